#[derive(table::Reason)]
enum Reason {
    #[says("why-wants-galleys" if galleys, _ = galleys)]
    WrongUnits { galleys: bool },
}

fn main() {}
