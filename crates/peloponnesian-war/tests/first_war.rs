//! Chapter 10: the First Peloponnesian War.

#![allow(clippy::unwrap_used, reason = "a scene that can't be set fails its test")]

mod common;

use common::scenarios::{begun, forces, judged, leaders, operations, start};
use common::{Play, Scene};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::board::Board;
use peloponnesian_war::components::LogLine;
use peloponnesian_war::ids::{Side, Space};
use peloponnesian_war::ledger::{Cause, Track};
use peloponnesian_war::refusal::Reason;
use serde_json::{Value, json};
use table::{Actor, Seat, Speech};

const WAR: &str = "first_war";

fn space(id: &str) -> Space {
    Space::by_id(id).unwrap()
}

fn board() -> Board {
    begun(WAR).position().board.clone()
}

/// A turn of the war that has come to its event; Athens does not doubt itself.
fn event(change: impl FnOnce(&mut Value)) -> Play {
    let step = json!({"step": "event_roll", "first": null, "truce": false});
    let mut scene = operations(WAR, "athens")
        .set("/turn", json!(2))
        .set("/confidence/athens", json!(1))
        .at("delian_rebellion", step);
    change(&mut scene.0);
    scene.play()
}

/// The end of a turn.
fn end(change: impl FnOnce(&mut Value)) -> Play {
    judged(WAR, "athens", change)
}

/// Nobody on the map but the garrisons of both capitals.
fn calm(scene: &mut Scene) {
    scene.0["units"] = json!({
        "athens": {"athens": {"fresh": {"hoplites": 2}}},
        "sparta": {"sparta": {"fresh": {"hoplites": 2}}},
    });
    scene.0["captured"]["athens"] = json!([]);
}

/// What is told, in short, while every die shows one face and other choices are the first, until
/// a step asks.
fn story(play: &mut Play, face: u8, until: &str) -> Vec<String> {
    let die = format!("roll {face}");
    let mut told = Vec::new();
    for _ in 0..500 {
        if play.step() == until || play.step() == "over" {
            return told;
        }
        let legal = play.legal();
        let words = legal.iter().find(|mv| **mv == die).unwrap_or(&legal[0]).clone();
        told.extend(play.story(&[&words]));
    }
    panic!("{until} is never asked");
}

#[test]
fn pw_10_3_six_turns_a_cast_of_its_own_and_a_draw_of_leaders_first() {
    let mut play = begun(WAR);
    let state = play.state();
    assert_eq!((state["turn"].as_u64(), play.step().as_str()), (Some(1), "draw_leader"));
    let cups = "aristeus asimides cimon cleandridas cnemus diotimus dorsus eurybatus hagnon \
                lamachus pausanias pericles pleistoanax sophocles thucydides tolmides";
    let cups: Vec<_> = cups.split_whitespace().map(|name| format!("{name}-first")).collect();
    assert_eq!(leaders(&state, "cup"), cups);
    play.moves(&["draw pericles-first", "draw dorsus-first"]);
    assert_eq!(play.step(), "strategy_roll");
    play.moves(&["roll 3"]);
    assert_eq!((play.actor(), play.step().as_str()), (Actor::Seat(Seat(0)), "player_operation"));
    assert_eq!(board().card().last_turn, 6);
    // Sides as tired as these make an armistice in other wars.
    let play = end(|_| {});
    assert_eq!((play.position().board.turn, play.step().as_str()), (2, "side_roll"));
}

#[test]
fn pw_10_3_the_names_of_leaders_are_sourced_and_their_values_marked() {
    let text = include_str!("../components/peloponnesian-war.json");
    let file: Value = serde_json::from_str(text).unwrap();
    let all = file["leaders"].as_array().unwrap();
    let cast: Vec<_> = all.iter().filter(|leader| leader["set"] == "first-war").collect();
    assert_eq!(cast.len(), 16);
    for leader in cast {
        let named = leader["name_provenance"].as_str().unwrap();
        assert!(named.starts_with("rulebook: 10.3."), "{leader}");
        assert_eq!(leader["tactical_provenance"], "reconstruction");
        assert_eq!(leader["strategic_provenance"], "reconstruction");
    }
    for language in ["en", "it", "es", "pl"] {
        let story = table::Message::new("scenario-first-war-story");
        assert!(War::words().say_strictly(language, &story).is_ok(), "{language}");
    }
}

#[test]
fn pw_10_3_1_athens_at_sea_and_on_the_isthmus() {
    let state = start(WAR);
    let expected = [
        "athens 2H 1C",
        "byzantium 1aN",
        "chios 1aN",
        "lampsacus 1N",
        "megara 1aH",
        "mytilene 1aH 2aN",
        "naupactus 1N 1aH",
        "pegae 1aH",
        "piraeus 6N",
        "plataea 1aH",
        "samos 1aN",
    ];
    assert_eq!(forces(&state, "athens"), expected);
    assert_eq!(state["player"], "athens");
    assert_eq!(
        (&state["treasury"]["athens"], &state["bellicosity"]["athens"]),
        (&json!(3500), &json!(6))
    );
    assert_eq!(state["confidence"], json!({"athens": 0, "sparta": 0}));
    assert_eq!(state["captured"], json!({"athens": ["megara", "pegae"], "sparta": []}));
}

#[test]
fn pw_10_3_2_sparta_and_its_allies() {
    let state = start(WAR);
    let expected = ["corinth 2aH 3aN", "elis 1aH", "gythium 1N", "sparta 9H", "thebes 4aH 4aC"];
    assert_eq!(forces(&state, "sparta"), expected);
    assert_eq!(
        (&state["treasury"]["sparta"], &state["bellicosity"]["sparta"], &state["guard"]),
        (&json!(2500), &json!(6), &json!("home"))
    );
}

#[test]
fn pw_10_3_3_neutrals_bring_what_stands_on_the_map() {
    let state = start(WAR);
    let expected = json!({
        "argos": {"allied-hoplites": 4},
        "thessaly": {"allied-cavalry": 4},
        "syracuse": {"allied-hoplites": 2, "allied-cavalry": 3, "allied-naval": 2},
    });
    assert_eq!(state["neutrals"], expected);
    let mut board = board();
    assert!(board.awaken(Side::Athens, space("syracuse")));
    assert_eq!(board.force(Side::Sparta, space("syracuse")).units, [0, 0, 0, 2, 3, 2]);
    assert!(board.awaken(Side::Sparta, space("argos")));
    assert_eq!(board.force(Side::Athens, space("argos")).units, [0, 0, 0, 4, 0, 0]);
    assert!(board.provoke_macedonia(Side::Sparta, space("macedonia")));
    assert_eq!(board.history.macedonia, Some(Side::Athens));
    assert!(board.force(Side::Athens, space("pella")).is_empty());
    assert_eq!(board.neutrals[0], [0; 6]);
}

#[test]
fn pw_10_3_4a_thessaly_is_nobodys_until_somebody_attacks_it_or_stays() {
    let mut board = board();
    for id in ["larisa", "pharsalus", "argos", "syracuse", "pella"] {
        assert_eq!(board.control(space(id)), None, "{id}");
    }
    assert!(!Side::BOTH.into_iter().any(|side| board.is_covered(side, space("larisa"), false)));
    assert!(!board.is_coalition(Side::Athens, space("larisa")));
    assert!(board.awaken(Side::Athens, space("pharsalus")));
    assert_eq!(board.allegiance(space("larisa")), Some(Side::Sparta));
    assert_eq!(board.force(Side::Sparta, space("larisa")).units, [0, 0, 0, 0, 4, 0]);
    // Who stands there when the operations are over is met by the cavalry.
    let mut play =
        operations(WAR, "athens").units("sparta", "pharsalus", json!({"hoplites": 1})).play();
    let told = play.told(&["pass"]);
    assert!(told.contains(&"awakens"), "{told:?}");
    assert_eq!(play.position().board.history.thessaly, Some(Side::Athens));
    assert!(play.state()["neutrals"]["thessaly"].is_null());
    // Nobody stirs it up.
    let mut play = operations(WAR, "athens").leader("hagnon-first", "athens").play();
    play.moves(&["operate", "roll 1"]);
    assert!(matches!(play.reason("incite larisa"), ("PW-5.4", Reason::Coalition { .. })));
    play.moves(&["objective larisa"]);
    assert_eq!(play.count("sparta", "larisa", "allied-cavalry"), 4);
}

#[test]
fn pw_10_3_4b_two_tired_sides_make_the_thirty_years_peace() {
    let tired = |athens: u8, sparta: u8| {
        end(|state| state["bellicosity"] = json!({"athens": athens, "sparta": sparta}))
    };
    for (athens, sparta) in [(1, 1), (1, 2), (2, 2)] {
        let outcome = tired(athens, sparta).ending().unwrap();
        assert_eq!((outcome.reason, outcome.winner()), ("peace", None));
    }
    for (athens, sparta) in [(2, 3), (3, 1)] {
        assert_eq!(tired(athens, sparta).step(), "side_roll");
    }
}

#[test]
fn pw_10_3_4c_both_sides_hold_hostages() {
    let mut play = begun(WAR);
    assert_eq!(play.state()["history"]["hostages"], json!([true, true]));
    play.moves(&["draw pericles-first", "draw dorsus-first"]);
    assert_eq!(play.told(&["roll 1"]), ["strategy-barred"]);
    play.moves(&["roll 3"]);
    assert!(matches!(play.reason("objective sparta"), ("PW-6.6", Reason::Hostages { .. })));
}

#[test]
fn pw_10_3_4d_athens_has_no_walls() {
    let mut open = board();
    open.place(Side::Sparta, space("decelea"), peloponnesian_war::ids::Unit::AlliedCavalry, 1);
    assert!(open.reaches(Side::Sparta, space("decelea"), space("athens"), false));
    open.history.walls = true;
    assert!(!open.reaches(Side::Sparta, space("decelea"), space("athens"), false));
    let siege = |walls: bool| {
        let mut scene = operations(WAR, "athens").leader("aristeus-first", "athens");
        calm(&mut scene);
        let mut scene = scene.without("athens", "athens").units(
            "sparta",
            "athens",
            json!({"allied-hoplites": 5}),
        );
        scene.0["history"]["walls"] = json!(walls);
        let mut play = scene.play();
        (play.told(&["pass"]).contains(&"siege-fed"), play.step())
    };
    assert_eq!(siege(false), (false, "siege".to_owned()));
    assert!(siege(true).0);
}

#[test]
fn pw_10_3_4e_nobody_activates_the_syracusans_before_athens_comes() {
    let mut board = board();
    assert!(!board.is_assembly(Side::Sparta, space("syracuse")));
    assert!(!board.is_held(Side::Sparta, space("syracuse")));
    board.awaken(Side::Athens, space("syracuse"));
    assert!(board.is_assembly(Side::Sparta, space("syracuse")));
}

#[test]
fn pw_10_3_4f_and_pw_10_3_6_eleven_events_of_its_own() {
    let board = board();
    let lines: Vec<_> = (2..=12).map(|number| board.card().event(number)).collect();
    let expected = [
        LogLine::Aggression,
        LogLine::Thessaly,
        LogLine::Omens,
        LogLine::Egypt,
        LogLine::Phocians,
        LogLine::LongWalls,
        LogLine::Risings,
        LogLine::Falls,
        LogLine::Plataea,
        LogLine::Artaxerxes,
        LogLine::Laurium,
    ];
    assert_eq!(lines, expected);
    for (number, line) in (2..).zip(lines) {
        assert_eq!(line.clause(), format!("PW-10.3.6.{number}"));
        for language in ["en", "it", "es", "pl"] {
            assert!(War::words().say_strictly(language, &line.name()).is_ok(), "{line:?}");
        }
    }
}

#[test]
fn pw_10_3_5_who_alone_has_no_will_left_has_lost() {
    let over = |player: &str, athens: u8, sparta: u8| {
        let play = judged(WAR, player, |state| {
            state["bellicosity"] = json!({"athens": athens, "sparta": sparta});
            state["turn"] = json!(5);
        });
        let outcome = play.ending().unwrap();
        (outcome.reason, outcome.winner())
    };
    assert_eq!(over("athens", 3, 0), ("sparta_surrenders", Some(Seat(0))));
    assert_eq!(over("athens", 0, 3), ("athens_surrenders", None));
    assert_eq!(over("sparta", 0, 3), ("athens_surrenders", Some(Seat(0))));
    assert_eq!(over("sparta", 0, 0), ("exhaustion", None));
    // Turn 6 undecided.
    let last = end(|state| state["turn"] = json!(6)).ending().unwrap();
    assert_eq!((last.reason, last.winner(), last.scores[0].total), ("last_turn", None, 0));
    // Victory points do not count.
    let mut board = board();
    let change = board.score(Side::Athens, Side::Athens, Cause::SiegeWon(space("pylos")));
    assert_eq!((change.track, change.amount, board.points()), (Track::Points, 0, 0));
    // A lost capital is the end too.
    let play = end(|state| {
        state["units"]["athens"].as_object_mut().unwrap().remove("athens");
        state["units"]["sparta"]["athens"] = json!({"fresh": {"allied-hoplites": 1}});
        state["captured"]["sparta"] = json!(["athens"]);
    });
    assert_eq!(play.ending().unwrap().reason, "athens_surrenders");
}

#[test]
fn pw_10_3_6_2_two_spaces_of_thrace_change_sides() {
    let mut play = event(|state| {
        state["units"]["athens"]["abdera"] =
            json!({"fresh": {"hoplites": 1, "allied-hoplites": 1}});
    });
    play.moves(&["roll 1", "roll 1"]);
    assert_eq!(play.position().board.history.thrace, Side::Sparta);
    assert_eq!(play.count("sparta", "abdera", "allied-hoplites"), 1);
    assert_eq!(play.count("athens", "athens", "hoplites"), 3);
    // A second time they come back.
    let state = play.state();
    let mut play = event(|other| other["history"] = state["history"].clone());
    play.moves(&["roll 1", "roll 1"]);
    assert_eq!(play.position().board.history.thrace, Side::Athens);
}

#[test]
fn pw_10_3_6_3_thessaly_joins_athens_and_leaves_it() {
    let mut play = event(|_| {});
    play.moves(&["roll 1", "roll 2"]);
    assert_eq!(play.count("athens", "larisa", "allied-cavalry"), 4);
    assert_eq!(play.position().board.history.thessaly, Some(Side::Athens));
    // The second time: allies of both gather at Larisa, citizens go home.
    let mut play = event(|state| {
        state["neutrals"].as_object_mut().unwrap().remove("thessaly");
        state["history"]["thessaly"] = json!("athens");
        state["units"]["athens"]["larisa"] = json!({"used": {"allied-cavalry": 2, "hoplites": 1}});
        state["units"]["sparta"]["pharsalus"] =
            json!({"fresh": {"allied-hoplites": 1, "hoplites": 1}});
        state["captured"]["sparta"] = json!(["pharsalus"]);
    });
    play.moves(&["roll 1", "roll 2"]);
    let state = play.state();
    assert_eq!(state["neutrals"]["thessaly"], json!({"allied-cavalry": 2, "allied-hoplites": 1}));
    assert_eq!(
        (&state["history"]["thessaly"], &state["captured"]["sparta"]),
        (&json!(null), &json!([]))
    );
    assert_eq!(play.count("athens", "athens", "hoplites"), 3);
    assert_eq!(play.count("sparta", "sparta", "hoplites"), 10);
}

#[test]
fn pw_10_3_6_4_an_eclipse_or_an_earthquake() {
    let mut play = event(|_| {});
    play.moves(&["roll 1", "roll 3", "roll 3"]);
    assert_eq!(play.position().board.season.limited, [true, false]);
    let mut play = event(|state| {
        state["units"]["sparta"]["pylos"] = json!({"fresh": {"hoplites": 1}});
        state["leaders"]["dorsus-first"] = json!("pylos");
    });
    play.moves(&["roll 1", "roll 3", "roll 4"]);
    let state = play.state();
    assert_eq!(play.position().board.season.limited, [false, true]);
    assert_eq!(play.count("athens", "pylos", "allied-hoplites"), 1);
    assert_eq!(play.position().board.control(space("pylos")), Some(Side::Athens));
    assert_eq!(state["going_home"]["sparta"], json!({"hoplites": 1}));
    assert_eq!(play.leader("dorsus-first"), "going_home");
}

#[test]
fn pw_10_3_6_5_egypt_costs_money_then_men_then_nothing() {
    let after = |times: u8| {
        let mut play = event(|state| state["history"]["egypt"] = json!(times));
        let told = play.told(&["roll 2", "roll 3"]);
        let board = &play.position().board;
        (board.treasury(Side::Athens), board.history.egypt, board.season.unmanned, told)
    };
    let (first, second, third) = (after(0), after(1), after(2));
    assert_eq!((first.0, first.1, first.2), (2700, 1, false));
    assert_eq!((second.0, second.1, second.2), (2900, 2, true));
    assert_eq!((third.0, third.1, third.2), (3500, 2, false));
    assert!(third.3.contains(&"nothing-happens"), "{:?}", third.3);
    let built = |player: &str, unmanned: bool| {
        let mut scene = operations(WAR, player);
        calm(&mut scene);
        scene.0["season"]["unmanned"] = json!(unmanned);
        scene.0["season"]["lost"] = json!([[2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]);
        let mut play = scene.play();
        play.moves(&["pass"]);
        story(&mut play, 1, "side_roll").iter().any(|told| told.starts_with("built athens"))
    };
    for player in ["athens", "sparta"] {
        assert_eq!((built(player, false), built(player, true)), (true, false), "{player}");
    }
}

#[test]
fn pw_10_3_6_6_the_phocians_attack_each_place_once() {
    let attacked = |history: [bool; 2], die: &str| {
        let mut play = event(|state| state["history"]["phocians"] = json!(history));
        play.moves(&["roll 1", "roll 5", die]);
        play.state()["season"]["phocians"].clone()
    };
    assert_eq!(attacked([false, false], "roll 3"), "cytinium");
    assert_eq!(attacked([false, false], "roll 4"), "delphi");
    assert_eq!(attacked([true, false], "roll 3"), "delphi");
    assert_eq!(attacked([false, true], "roll 6"), "cytinium");
    let mut play = event(|state| state["history"]["phocians"] = json!([true, true]));
    assert!(play.told(&["roll 1", "roll 5"]).contains(&"nothing-happens"));
    // At the end of the turn.
    let will = |lost: bool| {
        let play = end(|state| {
            state["season"]["phocians"] = json!("cytinium");
            state["history"]["phocians"] = json!([true, false]);
            if lost {
                state["units"]["athens"]["cytinium"] = json!({"fresh": {"allied-hoplites": 1}});
                state["captured"]["athens"] = json!(["cytinium", "megara", "pegae"]);
            }
        });
        play.bellicosity()
    };
    assert_eq!((will(false), will(true)), ((6, 6), (6, 5)));
}

#[test]
fn pw_10_3_6_7_the_long_walls_are_built_and_hostages_go_home() {
    let mut play = event(|_| {});
    play.moves(&["roll 1", "roll 6"]);
    let history = play.position().board.history;
    assert_eq!((history.walls, history.hostages), (true, [false, false]));
    // A second time it frees those who were taken since.
    let mut play = event(|state| {
        state["history"]["walls"] = json!(true);
        state["history"]["hostages"] = json!([false, true]);
    });
    play.moves(&["roll 1", "roll 6"]);
    assert_eq!(play.position().board.history.hostages, [false, false]);
    // Not without Piraeus.
    let mut play = event(|state| {
        state["units"]["athens"].as_object_mut().unwrap().remove("piraeus");
        state["units"]["sparta"]["piraeus"] = json!({"fresh": {"allied-hoplites": 1}});
        state["captured"]["sparta"] = json!(["piraeus"]);
    });
    assert!(play.told(&["roll 1", "roll 6"]).contains(&"event-impossible"));
    assert_eq!(play.step(), "event_roll");
    assert!(!play.position().board.history.walls);
}

#[test]
fn pw_10_3_6_8_oligarchs_rise_in_eleven_spaces() {
    let rebels: Vec<_> = board().card().rebels.iter().map(|space| space.id()).collect();
    let expected = "chios thasos olynthus chalcis mytilene samos byzantium megara camirus \
                    lampsacus carystus";
    assert_eq!(rebels, expected.split_whitespace().collect::<Vec<_>>());
    let mut play = event(|_| {});
    play.moves(&["roll 2", "roll 6", "roll 1", "roll 2"]);
    assert!(play.set("rebellion").contains(&"thasos".to_owned()));
    // Chios is held, and Megara is captured: again, with one more each time.
    let mut play = event(|_| {});
    play.moves(&["roll 2", "roll 6"]);
    assert!(play.told(&["roll 1", "roll 1"]).contains(&"rebel-again"));
    assert!(play.told(&["roll 4", "roll 4"]).contains(&"rebel-again"));
    assert_eq!(play.state()["steps"][1]["rolls"], 2);
    // A free Megara rises against Sparta, and its league may follow.
    let mut play = event(|state| {
        state["units"]["athens"].as_object_mut().unwrap().remove("megara");
        state["captured"]["athens"] = json!(["pegae"]);
    });
    play.moves(&["roll 2", "roll 6", "roll 4", "roll 5"]);
    assert_eq!(play.set("rebellion"), ["megara"]);
    assert_eq!(play.position().board.friend(space("megara")), Some(Side::Athens));
    assert!(play.prompt_is_spread());
    let told = play.story(&["roll 6"]);
    assert!(told[0].starts_with("spreads cenchreae"), "{told:?}");
}

#[test]
fn pw_10_3_6_9_leaders_fall_one_a_side() {
    let mut play = event(|_| {});
    play.moves(&["roll 4", "roll 5"]);
    assert!(play.position().board.season.deadly);
    // A four kills, whoever he is.
    let fight = |scenario: &str, leaders: [&str; 2], face: u8| {
        let mut scene = operations(scenario, "athens")
            .units("athens", "plataea", json!({"allied-hoplites": 2}))
            .units("sparta", "plataea", json!({"hoplites": 2}))
            .leader(leaders[0], "plataea")
            .leader(leaders[1], "plataea");
        scene.0["season"]["deadly"] = json!(true);
        let mut play = scene.play();
        play.moves(&["pass"]);
        let told = play.advance(face, "build");
        told.iter().filter(|id| **id == "leader-dies").count()
    };
    let own = ["pericles-first", "dorsus-first"];
    assert_eq!((fight(WAR, own, 4), fight(WAR, own, 5)), (2, 0));
    assert_eq!(fight("campaign", ["cleon", "agis"], 4), 0);
    // Of two dead of a side chance says who is lost.
    let fallen = ["pericles-first", "tolmides-first"];
    let mut play = end(|state| {
        state["season"]["fallen"] = json!(fallen);
        fallen.iter().for_each(|leader| state["leaders"][leader] = json!("gone"));
    });
    assert_eq!(play.step(), "mourning");
    assert_eq!(play.legal().len(), 2);
    play.moves(&["lead tolmides-first"]);
    assert_eq!((play.leader(fallen[0]), play.leader(fallen[1])), ("cup".into(), "gone".into()));
    assert_eq!(play.position().board.turn, 2);
}

#[test]
fn pw_10_3_6_9_cimon_dies_and_the_next_turn_is_one_of_truce() {
    let mut play = event(|state| state["leaders"]["cimon-first"] = json!("athens"));
    assert!(play.told(&["roll 4", "roll 5"]).contains(&"cimon-dies"));
    assert_eq!(play.leader("cimon-first"), "gone");
    assert!(play.position().board.season.skips);
    let skipped = |turn: u8| {
        end(|state| {
            state["turn"] = json!(turn);
            state["season"]["skips"] = json!(true);
        })
    };
    let play = skipped(2);
    assert_eq!((play.position().board.turn, play.step().as_str()), (4, "side_roll"));
    assert!(!play.position().board.season.skips);
    assert_eq!(skipped(5).ending().unwrap().reason, "last_turn");
    // In the cup he lives.
    let mut play = event(|_| {});
    play.moves(&["roll 4", "roll 5"]);
    assert_eq!(play.leader("cimon-first"), "cup");
}

/// Sparta's first operation of a turn in which Thebes marches; the player has passed.
fn thebans(change: impl FnOnce(&mut Scene)) -> (Play, Vec<String>) {
    let mut scene = operations(WAR, "athens").leader("dorsus-first", "sparta");
    scene.0["season"]["operations"] = json!([1, 0]);
    scene.0["season"]["passed"] = json!([false, false]);
    scene.0["season"]["plataea"] = json!(true);
    change(&mut scene);
    let mut play = scene.play();
    let mut told = play.story(&["pass"]);
    told.extend(story(&mut play, 2, "augury"));
    (play, told)
}

#[test]
fn pw_10_3_6_10_thebes_marches_on_plataea() {
    let mut play = event(|_| {});
    play.moves(&["roll 4", "roll 6"]);
    assert!(play.position().board.season.plataea);
    let (_, told) = thebans(|_| {});
    assert!(told.contains(&"plataea plataea".to_owned()), "{told:?}");
    let joined = |what: &str| told.iter().filter(|told| told.starts_with(what)).count();
    assert_eq!(joined("activated sparta hoplites"), 2, "{told:?}");
    assert_eq!(joined("activated sparta allied-hoplites"), 5);
    assert!(joined("activated sparta allied-hoplites thebes") >= 3);
    assert_eq!(joined("activated sparta allied-cavalry"), 4);
    // Three have to be Thebans although others would be enough.
    let (_, told) = thebans(|scene| {
        let corinth = json!({"fresh": {"allied-hoplites": 9}});
        scene.0["units"]["sparta"]["corinth"] = corinth;
    });
    let joined = |what: &str| told.iter().filter(|told| told.starts_with(what)).count();
    assert_eq!(joined("activated sparta allied-hoplites corinth"), 2, "{told:?}");
    assert_eq!(joined("activated sparta allied-hoplites thebes"), 3);
    let (_, told) = thebans(|scene| {
        let thebes = json!({"fresh": {"allied-hoplites": 2, "allied-cavalry": 4}});
        let corinth = json!({"fresh": {"allied-hoplites": 9}});
        scene.0["units"]["sparta"]["thebes"] = thebes;
        scene.0["units"]["sparta"]["corinth"] = corinth;
    });
    assert!(told.iter().any(|told| told.starts_with("passes-weak")), "{told:?}");
    // What Sparta holds needs no attack.
    let (_, told) = thebans(|scene| {
        scene.0["units"]["athens"].as_object_mut().unwrap().remove("plataea");
        scene.0["units"]["sparta"]["plataea"] = json!({"fresh": {"allied-hoplites": 1}});
        scene.0["captured"]["sparta"] = json!(["plataea"]);
    });
    assert!(!told.iter().any(|told| told.starts_with("plataea ")), "{told:?}");
}

#[test]
fn pw_10_3_6_10_a_player_of_sparta_has_his_objective_prescribed() {
    let mut scene = operations(WAR, "sparta").leader("dorsus-first", "sparta");
    scene.0["season"]["operations"] = json!([1, 0]);
    scene.0["season"]["plataea"] = json!(true);
    let mut play = scene
        .steps(json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": "athens"},
            {"step": "player_operation", "objective": null, "incite": false},
        ]))
        .play();
    assert!(matches!(play.reason("objective chios"), ("PW-10.3.6.10", Reason::Bound { .. })));
    play.moves(&["objective plataea"]);
    assert_eq!(play.step(), "muster");
}

#[test]
fn pw_10_3_6_11_artaxerxes_prefers_sparta() {
    let gift = |die: &str| {
        let mut play = event(|_| {});
        play.moves(&["roll 5", "roll 6", die]);
        play.treasury()
    };
    assert_eq!((gift("roll 5"), gift("roll 6")), ((3500, 3100), (4100, 2500)));
}

#[test]
fn pw_10_3_6_12_silver_is_found() {
    let gift = |die: &str| {
        let mut play = event(|_| {});
        play.moves(&["roll 6", "roll 6", die]);
        play.treasury()
    };
    assert_eq!((gift("roll 2"), gift("roll 3")), ((3500, 3100), (4100, 2500)));
}
