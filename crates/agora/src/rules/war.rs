//! AGO-7.1 to AGO-7.8: war, its gain, its destruction and its sacrifice.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::activate::{check_coins, check_other};
use super::assassin;
use crate::board::{Board, visible};
use crate::components::components;
use crate::event::{Event, Loss};
use crate::flow::{Frame, impossible};
use crate::ids::{Piece, Player};
use crate::known::{Knowers, Known, put_down};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// Phase 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct War {
    /// Whose turn it is.
    pub player: Player,
    /// AGO-7.1: the war of this turn has been fought.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fought: bool,
}

/// AGO-7.1: visible war symbols. AGO-9.22: those of Troy only defend. AGO-9.2: each card under
/// Alexander is one.
#[must_use]
pub fn strength(table: &Table, player: Player, attacks: bool) -> u16 {
    let (board, all) = (&table.board, components());
    let own = board.of(player);
    let mut war = board.sum(player, |sums| sums.war);
    if own.has(all.named.alexander) {
        war += u16::from(table.secrets.tucked.len());
    }
    if attacks {
        let troy = own.cards.iter().filter(|piece| piece.kind == all.named.troy);
        war -= troy.map(|piece| u16::from(visible(all, *piece).war)).sum::<u16>();
    }
    war
}

/// AGO-9.12: what Mercenaries cost to be stronger than the defender; nothing if not needed.
#[must_use]
pub fn hire(table: &Table, player: Player, defender: Player) -> u16 {
    let (own, other) = (strength(table, player, true), strength(table, defender, false));
    (other + 1).saturating_sub(own).saturating_mul(components().numbers.mercenary_coins)
}

/// AGO-7.7: a card with a visible war symbol, but never Troy.
fn can_sacrifice(table: &Table, piece: Piece) -> bool {
    let all = components();
    let tucked = piece.kind == all.named.alexander && !table.secrets.tucked.is_empty();
    piece.kind != all.named.troy && (tucked || visible(all, piece).war > 0)
}

/// AGO-7.5, AGO-4.3: an unprotected card; AGO-9.20: the Statue of Zeus before all others; AGO-9.5: not
/// Diogenes for the owner of Alexander.
fn check_destroy(
    board: &Board,
    attacker: Player,
    defender: Player,
    piece: Piece,
) -> Result<(), Refusal> {
    let named = &components().named;
    let kind = piece.kind;
    refuse_if(!board.of(defender).cards.contains(&piece), "AGO-7.5", Reason::NotInCity { kind })?;
    refuse_if(piece.has_coin(), "AGO-7.5", Reason::HasCoin { kind })?;
    let statue = Piece::new(named.statue);
    refuse_if(
        kind != named.statue && board.of(defender).cards.contains(&statue),
        "AGO-9.20",
        Reason::StatueFirst,
    )?;
    refuse_if(
        kind == named.diogenes && board.of(attacker).has(named.alexander),
        "AGO-9.5",
        Reason::Diogenes,
    )
}

/// AGO-7.8: a card leaves its city for its owner's history; everybody has seen it. AGO-4.3: the coin on
/// it is lost. AGO-9.2: what lay under Alexander leaves the game.
pub(crate) fn lose(
    table: &mut Table,
    owner: Player,
    piece: Piece,
    loss: Loss,
    log: &mut Log<'_, Event>,
) {
    if !table.board.of_mut(owner).take(piece) {
        return;
    }
    let (by, privy) = (Knowers::ALL, Knowers::default());
    let card = Known { kind: piece.kind, by, spent: piece.is_spent(), privy };
    put_down(&mut table.secrets.histories[owner.index()], card);
    log.tell(Event::Lost { player: owner, kind: piece.kind, loss });
    if piece.kind == components().named.alexander {
        let tucked = std::mem::take(&mut table.secrets.tucked);
        for kind in tucked.cards() {
            let privy = table.secrets.leave_with_all(None, kind);
            table.secrets.put_in_box(kind, Knowers::only(owner), privy);
        }
    }
}

impl War {
    pub(crate) fn of(player: Player) -> War {
        War { player, fought: false }
    }

    /// AGO-7.1, AGO-7.2, AGO-7.3.
    fn check_attack(self, table: &Table, defender: Player) -> Result<(), Refusal> {
        let board = &table.board;
        refuse_if(self.fought, "AGO-7.1", Reason::WarFought)?;
        check_other(board, self.player, defender, "AGO-7.1")?;
        refuse_if(board.partners.contains(defender), "AGO-7.2", Reason::TradePartner)?;
        let own = board.of(self.player);
        refuse_if(
            !own.cards.iter().any(|piece| can_sacrifice(table, *piece)),
            "AGO-7.3",
            Reason::NoSacrifice,
        )?;
        let need = hire(table, self.player, defender);
        if need == 0 {
            return Ok(());
        }
        if board.sum(self.player, |sums| sums.mercenary) == 0 {
            let own = strength(table, self.player, true);
            let other = strength(table, defender, false);
            return refuse("AGO-7.1", Reason::TooWeak { own, other });
        }
        check_coins(board, self.player, need, "AGO-9.12")
    }

    /// AGO-9.13: also after the war the Assassin may strike.
    fn advance(self, table: &Table) -> Next<Frame> {
        let can = table.board.others(self.player).any(|one| self.check_attack(table, one).is_ok());
        if can || assassin::is_ready(&table.board, self.player) { Next::Stay } else { Next::End }
    }

    /// AGO-7.4: one coin from the bank for each card in the defender's city.
    fn attack(
        &mut self,
        table: &mut Table,
        defender: Player,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        self.fought = true;
        let attacker = self.player;
        let hired = hire(table, attacker, defender);
        let coins = table.board.of(defender).cards.len() as u16;
        table.board.pay(attacker, hired);
        table.board.receive(attacker, coins);
        log.tell(Event::Attacked { player: attacker, defender, coins, hired });
        Next::Call(Frame::Plunder(Plunder { attacker, defender }))
    }
}

impl Rule<Frame> for War {
    fn clause(&self) -> &'static str {
        "AGO-7.1"
    }

    phase!(advance);

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let others = table.board.others(self.player);
        let weaker = others.filter(|&one| self.check_attack(table, one).is_ok());
        out.extend(weaker.map(Move::Attack));
        out.push(Move::Done);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Attack(defender) => self.check_attack(table, defender),
            Move::Done => Ok(()),
            _ => refuse("AGO-7.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match mv {
            Move::Attack(defender) => self.attack(table, defender, log),
            _ => Next::End,
        }
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
    }

    fn prompt(&self, _: &View) -> Message {
        asks(if self.fought { "prompt-war-fought" } else { "prompt-war" }, self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        match Target::by_id(thing) {
            Some(Target::Player(player)) => out.push(Move::Attack(player)),
            other => assassin::moves_at(&table.board, self.player, other, out),
        }
    }

    fn opens(&self, above: &Frame) -> bool {
        self.fought
            && match above {
                Frame::Plunder(step) => step.attacker == self.player,
                Frame::Sacrifice(step) => step.player == self.player,
                _ => false,
            }
    }
}

/// What the victor destroys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plunder {
    /// The victor.
    pub attacker: Player,
    /// The defender.
    pub defender: Player,
}

impl Plunder {
    fn targets(self, board: &Board) -> impl Iterator<Item = Piece> + '_ {
        let cards = board.of(self.defender).distinct();
        cards.filter(move |one| check_destroy(board, self.attacker, self.defender, *one).is_ok())
    }

    fn next(self) -> Next<Frame> {
        Next::Become(Frame::Sacrifice(Sacrifice { player: self.attacker }))
    }
}

impl Rule<Frame> for Plunder {
    fn clause(&self) -> &'static str {
        "AGO-7.5"
    }

    fn awaits(&self, _: &Table) -> Actor {
        Actor::Seat(self.attacker.seat())
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        out.extend(self.targets(&table.board).map(Move::Destroy));
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let Move::Destroy(piece) = mv else { return refuse("AGO-7.5", Reason::ChooseDestroyed) };
        check_destroy(&table.board, self.attacker, self.defender, piece)
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Destroy(piece) = mv {
            lose(table, self.defender, piece, Loss::War, log);
        }
        self.next()
    }

    /// AGO-7.6: a city in which nothing can be destroyed loses nothing.
    fn begin(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        if self.targets(&table.board).next().is_some() { Next::Stay } else { self.next() }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-plunder", self.attacker).with("other", &self.defender)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        if let Some(Target::City(player, kind)) = Target::by_id(thing)
            && player == self.defender
        {
            out.extend(table.board.of(player).of_kind(kind).map(Move::Destroy));
        }
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let plays = table.board.plays(self.defender);
        faults.expect(plays && self.attacker != self.defender, || impossible(self));
    }
}

/// AGO-7.7: what the victor gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sacrifice {
    /// The victor.
    pub player: Player,
}

impl Rule<Frame> for Sacrifice {
    fn clause(&self) -> &'static str {
        "AGO-7.7"
    }

    asks_player!();

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let cards = table.board.of(self.player).distinct();
        out.extend(cards.filter(|one| can_sacrifice(table, *one)).map(Move::Sacrifice));
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let Move::Sacrifice(piece) = mv else { return refuse("AGO-7.7", Reason::ChooseSacrifice) };
        let kind = piece.kind;
        refuse_if(
            !table.board.of(self.player).cards.contains(&piece),
            "AGO-7.7",
            Reason::NotInCity { kind },
        )?;
        refuse_if(kind == components().named.troy, "AGO-9.22", Reason::Troy)?;
        refuse_if(!can_sacrifice(table, piece), "AGO-7.7", Reason::NoWarSymbol { kind })
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Sacrifice(piece) = mv {
            lose(table, self.player, piece, Loss::Sacrifice, log);
        }
        Next::End
    }

    fn begin(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        let cards = &table.board.of(self.player).cards;
        let can = cards.iter().any(|piece| can_sacrifice(table, *piece));
        if can { Next::Stay } else { Next::End }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-sacrifice", self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        if let Some(Target::City(player, kind)) = Target::by_id(thing)
            && player == self.player
        {
            out.extend(table.board.of(player).of_kind(kind).map(Move::Sacrifice));
        }
    }
}
