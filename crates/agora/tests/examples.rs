//! Every worked example of the rulebook, replayed.

mod common;

use common::Scene;

/// Phase 1: Sara draws red and green and buys one more card: 19 of her 24 coins are left.
#[test]
fn three_cards_for_the_first_player() {
    let mut play = Scene::phase(3, "alpha", "draw").play();
    play.moves(&["draw red", "deal hoplite", "draw green", "deal theatre"]);
    play.moves(&["buy red coins", "deal archer"]);
    assert_eq!(play.coins("alpha"), 19);
    assert_eq!(play.hand("alpha"), ["hoplite", "archer", "theatre"]);
    assert_eq!(play.step(), "selling");
}

/// Phase 1: Tommaso's green card is the end card; he draws another one and the pile is locked.
#[test]
fn the_end_card_on_top_of_the_green_pile() {
    let mut play = Scene::phase(3, "beta", "draw").pile("green", 4).play();
    play.moves(&["draw blue", "deal potter", "draw green", "end_card"]);
    assert_eq!(play.to_act(), "chance", "the end card is replaced");
    let next = play.legal()[0].clone();
    play.moves(&[&next]);
    assert_eq!(play.hand("beta").len(), 2);
    assert_eq!(play.state()["piles"]["green"], serde_json::json!({"left": 2, "locked": true}));
    assert_eq!(play.clause("buy green coins"), "AGO-1.4");
}

/// Phase 2: Sara auctions a red card; 1, 5 and 6 coins are bid, and Tommaso pays 6 to Sara.
#[test]
fn a_red_card_for_six_coins() {
    let mut play = Scene::phase(3, "alpha", "auction").hand("alpha", &["hoplite", "archer"]).play();
    play.moves(&["auction hoplite", "bid 1", "bid 5", "bid 6", "pass"]);
    assert_eq!((play.coins("alpha"), play.coins("beta"), play.coins("gamma")), (30, 19, 26));
    assert_eq!(play.city("beta"), ["hoplite"]);
    assert_eq!(play.step(), "selling");
}

/// Phase 2: Tommaso's blue card brings bids of 2 and 3; he keeps it and pays Sara 4.
#[test]
fn a_blue_card_kept_for_four_coins() {
    let mut play = Scene::phase(3, "beta", "auction").hand("beta", &["potter"]).play();
    play.moves(&["auction potter", "bid 2", "bid 3", "pass"]);
    assert_eq!(play.to_act(), "beta");
    assert_eq!(play.legal(), ["keep", "let_go"]);
    play.moves(&["keep"]);
    assert_eq!((play.coins("beta"), play.coins("alpha"), play.coins("gamma")), (21, 28, 26));
    assert_eq!(play.city("beta"), ["potter"]);
}

/// Phase 3: with 29 coins Sara develops the Temple of Apollo for 10, draws a blue card, and
/// develops the Tragedian for 7.
#[test]
fn the_temple_of_apollo_makes_blue_cheaper() {
    let hand = ["temple_apollo", "tragedian", "hoplite"];
    let scene = Scene::phase(3, "alpha", "develop").hand("alpha", &hand).coins("alpha", 29);
    let mut play = scene.play();
    play.moves(&["develop temple_apollo"]);
    assert_eq!((play.coins("alpha"), play.to_act()), (19, "chance"));
    play.moves(&["deal farmer", "develop tragedian"]);
    assert_eq!(play.coins("alpha"), 12);
    assert_eq!(play.hand("alpha"), ["hoplite", "farmer"]);
    assert_eq!(play.city("alpha"), ["temple_apollo", "tragedian"]);
}

/// Phase 5: Roberto's income is 2 coins and 1 victory point.
#[test]
fn an_income_of_two_coins_and_a_point() {
    let scene = Scene::phase(3, "gamma", "protect").city("gamma", &["corinth_canal"]);
    let mut play = scene.play();
    let coins = play.coins("gamma");
    play.moves(&["done"]);
    assert_eq!((play.coins("gamma"), play.vp("gamma")), (coins + 2, 1));
}

/// Phase 5: Tommaso uses the Priestess, then Herodotus; next turn the Priestess is ready again
/// and Herodotus is not.
#[test]
fn the_priestess_and_herodotus() {
    let scene = Scene::phase(3, "beta", "income")
        .city("beta", &["priestess", "herodotus"])
        .hand("beta", &["hoplite", "archer", "leader"])
        .vp("beta", 5)
        .history("gamma", &["theatre"]);
    let mut play = scene.play();
    play.moves(&["use priestess hoplite", "draw yellow", "deal plato"]);
    assert_eq!(play.clause("use priestess archer"), "AGO-5.3");
    play.moves(&["herodotus gamma", "erase theatre"]);
    assert_eq!(play.city("beta"), ["priestess", "herodotus-spent"], "both stay in the city");
    assert_eq!(play.vp("beta"), 5, "one paid, one of the income");
    assert_eq!(play.step(), "trade", "the income came by itself");
    play.moves(&["done"]);
    let used = play.state()["used"].clone();
    assert_eq!((play.to_act(), used), ("gamma", serde_json::json!([])));
}

/// Phase 6: 3 vases against 5: Tommaso gets 5 coins, Roberto 3.
#[test]
fn three_vases_against_five() {
    let scene = Scene::phase(3, "beta", "trade")
        .city("beta", &["merchant"])
        .city("gamma", &["merchant", "potter"]);
    let mut play = scene.play();
    let (tommaso, roberto) = (play.coins("beta"), play.coins("gamma"));
    play.moves(&["trade gamma"]);
    assert_eq!((play.coins("beta"), play.coins("gamma")), (tommaso + 5, roberto + 3));
}

/// Phase 7: 4 war symbols against 2, and four cards in Sara's city: 4 coins for Roberto, and
/// both lose a card.
#[test]
fn four_war_symbols_against_two() {
    let scene = Scene::phase(3, "gamma", "war")
        .city("gamma", &["horseman", "potter"])
        .city("alpha", &["walls", "potter", "farmer", "theatre"]);
    let mut play = scene.play();
    let coins = play.coins("gamma");
    play.moves(&["attack alpha", "destroy theatre", "sacrifice horseman"]);
    assert_eq!(play.coins("gamma"), coins + 4);
    assert_eq!(
        (play.history("alpha"), play.history("gamma")),
        (vec!["theatre".into()], vec!["horseman".into()])
    );
    assert_eq!(play.to_act(), "alpha", "the turn is over");
}

/// The last count: 6 tokens, 14 coins, two covered icons, five cards of history: 28 points.
#[test]
fn twenty_eight_points() {
    let city = ["colony", "leader", "temple_ares-coin", "theatre-coin", "acropolis", "potter"];
    let scene = Scene::phase(3, "alpha", "trade")
        .city("alpha", &city)
        .vp("alpha", 6)
        .coins("alpha", 14)
        .history("alpha", &["hoplite", "archer", "horseman", "trireme", "farmer"]);
    let points = scene.play().points("alpha");
    assert_eq!((points.tokens, points.coins), (6, 1));
    assert_eq!(points.icons, 2 + 4);
    assert_eq!(points.history, 3 * 5);
    assert_eq!(points.total(), 28);
}
