//! How fast the rules are: `cargo bench -p hegemonia-agora`.

use agora::Agora;
use agora::position::Position;
use divan::{Bencher, black_box};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{Actor, Log, Mind, Rules, Secrets, Setup, Viewer};

/// Counts allocations: the rules make none.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Positions of one game for four, as a buffer-reusing player meets them.
fn positions(seed: u64) -> Vec<Position> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let setup = Setup { seats: 4, ..Setup::standard(Agora::about()) };
    let mut position = Agora::start(&setup).expect("the set-up exists");
    let (mut legal, mut seen) = (Vec::new(), Vec::new());
    while Agora::actor(&position) != Actor::Nobody {
        seen.push(position.clone());
        Agora::legal(&position, &mut legal);
        let mv = Agora::sensible(&position, &legal, &mut rng)
            .unwrap_or_else(|| legal[below(&mut rng, legal.len() as u64) as usize]);
        Agora::play(&mut position, mv, &mut Log::silent());
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
            Agora::legal(black_box(position), &mut moves);
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
            Agora::legal(&copy, &mut moves);
            Agora::play(&mut copy, moves[0], &mut Log::silent());
            black_box(&copy);
        }
    });
}

/// A plausible position for every seat to act.
#[divan::bench]
fn plausible(bencher: Bencher) {
    let positions = positions(1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    bencher.counter(positions.len()).bench_local(|| {
        for position in &positions {
            if let Actor::Seat(seat) = Agora::actor(position) {
                let view = Agora::view(position, Viewer::Seat(seat));
                black_box(Agora::plausible(&view, &mut rng));
            }
        }
    });
}
