//! Named arguments: taken one by one; any that are left over are refused.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::errors::Failure;
use crate::words::LANGUAGES;

/// The arguments of one request.
#[derive(Debug)]
pub(super) struct Params {
    rest: Map<String, Value>,
    /// The names that were looked up, for the message about an unknown one.
    known: Vec<&'static str>,
    /// The language of the reply, which every method accepts.
    pub(super) language: &'static str,
}

type Taken<T> = Result<T, Failure>;

impl Params {
    /// The arguments as they came.
    pub(super) fn new(params: Option<Value>) -> Taken<Params> {
        let rest = match params {
            None | Some(Value::Null) => Map::new(),
            Some(Value::Object(members)) => members,
            Some(_) => {
                return Err(Failure::params("params are given by name, in a JSON object"));
            }
        };
        let mut params = Params { rest, known: Vec::new(), language: LANGUAGES[0] };
        if let Some(asked) = params.optional_text("lang")? {
            params.language = language(&asked)?;
        }
        Ok(params)
    }

    /// Refuses arguments that were not taken.
    pub(super) fn done(&self) -> Taken<()> {
        let Some(unknown) = self.rest.keys().next() else { return Ok(()) };
        let known = self.known.join(", ");
        Err(Failure::params(format!("unknown param {unknown:?}; this method takes: {known}")))
    }

    /// An argument of any kind.
    pub(super) fn optional(&mut self, name: &'static str) -> Option<Value> {
        self.known.push(name);
        self.rest.remove(name).filter(|value| !value.is_null())
    }

    /// An optional string.
    pub(super) fn optional_text(&mut self, name: &'static str) -> Taken<Option<String>> {
        match self.optional(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong(name, "a string", &other)),
        }
    }

    /// A required string.
    pub(super) fn text(&mut self, name: &'static str) -> Taken<String> {
        let text = self.optional_text(name)?;
        text.ok_or_else(|| Failure::params(format!("the param {name:?} is missing")))
    }

    /// An optional whole number.
    pub(super) fn optional_number(&mut self, name: &'static str) -> Taken<Option<u64>> {
        let Some(value) = self.optional(name) else { return Ok(None) };
        let number = value.as_u64();
        number.map(Some).ok_or_else(|| wrong(name, "a whole number from 0 to 2^64 - 1", &value))
    }

    /// An optional whole number with bounds.
    pub(super) fn optional_bounded(
        &mut self,
        name: &'static str,
        bounds: std::ops::RangeInclusive<u32>,
    ) -> Taken<Option<u32>> {
        let Some(value) = self.optional(name) else { return Ok(None) };
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
        match number.filter(|number| bounds.contains(number)) {
            Some(number) => Ok(Some(number)),
            None => {
                let expected =
                    format!("a whole number from {} to {}", bounds.start(), bounds.end());
                Err(wrong(name, &expected, &value))
            }
        }
    }

    /// An optional list of strings.
    pub(super) fn optional_texts(&mut self, name: &'static str) -> Taken<Option<Vec<String>>> {
        match self.optional(name) {
            None => Ok(None),
            Some(Value::Array(items)) => texts(name, items).map(Some),
            Some(other) => Err(wrong(name, "a list of strings", &other)),
        }
    }

    /// Options: an object of strings.
    pub(super) fn options(&mut self) -> Taken<BTreeMap<String, String>> {
        let members = match self.optional("options") {
            None => Map::new(),
            Some(Value::Object(members)) => members,
            Some(other) => return Err(wrong("options", "an object of strings", &other)),
        };
        let text = |(name, value): (String, Value)| match value {
            Value::String(text) => Ok((name, text)),
            other => Err(wrong(&format!("options.{name}"), "a string", &other)),
        };
        members.into_iter().map(text).collect()
    }
}

/// The strings of a list.
pub(super) fn texts(name: &str, items: Vec<Value>) -> Taken<Vec<String>> {
    let text = |item: Value| match item {
        Value::String(text) => Ok(text),
        other => Err(wrong(name, "a list of strings", &other)),
    };
    items.into_iter().map(text).collect()
}

/// An argument of the wrong kind.
pub(super) fn wrong(name: &str, expected: &str, found: &Value) -> Failure {
    const SHOWN: usize = 60;
    let mut found = found.to_string();
    if let Some((end, _)) = found.char_indices().nth(SHOWN) {
        found.truncate(end);
        found.push('…');
    }
    Failure::params(format!("the param {name:?} must be {expected}, not {found}"))
}

fn language(asked: &str) -> Taken<&'static str> {
    let found = LANGUAGES.into_iter().find(|language| *language == asked);
    found.ok_or_else(|| {
        let known = LANGUAGES.join(", ");
        Failure::params(format!("lang {asked:?} does not exist; choose one of: {known}"))
    })
}
