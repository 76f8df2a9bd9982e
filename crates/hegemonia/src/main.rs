//! The program of Hegemonia; everything it does is in the library beside it.

use std::alloc::System;
use std::process::ExitCode;

use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// The system's allocator with a count of its calls, which `hegemonia bench` reports. The rules
/// allocate nothing on their hot path, so the count costs the other commands nothing to speak of.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    hegemonia::cli::run(allocations)
}

fn allocations() -> u64 {
    let stats = ALLOCATOR.stats();
    (stats.allocations + stats.reallocations) as u64
}
