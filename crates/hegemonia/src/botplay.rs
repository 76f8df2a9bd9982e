//! One game between bots, at a table that can be recorded.

use bots::BotSpec;
use bots::{Playable, SuggestError};
use table::any::AnyTable;
use table::chance::Dice;
use table::record::Record;
use table::{Actor, Setup};

/// A game is abandoned after this many moves.
const LONGEST_GAME: usize = 20_000;

/// Plays a game between bots, one for each seat. Dice and bots are seeded from `seed`.
///
/// # Errors
/// If the set-up does not exist.
pub fn play(
    game: &dyn Playable,
    setup: Setup,
    bots: &[BotSpec],
    seed: u64,
) -> anyhow::Result<Box<dyn AnyTable>> {
    let mut table = game.set_up(setup)?;
    let dice = Dice::Seeded(seed);
    while table.ply() < LONGEST_GAME {
        table.roll(&dice);
        let Actor::Seat(seat) = table.actor() else { break };
        let bot = bots[seat.index() % bots.len()];
        let thought = thought(seed, table.ply());
        make_move(game, &mut *table, &bot, thought)?;
    }
    Ok(table)
}

/// Lets a bot make the move of the seat to act.
///
/// # Errors
/// If no seat is to act.
pub fn make_move(
    game: &dyn Playable,
    table: &mut dyn AnyTable,
    bot: &BotSpec,
    seed: u64,
) -> anyhow::Result<()> {
    let actor = table.actor();
    let seat = actor.seat().ok_or(SuggestError::NotNow)?;
    let suggestion = game.suggest(&*table.seat_view(seat), bot, seed)?;
    Ok(table.play(actor, &suggestion.words, "en")?)
}

/// The seed for one decision: neighbouring seeds and plies give unrelated ones.
#[must_use]
pub fn thought(seed: u64, ply: usize) -> u64 {
    (seed ^ (ply as u64).rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The record of a game with the names of the players, and the seed of its dice.
#[must_use]
pub fn record(table: &dyn AnyTable, names: &[String], seed: u64) -> Record {
    let mut record = table.record();
    for (seat, name) in table.about().seats_of(table.setup().seats).iter().zip(names) {
        record.set_header(&format!("Player-{seat}"), name);
    }
    record.set_header("Seed", seed.to_string());
    record
}
