//! Accounts through HTTP, on both databases: claimed, logged in and out, exported, deleted.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::time::Duration;

use axum::http::StatusCode;
use common::{Answer, Client, Database, config, server, server_with};
use serde_json::json;
use server::{Clock, Config};

on_both!(
    a_guest_claims_a_name_and_finds_the_games_elsewhere,
    names_that_look_alike_are_refused,
    a_guest_who_looks_like_an_account_is_renamed,
    passwords_are_not_guessed,
    a_new_password_logs_other_browsers_out,
    everywhere_means_everywhere,
    an_export_holds_what_is_ones_own,
    who_leaves_is_forgotten_and_the_games_stay,
    odd_names_and_passwords_are_refused,
);

const PASSWORD: &str = "owls+to+Athens";

async fn claim(client: &mut Client, name: &str) -> Answer {
    client.form("/me/claim", &format!("name={name}&password={PASSWORD}")).await
}

async fn log_in(client: &mut Client, name: &str, password: &str) -> Answer {
    client.form("/me/login", &format!("name={name}&password={password}")).await
}

fn check_done(answer: &Answer) {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

/// The page is shown again, with a sentence beside the form.
fn check_refused(answer: &Answer, status: StatusCode, sentence: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    let told = answer.body.contains(sentence) && answer.body.contains("role=\"alert\"");
    assert!(told, "{sentence}: {}", answer.body);
}

async fn a_guest_claims_a_name_and_finds_the_games_elsewhere(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let table = anna.hot_seat().await;
    check_done(&claim(&mut anna, "Anna").await);
    assert!(anna.get("/games").await.body.contains(&table), "the games are kept");
    let mut elsewhere = Client::new(&router);
    // Small letters and spaces do not matter to whoever logs in.
    check_done(&log_in(&mut elsewhere, "+anna+", PASSWORD).await);
    let games = elsewhere.get("/games").await.body;
    assert!(games.contains(&table) && games.contains("Anna"), "{games}");
    assert_eq!(elsewhere.play_out(&table).await["over"], true, "and played on");
    // The games of a browser come along if that is wished.
    let mut guest = Client::new(&router);
    let brought = guest.hot_seat().await;
    let form = format!("name=Anna&password={PASSWORD}&bring=on");
    check_done(&guest.form("/me/login", &form).await);
    let games = anna.get("/games").await.body;
    assert!(games.contains(&brought) && games.contains(&table), "{games}");
    let mut other = Client::new(&router);
    let left = other.hot_seat().await;
    check_done(&log_in(&mut other, "Anna", PASSWORD).await);
    assert!(!other.get("/games").await.body.contains(&left), "they stay behind unless asked");
    // After a restart the account is still there.
    let mut later = Client::new(&server(&database).await);
    check_done(&log_in(&mut later, "Anna", PASSWORD).await);
    assert!(later.get("/games").await.body.contains(&brought));
}

async fn names_that_look_alike_are_refused(database: Database) {
    let router = server(&database).await;
    check_done(&claim(&mut Client::new(&router), "Lilian").await);
    let alike = ["Lilian", "lilian", "L+i+lian", "Li1ian", "%D0%9Cilian", "Lili%C3%A4n"];
    for name in alike {
        let answer = claim(&mut Client::new(&router), name).await;
        assert_ne!(answer.status, StatusCode::SEE_OTHER, "{name}");
    }
    // "Мilian" begins with a Cyrillic letter and is two scripts; "Аппа" is one, and looks like it.
    check_done(&claim(&mut Client::new(&router), "Anna").await);
    let cyrillic = "%D0%90%D0%BF%D0%BF%D0%B0";
    let answer = claim(&mut Client::new(&router), "%D0%90nna").await;
    check_refused(&answer, StatusCode::BAD_REQUEST, "of one script");
    let answer = claim(&mut Client::new(&router), "%EF%BC%A1nna").await;
    check_refused(&answer, StatusCode::FORBIDDEN, "taken for each other");
    // Guests may not call themselves so either.
    let mut guest = Client::new(&router);
    guest.hot_seat().await;
    for name in ["Anna", "%D0%90nna", "ANNA", "Ann%C3%A2"] {
        let answer = guest.form("/me/name", &format!("name={name}")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{name}: {}", answer.body);
    }
    check_done(&guest.form("/me/name", &format!("name={cyrillic}")).await);
    check_done(&guest.form("/me/name", "name=Hanna").await);
}

async fn a_guest_who_looks_like_an_account_is_renamed(database: Database) {
    let router = server(&database).await;
    let mut sly = Client::new(&router);
    let table = sly.open("game=pebbles&with=friend").await;
    sly.get(&table).await;
    check_done(&sly.form("/me/name", "name=ANNA").await);
    assert!(sly.get(&table).await.body.contains("ANNA"));
    check_done(&claim(&mut Client::new(&router), "Anna").await);
    assert!(!sly.get(&table).await.body.contains("ANNA"), "the account's owner is Anna");
    assert!(!sly.get("/me").await.body.contains("ANNA"));
}

async fn passwords_are_not_guessed(database: Database) {
    let clock = Clock::set_to(1_000_000);
    let config = Config { clock: clock.clone(), ..config() };
    let router = server_with(&database, config).await;
    check_done(&claim(&mut Client::new(&router), "Anna").await);
    check_done(&claim(&mut Client::new(&router), "Ben").await);
    let mut thief = Client::new(&router);
    for attempt in 0..10 {
        let answer = log_in(&mut thief, "Anna", &format!("guess{attempt}xx")).await;
        check_refused(&answer, StatusCode::FORBIDDEN, "do not go together");
        assert!(!answer.body.contains("guess"), "a password is not repeated");
    }
    let answer = log_in(&mut thief, "ANNA", PASSWORD).await;
    check_refused(&answer, StatusCode::TOO_MANY_REQUESTS, "15 minutes");
    assert!(thief.cookie.is_none(), "not even with the right one");
    check_done(&log_in(&mut thief.clone(), "Ben", PASSWORD).await);
    // Nobody learns which names there are.
    let unknown = log_in(&mut thief, "Nobody", PASSWORD).await;
    check_refused(&unknown, StatusCode::FORBIDDEN, "do not go together");
    clock.advance(Duration::from_secs(15 * 60));
    check_done(&log_in(&mut thief, "Anna", PASSWORD).await);
}

async fn a_new_password_logs_other_browsers_out(database: Database) {
    let router = server(&database).await;
    let (mut here, mut there) = (Client::new(&router), Client::new(&router));
    check_done(&claim(&mut here, "Anna").await);
    check_done(&log_in(&mut there, "Anna", PASSWORD).await);
    assert!(there.get("/me").await.body.contains("In 2 browsers"));
    let wrong = here.form("/me/password", "old=not+it+at+all&new=a+wooden+horse").await;
    check_refused(&wrong, StatusCode::FORBIDDEN, "not your password");
    let easy = here.form("/me/password", &format!("old={PASSWORD}&new=aaaaaaaaa")).await;
    check_refused(&easy, StatusCode::BAD_REQUEST, "would guess");
    let form = format!("old={PASSWORD}&new=a+wooden+horse");
    check_done(&here.form("/me/password", &form).await);
    assert!(here.get("/me").await.body.contains("In this browser alone"));
    assert!(!there.get("/me").await.body.contains("Anna"), "the other browser is out");
    let old = log_in(&mut there, "Anna", PASSWORD).await;
    check_refused(&old, StatusCode::FORBIDDEN, "do not go together");
    check_done(&log_in(&mut there, "Anna", "a+wooden+horse").await);
}

async fn everywhere_means_everywhere(database: Database) {
    let router = server(&database).await;
    let (mut here, mut there) = (Client::new(&router), Client::new(&router));
    let table = here.hot_seat().await;
    check_done(&claim(&mut here, "Anna").await);
    check_done(&log_in(&mut there, "Anna", PASSWORD).await);
    let old = here.clone();
    check_done(&there.form("/me/logout", "").await);
    assert!(here.get("/me").await.body.contains("In this browser alone"));
    check_done(&log_in(&mut there, "Anna", PASSWORD).await);
    check_done(&there.form("/me/logout-everywhere", "").await);
    for mut client in [here, there, old] {
        assert!(!client.get("/me").await.body.contains("Anna"));
        let version = json!(4);
        let status = client.play(&table, &version, "roll").await.status;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
    // A guest without a password would never come back.
    let mut guest = Client::new(&router);
    guest.hot_seat().await;
    let refused = guest.form("/me/logout-everywhere", "").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

async fn an_export_holds_what_is_ones_own(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let table = anna.hot_seat().await;
    anna.play_out(&table).await;
    let bens = ben.hot_seat().await;
    check_done(&claim(&mut anna, "Anna").await);
    let export = anna.get("/me/export").await;
    let told = export.json();
    assert_eq!(told["name"], "Anna");
    assert_eq!(told["tables"].as_array().unwrap().len(), 2, "two seats at a hot seat");
    let moves = told["moves"].as_array().unwrap();
    assert!(moves.len() > 4 && moves.iter().all(|one| one["table"] == table[3..]), "{told}");
    assert!(moves.iter().all(|one| !one["words"].as_str().unwrap().starts_with("draw ")));
    for secret in [&bens[3..], "argon2", "seed", "secret", anna.cookie.as_ref().unwrap()] {
        assert!(!export.body.contains(secret), "{secret}");
    }
    assert_eq!(Client::new(&router).get("/me/export").await.status, StatusCode::UNAUTHORIZED);
}

async fn who_leaves_is_forgotten_and_the_games_stay(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    check_done(&claim(&mut anna, "Anna").await);
    let over = anna.hot_seat().await;
    anna.play_out(&over).await;
    let table = anna.open("game=pebbles&with=friend").await;
    anna.seed(&table, "white").await;
    let link = anna.state(&table).await["invitation"].as_str().unwrap().to_owned();
    let key = link.rsplit('/').next().unwrap();
    ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    ben.seed(&table, "black").await;
    let unsure = anna.form("/me/delete", &format!("password={PASSWORD}")).await;
    check_refused(&unsure, StatusCode::BAD_REQUEST, "Tick the box");
    let wrong = anna.form("/me/delete", "password=something&sure=on").await;
    check_refused(&wrong, StatusCode::FORBIDDEN, "not your password");
    let gone = anna.clone();
    check_done(&anna.form("/me/delete", &format!("password={PASSWORD}&sure=on")).await);
    for mut client in [anna, gone] {
        assert!(!client.get("/me").await.body.contains("Anna"));
    }
    let state = ben.state(&table).await;
    assert_eq!(state["over"], true, "the game of two is given up");
    let page = ben.get(&over).await;
    assert!(page.body.contains("A player who left") && !page.body.contains("Anna"), "{page:?}");
    let back = log_in(&mut Client::new(&router), "Anna", PASSWORD).await;
    check_refused(&back, StatusCode::FORBIDDEN, "do not go together");
    check_done(&claim(&mut ben, "Anna").await);
    assert!(!ben.get(&over).await.body.contains(">Anna"), "old games are not the new Anna's");
}

async fn odd_names_and_passwords_are_refused(database: Database) {
    let router = server(&database).await;
    let long = "x".repeat(25);
    for name in [
        "",
        "+",
        "A",
        "%3Cb%3Ex%3C/b%3E",
        "a%00b",
        "%E2%80%AEannA",
        "%F0%9F%98%80%F0%9F%98%80",
        &long,
    ] {
        let answer = claim(&mut Client::new(&router), name).await;
        check_refused(&answer, StatusCode::BAD_REQUEST, "2 to 24 letters");
        assert!(!answer.body.contains("<b>x"), "{}", answer.body);
    }
    for password in ["", "short", &"x".repeat(201)] {
        let form = format!("name=Anna&password={password}");
        let answer = Client::new(&router).form("/me/claim", &form).await;
        check_refused(&answer, StatusCode::BAD_REQUEST, "8 to 200 letters");
    }
    let same = Client::new(&router).form("/me/claim", "name=Anna+Anna&password=anna-anna").await;
    check_refused(&same, StatusCode::BAD_REQUEST, "would guess");
    for form in ["", "name=Anna", "password=x", "%ff=%00"] {
        for path in ["/me/claim", "/me/login"] {
            let answer = Client::new(&router).form(path, form).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path} {form}");
        }
    }
    let mut twice = Client::new(&router);
    check_done(&claim(&mut twice, "Anna").await);
    let again = claim(&mut twice, "Berta").await;
    assert_eq!(again.status, StatusCode::FORBIDDEN, "one name for one person");
    let renamed = twice.form("/me/name", "name=Berta").await;
    assert_eq!(renamed.status, StatusCode::FORBIDDEN, "it is for good");
    // Two claim the same name at once: one of them gets it.
    let (mut one, mut two) = (Client::new(&router), Client::new(&router));
    let (a, b) = tokio::join!(claim(&mut one, "Myron"), claim(&mut two, "MYRON"));
    let mut both = [a.status, b.status];
    both.sort();
    assert_eq!(both, [StatusCode::SEE_OTHER, StatusCode::FORBIDDEN]);
}
