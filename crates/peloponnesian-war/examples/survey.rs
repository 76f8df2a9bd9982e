//! How wars end when nobody thinks: `cargo run --release -p hegemonia-peloponnesian-war
//! --example survey -- 10000 [sensible]`.

#![allow(clippy::print_stdout, reason = "an example talks to its user")]

use std::collections::BTreeMap;
use std::time::Instant;

use peloponnesian_war::PeloponnesianWar as War;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{Actor, Game, Log, Setup};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let sensible = args.next().is_some_and(|word| word == "sensible");
    let start = War::start(&Setup::standard(War::about())).expect("the standard set-up exists");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    let (mut points, mut endings, mut turns) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
    let (mut decisions, mut chances, mut won, mut changes) = (0_u64, 0_u64, 0_u64, 0_u64);
    let clock = Instant::now();
    for _ in 0..games {
        let mut position = start.clone();
        loop {
            let actor = War::actor(&position);
            if actor == Actor::Nobody {
                break;
            }
            War::legal(&position, &mut legal);
            let mv = if actor == Actor::Chance {
                chances += 1;
                let weight = |mv| u64::from(War::weight(&position, mv));
                let total = legal.iter().map(|&mv| weight(mv)).sum();
                let mut fallen = below(&mut rng, total);
                let mut chosen = legal[0];
                for &mv in &legal {
                    chosen = mv;
                    let weight = weight(mv);
                    if fallen < weight {
                        break;
                    }
                    fallen -= weight;
                }
                chosen
            } else {
                decisions += 1;
                let thought =
                    sensible.then(|| War::sensible(&position, &legal, &mut rng)).flatten();
                thought.unwrap_or_else(|| legal[below(&mut rng, legal.len() as u64) as usize])
            };
            War::play(&mut position, mv, &mut Log::silent());
        }
        let outcome = War::outcome(&position).expect("the war is over");
        won += u64::from(outcome.winner.is_some());
        points.push(outcome.scores[0].total);
        changes += u64::from(position.board.history.changes);
        *endings.entry(outcome.reason).or_insert(0_u64) += 1;
        *turns.entry(position.board.turn).or_insert(0_u64) += 1;
    }
    let time = clock.elapsed();
    points.sort_unstable();
    let at = |share: usize| points[(points.len() * share / 4).min(points.len() - 1)];
    println!("{games} campaigns in {time:?}: {:?} each", time / games as u32);
    println!("won {won}; victory points, quartiles {} {} {}", at(1), at(2), at(3));
    println!("endings {endings:?}; last turns {turns:?}");
    println!(
        "a campaign has {} decisions, {} chances, {:.2} changes of side",
        decisions / games,
        chances / games,
        changes as f64 / games as f64
    );
}
