//! Every kind of hidden card, one by one: whoever does not know it is shown, told and drawn
//! exactly the same whatever card it is, and whoever knows it sees the difference.

mod common;

use agora::Agora;
use agora::ids::Player;
use common::{Play, Scene};
use table::{DrawOptions, Face, Notation, Secrets, Speech, Viewer};

const EVERYBODY: [&str; 4] = ["alpha", "beta", "gamma", "spectator"];

/// All that reaches a viewer: the position, the table in words, the drawing, and the log.
fn all_that_reaches(play: &Play, who: &str) -> [String; 4] {
    let viewer = Player::by_id(who).map_or(Viewer::Spectator, |one| Viewer::Seat(one.seat()));
    let view = Agora::view(play.position(), viewer);
    let events = play.0.plies().iter().flat_map(|ply| &ply.events);
    let told = events.filter_map(|event| Agora::redact(event, viewer));
    let say = |event| Agora::words().say("en", &Agora::tell(&event).message);
    [
        Agora::show(&view).to_string(),
        Agora::sketch(&view, "en"),
        Agora::draw(&view, &DrawOptions::default()),
        told.map(say).collect::<Vec<_>>().join("\n"),
    ]
}

/// Plays the same scene with two yellow cards, and asserts who can tell them apart.
fn check(make: impl Fn(&str) -> Play, knowers: &[&str]) {
    let (one, other) = (make("plato"), make("euclid"));
    assert_ne!(one.position(), other.position(), "the card is hidden somewhere");
    for who in EVERYBODY {
        let (seen, otherwise) = (all_that_reaches(&one, who), all_that_reaches(&other, who));
        if knowers.contains(&who) {
            assert_ne!(seen[..3], otherwise[..3], "{who} knows the card");
        } else {
            assert_eq!(seen, otherwise, "{who} does not know the card");
        }
    }
}

fn played(scene: Scene, moves: &[&str]) -> Play {
    let mut play = scene.play();
    play.moves(moves);
    play
}

#[test]
fn ago_0_9_a_hand_is_its_owners() {
    let scene = |card: &str| Scene::phase(3, "beta", "auction").hand("alpha", &[card]);
    check(|card| scene(card).hand("beta", &["hoplite"]).play(), &["alpha"]);
    // A card that was drawn is known to whoever drew it.
    let draw = |card: &str| format!("deal {card}");
    check(|card| played(Scene::phase(3, "beta", "draw"), &["draw yellow", &draw(card)]), &["beta"]);
}

#[test]
fn ago_2_1_a_card_under_the_hammer_is_the_auctioneers() {
    let put_up = |card: &str, moves: &[&str]| {
        let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &[card, "hoplite"]);
        let auction = format!("auction {card}");
        played(scene, &[&[auction.as_str()], moves].concat())
    };
    check(|card| put_up(card, &[]), &["alpha"]);
    check(|card| put_up(card, &["bid 2"]), &["alpha"]);
    check(|card| put_up(card, &["bid 2", "pass"]), &["alpha"]);
    // AGO-2.7: nobody wanted it, and it left the game face down.
    check(|card| put_up(card, &["pass", "pass", "let_go"]), &["alpha"]);
    // AGO-2.8: whoever gets it turns it up.
    check(|card| put_up(card, &["bid 4", "pass"]), &EVERYBODY);
}

#[test]
fn ago_0_10_history_is_known_to_those_who_saw_it() {
    let homer = |card: &str| {
        let scene = Scene::phase(3, "alpha", "income").city("alpha", &["homer"]);
        played(scene.hand("alpha", &[card]), &[&format!("use homer {card}")])
    };
    check(homer, &["alpha"]);
    let read = |card: &str, moves: &[&str]| {
        let scene = Scene::phase(3, "beta", "income").city("beta", &["herodotus"]);
        let scene = scene.history_known("alpha", &[card], &["alpha"]).history("alpha", &["farmer"]);
        played(scene, moves)
    };
    check(|card| read(card, &[]), &["alpha"]);
    check(|card| read(card, &["herodotus alpha"]), &["alpha", "beta"]);
    // AGO-9.9: what Herodotus removes stays known to those two.
    let erase = |card: &str| read(card, &["herodotus alpha", &format!("erase {card}")]);
    check(erase, &["alpha", "beta"]);
    // What everybody saw when it was lost stays known to everybody.
    let lost = |card: &str| {
        let scene = Scene::phase(3, "alpha", "war").city("alpha", &["hoplite"]);
        let scene = scene.city("beta", &[card]);
        played(scene, &["attack beta", &format!("destroy {card}"), "sacrifice hoplite"])
    };
    check(lost, &EVERYBODY);
}

#[test]
fn ago_9_2_cards_under_alexander_are_his_owners() {
    let tuck = |card: &str| {
        let scene = Scene::phase(3, "alpha", "income").city("alpha", &["alexander"]);
        played(scene.hand("alpha", &[card]), &[&format!("use alexander {card}")])
    };
    check(tuck, &["alpha"]);
    // When he leaves, they leave the game unseen.
    let lost = |card: &str| {
        let scene = Scene::phase(3, "alpha", "income").city("alpha", &["alexander"]);
        let tuck = format!("use alexander {card}");
        let war = ["done", "attack beta", "destroy farmer", "sacrifice alexander"];
        let scene = scene.city("beta", &["farmer"]).hand("alpha", &[card]);
        played(scene, &[&[tuck.as_str()], &war[..]].concat())
    };
    check(lost, &["alpha"]);
}

#[test]
fn ago_9_23_a_card_that_was_peeked_at_is_the_peepers() {
    let look = |card: &str| {
        let scene = Scene::phase(3, "alpha", "lighthouse").city("alpha", &["lighthouse"]);
        played(scene, &["look yellow", &format!("deal {card}")])
    };
    check(look, &["alpha"]);
}

#[test]
fn ago_9_3_what_leaves_the_game_face_down_is_known_to_its_owner() {
    for (user, vp) in [("archimedes", 0), ("priestess", 1)] {
        let discard = |card: &str| {
            let scene = Scene::phase(3, "alpha", "income").city("alpha", &[user]).vp("alpha", vp);
            played(scene.hand("alpha", &[card]), &[&format!("use {user} {card}")])
        };
        check(discard, &["alpha"]);
    }
    // AGO-9.17: so is what Phidias sends away.
    let phidias = |card: &str| {
        let scene = Scene::phase(3, "alpha", "develop").hand("alpha", &["phidias"]);
        let discard = format!("discard {card}");
        played(scene.hand("beta", &["hoplite", card]), &["develop phidias", &discard])
    };
    check(phidias, &["beta"]);
}

/// Alpha looks at the top yellow card, and beta draws it beside a card that alpha did not see.
fn seen(card: &str, others: &[&str], moves: &[&str]) -> Play {
    let top = serde_json::json!({"face": card, "known_to": ["alpha"]});
    let mut scene = Scene::phase(3, "beta", "draw").hand("beta", others).pile_top("yellow", &top);
    scene = scene.coins("beta", 20);
    let deal = format!("deal {card}");
    let drawn = ["draw yellow", &deal, "draw red", "deal hoplite", "done"];
    played(scene, &[&drawn[..], moves].concat())
}

#[test]
fn ago_9_23_what_was_seen_stays_known_in_another_hand() {
    check(|card| seen(card, &[], &[]), &["alpha", "beta"]);
    let play = seen("plato", &["homer"], &[]);
    let hand = &play.seen_by("alpha")["players"]["beta"]["hand"];
    assert_eq!(hand["cards"], serde_json::json!({"plato": 1}));
    assert_eq!(hand["hidden"], serde_json::json!({"red": 1, "yellow": 1}));
    assert_eq!(play.seen_by("gamma")["players"]["beta"]["hand"]["hidden"]["yellow"], 2);
    let first = play.0.plies()[1].events.clone();
    let told = |who: &str| {
        let viewer = Player::by_id(who).map_or(Viewer::Spectator, |one| Viewer::Seat(one.seat()));
        let event = Agora::redact(&first[0], viewer).expect("all are told of a draw");
        Agora::words().say("en", &Agora::tell(&event).message)
    };
    assert!(told("alpha").contains("Plato") && !told("gamma").contains("Plato"));
}

#[test]
fn ago_9_23_what_was_seen_is_known_where_it_goes_alone() {
    // The only yellow card: under the hammer and in the box alpha can tell what it is.
    let up = |card: &str, moves: &[&str]| {
        let auction = format!("auction {card}");
        seen(card, &[], &[&[auction.as_str()], moves].concat())
    };
    check(|card| up(card, &[]), &["alpha", "beta"]);
    check(|card| up(card, &["pass", "pass", "let_go"]), &["alpha", "beta"]);
}

#[test]
fn ago_9_23_among_two_nobody_can_tell() {
    // Of two yellow cards one is put up: alpha can't tell which.
    let up = |card: &str| {
        let scene = |other| seen("plato", &[other], &[&format!("auction {card}")]);
        scene(if card == "plato" { "euclid" } else { card })
    };
    let (one, other) = (up("plato"), up("euclid"));
    assert_eq!(all_that_reaches(&one, "alpha"), all_that_reaches(&other, "alpha"));
    // It is turned up, and alpha knows again what beta has.
    let sold = |card: &str, other: &str| {
        let auction = format!("auction {card}");
        seen("plato", &[other], &[&auction, "bid 4", "pass"])
    };
    let hand = |play: &Play| play.seen_by("alpha")["players"]["beta"]["hand"]["cards"].clone();
    assert_eq!(hand(&sold("euclid", "euclid")), serde_json::json!({"plato": 1}));
    assert_eq!(hand(&sold("plato", "euclid")), serde_json::Value::Null);
    // It went into the box unseen, and alpha can't be sure of either.
    let boxed = seen("plato", &["euclid"], &["auction euclid", "pass", "pass", "let_go"]);
    assert_eq!(hand(&boxed), serde_json::Value::Null);
}
