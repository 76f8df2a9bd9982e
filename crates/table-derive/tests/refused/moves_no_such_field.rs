use table::Moves;

#[derive(Moves)]
enum Move {
    #[words("bid {price}")]
    Bid { coins: u8 },
}

fn main() {}
