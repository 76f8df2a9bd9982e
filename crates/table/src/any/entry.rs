//! A game type behind [`AnyGame`].

use serde_json::Value;

use super::{AnyGame, AnyTable};
use crate::contract::{Game, Palette};
use crate::matches::Match;
use crate::record::{self, Record, RecordError};
use crate::setup::{About, Setup, SetupError};
use crate::words::Words;

/// The type-erased form of a game type.
#[derive(Debug)]
pub struct Entry<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The entry of a game in a list of games.
    #[must_use]
    pub const fn new() -> Self {
        Entry(std::marker::PhantomData)
    }
}

impl<G> Default for Entry<G> {
    fn default() -> Self {
        Entry::new()
    }
}

impl<G: Game> AnyGame for Entry<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn words(&self) -> &'static Words {
        G::words()
    }

    fn style(&self) -> &'static str {
        G::style()
    }

    fn palette(&self) -> &'static Palette {
        G::palette()
    }

    fn rules_text(&self) -> &'static [(&'static str, &'static str)] {
        G::rules_text()
    }

    fn set_up(&self, setup: Setup) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Match::<G>::new(setup)?))
    }

    fn load(&self, state: &Value) -> Result<Box<dyn AnyTable>, Vec<String>> {
        let position = G::load(state)?;
        let setup = setup_of_state(G::about(), state);
        setup.check(G::about()).map_err(|error| vec![error.to_string()])?;
        Ok(Box::new(Match::<G>::from_position(setup, position)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(record::replay::<G>(record)?))
    }
}

/// The set-up that a state names at its top, as [`Notation::state`](crate::Notation::state) promises.
pub(crate) fn setup_of_state(about: &About, state: &Value) -> Setup {
    let mut setup = Setup::standard(about);
    let text = |key: &str| state.get(key).and_then(Value::as_str).map(str::to_owned);
    setup.edition = text("edition").unwrap_or(setup.edition);
    setup.scenario = text("scenario").unwrap_or(setup.scenario);
    if let Some(rules) = state.get("rules").and_then(Value::as_u64) {
        setup.rules = u32::try_from(rules).unwrap_or(0);
    }
    setup.seats = match state.get("seats") {
        Some(Value::Array(seats)) => seats.len(),
        Some(Value::Object(seats)) => seats.len(),
        _ => setup.seats,
    };
    if let Some(Value::Object(options)) = state.get("options") {
        // A value that is not text is not a value of any option either, and will be refused as
        // such.
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        setup.options = options.iter().map(|(name, value)| (name.clone(), text(value))).collect();
    }
    setup
}
