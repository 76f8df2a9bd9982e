//! Moves, prompts and phases as messages; what a move names on the table; what pointing means.

use table::{Amount, Message};

use crate::components::components;
use crate::flow::Frame;
use crate::ids::{City, Colour, Kind, Piece, Player, Side};
use crate::moves::{Fee, Move};
use crate::names;
use crate::orders::left;
use crate::position::Position;
use crate::rules::activate::income;
use crate::rules::develop::cost;
use crate::rules::draw::Stage;
use crate::rules::trade::vases;
use crate::rules::turn::Turn;
use crate::rules::war::hire;
use crate::view::View;

/// Whose decision is pending, as the steps say; the first player at the very start.
fn acting(position: &Position) -> Player {
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

/// The player who is being attacked.
fn defender(position: &Position) -> Player {
    match position.steps.top() {
        Some(Frame::Plunder(step)) => step.defender,
        _ => acting(position),
    }
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
        Move::Protect(piece) => card("move-protect", piece.kind),
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
        Move::Port(player) => with("move-port", player).number("n", numbers.port_vp),
        Move::Herodotus(player) => with("move-herodotus", player),
        Move::Erase(kind) => card("move-erase", kind),
        Move::Hippocrates(kind) => card("move-hippocrates", kind),
        Move::Assassinate(player, piece) => with("move-assassinate", player)
            .name("card", names::card(piece.kind))
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
        Some(Frame::War(_)) => "move-done-war",
        _ => "move-done",
    }
}

/// Ids of the things on the drawn table that a move names.
#[must_use]
pub(crate) fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
    let me = acting(position);
    let named = &components().named;
    match mv {
        Move::Draw(colour) | Move::Buy(colour, _) | Move::Look(colour) => vec![colour.id()],
        Move::Auction(kind) | Move::Develop(kind) | Move::Discard(kind) => {
            vec![names::hand_card(kind)]
        }
        Move::Protect(piece) | Move::Sacrifice(piece) => vec![names::city_card(me, piece.kind)],
        Move::Use(by, kind) => vec![names::city_card(me, by), names::hand_card(kind)],
        Move::BuyVp(_) | Move::SellVp(_) => vec![names::city_card(me, named.euclid)],
        Move::Plato(player) => vec![names::city_card(me, named.plato), player.id()],
        Move::Port(player) => vec![names::city_card(me, named.port), player.id()],
        Move::Herodotus(player) => vec![names::city_card(me, named.herodotus), player.id()],
        Move::Hippocrates(_) => vec![names::city_card(me, named.hippocrates)],
        Move::Erase(kind) => vec![names::history_card(kind)],
        Move::Assassinate(player, piece) => vec![names::city_card(player, piece.kind)],
        Move::Destroy(piece) => vec![names::city_card(defender(position), piece.kind)],
        Move::Trade(player) | Move::Attack(player) => vec![player.id()],
        Move::Take(city, side) => vec![names::board_side(city, side)],
        Move::Side(side) => {
            let city = chooser(position).and_then(|one| position.table.board.of(one).city);
            city.map(|city| names::board_side(city, side)).into_iter().collect()
        }
        Move::Income => vec![me.id()],
        Move::Board(_)
        | Move::Deal(_)
        | Move::EndCard
        | Move::Bid(_)
        | Move::Pass
        | Move::Keep
        | Move::LetGo
        | Move::Settle
        | Move::Done => Vec::new(),
    }
}

/// Who chooses the side of a dealt board.
fn chooser(position: &Position) -> Option<Player> {
    let board = &position.table.board;
    board.everybody().find(|&one| board.of(one).city.is_some() && board.of(one).side.is_none())
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
        Move::Port(_) => "AGO-9.7",
        Move::Herodotus(_) | Move::Erase(_) => "AGO-9.9",
        Move::Hippocrates(_) => "AGO-9.10",
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

/// A thing on the drawn table, read back from its id.
enum Thing {
    Pile(Colour),
    Player(Player),
    Hand(Kind),
    History(Kind),
    City(Player, Kind),
    Side(City, Side),
}

fn thing(target: &str) -> Option<Thing> {
    if let Some(colour) = Colour::by_id(target) {
        return Some(Thing::Pile(colour));
    }
    if let Some(player) = Player::by_id(target) {
        return Some(Thing::Player(player));
    }
    let (first, second) = target.split_once('-')?;
    match first {
        "hand" => Kind::by_id(second).map(Thing::Hand),
        "history" => Kind::by_id(second).map(Thing::History),
        _ => match (Player::by_id(first), City::by_id(first)) {
            (Some(player), _) => Kind::by_id(second).map(|kind| Thing::City(player, kind)),
            (_, Some(city)) => Side::by_id(second).map(|side| Thing::Side(city, side)),
            _ => None,
        },
    }
}

/// Moves that somebody could mean by pointing at a thing, given what is asked now.
pub(crate) fn wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
    let (Some(step), Some(thing)) = (position.steps.top(), thing(target)) else { return };
    let me = acting(position);
    match thing {
        Thing::Pile(colour) => match step {
            Frame::Lighthouse(_) => out.push(Move::Look(colour)),
            Frame::Drawing(step) if step.stage == Stage::Extra => {
                out.extend(Fee::BOTH.map(|fee| Move::Buy(colour, fee)));
            }
            _ => out.push(Move::Draw(colour)),
        },
        Thing::Player(player) => match step {
            Frame::Trade(_) => out.push(Move::Trade(player)),
            Frame::War(_) => out.push(Move::Attack(player)),
            Frame::Activate(_) if player == me => out.push(Move::Income),
            Frame::Activate(_) => {
                let uses = [Move::Plato(player), Move::Port(player), Move::Herodotus(player)];
                out.extend(uses);
            }
            _ => {}
        },
        Thing::Hand(kind) => match step {
            Frame::Selling(_) => out.push(Move::Auction(kind)),
            Frame::Develop(_) => out.push(Move::Develop(kind)),
            Frame::Phidias(_) => out.push(Move::Discard(kind)),
            Frame::Activate(_) => {
                let named = &components().named;
                let uses = [named.alexander, named.archimedes, named.homer, named.priestess];
                let owned = uses.into_iter().filter(|&by| position.table.board.of(me).has(by));
                out.extend(owned.map(|by| Move::Use(by, kind)));
            }
            _ => {}
        },
        Thing::History(kind) => out.push(Move::Erase(kind)),
        Thing::City(player, kind) => city_wishes(position, *step, player, kind, out),
        Thing::Side(city, side) => match step {
            Frame::Opening(_) if position.table.board.deal == crate::board::Deal::Dealt => {
                out.push(Move::Side(side));
            }
            _ => out.push(Move::Take(city, side)),
        },
    }
}

/// What pointing at a card in a city can mean.
fn city_wishes(position: &Position, step: Frame, player: Player, kind: Kind, out: &mut Vec<Move>) {
    let board = &position.table.board;
    if player.0 >= board.n {
        return;
    }
    let pieces: Vec<Piece> = board.of(player).distinct().filter(|one| one.kind == kind).collect();
    let me = acting(position);
    for piece in pieces {
        match step {
            Frame::Protect(_) if player == me => out.push(Move::Protect(piece)),
            Frame::Plunder(step) if player == step.defender => out.push(Move::Destroy(piece)),
            Frame::Sacrifice(_) if player == me => out.push(Move::Sacrifice(piece)),
            _ => {}
        }
        if step.pauses().is_some() && board.of(me).has(components().named.assassin) {
            out.push(Move::Assassinate(player, piece));
        }
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
        Frame::Opening(step) => opening_prompt(view, step.cards),
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
        Frame::War(step) => of("prompt-war", step.player),
        Frame::Plunder(step) => {
            of("prompt-plunder", step.attacker).name("other", names::player(step.defender))
        }
        Frame::Sacrifice(step) => of("prompt-sacrifice", step.player),
    }
}

fn opening_prompt(view: &View, cards: bool) -> Message {
    let board = &view.board;
    let of = |id: &'static str, player| Message::new(id).name("player", names::player(player));
    let Some(Frame::Opening(step)) = view.steps.top() else { return Message::new("prompt-over") };
    if cards {
        return of("prompt-first-card", Player(step.done));
    }
    match board.deal {
        crate::board::Deal::Chosen => {
            let player = Player(board.n.saturating_sub(1).saturating_sub(step.done));
            of("prompt-take-board", player)
        }
        _ => {
            let player = Player(step.done);
            match board.of(player).city {
                Some(city) => of("prompt-side", player).name("city", names::city(city)),
                None => of("prompt-deal-board", player),
            }
        }
    }
}
