use table::Id;

#[derive(Clone, Copy, PartialEq, Eq, Id)]
#[ids(colour = "red")]
enum Good {
    Wine,
}

fn main() {}
