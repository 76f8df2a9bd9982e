//! Puts the rules texts, `rules/<game>.md`, into the program, whichever there are.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let folder = Path::new(&manifest).join("../../rules");
    println!("cargo::rerun-if-changed={}", folder.display());
    // The macro that embeds the migrations does not see new files by itself.
    println!("cargo::rerun-if-changed=migrations");
    let mut entries = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path().canonicalize()?;
            let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if path.extension().is_some_and(|end| end == "md") {
                entries.push(format!("    ({game:?}, include_str!({path:?})),\n"));
            }
        }
    }
    entries.sort();
    let code = format!("&[\n{}]\n", entries.concat());
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("rules.rs"), code)
}
