//! The program of Hegemonia; everything it does is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    hegemonia::cli::run()
}
