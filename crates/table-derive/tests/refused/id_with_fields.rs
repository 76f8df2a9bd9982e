use table::Id;

#[derive(Clone, Copy, PartialEq, Eq, Id)]
enum Region {
    Sea(u8),
}

fn main() {}
