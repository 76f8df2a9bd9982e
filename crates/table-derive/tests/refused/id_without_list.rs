use table::Id;

#[derive(Clone, Copy, PartialEq, Eq, Id)]
struct Polis(u8);

fn main() {}
