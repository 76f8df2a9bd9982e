//! Arena, bench, soak and records: what people study games with.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use std::collections::BTreeMap;
use std::path::Path;

use common::{Ran, run};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

#[test]
fn the_arena_reports_for_people_and_programs() {
    let match_of = ["arena", "--game", "pebbles", "--seat", "greedy", "--seat", "random"];
    let mut arguments = match_of.to_vec();
    arguments.extend(["--games", "20", "--seed", "5"]);
    let Ran { code, out, .. } = run(&arguments);
    assert_eq!(code, Some(0));
    assert!(out.contains("pebbles first brook: 20 games, seed 5, seats swapped"), "{out}");
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("plot.svg");
    arguments.extend(["--json", "--fixed-seats", "--plot", plot.to_str().unwrap()]);
    let report = json(&run(&arguments).out);
    assert_eq!((&report["games"], &report["swapped"]), (&20.into(), &false.into()));
    assert!(std::fs::read_to_string(plot).unwrap().starts_with("<svg"));
    let Ran { code, err, .. } = run(&["arena", "--game", "pebbles", "--seat", "a"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("mcts:1000"), "{err}");
    let three = ["--seat", "random", "--game", "pebbles"];
    let Ran { code, err, .. } = run(&[&match_of[..], &three[..2]].concat());
    assert_eq!(code, Some(1));
    assert!(err.contains("one for each seat"), "{err}");
}

#[test]
fn the_balance_of_every_set_up_is_a_table_and_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("plot.svg");
    let arguments = ["balance", "--game", "pebbles", "--bot", "greedy", "--games", "10"];
    let plotted = ["--plot", plot.to_str().unwrap()];
    let Ran { code, out, .. } = run(&[&arguments[..], &plotted[..]].concat());
    assert_eq!(code, Some(0));
    let lines: Vec<_> = out.lines().collect();
    assert!(lines[0].starts_with("| edition | scenario | games |"), "{out}");
    let rows = lines.iter().filter(|line| line.starts_with("| first |")).count();
    assert_eq!(rows, lines.len() - 2, "a row for each set-up: {out}");
    assert!(rows >= 2 && out.contains(" | 10 | "), "{out}");
    let svg = std::fs::read_to_string(plot).unwrap();
    assert!(svg.contains("brook") && svg.contains("beach"), "{svg}");
    assert_eq!(svg.matches("<circle").count(), 2 * rows, "two sides each");
}

#[test]
fn the_bench_prints_one_object() {
    let Ran { code, out, err } = run(&["bench", "--game", "pebbles", "--seconds", "1"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let bench = json(&out);
    for figure in ["playouts_per_second", "moves_per_second", "moves_per_game", "cores"] {
        assert!(bench[figure].as_f64().unwrap() > 0.0, "{figure}: {bench}");
    }
    assert!(bench["bytes_per_position"].as_u64().unwrap() >= 8, "{bench}");
}

#[test]
fn a_soak_counts_and_writes_json() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("soak.json");
    let arguments = ["soak", "--game", "pebbles", "--games", "300", "--json"];
    let Ran { code, out, .. } = run(&[&arguments[..], &[file.to_str().unwrap()]].concat());
    assert_eq!(code, Some(0));
    assert!(out.contains("300 games") && out.contains("event-took"), "{out}");
    let soaked = json(&std::fs::read_to_string(file).unwrap());
    assert_eq!(soaked["endings"]["heap-gone"], 300);
    assert_eq!(soaked, json(&run(&[&arguments[..], &["-"]].concat()).out), "the same again");
}

#[test]
fn a_soak_begins_with_positions_too_and_tells_faults() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let mut engine = common::Engine::start();
    let handle = engine.open(serde_json::json!({"game": "pebbles", "seed": 1}));
    let state = engine.call("game.state", serde_json::json!({"handle": handle}));
    std::fs::write(path("good"), state.to_string()).unwrap();
    std::fs::write(path("bad"), "{}").unwrap();
    std::fs::write(path("none"), "{").unwrap();
    let soak = |start: &str, rest: &[&str]| {
        let path = path(start);
        let arguments = ["soak", "--game", "pebbles", "--games", "20", "--start", &path];
        run(&[&arguments[..], rest].concat())
    };
    assert_eq!(soak("good", &[]).code, Some(0));
    assert!(soak("bad", &[]).err.contains("impossible"));
    assert!(soak("none", &[]).err.contains("is not JSON"));
    let Ran { code, err, .. } = soak("good", &["--most-plies", "3"]);
    assert_eq!(code, Some(1));
    assert!(err.contains("stuck") && err.contains("after 3 moves: "), "{err}");
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let name = |entry: &std::fs::DirEntry| entry.file_name().into_string().unwrap();
    entries.map(|entry| (name(&entry), std::fs::read_to_string(entry.path()).unwrap())).collect()
}

#[test]
fn records_are_made_of_every_ending_and_are_the_same_again() {
    let folder = tempfile::tempdir().unwrap();
    let made = |name: &str| {
        let out = folder.path().join(name);
        let arguments = ["records", "--game", "pebbles", "--scenario", "brook"];
        let ran = run(&[
            &arguments[..],
            &["--games", "60", "--each", "1"],
            &["--out", out.to_str().unwrap()],
        ]
        .concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        files(&out)
    };
    let records = made("first");
    assert_eq!(records, made("second"));
    assert_eq!(records.len(), 3, "white, black and shared: {:?}", records.keys());
    for (name, text) in &records {
        assert!(name.contains("-heap-gone-") && name.ends_with(".hgr"), "{name}");
        assert!(text.contains("[Seed ") && text.contains("[Player-white "), "{text}");
        let path = folder.path().join("first").join(name);
        assert_eq!(run(&["verify", path.to_str().unwrap()]).code, Some(0));
    }
}
