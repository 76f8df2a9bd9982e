//! Tokens end with the password and the sessions that they were made with, unless their owner says
//! otherwise.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Client, Database, server};
use serde_json::json;

on_both!(
    a_new_password_ends_tokens_unless_they_are_kept,
    logging_out_everywhere_ends_tokens_unless_they_are_kept,
    only_its_own_value_ticks_a_box,
    the_scheme_of_a_token_has_no_case,
);

const PASSWORD: &str = "owls+to+Athens";

/// Somebody with an account, and a token of theirs.
async fn with_token(database: &Database) -> (Client, String) {
    let mut anna = Client::new(&server(database).await);
    let claimed = anna.form("/me/claim", &format!("name=Anna&password={PASSWORD}")).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
    let token = make_token(&mut anna).await;
    (anna, token)
}

async fn make_token(client: &mut Client) -> String {
    let page = client.form("/me/tokens", "label=my+bot").await.body;
    let (_, rest) = page.split_once("id=\"token\">").unwrap_or_else(|| panic!("{page}"));
    rest.split_once('<').unwrap().0.to_owned()
}

async fn is_good(client: &Client, token: &str) -> bool {
    let request = Request::get("/api/me").header(header::AUTHORIZATION, format!("Bearer {token}"));
    let mut program = Client::new(&client.router);
    match program.send(request.body(Body::empty()).unwrap()).await.status {
        StatusCode::OK => true,
        StatusCode::UNAUTHORIZED => false,
        status => panic!("{status}"),
    }
}

async fn a_new_password_ends_tokens_unless_they_are_kept(database: Database) {
    let (mut anna, token) = with_token(&database).await;
    assert!(is_good(&anna, &token).await);
    assert!(anna.get("/me").await.body.contains("name=\"keep-tokens\""));
    let wrong = anna.form("/me/password", "old=not+it+at+all&new=a+wooden+horse").await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert!(is_good(&anna, &token).await, "nothing has changed");
    let kept = format!("old={PASSWORD}&new=a+wooden+horse&keep-tokens=on");
    assert_eq!(anna.form("/me/password", &kept).await.status, StatusCode::SEE_OTHER);
    assert!(is_good(&anna, &token).await, "Anna has said so");
    let changed = anna.form("/me/password", "old=a+wooden+horse&new=bees+of+Hymettus").await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.body);
    assert!(!is_good(&anna, &token).await);
    let page = anna.get("/me").await.body;
    assert!(!page.contains("keep-tokens") && !page.contains("my bot"), "{page}");
}

async fn logging_out_everywhere_ends_tokens_unless_they_are_kept(database: Database) {
    let (mut anna, token) = with_token(&database).await;
    let out = anna.form("/me/logout-everywhere", "keep-tokens=on").await;
    assert_eq!(out.status, StatusCode::SEE_OTHER);
    assert!(is_good(&anna, &token).await, "Anna has said so");
    anna.form("/me/login", &format!("name=Anna&password={PASSWORD}")).await;
    // Logging out of one browser ends nothing else.
    anna.form("/me/logout", "").await;
    assert!(is_good(&anna, &token).await);
    anna.form("/me/login", &format!("name=Anna&password={PASSWORD}")).await;
    assert_eq!(anna.form("/me/logout-everywhere", "").await.status, StatusCode::SEE_OTHER);
    assert!(!is_good(&anna, &token).await);
    let refused = anna.post("/me/logout-everywhere", json!({})).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "nobody is logged in any more");
}

async fn only_its_own_value_ticks_a_box(database: Database) {
    let (mut anna, _) = with_token(&database).await;
    for empty in ["keep-tokens=", "keep-tokens=0", "keep-tokens=false"] {
        let token = make_token(&mut anna).await;
        let out = anna.form("/me/logout-everywhere", empty).await;
        assert_eq!(out.status, StatusCode::SEE_OTHER);
        assert!(!is_good(&anna, &token).await, "{empty}");
        anna.form("/me/login", &format!("name=Anna&password={PASSWORD}")).await;
    }
    let unsure = anna.form("/me/delete", &format!("sure=&password={PASSWORD}")).await;
    assert_eq!(unsure.status, StatusCode::BAD_REQUEST);
    assert!(anna.get("/me").await.body.contains("Anna"));
}

async fn the_scheme_of_a_token_has_no_case(database: Database) {
    let (anna, token) = with_token(&database).await;
    for (scheme, status) in [
        ("bearer", StatusCode::OK),
        ("BEARER", StatusCode::OK),
        ("Bearer ", StatusCode::OK),
        ("Basic", StatusCode::UNAUTHORIZED),
        ("Bearer:", StatusCode::UNAUTHORIZED),
    ] {
        let request = Request::get("/api/me");
        let request = request.header(header::AUTHORIZATION, format!("{scheme} {token}"));
        let mut program = Client::new(&anna.router);
        let answer = program.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, status, "{scheme}");
    }
}
