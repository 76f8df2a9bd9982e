//! The real server: killed, told to stop, and caught cheating.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc;
use std::time::Duration;

use common::run;
use common::served::{Served, Visitor};
use serde_json::{Value, json};

/// A number that differs from call to call in a way that does not matter.
fn next(state: &mut u64) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize
}

/// The words of some choice.
fn some_choice(state: &Value, luck: &mut u64) -> String {
    let choices = state["choices"].as_array().unwrap();
    choices[next(luck) % choices.len()]["move"].as_str().unwrap().to_owned()
}

/// Plays a whole game by moves that come to mind, and fetches its record.
fn play_to_the_end(anna: &mut Visitor, table: &str) -> String {
    let mut luck = 7;
    let mut state = anna.state(table);
    while state["over"] != json!(true) {
        let words = some_choice(&state, &mut luck);
        let body = json!({ "version": state["version"], "move": words, "bare": true });
        let answer = anna.post(&format!("{table}/move"), &body);
        assert_eq!(answer.status, 200, "{words}: {answer:?}");
        state = answer.json();
    }
    let record = anna.get(&format!("{table}/record"));
    assert_eq!(record.status, 200, "{record:?}");
    record.body
}

/// The value of a header in a record.
fn header<'a>(record: &'a str, name: &str) -> &'a str {
    let line = record.lines().find_map(|line| line.strip_prefix(&format!("[{name} \"")));
    line.and_then(|rest| rest.strip_suffix("\"]")).unwrap_or_else(|| panic!("no {name}: {record}"))
}

#[test]
fn the_dice_of_a_whole_game_are_verified_and_tampering_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(&folder.path().join("games.db"), &[]);
    let mut anna = Visitor::new(served.address);
    let table = anna.open_hot_seat("polis");
    // What was promised is on the page and in the state before anybody has given a seed.
    let promised = anna.get(&format!("{table}/state")).json()["commitment"].clone();
    let promised = promised.as_str().expect("a commitment").to_owned();
    assert!(anna.get(&table).body.contains(&promised));
    assert_eq!(anna.state(&table)["ply"], 0, "nothing is rolled before the seeds are in");
    anna.give_seeds(&table);
    let record = play_to_the_end(&mut anna, &table);
    assert_eq!(header(&record, "Commitment"), promised);
    let verify = |text: &str| {
        let file = folder.path().join("game.hgr");
        std::fs::write(&file, text).unwrap();
        run(&["verify", file.to_str().unwrap()])
    };
    let honest = verify(&record);
    assert_eq!(honest.code, Some(0), "{} {}", honest.out, honest.err);
    assert!(honest.out.contains(": fair."), "{}", honest.out);
    // Another secret, another seed, another table: each is found out.
    let secret = header(&record, "Secret");
    let flipped = format!("{}{}", if secret.starts_with('0') { '1' } else { '0' }, &secret[1..]);
    let seat = header(&record, "Seats").split_whitespace().next().unwrap().trim_matches(',');
    let seed = header(&record, &format!("SeatSeed-{seat}"));
    let id = header(&record, "Table");
    let other_seed = "f".repeat(64);
    for (from, to) in [(secret, flipped.as_str()), (seed, &other_seed), (id, "aaaaaaaaaaaa")] {
        let tampered = record.replacen(from, to, 1);
        assert_ne!(tampered, record);
        let found = verify(&tampered);
        assert_eq!(found.code, Some(1), "{from} -> {to}: {} {}", found.out, found.err);
        assert!(found.out.contains("NOT "), "{}", found.out);
    }
}

/// Every move that was answered is there after the power has gone.
#[test]
fn a_killed_server_has_kept_every_acknowledged_move() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let mut served = Served::start(&database, &[]);
    // Nobody moves before all have a table: the power must not go while one is still sitting down.
    let seated: Vec<_> = (0..4).map(|_| Session::sit_down(served.address)).collect();
    // Everybody waits to be heard, so that nobody is far ahead when the power goes.
    let (progress, heard) = mpsc::sync_channel(0);
    let players: Vec<_> = (0..)
        .zip(seated)
        .map(|(luck, session)| {
            let progress = progress.clone();
            std::thread::spawn(move || session.play_until_cut_off(luck, &progress))
        })
        .collect();
    // They are in the middle of their games.
    for _ in 0..60 {
        heard.recv_timeout(Duration::from_secs(60)).expect("moves are made");
    }
    drop(heard);
    served.child.kill().unwrap();
    served.child.wait().unwrap();
    let sessions: Vec<_> = players.into_iter().map(|player| player.join().unwrap()).collect();
    let is_over = |state: &Value| state["over"] == json!(true);
    assert!(sessions.iter().any(|session| !is_over(&session.state)), "some game was cut off");
    let again = Served::start(&database, &[]);
    for mut session in sessions {
        session.anna.address = again.address;
        let table = &session.table;
        let state = session.anna.state(table);
        let [acked, kept] = [&session.state, &state].map(|told| told["version"].as_u64().unwrap());
        assert!(kept >= acked, "{acked} entries were acknowledged, {kept} are there");
        // The game goes on, and its record tells the moves as they were sent.
        if !is_over(&state) {
            let resign = json!({ "version": kept, "seat": state["to_act"] });
            let over = session.anna.post(&format!("{table}/resign"), &resign);
            assert_eq!(over.status, 200, "{over:?}");
        }
        let record = session.anna.get(&format!("{table}/record")).body;
        let record = table::record::Record::read(record.as_bytes()).unwrap();
        let told: Vec<_> = record.plies.iter().filter(|ply| ply.actor != "chance").collect();
        assert!(told.len() >= session.sent.len());
        for (sent, ply) in session.sent.iter().zip(told) {
            assert_eq!(*sent, ply.words);
        }
    }
}

/// What one player saw acknowledged before the server was gone.
struct Session {
    anna: Visitor,
    table: String,
    state: Value,
    sent: Vec<String>,
}

impl Session {
    /// A table where the first move can be made.
    fn sit_down(address: std::net::SocketAddr) -> Session {
        let mut anna = Visitor::new(address);
        let table = anna.open_hot_seat("polis");
        anna.give_seeds(&table);
        let state = anna.state(&table);
        Session { anna, table, state, sent: Vec::new() }
    }

    fn play_until_cut_off(mut self, mut luck: u64, progress: &mpsc::SyncSender<()>) -> Session {
        let path = format!("{}/move", self.table);
        while self.state["over"] != json!(true) {
            let words = some_choice(&self.state, &mut luck);
            let body = json!({ "version": self.state["version"], "move": words, "bare": true });
            let Some(answer) = self.anna.try_send("POST", &path, &body.to_string()) else { break };
            assert_eq!(answer.status, 200, "{words}: {answer:?}");
            self.state = answer.json();
            self.sent.push(words);
            // The test stops listening once it has heard enough.
            let _ = progress.send(());
        }
        self
    }
}

#[test]
fn a_server_that_is_told_to_stop_stops_though_somebody_listens() {
    for signal in ["TERM", "INT"] {
        let folder = tempfile::tempdir().unwrap();
        let served = Served::start(&folder.path().join("games.db"), &["--log", "json"]);
        let mut anna = Visitor::new(served.address);
        let table = anna.open_hot_seat("polis");
        let mut stream = TcpStream::connect(served.address).unwrap();
        let head = format!("GET {table}/events HTTP/1.1\r\nHost: x\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        served.signal(signal);
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).unwrap();
        let (status, log) = served.end();
        assert!(status.success(), "{signal}: {status}: {log}");
        let lines: Vec<Value> =
            log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
        let said = |message: &str| lines.iter().find(|line| line["message"] == message);
        assert!(said("listening").is_some_and(|line| line["address"].is_string()), "{log}");
        assert!(said("a table was opened").is_some_and(|line| line["game"] == "polis"), "{log}");
        assert!(said("stopped").is_some(), "{log}");
    }
}

/// Whoever reads the log, at any level, does not sit down at other people's tables.
#[test]
fn keys_of_invitations_are_not_logged() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.txt");
    let file = std::fs::File::create(&log).unwrap();
    let served = Served::start_talkative(&folder.path().join("games.db"), file);
    let (mut anna, mut ben) = (Visitor::new(served.address), Visitor::new(served.address));
    let opened = anna.try_send("POST", "/tables", "game=polis&with=friend").unwrap();
    let table = opened.header("location").unwrap().to_owned();
    let invitation = anna.state(&table)["invitation"].as_str().unwrap().to_owned();
    let key = invitation.rsplit('/').next().unwrap();
    assert_eq!(ben.get(&invitation).status, 200);
    let joined = ben.try_send("POST", &format!("{table}/join"), &format!("key={key}")).unwrap();
    assert_eq!(joined.status, 303, "{joined:?}");
    drop(served);
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains(&format!("{table}/join")), "requests are logged: {log}");
    assert!(!log.contains(key), "{}", log.lines().find(|line| line.contains(key)).unwrap());
}

#[test]
fn an_address_that_is_taken_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let served = Served::start(&database, &[]);
    let (address, url) = (served.address.to_string(), format!("sqlite://{}", database.display()));
    let second = run(&["serve", "--listen", &address, "--database", &url]);
    assert_eq!(second.code, Some(1));
    assert!(second.err.contains("--listen") && second.err.contains(&address), "{}", second.err);
    let nowhere = format!("sqlite://{}/no/such/folder/games.db", folder.path().display());
    let third = run(&["serve", "--listen", "127.0.0.1:0", "--database", &nowhere]);
    assert_eq!(third.code, Some(1));
    assert!(third.err.contains("--database"), "{}", third.err);
    let help = run(&["serve", "--help"]).out;
    assert!(help.contains("127.0.0.1:8000") && help.contains("sqlite://hegemonia.db"), "{help}");
}

/// A live game of two people, and whoever is to act.
fn live_game(address: std::net::SocketAddr) -> (Visitor, String) {
    let (mut anna, mut ben) = (Visitor::new(address), Visitor::new(address));
    let form = "game=polis&seat-athens=me&seat-sparta=person&listed=1&pace=live&live=5%2B10";
    let opened = anna.try_send("POST", "/lobby/tables", form).unwrap();
    let table = opened.header("location").unwrap_or_else(|| panic!("{opened:?}")).to_owned();
    let sat = ben.try_send("POST", &format!("{table}/sit"), "seat=sparta").unwrap();
    assert_eq!(sat.status, 303, "{sat:?}");
    anna.give_seeds(&table);
    ben.give_seeds(&table);
    (anna, table)
}

#[test]
fn a_server_that_stood_still_takes_no_time_from_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(&folder.path().join("games.db"), &[]);
    let (mut anna, table) = live_game(served.address);
    let left = |state: &Value| {
        let seat = state["clocks"]["runs"].as_str().unwrap_or_else(|| panic!("{state}"));
        state["clocks"]["left"][seat].as_i64().unwrap()
    };
    let before = left(&anna.state(&table));
    // As a machine does that is suspended.
    served.signal("STOP");
    std::thread::sleep(Duration::from_secs(12));
    served.signal("CONT");
    let at_once = left(&anna.state(&table));
    assert!(before - at_once < 9_000, "{before} to {at_once}: the pause was counted");
    // The clocks go on after the moment that people need to come back; the pause is forgotten by
    // none of the ways to count, also after a restart.
    std::thread::sleep(Duration::from_secs(2));
    let later = left(&anna.state(&table));
    assert!(before - later < 11_000, "{before} to {later}: the pause was counted");
    served.signal("KILL");
    served.end();
    let served = Served::start(&folder.path().join("games.db"), &[]);
    anna.address = served.address;
    let again = left(&anna.state(&table));
    assert!(before - again < 11_000, "{before} to {again}: the pause was counted");
}

#[test]
fn a_database_that_cant_be_used_is_explained_in_its_own_terms() {
    let folder = tempfile::tempdir().unwrap();
    let serve = |url: &str| run(&["serve", "--listen", "127.0.0.1:0", "--database", url]);
    let missing = format!("sqlite://{}/nowhere/games.db", folder.path().display());
    let file = serve(&missing);
    assert_eq!(file.code, Some(1), "{}", file.err);
    assert!(file.err.contains("the folder exists"), "{}", file.err);
    let away = serve("postgres://postgres@127.0.0.1:1/games");
    assert_eq!(away.code, Some(1), "{}", away.err);
    assert!(away.err.contains("PostgreSQL does not let the server in"), "{}", away.err);
    assert!(away.err.contains("refused"), "the cause is told: {}", away.err);
    assert!(!away.err.contains("folder") && !away.err.contains("sqlite"), "{}", away.err);
    let games = folder.path().join("games.db");
    let _served = Served::start(&games, &[]);
    let second = serve(&format!("sqlite://{}", games.display()));
    assert_eq!(second.code, Some(1), "{}", second.err);
    assert!(second.err.contains("is used by another Hegemonia"), "{}", second.err);
}
