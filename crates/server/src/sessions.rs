//! The session of a stream: a cookie or a token. A stream goes on for hours after its request was
//! authenticated, and must not outlive either.

use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::time::Instant;

use crate::app::App;
use crate::error::Failure;
use crate::guests::{self, Visitor};
use crate::programs;

/// How often a session is checked that other servers may have ended.
const AGAIN: Duration = Duration::from_secs(10);
/// How long to wait if the database is unavailable.
const PAUSE: Duration = Duration::from_secs(1);

/// The guest of a stream, and the credentials it was opened with.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) visitor: Visitor,
    app: App,
    /// Strangers have none.
    key: Option<Key>,
    changes: Receiver<String>,
    /// Something about the guest has changed: the session has to be checked.
    is_doubtful: bool,
    asked: Instant,
}

/// The hash of the credentials of a request.
#[derive(Debug)]
enum Key {
    Cookie(String),
    Token(String),
}

impl FromRequestParts<App> for Session {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        // Subscribed before the session is looked up, so that no change is missed.
        let changes = app.guests_changed();
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let key = match programs::token_hash(&parts.headers)? {
            Some(hash) => Some(Key::Token(hash)),
            None => guests::token_hash(&parts.headers).map(Key::Cookie),
        };
        let key = key.filter(|_| visitor.0.is_some());
        let (app, asked) = (app.clone(), Instant::now());
        Ok(Session { visitor, app, key, changes, is_doubtful: false, asked })
    }
}

impl Session {
    /// Waits until the session has ended. Cancel-safe.
    pub(crate) async fn ended(&mut self) {
        let Some(guest) = self.visitor.id().filter(|_| self.key.is_some()) else {
            return std::future::pending().await;
        };
        loop {
            if !self.is_doubtful {
                self.is_doubtful = tokio::select! {
                    heard = self.changes.recv() => match heard {
                        Ok(changed) => changed == guest,
                        // The change may be among those that were missed.
                        Err(RecvError::Lagged(_)) => true,
                        Err(RecvError::Closed) => return,
                    },
                    () = tokio::time::sleep_until(self.asked + AGAIN) => {
                        self.asked = Instant::now();
                        self.app.has_others()
                    }
                };
                continue;
            }
            match self.is_good().await {
                Ok(true) => (self.is_doubtful, self.asked) = (false, Instant::now()),
                Ok(false) => return,
                Err(error) => {
                    tracing::debug!(%error, "it is not known whether a session has ended");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    async fn is_good(&self) -> Result<bool, sqlx::Error> {
        let storage = self.app.storage();
        let guest = match &self.key {
            Some(Key::Cookie(hash)) => storage.guest_by_token(hash).await?,
            Some(Key::Token(hash)) => storage.guest_by_key(hash).await?,
            None => return Ok(true),
        };
        Ok(guest.is_some())
    }
}
