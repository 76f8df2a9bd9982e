//! Common sense for playing games out: feed the league, do not pass early, do not give up.

use rand::Rng;
use table::chance::below;

use crate::flow::Frame;
use crate::ids::{Card, Good, Side};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::battle::Stage;
use crate::rules::editions::ForcedLoss;

/// A move that somebody with common sense might make; `None` leaves it to chance.
#[must_use]
pub(crate) fn choose(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let board = &position.table.board;
    match position.steps.top()? {
        Frame::Turn(turn) => {
            // Military adventures on the last point of prestige end in ostracism.
            let poor = board.player(turn.side).prestige <= 1;
            let wanted =
                |mv: &Move| is_useful(position, turn.side, *mv) && !(poor && is_military(*mv));
            among(legal, wanted, rng).or_else(|| legal.contains(&Move::Pass).then_some(Move::Pass))
        }
        Frame::Phoros(_) => Some(Move::Phoros(0)),
        // POL-16.4: a salpinx that can't be paid loses the game.
        Frame::Battle(battle) if battle.stage == Stage::Attack => {
            let ruinous = board.edition.rules.forced_loss == ForcedLoss::LosesTheGame
                && board.player(battle.attacker).prestige == 0;
            let value = |card: Card| board.edition.cards[card.index()].value;
            let safe =
                |mv: &Move| !matches!(*mv, Move::Play(half) if value(board.edition.kind(half)) < 0);
            if ruinous { among(legal, safe, rng) } else { None }
        }
        Frame::Collect(collect) => {
            let hungry = board.stock(collect.side, Good::Wheat) < 8;
            let wheat = Move::Collect(Good::Wheat);
            (hungry && legal.contains(&wheat)).then_some(wheat)
        }
        Frame::Feeding(_) => {
            let pay = Move::PayPrestige;
            let side_prestige = |side: Side| board.player(side).prestige;
            let rich = Side::BOTH.into_iter().all(|side| side_prestige(side) > 4);
            (rich && legal.contains(&pay)).then_some(pay)
        }
        _ => None,
    }
}

/// Actions that help a league along: those that bring wheat first of all.
fn is_useful(position: &Position, side: Side, mv: Move) -> bool {
    let board = &position.table.board;
    let hungry = u16::from(board.stock(side, Good::Wheat)) < board.league_population(side);
    match mv {
        Move::Pass => false,
        Move::Trade(shipload, _) => {
            !hungry || board.edition.shiploads[shipload.index()].offer == Good::Wheat
        }
        // Creating units lowers the hunger too, but an empty league wins nothing.
        Move::CreateHoplites(_) | Move::CreateGalleys(_) | Move::CreateMerchants(_) => {
            board.league_population(side) > 6
        }
        Move::MoveProxenos(_) => board.stock(side, Good::Silver) > 2,
        _ => true,
    }
}

fn is_military(mv: Move) -> bool {
    matches!(mv, Move::MoveHoplites(_) | Move::MoveGalleys(_) | Move::Besiege(_))
}

/// One of the moves that are wanted, each as likely as the others.
fn among(legal: &[Move], wanted: impl Fn(&Move) -> bool, rng: &mut dyn Rng) -> Option<Move> {
    let count = legal.iter().filter(|mv| wanted(mv)).count() as u64;
    let index = below(rng, count.max(1)) as usize;
    legal.iter().filter(|mv| wanted(mv)).nth(index).copied()
}
