//! AGO-2.1 to AGO-2.9: cards under the hammer, face down.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule, Set};

use super::activate::check_coins;
use super::assassin;
use super::place::{is_effect, place};
use crate::components::components;
use crate::event::{Event, How};
use crate::flow::{Frame, bits, impossible};
use crate::glimpse::Guess;
use crate::ids::{Colour, Kind, MOST_PLAYERS, Player};
use crate::known::Knowers;
use crate::moves::Move;
use crate::names::{self, asks};
use crate::pointing::Target;
use crate::position::{Secrets, Table};
use crate::refusal::{Reason, Refusal, refuse_if};
use crate::view::View;

/// Phase 2: which card, and whether one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selling {
    /// Whose turn it is.
    pub player: Player,
    /// Cards auctioned in this turn.
    pub sold: u8,
}

impl Selling {
    /// AGO-2.9: with an empty hand the phase is over.
    fn advance(self, table: &Table) -> Next<Frame> {
        let empty = table.secrets.hands[self.player.index()].is_empty();
        let ready = self.sold > 0 && assassin::is_ready(&table.board, self.player);
        if empty && !ready { Next::End } else { Next::Stay }
    }
}

impl Rule<Frame> for Selling {
    fn clause(&self) -> &'static str {
        if self.sold == 0 { "AGO-2.1" } else { "AGO-2.9" }
    }

    phase!(advance);

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        let hand = table.secrets.hands[self.player.index()];
        out.extend(hand.kinds().map(|(kind, _)| Move::Auction(kind)));
        if self.sold > 0 || hand.is_empty() {
            out.push(Move::Done);
        }
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        let hand = table.secrets.hands[self.player.index()];
        match mv {
            Move::Auction(kind) if hand.has(kind) => Ok(()),
            Move::Auction(kind) => refuse("AGO-2.1", Reason::NotInHand { kind }),
            Move::Done if self.sold > 0 || hand.is_empty() => Ok(()),
            Move::Done => refuse("AGO-2.1", Reason::MustAuction),
            _ => refuse("AGO-2.1", Reason::NotAsked),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        match mv {
            Move::Auction(kind) => {
                self.sold = self.sold.saturating_add(1);
                table.secrets.hands[self.player.index()].take(kind);
                table.secrets.lot = Some(kind);
                let (player, colour) = (self.player, kind.colour());
                let by = lot_knowers(&table.secrets, player, colour);
                log.tell(Event::PutUp { player, colour, kind: Some(kind), by });
                let turn = table.board.left_of(player);
                let bidding = Bidding {
                    seller: player,
                    colour,
                    bid: 0,
                    bidder: None,
                    turn,
                    passed: Set::EMPTY,
                    bids: [0; MOST_PLAYERS],
                };
                Next::Call(Frame::Bidding(bidding))
            }
            _ => Next::End,
        }
    }

    fn resume(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table)
    }

    fn prompt(&self, _: &View) -> Message {
        let id = if self.sold == 0 { "prompt-auction" } else { "prompt-auction-more" };
        asks(id, self.player)
    }

    fn moves_at(&self, table: &Table, thing: &str, out: &mut Vec<Move>) {
        match Target::by_id(thing) {
            Some(Target::Hand(kind)) => out.push(Move::Auction(kind)),
            other => assassin::moves_at(&table.board, self.player, other, out),
        }
    }

    fn opens(&self, above: &Frame) -> bool {
        match above {
            Frame::Bidding(Bidding { seller, .. }) | Frame::Closing(Closing { seller, .. }) => {
                *seller == self.player && self.sold > 0
            }
            other => is_effect(other, self.player),
        }
    }
}

/// Who can tell what lies under the hammer: the auctioneer, and whoever has seen all cards of its
/// colour in that hand, if they are alike.
pub(crate) fn lot_knowers(secrets: &Secrets, seller: Player, colour: Colour) -> Knowers {
    let among = secrets.hands[seller.index()].of_colour(colour) + 1;
    let sure =
        |by: &Player| Guess::of(&secrets.glimpses, *by, seller, colour, among).leaver().is_some();
    Knowers::PLAYERS.players().filter(sure).fold(Knowers::only(seller), Knowers::and)
}

/// One auction. The face of its card is among the secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bidding {
    /// Who sells.
    pub seller: Player,
    /// The colour of the card: all that the others see.
    pub colour: Colour,
    /// The highest bid, 0 before the first.
    pub bid: u16,
    /// Who made it.
    pub bidder: Option<Player>,
    /// Who is to bid.
    pub turn: Player,
    /// Who has passed.
    #[serde(with = "bits")]
    pub passed: Set<Player>,
    /// What each player bid last, 0 for none.
    pub bids: [u16; MOST_PLAYERS],
}

impl Bidding {
    /// AGO-2.2, AGO-2.3: the next player who may still raise; AGO-2.4: who can't, passes.
    fn advance(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        for _ in 0..table.board.n {
            let player = self.turn;
            let out = player == self.seller
                || Some(player) == self.bidder
                || self.passed.contains(player);
            if !out && table.board.coins(player) > self.bid {
                return Next::Stay;
            }
            if !out {
                self.passed.insert(player);
                log.tell(Event::CannotRaise { player, bid: self.bid });
            }
            self.turn = table.board.left_of(player);
        }
        self.close(table, log)
    }

    fn close(self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        let closing = Closing { seller: self.seller, bid: self.bid, bidder: self.bidder };
        if self.bid >= components().numbers.must_sell || !closing.can_keep(table) {
            return closing.let_go(table, log);
        }
        Next::Become(Frame::Closing(closing))
    }
}

impl Rule<Frame> for Bidding {
    fn clause(&self) -> &'static str {
        "AGO-2.2"
    }

    fn awaits(&self, _: &Table) -> Actor {
        Actor::Seat(self.turn.seat())
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        out.push(Move::Pass);
        out.extend((self.bid.saturating_add(1)..=table.board.coins(self.turn)).map(Move::Bid));
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Pass => Ok(()),
            Move::Bid(bid) if bid <= self.bid => {
                refuse("AGO-2.2", Reason::BidTooLow { bid, above: self.bid })
            }
            Move::Bid(bid) => {
                let have = table.board.coins(self.turn);
                refuse_if(bid > have, "AGO-2.4", Reason::NoCredit { bid, have })
            }
            _ => refuse("AGO-2.2", Reason::BidOrPass),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let player = self.turn;
        match mv {
            Move::Bid(bid) => {
                (self.bid, self.bidder) = (bid, Some(player));
                self.bids[player.index()] = bid;
                log.tell(Event::Bid { player, bid });
            }
            _ => {
                self.passed.insert(player);
                log.tell(Event::Passed { player });
            }
        }
        self.turn = table.board.left_of(player);
        self.advance(table, log)
    }

    fn begin(&mut self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.advance(table, log)
    }

    fn prompt(&self, view: &View) -> Message {
        let id = match (self.bidder.is_some(), view.player() == Some(self.turn)) {
            (true, true) => "prompt-raise",
            (true, false) => "prompt-raise-other",
            (false, true) => "prompt-bid",
            (false, false) => "prompt-bid-other",
        };
        let coins = names::coins(view.board.coins(self.turn));
        asks(id, self.turn).with("colour", &self.colour).with("n", &self.bid).name("coins", coins)
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let board = &table.board;
        let bids_on = |player: Player| {
            board.plays(player) && player != self.seller && !self.passed.contains(player)
        };
        let asked = bids_on(self.turn)
            && Some(self.turn) != self.bidder
            && board.coins(self.turn) > self.bid;
        let bidder = self.bidder.is_none_or(|one| bids_on(one) && board.coins(one) >= self.bid);
        let lot = table.secrets.lot.is_some_and(|kind| kind.colour() == self.colour);
        // AGO-2.2: every bid is higher than those before it.
        let bids = Player::all().zip(self.bids).all(|(player, bid)| {
            let plays = board.plays(player) && player != self.seller;
            let leads = self.bidder == Some(player);
            if leads { bid == self.bid } else { bid == 0 || (bid < self.bid && plays) }
        });
        let passed = self.passed.iter().all(|player| board.plays(player));
        let bid = self.bidder.is_some() == (self.bid > 0);
        let sound = asked && bidder && lot && bids && passed && bid;
        faults.expect(sound, || impossible(self));
    }
}

/// AGO-2.6, AGO-2.7: a low bid or none leaves the auctioneer a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// Who sells.
    pub seller: Player,
    /// The highest bid, 0 if there was none.
    pub bid: u16,
    /// Who made it.
    pub bidder: Option<Player>,
}

impl Closing {
    /// AGO-2.6: one coin more than the bid; AGO-2.7: one coin if there was none.
    #[must_use]
    pub fn price(self) -> u16 {
        match self.bidder {
            Some(_) => self.bid.saturating_add(1),
            None => components().numbers.no_bid_price,
        }
    }

    fn can_keep(self, table: &Table) -> bool {
        table.board.coins(self.seller) >= self.price()
    }

    fn keep(self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        let price = self.price();
        table.board.pay(self.seller, price);
        if let Some(bidder) = self.bidder {
            table.board.receive(bidder, price);
        }
        log.tell(Event::Kept { player: self.seller, price, to: self.bidder });
        self.hand_over(table, self.seller, price, log)
    }

    /// AGO-2.5: the highest bidder pays the auctioneer; AGO-2.7: without a bidder the card
    /// leaves the game.
    fn let_go(self, table: &mut Table, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(bidder) = self.bidder else {
            if let Some(kind) = table.secrets.lot.take() {
                let (player, colour) = (self.seller, kind.colour());
                let (own, privy) =
                    (Knowers::only(player), table.secrets.leave_hidden(player, kind));
                table.secrets.put_in_box(kind, own, privy);
                log.tell(Event::Unwanted { player, colour, kind: Some(kind), by: own.or(privy) });
            }
            return Next::End;
        };
        table.board.pay(bidder, self.bid);
        table.board.receive(self.seller, self.bid);
        log.tell(Event::Sold { player: bidder, seller: self.seller, price: self.bid });
        self.hand_over(table, bidder, self.bid, log)
    }

    /// AGO-2.8: the card is placed at once, whatever it does then.
    fn hand_over(
        self,
        table: &mut Table,
        to: Player,
        price: u16,
        log: &mut Log<'_, Event>,
    ) -> Next<Frame> {
        let Some(kind): Option<Kind> = table.secrets.lot.take() else { return Next::End };
        table.secrets.leave_open(self.seller, kind);
        match place(table, self.seller, to, kind, price, How::Auction, log) {
            Some(effect) => Next::Become(effect),
            None => Next::End,
        }
    }
}

impl Rule<Frame> for Closing {
    fn clause(&self) -> &'static str {
        "AGO-2.6"
    }

    fn awaits(&self, _: &Table) -> Actor {
        Actor::Seat(self.seller.seat())
    }

    fn legal(&self, table: &Table, out: &mut Vec<Move>) {
        if self.can_keep(table) {
            out.push(Move::Keep);
        }
        out.push(Move::LetGo);
    }

    fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::LetGo => Ok(()),
            Move::Keep => check_coins(&table.board, self.seller, self.price(), "AGO-2.6"),
            _ => refuse("AGO-2.6", Reason::KeepOrLetGo),
        }
    }

    fn act(&mut self, table: &mut Table, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if mv == Move::Keep { self.keep(table, log) } else { self.let_go(table, log) }
    }

    fn prompt(&self, _: &View) -> Message {
        let id = if self.bidder.is_some() { "prompt-closing" } else { "prompt-closing-alone" };
        let asks = asks(id, self.seller).with("other", &self.bidder);
        asks.with("n", &self.bid).with("price", &self.price())
    }

    fn audit(&self, table: &Table, faults: &mut Faults) {
        let board = &table.board;
        let bidder = self.bidder.is_none_or(|one| {
            board.plays(one) && one != self.seller && board.coins(one) >= self.bid
        });
        let low = self.bid < components().numbers.must_sell;
        let bid = self.bidder.is_some() == (self.bid > 0);
        faults.expect(bidder && low && bid, || impossible(self));
    }
}
