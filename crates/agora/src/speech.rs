//! Moves, prompts and phases as messages.

use table::{Amount, Message};

use crate::board::{Board, Deal};
use crate::components::components;
use crate::flow::Frame;
use crate::ids::{Piece, Player};
use crate::moves::{Fee, Move};
use crate::names;
use crate::orders::left;
use crate::position::{Mark, Position};
use crate::rules::activate::income;
use crate::rules::develop::cost;
use crate::rules::draw::Stage;
use crate::rules::setup::Opening;
use crate::rules::trade::vases;
use crate::rules::turn::Turn;
use crate::rules::war::hire;
use crate::sketch;
use crate::view::View;

/// Whose decision is pending, as the steps say; the first player at the very start.
pub(crate) fn acting(position: &Position) -> Player {
    let steps = position.steps.as_slice();
    steps.iter().rev().find_map(|step| owner(*step)).unwrap_or(Player(0))
}

/// Who decides in a step.
fn owner(step: Frame) -> Option<Player> {
    Some(match step {
        Frame::Opening(_) | Frame::Draw(_) | Frame::Peek(_) => return None,
        Frame::Turn(step) => step.player,
        Frame::Lighthouse(step) => step.player,
        Frame::Drawing(step) => step.player,
        Frame::Pick(step) => step.player,
        Frame::Selling(step) => step.player,
        Frame::Bidding(step) => step.turn,
        Frame::Closing(step) => step.seller,
        Frame::Develop(step) => step.player,
        Frame::Colony(step) => step.player,
        Frame::Phidias(step) => step.turn,
        Frame::Protect(step) => step.player,
        Frame::Activate(step) => step.player,
        Frame::Erase(step) => step.player,
        Frame::Trade(step) => step.player,
        Frame::War(step) => step.player,
        Frame::Plunder(step) => step.attacker,
        Frame::Sacrifice(step) => step.player,
    })
}

/// The number of coins bid, or of points bought or sold, with the coins left then.
pub(crate) fn amount(position: &Position, mv: Move) -> Option<Amount> {
    let coins = position.table.board.coins(acting(position));
    let price = |n: u16| n.saturating_mul(components().numbers.euclid_coins);
    match mv {
        Move::Bid(n) => Some(left(coins, n)),
        Move::BuyVp(n) => Some(Amount { value: n.into(), ..left(coins, price(n)) }),
        Move::SellVp(n) => {
            let rich = coins.saturating_add(price(n));
            Some(Amount { value: n.into(), ..left(rich, 0) })
        }
        _ => None,
    }
}

/// A move as a person reads it in a list of choices.
#[must_use]
pub(crate) fn label(position: &Position, mv: Move) -> Message {
    let (table, me) = (&position.table, acting(position));
    let board = &table.board;
    let numbers = &components().numbers;
    let plain = |id: &'static str| Message::new(id);
    let card = |id: &'static str, kind| plain(id).name("card", names::card(kind));
    let pile = |id: &'static str, colour| plain(id).name("colour", names::colour(colour));
    let with = |id: &'static str, player| plain(id).name("player", names::player(player));
    match mv {
        Move::Board(city) => plain("move-board").name("city", names::city(city)),
        Move::Deal(kind) => card("move-deal", kind),
        Move::EndCard => plain("move-end-card"),
        Move::Side(side) => plain("move-side").text("side", side.id().to_uppercase()),
        Move::Take(city, side) => plain("move-take")
            .name("city", names::city(city))
            .text("side", side.id().to_uppercase()),
        Move::Draw(colour) => pile("move-draw", colour),
        Move::Buy(colour, Fee::Coins) => pile("move-buy", colour).number("n", numbers.extra_card),
        Move::Buy(colour, Fee::Aristotle) => {
            pile("move-buy-aristotle", colour).number("n", numbers.aristotle_vp)
        }
        Move::Look(colour) => pile("move-look", colour),
        Move::Auction(kind) => card("move-auction", kind),
        Move::Bid(bid) => {
            plain("move-bid").number("n", bid).number("left", board.coins(me).saturating_sub(bid))
        }
        Move::Pass => plain("move-pass"),
        Move::Keep => plain("move-keep").number("n", price(position)),
        Move::LetGo => match position.steps.top() {
            Some(Frame::Closing(step)) if step.bidder.is_none() => plain("move-let-go-box"),
            Some(Frame::Closing(step)) => {
                with("move-let-go", step.bidder.unwrap_or(me)).number("n", step.bid)
            }
            _ => plain("move-let-go-box"),
        },
        Move::Develop(kind) => {
            card("move-develop", kind).number("n", cost(board, me, kind.colour()))
        }
        Move::Settle => plain("move-settle").number("n", price(position)),
        Move::Discard(kind) => card("move-discard", kind),
        Move::Protect(piece) => plain("move-protect").name("card", standing(board, me, piece)),
        Move::Income => {
            let (coins, vp) = income(board, me);
            let message = plain("move-income").name("coins", names::coins(coins));
            message.name("points", names::points(vp))
        }
        Move::Use(by, kind) => card("move-use", kind).name("by", names::card(by)),
        Move::BuyVp(n) => exchange("move-buy-vp", n),
        Move::SellVp(n) => exchange("move-sell-vp", n),
        Move::Plato(player) => with("move-plato", player)
            .number("n", numbers.plato_coins)
            .number("gift", numbers.plato_gift),
        Move::Port(player, port) => {
            let id = match port.map(Piece::has_coin) {
                None => "move-port",
                Some(false) => "move-port-bare",
                Some(true) => "move-port-coin",
            };
            with(id, player).number("n", numbers.port_vp)
        }
        Move::Herodotus(player) => with("move-herodotus", player),
        Move::Erase(kind, None) => card("move-erase", kind),
        Move::Erase(kind, Some(mark)) => card("move-erase-copy", kind).name("copy", copy(mark)),
        Move::Hippocrates(kind, None) => card("move-hippocrates", kind),
        Move::Hippocrates(kind, Some(mark)) => {
            card("move-hippocrates-copy", kind).name("copy", copy(mark))
        }
        Move::Assassinate(player, piece) => with("move-assassinate", player)
            .name("card", standing(board, player, piece))
            .number("n", numbers.assassin_vp),
        Move::Trade(player) if player.0 < board.n => with("move-trade", player)
            .number("gets", vases(board, player))
            .number("gives", vases(board, me)),
        Move::Attack(player) if player.0 < board.n => {
            let hired = hire(table, me, player);
            let id = if hired > 0 { "move-attack-hire" } else { "move-attack" };
            let coins = board.of(player).cards.len() as u16;
            let message = with(id, player).name("coins", names::coins(coins));
            message.name("hired", names::coins(hired))
        }
        Move::Trade(player) | Move::Attack(player) => with("move-nobody", player),
        Move::Destroy(piece) => card("move-destroy", piece.kind),
        Move::Sacrifice(piece) => {
            let id = if piece.has_coin() { "move-sacrifice-coin" } else { "move-sacrifice" };
            card(id, piece.kind)
        }
        Move::Done => plain(done_label(position)),
    }
}

/// A card in a city; with what lies on it, if another copy there differs.
fn standing(board: &Board, player: Player, piece: Piece) -> Message {
    let alike = |own: &Piece| own.kind == piece.kind;
    let differ = player.0 < board.n && board.of(player).distinct().filter(alike).count() > 1;
    if differ { sketch::in_city(piece) } else { names::card(piece.kind) }
}

/// Which of several copies of a face-down card.
fn copy(mark: Mark) -> Message {
    match mark {
        Mark { spent: true, .. } => Message::new("copy-spent"),
        Mark { by, .. } if by.is_all() => Message::new("copy-open"),
        Mark { by, .. } => {
            Message::new("copy-known").list("players", by.players().map(names::player).collect())
        }
    }
}

/// What is bought at the price that the step names.
fn price(position: &Position) -> u16 {
    match position.steps.top() {
        Some(Frame::Closing(step)) => step.price(),
        Some(Frame::Colony(step)) => step.price,
        _ => 0,
    }
}

fn exchange(id: &'static str, n: u16) -> Message {
    let coins = n.saturating_mul(components().numbers.euclid_coins);
    Message::new(id).name("points", names::points(n)).name("coins", names::coins(coins))
}

fn done_label(position: &Position) -> &'static str {
    match position.steps.top() {
        Some(Frame::Lighthouse(_)) => "move-done-look",
        Some(Frame::Drawing(_)) => "move-done-draw",
        Some(Frame::Selling(_)) => "move-done-auction",
        Some(Frame::Develop(_)) => "move-done-develop",
        Some(Frame::Colony(_)) => "move-done-colony",
        Some(Frame::Protect(_)) => "move-done-protect",
        Some(Frame::Activate(_)) => "move-done-income",
        Some(Frame::Trade(_)) => "move-done-trade",
        Some(Frame::War(step)) if step.fought => "move-done-turn",
        Some(Frame::War(_)) => "move-done-war",
        _ => "move-done",
    }
}

/// The clause under which a move is made.
#[must_use]
pub(crate) fn clause(position: &Position, mv: Move) -> &'static str {
    let named = &components().named;
    match mv {
        Move::Board(_) | Move::Side(_) => "AGO-0.4",
        Move::Take(..) => "AGO-0.5",
        Move::Deal(_) => "AGO-0.7",
        Move::EndCard => "AGO-1.5",
        Move::Draw(_) => match position.steps.top() {
            Some(Frame::Opening(_)) => "AGO-0.8",
            Some(Frame::Phidias(_)) => "AGO-9.17",
            Some(Frame::Pick(_)) => "AGO-9.3",
            _ => "AGO-1.1",
        },
        Move::Buy(_, Fee::Coins) => "AGO-1.2",
        Move::Buy(_, Fee::Aristotle) => "AGO-9.4",
        Move::Look(_) => "AGO-9.23",
        Move::Auction(_) => "AGO-2.1",
        Move::Bid(_) => "AGO-2.2",
        Move::Pass => "AGO-2.3",
        Move::Keep | Move::LetGo => "AGO-2.6",
        Move::Develop(_) => "AGO-3.1",
        Move::Settle => "AGO-9.16",
        Move::Discard(_) => "AGO-9.17",
        Move::Protect(_) => "AGO-4.1",
        Move::Income => "AGO-5.1",
        Move::Use(kind, _) if kind == named.alexander => "AGO-9.1",
        Move::Use(kind, _) if kind == named.homer => "AGO-9.11",
        Move::Use(kind, _) if kind == named.priestess => "AGO-9.19",
        Move::Use(..) => "AGO-9.3",
        Move::BuyVp(_) | Move::SellVp(_) => "AGO-9.6",
        Move::Plato(_) => "AGO-9.18",
        Move::Port(..) => "AGO-9.7",
        Move::Herodotus(_) | Move::Erase(..) => "AGO-9.9",
        Move::Hippocrates(..) => "AGO-9.10",
        Move::Assassinate(..) => "AGO-9.13",
        Move::Trade(_) => "AGO-6.1",
        Move::Attack(_) => "AGO-7.1",
        Move::Destroy(_) => "AGO-7.5",
        Move::Sacrifice(_) => "AGO-7.7",
        Move::Done => done_clause(position),
    }
}

fn done_clause(position: &Position) -> &'static str {
    match position.steps.top() {
        Some(Frame::Lighthouse(_)) => "AGO-9.23",
        Some(Frame::Drawing(_)) => "AGO-1.2",
        Some(Frame::Selling(_)) => "AGO-2.9",
        Some(Frame::Develop(_)) => "AGO-3.1",
        Some(Frame::Colony(_)) => "AGO-9.16",
        Some(Frame::Protect(_)) => "AGO-4.1",
        Some(Frame::Activate(_)) => "AGO-5.3",
        Some(Frame::Trade(_)) => "AGO-6.1",
        _ => "AGO-7.1",
    }
}

/// Where in the game we are.
#[must_use]
pub(crate) fn phase(view: &View) -> Message {
    let turn = turn_of(view.steps.as_slice());
    match turn {
        None if view.board.over => Message::new("phase-over"),
        None => Message::new("phase-opening"),
        Some(turn) => {
            let id = if view.board.is_ending() { "phase-last-turn" } else { "phase-turn" };
            Message::new(id)
                .name("player", names::of(&view.board, turn.player))
                .name("phase", Message::new(format!("phase-{}", turn.phase.number())))
        }
    }
}

/// Whose turn it is: the chapters of a game.
pub(crate) fn chapter(view: &View) -> Message {
    let Some(turn) = turn_of(view.steps.as_slice()) else { return phase(view) };
    let id = if view.board.is_ending() { "chapter-last-turn" } else { "chapter-turn" };
    Message::new(id).name("player", names::of(&view.board, turn.player))
}

/// The turn that is being played.
pub(crate) fn turn_of(steps: &[Frame]) -> Option<Turn> {
    steps.iter().find_map(|step| match step {
        Frame::Turn(turn) => Some(*turn),
        _ => None,
    })
}

/// What is asked now, in one sentence.
#[must_use]
pub(crate) fn prompt(view: &View) -> Message {
    let board = &view.board;
    let of = |id: &'static str, player| Message::new(id).name("player", names::player(player));
    let pile = |message: Message, colour| message.name("colour", names::colour(colour));
    let Some(step) = view.steps.top() else { return Message::new("prompt-over") };
    match *step {
        Frame::Opening(step) => opening_prompt(view, step),
        Frame::Turn(step) => of("prompt-turn", step.player),
        Frame::Lighthouse(step) => of("prompt-lighthouse", step.player),
        Frame::Peek(step) => pile(of("prompt-peek", step.player), step.colour),
        Frame::Drawing(step) => match step.stage {
            Stage::First => of("prompt-draw-first", step.player),
            Stage::Second => of("prompt-draw-second", step.player),
            Stage::Extra | Stage::Finished => of("prompt-draw-extra", step.player),
        },
        Frame::Pick(step) => of("prompt-pick", step.player),
        Frame::Draw(step) => pile(of("prompt-draw", step.player), step.colour),
        Frame::Selling(step) if step.sold == 0 => of("prompt-auction", step.player),
        Frame::Selling(step) => of("prompt-auction-more", step.player),
        Frame::Bidding(step) => {
            let is_asked = view.player() == Some(step.turn);
            let id = match (step.bidder.is_some(), is_asked) {
                (true, true) => "prompt-raise",
                (true, false) => "prompt-raise-other",
                (false, true) => "prompt-bid",
                (false, false) => "prompt-bid-other",
            };
            pile(of(id, step.turn), step.colour)
                .number("n", step.bid)
                .name("coins", names::coins(board.coins(step.turn)))
        }
        Frame::Closing(step) => match step.bidder {
            Some(bidder) => of("prompt-closing", step.seller)
                .name("other", names::player(bidder))
                .number("n", step.bid)
                .number("price", step.price()),
            None => of("prompt-closing-alone", step.seller).number("price", step.price()),
        },
        Frame::Develop(step) => of("prompt-develop", step.player).number("n", step.done),
        Frame::Colony(step) => of("prompt-colony", step.player).number("n", step.price),
        Frame::Phidias(step) if step.drawing => {
            of("prompt-phidias-draw", step.turn).number("n", step.owed[step.turn.index()])
        }
        Frame::Phidias(step) => of("prompt-phidias-discard", step.turn),
        Frame::Protect(step) => of("prompt-protect", step.player),
        Frame::Activate(step) if step.income => of("prompt-activate", step.player),
        Frame::Activate(step) => of("prompt-income", step.player),
        Frame::Erase(step) => of("prompt-erase", step.player).name("other", names::player(step.of)),
        Frame::Trade(step) => of("prompt-trade", step.player),
        Frame::War(step) if step.fought => of("prompt-war-fought", step.player),
        Frame::War(step) => of("prompt-war", step.player),
        Frame::Plunder(step) => {
            of("prompt-plunder", step.attacker).name("other", names::player(step.defender))
        }
        Frame::Sacrifice(step) => of("prompt-sacrifice", step.player),
    }
}

fn opening_prompt(view: &View, step: Opening) -> Message {
    let board = &view.board;
    let player = step.player(board);
    let of = |id: &'static str| Message::new(id).name("player", names::player(player));
    match (step.cards, board.deal, board.of(player).city) {
        (true, _, _) => of("prompt-first-card"),
        (false, Deal::Chosen, _) => of("prompt-take-board"),
        (false, _, Some(city)) => of("prompt-side").name("city", names::city(city)),
        (false, _, None) => of("prompt-deal-board"),
    }
}
