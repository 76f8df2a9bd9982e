//! The arguments of the protocol's methods, as they are named there.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Message;

use crate::error::Failure;
use crate::options::Options;
use crate::words::{LANGUAGES, language, say, say_message};

/// Takes out the language, which every method accepts, and parses the rest.
///
/// # Errors
/// If an argument is missing, unknown or of the wrong kind.
pub(super) fn read<T: DeserializeOwned>(mut given: Value) -> Result<(T, &'static str), Failure> {
    let Some(fields) = given.as_object_mut() else {
        return Err(unreadable(&say("error-params")));
    };
    let language = match fields.remove("lang") {
        None => language(),
        Some(wanted) => {
            let known = LANGUAGES.map(|(known, _)| known);
            let asked = known.into_iter().find(|known| wanted.as_str() == Some(known));
            asked.ok_or_else(|| unreadable(&format!("lang is one of {}", known.join(", "))))?
        }
    };
    let read = serde_json::from_value(given).map_err(|error| unreadable(&error.to_string()))?;
    Ok((read, language))
}

/// The error for malformed arguments.
pub(super) fn unreadable(why: &str) -> Failure {
    Failure::Bad(say_message(&Message::new("error-unreadable").text("why", why)))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Handle {
    pub(super) handle: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Viewed {
    pub(super) handle: String,
    pub(super) seat: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawn {
    pub(super) handle: String,
    pub(super) seat: Option<String>,
    pub(super) width: Option<u32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Played {
    pub(super) handle: String,
    #[serde(rename = "move")]
    pub(super) one: Option<String>,
    pub(super) moves: Option<Vec<String>>,
    /// The version that the moves were made for; the newest if omitted.
    pub(super) version: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Explained {
    pub(super) handle: String,
    #[serde(rename = "move")]
    pub(super) words: Option<String>,
    pub(super) target: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undone {
    pub(super) handle: String,
    pub(super) plies: Option<usize>,
    pub(super) version: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Suggested {
    pub(super) handle: String,
    pub(super) bot: String,
    pub(super) simulations: Option<u32>,
    pub(super) millis: Option<u32>,
    pub(super) seed: Option<u64>,
}

/// A table to be opened. Beside the arguments of the protocol it takes the settings of the lobby's
/// form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: String,
    pub(super) edition: Option<String>,
    pub(super) scenario: Option<String>,
    pub(super) seats: Option<Seats>,
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    #[serde(default)]
    pub(super) listed: bool,
    #[serde(default)]
    pub(super) drawn: bool,
    #[serde(default)]
    pub(super) rated: bool,
    pub(super) takebacks: Option<bool>,
    pub(super) pace: Option<String>,
    pub(super) live: Option<String>,
    pub(super) slow: Option<String>,
    pub(super) expiry: Option<String>,
    pub(super) delay: Option<String>,
}

/// A number of seats, all of them the sender's; or who plays each: `me`, `person`, or a level.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Seats {
    Number(usize),
    Sitters(Vec<String>),
}

impl New {
    /// The same as fields of the lobby's form.
    pub(super) fn fields(&self, sides: &[&str], sitters: &[String]) -> HashMap<String, String> {
        let edition = match (&self.edition, &self.scenario) {
            (Some(edition), Some(scenario)) => Some(format!("{edition}/{scenario}")),
            (edition, _) => edition.clone(),
        };
        let texts = [
            ("game", Some(self.game.clone())),
            ("edition", edition),
            ("pace", self.pace.clone()),
            ("live", self.live.clone()),
            ("slow", self.slow.clone()),
            ("expiry", self.expiry.clone()),
            ("delay", self.delay.clone()),
        ];
        let boxes = [
            ("drawn", self.drawn),
            ("rated", self.rated),
            ("takebacks", self.takebacks.unwrap_or(true)),
            ("listed", self.listed),
        ];
        let texts = texts.into_iter().filter_map(|(name, text)| Some((name.to_owned(), text?)));
        let boxes = boxes.into_iter().filter(|(_, ticked)| *ticked);
        let boxes = boxes.map(|(name, _)| (name.to_owned(), "1".to_owned()));
        let seats = sides.iter().zip(sitters);
        let seats = seats.map(|(side, sitter)| (format!("seat-{side}"), sitter.clone()));
        let options = Options::named(self.options.clone());
        texts.chain(boxes).chain(seats).chain(options.fields()).collect()
    }
}
