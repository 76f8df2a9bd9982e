//! Finds citations in a game's crate.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::citations::{Citation, TestParts, in_names, in_text, test_parts};

/// Mentions of clauses in one file.
pub(crate) struct Cited {
    /// The path relative to the crate's folder.
    pub(crate) file: String,
    /// In code.
    pub(crate) code: Vec<Citation>,
    /// In tests.
    pub(crate) tests: Vec<Citation>,
    /// Why the file could not be parsed.
    pub(crate) fault: Option<String>,
}

/// Every mention of a clause with this prefix in a crate.
///
/// # Errors
/// If a file can't be read.
pub(crate) fn cited_in_crate(folder: &Path, prefix: &str) -> Result<Vec<Cited>> {
    let sources = read_all(&folder.join("src"), true)?;
    let mut all = of_sources(folder, &sources, prefix);
    for (path, text) in read_all(&folder.join("tests"), false)? {
        let tests = test_citations(&text, prefix);
        all.push(Cited { file: seen_from(folder, &path), code: Vec::new(), tests, fault: None });
    }
    Ok(all)
}

fn of_sources(folder: &Path, sources: &BTreeMap<PathBuf, String>, prefix: &str) -> Vec<Cited> {
    let parts: BTreeMap<_, _> =
        sources.iter().map(|(path, text)| (path, test_parts(text))).collect();
    let test_files: Vec<PathBuf> = parts
        .iter()
        .filter_map(|(path, parts)| Some((path, parts.as_ref().ok()?)))
        .flat_map(|(path, parts)| parts.files.iter().flat_map(|name| module_paths(path, name)))
        .collect();
    let whole = TestParts { lines: vec![1..=usize::MAX], files: Vec::new() };
    let nothing = TestParts::default();
    let each = sources.iter().map(|(path, text)| {
        let fault = parts[path].as_ref().err().map(ToString::to_string);
        let is_test = test_files.iter().any(|file| path.starts_with(file));
        let own = parts[path].as_ref().unwrap_or(&nothing);
        let own = if is_test { &whole } else { own };
        let (tests, _) = split(test_citations(text, prefix), own);
        let (_, code) = split(in_text(text, prefix), own);
        Cited { file: seen_from(folder, path), code, tests, fault }
    });
    each.collect()
}

/// Where the file of `mod name;` may be: `name.rs` or the folder `name`.
fn module_paths(declared_in: &Path, name: &str) -> [PathBuf; 2] {
    let folder = declared_in.parent().unwrap_or(Path::new(""));
    let stem = declared_in.file_stem().unwrap_or_default();
    let base = match stem.to_str() {
        Some("lib" | "main" | "mod") => folder.to_owned(),
        _ => folder.join(stem),
    };
    [base.join(format!("{name}.rs")), base.join(name)]
}

fn test_citations(text: &str, prefix: &str) -> Vec<Citation> {
    let mut all = in_text(text, prefix);
    all.extend(in_names(text, prefix));
    all
}

/// Citations inside the tests, and those outside.
fn split(citations: Vec<Citation>, tests: &TestParts) -> (Vec<Citation>, Vec<Citation>) {
    citations.into_iter().partition(|citation| tests.holds(citation.line))
}

fn seen_from(folder: &Path, path: &Path) -> String {
    path.strip_prefix(folder).unwrap_or(path).display().to_string()
}

/// The text of every file below a folder; files that are not text are skipped.
fn read_all(folder: &Path, only_rust: bool) -> Result<BTreeMap<PathBuf, String>> {
    let mut texts = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        let entries =
            std::fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if only_rust && path.extension().is_none_or(|end| end != "rs") {
                continue;
            }
            let bytes =
                std::fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
            if let Ok(text) = String::from_utf8(bytes) {
                texts.insert(path, text);
            }
        }
    }
    Ok(texts)
}
