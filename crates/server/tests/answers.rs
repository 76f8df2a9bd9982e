//! Failures are answered in their documented form, whoever has found them.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Answer, Client, Database, server};
use serde_json::Value;

/// The engine protocol's form: a number beside what every failure has.
fn check_protocol(answer: &Answer, status: StatusCode, error: &str, code: i64) {
    assert_eq!(answer.status, status, "{}", answer.body);
    let kind = answer.headers[header::CONTENT_TYPE].to_str().unwrap();
    assert!(kind.starts_with("application/json"), "{kind}");
    let body = answer.json();
    assert_eq!(body["error"], error, "{body}");
    assert_eq!(body["code"], code, "{body}");
    assert!(body["message"].as_str().is_some_and(|message| !message.is_empty()), "{body}");
}

#[tokio::test]
async fn every_failure_under_api_is_the_protocols() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    let post = |path: &str, body: Body| {
        let request = Request::post(path).header("x-hegemonia", "1");
        request.header(header::CONTENT_TYPE, "application/json").body(body).unwrap()
    };
    let (bad, method) = (StatusCode::BAD_REQUEST, StatusCode::METHOD_NOT_ALLOWED);
    let large = anna.send(post("/api/hello", Body::from(vec![b' '; 20_000]))).await;
    check_protocol(&large, StatusCode::PAYLOAD_TOO_LARGE, "too-large", -32602);
    let path = anna.send(post("/api/%ff", Body::empty())).await;
    check_protocol(&path, bad, "bad-request", -32602);
    let json = anna.send(post("/api/hello", Body::from("{"))).await;
    check_protocol(&json, bad, "bad-request", -32602);
    let unknown = anna.send(post("/api/game.fly", Body::empty())).await;
    check_protocol(&unknown, bad, "bad-request", -32601);
    let get = anna.get("/api/game.play").await;
    check_protocol(&get, method, "method", -32600);
    assert!(get.headers.contains_key(header::ALLOW), "{:?}", get.headers);
    let page = anna.send(post("/api", Body::empty())).await;
    check_protocol(&page, method, "method", -32600);
    let nowhere = anna.get("/api/no/such/thing").await;
    check_protocol(
        &nowhere,
        StatusCode::NOT_FOUND,
        "not-found",
        nowhere.json()["code"].as_i64().unwrap(),
    );
    let stranger = anna.get("/api/me").await;
    check_protocol(&stranger, StatusCode::UNAUTHORIZED, "no-session", -32600);
    let token = Request::get("/api/me").header(header::AUTHORIZATION, "Bearer nonsense");
    let token = anna.send(token.body(Body::empty()).unwrap()).await;
    check_protocol(&token, StatusCode::UNAUTHORIZED, "bad-token", -32600);
    let forged = Request::post("/api/hello").header("sec-fetch-site", "cross-site");
    let forged = anna.send(forged.body(Body::empty()).unwrap()).await;
    check_protocol(&forged, StatusCode::FORBIDDEN, "cross-site", -32600);
}

#[tokio::test]
async fn what_the_framework_refuses_is_said_in_our_form() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    let table = anna.hot_seat().await;
    let unreadable = [
        format!("{table}/at/first"),
        format!("{table}/at/-1"),
        format!("{table}/state?version=x"),
        format!("{table}/state?bare=perhaps"),
        format!("{table}/events?version=x"),
        "/t/%ff/state".to_owned(),
    ];
    for path in &unreadable {
        let answer = anna.get(path).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}: {}", answer.body);
        let body: Value = answer.json();
        assert_eq!(body["error"], "bad-request", "{path}: {body}");
        let browser = Request::get(path).header(header::ACCEPT, "text/html,*/*;q=0.8");
        let page = anna.send(browser.body(Body::empty()).unwrap()).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{path}");
        assert!(page.body.starts_with("<!DOCTYPE html>"), "{path}: {}", page.body);
    }
}
