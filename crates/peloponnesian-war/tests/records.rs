//! Complete recorded wars, every ending among them, replay to their stored result.
//!
//! `cargo xtask records --game peloponnesian-war --games 420 --each 30` makes new ones.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use peloponnesian_war::PeloponnesianWar;
use peloponnesian_war::board::Ending;
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
fn every_recorded_war_replays_to_its_stored_result() {
    let files = corpus();
    let mut endings: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut won, mut campaigns) = (0, 0);
    for path in &files {
        let stored = read(path);
        let game = record::replay::<PeloponnesianWar>(&stored)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(game.actor(), Actor::Nobody, "{}: a complete war", path.display());
        assert!(stored.header("Result").is_some(), "{}: a stored result", path.display());
        let outcome = PeloponnesianWar::outcome(game.position()).expect("it is over");
        *endings.entry(outcome.reason).or_default() += 1;
        won += usize::from(outcome.winner().is_some());
        campaigns += usize::from(stored.header("Scenario") == Some("campaign"));
    }
    assert!(campaigns >= 100, "{campaigns} campaigns among {} wars", files.len());
    for ending in Ending::ALL {
        assert!(endings.contains_key(ending.id()), "none ends by {ending:?}: {endings:?}");
    }
    assert!(won > 0 && won < files.len(), "won and lost wars: {won} of {}", files.len());
}

#[test]
fn a_record_that_lies_about_its_result_is_refused() {
    let mut stored = read(&corpus()[0]);
    stored.set_header("Result", "player 999 last_turn");
    assert!(record::replay::<PeloponnesianWar>(&stored).is_err());
}
