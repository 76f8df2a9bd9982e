//! The game: what it is, how it begins and who has won.

use std::sync::OnceLock;

use table::{About, Edition, Message, Named, Open, Outcome, Rules, Score, Seat, Setup, SetupError};

use crate::board::{Board, Decider, Ending, Players};
use crate::components::{ScenarioCard, Victory, map};
use crate::event::Event;
use crate::ids::Side;
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Reason;
use crate::rules::two_players;

/// The game *The Peloponnesian War*.
#[derive(Debug)]
pub struct PeloponnesianWar;

/// Cups are sets and their order is chance's, so nothing is hidden.
impl Open for PeloponnesianWar {}

impl Rules for PeloponnesianWar {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: OnceLock<About> = OnceLock::new();
        ABOUT.get_or_init(|| About {
            id: "peloponnesian-war",
            name: "The Peloponnesian War".to_owned(),
            seats: Players::Two.seats().to_vec(),
            alone: Players::One.seats().first().copied(),
            seat_counts: 1..=2,
            editions: vec![edition()],
            // PW-1.2: whose surrender is a victory. PW-0.9: corrections to the first edition.
            options: vec![
                ("surrender", vec!["any", "enemy"]),
                ("errata", vec!["none", "designer"]),
            ],
            rules: &[1],
            sources: map().sources.clone(),
        })
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Position::start(setup)
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let board = &position.board;
        let ending = board.ending?;
        if board.is_for_two() {
            return Some(outcome_for_two(board, ending));
        }
        let won = is_won(board, ending);
        // PW-10.3.5: by how much the player's side is the more willing to go on.
        let will = |side| i32::from(board.bellicosity(side));
        let (id, total) = match board.card().victory {
            Victory::Points => ("score-victory-points", board.points()),
            Victory::Will => ("score-will", will(board.player) - will(board.system())),
        };
        let lines = vec![(Message::new(id), total)];
        let drawn = board.card().victory == Victory::Will && ending.surrendered().is_none();
        let verdict = Message::new(match won {
            true => "verdict-decisive",
            false if drawn => "verdict-draw",
            false => "verdict-hollow",
        });
        Some(Outcome {
            winners: won.then_some(Seat(0)).into_iter().collect(),
            tie_break: None,
            scores: vec![Score { total, lines }],
            reason: ending.id(),
            told: ending.name().number("turn", board.turn).name("verdict", verdict),
        })
    }

    fn round(position: &Position) -> Option<u32> {
        Some(position.board.turn.into())
    }
}

fn edition() -> Edition {
    let scenario =
        |card: &ScenarioCard| table::Scenario { id: card.id.clone(), title: card.title.clone() };
    Edition {
        id: "2019".to_owned(),
        title: "The Peloponnesian War, second edition".to_owned(),
        scenarios: map().scenarios.iter().map(scenario).collect(),
        reconstructed: map().reconstructed,
    }
}

/// PW-11.10: how a war between two players ended.
fn outcome_for_two(board: &Board, ending: Ending) -> Outcome {
    let victor = two_players::victor(board, ending);
    let verdict = match victor {
        None => Message::new("verdict-draw"),
        Some(side) if ending.surrendered().is_some() => {
            Message::new("verdict-victory").with("side", &side)
        }
        Some(side) => Message::new("verdict-points").with("side", &side),
    };
    // PW-10.3.5: by how much a side is the more willing to go on.
    let will = |side| i32::from(board.bellicosity(side));
    let score = |side: Side| {
        let (id, total) = match board.card().victory {
            Victory::Points => ("score-victory-points", board.score_of(side)),
            Victory::Will => ("score-will", will(side) - will(side.other())),
        };
        Score { total, lines: vec![(Message::new(id), total)] }
    };
    let seat = |side: Side| match board.decider(side) {
        Decider::Seat(seat) => Some(seat),
        Decider::Procedure => None,
    };
    Outcome {
        winners: victor.and_then(seat).into_iter().collect(),
        tie_break: None,
        scores: Side::BOTH.map(score).into(),
        reason: ending.id(),
        told: ending.name().number("turn", board.turn).name("verdict", verdict),
    }
}

/// PW-1.3, PW-1.4: whether the war that is over was won.
fn is_won(board: &Board, ending: Ending) -> bool {
    let card = board.card();
    // PW-10.3.5: whoever the player leads then.
    if card.victory == Victory::Will {
        return ending.surrendered() == Some(board.system());
    }
    let early = card.early_surrender.is_some_and(|last| board.turn <= last);
    let counts =
        ending.surrendered().is_some_and(|side| !board.strict_surrender || side != board.player);
    board.points() >= card.goal || (early && counts)
}
