//! Four languages: what the browser asks for, what was chosen, and that nothing is left in English.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Answer, Client, Database, server};
use serde_json::json;

async fn get_in(client: &mut Client, language: &str, path: &str) -> Answer {
    let request = Request::get(path).header(header::ACCEPT_LANGUAGE, language);
    client.send(request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn pages_are_in_the_language_that_the_browser_asks_for() {
    let database = Database::sqlite();
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    for (asked, spoken, word) in [
        ("en-GB", "en", "Rules"),
        ("it-IT, en;q=0.5", "it", "Regole"),
        ("es", "es", "Reglas"),
        ("pl", "pl", "Zasady"),
        ("de", "en", "Rules"),
    ] {
        let page = get_in(&mut anna, asked, "/").await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(page.headers[header::CONTENT_LANGUAGE], spoken);
        assert!(page.body.contains(&format!("<html lang=\"{spoken}\">")), "{asked}");
        assert!(page.body.contains(word), "{asked}: {word} is not on the page");
    }
    // Errors too, and what is no page says nothing of languages.
    let missing = get_in(&mut anna, "it", "/t/nowhere").await;
    assert_eq!(missing.headers[header::CONTENT_LANGUAGE], "it");
    let health = get_in(&mut anna, "it", "/healthz").await;
    assert!(!health.headers.contains_key(header::CONTENT_LANGUAGE));
}

#[tokio::test]
async fn a_language_is_chosen_for_good() {
    let database = Database::sqlite();
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let request = Request::post("/language")
        .header("x-hegemonia", "1")
        .header(header::HOST, "polis.example")
        .header(header::REFERER, "http://polis.example/rules")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let chosen = anna.send(request.body(Body::from("language=pl")).unwrap()).await;
    assert_eq!((chosen.status, chosen.location().as_str()), (StatusCode::SEE_OTHER, "/rules"));
    let page = get_in(&mut anna, "it", "/").await;
    assert_eq!(page.headers[header::CONTENT_LANGUAGE], "pl");
    for nonsense in ["language=xx", "language=", "tongue=pl", ""] {
        let refused = anna.form("/language", nonsense).await;
        assert!(refused.status.is_client_error(), "{nonsense}: {refused:?}");
    }
    assert_eq!(get_in(&mut anna, "it", "/").await.headers[header::CONTENT_LANGUAGE], "pl");
}

/// The same table for two people: each reads it in a language of their own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_reads_a_table_in_their_own_language() {
    let database = Database::sqlite();
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=agora&with=hot-seat&seats=3").await;
    for seat in ["alpha", "beta", "gamma"] {
        let given = anna.seed(&table, seat).await;
        assert_eq!(given.status, StatusCode::OK, "{}", given.body);
    }
    let mut prompts = Vec::new();
    for (language, athens) in [("en", "Athens"), ("it", "Atene"), ("es", "Atenas"), ("pl", "Ateny")]
    {
        let state = get_in(&mut anna, language, &format!("{table}/state")).await.json();
        let prompt = state["regions"]["prompt"].as_str().unwrap().to_owned();
        assert!(prompt.contains(athens), "{language}: {prompt}");
        assert!(state["regions"]["board"].as_str().unwrap().contains(athens), "{language}");
        prompts.push(prompt);
    }
    prompts.dedup();
    assert_eq!(prompts.len(), 4);
    // A refusal is said in the language of whoever is refused.
    let version = anna.state(&table).await["version"].clone();
    let request = Request::post(format!("{table}/move"))
        .header("x-hegemonia", "1")
        .header(header::ACCEPT_LANGUAGE, "es")
        .header(header::CONTENT_TYPE, "application/json");
    let body = json!({ "version": version, "move": "bid 3" }).to_string();
    let refused = anna.send(request.body(Body::from(body)).unwrap()).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("roba tu primera carta"), "{}", refused.body);
}

/// A record tells the same to everybody, whoever asks for it in whatever language.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_has_no_language() {
    let database = Database::sqlite();
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=pebbles&with=bot&level=easy&seat=white").await;
    anna.seed(&table, "white").await;
    anna.play_out(&table).await;
    let path = format!("{table}/record");
    let english = get_in(&mut anna, "en", &path).await;
    assert_eq!(english.status, StatusCode::OK, "{}", english.body);
    assert!(english.body.contains("Easy bot"), "{}", english.body);
    for language in ["it", "es", "pl"] {
        assert_eq!(get_in(&mut anna, language, &path).await.body, english.body, "{language}");
    }
}
