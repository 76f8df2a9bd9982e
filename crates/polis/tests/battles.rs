//! Chapter 13: battles.

#![allow(clippy::unwrap_used, reason = "helpers fail their test")]

mod common;

use common::{Play, Scene};
use polis::Polis;
use polis::ids::CardHalf;
use polis::refusal::Reason;
use serde_json::{Value, json};
use table::any::AnyTable;
use table::{Notation, Rules, Seat, Secrets, Speech, Viewer};

/// Athens at the beginning of its turn, with units of both in Boiotia or in the Kyklades.
fn facing(region: &str, athens: u8, sparta: u8) -> Scene {
    let scene = Scene::bare("5a", "athens").prestige("athens", 5).prestige("sparta", 5);
    add(scene, region, athens, sparta)
}

fn add(scene: Scene, region: &str, athens: u8, sparta: u8) -> Scene {
    if region == "kyklades" {
        return scene.galleys("athens", region, athens).galleys("sparta", region, sparta);
    }
    scene.hoplites("athens", region, athens).hoplites("sparta", region, sparta)
}

fn deal(play: &mut Play, cards: &[&str]) {
    for card in cards {
        play.moves(&[&format!("deal {card}")]);
    }
}

fn lay(play: &mut Play, cards: &[&str]) {
    for card in cards {
        play.moves(&[&format!("play {card}")]);
    }
}

/// Every side that is asked stands.
fn stand(play: &mut Play) {
    while play.can("stand") {
        play.moves(&["stand"]);
    }
}

/// The pass of Athens and the hands of a battle of four against four in Boiotia, with these cards
/// in them.
fn dealt(scene: Scene, attack: [&str; 2], defence: [&str; 2]) -> Play {
    let mut play = scene.play();
    play.moves(&["pass"]);
    stand(&mut play);
    deal(&mut play, &attack);
    deal(&mut play, &["phalanx_advance"; 2]);
    deal(&mut play, &defence);
    deal(&mut play, &["cavalry_advance"; 2]);
    play
}

fn assault_from(scene: Scene, attack: [&str; 2], defence: [&str; 2]) -> Play {
    let mut play = dealt(scene, attack, defence);
    lay(&mut play, &attack);
    lay(&mut play, &defence);
    play
}

/// The first assault: four Spartans attack four Athenians in Boiotia.
fn assault(attack: [&str; 2], defence: [&str; 2]) -> Play {
    assault_from(facing("boiotia", 4, 4), attack, defence)
}

/// What an assault did: prestige of Sparta and of Athens, units of Sparta and of Athens.
fn check(attack: [&str; 2], defence: [&str; 2], prestige: [i64; 2], units: [i64; 2]) {
    let play = assault(attack, defence);
    let sides = ["sparta", "athens"];
    assert_eq!(sides.map(|side| play.prestige(side)), prestige, "{attack:?} {defence:?}");
    assert_eq!(sides.map(|side| play.hoplites(side, "boiotia")), units, "{attack:?} {defence:?}");
}

/// The chances of every card in the deck: card and copies.
fn deck(play: &Play) -> Vec<(String, u32)> {
    let mut moves = Vec::new();
    Polis::legal(play.position(), &mut moves);
    let weighed = moves.into_iter().map(|mv| {
        let words = Polis::write_move(play.position(), mv);
        (words.trim_start_matches("deal ").to_owned(), Polis::weight(play.position(), mv))
    });
    weighed.collect()
}

fn deck_size(play: &Play) -> u32 {
    deck(play).iter().map(|(_, copies)| copies).sum()
}

fn hand_size(play: &Play, side: &str) -> i64 {
    let state = play.state();
    let cards = state["hands"][side].as_object().unwrap();
    cards.values().map(|n| n.as_i64().unwrap()).sum()
}

fn in_battle(play: &Play) -> bool {
    play.step() == "battle"
}

/// What happened, as a viewer hears it.
fn told(play: &Play, viewer: Viewer) -> Vec<String> {
    AnyTable::told(&play.0, 0, Some(viewer), "en").into_iter().map(|one| one.text).collect()
}

#[test]
fn pol_13_1_eight_units_of_both_together_fight() {
    for (athens, sparta) in [(4, 4), (5, 3), (3, 5), (5, 5)] {
        for region in ["boiotia", "kyklades"] {
            let mut play = facing(region, athens, sparta).play();
            play.moves(&["pass"]);
            assert!(in_battle(&play), "{athens} and {sparta} in {region}");
        }
    }
}

#[test]
fn pol_13_1_seven_units_do_not_fight() {
    for (athens, sparta) in [(4, 3), (3, 4), (5, 2)] {
        let mut play = facing("boiotia", athens, sparta).play();
        play.moves(&["pass"]);
        assert_eq!((play.step().as_str(), play.actor()), ("turn", "sparta"));
    }
}

#[test]
fn pol_13_1_units_of_two_regions_do_not_add_up() {
    let mut play = add(facing("boiotia", 4, 3), "attika", 4, 3).play();
    play.moves(&["pass"]);
    assert_eq!(play.step(), "turn");
}

#[test]
fn pol_13_1_the_battle_comes_after_the_second_action() {
    let mut play = facing("boiotia", 4, 4).play();
    play.moves(&["move_proxenos chalkis"]);
    assert_eq!(play.step(), "turn", "one action is not the end of the turn");
    play.moves(&["create_hoplites athenai", "recruit metal", "done"]);
    assert!(in_battle(&play));
}

#[test]
fn pol_13_2_the_player_in_turn_chooses_the_order() {
    for side in ["athens", "sparta"] {
        let scene = add(facing("boiotia", 4, 4), "kyklades", 4, 4);
        let mut play = scene.set("/steps/1/side", json!(side)).play();
        play.moves(&["pass"]);
        assert_eq!(play.actor(), side);
        assert_eq!(play.legal(), ["battle boiotia", "battle kyklades"]);
        play.moves(&["battle kyklades"]);
        assert_eq!(play.actor(), "athens", "the first attacker at sea may retreat");
        play.moves(&["retreat"]);
        assert!(in_battle(&play), "the last one needs no choice");
        assert_eq!(play.actor(), "sparta", "the first attacker on land");
    }
}

#[test]
fn pol_13_2_only_a_battle_that_is_due_can_be_chosen() {
    let scene = add(facing("boiotia", 4, 4), "kyklades", 4, 4);
    let mut play = add(scene, "attika", 4, 4).play();
    play.moves(&["pass"]);
    let (clause, reason) = play.refused("battle megaris");
    assert_eq!(clause, "POL-13.2");
    assert!(matches!(reason, Reason::NoBattle { .. }), "{reason:?}");
    play.moves(&["battle attika", "retreat"]);
    assert_eq!(play.actor(), "athens");
    assert_eq!(play.legal(), ["battle boiotia", "battle kyklades"], "each is fought once");
}

/// Athens alone, with eight units in Boiotia and food for everybody.
fn alone() -> Scene {
    let scene = facing("boiotia", 4, 4).passed(&["sparta"]);
    scene.good("athens", "wheat", 8).good("sparta", "wheat", 7)
}

#[test]
fn pol_13_3_battles_wait_until_the_lone_player_passes() {
    let mut play = alone().play();
    play.moves(&["move_proxenos chalkis", "pay wine", "move_proxenos athenai", "pay wine"]);
    assert_eq!(play.step(), "turn");
    play.moves(&["move_proxenos chalkis", "pay wine"]);
    assert_eq!(play.step(), "turn", "however many actions");
    play.moves(&["pass"]);
    assert!(in_battle(&play));
}

#[test]
fn pol_13_3_after_the_last_pass_there_is_one_battle_in_a_region() {
    let mut play = alone().play();
    play.moves(&["pass", "retreat"]);
    assert_eq!(play.hoplites("athens", "boiotia") + play.hoplites("sparta", "boiotia"), 8);
    assert_eq!(play.step(), "phoros", "the round ends with eight units face to face");
}

#[test]
fn pol_13_3_what_is_left_fights_in_the_next_round() {
    let mut play = alone().play();
    play.moves(&["pass", "retreat", "phoros 0", "phoros 0"]);
    play.moves(&["reveal socrates", "reveal phidias", "reveal theatre", "event e5b_1"]);
    assert_eq!(play.step(), "turn", "not before the first turn is over");
    play.moves(&["pass"]);
    assert!(in_battle(&play));
}

#[test]
fn pol_13_4_sparta_attacks_first_on_land_and_athens_at_sea() {
    for (region, first) in [("boiotia", "sparta"), ("kyklades", "athens")] {
        for turn in ["athens", "sparta"] {
            let scene = facing(region, 4, 4).set("/steps/1/side", json!(turn));
            let mut play = scene.play();
            play.moves(&["pass", "stand", "stand"]).roll(7);
            assert_eq!(play.actor(), first, "{region} in the turn of {turn}");
            assert_eq!(play.state()["steps"][3]["stage"], "attack");
        }
    }
}

#[test]
fn pol_13_5_a_hand_has_as_many_cards_as_units() {
    let mut play = facing("boiotia", 5, 3).play();
    play.moves(&["pass", "stand", "stand"]);
    let mut sizes = Vec::new();
    while play.actor() == "chance" {
        let card = deck(&play)[0].0.clone();
        deal(&mut play, &[&card]);
        sizes.push((hand_size(&play, "sparta"), hand_size(&play, "athens")));
    }
    let attacker_first = [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5)];
    assert_eq!(sizes, attacker_first);
}

#[test]
fn pol_13_5_the_deck_has_24_cards_and_every_copy_is_as_likely() {
    let mut play = facing("boiotia", 4, 4).play();
    play.moves(&["pass", "stand", "stand"]);
    let copies = [3, 5, 4, 2, 3, 2, 3, 1, 1];
    assert_eq!(deck(&play).iter().map(|(_, n)| *n).collect::<Vec<_>>(), copies);
    deal(&mut play, &["salpinx_ambush", "phalanx_othismos", "phalanx_othismos"]);
    let left = deck(&play);
    assert_eq!(left[0], ("phalanx_othismos".to_owned(), 1));
    assert_eq!(left.len(), 8, "the only salpinx is gone");
    assert_eq!(play.refused("deal salpinx_ambush"), ("POL-13.5", Reason::NotAsked));
}

#[test]
fn pol_13_5_every_battle_begins_with_the_whole_deck() {
    let scene = add(facing("boiotia", 4, 4), "kyklades", 4, 4);
    let mut play = scene.play();
    play.moves(&["pass", "battle boiotia", "stand", "stand"]).roll(3);
    for _ in 0..4 {
        let first = play.legal()[0].clone();
        play.moves(&[&first]);
    }
    play.moves(&["retreat", "stand", "stand"]);
    assert_eq!(deck_size(&play), 24);
    assert_eq!(hand_size(&play, "sparta") + hand_size(&play, "athens"), 0);
}

/// Three assaults are over, and Athens has to face two phalanxes with its four cards. Twelve
/// cards are out and all others in hands, except `24 - 12 - 4 - sparta`.
fn late(sparta: u8) -> Scene {
    let mut rest = json!({"cavalry_hold": 2});
    if sparta == 5 {
        rest["archers_advance"] = json!(1);
    }
    let used = json!({
        "phalanx_othismos": 3, "archers_advance": 2, "archers_shooting": 2, "peltasts_hold": 3,
        "mercenaries_hold": 1, "salpinx_ambush": 1,
    });
    facing("boiotia", 4, sparta)
        .set(
            "/hands",
            json!({"athens": {"phalanx_advance": 2, "cavalry_advance": 2}, "sparta": rest}),
        )
        .set(
            "/steps",
            json!([
                {"step": "round", "phase": "turns", "reader": "athens"},
                {"step": "turn", "side": "athens", "done": [], "ended": true},
                {"step": "aftermath", "side": "athens", "fought": ["boiotia"]},
                {"step": "battle", "region": "boiotia", "attacker": "sparta", "stage": "defend",
                 "attack": ["phalanx_advance", "phalanx_advance"], "discards": used,
                 "won": {"athens": 0, "sparta": 0}},
            ]),
        )
}

#[test]
fn pol_13_6_a_deck_too_small_for_both_ends_the_battle() {
    let mut play = late(5).play();
    lay(&mut play, &["phalanx_advance"; 2]);
    // Both want two cards, three are left, and nobody is asked to retreat.
    assert_eq!(play.step(), "turn");
    assert_eq!((play.prestige("athens"), play.prestige("sparta")), (5, 5));
    let last = told(&play, Viewer::Spectator).pop().unwrap();
    let clause = AnyTable::told(&play.0, 0, None, "en").pop().unwrap().clause;
    assert_eq!(clause, "POL-13.6", "{last}");
}

#[test]
fn pol_13_6_a_deck_just_large_enough_serves_both() {
    let mut exact = late(4).play();
    lay(&mut exact, &["phalanx_advance"; 2]);
    assert!(exact.can("retreat"), "four are wanted and four are there");

    let mut fewer = late(5).play();
    lay(&mut fewer, &["phalanx_advance", "cavalry_advance"]);
    assert!(fewer.can("retreat"), "a lost unit needs no card: three are wanted");
}

#[test]
fn pol_13_7_retreat_pays_the_other_side() {
    let mut play = facing("boiotia", 4, 4).play();
    play.moves(&["pass", "retreat"]);
    assert_eq!((play.prestige("sparta"), play.prestige("athens")), (4, 6));
    assert_eq!(play.step(), "turn", "the battle is over before a card was dealt");
    assert_eq!(play.hoplites("sparta", "boiotia"), 4, "nobody leaves the region");
}

#[test]
fn pol_13_7_the_coming_attacker_is_asked_first() {
    for (region, order) in [("boiotia", ["sparta", "athens"]), ("kyklades", ["athens", "sparta"])] {
        let mut play = facing(region, 4, 4).play();
        play.moves(&["pass"]);
        assert_eq!(play.actor(), order[0]);
        play.moves(&["stand"]);
        assert_eq!(play.actor(), order[1]);
        assert_eq!(play.legal(), ["stand", "retreat"]);
        play.moves(&["stand"]);
        assert_eq!(play.actor(), "chance");
    }
}

#[test]
fn pol_13_7_before_every_later_assault_too() {
    let mut play = assault(["cavalry_hold"; 2], ["cavalry_advance"; 2]);
    assert_eq!(play.actor(), "athens", "it attacks next");
    play.moves(&["stand"]);
    assert_eq!(play.actor(), "sparta");
    play.moves(&["retreat"]);
    assert_eq!((play.prestige("sparta"), play.prestige("athens")), (4, 6));
    assert_eq!(play.step(), "turn");
}

#[test]
fn pol_13_7_without_prestige_nobody_is_asked() {
    let mut play = facing("boiotia", 4, 4).prestige("sparta", 0).play();
    play.moves(&["pass"]);
    assert_eq!(play.actor(), "athens");
    play.moves(&["stand"]);
    assert_eq!(play.actor(), "chance");

    let scene = facing("boiotia", 4, 4).prestige("sparta", 0).prestige("athens", 0);
    let mut both = scene.play();
    both.moves(&["pass"]);
    assert_eq!(both.actor(), "chance");
}

#[test]
fn pol_13_7_the_last_prestige_may_be_paid() {
    let mut play = facing("boiotia", 4, 4).prestige("sparta", 1).play();
    play.moves(&["pass", "retreat"]);
    assert_eq!((play.prestige("sparta"), play.prestige("athens")), (0, 6));
}

#[test]
fn pol_13_7_no_retreat_once_cards_are_dealt() {
    let mut play = dealt(facing("boiotia", 4, 4), ["archers_advance"; 2], ["cavalry_hold"; 2]);
    assert_eq!(play.refused("retreat"), ("POL-13.7", Reason::RetreatTooLate));
    lay(&mut play, &["archers_advance"; 2]);
    assert_eq!(play.refused("retreat"), ("POL-13.7", Reason::RetreatTooLate));
}

#[test]
fn pol_13_8_the_attacker_lays_two_and_the_defender_faces_them() {
    let mut play = dealt(facing("boiotia", 4, 4), ["archers_advance"; 2], ["cavalry_hold"; 2]);
    assert_eq!(play.actor(), "sparta");
    lay(&mut play, &["archers_advance"]);
    assert_eq!(play.actor(), "sparta");
    lay(&mut play, &["phalanx_advance"]);
    assert_eq!(play.actor(), "athens");
    let seen = play.view(0);
    assert_eq!(seen["steps"][3]["attack"], json!(["archers_advance", "phalanx_advance"]));
}

#[test]
fn pol_13_8_only_cards_of_the_hand_can_be_laid() {
    let mut play = dealt(
        facing("boiotia", 4, 4),
        ["salpinx_ambush", "archers_advance"],
        ["peltasts_hold", "cavalry_hold"],
    );
    assert_eq!(play.refused("play peltasts_hold"), ("POL-13.8", Reason::NotInHand));
    lay(&mut play, &["salpinx_ambush"]);
    assert_eq!(play.refused("play salpinx_ambush"), ("POL-13.8", Reason::NotInHand));
}

/// One card by both its names: on land and at sea.
const PHALANX: [&str; 2] = ["phalanx_othismos", "elite_trireme_diekplous"];

#[test]
fn pol_13_5_a_card_has_the_name_of_the_half_that_counts() {
    for (region, right, wrong) in
        [("boiotia", PHALANX[0], PHALANX[1]), ("kyklades", PHALANX[1], PHALANX[0])]
    {
        let mut play = facing(region, 4, 4).play();
        play.moves(&["pass"]);
        stand(&mut play);
        let misnamed = ("POL-13.5", Reason::OtherHalf { card: CardHalf::by_id(right).unwrap() });
        assert_eq!(play.refused(&format!("deal {wrong}")), misnamed);
        while play.step() == "battle" && play.actor() == "chance" {
            let next = if play.can(&format!("deal {right}")) {
                format!("deal {right}")
            } else {
                play.legal()[0].clone()
            };
            play.moves(&[&next]);
        }
        assert_eq!(play.refused(&format!("play {wrong}")), misnamed);
        let table = play.0.position();
        let why = Polis::check(table, Polis::read_move(table, &format!("play {wrong}")).unwrap());
        let said = Polis::words().say("en", &Polis::reason(&why.unwrap_err().reason));
        assert!(said.contains(right), "{said}");
        play.moves(&[&format!("play {right}")]);
        assert!(!play.state().to_string().contains(wrong), "nor do positions call it so");
        let renamed = play.state().to_string().replace(right, wrong);
        let faults = Polis::load(&serde_json::from_str(&renamed).unwrap()).unwrap_err();
        assert!(faults.iter().all(|fault| fault.contains(wrong)), "{faults:?}");
    }
}

/// What everybody but one seat knows of a game.
fn known_to_others(play: &Play, seat: u8) -> Vec<(Value, Vec<String>)> {
    let viewers = [Viewer::Seat(Seat(1 - seat)), Viewer::Spectator];
    let know = |viewer| {
        let view = Polis::show(&Polis::view(play.position(), viewer));
        (view, told(play, viewer))
    };
    viewers.into_iter().map(know).collect()
}

#[test]
fn pol_13_8_the_first_card_is_hidden_until_the_second() {
    let start = |card: &str| {
        let hand = ["salpinx_ambush", "archers_advance"];
        let mut play = dealt(facing("boiotia", 4, 4), hand, ["cavalry_hold"; 2]);
        lay(&mut play, &[card]);
        play
    };
    let (one, other) = (start("salpinx_ambush"), start("archers_advance"));
    assert_eq!(known_to_others(&one, 1), known_to_others(&other, 1));
    assert_eq!(one.view(0)["pick"], json!(true), "that there is one is known");
    assert_eq!(one.view(1)["pick"], "salpinx_ambush", "its owner knows it");
    assert_ne!(told(&one, Viewer::Seat(Seat(1))), told(&other, Viewer::Seat(Seat(1))));
}

#[test]
fn pol_13_8_the_first_card_of_the_defender_is_hidden_too() {
    let start = |card: &str| {
        let defence = ["peltasts_hold", "cavalry_hold"];
        let mut play = dealt(facing("boiotia", 4, 4), ["archers_advance"; 2], defence);
        lay(&mut play, &["archers_advance", "archers_advance", card]);
        play
    };
    let (one, other) = (start("peltasts_hold"), start("cavalry_hold"));
    assert_eq!(known_to_others(&one, 0), known_to_others(&other, 0));
    assert_eq!(one.view(0)["pick"], "peltasts_hold");
    assert_eq!(one.view(1)["pick"], json!(true));
}

#[test]
fn pol_13_8_a_hand_is_for_its_owner_alone() {
    let start =
        |card| dealt(facing("boiotia", 4, 4), [card, "archers_advance"], ["cavalry_hold"; 2]);
    let (one, other) = (start("salpinx_ambush"), start("peltasts_hold"));
    assert_eq!(known_to_others(&one, 1), known_to_others(&other, 1));
    assert_eq!(one.view(0)["hands"]["sparta"], json!(4), "only their number");
    assert_eq!(one.view(1)["hands"]["athens"], json!(4));
    assert_eq!(one.view(1)["hands"]["sparta"]["salpinx_ambush"], json!(1));
    assert_ne!(told(&one, Viewer::Seat(Seat(1))), told(&other, Viewer::Seat(Seat(1))));
}

#[test]
fn pol_13_9_an_unmatched_card_costs_a_unit_and_brings_its_value() {
    // The defender's values do not lessen it.
    let attack = ["phalanx_othismos", "cavalry_advance"];
    check(attack, ["cavalry_advance", "archers_advance"], [5 + 3, 5], [4, 2]);
    check(["cavalry_hold", "peltasts_hold"], ["archers_advance"; 2], [5, 5], [4, 2]);
}

#[test]
fn pol_13_9_cards_face_each_other_one_by_one() {
    let attack = ["phalanx_othismos", "archers_advance"];
    check(attack, ["archers_advance", "phalanx_othismos"], [5 + 3, 5], [4, 2]);
    check(attack, ["phalanx_othismos", "archers_advance"], [5, 5], [4, 4]);
}

#[test]
fn pol_13_10_a_matched_card_brings_the_difference() {
    let attack = ["phalanx_othismos", "archers_advance"];
    check(attack, ["phalanx_advance", "archers_shooting"], [5 + 2, 5], [4, 4]);
}

#[test]
fn pol_13_10_a_difference_for_the_defender_brings_nothing() {
    check(["cavalry_hold"; 2], ["cavalry_advance"; 2], [5, 5], [4, 4]);
    // Nor does it lessen what the other pair brings.
    let attack = ["cavalry_hold", "phalanx_othismos"];
    check(attack, ["cavalry_advance", "peltasts_hold"], [5 + 2, 5], [4, 3]);
}

#[test]
fn pol_13_11_defending_mercenaries_match_every_formation() {
    for formation in ["phalanx_othismos", "cavalry_advance", "archers_advance", "peltasts_hold"] {
        let play = assault([formation, "cavalry_hold"], ["mercenaries_hold", "cavalry_hold"]);
        assert_eq!(play.hoplites("athens", "boiotia"), 4, "{formation}");
    }
    let play = assault(["phalanx_othismos", "cavalry_hold"], ["mercenaries_hold", "cavalry_hold"]);
    assert_eq!(play.prestige("sparta"), 5 + 2, "the difference to their 0");
}

#[test]
fn pol_13_11_attacking_mercenaries_are_matched_by_any_card() {
    for defence in ["phalanx_advance", "cavalry_advance", "archers_shooting", "peltasts_hold"] {
        let pair = [defence, "cavalry_hold"];
        check(["mercenaries_hold", "cavalry_hold"], pair, [5, 5], [4, 4]);
    }
}

#[test]
fn pol_13_11_the_salpinx_in_defence_matches_mercenaries() {
    // No loss, and the attacker gains 0 - (-1).
    let attack = ["mercenaries_hold", "cavalry_hold"];
    check(attack, ["salpinx_ambush", "cavalry_hold"], [5 + 1, 5], [4, 4]);
}

#[test]
fn pol_13_12_nothing_matches_an_attacking_salpinx() {
    for defence in ["mercenaries_hold", "phalanx_advance", "peltasts_hold"] {
        let pair = [defence, "cavalry_hold"];
        check(["salpinx_ambush", "cavalry_hold"], pair, [5 - 1, 5], [4, 3]);
    }
}

#[test]
fn pol_13_12_a_defending_salpinx_matches_no_formation() {
    let attack = ["phalanx_othismos", "cavalry_hold"];
    check(attack, ["salpinx_ambush", "cavalry_hold"], [5 + 2, 5], [4, 3]);
    let attack = ["peltasts_hold", "cavalry_hold"];
    check(attack, ["salpinx_ambush", "cavalry_hold"], [5, 5], [4, 3]);
}

#[test]
fn pol_13_12_the_salpinx_may_be_blown_without_prestige() {
    let scene = facing("boiotia", 4, 4).prestige("sparta", 0);
    let attack = ["salpinx_ambush", "cavalry_hold"];
    let play = assault_from(scene, attack, ["peltasts_hold", "cavalry_hold"]);
    assert_eq!((play.prestige("sparta"), play.prestige("athens")), (0, 5));
    assert_eq!(play.hoplites("athens", "boiotia"), 3);
}

#[test]
fn pol_13_13_both_pairs_are_added_up_first() {
    let scene = facing("boiotia", 4, 4).prestige("sparta", 0);
    let attack = ["salpinx_ambush", "phalanx_othismos"];
    let play = assault_from(scene, attack, ["peltasts_hold", "cavalry_hold"]);
    assert_eq!(play.prestige("sparta"), 1, "2 - 1, and not 2 after a loss that stopped at none");
}

#[test]
fn pol_13_13_losses_of_both_pairs_count_before_the_end() {
    let play = assault(["salpinx_ambush", "phalanx_othismos"], ["peltasts_hold", "cavalry_hold"]);
    assert_eq!(play.hoplites("athens", "boiotia"), 2);
    assert_eq!(play.prestige("sparta"), 6);
}

#[test]
fn pol_13_14_the_roles_change_and_cards_are_drawn_up_to_the_units() {
    // Athens loses one of four: it draws one card, and Sparta two.
    let mut play = assault(["archers_advance", "cavalry_hold"], ["peltasts_hold", "cavalry_hold"]);
    play.moves(&["stand", "stand"]);
    assert_eq!((hand_size(&play, "athens"), hand_size(&play, "sparta")), (2, 2));
    deal(&mut play, &["phalanx_othismos"]);
    assert_eq!(hand_size(&play, "athens"), 3, "the new attacker first");
    deal(&mut play, &["phalanx_othismos"; 2]);
    assert_eq!(hand_size(&play, "sparta"), 4);
    assert_eq!(play.actor(), "athens", "it attacks now");
    lay(&mut play, &["phalanx_othismos", "cavalry_advance"]);
    assert_eq!(play.actor(), "sparta");
}

#[test]
fn pol_13_14_four_cards_are_out_of_the_battle() {
    let attack = ["salpinx_ambush", "cavalry_hold"];
    let mut play = assault(attack, ["mercenaries_hold", "cavalry_hold"]);
    play.moves(&["stand", "stand"]);
    assert_eq!(deck_size(&play), 24 - 8, "four in hands, four out");
    let gone = ["salpinx_ambush", "mercenaries_hold", "cavalry_hold"];
    assert!(deck(&play).iter().all(|(card, _)| !gone.contains(&card.as_str())));
}

/// Five Spartans with two phalanxes against three Athenians.
fn three_against_five(defence: [&str; 2]) -> Play {
    let mut play = facing("boiotia", 3, 5).play();
    play.moves(&["pass", "stand", "stand"]);
    deal(&mut play, &["phalanx_advance"; 5]);
    deal(&mut play, &defence);
    deal(&mut play, &["peltasts_hold"]);
    lay(&mut play, &["phalanx_advance"; 2]);
    lay(&mut play, &defence);
    play
}

#[test]
fn pol_13_15_a_defender_with_one_unit_left_ends_the_battle() {
    let play = three_against_five(["cavalry_hold"; 2]);
    assert_eq!(play.hoplites("athens", "boiotia"), 1);
    assert_eq!((play.step().as_str(), play.actor()), ("turn", "sparta"));
}

#[test]
fn pol_13_15_a_defender_with_two_units_left_fights_on() {
    let mut play = three_against_five(["cavalry_hold", "phalanx_othismos"]);
    assert_eq!(play.hoplites("athens", "boiotia"), 2);
    assert_eq!((play.step().as_str(), play.actor()), ("battle", "athens"));
    play.moves(&["stand", "stand"]);
    assert_eq!(hand_size(&play, "athens"), 1, "two units, so it draws one card");
}

#[test]
fn pol_13_16_there_is_another_battle_after_the_next_turn() {
    let mut play = facing("boiotia", 4, 4).play();
    play.moves(&["move_proxenos chalkis", "create_hoplites athenai", "recruit metal", "done"]);
    play.moves(&["retreat"]);
    assert_eq!((play.hoplites("athens", "boiotia"), play.hoplites("sparta", "boiotia")), (4, 4));
    assert_eq!((play.step().as_str(), play.actor()), ("turn", "sparta"), "one after each turn");
    play.moves(&["move_proxenos gytheion", "create_hoplites sparta", "recruit metal", "done"]);
    assert!(in_battle(&play));
}

#[test]
fn pol_13_16_no_other_battle_if_units_have_left() {
    let mut play = facing("boiotia", 4, 4).play();
    play.moves(&["move_proxenos chalkis", "create_hoplites athenai", "recruit metal", "done"]);
    play.moves(&["retreat", "move_hoplites megaris", "march boiotia", "done"]);
    play.moves(&["move_proxenos gytheion"]);
    assert_eq!((play.step().as_str(), play.actor()), ("turn", "athens"));
}
