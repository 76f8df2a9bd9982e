//! The bots on Polis: each level is worth more than the one below it.

use bots::{Arena, BotSpec};
use polis::Polis;
use table::{Rules, Setup};

/// The part of the games that the first of two bots wins; a shared victory is half a win.
fn win_rate(strong: &str, weak: &str, games: u32) -> f64 {
    let bots: Vec<BotSpec> = [strong, weak].map(|bot| bot.parse().expect("a bot")).into();
    let arena = Arena { games, ..Arena::new(Setup::standard(Polis::about()), bots) };
    let report = arena.run::<Polis>(&|_| {}).expect("two bots for two seats");
    report.contestants[0].overall.win_rate.value
}

#[test]
fn a_look_ahead_beats_chance() {
    assert!(win_rate("greedy", "random", 40) >= 0.95);
}

#[test]
fn a_search_beats_a_look_ahead() {
    // With a tenth of the thought that the full level spends, four games in five.
    assert!(win_rate("mcts:100", "greedy", 20) >= 0.8);
}
