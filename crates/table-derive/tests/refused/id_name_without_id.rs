use table::Id;

#[derive(Clone, Copy, PartialEq, Eq, Id)]
#[ids(name = "good-{name}")]
enum Good {
    Wine,
}

fn main() {}
