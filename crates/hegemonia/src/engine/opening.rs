//! `game.new` and `game.load`: games that get a handle.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use table::chance::Dice;
use table::record::Record;

use super::errors::Failure;
use super::open::OpenGame;
use super::params::{Params, texts, wrong};
use super::session::Session;
use crate::{games, seeds};

/// The values of the engine's own option `chance`, the default first.
pub(super) const CHANCE: [&str; 2] = ["auto", "manual"];
/// The longest name of a player: it stands in a line of the record.
const LONGEST_NAME: usize = 200;

/// The `seats` argument: a number, or the names of the players.
enum Seats {
    Number(usize),
    Names(Vec<String>),
}

/// Sets a game up. The engine rolls at once if the game begins with chance.
pub(super) fn game_new(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let language = params.language;
    let game = params.text("game")?;
    let edition = params.optional_text("edition")?;
    let scenario = params.optional_text("scenario")?;
    let mut options = params.options()?;
    let seats = params.optional("seats").map(seats).transpose()?;
    let seed = params.optional_number("seed")?;
    params.done()?;
    let game = games::find(&game)?;
    let dice = dice(&mut options, seed)?;
    let mut setup = games::setup(game.about(), edition, scenario);
    setup.options = options;
    match &seats {
        Some(Seats::Number(number)) => setup.seats = *number,
        Some(Seats::Names(names)) => setup.seats = names.len(),
        None => {}
    }
    session.admit()?;
    let table = game.set_up(setup).map_err(|error| Failure::params(error.to_string()))?;
    let mut open = OpenGame::new(game, table, dice);
    if let Some(Seats::Names(names)) = &seats {
        open.keep_names(names);
    }
    open.table.roll(&open.dice);
    Ok(opened(session, open, language))
}

/// Loads a position or a record. Nothing is rolled before a move is played, so that the loaded game
/// is exactly the stored one.
pub(super) fn game_load(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let language = params.language;
    let game = params.optional_text("game")?;
    let (position, record) = (params.optional("position"), params.optional_text("record")?);
    let mut options = params.options()?;
    let seed = params.optional_number("seed")?;
    params.done()?;
    let manual = is_manual(&mut options)?;
    if let Some(name) = options.keys().next() {
        let why = format!("options.{name} is fixed by what is loaded; only \"chance\" can be set");
        return Err(Failure::params(why));
    }
    session.admit()?;
    let mut open = match (position, record) {
        (Some(position), None) => load_position(game, &position)?,
        (None, Some(record)) => load_record(game, &record)?,
        _ => return Err(Failure::params("give either \"game\" and \"position\" or \"record\"")),
    };
    if manual {
        open.dice = Dice::Manual;
    } else if let Some(seed) = seed {
        open.dice = Dice::Seeded(seed);
    }
    Ok(opened(session, open, language))
}

fn load_position(game: Option<String>, position: &Value) -> Result<OpenGame, Failure> {
    let game = game.ok_or_else(|| Failure::params("the param \"game\" is missing"))?;
    let game = games::find(&game)?;
    let table = game.load(position).map_err(|faults| Failure::position(&faults))?;
    Ok(OpenGame::new(game, table, Dice::Seeded(seeds::fresh())))
}

/// A record names its game; its seed, if it has one, also gives the dice from here on.
fn load_record(game: Option<String>, text: &str) -> Result<OpenGame, Failure> {
    let record = Record::read(text.as_bytes())?;
    let game = match (record.header("Game"), &game) {
        (Some(own), Some(asked)) if own != asked => {
            let why = format!("the record is one of {own:?}, not of {asked:?}");
            return Err(Failure::params(why));
        }
        (Some(own), _) => games::find(own)?,
        (None, Some(asked)) => games::find(asked)?,
        (None, None) => {
            return Err(Failure::params("the record has no header Game; give the param \"game\""));
        }
    };
    let table = game.replay(&record)?;
    let seed = record.header("Seed").and_then(|seed| seed.parse().ok());
    let dice = Dice::Seeded(seed.unwrap_or_else(seeds::fresh));
    let mut open = OpenGame::new(game, table, dice);
    open.keep_headers(&record);
    Ok(open)
}

fn opened(session: &mut Session, open: OpenGame, language: &str) -> Value {
    let turn = open.turn(language);
    let handle = session.open(open);
    json!({"handle": handle, "turn": turn})
}

fn dice(options: &mut BTreeMap<String, String>, seed: Option<u64>) -> Result<Dice, Failure> {
    let manual = is_manual(options)?;
    let seeded = || Dice::Seeded(seed.unwrap_or_else(seeds::fresh));
    Ok(if manual { Dice::Manual } else { seeded() })
}

/// Removes the engine's own option from those of the game.
fn is_manual(options: &mut BTreeMap<String, String>) -> Result<bool, Failure> {
    match options.remove("chance").as_deref() {
        None | Some("auto") => Ok(false),
        Some("manual") => Ok(true),
        Some(other) => {
            Err(wrong("options.chance", &format!("one of: {}", CHANCE.join(", ")), &other.into()))
        }
    }
}

fn seats(value: Value) -> Result<Seats, Failure> {
    if let Value::Array(names) = value {
        let names = texts("seats", names)?;
        return match names.iter().find(|name| name.chars().count() > LONGEST_NAME) {
            Some(_) => {
                Err(Failure::params(format!("a name is longer than {LONGEST_NAME} characters")))
            }
            None => Ok(Seats::Names(names)),
        };
    }
    let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
    number
        .map(Seats::Number)
        .ok_or_else(|| wrong("seats", "a number or a list of the players' names", &value))
}
