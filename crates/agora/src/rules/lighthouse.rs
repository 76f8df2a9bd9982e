//! AGO-9.23: the Lighthouse of Alexandria looks at two piles before the turn.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Next};

use super::activate;
use super::draw::{check_open, check_outcome, outcomes};
use crate::components::components;
use crate::event::Event;
use crate::flow::{Frame, Rule};
use crate::ids::{Colour, Player};
use crate::moves::Move;
use crate::position::{Face, Knowers, Table, Top};
use crate::refusal::{Reason, Refusal};

/// How many piles it looks at.
const LOOKS: u32 = 2;

/// Before phase 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lighthouse {
    /// Whose turn begins.
    pub player: Player,
    /// Piles looked at, as a set.
    pub seen: u8,
}

impl Lighthouse {
    pub(crate) fn of(player: Player) -> Lighthouse {
        Lighthouse { player, seen: 0 }
    }

    fn advance(self, table: &Table) -> Next<Frame> {
        let owns = table.board.of(self.player).has(components().named.lighthouse);
        let more = owns && table.board.open_piles().any(|colour| self.seen & colour.bit() == 0);
        if self.seen.count_ones() < LOOKS && more { Next::Stay } else { Next::End }
    }

    fn check_look(self, table: &Table, colour: Colour) -> Result<(), Refusal> {
        check_open(&table.board, colour)?;
        if self.seen & colour.bit() != 0 {
            return refuse("AGO-9.23", Reason::SamePile { colour });
        }
        if self.seen == 0 {
            let lighthouse = components().named.lighthouse;
            activate::check_ready(&table.board, self.player, lighthouse, "AGO-9.23")?;
        }
        Ok(())
    }
}

impl Rule for Lighthouse {
    fn awaits(&self, _: &Table) -> Actor {
        Actor::Seat(self.player.seat())
    }

    fn pauses(&self) -> Option<Player> {
        Some(self.player)
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
                table.board.used |= components().named.lighthouse.bit();
                self.seen |= colour.bit();
                Next::Call(Frame::Peek(Peek { player: self.player, colour }))
            }
            _ => Next::End,
        }
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
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

impl Rule for Peek {
    fn awaits(&self, _: &Table) -> Actor {
        Actor::Chance
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        outcomes(table, self.colour, out);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        check_outcome(table, self.colour, mv)
    }

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

    fn begin(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        if table.board.is_open(self.colour) { Next::Stay } else { Next::End }
    }
}
