//! What would make a refused move possible, worked out from the position: whom to activate, and
//! where. The sentences are in `words/`; tests carry every remedy out.

use std::collections::{HashSet, VecDeque};

use table::{Actor, Help, Log, Message, Rules};

use crate::board::Expedition;
use crate::flow::Frame;
use crate::game::PeloponnesianWar as War;
use crate::ids::{Arm, Side, Space, UNITS, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::routes::{Field, Passage};
use crate::rules::muster::can_join;

/// What would make a refused move possible: what the expedition does first, in order. Everything
/// else that forbids a move lies beyond the operation under way: money comes at the end of the
/// turn, allies and peace by the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remedy {
    /// Whose expedition it is.
    pub side: Side,
    /// Whom the refused move activates, if it does.
    pub wanted: Option<Unit>,
    /// What to do; nothing is left out between two errands.
    pub errands: [Option<Errand>; MOST_ERRANDS],
}

/// One thing that an expedition does before a move becomes possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Strength points of one kind join it.
    Activate {
        /// Where it is then.
        space: Space,
        /// Of which kind.
        unit: Unit,
        /// How many.
        n: u8,
    },
    /// It goes to another assembly space.
    Go {
        /// Where.
        space: Space,
    },
}

/// Nobody is told to do more than this first.
pub const MOST_ERRANDS: usize = 8;
/// So many ways of gathering are looked at for one refused move.
const MOST_TRIED: usize = 600;
/// No leg asks more often.
const LONGEST_LEG: usize = 400;

impl Remedy {
    /// Nothing to do yet.
    fn for_move(side: Side, mv: Move) -> Remedy {
        let wanted = if let Move::Activate(unit) = mv { Some(unit) } else { None };
        Remedy { side, wanted, errands: [None; MOST_ERRANDS] }
    }

    /// The same with one more move of an expedition that is in a space; `None` if it is too long.
    fn with(mut self, at: Space, mv: Move) -> Option<Remedy> {
        let done = self.errands.iter().flatten().count();
        let last = done.checked_sub(1).and_then(|last| self.errands[last].as_mut());
        let errand = match (mv, last) {
            (Move::Activate(unit), Some(Errand::Activate { unit: same, n, .. }))
                if unit == *same =>
            {
                *n += 1;
                return Some(self);
            }
            (Move::Activate(unit), _) => Errand::Activate { space: at, unit, n: 1 },
            (Move::Assemble(space), _) => Errand::Go { space },
            _ => return None,
        };
        *self.errands.get_mut(done)? = Some(errand);
        Some(self)
    }

    /// The remedy as a sentence.
    pub(crate) fn message(&self) -> Message {
        use Errand as E;
        let unit = |unit: Unit| unit.name_of(self.side);
        match (self.errands, self.wanted) {
            ([Some(errand @ E::Activate { .. }), None, ..], _) => {
                errand.message("remedy-activate", self.side)
            }
            ([Some(errand @ E::Go { .. }), None, ..], Some(wanted)) => {
                errand.message("remedy-go", self.side).name("unit", unit(wanted))
            }
            (
                [
                    Some(E::Activate { space: here, unit: with, n: 1 }),
                    Some(go @ E::Go { .. }),
                    None,
                    ..,
                ],
                Some(wanted),
            ) => go
                .message("remedy-go-with", self.side)
                .name("unit", unit(wanted))
                .with("here", &here)
                .name("with", unit(with)),
            (errands, _) => {
                let say = |errand: Errand| match errand {
                    E::Activate { .. } => errand.message("errand-activate", self.side),
                    E::Go { .. } => errand.message("errand-go", self.side),
                };
                let errands = errands.into_iter().flatten().map(say).collect();
                Message::new("remedy-errands").list("errands", errands)
            }
        }
    }
}

impl Errand {
    fn message(self, id: &'static str, side: Side) -> Message {
        match self {
            Errand::Go { space } => Message::new(id).with("space", &space),
            Errand::Activate { space, unit, n } => Message::new(id)
                .with("space", &space)
                .name("unit", unit.name_of(side))
                .number("n", n),
        }
    }
}

/// What would help a refused move.
pub(crate) fn help(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
    use Reason as R;
    match refusal.reason {
        // A choice within a step that goes on: the prompt says what it is.
        R::NotAsked
        | R::MustOperate
        | R::AlreadyThere { .. }
        | R::NotAmong { .. }
        | R::NoGuard
        | R::OutOfReach { .. }
        | R::NoPlace { .. } => Help::Asked,
        R::ActivateFirst { .. } | R::NoUnits | R::NoWay { .. } => {
            find(position, mv).map_or(Help::Asked, Help::Remedy)
        }
        // Others may open the way to somebody who waits elsewhere.
        R::NothingFresh { .. } | R::NoPort { .. } | R::NotAssembly { .. }
            if waits_elsewhere(position, mv) =>
        {
            find(position, mv).map_or(Help::Asked, Help::Remedy)
        }
        R::NothingFresh { .. }
        | R::NoPort { .. }
        | R::NotAssembly { .. }
        | R::CannotPay { .. }
        | R::Hostages { .. }
        | R::Asleep { .. }
        | R::Bound { .. }
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
    for errand in remedy.errands.iter().flatten() {
        match *errand {
            Errand::Go { space } => make(position, Move::Assemble(space)),
            Errand::Activate { unit, n, .. } => {
                (0..n).for_each(|_| make(position, Move::Activate(unit)));
            }
        }
    }
}

/// The shortest way of gathering after which a move is legal.
fn find(position: &Position, mv: Move) -> Option<Remedy> {
    let side = gathering(position)?.1.side;
    let mut known = HashSet::new();
    let mut queue = VecDeque::from([(position.clone(), Remedy::for_move(side, mv))]);
    for _ in 0..MOST_TRIED {
        let (before, remedy) = queue.pop_front()?;
        let Some((arrived, expedition)) = gathering(&before) else { continue };
        for next in useful(&before, arrived, expedition) {
            let Some(remedy) = remedy.with(expedition.at, next) else { continue };
            let mut after = before.clone();
            make(&mut after, next);
            if War::check(&after, mv).is_ok() {
                return Some(remedy);
            }
            if gathering(&after).is_some_and(|(arrived, one)| known.insert(key(arrived, one))) {
                queue.push_back((after, remedy));
            }
        }
    }
    None
}

/// The expedition that the player gathers, and whether he has come to activate somebody.
fn gathering(position: &Position) -> Option<(bool, &Expedition)> {
    match position.steps.top() {
        Some(Frame::Muster(muster)) => Some((muster.arrived, position.board.expedition.as_ref()?)),
        _ => None,
    }
}

/// What sets two states of a gathering apart.
fn key(arrived: bool, expedition: &Expedition) -> (bool, Space, [u8; UNITS]) {
    (arrived, expedition.at, expedition.units)
}

/// Moves that can open a way: to go, the nearest first; the first strength point, or the one
/// without which the leader may not go on; and ships for those who find none. PW-5.1.2, PW-5.1.4:
/// nobody else who joins opens a line.
fn useful(position: &Position, arrived: bool, expedition: &Expedition) -> Vec<Move> {
    let force = expedition.force();
    let opens = |unit: Unit| {
        arrived || force.is_empty() || unit.arm() == Arm::Naval && force.land() > force.naval()
    };
    let passage = Passage::of(expedition).crossing(position.board.is_led(expedition.side));
    let distance = |space: Space| {
        Field::between(&position.board, &passage, expedition.at, space)
            .map_or(u32::MAX, |field| u32::from(field.length(expedition.at)))
    };
    let mut moves = Vec::new();
    War::legal(position, &mut moves);
    moves.retain(|mv| match mv {
        Move::Activate(unit) => opens(*unit),
        mv => matches!(mv, Move::Assemble(_)),
    });
    moves
        .sort_by_cached_key(|mv| if let Move::Assemble(space) = mv { distance(*space) } else { 0 });
    moves
}

/// Whether somebody of the kind that is to be activated could be activated in another space.
fn waits_elsewhere(position: &Position, mv: Move) -> bool {
    let (Move::Activate(unit), Some(expedition)) = (mv, &position.board.expedition) else {
        return false;
    };
    let mut spaces = position.board.occupied[expedition.side.index()].iter();
    spaces.any(|space| can_join(&position.board, expedition, space, unit))
}

/// Makes a move of an errand, and goes the whole way. The first face of a die intercepts nobody
/// and stirs up no storm; where the expedition has to fight its way nothing is promised.
fn make(position: &mut Position, mv: Move) {
    play(position, mv);
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
