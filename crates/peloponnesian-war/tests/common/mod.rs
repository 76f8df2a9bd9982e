//! A game played in words, asked in plain questions.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a scene that can't be set fails its test")]

pub mod scenarios;
pub mod two;

use std::borrow::Cow;

use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::event::Event;
use peloponnesian_war::ids::{Leader, Side, Space};
use peloponnesian_war::ledger::Cause;
use peloponnesian_war::position::Position;
use peloponnesian_war::refusal::{Reason, Refusal};
use serde_json::{Value, json};
use table::matches::PlayError;
use table::words::{Arg, Message};
use table::{Actor, Event as _, Match, Moves, Named, Notation, Rules, Setup};

/// A game in progress; chance is dictated.
pub struct Play {
    game: Match<War>,
}

impl Play {
    /// The campaign from its beginning.
    pub fn campaign() -> Play {
        Play { game: Match::new(Setup::standard(War::about())).unwrap() }
    }

    /// A game that begins with a position, which goes through the door of all positions.
    pub fn from(state: &Value) -> Play {
        let position = War::load(state).unwrap_or_else(|faults| panic!("{}", faults.join("; ")));
        let seats = state["seats"].as_array().map_or(1, Vec::len);
        let setup = Setup { seats, ..Setup::standard(War::about()) };
        Play { game: Match::from_position(setup, position) }
    }

    /// Plays moves for whoever is to act.
    pub fn moves(&mut self, moves: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for words in moves {
            let legal = self.legal();
            let actor = self.game.actor();
            match self.game.play_words(actor, words) {
                Ok(ply) => events.extend(ply.events.iter().cloned()),
                Err(error) => panic!("{words:?} is refused: {error:?}; legal are {legal:?}"),
            }
        }
        events
    }

    /// Ids of what is told while moves are played.
    pub fn told(&mut self, moves: &[&str]) -> Vec<&'static str> {
        self.moves(moves).iter().map(id).collect()
    }

    /// What is told while moves are played, in short.
    pub fn story(&mut self, moves: &[&str]) -> Vec<String> {
        self.moves(moves).iter().map(in_short).collect()
    }

    /// Why a move is refused.
    pub fn refused(&mut self, words: &str) -> Refusal {
        let actor = self.game.actor();
        match self.game.play_words(actor, words) {
            Err(PlayError::Refused(refusal)) => refusal,
            Ok(_) => panic!("{words:?} was played"),
            Err(error) => panic!("{words:?}: {error:?}"),
        }
    }

    /// The reason alone.
    pub fn reason(&mut self, words: &str) -> (&'static str, Reason) {
        let Refusal { clause, reason } = self.refused(words);
        (clause, reason)
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    pub fn actor(&self) -> Actor {
        self.game.actor()
    }

    pub fn state(&self) -> Value {
        War::state(self.game.position())
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        War::legal(self.game.position(), &mut legal);
        legal.iter().map(Moves::words).collect()
    }

    /// Outcomes of chance with their weights, in order of their words.
    pub fn weights(&self) -> Vec<(String, u32)> {
        let mut legal = Vec::new();
        War::legal(self.game.position(), &mut legal);
        let position = self.game.position();
        let mut all: Vec<_> =
            legal.into_iter().map(|mv| (mv.words(), War::weight(position, mv))).collect();
        all.sort();
        all
    }

    pub fn treasury(&self) -> (u32, u32) {
        let board = &self.game.position().board;
        (board.treasury(Side::Athens), board.treasury(Side::Sparta))
    }

    pub fn confidence(&self) -> (i8, i8) {
        let board = &self.game.position().board;
        (board.confidence(Side::Athens), board.confidence(Side::Sparta))
    }

    pub fn bellicosity(&self) -> (u8, u8) {
        let board = &self.game.position().board;
        (board.bellicosity(Side::Athens), board.bellicosity(Side::Sparta))
    }

    pub fn points(&self) -> i32 {
        self.game.position().board.points()
    }

    /// Strength points of a kind in a space, whether they have acted or not.
    pub fn count(&self, side: &str, space: &str, unit: &str) -> u64 {
        let state = self.state();
        let stack = &state["units"][side][space];
        ["fresh", "used"].iter().filter_map(|part| stack[part][unit].as_u64()).sum()
    }

    /// Spaces of a set, sorted by id.
    pub fn set(&self, name: &str) -> Vec<String> {
        let state = self.state();
        let list = state[name].as_array().unwrap();
        list.iter().map(|id| id.as_str().unwrap().to_owned()).collect()
    }

    /// Where a leader is, by the id of the space or of the box.
    pub fn leader(&self, leader: &str) -> String {
        self.state()["leaders"][leader].as_str().unwrap().to_owned()
    }

    pub fn expedition_at(&self) -> String {
        self.state()["expedition"]["at"].as_str().unwrap_or("nowhere").to_owned()
    }

    /// The name of the step that asks.
    pub fn step(&self) -> String {
        let state = self.state();
        let steps = state["steps"].as_array().unwrap();
        steps.last().map_or("over", |step| step["step"].as_str().unwrap()).to_owned()
    }

    /// Lets every die show one face, and anything else be the first choice, until a step asks.
    pub fn advance(&mut self, face: u8, until: &str) -> Vec<&'static str> {
        let die = format!("roll {face}");
        let mut told = Vec::new();
        for _ in 0..500 {
            if self.step() == until || self.step() == "over" {
                return told;
            }
            let legal = self.legal();
            let words = legal.iter().find(|mv| **mv == die).unwrap_or(&legal[0]).clone();
            told.extend(self.told(&[&words]));
        }
        panic!("{until} is never asked");
    }

    /// Goes on by the first of equal routes.
    pub fn travel(&mut self) {
        while self.step() == "leg" {
            let first = self.legal()[0].clone();
            self.moves(&[&first]);
        }
    }

    pub fn prompt_is_spread(&self) -> bool {
        self.step() == "spread"
    }

    pub fn ending(&self) -> Option<table::Outcome> {
        War::outcome(self.game.position())
    }
}

/// The name of a cause without what it is about.
pub fn cause_kind(cause: Cause) -> String {
    let words = format!("{cause:?}");
    words.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// The id of an event's sentence, without its prefix.
pub fn id(event: &Event) -> &'static str {
    match event.message().id {
        Cow::Borrowed(id) => id.strip_prefix("event-").unwrap_or(id),
        Cow::Owned(id) => panic!("{id} was made up"),
    }
}

/// An event in short: its id, and what its sentence names, in order.
pub fn in_short(event: &Event) -> String {
    let facts = event.message().args.into_iter().map(|(name, arg)| match (name, event.change()) {
        ("cause", Some(change)) => {
            let place = change.cause.space().map_or(String::new(), |at| format!(" {}", at.id()));
            cause_kind(change.cause) + &place
        }
        _ => arg_in_short(&arg),
    });
    [id(event).to_owned()].into_iter().chain(facts).collect::<Vec<_>>().join(" ")
}

fn arg_in_short(arg: &Arg) -> String {
    match arg {
        Arg::Number(n) => n.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Said(message) => named_in_short(message),
        Arg::List(all) => all.iter().map(named_in_short).collect::<Vec<_>>().join(","),
    }
}

/// What a name stands for, by its id.
fn named_in_short(message: &Message) -> String {
    match (message.id.as_ref(), message.args.first()) {
        ("place", _) => {
            let space = Space::all().find(|one| one.name() == *message).map(Space::id);
            let leader = || Leader::all().find(|one| one.name() == *message).map(Leader::id);
            space.or_else(leader).unwrap().to_owned()
        }
        ("more", Some((_, Arg::Number(n)))) => format!("{n:+}"),
        ("less", Some((_, Arg::Number(n)))) => format!("{:+}", -n),
        ("share", Some((_, Arg::Said(amount)))) => named_in_short(amount),
        (id, _) => match id.strip_prefix("side-").or(id.strip_prefix("unit-")) {
            Some(whose) => whose.replacen('-', " ", 1),
            None => id.to_owned(),
        },
    }
}

/// A position in the making: the campaign at some step, changed as a test wants it.
pub struct Scene(pub Value);

impl Scene {
    /// The player, leading a side, is asked whether to operate; nobody else acts.
    pub fn operations(player: &str) -> Scene {
        let mut state = War::state(&War::start(&Setup::standard(War::about())).unwrap());
        state["player"] = json!(player);
        state["strategy"] =
            json!(if player == "athens" { "attack-athens" } else { "cut-communications" });
        state["season"]["operations"] = json!([1, 1]);
        let passed = if player == "athens" { [false, true] } else { [true, false] };
        state["season"]["passed"] = json!(passed);
        Scene(state).steps(json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": player},
        ]))
    }

    /// The same without anybody on the map but the leaders at home.
    pub fn bare(player: &str) -> Scene {
        let mut scene = Scene::operations(player);
        scene.0["units"] = json!({"athens": {}, "sparta": {}});
        scene.0["leaders"]["phormio"] = json!("cup");
        scene.0["leaders"]["archidamus"] = json!("cup");
        scene.0["rebellion"] = json!([]);
        scene
    }

    pub fn steps(self, steps: Value) -> Scene {
        self.set("/steps", steps)
    }

    /// A war between its segments, with one step on top.
    pub fn at(self, stage: &str, step: Value) -> Scene {
        self.steps(json!([{"step": "war", "stage": stage}, step]))
    }

    /// Any member of the state.
    pub fn set(mut self, pointer: &str, value: Value) -> Scene {
        *self.0.pointer_mut(pointer).unwrap_or_else(|| panic!("no member {pointer}")) = value;
        self
    }

    /// Strength points that have not acted.
    pub fn units(mut self, side: &str, space: &str, units: Value) -> Scene {
        self.0["units"][side][space] = json!({"fresh": units});
        self
    }

    /// Nobody of a side in a space.
    pub fn without(mut self, side: &str, space: &str) -> Scene {
        self.0["units"][side].as_object_mut().unwrap().remove(space);
        self
    }

    /// An expedition of the player gathers in a space, bound for an objective.
    pub fn muster(self, leader: &str, at: &str, objective: &str, units: Value) -> Scene {
        let other = if self.0["player"] == "athens" { "sparta" } else { "athens" };
        let mut scene = self.leader(leader, "afield");
        scene.0["expedition"] = json!({
            "leader": leader, "at": at, "units": units, "objective": objective, "target": at,
            "marching": false, "wanted": [0, 0, 0], "route": [], "passage": 0,
            "intercepted": false, "crossing": false,
        });
        scene.steps(json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": other},
            {"step": "muster", "arrived": false},
        ]))
    }

    /// The gods are asked about an operation of the procedure's side; the player has passed.
    pub fn augury(player: &str) -> Scene {
        let mut scene = Scene::operations(player);
        let (passed, other) = match player {
            "athens" => ([true, false], "sparta"),
            _ => ([false, true], "athens"),
        };
        scene.0["season"]["passed"] = json!(passed);
        scene.steps(json!([
            {"step": "war", "stage": "stragglers"},
            {"step": "operations", "whose": player},
            {"step": "augury", "side": other},
        ]))
    }

    /// A turn that has come to its event.
    pub fn event(turn: u8) -> Scene {
        let step = json!({"step": "event_roll", "first": null, "truce": false});
        Scene::operations("athens")
            .set("/turn", json!(turn))
            .set("/confidence/athens", json!(1))
            .at("delian_rebellion", step)
    }

    pub fn leader(mut self, leader: &str, place: &str) -> Scene {
        self.0["leaders"][leader] = json!(place);
        self
    }

    pub fn play(&self) -> Play {
        Play::from(&self.0)
    }
}
