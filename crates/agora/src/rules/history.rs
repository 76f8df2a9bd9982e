//! AGO-9.9, AGO-9.10: Herodotus reads a history and takes a card out of it, Hippocrates brings one
//! back to the city.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Faults, Log, Message, Next, Rule};

use super::activate::{check_other, check_ready};
use super::place::effect;
use crate::components::components;
use crate::event::{Event, How};
use crate::flow::{Frame, impossible};
use crate::ids::{Kind, Piece, Player};
use crate::known::{Cards, Knowers, Known, Mark, copies};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};

pub(crate) fn check_herodotus(table: &Table, player: Player, of: Player) -> Result<(), Refusal> {
    check_other(&table.board, player, of, "AGO-9.9")?;
    check_ready(&table.board, player, components().named.herodotus, "AGO-9.9")?;
    refuse_if(table.secrets.history(of).is_empty(), "AGO-9.9", Reason::NoHistory)
}
use crate::view::View;

/// Whether Hippocrates can be used at all.
pub(crate) fn check_hippocrates(table: &Table, player: Player) -> Result<(), Refusal> {
    check_ready(&table.board, player, components().named.hippocrates, "AGO-9.10")?;
    refuse_if(table.secrets.history(player).is_empty(), "AGO-9.10", Reason::NoHistory)
}

/// AGO-9.9, AGO-9.10: a card of a history; whoever finds copies that differ says which.
pub(crate) fn check_copy(
    history: &Cards,
    kind: Kind,
    mark: Option<Mark>,
    clause: &'static str,
) -> Result<(), Refusal> {
    let differ = copies(history, kind).nth(1).is_some();
    let lies = |mark: Mark| copies(history, kind).any(|one| one == mark);
    let several = history.iter().filter(|card| card.kind == kind).nth(1).is_some();
    let here = copies(history, kind).next().is_some();
    match mark {
        None if differ => refuse(clause, Reason::WhichCopy { kind }),
        None if here => Ok(()),
        Some(mark) if lies(mark) && differ => Ok(()),
        Some(mark) if lies(mark) && several => refuse(clause, Reason::CopiesAlike { kind }),
        Some(mark) if lies(mark) => refuse(clause, Reason::OnlyCopy { kind }),
        Some(_) if here => refuse(clause, Reason::NoSuchCopy { kind }),
        _ => refuse(clause, Reason::NotInHistory { kind }),
    }
}

/// Every card of a history that differs from others.
pub(crate) fn list(history: &Cards, of: fn(Kind, Option<Mark>) -> Move, out: &mut Vec<Move>) {
    let mut last = None;
    let kinds = history.iter().map(|card| card.kind);
    for kind in kinds.filter(|kind| last.replace(*kind) != Some(*kind)) {
        if copies(history, kind).nth(1).is_some() {
            out.extend(copies(history, kind).map(|mark| of(kind, Some(mark))));
        } else {
            out.push(of(kind, None));
        }
    }
}

/// Takes a card out of a history.
fn take(history: &mut Cards, kind: Kind, mark: Option<Mark>) -> Option<Known> {
    let is = |card: &Known| card.kind == kind && mark.is_none_or(|mark| card.mark() == mark);
    let place = history.iter().position(is)?;
    Some(history.remove(place))
}

/// AGO-9.9: Herodotus has seen the pile now, whatever he removes.
pub(crate) fn herodotus(
    table: &mut Table,
    player: Player,
    of: Player,
    log: &mut Log<'_, Event>,
) -> Frame {
    if let Some(piece) = table.board.of(player).find(components().named.herodotus) {
        table.board.of_mut(player).mark(piece, piece.spent());
    }
    let history = &mut table.secrets.histories[of.index()];
    for card in history.iter_mut() {
        card.by = card.by.and(player);
        card.privy = card.privy.without(Knowers::only(player));
    }
    history.sort_unstable();
    log.tell(Event::HistoryRead { player, of });
    Frame::Erase(Erase { player, of })
}

/// AGO-9.10: a card of the history is placed again, as if it were new, but what was used once per
/// game stays used.
pub(crate) fn hippocrates(
    table: &mut Table,
    player: Player,
    kind: Kind,
    mark: Option<Mark>,
    log: &mut Log<'_, Event>,
) -> Option<Frame> {
    if let Some(piece) = table.board.of(player).find(components().named.hippocrates) {
        table.board.of_mut(player).mark(piece, piece.spent());
    }
    let card = take(&mut table.secrets.histories[player.index()], kind, mark)?;
    let fresh = Piece::new(kind);
    let piece = if card.spent { fresh.spent() } else { fresh };
    table.board.of_mut(player).put(piece);
    log.tell(Event::Placed { player, kind, how: How::Hippocrates });
    effect(table, player, player, kind, 0)
}

/// AGO-9.9: Herodotus removes one card of the history that he has read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erase {
    /// Who reads.
    pub player: Player,
    /// Whose history it is.
    pub of: Player,
}

impl Rule<Frame> for Erase {
    fn clause(&self) -> &'static str {
        "AGO-9.9"
    }

    asks_player!();

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        list(table.secrets.history(self.of), Move::Erase, out);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let Move::Erase(kind, mark) = mv else { return refuse("AGO-9.9", Reason::ChooseErased) };
        check_copy(table.secrets.history(self.of), kind, mark, "AGO-9.9")
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Erase(kind, mark) = mv else { return Next::Stay };
        let Some(card) = take(&mut table.secrets.histories[self.of.index()], kind, mark) else {
            return Next::End;
        };
        table.secrets.put_in_box(kind, card.by, card.privy);
        let (player, of, colour) = (self.player, self.of, kind.colour());
        let by = card.by.or(card.privy);
        log.tell(Event::Erased { player, of, colour, kind: Some(kind), by });
        Next::End
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-erase", self.player).with("other", &self.of)
    }

    fn moves_at(&self, _: &Table, thing: &str, out: &mut Vec<Move>) {
        if let Some(Target::History(kind)) = Target::by_id(thing) {
            out.push(Move::Erase(kind, None));
        }
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let play = [self.player, self.of].into_iter().all(|one| table.board.plays(one));
        faults.expect(play && self.player != self.of, || impossible(self));
    }
}
