//! Clauses, code and tests side by side: every clause of `crates/<game>/rules/en.md` is cited
//! by the code of that crate and by a test, and nothing cites a clause that is not there.

mod citations;
mod clauses;
mod report;
mod sources;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use report::Report;

/// Compares the rules of every game with its code and tests, and prints what it found.
///
/// # Errors
/// If there is a gap, or a file can't be read.
pub(crate) fn run(root: &Path, brief: bool) -> Result<()> {
    let files = rules_files(&root.join("crates"))?;
    if files.is_empty() {
        println!("no game has a rules text yet");
    }
    let mut gaps = 0;
    for file in files {
        let report = Report::of_game(&file)?;
        println!("{}", report.text(brief));
        gaps += report.n_gaps();
    }
    if gaps > 0 {
        bail!("{gaps} gaps between rules, code and tests");
    }
    Ok(())
}

/// The rules text of every crate that has one.
fn rules_files(crates: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(crates).context("reading crates/")?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    let texts = paths.into_iter().map(|path| path.join("rules/en.md"));
    let mut files: Vec<_> = texts.filter(|path| path.is_file()).collect();
    files.sort();
    Ok(files)
}
