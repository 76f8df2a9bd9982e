//! AGO-1.4 to AGO-1.7: what lies on top of a pile, and the end cards.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Next, Rule};

use super::place::place;
use crate::board::Board;
use crate::components::components;
use crate::event::{Event, How};
use crate::flow::{Frame, impossible};
use crate::ids::{Colour, Player};
use crate::known::{Face, Knowers};
use crate::moves::Move;
use crate::names::asks;
use crate::position::Table;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// AGO-1.4: a pile that is locked or empty gives no cards.
pub(crate) fn check_open(board: &Board, colour: Colour) -> Result<(), Refusal> {
    if board.is_open(colour) { Ok(()) } else { refuse("AGO-1.4", Reason::Locked { colour }) }
}

/// A card from a pile of the player's choice, as a card allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// Who chooses.
    pub player: Player,
}

impl Rule<Frame> for Pick {
    fn clause(&self) -> &'static str {
        "AGO-9.3"
    }

    asks_player!();

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        out.extend(table.board.open_piles().map(Move::Draw));
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let Move::Draw(colour) = mv else { return refuse("AGO-9.3", Reason::ChoosePile) };
        check_open(&table.board, colour)
    }

    fn act(&mut self, _: &mut Table, mv: Move, _: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Draw(colour) = mv else { return Next::Stay };
        Next::Become(Frame::Draw(Draw::to_hand(self.player, colour)))
    }

    fn begin(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        if table.board.open_piles().next().is_none() { Next::End } else { Next::Stay }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-pick", self.player)
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        faults.expect(table.board.plays(self.player), || impossible(self));
    }
}

/// A card that chance takes from the top of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Who gets it.
    pub player: Player,
    /// The pile.
    pub colour: Colour,
    /// AGO-9.16: it goes straight into the city.
    pub into_city: bool,
    /// AGO-1.5: it replaces the end card, which was drawn first.
    pub replaces: bool,
}

impl Draw {
    pub(crate) const fn to_hand(player: Player, colour: Colour) -> Draw {
        Draw { player, colour, into_city: false, replaces: false }
    }

    pub(crate) const fn to_city(player: Player, colour: Colour) -> Draw {
        Draw { player, colour, into_city: true, replaces: false }
    }

    /// AGO-1.5, AGO-8.3: the end card is shown and locks its pile; its place is taken by the next card.
    fn show_end(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        let pile = &mut table.board.piles[self.colour.index()];
        pile.locked = true;
        pile.left = pile.left.saturating_sub(1);
        let empty = pile.left == 0;
        table.secrets.tops[self.colour.index()] = None;
        log.tell(Event::EndCard { player: self.player, colour: self.colour });
        self.replaces = true;
        if empty { Next::End } else { Next::Stay }
    }
}

/// AGO-1.6: the last card of an open pile is its end card, and is turned over.
fn turn_last(table: &mut Table, colour: Colour, log: &mut Log<'_, Event>) {
    let pile = &mut table.board.piles[colour.index()];
    // AGO-1.7: in a locked pile it stays face down.
    if pile.left == 1 && !pile.locked {
        (pile.left, pile.locked) = (0, true);
        table.secrets.tops[colour.index()] = None;
        log.tell(Event::LastCard { colour });
    }
}

/// What may lie on top of a pile, as outcomes of chance.
pub(crate) fn outcomes(table: &Table, colour: Colour, out: &mut Vec<Move>) {
    if let Some(top) = table.secrets.tops[colour.index()] {
        return out.push(outcome(top.face));
    }
    out.extend(table.secrets.unseen.only(colour).kinds().map(|(kind, _)| Move::Deal(kind)));
    if may_be_end(&table.board, colour) {
        out.push(Move::EndCard);
    }
}

fn outcome(face: Face) -> Move {
    match face {
        Face::Card(kind) => Move::Deal(kind),
        Face::End => Move::EndCard,
    }
}

/// AGO-0.7: the end card lies among the last five cards of its pile.
pub(crate) fn may_be_end(board: &Board, colour: Colour) -> bool {
    let pile = board.piles[colour.index()];
    !pile.locked && pile.left <= components().end_zone
}

/// Whether an outcome is possible.
pub(crate) fn check_outcome(table: &Table, colour: Colour, mv: Move) -> Result<(), Refusal> {
    let possible = match (table.secrets.tops[colour.index()], mv) {
        (Some(top), _) => mv == outcome(top.face),
        (None, Move::Deal(kind)) => kind.colour() == colour && table.secrets.unseen.has(kind),
        (None, Move::EndCard) => may_be_end(&table.board, colour),
        (None, _) => false,
    };
    if possible { Ok(()) } else { refuse("AGO-0.7", Reason::NotAsked) }
}

/// The weight of an outcome among all of them. Of `left` cards in reach of the end card, one is
/// the end card; the others are as likely as their copies among the unseen cards.
pub(crate) fn weight_of_top(table: &Table, colour: Colour, mv: Move) -> u32 {
    let unseen = u32::from(table.secrets.unseen.of_colour(colour));
    let others = u32::from(table.board.piles[colour.index()].left).saturating_sub(1);
    let may_end = may_be_end(&table.board, colour);
    match mv {
        _ if table.secrets.tops[colour.index()].is_some() => 1,
        Move::EndCard => unseen.max(1),
        Move::Deal(kind) => {
            let copies = u32::from(table.secrets.unseen.count(kind));
            if may_end { others * copies } else { copies }
        }
        _ => 0,
    }
}

impl Rule<Frame> for Draw {
    fn clause(&self) -> &'static str {
        "AGO-1.1"
    }

    turns_up!();

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Deal(kind) = mv else { return self.show_end(table, log) };
        let (player, colour) = (self.player, self.colour);
        let top = table.secrets.tops[colour.index()].take();
        if top.is_none() {
            table.secrets.unseen.take(kind);
        }
        let pile = &mut table.board.piles[colour.index()];
        pile.left = pile.left.saturating_sub(1);
        if self.into_city {
            turn_last(table, colour, log);
            // Whose turn it is matters to Phidias alone, who is not red.
            return match place(table, player, player, kind, 0, How::Colony, log) {
                Some(effect) => Next::Become(effect),
                None => Next::End,
            };
        }
        table.secrets.hands[player.index()].add(kind);
        // AGO-9.23: whoever has looked at the top knows who has the card now.
        let seen = top.map_or(Knowers::default(), |top| top.by);
        table.secrets.draw_seen(player, kind, seen);
        log.tell(Event::Drew { player, colour, kind: Some(kind), by: seen.and(player) });
        turn_last(table, colour, log);
        Next::End
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-draw", self.player).with("colour", &self.colour)
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let (board, pile) = (&table.board, table.board.piles[self.colour.index()]);
        let lies =
            if self.replaces { pile.locked && pile.left > 0 } else { board.is_open(self.colour) };
        // AGO-9.16: only the Colony brings cards into a city.
        let goes = !self.into_city || self.colour == Colour::Red;
        faults.expect(board.plays(self.player) && lies && goes, || impossible(self));
    }
}
