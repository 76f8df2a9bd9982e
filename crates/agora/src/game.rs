//! What the kernel asks of this game.

use std::sync::OnceLock;

use rand::Rng;
use serde_json::Value;
use table::{
    About, Amount, Answer, DrawOptions, Edition, Face, Foresight, Help, Message, Mind, Notation,
    Order, Outcome, Palette, Rules, Scenario, Seat, Secrets, Setup, SetupError, Speech, Told,
    Viewer, Words,
};

use crate::board::Deal;
use crate::components::{FEWEST_PLAYERS, components};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{MOST_PLAYERS, Player};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::remedy::{self, Remedy};
use crate::rules::{draw as drawing, scoring};
use crate::view::View;
use crate::{
    audit, draw, json, judgement, names, orders, pointing, sensible, sketch, speech, text,
};

/// The edition whose rulebook is followed.
pub(crate) const EDITION: &str = "2018";

/// The words, by language.
const LANGUAGES: [(&str, &str); 4] = [
    ("en", include_str!("../words/en.ftl")),
    ("it", include_str!("../words/it.ftl")),
    ("es", include_str!("../words/es.ftl")),
    ("pl", include_str!("../words/pl.ftl")),
];

/// Colovini's *Polis*.
#[derive(Debug)]
pub struct Agora;

impl Rules for Agora {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: OnceLock<About> = OnceLock::new();
        ABOUT.get_or_init(|| {
            let title = |id: &str| Agora::words().say("en", &Message::new(id.to_owned()));
            let scenario = |deal: Deal| Scenario {
                id: deal.id().to_owned(),
                title: title(&format!("scenario-{}", deal.id().replace('_', "-"))),
            };
            About {
                id: "agora",
                name: title("game-name"),
                seats: Player::IDS.to_vec(),
                seat_counts: FEWEST_PLAYERS..=MOST_PLAYERS,
                editions: vec![Edition {
                    id: EDITION.to_owned(),
                    title: title("edition-2018"),
                    scenarios: Deal::ALL.map(scenario).to_vec(),
                    reconstructed: components().reconstructed,
                }],
                options: Vec::new(),
                rules: &audit::RULES,
                sources: components().sources.clone(),
            }
        })
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Position::start(setup)
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        scoring::outcome(&position.table)
    }

    /// The city board and its side.
    fn role(position: &Position, seat: Seat) -> Option<&'static str> {
        let own = position.table.board.players.get(seat.index())?;
        Some(names::board_side(own.city?, own.side?))
    }

    fn weight(position: &Position, mv: Move) -> u32 {
        let table = &position.table;
        match position.steps.top() {
            Some(Frame::Draw(step)) => drawing::weight(table, step.colour, mv),
            Some(Frame::Peek(step)) => drawing::weight(table, step.colour, mv),
            _ => 1,
        }
    }
}

impl Secrets for Agora {
    type View = View;

    fn view(position: &Position, viewer: Viewer) -> View {
        View::of(position, viewer)
    }

    fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
        view.plausible(rng)
    }

    /// A card is turned up for all, or a history read by one.
    fn reveals(_: &Position, mv: Move) -> bool {
        matches!(
            mv,
            Move::Develop(_)
                | Move::Bid(_)
                | Move::Pass
                | Move::Keep
                | Move::LetGo
                | Move::Herodotus(_)
                | Move::Hippocrates(..)
        )
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }
}

impl Notation for Agora {
    fn write_move(_: &Position, mv: Move) -> String {
        text::write(mv)
    }

    fn read_move(_: &Position, words: &str) -> Option<Move> {
        text::read(words)
    }

    fn state(position: &Position) -> Value {
        json::write_state(position)
    }

    fn load(state: &Value) -> Result<Position, Vec<String>> {
        let position = json::read_state(state)?;
        audit::audit(&position)?;
        Ok(position)
    }

    fn show(view: &View) -> Value {
        json::write_view(view)
    }

    fn audit(position: &Position) -> Result<(), Vec<String>> {
        audit::audit(position)
    }
}

impl Speech for Agora {
    type Remedy = Remedy;

    fn rules_text() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../rules/en.md"))]
    }

    fn words() -> &'static Words {
        static WORDS: OnceLock<Words> = OnceLock::new();
        WORDS.get_or_init(|| Words::load(&LANGUAGES))
    }

    fn label(position: &Position, mv: Move) -> Message {
        speech::label(position, mv)
    }

    fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
        pointing::targets(position, mv)
    }

    fn clause(position: &Position, mv: Move) -> &'static str {
        speech::clause(position, mv)
    }

    fn wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
        pointing::wishes(position, target, out);
    }

    fn amount(position: &Position, mv: Move) -> Option<Amount> {
        speech::amount(position, mv)
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
        speech::prompt(view)
    }

    fn phase(view: &View) -> Message {
        speech::phase(view)
    }

    fn chapter(view: &View) -> Message {
        speech::chapter(view)
    }

    fn called(position: &Position, seat: Seat) -> Option<Message> {
        names::called(&position.table.board, Player(seat.0))
    }

    fn sketch(view: &View, language: &str) -> String {
        sketch::sketch(view, language)
    }

    fn tell(event: &Event) -> Told {
        event.tell()
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Attacked { .. })
    }

    fn reason(reason: &Reason) -> Message {
        reason.message()
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

impl Face for Agora {
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        draw::table(view, options)
    }

    fn style() -> &'static str {
        draw::STYLE
    }

    fn palette() -> &'static Palette {
        &draw::PALETTE
    }
}

impl Mind for Agora {
    fn judge(position: &Position, worth: &mut [f32]) {
        judgement::judge(position, worth);
    }

    fn is_settled(position: &Position) -> bool {
        judgement::is_settled(position)
    }

    fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        sensible::choose(position, legal, rng)
    }

    fn is_worth_a_look(position: &Position, mv: Move) -> bool {
        judgement::is_worth_a_look(position, mv)
    }

    /// A round of four players takes some seventy moves. Against three `greedy` bots a search of
    /// 300 simulations won 26 of 100 games when it played on for 8 moves, 40 for 24, and 56 for
    /// 72 as well as for 160.
    fn foresight() -> Foresight {
        Foresight::Trying { moves: 72, tries: 4 }
    }
}
