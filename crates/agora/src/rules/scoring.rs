//! AGO-8.1 to AGO-8.9: the last count.

use table::{Message, Outcome, Score};

use crate::board::Board;
use crate::components::components;
use crate::ids::{Colour, Player};
use crate::position::Table;

/// A player's points, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// AGO-8.4: victory points in tokens.
    pub tokens: u16,
    /// AGO-8.5: visible icons that count at the end.
    pub icons: u16,
    /// AGO-8.6: one for every ten coins.
    pub coins: u16,
    /// AGO-8.7: culture times history.
    pub history: u16,
}

impl Points {
    /// What a player would have if the game ended now.
    #[must_use]
    pub fn of(table: &Table, player: Player) -> Points {
        let board = &table.board;
        let history = table.secrets.history(player).len() as u16;
        Points {
            tokens: board.of(player).vp,
            icons: icons(board, player),
            coins: board.coins(player) / components().numbers.coins_per_vp,
            history: board.sum(player, |sums| sums.culture) * history,
        }
    }

    /// The sum.
    #[must_use]
    pub fn total(self) -> u16 {
        let sum = self.tokens.saturating_add(self.icons).saturating_add(self.coins);
        sum.saturating_add(self.history)
    }

    fn score(self) -> Score {
        let line = |id: &'static str, n: u16| (Message::new(id), i32::from(n));
        Score {
            total: i32::from(self.total()),
            lines: vec![
                line("score-tokens", self.tokens),
                line("score-icons", self.icons),
                line("score-coins", self.coins),
                line("score-history", self.history),
            ],
        }
    }
}

fn icons(board: &Board, player: Player) -> u16 {
    let mut points = board.sum(player, |sums| sums.end_vp);
    for colour in Colour::ALL {
        let per = board.sum(player, |sums| sums.end_per[colour.index()]);
        if per > 0 {
            points += per * board.of_colour(player, colour);
        }
    }
    let per_building = board.sum(player, |sums| sums.end_per_building);
    points + per_building * board.buildings(player)
}

/// AGO-8.8, AGO-8.9: most points, then most cards in the city, then a shared victory.
#[must_use]
pub fn outcome(table: &Table) -> Option<Outcome> {
    if !table.board.over {
        return None;
    }
    let board = &table.board;
    let rank = |player: Player| (Points::of(table, player).total(), board.of(player).cards.len());
    let best = board.everybody().map(rank).max()?;
    let winners: Vec<_> = board.everybody().filter(|&player| rank(player) == best).collect();
    let level = board.everybody().filter(|&player| rank(player).0 == best.0).count();
    let told = match (winners.len(), level) {
        (1, 1) => "ending-points",
        (1, _) => "ending-cards",
        (shared, level) if shared == level => "ending-shared",
        _ => "ending-shared-cards",
    };
    Some(Outcome {
        winners: winners.iter().map(|player| player.seat()).collect(),
        scores: board.everybody().map(|player| Points::of(table, player).score()).collect(),
        reason: "points",
        tie_break: (winners.len() < level).then_some("cards"),
        told: Message::new(told),
    })
}
