//! Orders in advance: whether somebody who is away intercepts (PW-11.5), so that an expedition need
//! not wait for them in every space that they watch.

use table::{Answer, Message, Moves, Order, Seat};

use crate::board::Board;
use crate::flow::Frame;
use crate::ids::Space;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::interception::volunteers;

/// An order that one of two players may give. It stands until they give another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Moves)]
enum Standing {
    /// The strongest force in reach intercepts, whatever comes.
    #[words("intercept always")]
    #[says("order-intercept-always")]
    Always,
    /// Everybody may pass.
    #[words("intercept never")]
    #[says("order-intercept-never")]
    Never,
    /// The player is asked, as if there were no order.
    #[words("intercept ask")]
    #[says("order-intercept-ask")]
    Ask,
}

const ALL: [Standing; 3] = [Standing::Always, Standing::Never, Standing::Ask];

/// Whether there is anything to order: a war between two that is not over.
fn is_of_use(view: &Position, seat: Seat) -> bool {
    let board = &view.board;
    board.is_for_two() && board.ending.is_none() && board.side_of(seat).is_some()
}

/// What a seat may order now.
pub(crate) fn offered(view: &Position, seat: Seat) -> Vec<Order> {
    if !is_of_use(view, seat) {
        return Vec::new();
    }
    ALL.into_iter().map(|order| Order::new(order.words(), order.label())).collect()
}

/// An order as a person reads it.
pub(crate) fn say(order: &str) -> Option<Message> {
    Standing::from_words(order).map(|order| order.label())
}

/// What an order says to the table.
pub(crate) fn answer(view: &Position, seat: Seat, order: &str) -> Answer<Move> {
    let Some(order) = Standing::from_words(order).filter(|_| is_of_use(view, seat)) else {
        return Answer::Spent;
    };
    let board = &view.board;
    let asked = match (view.steps.top(), &board.expedition) {
        (Some(Frame::Interception(step)), Some(expedition)) => {
            step.by.is_none() && board.side_of(seat) == Some(expedition.side.other())
        }
        _ => false,
    };
    match order {
        Standing::Always if asked => {
            Answer::Play(strongest(board).map_or(Move::LetPass, Move::Intercept))
        }
        Standing::Never if asked => Answer::Play(Move::LetPass),
        Standing::Always | Standing::Never | Standing::Ask => Answer::Ask,
    }
}

/// The strongest of the forces that could intercept.
pub(crate) fn strongest(board: &Board) -> Option<Space> {
    let side = board.expedition.as_ref()?.side.other();
    volunteers(board).iter().max_by_key(|&space| board.force(side, space).total())
}
