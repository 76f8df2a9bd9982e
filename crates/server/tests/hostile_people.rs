//! People who mean no good: they guess links, flood chat and lobby, imitate others, sit down
//! twice, play against themselves, and come in thousands.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use common::{Answer, Client, Database, config, server, server_with};
use server::storage::{NewTable, SeatRow, Storage, TableRow, Wishes, Writer, now};
use server::{Clock, Config};

on_both!(
    links_are_not_guessed,
    nobody_sits_down_twice,
    nobody_plays_both_sides_of_a_rated_game,
    ten_thousand_tables_are_no_burden,
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

async fn log_in(client: &mut Client, name: &str) {
    let form = format!("name={name}&password=owls+to+Athens");
    assert_eq!(client.form("/me/login", &form).await.status, StatusCode::SEE_OTHER);
}

async fn claim(client: &mut Client, name: &str) {
    let form = format!("name={name}&password=owls+to+Athens");
    let claimed = client.form("/me/claim", &form).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
}

/// A table's id and the key of its invitation are 60 bits each; who tries wrong keys is stopped
/// long before that matters, and the right key still works for others.
async fn links_are_not_guessed(database: Database) {
    let clock = Clock::set_to(1_000 * now());
    let router = server_with(&database, Config { clock: clock.clone(), ..config() }).await;
    let (mut anna, mut mallory) = (Client::new(&router), Client::new(&router));
    let table = anna.open("game=pebbles&with=friend").await;
    let link = anna.state(&table).await["invitation"].as_str().unwrap().to_owned();
    let key = link.rsplit('/').next().unwrap().to_owned();
    let id = table.trim_start_matches("/t/");
    assert_eq!((id.len(), key.len()), (12, 12));
    assert_ne!(id, key, "who knows the table does not know the key");
    mallory.hot_seat().await;
    let join = format!("{table}/join");
    for _ in 0..20 {
        let refused = mallory.form(&join, "key=abcdefghjkmn").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    }
    let stopped = mallory.form(&join, "key=abcdefghjkmn").await;
    assert_eq!(stopped.status, StatusCode::TOO_MANY_REQUESTS, "{}", stopped.body);
    assert!(stopped.body.contains("wrong invitations"), "{}", stopped.body);
    let page = mallory.get(&format!("{table}/join/abcdefghjkmn")).await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS, "the page counts too");
    // Without a cookie the table itself counts.
    for _ in 0..50 {
        Client::new(&router).form(&join, "key=abcdefghjkmn").await;
    }
    let stopped = Client::new(&router).form(&join, "key=abcdefghjkmn").await;
    assert_eq!(stopped.status, StatusCode::TOO_MANY_REQUESTS, "{}", stopped.body);
    let mut ben = Client::new(&router);
    let joined = ben.form(&join, &format!("key={key}")).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "who was invited comes in");
    clock.advance(Duration::from_secs(3_600));
    let later = mallory.form(&join, "key=abcdefghjkmn").await;
    assert_eq!(later.status, StatusCode::FORBIDDEN, "later they may try again");
}

/// Two tabs at the same moment, by the lobby and by the link.
async fn nobody_sits_down_twice(database: Database) {
    let (here, there) = (server(&database).await, server(&database).await);
    let mut anna = Client::new(&here);
    let seats = "game=agora&seat-alpha=me&seat-beta=person&seat-gamma=person&listed=1";
    let table = host(&mut anna, seats).await;
    let mut ben = Client::new(&here);
    ben.hot_seat().await;
    // Another server has the table in memory as it was.
    let mut elsewhere = Client { router: there, ..ben.clone() };
    elsewhere.state(&table).await;
    let mut twin = ben.clone();
    let (one, two) = tokio::join!(sit(&mut ben, &table, "beta"), sit(&mut twin, &table, "gamma"));
    assert_eq!(one.status, StatusCode::SEE_OTHER, "{}", one.body);
    assert_eq!(two.status, StatusCode::SEE_OTHER, "{}", two.body);
    let storage = Storage::open(&database.url).await.unwrap();
    let seats = storage.seats(&table[3..]).await.unwrap();
    let guests: Vec<_> = seats.iter().filter_map(|seat| seat.guest.as_deref()).collect();
    assert_eq!(guests.len(), 2, "one seat each, and one is free: {seats:?}");
    assert_ne!(guests[0], guests[1]);
    for side in ["beta", "gamma"] {
        let led = sit(&mut elsewhere, &table, side).await;
        assert!(led.status == StatusCode::SEE_OTHER || led.status == StatusCode::FORBIDDEN);
    }
    assert_eq!(storage.seats(&table[3..]).await.unwrap(), seats, "not by another server either");
    let mut again = anna.clone();
    let (one, two) = tokio::join!(sit(&mut anna, &table, "beta"), sit(&mut again, &table, "gamma"));
    assert_eq!((one.location(), two.location()), (table.clone(), table.clone()));
    assert_eq!(storage.seats(&table[3..]).await.unwrap(), seats, "nothing has changed");
}

/// The same account has one seat; another account of the same browser has none.
async fn nobody_plays_both_sides_of_a_rated_game(database: Database) {
    let router = server(&database).await;
    let mut mallory = Client::new(&router);
    claim(&mut mallory, "Mallory").await;
    mallory.form("/me/logout", "").await;
    mallory.cookie = mallory.cookie.filter(|cookie| !cookie.ends_with('='));
    claim(&mut mallory, "Innocence").await;
    let table = host(&mut mallory, &format!("{PEBBLES}&rated=on")).await;
    // They log in as somebody else in the same browser.
    log_in(&mut mallory, "Mallory").await;
    let refused = sit(&mut mallory, &table, "black").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    assert!(refused.body.contains("same browser"), "{}", refused.body);
    // By the link neither; in a game that does not count they may.
    let storage = Storage::open(&database.url).await.unwrap();
    let key = storage.table(&table[3..]).await.unwrap().unwrap().invitation;
    let refused = mallory.form(&format!("{table}/join"), &format!("key={key}")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    let mut ben = Client::new(&router);
    claim(&mut ben, "Benaiah").await;
    assert_eq!(sit(&mut ben, &table, "black").await.status, StatusCode::SEE_OTHER);
}

/// Lists and pages stay quick, and the server listens before it has read them.
async fn ten_thousand_tables_are_no_burden(database: Database) {
    let storage = Storage::open(&database.url).await.unwrap();
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    let own = anna.hot_seat().await;
    let guest = storage.seats(&own[3..]).await.unwrap()[0].guest.clone().unwrap();
    fill(&storage, &guest).await;
    for path in ["/", "/lobby", "/lobby/list", "/lobby/playing?page=3", "/games", "/me", &own] {
        let begun = Instant::now();
        let answer = anna.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        // Far below what reading ten thousand tables takes, far above a slow machine's page.
        assert!(begun.elapsed() < Duration::from_secs(5), "{path}: {:?}", begun.elapsed());
    }
    let opened = anna.form("/lobby/tables", PEBBLES).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "an old crowd leaves room: {}", opened.body);
    let lobby = anna.get("/lobby/list").await.body;
    assert!(lobby.contains(&opened.location()), "the newest are shown");
    assert!(lobby.matches("class=\"card\"").count() <= 72, "and not all of them");
    storage.close().await;
    let begun = Instant::now();
    let any = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let until = async {
        let _ = stopped.await;
    };
    let running = server::start(config(), &database.url, any, until).await.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5), "it listens after {:?}", begun.elapsed());
    stop.send(()).unwrap();
    running.finish().await.unwrap();
}

/// Ten thousand tables: games that are over, that go on, that wait, and that nobody wants.
async fn fill(storage: &Storage, guest: &str) {
    let writer = Writer::start(storage);
    let letters: Vec<char> = "abcdefghjkmnpqrstuvwxyz".chars().collect();
    let id = |n: usize| {
        let mut n = n;
        let mut id = String::from("tttttttt");
        for _ in 0..4 {
            id.push(letters[n % letters.len()]);
            n /= letters.len();
        }
        id
    };
    let long_ago = now() - 40 * 86_400;
    let mut waiting = Vec::new();
    for n in 0..10_000 {
        let is_over = n % 4 == 0;
        let table = TableRow {
            id: id(n),
            game: "pebbles".into(),
            edition: "first".into(),
            scenario: "standard".into(),
            options: BTreeMap::new(),
            seats: 2,
            rules: 1,
            secret: "5a".repeat(32),
            invitation: id(n),
            created: long_ago + i64::try_from(n).unwrap(),
            ended: is_over.then_some(long_ago),
        };
        let seat =
            SeatRow { guest: (n % 500 == 0).then(|| guest.to_owned()), ..SeatRow::default() };
        let seats = vec![seat, SeatRow::default()];
        let wishes = Wishes {
            listed: n % 2 == 0,
            begun: (n % 8 == 2).then_some(long_ago * 1_000),
            ..Wishes::default()
        };
        let (writer, new) = (writer.clone(), NewTable { table, seats });
        waiting.push(tokio::spawn(async move { writer.open_table(&new, &wishes).await }));
    }
    for one in waiting {
        one.await.unwrap().unwrap();
    }
}

/// What a statement reads: no list goes through all tables.
#[tokio::test]
async fn lists_read_by_their_indexes() {
    let database = Database::sqlite();
    let storage = Storage::open(&database.url).await.unwrap();
    storage.close().await;
    let mut connection =
        <sqlx::SqliteConnection as sqlx::Connection>::connect(&database.url).await.unwrap();
    let statements = [
        "SELECT t.id FROM tables t WHERE t.id IN (SELECT s.table_id FROM seats s WHERE s.guest = 'x') ORDER BY t.created",
        "SELECT t.id FROM tables t CROSS JOIN wishes w WHERE t.ended IS NULL AND w.table_id = t.id AND w.listed = 1 ORDER BY t.created DESC LIMIT 12",
        "SELECT number FROM lines WHERE table_id = 'x' AND number > 3",
        "SELECT seq FROM entries WHERE table_id = 'x' AND seq >= 3",
    ];
    for statement in statements {
        let statement = format!("EXPLAIN QUERY PLAN {statement}");
        let plan = sqlx::query(&statement);
        let rows = sqlx::Executor::fetch_all(&mut connection, plan).await.unwrap();
        for row in rows {
            let step: String = sqlx::Row::get(&row, 3);
            let is_indexed = !step.starts_with("SCAN") || step.contains("USING");
            assert!(is_indexed, "{statement}: {step}");
        }
    }
}

/// Names that look like an account's are refused, in any script.
#[tokio::test]
async fn nobody_is_called_like_somebody_else() {
    let database = Database::sqlite();
    let router = server(&database).await;
    let mut anna = Client::new(&router);
    claim(&mut anna, "Anna").await;
    for name in ["Аnna", "ANNA", "A-n-n-a", "ａｎｎａ", "Ann\u{200b}a", "Anna\u{202e}"] {
        let mut mallory = Client::new(&router);
        mallory.hot_seat().await;
        let name: String = name.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let refused = mallory.form("/me/name", &format!("name={name}")).await;
        assert!(refused.status.is_client_error(), "{name}: {}", refused.body);
        let refused =
            mallory.form("/me/claim", &format!("name={name}&password=owls+to+Athens")).await;
        assert!(refused.status.is_client_error(), "{name}: {}", refused.body);
    }
}
