//! PW-6.2: battles, in the field and on the way.

use serde::{Deserialize, Serialize};
use table::{Faults, Log, Message, Next, Rule};

use super::fights::Fight;
use super::halting::{disband, halt_leaderless};
use super::losses::{Losses, Purpose, Spot, force_at};
use super::omens::counts_at_the_end;
use super::politics::DrawLeader;
use crate::board::{Board, Force, GUARD, Post};
use crate::components::{map, places};
use crate::event::Event;
use crate::flow::{Frame, face, roll_moves};
use crate::ids::{Arm, Leader, Side, Space, Unit};
use crate::ledger::{Cause, Track};
use crate::moves::Move;
use crate::position::Position;

/// PW-6.2.1: what kind of battle it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Ships against men on land: no battle.
    Null,
    /// Ships against ships.
    Naval,
    /// Men on land.
    Land,
}

pub(crate) fn kind_of(forces: &[Force; 2]) -> Kind {
    let [athens, sparta] = forces;
    let only_naval = |force: &Force| force.land() == 0;
    let only_land = |force: &Force| force.naval() == 0;
    let null = |a: &Force, b: &Force| only_naval(a) && only_land(b);
    if null(athens, sparta) || null(sparta, athens) {
        Kind::Null
    } else if athens.naval() > 0 && sparta.naval() > 0 {
        Kind::Naval
    } else {
        Kind::Land
    }
}

/// A battle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Where.
    pub space: Space,
    /// Who, Athens first.
    pub spots: [Spot; 2],
    /// On land, or at sea.
    pub kind: Kind,
    /// The dice of Athens and Sparta; 0 if not yet rolled.
    pub dice: [u8; 2],
    /// The dice have been read.
    pub decided: bool,
    /// Who won; nobody, if it is drawn or not decided.
    pub winner: Option<Side>,
    /// Strength points to be lost, by side.
    pub owed: [u8; 2],
    /// Whose losses have been settled, Athens first.
    pub settled: u8,
    /// The winner was stronger by three or more.
    pub expected: bool,
    /// National hoplites of both sides before the losses.
    pub citizens: [u8; 2],
    /// Sparta has called another leader to defend the city.
    pub called: bool,
    /// Whose leader has been spared or mourned, Athens first.
    #[serde(default)]
    pub mourned: u8,
}

impl Battle {
    pub(crate) fn new(fight: Fight) -> Self {
        Battle {
            space: fight.space,
            spots: fight.spots,
            kind: Kind::Null,
            dice: [0; 2],
            decided: false,
            winner: None,
            owed: [0; 2],
            settled: 0,
            expected: false,
            citizens: [0; 2],
            called: false,
            mourned: 0,
        }
    }

    fn forces(&self, board: &Board) -> [Force; 2] {
        Side::BOTH.map(|side| force_at(board, side, self.spots[side.index()]))
    }

    /// PW-6.2.3, PW-6.2.4: the best tactician leads; several may be equally good.
    fn leaders<'a>(&self, board: &'a Board, side: Side) -> impl Iterator<Item = Leader> + 'a {
        let spot = self.spots[side.index()];
        let present = move || {
            Leader::all().filter(move |leader| {
                leader.side() == side
                    && match (spot, board.leaders[leader.index()]) {
                        (Spot::Space(space), Post::At(at)) => at == space,
                        (Spot::Expedition, post) => post == Post::Afield,
                        _ => false,
                    }
            })
        };
        let best = present().map(|leader| leader.tactical()).max();
        present().filter(move |leader| Some(leader.tactical()) == best)
    }

    fn tactical(&self, board: &Board, side: Side) -> i8 {
        self.leaders(board, side).next().map_or(0, |leader| leader.tactical())
    }
}

impl Rule<Frame> for Battle {
    fn clause(&self) -> &'static str {
        match self.kind {
            Kind::Null => "PW-6.2.2",
            Kind::Naval => "PW-6.2.3",
            Kind::Land => "PW-6.2.4",
        }
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        match Side::BOTH.get(usize::from(self.mourned)) {
            Some(&side) if self.decided => out.extend(self.leaders(board, side).map(Move::Lead)),
            _ => roll_moves(out),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Lead(leader) = mv {
            log.tell(Event::LeaderChosen { leader, clause: "PW-3.2.11" });
            self.bury(board, leader, log);
            return self.settle(board, log);
        }
        if self.dice[0] == 0 {
            self.dice[0] = face(mv);
            log.tell(Event::FirstDie { die: face(mv), clause: self.clause() });
            return Next::Stay;
        }
        self.dice[1] = face(mv);
        self.decide(board, log);
        self.settle(board, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.kind = kind_of(&self.forces(board));
        log.tell(Event::Battle { kind: self.kind, space: self.space });
        if self.kind == Kind::Null {
            self.part(board);
            return Next::End;
        }
        self.open(board)
    }

    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        if self.decided { self.settle(board, log) } else { Next::Stay }
    }

    fn prompt(&self, _: &Position) -> Message {
        let side = if self.dice[0] == 0 { Side::Athens } else { Side::Sparta };
        Message::new("chance-battle").with("space", &self.space).with("side", &side)
    }

    fn is_quiet(&self, _: &Board) -> bool {
        self.dice == [0; 2]
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let sound = self.kind != Kind::Null
            && self.dice.iter().all(|&die| die <= 6)
            && self.settled <= 2
            && Side::BOTH.into_iter().all(|side| self.spots[side.index()].can_be(board, side));
        Frame::Battle(*self).expect(sound, faults);
    }
}

impl Battle {
    pub(crate) fn calls(above: &Frame) -> bool {
        matches!(above, Frame::Losses(_) | Frame::DrawLeader(_))
    }

    /// Whether it can wait for another step: the dice that have fallen are read.
    pub(crate) fn is_waiting(&self) -> bool {
        self.decided == self.dice.iter().all(|&die| die > 0)
    }

    /// PW-6.2.4: Sparta calls another leader when the city itself is attacked.
    fn open(&mut self, board: &Board) -> Next<Frame> {
        let city = self.kind == Kind::Land && self.space == places().sparta;
        if city && !self.called && board.cup(Side::Sparta).next().is_some() {
            self.called = true;
            let side = Side::Sparta;
            return Next::Call(Frame::DrawLeader(DrawLeader { side, operate: false }));
        }
        Next::Stay
    }

    /// PW-6.2.2: ships and men on land leave each other alone.
    fn part(&self, board: &mut Board) {
        let [Spot::Space(athens), Spot::Space(sparta)] = self.spots else { return };
        if athens != sparta {
            return;
        }
        let space = athens;
        let Some(friend) = board.friend(space) else {
            // On neutral ground the ships leave.
            for side in Side::BOTH {
                if board.force(side, space).land() == 0 {
                    board.rout(side, space);
                }
            }
            return;
        };
        let armies = Side::BOTH.map(|side| board.has_army(side, space));
        let leaver = match armies {
            [true, false] => Side::Athens,
            [false, true] => Side::Sparta,
            _ => friend.other(),
        };
        board.rout(leaver, space);
    }

    /// PW-6.2.3, PW-6.2.4: what each side adds to its die.
    fn modifiers(&self, board: &Board, forces: &[Force; 2]) -> [i16; 2] {
        let [athens, sparta] = forces;
        let mut added = Side::BOTH.map(|side| i16::from(self.tactical(board, side)));
        let mut lead = |arm: Arm, worth: Option<i16>| {
            let difference = i16::from(athens.arm(arm)) - i16::from(sparta.arm(arm));
            let index = usize::from(difference < 0);
            if difference != 0 {
                added[index] += worth.unwrap_or(difference.abs());
            }
        };
        if self.kind == Kind::Naval {
            lead(Arm::Naval, None);
            let own = athens.units[Unit::Naval.index()];
            added[0] += if 2 * u16::from(own) >= u16::from(athens.naval()) { 2 } else { 0 };
            return added;
        }
        lead(Arm::Hoplite, None);
        lead(Arm::Cavalry, Some(1));
        let guard = if sparta.guard { GUARD } else { 0 };
        let own = u16::from(sparta.units[Unit::Hoplites.index()]) + u16::from(guard);
        added[1] += if own > 0 && 2 * own >= u16::from(sparta.land()) { 2 } else { 0 };
        added[1] += if self.space == places().sparta { 2 } else { 0 };
        added
    }

    /// By how much Athens' die is ahead before the dice fall; `None` if there is no battle.
    pub(crate) fn advantage(mut self, board: &Board) -> Option<i16> {
        let forces = self.forces(board);
        self.kind = kind_of(&forces);
        let [athens, sparta] = self.modifiers(board, &forces);
        (self.kind != Kind::Null).then_some(athens - sparta)
    }

    /// Reads the dice: who wins, and what it costs.
    fn decide(&mut self, board: &mut Board, log: &mut Log<'_, Event>) {
        let forces = self.forces(board);
        let added = self.modifiers(board, &forces);
        let totals: [i16; 2] = std::array::from_fn(|n| i16::from(self.dice[n]) + added[n]);
        let difference = totals[0] - totals[1];
        self.winner = match difference {
            0 => self.better_tactician(board),
            1.. => Some(Side::Athens),
            _ => Some(Side::Sparta),
        };
        self.decided = true;
        self.citizens = forces.map(|force| citizens(&force));
        log.tell(Event::BattleDecided {
            winner: self.winner,
            space: self.space,
            dice: self.dice,
            totals,
            clause: self.clause(),
        });
        match self.winner {
            None => self.owed = self.draw_costs(&forces),
            Some(winner) => self.price(&forces, winner, difference.unsigned_abs() as u8),
        }
    }

    /// PW-6.2.3: a tie goes to the greater tactical value, if it is positive.
    fn better_tactician(&self, board: &Board) -> Option<Side> {
        let [athens, sparta] = Side::BOTH.map(|side| self.tactical(board, side).max(0));
        match athens.cmp(&sparta) {
            std::cmp::Ordering::Greater => Some(Side::Athens),
            std::cmp::Ordering::Less => Some(Side::Sparta),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Event 11 (PW-3.2.11, PW-6.7): a low die kills a leader in that year.
    fn bury(&mut self, board: &mut Board, leader: Leader, log: &mut Log<'_, Event>) {
        self.mourned += 1;
        // PW-10.3.6.9: nobody is spared, and the turn counts.
        if counts_at_the_end(board) {
            board.season.fallen.insert(leader);
            board.leaders[leader.index()] = Post::Gone;
            log.tell(Event::LeaderDies { leader });
            return;
        }
        let people = &map().people;
        let immune = leader == people.alcibiades || leader == people.pericles;
        if !immune {
            board.history.dead[leader.side().index()] += 1;
            board.leaders[leader.index()] = Post::Gone;
            log.tell(Event::LeaderDies { leader });
        }
    }

    /// PW-6.2.3.2, PW-6.2.4.2: a draw costs one each, unless both have but one.
    fn draw_costs(&self, forces: &[Force; 2]) -> [u8; 2] {
        let counts = forces.map(|force| self.strength(&force));
        if counts == [1, 1] { [0; 2] } else { [1; 2] }
    }

    fn strength(&self, force: &Force) -> u8 {
        if self.kind == Kind::Naval { force.naval() } else { force.land() }
    }

    /// PW-6.2.3.1, PW-6.2.4.1: the difference of the dice or the winner's strength, the less of
    /// the two; superior cavalry saves the loser some, but never all.
    fn price(&mut self, forces: &[Force; 2], winner: Side, difference: u8) {
        let (won, lost) = (&forces[winner.index()], &forces[winner.other().index()]);
        let arm = if self.kind == Kind::Naval { Arm::Naval } else { Arm::Hoplite };
        let mut owed = difference.min(won.arm(arm));
        if self.kind == Kind::Land && owed > 0 {
            let saved = lost.arm(Arm::Cavalry).saturating_sub(won.arm(Arm::Cavalry));
            owed = owed.saturating_sub(saved).max(1);
        }
        self.owed[winner.other().index()] = owed;
        self.expected = won.arm(arm) >= lost.arm(arm).saturating_add(3);
    }

    /// Leaders, losses, then the consequences.
    fn settle(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        while let Some(&side) = Side::BOTH.get(usize::from(self.mourned)) {
            let dying = board.season.deadly
                && self.dice[side.index()] <= board.card().deaths.highest()
                && board.history.dead[side.index()] < 3;
            let mut leaders = self.leaders(board, side);
            let (first, second) = (leaders.next(), leaders.next());
            drop(leaders);
            match first {
                Some(_) if dying && second.is_some() => return Next::Stay,
                Some(leader) if dying => self.bury(board, leader, log),
                _ => self.mourned += 1,
            }
        }
        while self.settled < 2 {
            let side = Side::BOTH[usize::from(self.settled)];
            self.settled += 1;
            let left = self.owed[side.index()];
            if left > 0 {
                let purpose = if self.kind == Kind::Naval { Purpose::Naval } else { Purpose::Land };
                let spot = self.spots[side.index()];
                return Next::Call(Frame::Losses(Losses { side, spot, purpose, left }));
            }
        }
        let Some(winner) = self.winner else {
            Side::BOTH.into_iter().for_each(|side| self.retire(board, side));
            return Next::End;
        };
        if self.kind == Kind::Naval && self.goes_ashore(board, winner) {
            return self.go_ashore(board, log);
        }
        self.conclude(board, winner, log);
        Next::End
    }

    /// PW-6.2.3.1: a victor with as many hoplites lands, if there is anybody to fight.
    fn goes_ashore(&self, board: &Board, winner: Side) -> bool {
        let forces = self.forces(board);
        let (won, lost) = (&forces[winner.index()], &forces[winner.other().index()]);
        let hoplites = won.arm(Arm::Hoplite);
        lost.land() > 0 && hoplites >= lost.arm(Arm::Hoplite).max(1)
    }

    /// The same battle goes on, on land.
    fn go_ashore(&mut self, board: &Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        log.tell(Event::BattleAshore { space: self.space });
        let fight = Fight { space: self.space, spots: self.spots };
        *self = Battle { kind: Kind::Land, ..Battle::new(fight) };
        self.open(board)
    }

    fn conclude(&self, board: &mut Board, winner: Side, log: &mut Log<'_, Event>) {
        let loser = winner.other();
        let forces = self.forces(board);
        let fallen = citizens(&forces[loser.index()]) < self.citizens[loser.index()];
        // PW-6.6: hostages are taken once, and never after an armistice.
        if self.kind == Kind::Land && fallen && !board.history.armistice {
            let hostages = &mut board.history.hostages[winner.index()];
            if !std::mem::replace(hostages, true) {
                log.tell(Event::Hostages { side: winner });
            }
        }
        self.retire(board, loser);
        let (won, lost) = self.causes();
        board.change(Track::Confidence, winner, 1, won).tell(log);
        if !self.expected {
            board.change(Track::Confidence, loser, -1, lost).tell(log);
        }
        for side in Side::BOTH {
            if board.is_led(side) {
                board.score(side, winner, if winner == side { won } else { lost }).tell(log);
            }
        }
        // PW-5.1.1: nobody moves without a leader.
        if self.spots[winner.index()] == Spot::Expedition
            && self.leaders(board, winner).next().is_none()
        {
            halt_leaderless(board, log);
        }
    }

    /// Why the tracks of winner and loser change.
    fn causes(&self) -> (Cause, Cause) {
        let (space, at_sea) = (self.space, self.kind == Kind::Naval);
        (Cause::BattleWon { space, at_sea }, Cause::BattleLost { space, at_sea })
    }

    /// The rest of a force goes home.
    fn retire(&self, board: &mut Board, side: Side) {
        match self.spots[side.index()] {
            Spot::Expedition => disband(board),
            Spot::Space(space) => board.rout(side, space),
        }
    }
}

/// Hoplites whose loss means hostages.
fn citizens(force: &Force) -> u8 {
    force.units[Unit::Hoplites.index()].saturating_add(if force.guard { GUARD } else { 0 })
}
