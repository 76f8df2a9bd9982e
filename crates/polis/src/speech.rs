//! What people read: moves, prompts and phases as messages, what a move names on the table, and
//! what pointing at a thing means.

use std::sync::OnceLock;

use table::{Actor, Answer, Help, Message, Moves, Named, Order, Seat, Speech, Step, Words};

use crate::board::Board;
use crate::event::Event;
use crate::flow::Frame;
use crate::game::Polis;
use crate::ids::{Good, Region, Shipload, Side};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::remedy::{self, Remedy};
use crate::rules::editions::{self, Ransom};
use crate::rules::{civil_war, trade};
use crate::view::View;
use crate::{orders, sketch};

/// Every word of the game, as the first box has it.
const WORDS_OF_2012: [(&str, &str); 4] = [
    ("en", include_str!("../words/en.ftl")),
    ("it", include_str!("../words/it.ftl")),
    ("es", include_str!("../words/es.ftl")),
    ("pl", include_str!("../words/pl.ftl")),
];
/// What the second box calls by other names.
const WORDS_OF_2020: [(&str, &str); 4] = [
    ("en", include_str!("../words/en-2020.ftl")),
    ("it", include_str!("../words/it-2020.ftl")),
    ("es", include_str!("../words/es-2020.ftl")),
    ("pl", include_str!("../words/pl-2020.ftl")),
];

impl Speech for Polis {
    type Remedy = Remedy;

    fn rules_text() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../rules/en.md"))]
    }

    fn words() -> &'static Words {
        static WORDS: OnceLock<Words> = OnceLock::new();
        WORDS.get_or_init(|| Words::load(&WORDS_OF_2012))
    }

    fn words_of(edition: &str) -> &'static Words {
        static SECOND: OnceLock<Words> = OnceLock::new();
        match edition {
            "2020" => SECOND.get_or_init(|| Words::load_with(&WORDS_OF_2012, &WORDS_OF_2020)),
            _ => Polis::words(),
        }
    }

    /// What can be said without a position, and what the board adds to it.
    fn label(position: &Position, mv: Move) -> Message {
        let board = &position.table.board;
        let edition = board.edition;
        let plain = mv.label();
        match mv {
            Move::Besiege(polis) => plain.number("n", edition.poleis[polis.index()].base),
            Move::Trade(shipload, good) => trade_label(board, shipload, good),
            Move::CivilWar(polis) => plain.number("n", civil_war::cost(board, polis)),
            Move::Play(half) => plain.number("n", edition.cards[edition.kind(half).index()].value),
            Move::Exchange(n) => bargain(position, plain, n.saturating_mul(2)),
            Move::Release(polis) => plain.number("n", board.population(polis)),
            Move::Phoros(n) => {
                let silver = editions::phoros(board, asked(position), n).unwrap_or(n);
                bargain(position, plain, silver)
            }
            _ => plain,
        }
    }

    fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
        match mv {
            Move::RansomProxenos => vec![position.table.board.capital(asked(position)).id()],
            _ => mv.things(),
        }
    }

    fn clause(position: &Position, mv: Move) -> &'static str {
        let edition = position.table.board.edition;
        match (mv, position.steps.top()) {
            (Move::RansomProxenos, _) if edition.rules.ransom == Ransom::AnyTime => "POL-11.4",
            (Move::Send(region), _) => {
                editions::sending_clause(edition, matches!(region, Region::Sea(_)))
            }
            (Move::Phoros(_), _) => editions::phoros_clause(edition),
            (Move::Roll(_), Some(Frame::Haggle(step))) => {
                editions::market_dice(edition, step.dearer).1
            }
            (_, step) => {
                mv.clause().unwrap_or_else(|| step.map_or("POL-0.15", |step| step.clause()))
            }
        }
    }

    fn moves_at(position: &Position, target: &str, out: &mut Vec<Move>) {
        let mut meant = Vec::new();
        if let Some(step) = position.steps.top() {
            step.moves_at(&position.table, target, &mut meant);
        }
        let names_it = |mv: &Move| Polis::targets(position, *mv).contains(&target);
        out.extend(meant.into_iter().filter(names_it));
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
        match (view.steps.last(), view.board.ending) {
            (Some(step), _) => step.prompt(view),
            (None, Some(ending)) => ending.message(),
            (None, None) => Message::new("prompt-over"),
        }
    }

    fn phase(view: &View) -> Message {
        Message::new("phase-round").name("round", view.board.round_card().id.name())
    }

    fn sketch(view: &View, language: &str) -> String {
        sketch::sketch(view, language)
    }

    fn is_landmark(event: &Event) -> bool {
        use Event::{BattleBegan, CivilWar, SiegeWon};
        matches!(event, BattleBegan { .. } | SiegeWon { .. } | CivilWar { .. })
    }

    fn help(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
        remedy::help(position, mv, refusal)
    }

    fn say_remedy(remedy: &Remedy) -> Message {
        remedy.message()
    }

    fn carry_out(position: &mut Position, remedy: &Remedy) {
        remedy::carry_out(position, remedy);
    }
}

/// Prestige for silver. POL-0.5: a bargain for more than the track has room for says how much of
/// it is lost.
fn bargain(position: &Position, plain: Message, silver: u16) -> Message {
    let bargain = plain.number("silver", silver);
    match position.table.board.surplus(asked(position), Good::Silver, silver) {
        0 => bargain,
        lost => Message::new("move-losing").name("move", bargain).number("lost", lost),
    }
}

/// The side that is asked now; Athens while nobody is.
fn asked(position: &Position) -> Side {
    let actor = position.steps.top().map(|step| step.awaits(&position.table));
    match actor {
        Some(Actor::Seat(seat)) => Side::in_seat(seat).unwrap_or(Side::Athens),
        Some(Actor::Chance | Actor::Nobody) | None => Side::Athens,
    }
}

fn trade_label(board: &Board, shipload: Shipload, good: Good) -> Message {
    let card = &board.edition.shiploads[shipload.index()];
    Message::new("move-trade")
        .name("shipload", shipload.name())
        .name("paid", good.amount(trade::price(board, shipload, good)))
        .name("got", card.offer.amount(card.amount))
}
