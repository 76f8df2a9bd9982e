use table::Moves;

#[derive(Moves)]
enum Move {
    Clash(u8, u8),
}

fn main() {}
