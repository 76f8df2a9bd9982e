//! Chapter 17 and the drawing of events: every card of the four decks.

#![allow(clippy::unwrap_used, reason = "helpers fail their test")]

mod common;

use common::{Play, Scene};
use polis::Polis;
use polis::ids::Side;
use polis::refusal::Reason;
use serde_json::{Value, json};
use table::any::AnyTable;
use table::{Match, Notation, Rules, Setup, Speech};

/// The beginning of a round before its event, without units on the map.
fn empty(round: &str) -> Scene {
    let nothing = json!({"athens": {}, "sparta": {}});
    Scene::drawing(round).set("/hoplites", nothing.clone()).set("/galleys", nothing)
}

/// The same with just the wheat that both eat, so that the round ends without questions.
fn fed(round: &str) -> Scene {
    empty(round).good("athens", "wheat", 8).good("sparta", "wheat", 7)
}

/// The card is drawn.
fn draw(scene: Scene, id: &str) -> Play {
    let mut play = scene.play();
    play.moves(&[&format!("event {id}")]);
    play
}

/// The card is drawn after the last project was shown, so that prestige is measured now.
fn draw_measured(scene: Scene, id: &str) -> Play {
    let mut play = scene.play();
    play.moves(&["reveal socrates", &format!("event {id}")]);
    play
}

/// Sparta has more prestige, so that it reads the card and Athens has the first turn.
fn athens_first(round: &str) -> Scene {
    Scene::revealing(round).prestige("sparta", 4)
}

/// Athens has only `free` cubes left; its hoplites are in the territories named last.
fn crowded(scene: Scene, free: u8) -> Scene {
    let capacity = scene.0["round"].as_str().unwrap()[..1].parse::<u8>().unwrap();
    let mut left = 38 - 8 - free;
    let mut scene = scene;
    let land = ["achaia", "akarnania", "arcadia", "thessalia", "ionia", "lakedaimon", "makedonia"];
    for territory in land.into_iter().chain(["megaris", "sikelia", "boiotia"]) {
        let here = left.min(capacity);
        scene = scene.hoplites("athens", territory, here);
        left -= here;
    }
    scene
}

fn reserve(play: &Play, side: Side) -> u8 {
    play.position().table.board.reserve(side)
}

fn asked(play: &Play) -> (String, &'static str) {
    (play.step(), play.actor())
}

fn is_asked(play: &Play, step: &str, side: &str) -> bool {
    asked(play) == (step.to_owned(), side)
}

/// The clauses of everything that happened.
fn clauses(play: &Play) -> Vec<&'static str> {
    AnyTable::told(&play.0, 0, None, "en").into_iter().map(|one| one.clause).collect()
}

const MURDER: [(&str, &str); 2] = [("4", "e4_4"), ("5a", "e5a_10")];
const BETRAYAL: [(&str, &str); 2] = [("4", "e4_8"), ("5a", "e5a_5")];
const FREE_TRADE: [(&str, &str); 2] = [("5a", "e5a_6"), ("5b", "e5b_7")];
const MERCENARIES: [(&str, &str); 2] = [("5a", "e5a_9"), ("5b", "e5b_10")];
const PACIFISM: [(&str, &str); 2] = [("5a", "e5a_11"), ("5b", "e5b_11")];

#[test]
fn pol_0_12_chance_draws_from_the_deck_of_the_round() {
    for (round, cards) in [("3", 8), ("4", 8), ("5a", 12), ("5b", 12)] {
        let play = Scene::drawing(round).play();
        assert_eq!(play.actor(), "chance");
        let legal = play.legal();
        assert_eq!(legal.len(), cards);
        assert!(legal.iter().all(|card| card.starts_with(&format!("event e{round}_"))));
    }
    let mut play = Scene::drawing("3").play();
    assert_eq!(play.refused("event e4_3"), ("POL-0.12", Reason::NotAsked));
}

#[test]
fn pol_0_12_a_scenario_without_events_draws_none() {
    let standard = Setup::standard(Polis::about());
    let setup = Setup { scenario: "corinthian_war".to_owned(), ..standard };
    let play = Play(Match::new(setup).unwrap());
    assert_eq!(play.step(), "turn");
    assert_eq!(play.state()["event"], Value::Null);
}

#[test]
fn pol_0_12_no_event_changes_nothing() {
    let quiet = [("3", 2), ("4", 2), ("5a", 3), ("5b", 3)];
    for (round, n) in quiet.into_iter().flat_map(|(round, n)| (1..=n).map(move |n| (round, n))) {
        let before = Scene::drawing(round).0;
        let play = draw(Scene::drawing(round), &format!("e{round}_{n}"));
        assert!(is_asked(&play, "turn", "sparta"));
        for member in ["poleis", "players", "hoplites", "galleys", "market", "barred"] {
            assert_eq!(play.state()[member], before[member], "{member}");
        }
    }
}

#[test]
fn pol_0_13_more_prestige_applies_first() {
    for (athens, sparta, first, second) in
        [(3, 4, "sparta", "athens"), (4, 3, "athens", "sparta"), (3, 3, "athens", "sparta")]
    {
        let scene = Scene::revealing("4").prestige("athens", athens).prestige("sparta", sparta);
        let mut play = draw_measured(scene, "e4_7");
        assert!(is_asked(&play, "reading", first), "{athens} to {sparta}");
        play.moves(&["exchange 1"]);
        assert!(is_asked(&play, "reading", second));
        play.moves(&["exchange 1"]);
        assert!(is_asked(&play, "turn", second), "who applied the card last begins");
    }
}

#[test]
fn pol_0_13_a_side_applies_all_that_concerns_it_before_the_other() {
    let mut play = draw(Scene::drawing("3"), "e3_5");
    assert_eq!((play.prestige("athens"), play.prestige("sparta")), (4, 3));
    play.moves(&["remove attika"]);
    assert_eq!((play.prestige("athens"), play.prestige("sparta")), (4, 4));
    assert!(is_asked(&play, "reading", "sparta"));
    assert_eq!(play.refused("pass"), ("POL-0.13", Reason::NotAsked));
}

/// A card that places units: side, region, and how many there are after it.
fn places(round: &str, id: &str, placed: [(&str, &str); 2]) {
    let play = draw(empty(round), id);
    for (side, region) in placed {
        let here = play.hoplites(side, region) + play.galleys(side, region);
        assert_eq!(here, 1, "{side} in {region}");
    }
    let used = |side| 38 - reserve(&play, side);
    assert_eq!((used(Side::Athens), used(Side::Sparta)), (8 + 1, 7 + 1), "from the reserve");
    assert!(is_asked(&play, "turn", "sparta"));
}

#[test]
fn pol_17_1_earthquake_in_sparta() {
    places("3", "e3_3", [("sparta", "ionio_pelagos"), ("athens", "messenia")]);
}

#[test]
fn pol_17_1_holy_war() {
    places("3", "e3_8", [("sparta", "thessalia"), ("athens", "boiotia")]);
}

#[test]
fn pol_17_1_peasant_revolts() {
    places("4", "e4_5", [("athens", "messenia"), ("sparta", "ionia")]);
}

#[test]
fn pol_17_1_enemies_of_greece() {
    places("5a", "e5a_8", [("athens", "messenia"), ("sparta", "noties_sporades")]);
}

#[test]
fn pol_17_1_no_unit_without_room() {
    let scene = empty("3").hoplites("athens", "messenia", 3).galleys("sparta", "ionio_pelagos", 3);
    let play = draw(scene, "e3_3");
    assert_eq!(play.hoplites("athens", "messenia"), 3);
    assert_eq!(play.galleys("sparta", "ionio_pelagos"), 3);
}

#[test]
fn pol_17_1_no_unit_without_cubes() {
    let play = draw(crowded(empty("3"), 0), "e3_3");
    assert_eq!(play.hoplites("athens", "messenia"), 0);
    assert_eq!(play.galleys("sparta", "ionio_pelagos"), 1);
    let play = draw(crowded(empty("3"), 1), "e3_3");
    assert_eq!(play.hoplites("athens", "messenia"), 1);
}

#[test]
fn pol_17_2_behind_the_long_walls() {
    let play = draw(empty("5a"), "e5a_4");
    assert_eq!(play.population("athenai"), 5 + 2);
    assert_eq!(play.hoplites("sparta", "attika"), 1);
    for (before, after) in [(8, 10), (9, 10), (10, 10)] {
        let play = draw(empty("5a").polis("athenai", "athens", before), "e5a_4");
        assert_eq!(play.population("athenai"), after, "the maximum is 10");
    }
}

#[test]
fn pol_17_2_new_population_comes_from_the_reserve() {
    for (free, after) in [(0, 5), (1, 6), (2, 7), (3, 7)] {
        let play = draw(crowded(empty("5a"), free), "e5a_4");
        assert_eq!(play.population("athenai"), after, "{free} cubes are free");
    }
}

#[test]
fn pol_17_2_population_never_ends_below_one() {
    for (before, after) in [(5, 3), (3, 1), (2, 1), (1, 1)] {
        let play = draw(empty("5a").polis("athenai", "athens", before), "e5a_12");
        assert_eq!(play.population("athenai"), after);
        assert_eq!(play.owner("athenai"), "athens");
    }
}

/// Egypt is drawn with so many Athenian galleys in the Kyklades and the Noties Sporades.
fn egypt(kyklades: u8, sporades: u8) -> Play {
    let scene = fed("4").good("athens", "wheat", 0).galleys("sparta", "ionio_pelagos", 4);
    let scene = scene.galleys("athens", "kyklades", kyklades);
    draw(scene.galleys("athens", "noties_sporades", sporades), "e4_3")
}

#[test]
fn pol_17_3_egypt_without_galleys_costs_two_prestige() {
    let play = egypt(0, 0);
    assert_eq!((play.prestige("athens"), play.good("athens", "wheat")), (1, 0));
    assert!(is_asked(&play, "turn", "sparta"), "nobody has anything to send");
    let poor = draw(empty("4").prestige("athens", 1), "e4_3");
    assert_eq!(poor.prestige("athens"), 0);
}

#[test]
fn pol_17_3_egypt_takes_the_only_galley_and_one_prestige() {
    let mut play = egypt(1, 0);
    assert_eq!(play.prestige("athens"), 2);
    assert_eq!(play.refused("done"), ("POL-17.3", Reason::MustSend { more: 1 }));
    play.moves(&["send kyklades"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "wheat")), (2, 2), "punished once");
    assert!(is_asked(&play, "turn", "sparta"));
}

#[test]
fn pol_17_3_egypt_takes_two_galleys_at_least() {
    let mut play = egypt(2, 0);
    assert_eq!(play.legal(), ["send kyklades"]);
    assert_eq!(play.refused("done"), ("POL-17.3", Reason::MustSend { more: 2 }));
    play.moves(&["send kyklades"]);
    assert_eq!(play.refused("done"), ("POL-17.3", Reason::MustSend { more: 1 }));
    play.moves(&["send kyklades"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "wheat")), (3, 4));
    assert!(is_asked(&play, "turn", "sparta"), "Sparta is not concerned");
}

#[test]
fn pol_17_3_egypt_takes_as_many_as_athens_likes() {
    let mut play = egypt(3, 2);
    play.moves(&["send kyklades", "send noties_sporades"]);
    assert!(play.can("done"));
    play.moves(&["send kyklades", "send kyklades", "send noties_sporades"]);
    assert_eq!(play.good("athens", "wheat"), 10);
    assert_eq!(play.number("/players/athens/abroad"), 5);
    assert!(is_asked(&play, "turn", "sparta"));
}

#[test]
fn pol_17_3_only_galleys_that_are_there_go_to_egypt() {
    let mut play = egypt(3, 0);
    let (clause, reason) = play.refused("send noties_sporades");
    assert_eq!(clause, "POL-17.3");
    assert!(matches!(reason, Reason::NoUnits { .. }), "{reason:?}");
    assert_eq!(
        play.refused("send attika"),
        ("POL-17.3", Reason::WrongUnits { galleys: true }),
        "no hoplites"
    );
}

#[test]
fn pol_17_3_half_of_them_rounded_up_come_back() {
    for (sent, back) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        let mut play = egypt(sent, 0);
        for _ in 0..sent {
            play.moves(&["send kyklades"]);
        }
        assert_eq!(reserve(&play, Side::Athens), 38 - 8 - sent, "those abroad are not free");
        play.moves(&["pass", "pass"]);
        for _ in 0..back {
            assert!(is_asked(&play, "homecoming", "athens"), "{back} of {sent}");
            play.moves(&["return kyklades"]);
        }
        assert_ne!(play.step(), "homecoming");
        assert_eq!(play.galleys("athens", "kyklades"), i64::from(back));
        assert_eq!(reserve(&play, Side::Athens), 38 - 8 - back, "the others are free cubes");
    }
}

/// The murder of the king is drawn with hoplites in Boiotia.
fn murder(round: &str, id: &str, athens: u8, sparta: u8) -> Play {
    let scene = fed(round).hoplites("athens", "boiotia", athens);
    draw(scene.hoplites("sparta", "boiotia", sparta), id)
}

#[test]
fn pol_17_4_murder_of_the_persian_king() {
    for (round, id) in MURDER {
        let mut play = murder(round, id, 2, 2);
        assert!(is_asked(&play, "reading", "athens"));
        play.moves(&["send boiotia", "send boiotia"]);
        assert_eq!((play.prestige("athens"), play.hoplites("athens", "boiotia")), (3 + 4, 0));
        assert!(is_asked(&play, "reading", "sparta"));
        play.moves(&["send boiotia", "done"]);
        assert_eq!((play.prestige("sparta"), play.hoplites("sparta", "boiotia")), (3 + 2, 1));
        assert!(is_asked(&play, "turn", "sparta"), "level when the card was drawn");
    }
}

#[test]
fn pol_17_4_nobody_has_to_send_hoplites_to_persia() {
    for (round, id) in MURDER {
        let mut play = murder(round, id, 2, 2);
        play.moves(&["done", "done"]);
        assert_eq!((play.prestige("athens"), play.prestige("sparta")), (3, 3));
        let nobody = murder(round, id, 0, 0);
        assert_eq!(nobody.prestige("athens"), 3, "and no penalty");
        assert_eq!(nobody.step(), "turn");
    }
}

#[test]
fn pol_17_4_only_hoplites_go_to_persia() {
    for (round, id) in MURDER {
        let scene = empty(round).hoplites("athens", "attika", 1).galleys("athens", "kyklades", 1);
        let mut play = draw(scene, id);
        assert_eq!(play.legal(), ["send attika", "done"]);
        let galleys = Reason::WrongUnits { galleys: false };
        assert_eq!(play.refused("send kyklades"), ("POL-17.4", galleys));
        assert_eq!(said(&galleys), "This event asks for hoplites, and they stand in territories.");
        let (clause, reason) = play.refused("send ionia");
        assert_eq!(clause, "POL-17.4");
        assert!(matches!(reason, Reason::NoUnits { .. }), "{reason:?}");
        play.moves(&["send attika"]);
        assert_eq!(clauses(&play).last(), Some(&"POL-0.14"));
        assert!(clauses(&play).contains(&"POL-17.4") && !clauses(&play).contains(&"POL-17.3"));
    }
}

#[test]
fn pol_17_4_all_of_them_come_back() {
    let mut play = murder("4", "e4_4", 3, 0);
    play.moves(&["send boiotia", "send boiotia", "send boiotia", "pass", "pass"]);
    play.moves(&["return attika", "return ionia", "return sikelia"]);
    assert_ne!(play.step(), "homecoming");
    let home = ["attika", "ionia", "sikelia"].map(|land| play.hoplites("athens", land));
    assert_eq!(home, [1, 1, 1]);
}

#[test]
fn pol_17_5_units_come_back_in_turn_the_first_passer_first() {
    let mut play = murder("4", "e4_4", 3, 2);
    play.moves(&["send boiotia"; 5]);
    // The first turn is Sparta's, and so is the first pass.
    play.moves(&["pass", "pass"]);
    let mut order = Vec::new();
    while play.step() == "homecoming" {
        order.push(play.actor());
        play.moves(&["return attika"]);
    }
    assert_eq!(order, ["sparta", "athens", "sparta", "athens", "athens"]);
}

#[test]
fn pol_17_5_they_come_back_after_the_battles_and_before_the_projects() {
    let scene = fed("4")
        .hoplites("athens", "ionia", 1)
        .hoplites("athens", "boiotia", 4)
        .hoplites("sparta", "boiotia", 4)
        .in_progress("temple_zeus", "sparta");
    let mut play = draw(scene, "e4_4");
    play.moves(&["send ionia", "done", "done", "pass", "retreat", "pass", "retreat"]);
    assert!(is_asked(&play, "homecoming", "athens"));
    assert_eq!(play.state()["poleis"]["sparta"]["project"], "temple_zeus", "not finished yet");
    play.moves(&["return ionia"]);
    assert_eq!(play.state()["poleis"]["sparta"]["project"], Value::Null);
}

#[test]
fn pol_17_5_they_start_no_battle() {
    let mut play = murder("4", "e4_4", 4, 4);
    play.moves(&["send boiotia", "done", "done", "pass", "pass", "return boiotia"]);
    assert_eq!((play.hoplites("athens", "boiotia"), play.hoplites("sparta", "boiotia")), (4, 4));
    assert_eq!(play.step(), "phoros");
}

#[test]
fn pol_17_5_they_need_room() {
    let scene = fed("4").hoplites("athens", "attika", 4).hoplites("athens", "ionia", 1);
    let mut play = draw(scene, "e4_4");
    play.moves(&["send ionia", "done", "pass", "pass"]);
    let (clause, reason) = play.refused("return attika");
    assert_eq!(clause, "POL-17.5");
    assert!(matches!(reason, Reason::RegionFull { capacity: 4, .. }), "{reason:?}");
    assert_eq!(play.refused("return kyklades"), ("POL-17.5", Reason::NobodyReturns));
}

#[test]
fn pol_17_5_units_without_room_are_lost() {
    let mut scene = fed("4").event("e4_3").passed(&["sparta"]);
    for sea in ["ionio_pelagos", "myrtoo_pelagos", "kyklades", "thrakiko_pelagos"] {
        scene = scene.galleys("athens", sea, 4);
    }
    let scene = scene.galleys("athens", "noties_sporades", 3).set(
        "/steps",
        json!([
            {"step": "round", "phase": "turns", "reader": "athens"},
            {"step": "turn", "side": "athens", "done": [], "ended": false},
        ]),
    );
    let mut play = scene.set("/players/athens/abroad", json!(4)).play();
    assert_eq!(reserve(&play, Side::Athens), 38 - 8 - 19 - 4);
    play.moves(&["pass", "return noties_sporades"]);
    assert_eq!(play.step(), "phoros", "two should come back, and there is room for one");
    assert_eq!(reserve(&play, Side::Athens), 38 - 8 - 20);
    assert_eq!(play.number("/players/athens/abroad"), 0);
}

#[test]
fn pol_17_6_transfer_of_the_treasury() {
    let mut play = draw(Scene::drawing("4"), "e4_7");
    assert_eq!(play.legal(), ["exchange 1", "exchange 2", "exchange 3"]);
    let range = Reason::OutOfRange { min: 1, max: 3 };
    assert_eq!(play.refused("exchange 0"), ("POL-17.6", range));
    assert_eq!(play.refused("exchange 4"), ("POL-17.6", range));
    play.moves(&["exchange 2", "exchange 1"]);
    assert_eq!((play.prestige("athens"), play.good("athens", "silver")), (1, 4));
    assert_eq!((play.prestige("sparta"), play.good("sparta", "silver")), (2, 4 + 2));
}

#[test]
fn pol_17_6_without_prestige_nothing_is_given() {
    let play = draw(Scene::drawing("4").prestige("athens", 0), "e4_7");
    assert!(is_asked(&play, "reading", "sparta"));
    let nobody = draw(Scene::drawing("4").prestige("athens", 0).prestige("sparta", 0), "e4_7");
    assert_eq!(nobody.step(), "turn");
}

#[test]
fn pol_17_6_silver_beyond_the_track_is_lost() {
    for (silver, given, after) in [(20, 1, 20), (19, 3, 20), (17, 1, 19), (16, 3, 20)] {
        let scene = Scene::drawing("4").good("athens", "silver", silver);
        let mut play = draw(scene, "e4_7");
        assert_eq!(play.legal(), ["exchange 1", "exchange 2", "exchange 3"], "{silver} silver");
        play.moves(&[&format!("exchange {given}")]);
        assert_eq!(play.good("athens", "silver"), after);
        assert_eq!(play.prestige("athens"), 3 - given);
    }
}

#[test]
fn pol_17_6_the_surplus_is_named_beforehand() {
    let play = draw(Scene::drawing("4").good("athens", "silver", 17), "e4_7");
    let said = |words: &str| {
        let mv = Polis::read_move(play.position(), words).unwrap();
        Polis::words().say("en", &Polis::label(play.position(), mv))
    };
    assert_eq!(said("exchange 1"), "Give up 1 prestige for 2 silver");
    let losing = "Give up 2 prestige for 4 silver (1 silver lost: your track has no more room)";
    assert_eq!(said("exchange 2"), losing);
}

#[test]
fn pol_17_7_betrayal() {
    for (round, id) in BETRAYAL {
        let mut play = draw(Scene::drawing(round), id);
        assert!(is_asked(&play, "reading", "athens"));
        assert_eq!(play.legal(), ["seize gytheion"], "the others have more population");
        play.moves(&["seize gytheion"]);
        assert_eq!((play.owner("gytheion").as_str(), play.population("gytheion")), ("athens", 1));
        assert!(is_asked(&play, "reading", "sparta"));
        play.moves(&["seize chalkis"]);
        assert_eq!(play.owner("chalkis"), "sparta");
        assert_eq!((play.prestige("athens"), play.prestige("sparta")), (3, 3), "no prestige");
        assert_eq!(play.step(), "turn");
    }
}

#[test]
fn pol_17_7_in_event_order() {
    for (round, id) in BETRAYAL {
        let play = draw_measured(athens_first(round), id);
        assert!(is_asked(&play, "reading", "sparta"));
        assert_eq!(play.legal(), ["seize chalkis"]);
    }
}

#[test]
fn pol_17_7_not_the_polis_that_the_other_has_just_taken() {
    for (round, id) in BETRAYAL {
        let mut play = draw(Scene::drawing(round), id);
        play.moves(&["seize gytheion"]);
        let (clause, reason) = play.refused("seize gytheion");
        assert_eq!(clause, "POL-17.7");
        assert!(matches!(reason, Reason::NotBetrayed { .. }), "{reason:?}");

        let mut only = draw(Scene::drawing(round).polis("chalkis", "athens", 2), id);
        only.moves(&["seize gytheion"]);
        assert_eq!(only.step(), "turn", "Sparta has nothing else to take");
    }
}

#[test]
fn pol_17_7_no_capital() {
    for (round, id) in BETRAYAL {
        let scene = Scene::drawing(round).polis("sparta", "sparta", 1).neutral("gytheion", 1);
        let play = draw(scene, id);
        assert!(is_asked(&play, "reading", "sparta"), "Athens has nothing to take");
        assert_eq!(play.legal(), ["seize chalkis"], "and no neutral polis either");
    }
}

#[test]
fn pol_17_7_a_betrayal_can_be_chosen_but_not_declined() {
    for (round, id) in BETRAYAL {
        let mut play = draw(Scene::drawing(round).polis("pylos", "sparta", 1), id);
        assert_eq!(play.legal(), ["seize gytheion", "seize pylos"]);
        assert_eq!(play.refused("done"), ("POL-0.13", Reason::NotAsked));
    }
}

#[test]
fn pol_17_7_not_without_cubes() {
    for (round, id) in BETRAYAL {
        let play = draw(crowded(empty(round), 0), id);
        assert!(is_asked(&play, "reading", "sparta"), "Athens has no cube for Gytheion");
        let play = draw(crowded(empty(round), 1), id);
        assert!(is_asked(&play, "reading", "athens"));
    }
}

#[test]
fn pol_17_7_the_projects_go_with_the_polis() {
    for (round, id) in BETRAYAL {
        let scene = Scene::drawing(round).polis("abdera", "sparta", 1).proxenos("sparta", "abdera");
        let scene = scene.in_progress("statue_venus", "abdera").built("statue_ephebe", "abdera");
        let mut play = draw(scene, id);
        play.moves(&["seize abdera"]);
        let polis = &play.state()["poleis"]["abdera"];
        assert_eq!(polis["project"], "statue_venus");
        assert_eq!(polis["built"], json!(["statue_ephebe"]));
        assert_eq!(play.state()["players"]["sparta"]["proxenos"], "abdera", "he is not caught");
    }
}

#[test]
fn pol_17_8_xerxes_assassinated() {
    let mut play = draw_measured(athens_first("3"), "e3_6");
    assert!(is_asked(&play, "turn", "athens"));
    assert_eq!(play.refused("trade persis_1 wine"), ("POL-17.8", Reason::ShiploadClosed));
    assert!(!play.can("trade persis_1 wine"));
    assert!(draw_measured(athens_first("3"), "e3_1").can("trade persis_1 wine"));
}

#[test]
fn pol_17_8_the_shipload_opens_again_next_round() {
    let scene = athens_first("3").good("athens", "wheat", 8).good("sparta", "wheat", 7);
    let mut play = draw_measured(scene.good("athens", "silver", 3), "e3_6");
    assert!(!play.can("trade persis_1 silver"));
    play.moves(&["pass", "pass", "phoros 0", "phoros 0"]);
    play.moves(&["reveal phidias", "reveal protagoras", "reveal democritus", "event e4_1"]);
    assert!(is_asked(&play, "turn", "athens"));
    assert!(play.can("trade persis_1 silver"));
}

/// Sparta's turn under free trade with Persia, with its galleys in some seas.
fn free_trade(round: &str, id: &str, galleys: &[(&str, u8)]) -> Play {
    let mut scene = fed(round);
    for &(sea, n) in galleys {
        scene = scene.galleys("sparta", sea, n);
    }
    let play = draw(scene, id);
    assert!(is_asked(&play, "turn", "sparta"));
    play
}

#[test]
fn pol_17_9_free_trade_with_persia_punishes_a_blockade() {
    for (round, id) in FREE_TRADE {
        for (sea, after) in [
            ("kyklades", 2),         // the port: neither market can be reached, 1 all the same
            ("noties_sporades", 2),  // Persis alone
            ("myrtoo_pelagos", 2),   // Aigyptos alone
            ("ionio_pelagos", 3),    // on the way to neither
            ("thrakiko_pelagos", 3), // nor this
        ] {
            let mut play = free_trade(round, id, &[(sea, 1)]);
            play.moves(&["pass"]);
            assert_eq!(play.prestige("sparta"), after, "{sea}");
            assert_eq!(play.prestige("athens"), 3);
        }
    }
}

#[test]
fn pol_17_9_level_galleys_block_nothing() {
    let scene = fed("5a").galleys("sparta", "kyklades", 2).galleys("athens", "kyklades", 2);
    let mut play = draw(scene, "e5a_6");
    play.moves(&["pass"]);
    assert_eq!(play.prestige("sparta"), 3);
}

#[test]
fn pol_17_9_ten_galleys_in_ionio_and_thrakiko_are_pardoned() {
    for (round, id) in FREE_TRADE {
        for (ionio, thrakiko, after) in [(5, 5, 3), (5, 4, 2), (4, 5, 2)] {
            let galleys =
                [("kyklades", 1), ("ionio_pelagos", ionio), ("thrakiko_pelagos", thrakiko)];
            let mut play = free_trade(round, id, &galleys);
            play.moves(&["pass"]);
            assert_eq!(play.prestige("sparta"), after, "{ionio} and {thrakiko}");
        }
    }
}

#[test]
fn pol_17_9_only_the_own_turn_counts() {
    for (round, id) in FREE_TRADE {
        let mut play = free_trade(round, id, &[("kyklades", 1)]);
        play.moves(&["pass", "pass"]);
        assert_eq!(play.prestige("sparta"), 2, "not again at the end of Athens' turn");
    }
}

#[test]
fn pol_17_9_at_the_end_of_every_turn() {
    for (round, id) in FREE_TRADE {
        let mut play = free_trade(round, id, &[("kyklades", 1)]);
        play.moves(&["move_proxenos gytheion"]);
        assert_eq!(play.prestige("sparta"), 3, "not after the first action");
        play.moves(&["create_hoplites sparta", "recruit metal", "done"]);
        assert_eq!(play.prestige("sparta"), 2);
        play.moves(&["move_proxenos chalkis", "create_hoplites athenai", "recruit metal", "done"]);
        play.moves(&["pass"]);
        assert_eq!(play.prestige("sparta"), 1);
    }
}

#[test]
fn pol_17_9_once_when_playing_alone() {
    for (round, id) in FREE_TRADE {
        let scene = fed(round).galleys("athens", "myrtoo_pelagos", 1);
        let mut play = draw(scene, id);
        play.moves(&["pass", "move_proxenos chalkis", "pay wine"]);
        play.moves(&["move_proxenos athenai", "pay wine", "move_proxenos chalkis", "pay wine"]);
        assert_eq!(play.prestige("athens"), 3);
        play.moves(&["pass"]);
        assert_eq!(play.prestige("athens"), 2);
    }
}

#[test]
fn pol_17_9_lost_trading_poleis_do_not_count() {
    for (round, id) in FREE_TRADE {
        let scene = fed(round).neutral("pylos", 2).neutral("gytheion", 1);
        let mut play = draw(scene.good("sparta", "wheat", 4), id);
        play.moves(&["pass", "pass"]);
        assert_eq!(play.prestige("athens"), 3);
    }
}

/// Great commanders, four against four in a region, and Sparta has passed.
fn commanders(region: &str) -> Play {
    let mut scene = fed("5a").prestige("athens", 5).prestige("sparta", 5);
    for side in ["athens", "sparta"] {
        scene = match region {
            "kyklades" => scene.galleys(side, region, 4),
            _ => scene.hoplites(side, region, 4),
        };
    }
    let mut play = draw(scene, "e5a_7");
    play.moves(&["pass"]);
    play
}

/// An assault of four against four with these cards, after which it is asked about retreat.
fn assault(play: &mut Play, attack: [&str; 2], defence: [&str; 2]) {
    play.moves(&["stand", "stand"]);
    for card in attack.into_iter().chain(["phalanx_advance"; 2]) {
        play.moves(&[&format!("deal {card}")]);
    }
    for card in defence.into_iter().chain(["cavalry_advance"; 2]) {
        play.moves(&[&format!("deal {card}")]);
    }
    for card in attack.into_iter().chain(defence) {
        play.moves(&[&format!("play {card}")]);
    }
}

#[test]
fn pol_17_10_great_commanders_double_the_point_of_a_retreat() {
    let mut play = commanders("boiotia");
    play.moves(&["retreat"]);
    assert!(is_asked(&play, "commanders", "athens"), "Sparta has won nothing");
    assert_eq!(play.legal(), ["double", "keep"]);
    assert_eq!(play.refused("pass"), ("POL-17.10", Reason::NotAsked));
    play.moves(&["double"]);
    assert_eq!((play.prestige("athens"), play.prestige("sparta")), (5 + 2, 4));
    assert_eq!(play.step(), "turn");
}

#[test]
fn pol_17_10_who_attacked_first_is_asked_first() {
    let mut play = commanders("boiotia");
    assault(&mut play, ["phalanx_othismos", "cavalry_hold"], ["peltasts_hold", "cavalry_hold"]);
    play.moves(&["stand", "retreat"]);
    assert!(is_asked(&play, "commanders", "sparta"));
    play.moves(&["double"]);
    assert_eq!(play.prestige("sparta"), 5 + 2 - 1 + 2);
    assert!(is_asked(&play, "commanders", "athens"));
    play.moves(&["double"]);
    assert_eq!(play.prestige("athens"), 5 + 1 + 1);
}

#[test]
fn pol_17_10_at_sea_athens_is_asked_first() {
    let mut play = commanders("kyklades");
    play.moves(&["stand", "stand"]);
    let kinds = ["elite_trireme_diekplous", "trireme_kyklos", "triacontor_kyklos"];
    for card in [kinds[0], kinds[1], kinds[1], kinds[2], kinds[2], kinds[2]] {
        play.moves(&[&format!("deal {card}")]);
    }
    play.moves(&["deal bireme_kyklos", "deal bireme_kyklos"]);
    play.moves(&["play elite_trireme_diekplous", "play trireme_kyklos"]);
    play.moves(&["play triacontor_kyklos", "play triacontor_kyklos", "stand", "retreat"]);
    assert!(is_asked(&play, "commanders", "athens"));
    play.moves(&["keep"]);
    assert!(is_asked(&play, "commanders", "sparta"));
}

#[test]
fn pol_17_10_once_in_the_round() {
    let mut play = commanders("boiotia");
    play.moves(&["retreat", "double", "pass", "retreat"]);
    assert_eq!(play.prestige("athens"), 5 + 2 + 1);
    assert_ne!(play.step(), "commanders", "Athens has had its doubling");
}

#[test]
fn pol_17_10_what_is_kept_can_be_used_in_a_later_battle() {
    let mut play = commanders("boiotia");
    play.moves(&["retreat", "keep"]);
    assert_eq!(play.prestige("athens"), 6);
    play.moves(&["pass", "retreat"]);
    assert!(is_asked(&play, "commanders", "athens"));
    play.moves(&["double"]);
    assert_eq!(play.prestige("athens"), 5 + 1 + 2);
}

#[test]
fn pol_17_10_losses_by_the_salpinx_are_not_doubled() {
    let mut play = commanders("boiotia");
    assault(&mut play, ["salpinx_ambush", "cavalry_hold"], ["peltasts_hold", "cavalry_hold"]);
    assert_eq!(play.prestige("sparta"), 4);
    play.moves(&["retreat"]);
    assert!(is_asked(&play, "commanders", "sparta"));
    play.moves(&["double"]);
    assert_eq!(play.prestige("sparta"), 5 - 1 + 1 + 1, "only the point for the retreat");
    assert_eq!(play.step(), "turn");
}

#[test]
fn pol_17_10_other_rounds_double_nothing() {
    let scene = fed("5a").hoplites("athens", "boiotia", 4).hoplites("sparta", "boiotia", 4);
    let mut play = draw(scene, "e5a_1");
    play.moves(&["pass", "retreat"]);
    assert_eq!(play.step(), "turn");
}

#[test]
fn pol_17_11_mercenaries_need_no_population() {
    for (round, id) in MERCENARIES {
        let mut play = draw_measured(athens_first(round).good("athens", "silver", 4), id);
        play.moves(&["create_hoplites chalkis", "recruit hired", "done"]);
        assert_eq!((play.good("athens", "silver"), play.population("chalkis")), (2, 1));
        assert_eq!(play.hoplites("athens", "attika"), 3 + 1);
        play.moves(&["create_galleys chalkis", "build hired kyklades"]);
        assert_eq!((play.good("athens", "silver"), play.population("chalkis")), (0, 1));
        assert_eq!(play.galleys("athens", "kyklades"), 2 + 1);
        assert_eq!(reserve(&play, Side::Athens), 38 - 8 - 8 - 2, "cubes of the reserve");
    }
}

#[test]
fn pol_17_11_mercenaries_cost_two_silver_each() {
    for (round, id) in MERCENARIES {
        let mut play = draw_measured(athens_first(round).good("athens", "silver", 1), id);
        assert!(!play.can("create_hoplites chalkis"));
        play.moves(&["create_hoplites athenai"]);
        assert!(!play.can("recruit hired"));
        assert_eq!(play.clause("recruit hired"), "POL-1.2");
        assert!(play.can("recruit metal") && play.can("recruit silver"), "as in other rounds");
    }
}

#[test]
fn pol_17_11_merchants_are_not_for_hire() {
    for (round, id) in MERCENARIES {
        let mut play = draw_measured(athens_first(round).good("athens", "silver", 9), id);
        play.moves(&["create_merchants athenai"]);
        assert_eq!(play.refused("fit hired"), ("POL-17.11", Reason::NotForHire));
    }
    let mut quiet = draw_measured(athens_first("5a").good("athens", "silver", 9), "e5a_1");
    quiet.moves(&["create_hoplites athenai"]);
    assert_eq!(quiet.refused("recruit hired"), ("POL-17.11", Reason::NotForHire));
}

#[test]
fn pol_17_11_mercenaries_need_cubes_of_the_reserve() {
    for (round, id) in MERCENARIES {
        let scene = crowded(athens_first(round).set("/hoplites/athens", json!({})), 0);
        let scene = scene.set("/galleys/athens", json!({})).good("athens", "silver", 9);
        let mut play = draw_measured(scene, id);
        play.moves(&["create_hoplites athenai"]);
        let none = Reason::NoCubes { need: 1, have: 0 };
        assert_eq!(play.refused("recruit hired"), ("POL-0.6", none));
        assert!(play.can("recruit silver"), "a citizen is his own cube");
    }
}

#[test]
fn pol_17_12_pacifism_is_silenced_at_home() {
    for (round, id) in PACIFISM {
        let scene = athens_first(round).polis("athenai", "athens", 2).good("athens", "wine", 0);
        let mut play = draw_measured(scene.hoplites("athens", "attika", 5), id);
        play.moves(&["tribute attika", "collect prestige", "collect prestige"]);
        let (clause, reason) = play.refused("collect prestige");
        assert!(matches!(reason, Reason::NoVoices { population: 2, .. }), "{reason:?}");
        assert_eq!(clause, "POL-17.12");
        assert_eq!(
            said(&reason),
            "Under Pacifism only as many hoplites bring prestige as Athenai has population: 2."
        );
        play.moves(&["collect wine", "collect wine", "collect wine"]);
        assert_eq!((play.prestige("athens"), play.good("athens", "wine")), (3 + 2, 6));
    }
}

#[test]
fn pol_17_12_pacifism_speaks_at_home_only() {
    for (round, id) in PACIFISM {
        let mut play = draw_measured(athens_first(round), id);
        play.moves(&["tribute ionia"]);
        let (clause, reason) = play.refused("collect prestige");
        assert_eq!(clause, "POL-17.12");
        assert_eq!(said(&reason), "Under Pacifism only the hoplites in Attika bring prestige.");

        let mut sparta = draw(Scene::drawing(round), id);
        sparta.moves(&["tribute lakedaimon"]);
        sparta.moves(&["collect prestige", "collect prestige", "collect prestige"]);
        assert_eq!(sparta.prestige("sparta"), 3 + 3);
    }
    let mut quiet = draw_measured(athens_first("5a"), "e5a_1");
    quiet.moves(&["tribute attika"]);
    assert_eq!(quiet.refused("collect prestige"), ("POL-17.12", Reason::NoPacifism));
    // The second edition has no such event, and no such clause.
    let mut second = Scene::turn("alpha", "athens").play();
    second.moves(&["tribute attika"]);
    assert_eq!(second.refused("collect prestige"), ("POL-8.3", Reason::NoPacifism));
}

/// A reason in English.
fn said(reason: &Reason) -> String {
    Polis::words().say("en", &Polis::reason(reason))
}

#[test]
fn pol_17_13_plague_and_humiliation() {
    for (athens, sparta, bonus) in [(2, 1, 2), (1, 0, 2), (2, 2, 0), (0, 0, 0), (1, 2, 0)] {
        let scene = fed("5a").good("athens", "wheat", 6).hoplites("athens", "messenia", athens);
        let mut play = draw(scene.hoplites("sparta", "messenia", sparta), "e5a_12");
        assert_eq!(play.population("athenai"), 5 - 2);
        assert_eq!(play.prestige("athens"), 3, "not at once");
        play.moves(&["pass", "pass"]);
        assert_eq!(play.prestige("athens"), 3 + bonus, "{athens} against {sparta}");
        assert_eq!(play.prestige("sparta"), 3);
    }
}

#[test]
fn pol_17_13_measured_when_the_turns_are_over() {
    let scene = fed("5a").good("athens", "wheat", 6).hoplites("athens", "messenia", 1);
    let mut play = draw(scene.hoplites("sparta", "lakedaimon", 1), "e5a_12");
    play.moves(&["move_hoplites messenia", "march lakedaimon", "pass", "pass"]);
    assert_eq!(play.prestige("athens"), 3);
}

/// Whether so many hoplites fight under a card.
fn fight(round: &str, id: &str, athens: u8, sparta: u8) -> bool {
    let scene = fed(round).hoplites("athens", "boiotia", athens);
    let mut play = draw(scene.hoplites("sparta", "boiotia", sparta), id);
    play.moves(&["pass"]);
    play.step() == "battle"
}

#[test]
fn pol_17_14_alkibiades_flees_to_sparta() {
    assert!(fight("5b", "e5b_4", 4, 3) && fight("5b", "e5b_4", 5, 2));
    assert!(!fight("5b", "e5b_4", 3, 3), "six are too few");
    assert!(!fight("5b", "e5b_1", 4, 3), "seven are too few in other rounds");
}

#[test]
fn pol_17_14_superstition() {
    assert!(fight("5b", "e5b_12", 5, 4));
    assert!(!fight("5b", "e5b_12", 4, 4) && !fight("5b", "e5b_12", 5, 3), "eight are too few");
}

#[test]
fn pol_17_15_carthage_lands_in_sicily() {
    for (before, after) in [
        ([3, 1], [1, 1]),
        ([1, 3], [1, 1]),
        ([1, 0], [0, 0]),
        ([4, 3], [2, 3]),
        ([3, 3], [1, 1]),
        ([1, 1], [0, 0]),
    ] {
        let scene = empty("5b").hoplites("athens", "sikelia", before[0]);
        let play = draw(scene.hoplites("sparta", "sikelia", before[1]), "e5b_5");
        let left = ["athens", "sparta"].map(|side| play.hoplites(side, "sikelia"));
        assert_eq!(left, after, "{before:?}");
        assert_eq!(play.state()["barred"], json!([]));
        assert!(clauses(&play).contains(&"POL-17.15") && !clauses(&play).contains(&"POL-17.19"));
    }
}

#[test]
fn pol_17_15_nobody_in_sicily_bars_its_tribute() {
    let scene = |athens| {
        let scene = athens_first("5b").polis("gela", "athens", 1);
        scene.hoplites("athens", "sikelia", athens).prestige("athens", 3)
    };
    let mut play = draw_measured(scene(0), "e5b_5");
    assert_eq!(play.state()["barred"], json!(["sikelia"]));
    play.moves(&["create_hoplites athenai", "recruit metal", "done"]);
    let (clause, reason) = play.refused("tribute sikelia");
    assert_eq!(clause, "POL-17.15");
    assert!(matches!(reason, Reason::Barred { .. }), "{reason:?}");
    assert!(draw_measured(scene(3), "e5b_5").can("tribute sikelia"), "one is left of three");
}

#[test]
fn pol_17_16_eruption_of_etna() {
    let scene = athens_first("5b").polis("gela", "athens", 1).good("athens", "wine", 0);
    let scene = scene.hoplites("athens", "sikelia", 5).hoplites("athens", "attika", 5);
    let mut play = draw_measured(scene, "e5b_6");
    play.moves(&["tribute sikelia"]).moves(&["collect wine"; 3]);
    assert_eq!(play.good("athens", "wine"), 6);
    assert_eq!(play.step(), "turn", "three hoplites and no more");
}

#[test]
fn pol_17_16_etna_covers_sikelia_only() {
    let scene = athens_first("5b").hoplites("athens", "attika", 5).good("athens", "wine", 0);
    let mut play = draw_measured(scene, "e5b_6");
    play.moves(&["tribute attika"]).moves(&["collect wine"; 4]).moves(&["collect oil"]);
    assert_eq!(play.good("athens", "wine"), 10);
}

#[test]
fn pol_17_17_freed_slaves_of_laurion() {
    let scene = Scene::drawing("5b").market("wine", 5).market("oil", 10);
    let play = draw(scene.market("metal", 3).market("wood", 2), "e5b_8");
    let columns = ["wine", "oil", "metal", "wood"].map(|good| play.market(good));
    assert_eq!(columns, [0, 0, 3, 2]);
}

#[test]
fn pol_17_18_destruction_of_the_persian_fleet() {
    let play = draw(Scene::drawing("3"), "e3_4");
    assert_eq!((play.prestige("athens"), play.good("sparta", "silver")), (3 + 1, 4 + 1));
    assert_eq!((play.prestige("sparta"), play.good("athens", "silver")), (3, 0));
    let full = draw(Scene::drawing("3").good("sparta", "silver", 20), "e3_4");
    assert_eq!(full.good("sparta", "silver"), 20);
}

#[test]
fn pol_17_18_mutilation_of_the_herms() {
    for (before, after) in [(3, 2), (1, 0), (0, 0)] {
        let play = draw(Scene::drawing("5b").prestige("sparta", before), "e5b_9");
        assert_eq!((play.prestige("sparta"), play.prestige("athens")), (after, 3));
        assert_eq!(play.population("athenai"), 5 - 1);
        assert_eq!(play.ending(), None, "no prestige is tested at the end of the round");
    }
}

#[test]
fn pol_17_19_philopersians() {
    let mut play = draw(Scene::drawing("3"), "e3_5");
    let units = ["attika", "ionia", "kyklades", "noties_sporades"];
    assert_eq!(play.legal(), units.map(|region| format!("remove {region}")));
    let (clause, reason) = play.refused("remove sikelia");
    assert_eq!(clause, "POL-17.19");
    assert!(matches!(reason, Reason::NoUnits { .. }), "{reason:?}");
    play.moves(&["remove kyklades", "remove lakedaimon"]);
    assert_eq!((play.galleys("athens", "kyklades"), play.hoplites("sparta", "lakedaimon")), (1, 2));
    assert_eq!((play.prestige("athens"), play.prestige("sparta")), (4, 4));
    assert_eq!(reserve(&play, Side::Athens), 38 - 8 - 8 + 1);
    assert_eq!(play.step(), "turn", "one each");
}

#[test]
fn pol_17_19_who_has_no_units_gives_up_none() {
    let play = draw(empty("3").hoplites("sparta", "lakedaimon", 1), "e3_5");
    assert!(is_asked(&play, "reading", "sparta"));
    assert_eq!(play.prestige("athens"), 4);
}

#[test]
fn pol_17_20_age_of_pericles() {
    let bonus = |project, polis| {
        let scene = fed("4").polis("samos", "athens", 3).good("athens", "wheat", 11);
        let mut play = draw(scene.in_progress(project, polis), "e4_6");
        assert_eq!(play.hoplites("sparta", "megaris"), 1);
        assert_eq!(play.prestige("athens"), 3);
        play.moves(&["pass", "pass"]);
        (play.prestige("athens") - 3, play.prestige("sparta") - 3)
    };
    assert_eq!(bonus("protagoras", "athenai"), (2 + 1, 0));
    assert_eq!(bonus("phidias", "athenai"), (3 + 1, 0));
    assert_eq!(bonus("festival_demeter", "samos"), (3, 0), "in Athenai only");
    assert_eq!(bonus("festival_demeter", "sparta"), (0, 3));
}

#[test]
fn pol_17_21_leotychidas_gives_athens_the_first_turn() {
    for (athens, sparta) in [(3, 3), (4, 3), (3, 4)] {
        let scene = || Scene::revealing("3").prestige("athens", athens).prestige("sparta", sparta);
        let play = draw_measured(scene(), "e3_7");
        assert!(is_asked(&play, "turn", "athens"), "{athens} to {sparta}");
        let quiet = draw_measured(scene(), "e3_1");
        assert_eq!(quiet.actor(), if sparta > athens { "athens" } else { "sparta" });
    }
}
