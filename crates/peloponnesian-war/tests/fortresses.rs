//! Who holds a fortress, who besieges it, and what that is worth.

mod common;

use std::collections::BTreeSet;

use common::{Play, Scene};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::event::Event;
use peloponnesian_war::ids::{Side, Space, Unit};
use peloponnesian_war::moves::Move;
use peloponnesian_war::position::Position;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus as Dice;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use table::{Actor, Log, Rules, Setup};

#[test]
fn pw_6_1_who_has_not_left_a_captured_fortress_does_not_besiege_it_again() {
    let mut play = Scene::bare("athens")
        .units("athens", "heraclea", json!({"hoplites": 2}))
        .set("/captured/athens", json!(["heraclea"]))
        .play();
    play.moves(&["operate", "roll 1", "objective heraclea", "assemble heraclea"]);
    play.travel();
    play.moves(&["activate hoplites", "activate hoplites"]);
    assert_eq!(play.state()["captured"]["athens"], json!(["heraclea"]), "they stand there still");
    let told = play.told(&["march"]);
    assert!(!told.contains(&"siege"), "{told:?}");
    assert_eq!((play.points(), play.confidence()), (0, (0, 0)));
}

#[test]
fn pw_0_6_a_captured_space_is_lost_as_its_last_strength_point_leaves() {
    let mut play = Scene::bare("athens")
        .units("athens", "megara", json!({"hoplites": 1}))
        .set("/captured/athens", json!(["megara"]))
        .play();
    play.moves(&["operate", "roll 1", "objective pegae", "assemble megara"]);
    play.travel();
    play.moves(&["activate hoplites"]);
    assert_eq!(play.state()["captured"]["athens"], json!(["megara"]));
    play.moves(&["march"]);
    assert_eq!(play.count("athens", "pegae", "hoplites"), 1);
    assert_eq!(play.state()["captured"]["athens"], json!([]));
}

#[test]
fn pw_6_1_1_cavalry_at_piraeus_leaves_the_besiegers_of_athens_alone() {
    let mut play = Scene::bare("athens")
        .units("sparta", "athens", json!({"hoplites": 12, "cavalry": 2}))
        .units("athens", "piraeus", json!({"naval": 8, "cavalry": 1}))
        .leader("pericles", "cup")
        .leader("archidamus", "athens")
        .set("/objectives/sparta", json!(["athens"]))
        .play();
    let told = play.told(&["pass"]);
    assert!(!told.contains(&"battle-land"), "{told:?}");
    assert!(told.contains(&"siege-fed"), "{told:?}");
}

/// An Athenian army before Megara, which is held; Spartan cavalry in two spaces watches it.
fn before_megara(garrison: serde_json::Value) -> Play {
    let mut scene = Scene::bare("athens")
        .units("athens", "megara", json!({"hoplites": 9}))
        .units("sparta", "cenchreae", json!({"allied-cavalry": 1, "allied-hoplites": 1}))
        .units("sparta", "pegae", json!({"allied-cavalry": 1, "allied-hoplites": 1}))
        .leader("cleon", "megara")
        .set("/season/deadly", json!(true));
    if garrison != json!({}) {
        scene = scene.units("sparta", "megara", garrison);
    }
    let mut play = scene.play();
    play.moves(&["pass"]);
    assert_eq!(play.set("besieged"), ["megara"]);
    play
}

#[test]
fn pw_6_2_a_besieger_without_a_leader_is_not_under_siege() {
    let mut play = before_megara(json!({"allied-hoplites": 1}));
    let first = play.legal()[0].clone();
    play.moves(&[&first, "roll 3", "roll 1"]);
    assert_eq!(play.state()["leaders"]["cleon"], "gone");
    // The other force fights too.
    assert_eq!(play.step(), "battle");
    play.moves(&["roll 6", "roll 1"]);
    // PW-6.4, PW-6.5: it does not go on with the siege, and shares no space.
    assert_eq!(play.count("athens", "megara", "hoplites"), 0);
    assert_eq!(play.count("sparta", "megara", "allied-hoplites"), 1);
}

#[test]
fn pw_6_4_who_wins_without_a_leader_stays_and_holds_the_fortress() {
    let scene = Scene::bare("athens")
        .units("sparta", "athens", json!({"hoplites": 6, "allied-hoplites": 6}))
        .units("athens", "athens", json!({"hoplites": 3}))
        .leader("pericles", "cup");
    let mut play = scene.play();
    play.moves(&["pass", "roll 1", "roll 6"]);
    while play.step() == "losses" {
        let first = play.legal()[0].clone();
        play.moves(&[&first]);
    }
    play.advance(1, "build");
    assert_eq!(play.state()["captured"]["sparta"], json!(["athens"]));
    play.moves(&["done"]);
    // PW-9.2: Athens is lost.
    assert_eq!(play.ending().expect("the war is over").reason, "athens_surrenders");
}

#[test]
fn pw_6_7_an_expedition_that_wins_and_loses_its_leader_stays() {
    let scene = Scene::bare("athens")
        .units("sparta", "megara", json!({"allied-hoplites": 4}))
        .set("/season/deadly", json!(true));
    let force = json!({"hoplites": 4});
    let mut play = scene.muster("cleon", "athens", "cenchreae", force).play();
    play.moves(&["march"]);
    play.advance(1, "interception");
    assert_eq!(play.expedition_at(), "megara");
    // Eight on land, half of them Megara's: a battle. 3 beats 1, and Cleon falls.
    play.moves(&["roll 4", "roll 2", "roll 2", "roll 3", "roll 1"]);
    assert_eq!(play.state()["leaders"]["cleon"], "gone");
    assert_eq!(play.count("athens", "megara", "hoplites"), 4);
}

/// Whether strength points of a side stand in a space, on an expedition or not.
fn stands(position: &Position, side: Side, space: Space) -> bool {
    let board = &position.board;
    let afield = board.expedition.as_ref().is_some_and(|one| {
        one.side == side && one.at == space && Unit::ALL.iter().any(|u| one.units[u.index()] > 0)
    });
    afield || !board.force(side, space).is_empty()
}

/// A player who likes to operate in what he has captured already.
fn choose(position: &Position, legal: &[Move], rng: &mut Dice) -> Move {
    let board = &position.board;
    let captured = |space: Space| board.captured[board.player.index()].contains(space);
    let busy = |mv: &Move| match *mv {
        Move::Objective(space) | Move::Assemble(space) => captured(space),
        Move::Activate(_) | Move::Operate | Move::March => true,
        _ => false,
    };
    let liked: Vec<_> = legal.iter().copied().filter(busy).collect();
    // Else whatever is left: an empty fortress, most often.
    let pool = if liked.is_empty() || rng.random_range(0..4) == 0 { legal } else { &liked[..] };
    pool[rng.random_range(0..pool.len())]
}

fn by_weight(position: &Position, legal: &[Move], rng: &mut Dice) -> Move {
    let all: u32 = legal.iter().map(|&mv| War::weight(position, mv)).sum();
    let mut left = rng.random_range(0..all);
    for &mv in legal {
        let weight = War::weight(position, mv);
        if left < weight {
            return mv;
        }
        left -= weight;
    }
    legal[0]
}

fn taken(events: &[Event]) -> Vec<(usize, Space)> {
    let of = |event: &Event| match event {
        Event::SiegeRolled { side, space, succeeds: true, .. } => Some((side.index(), *space)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// Plays one war for a few turns; how many fortresses fell, and were held when another turn began.
fn play_a_war(seed: u64, turns: u8) -> usize {
    let mut rng = Dice::seed_from_u64(seed);
    let mut position = War::start(&Setup::standard(War::about())).expect("a campaign");
    let (mut held, mut fallen) = (BTreeSet::new(), 0);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while position.board.turn <= turns && War::actor(&position) != Actor::Nobody {
        War::legal(&position, &mut legal);
        let mv = match War::actor(&position) {
            Actor::Chance => by_weight(&position, &legal, &mut rng),
            _ => choose(&position, &legal, &mut rng),
        };
        events.clear();
        War::play(&mut position, mv, &mut Log::into(&mut events));
        for prize in taken(&events) {
            assert!(held.insert(prize), "seed {seed}: {prize:?} is taken twice without a break");
            fallen += 1;
        }
        held.retain(|&(side, space)| stands(&position, Side::BOTH[side], space));
    }
    fallen
}

/// PW-6.1: over thousands of wars nobody scores twice for a fortress held without a break.
#[test]
fn pw_6_1_no_fortress_is_taken_twice_while_it_is_held() {
    let fallen: usize = (0..3_000).map(|seed| play_a_war(seed, 3)).sum();
    assert!(fallen > 1_000, "only {fallen} fortresses fell");
}
