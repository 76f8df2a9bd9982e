//! The methods of the engine protocol over HTTP, one function each: `POST /api/game.play`. The
//! handle of a game is the id of its table, and every seat knows only what it may know.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Request, State};
use bots::BotSpec;
use serde_json::{Map, Value, json};
use table::{DrawOptions, Message, Setup, Viewer, protocol};
use tokio::sync::MutexGuard;

use super::params::{self, Seats, read, unreadable};
use crate::app::App;
use crate::bots_pool;
use crate::change::{own_turn, refusal, settle};
use crate::clocks;
use crate::error::{ApiFailure, Failure, to_the_end};
use crate::guests::Visitor;
use crate::live::{Live, Running};
use crate::lobby;
use crate::options::Options;
use crate::peers::Origin;
use crate::records;
use crate::requests;
use crate::seen::{Seen, Waits};
use crate::storage::SaveError;
use crate::tables::{self, Wanted, With};
use crate::update::{self, needs_seed};
use crate::watching;
use crate::words::{say, say_message};

/// Moves in one call.
const MOST_MOVES: usize = 100;
/// The widest drawing that may be requested.
const WIDEST: u32 = 4_000;
/// The largest budget for a bot's suggestion.
const MOST_SIMULATIONS: u32 = 5_000;
const MOST_MILLIS: u32 = 5_000;

/// Carries out a method.
pub(super) async fn call(
    State(app): State<App>,
    Path(method): Path<String>,
    visitor: Visitor,
    origin: Origin,
    request: Request,
) -> Result<Json<Value>, ApiFailure> {
    let body = requests::bytes(request, &app).await?;
    let given = match &body[..] {
        [] => Value::Object(Map::new()),
        bytes => serde_json::from_slice(bytes).map_err(|error| unreadable(&error.to_string()))?,
    };
    let call = Call { app, visitor, origin };
    let answer = match method.as_str() {
        "hello" => call.hello(given),
        "games.list" => call.games_list(given),
        "game.new" => call.game_new(given).await,
        "game.load" => Err(not_now("error-no-load")),
        "game.state" => call.game_state(given).await,
        "game.view" => call.game_view(given).await,
        "game.legal" => call.game_legal(given).await,
        "game.play" => call.game_play(given).await,
        "game.explain" => call.game_explain(given).await,
        "game.undo" => call.game_undo(given).await,
        "game.suggest" => call.game_suggest(given).await,
        "game.record" => call.game_record(given).await,
        "game.draw" => call.game_draw(given).await,
        "game.close" => call.game_close(given).await,
        _ => return Err(ApiFailure::unknown_method(&method)),
    };
    Ok(Json(answer?))
}

struct Call {
    app: App,
    visitor: Visitor,
    origin: Origin,
}

/// An action that is not possible at a table as it stands.
fn not_now(id: &'static str) -> Failure {
    Failure::Forbidden(say(id))
}

impl Call {
    fn hello(&self, given: Value) -> Result<Value, Failure> {
        let _: (params::Nothing, _) = read(given)?;
        Ok(protocol::hello(env!("CARGO_PKG_VERSION")))
    }

    fn games_list(&self, given: Value) -> Result<Value, Failure> {
        let _: (params::Nothing, _) = read(given)?;
        let games = self.app.config().games.iter();
        // The dice are the server's and the seats': there is nothing to choose about them.
        Ok(games.map(|game| protocol::listed(game.about(), Map::new())).collect())
    }

    /// Opens a table: with a number of seats all of them belong to the sender, as in the engine.
    async fn game_new(self, given: Value) -> Result<Value, Failure> {
        let (mut new, language): (params::New, _) = read(given)?;
        let game = self.app.config().game(&new.game).ok_or(Failure::NotFound)?;
        let guest = self.visitor.clone().guest()?.id;
        if new.scenario.is_some() && new.edition.is_none() {
            new.edition = Some(Setup::standard(game.about()).edition);
        }
        let (_, handle) = match &new.seats {
            Some(Seats::Sitters(sitters)) => {
                let fields = new.fields(&game.about().seats, sitters);
                lobby::open_for(&self.app, self.visitor, &fields).await?
            }
            None | Some(Seats::Number(_)) => {
                let wanted = all_seats(new);
                tables::open_for(&self.app, self.visitor, wanted).await?
            }
        };
        let live = self.app.live(&handle).await?;
        let running = live.lock().await?;
        let seen = Seen::new(&self.app, &live, &running, Some(&guest));
        Ok(json!({ "handle": handle, "turn": turn(&seen, language) }))
    }

    /// The open position holds every secret, so it is only for finished games.
    async fn game_state(self, given: Value) -> Result<Value, Failure> {
        let (asked, _): (params::Handle, _) = read(given)?;
        let live = self.app.live(&asked.handle).await?;
        let running = live.lock().await?;
        if running.is_over() { Ok(running.table.state()) } else { Err(not_now("error-state-open")) }
    }

    async fn game_view(self, given: Value) -> Result<Value, Failure> {
        let (asked, _): (params::Viewed, _) = read(given)?;
        let live = self.app.live(&asked.handle).await?;
        let running = watching::look(&self.app, &live, self.visitor.id()).await?;
        let viewer = self.viewer(&running, &asked.seat)?;
        Ok(running.table.view(viewer))
    }

    async fn game_legal(self, given: Value) -> Result<Value, Failure> {
        let (asked, language): (params::Handle, _) = read(given)?;
        let live = self.app.live(&asked.handle).await?;
        let running = watching::look(&self.app, &live, self.visitor.id()).await?;
        let seen = Seen::new(&self.app, &live, &running, self.visitor.id());
        let is_own = matches!(seen.waits(), Waits::ForYou(_));
        let moves = if is_own { running.table.legal(language) } else { Vec::new() };
        Ok(json!({ "turn": turn(&seen, language), "moves": moves }))
    }

    /// Plays the moves until something new is learnt. Moves of chance and of others in between are
    /// kept; the rest of the request is ignored.
    async fn game_play(self, given: Value) -> Result<Value, Failure> {
        let (asked, language): (params::Played, _) = read(given)?;
        let moves = match (asked.one, asked.moves) {
            (Some(words), None) => vec![words],
            (None, Some(moves)) if (1..=MOST_MOVES).contains(&moves.len()) => moves,
            _ => return Err(unreadable(&say("error-move-or-moves"))),
        };
        let guest = self.visitor.guest()?.id;
        let (app, live) = (self.app.clone(), self.app.live(&asked.handle).await?);
        to_the_end(async move {
            let mut running = at(&app, &live, &guest, asked.version).await?;
            let before = running.table.ply();
            let seat = own_turn(&running, &guest)?;
            let played = running.play_several(seat, &moves);
            let played = played
                .map_err(|(index, refused)| refusal(&app, refused).at_move(index, &moves[index]))?;
            keep(&app, &live, &mut running, &guest).await?;
            let seen = Seen::new(&app, &live, &running, Some(&guest));
            let events = running.table.told(before, Some(seen.viewer), language);
            let turn = turn(&seen, language);
            Ok(json!({ "turn": turn, "events": events, "played": played }))
        })
        .await
    }

    /// Answers only the seat to act: the reasons may reveal what it knows.
    async fn game_explain(self, given: Value) -> Result<Value, Failure> {
        let (asked, language): (params::Explained, _) = read(given)?;
        let live = self.app.live(&asked.handle).await?;
        let running = watching::look(&self.app, &live, self.visitor.id()).await?;
        let is_turn = {
            let seen = Seen::new(&self.app, &live, &running, self.visitor.id());
            matches!(seen.waits(), Waits::ForYou(_))
        };
        if !is_turn {
            return Err(not_now("error-not-your-turn"));
        }
        // What would help may take some playing on.
        let table = running.table.boxed_clone();
        drop(running);
        let payer = self.origin.payer(&self.visitor);
        let explain = move || match (asked.words, asked.target) {
            (Some(words), None) => Ok(json!(table.explain(&words, language))),
            (None, Some(target)) => {
                let meant = table.explain_target(&target, language);
                Ok(protocol::explained(&meant, &say("explain-nothing")))
            }
            _ => Err(unreadable(&say("error-move-or-target"))),
        };
        self.app.workshop().run(&payer, &asked.handle, explain).await?
    }

    async fn game_undo(self, given: Value) -> Result<Value, Failure> {
        let (asked, language): (params::Undone, _) = read(given)?;
        let guest = self.visitor.guest()?.id;
        let (app, live) = (self.app.clone(), self.app.live(&asked.handle).await?);
        to_the_end(async move {
            let mut running = at(&app, &live, &guest, asked.version).await?;
            let seat = own_turn(&running, &guest)?;
            let undone = running.undo(seat, asked.plies.unwrap_or(1));
            undone.map_err(|refused| refusal(&app, refused))?;
            keep(&app, &live, &mut running, &guest).await?;
            let seen = Seen::new(&app, &live, &running, Some(&guest));
            Ok(json!({ "turn": turn(&seen, language) }))
        })
        .await
    }

    /// Advice for somebody who plays alone or against bots: at a table with other people it would
    /// be help that they have not agreed to.
    async fn game_suggest(self, given: Value) -> Result<Value, Failure> {
        let (asked, _): (params::Suggested, _) = read(given)?;
        let bot = bot_spec(&asked)?;
        let guest = self.visitor.guest()?.id;
        let live = self.app.live(&asked.handle).await?;
        let view = {
            let running = live.lock().await?;
            let seat = own_turn(&running, &guest)?;
            let others = running.seats.iter().filter_map(|seat| seat.guest.as_ref());
            if others.into_iter().any(|other| *other != guest) {
                return Err(not_now("error-suggest-people"));
            }
            running.table.seat_view(seat)
        };
        self.app.people().take_advice(&guest, self.app.config().clock.now())?;
        let seed = asked.seed.unwrap_or_else(crate::random::seed);
        Ok(json!(bots_pool::suggest(&self.app, &live, bot, (&guest, view), seed).await?))
    }

    async fn game_record(self, given: Value) -> Result<Value, Failure> {
        let (asked, _): (params::Handle, _) = read(given)?;
        let live = self.app.live(&asked.handle).await?;
        let running = watching::look(&self.app, &live, self.visitor.id()).await?;
        if !running.is_over() {
            return Err(not_now("error-record-not-over"));
        }
        let seen = Seen::new(&self.app, &live, &running, self.visitor.id());
        Ok(json!({ "record": records::record(&seen).write() }))
    }

    async fn game_draw(self, given: Value) -> Result<Value, Failure> {
        let (asked, language): (params::Drawn, _) = read(given)?;
        let width = asked.width.unwrap_or(DrawOptions::default().width);
        if !(1..=WIDEST).contains(&width) {
            return Err(unreadable(&format!("width is 1 to {WIDEST}")));
        }
        let payer = self.origin.payer(&self.visitor);
        self.app.workshop().check_room(&payer)?;
        let live = self.app.live(&asked.handle).await?;
        let running = watching::look(&self.app, &live, self.visitor.id()).await?;
        let viewer = match &asked.seat {
            Some(seat) => self.viewer(&running, seat)?,
            None => Seen::new(&self.app, &live, &running, self.visitor.id()).viewer,
        };
        let table = running.table.boxed_clone();
        drop(running);
        let draw = move || {
            let options = DrawOptions { width, language, ..DrawOptions::default() };
            table.draw(viewer, &options)
        };
        let svg = self.app.workshop().run(&payer, &asked.handle, draw).await?;
        Ok(json!({ "svg": svg }))
    }

    /// Closes a table that has not begun, or frees the seat. After that one resigns.
    async fn game_close(self, given: Value) -> Result<Value, Failure> {
        let (asked, _): (params::Handle, _) = read(given)?;
        let guest = self.visitor.guest()?.id;
        lobby::leave_table(&self.app, &asked.handle, guest).await?;
        Ok(json!({}))
    }

    /// A seat of the sender, or a spectator; any seat once the game is over.
    fn viewer(&self, running: &Running, id: &str) -> Result<Viewer, Failure> {
        let viewer = protocol::viewer(&*running.table, id);
        let viewer = viewer.ok_or_else(|| Failure::Bad(say("error-no-such-seat")))?;
        let own = running.seats_of(self.visitor.id());
        match viewer {
            Viewer::Seat(seat) if !own.contains(&seat) && !running.is_over() => {
                Err(Failure::Forbidden(say("error-not-your-seat")))
            }
            viewer => Ok(viewer),
        }
    }
}

/// A table at which the sender plays every seat.
fn all_seats(new: params::New) -> Wanted {
    let seats = match new.seats {
        Some(Seats::Number(seats)) => Some(seats),
        _ => None,
    };
    Wanted {
        game: new.game,
        edition: new.edition,
        scenario: new.scenario,
        with: With::HotSeat,
        level: None,
        seats,
        seat: None,
        options: Options::named(new.options),
    }
}

/// Locks the table at the version of the request, or the newest, for somebody who sits there: to
/// others even its version may be closed.
async fn at<'a>(
    app: &App,
    live: &'a Arc<Live>,
    guest: &str,
    version: Option<usize>,
) -> Result<MutexGuard<'a, Running>, Failure> {
    let mut running = live.lock().await?;
    if running.seats_of(Some(guest)).is_empty() {
        return Err(Failure::Forbidden(say("error-not-your-seat")));
    }
    if clocks::expire(app, live, &mut running).await? {
        return Err(not_now("error-too-late"));
    }
    match version {
        Some(version) if version != running.version() => Err(stale(app, live, &running, guest)),
        _ => Ok(running),
    }
}

fn stale(app: &App, live: &Live, running: &Running, guest: &str) -> Failure {
    let seen = Seen::new(app, live, running, Some(guest));
    Failure::Stale(Box::new(update::of(&seen, running.version(), true)))
}

/// Saves a change.
async fn keep(app: &App, live: &Live, running: &mut Running, guest: &str) -> Result<(), Failure> {
    match settle(app, live, running).await {
        Ok(()) => Ok(()),
        Err(SaveError::Taken) => Err(stale(app, live, running, guest)),
        Err(error) => Err(error.into()),
    }
}

/// Whose turn it is, in the protocol's shape, with what only a table on the web has.
fn turn(seen: &Seen<'_>, language: &str) -> Value {
    let running = seen.running;
    let mut turn = json!(running.table.turn(seen.viewer, language));
    if !running.has_begun() || running.is_over() {
        turn["to_act"] = Value::Null;
    }
    if let (Some(winners), true) = (running.winners(), turn["over"].is_null()) {
        turn["over"] = ended_by_people(seen, &winners);
    }
    turn["version"] = running.version().into();
    turn["your_turn"] = matches!(seen.waits(), Waits::ForYou(_)).into();
    turn["needs_seed"] = needs_seed(seen).into();
    turn["commitment"] = seen.commitment().into();
    turn
}

/// The result of a game that people have ended.
fn ended_by_people(seen: &Seen<'_>, winners: &[table::Seat]) -> Value {
    let ids: Vec<_> = winners.iter().map(|&seat| seen.seat(seat).id).collect();
    let winner = if let [winner] = *ids { Some(winner) } else { None };
    json!({
        "winner": winner,
        "winners": ids,
        "scores": {},
        "tie_break": null,
        "reason": say("over-by-people"),
    })
}

/// A budget given beside the bot's name overrides one inside it.
fn bot_spec(asked: &params::Suggested) -> Result<BotSpec, Failure> {
    let named = asked.bot.parse::<BotSpec>();
    let budgeted = match (asked.simulations, asked.millis) {
        (Some(simulations), _) => named.and_then(|bot| bot.with_simulations(simulations)),
        (None, Some(millis)) => named.and_then(|bot| bot.with_millis(millis)),
        (None, None) => named,
    };
    let bot = budgeted.map_err(|error| unreadable(&error.to_string()))?;
    if bot.is_within(MOST_SIMULATIONS, MOST_MILLIS) {
        return Ok(bot);
    }
    let message = Message::new("error-budget").number("simulations", MOST_SIMULATIONS);
    Err(Failure::Bad(say_message(&message.number("millis", MOST_MILLIS))))
}
