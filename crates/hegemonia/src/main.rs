//! The program of Hegemonia; everything it does is in the library beside it.

use std::process::ExitCode;

use alloc_counter::AllocCounter;
use mimalloc::MiMalloc;

/// The server allocates much and briefly, on all cores: a fifth of its time went into the system's
/// allocator. The rules allocate nothing, so the bots do not notice; `hegemonia bench` counts it.
#[global_allocator]
static ALLOCATOR: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

fn main() -> ExitCode {
    hegemonia::cli::run()
}
