//! How fast the rules are: `cargo bench -p hegemonia-petteia`.

use divan::{Bencher, black_box};
use petteia::{Petteia, Position};
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

/// Positions of one random game.
fn positions(seed: u64) -> Vec<Position> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut position = Petteia::start(&Setup::standard(Petteia::about())).expect("it exists");
    let (mut legal, mut seen) = (Vec::new(), Vec::new());
    while Petteia::actor(&position) != Actor::Nobody {
        seen.push(position.clone());
        Petteia::legal(&position, &mut legal);
        let mv = legal[below(&mut rng, legal.len() as u64) as usize];
        Petteia::play(&mut position, mv, &mut Log::silent());
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
            Petteia::legal(black_box(position), &mut moves);
        }
    });
}

/// The first legal move of every position of a game, on a copy.
#[divan::bench]
fn play(bencher: Bencher) {
    let positions = positions(1);
    let mut moves = Vec::with_capacity(256);
    bencher.counter(positions.len()).bench_local(|| {
        for position in &positions {
            let mut copy = position.clone();
            Petteia::legal(&copy, &mut moves);
            Petteia::play(&mut copy, moves[0], &mut Log::silent());
            black_box(&copy);
        }
    });
}

/// What bots think of every position of a game.
#[divan::bench]
fn judge(bencher: Bencher) {
    let positions = positions(1);
    bencher.counter(positions.len()).bench_local(|| {
        for position in &positions {
            let mut worth = [0.0; 2];
            Petteia::judge(black_box(position), &mut worth);
            black_box(worth);
        }
    });
}
