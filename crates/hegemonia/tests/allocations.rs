//! The rules allocate nothing: legal moves and played moves use what is there.
//!
//! One test in a program of its own, since it counts what the whole process allocates.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::alloc::System;

use bots::Playable;
use bots::Policy;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::Setup;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Games over which buffers that grow once are spread.
const GAMES: u64 = 40;

fn allocations_per_move(game: &dyn Playable) -> f64 {
    let setup = Setup::standard(game.about());
    game.playouts(&setup, Policy::Random, 2, 1).unwrap();
    let region = Region::new(ALLOCATOR);
    let played = game.playouts(&setup, Policy::Random, GAMES, 2).unwrap();
    let change = region.change();
    (change.allocations + change.reallocations) as f64 / played.moves as f64
}

#[test]
fn the_rules_of_every_game_allocate_nothing_to_speak_of() {
    for game in games::all() {
        // Finding routes over a map of 190 spaces may; it happens once in some twenty moves.
        let most = if game.about().id == "peloponnesian-war" { 0.1 } else { 0.01 };
        let measured = allocations_per_move(*game);
        assert!(measured <= most, "{}: {measured} allocations a move", game.about().id);
    }
}
