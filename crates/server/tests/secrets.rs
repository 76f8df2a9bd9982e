//! A whole game of Polis with its battles, and what each seat is told of it.
//!
//! The proof that a hand stays hidden is a twin: the same game with other cards dealt to the
//! other side, as far as the seat can know the same. Whatever the server sends that seat about
//! either of them must be the same to the last letter.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use bots::BotSpec;
use common::{Answer, Client, Database, config, server, server_with};
use serde_json::{Value, json};
use server::storage::{Entry, Kind, NewTable, SeatRow, Storage, TableRow, Wishes, Writer, now};
use server::{Clock, Config};
use table::any::AnyTable;
use table::{Actor, Seat, Setup, Viewer};

on_both!(nobody_is_told_what_is_hidden, a_hand_is_known_to_its_owner_alone);

/// Moments that are looked at; each costs two replays of the game for every answer.
const MOMENTS: usize = 6;

/// Cards are held no longer than this many entries.
const RECENT: usize = 12;
/// The table as it is on disk, open.
struct Open {
    storage: Storage,
    row: TableRow,
    seats: Vec<SeatRow>,
}

impl Open {
    async fn read(storage: &Storage, table: &str) -> Open {
        let id = table.trim_start_matches("/t/");
        let row = storage.table(id).await.unwrap().unwrap();
        let seats = storage.seats(id).await.unwrap();
        Open { storage: storage.clone(), row, seats }
    }

    async fn entries(&self) -> Vec<Entry> {
        self.storage.entries(&self.row.id, 0).await.unwrap()
    }

    /// Plays entries; `None` if they are no possible game.
    fn play(&self, entries: &[Entry]) -> Option<Box<dyn AnyTable>> {
        let game = config().game(&self.row.game).unwrap();
        let mut table = game.set_up(setup(&self.row.edition, &self.row.scenario)).unwrap();
        for entry in entries {
            table.play(table.actor(), &entry.body, "en").ok()?;
        }
        Some(table)
    }

    /// The same game, as far as `viewer` can know, with another card dealt to somebody else.
    fn twin(&self, entries: &[Entry], viewer: Viewer) -> Option<Vec<Entry>> {
        let truth = self.play(entries)?;
        let recent = (entries.len().saturating_sub(RECENT)..entries.len()).rev();
        for at in recent.filter(|&at| entries[at].actor == "chance") {
            let before = self.play(&entries[..at])?;
            for other in before.legal_words() {
                let mut changed = entries.to_vec();
                changed[at].body = other.words;
                let Some(lie) = self.play(&changed) else { continue };
                let is_hidden = lie.state() != truth.state()
                    && lie.view(viewer) == truth.view(viewer)
                    && lie.told(0, Some(viewer), "en") == truth.told(0, Some(viewer), "en");
                if is_hidden {
                    return Some(changed);
                }
            }
        }
        None
    }

    /// Puts the twin on disk as a table of its own.
    async fn keep(&self, entries: Vec<Entry>, number: usize) -> String {
        let id = format!("twjn{number:08}").replace('1', "z");
        let row = TableRow { id: id.clone(), ..self.row.clone() };
        let new = NewTable { table: row, seats: self.seats.clone() };
        let writer = Writer::start(&self.storage);
        // Some are watched with a delay; all that is on disk is due by the server's clock.
        let delay = if (number / 10).is_multiple_of(2) { 0 } else { 60_000 };
        let wishes = Wishes { delay: Some(delay), ..Wishes::default() };
        writer.open_table(&new, &wishes).await.unwrap();
        writer.save(&id, 0, entries).await.unwrap();
        id
    }
}

fn setup(edition: &str, scenario: &str) -> Setup {
    let standard = Setup::standard(config().game("polis").unwrap().about());
    Setup { edition: edition.to_owned(), scenario: scenario.to_owned(), ..standard }
}

/// What no answer before the end may hold.
fn check_answer(open: &Open, answer: &Answer, path: &str) {
    let body = &answer.body;
    assert!(!body.contains(&open.row.secret), "{path} tells the secret");
    for seat in &open.seats {
        let seed = seat.seed.as_deref().unwrap_or("no seed yet");
        assert!(!body.contains(seed), "{path} tells a seed");
    }
    for key in ["\"hands\"", "\"steps\"", "\"unseen_projects\"", "&quot;hands&quot;"] {
        assert!(!body.contains(key), "{path} tells the position: {key}");
    }
}

/// Two seats play to the end, and battles if they come to blows; no answer tells a secret.
async fn nobody_is_told_what_is_hidden(database: Database) {
    let router = server(&database).await;
    let storage = Storage::open(&database.url).await.unwrap();
    let (mut players, table) = sit_down(&router).await;
    for player in &mut players {
        let seat = player.state(&table).await["needs_seed"][0].as_str().unwrap().to_owned();
        player.seed(&table, &seat).await;
    }
    let open = Open::read(&storage, &table).await;
    play_out(&open, &mut players, &table).await;
    let over = players[0].get(&format!("{table}/record")).await.body;
    assert!(over.contains(&open.row.secret), "the secret is in the record at the end");
}

/// A recorded game with battles, stopped wherever cards are held.
async fn a_hand_is_known_to_its_owner_alone(database: Database) {
    let clock = Clock::set_to(1_000 * (now() + 3_600));
    let router = server_with(&database, Config { clock, ..config() }).await;
    let storage = Storage::open(&database.url).await.unwrap();
    let (mut players, table) = sit_down(&router).await;
    let mut open = Open::read(&storage, &table).await;
    // As the recorded game was set up.
    open.row.edition = "2012".to_owned();
    open.row.scenario = "campaign".to_owned();
    for seat in &mut open.seats {
        seat.seed = Some("5a".repeat(32));
    }
    let mut compared = 0;
    for (number, entries) in held_moments().into_iter().enumerate() {
        let id = open.keep(entries.clone(), 10 * number).await;
        let row = TableRow { id: id.clone(), ..open.row.clone() };
        let (storage, seats) = (open.storage.clone(), open.seats.clone());
        let stopped = Open { storage, row, seats };
        compared += compare_with_twins(&stopped, &mut players, &entries, 10 * number + 1).await;
    }
    assert!(compared >= 6, "only {compared} hands had something to hide");
}

/// The entries of a recorded game up to some of the moments at which cards are held: of the first
/// game that has as many.
fn held_moments() -> Vec<Vec<Entry>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../polis/tests/records");
    let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let is_campaign = |file: &std::path::PathBuf| {
        file.to_str().is_some_and(|name| name.contains("2012-campaign-points"))
    };
    let mut files: Vec<_> = files.filter(is_campaign).collect();
    files.sort();
    let moments = files.iter().map(|file| held_moments_of(file));
    moments.into_iter().find(|moments| moments.len() == MOMENTS).expect("a game with battles")
}

fn held_moments_of(file: &std::path::Path) -> Vec<Vec<Entry>> {
    let record = std::fs::read(file).unwrap();
    let record = table::record::Record::read(&*record).unwrap();
    let game = config().game("polis").unwrap();
    let mut position = game.set_up(setup("2012", "campaign")).unwrap();
    let (mut entries, mut moments) = (Vec::new(), Vec::new());
    for ply in record.plies {
        position.play(position.actor(), &ply.words, "en").unwrap();
        entries.push(Entry { kind: Kind::Move, actor: ply.actor, body: ply.words, at: 0 });
        let holds = |side: &Value| side.as_object().is_some_and(|hand| !hand.is_empty());
        let state = position.state();
        let is_held = state["hands"].as_object().unwrap().values().any(holds);
        if is_held && matches!(position.actor(), Actor::Seat(_)) {
            moments.push(entries.clone());
        }
    }
    moments.truncate(MOMENTS);
    moments
}

async fn sit_down(router: &axum::Router) -> ([Client; 2], String) {
    let (mut anna, mut ben) = (Client::new(router), Client::new(router));
    let table = anna.open("game=polis&with=friend").await;
    let state = anna.state(&table).await;
    let key = state["invitation"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    ben.form(&format!("{table}/join"), &format!("key={key}")).await;
    ([anna, ben], table)
}

/// Plays on to the end as a bot would, who likes a fight.
async fn play_out(open: &Open, players: &mut [Client; 2], table: &str) {
    let mut mover = 0;
    let path = format!("{table}/state?bare=true");
    let mut state = players[0].get(&path).await.json();
    while state["over"] != json!(true) {
        if state["your_turn"] != json!(true) {
            mover = 1 - mover;
            let answer = players[mover].get(&path).await;
            check_answer(open, &answer, &path);
            state = answer.json();
            continue;
        }
        let truth = open.play(&open.entries().await).unwrap();
        let game = config().game(&open.row.game).unwrap();
        let seat = truth.actor().seat().unwrap();
        let words = game.suggest(&*truth.seat_view(seat), &BotSpec::Greedy, 1).unwrap().words;
        let answer = players[mover].play(table, &state["version"], &words).await;
        assert_eq!(answer.status.as_u16(), 200, "{words}: {}", answer.body);
        state = answer.json();
        if state["over"] != json!(true) {
            check_answer(open, &answer, &words);
            let watched = players[1 - mover].get(&format!("{table}/state")).await;
            check_answer(open, &watched, &words);
        }
    }
}

/// Compares every answer about a table with the same about a twin, for each seat and for somebody
/// who only watches. Says how many twins there were.
async fn compare_with_twins(
    open: &Open,
    players: &mut [Client; 2],
    entries: &[Entry],
    number: usize,
) -> usize {
    let watcher = Client { cookie: None, ..players[0].clone() };
    let seats = players.iter().cloned().zip((0..).map(|seat| Viewer::Seat(Seat(seat))));
    let eyes: Vec<_> = seats.chain([(watcher, Viewer::Spectator)]).collect();
    let truth = open.play(entries).unwrap();
    let mut compared = 0;
    for (at, (mut client, viewer)) in eyes.into_iter().enumerate() {
        let Some(changed) = open.twin(entries, viewer) else { continue };
        let twin = open.keep(changed, number + at).await;
        let plies = [truth.ply(), truth.ply().saturating_sub(1), truth.ply().saturating_sub(6)];
        let mut paths = vec![String::new(), "/state".into(), "/state?bare=true".into()];
        paths.extend(plies.map(|ply| format!("/at/{ply}")));
        paths.push("/explain?target=sparta&name=x".into());
        for path in paths {
            let shown = client.get(&format!("/t/{}{path}", open.row.id)).await;
            assert_eq!(shown.status.as_u16(), 200, "{path}: {}", shown.body);
            check_answer(open, &shown, &path);
            let other = client.get(&format!("/t/{twin}{path}")).await;
            assert_eq!(shown.status, other.status);
            // The promise is the same too: both tables have one secret.
            let same = other.body.replace(&twin, &open.row.id);
            assert!(shown.body == same, "{viewer:?} can tell at {path}:\n{}", shown.body);
        }
        compared += 1;
    }
    compared
}
