//! The open games of one client.

use std::collections::HashMap;

use serde_json::Value;

use super::errors::{Code, Failure};
use super::methods;
use super::open::OpenGame;
use super::params::Params;

/// The most games that may be open at once.
const MOST_OPEN: usize = 10_000;

/// The state of one conversation.
#[derive(Default)]
pub struct Session {
    open: HashMap<String, OpenGame>,
    opened: u64,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("open", &self.open.len()).finish()
    }
}

impl Session {
    /// Carries out a method of the protocol.
    ///
    /// # Errors
    /// [`Failure`] with the code of the protocol; nothing has changed.
    pub fn call(&mut self, method: &str, params: Option<Value>) -> Result<Value, Failure> {
        let Some(run) = methods::find(method) else {
            let known = methods::names().join(", ");
            let message = format!("there is no method {method:?}; the methods are: {known}");
            return Err(Failure::new(Code::UnknownMethod, message));
        };
        run(self, Params::new(params)?)
    }

    /// Refuses another game if too many are open.
    pub(super) fn admit(&self) -> Result<(), Failure> {
        if self.open.len() < MOST_OPEN {
            return Ok(());
        }
        let reason =
            format!("{MOST_OPEN} games are open, which is the most; close some with game.close");
        Err(Failure::not_now(reason))
    }

    /// Gives a game a new handle; handles are not reused.
    pub(super) fn open(&mut self, game: OpenGame) -> String {
        self.opened += 1;
        let handle = format!("g{}", self.opened);
        self.open.insert(handle.clone(), game);
        handle
    }

    /// The game under a handle.
    pub(super) fn game(&mut self, handle: &str) -> Result<&mut OpenGame, Failure> {
        self.open.get_mut(handle).ok_or_else(|| no_such_handle(handle))
    }

    /// Closes the game under a handle.
    pub(super) fn close(&mut self, handle: &str) -> Result<(), Failure> {
        self.open.remove(handle).map(|_| ()).ok_or_else(|| no_such_handle(handle))
    }
}

fn no_such_handle(handle: &str) -> Failure {
    let message = format!("no game is open under {handle:?}; game.new and game.load open one");
    Failure::new(Code::NoSuch, message)
}
