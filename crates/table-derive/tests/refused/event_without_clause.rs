#[derive(table::Event)]
enum Event {
    #[clause("AGO-2.3")]
    Passed,
    GameOver,
}

fn main() {}
