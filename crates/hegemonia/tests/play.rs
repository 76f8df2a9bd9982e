//! A game against a bot in the terminal.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use common::{Ran, run, run_with};

fn play(input: &str) -> String {
    let Ran { code, out, err } = run_with(&["play", "--game", "pebbles", "--seed", "4"], input);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    out
}

/// Every part must occur, in this order.
fn check(out: &str, parts: &[&str]) {
    let mut rest = out;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("no {part:?} in {rest}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn the_table_is_shown_and_the_end_of_input_is_a_goodbye() {
    let parts = [
        "You play White against greedy (seed 4)",
        "White draws the Dog. [PEB-1]",
        "Black draws a charm. [PEB-1]",
        "White: throw the die",
        "3  Throw the die",
        "Goodbye.",
    ];
    check(&play(""), &parts);
    check(&play("q\nnever read"), &parts);
}

#[test]
fn a_choice_is_made_by_number_or_by_words() {
    for input in ["3\n", "roll\n", "  roll  \n"] {
        check(&play(input), &["White throws 2. [PEB-4]", "1  Take a pebble", "Goodbye."]);
    }
}

#[test]
fn a_whole_game_is_played_to_its_scores() {
    let moves = "roll\ntake\n".repeat(20);
    let parts = ["Black takes a pebble", "White: ", "pebbles", "Black: ", "The game is over."];
    check(&play(&moves), &parts);
    check(&play(&format!("{moves}1\nroll\nlog\n")), &["The game is over.", "1 chance"]);
}

#[test]
fn nonsense_gets_a_helpful_answer() {
    check(&play("fly\n"), &["“fly” is no move here", "? shows what else"]);
    check(&play("0\n99\n"), &["a number from 1 to 3", "a number from 1 to 3"]);
    check(&play("show me\n"), &["Did you mean: show?"]);
    check(
        &play("take\n"),
        &["That is not what is asked now. White: throw the die, or use your charm first. [PEB-4]"],
    );
    check(&play("\u{0}\u{7f}ἀγορά 🏺\n-1\n999999999999999999999\n"), &["is no move here"; 3]);
}

#[test]
fn undo_says_what_stands_in_the_way() {
    check(&play("u\n"), &["A die was rolled or a card drawn since"]);
    check(&play("roll\ntake\ndone\nu\n"), &["The turn has passed since"]);
    let out = run_with(
        &["play", "--game", "pebbles", "--option", "charms=off", "--scenario", "beach"],
        "u\nroll\n",
    );
    check(&out.out, &["You have not decided anything yet."]);
}

#[test]
fn a_decision_is_taken_back_while_nothing_was_learnt() {
    // Seeds in which two or three pebbles may be taken: after the first, taking back is free.
    let out = (1..50)
        .map(|seed| {
            let seed = seed.to_string();
            let args = ["play", "--game", "pebbles", "--seed", &seed];
            run_with(&args, "roll\ntake\nu\n").out
        })
        .find(|out| out.contains("Leave the rest"))
        .unwrap();
    check(&out, &["White takes a pebble", "Leave the rest", "Taken back.", "1  Take a pebble"]);
}

#[test]
fn questions_are_answered() {
    check(&play("why heap\n"), &["Throw the die (roll):", "You can do this. [PEB-4]"]);
    check(
        &play("why take\n"),
        &["That is not what is asked now. White: throw the die, or use your charm first. [PEB-4]"],
    );
    check(&play("why acropolis\nwhy\n"), &["neither a move nor a thing", "Say which move"]);
    check(&play("board\n"), &[">   9 pebbles are left\n  White: throw the die"]);
    assert!(!play("board\nlog\n").contains("charm cat"), "the other charm stays hidden");
    check(&play("?\n"), &["take back your last decision", "save FILE"]);
    check(&play("rules 3\n"), &["are not in the program"]);
}

#[test]
fn a_game_is_saved_and_can_be_replayed_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.hgr");
    let path = file.to_str().unwrap();
    let input = format!("save {path}\nroll\nsave {path}\nsave\nsave {path}/x\n");
    check(&play(&input), &["Saved to", "exists already", "Say which file", "could not be written"]);
    let record = std::fs::read_to_string(&file).unwrap();
    for header in
        ["[Player-white \"human\"]", "[Player-black \"greedy\"]", "[Seed \"4\"]", "[Date "]
    {
        assert!(record.contains(header), "{record}");
    }
    assert_eq!(run(&["verify", path]).code, Some(0));
    check(&run(&["replay", path]).out, &["White draws the Dog.", "the game was not over"]);
}

#[test]
fn what_does_not_exist_is_refused_with_what_does() {
    let cases: [(&[&str], &str); 5] = [
        (&["play", "--game", "chess"], "pebbles"),
        (&["play", "--game", "pebbles", "--side", "green"], "white, black"),
        (&["play", "--game", "pebbles", "--edition", "third"], "first"),
        (&["play", "--game", "pebbles", "--option", "charms=many"], "on, off"),
        (&["play", "--game", "pebbles", "--bot", "oracle"], "random, sensible, greedy"),
    ];
    for (arguments, part) in cases {
        let Ran { code, out, err } = run(arguments);
        assert_ne!(code, Some(0), "{arguments:?}");
        assert!(err.contains(part) && out.is_empty(), "{arguments:?}: {err}");
    }
}
