//! Orders in advance: whether to fight on or to retreat when the other side's turn brings a battle.

use table::{Answer, Message, Order, Seat};

use crate::flow::Frame;
use crate::moves::Move;
use crate::rules::battle::Stage;
use crate::view::View;

/// POL-13.7: the answers to the question before every assault, with their words.
const ORDERS: [(&str, Move, &str); 2] =
    [("stand", Move::Stand, "order-stand"), ("retreat", Move::Retreat, "order-retreat")];

/// What a side may order while the other side has its turn.
pub(crate) fn offered(view: &View, seat: Seat) -> Vec<Order> {
    if !is_others_turn(view, seat) {
        return Vec::new();
    }
    ORDERS.map(|(words, _, label)| Order::new(words, Message::new(label))).to_vec()
}

/// An order as a person reads it.
pub(crate) fn say(order: &str) -> Option<Message> {
    let (_, _, label) = ORDERS.into_iter().find(|(words, ..)| *words == order)?;
    Some(Message::new(label))
}

/// An order stands until the other side's turn is over, with every battle that it brings.
pub(crate) fn answer(view: &View, seat: Seat, order: &str) -> Answer<Move> {
    let Some((_, mv, _)) = ORDERS.into_iter().find(|(words, ..)| *words == order) else {
        return Answer::Spent;
    };
    match view.steps.last() {
        _ if !is_others_turn(view, seat) => Answer::Spent,
        Some(Frame::Battle(battle)) if is_asked(battle.stage, seat) => Answer::Play(mv),
        _ => Answer::Ask,
    }
}

fn is_asked(stage: Stage, seat: Seat) -> bool {
    matches!(stage, Stage::Retreat(side) if side.seat() == seat)
}

fn is_others_turn(view: &View, seat: Seat) -> bool {
    view.steps.iter().any(|step| matches!(step, Frame::Turn(turn) if turn.side.seat() != seat))
}
