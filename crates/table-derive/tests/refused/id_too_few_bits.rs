use table::Id;

#[derive(Clone, Copy, PartialEq, Eq, Id)]
#[ids(bits = u8)]
enum Good {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
}

fn main() {}
