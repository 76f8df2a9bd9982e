//! Common sense for playing games out: bid within reason, build, trade with the rich, fight the
//! weak.

use rand::Rng;
use table::chance::below;

use crate::flow::Frame;
use crate::judgement::worth_of_colour;
use crate::moves::Move;
use crate::position::{Position, Table};
use crate::rules::auction::Bidding;
use crate::rules::trade::vases;

/// A move that somebody with common sense might make; `None` leaves it to chance.
#[must_use]
pub(crate) fn choose(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let table = &position.table;
    match position.steps.top()? {
        Frame::Bidding(bidding) => Some(bid(table, *bidding, rng)),
        Frame::Closing(closing) => {
            let keen = u64::from(closing.price() <= 3) + 1;
            (below(rng, 3) < keen && legal.contains(&Move::Keep)).then_some(Move::Keep)
        }
        Frame::Drawing(_) => among(legal, |mv| matches!(mv, Move::Draw(_)), rng).or_else(|| {
            let buys = below(rng, 4) == 0;
            let bought = among(legal, |mv| matches!(mv, Move::Buy(..)), rng);
            bought.filter(|_| buys).or(Some(Move::Done))
        }),
        Frame::Selling(selling) if selling.sold > 0 => Some(Move::Done),
        Frame::Selling(_) => among(legal, |mv| matches!(mv, Move::Auction(_)), rng),
        Frame::Develop(_) => {
            among(legal, |mv| matches!(mv, Move::Develop(_)), rng).or(Some(Move::Done))
        }
        Frame::Colony(_) => legal.first().copied(),
        Frame::Protect(_) => {
            let coin = among(legal, |mv| matches!(mv, Move::Protect(_)), rng);
            coin.filter(|_| below(rng, 4) == 0).or(Some(Move::Done))
        }
        Frame::Activate(step) => {
            let last = if step.income { Move::Done } else { Move::Income };
            let used = among(legal, is_use, rng).filter(|_| below(rng, 3) > 0);
            used.or(Some(last)).filter(|mv| legal.contains(mv))
        }
        Frame::Trade(_) => {
            let partners = legal.iter().filter_map(|mv| match mv {
                Move::Trade(player) => Some((vases(&table.board, *player), *mv)),
                _ => None,
            });
            partners.max_by_key(|(vases, _)| *vases).map(|(_, mv)| mv)
        }
        Frame::War(_) => {
            let attack = among(legal, |mv| matches!(mv, Move::Attack(_)), rng);
            attack.filter(|_| below(rng, 3) > 0).or(Some(Move::Done))
        }
        _ => None,
    }
}

/// One coin more, as long as the card seems worth it and the purse allows.
fn bid(table: &Table, bidding: Bidding, rng: &mut dyn Rng) -> Move {
    let coins = table.board.coins(bidding.turn);
    let worth = worth_of_colour(bidding.colour) + below(rng, 5) as u16;
    let most = worth.saturating_sub(2).min(coins * 2 / 3 + 1).min(coins);
    if bidding.bid < most { Move::Bid(bidding.bid + 1) } else { Move::Pass }
}

/// Uses of cards that seldom harm: points for three coins, coins for a point, cards to history.
fn is_use(mv: &Move) -> bool {
    matches!(
        mv,
        Move::Use(..)
            | Move::BuyVp(_)
            | Move::Plato(_)
            | Move::Herodotus(_)
            | Move::Hippocrates(..)
    )
}

/// One of the moves that are wanted, each as likely as the others.
fn among(legal: &[Move], wanted: impl Fn(&Move) -> bool, rng: &mut dyn Rng) -> Option<Move> {
    let count = legal.iter().filter(|mv| wanted(mv)).count() as u64;
    let index = below(rng, count.max(1)) as usize;
    legal.iter().filter(|mv| wanted(mv)).nth(index).copied()
}
