//! The program of Hegemonia; everything it does is in the library beside it.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// The server allocates much and briefly, on all cores: a fifth of its time went into the system's
/// allocator. The rules allocate nothing, so the bots do not notice.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    hegemonia::cli::run()
}
