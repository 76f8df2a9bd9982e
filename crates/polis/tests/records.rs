//! Complete recorded games, every ending among them, replay to their stored result.
//!
//! `cargo xtask records` makes new ones.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use polis::Polis;
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
    let files = corpus();
    assert!(files.len() >= 200, "{} records", files.len());
    let mut endings: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for path in &files {
        let stored = read(path);
        let game = record::replay::<Polis>(&stored)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(game.actor(), Actor::Nobody, "{}: a complete game", path.display());
        assert!(stored.header("Result").is_some(), "{}: a stored result", path.display());
        let outcome = Polis::outcome(game.position()).unwrap();
        let edition = game.position().table.board.edition.id;
        *endings.entry((edition, outcome.reason)).or_default() += 1;
    }
    let both = ["points", "capital_lost", "ostracised", "both_ostracised"];
    let second = both.into_iter().chain(["disgraced"]).map(|ending| ("2020", ending));
    for ending in both.into_iter().map(|ending| ("2012", ending)).chain(second) {
        assert!(endings.contains_key(&ending), "no game ends by {ending:?}: {endings:?}");
    }
    let of_second = endings.iter().filter(|((edition, _), _)| *edition == "2020");
    assert!(of_second.map(|(_, n)| n).sum::<usize>() >= 60, "{endings:?}");
}

#[test]
fn a_record_that_lies_about_its_result_is_refused() {
    let mut stored = read(&corpus()[0]);
    stored.set_header("Result", "athens 99 0 points");
    assert!(record::replay::<Polis>(&stored).is_err());
}

#[test]
fn an_illegal_move_is_refused_with_its_line_and_clause() {
    let mut stored = read(&corpus()[0]);
    stored.plies[36].words = "besiege athenai".to_owned();
    let error = record::replay::<Polis>(&stored).map(|_| ()).unwrap_err();
    assert_eq!(error.line, stored.plies[36].line);
    assert!(error.reason.contains("ply 37"), "{error}");
}
