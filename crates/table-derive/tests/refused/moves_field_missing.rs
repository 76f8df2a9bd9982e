use table::Moves;

#[derive(Moves)]
enum Move {
    #[words("clash {one}")]
    Clash(u8, u16),
}

fn main() {}
