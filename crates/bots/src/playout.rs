//! Playing on without search: to the next quiet position, or to the end.

use rand::{Rng, SeedableRng};
use table::{Actor, Log, Searchable, Seat, Setup, SetupError, Viewer, chance};

use crate::bot::{BotRng, promising};
use crate::worth::worth_of;

/// How moves are chosen without search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Any legal move, each as likely as the others.
    Random,
    /// The game's own rule of thumb; any legal move where it has none.
    Sensible,
    /// The best of this many random legal moves: each is tried, its action finished by the rule of
    /// thumb, and the position judged. A seat tries them in a position that fits its view, lest a
    /// bidder should know the face of a card that lies face down. By far the slowest policy, and
    /// the only one that plays well enough to show what a position will lead to.
    Keen(u8),
}

/// Plays positions on. It keeps the buffers that rules fill with legal moves, so that a move
/// costs no allocation.
#[derive(Debug)]
pub struct Playout<G: Searchable> {
    policy: Policy,
    legal: Vec<G::Move>,
    /// The legal moves while a tried move is played on.
    ahead: Vec<G::Move>,
}

/// An action takes fewer small decisions than this; the bound keeps a search alive in a game
/// whose positions never become quiet.
pub(crate) const LONGEST_ACTION: usize = 500;
/// A longer game counts as endless, in benchmarks and soak runs.
const LONGEST_GAME: usize = 100_000;

impl<G: Searchable> Playout<G> {
    /// A playout with this policy.
    #[must_use]
    pub fn new(policy: Policy) -> Self {
        Playout { policy, legal: Vec::new(), ahead: Vec::new() }
    }

    /// The move that the policy makes for whoever is to act, chance included; `None` once the
    /// game is over.
    pub fn pick(&mut self, position: &G::Position, rng: &mut BotRng) -> Option<G::Move> {
        let actor = G::actor(position);
        if actor == Actor::Nobody {
            return None;
        }
        match (actor, self.policy) {
            (Actor::Seat(_), Policy::Keen(_)) => promising::<G>(position, &mut self.legal),
            _ => G::legal(position, &mut self.legal),
        }
        match (actor, self.policy) {
            (Actor::Chance, _) => draw::<G>(position, &self.legal, rng),
            (_, Policy::Random) => any(&self.legal, rng),
            (_, Policy::Sensible) => by_rule_of_thumb::<G>(position, &self.legal, rng),
            (Actor::Seat(seat), Policy::Keen(tries)) => {
                self.best_of(usize::from(tries), position, seat, rng)
            }
            (Actor::Nobody, Policy::Keen(_)) => None,
        }
    }

    /// The best for a seat among a random sample of its legal moves.
    fn best_of(
        &mut self,
        tries: usize,
        position: &G::Position,
        seat: Seat,
        rng: &mut BotRng,
    ) -> Option<G::Move> {
        let n = self.legal.len();
        if n < 2 {
            return self.legal.first().copied();
        }
        let imagined = as_seen::<G>(position, seat, rng);
        let mut best: Option<(f32, G::Move)> = None;
        for tried in 0..tries.min(n) {
            self.legal.swap(tried, tried + index_below(n - tried, rng));
            let mv = self.legal[tried];
            let mut ahead = imagined.clone();
            G::play(&mut ahead, mv, &mut Log::silent());
            finish_action::<G>(&mut ahead, &mut self.ahead, rng);
            let worth = worth_of::<G>(&ahead)[seat.index()];
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// Makes one move; `false` once the game is over.
    pub fn step(&mut self, position: &mut G::Position, rng: &mut BotRng) -> bool {
        let Some(mv) = self.pick(position, rng) else { return false };
        G::play(position, mv, &mut Log::silent());
        true
    }

    /// Plays on to the next quiet position, which may be the one given.
    pub fn settle(&mut self, position: &mut G::Position, rng: &mut BotRng) {
        for _ in 0..LONGEST_ACTION {
            if G::is_settled(position) || !self.step(position, rng) {
                return;
            }
        }
    }

    /// Plays up to `most` moves and says how many were made.
    pub fn run(&mut self, position: &mut G::Position, most: usize, rng: &mut BotRng) -> usize {
        (0..most).take_while(|_| self.step(position, rng)).count()
    }
}

/// A position that fits what a seat sees of this one.
pub(crate) fn as_seen<G: Searchable>(
    position: &G::Position,
    seat: Seat,
    rng: &mut BotRng,
) -> G::Position {
    G::plausible(&G::view(position, Viewer::Seat(seat)), rng)
}

/// Plays on to the next quiet position by the rule of thumb.
fn finish_action<G: Searchable>(
    position: &mut G::Position,
    legal: &mut Vec<G::Move>,
    rng: &mut BotRng,
) {
    for _ in 0..LONGEST_ACTION {
        let actor = G::actor(position);
        if actor == Actor::Nobody || G::is_settled(position) {
            return;
        }
        G::legal(position, legal);
        let mv = match actor {
            Actor::Chance => draw::<G>(position, legal, rng),
            Actor::Seat(_) | Actor::Nobody => by_rule_of_thumb::<G>(position, legal, rng),
        };
        let Some(mv) = mv else { return };
        G::play(position, mv, &mut Log::silent());
    }
}

/// The game's own rule of thumb; any legal move where it has none.
fn by_rule_of_thumb<G: Searchable>(
    position: &G::Position,
    legal: &[G::Move],
    rng: &mut BotRng,
) -> Option<G::Move> {
    G::sensible(position, legal, rng).or_else(|| any(legal, rng))
}

/// What a run of playouts did; the caller measures the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Played {
    /// Games that were played to their end.
    pub games: u64,
    /// Moves that were made, chance included.
    pub moves: u64,
    /// Games that were abandoned because they were too long: a fault of the rules.
    pub endless: u64,
}

/// Plays whole games, one after another on one core.
///
/// # Errors
/// If the set-up asks for something that the game does not have.
pub fn playouts<G: Searchable>(
    setup: &Setup,
    policy: Policy,
    games: u64,
    seed: u64,
) -> Result<Played, SetupError> {
    setup.check(G::about())?;
    let start = G::start(setup)?;
    let mut rng = BotRng::seed_from_u64(seed);
    let mut playout = Playout::<G>::new(policy);
    let mut played = Played::default();
    for _ in 0..games {
        let mut position = start.clone();
        played.moves += playout.run(&mut position, LONGEST_GAME, &mut rng) as u64;
        match G::actor(&position) {
            Actor::Nobody => played.games += 1,
            Actor::Seat(_) | Actor::Chance => played.endless += 1,
        }
    }
    Ok(played)
}

/// Any of the moves; `None` if there is none.
pub(crate) fn any<M: Copy>(moves: &[M], rng: &mut BotRng) -> Option<M> {
    match moves {
        [] => None,
        [only] => Some(*only),
        _ => moves.get(index_below(moves.len(), rng)).copied(),
    }
}

/// An outcome of chance, drawn by weight.
pub(crate) fn draw<G: Searchable>(
    position: &G::Position,
    outcomes: &[G::Move],
    rng: &mut BotRng,
) -> Option<G::Move> {
    let weights = || outcomes.iter().map(|&mv| u64::from(G::weight(position, mv)));
    let total: u64 = weights().sum();
    if total == 0 {
        return None;
    }
    let mut number = chance::below(rng, total);
    for (&mv, weight) in outcomes.iter().zip(weights()) {
        if number < weight {
            return Some(mv);
        }
        number -= weight;
    }
    None
}

/// A random index below `n`, which is not zero. The upper half of 64 random bits times `n` is
/// biased by less than `n` in 2^32, which no list of moves will ever show.
pub(crate) fn index_below(n: usize, rng: &mut BotRng) -> usize {
    (((rng.next_u64() >> 32) * n as u64) >> 32) as usize
}
