//! How wars end when nobody thinks: `cargo run --release -p hegemonia-peloponnesian-war
//! --example survey -- 10000 [shape]`, where the shape says how thoughtless players are asked.

#![allow(clippy::print_stdout, reason = "an example talks to its user")]

use std::collections::BTreeMap;
use std::time::Instant;

use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::flow::Frame;
use peloponnesian_war::moves::Move;
use peloponnesian_war::position::Position;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{Actor, Log, Mind, Rules, Setup};

/// How a player without thoughts decides.
#[derive(Clone, Copy, PartialEq)]
enum Shape {
    /// Any legal move, each as likely as the others.
    Single,
    /// The same, but nobody is stirred up.
    Quiet,
    /// The same as quiet, and passing is one answer among all objectives.
    Restless,
    /// Whole operations: a space, everybody who can be gathered at one to three places, and off;
    /// one operation in four is passed.
    Whole,
    /// Whole operations with half of those who can be gathered.
    Half,
    /// The rule of thumb.
    Sensible,
}

const SHAPES: [(&str, Shape); 6] = [
    ("single", Shape::Single),
    ("quiet", Shape::Quiet),
    ("restless", Shape::Restless),
    ("whole", Shape::Whole),
    ("half", Shape::Half),
    ("sensible", Shape::Sensible),
];

/// A player, and the chance he meets.
struct Player {
    shape: Shape,
    rng: Xoshiro256PlusPlus,
}

impl Player {
    fn any(&mut self, among: &[Move]) -> Option<Move> {
        let n = among.len() as u64;
        if n == 0 { None } else { Some(among[below(&mut self.rng, n) as usize]) }
    }

    fn one_in(&mut self, n: u64) -> bool {
        below(&mut self.rng, n) == 0
    }

    /// An outcome of chance, by its weight.
    fn fall(&mut self, position: &Position, legal: &[Move]) -> Move {
        let weight = |mv| u64::from(War::weight(position, mv));
        let mut fallen = below(&mut self.rng, legal.iter().map(|&mv| weight(mv)).sum());
        for &mv in legal {
            if fallen < weight(mv) {
                return mv;
            }
            fallen -= weight(mv);
        }
        legal[0]
    }

    fn decide(&mut self, position: &Position, legal: &[Move]) -> Move {
        let shaped = match self.shape {
            Shape::Single => None,
            Shape::Sensible => War::sensible(position, legal, &mut self.rng),
            Shape::Quiet => self.objective(legal),
            Shape::Restless => self.go_on(legal, 193).or_else(|| self.objective(legal)),
            Shape::Whole | Shape::Half => self
                .go_on(legal, 4)
                .or_else(|| self.objective(legal))
                .or_else(|| self.gather(legal)),
        };
        shaped.or_else(|| self.any(legal)).unwrap_or(legal[0])
    }

    /// Passes once in so many times.
    fn go_on(&mut self, legal: &[Move], times: u64) -> Option<Move> {
        let asked = legal.contains(&Move::Operate);
        asked.then(|| if self.one_in(times) { Move::Pass } else { Move::Operate })
    }

    fn objective(&mut self, legal: &[Move]) -> Option<Move> {
        let spaces: Vec<_> =
            legal.iter().copied().filter(|mv| matches!(mv, Move::Objective(_))).collect();
        self.any(&spaces)
    }

    /// Takes whoever is here, then goes elsewhere or off, each as likely.
    fn gather(&mut self, legal: &[Move]) -> Option<Move> {
        let here: Vec<_> =
            legal.iter().copied().filter(|mv| matches!(mv, Move::Activate(_))).collect();
        let elsewhere: Vec<_> =
            legal.iter().copied().filter(|mv| matches!(mv, Move::Assemble(_))).collect();
        let can_march = legal.contains(&Move::March);
        let enough = self.shape == Shape::Half && self.one_in(4) && can_march;
        if !here.is_empty() && !enough {
            return self.any(&here);
        }
        if can_march && self.one_in(2) {
            return Some(Move::March);
        }
        self.any(&elsewhere)
    }
}

/// What happened in many wars.
#[derive(Default)]
struct Survey {
    points: Vec<i32>,
    endings: BTreeMap<&'static str, u64>,
    turns: BTreeMap<u8, u64>,
    decisions: u64,
    chances: u64,
    operations: u64,
    seasons: u64,
    won: u64,
    early: u64,
    changes: u64,
    /// Victory points, by what brought them and the player's side.
    fights: BTreeMap<(&'static str, &'static str, i32), u64>,
}

impl Survey {
    fn play(&mut self, mut position: Position, player: &mut Player, legal: &mut Vec<Move>) {
        loop {
            War::legal(&position, legal);
            let mv = match War::actor(&position) {
                Actor::Nobody => break,
                Actor::Chance => {
                    self.chances += 1;
                    player.fall(&position, legal)
                }
                Actor::Seat(_) => {
                    self.decisions += 1;
                    player.decide(&position, legal)
                }
            };
            self.operations += u64::from(matches!(mv, Move::Objective(_) | Move::Incite(_)));
            let (before, cause) = (position.board.points(), cause(&position));
            let side = position.board.player.id();
            War::play(&mut position, mv, &mut Log::silent());
            let points = position.board.points() - before;
            if points != 0 && position.board.ending.is_none() {
                *self.fights.entry((cause, side, points)).or_default() += 1;
            }
        }
        self.count(&position);
    }

    fn count(&mut self, position: &Position) {
        let board = &position.board;
        let Some(outcome) = War::outcome(position) else { return };
        self.won += u64::from(outcome.winner().is_some());
        self.early += u64::from(outcome.winner().is_some() && board.points() <= 150);
        self.points.push(board.points());
        self.changes += u64::from(board.history.changes);
        self.seasons += u64::from(board.history.war_turns);
        *self.endings.entry(outcome.reason).or_default() += 1;
        *self.turns.entry(board.turn).or_default() += 1;
    }

    fn print(mut self) {
        self.points.sort_unstable();
        let games = self.points.len();
        let each = |n: u64| n as f64 / games as f64;
        let at = |share: usize| self.points[(games * share / 4).min(games - 1)];
        let percent = 100.0 * each(self.won);
        println!("won {} ({percent:.2}%), {} of them early", self.won, self.early);
        println!("victory points, quartiles {} {} {}", at(1), at(2), at(3));
        println!("endings {:?}; last turns {:?}", self.endings, self.turns);
        println!(
            "a campaign has {:.0} decisions, {:.0} chances, {:.2} changes of side, {:.1} turns of \
             war with {:.2} operations of the player",
            each(self.decisions),
            each(self.chances),
            each(self.changes),
            each(self.seasons),
            self.operations as f64 / self.seasons as f64,
        );
        for ((cause, side, points), n) in &self.fights {
            println!("  {points} for {cause}, leading {side}: {:.2} times", each(*n));
        }
    }
}

/// What victory points are about to be given for.
fn cause(position: &Position) -> &'static str {
    let battle = position.steps.as_slice().iter().find_map(|step| match step {
        Frame::Battle(battle) => Some(battle),
        _ => None,
    });
    match battle {
        _ if position.board.expedition.is_some() => "a battle on the way",
        Some(battle) if battle.spots[0] == battle.spots[1] => "a battle in one space",
        Some(_) => "a battle across a zone",
        None => "a siege",
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let word = args.next().unwrap_or_else(|| "single".to_owned());
    let Some((_, shape)) = SHAPES.into_iter().find(|(name, _)| *name == word) else {
        return println!("shapes are {}", SHAPES.map(|(name, _)| name).join(", "));
    };
    let start = War::start(&Setup::standard(War::about())).expect("the standard set-up exists");
    let mut player = Player { shape, rng: Xoshiro256PlusPlus::seed_from_u64(1) };
    let (mut survey, mut legal) = (Survey::default(), Vec::new());
    let clock = Instant::now();
    (0..games).for_each(|_| survey.play(start.clone(), &mut player, &mut legal));
    println!("{games} campaigns, {word}: {:?} each", clock.elapsed() / games.max(1));
    survey.print();
}
