//! The game itself: what it is, and how it ends.

use std::sync::OnceLock;

use table::{About, Message, Named, Outcome, Rules, Scenario, Score, Setup, SetupError};

use crate::audit::RULES;
use crate::board::Board;
use crate::components::{self, ScenarioCard, components};
use crate::event::Event;
use crate::ids::{Polis as PolisId, Project, Side};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Reason;

/// The game *Polis: Fight for the Hegemony*.
#[derive(Debug)]
pub struct Polis;

impl Rules for Polis {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: OnceLock<About> = OnceLock::new();
        ABOUT.get_or_init(|| About {
            id: "polis",
            name: "Polis: Fight for the Hegemony".to_owned(),
            seats: Side::ALL.map(Side::id).to_vec(),
            alone: None,
            seat_counts: 2..=2,
            editions: components().editions.iter().map(about_edition).collect(),
            options: Vec::new(),
            rules: &RULES,
            sources: components().sources.clone(),
        })
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Position::start(setup)
    }

    /// POL-16.1, POL-16.2: the result of a finished game.
    fn outcome(position: &Position) -> Option<Outcome> {
        let board = &position.table.board;
        let ending = board.ending?;
        let (winner, tie_break) = match ending.side() {
            Some(loser) => (Some(loser.other()), None),
            None => leader(board),
        };
        let told = match (winner, tie_break) {
            (Some(_), None) => ending.message(),
            (Some(_), Some(tie_break)) => {
                Message::new(format!("{}-{tie_break}", ending.message().id))
            }
            (None, _) => Message::new(format!("{}-shared", ending.message().id)),
        };
        Some(Outcome {
            winners: winner.map_or(Side::BOTH.map(Side::seat).into(), |side| vec![side.seat()]),
            scores: Side::BOTH.into_iter().map(|side| score(board, side)).collect(),
            reason: ending.id(),
            tie_break,
            told,
        })
    }
}

fn about_edition(edition: &components::Edition) -> table::Edition {
    let scenario =
        |one: &ScenarioCard| Scenario { id: one.id.to_owned(), title: one.title.clone() };
    table::Edition {
        id: edition.id.to_owned(),
        title: edition.title.clone(),
        scenarios: edition.scenarios.iter().map(scenario).collect(),
        reconstructed: edition.reconstructed,
    }
}

/// POL-16.2: the higher score, then more goods; then nobody is ahead. With what broke a tie.
fn leader(board: &Board) -> (Option<Side>, Option<&'static str>) {
    let [athens, sparta] = Side::BOTH.map(|side| (board.score(side), board.total_goods(side)));
    let tie_break = (athens.0 == sparta.0 && athens.1 != sparta.1).then_some("goods");
    let ahead = match athens.cmp(&sparta) {
        std::cmp::Ordering::Greater => Some(Side::Athens),
        std::cmp::Ordering::Less => Some(Side::Sparta),
        std::cmp::Ordering::Equal => None,
    };
    (ahead, tie_break)
}

/// POL-16.1, with what each line is the sum of.
fn score(board: &Board, side: Side) -> Score {
    let line = |id: &'static str, n: u16| (Message::new(id), i32::from(n));
    let (population, n) = line("score-population", board.league_population(side));
    let population = (population.list("poleis", counted_poleis(board, side)), n);
    let (posterity, n) = line("score-posterity", board.posterity(side));
    let posterity = (posterity.list("projects", counted_projects(board, side)), n);
    let prestige = line("score-prestige", board.player(side).prestige);
    Score { total: board.score(side), lines: vec![population, prestige, posterity] }
}

fn counted_poleis(board: &Board, side: Side) -> Vec<Message> {
    let counted = |polis: PolisId| {
        let n = board.population(polis);
        Message::new("score-part").name("what", polis.name()).number("n", n)
    };
    board.league(side).map(counted).collect()
}

fn counted_projects(board: &Board, side: Side) -> Vec<Message> {
    let built = board.league(side).flat_map(|polis| board.poleis[polis.index()].built.iter());
    let counted = |project: Project| {
        let n = board.edition.projects[project.index()].posterity;
        Message::new("score-part").name("what", project.name()).number("n", n)
    };
    built.map(counted).collect()
}
