//! A game in progress: the table and the pending steps.

use table::{Log, Set, Setup, SetupError, Steps};

use crate::board::{Board, Guard, History, Post, Scenario, Season, Stack, Tracks};
use crate::components::{map, places};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{LEADERS, SPACES, Side, Unit};
use crate::moves::Move;
use crate::rules::operations::Operations;
use crate::rules::stage::Stage;
use crate::rules::war::War;

/// The deepest nesting: war, operations, operation, interception, battle, losses, and two spare.
pub const DEEPEST: usize = 8;

/// Everything about a game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What lies on the table; nothing is hidden.
    pub board: Board,
    /// The pending steps, the outermost first.
    pub steps: Steps<Frame, DEEPEST>,
}

impl Position {
    /// PW-0.8: the starting position of a set-up: the first turn, after Phormio has sailed.
    ///
    /// # Errors
    /// If there is no such scenario.
    pub fn start(setup: &Setup) -> Result<Position, SetupError> {
        let scenario = Scenario::by_id(&setup.scenario).ok_or_else(|| SetupError::Unknown {
            what: "scenario",
            asked: setup.scenario.clone(),
            known: Scenario::ALL.map(Scenario::id).join(", "),
        })?;
        let is = |option: &str, value: &str| {
            setup.options.get(option).is_some_and(|chosen| chosen == value)
        };
        let mut board = set_up(scenario);
        board.strict_surrender = is("surrender", "enemy");
        board.designer_errata = is("errata", "designer");
        let mut position = Position { board, steps: Steps::default() };
        let war = Frame::War(War { stage: Stage::Stragglers });
        position.steps = Steps::stored(&[war]).unwrap_or_default();
        let operations = Frame::Operations(Operations { whose: Side::Sparta });
        position.steps.open(operations, &mut position.board, &mut Log::silent());
        Ok(position)
    }
}

fn set_up(scenario: Scenario) -> Board {
    let card = &map().setup;
    let mut board = Board {
        scenario,
        strict_surrender: false,
        designer_errata: false,
        turn: 1,
        player: Side::Athens,
        tracks: Tracks::stored(card.treasury, [0; 2], card.bellicosity, 0),
        strategy: card.strategy,
        stacks: [[Stack::default(); SPACES]; 2],
        occupied: [Set::EMPTY; 2],
        homeward: Default::default(),
        guard: Guard::Home,
        leaders: [Post::Cup; LEADERS],
        captured: [Set::EMPTY; 2],
        claimed: [Set::EMPTY; 2],
        ravaged: Set::EMPTY,
        rebellion: card.rebellion.iter().copied().collect(),
        besieged: Set::EMPTY,
        objectives: [Set::EMPTY; 2],
        history: first_history(),
        season: Season { operations: [1, 0], ..Season::default() },
        expedition: None,
        ending: None,
    };
    for (space, side, units) in &card.units {
        for unit in Unit::ALL {
            board.place(*side, *space, unit, units[unit.index()]);
        }
    }
    for &(leader, space) in &card.leaders {
        board.leaders[leader.index()] = Post::At(space);
    }
    for &space in &card.activated {
        let units = board.clear(Side::Athens, space);
        board.halt(Side::Athens, space, &units);
        board.objectives[0].insert(space);
    }
    board.occupied[Side::Sparta.index()].insert(places().sparta);
    board
}

fn first_history() -> History {
    History {
        // PW-5.5.3.1.
        macedonia: Side::Athens,
        thrace: Side::Athens,
        argos: false,
        syracuse: false,
        persia: false,
        iasus: false,
        corcyra_left: false,
        alcibiades: 0,
        oligarchs: false,
        plague: false,
        helots: false,
        armistice: false,
        dead: [0; 2],
        hostages: [false; 2],
        changes: 0,
        war_turns: 1,
    }
}

impl table::Stepped for Position {
    type Step = Frame;
    const LAST_CLAUSE: &'static str = "PW-1.3";

    fn top(&self) -> Option<&Frame> {
        self.steps.top()
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn act(&mut self, mv: Move, log: &mut table::Log<'_, Event>) {
        self.steps.act(mv, &mut self.board, log);
    }
}
