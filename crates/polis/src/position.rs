//! A game in progress: the open table, the secrets, and the pending steps.

use table::{Log, Set, Setup, SetupError, Shows, Stepped, Steps};

use crate::board::{Board, Passed, Player, PolisState, Proxenos};
use crate::components::{CARDS, POLEIS, SEAS, SHIPLOADS, ScenarioCard, TERRITORIES, edition};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Card, Side};
use crate::moves::Move;
use crate::rules::round::Round;

/// The deepest nesting: round, turn, aftermath, battle, and one to spare.
pub const DEEPEST: usize = 6;

/// Everything about a game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What lies on the table, open and hidden.
    pub table: Table,
    /// The pending steps, the outermost first.
    pub steps: Steps<Frame, DEEPEST>,
}

/// The open board and the secrets.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// What everybody sees.
    pub board: Board,
    /// What only one player sees.
    pub secrets: Secrets,
}

/// All steps but battles see the open board alone.
impl Shows<Board> for Table {
    #[inline]
    fn shown(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn shown_mut(&mut self) -> &mut Board {
        &mut self.board
    }
}

/// What only one player may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secrets {
    /// Combat cards in each hand, by kind.
    pub hands: [[u8; CARDS]; 2],
    /// A card chosen but not yet laid down; it belongs to the player who is choosing.
    pub pick: Option<Card>,
}

impl Position {
    /// POL-0.2: the starting position of a set-up.
    ///
    /// # Errors
    /// If there is no such edition or scenario.
    pub fn start(setup: &Setup) -> Result<Position, SetupError> {
        let unknown = |what, asked: &str| SetupError::Unknown {
            what,
            asked: asked.to_owned(),
            known: "see games.list".to_owned(),
        };
        let edition = edition(&setup.edition).ok_or_else(|| unknown("edition", &setup.edition))?;
        let scenario = edition.scenarios.iter().find(|one| one.id == setup.scenario);
        let scenario = scenario.ok_or_else(|| unknown("scenario", &setup.scenario))?;
        let mut board = Board {
            edition,
            scenario,
            rules: setup.rules,
            round: 0,
            event: None,
            barred: Set::EMPTY,
            poleis: [PolisState::default(); POLEIS],
            hoplites: [[0; TERRITORIES]; 2],
            galleys: [[0; SEAS]; 2],
            players: Side::BOTH.map(|side| player(scenario, side)),
            shiploads: [None; SHIPLOADS],
            market: edition.market_start,
            collected: [None; TERRITORIES],
            siege_discs: [[0; POLEIS]; 2],
            shown: Set::EMPTY,
            unseen: scenario.projects,
            passed: Passed::Nobody,
            ending: None,
        };
        for side in Side::BOTH {
            let setup = &scenario.sides[side.index()];
            for &(polis, cubes) in &setup.poleis {
                board.take_polis(side, polis, cubes);
            }
            for &(territory, n) in &setup.hoplites {
                board.hoplites[side.index()][territory.index()] = n;
            }
            for &(sea, n) in &setup.galleys {
                board.galleys[side.index()][sea.index()] = n;
            }
        }
        let mut position = Position {
            table: Table { board, secrets: Secrets::default() },
            steps: Steps::default(),
        };
        let opening = Frame::Round(Round::first());
        position.steps.open(opening, &mut position.table, &mut Log::silent());
        Ok(position)
    }
}

fn player(scenario: &ScenarioCard, side: Side) -> Player {
    let setup = &scenario.sides[side.index()];
    let (prestige, stock) = setup.stock;
    Player {
        prestige,
        stock,
        merchants: setup.merchants,
        proxenos: Proxenos::At(setup.proxenos),
        abroad: 0,
        doubled: false,
    }
}

impl Stepped for Position {
    type Step = Frame;
    const LAST_CLAUSE: &'static str = "POL-16.1";

    fn top(&self) -> Option<&Frame> {
        self.steps.top()
    }

    fn board(&self) -> &Table {
        &self.table
    }

    fn act(&mut self, mv: Move, log: &mut Log<'_, Event>) {
        self.steps.act(mv, &mut self.table, log);
    }
}
