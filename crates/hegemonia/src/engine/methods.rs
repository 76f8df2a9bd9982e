//! The methods of the protocol, one function each. Every function parses all its arguments before
//! it does anything.

use bots::BotSpec;
use bots::SuggestError;
use serde_json::{Value, json};
use table::any::AnyTable;
use table::{DrawOptions, Message, Viewer, protocol};

use super::errors::Failure;
use super::open::OpenGame;
use super::params::{Params, wrong};
use super::session::Session;
use super::{listing, opening};
use crate::seeds;
use crate::words::say;

/// A method of the protocol.
pub(super) type Method = fn(&mut Session, Params) -> Result<Value, Failure>;

const METHODS: [(&str, Method); 14] = [
    ("hello", hello),
    ("games.list", listing::games_list),
    ("game.new", opening::game_new),
    ("game.load", opening::game_load),
    ("game.state", game_state),
    ("game.view", game_view),
    ("game.legal", game_legal),
    ("game.play", game_play),
    ("game.explain", game_explain),
    ("game.undo", game_undo),
    ("game.suggest", game_suggest),
    ("game.record", game_record),
    ("game.draw", game_draw),
    ("game.close", game_close),
];

/// The widest drawing that may be requested.
const WIDEST: u32 = 20_000;

/// The method with a name.
pub(super) fn find(name: &str) -> Option<Method> {
    METHODS.iter().find(|(known, _)| *known == name).map(|(_, method)| *method)
}

/// The names of all methods.
pub(super) fn names() -> Vec<&'static str> {
    METHODS.iter().map(|(name, _)| *name).collect()
}

fn hello(_: &mut Session, params: Params) -> Result<Value, Failure> {
    params.done()?;
    Ok(protocol::hello(env!("CARGO_PKG_VERSION")))
}

fn game_state(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let open = only_handle(session, &mut params)?;
    Ok(open.table.state())
}

fn game_view(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let (handle, seat) = (params.text("handle")?, params.text("seat")?);
    params.done()?;
    let open = session.game(&handle)?;
    Ok(open.table.view(viewer(&*open.table, &seat)?))
}

fn game_legal(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let language = params.language;
    let open = only_handle(session, &mut params)?;
    Ok(json!({"turn": open.turn(language), "moves": open.table.legal(language)}))
}

/// Plays all the moves or none. An empty list only rolls, in a loaded game in which chance is to
/// act.
fn game_play(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let language = params.language;
    let handle = params.text("handle")?;
    let (one, several) = (params.optional_text("move")?, params.optional_texts("moves")?);
    params.done()?;
    let moves = match (one, several) {
        (Some(words), None) => vec![words],
        (None, Some(moves)) => moves,
        _ => return Err(Failure::params("give either \"move\" or \"moves\"")),
    };
    let open = session.game(&handle)?;
    let before = open.table.ply();
    play_all(open, &moves, language)?;
    open.forget_proof();
    let events = open.table.told(before, None, language);
    Ok(json!({"turn": open.turn(language), "events": events}))
}

fn play_all(open: &mut OpenGame, moves: &[String], language: &str) -> Result<(), Failure> {
    let before = open.table.ply();
    if moves.is_empty() {
        open.table.roll(&open.dice);
    }
    for (index, words) in moves.iter().enumerate() {
        let actor = open.table.actor();
        if let Err(error) = open.table.play(actor, words, language) {
            if open.table.ply() > before {
                open.table.undo(open.table.ply() - before);
            }
            return Err(at_move(error.into(), index, words));
        }
        open.table.roll(&open.dice);
    }
    Ok(())
}

/// Says which of several moves failed.
fn at_move(mut failure: Failure, index: usize, words: &str) -> Failure {
    if let Some(data) = &mut failure.data {
        data["move"] = words.into();
        data["index"] = index.into();
    }
    failure
}

fn game_explain(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let language = params.language;
    let handle = params.text("handle")?;
    let (words, target) = (params.optional_text("move")?, params.optional_text("target")?);
    params.done()?;
    let open = session.game(&handle)?;
    match (words, target) {
        (Some(words), None) => Ok(json!(open.table.explain(&words, language))),
        (None, Some(target)) => Ok(explain_target(&*open.table, &target, language)),
        _ => Err(Failure::params("give either \"move\" or \"target\"")),
    }
}

fn explain_target(table: &dyn AnyTable, target: &str, language: &str) -> Value {
    let nothing = say(language, &Message::new("explain-nothing").text("target", target));
    protocol::explained(&table.explain_target(target, language), &nothing)
}

fn game_undo(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let language = params.language;
    let handle = params.text("handle")?;
    let plies = params.optional_bounded("plies", 1..=u32::MAX)?.unwrap_or(1);
    params.done()?;
    let open = session.game(&handle)?;
    let Some(target) = open.ply_before(plies as usize) else {
        let made = open.table.ply();
        return Err(Failure::not_now(format!(
            "{plies} moves can't be taken back: {made} were made, and a decision must be left"
        )));
    };
    open.table.undo(open.table.ply() - target);
    open.forget_proof();
    Ok(json!({"turn": open.turn(language)}))
}

fn game_suggest(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let handle = params.text("handle")?;
    let bot = params.text("bot")?;
    let simulations = params.optional_bounded("simulations", 1..=u32::MAX)?;
    let millis = params.optional_bounded("millis", 1..=u32::MAX)?;
    let seed = params.optional_number("seed")?;
    params.done()?;
    let bot = bot_spec(&bot, simulations, millis)?;
    let open = session.game(&handle)?;
    let seed = seed.unwrap_or_else(seeds::fresh);
    let seat = open.table.actor().seat().ok_or(SuggestError::NotNow);
    match seat.and_then(|seat| open.game.suggest(&*open.table.seat_view(seat), &bot, seed)) {
        Ok(suggestion) => Ok(json!(suggestion)),
        Err(error @ (SuggestError::NotNow | SuggestError::OtherGame { .. })) => {
            Err(Failure::not_now(error.to_string()))
        }
    }
}

/// A budget given beside the bot's name overrides one inside it, and a number of simulations, which
/// is reproducible, overrides a time.
fn bot_spec(name: &str, simulations: Option<u32>, millis: Option<u32>) -> Result<BotSpec, Failure> {
    let named = name.parse::<BotSpec>();
    let budgeted = match (simulations, millis) {
        (Some(simulations), _) => named.and_then(|bot| bot.with_simulations(simulations)),
        (None, Some(millis)) => named.and_then(|bot| bot.with_millis(millis)),
        (None, None) => named,
    };
    budgeted.map_err(|error| Failure::params(error.to_string()))
}

fn game_record(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let open = only_handle(session, &mut params)?;
    Ok(json!({"record": open.record().write()}))
}

fn game_draw(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let language = params.language;
    let handle = params.text("handle")?;
    let seat = params.optional_text("seat")?;
    let width = params.optional_bounded("width", 1..=WIDEST)?;
    params.done()?;
    let open = session.game(&handle)?;
    let viewer = match seat {
        Some(seat) => viewer(&*open.table, &seat)?,
        None => Viewer::Spectator,
    };
    let width = width.unwrap_or(DrawOptions::default().width);
    Ok(
        json!({"svg": open.table.draw(viewer, &DrawOptions { width, language, ..DrawOptions::default() })}),
    )
}

fn game_close(session: &mut Session, mut params: Params) -> Result<Value, Failure> {
    let handle = params.text("handle")?;
    params.done()?;
    session.close(&handle)?;
    Ok(json!({}))
}

/// The game whose handle is the only argument.
fn only_handle<'a>(
    session: &'a mut Session,
    params: &mut Params,
) -> Result<&'a mut OpenGame, Failure> {
    let handle = params.text("handle")?;
    params.done()?;
    session.game(&handle)
}

/// A seat id, or `spectator`.
fn viewer(table: &dyn AnyTable, id: &str) -> Result<Viewer, Failure> {
    protocol::viewer(table, id).ok_or_else(|| {
        let seats = table.about().seats_of(table.setup().seats).join(", ");
        wrong("seat", &format!("one of: {seats}, spectator"), &id.into())
    })
}
