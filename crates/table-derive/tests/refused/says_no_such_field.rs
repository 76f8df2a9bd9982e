#[derive(table::Reason)]
enum Reason {
    #[says(need, polis)]
    TooFew { need: u8 },
}

fn main() {}
