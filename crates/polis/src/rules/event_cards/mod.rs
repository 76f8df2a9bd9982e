//! POL-0.12, POL-0.13 and chapter 17: event cards, and the units that come back from them.

mod apply;
mod homecoming;

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Named, Next, Rule};

use super::besiege::check_pieces;
use super::editions;
use crate::board::Board;
use crate::components::{Effect, Item, SendUnits};
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{Good, Polis, Region, Side};
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::view::View;
use apply::{apply, lose_majority, set_market};

pub use homecoming::Homecoming;

/// POL-0.12: chance draws one card of the round's deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawEvent;

impl Rule<Frame, Board> for DrawEvent {
    fn clause(&self) -> &'static str {
        "POL-0.12"
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(board.round_card().events.iter().copied().map(Move::Event));
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Event(event) = mv {
            board.event = Some(event);
            log.tell(Event::CardDrawn { card: event });
        }
        Next::End
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        if board.round_card().events.is_empty() { Next::End } else { Next::Stay }
    }

    fn prompt(&self, _: &View) -> Message {
        Message::new("prompt-draw-event")
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}

/// POL-0.13: the card is applied by the reader, then by the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Who applies it first.
    pub reader: Side,
    /// The other side applies it now.
    pub second: bool,
    /// The effect of the card that is being applied.
    pub effect: u8,
    /// Units given up or sent for this effect.
    pub count: u8,
    /// A polis that the reader has taken over.
    pub taken: Option<Polis>,
}

impl Reading {
    pub(crate) fn by(reader: Side) -> Reading {
        Reading { reader, second: false, effect: 0, count: 0, taken: None }
    }

    /// Who applies the card now.
    #[must_use]
    pub fn side(&self) -> Side {
        if self.second { self.reader.other() } else { self.reader }
    }

    /// The effect that is being applied.
    #[must_use]
    pub fn current(&self, board: &Board) -> Option<&'static Effect> {
        let event = board.event?;
        board.edition.events[event.index()].effects.get(usize::from(self.effect))
    }

    fn advance(&mut self) {
        self.effect += 1;
        self.count = 0;
    }

    /// Applies effects until one of them asks something.
    fn go_on(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        loop {
            match self.current(board) {
                // POL-16.4: a card may have cost more prestige than there was.
                _ if board.ending.is_some() => return Next::Over,
                Some(effect) if self.asks(board, effect, log) => return Next::Stay,
                Some(_) => self.advance(),
                None if self.second => return Next::End,
                None => {
                    self.second = true;
                    self.effect = 0;
                }
            }
        }
    }

    /// Applies an effect, or says that the player has something to choose.
    fn asks(&mut self, board: &mut Board, effect: &Effect, log: &mut Log<'_, Event>) -> bool {
        let side = self.side();
        match *effect {
            Effect::RemoveUnits { side: who, n } => {
                who == side && self.count < n && has_units(board, side, None)
            }
            Effect::SendUnits(rule) => {
                rule.side.is_none_or(|who| who == side) && self.asks_to_send(board, &rule, log)
            }
            Effect::Exchange { min, .. } => {
                self.count == 0 && board.player(side).prestige >= u16::from(min)
            }
            Effect::Betrayal { .. } => {
                self.count == 0 && betrayed(board, self, effect).next().is_some()
            }
            Effect::MajorityLoss { territory, n } => {
                if !self.second {
                    lose_majority(board, territory, n, log);
                }
                false
            }
            Effect::MarketSet { goods, column } => {
                if !self.second {
                    set_market(board, goods, |_| column, log);
                }
                false
            }
            // POL-17.23: the markers stop at the ends of their rows.
            Effect::MarketShift { goods, by } => {
                let last = board.edition.prices[0].len() as u8 - 1;
                if !self.second {
                    set_market(board, goods, |at| at.saturating_add_signed(by).min(last), log);
                }
                false
            }
            Effect::Gain { side: who, .. }
            | Effect::Lose { side: who, .. }
            | Effect::Population { side: who, .. }
            | Effect::PlaceUnits { side: who, .. } => {
                if who == side {
                    apply(board, effect, log);
                }
                false
            }
        }
    }

    /// POL-17.3: units that are missing cost prestige once; then those that are there may go.
    fn asks_to_send(&self, board: &mut Board, rule: &SendUnits, log: &mut Log<'_, Event>) -> bool {
        let side = self.side();
        let here = units_on_map(board, side, rule.galleys);
        if self.count == 0 && here < rule.min {
            let missing = rule.min - here;
            let due = u16::from(missing) * u16::from(rule.penalty);
            editions::force_loss(board, side, due, log, |lost| Event::TooFewSent {
                side,
                missing,
                prestige: lost as u8,
            });
        }
        // POL-17.22: no more than the card allows.
        here > 0 && self.count < rule.max && board.ending.is_none()
    }

    fn must_send(&self, board: &Board, rule: &SendUnits) -> u8 {
        let here = units_on_map(board, self.side(), rule.galleys);
        rule.min.saturating_sub(self.count).min(here)
    }

    fn send(
        &mut self,
        board: &mut Board,
        region: Region,
        rule: &SendUnits,
        log: &mut Log<'_, Event>,
    ) {
        let side = self.side();
        board.take_units(side, region, 1);
        board.player_mut(side).abroad += 1;
        self.count += 1;
        match rule.reward {
            (Item::Good(good), n) => board.receive(side, good, n),
            (Item::Prestige, n) => board.gain_prestige(side, u16::from(n)),
        }
        let clause = editions::sending_clause(board.edition, rule.galleys);
        log.tell(Event::Sent { side, region, clause });
    }
}

impl Rule<Frame, Board> for Reading {
    fn clause(&self) -> &'static str {
        "POL-0.13"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side().seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let Some(effect) = self.current(board) else { return };
        let side = self.side();
        let held = Board::regions().filter(|&region| board.units(side, region) > 0);
        match *effect {
            Effect::RemoveUnits { .. } => out.extend(held.map(Move::Remove)),
            Effect::SendUnits(rule) => {
                out.extend(held.filter(|region| is_kind(*region, rule.galleys)).map(Move::Send));
                if self.must_send(board, &rule) == 0 {
                    out.push(Move::Done);
                }
            }
            Effect::Exchange { min, .. } => {
                let amounts = u16::from(min)..=board.player(side).prestige;
                out.extend(amounts.map(Move::Exchange));
            }
            Effect::Betrayal { .. } => out.extend(betrayed(board, self, effect).map(Move::Seize)),
            _ => {}
        }
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let Some(effect) = self.current(board) else { return refuse("POL-0.13", Reason::NotAsked) };
        let side = self.side();
        match (*effect, mv) {
            (Effect::RemoveUnits { .. }, Move::Remove(region)) => {
                check_units(board, side, region, "POL-17.19")
            }
            (Effect::SendUnits(rule), Move::Send(region)) => {
                check_sent(board, side, region, rule.galleys)
            }
            (Effect::SendUnits(rule), Move::Done) => match self.must_send(board, &rule) {
                0 => Ok(()),
                more => refuse("POL-17.3", Reason::MustSend { more }),
            },
            // POL-17.6: any amount; POL-0.5: silver that the track has no room for is lost.
            (Effect::Exchange { min, .. }, Move::Exchange(n)) => {
                let (min, max) = (u16::from(min), board.player(side).prestige);
                if (min..=max).contains(&n) {
                    return Ok(());
                }
                refuse("POL-17.6", Reason::OutOfRange { min, max })
            }
            (Effect::Betrayal { .. }, Move::Seize(polis)) => {
                if betrayed(board, self, effect).any(|one| one == polis) {
                    return Ok(());
                }
                refuse("POL-17.7", Reason::NotBetrayed { polis })
            }
            _ => refuse("POL-0.13", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.side();
        match (mv, self.current(board)) {
            (Move::Remove(region), _) => {
                board.take_units(side, region, 1);
                self.count += 1;
                log.tell(Event::UnitGivenUp { side, region });
            }
            (Move::Send(region), Some(Effect::SendUnits(rule))) => {
                self.send(board, region, rule, log);
            }
            (Move::Exchange(n), Some(Effect::Exchange { rate, .. })) => {
                let silver = n.saturating_mul(u16::from(*rate));
                let lost = board.surplus(side, Good::Silver, silver);
                board.lose_prestige(side, n);
                board.receive(side, Good::Silver, (silver - lost) as u8);
                self.count = 1;
                log.tell(Event::Exchanged { side, prestige: n, silver, lost });
            }
            (Move::Seize(polis), _) => {
                let cubes = board.population(polis);
                board.take_polis(side, polis, cubes);
                self.taken = Some(polis);
                self.count = 1;
                log.tell(Event::Seized { side, polis });
            }
            _ => self.advance(),
        }
        self.go_on(board, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.go_on(board, log)
    }

    fn prompt(&self, view: &View) -> Message {
        let title = view.board.event.map_or_else(|| Message::new(""), |event| event.name());
        asks("prompt-reading", self.side()).name("effect", title)
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        let region = Region::by_id(thing).into_iter();
        out.extend(region.flat_map(|region| [Move::Remove(region), Move::Send(region)]));
        out.extend(Polis::by_id(thing).map(Move::Seize));
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let side = self.side();
        let asks = match self.current(board) {
            Some(Effect::RemoveUnits { side: who, n }) => *who == side && self.count < *n,
            Some(Effect::SendUnits(rule)) => {
                rule.side.is_none_or(|who| who == side)
                    && self.count <= board.player(side).abroad
                    && self.count < rule.max
            }
            Some(Effect::Exchange { .. } | Effect::Betrayal { .. }) => self.count == 0,
            _ => false,
        };
        faults.expect(asks, || format!("the event asks {} nothing", side.id()));
    }
}

fn check_units(
    board: &Board,
    side: Side,
    region: Region,
    clause: &'static str,
) -> Result<(), Refusal> {
    if board.units(side, region) == 0 {
        return refuse(clause, Reason::NoUnits { region });
    }
    Ok(())
}

/// POL-17.3: galleys go to Egypt. POL-17.4, POL-17.22: hoplites go to Persia.
fn check_sent(board: &Board, side: Side, region: Region, galleys: bool) -> Result<(), Refusal> {
    let clause = editions::sending_clause(board.edition, galleys);
    if !is_kind(region, galleys) {
        return refuse(clause, Reason::WrongUnits { galleys });
    }
    check_units(board, side, region, clause)
}

fn is_kind(region: Region, galleys: bool) -> bool {
    matches!(region, Region::Sea(_)) == galleys
}

fn has_units(board: &Board, side: Side, galleys: Option<bool>) -> bool {
    let kind = |region: &Region| galleys.is_none_or(|galleys| is_kind(*region, galleys));
    Board::regions().filter(kind).any(|region| board.units(side, region) > 0)
}

fn units_on_map(board: &Board, side: Side, galleys: bool) -> u8 {
    let regions = Board::regions().filter(|&region| is_kind(region, galleys));
    regions.map(|region| board.units(side, region)).sum()
}

/// POL-17.7: poleis that the side can take over by betrayal.
fn betrayed<'b>(
    board: &'b Board,
    reading: &Reading,
    effect: &Effect,
) -> impl Iterator<Item = Polis> + use<'b> {
    let (side, taken) = (reading.side(), reading.taken);
    let limit = match *effect {
        Effect::Betrayal { max_population } => max_population,
        _ => 0,
    };
    board
        .league(side.other())
        .filter(move |&polis| !board.is_capital(polis) && Some(polis) != taken)
        .filter(move |&polis| board.population(polis) <= limit)
        .filter(move |&polis| check_pieces(board, side, polis, "POL-17.7").is_ok())
}
