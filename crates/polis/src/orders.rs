//! Orders in advance: whether to fight on or to retreat when the other side's turn brings a battle,
//! and to pass when the own turn comes.

use table::{Answer, Message, Order, Seat};

use crate::flow::Frame;
use crate::ids::Side;
use crate::moves::Move;
use crate::rules::battle::Stage;
use crate::view::View;

/// POL-13.7: the answers to the question before every assault, with their words.
const ORDERS: [(&str, Move, &str); 2] =
    [("stand", Move::Stand, "order-stand"), ("retreat", Move::Retreat, "order-retreat")];

/// POL-0.16: to pass when the turn comes, with its words.
const PASS: (&str, &str) = ("pass", "order-pass");

/// What a side may order while the other side has its turn.
pub(crate) fn offered(view: &View, seat: Seat) -> Vec<Order> {
    if !is_others_turn(view, seat) {
        return Vec::new();
    }
    let order = |words: &str, label: &'static str| Order::new(words, Message::new(label));
    let battles = ORDERS.map(|(words, _, label)| order(words, label)).into_iter();
    let pass = (!has_passed(view, seat)).then(|| order(PASS.0, PASS.1));
    battles.chain(pass).collect()
}

/// An order as a person reads it.
pub(crate) fn say(order: &str) -> Option<Message> {
    let mut labels = ORDERS.into_iter().map(|(words, _, label)| (words, label)).chain([PASS]);
    labels.find(|(words, _)| *words == order).map(|(_, label)| Message::new(label))
}

/// An order stands until the other side's turn is over, with every battle that it brings; the
/// order to pass until it has done so.
pub(crate) fn answer(view: &View, seat: Seat, order: &str) -> Answer<Move> {
    if order == PASS.0 {
        return pass(view, seat);
    }
    let Some((_, mv, _)) = ORDERS.into_iter().find(|(words, ..)| *words == order) else {
        return Answer::Spent;
    };
    match view.steps.last() {
        _ if !is_others_turn(view, seat) => Answer::Spent,
        Some(Frame::Battle(battle)) if is_asked(battle.stage, seat) => Answer::Play(mv),
        _ => Answer::Ask,
    }
}

/// POL-0.16: passes at the beginning of the turn; whoever has begun it is there to be asked.
fn pass(view: &View, seat: Seat) -> Answer<Move> {
    match view.steps.last() {
        _ if has_passed(view, seat) => Answer::Spent,
        Some(Frame::Turn(turn))
            if turn.side.seat() == seat && turn.done.is_empty() && !turn.ended =>
        {
            Answer::Play(Move::Pass)
        }
        _ if is_others_turn(view, seat) => Answer::Ask,
        _ => Answer::Spent,
    }
}

fn has_passed(view: &View, seat: Seat) -> bool {
    Side::BOTH.into_iter().any(|side| side.seat() == seat && view.board.passed.has(side))
}

fn is_asked(stage: Stage, seat: Seat) -> bool {
    matches!(stage, Stage::Retreat(side) if side.seat() == seat)
}

fn is_others_turn(view: &View, seat: Seat) -> bool {
    view.steps.iter().any(|step| matches!(step, Frame::Turn(turn) if turn.side.seat() != seat))
}
