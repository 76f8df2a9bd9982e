//! How fast the rules are: `cargo bench -p hegemonia-peloponnesian-war`.

use divan::{Bencher, black_box};
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::board::Force;
use peloponnesian_war::ids::{Side, Space};
use peloponnesian_war::position::Position;
use peloponnesian_war::routes::{Field, Passage};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{Actor, Log, Rules, Setup};

/// Counts allocations: the rules make none.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

fn start() -> Position {
    War::start(&Setup::standard(War::about())).expect("the standard set-up exists")
}

/// A whole campaign in random play, dice by their weights.
#[divan::bench]
fn campaign(bencher: Bencher) {
    let start = start();
    let mut legal = Vec::with_capacity(512);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| {
        let mut position = start.clone();
        while War::actor(&position) != Actor::Nobody {
            War::legal(&position, &mut legal);
            let total: u64 = legal.iter().map(|&mv| u64::from(War::weight(&position, mv))).sum();
            let mut fallen = below(&mut rng, total);
            let chosen = legal.iter().find(|&&mv| {
                let weight = u64::from(War::weight(&position, mv));
                let here = fallen < weight;
                fallen = fallen.wrapping_sub(weight);
                here
            });
            let Some(&mv) = chosen else { break };
            War::play(&mut position, mv, &mut Log::silent());
        }
        position
    });
}

/// The longest way across the map, by ship from Sicily to the Propontis.
#[divan::bench]
fn route(bencher: Bencher) {
    let board = start().board;
    let ends = ["lilybaeum", "cyzicus"].map(|id| Space::by_id(id).expect("a space"));
    let fleet = Force { units: [0, 0, 3, 0, 0, 0], guard: false };
    let passage = Passage::with(Side::Athens, ends[1], &fleet);
    bencher.bench_local(|| {
        Field::between(black_box(&board), &passage, ends[0], ends[1])
            .map(|field| field.length(ends[0]))
    });
}
