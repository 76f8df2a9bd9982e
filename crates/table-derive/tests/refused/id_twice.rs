use table::Id;

#[derive(Clone, Copy, PartialEq, Eq, Id)]
enum Good {
    Metal,
    #[id("metal")]
    Iron,
}

fn main() {}
