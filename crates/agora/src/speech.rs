//! Moves, prompts and phases as messages: what depends on the position.

use table::{Actor, Amount, Answer, Help, Message, Moves, Named, Order, Seat, Speech, Step, Words};

use crate::Agora;
use crate::board::Board;
use crate::components::components;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Kind, Piece, Player};
use crate::moves::Move;
use crate::names;
use crate::orders::{self, left};
use crate::pointing::Target;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::remedy::{self, Remedy};
use crate::rules::activate::income;
use crate::rules::develop::cost;
use crate::rules::trade::vases;
use crate::rules::turn::Turn;
use crate::rules::war::hire;
use crate::sketch;
use crate::view::View;

impl Speech for Agora {
    type Remedy = Remedy;

    fn rules_text() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../rules/en.md"))]
    }

    fn words() -> &'static Words {
        table::words!("en", "it", "es", "pl")
    }

    fn label(position: &Position, mv: Move) -> Message {
        let (table, me) = (&position.table, acting(position));
        let (board, label) = (&table.board, mv.label());
        match mv {
            Move::Bid(bid) => label.with("left", &board.coins(me).saturating_sub(bid)),
            Move::Develop(kind) => label.with("n", &cost(board, me, kind.colour())),
            Move::Protect(piece) => label.name("card", standing(board, me, piece)),
            Move::Income => {
                let (coins, vp) = income(board, me);
                label.name("coins", names::coins(coins)).name("points", names::points(vp))
            }
            Move::Assassinate(player, piece) => label.name("card", standing(board, player, piece)),
            Move::Trade(player) | Move::Attack(player) if !board.plays(player) => {
                Message::new("move-nobody").with("player", &player)
            }
            Move::Trade(player) => {
                label.with("gets", &vases(board, player)).with("gives", &vases(board, me))
            }
            Move::Attack(player) => {
                let hired = hire(table, me, player);
                let id = if hired > 0 { "move-attack-hire" } else { "move-attack" };
                let coins = names::coins(board.of(player).cards.len() as u16);
                let label = Message::new(id).with("player", &player).name("coins", coins);
                label.name("hired", names::coins(hired))
            }
            Move::Keep | Move::LetGo | Move::Settle | Move::Done => in_step(position, mv),
            _ => label,
        }
    }

    fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
        let (board, me) = (&position.table.board, acting(position));
        let mut targets: Vec<_> =
            used(mv).map(|kind| names::city_card(me, kind)).into_iter().collect();
        match (mv, position.steps.top()) {
            (Move::Income, _) => targets.push(me.id()),
            (Move::Destroy(piece), Some(Frame::Plunder(step))) => {
                targets.push(names::city_card(step.defender, piece.kind));
            }
            (Move::Side(side), _) => {
                let mut chooser = board.players.iter().filter(|own| own.side.is_none());
                let city = chooser.find_map(|own| own.city);
                targets.extend(city.map(|city| names::board_side(city, side)));
            }
            _ => targets.extend(mv.things()),
        }
        targets
    }

    fn clause(position: &Position, mv: Move) -> &'static str {
        let step = position.steps.top();
        mv.clause().unwrap_or_else(|| match (mv, step) {
            (Move::Draw(_), Some(Frame::Opening(_))) => "AGO-0.8",
            (Move::Draw(_), Some(Frame::Phidias(_) | Frame::Pick(_))) | (Move::Done, _) => {
                step.map_or("AGO-8.1", Frame::clause)
            }
            _ => "AGO-1.1",
        })
    }

    /// All legal moves that name the thing, and others that would if the rules allowed them.
    fn moves_at(position: &Position, target: &str, out: &mut Vec<Move>) {
        let (table, Some(step)) = (&position.table, position.steps.top()) else { return };
        step.legal(table, out);
        out.retain(|&mv| Agora::targets(position, mv).contains(&target));
        let mut others = Vec::new();
        step.moves_at(table, target, &mut others);
        // What is legal stands there already, and so do moves that say which copy is meant.
        others.retain(|&mv| {
            let refused = step.check(table, mv);
            refused.is_err_and(|refusal| !matches!(refusal.reason, Reason::WhichCopy { .. }))
        });
        // Whatever is asked, a pile is there to be drawn from.
        if let (true, Some(Target::Pile(colour))) =
            (out.is_empty() && others.is_empty(), Target::by_id(target))
        {
            others.push(Move::Draw(colour));
        }
        out.extend(others);
    }

    /// The number of coins bid, or of points bought or sold, with the coins left then.
    fn amount(position: &Position, mv: Move) -> Option<Amount> {
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

    fn orders(view: &View, seat: Seat) -> Vec<Order> {
        orders::offered(view, seat)
    }

    fn answer(view: &View, seat: Seat, order: &str) -> Answer<Move> {
        orders::answer(view, seat, order)
    }

    fn say_order(order: &str) -> Option<Message> {
        orders::say(order)
    }

    fn prompt(view: &View) -> Message {
        view.steps.top().map_or_else(|| Message::new("prompt-over"), |step| step.prompt(view))
    }

    fn phase(view: &View) -> Message {
        match turn_of(view.steps.as_slice()) {
            None if view.board.over => Message::new("phase-over"),
            None => Message::new("phase-opening"),
            Some(turn) => {
                let id = if view.board.is_ending() { "phase-last-turn" } else { "phase-turn" };
                let player = names::of(&view.board, turn.player);
                Message::new(id).name("player", player).with("phase", &turn.phase)
            }
        }
    }

    /// Whose turn it is.
    fn chapter(view: &View) -> Message {
        let Some(turn) = turn_of(view.steps.as_slice()) else { return Agora::phase(view) };
        let id = if view.board.is_ending() { "chapter-last-turn" } else { "chapter-turn" };
        Message::new(id).name("player", names::of(&view.board, turn.player))
    }

    fn seat_name(position: &Position, seat: Seat) -> Option<Message> {
        names::called(&position.table.board, Player(seat.0))
    }

    fn sketch(view: &View, language: &str) -> String {
        sketch::sketch(view, language)
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Attacked { .. })
    }

    fn help(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
        remedy::help(position, mv, refusal)
    }

    fn say_remedy(remedy: &Remedy) -> Message {
        remedy::say(remedy)
    }

    fn carry_out(position: &mut Position, remedy: &Remedy) {
        remedy::carry_out(position, remedy);
    }
}

/// Whose decision is pending: of the innermost step that waits for a player.
pub(crate) fn acting(position: &Position) -> Player {
    let awaited = |step: &Frame| match step.awaits(&position.table) {
        Actor::Seat(seat) => Player::in_seat(seat),
        Actor::Chance | Actor::Nobody => None,
    };
    position.steps.as_slice().iter().rev().find_map(awaited).unwrap_or(Player(0))
}

/// The turn that is being played.
pub(crate) fn turn_of(steps: &[Frame]) -> Option<Turn> {
    steps.iter().find_map(|step| match step {
        Frame::Turn(turn) => Some(*turn),
        _ => None,
    })
}

/// The card of one's own city that a move uses or changes.
pub(crate) fn used(mv: Move) -> Option<Kind> {
    let named = &components().named;
    match mv {
        Move::Protect(piece) | Move::Sacrifice(piece) => Some(piece.kind),
        Move::Use(by, _) => Some(by),
        Move::BuyVp(_) | Move::SellVp(_) => Some(named.euclid),
        Move::Plato(_) => Some(named.plato),
        Move::Port(..) => Some(named.port),
        Move::Herodotus(_) => Some(named.herodotus),
        Move::Hippocrates(..) => Some(named.hippocrates),
        _ => None,
    }
}

/// A card in a city; with what lies on it, if another copy there differs.
fn standing(board: &Board, player: Player, piece: Piece) -> Message {
    let differ = board.of(player).of_kind(piece.kind).nth(1).is_some();
    if differ { sketch::in_city(piece) } else { piece.kind.name() }
}

/// The label of a move that means something else in each step.
fn in_step(position: &Position, mv: Move) -> Message {
    match (mv, position.steps.top()) {
        (Move::Keep, Some(Frame::Closing(step))) => mv.label().with("n", &step.price()),
        (Move::LetGo, Some(Frame::Closing(step))) => match step.bidder {
            Some(bidder) => {
                Message::new("move-let-go").with("player", &bidder).with("n", &step.bid)
            }
            None => mv.label(),
        },
        (Move::Settle, Some(Frame::Colony(step))) => mv.label().with("n", &step.price),
        (Move::Keep | Move::Settle, _) => mv.label().number("n", 0),
        (Move::Done, Some(Frame::Colony(_))) => Message::new("move-done-colony"),
        (Move::Done, Some(Frame::War(step))) if step.fought => Message::new("move-done-turn"),
        (Move::Done, _) => match position.steps.as_slice() {
            [Frame::Turn(turn), _] => Message::new(format!("move-done-{}", turn.phase.id())),
            _ => mv.label(),
        },
        _ => mv.label(),
    }
}
