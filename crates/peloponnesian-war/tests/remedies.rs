//! What a refusal says would help.

mod common;

use common::{Play, Scene};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::refusal::Reason;
use peloponnesian_war::remedy::Remedy;
use serde_json::json;
use table::testkit::{Checks, check_game};
use table::{Help, Notation, Speech};

/// What would help a refused move.
fn help(play: &mut Play, words: &str) -> Help<Remedy> {
    let refusal = play.refused(words);
    let position = play.position();
    let mv = War::read_move(position, words).expect("words of a move");
    War::help(position, mv, &refusal)
}

/// The same, as a person reads it.
fn advice(play: &mut Play, words: &str) -> String {
    match help(play, words) {
        Help::Remedy(remedy) => War::words().say("en", &War::say_remedy(&remedy)),
        other => format!("{other:?}"),
    }
}

/// Every position of a few games, where the suite for all games takes one of many.
#[test]
fn every_remedy_of_a_few_games_holds() {
    let checks = Checks { games: 1, every: 1, drawing: false, ..Checks::default() };
    let tally = check_game::<War>(&checks);
    assert!(tally.games >= 2, "{tally:?}");
}

#[test]
fn pw_5_1_who_has_nobody_activates_somebody() {
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1", "objective megara"]);
    let said = advice(&mut play, "march");
    assert_eq!(said, "Activate one strength point of Athenian hoplites at Athens first.");
    play.moves(&["activate hoplites"]);
    assert!(play.legal().contains(&"march".to_owned()));
}

#[test]
fn pw_5_1_1_who_came_to_gather_activates_one_who_can_go_on() {
    let scene = Scene::operations("athens");
    let mut play = scene.units("athens", "piraeus", json!({"naval": 1, "hoplites": 1})).play();
    play.moves(&["operate", "roll 1", "objective megara", "assemble piraeus"]);
    // Ships would not come back to Athens, which lies inland.
    assert!(matches!(play.reason("assemble athens").1, Reason::ActivateFirst { .. }));
    let said = advice(&mut play, "assemble athens");
    assert_eq!(said, "Activate one strength point of Athenian hoplites at Piraeus first.");
    play.moves(&["activate hoplites", "assemble athens"]);
}

#[test]
fn pw_5_1_1_what_nothing_helps_is_said_first() {
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1", "objective megara", "assemble piraeus"]);
    // Nobody but ships is in Piraeus, and no ship gets to Athens: the prompt has to do.
    assert_eq!(help(&mut play, "assemble athens"), Help::Asked);
    assert!(matches!(play.reason("assemble sparta").1, Reason::NotAssembly { .. }));
    assert_eq!(help(&mut play, "assemble sparta"), Help::Nothing);
}

#[test]
fn pw_5_1_1_the_space_where_the_leader_stands_is_no_way_to_go() {
    let mut play = Scene::operations("athens").play();
    play.moves(&["operate", "roll 1", "objective megara"]);
    assert!(matches!(play.reason("assemble athens").1, Reason::AlreadyThere { .. }));
    assert_eq!(help(&mut play, "assemble athens"), Help::Asked);
    // Ships are in Piraeus.
    let said = advice(&mut play, "activate naval");
    assert_eq!(said, "Go to Piraeus first: you can activate Athenian ships there.");
    play.moves(&["assemble piraeus", "activate naval"]);
}

#[test]
fn pw_5_1_4_whoever_goes_over_sea_takes_as_many_ships() {
    let scene = Scene::bare("athens").units("athens", "piraeus", json!({"naval": 3}));
    let men = json!({"hoplites": 2});
    let mut play = scene.muster("pericles", "piraeus", "naxos", men).play();
    assert!(matches!(play.reason("march").1, Reason::NoWay { .. }));
    let said = advice(&mut play, "march");
    assert_eq!(said, "Activate 2 strength points of Athenian ships at Piraeus first.");
    play.moves(&["activate naval"]);
    let said = advice(&mut play, "march");
    assert_eq!(said, "Activate one strength point of Athenian ships at Piraeus first.");
    play.moves(&["activate naval", "march"]);
}

#[test]
fn pw_5_1_5_nothing_brings_money_within_an_operation() {
    let scene = Scene::bare("athens").units("athens", "piraeus", json!({"naval": 3}));
    let scene = scene.set("/treasury/athens", json!(1_010));
    let mut play = scene.muster("pericles", "piraeus", "naxos", json!({"naval": 1})).play();
    assert!(matches!(play.reason("activate naval").1, Reason::CannotPay { .. }));
    assert_eq!(help(&mut play, "activate naval"), Help::Nothing);
    assert_eq!(help(&mut play, "pass"), Help::Asked);
}

#[test]
fn pw_5_1_1_who_came_to_gather_takes_somebody_along_to_others() {
    let scene = Scene::operations("athens");
    let mut play = scene.units("athens", "chios", json!({"allied-naval": 1})).play();
    play.moves(&["operate", "roll 1", "objective megara", "assemble piraeus"]);
    assert!(matches!(play.reason("activate allied-naval").1, Reason::NothingFresh { .. }));
    assert_eq!(
        advice(&mut play, "activate allied-naval"),
        "First activate Athenian ships at Piraeus, then go to Chios: you can activate ships of \
         Athenian allies there."
    );
}
