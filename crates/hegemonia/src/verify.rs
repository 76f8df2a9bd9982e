//! `hegemonia verify`: were the dice of a recorded game those that were promised?

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use table::Message;
use table::chance::{Dice, FairDice};
use table::record::{Record, RecordError};

use crate::fairness::{Mismatch, recompute};
use crate::files::{self, BadFile, Loaded};
use crate::terminal::print_line;
use crate::words::{LANGUAGES, say};

/// Recompute every die of recorded games. docs/fair-chance.md tells how anybody can.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The language of the verdicts.
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = LANGUAGES)]
    lang: String,
}

/// What was found about the dice of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The secret is the one that was promised, and every roll follows from it.
    Fair {
        /// How many rolls there were.
        rolls: u64,
    },
    /// Every roll follows from the seed; who chose the seed is another matter.
    Seeded {
        /// How many rolls there were.
        rolls: u64,
    },
    /// The secret is not the one that was promised.
    OtherSecret,
    /// A roll does not follow.
    Differs(Mismatch),
    /// The record says nothing from which rolls could be recomputed.
    NoEvidence,
}

impl Verdict {
    /// Whether the dice were proved.
    #[must_use]
    pub const fn is_good(&self) -> bool {
        matches!(self, Verdict::Fair { .. } | Verdict::Seeded { .. })
    }

    fn message(&self) -> Message {
        match self {
            Verdict::Fair { rolls } => Message::new("verify-fair").number("rolls", *rolls as i64),
            Verdict::Seeded { rolls } => {
                Message::new("verify-seeded").number("rolls", *rolls as i64)
            }
            Verdict::OtherSecret => Message::new("verify-other-secret"),
            Verdict::Differs(Mismatch { ply, played, computed, .. }) => {
                let message = Message::new("verify-differs").number("ply", *ply as i64);
                message.text("played", played).text("computed", computed)
            }
            Verdict::NoEvidence => Message::new("verify-no-evidence"),
        }
    }
}

/// Verifies records, one line each. Fails if any of them is not proved.
///
/// # Errors
/// If a file is no record of a possible game.
pub fn run(args: &VerifyArgs) -> anyhow::Result<ExitCode> {
    let mut all_good = true;
    for file in &args.files {
        let verdict = verify_file(file)?;
        let said = say(&args.lang, &verdict.message());
        print_line(format_args!("{}: {said}", file.display()))?;
        all_good &= verdict.is_good();
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn verify_file(path: &Path) -> anyhow::Result<Verdict> {
    let loaded = files::load(path)?;
    let verdict = verify(&loaded).map_err(|reason| BadFile {
        path: path.to_owned(),
        error: RecordError { line: 1, reason },
    })?;
    Ok(verdict)
}

/// Verifies a game that was loaded.
///
/// # Errors
/// A header that can't be read, and why.
pub fn verify(loaded: &Loaded) -> Result<Verdict, String> {
    let Loaded { record, table, .. } = loaded;
    if let Some(secret) = record.header("Secret") {
        let seats = &table.about().seats[..table.setup().seats];
        let fair = fair_dice(record, secret, seats)?;
        let promised: [u8; 32] = bytes(record, "Commitment")?;
        if fair.commitment() != promised {
            return Ok(Verdict::OtherSecret);
        }
        let rolls = recompute(&**table, &Dice::Fair(fair));
        return Ok(rolls.map_or_else(Verdict::Differs, |rolls| Verdict::Fair { rolls }));
    }
    let Some(seed) = record.header("Seed") else { return Ok(Verdict::NoEvidence) };
    let seed = seed.parse().map_err(|_| "the header Seed holds a whole number".to_owned())?;
    let rolls = recompute(&**table, &Dice::Seeded(seed));
    Ok(rolls.map_or_else(Verdict::Differs, |rolls| Verdict::Seeded { rolls }))
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
