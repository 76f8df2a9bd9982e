//! One random game, with every promise checked on the way.

use std::any::Any;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::remedies::{self, Hopeless};
use super::{Checks, Policy, Verdict, claim};
use super::{flow, judgement, messages, moves, orders, secrets, storage, undo};
use crate::chance::{below, by_weight};
use crate::contract::Game;
use crate::matches::Match;
use crate::record;
use crate::seat::{Actor, Seat, Viewer};
use crate::telling::Log;

/// A pool keeps at most this many moves.
const MOST_POOLED: usize = 2_000;

/// A game under test.
pub(super) struct Trial<'a, G: Game> {
    pub(super) checks: &'a Checks,
    pub(super) pool: &'a mut Pool<G>,
    pub(super) game: Match<G>,
    /// The legal moves now.
    pub(super) legal: Vec<G::Move>,
    /// What was played, with what the rules said before.
    pub(super) trail: Vec<Passed<G>>,
    /// Moves that were refused without a remedy while the same seat acts.
    pub(super) hopeless: Vec<Hopeless<G>>,
    /// The order that each seat has given.
    pub(super) standing: Vec<Option<String>>,
    /// For the random choices of the checks.
    pub(super) rng: ChaCha8Rng,
    play: ChaCha8Rng,
    seed: u64,
    /// The move that is being made or tried, for the report of a panic.
    pub(super) making: Option<G::Move>,
}

/// One move that was played.
pub(super) struct Passed<G: Game> {
    /// The position before it.
    pub(super) position: G::Position,
    /// Who made it.
    pub(super) actor: Actor,
    /// Whether it revealed something.
    pub(super) reveals: bool,
}

/// Moves that were legal, or that pointing could mean, in some position of the set-up.
pub(super) struct Pool<G: Game> {
    known: HashSet<G::Move>,
    pub(super) moves: Vec<G::Move>,
    pub(super) words: Vec<String>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Self {
        Pool { known: HashSet::new(), moves: Vec::new(), words: Vec::new() }
    }
}

impl<G: Game> Pool<G> {
    fn learn(&mut self, position: &G::Position, moves: &[G::Move]) {
        for &mv in moves {
            if self.moves.len() < MOST_POOLED && self.known.insert(mv) {
                self.moves.push(mv);
                self.words.push(G::write_move(position, mv));
            }
        }
    }
}

/// Play has its own generator, so that the game depends on the seed and not on what the checks have
/// drawn.
pub(super) struct Generators {
    pub(super) play: ChaCha8Rng,
    pub(super) checks: ChaCha8Rng,
}

impl Generators {
    pub(super) fn new(seed: u64) -> Self {
        let play = ChaCha8Rng::seed_from_u64(seed);
        let mut checks = play.clone();
        checks.set_stream(1);
        Generators { play, checks }
    }
}

impl<'a, G: Game> Trial<'a, G> {
    pub(super) fn new(
        checks: &'a Checks,
        seed: u64,
        game: Match<G>,
        pool: &'a mut Pool<G>,
    ) -> Self {
        let Generators { play, checks: rng } = Generators::new(seed);
        let (legal, trail, hopeless) = (Vec::new(), Vec::new(), Vec::new());
        let standing = vec![None; game.setup().seats];
        let making = None;
        Trial { checks, pool, game, legal, trail, hopeless, standing, rng, play, seed, making }
    }

    /// Plays the game to its end.
    ///
    /// # Panics
    /// With a report, if a promise is not kept or the game itself panics.
    pub(super) fn complete(mut self) -> Match<G> {
        let fault = match catch_unwind(AssertUnwindSafe(|| self.run())) {
            Ok(Ok(())) => return self.game,
            Ok(Err(fault)) => fault,
            Err(payload) => format!("the game panicked: {}", panic_text(&*payload)),
        };
        panic!("{}", self.report(&fault));
    }

    fn run(&mut self) -> Verdict {
        loop {
            G::legal(self.game.position(), &mut self.legal);
            self.examine()?;
            if self.game.actor() == Actor::Nobody {
                break;
            }
            let most = self.checks.most_plies;
            claim(self.trail.len() < most, || format!("the game is not over after {most} moves"))?;
            self.step()?;
        }
        undo::check_each_ply(self)?;
        storage::check_record(self)
    }

    fn examine(&mut self) -> Verdict {
        flow::check(self)?;
        undo::check_free(self)?;
        judgement::check(self)?;
        secrets::check_redaction(self)?;
        messages::check_tellings(self)?;
        orders::follow(self)?;
        remedies::check_hopeless(self)?;
        if self.is_sampled() {
            moves::check(self)?;
            remedies::check(self)?;
            storage::check_state(self)?;
            secrets::check_views(self)?;
            secrets::check_hearsay(self)?;
            messages::check(self)?;
            orders::check(self)?;
            if self.checks.drawing {
                judgement::check_drawing(self)?;
            }
        }
        self.pool.learn(self.game.position(), &self.legal);
        Ok(())
    }

    fn is_sampled(&self) -> bool {
        let every = self.checks.every.max(1);
        self.trail.len().is_multiple_of(every) || self.game.actor() == Actor::Nobody
    }

    /// One move. It must do the same whether somebody reads the log or not.
    fn step(&mut self) -> Verdict {
        let actor = self.game.actor();
        let before = self.game.position().clone();
        let mv = choose::<G>(&before, &self.legal, self.checks.policy, &mut self.play)?;
        self.making = Some(mv);
        let mut silent = before.clone();
        G::play(&mut silent, mv, &mut Log::silent());
        let reveals = G::reveals(&before, mv);
        let played = self.game.play(actor, mv).map(|_| ());
        claim(played.is_ok(), || format!("the listed move {mv:?} was refused: {played:?}"))?;
        self.making = None;
        self.trail.push(Passed { position: before, actor, reveals });
        claim(*self.game.position() == silent, || {
            format!("{mv:?} does something else when its events are not collected")
        })
    }

    /// Moves that a player could mean by pointing at what the legal moves name.
    pub(super) fn moves_at(&self) -> Vec<G::Move> {
        let position = self.game.position();
        let mut targets: Vec<_> =
            self.legal.iter().flat_map(|&mv| G::targets(position, mv)).collect();
        targets.sort_unstable();
        targets.dedup();
        let mut meant = Vec::new();
        targets.iter().for_each(|target| G::moves_at(position, target, &mut meant));
        meant
    }

    /// Remembers moves for other positions.
    pub(super) fn learn(&mut self, moves: &[G::Move]) {
        self.pool.learn(self.game.position(), moves);
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        seats(self.game.setup().seats)
    }

    /// Every seat and a spectator.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        self.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn report(&mut self, fault: &str) -> String {
        let (id, seed, ply) = (G::about().id, self.seed, self.game.plies().len());
        let setup = self.game.setup().clone();
        let making = self.making.map(|mv| format!(", making {mv:?}")).unwrap_or_default();
        // A move that panicked may have left half a position: go back to the last whole one.
        let record = catch_unwind(AssertUnwindSafe(|| {
            self.game.undo(0);
            record::of_match(&self.game).write()
        }));
        let record = record.unwrap_or_else(|_| "(the record can't be written)".to_owned());
        format!("{id}: {fault}\nseed {seed}, after ply {ply}{making}, {setup:?}\n\n{record}")
    }
}

/// The first `count` seats.
pub(super) fn seats(count: usize) -> impl Iterator<Item = Seat> {
    (0..=u8::MAX).take(count).map(Seat)
}

/// The next move of whoever is to act.
pub(super) fn choose<G: Game>(
    position: &G::Position,
    legal: &[G::Move],
    policy: Policy,
    rng: &mut ChaCha8Rng,
) -> Result<G::Move, String> {
    if legal.is_empty() {
        return Err("the game is not over, but there is no legal move".to_owned());
    }
    if G::actor(position) == Actor::Chance {
        let weights: Vec<_> = legal.iter().map(|&mv| G::weight(position, mv)).collect();
        let total = weights.iter().map(|&weight| u64::from(weight)).sum::<u64>();
        claim(total > 0, || "no outcome of chance has any weight".to_owned())?;
        let fallen = by_weight(&weights, below(rng, total)).unwrap_or_default();
        return Ok(legal[fallen]);
    }
    let sensible = match policy {
        Policy::Sensible { percent } if below(rng, 100) < u64::from(percent) => {
            G::sensible(position, legal, rng)
        }
        Policy::Sensible { .. } | Policy::Uniform => None,
    };
    let mv = sensible.unwrap_or_else(|| pick(legal, rng));
    claim(legal.contains(&mv), || format!("the sensible move {mv:?} is not legal"))?;
    Ok(mv)
}

/// A random element, each with the same probability.
pub(super) fn pick<T: Copy>(items: &[T], rng: &mut (impl Rng + ?Sized)) -> T {
    items[index_below(items.len(), rng)]
}

/// A random index.
pub(super) fn index_below(length: usize, rng: &mut (impl Rng + ?Sized)) -> usize {
    below(rng, length as u64) as usize
}

/// Up to `most` of several, without order and perhaps with repetition.
pub(super) fn sample<T: Copy>(items: &[T], most: usize, rng: &mut ChaCha8Rng) -> Vec<T> {
    if items.len() <= most {
        return items.to_vec();
    }
    (0..most).map(|_| pick(items, rng)).collect()
}

/// What a panic said.
pub(super) fn panic_text(payload: &(dyn Any + Send)) -> String {
    let literal = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = literal.or_else(|| payload.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "(without words)".to_owned())
}
