//! Complete recorded games, every ending among them, replay to their stored result.
//!
//! `cargo xtask records --game petteia --games 1800 --each 4` makes new ones. To be blocked is rare:
//! it happens in one game of some hundreds, on the small board.

mod common;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use petteia::Petteia;
use table::record::{self, Record};
use table::{Actor, Rules};

fn corpus() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let entries = std::fs::read_dir(&folder).expect("the records are part of the tree");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a readable entry").path()).collect();
    files.sort();
    files
}

fn read(path: &Path) -> Record {
    let file = BufReader::new(File::open(path).expect("a readable record"));
    Record::read(file).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_recorded_game_replays_to_its_stored_result() {
    let mut endings: BTreeMap<(String, String), usize> = BTreeMap::new();
    for path in corpus() {
        let stored = read(&path);
        let game = record::replay::<Petteia>(&stored)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(game.actor(), Actor::Nobody, "{}: a complete game", path.display());
        assert!(stored.header("Result").is_some(), "{}: a stored result", path.display());
        let ending = common::over(&game).expect("it is over");
        *endings.entry((game.setup().scenario.clone(), ending)).or_default() += 1;
    }
    assert!(endings.values().sum::<usize>() >= 40, "{endings:?}");
    let by = ["light", "dark"].into_iter().flat_map(|winner| {
        ["isolated", "quiet", "blocked"].map(|ending| format!("{ending} {winner}"))
    });
    for ending in by.chain(["quiet light+dark".to_owned()]) {
        assert!(endings.keys().any(|(_, one)| *one == ending), "{ending}: {endings:?}");
    }
    for scenario in &Petteia::about().editions[0].scenarios {
        let played = endings.iter().filter(|((one, _), _)| *one == scenario.id);
        assert!(played.map(|(_, n)| n).sum::<usize>() >= 10, "{}: {endings:?}", scenario.id);
    }
}

#[test]
fn a_record_that_lies_about_its_result_is_refused() {
    let mut stored = read(&corpus()[0]);
    stored.set_header("Result", "light 9 0 isolated");
    assert!(record::replay::<Petteia>(&stored).is_err());
}
