//! The binary of Hegemonia; its code is in the library of this crate.

use std::process::ExitCode;

use alloc_counter::AllocCounter;
use mimalloc::MiMalloc;

/// The server makes many short-lived allocations on all cores: a fifth of its time went into the
/// system's allocator. The rules allocate nothing, which `hegemonia bench` counts.
#[global_allocator]
static ALLOCATOR: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

fn main() -> ExitCode {
    hegemonia::cli::run()
}
