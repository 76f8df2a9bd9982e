//! What the engine refuses, with which code; and that it goes on.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use common::Engine;
use serde_json::{Value, json};

/// Sends a line and compares the code of the error in the reply.
fn check(engine: &mut Engine, line: &str, code: i32) {
    let reply = engine.line(line);
    assert_eq!(reply["error"]["code"], code, "{line}: {reply}");
    assert_eq!(reply["jsonrpc"], "2.0");
}

fn alive(engine: &mut Engine) {
    assert_eq!(engine.call("hello", json!({}))["protocol"], 1);
}

#[test]
fn a_line_that_is_not_json_is_a_parse_error() {
    let mut engine = Engine::start();
    for line in ["x", "{", "\"", "{\"a\":1}}", "[1,", "nul", "1e999", "\u{feff}{}"] {
        check(&mut engine, line, -32700);
    }
    check(&mut engine, &"[".repeat(100_000), -32700);
    engine.send(b"{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"\xff\xfe\"}\n");
    assert_eq!(engine.receive()["error"]["code"], -32700);
    alive(&mut engine);
}

#[test]
fn a_message_that_is_no_request_is_refused() {
    let mut engine = Engine::start();
    for line in ["1", "null", "\"hello\"", "true", "[]", "{}", "{\"jsonrpc\":\"2.0\"}"] {
        check(&mut engine, line, -32600);
    }
    for line in [
        r#"{"jsonrpc":"1.0","id":1,"method":"hello"}"#,
        r#"{"id":1,"method":"hello"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":7}"#,
        r#"{"jsonrpc":"2.0","id":{"a":1},"method":"hello"}"#,
        r#"{"jsonrpc":"2.0","id":[1],"method":"hello"}"#,
    ] {
        check(&mut engine, line, -32600);
    }
    assert_eq!(engine.line(r#"{"jsonrpc":"2.0","id":"x"}"#)["id"], "x");
    alive(&mut engine);
}

#[test]
fn ids_come_back_as_they_were() {
    let mut engine = Engine::start();
    for id in ["1", "-7", "0.5", "\"a\"", "null", "18446744073709551615"] {
        let reply = engine.line(&format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"hello"}}"#));
        assert_eq!(reply["id"].to_string(), id);
        assert_eq!(reply["result"]["name"], "hegemonia");
    }
}

#[test]
fn an_unknown_method_is_refused_with_those_that_exist() {
    let error = Engine::start().refused("game.win", json!({}));
    assert_eq!(error["code"], -32601);
    assert!(error["message"].as_str().unwrap().contains("game.suggest"), "{error}");
}

#[test]
fn arguments_are_checked_by_name_and_kind() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 1}));
    let new = |rest: Value| {
        let mut params = json!({"game": "pebbles"});
        params.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        ("game.new", params)
    };
    let cases = [
        (("hello", json!([1])), "by name"),
        (("hello", json!({"speed": 3})), "\"speed\""),
        (("hello", json!({"lang": "tlh"})), "en, it, es, pl"),
        (("hello", json!({"lang": 5})), "\"lang\""),
        (("game.new", json!({})), "\"game\" is missing"),
        (("game.new", json!({"game": 7})), "must be a string"),
        (new(json!({"edition": "third"})), "first"),
        (new(json!({"scenario": "desert"})), "brook, beach"),
        (new(json!({"seats": 5})), "2 to 2"),
        (new(json!({"seats": ["a"]})), "2 to 2"),
        (new(json!({"seats": "two"})), "\"seats\""),
        (new(json!({"seats": ["a", 2]})), "\"seats\""),
        (new(json!({"seats": ["a", "b".repeat(201)]})), "200"),
        (new(json!({"seed": -1})), "\"seed\""),
        (new(json!({"seed": 1.5})), "\"seed\""),
        (new(json!({"options": {"chance": "loaded"}})), "auto, manual"),
        (new(json!({"options": {"charms": "many"}})), "on, off"),
        (new(json!({"options": {"charms": 1}})), "options.charms"),
        (new(json!({"options": {"jokers": "on"}})), "jokers"),
        (new(json!({"options": [1]})), "\"options\""),
        (new(json!({"sead": 1})), "\"sead\""),
        (("game.load", json!({"game": "pebbles"})), "position"),
        (("game.load", json!({"position": {}})), "\"game\""),
        (("game.load", json!({"game": "pebbles", "position": {}, "record": ""})), "either"),
        (("game.load", json!({"record": "", "options": {"charms": "on"}})), "options.charms"),
        (("game.view", json!({"handle": handle})), "\"seat\""),
        (("game.view", json!({"handle": handle, "seat": "green"})), "white, black, spectator"),
        (("game.play", json!({"handle": handle})), "\"moves\""),
        (("game.play", json!({"handle": handle, "move": "roll", "moves": []})), "either"),
        (("game.play", json!({"handle": handle, "moves": [1]})), "\"moves\""),
        (("game.play", json!({"handle": handle, "moves": "roll"})), "\"moves\""),
        (("game.explain", json!({"handle": handle})), "\"target\""),
        (("game.undo", json!({"handle": handle, "plies": 0})), "\"plies\""),
        (("game.suggest", json!({"handle": handle})), "\"bot\""),
        (("game.suggest", json!({"handle": handle, "bot": "oracle"})), "random, sensible"),
        (("game.suggest", json!({"handle": handle, "bot": "mcts", "simulations": 0})), "sim"),
        (("game.draw", json!({"handle": handle, "width": 0})), "\"width\""),
        (("game.draw", json!({"handle": handle, "seat": 3})), "\"seat\""),
    ];
    for ((method, params), part) in cases {
        let error = engine.refused(method, params.clone());
        assert_eq!(error["code"], -32602, "{method} {params}: {error}");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(part), "{method} {params}: {message}");
    }
    alive(&mut engine);
}

#[test]
fn every_method_refuses_an_unknown_argument_by_name_and_accepts_a_language() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 1}));
    let state = engine.call("game.state", json!({"handle": handle}));
    let cases = [
        ("hello", json!({})),
        ("games.list", json!({})),
        ("game.new", json!({"game": "pebbles"})),
        ("game.load", json!({"game": "pebbles", "position": state})),
        ("game.state", json!({"handle": handle})),
        ("game.view", json!({"handle": handle, "seat": "white"})),
        ("game.legal", json!({"handle": handle})),
        ("game.explain", json!({"handle": handle, "move": "roll"})),
        ("game.suggest", json!({"handle": handle, "bot": "random"})),
        ("game.record", json!({"handle": handle})),
        ("game.draw", json!({"handle": handle})),
        ("game.play", json!({"handle": handle, "move": "roll"})),
        ("game.undo", json!({"handle": handle})),
        ("game.close", json!({"handle": handle})),
    ];
    for (method, params) in cases {
        let mut odd = params.clone();
        odd["colour"] = "red".into();
        let error = engine.refused(method, odd);
        assert_eq!(error["code"], -32602, "{method}");
        assert!(error["message"].as_str().unwrap().contains("\"colour\""), "{method}: {error}");
        let mut polish = params.clone();
        polish["lang"] = "pl".into();
        engine.call(method, polish);
    }
}

#[test]
fn a_game_or_handle_that_is_not_there_is_error_3() {
    let mut engine = Engine::start();
    let error = engine.refused("game.new", json!({"game": "chess"}));
    assert_eq!(error["code"], 3);
    assert!(error["message"].as_str().unwrap().contains("pebbles"), "{error}");
    let handle = "g77";
    for (method, params) in [
        ("game.state", json!({"handle": handle})),
        ("game.view", json!({"handle": handle, "seat": "white"})),
        ("game.legal", json!({"handle": handle})),
        ("game.play", json!({"handle": handle, "move": "roll"})),
        ("game.explain", json!({"handle": handle, "move": "roll"})),
        ("game.undo", json!({"handle": handle})),
        ("game.suggest", json!({"handle": handle, "bot": "random"})),
        ("game.record", json!({"handle": handle})),
        ("game.draw", json!({"handle": handle})),
        ("game.close", json!({"handle": handle})),
    ] {
        assert_eq!(engine.refused(method, params)["code"], 3, "{method}");
    }
    let record = "[Hegemonia \"1\"]\n[Game \"chess\"]\n\nend 0\n";
    assert_eq!(engine.refused("game.load", json!({"record": record}))["code"], 3);
}

#[test]
fn an_impossible_position_or_record_is_error_2() {
    let mut engine = Engine::start();
    for position in [json!({}), json!([]), json!("x"), json!({"heap": -4}), json!(1)] {
        let load = json!({"game": "pebbles", "position": position});
        let error = engine.refused("game.load", load);
        assert_eq!(error["code"], 2, "{error}");
        assert!(error["data"]["reason"].is_string(), "{error}");
    }
    let header = "[Hegemonia \"1\"]\n[Game \"pebbles\"]\n\n";
    for (record, line) in [
        (String::new(), 1),
        ("nonsense".to_owned(), 1),
        (header.to_owned(), 4),
        (format!("{header}1 chance: fly\nend 1\n"), 4),
        (format!("{header}1 white: roll\nend 1\n"), 4),
        (format!("{header}end 9\n"), 4),
    ] {
        let error = engine.refused("game.load", json!({"record": record}));
        assert_eq!(error["code"], 2, "{error}");
        assert_eq!(error["data"]["line"], line, "{record:?}: {error}");
    }
    alive(&mut engine);
}

#[test]
fn notifications_are_carried_out_without_a_reply() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 1}));
    let play = json!({"jsonrpc": "2.0", "method": "game.play",
        "params": {"handle": handle, "move": "roll"}});
    engine.send(format!("{play}\n{play}\n").as_bytes());
    engine.send(b"{\"jsonrpc\":\"2.0\",\"method\":\"no.such\"}\n\n   \n");
    let legal = engine.call("game.legal", json!({"handle": handle}));
    assert_eq!(legal["turn"]["ply"], 4, "the first was played, the second refused");
}

#[test]
fn batches_are_answered_with_a_batch() {
    let mut engine = Engine::start();
    let hello = json!({"jsonrpc": "2.0", "id": 1, "method": "hello"});
    let notification = json!({"jsonrpc": "2.0", "method": "hello"});
    let unknown = json!({"jsonrpc": "2.0", "id": 2, "method": "x"});
    let batch = json!([hello, notification, 7, unknown, []]);
    let replies = engine.line(&batch.to_string());
    let replies = replies.as_array().unwrap();
    assert_eq!(replies.len(), 4);
    assert_eq!(replies[0]["result"]["name"], "hegemonia");
    assert_eq!(replies[1]["error"]["code"], -32600);
    assert_eq!(replies[2]["error"]["code"], -32601);
    assert_eq!(replies[3]["error"]["code"], -32600);
    engine.send(format!("{}\n", json!([notification, notification])).as_bytes());
    alive(&mut engine);
}

#[test]
fn a_line_that_is_too_long_is_refused_and_passed_over() {
    let mut engine = Engine::start();
    let chunk = vec![b'['; 1024 * 1024];
    for _ in 0..9 {
        engine.send(&chunk);
    }
    engine.send(b"\n");
    let reply = engine.receive();
    assert_eq!(reply["error"]["code"], -32700);
    assert!(reply["error"]["message"].as_str().unwrap().contains("longer"), "{reply}");
    alive(&mut engine);
}

#[test]
fn handles_have_a_limit_and_closing_makes_room() {
    let mut engine = Engine::start();
    let new = json!({"jsonrpc": "2.0", "method": "game.new", "params": {"game": "pebbles"}});
    let batch = format!("{}\n", json!(vec![new; 1_000]));
    for _ in 0..10 {
        engine.send(batch.as_bytes());
    }
    let error = engine.refused("game.new", json!({"game": "pebbles"}));
    assert_eq!(error["code"], 4);
    assert!(error["message"].as_str().unwrap().contains("game.close"), "{error}");
    engine.call("game.close", json!({"handle": "g5000"}));
    assert_eq!(engine.open(json!({"game": "pebbles"})), "g10001");
}

#[test]
fn a_reader_who_goes_away_ends_it_quietly() {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = common::hegemonia()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    let _ = input.write_all(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\"}\n");
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{:?}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Pseudorandom numbers that are the same everywhere.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// A good request with some of its bytes changed, cut out or doubled.
fn damaged(numbers: &mut Numbers, requests: &[String]) -> Vec<u8> {
    let mut line = requests[numbers.below(requests.len())].clone().into_bytes();
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(line.len());
        match numbers.below(4) {
            0 => line[at] = numbers.below(256) as u8,
            1 => line.truncate(at.max(1)),
            2 => line.insert(at, b"{}[],:\"\\0-9ent "[numbers.below(15)]),
            _ => {
                let piece = line[at..].to_vec();
                line.extend(piece);
            }
        }
    }
    line.retain(|&byte| byte != b'\n');
    line
}

#[test]
fn thousands_of_malformed_lines_do_not_disturb_it() {
    let mut engine = Engine::start();
    let handle = engine.open(json!({"game": "pebbles", "seed": 1}));
    let request = |method: &str, params: Value| {
        json!({"jsonrpc": "2.0", "method": method, "params": params}).to_string()
    };
    let state = engine.call("game.state", json!({"handle": handle}));
    let record = engine.call("game.record", json!({"handle": handle}))["record"].clone();
    let requests = [
        request("hello", json!({"lang": "es"})),
        request("game.new", json!({"game": "pebbles", "seats": ["a", "b"], "seed": 12})),
        request("game.load", json!({"game": "pebbles", "position": state})),
        request("game.load", json!({"record": record})),
        request("game.play", json!({"handle": "g2", "moves": ["roll", "take", "done"]})),
        request("game.undo", json!({"handle": "g2", "plies": 2})),
        request("game.explain", json!({"handle": "g2", "target": "heap"})),
        request("game.suggest", json!({"handle": "g2", "bot": "random", "seed": 4})),
    ];
    let mut numbers = Numbers(2026);
    // Replies are read after every hundred lines: a full pipe would stop both sides.
    for round in 0..40 {
        let mut lines = Vec::new();
        for _ in 0..100 {
            lines.extend(damaged(&mut numbers, &requests));
            lines.push(b'\n');
        }
        engine.send(&lines);
        let mark = format!("round {round}");
        let ask = json!({"jsonrpc": "2.0", "id": mark, "method": "hello"});
        engine.send(format!("{ask}\n").as_bytes());
        while engine.receive()["id"] != json!(mark) {}
    }
    alive(&mut engine);
    let legal = engine.call("game.legal", json!({"handle": handle}));
    assert_eq!(legal["turn"]["ply"], 2, "the game that no line named is as it was");
    assert!(engine.end().success());
}
