use table::Moves;

#[derive(Moves)]
enum Move {
    #[words("port {copy} {player}")]
    Port(Option<u8>, u8),
}

fn main() {}
