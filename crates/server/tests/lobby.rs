//! The lobby through HTTP, on both databases: tables opened with wishes, joined, left, closed and
//! played again.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use axum::http::StatusCode;
use common::{Answer, Client, Database, server};
use futures_util::StreamExt as _;
use serde_json::json;
use server::storage::{Pace, Storage};

on_both!(
    a_stranger_sits_down_from_the_lobby,
    people_and_bots_mix_at_one_table,
    a_private_table_is_found_by_its_link_alone,
    who_leaves_frees_the_seat_and_the_host_closes_the_table,
    sides_are_drawn_when_the_last_seat_is_taken,
    a_result_counts_between_accounts_alone,
    a_rematch_changes_sides_and_is_one,
    wishes_that_make_no_sense_are_refused,
    nobody_fills_the_lobby,
    two_take_the_last_seat_at_once,
);

const PEBBLES: &str = "game=pebbles&seat-white=me&seat-black=person&listed=1&takebacks=on";

async fn host(client: &mut Client, form: &str) -> String {
    let answer = client.form("/lobby/tables", form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.location()
}

async fn sit(client: &mut Client, table: &str, seat: &str) -> Answer {
    client.form(&format!("{table}/sit"), &format!("seat={seat}")).await
}

fn check_refused(answer: &Answer, status: StatusCode, sentence: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert!(answer.body.contains(sentence), "{sentence}: {}", answer.body);
}

async fn account(client: &mut Client, name: &str) {
    let form = format!("name={name}&password=owls+to+Athens");
    assert_eq!(client.form("/me/claim", &form).await.status, StatusCode::SEE_OTHER);
}

/// Plays a game of several people to its end.
async fn play_out(players: &mut [Client], table: &str) -> serde_json::Value {
    for _ in 0..3_000 {
        for player in players.iter_mut() {
            let state = player.state(table).await;
            if state["over"] == true {
                return state;
            }
            if state["your_turn"] == true {
                let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
                player.play(table, &state["version"], &words).await;
            }
        }
    }
    panic!("the game does not end");
}

async fn a_stranger_sits_down_from_the_lobby(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    assert!(ben.get("/lobby").await.body.contains("Nobody is waiting"));
    let form = format!("{PEBBLES}&pace=live&live=20%2B20&expiry=loss&delay=3");
    let table = host(&mut anna, &form).await;
    let lobby = ben.get("/lobby").await.body;
    assert!(lobby.contains(&format!("action=\"{table}/sit\"")), "{lobby}");
    for term in ["20 min + 20 s", "runs out of time loses", "Watched 3 min later", "White"] {
        assert!(lobby.contains(term), "{term} is said before anybody sits down: {lobby}");
    }
    assert!(anna.get("/lobby").await.body.contains("To your table"));
    let waiting = anna.get(&table).await.body;
    assert!(waiting.contains("runs out of time loses") && waiting.contains("id=\"leave\""));
    anna.seed(&table, "white").await;
    let sat = sit(&mut ben, &table, "black").await;
    assert_eq!((sat.status, sat.location()), (StatusCode::SEE_OTHER, table.clone()));
    let again = sit(&mut ben, &table, "white").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "who sits is led to the table");
    ben.seed(&table, "black").await;
    let lobby = ben.get("/lobby/list").await.body;
    assert!(lobby.contains("Nobody is waiting") && lobby.contains("Watch<"), "{lobby}");
    assert_eq!(play_out(&mut [anna, ben.clone()], &table).await["over"], true);
    assert!(!ben.get("/lobby/list").await.body.contains(&table), "what is over is not listed");
}

async fn people_and_bots_mix_at_one_table(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let seats = anna.get("/lobby/new/agora").await.body;
    let ids: Vec<_> =
        seats.split("name=\"seat-").skip(1).map(|at| at.split('"').next().unwrap()).collect();
    assert_eq!(ids.len(), 5, "{seats}");
    let form = format!(
        "game=agora&seat-{}=me&seat-{}=easy&seat-{}=person&seat-{}=medium&listed=1&pace=slow&slow=3",
        ids[0], ids[1], ids[2], ids[3],
    );
    let table = host(&mut anna, &form).await;
    let lobby = ben.get("/lobby").await.body;
    assert!(lobby.contains("Easy bot") && lobby.contains("Medium bot"), "{lobby}");
    assert!(lobby.contains("3 days a turn") && lobby.contains("a bot goes on"), "{lobby}");
    assert_eq!(sit(&mut ben, &table, ids[2]).await.status, StatusCode::SEE_OTHER);
    let page = ben.get(&table).await.body;
    assert_eq!(page.matches("class=\"player").count(), 4, "four sit there");
    anna.seed(&table, ids[0]).await;
    ben.seed(&table, ids[2]).await;
    let state = play_out(&mut [anna, ben], &table).await;
    assert_eq!(state["over"], true);
}

async fn a_private_table_is_found_by_its_link_alone(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let table = host(&mut anna, &PEBBLES.replace("listed=1", "listed=0")).await;
    assert!(!ben.get("/lobby").await.body.contains(&table));
    let refused = sit(&mut ben, &table, "black").await;
    check_refused(&refused, StatusCode::FORBIDDEN, "Ask its host for the link");
    let link = anna.state(&table).await["invitation"].as_str().unwrap().to_owned();
    let invitation = ben.get(&link).await;
    assert!(invitation.body.contains("taken back when everybody agrees"), "the terms are told");
    let key = link.rsplit('/').next().unwrap();
    let joined = ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.body);
}

async fn who_leaves_frees_the_seat_and_the_host_closes_the_table(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let table = host(&mut anna, PEBBLES).await;
    sit(&mut ben, &table, "black").await;
    ben.seed(&table, "black").await;
    let stranger = Client::new(&router).form(&format!("{table}/leave"), "").await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
    let left = ben.form(&format!("{table}/leave"), "").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.body);
    let again = ben.form(&format!("{table}/leave"), "").await;
    assert_eq!(again.status, StatusCode::FORBIDDEN, "who has left can't leave");
    assert!(ben.get("/lobby").await.body.contains(&table), "the seat is free again");
    // Another takes it, and the game begins with their own seed.
    let mut carla = Client::new(&router);
    sit(&mut carla, &table, "black").await;
    anna.seed(&table, "white").await;
    assert_eq!(anna.state(&table).await["ply"], 0, "the seed of who has left is forgotten");
    carla.seed(&table, "black").await;
    assert!(anna.state(&table).await["ply"].as_u64().unwrap() > 0);
    for client in [&mut anna, &mut carla] {
        let refused = client.form(&format!("{table}/leave"), "").await;
        check_refused(&refused, StatusCode::FORBIDDEN, "you can resign");
    }
    let second = host(&mut anna, PEBBLES).await;
    sit(&mut ben, &second, "black").await;
    assert_eq!(anna.form(&format!("{second}/leave"), "").await.status, StatusCode::SEE_OTHER);
    let state = ben.state(&second).await;
    assert_eq!(state["over"], true);
    assert!(state["regions"]["prompt"].as_str().unwrap().contains("was closed"), "{state}");
    assert!(!ben.get("/lobby").await.body.contains(&second));
    let refused = sit(&mut Client::new(&router), &second, "black").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let mut later = Client { cookie: ben.cookie.clone(), ..Client::new(&server(&database).await) };
    assert_eq!(later.state(&second).await["over"], true, "and it is so on disk");
}

async fn sides_are_drawn_when_the_last_seat_is_taken(database: Database) {
    let router = server(&database).await;
    let mut as_white = 0;
    for _ in 0..24 {
        let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
        let table = host(&mut anna, &format!("{PEBBLES}&drawn=on")).await;
        anna.seed(&table, "white").await;
        sit(&mut ben, &table, "").await;
        let state = ben.state(&table).await;
        let side = state["needs_seed"][0].as_str().unwrap().to_owned();
        as_white += usize::from(side == "white");
        ben.seed(&table, &side).await;
        let state = anna.state(&table).await;
        assert!(state["ply"].as_u64().unwrap() > 0, "the host's seed has come along: {state}");
        let other = anna.seed(&table, &side).await;
        assert_eq!(other.status, StatusCode::FORBIDDEN, "nobody sits on both sides");
    }
    assert!((1..24).contains(&as_white), "{as_white} of 24: this fails once in eight million");
}

async fn a_result_counts_between_accounts_alone(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let rated = format!("{PEBBLES}&rated=on");
    let refused = anna.form("/lobby/tables", &rated).await;
    check_refused(&refused, StatusCode::FORBIDDEN, "claimed a name");
    account(&mut anna, "Anna").await;
    let with_bot = rated.replace("seat-black=person", "seat-black=easy");
    let refused = anna.form("/lobby/tables", &with_bot).await;
    check_refused(&refused, StatusCode::BAD_REQUEST, "between people");
    let table = host(&mut anna, &rated).await;
    check_refused(&sit(&mut ben, &table, "black").await, StatusCode::FORBIDDEN, "claimed a name");
    // Nor does the invitation lead around it.
    let link = anna.state(&table).await["invitation"].as_str().unwrap().to_owned();
    let key = link.rsplit('/').next().unwrap();
    let joined = ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    check_refused(&joined, StatusCode::FORBIDDEN, "claimed a name");
    // The same account in another browser takes no second seat.
    let mut twin = Client::new(&router);
    twin.form("/me/login", "name=Anna&password=owls+to+Athens").await;
    assert_eq!(sit(&mut twin, &table, "black").await.location(), table);
    assert!(anna.state(&table).await["invitation"].is_string(), "the seat is still free");
    account(&mut ben, "Ben").await;
    assert_eq!(sit(&mut ben, &table, "black").await.status, StatusCode::SEE_OTHER);
}

async fn a_rematch_changes_sides_and_is_one(database: Database) {
    let router = server(&database).await;
    let (mut anna, mut ben) = (Client::new(&router), Client::new(&router));
    let table = host(&mut anna, &format!("{PEBBLES}&pace=slow&slow=2")).await;
    let path = format!("{table}/rematch");
    assert_eq!(anna.form(&path, "").await.status, StatusCode::FORBIDDEN, "not before the end");
    sit(&mut ben, &table, "black").await;
    anna.seed(&table, "white").await;
    ben.seed(&table, "black").await;
    let mut players = [anna.clone(), ben.clone()];
    play_out(&mut players, &table).await;
    let mut stranger = Client::new(&router);
    stranger.hot_seat().await;
    assert_eq!(stranger.form(&path, "").await.status, StatusCode::FORBIDDEN);
    let (one, two) = tokio::join!(anna.form(&path, ""), ben.form(&path, ""));
    assert_eq!(one.status, StatusCode::SEE_OTHER, "{}", one.body);
    assert_eq!(one.location(), two.location(), "both are led to the same table");
    let again = one.location();
    assert_ne!(again, table);
    assert_eq!(anna.state(&again).await["needs_seed"], json!(["black"]), "sides are changed");
    assert_eq!(ben.state(&again).await["needs_seed"], json!(["white"]));
    assert!(ben.get(&table).await.body.contains(&format!("href=\"{again}\"")));
    let storage = Storage::open(&database.url).await.unwrap();
    let wishes = storage.wishes(&again[3..]).await.unwrap();
    assert_eq!(wishes.pace, Pace::Slow { turn: 2 * 86_400_000 }, "the clock is the same");
    // Whoever does not want to leaves.
    assert_eq!(ben.form(&format!("{again}/leave"), "").await.status, StatusCode::SEE_OTHER);
}

async fn wishes_that_make_no_sense_are_refused(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    anna.hot_seat().await;
    let wrong = [
        "game=pebbles",
        "game=pebbles&seat-white=me",
        "game=pebbles&seat-white=me&seat-black=me",
        "game=pebbles&seat-white=person&seat-black=person",
        "game=pebbles&seat-white=none&seat-black=me",
        "game=pebbles&seat-white=me&seat-black=chess",
        "game=agora&seat-sparta=me&seat-athens=person",
        "game=pebbles&seat-white=me&seat-black=person&edition=x",
        "game=pebbles&seat-white=me&seat-black=person&edition=first/x",
        "game=pebbles&seat-white=me&seat-black=person&pace=fast",
        "game=pebbles&seat-white=me&seat-black=person&pace=live",
        "game=pebbles&seat-white=me&seat-black=person&pace=live&live=0%2B0",
        "game=pebbles&seat-white=me&seat-black=person&pace=slow&slow=-3",
        "game=pebbles&seat-white=me&seat-black=person&pace=slow&slow=99999999999999999999",
        "game=pebbles&seat-white=me&seat-black=person&expiry=duel",
        "game=pebbles&seat-white=me&seat-black=person&delay=-1",
        "game=pebbles&seat-white=me&seat-black=person&delay=9999999999",
    ];
    let games = anna.get("/games").await.body;
    for form in wrong {
        let answer = anna.form("/lobby/tables", form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}: {}", answer.body);
    }
    let unknown = anna.form("/lobby/tables", "game=chess&seat-white=me").await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get("/lobby/new/chess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get("/games").await.body, games, "no table was opened");
    let table = host(&mut anna, PEBBLES).await;
    for seat in ["chance", "x", "%00", "2"] {
        let answer = sit(&mut Client::new(&router), &table, seat).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{seat}");
    }
    let taken = sit(&mut Client::new(&router), &table, "white").await;
    check_refused(&taken, StatusCode::FORBIDDEN, "taken");
}

async fn nobody_fills_the_lobby(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    for _ in 0..5 {
        host(&mut anna, PEBBLES).await;
    }
    let refused = anna.form("/lobby/tables", PEBBLES).await;
    check_refused(&refused, StatusCode::TOO_MANY_REQUESTS, "Close one of them");
    host(&mut anna, &PEBBLES.replace("listed=1", "listed=0")).await;
    host(&mut Client::new(&router), PEBBLES).await;
}

async fn two_take_the_last_seat_at_once(database: Database) {
    let (here, there) = (server(&database).await, server(&database).await);
    let mut anna = Client::new(&here);
    let table = host(&mut anna, PEBBLES).await;
    let (mut ben, mut carla) = (Client::new(&here), Client::new(&there));
    let (a, b) = tokio::join!(sit(&mut ben, &table, "black"), sit(&mut carla, &table, "black"));
    let mut both = [a.status, b.status];
    both.sort();
    assert_eq!(both, [StatusCode::SEE_OTHER, StatusCode::FORBIDDEN], "{a:?} {b:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_changes_by_itself() {
    let database = Database::sqlite();
    let router = server(&database).await;
    let request =
        axum::http::Request::get("/lobby/events").body(axum::body::Body::empty()).unwrap();
    let response = tower::ServiceExt::oneshot(router.clone(), request).await.unwrap();
    let mut pulses = response.into_body().into_data_stream();
    let first = pulses.next().await.unwrap().unwrap();
    assert!(first.starts_with(b"data: "), "{first:?}");
    host(&mut Client::new(&router), PEBBLES).await;
    let next = tokio::time::timeout(std::time::Duration::from_secs(20), pulses.next()).await;
    assert_ne!(next.unwrap().unwrap().unwrap(), first, "a new table is announced");
}
