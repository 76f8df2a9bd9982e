//! Counts of move sequences from the starting positions pin the move generator.
//!
//! No source outside this code gives such counts. The first can be told by hand: four piles,
//! then the kinds of each colour (8 red, 13 green, 9 blue, 16 yellow).

mod common;

use agora::Agora;
use common::{Play, Scene};
use table::testkit::perft;

fn count(play: &Play, depth: u32) -> u64 {
    perft::<Agora>(play.position(), depth)
}

#[test]
fn first_cards() {
    let kinds = 8 + 13 + 9 + 16;
    let play = Play::start(3, "first_game");
    assert_eq!([1, 2, 3].map(|depth| count(&play, depth)), [4, kinds, 4 * kinds]);
}

#[test]
fn boards() {
    assert_eq!(count(&Play::start(3, "chosen_boards"), 3), 12 * 10 * 8);
    assert_eq!(count(&Play::start(3, "dealt_boards"), 6), 6 * 5 * 4 * 2 * 2 * 2);
}

#[test]
fn an_auction_of_two_coins() {
    // Pass or bid 1 or 2, for two bidders with two coins each; then keep or let go.
    let scene = Scene::phase(3, "alpha", "auction").hand("alpha", &["potter"]).coins("beta", 2);
    let play = scene.coins("gamma", 2).play();
    assert_eq!([1, 2, 3].map(|depth| count(&play, depth)), [1, 3, 3 + 2 + 2]);
}
