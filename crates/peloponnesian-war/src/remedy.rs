//! What would make a refused move possible, worked out from the position: whom to activate, and
//! where. The sentences are in `words/`; tests carry every remedy out.

use table::{Actor, Help, Log, Message, Rules, Speech};

use crate::board::Expedition;
use crate::flow::Frame;
use crate::game::PeloponnesianWar as War;
use crate::ids::{Side, Space, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::routes::{Field, Passage};
use crate::rules::muster::can_join;

/// What would make a refused move possible. Everything else that forbids a move lies beyond the
/// operation under way: money comes at the end of the turn, allies and peace by the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// Strength points of one kind that join the expedition.
    Activate {
        /// Where: here, or in an assembly space to which the expedition goes for them.
        space: Space,
        /// Whose.
        side: Side,
        /// Of which kind.
        unit: Unit,
        /// How many.
        n: u8,
    },
    /// Another assembly space, in which somebody of the kind can be activated.
    Go {
        /// Where.
        space: Space,
        /// Whose.
        side: Side,
        /// Of which kind.
        unit: Unit,
    },
    /// PW-5.1.1: the same for a leader who has to activate somebody where he is before he goes on.
    GoWith {
        /// Where he is.
        here: Space,
        /// Whom he activates there.
        with: Unit,
        /// Where he goes.
        space: Space,
        /// Whose.
        side: Side,
        /// Of which kind.
        unit: Unit,
    },
}

impl Remedy {
    /// The remedy as a sentence.
    pub(crate) fn message(&self) -> Message {
        match *self {
            Remedy::Activate { space, side, unit, n } => Message::new("remedy-activate")
                .with("space", &space)
                .name("unit", unit.name_of(side))
                .number("n", n),
            Remedy::Go { space, side, unit } => {
                Message::new("remedy-go").with("space", &space).name("unit", unit.name_of(side))
            }
            Remedy::GoWith { here, with, space, side, unit } => Message::new("remedy-go-with")
                .with("space", &space)
                .name("unit", unit.name_of(side))
                .with("here", &here)
                .name("with", with.name_of(side)),
        }
    }
}

/// So many remedies are followed one after the other.
const LONGEST: usize = 3;
/// No leg asks more often.
const LONGEST_LEG: usize = 400;

/// What would help a refused move.
pub(crate) fn help(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
    use Reason as R;
    match refusal.reason {
        // A choice within a step that goes on: the prompt says what it is.
        R::NotAsked | R::MustOperate | R::AlreadyThere { .. } | R::NotAmong { .. } | R::NoGuard => {
            Help::Asked
        }
        R::ActivateFirst { .. } | R::NoUnits | R::NoWay { .. } => {
            find(position, mv, refusal.reason, LONGEST).map_or(Help::Asked, Help::Remedy)
        }
        R::NothingFresh { .. } | R::NoPort { .. } | R::NotAssembly { .. } => {
            match find(position, mv, refusal.reason, LONGEST) {
                Some(remedy) => Help::Remedy(remedy),
                // Others may open the way to them.
                None if waits_elsewhere(position, mv) => Help::Asked,
                None => Help::Nothing,
            }
        }
        R::CannotPay { .. }
        | R::Hostages { .. }
        | R::Asleep { .. }
        | R::PersiaAtPeace
        | R::EnemyForce { .. }
        | R::Coalition { .. }
        | R::Capital { .. }
        | R::OwnSpace { .. }
        | R::Captured { .. }
        | R::AlreadyRebel { .. }
        | R::NotThere { .. }
        | R::NoHome { .. } => Help::Nothing,
    }
}

/// Plays what a remedy says, with dice that let the expedition pass.
pub(crate) fn carry_out(position: &mut Position, remedy: &Remedy) {
    match *remedy {
        Remedy::Go { space, .. } => go(position, space),
        Remedy::GoWith { with, space, .. } => {
            play(position, Move::Activate(with));
            go(position, space);
        }
        Remedy::Activate { space, unit, n, .. } => {
            if position.board.expedition.is_some_and(|expedition| expedition.at != space) {
                go(position, space);
            }
            for _ in 0..n {
                play(position, Move::Activate(unit));
            }
        }
    }
}

/// The first remedy after which the move is legal, or refused for something else that can be
/// helped.
fn find(position: &Position, mv: Move, reason: Reason, depth: usize) -> Option<Remedy> {
    let expedition = position.board.expedition.as_ref()?;
    let helps = |remedy: &Remedy| {
        let mut position = position.clone();
        carry_out(&mut position, remedy);
        match War::check(&position, mv) {
            Ok(()) => true,
            Err(next) => {
                War::is_another(&reason, &next.reason)
                    && depth > 1
                    && find(&position, mv, next.reason, depth - 1).is_some()
            }
        }
    };
    match (mv, reason) {
        (
            Move::Activate(unit),
            Reason::NothingFresh { .. } | Reason::NoPort { .. } | Reason::NotAssembly { .. },
        ) => {
            let side = expedition.side;
            let spaces = within_reach(position, expedition).into_iter();
            let here = spaces.filter(|&space| can_join(&position.board, expedition, space, unit));
            let alone = here.map(|space| Remedy::Go { space, side, unit }).find(helps);
            alone.or_else(|| going_with(position, expedition, unit).into_iter().find(helps))
        }
        (_, Reason::ActivateFirst { .. }) => {
            joining(position, expedition, expedition.at).find(helps)
        }
        (_, Reason::NoUnits | Reason::NoWay { .. }) => {
            let spaces = [expedition.at].into_iter().chain(within_reach(position, expedition));
            spaces.flat_map(|space| joining(position, expedition, space)).find(helps)
        }
        _ => None,
    }
}

/// Ways to a kind of unit for a leader who activates somebody here first.
fn going_with(position: &Position, expedition: &Expedition, unit: Unit) -> Vec<Remedy> {
    let (here, side) = (expedition.at, expedition.side);
    let mut found = Vec::new();
    for with in Unit::ALL.into_iter().filter(|with| *with != unit) {
        if War::check(position, Move::Activate(with)).is_err() {
            continue;
        }
        let mut joined = position.clone();
        play(&mut joined, Move::Activate(with));
        let Some(expedition) = &joined.board.expedition else { continue };
        let spaces = within_reach(&joined, expedition).into_iter();
        let waiting = spaces.filter(|&space| can_join(&joined.board, expedition, space, unit));
        found.extend(waiting.map(|space| Remedy::GoWith { here, with, space, side, unit }));
    }
    found
}

/// Who could be activated in a space, the fewest first.
fn joining<'p>(
    position: &'p Position,
    expedition: &'p Expedition,
    space: Space,
) -> impl Iterator<Item = Remedy> + use<'p> {
    let (board, side) = (&position.board, expedition.side);
    let fresh = &board.stacks[side.index()][space.index()].fresh;
    let most = fresh.iter().copied().max().unwrap_or_default();
    (1..=most).flat_map(move |n| {
        let able = move |unit: &Unit| {
            fresh[unit.index()] >= n && can_join(board, expedition, space, *unit)
        };
        let units = Unit::ALL.into_iter().filter(able);
        units.map(move |unit| Remedy::Activate { space, side, unit, n })
    })
}

/// Assembly spaces to which the expedition could go now, the nearest first.
fn within_reach(position: &Position, expedition: &Expedition) -> Vec<Space> {
    let board = &position.board;
    let passage = Passage::of(expedition).crossing(expedition.side == board.player);
    let mut spaces: Vec<_> = board.occupied[expedition.side.index()]
        .iter()
        .filter(|&space| War::check(position, Move::Assemble(space)).is_ok())
        .collect();
    spaces.sort_by_cached_key(|&space| {
        Field::between(board, &passage, expedition.at, space)
            .map_or(u32::MAX, |field| u32::from(field.length(expedition.at)))
    });
    spaces
}

/// Whether somebody of the kind that is to be activated could be activated in another space.
fn waits_elsewhere(position: &Position, mv: Move) -> bool {
    let (Move::Activate(unit), Some(expedition)) = (mv, &position.board.expedition) else {
        return false;
    };
    let mut spaces = position.board.occupied[expedition.side.index()].iter();
    spaces.any(|space| can_join(&position.board, expedition, space, unit))
}

/// The expedition goes to an assembly space. The first face of a die intercepts nobody and stirs
/// up no storm; where it has to fight its way nothing is promised.
fn go(position: &mut Position, space: Space) {
    play(position, Move::Assemble(space));
    let mut legal = Vec::new();
    for _ in 0..LONGEST_LEG {
        let under_way = position.board.expedition.is_some()
            && !matches!(position.steps.top(), None | Some(Frame::Muster(_) | Frame::Skirmish(_)));
        if !under_way {
            return;
        }
        War::legal(position, &mut legal);
        // The player keeps to the coasts.
        let by_chance = War::actor(position) == Actor::Chance;
        let next = if by_chance { legal.first() } else { legal.last() };
        let Some(&next) = next else { return };
        play(position, next);
    }
}

/// Plays a move, if it is legal.
fn play(position: &mut Position, mv: Move) {
    if War::check(position, mv).is_ok() {
        War::play(position, mv, &mut Log::silent());
    }
}
