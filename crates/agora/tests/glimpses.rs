//! AGO-9.23: games in which one player looks at piles all the time, and the others draw what was
//! seen. What every viewer knows fits every position that is plausible to it.

mod common;

use agora::Agora;
use agora::moves::Move;
use agora::position::Position;
use common::Scene;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{Actor, Log, Mind, Notation, Rules, Seat, Secrets, Viewer};

const VIEWERS: [Viewer; 4] =
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator];

/// Looks where that is possible, draws what was seen, and else plays with some sense.
fn choose(position: &Position, rng: &mut Xoshiro256PlusPlus) -> Move {
    let mut legal = Vec::new();
    Agora::legal(position, &mut legal);
    let seen = |mv: &&Move| match mv {
        Move::Look(_) => true,
        Move::Draw(colour) => position.table.secrets.tops[colour.index()].is_some(),
        Move::Use(..) => true,
        _ => false,
    };
    let wanted: Vec<_> = legal.iter().filter(seen).copied().collect();
    if !wanted.is_empty() && below(rng, 5) > 0 {
        return wanted[below(rng, wanted.len() as u64) as usize];
    }
    let any = legal[below(rng, legal.len() as u64) as usize];
    if below(rng, 3) == 0 || Agora::actor(position) == Actor::Chance {
        return any;
    }
    Agora::sensible(position, &legal, rng).unwrap_or(any)
}

fn after(position: &Position, mv: Move, viewer: Viewer) -> (String, Vec<agora::event::Event>) {
    let (mut position, mut events) = (position.clone(), Vec::new());
    Agora::play(&mut position, mv, &mut Log::into(&mut events));
    let told = events.iter().filter_map(|event| Agora::redact(event, viewer)).collect();
    (Agora::show(&Agora::view(&position, viewer)).to_string(), told)
}

fn check(position: &Position, mv: Move, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) {
    let view = Agora::view(position, viewer);
    let twin = Agora::plausible(&view, rng);
    assert_eq!(Agora::view(&twin, viewer), view, "a plausible position looks otherwise");
    assert_eq!(Agora::audit(&twin), Ok(()));
    // The same move leads to the same view, unless it turns something up.
    let legal = Agora::check(position, mv).is_ok() && Agora::check(&twin, mv).is_ok();
    if legal && Agora::actor(position) != Actor::Chance && !Agora::reveals(position, mv) {
        assert_eq!(after(position, mv, viewer), after(&twin, mv, viewer), "{mv:?}, {viewer:?}");
    }
}

#[test]
fn ago_9_23_what_was_seen_fits_what_is_plausible() {
    let (mut glimpses, mut privy) = (0, 0);
    for seed in 0..40 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let scene = Scene::phase(3, "alpha", "lighthouse")
            .city("alpha", &["lighthouse-coin"])
            .city("beta", &["alexander-coin", "homer-coin"])
            .city("gamma", &["archimedes-coin"]);
        let mut position = scene.all_coins(40).play().position().clone();
        while Agora::actor(&position) != Actor::Nobody {
            let mv = choose(&position, &mut rng);
            for viewer in VIEWERS {
                check(&position, mv, viewer, &mut rng);
            }
            let state = Agora::state(&position);
            assert_eq!(Agora::load(&state).as_ref(), Ok(&position));
            Agora::play(&mut position, mv, &mut Log::silent());
            let secrets = &position.table.secrets;
            glimpses += secrets.glimpses.len();
            let heaps = secrets.histories.iter().chain([&secrets.boxed]).flatten();
            privy += heaps.filter(|card| card.privy.players().count() > 0).count();
        }
    }
    assert!(glimpses > 300 && privy > 0, "{glimpses} glimpses, {privy} known where they went");
}
