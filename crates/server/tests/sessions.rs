//! Streams end with the session that has opened them, on both databases.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderName, Request, StatusCode, header};
use common::{Client, Database, server};
use futures_util::StreamExt;
use tokio::time::timeout;
use tower::ServiceExt;

on_both!(
    streams_end_when_one_logs_out_everywhere,
    a_new_password_ends_the_streams_of_other_browsers,
    logging_out_ends_the_streams_of_this_browser_alone,
);

const PASSWORD: &str = "owls+to+Athens";
const PATIENCE: Duration = Duration::from_secs(20);
/// A stream that goes on for so long was not ended.
const A_WHILE: Duration = Duration::from_millis(400);

/// The streams that somebody has open: of a table, and of the lobby.
struct Streams(Vec<BodyDataStream>);

impl Streams {
    async fn open(router: &Router, table: &str, who: (HeaderName, String)) -> Streams {
        let mut open = Vec::new();
        for path in [format!("{table}/events"), "/lobby/events".to_owned()] {
            let request = Request::get(path).header(&who.0, &who.1);
            let request = request.body(Body::empty()).unwrap();
            let response = router.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::OK);
            open.push(response.into_body().into_data_stream());
        }
        Streams(open)
    }

    async fn of(client: &Client, table: &str) -> Streams {
        let cookie = client.cookie.clone().unwrap();
        Streams::open(&client.router, table, (header::COOKIE, cookie)).await
    }

    async fn end(self) {
        for mut one in self.0 {
            timeout(PATIENCE, async { while one.next().await.is_some() {} }).await.unwrap();
        }
    }

    async fn go_on(&mut self) {
        for one in &mut self.0 {
            let ended = timeout(A_WHILE, async { while one.next().await.is_some() {} }).await;
            assert!(ended.is_err(), "it goes on");
        }
    }
}

/// Somebody with an account in two browsers, and a table of theirs.
async fn two_browsers(database: &Database) -> (Client, Client, String) {
    let router = server(database).await;
    let (mut here, mut there) = (Client::new(&router), Client::new(&router));
    let claimed = here.form("/me/claim", &format!("name=Anna&password={PASSWORD}")).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
    let known = there.form("/me/login", &format!("name=Anna&password={PASSWORD}")).await;
    assert_eq!(known.status, StatusCode::SEE_OTHER, "{}", known.body);
    let table = here.hot_seat().await;
    (here, there, table)
}

async fn token(client: &mut Client) -> (HeaderName, String) {
    let page = client.form("/me/tokens", "label=my+bot").await.body;
    let (_, rest) = page.split_once("id=\"token\">").unwrap_or_else(|| panic!("{page}"));
    (header::AUTHORIZATION, format!("Bearer {}", rest.split_once('<').unwrap().0))
}

async fn streams_end_when_one_logs_out_everywhere(database: Database) {
    let (mut here, there, table) = two_browsers(&database).await;
    let mut ben = Client::new(&here.router);
    ben.open("game=pebbles&with=bot").await;
    let mut bens = Streams::of(&ben, &table).await;
    let token = token(&mut here).await;
    let all = [
        Streams::of(&here, &table).await,
        Streams::of(&there, &table).await,
        Streams::open(&here.router, &table, token).await,
    ];
    here.form("/me/logout-everywhere", "").await;
    for streams in all {
        streams.end().await;
    }
    bens.go_on().await;
}

async fn a_new_password_ends_the_streams_of_other_browsers(database: Database) {
    let (mut here, there, table) = two_browsers(&database).await;
    let mut own = Streams::of(&here, &table).await;
    let others = Streams::of(&there, &table).await;
    let token = token(&mut here).await;
    let mut program = Streams::open(&here.router, &table, token).await;
    let change = format!("old={PASSWORD}&new=a+wooden+horse&keep-tokens=on");
    assert_eq!(here.form("/me/password", &change).await.status, StatusCode::SEE_OTHER);
    others.end().await;
    own.go_on().await;
    program.go_on().await;
    let change = "old=a+wooden+horse&new=bees+of+Hymettus";
    assert_eq!(here.form("/me/password", change).await.status, StatusCode::SEE_OTHER);
    program.end().await;
    own.go_on().await;
}

async fn logging_out_ends_the_streams_of_this_browser_alone(database: Database) {
    let (mut here, there, table) = two_browsers(&database).await;
    let own = Streams::of(&here, &table).await;
    let mut others = Streams::of(&there, &table).await;
    here.form("/me/logout", "").await;
    own.end().await;
    others.go_on().await;
}
