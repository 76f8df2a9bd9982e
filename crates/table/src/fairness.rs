//! Verification of dice: do the chance moves of a game follow from its seeds, and were those the
//! promised ones? `docs/fair-chance.md` explains how anybody can do the same.

use crate::any::{AnyTable, WordedMove};
use crate::chance::{Dice, FairDice, bot_seed};
use crate::record::Record;
use crate::seat::Actor;

/// The value of the header `BotSeeds` where no bot sat from the beginning.
pub const NO_BOTS: &str = "none";

/// The result of verifying a game's dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The secret is the one that was promised, and every roll follows from it.
    Fair {
        /// How many rolls there were.
        rolls: u64,
        /// Whether the seeds of bots were bound to the secret too.
        bots: BotSeeds,
    },
    /// Every roll follows from the seed; who chose the seed is another matter.
    Seeded {
        /// How many rolls there were.
        rolls: u64,
    },
    /// The secret is not the one that was promised.
    OtherSecret,
    /// A bot's seed does not follow from the secret, though the record says that it does.
    OtherBotSeed {
        /// The bot's seat.
        seat: &'static str,
    },
    /// A roll does not follow from the secret and the seeds.
    Differs(Mismatch),
    /// The record holds nothing that rolls could be recomputed from.
    NoEvidence,
}

/// Where the seeds of bots came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotSeeds {
    /// Derived from the secret, at these seats; empty where no bot sat from the beginning.
    Bound(Vec<&'static str>),
    /// The record does not say: it is from a time before seeds were bound. If bots played, the
    /// operator of the server could have chosen their seeds after everybody else's.
    Free,
}

impl Verdict {
    /// Whether the dice were proved.
    #[must_use]
    pub const fn is_good(&self) -> bool {
        matches!(self, Verdict::Fair { .. } | Verdict::Seeded { .. })
    }
}

/// Verifies the dice of a game by the evidence in its record; `table` is the game replayed.
///
/// # Errors
/// A header that can't be read, and why.
pub fn verify(record: &Record, table: &dyn AnyTable) -> Result<Verdict, String> {
    if let Some(secret) = record.header("Secret") {
        let seats = table.about().seats_of(table.setup().seats);
        let fair = fair_dice(record, secret, seats)?;
        let promised: [u8; 32] = bytes(record, "Commitment")?;
        if fair.commitment() != promised {
            return Ok(Verdict::OtherSecret);
        }
        let bots = bot_seeds(record, seats)?;
        if let Some(seat) = other_bot_seed(&fair, seats, &bots) {
            return Ok(Verdict::OtherBotSeed { seat });
        }
        let rolls = recompute(table, &Dice::Fair(fair));
        return Ok(rolls.map_or_else(Verdict::Differs, |rolls| Verdict::Fair { rolls, bots }));
    }
    let Some(seed) = record.header("Seed") else { return Ok(Verdict::NoEvidence) };
    let seed = seed.parse().map_err(|_| "the header Seed holds a whole number".to_owned())?;
    let rolls = recompute(table, &Dice::Seeded(seed));
    Ok(rolls.map_or_else(Verdict::Differs, |rolls| Verdict::Seeded { rolls }))
}

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
            let computed = fallen(&again.legal_words(), dice, rolls.len() as u64);
            rolls.push(Roll { ply: index + 1, played: ply.words.clone(), computed });
        }
        if again.play(actor, &ply.words, "en").is_err() {
            debug_assert!(false, "a move of the table was refused on replay: {}", ply.words);
            break;
        }
    }
    rolls
}

/// The outcome that the dice give for roll number `ordinal`.
fn fallen(outcomes: &[WordedMove], dice: &Dice, ordinal: u64) -> Option<String> {
    let weights: Vec<_> = outcomes.iter().map(|outcome| outcome.weight.unwrap_or(0)).collect();
    let chosen = dice.choose(ordinal, &weights)?;
    outcomes.get(chosen).map(|outcome| outcome.words.clone())
}

fn fair_dice(record: &Record, secret: &str, seats: &[&str]) -> Result<FairDice, String> {
    let secret = from_hex(secret).and_then(|secret| secret.try_into().ok());
    let seeds = seats.iter().map(|seat| hex_header(record, &format!("SeatSeed-{seat}")));
    Ok(FairDice {
        secret: secret.ok_or("the header Secret holds 64 hexadecimal digits")?,
        seeds: seeds.collect::<Result<_, _>>()?,
        table: record.header("Table").ok_or("the header Table is missing")?.to_owned(),
    })
}

/// What the record says about the seeds of bots.
fn bot_seeds(record: &Record, seats: &[&'static str]) -> Result<BotSeeds, String> {
    let known = |id: &str| seats.iter().copied().find(|seat| *seat == id);
    match record.header("BotSeeds") {
        None => Ok(BotSeeds::Free),
        Some(NO_BOTS) => Ok(BotSeeds::Bound(Vec::new())),
        Some(ids) => {
            let named = ids.split_whitespace().map(known).collect::<Option<Vec<_>>>();
            let named = named.filter(|named| !named.is_empty()).map(BotSeeds::Bound);
            named.ok_or_else(|| format!("the header BotSeeds names seats, or says {NO_BOTS}"))
        }
    }
}

/// The first bot whose seed should follow from the secret and does not.
fn other_bot_seed(
    fair: &FairDice,
    seats: &[&'static str],
    bots: &BotSeeds,
) -> Option<&'static str> {
    let BotSeeds::Bound(bound) = bots else { return None };
    let seeds = seats.iter().zip(&fair.seeds).filter(|(seat, _)| bound.contains(seat));
    let follows = |seat: &str, seed: &[u8]| seed == bot_seed(&fair.secret, &fair.table, seat);
    seeds.into_iter().find(|(seat, seed)| !follows(seat, seed)).map(|(seat, _)| *seat)
}

fn bytes<const N: usize>(record: &Record, name: &str) -> Result<[u8; N], String> {
    let wrong = |_| format!("the header {name} holds {} hexadecimal digits", 2 * N);
    hex_header(record, name)?.try_into().map_err(wrong)
}

fn hex_header(record: &Record, name: &str) -> Result<Vec<u8>, String> {
    let text = record.header(name).ok_or_else(|| format!("the header {name} is missing"))?;
    from_hex(text).ok_or_else(|| format!("the header {name} holds hexadecimal digits"))
}

/// Bytes from pairs of hexadecimal digits.
#[must_use]
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.chars().map(|digit| digit.to_digit(16)).collect::<Option<Vec<_>>>()?;
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits.chunks(2).map(|pair| u8::try_from(pair[0] * 16 + pair[1]).ok()).collect()
}
