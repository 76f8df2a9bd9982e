//! Chapters 0 to 4 and 8: the table, drawing, auctions, development, protection, the end.

mod common;

use agora::Agora;
use agora::components::components;
use agora::ids::{Colour, Player};
use agora::refusal::Reason;
use common::{Play, Scene, setup};
use serde_json::json;
use table::{Actor, Notation, Rules};

#[test]
fn ago_0_1_three_to_five_players() {
    for seats in [2, 6] {
        assert!(Agora::start(&setup(seats, "first_game")).is_err());
    }
    for seats in 3..=5 {
        let play = Play::start(seats, "first_game");
        assert_eq!(play.to_act(), "alpha", "the first seat begins");
        assert_eq!(play.state()["seats"].as_array().unwrap().len(), seats);
    }
}

#[test]
fn ago_0_2_the_bank_is_never_short() {
    let scene = Scene::phase(3, "alpha", "trade").coins("alpha", 900).city("beta", &["merchant"]);
    let mut play = scene.play();
    play.moves(&["trade beta"]);
    assert_eq!(play.coins("alpha"), 903);
    assert_eq!(components().all.len(), 64);
}

#[test]
fn ago_0_3_boards_of_a_first_game() {
    let state = Play::start(5, "first_game").state();
    let cities = ["athina", "delfoi", "alexandreia", "olympia", "korinthos"];
    for (player, city) in Player::all().map(Player::id).zip(cities) {
        assert_eq!(state["players"][player]["city"], city);
        assert_eq!(state["players"][player]["side"], "a");
    }
}

#[test]
fn ago_0_4_boards_by_lot() {
    let mut play = Play::start(3, "dealt_boards");
    assert_eq!((play.to_act(), play.legal().len()), ("chance", 6));
    // All boards are dealt before anybody chooses a side.
    play.moves(&["board sparti"]);
    assert_eq!((play.to_act(), play.legal().len()), ("chance", 5));
    play.moves(&["board athina", "board delfoi"]);
    assert_eq!((play.to_act(), play.legal()), ("alpha", vec!["side a".into(), "side b".into()]));
    assert_eq!(play.clause("take athina a"), "AGO-0.4");
    play.moves(&["side b"]);
    assert_eq!((play.to_act(), play.legal().len()), ("beta", 2));
    play.moves(&["side a", "side a"]);
    assert_eq!((play.to_act(), play.step()), ("alpha", "opening".to_owned()));
    assert!(play.can("draw red"));
}

#[test]
fn ago_0_4_a_side_before_the_last_board_is_refused() {
    let mut play = Play::start(3, "dealt_boards");
    play.moves(&["board sparti", "board athina"]);
    let mut state = play.state();
    assert!(Agora::load(&state).is_ok());
    state["players"]["alpha"]["side"] = json!("a");
    state["steps"][0]["done"] = json!(1);
    assert!(Agora::load(&state).is_err(), "gamma has no board yet");
}

#[test]
fn ago_0_5_boards_by_choice_go_to_the_right() {
    let mut play = Play::start(4, "chosen_boards");
    assert_eq!((play.to_act(), play.legal().len()), ("delta", 12));
    play.moves(&["take sparti a"]);
    assert_eq!(play.to_act(), "gamma");
    assert_eq!(play.clause("take sparti b"), "AGO-0.5");
    play.moves(&["take athina b", "take delfoi a"]);
    assert_eq!(play.to_act(), "alpha", "the first player chooses last");
}

#[test]
fn ago_0_6_coins_by_seat_and_board() {
    let play = Play::start(5, "first_game");
    let coins: Vec<_> = Player::all().map(|player| play.coins(player.id())).collect();
    assert_eq!(coins, [24, 25, 26, 27, 28]);
    let mut play = Play::start(3, "chosen_boards");
    play.moves(&["take korinthos b"]);
    assert_eq!(play.coins("gamma"), 26 + 6);
}

#[test]
fn ago_0_7_piles_and_the_end_card() {
    for (seats, left) in [(3, 15), (4, 16), (5, 17)] {
        let state = Play::start(seats, "first_game").state();
        assert!(Colour::all().all(|colour| state["piles"][colour.id()]["left"] == left));
    }
    let mut play = Scene::phase(5, "alpha", "draw").pile("red", 6).play();
    play.moves(&["draw red"]);
    assert!(!play.can("end_card"), "the sixth card from below is none");
    assert_eq!(play.clause("deal theatre"), "AGO-0.7");
    let mut play = Scene::phase(3, "alpha", "draw").pile("red", 5).play();
    play.moves(&["draw red"]);
    let position = play.position();
    let mut moves = Vec::new();
    Agora::legal(position, &mut moves);
    let weights: Vec<_> = moves.iter().map(|mv| Agora::weight(position, *mv)).collect();
    let end = weights[moves.len() - 1];
    assert!(play.can("end_card"));
    assert_eq!(weights.iter().sum::<u32>(), 5 * end, "one of five");
}

#[test]
fn ago_0_8_everybody_draws_a_first_card() {
    let mut play = Play::start(3, "first_game");
    assert_eq!(play.clause("done"), "AGO-0.8");
    play.moves(&["draw yellow", "deal plato", "draw red", "deal hoplite"]);
    assert_eq!(play.to_act(), "gamma");
    play.moves(&["draw red", "deal archer"]);
    assert_eq!((play.to_act(), play.step()), ("alpha", "drawing".to_owned()));
    assert_eq!(play.hand("alpha"), ["plato"]);
}

#[test]
fn ago_0_9_hands_are_hidden_but_not_their_colours() {
    let play = Scene::phase(3, "alpha", "auction").hand("alpha", &["plato", "hoplite"]).play();
    assert_eq!(
        play.seen_by("alpha")["players"]["alpha"]["hand"]["cards"],
        json!({"hoplite": 1, "plato": 1})
    );
    for other in ["beta", "spectator"] {
        let hand = play.seen_by(other)["players"]["alpha"]["hand"].clone();
        assert_eq!(hand, json!({"hidden": {"red": 1, "yellow": 1}}));
    }
}

#[test]
fn ago_0_10_what_all_have_seen_stays_known() {
    let scene = Scene::phase(3, "alpha", "war")
        .city("alpha", &["hoplite"])
        .city("beta", &["farmer"])
        .history_known("beta", &["plato"], &["beta"]);
    let mut play = scene.play();
    play.moves(&["attack beta", "destroy farmer", "sacrifice hoplite"]);
    let history = play.seen_by("gamma")["players"]["beta"]["history"].clone();
    assert_eq!(history[0]["card"], "farmer");
    assert_eq!(history[1], json!({"colour": "yellow", "known_to": ["beta"]}));
}

#[test]
fn ago_0_11_phases_and_turns_in_order() {
    let scene = Scene::phase(3, "gamma", "draw").hand("gamma", &["hoplite"]);
    let mut play = scene.play();
    play.moves(&["draw red", "deal archer", "draw blue", "deal farmer"]);
    assert_eq!(play.step(), "drawing");
    play.moves(&["done"]);
    assert_eq!(play.clause("develop hoplite"), "AGO-2.1");
    play.moves(&["auction hoplite", "pass", "pass", "keep", "done"]);
    assert_eq!(play.step(), "develop");
    play.moves(&["done"]);
    assert_eq!(play.step(), "protect");
    play.moves(&["done"]);
    assert_eq!(play.step(), "trade", "the income comes by itself");
    play.moves(&["trade beta"]);
    assert_eq!(play.step(), "war");
    play.moves(&["done"]);
    assert_eq!((play.to_act(), play.step()), ("alpha", "drawing".to_owned()));
}

#[test]
fn ago_1_1_two_cards_from_two_piles() {
    let mut play = Scene::phase(3, "alpha", "draw").play();
    assert_eq!(play.clause("done"), "AGO-1.1");
    play.moves(&["draw red", "deal hoplite"]);
    assert_eq!(play.refused("draw red"), ("AGO-1.1", Reason::SamePile { colour: Colour::Red }));
    play.moves(&["draw blue", "deal potter"]);
    assert_eq!(play.clause("draw green"), "AGO-1.2");
}

#[test]
fn ago_1_2_one_more_card_for_five_coins() {
    let mut play = Scene::phase(3, "alpha", "draw").coins("alpha", 5).play();
    assert_eq!(play.clause("buy red coins"), "AGO-1.2", "not before the other two");
    play.moves(&["draw red", "deal hoplite", "draw blue", "deal potter"]);
    assert!(play.can("buy red coins") && play.can("buy yellow coins") && play.can("done"));
    play.moves(&["buy red coins", "deal archer"]);
    assert_eq!((play.coins("alpha"), play.step()), (0, "selling".to_owned()));
    let mut play = Scene::phase(3, "alpha", "draw").coins("alpha", 4).play();
    play.moves(&["draw red", "deal hoplite", "draw blue", "deal potter"]);
    assert_eq!(play.step(), "selling", "without money there is nothing to ask");
}

#[test]
fn ago_1_3_and_ago_1_4_locked_piles_give_nothing() {
    let scene = Scene::phase(3, "alpha", "draw").locked("red", 2).coins("alpha", 0);
    let mut play = scene.play();
    let (clause, reason) = play.refused("draw red");
    assert_eq!((clause, reason), ("AGO-1.4", Reason::Locked { colour: Colour::Red }));
    let scene = Scene::phase(3, "alpha", "draw")
        .locked("red", 0)
        .locked("green", 0)
        .locked("blue", 0)
        .hand("alpha", &["hoplite"]);
    let mut play = scene.coins("alpha", 0).play();
    play.moves(&["draw yellow", "deal plato"]);
    assert_eq!(play.step(), "selling", "one pile gives one card");
}

#[test]
fn ago_1_5_the_end_card_locks_its_pile() {
    let mut play = Scene::phase(3, "alpha", "draw").pile("red", 2).play();
    play.moves(&["draw red", "end_card"]);
    let last = play.legal()[0].clone();
    play.moves(&[&last]);
    assert_eq!(play.state()["piles"]["red"], json!({"left": 0, "locked": true}));
    assert_eq!(play.hand("alpha").len(), 1);
    assert_eq!(play.to_act(), "alpha");
}

#[test]
fn ago_1_6_the_last_card_is_the_end_card() {
    let scene = Scene::phase(3, "alpha", "draw").pile("red", 2).keep(&["hoplite"]);
    let mut play = scene.play();
    play.moves(&["draw red", "deal hoplite"]);
    assert_eq!(play.state()["piles"]["red"], json!({"left": 0, "locked": true}));
    assert!(play.told("beta").contains("locked"), "{}", play.told("beta"));
}

#[test]
fn ago_1_7_the_last_card_of_a_locked_pile_stays() {
    let scene = Scene::phase(3, "alpha", "draw").pile("red", 3).keep(&["hoplite"]);
    let mut play = scene.play();
    play.moves(&["draw red", "end_card", "deal hoplite"]);
    assert_eq!(play.state()["piles"]["red"], json!({"left": 1, "locked": true}));
    assert_eq!(play.position().table.board.ends(), 1);
}

#[test]
fn ago_2_1_one_card_must_be_auctioned_face_down() {
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["plato", "hoplite"]);
    let mut play = scene.play();
    assert_eq!(play.clause("done"), "AGO-2.1");
    assert_eq!(play.clause("auction potter"), "AGO-2.1");
    play.moves(&["auction plato"]);
    assert_eq!(play.seen_by("alpha")["lot"], json!({"card": "plato"}));
    for other in ["beta", "gamma", "spectator"] {
        assert_eq!(play.seen_by(other)["lot"], json!({"colour": "yellow"}));
        assert!(!play.told(other).contains("Plato"), "{}", play.told(other));
    }
    assert!(play.told("alpha").contains("Plato"));
}

#[test]
fn ago_2_2_bids_rise_clockwise() {
    let scene = Scene::phase(4, "beta", "auction").hand("beta", &["plato"]);
    let mut play = scene.play();
    play.moves(&["auction plato"]);
    assert_eq!(play.to_act(), "gamma", "the left of the auctioneer");
    assert_eq!(play.clause("bid 0"), "AGO-2.2");
    assert_eq!(play.clause("done"), "AGO-2.2");
    play.moves(&["bid 3", "pass"]);
    assert_eq!(play.to_act(), "alpha");
    assert_eq!(play.refused("bid 3"), ("AGO-2.2", Reason::BidTooLow { bid: 3, above: 3 }));
    play.moves(&["bid 4"]);
    assert_eq!(play.to_act(), "gamma", "the auctioneer is passed over");
}

#[test]
fn ago_2_3_a_pass_is_final() {
    let scene = Scene::phase(4, "alpha", "auction").hand("alpha", &["potter"]);
    let mut play = scene.play();
    play.moves(&["auction potter", "pass", "bid 1", "bid 2"]);
    assert_eq!(play.to_act(), "gamma", "beta has passed");
    play.moves(&["bid 5", "pass"]);
    assert_eq!(play.city("gamma"), ["potter"]);
}

#[test]
fn ago_2_4_no_credit() {
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["potter"]);
    let mut play = scene.coins("beta", 7).coins("gamma", 5).play();
    play.moves(&["auction potter"]);
    assert_eq!(play.refused("bid 8"), ("AGO-2.4", Reason::NoCredit { bid: 8, have: 7 }));
    play.moves(&["bid 5"]);
    assert_eq!(play.city("beta"), ["potter"], "gamma can't raise and is not asked");
    assert!(play.told("gamma").contains("can't bid more"), "{}", play.told("gamma"));
}

#[test]
fn ago_2_5_four_coins_must_be_taken() {
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["potter"]);
    let mut play = scene.play();
    play.moves(&["auction potter", "bid 4", "pass"]);
    assert_eq!((play.coins("alpha"), play.coins("beta")), (28, 21));
    assert_eq!(play.city("beta"), ["potter"]);
}

#[test]
fn ago_2_6_a_low_bid_may_be_topped() {
    let scene = || Scene::phase(3, "alpha", "auction").hand("alpha", &["potter"]);
    let mut play = scene().play();
    play.moves(&["auction potter", "bid 3", "pass"]);
    assert_eq!(play.clause("bid 4"), "AGO-2.6");
    play.moves(&["let_go"]);
    assert_eq!((play.coins("alpha"), play.city("beta")), (27, vec!["potter".into()]));
    let mut play = scene().coins("alpha", 3).play();
    play.moves(&["auction potter", "bid 3", "pass"]);
    assert_eq!(play.city("beta"), ["potter"], "who can't pay 4 must sell");
}

#[test]
fn ago_2_7_a_card_that_nobody_wants() {
    let scene = || Scene::phase(3, "alpha", "auction").hand("alpha", &["potter"]);
    let mut play = scene().play();
    play.moves(&["auction potter", "pass", "pass", "keep"]);
    assert_eq!((play.coins("alpha"), play.city("alpha")), (23, vec!["potter".into()]));
    let mut play = scene().play();
    play.moves(&["auction potter", "pass", "pass", "let_go"]);
    assert!(play.boxed().contains(&"potter".to_owned()));
    assert!(!play.told("beta").contains("Potter"), "{}", play.told("beta"));
    let mut play = scene().coins("alpha", 0).play();
    play.moves(&["auction potter", "pass", "pass"]);
    assert!(play.city("alpha").is_empty(), "without a coin it is gone");
}

#[test]
fn ago_2_8_a_bought_card_works_for_its_buyer() {
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["temple_apollo"]);
    let mut play = scene.play();
    play.moves(&["auction temple_apollo", "bid 6", "pass", "deal farmer"]);
    assert_eq!(play.hand("beta"), ["farmer"]);
    assert_eq!(play.coins("beta"), 19, "nothing more is paid");
}

#[test]
fn ago_2_9_one_auction_more() {
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["potter", "plato"]);
    let mut play = scene.play();
    play.moves(&["auction potter", "bid 4", "pass"]);
    assert_eq!(play.legal(), ["auction plato", "done"]);
    play.moves(&["auction plato", "bid 4", "pass"]);
    assert_ne!(play.step(), "selling", "the hand is empty");
}

#[test]
fn ago_3_1_two_developments_for_ten_coins() {
    let hand = ["hoplite", "archer", "potter"];
    let scene = || Scene::phase(3, "beta", "develop").hand("beta", &hand);
    let mut play = scene().coins("beta", 25).play();
    assert_eq!(play.clause("develop plato"), "AGO-3.1");
    play.moves(&["develop hoplite"]);
    assert_eq!(play.coins("beta"), 15);
    play.moves(&["develop potter"]);
    assert_eq!((play.coins("beta"), play.step()), (5, "protect".to_owned()));
    let mut play = scene().coins("beta", 12).play();
    play.moves(&["develop hoplite"]);
    assert_eq!(play.step(), "protect", "two coins develop nothing");
}

#[test]
fn ago_3_2_discounts_add_up() {
    let scene = Scene::phase(3, "gamma", "develop")
        .city("gamma", &["aqueduct", "architect", "arsenal", "temple_ares"])
        .hand("gamma", &["hoplite", "potter"]);
    let mut play = scene.coins("gamma", 20).play();
    // Board 1, Aqueduct 2, Architect 1 for all; Arsenal 3 and Temple of Ares 3 for red.
    play.moves(&["develop potter"]);
    assert_eq!(play.coins("gamma"), 14);
    play.moves(&["develop hoplite"]);
    assert_eq!(play.coins("gamma"), 14, "ten coins of discount");
    let scene = Scene::phase(3, "beta", "develop").hand("beta", &["temple_athena"]);
    let mut play = scene.coins("beta", 10).play();
    play.moves(&["develop temple_athena"]);
    assert_eq!(play.coins("beta"), 0, "a card does not discount itself");
}

#[test]
fn ago_3_3_never_below_nothing() {
    let scene = Scene::phase(3, "gamma", "develop")
        .city("gamma", &["aqueduct", "architect", "archimedes", "arsenal", "temple_ares"])
        .hand("gamma", &["hoplite"]);
    let mut play = scene.coins("gamma", 0).play();
    play.moves(&["develop hoplite"]);
    assert_eq!(play.coins("gamma"), 0);
}

#[test]
fn ago_3_4_a_card_works_however_it_is_placed() {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["hippocrates"])
        .history("alpha", &["temple_zeus"]);
    let mut play = scene.play();
    play.moves(&["hippocrates temple_zeus", "deal plato"]);
    assert_eq!(play.hand("alpha"), ["plato"]);
}

#[test]
fn ago_4_1_one_coin_for_one_card() {
    let scene = || Scene::phase(3, "alpha", "protect").city("alpha", &["leader", "potter"]);
    let mut play = scene().play();
    assert_eq!(play.clause("protect plato"), "AGO-4.1");
    play.moves(&["protect leader"]);
    assert_eq!((play.coins("alpha"), play.step()), (23, "trade".to_owned()));
    assert_eq!(play.city("alpha"), ["leader-coin", "potter"]);
    let mut play = scene().coins("alpha", 0).play();
    let poor = Reason::TooFewCoins { need: 1, have: 0 };
    assert_eq!(play.refused("protect leader"), ("AGO-4.1", poor));
}

#[test]
fn ago_4_2_a_covered_icon_is_silent() {
    let scene = Scene::phase(3, "alpha", "protect").city("alpha", &["potter", "leader"]);
    let mut play = scene.play();
    assert_eq!(play.points("alpha").icons, 2);
    play.moves(&["protect leader"]);
    assert_eq!(play.points("alpha").icons, 0);
    let scene = Scene::phase(3, "beta", "trade").city("alpha", &["potter-coin"]);
    let mut play = scene.play();
    let before = play.coins("beta");
    play.moves(&["trade alpha"]);
    assert_eq!(play.coins("beta"), before + 2, "one vase of the Potter is covered");
    // The Arsenal's only war symbol is covered: it can't be given up.
    let scene = Scene::phase(3, "alpha", "war").city("alpha", &["arsenal-coin", "hoplite"]);
    let mut play = scene.play();
    play.moves(&["attack beta"]);
    assert_eq!(play.legal(), ["sacrifice hoplite"]);
}

#[test]
fn ago_4_3_a_protected_card_survives_war_only() {
    let scene = Scene::phase(3, "alpha", "war")
        .city("alpha", &["hoplite-coin", "leader", "assassin"])
        .city("beta", &["farmer-coin", "potter"])
        .vp("alpha", 3);
    let mut play = scene.play();
    assert!(play.can("assassinate beta farmer-coin"), "the Assassin does not mind the coin");
    play.moves(&["attack beta"]);
    assert_eq!(play.clause("destroy farmer-coin"), "AGO-7.5");
    let coins = play.coins("alpha");
    play.moves(&["destroy potter", "sacrifice hoplite-coin"]);
    assert_eq!(play.coins("alpha"), coins, "the coin is lost");
}

#[test]
fn ago_4_4_no_second_coin() {
    let scene = Scene::phase(3, "alpha", "protect").city("alpha", &["leader-coin", "potter"]);
    let mut play = scene.play();
    assert_eq!(play.clause("protect leader-coin"), "AGO-4.4");
    assert_eq!(play.legal(), ["protect potter", "done"]);
}

#[test]
fn ago_8_1_the_last_turn_goes_through_development() {
    let scene = Scene::phase(3, "beta", "draw")
        .locked("red", 2)
        .pile("green", 2)
        .keep(&["theatre"])
        .hand("beta", &["potter", "hoplite"])
        .coins("beta", 20);
    let mut play = scene.play();
    play.moves(&["draw green", "deal theatre", "draw blue", "deal farmer", "done"]);
    assert_eq!(play.step(), "selling", "the compulsory auction is held");
    play.moves(&["auction hoplite", "pass", "pass", "let_go", "done"]);
    play.moves(&["develop potter", "develop farmer"]);
    assert_eq!((play.0.actor(), play.step()), (Actor::Nobody, "over".to_owned()));
    assert_eq!(play.coins("beta"), 0, "no income any more");
    assert_eq!(Agora::outcome(play.position()).unwrap().reason, "points");
}

#[test]
fn ago_8_2_an_end_card_in_phase_5_ends_at_once() {
    let scene = Scene::phase(3, "alpha", "income")
        .locked("red", 2)
        .pile("green", 2)
        .city("alpha", &["archimedes", "farmer"])
        .hand("alpha", &["hoplite"]);
    let mut play = scene.play();
    play.moves(&["use archimedes hoplite", "draw green", "end_card"]);
    let coins = play.coins("alpha");
    let last = play.legal()[0].clone();
    play.moves(&[&last]);
    assert_eq!(play.to_act(), "nobody");
    assert_eq!(play.coins("alpha"), coins, "the income was not yet taken");
}

#[test]
fn ago_8_3_further_end_cards_only_lock() {
    let scene = Scene::phase(3, "alpha", "draw")
        .locked("red", 2)
        .pile("green", 2)
        .pile("blue", 2)
        .keep(&["theatre", "farmer"]);
    let mut play = scene.play();
    play.moves(&["draw green", "deal theatre", "draw blue", "deal farmer", "done"]);
    assert_eq!(play.position().table.board.ends(), 3);
    assert_eq!(play.step(), "selling");
}

#[test]
fn ago_8_4_to_ago_8_7_points() {
    let scene = Scene::phase(3, "alpha", "trade")
        .vp("alpha", 7)
        .coins("alpha", 39)
        .board("alpha", "athina", "b")
        .city("alpha", &["socrates", "plato", "pericles", "theatre", "acropolis-coin"])
        .history("alpha", &["hoplite", "farmer"]);
    let points = scene.play().points("alpha");
    assert_eq!(points.tokens, 7, "AGO-8.4");
    // AGO-8.5: board 2, Plato 1, Socrates 3 yellow, Pericles 2 buildings, Acropolis 4.
    assert_eq!(points.icons, 2 + 1 + 3 + 2 + 4);
    assert_eq!(points.coins, 3, "AGO-8.6");
    assert_eq!(points.history, 2 * 2, "AGO-8.7: board and Theatre; the Acropolis is covered");
}

#[test]
fn ago_8_5_side_a_of_delphi_counts_three_points() {
    let scene = Scene::phase(3, "alpha", "trade").board("alpha", "delfoi", "a");
    let scene = scene.board("beta", "athina", "a").history("alpha", &["hoplite", "farmer"]);
    let points = scene.play().points("alpha");
    assert_eq!((points.icons, points.history), (3, 2), "and one culture, as every board");
}

#[test]
fn ago_8_8_and_ago_8_9_ties() {
    let finish = |cards: &[&str], vp: u16, others: &[&str]| {
        let scene = Scene::phase(3, "gamma", "develop")
            .locked("red", 2)
            .locked("green", 2)
            .hand("gamma", &["hoplite"])
            .all_coins(10)
            .coins("gamma", 9)
            .vp("alpha", 5)
            .vp("beta", 2)
            .vp("gamma", vp)
            .city("beta", cards)
            .city("gamma", others);
        let mut play = scene.play();
        play.moves(&["done"]);
        Agora::outcome(play.position()).unwrap()
    };
    let seats = [0, 1, 2].map(|player| Player(player).seat());
    let cities = finish(&["horseman"], 0, &[]);
    assert_eq!(cities.scores.iter().map(|one| one.total).collect::<Vec<_>>(), [6, 6, 0]);
    assert_eq!(cities.winners, [Player(1).seat()], "AGO-8.8: the larger city");
    assert_eq!((cities.tie_break, &*cities.told.id), (Some("cards"), "ending-cards"));
    let shared = finish(&[], 0, &[]);
    assert_eq!(shared.winners, seats[..2], "AGO-8.9: shared");
    assert_eq!((shared.tie_break, &*shared.told.id), (None, "ending-shared"));
    // Three are level on points, and two of them in their cities: those two have won.
    let two = finish(&["horseman"], 6, &["hoplite"]);
    assert_eq!(two.scores.iter().map(|one| one.total).collect::<Vec<_>>(), [6, 6, 6]);
    assert_eq!(two.winners, seats[1..], "AGO-8.9: only those with the larger cities");
    assert_eq!((two.tie_break, &*two.told.id), (Some("cards"), "ending-shared-cards"));
}
