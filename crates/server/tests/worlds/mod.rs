//! Two servers whose tables are alike in everything that anybody may know, and differ in one thing
//! that nobody may know yet.
#![allow(clippy::unwrap_used, reason = "a world that can't be asked fails its test")]

pub(crate) mod attempts;
pub(crate) mod positions;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use server::storage::{
    Entry, GuestRow, Kind, NewTable, OrderRow, SeatRow, Storage, TableRow, Wishes, Writer,
};
use server::{App, Clock, Config};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, Connection, Executor, Row};
use tower::ServiceExt;

use crate::common::config;
use attempts::{Attempt, Sent};

/// The table of every world.
pub(crate) const TABLE: &str = "attackedgame";
/// The key of its invitation.
pub(crate) const KEY: &str = "tamestswards";
/// The seed of every seat.
pub(crate) const SEED: [u8; 32] = [0x5a; 32];
const NOON: i64 = 1_800_000_000_000;

/// A world to be made.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) game: &'static str,
    pub(crate) edition: String,
    pub(crate) scenario: String,
    pub(crate) rules: u32,
    /// Who sits at each seat, as the number of a person. A person may have several seats.
    pub(crate) people: Vec<usize>,
    /// The moves that were made: by whom, and their words.
    pub(crate) played: Vec<(String, String)>,
    /// The last seat has not given its seed.
    pub(crate) waits_for_seed: bool,
    pub(crate) secret: [u8; 32],
    pub(crate) orders: Vec<OrderRow>,
}

/// A person who asks: one with this number, or a stranger without a cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asker {
    Person(usize),
    Stranger,
}

/// A server, made anew from its plan whenever it is wished.
pub(crate) struct World {
    plan: Plan,
    folder: tempfile::TempDir,
    made: usize,
    site: Option<Site>,
    /// Triggers that stand in the way of whatever is written.
    obstacle: Option<&'static str>,
}

struct Site {
    app: App,
    storage: Storage,
    router: Router,
    /// Another connection: what it sees is on disk.
    disk: AnyConnection,
    /// The state of the database as that connection counts it.
    version: i64,
}

/// What a server said.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Said {
    pub(crate) status: StatusCode,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl World {
    pub(crate) async fn new(plan: Plan) -> World {
        let folder = tempfile::tempdir().unwrap();
        let mut world = World { plan, folder, made: 0, site: None, obstacle: None };
        world.write_template().await;
        world.make().await;
        world
    }

    /// The same, in which nothing about moves can be written.
    pub(crate) async fn that_keeps_nothing(plan: Plan) -> World {
        let mut world = World::new(plan).await;
        world.obstacle = Some(
            "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END",
        );
        world.make().await;
        world
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    async fn write_template(&self) {
        let url = format!("sqlite://{}", self.file("template.db").display());
        let storage = Storage::open(&url).await.unwrap();
        let writer = Writer::start(&storage);
        let plan = &self.plan;
        // Somebody who has no seat comes last.
        for person in 0..=plan.people.len() {
            let guest = GuestRow { id: id(person), name: name(person), has_account: false };
            writer.add_guest(guest, hex(&Sha256::digest(token(person)))).await.unwrap();
        }
        let row = TableRow {
            id: TABLE.to_owned(),
            game: plan.game.to_owned(),
            edition: plan.edition.clone(),
            scenario: plan.scenario.clone(),
            options: BTreeMap::new(),
            seats: i64::try_from(plan.people.len()).unwrap(),
            rules: plan.rules.into(),
            secret: hex(&plan.secret),
            invitation: KEY.to_owned(),
            created: NOON / 1_000,
            ended: None,
        };
        let last = plan.people.len() - 1;
        let seat = |(seat, person): (usize, &usize)| SeatRow {
            guest: Some(id(*person)),
            seed: (seat != last || !plan.waits_for_seed).then(|| hex(&SEED)),
            ..SeatRow::default()
        };
        let seats = plan.people.iter().enumerate().map(seat).collect();
        let begun = (!plan.waits_for_seed).then_some(NOON);
        let wishes = Wishes { host: Some(id(plan.people[0])), begun, ..Wishes::default() };
        writer.open_table(&NewTable { table: row, seats }, &wishes).await.unwrap();
        let entry = |(actor, body): &(String, String)| Entry {
            kind: Kind::Move,
            actor: actor.clone(),
            body: body.clone(),
            at: NOON,
        };
        writer.save(TABLE, 0, plan.played.iter().map(entry).collect()).await.unwrap();
        for order in &plan.orders {
            writer.give_order(TABLE, order.clone()).await.unwrap();
        }
        drop(writer);
        storage.close().await;
        let mut template = AnyConnection::connect(&url).await.unwrap();
        // Guests are made by the system's clock, and the twin of this world a second later.
        for table in ["guests", "sessions"] {
            let same = format!("UPDATE {table} SET created = {}", NOON / 1_000);
            template.execute(same.as_str()).await.unwrap();
        }
        // The file is going to be copied without the log beside it.
        template.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
        template.close().await.unwrap();
    }

    /// Begins again from the plan.
    pub(crate) async fn make(&mut self) {
        self.end().await;
        self.made += 1;
        let file = self.file(&format!("{}.db", self.made));
        std::fs::copy(self.file("template.db"), &file).unwrap();
        let url = format!("sqlite://{}", file.display());
        let storage = Storage::open(&url).await.unwrap();
        // Bots would move when they like; nobody waits for them here.
        let pause = Duration::from_secs(100_000);
        let config = Config { clock: Clock::set_to(NOON), bot_pause: pause, ..config() };
        let app = App::new(config, storage.clone());
        let mut disk = AnyConnection::connect(&url).await.unwrap();
        if let Some(obstacle) = self.obstacle {
            disk.execute(obstacle).await.unwrap();
        }
        let router = server::router(app.clone());
        self.site = Some(Site { app, storage, router, disk, version: 0 });
        // The first look may note for whom the table waits.
        let look = Attempt::get(Asker::Stranger, format!("/t/{TABLE}/state"));
        assert_eq!(self.ask(&look).await.status, StatusCode::OK);
        self.has_changed().await;
    }

    pub(crate) async fn end(&mut self) {
        if let Some(site) = self.site.take() {
            site.app.stop().await;
            site.disk.close().await.unwrap();
            site.storage.close().await;
        }
    }

    fn site(&mut self) -> &mut Site {
        self.site.as_mut().unwrap()
    }

    /// Whether anything was written since this was asked last.
    pub(crate) async fn has_changed(&mut self) -> bool {
        let site = self.site();
        let row = site.disk.fetch_one("PRAGMA data_version").await.unwrap();
        let version = row.get::<i64, _>(0);
        std::mem::replace(&mut site.version, version) != version
    }

    /// What has happened since the world was made, as it is on disk: kind, actor and words.
    pub(crate) async fn happened(&mut self) -> Vec<[String; 3]> {
        let since = self.plan.played.len();
        let select = format!(
            "SELECT kind, actor, body FROM entries WHERE table_id = '{TABLE}' AND seq >= {since} \
             ORDER BY seq"
        );
        let rows = self.site().disk.fetch_all(select.as_str()).await.unwrap();
        rows.iter().map(|row| [row.get(0), row.get(1), row.get(2)]).collect()
    }

    /// Writes something to the disk behind the server's back.
    pub(crate) async fn meddle(&mut self, statement: &str) {
        self.site().disk.execute(statement).await.unwrap();
    }

    pub(crate) async fn ask(&mut self, attempt: &Attempt) -> Said {
        let mut request = Request::builder().uri(&attempt.path).header("x-hegemonia", "1");
        if let Asker::Person(person) = attempt.by {
            request = request.header(header::COOKIE, format!("hegemonia={}", token(person)));
        }
        let (method, kind, body) = match &attempt.sent {
            Sent::Nothing => (Method::GET, None, String::new()),
            Sent::Json(body) => (Method::POST, Some("application/json"), body.to_string()),
            Sent::Form(body) => {
                (Method::POST, Some("application/x-www-form-urlencoded"), body.clone())
            }
        };
        if let Some(kind) = kind {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        let request = request.method(method).body(Body::from(body)).unwrap();
        let router = self.site().router.clone();
        let (parts, body) = router.oneshot(request).await.unwrap().into_parts();
        let is_stream = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| {
            kind.to_str().is_ok_and(|kind| kind.starts_with("text/event-stream"))
        });
        let body = if is_stream { first_event(body).await } else { whole(body).await };
        let body = String::from_utf8_lossy(&body).into_owned();
        Said { status: parts.status, headers: kept(&parts.headers), body: self.masked(&body) }
    }

    /// The commitment is public and differs, as the secrets do. The secret itself is looked for.
    fn masked(&self, body: &str) -> String {
        let (secret, seed) = (hex(&self.plan.secret), hex(&SEED));
        let is_over = body.contains("id=\"fair\"") || body.contains("\"over\":true");
        assert!(is_over || !body.contains(&secret), "the secret is told: {body}");
        assert!(is_over || !body.contains(&seed), "a seed is told: {body}");
        body.replace(&hex(&Sha256::digest(self.plan.secret)), "COMMITMENT")
    }
}

async fn whole(body: Body) -> Bytes {
    axum::body::to_bytes(body, usize::MAX).await.unwrap()
}

/// What a stream says at once.
async fn first_event(body: Body) -> Bytes {
    use futures_util::StreamExt;
    let mut stream = body.into_data_stream();
    let first = tokio::time::timeout(Duration::from_millis(500), stream.next()).await;
    first.ok().flatten().map(Result::unwrap).unwrap_or_default()
}

/// The headers of an answer, but for what is random in them.
fn kept(headers: &HeaderMap) -> Vec<(String, String)> {
    let named = headers.iter().filter(|(name, _)| **name != header::SET_COOKIE);
    let text = |value: &axum::http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into();
    named.map(|(name, value)| (name.to_string(), text(value))).collect()
}

fn id(person: usize) -> String {
    format!("guest{person:07}")
}

/// What a person is called.
pub(crate) fn name(person: usize) -> String {
    ["Anna", "Ben", "Chloe", "Dion", "Eos", "Fero"][person].to_owned()
}

fn token(person: usize) -> String {
    hex(&[u8::try_from(person).unwrap() + 1; 32])
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
