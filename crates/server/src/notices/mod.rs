//! Webhooks: when it is somebody's turn, the server posts to the URL that they have set, if the
//! operator allows its host. Off unless the operator names hosts.

mod page;
mod webhook;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Router, routing};
use serde::Deserialize;
use table::Message;
use tokio::sync::{Semaphore, mpsc};

use crate::app::App;
use crate::config::Config;
use crate::error::{Failure, PageFailure};
use crate::guests::{self, Visitor};
use crate::rates::Rates;
use crate::requests::Form;
use crate::storage::{Storage, keep_webhook};
use crate::words::{say, say_message};

pub(crate) use page::card;
use webhook::Target;

/// Notices that may be queued; more are dropped, since nobody reads old ones.
const QUEUE: usize = 256;
/// Notices sent at the same time.
const AT_ONCE: usize = 8;
/// The rate limit per person.
const MOST: u32 = 30;
const WHILE: Duration = Duration::from_secs(600);

/// It is somebody's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) guest: String,
    pub(crate) table: String,
    /// The name of the game.
    pub(crate) game: String,
}

/// Hands notices to the task that sends them.
#[derive(Debug)]
pub(crate) struct Notices(Option<mpsc::Sender<Notice>>);

impl Notices {
    /// Starts the task, if the operator allows any host.
    pub(crate) fn start(config: &Config, storage: &Storage) -> Notices {
        if config.webhook_hosts.is_empty() {
            return Notices(None);
        }
        let (queue, notices) = mpsc::channel(QUEUE);
        tokio::spawn(send_all(config.clone(), storage.clone(), notices));
        Notices(Some(queue))
    }

    /// Queues a notice, or drops it if too many are queued.
    pub(crate) fn tell(&self, notice: Notice) {
        if let Some(queue) = &self.0
            && queue.try_send(notice).is_err()
        {
            tracing::warn!("a notice was dropped: too many wait");
        }
    }
}

async fn send_all(config: Config, storage: Storage, mut notices: mpsc::Receiver<Notice>) {
    let (config, rates) = (Arc::new(config), Rates::new(MOST, WHILE));
    let places = Arc::new(Semaphore::new(AT_ONCE));
    while let Some(notice) = notices.recv().await {
        if rates.take(&notice.guest, config.clock.now()).is_err() {
            continue;
        }
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let (config, storage) = (config.clone(), storage.clone());
        tokio::spawn(async move {
            if let Err(why) = send(&config, &storage, &notice).await {
                // The URL is its owner's business: it is not logged.
                tracing::info!(table = notice.table, why, "a notice did not arrive");
            }
            drop(place);
        });
    }
}

/// Sends one notice, once.
async fn send(config: &Config, storage: &Storage, notice: &Notice) -> Result<(), String> {
    let address = storage.webhook(&notice.guest).await.map_err(|error| error.to_string())?;
    let Some(address) = address else { return Ok(()) };
    // The operator may have changed the list since the URL was set.
    let target = Target::read(&address, &config.webhook_hosts);
    let target = target.ok_or("the host is not allowed any more")?;
    let text = say_message(&Message::new("notice-text").text("game", &*notice.game));
    let body = serde_json::json!({
        "game": notice.game,
        "table": format!("/t/{}", notice.table),
        "text": text,
    });
    webhook::post(target, body.to_string()).await
}

/// Routes for setting the URL.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/me/webhook", routing::post(keep))
}

#[derive(Deserialize)]
struct Wanted {
    /// The whole URL; empty for none.
    address: String,
}

async fn keep(
    State(app): State<App>,
    visitor: Visitor,
    Form(wanted): Form<Wanted>,
) -> Result<Response, PageFailure> {
    let hosts = &app.config().webhook_hosts;
    let address = wanted.address.trim();
    if hosts.is_empty() && !address.is_empty() {
        return Err(Failure::Forbidden(say("error-webhook-off")).into());
    }
    if !address.is_empty() && Target::read(address, hosts).is_none() {
        let message = Message::new("error-webhook").text("hosts", hosts.join(", "));
        return Err(Failure::Bad(say_message(&message)).into());
    }
    let welcomed = guests::welcome(&app, visitor).await?;
    let kept = Some(address).filter(|address| !address.is_empty());
    app.writer().carry_out(vec![keep_webhook(&welcomed.guest.id, kept)]).await?;
    Ok(welcomed.answer(Redirect::to("/me").into_response()))
}
