//! Setting scenes: a position made to order, played in words, asked in plain questions.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a scene that can't be set fails its test")]

use polis::Polis;
use polis::position::Position;
use polis::refusal::{Reason, Refusal};
use serde_json::{Value, json};
use table::chance::Dice;
use table::matches::PlayError;
use table::{Actor, Match, Notation, Rules, Secrets, Setup, Viewer};

/// Event cards of which nothing is left once they are read, by edition and round.
const QUIET: [(&str, &str, &str); 7] = [
    ("2012", "3", "e3_1"),
    ("2012", "4", "e4_1"),
    ("2012", "5a", "e5a_1"),
    ("2012", "5b", "e5b_1"),
    ("2020", "alpha", "a_2"),
    ("2020", "epsilon", "e_3"),
    ("2020", "omega", "o_2"),
];

/// The set-up of the campaign of an edition.
pub fn campaign(edition: &str) -> Setup {
    Setup { edition: edition.to_owned(), ..Setup::standard(Polis::about()) }
}

/// A position in the making: the starting position of the campaign at the beginning of a turn,
/// changed as a test wants it. The name of the round says which edition it is. It goes through the same door as any position from outside.
pub struct Scene(pub Value);

impl Scene {
    /// The first turn of `side` in a round without an event, pieces as in the set-up.
    pub fn turn(round: &str, side: &str) -> Scene {
        let (edition, _, quiet) = QUIET.iter().find(|(_, id, _)| *id == round).unwrap();
        let mut state = Polis::state(&Polis::start(&campaign(edition)).unwrap());
        state["round"] = json!(round);
        state["event"] = json!(quiet);
        state["steps"] = json!([
            {"step": "round", "phase": "turns", "reader": "athens"},
            {"step": "turn", "side": side, "done": [], "ended": false},
        ]);
        Scene(state)
    }

    /// The same without any units on the map.
    pub fn bare(round: &str, side: &str) -> Scene {
        let mut scene = Scene::turn(round, side);
        for units in ["hoplites", "galleys"] {
            scene.0[units] = json!({"athens": {}, "sparta": {}});
        }
        scene
    }

    /// The beginning of a round, with the event still to be drawn.
    pub fn drawing(round: &str) -> Scene {
        let mut scene = Scene::turn(round, "athens");
        scene.0["event"] = Value::Null;
        scene.0["steps"] = json!([
            {"step": "round", "phase": "draw_event", "reader": "athens"},
            {"step": "draw_event"},
        ]);
        scene
    }

    /// The beginning of a round, with the last of its projects still to be shown: who reads the
    /// event is not measured yet.
    pub fn revealing(round: &str) -> Scene {
        let mut scene = Scene::drawing(round);
        let two = match scene.0["edition"].as_str() {
            Some("2012") => ["theatre", "statue_venus"],
            _ => ["koilon", "statue_aphrodite"],
        };
        for project in two {
            scene = scene.shown(project);
        }
        scene.0["steps"] = json!([
            {"step": "round", "phase": "show_projects", "reader": "athens"},
            {"step": "reveal"},
        ]);
        scene
    }

    /// Any member of the state.
    pub fn set(mut self, pointer: &str, value: Value) -> Scene {
        *self.0.pointer_mut(pointer).unwrap_or_else(|| panic!("no member {pointer}")) = value;
        self
    }

    pub fn event(self, id: &str) -> Scene {
        self.set("/event", json!(id))
    }

    pub fn hoplites(mut self, side: &str, territory: &str, n: u8) -> Scene {
        self.0["hoplites"][side][territory] = json!(n);
        self
    }

    pub fn galleys(mut self, side: &str, sea: &str, n: u8) -> Scene {
        self.0["galleys"][side][sea] = json!(n);
        self
    }

    pub fn polis(mut self, polis: &str, owner: &str, population: u8) -> Scene {
        self.0["poleis"][polis]["owner"] = json!(owner);
        self.0["poleis"][polis]["population"] = json!(population);
        self
    }

    pub fn neutral(mut self, polis: &str, base: u8) -> Scene {
        self.0["poleis"][polis]["owner"] = Value::Null;
        self.0["poleis"][polis]["population"] = json!(base);
        self
    }

    pub fn prestige(self, side: &str, n: u16) -> Scene {
        self.set(&format!("/players/{side}/prestige"), json!(n))
    }

    pub fn good(self, side: &str, good: &str, n: u8) -> Scene {
        self.set(&format!("/players/{side}/goods/{good}"), json!(n))
    }

    /// Discs of failed sieges.
    pub fn siege_discs(mut self, side: &str, polis: &str, n: u8) -> Scene {
        self.0["siege_discs"][side][polis] = json!(n);
        self
    }

    /// All goods of a side at once.
    pub fn goods(mut self, side: &str, n: u8) -> Scene {
        let all = self.0["players"][side]["goods"].as_object_mut().unwrap();
        all.values_mut().for_each(|have| *have = json!(n));
        self
    }

    pub fn merchants(self, side: &str, n: u8) -> Scene {
        self.set(&format!("/players/{side}/merchants"), json!(n))
    }

    pub fn proxenos(self, side: &str, polis: &str) -> Scene {
        self.set(&format!("/players/{side}/proxenos"), json!(polis))
    }

    pub fn hostage(self, side: &str) -> Scene {
        self.set(&format!("/players/{side}/proxenos"), Value::Null)
    }

    /// A project lies on display.
    pub fn shown(mut self, project: &str) -> Scene {
        self.unsee(project);
        self.0["shown_projects"].as_array_mut().unwrap().push(json!(project));
        self
    }

    /// A project is in progress in a polis.
    pub fn in_progress(mut self, project: &str, polis: &str) -> Scene {
        self.unsee(project);
        self.0["poleis"][polis]["project"] = json!(project);
        self
    }

    /// A project is finished in a polis.
    pub fn built(mut self, project: &str, polis: &str) -> Scene {
        self.unsee(project);
        self.0["poleis"][polis]["built"].as_array_mut().unwrap().push(json!(project));
        self
    }

    fn unsee(&mut self, project: &str) {
        let unseen = self.0["unseen_projects"].as_array_mut().unwrap();
        unseen.retain(|id| id != project);
    }

    pub fn market(self, good: &str, column: u8) -> Scene {
        self.set(&format!("/market/{good}"), json!(column))
    }

    pub fn passed(self, sides: &[&str]) -> Scene {
        self.set("/passed", json!(sides))
    }

    /// Nobody has more turns: the round is about to end, `last` has only to pass.
    pub fn last_pass(self, first: &str, last: &str) -> Scene {
        let scene = self.passed(&[first]);
        scene.set("/steps/1/side", json!(last))
    }

    /// The game, if the position is possible.
    pub fn play(self) -> Play {
        let position = Polis::load(&self.0).unwrap_or_else(|faults| panic!("{faults:?}"));
        let of = |name: &str| self.0[name].as_str().unwrap().to_owned();
        let setup = Setup { scenario: of("scenario"), ..campaign(&of("edition")) };
        Play(Match::from_position(setup, position))
    }

    /// What is wrong with the position.
    pub fn faults(self) -> Vec<String> {
        Polis::load(&self.0).unwrap_err()
    }
}

/// A game in the test.
pub struct Play(pub Match<Polis>);

impl Play {
    /// The campaign from its start.
    pub fn campaign() -> Play {
        Play::of("2012", "campaign")
    }

    /// A scenario of an edition from its start.
    pub fn of(edition: &str, scenario: &str) -> Play {
        let setup = Setup { scenario: scenario.to_owned(), ..campaign(edition) };
        Play(Match::new(setup).unwrap())
    }

    /// Plays moves in words, for whoever is to act, chance included.
    pub fn moves(&mut self, words: &[&str]) -> &mut Play {
        for one in words {
            let actor = self.0.actor();
            if let Err(error) = self.0.play_words(actor, one) {
                panic!("{one:?} for {actor:?}: {error:?}; legal: {:?}", self.legal());
            }
        }
        self
    }

    /// Asserts that a move is refused and changes nothing; gives clause and reason.
    pub fn refused(&mut self, words: &str) -> (&'static str, Reason) {
        let before = self.0.position().clone();
        let error = self.0.play_words(self.0.actor(), words).map(|_| ()).unwrap_err();
        assert_eq!(*self.0.position(), before, "a refusal changes nothing");
        let PlayError::Refused(Refusal { clause, reason }) = error else {
            panic!("{words:?}: {error:?}");
        };
        (clause, reason)
    }

    /// The clause under which a move is refused.
    pub fn clause(&mut self, words: &str) -> &'static str {
        self.refused(words).0
    }

    /// Rolls with seeded dice until somebody has to decide.
    pub fn roll(&mut self, seed: u64) -> &mut Play {
        self.0.roll(&Dice::Seeded(seed));
        self
    }

    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        Polis::legal(self.0.position(), &mut moves);
        moves.into_iter().map(|mv| Polis::write_move(self.0.position(), mv)).collect()
    }

    pub fn can(&self, words: &str) -> bool {
        self.legal().iter().any(|legal| legal == words)
    }

    /// Who is to act: a seat id, `chance` or `nobody`.
    pub fn actor(&self) -> &'static str {
        match self.0.actor() {
            Actor::Seat(seat) => Polis::about().seats[seat.index()],
            Actor::Chance => "chance",
            Actor::Nobody => "nobody",
        }
    }

    pub fn position(&self) -> &Position {
        self.0.position()
    }

    /// The whole state.
    pub fn state(&self) -> Value {
        Polis::state(self.0.position())
    }

    /// A number in the state; 0 where nothing is said.
    pub fn number(&self, pointer: &str) -> i64 {
        self.state().pointer(pointer).map_or(0, |value| value.as_i64().unwrap_or(-1))
    }

    pub fn prestige(&self, side: &str) -> i64 {
        self.number(&format!("/players/{side}/prestige"))
    }

    pub fn good(&self, side: &str, good: &str) -> i64 {
        self.number(&format!("/players/{side}/goods/{good}"))
    }

    pub fn hoplites(&self, side: &str, territory: &str) -> i64 {
        self.number(&format!("/hoplites/{side}/{territory}"))
    }

    pub fn galleys(&self, side: &str, sea: &str) -> i64 {
        self.number(&format!("/galleys/{side}/{sea}"))
    }

    pub fn population(&self, polis: &str) -> i64 {
        self.number(&format!("/poleis/{polis}/population"))
    }

    /// The owner's id, or `neutral`.
    pub fn owner(&self, polis: &str) -> String {
        let state = self.state();
        state["poleis"][polis]["owner"].as_str().unwrap_or("neutral").to_owned()
    }

    pub fn siege_discs(&self, side: &str, polis: &str) -> i64 {
        self.number(&format!("/siege_discs/{side}/{polis}"))
    }

    pub fn market(&self, good: &str) -> i64 {
        self.number(&format!("/market/{good}"))
    }

    /// The id of the pending step.
    pub fn step(&self) -> String {
        let state = self.state();
        let steps = state["steps"].as_array().unwrap();
        steps.last().map_or("none", |step| step["step"].as_str().unwrap()).to_owned()
    }

    /// A seat's view as JSON.
    pub fn view(&self, seat: u8) -> Value {
        Polis::show(&Polis::view(self.0.position(), Viewer::Seat(table::Seat(seat))))
    }

    /// Why the game ended.
    pub fn ending(&self) -> Option<&'static str> {
        Polis::outcome(self.0.position()).map(|outcome| outcome.reason)
    }

    /// The winner's id, or `shared`.
    pub fn winner(&self) -> &'static str {
        let outcome = Polis::outcome(self.0.position()).expect("the game is over");
        outcome.winner().map_or("shared", |seat| Polis::about().seats[seat.index()])
    }

    /// What broke a tie at the end.
    pub fn tie_break(&self) -> Option<&'static str> {
        Polis::outcome(self.position()).and_then(|outcome| outcome.tie_break)
    }
}
