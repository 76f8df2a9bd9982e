//! How fast the rules are: `cargo bench -p hegemonia-polis`.

use divan::{Bencher, black_box};
use polis::Polis;
use polis::position::Position;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{Actor, Log, Mind, Rules, Setup};

/// Counts allocations: the rules make none.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

fn start() -> Position {
    Polis::start(&Setup::standard(Polis::about())).expect("the standard set-up exists")
}

/// Positions of one random game, as a buffer-reusing player meets them.
fn positions(seed: u64) -> Vec<Position> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut position, mut legal, mut seen) = (start(), Vec::new(), Vec::new());
    while Polis::actor(&position) != Actor::Nobody {
        seen.push(position.clone());
        Polis::legal(&position, &mut legal);
        let mv = Polis::sensible(&position, &legal, &mut rng)
            .unwrap_or_else(|| legal[below(&mut rng, legal.len() as u64) as usize]);
        Polis::play(&mut position, mv, &mut Log::silent());
    }
    seen
}

/// Legal moves of every position of a game.
#[divan::bench]
fn legal(bencher: Bencher) {
    let positions = positions(1);
    let mut moves = Vec::with_capacity(256);
    bencher.counter(positions.len()).bench_local(|| {
        for position in &positions {
            Polis::legal(black_box(position), &mut moves);
        }
    });
}

/// The first legal move of every position of a game, on a copy.
#[divan::bench]
fn play(bencher: Bencher) {
    let positions = positions(1);
    let mut moves = Vec::new();
    let pairs: Vec<_> = positions
        .iter()
        .map(|position| {
            Polis::legal(position, &mut moves);
            (position.clone(), moves[0])
        })
        .collect();
    bencher.counter(pairs.len()).bench_local(|| {
        for (position, mv) in &pairs {
            let mut copy = position.clone();
            Polis::play(&mut copy, *mv, &mut Log::silent());
            black_box(&copy);
        }
    });
}

/// One random game from start to end.
#[divan::bench]
fn playout(bencher: Bencher) {
    let start = start();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::with_capacity(256);
    bencher.bench_local(|| {
        let mut position = start.clone();
        while Polis::actor(&position) != Actor::Nobody {
            Polis::legal(&position, &mut legal);
            let mv = legal[below(&mut rng, legal.len() as u64) as usize];
            Polis::play(&mut position, mv, &mut Log::silent());
        }
    });
}

/// What a position costs to copy and to judge.
#[divan::bench]
fn judge(bencher: Bencher) {
    let positions = positions(1);
    bencher.counter(positions.len()).bench_local(|| {
        let mut worth = [0.0; 2];
        for position in &positions {
            Polis::judge(black_box(position), &mut worth);
            black_box(worth);
        }
    });
}
