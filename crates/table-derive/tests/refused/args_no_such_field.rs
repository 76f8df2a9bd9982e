#[derive(table::Reason)]
#[args(card = king)]
enum Reason {
    NotInHand { kind: u8 },
}

fn main() {}
