//! Orders in advance: what somebody who is away bids, and whether the auctioneer keeps a card
//! that fetched little.

use table::{Amount, Answer, Message, Moves, Order, Seat};

use crate::flow::Frame;
use crate::ids::Player;
use crate::moves::Move;
use crate::rules::auction::{Bidding, Closing};
use crate::speech::turn_of;
use crate::view::View;

/// An order that a player may give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Moves)]
enum Standing {
    /// AGO-2.2: one coin more than the others, as long as that is no more than this.
    #[says("order-bid")]
    Bid(u16),
    /// The same in every auction until the player's turn.
    #[says("order-bid-all")]
    BidAll(u16),
    /// AGO-2.3: no bid for this card.
    #[says("order-pass")]
    Pass,
    /// No bid for any card until the player's turn.
    #[says("order-pass-all")]
    PassAll,
    /// AGO-2.6, AGO-2.7: keep the card if that is allowed.
    #[says("order-keep")]
    Keep,
    /// Let it go.
    #[says("order-let-go")]
    LetGo,
}

impl Standing {
    /// Nobody orders a bid of nothing.
    fn read(words: &str) -> Option<Standing> {
        let real = |order: &Standing| !matches!(order, Standing::Bid(0) | Standing::BidAll(0));
        Standing::from_words(words).filter(real)
    }

    fn order(self, coins: u16) -> Order {
        let order = Order::new(self.words(), self.label());
        match self {
            Standing::Bid(most) | Standing::BidAll(most) => order.with_amount(left(coins, most)),
            Standing::Pass | Standing::PassAll | Standing::Keep | Standing::LetGo => order,
        }
    }

    /// Whether it is given for one auction alone.
    fn is_for_one(self) -> bool {
        !matches!(self, Standing::BidAll(_) | Standing::PassAll)
    }

    fn is_for_seller(self) -> bool {
        matches!(self, Standing::Keep | Standing::LetGo)
    }
}

/// A number of coins, with what is left after paying it.
pub(crate) fn left(coins: u16, paid: u16) -> Amount {
    let note = Message::new("coins-left").number("n", coins.saturating_sub(paid));
    Amount { value: paid.into(), note }
}

/// What a player may order now.
pub(crate) fn offered(view: &View, seat: Seat) -> Vec<Order> {
    let player = Player(seat.0);
    let Some(turn) = turn_of(view.steps.as_slice()) else { return Vec::new() };
    if !view.board.plays(player) {
        return Vec::new();
    }
    let coins = view.board.coins(player);
    let mut orders = Vec::new();
    if let Some(bidding) = bidding(view) {
        if bidding.seller == player {
            orders.extend([Standing::Keep, Standing::LetGo]);
        } else if !bidding.passed.contains(player) {
            orders.push(Standing::Pass);
            orders.extend((bidding.bid.saturating_add(1)..=coins).map(Standing::Bid));
        }
    }
    if turn.player != player {
        orders.push(Standing::PassAll);
        orders.extend((1..=coins).map(Standing::BidAll));
    }
    orders.into_iter().map(|order| order.order(coins)).collect()
}

/// An order as a person reads it.
pub(crate) fn say(order: &str) -> Option<Message> {
    Standing::read(order).map(|order| order.label())
}

/// What an order says to the table as its player sees it.
pub(crate) fn answer(view: &View, seat: Seat, order: &str) -> Answer<Move> {
    let player = Player(seat.0);
    let (Some(order), Some(turn)) = (Standing::read(order), turn_of(view.steps.as_slice())) else {
        return Answer::Spent;
    };
    if !view.board.plays(player) || (turn.player == player) != order.is_for_seller() {
        return Answer::Spent;
    }
    match view.steps.top() {
        Some(Frame::Bidding(bidding)) => follow(*bidding, player, view.board.coins(player), order),
        Some(Frame::Closing(closing)) if closing.seller == player => close(*closing, view, order),
        Some(Frame::Closing(_)) if order.is_for_seller() => Answer::Spent,
        _ if order.is_for_one() => Answer::Spent,
        _ => Answer::Ask,
    }
}

fn follow(bidding: Bidding, player: Player, coins: u16, order: Standing) -> Answer<Move> {
    if order.is_for_one() && bidding.passed.contains(player) {
        return Answer::Spent;
    }
    if bidding.turn != player {
        return Answer::Ask;
    }
    match order {
        Standing::Bid(most) | Standing::BidAll(most) if bidding.bid < most.min(coins) => {
            Answer::Play(Move::Bid(bidding.bid + 1))
        }
        Standing::Bid(_) | Standing::BidAll(_) | Standing::Pass | Standing::PassAll => {
            Answer::Play(Move::Pass)
        }
        Standing::Keep | Standing::LetGo => Answer::Ask,
    }
}

/// AGO-2.6: who can't pay the price can't keep the card.
fn close(closing: Closing, view: &View, order: Standing) -> Answer<Move> {
    let can_keep = view.board.coins(closing.seller) >= closing.price();
    match order {
        Standing::Keep if can_keep => Answer::Play(Move::Keep),
        Standing::Keep | Standing::LetGo => Answer::Play(Move::LetGo),
        _ => Answer::Spent,
    }
}

/// The auction that is under way.
fn bidding(view: &View) -> Option<Bidding> {
    match view.steps.top() {
        Some(Frame::Bidding(bidding)) => Some(*bidding),
        _ => None,
    }
}
