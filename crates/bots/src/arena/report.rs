//! What a match showed.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::Serialize;
use table::Game;

use super::{Arena, GameResult, Sides, plot};
use crate::spec::BotSpec;
use crate::statistics::{Estimate, Sums, elo, wilson};

/// The figures of a match, for people through `Display` and for programs through serde.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The edition that was played.
    pub edition: String,
    /// The scenario that was played.
    pub scenario: String,
    /// The seed of the match.
    pub seed: u64,
    /// How many games were played.
    pub games: u32,
    /// Whether contestants changed seats.
    pub swapped: bool,
    /// The contestants' figures, in the order in which they were named.
    pub contestants: Vec<Contestant>,
    /// Figures of all contestants by what they played with, where that differs from game to game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub by_role: BTreeMap<&'static str, Figures>,
    /// How much stronger the first of two contestants is, in Elo points.
    pub elo: Option<Estimate>,
    /// Moves in a game, chance included.
    pub plies: Estimate,
    /// How many games ended for which reason.
    pub endings: BTreeMap<&'static str, u64>,
    /// Further results of each contestant, in a game for one player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alone: Vec<Alone>,
}

/// The results of a contestant in a game for one player: it has no opponent, so it is compared with
/// other contestants that met the same dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Alone {
    /// The bot.
    pub bot: BotSpec,
    /// The quartiles of its scores.
    pub quartiles: [i64; 3],
    /// For each ending, how many games ended so, and how many of those were won.
    pub verdicts: BTreeMap<&'static str, (u64, u64)>,
    /// How many games ended in which round, if the game counts rounds.
    pub rounds: BTreeMap<u32, u64>,
}

/// What one contestant did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contestant {
    /// The bot.
    pub bot: BotSpec,
    /// In all games.
    pub overall: Figures,
    /// In the games in which it took a seat, by seat id; only seats that it took.
    pub by_seat: Vec<(&'static str, Figures)>,
}

/// Results of some games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// How many games.
    pub games: u64,
    /// Won alone.
    pub wins: u64,
    /// Shared victories, and games that were abandoned.
    pub shared: u64,
    /// The share of games won, a shared one counted as half.
    pub win_rate: Estimate,
    /// The mean score.
    pub score: Estimate,
    /// The mean difference to the best of the others.
    pub lead: Estimate,
}

/// Results while they come in: whole numbers by contestant and seat, so that games can be added
/// in any order.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Tally {
    lines: BTreeMap<(usize, usize), Line>,
    roles: BTreeMap<&'static str, Line>,
    plies: Sums,
    endings: BTreeMap<&'static str, u64>,
    alone: BTreeMap<usize, Solo>,
}

/// The games of one contestant of a game for one.
#[derive(Clone, PartialEq, Debug, Default)]
struct Solo {
    scores: BTreeMap<i64, u64>,
    verdicts: BTreeMap<&'static str, (u64, u64)>,
    rounds: BTreeMap<u32, u64>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Line {
    games: u64,
    wins: u64,
    shared: u64,
    score: Sums,
    lead: Sums,
}

impl Tally {
    /// The tally of one game.
    pub(super) fn of(result: &GameResult) -> Tally {
        let mut tally = Tally::default();
        for (seat, &contestant) in result.seating.iter().enumerate() {
            let line = Line::of(result, seat);
            tally.lines.insert((contestant, seat), line);
            if let Some(role) = result.roles.get(seat).copied().flatten() {
                tally.roles.entry(role).or_default().merge(&line);
            }
        }
        tally.plies.add(result.plies as i64);
        tally.endings.insert(result.reason, 1);
        if let [contestant] = result.seating[..] {
            tally.alone.insert(contestant, Solo::of(result));
        }
        tally
    }

    /// Both tallies together.
    pub(super) fn merged(mut self, other: Tally) -> Tally {
        for (key, line) in other.lines {
            self.lines.entry(key).or_default().merge(&line);
        }
        for (role, line) in other.roles {
            self.roles.entry(role).or_default().merge(&line);
        }
        self.plies.merge(&other.plies);
        for (reason, n) in other.endings {
            *self.endings.entry(reason).or_default() += n;
        }
        for (contestant, solo) in other.alone {
            self.alone.entry(contestant).or_default().merge(solo);
        }
        self
    }

    fn contestant(&self, index: usize, bot: BotSpec, seats: &[&'static str]) -> Contestant {
        let mut overall = Line::default();
        let mut by_seat = Vec::new();
        for (&(_, seat), line) in self.lines.range((index, 0)..=(index, usize::MAX)) {
            overall.merge(line);
            by_seat.push((seats.get(seat).copied().unwrap_or("?"), line.figures()));
        }
        Contestant { bot, overall: overall.figures(), by_seat }
    }
}

impl Solo {
    fn of(result: &GameResult) -> Solo {
        let score = result.scores.first().copied().unwrap_or(0);
        let won = u64::from(!result.winners.is_empty());
        Solo {
            scores: BTreeMap::from([(score.into(), 1)]),
            verdicts: BTreeMap::from([(result.reason, (1, won))]),
            rounds: result.round.map(|round| (round, 1)).into_iter().collect(),
        }
    }

    fn merge(&mut self, other: Solo) {
        for (score, n) in other.scores {
            *self.scores.entry(score).or_default() += n;
        }
        for (reason, (games, won)) in other.verdicts {
            let verdict = self.verdicts.entry(reason).or_default();
            *verdict = (verdict.0 + games, verdict.1 + won);
        }
        for (round, n) in other.rounds {
            *self.rounds.entry(round).or_default() += n;
        }
    }

    /// The score below which this many quarters of the games lie.
    fn quartile(&self, quarters: u64) -> i64 {
        let games: u64 = self.scores.values().sum();
        let mut below = 0;
        let found = self.scores.iter().find(|(_, n)| {
            below += **n;
            below * 4 > games * quarters
        });
        found.map_or(0, |(&score, _)| score)
    }

    fn told(&self, bot: BotSpec) -> Alone {
        let quartiles = [1, 2, 3].map(|quarters| self.quartile(quarters));
        let (verdicts, rounds) = (self.verdicts.clone(), self.rounds.clone());
        Alone { bot, quartiles, verdicts, rounds }
    }
}

impl Line {
    fn of(result: &GameResult, seat: usize) -> Line {
        let own = i64::from(result.scores.get(seat).copied().unwrap_or(0));
        let others = result.scores.iter().enumerate().filter(|&(other, _)| other != seat);
        let best_other = others.map(|(_, &score)| i64::from(score)).max().unwrap_or(0);
        let mut line = Line {
            games: 1,
            wins: u64::from(result.winners == [seat]),
            shared: u64::from(result.winners.len() > 1 && result.winners.contains(&seat)),
            ..Line::default()
        };
        line.score.add(own);
        line.lead.add(own - best_other);
        line
    }

    fn merge(&mut self, other: &Line) {
        self.games += other.games;
        self.wins += other.wins;
        self.shared += other.shared;
        self.score.merge(&other.score);
        self.lead.merge(&other.lead);
    }

    fn figures(&self) -> Figures {
        Figures {
            games: self.games,
            wins: self.wins,
            shared: self.shared,
            win_rate: wilson(self.wins as f64 + self.shared as f64 / 2.0, self.games),
            score: self.score.mean(),
            lead: self.lead.mean(),
        }
    }
}

impl Report {
    pub(super) fn new<G: Game>(arena: &Arena, games: u32, tally: &Tally) -> Report {
        let about = G::about();
        let contestants = arena.bots.iter().enumerate();
        let contestants: Vec<_> = contestants
            .map(|(index, &bot)| tally.contestant(index, bot, about.seats_of(arena.setup.seats)))
            .collect();
        let elo = match &contestants[..] {
            [first, _] if arena.setup.seats > 1 => Some(elo(first.overall.win_rate)),
            _ => None,
        };
        Report {
            game: about.id,
            edition: arena.setup.edition.clone(),
            scenario: arena.setup.scenario.clone(),
            seed: arena.seed,
            games,
            swapped: arena.sides == Sides::Swapped,
            contestants,
            by_role: tally.roles.iter().map(|(&role, line)| (role, line.figures())).collect(),
            elo,
            plies: tally.plies.mean(),
            endings: tally.endings.clone(),
            alone: tally.alone.iter().map(|(&index, solo)| solo.told(arena.bots[index])).collect(),
        }
    }

    /// The win rates with their intervals as a picture.
    #[must_use]
    pub fn svg(&self) -> String {
        plot::svg(self)
    }

    fn rows(&self) -> Vec<[String; 8]> {
        let titles = ["bot", "seat", "games", "wins", "shared", "win rate", "score", "lead"];
        let mut rows = vec![titles.map(str::to_owned)];
        for contestant in &self.contestants {
            let bot = contestant.bot.to_string();
            if let [(seat, figures)] = &contestant.by_seat[..] {
                rows.push(figures.row(bot, seat));
                continue;
            }
            rows.push(contestant.overall.row(bot, "all"));
            for (seat, figures) in &contestant.by_seat {
                rows.push(figures.row(String::new(), seat));
            }
        }
        let roles = self.by_role.iter();
        rows.extend(roles.map(|(role, figures)| figures.row("with".to_owned(), role)));
        rows
    }
}

impl Figures {
    fn row(&self, bot: String, seat: &str) -> [String; 8] {
        let rate = self.win_rate;
        let (value, low, high) = (rate.value * 100.0, rate.low * 100.0, rate.high * 100.0);
        [
            bot,
            seat.to_owned(),
            self.games.to_string(),
            self.wins.to_string(),
            self.shared.to_string(),
            format!("{value:.1}% [{low:.1}, {high:.1}]"),
            format!("{:.1} ± {:.1}", self.score.value, self.score.high - self.score.value),
            format!("{:+.1} ± {:.1}", self.lead.value, self.lead.high - self.lead.value),
        ]
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides = if self.swapped { "seats swapped" } else { "seats fixed" };
        let Report { game, edition, scenario, games, seed, plies, .. } = self;
        writeln!(f, "{game} {edition} {scenario}: {games} games, seed {seed}, {sides}\n")?;
        write_table(f, &self.rows())?;
        let reach = plies.high - plies.value;
        write!(f, "\nmoves a game {:.1} ± {reach:.1}; endings:", plies.value)?;
        for (reason, n) in &self.endings {
            write!(f, " {reason} {n}")?;
        }
        writeln!(f)?;
        self.alone.iter().try_for_each(|alone| write!(f, "{alone}"))?;
        if let (Some(elo), [first, second]) = (self.elo, &self.contestants[..]) {
            let Estimate { value, low, high } = elo;
            let (first, second) = (first.bot, second.bot);
            writeln!(f, "{first} over {second}: {value:+.0} Elo [{low:+.0}, {high:+.0}]")?;
        }
        f.write_str("Intervals hold with 95% confidence.\n")
    }
}

impl fmt::Display for Alone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, median, third] = self.quartiles;
        write!(f, "{}: score quartiles {first}, {median}, {third}; won by ending:", self.bot)?;
        for (reason, (games, won)) in &self.verdicts {
            write!(f, " {reason} {won} of {games}")?;
        }
        if !self.rounds.is_empty() {
            write!(f, "; last round:")?;
        }
        for (round, n) in &self.rounds {
            write!(f, " {round} ({n})")?;
        }
        writeln!(f)
    }
}

/// Writes rows with aligned columns: the first two to the left, the others to the right.
fn write_table<const N: usize>(f: &mut impl Write, rows: &[[String; N]]) -> fmt::Result {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: [usize; N] = std::array::from_fn(|column| width(column).unwrap_or(0));
    for row in rows {
        let mut line = String::new();
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            match column {
                0 => write!(line, "{cell:<width$}")?,
                1 => write!(line, "  {cell:<width$}")?,
                _ => write!(line, "  {cell:>width$}")?,
            }
        }
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}
