//! What the kernel asks of this game.

use std::sync::OnceLock;

use rand::Rng;
use serde_json::Value;
use table::{
    About, Answer, DrawOptions, Face, Help, Message, Mind, Notation, Order, Outcome, Palette,
    Rules, Scenario, Score, Seat, Secrets, Setup, SetupError, Speech, Told, Viewer, Words,
};

use crate::board::{Board, Ending};
use crate::components::components;
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Side, projects};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::remedy::Remedy;
use crate::view::View;
use crate::{audit, draw, json, judgement, names, orders, remedy, sensible, sketch, speech, text};

/// The game *Polis: Fight for the Hegemony*.
#[derive(Debug)]
pub struct Polis;

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

impl Rules for Polis {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: OnceLock<About> = OnceLock::new();
        ABOUT.get_or_init(|| About {
            id: "polis",
            name: "Polis: Fight for the Hegemony".to_owned(),
            seats: Side::IDS.to_vec(),
            seat_counts: 2..=2,
            editions: components().editions.iter().map(about_edition).collect(),
            options: Vec::new(),
            rules: &audit::RULES,
            sources: components().sources.clone(),
        })
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Position::start(setup)
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        outcome(&position.table.board)
    }

    fn weight(position: &Position, mv: Move) -> u32 {
        match (mv, position.steps.top()) {
            (Move::Deal(card), Some(Frame::Battle(battle))) => {
                u32::from(battle.in_deck(&position.table, card))
            }
            _ => 1,
        }
    }
}

impl Secrets for Polis {
    type View = View;

    fn view(position: &Position, viewer: Viewer) -> View {
        View::of(position, viewer)
    }

    fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
        view.plausible(rng)
    }

    /// Laying down the second card shows both.
    fn reveals(position: &Position, mv: Move) -> bool {
        matches!(mv, Move::Play(_)) && position.table.secrets.pick.is_some()
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }
}

impl Notation for Polis {
    fn write_move(position: &Position, mv: Move) -> String {
        text::write(position, mv)
    }

    fn read_move(position: &Position, words: &str) -> Option<Move> {
        text::read(position, words)
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

    fn label(position: &Position, mv: Move) -> Message {
        speech::label(position, mv)
    }

    fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
        speech::targets(position, mv)
    }

    fn clause(position: &Position, mv: Move) -> &'static str {
        speech::clause(position, mv)
    }

    fn wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
        speech::wishes(position, target, out);
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
        speech::phase(&view.board)
    }

    fn sketch(view: &View, language: &str) -> String {
        sketch::sketch(view, language)
    }

    fn tell(event: &Event) -> Told {
        event.tell()
    }

    fn is_landmark(event: &Event) -> bool {
        use Event::{BattleBegan, CivilWar, SiegeWon};
        matches!(event, BattleBegan { .. } | SiegeWon { .. } | CivilWar { .. })
    }

    fn reason(reason: &Reason) -> Message {
        reason.message()
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

impl Face for Polis {
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        draw::table(view, options)
    }

    fn depict(before: &View, events: &[Event], options: &DrawOptions<'_>) -> String {
        draw::scene(before, events, options)
    }

    fn style() -> &'static str {
        draw::STYLE
    }

    fn palette() -> &'static Palette {
        &draw::PALETTE
    }
}

impl Mind for Polis {
    fn judge(position: &Position, worth: &mut [f32]) {
        judgement::judge(position, worth);
    }

    fn is_settled(position: &Position) -> bool {
        judgement::is_settled(position)
    }

    fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        sensible::choose(position, legal, rng)
    }
}

fn about_edition(edition: &crate::components::Edition) -> table::Edition {
    let scenario = |one: &crate::components::ScenarioCard| Scenario {
        id: one.id.to_owned(),
        title: one.title.clone(),
    };
    table::Edition {
        id: edition.id.to_owned(),
        title: edition.title.clone(),
        scenarios: edition.scenarios.iter().map(scenario).collect(),
        reconstructed: edition.reconstructed,
    }
}

/// POL-16.1, POL-16.2: the result of a finished game.
fn outcome(board: &Board) -> Option<Outcome> {
    let ending = board.ending?;
    let (winner, tie_break) = match ending {
        Ending::CapitalLost(side) | Ending::Ostracised(side) | Ending::Disgraced(side) => {
            (Some(side.other()), None)
        }
        Ending::Points | Ending::BothOstracised => leader(board),
    };
    let told = match (winner, tie_break) {
        (Some(_), None) => ending.message(),
        (Some(_), Some(tie_break)) => Message::new(format!("{}-{tie_break}", ending.message().id)),
        (None, _) => Message::new(format!("{}-shared", ending.message().id)),
    };
    Some(Outcome {
        winners: winner.map_or(Side::BOTH.map(Side::seat).into(), |side| vec![side.seat()]),
        scores: Side::BOTH.into_iter().map(|side| score(board, side)).collect(),
        reason: ending.id(),
        tie_break,
        told,
    })
}

/// POL-16.2: the higher score, then more goods; then nobody is ahead. With what broke a tie.
fn leader(board: &Board) -> (Option<Side>, Option<&'static str>) {
    let [athens, sparta] = Side::BOTH.map(|side| (board.score(side), board.total_goods(side)));
    let tie_break = (athens.0 == sparta.0 && athens.1 != sparta.1).then_some("goods");
    let ahead = match athens.cmp(&sparta) {
        std::cmp::Ordering::Greater => Some(Side::Athens),
        std::cmp::Ordering::Less => Some(Side::Sparta),
        std::cmp::Ordering::Equal => None,
    };
    (ahead, tie_break)
}

/// POL-16.1, with what each line is the sum of.
fn score(board: &Board, side: Side) -> Score {
    let line = |id: &'static str, n: u16| (Message::new(id), i32::from(n));
    let (population, n) = line("score-population", board.league_population(side));
    let population = (population.list("poleis", counted_poleis(board, side)), n);
    let (posterity, n) = line("score-posterity", board.posterity(side));
    let posterity = (posterity.list("projects", counted_projects(board, side)), n);
    let prestige = line("score-prestige", board.player(side).prestige);
    Score { total: board.score(side), lines: vec![population, prestige, posterity] }
}

fn counted_poleis(board: &Board, side: Side) -> Vec<Message> {
    let counted = |polis| {
        let n = board.population(polis);
        Message::new("score-part").name("what", names::polis(polis)).number("n", n)
    };
    board.league(side).map(counted).collect()
}

fn counted_projects(board: &Board, side: Side) -> Vec<Message> {
    let built = board.league(side).flat_map(|polis| projects(board.poleis[polis.index()].built));
    let counted = |project: crate::ids::Project| {
        let card = &board.edition.projects[project.index()];
        Message::new("score-part").name("what", names::project(card.id)).number("n", card.posterity)
    };
    built.map(counted).collect()
}
