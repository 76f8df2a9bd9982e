//! What a refusal says would help.

mod common;

use std::collections::{HashSet, VecDeque};

use common::{Play, Scene};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::flow::Frame;
use peloponnesian_war::ids::{Space, Unit};
use peloponnesian_war::moves::Move;
use peloponnesian_war::position::Position;
use peloponnesian_war::refusal::Reason;
use peloponnesian_war::remedy::Remedy;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use table::chance::below;
use table::testkit::{Checks, check_game};
use table::{Actor, Help, Log, Notation, Rules, Setup, Speech};

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

#[test]
fn pw_5_1_1_a_third_space_may_lie_on_the_way() {
    let scene = Scene::operations("athens").units("athens", "chios", json!({"allied-naval": 1}));
    let mut play = scene.units("athens", "athens", json!({"hoplites": 1})).play();
    play.moves(&["operate", "roll 1", "objective megara", "activate hoplites"]);
    // Hoplites do not get to Chios without ships, and those are in Piraeus.
    assert_eq!(
        advice(&mut play, "activate allied-naval"),
        "Before that, in this order: go to Piraeus, activate one strength point of Athenian ships \
         at Piraeus, go to Chios."
    );
}

/// Moves that the player could wish for while he gathers an expedition, and for which nothing
/// but the prompt is said; a leader who is where he is to go needs no advice.
fn unhelped(position: &Position, tried: &mut usize) -> Vec<Move> {
    let mut meant: Vec<_> = Unit::ALL.map(Move::Activate).into();
    meant.push(Move::March);
    meant.extend(Space::all().map(Move::Assemble));
    meant.retain(|&mv| {
        let Err(refusal) = War::check(position, mv) else { return false };
        *tried += 1;
        let there = matches!(refusal.reason, Reason::AlreadyThere { .. });
        !there && War::help(position, mv, &refusal).remedy().is_none()
    });
    meant
}

/// What the player can come to from a position within the operation by so many moves of his own,
/// where dice hinder nobody.
fn within(position: &Position, moves: usize) -> Vec<Position> {
    let (mut found, mut known, mut legal) = (Vec::new(), HashSet::new(), Vec::new());
    let mut queue = VecDeque::from([(position.clone(), 0)]);
    while let Some((before, made)) = queue.pop_front() {
        War::legal(&before, &mut legal);
        for &mv in legal.iter().filter(|mv| **mv != Move::March) {
            let mut after = before.clone();
            War::play(&mut after, mv, &mut Log::silent());
            pass(&mut after);
            let (Some(Frame::Muster(_)), Some(one)) = (after.steps.top(), after.board.expedition)
            else {
                continue;
            };
            if known.insert((one.at, one.units)) && made + 1 < moves && known.len() < 300 {
                queue.push_back((after.clone(), made + 1));
            }
            found.push(after);
        }
    }
    found
}

/// The first face of a die hinders nobody, and the player keeps to the coasts.
fn pass(position: &mut Position) {
    let mut legal = Vec::new();
    while let Some(Frame::Leg(_) | Frame::Storm(_) | Frame::Interception(_)) = position.steps.top()
    {
        War::legal(position, &mut legal);
        let chance = War::actor(position) == Actor::Chance;
        let next = if chance { legal[0] } else { legal[legal.len() - 1] };
        War::play(position, next, &mut Log::silent());
    }
}

/// No remedy is empty where the player's own moves within the operation would help.
#[test]
fn what_nothing_helps_is_not_possible_later_in_the_operation() {
    let (mut tried, mut legal) = (0, Vec::new());
    for seed in 0..24 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = War::start(&Setup::standard(War::about())).expect("a campaign");
        loop {
            War::legal(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            if matches!(position.steps.top(), Some(Frame::Muster(_))) && below(&mut rng, 3) == 0 {
                let unhelped = unhelped(&position, &mut tried);
                for later in within(&position, 4) {
                    for &mv in &unhelped {
                        let at = position.board.expedition;
                        assert!(
                            War::check(&later, mv).is_err(),
                            "seed {seed}: {mv:?} is possible later, from {at:?}"
                        );
                    }
                }
            }
            let chosen = legal[below(&mut rng, legal.len() as u64) as usize];
            War::play(&mut position, chosen, &mut Log::silent());
        }
    }
    assert!(tried > 10_000, "only {tried} moves were refused");
}
