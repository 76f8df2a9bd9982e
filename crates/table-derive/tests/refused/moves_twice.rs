use table::Moves;

#[derive(Moves)]
enum Move {
    #[words("roll {face}")]
    Roll(u8),
    #[words("roll {die}")]
    Throw(u8),
}

fn main() {}
