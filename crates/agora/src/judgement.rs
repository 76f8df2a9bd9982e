//! What bots think a position is worth.

use crate::flow::Frame;
use crate::position::Position;
use crate::rules::scoring::Points;

/// What the position is worth to each player, from 0 (lost) to 1 (won).
pub(crate) fn judge(position: &Position, worth: &mut [f32]) {
    let table = &position.table;
    let n = usize::from(table.board.n);
    let points = |player| f32::from(Points::of(table, player).total());
    let all: Vec<f32> = table.board.everybody().map(points).collect();
    let total: f32 = all.iter().map(|one| (one / 4.0).exp()).sum();
    for (worth, points) in worth.iter_mut().zip(&all).take(n) {
        *worth = ((points / 4.0).exp() / total).clamp(0.0, 1.0);
    }
}

/// Whether no action is half done.
pub(crate) fn is_settled(position: &Position) -> bool {
    match position.steps.top() {
        None => true,
        Some(step) => matches!(
            step,
            Frame::Drawing(_)
                | Frame::Selling(_)
                | Frame::Develop(_)
                | Frame::Protect(_)
                | Frame::Activate(_)
                | Frame::Trade(_)
                | Frame::War(_)
        ),
    }
}
