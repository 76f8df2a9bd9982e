//! POL-13.1 to POL-13.3: what follows a turn.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Log, Message, Next, Rule, Set};

use super::Battle;
use crate::board::Board;
use crate::event::Event;
use crate::flow::{Frame, asks};
use crate::ids::{Market, Region, Side};
use crate::keyed;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::rules::editions;
use crate::rules::routes::Ways;
use crate::rules::trade::is_open_by_sea;
use crate::view::View;

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

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Region::by_id(thing).map(Move::Battle));
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}
