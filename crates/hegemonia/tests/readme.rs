//! The Python sample in the README, run against this program. Its Rust sample is a doc test.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

use std::process::Command;

#[test]
fn the_python_sample_plays_a_game_to_its_end() {
    let readme = include_str!("../../../README.md");
    let (_, sample) = readme.split_once("```python\n").unwrap();
    let (sample, _) = sample.split_once("```").unwrap();
    let built = "target/release/hegemonia";
    assert!(sample.contains(built), "the sample says what it starts");
    let sample = sample.replace(built, env!("CARGO_BIN_EXE_hegemonia"));
    let output = Command::new("python3").args(["-c", &sample]).output().unwrap();
    let (said, faults) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{faults}");
    assert!(["['athens']\n", "['sparta']\n"].contains(&&*said), "{said}{faults}");
}
