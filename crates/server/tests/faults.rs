//! A database that fails: full, away, locked or gone. What was acknowledged is on disk, what was
//! refused is not, and the server goes on by itself when the database does.
#![allow(clippy::unwrap_used, reason = "a server that can't be asked fails its test")]

mod common;

use std::time::Duration;

use axum::Router;
use axum::http::{StatusCode, header};
use common::{Client, Database};
use serde_json::{Value, json};
use server::storage::{Storage, StorageError};
use server::{App, Config, ServeError, router};
use sqlx::{AnyConnection, Connection, Executor, Row};

on_both!(
    what_is_acknowledged_after_a_failed_write_is_on_disk,
    all_who_wait_are_answered_and_none_of_it_is_kept,
    the_health_of_a_server_is_that_of_its_writing,
    clocks_stand_while_nothing_can_be_written,
    a_server_on_a_database_that_is_away_says_so_at_once,
);

/// A server whose database can be made to fail.
struct Site {
    storage: Storage,
    router: Router,
    url: String,
}

async fn site(database: &Database, config: Config) -> Site {
    let storage = Storage::open(&database.url).await.unwrap();
    let config = Config { probe: Duration::from_millis(50), ..config };
    let app = App::new(config, storage.clone());
    app.resume_clocks().await.unwrap();
    Site { storage, router: router(app), url: database.url.clone() }
}

impl Site {
    fn is_sqlite(&self) -> bool {
        self.url.starts_with("sqlite:")
    }

    /// A connection that the server knows nothing of.
    async fn connection(&self) -> AnyConnection {
        AnyConnection::connect(&self.url).await.unwrap()
    }

    /// No more can be written, as on a full disk.
    async fn fill(&self) {
        let mut connection = self.connection().await;
        if self.is_sqlite() {
            let pages = sqlx::query("PRAGMA page_count").fetch_one(&mut connection).await.unwrap();
            let pages: i64 = pages.try_get(0).unwrap();
            // Pages that have room left are filled first.
            self.storage.bound_pages(Some(u32::try_from(pages).unwrap()));
            return;
        }
        for table in ["entries", "guests", "health", "uptime"] {
            // The error comes as late as it can: with the commit.
            let script = format!(
                "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
                 $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$; \
                 CREATE CONSTRAINT TRIGGER full_{table} AFTER INSERT OR UPDATE ON {table} \
                 DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION full_disk()"
            );
            connection.execute(script.as_str()).await.unwrap();
        }
    }

    /// Nothing at all can be written: another process has SQLite's lock, or PostgreSQL's disk is
    /// full.
    async fn hold(&self) -> Option<AnyConnection> {
        if !self.is_sqlite() {
            self.fill().await;
            return None;
        }
        let mut connection = self.connection().await;
        connection.execute("BEGIN IMMEDIATE").await.unwrap();
        Some(connection)
    }

    async fn let_go(&self, held: Option<AnyConnection>) {
        match held {
            Some(held) => held.close().await.unwrap(),
            None => self.make_room().await,
        }
    }

    async fn make_room(&self) {
        if self.is_sqlite() {
            self.storage.bound_pages(None);
            return;
        }
        let mut connection = self.connection().await;
        for table in ["entries", "guests", "health", "uptime"] {
            let script = format!("DROP TRIGGER full_{table} ON {table}");
            connection.execute(script.as_str()).await.unwrap();
        }
    }

    /// The entries of a table as another connection reads them.
    async fn on_disk(&self, table: &str) -> Vec<String> {
        let id = table.rsplit('/').next().unwrap();
        let statement = "SELECT body FROM entries WHERE table_id = $1 ORDER BY seq";
        let mut connection = self.connection().await;
        let rows = sqlx::query(statement).bind(id).fetch_all(&mut connection).await.unwrap();
        rows.iter().map(|row| row.try_get(0).unwrap()).collect()
    }
}

/// Somebody who plays and remembers what was acknowledged.
struct Player {
    client: Client,
    table: String,
    state: Value,
    refused: usize,
}

impl Player {
    async fn new(site: &Site) -> Player {
        let client = Client::new(&site.router);
        let mut player = Player { client, table: String::new(), state: Value::Null, refused: 0 };
        assert!(player.begin().await);
        player
    }

    /// Begins another game; says whether the disk has room for it.
    async fn begin(&mut self) -> bool {
        let opened = self.client.form("/tables", "game=polis&with=hot-seat").await;
        if opened.status == StatusCode::SERVICE_UNAVAILABLE {
            return false;
        }
        let table = opened.location();
        for seat in ["athens", "sparta"] {
            let given = self.client.seed(&table, seat).await;
            if given.status == StatusCode::SERVICE_UNAVAILABLE {
                return false;
            }
            assert_eq!(given.status, StatusCode::OK, "{}", given.body);
        }
        self.state = self.client.state(&table).await;
        self.table = table;
        true
    }

    /// Asks for a move.
    async fn ask(&mut self) -> common::Answer {
        let words = self.state["choices"][0]["move"].as_str().unwrap().to_owned();
        let body = json!({ "version": self.state["version"], "move": words, "bare": true });
        self.client.post(&format!("{}/move", self.table), body).await
    }

    /// Tries a move; says whether it was acknowledged.
    async fn step(&mut self) -> bool {
        if self.state["over"] == true && !self.begin().await {
            self.refused += 1;
            return false;
        }
        let answer = self.ask().await;
        match answer.status {
            StatusCode::OK => {
                self.state = answer.json();
                true
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                assert_eq!(answer.json()["error"], "not-kept", "{}", answer.body);
                assert!(answer.headers.contains_key(header::RETRY_AFTER));
                self.refused += 1;
                false
            }
            status => panic!("{status}: {}", answer.body),
        }
    }

    /// Plays until a move is refused.
    async fn until_full(&mut self) {
        for _ in 0..20_000 {
            if !self.step().await {
                return;
            }
        }
        panic!("the disk does not fill");
    }

    /// What is on disk is what was acknowledged, and nothing that was refused.
    async fn check(&self, site: &Site) {
        let kept = site.on_disk(&self.table).await;
        assert_eq!(kept.len() as u64, self.state["version"].as_u64().unwrap(), "{kept:?}");
    }
}

async fn what_is_acknowledged_after_a_failed_write_is_on_disk(database: Database) {
    let site = site(&database, common::config()).await;
    let mut anna = Player::new(&site).await;
    for round in 0..3 {
        site.fill().await;
        anna.until_full().await;
        anna.check(&site).await;
        // The disk has room again at once, as when somebody empties the bin.
        site.make_room().await;
        for _ in 0..20 {
            assert!(anna.step().await, "round {round}: the server recovers by itself");
        }
        anna.check(&site).await;
    }
    assert_eq!(anna.refused, 3);
    // What another server finds there, as after a kill: the first one is not asked to stop.
    let again = common::server(&database).await;
    let mut anna_again = Client { router: again, cookie: anna.client.cookie.clone() };
    let state = anna_again.state(&anna.table).await;
    assert_eq!(state["version"], anna.state["version"]);
}

async fn all_who_wait_are_answered_and_none_of_it_is_kept(database: Database) {
    let site = site(&database, common::config()).await;
    let mut players = Vec::new();
    for _ in 0..12 {
        players.push(Player::new(&site).await);
    }
    site.fill().await;
    let mut tasks = tokio::task::JoinSet::new();
    for mut player in players {
        tasks.spawn(async move {
            player.until_full().await;
            player
        });
    }
    let mut players = tasks.join_all().await;
    for player in &players {
        player.check(&site).await;
    }
    site.make_room().await;
    for player in &mut players {
        assert!(player.step().await, "everybody goes on");
        player.check(&site).await;
    }
}

async fn the_health_of_a_server_is_that_of_its_writing(database: Database) {
    let site = site(&database, common::config()).await;
    let mut anna = Player::new(&site).await;
    assert_eq!(anna.client.get("/healthz").await.status, StatusCode::OK);
    let held = site.hold().await;
    assert!(!anna.step().await);
    let sick = wait_for_health(&mut anna.client, StatusCode::SERVICE_UNAVAILABLE).await;
    assert!(sick.headers.contains_key(header::RETRY_AFTER));
    assert!(sick.body.starts_with("the database can't be used: "), "{}", sick.body);
    let metrics = anna.client.get("/metrics").await.body;
    assert!(metrics.contains("hegemonia_database_sound 0"), "{metrics}");
    // What is on disk can still be looked at.
    assert_eq!(anna.client.get(&anna.table).await.status, StatusCode::OK);
    site.let_go(held).await;
    wait_for_health(&mut anna.client, StatusCode::OK).await;
    assert!(anna.step().await);
    anna.check(&site).await;
}

/// An answer about health is good for a moment, so the next one may be the same.
async fn wait_for_health(client: &mut Client, status: StatusCode) -> common::Answer {
    for _ in 0..1_000 {
        let answer = client.get("/healthz").await;
        if answer.status == status {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the health does not become {status}");
}

async fn clocks_stand_while_nothing_can_be_written(database: Database) {
    let clock = server::Clock::set_to(1_800_000_000_000);
    let site = site(&database, Config { clock: clock.clone(), ..common::config() }).await;
    let (mut white, mut black) = (Client::new(&site.router), Client::new(&site.router));
    let form =
        "game=pebbles&seat-white=me&seat-black=person&listed=1&pace=live&live=5%2B10&expiry=loss";
    let table = white.form("/lobby/tables", form).await.location();
    black.form(&format!("{table}/sit"), "seat=black").await;
    white.seed(&table, "white").await;
    assert_eq!(black.seed(&table, "black").await.status, StatusCode::OK);
    let state = white.state(&table).await;
    let left = |state: &Value| state["clocks"]["left"].clone();
    assert_eq!(left(&state)["white"], 300_000, "{state}");
    let held = site.hold().await;
    let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
    let refused = white.play(&table, &state["version"], &words).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{}", refused.body);
    wait_for_health(&mut black, StatusCode::SERVICE_UNAVAILABLE).await;
    // Far longer than anybody has left.
    clock.advance(Duration::from_secs(7_200));
    assert_eq!(left(&white.state(&table).await), left(&state), "the clock stands");
    site.let_go(held).await;
    wait_for_health(&mut black, StatusCode::OK).await;
    let answer = loop {
        let answer = white.play(&table, &state["version"], &words).await;
        if answer.status != StatusCode::SERVICE_UNAVAILABLE {
            break answer;
        }
    };
    assert_eq!(answer.status, StatusCode::OK, "nobody loses by an outage: {}", answer.body);
}

async fn a_server_on_a_database_that_is_away_says_so_at_once(database: Database) {
    let url = match database.url.strip_prefix("sqlite://") {
        Some(file) => format!("sqlite://{file}/nowhere/games.db"),
        None => "postgres://postgres@127.0.0.1:1/nowhere".to_owned(),
    };
    let failed = Storage::open(&url).await.unwrap_err();
    match &failed {
        StorageError::Sqlite { file, .. } => assert!(file.ends_with("nowhere/games.db")),
        StorageError::Postgres { error } => {
            assert!(error.to_string().contains("refused"), "{error}")
        }
        other => panic!("{other}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_into_a_file_that_was_removed() {
    let database = Database::sqlite();
    let site = site(&database, common::config()).await;
    let mut anna = Player::new(&site).await;
    assert!(anna.step().await);
    let file = database.url.strip_prefix("sqlite://").unwrap();
    let aside = format!("{file}.aside");
    std::fs::rename(file, &aside).unwrap();
    for _ in 0..3 {
        assert!(!anna.step().await);
    }
    let sick = wait_for_health(&mut anna.client, StatusCode::SERVICE_UNAVAILABLE).await;
    assert!(sick.body.contains("removed or replaced"), "{}", sick.body);
    assert!(!std::path::Path::new(file).exists(), "no empty file is made in its place");
    std::fs::rename(&aside, file).unwrap();
    wait_for_health(&mut anna.client, StatusCode::OK).await;
    assert!(anna.step().await);
    anna.check(&site).await;
}

/// SQLite keeps the last moves in a log beside the file: the same holds for that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_with_a_log_that_was_removed() {
    let database = Database::sqlite();
    let site = site(&database, common::config()).await;
    let mut anna = Player::new(&site).await;
    for _ in 0..20 {
        assert!(anna.step().await);
    }
    let file = database.url.strip_prefix("sqlite://").unwrap();
    std::fs::remove_file(format!("{file}-wal")).unwrap();
    for _ in 0..3 {
        assert!(!anna.step().await, "what can't be found again is not acknowledged");
    }
    // The file alone, as the next server finds it.
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    std::fs::copy(file, &copy).unwrap();
    let copied = Storage::open(&format!("sqlite://{}", copy.display())).await.unwrap();
    let id = anna.table.rsplit('/').next().unwrap();
    let kept = copied.entries(id, 0).await.unwrap();
    assert_eq!(kept.len() as u64, anna.state["version"].as_u64().unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_on_one_file_is_refused() {
    let database = Database::sqlite();
    let start = || {
        let address = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let until = async {
            let _ = stopped.await;
        };
        let starting = server::start(common::config(), &database.url, address, until);
        async { starting.await.map(|running| (running, stop)) }
    };
    let (running, stop) = start().await.unwrap();
    let refused = start().await.map(|_| ()).unwrap_err();
    let is_in_use = matches!(refused, ServeError::Storage(StorageError::InUse { .. }));
    assert!(is_in_use, "{refused}");
    assert!(refused.to_string().starts_with("another server uses "), "{refused}");
    stop.send(()).unwrap();
    running.finish().await.unwrap();
    let (running, stop) = start().await.unwrap();
    stop.send(()).unwrap();
    running.finish().await.unwrap();
}

/// The end of the database's processes, as when it is restarted under a running server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_break_lose_nothing() {
    let database = Database::postgres().await;
    let site = site(&database, common::config()).await;
    let mut anna = Player::new(&site).await;
    for _ in 0..10 {
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        site.connection().await.execute(end).await.unwrap();
        // One of these may meet the broken connection.
        for _ in 0..3 {
            let answer = anna.ask().await;
            match answer.status {
                StatusCode::OK => anna.state = answer.json(),
                StatusCode::SERVICE_UNAVAILABLE => {}
                status => panic!("{status}: {}", answer.body),
            }
        }
        anna.check(&site).await;
    }
}

/// Several servers on one PostgreSQL: whoever asks at any of them gets on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_stuck_at_a_server_that_another_one_has_left_behind() {
    let database = Database::postgres().await;
    let (first, second) =
        (site(&database, common::config()).await, site(&database, common::config()).await);
    let mut anna = Client::new(&first.router);
    let form = "game=pebbles&seat-white=me&seat-black=person&listed=1";
    let table = anna.form("/lobby/tables", form).await.location();
    anna.seed(&table, "white").await;
    // Ben sits down, gives his seed and plays at the other server.
    let mut ben = Client::new(&second.router);
    ben.form(&format!("{table}/sit"), "seat=black").await;
    assert_eq!(ben.seed(&table, "black").await.status, StatusCode::OK);
    let state = anna.state(&table).await;
    assert_eq!(state["to_act"], "white", "the first server reads on: {state}");
    let mut plies = 0;
    for _ in 0..2_000 {
        let (mine, theirs) = (anna.state(&table).await, ben.state(&table).await);
        assert_eq!(mine["version"], theirs["version"]);
        if mine["over"] == true {
            break;
        }
        let (mover, state) =
            if mine["your_turn"] == true { (&mut anna, mine) } else { (&mut ben, theirs) };
        let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
        let answer = mover.play(&table, &state["version"], &words).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        plies += 1;
    }
    assert!(plies > 3);
}

/// One person who comes to another server with every request is never refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_may_alternate_between_servers() {
    let database = Database::postgres().await;
    let mut routers = Vec::new();
    for _ in 0..3 {
        routers.push(site(&database, common::config()).await.router);
    }
    let mut anna = Client::new(&routers[0]);
    let table = anna.hot_seat().await;
    let mut state = anna.state(&table).await;
    for round in 1..60 {
        if state["over"] == true {
            break;
        }
        anna.router = routers[round % 3].clone();
        let words = state["choices"][0]["move"].as_str().unwrap().to_owned();
        let answer = anna.play(&table, &state["version"], &words).await;
        assert_eq!(answer.status, StatusCode::OK, "round {round}: {}", answer.body);
        state = answer.json();
    }
}
