//! Complete recorded games for three, four and five players replay to their stored result.
//!
//! `cargo xtask records --game agora --each 3` makes new ones.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use agora::Agora;
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
    let mut seats: BTreeMap<usize, usize> = BTreeMap::new();
    let (mut shared, mut broken) = (0, 0);
    for path in corpus() {
        let stored = read(&path);
        let game = record::replay::<Agora>(&stored)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(game.actor(), Actor::Nobody, "{}: a complete game", path.display());
        assert!(stored.header("Result").is_some(), "{}: a stored result", path.display());
        *seats.entry(game.setup().seats).or_default() += 1;
        let outcome = Agora::outcome(game.position()).expect("it is over");
        shared += usize::from(outcome.is_shared());
        broken += usize::from(outcome.tie_break.is_some());
    }
    assert!(shared > 0 && broken > 0, "AGO-8.8, AGO-8.9: {shared} shared, {broken} ties broken");
    assert!(seats.values().sum::<usize>() >= 100, "{seats:?}");
    assert!((3..=5).all(|n| seats.get(&n).is_some_and(|&games| games >= 20)), "{seats:?}");
}

#[test]
fn a_record_that_lies_about_its_result_is_refused() {
    let mut stored = read(&corpus()[0]);
    stored.set_header("Result", "alpha 99 0 0 points");
    assert!(record::replay::<Agora>(&stored).is_err());
}
