//! Chapters 5, 6, 7 and 9: income, use of cards, trade, war, and every card with a text.

#![allow(clippy::unwrap_used, reason = "a card that is not there fails its test")]

mod common;

use agora::ids::{Kind, Player};
use agora::refusal::Reason;
use common::Scene;
use serde_json::json;

fn kind(id: &str) -> Kind {
    Kind::by_id(id).unwrap()
}

#[test]
fn ago_5_1_income_once_at_a_moment_of_choice() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["euclid", "farmer", "homer"]);
    let mut play = scene.hand("alpha", &["plato"]).coins("alpha", 6).play();
    assert_eq!(play.clause("done"), "AGO-5.1");
    play.moves(&["buy_vp 2", "income"]);
    assert_eq!((play.coins("alpha"), play.vp("alpha")), (3, 2));
    assert_eq!(play.clause("income"), "AGO-5.1");
    play.moves(&["done"]);
    assert_eq!(play.step(), "trade");
}

#[test]
fn ago_5_2_what_an_income_is_made_of() {
    // Farmer 3; Merchant Ship 1 for each of two blue cards; Agora 1 for each of two buildings;
    // Lighthouse 1 for each of two yellow cards; Plato a victory point.
    let city = ["farmer", "merchant_ship", "agora", "lighthouse", "plato"];
    let mut play = Scene::phase(3, "beta", "protect").city("beta", &city).play();
    let coins = play.coins("beta");
    play.moves(&["done"]);
    assert_eq!((play.coins("beta"), play.vp("beta")), (coins + 3 + 2 + 2 + 2, 1));
}

#[test]
fn ago_5_3_once_a_turn_and_once_a_game() {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["homer", "priestess", "assassin", "hippocrates"])
        .hand("alpha", &["hoplite", "archer"])
        .vp("alpha", 9);
    let mut play = scene.play();
    play.moves(&["use homer hoplite"]);
    let used = Reason::AlreadyUsed { kind: kind("homer") };
    assert_eq!(play.refused("use homer archer"), ("AGO-5.3", used));
    // Homer leaves and comes back in the same turn, and stays used.
    play.moves(&["assassinate alpha homer", "hippocrates homer"]);
    assert_eq!(play.clause("use homer archer"), "AGO-5.3");
    assert_eq!(play.city("alpha"), ["assassin-spent", "priestess", "hippocrates-spent", "homer"]);
    // A spent card that is lost and brought back stays spent.
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["hippocrates"])
        .set(
            "/players/alpha/history",
            json!([
                {"card": "herodotus", "known_to": ["everybody"], "spent": true}
            ]),
        )
        .history("beta", &["farmer"]);
    let mut play = scene.play();
    play.moves(&["hippocrates herodotus"]);
    assert_eq!(play.city("alpha"), ["herodotus-spent", "hippocrates-spent"]);
}

#[test]
fn ago_5_4_costs_come_first_and_in_full() {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["priestess", "plato", "euclid"])
        .hand("alpha", &["hoplite"])
        .vp("alpha", 0);
    let mut play = scene.play();
    let poor = Reason::TooFewPoints { need: 1, have: 0 };
    assert_eq!(play.refused("plato beta"), ("AGO-9.18", poor));
    assert_eq!(play.clause("use priestess hoplite"), "AGO-9.19");
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["homer", "euclid"]);
    assert_eq!(scene.play().clause("use homer hoplite"), "AGO-5.4", "no such card in the hand");
    for user in ["alexander", "archimedes", "priestess"] {
        let scene = Scene::phase(3, "alpha", "income").city("alpha", &[user, "euclid"]);
        let mut play = scene.vp("alpha", 1).play();
        assert!(!play.legal().iter().any(|mv| mv.starts_with("use")), "nothing in the hand");
        assert_eq!(play.clause(&format!("use {user} hoplite")), "AGO-5.4");
    }
}

#[test]
fn ago_6_1_trade_with_one_partner() {
    let scene = Scene::phase(4, "alpha", "trade")
        .city("alpha", &["merchant"])
        .city("gamma", &["merchant", "potter-coin"]);
    let mut play = scene.play();
    assert_eq!(play.clause("trade alpha"), "AGO-6.1");
    assert!(play.can("done"), "nobody has to trade");
    play.moves(&["trade gamma"]);
    assert_eq!((play.coins("alpha"), play.coins("gamma")), (24 + 4, 26 + 3));
    assert_ne!(play.step(), "trade");
}

#[test]
fn ago_7_1_war_needs_more_symbols() {
    let scene = Scene::phase(3, "alpha", "war")
        .city("alpha", &["hoplite"])
        .city("beta", &["hoplite"])
        .city("gamma", &["walls"]);
    let mut play = scene.play();
    assert_eq!(play.refused("attack beta"), ("AGO-7.1", Reason::TooWeak { own: 3, other: 3 }));
    assert_eq!(play.clause("attack alpha"), "AGO-7.1");
    assert_eq!(play.legal(), ["attack gamma", "done"]);
}

#[test]
fn ago_7_2_no_war_on_a_partner() {
    let scene = Scene::phase(3, "alpha", "trade").city("alpha", &["hoplite"]);
    let mut play = scene.play();
    play.moves(&["trade beta"]);
    assert_eq!(play.clause("attack beta"), "AGO-7.2");
    assert!(play.can("attack gamma"));
}

#[test]
fn ago_7_3_no_war_without_a_sacrifice() {
    let scene = Scene::phase(3, "alpha", "war")
        .board("alpha", "sparti", "a")
        .city("alpha", &["assassin", "city_of_troy"]);
    assert!(scene.play().can("attack beta"), "the Assassin shows a war symbol");
    let scene = Scene::phase(3, "alpha", "trade")
        .board("alpha", "sparti", "a")
        .city("alpha", &["city_of_troy", "arsenal-coin"]);
    let mut play = scene.play();
    play.moves(&["done"]);
    assert_eq!(play.to_act(), "beta", "two symbols on the board, but nothing to give up");
}

#[test]
fn ago_7_3_is_told_to_those_who_ask() {
    let scene = Scene::phase(3, "alpha", "war")
        .board("alpha", "sparti", "a")
        .city("alpha", &["city_of_troy"]);
    assert_eq!(scene.play().refused("attack beta"), ("AGO-7.3", Reason::NoSacrifice));
}

#[test]
fn ago_7_4_to_ago_7_8_a_war() {
    let scene = Scene::phase(3, "alpha", "war")
        .city("alpha", &["hoplite", "farmer"])
        .city("beta", &["potter", "farmer", "theatre-coin"]);
    let mut play = scene.play();
    play.moves(&["attack beta"]);
    assert_eq!(play.coins("alpha"), 24 + 3, "AGO-7.4: a coin for each card");
    assert_eq!(play.coins("beta"), 25, "from the bank");
    assert_eq!(play.clause("destroy theatre-coin"), "AGO-7.5");
    assert_eq!(play.clause("done"), "AGO-7.5");
    play.moves(&["destroy potter"]);
    assert_eq!(
        play.refused("sacrifice farmer"),
        ("AGO-7.7", Reason::NoWarSymbol { kind: kind("farmer") })
    );
    play.moves(&["sacrifice hoplite"]);
    assert_eq!(play.history("beta"), ["potter"], "AGO-7.8");
    assert_eq!(play.history("alpha"), ["hoplite"]);
}

#[test]
fn ago_7_6_a_city_that_is_all_protected() {
    let scene =
        Scene::phase(3, "alpha", "war").city("alpha", &["hoplite"]).city("beta", &["potter-coin"]);
    let mut play = scene.play();
    play.moves(&["attack beta"]);
    assert_eq!((play.coins("alpha"), play.legal()), (25, vec!["sacrifice hoplite".into()]));
}

#[test]
fn ago_9_1_and_ago_9_2_alexander() {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["alexander"])
        .city("beta", &["archer"])
        .hand("alpha", &["plato", "homer"]);
    let mut play = scene.play();
    play.moves(&["use alexander plato"]);
    assert_eq!(play.seen_by("alpha")["tucked"], json!({"cards": {"plato": 1}}));
    assert_eq!(play.seen_by("beta")["tucked"], json!({"hidden": {"yellow": 1}}));
    assert!(!play.told("beta").contains("Plato"), "{}", play.told("beta"));
    assert_eq!(play.step(), "trade");
    play.moves(&["done"]);
    // One symbol of his own and one card under him: more than the Archer's one.
    play.moves(&["attack beta", "destroy archer", "sacrifice alexander"]);
    assert_eq!(play.history("alpha"), ["alexander"]);
    assert!(play.boxed().contains(&"plato".to_owned()), "what lay under him leaves the game");
    assert_eq!(play.state()["tucked"], json!({"cards": {}}));
}

#[test]
fn ago_9_3_archimedes() {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["archimedes"])
        .hand("alpha", &["hoplite"])
        .locked("red", 2);
    let mut play = scene.play();
    play.moves(&["use archimedes hoplite"]);
    assert_eq!(play.clause("draw red"), "AGO-1.4");
    assert_eq!(play.clause("done"), "AGO-9.3");
    play.moves(&["draw yellow", "deal plato"]);
    assert_eq!(play.hand("alpha"), ["plato"]);
    assert!(play.boxed().contains(&"hoplite".to_owned()));
    assert!(play.history("alpha").is_empty());
}

#[test]
fn ago_9_4_aristotle() {
    let scene = Scene::phase(3, "alpha", "draw").city("alpha", &["aristotle"]);
    let mut play = scene.vp("alpha", 2).coins("alpha", 0).play();
    play.moves(&["draw red", "deal hoplite", "draw blue", "deal farmer"]);
    assert_eq!(play.clause("buy red coins"), "AGO-1.2");
    play.moves(&["buy green aristotle", "deal theatre"]);
    assert_eq!((play.vp("alpha"), play.step()), (0, "selling".to_owned()));
    let scene = Scene::phase(3, "alpha", "draw").city("alpha", &["aristotle"]).vp("alpha", 1);
    let mut play = scene.play();
    play.moves(&["draw red", "deal hoplite", "draw blue", "deal farmer"]);
    assert_eq!(play.clause("buy green aristotle"), "AGO-9.4");
}

#[test]
fn ago_9_5_diogenes_and_alexander() {
    let scene = |own: &[&str]| {
        Scene::phase(3, "alpha", "war").city("alpha", own).city("beta", &["diogenes", "farmer"])
    };
    let mut play = scene(&["alexander"]).play();
    play.moves(&["attack beta"]);
    assert_eq!(play.refused("destroy diogenes"), ("AGO-9.5", Reason::Diogenes));
    assert_eq!(play.legal(), ["destroy farmer"]);
    let mut play = scene(&["hoplite"]).play();
    play.moves(&["attack beta"]);
    assert!(play.can("destroy diogenes"), "anybody else may");
}

#[test]
fn ago_9_6_euclid() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["euclid", "homer"]);
    let mut play = scene.hand("alpha", &["plato"]).vp("alpha", 4).coins("alpha", 10).play();
    assert_eq!(play.clause("buy_vp 4"), "AGO-9.6");
    assert_eq!(play.clause("buy_vp 0"), "AGO-9.6");
    play.moves(&["sell_vp 2"]);
    assert_eq!((play.coins("alpha"), play.vp("alpha")), (16, 2));
    assert_eq!(play.refused("buy_vp 1"), ("AGO-9.6", Reason::JustExchanged));
    play.moves(&["income", "buy_vp 5"]);
    assert_eq!((play.coins("alpha"), play.vp("alpha")), (1, 7));
    // An income that comes by itself lies between two exchanges as well.
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["euclid"]).vp("alpha", 1);
    let mut play = scene.play();
    play.moves(&["sell_vp 1", "buy_vp 1", "done"]);
    assert_eq!((play.coins("alpha"), play.vp("alpha")), (24, 1));
}

#[test]
fn ago_9_7_a_port_obliges() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["port"]).vp("alpha", 2);
    let mut play = scene.hand("beta", &["hoplite"]).play();
    play.moves(&["port beta"]);
    assert_eq!((play.vp("alpha"), play.city("alpha")), (0, vec!["port-beta".into()]));
    let scene = || {
        Scene::phase(3, "beta", "trade").city("alpha", &["port-beta"]).city("beta", &["hoplite"])
    };
    let mut play = scene().play();
    assert_eq!(play.clause("done"), "AGO-9.7");
    let bound = Reason::BoundByPort { owner: Player(0) };
    assert_eq!(play.refused("trade gamma"), ("AGO-9.7", bound));
    play.moves(&["trade alpha"]);
    assert_eq!(play.city("alpha"), ["port"], "it is turned back");
    assert_eq!(play.clause("attack alpha"), "AGO-7.2", "a partner all the same");
    let mut play = Scene::phase(3, "alpha", "income")
        .city("alpha", &["port-beta", "euclid"])
        .vp("alpha", 5)
        .play();
    assert_eq!(play.clause("port gamma"), "AGO-9.7", "it is out already");
}

#[test]
fn ago_9_7_a_port_costs_two_points_and_obliges_while_it_stands() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["port", "euclid"]);
    let poor = Reason::TooFewPoints { need: 2, have: 1 };
    assert_eq!(scene.vp("alpha", 1).play().refused("port beta"), ("AGO-9.7", poor));
    // Beta destroys the Port that is turned at gamma: gamma owes nothing any more.
    let scene = Scene::phase(3, "beta", "war")
        .city("alpha", &["port-gamma"])
        .city("beta", &["hoplite"])
        .coins("gamma", 0);
    let mut play = scene.play();
    play.moves(&["attack alpha", "destroy port-gamma", "sacrifice hoplite"]);
    play.moves(&["draw red", "deal archer", "draw blue", "deal potter"]);
    play.moves(&["auction archer", "pass", "pass", "done"]);
    assert_eq!((play.to_act(), play.step()), ("gamma", "trade".to_owned()));
    assert_eq!(play.legal(), ["trade alpha", "trade beta", "done"]);
}

#[test]
fn ago_9_8_two_ports() {
    let scene = Scene::phase(3, "gamma", "trade")
        .city("alpha", &["port-gamma"])
        .city("beta", &["port-gamma"]);
    let mut play = scene.play();
    assert_eq!(play.legal(), ["trade alpha", "trade beta"]);
    play.moves(&["trade beta"]);
    assert_eq!((play.city("alpha"), play.city("beta")), (vec!["port".into()], vec!["port".into()]));
    let scene = Scene::phase(3, "gamma", "trade").city("alpha", &["port-gamma", "port-gamma"]);
    let mut play = scene.play();
    play.moves(&["trade alpha"]);
    assert_eq!(play.city("alpha"), ["port", "port"], "one trade settles both");
}

#[test]
fn ago_9_9_herodotus() {
    let scene = Scene::phase(4, "alpha", "income")
        .city("alpha", &["herodotus"])
        .history_known("beta", &["plato"], &["beta"])
        .history("beta", &["farmer"]);
    let mut play = scene.play();
    assert_eq!(play.clause("herodotus gamma"), "AGO-9.9");
    assert_eq!(play.clause("herodotus alpha"), "AGO-9.9");
    let hidden = |play: &common::Play, who: &str| {
        let view = play.seen_by(who)["players"]["beta"]["history"].to_string();
        !view.contains("plato")
    };
    assert!(hidden(&play, "alpha"));
    play.moves(&["herodotus beta"]);
    assert!(!hidden(&play, "alpha") && hidden(&play, "gamma"));
    assert_eq!(play.clause("done"), "AGO-9.9");
    play.moves(&["erase plato"]);
    assert_eq!(play.history("beta"), ["farmer"]);
    assert!(play.told("beta").contains("Plato") && !play.told("gamma").contains("Plato"));
    assert!(play.seen_by("alpha")["boxed"].to_string().contains("plato"));
    assert!(!play.seen_by("gamma")["boxed"].to_string().contains("plato"));
}

#[test]
fn ago_9_10_hippocrates() {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["hippocrates"])
        .history("alpha", &["colony", "farmer"])
        .coins("alpha", 0);
    let mut play = scene.play();
    assert_eq!(play.clause("hippocrates potter"), "AGO-9.10");
    play.moves(&["hippocrates colony"]);
    assert_eq!(play.legal(), ["settle", "done"], "nothing was paid, so it costs nothing");
    play.moves(&["settle", "deal hoplite"]);
    assert_eq!(play.city("alpha"), ["hoplite", "colony", "hippocrates-spent"]);
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["hippocrates", "euclid"]);
    assert_eq!(scene.play().refused("hippocrates farmer"), ("AGO-9.10", Reason::NoHistory));
}

#[test]
fn ago_9_11_homer() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["homer"]);
    let mut play = scene.hand("alpha", &["plato"]).play();
    play.moves(&["use homer plato"]);
    assert_eq!(play.history("alpha"), ["plato"]);
    let seen = play.seen_by("beta")["players"]["alpha"]["history"].clone();
    assert_eq!(seen, json!([{"colour": "yellow", "known_to": ["alpha"]}]));
    assert_eq!(play.points("alpha").history, 2, "one card, board and Homer");
}

#[test]
fn ago_9_12_mercenaries() {
    let scene = |coins| {
        Scene::phase(3, "alpha", "war")
            .city("alpha", &["mercenary", "farmer"])
            .city("beta", &["horseman"])
            .city("gamma", &["mercenary"])
            .coins("alpha", coins)
    };
    // Two symbols against four: three more for six coins.
    let mut play = scene(5).play();
    let poor = Reason::TooFewCoins { need: 6, have: 5 };
    assert_eq!(play.refused("attack beta"), ("AGO-9.12", poor));
    let mut play = scene(6).play();
    assert!(play.can("attack gamma"), "the defender hires nobody");
    play.moves(&["attack beta"]);
    assert_eq!(play.coins("alpha"), 1, "six paid, one gained");
    play.moves(&["destroy horseman", "sacrifice mercenary"]);
    let scene = Scene::phase(3, "alpha", "war")
        .city("alpha", &["mercenary-coin", "hoplite"])
        .city("beta", &["horseman", "hoplite"]);
    assert_eq!(scene.play().clause("attack beta"), "AGO-7.1", "the icon is covered");
}

#[test]
fn ago_9_13_the_assassin() {
    let scene = |vp| {
        Scene::phase(3, "alpha", "auction")
            .city("alpha", &["assassin"])
            .city("beta", &["farmer-coin", "theatre", "assassin"])
            .hand("alpha", &["hoplite"])
            .vp("alpha", vp)
    };
    assert_eq!(scene(2).play().clause("assassinate beta farmer-coin"), "AGO-9.13");
    let mut play = scene(3).play();
    let building = Reason::NoPerson { kind: kind("theatre") };
    assert_eq!(play.refused("assassinate beta theatre"), ("AGO-9.13", building));
    assert_eq!(play.refused("assassinate alpha assassin"), ("AGO-9.13", Reason::NotItself));
    play.moves(&["assassinate beta assassin"]);
    assert_eq!((play.vp("alpha"), play.city("alpha")), (0, vec!["assassin-spent".into()]));
    assert_eq!(play.history("beta"), ["assassin"]);
    let mut play = scene(6).play();
    play.moves(&["assassinate beta farmer-coin"]);
    assert_eq!(play.refused("assassinate beta assassin"), ("AGO-9.13", Reason::NoAssassin));
    play.moves(&["auction hoplite"]);
    assert_eq!(play.clause("assassinate beta assassin"), "AGO-2.2", "not inside an auction");
}

#[test]
fn ago_9_13_the_assassin_may_strike_after_a_war() {
    let scene = |vp| {
        Scene::phase(3, "alpha", "war")
            .city("alpha", &["hoplite", "assassin"])
            .city("beta", &["farmer", "potter"])
            .coins("alpha", 10)
            .vp("alpha", vp)
    };
    let mut play = scene(3).play();
    play.moves(&["attack beta"]);
    assert_eq!(play.clause("assassinate beta potter"), "AGO-7.5", "not inside a war");
    play.moves(&["destroy farmer", "sacrifice hoplite"]);
    assert_eq!(play.refused("attack gamma"), ("AGO-7.1", Reason::WarFought));
    let own = ["assassinate beta potter", "done"];
    assert_eq!((play.to_act(), play.legal()), ("alpha", own.map(str::to_owned).to_vec()));
    play.moves(&["assassinate beta potter"]);
    assert_eq!(
        (play.history("beta"), play.vp("alpha")),
        (vec!["potter".into(), "farmer".into()], 0)
    );
    assert_eq!(play.to_act(), "beta", "nothing more could be done in this turn");
    let mut play = scene(2).play();
    play.moves(&["attack beta", "destroy farmer", "sacrifice hoplite"]);
    assert_eq!(play.to_act(), "beta", "without the price the turn is over");
}

#[test]
fn ago_9_13_one_assassin_may_remove_the_other() {
    let scene = Scene::phase(3, "alpha", "war").city("alpha", &["assassin", "assassin"]);
    let mut play = scene.vp("alpha", 3).play();
    play.moves(&["assassinate alpha assassin"]);
    assert_eq!(play.city("alpha"), ["assassin-spent"]);
    assert_eq!(play.history("alpha"), ["assassin"]);
}

#[test]
fn ago_9_14_the_corinth_canal() {
    let scene = || Scene::phase(4, "alpha", "trade").city("alpha", &["corinth_canal", "hoplite"]);
    let mut play = scene().play();
    play.moves(&["trade beta", "trade gamma"]);
    assert_eq!(play.legal(), ["attack delta", "done"], "both partners are safe");
    let mut play = scene().play();
    play.moves(&["trade beta", "trade beta"]);
    assert_eq!(play.coins("alpha"), 26);
    let mut play = scene().city("delta", &["port-alpha"]).play();
    play.moves(&["trade beta"]);
    assert_eq!(play.legal(), ["trade delta"], "one trade is owed");
    let mut play = scene().city("delta", &["port-alpha", "port-alpha"]).play();
    assert_eq!(play.legal(), ["trade delta"]);
    play.moves(&["trade delta"]);
    assert_eq!(play.legal(), ["trade delta"], "two Ports, two trades");
    let owners = scene().city("beta", &["port-alpha"]).city("delta", &["port-alpha"]);
    let mut play = owners.play();
    assert_eq!(play.legal(), ["trade beta", "trade delta"]);
    play.moves(&["trade delta"]);
    assert_eq!(play.legal(), ["trade beta"], "two owners, one trade with each");
}

#[test]
fn ago_9_15_captains_and_ships() {
    let coins = |city: &[&str]| {
        let mut play = Scene::phase(3, "alpha", "protect").city("alpha", city).play();
        play.moves(&["done"]);
        play.coins("alpha") - 24
    };
    assert_eq!(coins(&["captain"]), 2);
    assert_eq!(coins(&["captain", "trireme"]), 2 + 3);
    assert_eq!(coins(&["captain", "captain", "trireme"]), 4 + 6);
}

#[test]
fn ago_9_16_the_colony() {
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["colony", "farmer"]);
    let mut play = scene.play();
    play.moves(&["auction colony", "bid 6", "pass"]);
    assert_eq!((play.to_act(), play.legal()), ("beta", vec!["settle".into(), "done".into()]));
    play.moves(&["settle", "deal hoplite"]);
    assert_eq!(
        (play.coins("beta"), play.city("beta")),
        (13, vec!["hoplite".into(), "colony".into()])
    );
    let develop =
        || Scene::phase(3, "alpha", "develop").hand("alpha", &["colony", "farmer", "potter"]);
    let mut play = develop().coins("alpha", 40).play();
    play.moves(&["develop colony", "settle", "deal archer", "develop farmer"]);
    assert_eq!(play.city("alpha"), ["archer", "colony", "farmer"], "still two developments");
    assert_eq!(play.coins("alpha"), 10);
    let mut play = develop().locked("red", 2).play();
    play.moves(&["develop colony"]);
    assert_eq!(play.step(), "develop", "the red pile is locked");
    let scene = develop().pile("red", 3).keep(&["hoplite"]);
    let mut play = scene.play();
    play.moves(&["develop colony", "settle", "end_card", "deal hoplite"]);
    assert_eq!(play.city("alpha"), ["hoplite", "colony"], "the replacement is placed");
}

#[test]
fn ago_9_17_phidias() {
    let scene = Scene::phase(4, "alpha", "auction")
        .hand("alpha", &["phidias", "farmer"])
        .hand("beta", &["hoplite", "potter"])
        .hand("gamma", &["archer"]);
    let mut play = scene.play();
    play.moves(&["auction phidias", "bid 5", "pass", "pass"]);
    // Beta places him in the turn of alpha, whose whole hand goes; beta chooses one card.
    assert_eq!(play.city("beta"), ["phidias"]);
    assert!(play.hand("alpha").is_empty());
    assert_eq!(
        (play.to_act(), play.legal()),
        ("beta", vec!["discard hoplite".into(), "discard potter".into()])
    );
    play.moves(&["discard potter"]);
    assert!(play.hand("gamma").is_empty(), "gamma has no choice, and delta no card");
    assert_eq!(play.to_act(), "alpha", "whose turn it is draws first");
    assert_eq!(play.clause("done"), "AGO-9.17");
    play.moves(&["draw red", "deal leader"]);
    assert_eq!(play.to_act(), "beta", "then clockwise");
    play.moves(&["draw red", "deal trireme", "draw blue", "deal captain"]);
    assert_eq!(
        (play.hand("alpha"), play.hand("beta")),
        (vec!["leader".into()], vec!["hoplite".into(), "trireme".into()])
    );
    assert_eq!(play.hand("gamma"), ["captain"]);
    assert_eq!(play.step(), "selling", "and alpha goes on");
    let scene = Scene::phase(3, "alpha", "develop")
        .hand("alpha", &["phidias"])
        .hand("beta", &["hoplite", "potter"]);
    let mut play = scene.play();
    play.moves(&["develop phidias"]);
    assert_eq!((play.to_act(), play.legal().len()), ("beta", 2));
    assert_eq!(play.clause("discard plato"), "AGO-9.17");
    play.moves(&["discard potter"]);
    assert!(!play.told("gamma").contains("Potter"), "{}", play.told("gamma"));
}

#[test]
fn ago_9_18_plato() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["plato"]).vp("alpha", 1);
    let mut play = scene.play();
    assert_eq!(play.clause("plato alpha"), "AGO-9.18");
    play.moves(&["plato gamma"]);
    assert_eq!((play.coins("alpha"), play.coins("gamma")), (34, 31));
    assert_eq!(play.vp("alpha"), 1, "one paid, one of the income");
}

#[test]
fn ago_9_19_the_priestess() {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["priestess"])
        .hand("alpha", &["plato"])
        .vp("alpha", 1);
    let mut play = scene.play();
    play.moves(&["use priestess plato"]);
    assert_eq!(play.vp("alpha"), 0);
    assert!(!play.told("beta").contains("Plato"), "{}", play.told("beta"));
    play.moves(&["draw red", "deal hoplite"]);
    assert_eq!(play.hand("alpha"), ["hoplite"]);
}

#[test]
fn ago_9_20_the_statue_of_zeus() {
    let scene = |statue: &str| {
        Scene::phase(3, "alpha", "war")
            .city("alpha", &["hoplite"])
            .city("beta", &[statue, "farmer"])
    };
    let mut play = scene("statue_zeus").play();
    play.moves(&["attack beta"]);
    assert_eq!(play.refused("destroy farmer"), ("AGO-9.20", Reason::StatueFirst));
    assert_eq!(play.legal(), ["destroy statue_zeus"]);
    let mut play = scene("statue_zeus-coin").play();
    play.moves(&["attack beta"]);
    assert_eq!(play.legal(), ["destroy farmer"], "a coin keeps it out of harm");
}

#[test]
fn ago_9_21_temples_draw() {
    let temples = [
        ("temple_apollo", "blue"),
        ("temple_athena", "green"),
        ("temple_ares", "red"),
        ("temple_zeus", "yellow"),
    ];
    for (temple, colour) in temples {
        let mut play = Scene::phase(3, "alpha", "develop").hand("alpha", &[temple]).play();
        play.moves(&[&format!("develop {temple}")]);
        assert_eq!(play.to_act(), "chance");
        let first = play.legal()[0].clone();
        play.moves(&[&first]);
        let hand = play.hand("alpha");
        assert_eq!(kind(&hand[0]).colour().id(), colour);
        assert_eq!(play.step(), "develop", "the card may be developed at once");
    }
    let scene = Scene::phase(3, "alpha", "develop").hand("alpha", &["temple_zeus"]);
    let mut play = scene.locked("yellow", 2).play();
    play.moves(&["develop temple_zeus"]);
    assert_eq!(play.step(), "protect", "a locked pile gives nothing");
}

#[test]
fn ago_9_22_troy() {
    let scene = Scene::phase(3, "alpha", "war")
        .city("alpha", &["archer", "city_of_troy"])
        .city("beta", &["walls"]);
    let mut play = scene.play();
    assert_eq!(play.refused("attack beta"), ("AGO-7.1", Reason::TooWeak { own: 1, other: 2 }));
    play.moves(&["attack gamma"]);
    assert_eq!(play.refused("sacrifice city_of_troy"), ("AGO-9.22", Reason::Troy));
    let scene =
        Scene::phase(3, "beta", "war").city("beta", &["hoplite"]).city("alpha", &["city_of_troy"]);
    assert_eq!(scene.play().clause("attack alpha"), "AGO-7.1", "three symbols in defence");
}

#[test]
fn ago_9_23_the_lighthouse() {
    let scene =
        Scene::phase(3, "alpha", "lighthouse").city("alpha", &["lighthouse"]).pile("red", 5);
    let mut play = scene.play();
    play.moves(&["look red", "end_card"]);
    assert_eq!(play.position().table.board.ends(), 0, "seeing the end card does nothing");
    assert_eq!(play.seen_by("alpha")["piles"]["red"]["top"]["face"], "end");
    for other in ["beta", "spectator"] {
        assert_eq!(play.seen_by(other)["piles"]["red"]["top"], json!({"known_to": ["alpha"]}));
    }
    assert_eq!(play.clause("look red"), "AGO-9.23");
    play.moves(&["look blue", "deal farmer"]);
    assert_eq!(play.step(), "drawing");
    play.moves(&["draw blue"]);
    assert_eq!(play.legal(), ["deal farmer"], "the card that was seen is drawn");
    let scene = Scene::phase(3, "alpha", "lighthouse").city("alpha", &["lighthouse"]);
    let mut play = scene.play();
    play.moves(&["look red", "deal hoplite", "done"]);
    assert_eq!(play.step(), "drawing", "one look may be enough");
    assert!(play.seen_by("alpha").to_string().contains("hoplite"));
    assert!(!play.seen_by("gamma").to_string().contains("hoplite"));
}
