//! Nobody foresees anything. In two worlds that differ only in how the next roll will fall, or in
//! what another seat has ordered in advance, every request is answered alike until that is decided
//! for good: until it is on disk.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod worlds;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::storage::OrderRow;
use table::any::AnyTable;
use worlds::attempts::{self, Attempt};
use worlds::positions::{Position, find, last_draw, opening, rolling, two_secrets};
use worlds::{Asker, Plan, Said, TABLE, World};

/// What the two worlds do not have in common, and when it may be known.
#[derive(Clone, Copy, Debug)]
enum Secret {
    /// How the next roll falls, once chance has moved.
    Roll,
    /// What this seat has ordered, once it has moved.
    Order(&'static str),
}

impl Secret {
    /// Whether it is out: it has shown itself on disk, or the game is over.
    fn is_out(self, happened: &[[String; 3]], seats: usize) -> bool {
        happened.iter().any(|[kind, actor, _]| match (kind.as_str(), self) {
            ("move", Secret::Roll) => actor == "chance",
            ("move", Secret::Order(seat)) => actor == seat,
            // A bot goes on where several others play.
            ("resign", _) => seats == 2,
            (kind, _) => ["cancel", "draw", "abandon"].contains(&kind),
        })
    }
}

/// What came of all attempts.
#[derive(Default, Debug)]
struct Tally {
    attempts: usize,
    /// So many were done.
    done: usize,
    /// After so many the secret was out.
    out: usize,
}

/// Two worlds side by side.
struct Twins {
    worlds: [World; 2],
    secret: Secret,
    seats: usize,
    tally: Tally,
}

impl Twins {
    async fn new(plans: [Plan; 2], secret: Secret) -> Twins {
        let seats = plans[0].people.len();
        let [one, other] = plans;
        let worlds = [World::new(one).await, World::new(other).await];
        Twins { worlds, secret, seats, tally: Tally::default() }
    }

    /// Two worlds in which the next roll falls differently.
    async fn of_dice(position: &Position) -> Twins {
        Twins::new(plans_of_dice(position), Secret::Roll).await
    }

    /// Makes attempts, each from the same state, and compares the answers.
    async fn attempt(&mut self, attempts: &[Attempt]) {
        for attempt in attempts {
            let [one, other] = &mut self.worlds;
            let (said, also) = (one.ask(attempt).await, other.ask(attempt).await);
            let (changed, also_changed) = (one.has_changed().await, other.has_changed().await);
            self.tally.attempts += 1;
            self.tally.done += usize::from(said.status.is_success());
            let mut is_out = false;
            if changed || also_changed {
                let happened = [one.happened().await, other.happened().await];
                let out = happened.each_ref().map(|one| self.secret.is_out(one, self.seats));
                assert_eq!(out[0], out[1], "{attempt:?} decides in one world: {happened:?}");
                is_out = out[0];
                assert!(is_out || happened[0] == happened[1], "{attempt:?}: {happened:?}");
                one.make().await;
                other.make().await;
            }
            self.tally.out += usize::from(is_out);
            if !is_out {
                check_alike(attempt, &said, &also);
            }
        }
    }

    async fn end(mut self) -> Tally {
        for world in &mut self.worlds {
            world.end().await;
        }
        self.tally
    }
}

/// Two answers that tell the same.
fn check_alike(attempt: &Attempt, said: &Said, also: &Said) {
    assert_eq!(said.status, also.status, "{attempt:?}: {}\n{}", said.body, also.body);
    assert!(attempt.is_random || said == also, "{attempt:?} tells:\n{said:?}\n{also:?}");
}

fn plans_of_dice(position: &Position) -> [Plan; 2] {
    two_secrets(position).map(|secret| Plan { secret, ..position.plan.clone() })
}

/// Everybody who could ask: those at the table, a guest without a seat, and a stranger.
fn everybody(position: &Position) -> Vec<Asker> {
    let people = (0..=position.plan.people.len()).map(Asker::Person);
    people.chain([Asker::Stranger]).collect()
}

fn pebbles() -> Position {
    find("pebbles", 2, 1, |table| rolling(table, "roll"))
}

fn siege(seed: u64) -> Position {
    find("polis", 2, seed, |table| rolling(table, "besiege"))
}

fn draw(seed: u64) -> Position {
    find("agora", 3, seed, last_draw)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_tells_how_a_roll_will_fall() {
    let position = pebbles();
    let mut twins = Twins::of_dice(&position).await;
    twins.attempt(&attempts::all(&position, &everybody(&position), false)).await;
    let tally = twins.end().await;
    assert!(tally.attempts > 500 && tally.done > 150 && tally.out > 20, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_at_a_table_where_one_plays_every_seat_and_is_advised() {
    let mut position = pebbles();
    position.plan.people = vec![0, 0];
    let mut twins = Twins::of_dice(&position).await;
    twins.attempt(&attempts::all(&position, &[Asker::Person(0)], true)).await;
    let tally = twins.end().await;
    assert!(tally.done > 60 && tally.out > 20, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_before_the_last_seed_is_given() {
    let position = opening("pebbles", 2);
    let mut twins = Twins::of_dice(&position).await;
    twins.attempt(&attempts::all(&position, &everybody(&position), true)).await;
    let tally = twins.end().await;
    assert!(tally.done > 40 && tally.out >= 2, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_tells_how_a_siege_will_end() {
    let position = siege(1);
    let mut twins = Twins::of_dice(&position).await;
    let askers = [Asker::Person(position.seat.index()), Asker::Person(2)];
    twins.attempt(&attempts::all(&position, &askers, true)).await;
    let tally = twins.end().await;
    assert!(tally.done > 60 && tally.out > 20, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_tells_which_card_will_be_drawn() {
    let position = draw(1);
    let mut twins = Twins::of_dice(&position).await;
    let own = position.seat.index();
    let askers = [Asker::Person(own), Asker::Person((own + 1) % 3)];
    twins.attempt(&attempts::all(&position, &askers, true)).await;
    let tally = twins.end().await;
    assert!(tally.done > 60 && tally.out > 20, "{tally:?}");
}

/// As it was done: a list of moves that ends in nonsense, so that nothing would be kept.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_of_moves_foretell_neither_sieges_nor_cards() {
    for seed in 2..8 {
        for position in [siege(seed), draw(seed)] {
            let mut twins = Twins::of_dice(&position).await;
            let by = Asker::Person(position.seat.index());
            let attack = |moves: &[&str]| {
                Attempt::post(by, "/api/game.play", json!({ "handle": TABLE, "moves": moves }))
            };
            let decisive = &position.decisive;
            for probe in position.probes.iter().rev().take(8) {
                let at_once = attack(&[decisive, probe, "zzz"]);
                let later = attack(&[decisive, "done", probe, "zzz"]);
                twins.attempt(&[at_once, later]).await;
            }
            let tally = twins.end().await;
            assert_eq!(tally.out, tally.attempts, "each has rolled: {tally:?}");
        }
    }
}

/// Somebody puts a card under the hammer, and the next has ordered what they bid.
fn auction() -> Position {
    find("agora", 3, 1, |table| {
        let is_first = table.actor().seat().is_some_and(|seat| seat.index() == 0);
        let auctions = |table: &dyn AnyTable| {
            let mut moves = table.legal_words().into_iter();
            moves.find(|one| one.words.starts_with("auction ")).map(|one| one.words)
        };
        let auction = auctions(table).filter(|_| is_first)?;
        let mut after = table.boxed_clone();
        after.play(table.actor(), &auction, "en").ok()?;
        let offered = after.orders(table::Seat(1), "en");
        let asks = after.actor() == table::Actor::Seat(table::Seat(1));
        (asks && offered.iter().any(|order| order.words == "bid_all 6")).then_some(auction)
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_tells_what_another_seat_has_ordered() {
    let position = auction();
    let since = i64::try_from(position.plan.played.len()).unwrap();
    let order = |seat, words: &str| OrderRow { seat, since, body: words.to_owned() };
    // Gamma bids too: the card goes for six coins, or nobody bids against one.
    let plans = ["bid_all 6", "pass_all"].map(|beta| Plan {
        secret: [7; 32],
        orders: vec![order(1, beta), order(2, "bid_all 5")],
        ..position.plan.clone()
    });
    let mut twins = Twins::new(plans, Secret::Order("beta")).await;
    let askers = [Asker::Person(0), Asker::Person(2), Asker::Person(3), Asker::Stranger];
    twins.attempt(&attempts::all(&position, &askers, true)).await;
    let tally = twins.end().await;
    assert!(tally.done > 60 && tally.out > 10, "{tally:?}");
}

/// Whatever is asked while nothing can be kept, no roll is told: there is none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_roll_that_can_t_be_kept_is_told_to_nobody() {
    for position in [pebbles(), opening("pebbles", 2)] {
        let [one, other] = plans_of_dice(&position);
        let mut worlds =
            [World::that_keeps_nothing(one).await, World::that_keeps_nothing(other).await];
        let mut broken = 0;
        for attempt in attempts::all(&position, &everybody(&position), true) {
            let [one, other] = &mut worlds;
            let (said, also) = (one.ask(&attempt).await, other.ask(&attempt).await);
            assert_eq!(one.happened().await, Vec::<[String; 3]>::new());
            check_alike(&attempt, &said, &also);
            broken += usize::from(said.status == StatusCode::SERVICE_UNAVAILABLE);
            if one.has_changed().await | other.has_changed().await {
                one.make().await;
                other.make().await;
            }
        }
        assert!(broken > 1, "{broken} attempts would have rolled");
        for world in &mut worlds {
            world.end().await;
        }
    }
}

/// Another server has written the next entry, and it can't be read: what this one has rolled
/// meanwhile was not kept, and must not be shown in the place of the fresh table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_roll_in_memory_is_not_shown_for_the_table_on_disk() {
    let position = pebbles();
    let (version, by) = (position.plan.played.len(), Asker::Person(position.seat.index()));
    let words = &position.decisive;
    let requests = [
        ("/api/game.play".to_owned(), json!({ "handle": TABLE, "move": words })),
        (format!("/t/{TABLE}/move"), json!({ "version": version, "move": words })),
    ];
    for (path, body) in requests {
        let mut said = Vec::new();
        for plan in plans_of_dice(&position) {
            let mut world = World::new(plan).await;
            let insert = format!(
                "INSERT INTO entries (table_id, seq, kind, actor, body, made, moment) \
                 VALUES ('{TABLE}', {version}, 'move', 'nobody', 'nonsense', 0, 0)"
            );
            world.meddle(&insert).await;
            said.push(world.ask(&Attempt::post(by, &path, body.clone())).await);
            // Once the disk can be read again, the game goes on.
            world.meddle("DELETE FROM entries WHERE actor = 'nobody'").await;
            let again = world.ask(&Attempt::post(by, &path, body.clone())).await;
            assert_eq!(again.status, StatusCode::OK, "{}", again.body);
            world.end().await;
        }
        assert_eq!(said[0].status, StatusCode::SERVICE_UNAVAILABLE, "{}", said[0].body);
        assert_eq!(said[0], said[1], "the answers tell of the roll");
    }
}

/// A list ends where something is learnt, and says how far it came.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_played_up_to_a_roll_stays_played() {
    let position = pebbles();
    let mut world = World::new(position.plan.clone()).await;
    let by = Asker::Person(position.seat.index());
    let moves = json!({ "handle": TABLE, "moves": [position.decisive, "take", "zzz"] });
    let said = world.ask(&Attempt::post(by, "/api/game.play", moves)).await;
    assert_eq!(said.status, StatusCode::OK, "{}", said.body);
    let answer: Value = serde_json::from_str(&said.body).unwrap();
    let happened = world.happened().await;
    assert_eq!(answer["played"], 1);
    assert_eq!(answer["turn"]["version"], position.plan.played.len() + happened.len());
    assert_eq!(happened[0][2], position.decisive);
    assert!(happened.len() > 1 && happened[1..].iter().all(|entry| entry[1] == "chance"));
    world.end().await;
}

/// Nothing new would have been learnt before the illegal move, so none of the list is played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_list_has_changed_nothing() {
    let position = find("pebbles", 2, 1, |table| {
        let seat = table.actor().seat()?;
        let mut after = table.boxed_clone();
        after.play(table.actor(), "take", "en").ok()?;
        after.free_undo(seat).is_ok().then(|| "take".to_owned())
    });
    let mut world = World::new(position.plan.clone()).await;
    let by = Asker::Person(position.seat.index());
    let list = |moves: &[&str]| {
        Attempt::post(by, "/api/game.play", json!({ "handle": TABLE, "moves": moves }))
    };
    let look = Attempt::get(by, format!("/t/{TABLE}/state"));
    let before = world.ask(&look).await;
    for moves in [&["take", "zzz"][..], &["zzz", "take"], &["take", "roll"]] {
        let said = world.ask(&list(moves)).await;
        assert_eq!(said.status, StatusCode::UNPROCESSABLE_ENTITY, "{moves:?}: {}", said.body);
        assert_eq!(world.ask(&look).await, before, "{moves:?}");
        assert!(!world.has_changed().await, "{moves:?}");
    }
    let said = world.ask(&list(&["take", "take"])).await;
    let answer: Value = serde_json::from_str(&said.body).unwrap();
    assert_eq!(answer["played"], 2, "{answer}");
    world.end().await;
}
