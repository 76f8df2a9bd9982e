//! Dice, recomputed: do the chance moves of a game follow from its seeds?

use table::chance::Dice;
use table::registry::AnyTable;
use table::{Actor, registry::Choice};

/// A chance move that does not follow from the dice.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("ply {ply} (roll {ordinal}) is {played:?}, but the dice give {computed:?}")]
pub struct Mismatch {
    /// The move, counted from 1.
    pub ply: usize,
    /// The roll, counted from 0.
    pub ordinal: u64,
    /// What was played.
    pub played: String,
    /// What the dice give.
    pub computed: String,
}

/// One chance move as the dice give it.
#[derive(Clone, PartialEq, Debug)]
pub struct Roll {
    /// The move, counted from 1.
    pub ply: usize,
    /// What was played.
    pub played: String,
    /// What the dice give, if they give anything.
    pub computed: Option<String>,
}

/// Recomputes every chance move of a game and says how many there were.
///
/// # Errors
/// The first that differs.
pub fn recompute(table: &dyn AnyTable, dice: &Dice) -> Result<u64, Mismatch> {
    let rolls = rolls(table, dice);
    for (ordinal, roll) in (0..).zip(&rolls) {
        if roll.computed.as_ref() != Some(&roll.played) {
            return Err(Mismatch {
                ply: roll.ply,
                ordinal,
                played: roll.played.clone(),
                computed: roll.computed.clone().unwrap_or_default(),
            });
        }
    }
    Ok(rolls.len() as u64)
}

/// Every chance move of a game beside what the dice give for it.
#[must_use]
pub fn rolls(table: &dyn AnyTable, dice: &Dice) -> Vec<Roll> {
    let mut again = table.boxed_clone();
    again.undo(table.ply());
    let mut rolls = Vec::new();
    for (index, ply) in table.record().plies.into_iter().enumerate() {
        let actor = again.actor();
        if actor == Actor::Chance {
            let computed = fallen(&again.legal("en"), dice, rolls.len() as u64);
            rolls.push(Roll { ply: index + 1, played: ply.words.clone(), computed });
        }
        if again.play(actor, &ply.words, "en").is_err() {
            debug_assert!(false, "a move of the table was refused on replay: {}", ply.words);
            break;
        }
    }
    rolls
}

/// What the dice give for roll number `ordinal` among these outcomes.
fn fallen(outcomes: &[Choice], dice: &Dice, ordinal: u64) -> Option<String> {
    let weights: Vec<_> = outcomes.iter().map(|outcome| outcome.weight.unwrap_or(0)).collect();
    let chosen = dice.choose(ordinal, &weights)?;
    outcomes.get(chosen).map(|outcome| outcome.words.clone())
}
