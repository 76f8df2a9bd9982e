//! `hegemonia draw`: the table as SVG.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;
use table::DrawOptions;
use table::any::AnyTable;

use crate::files;
use crate::table_args::{TableArgs, viewer};
use crate::words::LANGUAGES;

/// Draw a table as SVG: a position of a recorded game, or the start of a game.
#[derive(Args, Debug)]
pub struct DrawArgs {
    /// The record; without it, the start of a game is drawn.
    file: Option<PathBuf>,
    #[command(flatten)]
    table: TableArgs,
    /// After this many moves [default: the last].
    #[arg(long, value_name = "N", requires = "file")]
    ply: Option<usize>,
    /// As this seat sees it [default: as spectators do].
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// The width in pixels.
    #[arg(long, default_value_t = DrawOptions::default().width, value_name = "PIXELS")]
    width: u32,
    /// The language of the words on it.
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = LANGUAGES)]
    lang: String,
    /// Write to this file [default: standard output].
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Draws a table.
///
/// # Errors
/// If the record or the seat does not exist, or the file can't be written.
pub fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let table = table(args)?;
    let viewer = viewer(table.about(), args.seat.as_deref())?;
    let options = DrawOptions { width: args.width, language: &args.lang, ..DrawOptions::default() };
    let svg = table.draw(viewer, &options);
    match &args.out {
        Some(path) => {
            std::fs::write(path, svg).with_context(|| format!("writing {}", path.display()))
        }
        None => Ok(std::io::stdout().write_all(svg.as_bytes())?),
    }
}

fn table(args: &DrawArgs) -> anyhow::Result<Box<dyn AnyTable>> {
    let Some(file) = &args.file else {
        let game = args.table.find()?;
        return Ok(game.set_up(args.table.setup(game.about())?)?);
    };
    let mut table = files::load(file)?.table;
    match args.ply {
        Some(ply) if ply > table.ply() => {
            bail!("the game has {} moves; --ply {ply} is beyond its end", table.ply())
        }
        Some(ply) => table.undo(table.ply() - ply),
        None => {}
    }
    Ok(table)
}
