//! A game in progress: the table and the pending steps.

use table::{Log, Set, Setup, SetupError, Steps};

use crate::board::{Board, Guard, Neutral, Players, Post, Season, Stack, Tracks};
use crate::components::places;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{LEADERS, Leader, SPACES, Scenario, Side, Unit};
use crate::moves::Move;
use crate::rules::operations::Operations;
use crate::rules::stage::Stage;
use crate::rules::two_players::first_of;
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
    /// PW-0.8: the starting position of a set-up, in the middle of a turn.
    ///
    /// # Errors
    /// If there is no such scenario.
    pub fn start(setup: &Setup) -> Result<Position, SetupError> {
        let scenario = Scenario::by_id(&setup.scenario).ok_or_else(|| SetupError::Unknown {
            what: "scenario",
            asked: setup.scenario.clone(),
            known: Scenario::all().map(Scenario::id).collect::<Vec<_>>().join(", "),
        })?;
        let is = |option: &str, value: &str| {
            setup.options.get(option).is_some_and(|chosen| chosen == value)
        };
        let players = if setup.seats == 2 { Players::Two } else { Players::One };
        let mut board = set_up(scenario, players);
        board.strict_surrender = is("surrender", "enemy");
        board.designer_errata = is("errata", "designer");
        let mut position = Position { board, steps: Steps::default() };
        // PW-10.3: the first turn begins where the set-up says.
        if scenario.card().setup.draws {
            let war = Frame::War(War { stage: Stage::AthenianLeader });
            position.steps.open(war, &mut position.board, &mut Log::silent());
            return Ok(position);
        }
        let war = Frame::War(War { stage: Stage::Stragglers });
        position.steps = Steps::stored(&[war]).unwrap_or_default();
        let operations = Frame::Operations(Operations { whose: scenario.card().setup.begins });
        position.steps.open(operations, &mut position.board, &mut Log::silent());
        Ok(position)
    }
}

/// PW-0.8, PW-10.1.1, PW-10.1.2, PW-10.2.1, PW-10.2.2: what the card of a scenario lists: forces,
/// allies (PW-10.2.3c) and rebels (PW-10.2.3e), PW-10.3.1, PW-10.3.2 with the hostages of both
/// (PW-10.3.4c). Leaders who died before it begins are out of the
/// game (PW-10.1.3d, PW-10.2.3f).
fn set_up(scenario: Scenario, players: Players) -> Board {
    let card = &scenario.card().setup;
    // PW-11.1, PW-11.2: whom a player alone would lead, and what the procedure wants, is nobody's
    // business between two.
    let (player, strategy, chooser) = match players {
        Players::One => (card.player, card.strategy, None),
        Players::Two => (Side::Athens, 0, Some(first_of(card.begins, card.operations))),
    };
    let mut board = Board {
        scenario,
        players,
        strict_surrender: false,
        designer_errata: false,
        turn: card.turn,
        player,
        tracks: Tracks::stored(card.treasury, card.confidence, card.bellicosity, 0),
        strategy,
        stacks: [[Stack::default(); SPACES]; 2],
        occupied: [Set::EMPTY; 2],
        neutrals: Default::default(),
        homeward: Default::default(),
        guard: Guard::Home,
        leaders: [Post::Cup; LEADERS],
        captured: card.captured,
        claimed: [Set::EMPTY; 2],
        ravaged: Set::EMPTY,
        rebellion: card.rebellion,
        besieged: Set::EMPTY,
        objectives: card.objectives,
        history: card.history,
        season: Season { operations: card.operations, chooser, ..Season::default() },
        expedition: None,
        ending: None,
    };
    for leader in Leader::all().filter(|leader| !card.cast.contains(*leader)) {
        board.leaders[leader.index()] = Post::Gone;
    }
    // PW-10.3.3.
    for (space, units) in card.neutrals.iter().flatten() {
        if let Some(neutral) = Neutral::all().find(|neutral| neutral.space() == *space) {
            board.neutrals[neutral.index()] = *units;
        }
    }
    for (space, side, units) in &card.fresh {
        for unit in Unit::ALL {
            board.place(*side, *space, unit, units[unit.index()]);
        }
    }
    for (space, side, units) in &card.used {
        board.halt(*side, *space, units);
    }
    for &(leader, post) in &card.posts {
        board.leaders[leader.index()] = post;
    }
    board.occupied[Side::Sparta.index()].insert(places().sparta);
    board
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
