//! AGO-9.23: the Lighthouse of Alexandria looks at two piles before the turn.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Next, Rule, Seat, Set};

use super::pile::{check_open, check_outcome, outcomes, weight_of_top};
use super::{activate, assassin};
use crate::components::components;
use crate::event::Event;
use crate::flow::{Frame, bits, impossible};
use crate::ids::{Colour, Player};
use crate::known::{Face, Knowers, Top};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// How many piles it looks at.
const LOOKS: usize = 2;

/// Before phase 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lighthouse {
    /// Whose turn begins.
    pub player: Player,
    /// Piles looked at.
    #[serde(with = "bits")]
    pub seen: Set<Colour>,
}

impl Lighthouse {
    pub(crate) fn of(player: Player) -> Lighthouse {
        Lighthouse { player, seen: Set::EMPTY }
    }

    fn advance(self, table: &Table) -> Next<Frame> {
        let owns = table.board.of(self.player).has(components().named.lighthouse);
        let more = owns && table.board.open_piles().any(|colour| !self.seen.contains(colour));
        if self.seen.len() < LOOKS && more { Next::Stay } else { Next::End }
    }

    fn check_look(self, table: &Table, colour: Colour) -> Result<(), Refusal> {
        check_open(&table.board, colour)?;
        refuse_if(self.seen.contains(colour), "AGO-9.23", Reason::SamePile { colour })?;
        if self.seen.is_empty() {
            let lighthouse = components().named.lighthouse;
            activate::check_ready(&table.board, self.player, lighthouse, "AGO-9.23")?;
        }
        Ok(())
    }
}

impl Rule<Frame> for Lighthouse {
    fn clause(&self) -> &'static str {
        "AGO-9.23"
    }

    asks_player!();

    fn interrupted_by(&self) -> Option<Seat> {
        Some(self.player.seat())
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let looks = Colour::ALL.into_iter().filter(|&one| self.check_look(table, one).is_ok());
        out.extend(looks.map(Move::Look));
        out.push(Move::Done);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Look(colour) => self.check_look(table, colour),
            Move::Done => Ok(()),
            _ => refuse("AGO-9.23", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, _: &mut Log<'_, Event>) -> Next<Frame> {
        match mv {
            Move::Look(colour) => {
                table.board.used.insert(components().named.lighthouse);
                self.seen.insert(colour);
                Next::Call(Frame::Peek(Peek { player: self.player, colour }))
            }
            _ => Next::End,
        }
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.resume(table, log)
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-lighthouse", self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        match Target::by_id(thing) {
            Some(Target::Pile(colour)) => out.push(Move::Look(colour)),
            other => assassin::moves_at(&table.board, self.player, other, out),
        }
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let lighthouse = components().named.lighthouse;
        let owns = table.board.of(self.player).has(lighthouse);
        let looked = self.seen.is_empty() != table.board.is_used(lighthouse);
        faults.expect(owns && looked && self.seen.len() <= LOOKS, || impossible(self));
    }

    fn opens(&self, above: &Frame) -> bool {
        matches!(above, Frame::Peek(_))
    }
}

/// A look at the top of a pile: chance says what lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peek {
    /// Who looks.
    pub player: Player,
    /// The pile.
    pub colour: Colour,
}

impl Rule<Frame> for Peek {
    fn clause(&self) -> &'static str {
        "AGO-9.23"
    }

    turns_up!();

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let face = match mv {
            Move::Deal(kind) => Face::Card(kind),
            _ => Face::End,
        };
        let secrets = &mut table.secrets;
        let known = secrets.tops[self.colour.index()];
        if let (None, Face::Card(kind)) = (known, face) {
            secrets.unseen.take(kind);
        }
        let by = known.map_or(Knowers::default(), |top| top.by).and(self.player);
        secrets.tops[self.colour.index()] = Some(Top { face, by });
        log.tell(Event::Peeked { player: self.player, colour: self.colour, face: Some(face) });
        Next::End
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-peek", self.player).with("colour", &self.colour)
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let board = &table.board;
        faults.expect(board.plays(self.player) && board.is_open(self.colour), || impossible(self));
    }
}
