//! PW-5.9, PW-6.4, PW-6.8, PW-6.9: who stays in the field, and where the others go.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::placement;
use crate::board::{Board, Guard, Post};
use crate::components::{Ground, places};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Arm, Leader, Side, Space, UNITS, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};

/// Armies that roll; leaders without an army go to the box at once, and so do forces that lost
/// theirs before walls which the enemy still holds: nobody shares a space any more (PW-6.5).
pub(crate) fn armies(board: &mut Board, log: &mut Log<'_, Event>) -> Set<Space> {
    let mut left = Set::EMPTY;
    for leader in Leader::all() {
        let Post::At(space) = board.leaders[leader.index()] else { continue };
        if board.is_held(leader.side(), space) {
            left.insert(space);
        } else {
            board.leaders[leader.index()] = Post::Box;
        }
    }
    for side in Side::BOTH {
        for space in board.occupied[side.index()].iter() {
            let shared = board.is_held(side.other(), space) && board.is_outside(side, space);
            if shared && !board.has_army(side, space) {
                board.rout(side, space);
                log.tell(Event::Leaderless { side, space });
            }
        }
    }
    left
}

/// PW-6.4: a die for each army.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Armies still to roll, by space.
    pub left: Set<Space>,
}

impl Rule<Frame> for Field {
    fn clause(&self) -> &'static str {
        "PW-6.4"
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        roll_moves(out);
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(space) = self.left.iter().next() else { return Next::End };
        self.left.remove(space);
        let side = Side::BOTH.into_iter().find(|&side| board.has_army(side, space));
        let Some(side) = side else { return self.begin(board, log) };
        let best = board.leaders_at(side, space).map(|leader| leader.strategic()).max();
        let die = face(mv);
        let total = i16::from(die) + i16::from(best.unwrap_or(0));
        let succeeds = total >= 6;
        log.tell(Event::ArmyRolled { side, space, die, total, succeeds });
        if succeeds {
            board.dismiss_leaders(side, space);
        } else {
            leave_one(board, side, space);
        }
        self.begin(board, log)
    }

    fn begin(&mut self, _board: &mut Board, _log: &mut Log<'_, Event>) -> Next<Frame> {
        if self.left.is_empty() { Next::End } else { Next::Stay }
    }

    fn prompt(&self, _: &Position) -> Message {
        match self.left.first() {
            Some(space) => Message::new("chance-field").with("space", &space),
            None => Message::new("prompt-chance"),
        }
    }

    fn audit(&self, _: &Board, faults: &mut Faults) {
        Frame::Field(*self).expect(!self.left.is_empty(), faults);
    }
}

/// PW-6.4: one strength point stays: hoplites on land, ships on islands, citizens if possible.
fn leave_one(board: &mut Board, side: Side, space: Space) {
    use Unit as U;
    let order = match Board::ground(space) {
        // Anybody on land is as good as another here.
        Ground::Island => {
            [U::Naval, U::AlliedNaval, U::Hoplites, U::Cavalry, U::AlliedHoplites, U::AlliedCavalry]
        }
        Ground::Land | Ground::Coastal => {
            [U::Hoplites, U::AlliedHoplites, U::Cavalry, U::AlliedCavalry, U::Naval, U::AlliedNaval]
        }
    };
    let captured = board.captured[side.index()].contains(space);
    let mut units = board.clear(side, space);
    let stays = order.into_iter().find(|unit| units[unit.index()] > 0);
    board.dismiss_leaders(side, space);
    if let Some(unit) = stays {
        units[unit.index()] -= 1;
        let mut one = [0; UNITS];
        one[unit.index()] = 1;
        board.halt(side, space, &one);
        board.captured[side.index()].set(space, captured);
    }
    board.send_home(side, &units);
}

/// PW-5.9, PW-6.4: everybody in the box goes where the table says.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoHome {
    /// Before the combat phase: the capital takes its men in though the enemy stands before it.
    pub relief: bool,
}

/// Where strength points of one kind go next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Home {
    /// So many here.
    Here(Space, u8),
    /// Half to each, the odd one by chance.
    Halves(Space, Space),
    /// Where their player wants them (PW-11.9).
    Chosen,
    /// There is no place for them.
    Nowhere,
}

impl Rule<Frame> for GoHome {
    fn clause(&self) -> &'static str {
        if self.relief { "PW-5.9" } else { "PW-6.4" }
    }

    /// PW-11.9: two players place their own.
    fn awaits(&self, board: &Board) -> Actor {
        match self.next_group(board) {
            Some((side, ..)) if board.is_for_two() => board.awaited(side),
            _ => Actor::Chance,
        }
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let Some((side, unit, n)) = self.next_group(board) else { return };
        if board.is_for_two() {
            let open = placement::open_spaces(self, board, side, unit);
            out.extend(open.iter().map(Move::Place));
            if n > 1 {
                out.extend(open.iter().map(Move::PlaceAll));
            }
        } else if let Home::Halves(one, other) = self.home(board, side, unit, n) {
            out.extend([Move::Pick(one), Move::Pick(other)]);
        }
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal(board, &mut legal);
        match (mv, self.next_group(board)) {
            _ if legal.contains(&mv) => Ok(()),
            (Move::Place(space) | Move::PlaceAll(space), Some((side, unit, _)))
                if board.is_for_two()
                    && !placement::open_spaces(self, board, side, unit).contains(space) =>
            {
                refuse("PW-11.9", Reason::NoPlace { side, unit, space })
            }
            _ => refuse(self.clause(), Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match (self.next_group(board), mv) {
            (Some((side, unit, _)), Move::Pick(space) | Move::Place(space)) => {
                self.send(board, side, unit, 1, space, log);
            }
            (Some((side, unit, n)), Move::PlaceAll(space)) => {
                self.send(board, side, unit, n, space, log);
            }
            _ => {}
        }
        self.begin(board, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let fallen = board.is_overrun(Side::Sparta, places().sparta) && !self.relief;
        if board.guard == Guard::Box && !fallen {
            board.guard = Guard::Home;
            board.occupied[Side::Sparta.index()].insert(places().sparta);
        }
        while let Some((side, unit, n)) = self.next_group(board) {
            match self.destination(board, side, unit, n) {
                Home::Chosen => return Next::Stay,
                Home::Here(space, n) => self.send(board, side, unit, n, space, log),
                Home::Halves(..) if n == 1 => return Next::Stay,
                Home::Halves(one, other) => {
                    self.send(board, side, unit, n / 2, one, log);
                    self.send(board, side, unit, n / 2, other, log);
                }
                Home::Nowhere => {
                    board.homeward[side.index()][unit.index()] = 0;
                    (0..n).for_each(|_| board.count_loss(side, unit));
                    log.tell(Event::Homeless { side, unit, n });
                }
            }
        }
        Next::End
    }

    fn prompt(&self, view: &Position) -> Message {
        match self.next_group(&view.board) {
            Some((side, unit, n)) if view.board.is_for_two() => Message::new("prompt-home")
                .with("side", &side)
                .name("unit", unit.name_of(side))
                .number("n", n),
            _ => Message::new("chance-home"),
        }
    }

    fn moves_at(&self, board: &Board, thing: &str, out: &mut Vec<Move>) {
        match Space::by_id(thing) {
            Some(space) if board.is_for_two() => {
                out.extend([Move::Place(space), Move::PlaceAll(space)]);
            }
            _ => self.legal(board, out),
        }
    }
}

impl GoHome {
    /// Who goes home next.
    pub(crate) fn next_group(&self, board: &Board) -> Option<(Side, Unit, u8)> {
        if !board.is_for_two() {
            return self.next_of_table(board);
        }
        placement::next_group(board)
    }

    /// PW-11.9: without a choice they go at once.
    fn destination(&self, board: &Board, side: Side, unit: Unit, n: u8) -> Home {
        if !board.is_for_two() {
            return self.home(board, side, unit, n);
        }
        let open = placement::open_spaces(self, board, side, unit);
        let mut spaces = open.iter();
        match (spaces.next(), spaces.next()) {
            (None, _) => Home::Nowhere,
            (Some(only), None) => Home::Here(only, n),
            _ => Home::Chosen,
        }
    }

    /// By arm, then by side, then by nation, as the table lists them.
    fn next_of_table(&self, board: &Board) -> Option<(Side, Unit, u8)> {
        for arm in Arm::ALL {
            for side in Side::BOTH {
                for allied in [false, true] {
                    let unit = Unit::of(arm, allied);
                    let n = board.homeward[side.index()][unit.index()];
                    if n > 0 {
                        return Some((side, unit, n));
                    }
                }
            }
        }
        None
    }

    fn send(
        &self,
        board: &mut Board,
        side: Side,
        unit: Unit,
        n: u8,
        space: Space,
        log: &mut Log<'_, Event>,
    ) {
        let homeward = &mut board.homeward[side.index()][unit.index()];
        *homeward = homeward.saturating_sub(n);
        board.place(side, space, unit, n);
        let clause = if board.is_for_two() { "PW-11.9" } else { self.clause() };
        log.tell(Event::ComesHome { side, unit, n, space, clause });
    }

    /// Whether a space takes its people in (PW-6.4, PW-6.8, PW-6.9).
    pub(super) fn is_open(&self, board: &Board, side: Side, space: Space) -> bool {
        let places = places();
        let neutral = [places.argos, places.pella, places.syracuse, places.sardis];
        let overrun = if neutral.contains(&space) {
            board.is_held(side.other(), space)
        } else {
            !self.relief && board.is_overrun(side, space)
        };
        // Event 6: the plague keeps allies out of Athens, where citizens go without asking.
        let plagued = space == places.athens && board.season.quarantine;
        board.allegiance(space) == Some(side) && !board.is_lost(side, space) && !overrun && !plagued
    }

    fn capital(&self, board: &Board, side: Side) -> Home {
        let capital = Board::national(side);
        if !self.relief && board.is_overrun(side, capital) {
            return Home::Nowhere;
        }
        Home::Here(capital, u8::MAX)
    }

    /// The table of post-combat movement.
    pub(crate) fn home(&self, board: &Board, side: Side, unit: Unit, n: u8) -> Home {
        let found = match (side, unit) {
            (_, Unit::Hoplites | Unit::Cavalry) => self.capital(board, side),
            (Side::Athens, Unit::Naval) => {
                self.first_open(board, side, &[places().piraeus], self.capital(board, side))
            }
            (Side::Athens, Unit::AlliedCavalry) => self.athenian_cavalry(board),
            (Side::Athens, _) => self.athenian_allies(board, unit),
            (Side::Sparta, Unit::Naval) => {
                let ports = [places().gythium, places().corinth];
                self.first_open(board, side, &ports, Home::Nowhere)
            }
            (Side::Sparta, _) => self.spartan_allies(board, unit),
        };
        match found {
            Home::Here(space, most) => Home::Here(space, most.min(n)),
            other => other,
        }
    }

    fn first_open(&self, board: &Board, side: Side, spaces: &[Space], otherwise: Home) -> Home {
        let open = spaces.iter().find(|&&space| self.is_open(board, side, space));
        open.map_or(otherwise, |&space| Home::Here(space, u8::MAX))
    }

    /// A level to be filled, if the space is open and not full.
    fn level(
        &self,
        board: &Board,
        side: Side,
        unit: Unit,
        space: Space,
        level: u8,
    ) -> Option<Home> {
        let missing = level.saturating_sub(board.count(side, space, unit));
        (missing > 0 && self.is_open(board, side, space)).then_some(Home::Here(space, missing))
    }

    fn athenian_cavalry(&self, board: &Board) -> Home {
        let (side, unit, places) = (Side::Athens, Unit::AlliedCavalry, places());
        // Event 6: the plague keeps allies out.
        let otherwise =
            if board.season.quarantine { Home::Nowhere } else { self.capital(board, side) };
        self.level(board, side, unit, places.pella, 2)
            .unwrap_or_else(|| self.first_open(board, side, &[thessalian(board)], otherwise))
    }

    /// Hoplites of allies fill three levels first; the rest, and the ships, go to the two great
    /// islands.
    fn athenian_allies(&self, board: &Board, unit: Unit) -> Home {
        let (side, places) = (Side::Athens, places());
        let levels = [(places.amphipolis, 1), (places.argos, 4), (thessalian(board), 2)];
        if unit == Unit::AlliedHoplites
            && let Some(home) = levels
                .into_iter()
                .find_map(|(space, level)| self.level(board, side, unit, space, level))
        {
            return home;
        }
        // PW-6.9: Samos stands in for Chios.
        let open = |space: &Space| self.is_open(board, side, *space);
        let east = [places.chios, places.samos].into_iter().find(open);
        let west = Some(places.corcyra).filter(|space| open(space) && !board.history.corcyra_left);
        match (west, east) {
            (Some(west), Some(east)) => Home::Halves(west, east),
            (Some(only), None) | (None, Some(only)) => Home::Here(only, u8::MAX),
            (None, None) if board.season.quarantine => Home::Nowhere,
            (None, None) => {
                let otherwise = match unit {
                    Unit::AlliedNaval => Home::Nowhere,
                    _ => self.capital(board, side),
                };
                self.first_open(board, side, &[places.piraeus], otherwise)
            }
        }
    }

    fn spartan_allies(&self, board: &Board, unit: Unit) -> Home {
        let (side, places) = (Side::Sparta, places());
        let levels: &[(Space, u8)] = match unit {
            Unit::AlliedCavalry => &[(places.sardis, 3), (places.pella, 2), (places.syracuse, 2)],
            _ => &[(places.syracuse, 2)],
        };
        let level =
            levels.iter().find_map(|&(space, level)| self.level(board, side, unit, space, level));
        if let Some(home) = level {
            return home;
        }
        let capital = self.capital(board, side);
        match unit {
            Unit::AlliedCavalry => self.first_open(board, side, &[places.thebes], capital),
            Unit::AlliedNaval => {
                let ports = [places.corinth, places.gythium];
                self.first_open(board, side, &ports, Home::Nowhere)
            }
            _ => {
                let open = |space| self.is_open(board, side, space);
                match (open(places.corinth), open(places.thebes)) {
                    (true, true) => Home::Halves(places.corinth, places.thebes),
                    (true, false) => Home::Here(places.corinth, u8::MAX),
                    (false, true) => Home::Here(places.thebes, u8::MAX),
                    (false, false) => capital,
                }
            }
        }
    }
}

/// PW-10.2.3d: where the table names Larisa it means Athens while Thessaly is neutral.
fn thessalian(board: &Board) -> Space {
    if board.card().thessaly_neutral { places().athens } else { places().larisa }
}

/// PW-8.2: whether a new strength point would have a place.
pub(crate) fn has_home(board: &Board, side: Side, unit: Unit) -> bool {
    let table = GoHome { relief: false };
    !matches!(table.destination(board, side, unit, 1), Home::Nowhere)
}

/// PW-6.9: once Chios is safe again, the allies leave Samos.
pub(crate) fn return_to_chios(board: &mut Board) {
    let (side, places) = (Side::Athens, places());
    if board.is_lost(side, places.chios) {
        return;
    }
    for unit in Unit::ALL.into_iter().filter(|unit| unit.is_allied()) {
        for _ in 0..board.count(side, places.samos, unit) {
            board.take(side, places.samos, unit);
            board.place(side, places.chios, unit, 1);
        }
    }
}
