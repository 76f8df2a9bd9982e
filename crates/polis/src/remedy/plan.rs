//! Several actions together: a line of play of one side within the round, found by playing the
//! round on in many ways and leaving out whatever is not needed.

use table::{Log, Message, Moves, Named, Rules, Set};

use super::{Game, asked, time};
use crate::board::Board;
use crate::components::components;
use crate::flow::Frame;
use crate::ids::{Good, Polis, Side};
use crate::moves::{Action, Move};
use crate::position::Position;
use crate::rules::surcharge::needed_goods;

/// No plan has more plies.
const LONGEST: usize = 24;
/// How many ways of playing on are tried.
const TRIES: usize = 1_600;
/// How many of those that lead to the move are compared.
const COMPARED: usize = 6;
/// For how many plies the round is played on.
const PLIES: usize = 64;

/// Legal plies of one side, with the rolls of the die among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan([Option<Move>; LONGEST]);

impl Plan {
    fn of(line: &[Move]) -> Option<Plan> {
        let mut plies = [None; LONGEST];
        plies.get_mut(..line.len())?.iter_mut().zip(line).for_each(|(to, ply)| *to = Some(*ply));
        Some(Plan(plies))
    }

    /// The plies, without those that only end an action.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.0.iter().flatten().copied()
    }

    /// The actions as people read them.
    pub(super) fn told(&self) -> Vec<Message> {
        let line: Vec<_> = self.iter().collect();
        line.chunk_by(|_, next| next.action().is_none()).map(told).collect()
    }
}

/// An action with the choices that belong to it.
fn told(action: &[Move]) -> Message {
    let n = action.iter().filter(|ply| is_unit(**ply)).count() as u8;
    let units = |id: &'static str| Message::new(id).number("n", n);
    let said = |id: &'static str| Message::new(id);
    let of_polis = |id, polis: Polis| said(id).name("polis", polis.name());
    match action[0] {
        Move::CreateHoplites(polis) => {
            of_polis("plan-create", polis).name("units", units("unit-hoplites"))
        }
        Move::CreateGalleys(polis) => {
            of_polis("plan-create", polis).name("units", units("unit-galleys"))
        }
        Move::CreateMerchants(polis) => {
            of_polis("plan-create", polis).name("units", units("unit-merchants"))
        }
        Move::MoveHoplites(to) => {
            said("plan-move").name("units", units("unit-hoplites")).name("region", to.name())
        }
        Move::MoveGalleys(to) => {
            said("plan-move").name("units", units("unit-galleys")).name("region", to.name())
        }
        Move::Tribute(territory) => {
            said("plan-collect").list("goods", collected(action)).name("region", territory.name())
        }
        Move::Trade(shipload, good) => {
            said("plan-trade").name("good", good.name()).name("shipload", shipload.name())
        }
        Move::Besiege(polis) => of_polis("plan-besiege", polis),
        Move::MoveProxenos(polis) => of_polis("plan-proxenos", polis),
        Move::CivilWar(polis) => of_polis("plan-civil-war", polis),
        Move::RansomProxenos => said("plan-ransom"),
        other => other.label(),
    }
}

fn is_unit(ply: Move) -> bool {
    use Move::{Build, Fit, March, Recruit, Sail};
    matches!(ply, Recruit(_) | Build(..) | Fit(_) | March(_) | Sail(_))
}

/// POL-8.3: what the hoplites of a collection bring.
fn collected(action: &[Move]) -> Vec<Message> {
    let count = |ply| action.iter().filter(|other| **other == ply).count();
    // Both editions yield the same.
    let yields = &components().editions[0].tribute_yield;
    let brought = |good: Good| {
        let row = count(Move::Collect(good)).checked_sub(1)?;
        yields.get(row).map(|n| good.amount(*n))
    };
    let prestige = count(Move::CollectPrestige) as u8;
    let silenced = (prestige > 0).then(|| Message::new("amount-prestige").number("n", prestige));
    Good::ALL.into_iter().filter_map(brought).chain(silenced).collect()
}

/// The shortest line found after which a move is legal.
pub(super) fn find(position: &Position, mv: Move) -> Option<Plan> {
    let Some(&Frame::Turn(turn)) = position.steps.top() else { return None };
    let mut start = position.clone();
    time::open_turn(&mut start, turn.side);
    let mut picks = Picks { state: 0, focused: true };
    let found = (0..TRIES).filter_map(|_| play_on(&start, turn.side, mv, &mut picks));
    let short = found.take(COMPARED).map(|line| shorten(&start, mv, line));
    short.min_by_key(|line| (actions(line), line.len())).and_then(|line| Plan::of(&line))
}

/// Carries out a plan.
pub(super) fn carry_out(position: &mut Position, plan: &Plan) {
    let line: Vec<_> = plan.iter().collect();
    if let Some(end) = asked(position).and_then(|side| replay(position, side, &line)) {
        *position = end;
    }
}

/// Numbers without a pattern, the same for every position, so that the same help is given twice.
struct Picks {
    state: u64,
    /// Whether this way of playing on prefers what looks useful. Half of them do; the others find
    /// what is useful only after a detour, such as goods that are sold for what is needed.
    focused: bool,
}

impl Picks {
    fn below(&mut self, n: usize) -> Option<usize> {
        self.state =
            self.state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (self.state >> 33).checked_rem(n as u64).map(|pick| pick as usize)
    }

    fn one_of<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        self.below(from.len()).map(|pick| from[pick])
    }

    /// Those that are wanted, mostly, if there are any.
    fn rather(&mut self, legal: &mut Vec<Move>, wanted: impl Fn(Move) -> bool) {
        if self.focused && self.below(4) != Some(0) && legal.iter().any(|ply| wanted(*ply)) {
            legal.retain(|ply| wanted(*ply));
        }
    }
}

/// One way of playing on until a move is legal, with about half of the kinds of action, so that
/// little is done in vain.
fn play_on(start: &Position, side: Side, mv: Move, picks: &mut Picks) -> Option<Vec<Move>> {
    let needed = needed_goods(&start.table.board, mv) | Set::of(Good::Silver);
    let kinds: Set<Action> = Action::all().filter(|_| picks.below(2) == Some(0)).collect();
    picks.focused = picks.below(2) == Some(0);
    let (mut at, mut line, mut legal) = (start.clone(), Vec::new(), Vec::new());
    for _ in 0..PLIES {
        Game::legal(&at, &mut legal);
        match at.steps.top()? {
            Frame::Turn(_) if Game::check(&at, mv).is_ok() => return Some(line),
            Frame::Turn(_) => {
                legal.retain(|ply| ply.action().is_some_and(|kind| kinds.contains(kind)));
                let mut kinds: Vec<_> = legal.iter().map(|ply| ply.action()).collect();
                kinds.dedup();
                let kind = picks.one_of(&kinds)?;
                legal.retain(|ply| ply.action() == kind);
                picks.rather(&mut legal, |ply| is_useful(&at.table.board, side, mv, ply));
            }
            // POL-7.6, POL-9.12: the highest roll wins a siege, and moves a market most, which is
            // the worst for whoever trades on.
            Frame::Siege(_) | Frame::Haggle(_) => drop(legal.drain(..legal.len() - 1)),
            Frame::Collect(_) => picks.rather(
                &mut legal,
                |ply| matches!(ply, Move::Collect(good) if needed.contains(good)),
            ),
            Frame::Surcharge(_) => picks
                .rather(&mut legal, |ply| matches!(ply, Move::Pay(good) if !needed.contains(good))),
            _ => picks.rather(&mut legal, |ply| ply != Move::Done),
        }
        let ply = picks.one_of(&legal)?;
        step(&mut at, side, ply);
        if ply != Move::Done {
            line.push(ply);
        }
    }
    None
}

/// Whether an action goes where the rival bars a way, where the move is to be made, or where there
/// is something to win.
fn is_useful(board: &Board, side: Side, mv: Move, ply: Move) -> bool {
    let place = |polis: Polis| board.edition.map.territory[polis.index()];
    match ply {
        Move::MoveGalleys(to) => board.dominated_seas(side.other()).contains(to),
        Move::MoveHoplites(to) => {
            let goal = match mv {
                Move::Besiege(polis) | Move::MoveProxenos(polis) => place(polis),
                Move::Tribute(territory) => Some(territory),
                _ => None,
            };
            goal == Some(to) || board.dominated_land(side.other()).contains(to)
        }
        Move::MoveProxenos(to) => !board.owns(side, to),
        Move::Besiege(polis) => matches!(mv, Move::MoveProxenos(to) if to == polis),
        _ => true,
    }
}

/// Plays one ply. POL-0.15: after each action the side is in its next turn, as if the rival's had
/// changed nothing.
fn step(at: &mut Position, side: Side, ply: Move) {
    Game::play(at, ply, &mut Log::silent());
    let acting = matches!(at.steps.as_slice(), [_, Frame::Turn(_), _, ..]);
    if !acting {
        time::open_turn(at, side);
    }
}

/// Plays a line, as far as it is legal to its end.
fn replay(start: &Position, side: Side, line: &[Move]) -> Option<Position> {
    let mut at = start.clone();
    time::open_turn(&mut at, side);
    for &ply in line {
        if ply.action().is_some() {
            finish(&mut at, side);
        }
        Game::check(&at, ply).ok()?;
        step(&mut at, side, ply);
    }
    finish(&mut at, side);
    matches!(at.steps.top(), Some(Frame::Turn(_))).then_some(at)
}

/// POL-0.20: ends an action that could go on.
fn finish(at: &mut Position, side: Side) {
    if !matches!(at.steps.top(), Some(Frame::Turn(_))) && Game::check(at, Move::Done).is_ok() {
        step(at, side, Move::Done);
    }
}

/// Leaves out actions, and then single plies, as long as the move stays legal at the end.
fn shorten(start: &Position, mv: Move, mut line: Vec<Move>) -> Vec<Move> {
    let Some(side) = asked(start) else { return line };
    let leads =
        |line: &[Move]| replay(start, side, line).is_some_and(|end| Game::check(&end, mv).is_ok());
    for whole in [true, true, false] {
        let mut from = line.len();
        while from > 0 {
            from -= 1;
            if whole && line[from].action().is_none() {
                continue;
            }
            let rest = line[from + 1..].iter().take_while(|ply| ply.action().is_none()).count();
            let until = if whole { from + 1 + rest } else { from + 1 };
            let mut shorter = line.clone();
            shorter.drain(from..until);
            if leads(&shorter) {
                line = shorter;
            }
        }
    }
    line
}

fn actions(line: &[Move]) -> usize {
    line.iter().filter(|ply| ply.action().is_some()).count()
}
