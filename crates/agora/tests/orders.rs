//! Orders in advance: bids for those who are away, and what the auctioneer will do.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;

use agora::Agora;
use common::{Play, Scene};
use table::{Answer, Notation, Seat, Secrets, Speech, Viewer};

/// Alpha puts a card up; beta is to bid.
fn auction(coins: u16) -> Play {
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["hoplite", "potter"]);
    let mut play = scene.all_coins(coins).play();
    play.moves(&["auction hoplite"]);
    play
}

fn seat(player: &str) -> Seat {
    let index = ["alpha", "beta", "gamma"].iter().position(|id| *id == player).unwrap();
    Seat(u8::try_from(index).unwrap())
}

fn offered(play: &Play, player: &str) -> Vec<String> {
    let view = Agora::view(play.position(), Viewer::Seat(seat(player)));
    Agora::orders(&view, seat(player)).into_iter().map(|order| order.words).collect()
}

fn answer(play: &Play, player: &str, order: &str) -> Answer<String> {
    let view = Agora::view(play.position(), Viewer::Seat(seat(player)));
    Agora::answer(&view, seat(player), order).map(|mv| Agora::write_move(play.position(), mv))
}

fn plays(words: &str) -> Answer<String> {
    Answer::Play(words.to_owned())
}

#[test]
fn bidders_and_the_auctioneer_are_offered_what_they_may_be_asked() {
    let mut play = auction(4);
    let own = ["pass", "bid 1", "bid 2", "bid 3", "bid 4"];
    let all = ["pass_all", "bid_all 1", "bid_all 2", "bid_all 3", "bid_all 4"];
    assert_eq!(offered(&play, "beta"), [own, all].concat());
    assert_eq!(offered(&play, "gamma"), [own, all].concat());
    assert_eq!(offered(&play, "alpha"), ["keep", "let_go"]);
    play.moves(&["bid 3"]);
    assert_eq!(offered(&play, "gamma")[..2], ["pass", "bid 4"]);
    play.moves(&["pass"]);
    assert_eq!(offered(&play, "gamma"), all, "who has passed can only look ahead");
}

#[test]
fn a_proxy_bids_the_least_and_stops_at_its_limit() {
    let mut play = auction(20);
    assert_eq!(answer(&play, "gamma", "bid 5"), Answer::Ask, "beta is asked first");
    play.moves(&["bid 2"]);
    assert_eq!(answer(&play, "gamma", "bid 5"), plays("bid 3"));
    play.moves(&["bid 3", "bid 5"]);
    assert_eq!(answer(&play, "gamma", "bid 5"), plays("pass"), "level is not more");
    assert_eq!(answer(&play, "gamma", "bid 6"), plays("bid 6"));
    assert_eq!(answer(&play, "gamma", "pass"), plays("pass"));
}

#[test]
fn nobody_bids_more_than_the_coins_at_hand() {
    let mut play = auction(4);
    play.moves(&["bid 3"]);
    assert_eq!(answer(&play, "gamma", "bid_all 30"), plays("bid 4"));
}

#[test]
fn an_order_for_one_card_ends_with_its_auction() {
    let mut play = auction(20);
    play.moves(&["bid 4", "pass"]);
    assert_eq!(play.step(), "selling", "the card is sold");
    for order in ["bid 9", "pass"] {
        assert_eq!(answer(&play, "gamma", order), Answer::Spent);
    }
    for order in ["bid_all 9", "pass_all"] {
        assert_eq!(answer(&play, "gamma", order), Answer::Ask);
    }
    play.moves(&["auction potter", "bid 1"]);
    assert_eq!(answer(&play, "gamma", "bid_all 9"), plays("bid 2"));
    assert_eq!(answer(&play, "gamma", "pass_all"), plays("pass"));
}

#[test]
fn orders_until_the_own_turn_end_there() {
    let play = Scene::phase(3, "gamma", "auction").hand("gamma", &["hoplite"]).play();
    for order in ["bid 9", "bid_all 9", "pass", "pass_all"] {
        assert_eq!(answer(&play, "gamma", order), Answer::Spent, "{order}");
        assert_eq!(answer(&play, "beta", order) == Answer::Spent, !order.contains("_all"));
    }
    assert!(offered(&play, "gamma").is_empty());
}

#[test]
fn the_auctioneer_decides_beforehand() {
    let mut play = auction(20);
    assert_eq!(answer(&play, "alpha", "keep"), Answer::Ask);
    play.moves(&["bid 3", "pass"]);
    assert_eq!(answer(&play, "alpha", "keep"), plays("keep"));
    assert_eq!(answer(&play, "alpha", "let_go"), plays("let_go"));
    play.moves(&["keep"]);
    assert_eq!(answer(&play, "alpha", "keep"), Answer::Spent);
}

#[test]
fn other_words_are_no_orders() {
    let play = auction(20);
    let words = ["", "bid", "bid 0", "bid +3", "bid 03", "bid 99999", "pass 3", "keep 1", "buy 3"];
    for order in words {
        assert_eq!(answer(&play, "beta", order), Answer::Spent, "{order:?}");
    }
    for order in ["keep", "let_go"] {
        assert_eq!(answer(&play, "beta", order), Answer::Spent, "only the auctioneer: {order}");
    }
    assert_eq!(answer(&play, "alpha", "bid 3"), Answer::Spent, "the auctioneer does not bid");
}
