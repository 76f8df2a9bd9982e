#[derive(table::Event)]
enum Event {
    #[clause("POL-13.5")]
    #[secret(card, known_to = side)]
    Dealt { card: Option<u8> },
}

fn main() {}
