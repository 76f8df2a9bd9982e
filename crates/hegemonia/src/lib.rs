//! The program: whatever a test or a second binary might want of it.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line program writes to the terminal"
)]

pub mod cli;
pub mod engine;
pub mod fairness;
pub mod files;
pub mod games;
pub mod seeds;
pub mod words;
