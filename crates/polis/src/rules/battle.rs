//! Chapter 13: what follows a turn, and battles with combat cards.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Named, Next, Rule, Set};

use super::editions;
use super::routes::Ways;
use super::trade::is_open_by_sea;
use crate::audit::MOST_PRESTIGE;
use crate::board::Board;
use crate::components::{CARDS, Special, components};
use crate::event::{BattleEnd, Event};
use crate::flow::{Frame, asks};
use crate::ids::{Card, CardHalf, Market, Region, Side};
use crate::keyed::{self, Keyed};
use crate::moves::Move;
use crate::position::{Secrets, Table};
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// POL-13.15: a defender with fewer units than this has lost.
const LEAST_UNITS: u8 = 2;

/// POL-13.1, POL-13.2: the end of a turn: penalties, then every battle that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    /// Whose turn it was.
    pub side: Side,
    /// Regions in which this turn's battle has been fought. POL-13.3, POL-13.16: none is fought
    /// twice after one turn.
    #[serde(deserialize_with = "keyed::read_set")]
    pub fought: Set<Region>,
}

impl Aftermath {
    pub(crate) fn of(side: Side) -> Aftermath {
        Aftermath { side, fought: Set::EMPTY }
    }

    /// POL-13.1, POL-17.14: regions whose units are enough for a battle.
    fn due(self, board: &Board) -> impl Iterator<Item = Region> + '_ {
        let threshold = board.event_rules().battle_threshold;
        let threshold = threshold.unwrap_or(board.edition.battle_threshold);
        Board::regions()
            .filter(move |&region| board.crowd(region) >= threshold)
            .filter(move |&region| !self.fought.contains(region))
    }

    fn next(&mut self, board: &Board) -> Next<Frame> {
        let mut due = self.due(board);
        match (due.next(), due.next()) {
            (None, _) => Next::End,
            (Some(region), None) => self.fight(region),
            (Some(_), Some(_)) => Next::Stay,
        }
    }

    fn fight(&mut self, region: Region) -> Next<Frame> {
        self.fought.insert(region);
        Next::Call(Frame::Battle(Battle::new(region)))
    }

    /// POL-17.9: free trade with Persia.
    fn punish_blockade(self, board: &mut Board, log: &mut Log<'_, Event>) {
        let Some(rule) = board.event_rules().free_trade else { return };
        let rival = self.side.other();
        let ways = Ways::of(board, rival);
        let shut = |market: Market| !is_open_by_sea(board, rival, market, &ways);
        let blocked = rule.markets.iter().any(shut);
        let galleys: u8 =
            rule.seas.iter().map(|sea| board.units(self.side, Region::Sea(sea))).sum();
        if blocked && galleys < rule.at_least {
            let side = self.side;
            editions::force_loss(board, side, u16::from(rule.lose), log, |lost| {
                Event::BlockadePunished { side, n: lost as u8 }
            });
        }
    }
}

impl Rule<Frame, Board> for Aftermath {
    fn clause(&self) -> &'static str {
        "POL-13.2"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        out.extend(self.due(board).map(Move::Battle));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Battle(region) if self.due(board).any(|due| due == region) => Ok(()),
            Move::Battle(region) => refuse("POL-13.2", Reason::NoBattle { region }),
            _ => refuse("POL-13.2", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, _: &mut Log<'_, Event>) -> Next<Frame> {
        match mv {
            Move::Battle(region) => self.fight(region),
            _ => self.next(board),
        }
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.punish_blockade(board, log);
        if board.ending.is_some() {
            return Next::Over;
        }
        self.next(board)
    }

    fn resume(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.next(board)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-aftermath", self.side)
    }

    fn wishes(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Region::by_id(thing).map(Move::Battle));
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}

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

    fn wishes(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
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

/// A battle in JSON: cards have the name of the half that counts there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Doc {
    region: Region,
    attacker: Side,
    stage: Stage,
    attack: Vec<CardHalf>,
    discards: Keyed<CardHalf, u8>,
    #[serde(
        serialize_with = "keyed::write_each::<Side, _, _, _>",
        deserialize_with = "keyed::read::<Side, _, _, _>"
    )]
    won: [u16; 2],
}

impl From<Battle> for Doc {
    fn from(battle: Battle) -> Doc {
        let half = |card| components().editions[0].half(card, battle.region);
        let discarded = Card::all().zip(battle.discards).filter(|(_, n)| *n > 0);
        Doc {
            region: battle.region,
            attacker: battle.attacker,
            stage: battle.stage,
            attack: battle.attack.into_iter().flatten().map(half).collect(),
            discards: discarded.map(|(card, n)| (half(card), n)).collect(),
            won: battle.won,
        }
    }
}

impl TryFrom<Doc> for Battle {
    type Error = String;

    fn try_from(doc: Doc) -> Result<Battle, String> {
        let Doc { region, attacker, stage, won, .. } = doc;
        let kind = |half: CardHalf| {
            let card = components().editions[0].kind_in(half, region);
            card.ok_or_else(|| format!("{} does not count in {}", half.id(), region.id()))
        };
        let attack = doc.attack.into_iter().map(kind).collect::<Result<Vec<_>, _>>()?;
        let mut discards = [0; CARDS];
        for (half, n) in doc.discards.0 {
            discards[kind(half)?.index()] = n;
        }
        let attack = [attack.first().copied(), attack.get(1).copied()];
        Ok(Battle { region, attacker, stage, attack, discards, won })
    }
}

impl Stage {
    const ALL: [(Stage, &'static str); 5] = [
        (Stage::Retreat(Side::Athens), "retreat_athens"),
        (Stage::Retreat(Side::Sparta), "retreat_sparta"),
        (Stage::Deal, "deal"),
        (Stage::Attack, "attack"),
        (Stage::Defend, "defend"),
    ];
}

impl From<Stage> for &'static str {
    fn from(stage: Stage) -> &'static str {
        Stage::ALL.iter().find(|(one, _)| *one == stage).map_or("", |(_, id)| id)
    }
}

impl TryFrom<String> for Stage {
    type Error = String;

    fn try_from(id: String) -> Result<Stage, String> {
        let found = Stage::ALL.iter().find(|(_, known)| *known == id);
        found.map(|(stage, _)| *stage).ok_or_else(|| format!("a battle has no stage {id:?}"))
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

/// POL-17.10: great commanders may double what a side has won in one battle of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commanders {
    /// Prestige won in the battle.
    #[serde(
        serialize_with = "keyed::write_each::<Side, _, _, _>",
        deserialize_with = "keyed::read::<Side, _, _, _>"
    )]
    pub won: [u16; 2],
    /// The side that is asked.
    pub asked: Side,
    /// The other side has been asked, or was asked first.
    pub last: bool,
}

impl Commanders {
    /// The side that attacked first in the battle is asked first.
    fn after(region: Region, won: [u16; 2]) -> Commanders {
        Commanders { won, asked: Battle::new(region).attacker, last: false }
    }

    fn can_double(self, board: &Board) -> bool {
        board.event_rules().commanders
            && self.won[self.asked.index()] > 0
            && !board.player(self.asked).doubled
    }

    fn next(&mut self, board: &Board) -> Next<Frame> {
        while !self.can_double(board) {
            if self.last {
                return Next::End;
            }
            self.asked = self.asked.other();
            self.last = true;
        }
        Next::Stay
    }
}

impl Rule<Frame, Board> for Commanders {
    fn clause(&self) -> &'static str {
        "POL-17.10"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.asked.seat())
    }

    fn legal(&self, _: &Board, out: &mut Vec<Move>) {
        out.extend([Move::Double, Move::Keep]);
    }

    fn check(&self, _: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Double | Move::Keep => Ok(()),
            _ => refuse("POL-17.10", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let side = self.asked;
        if mv == Move::Double {
            let won = self.won[side.index()];
            board.gain_prestige(side, won);
            board.player_mut(side).doubled = true;
            log.tell(Event::Doubled { side, n: won });
        }
        if self.last {
            return Next::End;
        }
        self.asked = side.other();
        self.last = true;
        self.next(board)
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.next(board)
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-commanders", self.asked).number("n", self.won[self.asked.index()])
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let sane = self.won.iter().all(|&won| won <= MOST_PRESTIGE) && self.can_double(board);
        faults.expect(sane, || format!("{} has nothing to double", self.asked.id()));
    }
}
