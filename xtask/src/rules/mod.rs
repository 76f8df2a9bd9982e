//! Clauses, code and tests side by side: every clause of `rules/<game>.md` is cited by the code
//! of `crates/<game>` and by a test, and nothing cites a clause that is not there.

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
    let files = rules_files(&root.join("rules"))?;
    if files.is_empty() {
        println!("no game has its rules in rules/ yet");
    }
    let mut gaps = 0;
    for file in files {
        let report = Report::of_game(root, &file)?;
        println!("{}", report.text(brief));
        gaps += report.n_gaps();
    }
    if gaps > 0 {
        bail!("{gaps} gaps between rules, code and tests");
    }
    Ok(())
}

fn rules_files(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(folder).context("reading rules/")?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    let mut files: Vec<_> =
        paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    files.sort();
    Ok(files)
}
