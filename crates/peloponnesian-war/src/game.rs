//! What the kernel asks of this game.

use std::sync::OnceLock;

use rand::Rng;
use serde_json::Value;
use table::{
    About, DrawOptions, Edition, Face, Foresight, Help, Message, Mind, Notation, Outcome, Rules,
    Score, Seat, Secrets, Setup, SetupError, Speech, Told, Viewer, Words,
};

use crate::board::{Board, Ending, Scenario};
use crate::components::map;
use crate::event::Event;
use crate::moves::{self, Move};
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::remedy::{self, Remedy};
use crate::view::View;
use crate::{audit, draw, json, judgement, sense, sketch, speech};

/// The words, by language.
const LANGUAGES: [(&str, &str); 4] = [
    ("en", include_str!("../words/en.ftl")),
    ("it", include_str!("../words/it.ftl")),
    ("es", include_str!("../words/es.ftl")),
    ("pl", include_str!("../words/pl.ftl")),
];

/// The game *The Peloponnesian War*.
#[derive(Debug)]
pub struct PeloponnesianWar;

impl Rules for PeloponnesianWar {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: OnceLock<About> = OnceLock::new();
        ABOUT.get_or_init(|| About {
            id: "peloponnesian-war",
            name: "The Peloponnesian War".to_owned(),
            seats: vec!["player"],
            seat_counts: 1..=1,
            editions: vec![edition()],
            // PW-1.2: whose surrender is a victory. PW-0.9: corrections to the first edition.
            options: vec![
                ("surrender", vec!["any", "enemy"]),
                ("errata", vec!["none", "designer"]),
            ],
            rules: &[1],
            sources: map().sources.clone(),
        })
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Position::start(setup)
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        outcome(&position.board)
    }

    fn round(position: &Position) -> Option<u32> {
        Some(position.board.turn.into())
    }
}

impl Secrets for PeloponnesianWar {
    type View = View;

    fn view(position: &Position, _viewer: Viewer) -> View {
        View::of(position)
    }

    fn plausible(view: &View, _rng: &mut dyn Rng) -> Position {
        view.position()
    }

    fn reveals(_position: &Position, _mv: Move) -> bool {
        false
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

impl Notation for PeloponnesianWar {
    fn write_move(_position: &Position, mv: Move) -> String {
        moves::write(mv)
    }

    fn read_move(_position: &Position, words: &str) -> Option<Move> {
        moves::read(words)
    }

    fn state(position: &Position) -> Value {
        json::write(&position.board, position.steps.as_slice())
    }

    fn load(state: &Value) -> Result<Position, Vec<String>> {
        let position = json::read(state)?;
        audit::audit(&position)?;
        Ok(position)
    }

    fn show(view: &View) -> Value {
        json::write(&view.board, &view.steps)
    }

    fn audit(position: &Position) -> Result<(), Vec<String>> {
        audit::audit(position)
    }
}

impl Speech for PeloponnesianWar {
    type Remedy = Remedy;

    fn words() -> &'static Words {
        static WORDS: OnceLock<Words> = OnceLock::new();
        WORDS.get_or_init(|| Words::load(&LANGUAGES))
    }

    fn label(position: &Position, mv: Move) -> Message {
        speech::label(position, mv)
    }

    fn targets(_position: &Position, mv: Move) -> Vec<&'static str> {
        speech::targets(mv)
    }

    fn clause(position: &Position, _mv: Move) -> &'static str {
        position.steps.top().map_or("PW-1.3", |step| step.clause())
    }

    fn wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
        speech::wishes(position, target, out);
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

    fn sketch(view: &View, language: &str) -> String {
        sketch::sketch(view, language)
    }

    fn tell(event: &Event) -> Told {
        event.tell()
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event.id, "battle-land" | "battle-naval" | "siege-succeeds")
    }

    fn reason(reason: &Reason) -> Message {
        table::Reason::message(reason)
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

impl Face for PeloponnesianWar {
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        draw::table(view, options)
    }

    fn depict(before: &View, events: &[Event], options: &DrawOptions<'_>) -> String {
        draw::candidates(before, events, options)
    }

    fn style() -> &'static str {
        draw::STYLE
    }
}

impl Mind for PeloponnesianWar {
    fn judge(position: &Position, worth: &mut [f32]) {
        judgement::judge(&position.board, worth);
    }

    fn is_settled(position: &Position) -> bool {
        judgement::is_settled(position)
    }

    fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        sense::sensible(position, legal, rng)
    }

    fn foresight() -> Foresight {
        Foresight::Sense
    }
}

fn edition() -> Edition {
    let scenario = |scenario: Scenario, title: &str| table::Scenario {
        id: scenario.id().to_owned(),
        title: title.to_owned(),
    };
    Edition {
        id: "2019".to_owned(),
        title: "The Peloponnesian War, second edition".to_owned(),
        scenarios: vec![
            scenario(Scenario::Campaign, "The Peloponnesian War"),
            scenario(Scenario::Archidamian, "The Archidamian War"),
        ],
        reconstructed: map().reconstructed,
    }
}

/// PW-1.3, PW-1.4: whether the war that is over was won.
fn is_won(board: &Board, ending: Ending) -> bool {
    match board.scenario {
        Scenario::Archidamian => board.points() >= 40,
        Scenario::Campaign => {
            let early = board.turn <= 3;
            let surrender = match ending {
                Ending::AthensSurrenders => Some(crate::ids::Side::Athens),
                Ending::SpartaSurrenders => Some(crate::ids::Side::Sparta),
                Ending::LastTurn | Ending::Armistice | Ending::Return => None,
            };
            let counts =
                surrender.is_some_and(|side| !board.strict_surrender || side != board.player);
            board.points() > 150 || (early && counts)
        }
    }
}

/// The result of a finished game.
fn outcome(board: &Board) -> Option<Outcome> {
    let ending = board.ending?;
    let won = is_won(board, ending);
    let lines = vec![(Message::new("score-victory-points"), board.points())];
    let verdict = Message::new(if won { "verdict-decisive" } else { "verdict-hollow" });
    Some(Outcome {
        winners: won.then_some(Seat(0)).into_iter().collect(),
        tie_break: None,
        scores: vec![Score { total: board.points(), lines }],
        reason: ending.id(),
        told: Message::new(format!("over-{}", ending.id().replace('_', "-")))
            .number("turn", board.turn)
            .name("verdict", verdict),
    })
}
