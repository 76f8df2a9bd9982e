use table::Moves;

#[derive(Moves)]
enum Move {
    Bid(#[word(as = "coins")] u8),
    #[words("pass", silently)]
    Pass,
}

fn main() {}
