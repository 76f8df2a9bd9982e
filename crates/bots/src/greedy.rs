//! One action ahead: what does each move achieve?

use table::{Actor, Log, Searchable};

use crate::bot::{Asked, BotRng, Choice, Considered, ask, best_of, promising};
use crate::playout::{LONGEST_ACTION, Playout, Policy, draw, index_below};
use crate::worth::{MOST_SEATS, Worth, worth_of};

/// Tries every legal move and judges the quiet position that it leads to.
///
/// An action may take several small decisions and some dice. Until it is done, the seats choose
/// what is best for themselves and dice are weighed, as far as the effort allows; beyond that
/// the rest of the action is played by the game's rule of thumb.
#[derive(Debug)]
pub struct Greedy<G: Searchable> {
    effort: Effort,
    playout: Playout<G>,
    /// A buffer of moves for each depth of the look-ahead.
    buffers: Vec<Vec<G::Move>>,
}

/// How much a look-ahead may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions judged for each move and each sample, at most.
    pub positions: u32,
    /// Positions that fit the view, and dice that the rest of an action meets.
    pub samples: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { positions: 64, samples: 4 }
    }
}

impl<G: Searchable> Default for Greedy<G> {
    fn default() -> Self {
        Greedy::new(Effort::default())
    }
}

impl<G: Searchable> Greedy<G> {
    /// A bot that looks one action ahead, with this effort.
    #[must_use]
    pub fn new(effort: Effort) -> Self {
        Greedy { effort, playout: Playout::new(Policy::Sensible), buffers: Vec::new() }
    }

    /// Chooses a move for the seat that sees `view`; `None` if no seat is to act.
    pub fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> Option<Choice<G::Move>> {
        let mut legal = self.lend();
        let (seat, first) = match ask::<G>(view, &mut legal, rng) {
            Asked::Nobody => return None,
            Asked::Forced(choice) => return Some(choice),
            Asked::Open(seat, position) => (seat, position),
        };
        if legal.len() > WIDE {
            self.shorten(&first, seat.index(), &mut legal, rng);
        }
        let effort = self.effort.positions;
        let mut totals = vec![0.0; legal.len()];
        let mut samples = 0;
        let mut position = first;
        loop {
            samples += 1;
            for (&mv, total) in legal.iter().zip(&mut totals) {
                // Every move is tried with a copy of the same generator, so that none looks
                // better because of luckier dice.
                let worth = self.after(&position, mv, effort, &mut rng.clone());
                *total += worth[seat.index()];
            }
            // The next sample meets other dice; within a sample all moves met the same.
            index_below(2, rng);
            position = G::plausible(view, rng);
            if samples >= self.effort.samples {
                break;
            }
        }
        let considered = legal.iter().zip(&totals).map(|(&mv, total)| Considered {
            mv,
            visits: samples,
            value: total / samples as f32,
        });
        let mut considered: Vec<_> = considered.collect();
        self.give_back(legal);
        // Equal moves keep their order when the best is picked, so a shuffle breaks the ties.
        shuffle(&mut considered, rng);
        best_of(considered)
    }

    /// Keeps the moves that look best at first sight, in their order of merit.
    fn shorten(
        &mut self,
        position: &G::Position,
        seat: usize,
        legal: &mut Vec<G::Move>,
        rng: &BotRng,
    ) {
        let look = |mv| (self.after(position, mv, FIRST_LOOK, &mut rng.clone())[seat], mv);
        let mut looks: Vec<_> = legal.drain(..).map(look).collect();
        looks.sort_by(|a, b| b.0.total_cmp(&a.0));
        legal.extend(looks.into_iter().take(SHORT_LIST).map(|(_, mv)| mv));
    }

    /// The worth of what a move leads to, judging at most `budget` positions.
    pub(crate) fn after(
        &mut self,
        position: &G::Position,
        mv: G::Move,
        budget: u32,
        rng: &mut BotRng,
    ) -> Worth {
        let mut position = position.clone();
        G::play(&mut position, mv, &mut Log::silent());
        self.look(position, budget, rng)
    }

    /// The worth of a position in which an action may be half done, judging at most `budget`
    /// positions.
    pub(crate) fn look(
        &mut self,
        mut position: G::Position,
        budget: u32,
        rng: &mut BotRng,
    ) -> Worth {
        let mut legal = self.lend();
        let actor = self.follow_forced(&mut position, &mut legal, budget);
        let worth = match actor {
            Actor::Chance if budget > 1 => self.mean(&position, &legal, budget, rng),
            Actor::Seat(seat) if budget > 1 => {
                if legal.len() > budget as usize {
                    shuffle(&mut legal, rng);
                    legal.truncate(budget as usize);
                }
                self.best(&position, &legal, seat.index(), budget, rng)
            }
            Actor::Chance | Actor::Seat(_) => {
                self.playout.settle(&mut position, rng);
                worth_of::<G>(&position)
            }
            Actor::Nobody => worth_of::<G>(&position),
        };
        self.give_back(legal);
        worth
    }

    /// Plays moves to which there is no alternative, and says who has a choice after them;
    /// nobody, if the action is done.
    fn follow_forced(
        &self,
        position: &mut G::Position,
        legal: &mut Vec<G::Move>,
        budget: u32,
    ) -> Actor {
        for _ in 0..LONGEST_ACTION {
            let actor = G::actor(position);
            if actor == Actor::Nobody || G::is_settled(position) {
                return Actor::Nobody;
            }
            if budget < 2 {
                return actor;
            }
            match actor {
                Actor::Chance => G::legal(position, legal),
                Actor::Seat(_) | Actor::Nobody => promising::<G>(position, legal),
            }
            match legal[..] {
                [only] => G::play(position, only, &mut Log::silent()),
                _ => return actor,
            }
        }
        Actor::Nobody
    }

    /// The mean over the outcomes of chance, by weight; over some of them if they are many.
    fn mean(
        &mut self,
        position: &G::Position,
        outcomes: &[G::Move],
        budget: u32,
        rng: &mut BotRng,
    ) -> Worth {
        let n = outcomes.len() as u32;
        let tried = n.min(budget).max(1);
        let mut mean = [0.0; MOST_SEATS];
        let mut total = 0.0;
        for index in 0..tried {
            let (outcome, weight) = if n <= tried {
                let outcome = outcomes[index as usize];
                (outcome, G::weight(position, outcome) as f32)
            } else {
                let Some(outcome) = draw::<G>(position, outcomes, rng) else { break };
                (outcome, 1.0)
            };
            let worth = self.after(position, outcome, budget / tried, rng);
            total += weight;
            mean.iter_mut().zip(worth).for_each(|(mean, worth)| *mean += weight * worth);
        }
        mean.map(|sum| sum / f32::max(total, 1.0))
    }

    /// The best for the seat that chooses.
    fn best(
        &mut self,
        position: &G::Position,
        legal: &[G::Move],
        seat: usize,
        budget: u32,
        rng: &mut BotRng,
    ) -> Worth {
        let share = budget / (legal.len() as u32).max(1);
        let mut best: Option<Worth> = None;
        for &mv in legal {
            let worth = self.after(position, mv, share, rng);
            if best.is_none_or(|best| worth[seat] > best[seat]) {
                best = Some(worth);
            }
        }
        best.unwrap_or_else(|| worth_of::<G>(position))
    }

    fn lend(&mut self) -> Vec<G::Move> {
        self.buffers.pop().unwrap_or_default()
    }

    fn give_back(&mut self, mut buffer: Vec<G::Move>) {
        buffer.clear();
        self.buffers.push(buffer);
    }
}

/// A choice among more moves than this is wide: each move first gets a cheap look that judges only
/// a few positions, and the best make a short list.
const WIDE: usize = 128;
const FIRST_LOOK: u32 = 6;
const SHORT_LIST: usize = 24;

/// The effort for each move when it is divided among this many.
pub(crate) fn effort_for(effort: u32, moves: usize) -> u32 {
    if moves > WIDE { effort.min(FIRST_LOOK) } else { effort }
}

/// Fisher-Yates.
fn shuffle<T>(items: &mut [T], rng: &mut BotRng) {
    for last in (1..items.len()).rev() {
        items.swap(last, index_below(last + 1, rng));
    }
}
