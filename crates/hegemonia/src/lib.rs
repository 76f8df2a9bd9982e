//! The command-line program as a library, for tests.
#![allow(clippy::print_stderr, reason = "a command-line program tells people of its failures")]

pub mod arena;
pub mod balance;
pub mod bench;
pub mod bench_server;
pub mod botplay;
pub mod cli;
pub mod clock;
pub mod draw;
pub mod engine;
pub mod files;
pub mod games;
pub mod play;
pub mod progress;
pub mod records;
pub mod replay;
pub mod reports;
pub mod seeds;
pub mod serve;
pub mod soak;
pub mod story;
pub mod table_args;
pub mod terminal;
pub mod verify;
pub mod words;
