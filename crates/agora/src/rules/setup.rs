//! AGO-0.3 to AGO-0.8: city boards, and one card for everybody.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::pile::{Draw, check_open};
use super::turn::Turn;
use crate::board::{Board, Deal};
use crate::components::components;
use crate::event::Event;
use crate::flow::{Frame, impossible};
use crate::ids::{City, Player, Side};
use crate::moves::Move;
use crate::names::asks;
use crate::pointing::Target;
use crate::position::Table;
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// The set-up that players and chance take part in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Boards first, then cards.
    pub cards: bool,
    /// How many players have had their turn in this stage.
    pub done: u8,
}

impl Opening {
    pub(crate) fn first() -> Opening {
        Opening { cards: false, done: 0 }
    }

    /// AGO-0.5: boards are chosen counter-clockwise from the first player's right; everything
    /// else goes clockwise from the first player.
    pub(crate) fn player(self, board: &Board) -> Player {
        if !self.cards && board.deal == Deal::Chosen {
            return Player(board.n.saturating_sub(1).saturating_sub(self.done));
        }
        self.dealt_to(board).unwrap_or(Player(self.done))
    }

    /// AGO-0.4: who is dealt the next board; nobody once all have one.
    fn dealt_to(self, board: &Board) -> Option<Player> {
        if self.cards || board.deal != Deal::Dealt {
            return None;
        }
        board.everybody().find(|&player| board.of(player).city.is_none())
    }

    fn advance(&mut self, board: &Board) -> Next<Frame> {
        if self.done < board.n {
            return Next::Stay;
        }
        if self.cards {
            return Next::Become(Frame::Turn(Turn::of(Player(0))));
        }
        *self = Opening { cards: true, done: 0 };
        Next::Stay
    }

    fn check_side(self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match (board.deal, mv) {
            (Deal::Dealt, Move::Side(_)) => Ok(()),
            (Deal::Chosen, Move::Take(city, _)) if is_taken(board, city) => {
                refuse("AGO-0.5", Reason::BoardTaken { city })
            }
            (Deal::Chosen, Move::Take(..)) => Ok(()),
            _ => refuse("AGO-0.4", Reason::NotAsked),
        }
    }

    /// Whether everybody has had a turn who comes before, and nobody else.
    fn fits(self, board: &Board) -> bool {
        let settled = |player: Player| board.of(player).side.is_some();
        let fresh = board.everybody().all(|player| board.of(player).cards.is_empty());
        if self.cards {
            return fresh && self.done <= board.n && board.everybody().all(settled);
        }
        let count = board.everybody().filter(|&player| settled(player)).count();
        let order = match board.deal {
            Deal::FirstGame => false,
            Deal::Dealt => {
                let dealt = board.everybody().filter(|&one| board.of(one).city.is_some()).count();
                // AGO-0.4: no side is chosen before the last board is dealt.
                board.everybody().take(count).all(settled)
                    && board.everybody().take(dealt).all(|one| board.of(one).city.is_some())
                    && (count == 0 || dealt == usize::from(board.n))
            }
            Deal::Chosen => {
                board.everybody().rev().take(count).all(settled)
                    && board.everybody().rev().skip(count).all(|one| board.of(one).city.is_none())
            }
        };
        fresh && order && usize::from(self.done) == count && self.done < board.n
    }
}

fn is_taken(board: &Board, city: City) -> bool {
    board.everybody().any(|player| board.of(player).city == Some(city))
}

fn free(board: &Board) -> impl Iterator<Item = City> + '_ {
    City::all().filter(|&city| !is_taken(board, city))
}

/// AGO-0.6: a board may show coins for its owner's purse at the start.
fn settle(board: &mut Board, player: Player, city: City, side: Side, log: &mut Log<'_, Event>) {
    let own = board.of_mut(player);
    (own.city, own.side) = (Some(city), Some(side));
    let coins = u16::from(components().side(city, side).start_coins);
    board.receive(player, coins);
    log.tell(Event::BoardSettled { player, city, side, coins });
}

impl Rule<Frame> for Opening {
    fn clause(&self) -> &'static str {
        if self.cards { "AGO-0.8" } else { "AGO-0.4" }
    }

    fn awaits(&self, table: &Table) -> Actor {
        if self.dealt_to(&table.board).is_some() {
            return Actor::Chance;
        }
        Actor::Seat(self.player(&table.board).seat())
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let board = &table.board;
        if self.cards {
            return out.extend(board.open_piles().map(Move::Draw));
        }
        match (self.awaits(table), board.deal) {
            (Actor::Chance, _) => out.extend(free(board).map(Move::Board)),
            (_, Deal::Dealt) => out.extend(Side::ALL.map(Move::Side)),
            _ => {
                let sides = |city| Side::ALL.map(|side| Move::Take(city, side));
                out.extend(free(board).flat_map(sides));
            }
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let board = &table.board;
        match (self.cards, mv) {
            (true, Move::Draw(colour)) => check_open(board, colour),
            (true, _) => refuse("AGO-0.8", Reason::NotAsked),
            (false, Move::Board(city)) if self.awaits(table) == Actor::Chance => {
                refuse_if(is_taken(board, city), "AGO-0.4", Reason::BoardTaken { city })
            }
            (false, _) if self.awaits(table) == Actor::Chance => {
                refuse("AGO-0.4", Reason::NotAsked)
            }
            (false, _) => self.check_side(board, mv),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let player = self.player(&table.board);
        match mv {
            Move::Board(city) => {
                table.board.of_mut(player).city = Some(city);
                log.tell(Event::BoardDealt { player, city });
                return Next::Stay;
            }
            Move::Side(side) => {
                let city = table.board.of(player).city.unwrap_or(City(0));
                settle(&mut table.board, player, city, side, log);
            }
            Move::Take(city, side) => settle(&mut table.board, player, city, side, log),
            Move::Draw(colour) => {
                self.done += 1;
                return Next::Call(Frame::Draw(Draw::to_hand(player, colour)));
            }
            _ => return Next::Stay,
        }
        self.done += 1;
        self.advance(&table.board)
    }

    /// AGO-0.3: the boards of a first game are fixed.
    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        if table.board.deal == Deal::FirstGame {
            for (player, &city) in table.board.everybody().zip(&components().first_cities) {
                settle(&mut table.board, player, city, Side::A, log);
            }
            self.done = table.board.n;
        }
        self.advance(&table.board)
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(&table.board)
    }

    fn prompt(&self, view: &View) -> Message {
        let (board, player) = (&view.board, self.player(&view.board));
        match (self.cards, board.deal, board.of(player).city) {
            (true, _, _) => asks("prompt-first-card", player),
            (false, Deal::Chosen, _) => asks("prompt-take-board", player),
            (false, _, Some(city)) => asks("prompt-side", player).with("city", &city),
            (false, _, None) => asks("prompt-deal-board", player),
        }
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        if let Some(Target::Side(city, side)) = Target::by_id(thing) {
            let dealt = table.board.deal == Deal::Dealt;
            out.push(if dealt { Move::Side(side) } else { Move::Take(city, side) });
        }
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        faults.expect(self.fits(&table.board), || impossible(self));
    }

    fn opens(&self, above: &Frame) -> bool {
        matches!(above, Frame::Draw(draw) if self.cards
            && self.done == draw.player.0 + 1
            && !draw.into_city)
    }
}
