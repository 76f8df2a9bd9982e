//! The recorded games that the tests replay.

use std::path::Path;

use anyhow::Result;

use crate::steps::{self, cargo};

/// Has the binary play and store the recorded games of one game.
///
/// # Errors
/// If the binary can't be built or fails.
pub(crate) fn run(root: &Path, game: &str, games: Option<u32>, each: Option<u32>) -> Result<()> {
    let out = format!("crates/{game}/tests/records");
    let mut command = cargo(root, &["run", "--release", "--package", "hegemonia", "--"]);
    command.args(["records", "--game", game, "--out", &out]);
    if let Some(games) = games {
        command.args(["--games", &games.to_string()]);
    }
    if let Some(each) = each {
        command.args(["--each", &each.to_string()]);
    }
    steps::run(&mut command)
}
