//! Hegemonia on the web: tables, storage, live updates, HTTP and pages.
//!
//! The server knows no game. It stores the list of entries of each table, replays it through
//! [`table::any`], asks bots through [`bots::playable`], and shows each seat what the game says
//! that seat may see. Only views, drawings and redacted events leave it; never an open position,
//! another player's hand or the dice's secret before the end.
//!
//! The life of a move: a POST names the version of the table that it was made for ([`change`]); the
//! rules accept or refuse it ([`live`]); the [writer](storage::Writer) commits it together with
//! whatever else is queued; then it is announced ([`events`]) and answered with the new
//! [table](seen).

mod accounts;
mod agreement;
mod app;
mod assets;
mod bot_seeds;
mod bots_pool;
mod change;
mod chat;
mod clocks;
mod config;
mod connections;
mod error;
mod events;
mod explain;
mod files;
mod fonts;
mod guests;
mod health;
mod history;
mod language;
mod limits;
mod live;
mod lobby;
mod metrics;
mod moves;
mod notices;
mod options;
mod orders;
mod pages;
mod peers;
mod people;
mod programs;
mod random;
mod rates;
mod records;
mod replays;
mod requests;
mod results;
mod seats;
mod security;
mod seen;
mod serve;
mod sessions;
mod shares;
pub mod storage;
mod tables;
mod time;
mod timekeeping;
mod turns;
mod update;
mod watching;
mod words;
mod workshop;

pub use accounts::passwords::Hashing;
pub use app::{App, router};
pub use config::{Config, Level};
pub use peers::Peer;
pub use serve::{Running, ServeError, start};
pub use time::Clock;
