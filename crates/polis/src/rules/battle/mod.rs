//! Chapter 13: what follows a turn, and battles with combat cards.

mod aftermath;
mod commanders;
mod doc;

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Named, Next, Rule};

use super::editions;
use crate::audit::MOST_PRESTIGE;
use crate::board::Board;
use crate::components::{CARDS, Special};
use crate::event::{BattleEnd, Event};
use crate::flow::{Frame, asks};
use crate::ids::{Card, CardHalf, Region, Side};
use crate::moves::Move;
use crate::position::{Secrets, Table};
use crate::refusal::{Reason, Refusal};
use crate::view::View;

pub use aftermath::Aftermath;
pub use commanders::Commanders;
use doc::Doc;

/// POL-13.15: a defender with fewer units than this has lost.
const LEAST_UNITS: u8 = 2;

/// A battle in one region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Doc", try_from = "Doc")]
pub struct Battle {
    /// Where.
    pub region: Region,
    /// Who attacks in this assault.
    pub attacker: Side,
    /// What is asked.
    pub stage: Stage,
    /// The attacker's two cards, once they lie open.
    pub attack: [Option<Card>; 2],
    /// Cards of earlier assaults, by kind.
    pub discards: [u8; CARDS],
    /// Prestige that each side has won in this battle.
    pub won: [u16; 2],
}

/// What a battle asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Stage {
    /// POL-13.7: does this side retreat?
    Retreat(Side),
    /// POL-13.5: cards are dealt.
    Deal,
    /// POL-13.8: the attacker chooses two cards.
    Attack,
    /// POL-13.8: the defender faces each with one.
    Defend,
}

impl Battle {
    /// POL-13.4: Sparta attacks first on land, Athens at sea.
    fn new(region: Region) -> Battle {
        let attacker = match region {
            Region::Land(_) => Side::Sparta,
            Region::Sea(_) => Side::Athens,
        };
        Battle {
            region,
            attacker,
            stage: Stage::Deal,
            attack: [None; 2],
            discards: [0; CARDS],
            won: [0; 2],
        }
    }

    /// Cards of a kind that are not in the deck.
    fn used(self, table: &Table, card: Card) -> u16 {
        let (kind, secrets) = (card.index(), &table.secrets);
        let open = self.attack.iter().flatten().filter(|&&laid| laid == card).count() as u16;
        let picked = u16::from(secrets.pick == Some(card));
        let held = u16::from(secrets.hands[0][kind]) + u16::from(secrets.hands[1][kind]);
        held + open + picked + u16::from(self.discards[kind])
    }

    /// Cards of a kind that are still in the deck.
    fn in_deck(self, table: &Table, card: Card) -> u8 {
        let copies = u16::from(table.board.edition.cards[card.index()].copies);
        copies.saturating_sub(self.used(table, card)) as u8
    }

    fn deck_size(self, table: &Table) -> u8 {
        Card::all().map(|card| self.in_deck(table, card)).sum()
    }

    /// POL-13.5, POL-13.14: cards a side still has to draw: as many as units, less its hand.
    /// POL-13.17: for the attacker of the last assault these are the two that it laid down.
    fn wanted(self, table: &Table, side: Side) -> u8 {
        let hand: u8 = table.secrets.hands[side.index()].iter().sum();
        table.board.units(side, self.region).saturating_sub(hand)
    }

    /// The side that the next card is dealt to: the attacker first.
    pub(crate) fn dealt_to(self, table: &Table) -> Option<Side> {
        let sides = [self.attacker, self.attacker.other()];
        sides.into_iter().find(|&side| self.wanted(table, side) > 0)
    }

    /// Who chooses cards now.
    pub(crate) fn chooser(self) -> Option<Side> {
        match self.stage {
            Stage::Attack => Some(self.attacker),
            Stage::Defend => Some(self.attacker.other()),
            Stage::Retreat(_) | Stage::Deal => None,
        }
    }

    /// POL-13.6: an assault begins if the deck can serve both; then each may retreat.
    fn next_assault(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        let wanted: u8 = Side::BOTH.into_iter().map(|side| self.wanted(table, side)).sum();
        if self.deck_size(table) < wanted {
            return self.end(table, BattleEnd::DeckExhausted, log);
        }
        self.ask_retreat(table, [self.attacker, self.attacker.other()])
    }

    /// POL-13.7: the coming attacker is asked first; who has no prestige is not asked.
    fn ask_retreat<const N: usize>(&mut self, table: &Table, sides: [Side; N]) -> Next<Frame> {
        let able = |side: &Side| table.board.player(*side).prestige > 0;
        match sides.into_iter().find(able) {
            Some(side) => self.stage = Stage::Retreat(side),
            None => self.deal(table),
        }
        Next::Stay
    }

    fn deal(&mut self, table: &Table) {
        self.stage = if self.dealt_to(table).is_some() { Stage::Deal } else { Stage::Attack };
    }

    fn stand(&mut self, table: &Table, side: Side) -> Next<Frame> {
        if side == self.attacker {
            return self.ask_retreat(table, [side.other()]);
        }
        self.deal(table);
        Next::Stay
    }

    /// POL-13.7: the retreat pays 1 prestige to the other side.
    fn retreat(&mut self, table: &mut Table, side: Side, log: &mut Log<'_, Event>) -> Next<Frame> {
        table.board.lose_prestige(side, 1);
        table.board.gain_prestige(side.other(), 1);
        self.won[side.other().index()] += 1;
        log.tell(Event::Retreated { side, region: self.region });
        self.end(table, BattleEnd::Retreat, log)
    }

    fn take_deal(
        &mut self,
        table: &mut Table,
        card: Card,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        if let Some(side) = self.dealt_to(table) {
            table.secrets.hands[side.index()][card.index()] += 1;
            let half = table.board.edition.half(card, self.region);
            log.tell(Event::Dealt { side, card: Some(half) });
        }
        self.deal(table);
        Next::Stay
    }

    /// The first card stays hidden until the second is chosen; then both lie open.
    fn lay(&mut self, table: &mut Table, card: Card, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(side) = self.chooser() else { return Next::Stay };
        table.secrets.hands[side.index()][card.index()] -= 1;
        let half = |card| table.board.edition.half(card, self.region);
        let Some(first) = table.secrets.pick.take() else {
            log.tell(Event::Picked { side, card: Some(half(card)) });
            table.secrets.pick = Some(card);
            return Next::Stay;
        };
        let cards = [half(first), half(card)];
        if self.stage == Stage::Attack {
            log.tell(Event::Attacked { side, cards });
            self.attack = [Some(first), Some(card)];
            self.stage = Stage::Defend;
            return Next::Stay;
        }
        log.tell(Event::Defended { side, cards });
        self.resolve(table, [first, card], log)
    }

    /// POL-13.9 to POL-13.13: both pairs are compared and their prestige is summed.
    fn resolve(
        &mut self,
        table: &mut Table,
        defence: [Card; 2],
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        let (mut prestige, mut losses) = (0_i8, 0_u8);
        for (attack, defence) in self.attack.into_iter().flatten().zip(defence) {
            let pair = compare(&table.board, attack, defence);
            prestige += pair.prestige;
            losses += u8::from(pair.loss);
            self.discards[attack.index()] += 1;
            self.discards[defence.index()] += 1;
        }
        self.attack = [None; 2];
        let board = &mut table.board;
        board.take_units(defender, self.region, losses);
        if let Ok(won) = u16::try_from(prestige) {
            board.gain_prestige(attacker, won);
            self.won[attacker.index()] += won;
            log.tell(Event::Assault { attacker, prestige, losses });
        } else {
            let due = u16::from(prestige.unsigned_abs());
            editions::force_loss(board, attacker, due, log, |lost| Event::Assault {
                attacker,
                prestige: -(lost as i8),
                losses,
            });
        }
        if board.ending.is_some() {
            table.secrets = Secrets::default();
            return Next::Over;
        }
        if board.units(defender, self.region) < LEAST_UNITS {
            return self.end(table, BattleEnd::DefenderBroken, log);
        }
        // POL-13.14: the roles change.
        self.attacker = defender;
        self.next_assault(table, log)
    }

    /// POL-13.16: what is left stays in the region; the cards go back to the deck.
    fn end(&mut self, table: &mut Table, why: BattleEnd, log: &mut Log<'_, Event>) -> Next<Frame> {
        table.secrets = Secrets::default();
        log.tell(Event::BattleEnded { region: self.region, why });
        Next::Become(Frame::Commanders(Commanders::after(self.region, self.won)))
    }

    /// POL-13.8: a side plays what it holds.
    fn check_card(&self, table: &Table, card: Card) -> Result<(), Refusal> {
        let hand = self.chooser().map_or(0, |side| table.secrets.hands[side.index()][card.index()]);
        if hand == 0 {
            return refuse("POL-13.8", Reason::NotInHand);
        }
        Ok(())
    }

    /// Whether there are as many cards in each hand as the stage wants.
    fn is_dealt(self, table: &Table) -> bool {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        let units = |side| table.board.units(side, self.region);
        let hand = |side: Side| table.secrets.hands[side.index()].iter().sum::<u8>();
        let full = |side: Side, laid: u8| hand(side) + laid == units(side);
        let picked = u8::from(table.secrets.pick.is_some());
        let attack = self.attack.iter().flatten().count() as u8;
        let missing = self.wanted(table, attacker) + self.wanted(table, defender);
        let drawing = attack == 0
            && picked == 0
            && self.deck_size(table) >= missing
            && Side::BOTH.into_iter().all(|side| hand(side) <= units(side));
        match self.stage {
            Stage::Retreat(side) => drawing && table.board.player(side).prestige > 0,
            Stage::Deal => drawing && missing > 0,
            Stage::Attack => attack == 0 && full(attacker, picked) && full(defender, 0),
            Stage::Defend => attack == 2 && full(attacker, attack) && full(defender, picked),
        }
    }
}

impl Rule<Frame> for Battle {
    fn clause(&self) -> &'static str {
        match self.stage {
            Stage::Retreat(_) => "POL-13.7",
            Stage::Deal => "POL-13.5",
            Stage::Attack | Stage::Defend => "POL-13.8",
        }
    }

    fn awaits(&self, _: &Table) -> Actor {
        match self.stage {
            Stage::Retreat(side) => Actor::Seat(side.seat()),
            Stage::Deal => Actor::Chance,
            Stage::Attack => Actor::Seat(self.attacker.seat()),
            Stage::Defend => Actor::Seat(self.attacker.other().seat()),
        }
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let half = |card| table.board.edition.half(card, self.region);
        match (self.stage, self.chooser()) {
            (Stage::Retreat(_), _) => out.extend([Move::Stand, Move::Retreat]),
            (_, Some(side)) => {
                let hand = &table.secrets.hands[side.index()];
                let held = Card::all().filter(|card| hand[card.index()] > 0);
                out.extend(held.map(|card| Move::Play(half(card))));
            }
            (_, None) => {
                let left = |card: &Card| self.in_deck(table, *card) > 0;
                out.extend(Card::all().filter(left).map(|card| Move::Deal(half(card))));
            }
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let edition = table.board.edition;
        let card = match mv {
            Move::Deal(half) | Move::Play(half) | Move::Misnamed(half) => edition.kind(half),
            _ => Card(0),
        };
        match (self.stage, mv) {
            // POL-13.5: in a battle a card has the name of the half that counts.
            (_, Move::Deal(half) | Move::Play(half) | Move::Misnamed(half))
                if edition.half(card, self.region) != half =>
            {
                let card = edition.half(card, self.region);
                refuse("POL-13.5", Reason::OtherHalf { card })
            }
            (Stage::Retreat(_), Move::Stand | Move::Retreat) => Ok(()),
            (Stage::Deal, Move::Deal(_)) if self.in_deck(table, card) > 0 => Ok(()),
            (Stage::Deal, _) => refuse("POL-13.5", Reason::NotAsked),
            (Stage::Attack | Stage::Defend, Move::Play(_)) => self.check_card(table, card),
            (Stage::Attack | Stage::Defend, Move::Retreat) => {
                refuse("POL-13.7", Reason::RetreatTooLate)
            }
            _ => refuse("POL-13.8", Reason::NotAsked),
        }
    }

    /// A card is dealt as often as there are copies of it in the deck.
    fn weight(&self, table: &Table, mv: Move) -> u32 {
        match mv {
            Move::Deal(half) => u32::from(self.in_deck(table, table.board.edition.kind(half))),
            _ => 1,
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let edition = table.board.edition;
        match (self.stage, mv) {
            (Stage::Retreat(side), Move::Retreat) => self.retreat(table, side, log),
            (Stage::Retreat(side), _) => self.stand(table, side),
            (_, Move::Deal(half)) => self.take_deal(table, edition.kind(half), log),
            (_, Move::Play(half)) => self.lay(table, edition.kind(half), log),
            _ => Next::Stay,
        }
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        log.tell(Event::BattleBegan { region: self.region });
        self.next_assault(table, log)
    }

    fn prompt(&self, _: &View) -> Message {
        let message = match self.stage {
            Stage::Retreat(side) => asks("prompt-retreat", side),
            Stage::Deal => Message::new("prompt-deal"),
            Stage::Attack => asks("prompt-attack", self.attacker),
            Stage::Defend => asks("prompt-defend", self.attacker.other()),
        };
        message.name("region", self.region.name())
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        let here = |half: &CardHalf| table.board.edition.kind_in(*half, self.region).is_some();
        out.extend(CardHalf::by_id(thing).filter(here).map(Move::Play));
    }

    fn is_quiet(&self, _: &Table) -> bool {
        true
    }

    /// As many cards as the box holds, as many in each hand as the stage wants, and units to fight.
    fn audit(&self, table: &Table, faults: &mut Faults) {
        let copies = |card: &Card| u16::from(table.board.edition.cards[card.index()].copies);
        let enough = Card::all().all(|card| self.used(table, card) <= copies(&card));
        let sane = enough && self.won.iter().all(|&won| won <= MOST_PRESTIGE);
        let fought = |side| table.board.units(side, self.region) >= LEAST_UNITS;
        let sound = sane && Side::BOTH.into_iter().all(fought) && self.is_dealt(table);
        faults.expect(sound, || format!("the battle of {} can't be so", self.region.id()));
    }
}

/// What one pair of cards does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Prestige for the attacker; negative for a salpinx.
    pub prestige: i8,
    /// The defender loses a unit.
    pub loss: bool,
}

/// POL-13.9 to POL-13.12: one card of the attacker against one of the defender.
#[must_use]
pub fn compare(board: &Board, attack: Card, defence: Card) -> Pair {
    let (attack, defence) =
        (&board.edition.cards[attack.index()], &board.edition.cards[defence.index()]);
    let matched = match (attack.special, defence.special) {
        // POL-13.12: nothing matches the salpinx, and in defence it matches nothing ...
        (Special::Salpinx, _) => false,
        // POL-13.11: ... but mercenaries are matched by any card.
        (Special::Mercenaries, _) => true,
        (Special::None, Special::Mercenaries) => true,
        (Special::None, Special::Salpinx) => false,
        (Special::None, Special::None) => attack.formation == defence.formation,
    };
    if matched {
        // POL-13.10: no loss, and only a difference in the attacker's favour.
        Pair { prestige: (attack.value - defence.value).max(0), loss: false }
    } else {
        // POL-13.9: a unit and the whole value.
        Pair { prestige: attack.value, loss: true }
    }
}
