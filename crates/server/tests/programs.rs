//! Programs that play for people, through HTTP on both databases: tokens, the engine protocol,
//! forms in JSON, and the description of every address.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::collections::BTreeSet;
use std::path::Path;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Answer, Client, Database, server};
use serde_json::{Value, json};

on_both!(
    a_token_plays_a_game_to_its_end,
    a_token_plays_and_touches_no_account,
    a_program_sits_down_and_is_told_apart,
    several_moves_end_where_something_is_learnt,
    a_refused_list_says_which_move_it_was,
    a_version_may_be_left_out,
    the_promise_is_shown_before_a_seed_is_given,
    secrets_stay_with_their_seats,
    options_are_listed_and_chosen,
    bots_advise_who_plays_alone,
    tokens_are_few_and_taken_back,
    nonsense_is_refused_in_json,
);

/// A program with its token.
struct Program {
    client: Client,
    token: String,
}

impl Program {
    async fn ask(&mut self, path: &str, body: Option<Value>) -> Answer {
        let request = match &body {
            Some(_) => Request::post(path),
            None => Request::get(path),
        };
        let request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.client.send(request.body(body).unwrap()).await
    }

    async fn call(&mut self, method: &str, params: Value) -> Answer {
        self.ask(&format!("/api/{method}"), Some(params)).await
    }

    /// The result of a call that must be done.
    async fn done(&mut self, method: &str, params: Value) -> Value {
        let answer = self.call(method, params).await;
        assert_eq!(answer.status, StatusCode::OK, "{method}: {}", answer.body);
        answer.json()
    }

    /// A game of Pebbles in which the program plays both seats, begun.
    async fn alone(&mut self) -> String {
        let opened = self.done("game.new", json!({ "game": "pebbles", "seats": 2 })).await;
        let handle = opened["handle"].as_str().unwrap().to_owned();
        assert_eq!(opened["turn"]["needs_seed"], json!(["white", "black"]));
        assert_eq!(opened["turn"]["to_act"], Value::Null, "it has not begun");
        for seat in ["white", "black"] {
            self.give_seed(&handle, seat).await;
        }
        handle
    }

    async fn give_seed(&mut self, handle: &str, seat: &str) {
        let body = json!({ "seat": seat, "seed": "5a".repeat(32), "bare": true });
        let answer = self.ask(&format!("/t/{handle}/seed"), Some(body)).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
}

/// Somebody with an account, and the router.
async fn person(database: &Database, name: &str) -> (Router, Client) {
    let router = server(database).await;
    let mut client = Client::new(&router);
    claim(&mut client, name).await;
    (router, client)
}

async fn claim(client: &mut Client, name: &str) {
    let form = format!("name={name}&password=owls+to+Athens");
    assert_eq!(client.form("/me/claim", &form).await.status, StatusCode::SEE_OTHER);
}

/// A token that is shown once.
async fn make_token(client: &mut Client, label: &str) -> String {
    let shown = client.form("/me/tokens", &format!("label={label}")).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.body);
    let token = shown.body.split("id=\"token\">").nth(1).unwrap().split('<').next().unwrap();
    assert!(token.starts_with("hegemonia_"), "{token}");
    token.to_owned()
}

async fn program(database: &Database, name: &str) -> (Router, Client, Program) {
    let (router, mut person) = person(database, name).await;
    let token = make_token(&mut person, "first").await;
    let program = Program { client: Client::new(&router), token };
    (router, person, program)
}

async fn a_token_plays_a_game_to_its_end(database: Database) {
    let (_, mut anna, mut program) = program(&database, "Anna").await;
    let hello = program.done("hello", json!({})).await;
    assert_eq!((&hello["name"], &hello["protocol"]), (&json!("hegemonia"), &json!(1)));
    let games = program.done("games.list", json!({ "lang": "it" })).await;
    assert!(games.as_array().unwrap().iter().any(|game| game["id"] == "pebbles"));
    let handle = program.alone().await;
    let asked = json!({ "handle": handle });
    assert_eq!(program.call("game.state", asked.clone()).await.status, StatusCode::FORBIDDEN);
    assert_eq!(program.call("game.record", asked.clone()).await.status, StatusCode::FORBIDDEN);
    let me = program.ask("/api/me", None).await.json();
    assert_eq!(me["name"], "Anna");
    assert_eq!(me["tables"][0]["handle"], handle.as_str());
    assert_eq!(me["tables"][0]["your_turn"], true);
    for _ in 0..5_000 {
        let legal = program.done("game.legal", asked.clone()).await;
        let Some(first) = legal["moves"].get(0) else { break };
        assert_eq!(legal["turn"]["your_turn"], true);
        let params = json!({
            "handle": handle, "move": first["move"], "version": legal["turn"]["version"],
        });
        let played = program.done("game.play", params).await;
        assert!(played["events"].is_array() && played["turn"]["ply"].as_u64() > Some(0));
    }
    let turn = program.done("game.legal", asked.clone()).await["turn"].clone();
    assert!(turn["over"].is_object() && turn["to_act"].is_null(), "{turn}");
    let state = program.done("game.state", asked.clone()).await;
    assert!(state.is_object(), "nothing is secret any more");
    let record = program.done("game.record", asked.clone()).await;
    assert!(record["record"].as_str().unwrap().contains("Secret"), "with the proof of its dice");
    let after = program.call("game.play", json!({ "handle": handle, "move": "pass" })).await;
    assert_eq!((after.status, &after.json()["code"]), (StatusCode::FORBIDDEN, &json!(4)));
    assert!(anna.get("/games").await.body.contains(&handle), "it is a game of hers");
}

async fn a_token_plays_and_touches_no_account(database: Database) {
    let (_, _, mut program) = program(&database, "Anna").await;
    let doors = [
        ("/me", None),
        ("/me/export", None),
        ("/me/password", Some(json!({ "old": "owls to Athens", "new": "something else" }))),
        ("/me/delete", Some(json!({ "sure": true, "password": "owls to Athens" }))),
        ("/me/tokens", Some(json!({ "label": "more" }))),
        ("/me/logout-everywhere", Some(json!({}))),
    ];
    for (path, body) in doors {
        let answer = program.ask(path, body).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(answer.json()["error"], "forbidden", "{path}");
    }
    let wrong = ["hegemonia_", "hegemonia_zz", &format!("hegemonia_{}", "ab".repeat(32)), "x", ""];
    for token in wrong {
        program.token = token.to_owned();
        let answer = program.ask("/api/me", None).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{token}: {}", answer.body);
        assert_eq!(answer.json()["error"], "bad-token");
    }
}

async fn a_program_sits_down_and_is_told_apart(database: Database) {
    let (router, mut anna, mut program) = program(&database, "Anna").await;
    assert_eq!(anna.form("/me/program", "program=on").await.status, StatusCode::SEE_OTHER);
    let mut ben = Client::new(&router);
    let form = "game=pebbles&seat-white=me&seat-black=person&listed=1";
    let table = ben.form("/lobby/tables", form).await.location();
    let lobby = program.ask("/api/lobby", None).await.json();
    assert_eq!(lobby["waiting"][0]["free"], json!(["black"]));
    let handle = lobby["waiting"][0]["handle"].as_str().unwrap().to_owned();
    let sat = program.ask(&format!("/t/{handle}/sit"), Some(json!({ "seat": "black" }))).await;
    assert_eq!(sat.status, StatusCode::OK, "{}", sat.body);
    assert_eq!(sat.json()["location"], table.as_str());
    assert!(sat.headers.get(header::LOCATION).is_none());
    assert!(ben.get(&table).await.body.contains("Anna (program)"));
    let again = program.ask(&format!("/t/{handle}/sit"), Some(json!({ "seat": "white" }))).await;
    assert_eq!(again.status, StatusCode::OK, "who sits there already is led there");
    let mut stranger = Program { client: Client::new(&router), token: program.token.clone() };
    let no_such = stranger.ask("/t/aaaaaaaaaaaa/sit", Some(json!({}))).await;
    assert_eq!(no_such.status, StatusCode::NOT_FOUND);
    assert_eq!(no_such.json()["error"], "not-found", "told in JSON, not as a page");
}

async fn several_moves_end_where_something_is_learnt(database: Database) {
    let (_, _, mut program) = program(&database, "Anna").await;
    let handle = program.alone().await;
    let legal = program.done("game.legal", json!({ "handle": handle })).await;
    let bad = json!({ "handle": handle, "moves": ["fly to the moon", "roll"] });
    let refused = program.call("game.play", bad).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    assert_eq!(refused.json()["code"], 1);
    let data = &refused.json()["data"];
    assert!(data["reason"].is_string());
    assert_eq!((&data["index"], &data["move"]), (&json!(0), &json!("fly to the moon")));
    let still = program.done("game.legal", json!({ "handle": handle })).await;
    assert_eq!(still, legal, "nothing has changed");
    // Whatever follows a roll is not looked at: the roll is kept.
    let moves = json!({ "handle": handle, "moves": ["roll", "fly to the moon"] });
    let played = program.done("game.play", moves).await;
    let before = legal["turn"]["version"].as_u64().unwrap();
    assert_eq!((&played["played"], &played["turn"]["version"]), (&json!(1), &json!(before + 2)));
    let stale = json!({ "handle": handle, "move": "take", "version": before });
    assert_eq!(program.call("game.play", stale).await.status, StatusCode::CONFLICT);
    let undone = program.call("game.undo", json!({ "handle": handle })).await;
    assert_eq!(undone.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", undone.body);
}

/// As the engine does: the k-th of several moves is named, and so is one that is alone.
async fn a_refused_list_says_which_move_it_was(database: Database) {
    let (_, _, mut program) = program(&database, "Anna").await;
    // Choosing what to create teaches nobody anything; the units follow one at a time. Some of
    // the events that may be drawn first ask for something else.
    let mut begun = None;
    for _ in 0..20 {
        let opened = program.done("game.new", json!({ "game": "polis", "seats": 2 })).await;
        let handle = opened["handle"].as_str().unwrap().to_owned();
        for seat in ["athens", "sparta"] {
            program.give_seed(&handle, seat).await;
        }
        let legal = program.done("game.legal", json!({ "handle": handle })).await;
        let moves = legal["moves"].as_array().unwrap().iter();
        let words = moves.map(|one| one["move"].as_str().unwrap().to_owned());
        let quiet = words.into_iter().find(|words| words.starts_with("create_"));
        begun = quiet.map(|quiet| (handle, legal, quiet));
        if begun.is_some() {
            break;
        }
    }
    let (handle, legal, quiet) = begun.expect("most games begin with a turn");
    let list = json!({ "handle": handle, "moves": [quiet, "fly  to the moon"] });
    let refused = program.call("game.play", list).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    let data = &refused.json()["data"];
    assert_eq!((&data["index"], &data["move"]), (&json!(1), &json!("fly  to the moon")));
    let one = json!({ "handle": handle, "move": "pay the ferryman" });
    let data = &program.call("game.play", one).await.json()["data"];
    assert_eq!((&data["index"], &data["move"]), (&json!(0), &json!("pay the ferryman")));
    assert_eq!(program.done("game.legal", json!({ "handle": handle })).await, legal);
}

/// The protocol's own params are enough; whoever names a version is refused when it is gone.
async fn a_version_may_be_left_out(database: Database) {
    let (_, _, mut program) = program(&database, "Anna").await;
    let handle = program.alone().await;
    let old = program.done("game.legal", json!({ "handle": handle })).await["turn"].clone();
    let played = program.done("game.play", json!({ "handle": handle, "move": "roll" })).await;
    assert!(played["turn"]["version"].as_u64() > old["version"].as_u64(), "{played}");
    for method in ["game.play", "game.undo"] {
        let mut late = json!({ "handle": handle, "version": old["version"] });
        if method == "game.play" {
            late["move"] = "take".into();
        }
        let stale = program.call(method, late).await;
        assert_eq!(stale.status, StatusCode::CONFLICT, "{method}: {}", stale.body);
    }
}

async fn the_promise_is_shown_before_a_seed_is_given(database: Database) {
    let (_, mut anna, mut program) = program(&database, "Anna").await;
    let opened = program.done("game.new", json!({ "game": "pebbles", "seats": 2 })).await;
    let handle = opened["handle"].as_str().unwrap().to_owned();
    let promised = opened["turn"]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(promised.len(), 64, "{opened}");
    let owed = &program.ask("/api/me", None).await.json()["tables"][0];
    assert_eq!(owed["needs_seed"], json!(["white", "black"]));
    assert_eq!(owed["commitment"], promised.as_str());
    let bare = program.ask(&format!("/t/{handle}/state?bare=true"), None).await.json();
    assert_eq!(bare["commitment"], promised.as_str());
    let page = anna.get(&format!("/t/{handle}")).await.body;
    assert!(page.contains(&promised), "a browser is shown it with the page that gives the seed");
    for seat in ["white", "black"] {
        program.give_seed(&handle, seat).await;
    }
    anna.play_out(&format!("/t/{handle}")).await;
    let record = program.done("game.record", json!({ "handle": handle })).await;
    let header = format!("[Commitment \"{promised}\"]");
    assert!(record["record"].as_str().unwrap().contains(&header), "{record}");
}

async fn options_are_listed_and_chosen(database: Database) {
    let (_, _, mut program) = program(&database, "Anna").await;
    let games = program.done("games.list", json!({})).await;
    let pebbles = games.as_array().unwrap().iter().find(|game| game["id"] == "pebbles").unwrap();
    assert_eq!(pebbles["options"], json!({ "charms": ["on", "off"] }));
    for seats in [json!(2), json!(["me", "person"])] {
        let new = |charms: &str| json!({ "game": "pebbles", "seats": seats, "options": { "charms": charms } });
        let opened = program.done("game.new", new("off")).await;
        let listed = program.ask("/api/me", None).await.json();
        let tables = listed["tables"].as_array().unwrap();
        let own = tables.iter().find(|table| table["handle"] == opened["handle"]).unwrap();
        assert_eq!(own["options"], json!({ "charms": "off" }));
        let refused = program.call("game.new", new("many")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
        assert!(refused.body.contains("on, off"), "it says what there is: {}", refused.body);
    }
    let nonsense = json!({ "game": "pebbles", "seats": 2, "options": { "charms": 3 } });
    let refused = program.call("game.new", nonsense).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
}

async fn secrets_stay_with_their_seats(database: Database) {
    let (router, _, mut program) = program(&database, "Anna").await;
    let seats = json!(["me", "person"]);
    let opened = program.done("game.new", json!({ "game": "pebbles", "seats": seats })).await;
    let handle = opened["handle"].as_str().unwrap().to_owned();
    let view = |seat: &str| json!({ "handle": handle, "seat": seat });
    program.done("game.view", view("white")).await;
    program.done("game.view", view("spectator")).await;
    let other = program.call("game.view", view("black")).await;
    assert_eq!(other.status, StatusCode::FORBIDDEN, "{}", other.body);
    let drawn = program.call("game.draw", view("black")).await;
    assert_eq!(drawn.status, StatusCode::FORBIDDEN);
    let drawn = program.done("game.draw", json!({ "handle": handle, "width": 300 })).await;
    assert!(drawn["svg"].as_str().unwrap().starts_with("<svg"));
    let mut stranger = Client::new(&router);
    let answer = stranger.post("/api/game.view", view("white")).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "without a token one is a stranger");
    let closed = program.done("game.close", json!({ "handle": handle })).await;
    assert_eq!(closed, json!({}));
}

async fn bots_advise_who_plays_alone(database: Database) {
    let (router, _, mut program) = program(&database, "Anna").await;
    let handle = program.alone().await;
    let asked = json!({ "handle": handle, "bot": "mcts", "simulations": 20, "seed": 1 });
    let advice = program.done("game.suggest", asked.clone()).await;
    let legal = program.done("game.legal", json!({ "handle": handle })).await;
    let moves = legal["moves"].as_array().unwrap();
    assert!(moves.iter().any(|one| one["move"] == advice["move"]), "{advice}");
    assert_eq!(program.done("game.suggest", asked).await, advice, "the same seed, the same advice");
    let much = json!({ "handle": handle, "bot": "mcts:9000000" });
    assert_eq!(program.call("game.suggest", much).await.status, StatusCode::BAD_REQUEST);
    // At a table with others nobody is advised.
    let opened = json!({ "game": "pebbles", "seats": ["me", "person"], "listed": true });
    let handle = program.done("game.new", opened).await["handle"].as_str().unwrap().to_owned();
    let mut ben = Client::new(&router);
    let table = format!("/t/{handle}");
    assert_eq!(ben.form(&format!("{table}/sit"), "").await.status, StatusCode::SEE_OTHER);
    program.give_seed(&handle, "white").await;
    assert_eq!(ben.seed(&table, "black").await.status, StatusCode::OK);
    for _ in 0..200 {
        let legal = program.done("game.legal", json!({ "handle": handle })).await;
        if legal["turn"]["your_turn"] == true {
            break;
        }
        let state = ben.state(&table).await;
        let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
        ben.play(&table, &state["version"], &words).await;
    }
    let refused = program.call("game.suggest", json!({ "handle": handle, "bot": "greedy" })).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    assert!(refused.json()["message"].as_str().unwrap().contains("agreed"), "{}", refused.body);
}

async fn tokens_are_few_and_taken_back(database: Database) {
    let (router, mut anna, mut program) = program(&database, "Anna").await;
    for n in 2..=10 {
        make_token(&mut anna, &format!("t{n}")).await;
    }
    let one_more = anna.form("/me/tokens", "label=more").await;
    assert_eq!(one_more.status, StatusCode::TOO_MANY_REQUESTS);
    let page = anna.get("/me").await.body;
    assert!(!page.contains(&program.token), "a token is shown once");
    let before = page.split("<span>first</span>").next().unwrap();
    let id = before.rsplit("name=\"id\" value=\"").next().unwrap().split('"').next().unwrap();
    let mut ben = Client::new(&router);
    claim(&mut ben, "Ben").await;
    let form = format!("id={id}");
    assert_eq!(ben.form("/me/tokens/drop", &form).await.status, StatusCode::NOT_FOUND);
    assert_eq!(program.ask("/api/me", None).await.status, StatusCode::OK);
    assert_eq!(anna.form("/me/tokens/drop", &form).await.status, StatusCode::SEE_OTHER);
    assert_eq!(program.ask("/api/me", None).await.status, StatusCode::UNAUTHORIZED);
    let mut guest = Client::new(&router);
    guest.hot_seat().await;
    let answer = guest.form("/me/tokens", "label=mine").await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "tokens belong to accounts");
    // Who goes for good takes the tokens along.
    let token = make_token(&mut ben, "his").await;
    let mut his = Program { client: Client::new(&router), token };
    assert_eq!(his.ask("/api/me", None).await.status, StatusCode::OK);
    let gone = ben.form("/me/delete", "sure=on&password=owls+to+Athens").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.body);
    assert_eq!(his.ask("/api/me", None).await.status, StatusCode::UNAUTHORIZED);
}

async fn nonsense_is_refused_in_json(database: Database) {
    let (_, _, mut program) = program(&database, "Anna").await;
    let calls = [
        ("game.fly", json!({}), StatusCode::BAD_REQUEST, -32601),
        ("hello", json!({ "what": 1 }), StatusCode::BAD_REQUEST, -32602),
        ("hello", json!({ "lang": "tlh" }), StatusCode::BAD_REQUEST, -32602),
        ("hello", json!([]), StatusCode::BAD_REQUEST, -32602),
        ("game.new", json!({ "game": "chess" }), StatusCode::NOT_FOUND, 3),
        ("game.new", json!({ "game": "pebbles", "seats": 99 }), StatusCode::BAD_REQUEST, -32602),
        ("game.view", json!({ "handle": "none", "seat": "white" }), StatusCode::NOT_FOUND, 3),
        ("game.load", json!({}), StatusCode::FORBIDDEN, 4),
        ("game.play", json!({ "handle": "x" }), StatusCode::BAD_REQUEST, -32602),
    ];
    for (method, params, status, code) in calls {
        let answer = program.call(method, params.clone()).await;
        assert_eq!(answer.status, status, "{method} {params}: {}", answer.body);
        assert_eq!(answer.json()["code"], code, "{method} {params}");
        assert!(!answer.json()["message"].as_str().unwrap().is_empty());
    }
    let list = program.ask("/tables", Some(json!({ "game": ["pebbles"], "with": "bot" }))).await;
    assert_eq!(
        (list.status, &list.json()["error"]),
        (StatusCode::BAD_REQUEST, &json!("bad-request"))
    );
}

/// What stands between two marks, again and again.
fn between<'a>(text: &'a str, open: &'a str, close: char) -> impl Iterator<Item = &'a str> {
    text.split(open).skip(1).filter_map(move |rest| rest.split(close).next())
}

fn sources(folder: &Path, found: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

/// Every address with its methods, as the code routes them.
fn routed() -> BTreeSet<(String, String)> {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let mut found = BTreeSet::new();
    for route in code.split(".route(").skip(1) {
        let path = between(route, "\"", '"').next().unwrap();
        let end = route.find(".route(").unwrap_or(route.len()).min(200);
        let handler = &route[path.len()..end.min(route.find('\n').unwrap_or(end)).max(path.len())];
        for method in ["get", "post"] {
            if handler.contains(&format!("{method}(")) {
                found.insert((path.to_owned(), method.to_owned()));
            }
        }
    }
    found
}

#[tokio::test]
async fn every_address_is_described_and_every_description_is_true() {
    let text =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("api/openapi.json"));
    let document: Value = serde_json::from_str(&text.unwrap()).unwrap();
    let mut described = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            assert!(operation["summary"].as_str().is_some_and(|words| !words.is_empty()), "{path}");
            let tags = document["tags"].as_array().unwrap();
            assert!(tags.iter().any(|tag| tag["name"] == operation["tags"][0]), "{path}");
            described.insert((path.clone(), method.clone()));
        }
    }
    // One address takes all methods of the protocol; each is described on its own.
    let of_protocol = |(path, _): &&(String, String)| {
        path.strip_prefix("/api/").is_some_and(|name| name == "hello" || name.contains('.'))
            && path != "/api/openapi.json"
    };
    let methods: Vec<_> = described.iter().filter(of_protocol).cloned().collect();
    assert_eq!(methods.len(), 14, "{methods:?}");
    let others: BTreeSet<_> = described.iter().filter(|one| !of_protocol(one)).cloned().collect();
    let mut routed = routed();
    assert!(routed.remove(&("/api/{method}".to_owned(), "post".to_owned())), "{routed:?}");
    let missing: Vec<_> = routed.difference(&others).collect();
    let gone: Vec<_> = others.difference(&routed).collect();
    assert!(missing.is_empty() && gone.is_empty(), "not described: {missing:?}; gone: {gone:?}");
    let router = server(&Database::sqlite()).await;
    for (path, _) in methods {
        let answer = Client::new(&router).post(&path, json!({ "nonsense": 1 })).await;
        assert_ne!(answer.json()["code"], -32601, "{path} is a method");
    }
}

#[tokio::test]
async fn the_description_refers_to_nothing_that_is_missing() {
    let router = server(&Database::sqlite()).await;
    let file = Client::new(&router).get("/api/openapi.json").await;
    let document = file.json();
    for target in between(&file.body, "\"$ref\": \"#", '"') {
        assert!(document.pointer(target).is_some(), "{target}");
    }
    let page = Client::new(&router).get("/api").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("POST /api/game.play") && page.body.contains("import urllib"));
}
