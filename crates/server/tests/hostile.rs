//! Clients that try what they should not: each is refused with its status and a sentence, and
//! nothing has changed.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Answer, Client, Database, server};
use serde_json::{Value, json};
use server::storage::{Entry, SeatRow, Storage};

on_both!(
    moves_for_another_seat_are_forbidden,
    stale_and_double_moves_conflict,
    illegal_moves_are_refused_with_a_sentence,
    what_is_hidden_stays_hidden,
    malformed_requests_are_refused,
    unknown_addresses_are_not_found,
    other_sites_change_nothing,
    a_name_is_only_text,
    nobody_takes_more_than_a_share,
    a_game_that_is_over_takes_nothing_more,
);

/// Everything that is on disk about a table.
async fn on_disk(database: &Database, table: &str) -> (Vec<Entry>, Vec<SeatRow>) {
    let storage = Storage::open(&database.url).await.unwrap();
    let id = table.trim_start_matches("/t/");
    let kept = (storage.entries(id, 0).await.unwrap(), storage.seats(id).await.unwrap());
    storage.close().await;
    kept
}

/// A refusal has its status, and a sentence that says what to do.
fn check_refused(answer: &Answer, status: StatusCode) {
    assert_eq!(answer.status, status, "{answer:?}");
    let kind = answer.headers[header::CONTENT_TYPE].to_str().unwrap();
    if kind.starts_with("text/html") {
        assert!(answer.body.contains("That did not work"), "{answer:?}");
        return;
    }
    let message = answer.json()["message"].as_str().unwrap_or_default().to_owned();
    assert!(message.len() > 15 && message.ends_with(['.', '?']), "{message:?}");
}

/// Two friends at a table that has begun.
async fn friends(database: &Database) -> (Client, Client, String) {
    let router = server(database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let table = anna.open("game=pebbles&with=friend").await;
    anna.seed(&table, "white").await;
    let path = anna.state(&table).await["invitation"].as_str().unwrap().to_owned();
    let key = path.rsplit('/').next().unwrap();
    ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    ben.seed(&table, "black").await;
    (anna, ben, table)
}

async fn moves_for_another_seat_are_forbidden(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let before = on_disk(&database, &table).await;
    let state = anna.state(&table).await;
    assert_eq!(state["to_act"], "white");
    let version = &state["version"];
    check_refused(&ben.play(&table, version, "roll").await, StatusCode::FORBIDDEN);
    let resign = json!({ "version": version, "seat": "white" });
    let path = format!("{table}/resign");
    check_refused(&ben.post(&path, resign.clone()).await, StatusCode::FORBIDDEN);
    let undo = json!({ "version": version, "plies": 1 });
    check_refused(&ben.post(&format!("{table}/undo"), undo).await, StatusCode::FORBIDDEN);
    let mut stranger = anna.clone();
    for cookie in [None, Some("0".repeat(64)), Some("x".repeat(64)), Some("' OR 1=1".into())] {
        stranger.cookie = cookie.map(|token| format!("hegemonia={token}"));
        let refused = stranger.play(&table, version, "roll").await;
        check_refused(&refused, StatusCode::UNAUTHORIZED);
        check_refused(&stranger.post(&path, resign.clone()).await, StatusCode::UNAUTHORIZED);
        check_refused(&stranger.seed(&table, "white").await, StatusCode::UNAUTHORIZED);
    }
    stranger.cookie = None;
    stranger.open("game=pebbles&with=bot").await;
    check_refused(&stranger.play(&table, version, "roll").await, StatusCode::FORBIDDEN);
    check_refused(&stranger.post(&path, resign).await, StatusCode::FORBIDDEN);
    check_refused(&stranger.seed(&table, "white").await, StatusCode::FORBIDDEN);
    let join = stranger.form(&format!("{table}/join"), "key=wrong").await;
    check_refused(&join, StatusCode::FORBIDDEN);
    assert_eq!(on_disk(&database, &table).await, before, "nothing has changed");
}

async fn stale_and_double_moves_conflict(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let version = anna.state(&table).await["version"].clone();
    let (mut again, path) = (anna.clone(), table.clone());
    let (first, second) =
        tokio::join!(anna.play(&table, &version, "roll"), again.play(&path, &version, "roll"));
    let mut both = [first.status, second.status];
    both.sort();
    assert_eq!(both, [StatusCode::OK, StatusCode::CONFLICT]);
    let late = if first.status == StatusCode::CONFLICT { first } else { second };
    assert_eq!(late.json()["error"], "stale");
    assert!(late.json()["state"]["version"].as_u64() > version.as_u64());
    let before = on_disk(&database, &table).await;
    let now = anna.state(&table).await["version"].as_u64().unwrap();
    assert_eq!(before.0.len() as u64, now, "one of the two was written, once");
    for wrong in [0, now - 1, now + 1, now + 1_000, u64::MAX / 2] {
        check_refused(&anna.play(&table, &json!(wrong), "roll").await, StatusCode::CONFLICT);
        let undo = json!({ "version": wrong, "plies": 1 });
        let undone = anna.post(&format!("{table}/undo"), undo).await;
        check_refused(&undone, StatusCode::CONFLICT);
        let resign = json!({ "version": wrong, "seat": "white" });
        let resigned = anna.post(&format!("{table}/resign"), resign).await;
        check_refused(&resigned, StatusCode::CONFLICT);
    }
    // A second seed changes nothing: the first was part of the dice already.
    anna.post(&format!("{table}/seed"), json!({ "seat": "white", "seed": "00".repeat(32) })).await;
    assert_eq!(on_disk(&database, &table).await, before, "nothing has changed");
}

async fn illegal_moves_are_refused_with_a_sentence(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let before = on_disk(&database, &table).await;
    let version = anna.state(&table).await["version"].clone();
    let odd =
        ["take", "fly", "", "roll; roll", "DROP TABLE entries", "r\0ll", "<b>roll</b>", "\u{202e}"];
    for words in odd.into_iter().chain([&*"x".repeat(5_000)]) {
        let refused = anna.play(&table, &version, words).await;
        check_refused(&refused, StatusCode::UNPROCESSABLE_ENTITY);
    }
    for plies in [0, 1, 1_000_000] {
        let undo = json!({ "version": version, "plies": plies });
        let refused = anna.post(&format!("{table}/undo"), undo).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused:?}");
    }
    let refused = anna.play(&table, &version, "take").await.json();
    assert!(refused["clause"].as_str().unwrap().starts_with("PEB-"), "{refused}");
    assert_eq!(on_disk(&database, &table).await, before, "a refusal changes nothing");
}

/// White's charm is known to White alone, and the dice's secret to nobody.
async fn what_is_hidden_stays_hidden(database: Database) {
    let (mut anna, mut ben, table) = friends(&database).await;
    let mut watcher = ben.clone();
    watcher.cookie = None;
    let storage = server::storage::Storage::open(&database.url).await.unwrap();
    let row = storage.table(table.trim_start_matches("/t/")).await.unwrap().unwrap();
    let entries = storage.entries(&row.id, 0).await.unwrap();
    let charm = entries[0].body.trim_start_matches("draw ").to_owned();
    let others = entries[1].body.trim_start_matches("draw ").to_owned();
    for client in [&mut anna, &mut ben, &mut watcher] {
        for path in ["", "/state", "/at/2", "/at/1", "/at/0", "/explain?target=heap"] {
            let body = client.get(&format!("{table}{path}")).await.body;
            assert!(!body.contains(&row.secret), "{path} tells the secret");
        }
    }
    // Whole words: the hexadecimal digits of a commitment may well spell a bee.
    let told = |body: &str, charm: &str| {
        let body = body.to_lowercase();
        body.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == charm)
    };
    for path in ["/state", "/at/2"] {
        let watched = watcher.get(&format!("{table}{path}")).await.body;
        let bens = ben.get(&format!("{table}{path}")).await.body;
        let annas = anna.get(&format!("{table}{path}")).await.body;
        assert!(told(&annas, &charm), "{path}: White sees its own charm: {annas}");
        assert!(!told(&annas, &others) && !told(&bens, &charm), "{path}");
        assert!(!told(&watched, &charm) && !told(&watched, &others), "{path}: {watched}");
    }
}

async fn malformed_requests_are_refused(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let before = on_disk(&database, &table).await;
    let bodies: [&[u8]; 8] = [
        b"",
        b"{",
        b"[]",
        b"{\"version\":-1,\"move\":\"roll\"}",
        b"\xff\xfe",
        b"null",
        b"{\"move\":1}",
        b"{\"version\":1e99,\"move\":\"roll\",\"plies\":1,\"seat\":\"white\"}",
    ];
    let send = |path: &str, body: Vec<u8>| {
        let request = Request::post(format!("{table}/{path}")).header("x-hegemonia", "1");
        request.body(Body::from(body)).unwrap()
    };
    for path in ["move", "undo", "resign", "seed"] {
        for body in bodies {
            let answer = anna.send(send(path, body.to_vec())).await;
            check_refused(&answer, StatusCode::BAD_REQUEST);
        }
        let deep = [b"[".repeat(8_000), b"]".repeat(8_000)].concat();
        check_refused(&anna.send(send(path, deep)).await, StatusCode::BAD_REQUEST);
        let large = anna.send(send(path, vec![b'x'; 100_000])).await;
        check_refused(&large, StatusCode::PAYLOAD_TOO_LARGE);
        let got = anna.get(&format!("{table}/{path}")).await;
        check_refused(&got, StatusCode::METHOD_NOT_ALLOWED);
    }
    for seed in ["", "ab", &"g".repeat(64), &"a".repeat(4_000)] {
        let body = json!({ "seat": "white", "seed": seed });
        let refused = anna.post(&format!("{table}/seed"), body).await;
        check_refused(&refused, StatusCode::BAD_REQUEST);
    }
    let games = anna.get("/games").await.body;
    for form in ["", "game=pebbles", "game=pebbles&with=nobody", "%ff=%00"] {
        check_refused(&anna.form("/tables", form).await, StatusCode::BAD_REQUEST);
    }
    check_refused(&anna.form("/tables", "game=chess&with=bot").await, StatusCode::NOT_FOUND);
    let wrong = ["level=x", "seat=x", "edition=x", "edition=first/x", "edition=/"];
    for form in wrong.into_iter().chain(["edition=2012&scenario=x"]) {
        let answer = anna.form("/tables", &format!("game=pebbles&with=bot&{form}")).await;
        check_refused(&answer, StatusCode::BAD_REQUEST);
    }
    let large = anna.form("/tables", &format!("game={}", "x".repeat(100_000))).await;
    check_refused(&large, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(anna.get("/games").await.body, games, "no table was opened");
    assert_eq!(on_disk(&database, &table).await, before, "nothing has changed");
}

async fn unknown_addresses_are_not_found(database: Database) {
    let mut anna = Client::new(&server(&database).await);
    anna.open("game=pebbles&with=bot").await;
    let ids = ["nope", "aaaaaaaaaaaa", "%00", "%00aaaaaaaaaaa", "..%2f..", &"a".repeat(2_000)];
    for id in ids {
        for path in ["", "/state", "/events", "/at/0", "/record", "/explain?target=x", "/join/x"] {
            let answer = anna.get(&format!("/t/{id}{path}")).await;
            check_refused(&answer, StatusCode::NOT_FOUND);
        }
        for path in ["move", "undo", "resign", "seed"] {
            let body = json!({ "version": 0, "move": "x", "plies": 1, "seat": "x", "seed": "x" });
            let answer = anna.post(&format!("/t/{id}/{path}"), body).await;
            check_refused(&answer, StatusCode::NOT_FOUND);
        }
        let joined = anna.form(&format!("/t/{id}/join"), "key=x").await;
        check_refused(&joined, StatusCode::NOT_FOUND);
    }
    for path in ["/rules/chess", "/new/chess", "/nowhere", "/assets/x/../Cargo.toml"] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

async fn other_sites_change_nothing(database: Database) {
    let (mut anna, _, table) = friends(&database).await;
    let before = on_disk(&database, &table).await;
    let games = anna.get("/games").await.body;
    let foreign: [&[(&str, &str)]; 6] = [
        &[("sec-fetch-site", "cross-site"), ("x-hegemonia", "1")],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "https://evil.example"), ("host", "localhost")],
        &[("origin", "https://evil.example"), ("host", "localhost"), ("x-hegemonia", "1")],
        &[("origin", "null"), ("host", "localhost")],
        &[],
    ];
    let json = json!({
        "version": before.0.len(), "move": "roll", "plies": 1, "seat": "white",
        "seed": "00".repeat(32),
    });
    let form = "game=pebbles&with=bot&name=Mallory&key=x";
    let posts = ["move", "undo", "resign", "seed"].map(|path| (format!("{table}/{path}"), true));
    let forms = ["/tables".to_owned(), "/me/name".to_owned(), format!("{table}/join")];
    let posts: Vec<_> = posts.into_iter().chain(forms.map(|path| (path, false))).collect();
    for headers in foreign {
        for (path, is_json) in &posts {
            let mut request = Request::post(path);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let kind = "application/x-www-form-urlencoded";
            let request = request.header(header::CONTENT_TYPE, kind);
            let body = if *is_json { json.to_string() } else { form.to_owned() };
            let answer = anna.send(request.body(Body::from(body)).unwrap()).await;
            check_refused(&answer, StatusCode::FORBIDDEN);
        }
    }
    assert_eq!(on_disk(&database, &table).await, before, "nothing has changed");
    assert_eq!(anna.get("/games").await.body, games, "no table was opened, nobody was renamed");
}

/// As many games as one may have, and as many streams.
async fn nobody_takes_more_than_a_share(database: Database) {
    let storage = Storage::open(&database.url).await.unwrap();
    let config = server::Config { most_tables: 3, most_streams: 2, ..common::config() };
    let router = server::router(server::App::new(config, storage));
    let mut anna = Client::new(&router);
    let table = anna.open("game=pebbles&with=friend").await;
    anna.open("game=pebbles&with=friend").await;
    anna.open("game=pebbles&with=hot-seat").await;
    let refused = anna.form("/tables", "game=pebbles&with=bot").await;
    check_refused(&refused, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers[header::RETRY_AFTER], "60");
    assert!(refused.body.contains("resign one"), "{}", refused.body);
    // Neither can somebody who has enough take a seat, but others can.
    let mut ben = Client::new(&router);
    let bens = ben.open("game=pebbles&with=friend").await;
    let link = ben.state(&bens).await["invitation"].as_str().unwrap().to_owned();
    let key = format!("key={}", link.rsplit('/').next().unwrap());
    let join = format!("{bens}/join");
    check_refused(&anna.form(&join, &key).await, StatusCode::TOO_MANY_REQUESTS);
    // A table at which nobody has sat down yet can be closed, which makes room.
    let close = json!({ "version": 0, "seat": "white" });
    let closed = anna.post(&format!("{table}/resign"), close).await;
    assert_eq!(closed.status, StatusCode::OK, "{closed:?}");
    assert_eq!(anna.form(&join, &key).await.status, StatusCode::SEE_OTHER);

    let listen = |client: &Client| {
        let mut request = Request::get(format!("{bens}/events"));
        if let Some(cookie) = &client.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        // Strangers are counted by their address.
        let request = request.extension(server::Peer([203, 0, 113, 7].into()));
        tower::ServiceExt::oneshot(router.clone(), request.body(Body::empty()).unwrap())
    };
    let stranger = Client::new(&router);
    for client in [&anna, &stranger] {
        let first = listen(client).await.unwrap();
        let second = listen(client).await.unwrap();
        assert_eq!((first.status(), second.status()), (StatusCode::OK, StatusCode::OK));
        let third = listen(client).await.unwrap();
        assert_eq!(third.status(), StatusCode::TOO_MANY_REQUESTS);
        assert!(third.headers().contains_key(header::RETRY_AFTER));
        let body = axum::body::to_bytes(third.into_body(), 10_000).await.unwrap();
        let body: Value = serde_json::from_slice(&body).unwrap();
        assert!(body["message"].as_str().unwrap().contains("Close some"), "{body}");
        assert_eq!(listen(&ben).await.unwrap().status(), StatusCode::OK, "others listen");
        drop(second);
        assert_eq!(listen(client).await.unwrap().status(), StatusCode::OK);
    }
}

async fn a_game_that_is_over_takes_nothing_more(database: Database) {
    let mut anna = Client::new(&server(&database).await);
    let table = anna.hot_seat().await;
    let end = anna.play_out(&table).await;
    let before = on_disk(&database, &table).await;
    let version = &end["version"];
    check_refused(&anna.play(&table, version, "roll").await, StatusCode::FORBIDDEN);
    let undo = json!({ "version": version, "plies": 1 });
    check_refused(&anna.post(&format!("{table}/undo"), undo).await, StatusCode::FORBIDDEN);
    let resign = json!({ "version": version, "seat": "white" });
    check_refused(&anna.post(&format!("{table}/resign"), resign).await, StatusCode::FORBIDDEN);
    check_refused(&anna.seed(&table, "white").await, StatusCode::FORBIDDEN);
    assert_eq!(on_disk(&database, &table).await, before, "nothing has changed");
}

/// Whoever sends a request drop by drop is told so.
#[tokio::test]
async fn a_slow_body_is_not_waited_for() {
    let database = Database::sqlite();
    let storage = Storage::open(&database.url).await.unwrap();
    let limit = Duration::from_millis(200);
    let config = server::Config { request_limit: limit, ..common::config() };
    let mut anna = Client::new(&server::router(server::App::new(config, storage)));
    let table = anna.hot_seat().await;
    let before = on_disk(&database, &table).await;
    let never =
        Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let request = Request::post(format!("{table}/move")).header("x-hegemonia", "1");
    let answer = anna.send(request.body(never).unwrap()).await;
    check_refused(&answer, StatusCode::REQUEST_TIMEOUT);
    assert_eq!(on_disk(&database, &table).await, before, "nothing has changed");
}

/// A body that is announced to be too large is not waited for.
#[tokio::test]
async fn a_body_that_will_be_too_large_is_refused_at_once() {
    let database = Database::sqlite();
    let storage = Storage::open(&database.url).await.unwrap();
    let limit = Duration::from_secs(600);
    let config = server::Config { request_limit: limit, ..common::config() };
    let mut anna = Client::new(&server::router(server::App::new(config, storage)));
    let table = anna.hot_seat().await;
    let moves = format!("{table}/move");
    let largest = [(moves.as_str(), 16), ("/tables", 16), ("/api/hello", 16), ("/replays", 256)];
    for (path, kilobytes) in largest {
        for length in [kilobytes * 1_024 + 1, 99_999_999_999_u64] {
            let never = futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>();
            let request = Request::post(path).header("x-hegemonia", "1");
            let request = request.header(header::CONTENT_LENGTH, length);
            let request = request.body(Body::from_stream(never)).unwrap();
            let answer = tokio::time::timeout(Duration::from_secs(10), anna.send(request)).await;
            check_refused(&answer.expect("in time"), StatusCode::PAYLOAD_TOO_LARGE);
        }
    }
}

#[tokio::test]
async fn pages_allow_nothing_inline() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    let table = anna.hot_seat().await;
    for path in ["/", "/games", "/new/polis", "/rules/polis", &table] {
        let page = anna.get(path).await;
        let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        for inline in [" style=\"", "<style", "onclick=", "javascript:"] {
            assert!(!page.body.contains(inline), "{path} has {inline}");
        }
        assert!(!page.body.contains("<script>"), "{path}");
    }
}

async fn a_name_is_only_text(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.open("game=pebbles&with=friend").await;
    let renamed = anna.form("/me/name", "name=%3Cimg+src%3Dx%3E").await;
    assert_eq!(renamed.status, StatusCode::SEE_OTHER, "{}", renamed.body);
    let page = anna.get(&table).await.body;
    assert!(page.contains("&lt;img src=x&gt;") && !page.contains("<img"), "{page}");
    let state: Value = anna.state(&table).await;
    assert!(!state.to_string().contains("<img"));
    let link = state["invitation"].as_str().unwrap().to_owned();
    let invited = Client::new(&router).get(&link).await.body;
    assert!(invited.contains("&lt;img src=x&gt;") && !invited.contains("<img"), "{invited}");
    // What can't be a name is refused, and the old one stays.
    for wrong in ["", "+", "%00", "a%07b", "%E2%80%AEabc", "%E2%80%8B", &"a".repeat(25)] {
        let refused = anna.form("/me/name", &format!("name={wrong}")).await;
        check_refused(&refused, StatusCode::BAD_REQUEST);
    }
    assert!(anna.get("/games").await.body.contains("&lt;img src=x&gt;"));
    // A name that looks like a part of the record stays within its quotation marks.
    anna.form("/me/name", "name=%22%5D%5BSecret+%22x").await;
    let resign = json!({ "version": 0, "seat": "white" });
    let closed = anna.post(&format!("{table}/resign"), resign).await;
    assert_eq!(closed.status, StatusCode::OK);
    let record = anna.get(&format!("{table}/record")).await.body;
    let record = table::record::Record::read(record.as_bytes()).unwrap();
    assert_eq!(record.header("Player-white"), Some("\"][Secret \"x"));
    assert_eq!(record.header("Secret").map(str::len), Some(64));
}

#[tokio::test]
async fn cookies_are_for_the_server_alone() {
    let database = Database::sqlite();
    let mut anna = Client::new(&server(&database).await);
    let opened = anna.form("/tables", "game=pebbles&with=bot").await;
    let cookie = opened.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    assert_eq!(token.len(), 64);
    let path = database.url.trim_start_matches("sqlite://").to_owned();
    for file in [path.clone(), format!("{path}-wal")] {
        let bytes = std::fs::read(file).unwrap_or_default();
        let is_there = bytes.windows(token.len()).any(|window| window == token.as_bytes());
        assert!(!is_there, "only the hash of a token is kept");
    }
}
