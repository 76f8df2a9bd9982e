//! `hegemonia verify`: were the dice of a recorded game those that were promised?

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use table::Message;
pub use table::fairness::from_hex;
use table::fairness::{BotSeeds, Mismatch, Verdict, verify};
use table::record::RecordError;

use crate::cli;
use crate::files::{self, BadFile};
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

/// Verifies records, one line each. Fails if any of them is not proved or not a valid record; the
/// others are checked all the same.
///
/// # Errors
/// If standard output can't be written.
pub fn run(args: &VerifyArgs) -> anyhow::Result<ExitCode> {
    let mut worst = 0;
    for file in &args.files {
        let code = match verify_file(file) {
            Ok(verdict) => {
                let said = messages(&verdict);
                let said: Vec<_> = said.iter().map(|one| say(&args.lang, one)).collect();
                print_line(format_args!("{}: {}", file.display(), said.join(" ")))?;
                u8::from(!verdict.is_good())
            }
            Err(error) => cli::report(&error),
        };
        worst = worst.max(code);
    }
    Ok(ExitCode::from(worst))
}

fn verify_file(path: &Path) -> anyhow::Result<Verdict> {
    let loaded = files::load(path)?;
    let verdict = verify(&loaded.record, &*loaded.table).map_err(|reason| BadFile {
        path: path.to_owned(),
        error: RecordError { line: 1, reason },
    })?;
    Ok(verdict)
}

/// The verdict, and the note about bots.
fn messages(verdict: &Verdict) -> Vec<Message> {
    let bots = match verdict {
        Verdict::Fair { bots: BotSeeds::Bound(seats), .. } if seats.is_empty() => None,
        Verdict::Fair { bots: BotSeeds::Bound(seats), .. } => {
            Some(Message::new("verify-bots-bound").text("seats", seats.join(", ")))
        }
        Verdict::Fair { bots: BotSeeds::Free, .. } => Some(Message::new("verify-bots-free")),
        _ => None,
    };
    std::iter::once(message(verdict)).chain(bots).collect()
}

fn message(verdict: &Verdict) -> Message {
    match verdict {
        Verdict::Fair { rolls, .. } => Message::new("verify-fair").number("rolls", *rolls as i64),
        Verdict::OtherBotSeed { seat } => Message::new("verify-other-bot-seed").text("seat", *seat),
        Verdict::Seeded { rolls } => Message::new("verify-seeded").number("rolls", *rolls as i64),
        Verdict::OtherSecret => Message::new("verify-other-secret"),
        Verdict::Differs(Mismatch { ply, played, computed, .. }) => {
            let message = Message::new("verify-differs").number("ply", *ply as i64);
            message.text("played", played).text("computed", computed)
        }
        Verdict::NoEvidence => Message::new("verify-no-evidence"),
    }
}
