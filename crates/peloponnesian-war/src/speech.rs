//! What people read: labels, prompts and the phase, and what pointing at a thing could mean.

use table::{Actor, Answer, Help, Message, Moves, Order, Seat, Speech, Step, Words};

use crate::board::{Board, Players};
use crate::components::Victory;
use crate::event::Event;
use crate::flow::Frame;
use crate::game::PeloponnesianWar;
use crate::ids::{Side, Space, Unit};
use crate::moves::Move;
use crate::orders;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::remedy::{self, Remedy};
use crate::rules::battle::Kind;
use crate::sketch;

impl Speech for PeloponnesianWar {
    type Remedy = Remedy;

    fn rules_text() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../rules/en.md"))]
    }

    fn words() -> &'static Words {
        table::words!("en", "it", "es", "pl")
    }

    /// Units are called after their side; whose they are is for the position to say.
    fn label(position: &Position, mv: Move) -> Message {
        let (board, label) = (&position.board, mv.label());
        let side = acting(position);
        match mv {
            Move::Go(_) => {
                let weigh = |step: &Frame| step.weight(board, mv);
                label.number("routes", position.steps.top().map_or(1, weigh))
            }
            Move::Rebuild(unit) => label.name("unit", unit.name_of(side.other())),
            Move::Activate(unit) => {
                let cost = Board::activation_cost(side, unit);
                label.name("unit", unit.name_of(side)).number("cost", cost)
            }
            Move::Lose(unit) | Move::Build(unit) => label.name("unit", unit.name_of(side)),
            Move::Place(_) | Move::PlaceAll(_) => {
                let group = match position.steps.top() {
                    Some(Frame::GoHome(step)) => step.next_group(board),
                    _ => None,
                };
                let (side, unit, n) = group.unwrap_or((side, Unit::Hoplites, 0));
                label.name("unit", unit.name_of(side)).number("n", n)
            }
            Move::March => {
                let objective = board.expedition.as_ref().map(|expedition| expedition.objective);
                label.with("space", &objective.unwrap_or(Board::national(side)))
            }
            _ => label,
        }
    }

    fn targets(_: &Position, mv: Move) -> Vec<&'static str> {
        mv.things()
    }

    fn clause(position: &Position, mv: Move) -> &'static str {
        let step = || position.steps.top().map_or("PW-1.3", Step::clause);
        mv.clause().unwrap_or_else(step)
    }

    /// Nobody means an outcome of chance unless it is the thing itself. What is not asked here
    /// either is explained as a choice of chance that is not open.
    fn moves_at(position: &Position, target: &str, out: &mut Vec<Move>) {
        let board = &position.board;
        let (Some(step), Some(space)) = (position.steps.top(), Space::by_id(target)) else {
            return;
        };
        step.moves_at(board, target, out);
        if step.awaits(board) == Actor::Chance {
            out.retain(|mv| mv.things() == [target]);
        }
        if out.is_empty() {
            out.push(Move::Pick(space));
        }
    }

    fn prompt(view: &Position) -> Message {
        let board = &view.board;
        let over = || match (board.players, board.card().victory) {
            (Players::One, Victory::Points) => {
                Message::new("prompt-over").number("points", board.points())
            }
            _ => Message::new("phase-over"),
        };
        view.steps.top().map_or_else(over, |step| step.prompt(view))
    }

    fn phase(view: &Position) -> Message {
        let phase = match view.steps.as_slice().first() {
            Some(Frame::War(war)) => war.stage.phase(),
            _ => Message::new("phase-over"),
        };
        if view.board.is_for_two() {
            return Message::new("phase-for-two")
                .number("turn", view.board.turn)
                .name("phase", phase);
        }
        Message::new("phase")
            .number("turn", view.board.turn)
            .with("side", &view.board.player)
            .name("phase", phase)
    }

    /// A turn of the war.
    fn chapter(view: &Position) -> Message {
        Message::new("chapter").number("turn", view.board.turn)
    }

    fn orders(view: &Position, seat: Seat) -> Vec<Order> {
        orders::offered(view, seat)
    }

    fn answer(view: &Position, seat: Seat, order: &str) -> Answer<Move> {
        orders::answer(view, seat, order)
    }

    fn say_order(order: &str) -> Option<Message> {
        orders::say(order)
    }

    fn sketch(view: &Position, language: &str) -> String {
        sketch::sketch(view, language)
    }

    fn is_landmark(event: &Event) -> bool {
        match event {
            Event::Battle { kind, .. } => *kind != Kind::Null,
            Event::SiegeRolled { succeeds, .. } => *succeeds,
            _ => false,
        }
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

/// The side whose decision is pending: of the innermost step that waits for a player.
pub(crate) fn acting(position: &Position) -> Side {
    let board = &position.board;
    let waits = |step: &Frame| match step.awaits(board) {
        Actor::Seat(seat) => board.side_of(seat),
        Actor::Chance | Actor::Nobody => None,
    };
    position.steps.as_slice().iter().rev().find_map(waits).unwrap_or(board.player)
}
