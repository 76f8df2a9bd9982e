//! Replays through HTTP, on both databases: by link, through everybody's eyes, and brought as
//! records.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use common::{Answer, Client, Database, config, server, server_with};
use serde_json::{Value, json};
use server::Config;
use table::record::Record;
use tower::ServiceExt;

on_both!(
    a_finished_game_is_seen_by_link_without_a_cookie,
    a_game_that_goes_on_has_no_replay,
    a_table_that_never_began_has_no_replay,
    a_record_is_brought_checked_and_kept_once,
    a_tampered_record_is_refused_or_not_verified,
    hostile_files_change_nothing,
    there_is_room_for_so_many_records,
    only_the_embedded_page_may_be_framed,
    pictures_show_what_a_spectator_may_know,
);

/// The annotated example of the longest game.
const ANNOTATED: &str = include_str!("../../peloponnesian-war/tutorial/example.hgr");

async fn finished(client: &mut Client) -> (String, Value) {
    let table = client.hot_seat().await;
    let end = client.play_out(&table).await;
    (table.replace("/t/", "/r/"), end)
}

async fn bring(client: &mut Client, text: impl Into<Body>) -> Answer {
    let request = Request::post("/replays").header("x-hegemonia", "1");
    client.send(request.body(text.into()).unwrap()).await
}

fn check_refused(answer: &Answer, status: StatusCode, part: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    let message = answer.json()["message"].as_str().unwrap().to_owned();
    assert!(message.contains(part), "{message}");
}

async fn a_finished_game_is_seen_by_link_without_a_cookie(database: Database) {
    let router = server(&database).await;
    let mut player = Client::new(&router);
    let (replay, end) = finished(&mut player).await;
    let last = end["ply"].as_u64().unwrap();
    let mut stranger = Client::new(&router);
    let page = stranger.get(&replay).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(stranger.cookie.is_none(), "looking makes nobody a guest");
    for part in ["id=\"course\"", "id=\"chapters\"", "were recomputed", "og:image", "/picture.png"]
    {
        assert!(page.body.contains(part), "{part}: {}", page.body);
    }
    assert!(page.body.contains("wins") || page.body.contains("shared"), "{}", page.body);
    for ply in [0, 1, last / 2, last] {
        let past = stranger.get(&format!("{replay}/at/{ply}")).await;
        assert_eq!(past.json()["ply"], ply, "{}", past.body);
        assert!(past.json()["regions"]["board"].as_str().unwrap().contains("<svg"));
    }
    let far = stranger.get(&format!("{replay}/at/{}", last + 1)).await;
    assert_eq!(far.status, StatusCode::NOT_FOUND);
    // Everybody's hand is open now, one at a time.
    let hands = ["", "?as=white", "?as=black"];
    let mut seen = Vec::new();
    for eyes in hands {
        seen.push(stranger.get(&format!("{replay}/at/2{eyes}")).await.body);
    }
    assert!(seen[0] != seen[1] && seen[1] != seen[2], "each sees something else: {seen:?}");
    assert_eq!(stranger.get(&format!("{replay}?as=green")).await.status, StatusCode::NOT_FOUND);
    // Links that were cut off lead somewhere.
    for query in ["?ply=", "?ply=99999999999999999999", "?ply=x", "?as=white&ply=2"] {
        let page = stranger.get(&format!("{replay}{query}")).await;
        assert_eq!(page.status, StatusCode::OK, "{query}");
    }
    let record = stranger.get(&format!("{replay}/record")).await;
    assert!(record.body.contains("[Secret"), "{}", record.body);
    assert!(record.body.ends_with(&format!("end {last}\n")));
    // After a restart it is the same.
    let again = Client::new(&server(&database).await).get(&replay).await;
    assert_eq!(again.status, StatusCode::OK);
}

async fn a_game_that_goes_on_has_no_replay(database: Database) {
    let router = server(&database).await;
    let mut player = Client::new(&router);
    let table = player.hot_seat().await;
    let replay = table.replace("/t/", "/r/");
    for path in ["", "/embed", "/at/0", "/at/1", "/record", "/at/1?as=white"] {
        let answer = player.get(&format!("{replay}{path}")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}: {}", answer.body);
        assert!(answer.body.contains("not over yet"), "{}", answer.body);
    }
    let nothing = ["/r/none", "/r/u0123456789abcdef012", "/r/%00", "/r/abcdefghjkmn"];
    for path in nothing {
        assert_eq!(player.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

async fn a_table_that_never_began_has_no_replay(database: Database) {
    let router = server(&database).await;
    let mut player = Client::new(&router);
    let table = player.open("game=pebbles&with=friend").await;
    let left = player.form(&format!("{table}/leave"), "").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.body);
    let replay = player.get(&table.replace("/t/", "/r/")).await;
    assert_eq!(replay.status, StatusCode::NOT_FOUND);
}

async fn a_record_is_brought_checked_and_kept_once(database: Database) {
    let router = server(&database).await;
    let mut reader = Client::new(&router);
    let brought = bring(&mut reader, ANNOTATED).await;
    assert_eq!(brought.status, StatusCode::CREATED, "{}", brought.body);
    let path = brought.json()["path"].as_str().unwrap().to_owned();
    let again = bring(&mut Client::new(&router), ANNOTATED.replace('\n', "\r\n")).await;
    assert_eq!((again.status, again.json()["path"].as_str()), (StatusCode::OK, Some(&*path)));
    let mut stranger = Client::new(&router);
    let page = stranger.get(&format!("{path}?ply=9")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("the gods are asked before the next"), "the remark is shown");
    assert!(page.body.contains("says nothing from which its dice"), "nothing is verified");
    let past = stranger.get(&format!("{path}/at/2")).await.json();
    assert!(past["regions"]["remark"].as_str().unwrap().contains("From Corinth to Thebes"));
    let record = stranger.get(&format!("{path}/record")).await.body;
    assert_eq!(record, Record::read(ANNOTATED.as_bytes()).unwrap().write());
    // After a restart it is still there.
    let mut later = Client::new(&server(&database).await);
    assert_eq!(later.get(&path).await.status, StatusCode::OK);
    // A game of ours can be brought elsewhere, with its evidence.
    let (replay, _) = finished(&mut reader).await;
    let own = reader.get(&format!("{replay}/record")).await.body;
    let brought = bring(&mut reader, own).await;
    assert_eq!(brought.status, StatusCode::CREATED, "{}", brought.body);
    let path = brought.json()["path"].as_str().unwrap().to_owned();
    let page = stranger.get(&path).await.body;
    assert!(page.contains("they are the promised ones"), "{page}");
}

async fn a_tampered_record_is_refused_or_not_verified(database: Database) {
    let router = server(&database).await;
    let mut player = Client::new(&router);
    let (replay, _) = finished(&mut player).await;
    let own = player.get(&format!("{replay}/record")).await.body;
    let secret = own.lines().find(|line| line.starts_with("[Secret")).unwrap();
    let other = own.replace(secret, &format!("[Secret \"{}\"]", "00".repeat(32)));
    for (text, verdict) in [
        (other, "not the promised one"),
        (own.replace(secret, "[Secret \"?\"]"), "can’t be read"),
        (own.replace("[Table ", "[Tables "), "can’t be read"),
        (own.replace("[Table \"", "[Table \"x"), "is not the one that was promised"),
    ] {
        let brought = bring(&mut player, text).await;
        assert_eq!(brought.status, StatusCode::CREATED, "{}", brought.body);
        let path = brought.json()["path"].as_str().unwrap().to_owned();
        let page = player.get(&path).await.body;
        assert!(page.contains(verdict), "{verdict}");
        assert!(!page.contains("they are the promised ones"));
    }
}

async fn hostile_files_change_nothing(database: Database) {
    let router = server(&database).await;
    let mut guest = Client::new(&router);
    let bad = StatusCode::UNPROCESSABLE_ENTITY;
    check_refused(&bring(&mut guest, "").await, bad, "a record begins with");
    check_refused(&bring(&mut guest, "<script>alert(1)</script>").await, bad, "Line 1");
    let illegal = ANNOTATED.replace("9 player: operate", "9 player: surrender");
    check_refused(&bring(&mut guest, illegal).await, bad, "is not possible");
    let unknown = ANNOTATED.replace("peloponnesian-war", "chess");
    check_refused(&bring(&mut guest, unknown).await, bad, "No game here");
    let nought = ANNOTATED.replace("The gods are kind.", "The gods\0are kind.");
    check_refused(&bring(&mut guest, nought).await, bad, "no text");
    let lied = ANNOTATED.replace("[Result \"*\"]", "[Result \"player 9 points\"]");
    check_refused(&bring(&mut guest, lied).await, bad, "the moves lead to");
    let cut = &ANNOTATED[..ANNOTATED.len() / 2];
    check_refused(&bring(&mut guest, cut.to_owned()).await, bad, "Line");
    let bytes = bring(&mut guest, vec![0xff, 0xfe, 0x00]).await;
    check_refused(&bytes, StatusCode::BAD_REQUEST, "no text");
    let large = bring(&mut guest, "x".repeat(300 * 1024)).await;
    check_refused(&large, StatusCode::PAYLOAD_TOO_LARGE, "256 KB");
    let moves =
        format!("[Hegemonia \"1\"]\n[Game \"pebbles\"]\n\n{}end 30000\n", long_moves(30_000));
    check_refused(&bring(&mut guest, moves).await, bad, "20000 moves");
    let position = "[Hegemonia \"1\"]\n[Game \"pebbles\"]\n[Position \"{}\"]\n\nend 0\n";
    check_refused(&bring(&mut guest, position).await, bad, "missing field");
    assert!(guest.cookie.is_none(), "what is refused makes nobody a guest");
    // A remark is text, whatever it looks like.
    let marked = ANNOTATED.replace("The gods are kind.", "<img src=x onerror=alert(1)>");
    let path = bring(&mut guest, marked).await.json()["path"].as_str().unwrap().to_owned();
    let page = guest.get(&format!("{path}?ply=34")).await.body;
    assert!(page.contains("&lt;img src=x") && !page.contains("<img src=x"), "{page}");
}

/// Lines of moves that nobody could make.
fn long_moves(count: usize) -> String {
    let line = |first: usize| format!("{first} white: {}\n", "a;".repeat(10_000));
    (0..count / 10_000).map(|index| line(index * 10_000 + 1)).collect()
}

async fn there_is_room_for_so_many_records(database: Database) {
    let few = Config { most_replays: (3, 2), ..config() };
    let router = server_with(&database, few).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let with = |remark: &str| ANNOTATED.replace("The gods are kind.", remark);
    for remark in ["one", "two"] {
        assert_eq!(bring(&mut anna, with(remark)).await.status, StatusCode::CREATED);
    }
    let many = StatusCode::TOO_MANY_REQUESTS;
    check_refused(&bring(&mut anna, with("three")).await, many, "You have brought 2 records");
    assert_eq!(bring(&mut anna, with("two")).await.status, StatusCode::OK, "that is kept already");
    assert_eq!(bring(&mut ben, with("three")).await.status, StatusCode::CREATED);
    check_refused(&bring(&mut ben, with("four")).await, many, "no room");
    for _ in 0..20 {
        bring(&mut ben, "").await;
    }
    check_refused(&bring(&mut ben, "").await, many, "in a short time");
    let export = anna.get("/me/export").await.json();
    assert_eq!(export["records"].as_array().unwrap().len(), 2, "{export}");
    anna.form("/me/delete", "sure=on").await;
    let gone = Client::new(&router).get("/r/u00000000000000000000").await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND);
}

/// The picture of a game that goes on shows its start, whatever move is asked for.
async fn pictures_show_what_a_spectator_may_know(database: Database) {
    let router = server(&database).await;
    let mut player = Client::new(&router);
    let table = player.hot_seat().await;
    let picture = |replay: &str, query: &str| {
        let request = Request::get(format!("{replay}/picture.png{query}"));
        let (router, request) = (router.clone(), request.body(Body::empty()).unwrap());
        async move {
            let response = router.oneshot(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::OK);
            assert_eq!(response.headers()["content-type"], "image/png");
            to_bytes(response.into_body(), usize::MAX).await.unwrap()
        }
    };
    let replay = table.replace("/t/", "/r/");
    let start = picture(&replay, "").await;
    assert_eq!(&start[1..4], b"PNG");
    let size =
        [&start[16..20], &start[20..24]].map(|side| u32::from_be_bytes(side.try_into().unwrap()));
    assert_eq!(size, [1200, 630]);
    assert_eq!(picture(&replay, "?ply=2").await, start, "it is not over");
    player.play_out(&table).await;
    let end = picture(&replay, "").await;
    assert_ne!(end, start);
    assert_ne!(picture(&replay, "?ply=2").await, end);
    assert_eq!(picture(&replay, "?ply=2&as=white").await, picture(&replay, "?ply=2").await);
    let page = player.get(&table).await.body;
    assert!(page.contains("og:image") && page.contains("twitter:card"), "{page}");
    assert_eq!(player.get("/r/abcdefghjkmn/picture.png").await.status, StatusCode::NOT_FOUND);
}

async fn only_the_embedded_page_may_be_framed(database: Database) {
    let router = server(&database).await;
    let mut player = Client::new(&router);
    let (replay, _) = finished(&mut player).await;
    let policy =
        |answer: &Answer| answer.headers["content-security-policy"].to_str().unwrap().to_owned();
    for path in [replay.clone(), replay.replace("/r/", "/t/"), "/".to_owned(), "/replays".into()] {
        let page = player.get(&path).await;
        assert!(policy(&page).contains("frame-ancestors 'none'"), "{path}");
    }
    let embedded = player.get(&format!("{replay}/embed?ply=2")).await;
    assert!(policy(&embedded).contains("frame-ancestors *"), "{}", policy(&embedded));
    assert!(policy(&embedded).contains("form-action 'none'"));
    assert!(embedded.body.contains("id=\"course\"") && !embedded.body.contains("<form"));
    let refused = player.get("/r/abcdefghjkmn/embed").await;
    assert!(policy(&refused).contains("frame-ancestors 'none'"));
    assert_eq!(json!(refused.status.as_u16()), 404);
}
