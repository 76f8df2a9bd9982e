//! Setting scenes: a position made to order, played in words, asked in plain questions.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a scene that can't be set fails its test")]

use std::collections::BTreeMap;

use agora::Agora;
use agora::components::components;
use agora::ids::{Colour, Kind, Piece, Player};
use agora::position::Position;
use agora::refusal::{Reason, Refusal};
use agora::rules::scoring::Points;
use serde_json::{Value, json};
use table::matches::PlayError;
use table::{Actor, Match, Notation, Rules, Secrets, Setup, Speech, Viewer};

/// A set-up for so many players.
pub fn setup(seats: usize, scenario: &str) -> Setup {
    Setup { seats, scenario: scenario.to_owned(), ..Setup::standard(Agora::about()) }
}

/// A position in the making: boards of the first game, empty hands and cities. It goes through
/// the same door as any position from outside.
pub struct Scene {
    state: Value,
    seats: usize,
    piles: BTreeMap<String, (u8, bool)>,
    keep: Vec<Kind>,
}

impl Scene {
    /// The beginning of a phase in a player's turn.
    pub fn phase(seats: usize, player: &str, phase: &str) -> Scene {
        let step = match phase {
            "lighthouse" => json!({"step": "lighthouse", "player": player, "seen": 0}),
            "draw" => json!({"step": "drawing", "player": player, "first": null, "stage": "first"}),
            "auction" => json!({"step": "selling", "player": player, "sold": 0}),
            "develop" => json!({"step": "develop", "player": player, "done": 0}),
            "protect" => json!({"step": "protect", "player": player}),
            "income" => {
                json!({"step": "activate", "player": player, "income": false, "exchanged": false})
            }
            "trade" => json!({"step": "trade", "player": player, "made": 0}),
            "war" => json!({"step": "war", "player": player}),
            _ => panic!("no phase {phase}"),
        };
        let start = Agora::start(&setup(seats, "first_game")).unwrap();
        let mut state = Agora::state(&start);
        state["steps"] = json!([{"step": "turn", "player": player, "phase": phase}, step]);
        Scene { state, seats, piles: BTreeMap::new(), keep: Vec::new() }
    }

    /// Any member of the state.
    pub fn set(mut self, pointer: &str, value: Value) -> Scene {
        *self.state.pointer_mut(pointer).unwrap_or_else(|| panic!("no member {pointer}")) = value;
        self
    }

    pub fn coins(self, player: &str, n: u16) -> Scene {
        self.set(&format!("/players/{player}/coins"), json!(n))
    }

    /// The same purse for everybody.
    pub fn all_coins(mut self, n: u16) -> Scene {
        for player in Player::all().map(Player::id).take(self.seats) {
            self = self.coins(player, n);
        }
        self
    }

    pub fn vp(self, player: &str, n: u16) -> Scene {
        self.set(&format!("/players/{player}/vp"), json!(n))
    }

    pub fn board(self, player: &str, city: &str, side: &str) -> Scene {
        let scene = self.set(&format!("/players/{player}/city"), json!(city));
        scene.set(&format!("/players/{player}/side"), json!(side))
    }

    pub fn hand(mut self, player: &str, cards: &[&str]) -> Scene {
        for card in cards {
            let hand = &mut self.state["players"][player]["hand"]["cards"];
            let n = hand.get(card).and_then(Value::as_u64).unwrap_or(0);
            hand[card] = json!(n + 1);
        }
        self
    }

    pub fn city(mut self, player: &str, cards: &[&str]) -> Scene {
        let city = self.state["players"][player]["cards"].as_array_mut().unwrap();
        city.extend(cards.iter().map(|card| json!(card)));
        self
    }

    /// Cards that everybody saw when they were lost.
    pub fn history(self, player: &str, cards: &[&str]) -> Scene {
        self.history_known(player, cards, &["everybody"])
    }

    pub fn history_known(mut self, player: &str, cards: &[&str], by: &[&str]) -> Scene {
        let history = self.state["players"][player]["history"].as_array_mut().unwrap();
        history.extend(cards.iter().map(|card| json!({"card": card, "known_to": by})));
        self
    }

    pub fn tucked(mut self, cards: &[&str]) -> Scene {
        for card in cards {
            self.state["tucked"]["cards"][card] = json!(1);
        }
        self
    }

    /// A pile with so many cards, its end card included; the others have left the game.
    pub fn pile(mut self, colour: &str, left: u8) -> Scene {
        self.piles.insert(colour.to_owned(), (left, false));
        self
    }

    /// What lies on top of a pile, and who has looked.
    pub fn pile_top(mut self, colour: &str, top: &Value) -> Scene {
        self.state["piles"][colour]["top"] = top.clone();
        self
    }

    /// A pile whose end card has been shown.
    pub fn locked(mut self, colour: &str, left: u8) -> Scene {
        self.piles.insert(colour.to_owned(), (left, true));
        self
    }

    /// Cards that stay among the unseen when piles are made smaller.
    pub fn keep(mut self, cards: &[&str]) -> Scene {
        self.keep.extend(cards.iter().map(|card| Kind::by_id(card).unwrap()));
        self
    }

    /// Makes the piles fit what lies elsewhere.
    fn balance(&mut self) {
        let mut left = self.unplaced();
        let removed = components().removed[self.seats];
        for colour in Colour::ALL {
            let free: u8 = of_colour(&left, colour).iter().map(|(_, n)| n).sum();
            let (size, locked) = match self.piles.get(colour.id()) {
                Some(&pile) => pile,
                None => (free + 1 - removed, false),
            };
            let wanted = size - u8::from(!locked) + removed;
            assert!(free >= wanted, "{free} {} cards, {wanted} wanted", colour.id());
            self.box_up(&mut left, colour, free - wanted);
            self.state["piles"][colour.id()]["left"] = json!(size);
            self.state["piles"][colour.id()]["locked"] = json!(locked);
        }
    }

    fn box_up(&mut self, left: &mut [u8], colour: Colour, surplus: u8) {
        let kept = |kind: &Kind| self.keep.contains(kind);
        let mut order = of_colour(left, colour);
        order.sort_by_key(|(kind, _)| kept(kind));
        let each =
            order.into_iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)));
        let gone: Vec<_> = each.take(usize::from(surplus)).collect();
        for kind in gone {
            left[kind.index()] -= 1;
            let boxed = self.state["boxed"].as_array_mut().unwrap();
            boxed.push(json!({"card": kind.id(), "known_to": []}));
        }
    }

    /// Copies of each kind that lie nowhere.
    fn unplaced(&self) -> Vec<u8> {
        let mut left: Vec<u8> = components().cards.iter().map(|card| card.copies).collect();
        let mut take = |id: &str, n: u64| {
            let kind = Kind::by_id(id).unwrap_or_else(|| panic!("no card {id}"));
            left[kind.index()] -= u8::try_from(n).unwrap();
        };
        let mut bag = |bag: &Value| {
            let cards = bag["cards"].as_object().unwrap();
            cards.iter().for_each(|(id, n)| take(id, n.as_u64().unwrap()));
        };
        let players = self.state["players"].as_object().unwrap();
        players.values().for_each(|player| bag(&player["hand"]));
        bag(&self.state["tucked"]);
        let heaps = players.values().map(|player| &player["history"]).chain([&self.state["boxed"]]);
        heaps.flat_map(|heap| heap.as_array().unwrap()).for_each(|card| {
            take(card["card"].as_str().unwrap(), 1);
        });
        let cities = players.values().flat_map(|player| player["cards"].as_array().unwrap());
        cities.for_each(|word| {
            take(Piece::by_word(word.as_str().unwrap()).unwrap().kind.id(), 1);
        });
        if let Some(card) = self.state["lot"]["card"].as_str() {
            take(card, 1);
        }
        left
    }

    /// The game, if the position is possible.
    pub fn play(mut self) -> Play {
        self.balance();
        let position = Agora::load(&self.state).unwrap_or_else(|faults| panic!("{faults:?}"));
        Play(Match::from_position(setup(self.seats, "first_game"), position))
    }

    /// What is wrong with the position.
    pub fn faults(mut self) -> Vec<String> {
        self.balance();
        Agora::load(&self.state).unwrap_err()
    }
}

fn of_colour(left: &[u8], colour: Colour) -> Vec<(Kind, u8)> {
    let all = components().cards.iter().zip(left);
    let own = all.filter(|(card, n)| card.colour == colour && **n > 0);
    own.map(|(card, n)| (Kind::by_id(card.id).unwrap(), *n)).collect()
}

/// A game in the test.
pub struct Play(pub Match<Agora>);

impl Play {
    /// A game from its start.
    pub fn start(seats: usize, scenario: &str) -> Play {
        Play(Match::new(setup(seats, scenario)).unwrap())
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

    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        Agora::legal(self.position(), &mut moves);
        moves.into_iter().map(|mv| Agora::write_move(self.position(), mv)).collect()
    }

    pub fn can(&self, words: &str) -> bool {
        self.legal().iter().any(|one| one == words)
    }

    pub fn position(&self) -> &Position {
        self.0.position()
    }

    pub fn state(&self) -> Value {
        Agora::state(self.position())
    }

    /// Who is to act: a seat's id, `chance` or `nobody`.
    pub fn to_act(&self) -> &'static str {
        match self.0.actor() {
            Actor::Seat(seat) => Player(seat.0).id(),
            Actor::Chance => "chance",
            Actor::Nobody => "nobody",
        }
    }

    /// The step that asks.
    pub fn step(&self) -> String {
        let state = self.state();
        let steps = state["steps"].as_array().unwrap();
        steps.last().map_or("over".to_owned(), |step| step["step"].as_str().unwrap().to_owned())
    }

    pub fn coins(&self, player: &str) -> u64 {
        self.state()["players"][player]["coins"].as_u64().unwrap()
    }

    pub fn vp(&self, player: &str) -> u64 {
        self.state()["players"][player]["vp"].as_u64().unwrap()
    }

    pub fn city(&self, player: &str) -> Vec<String> {
        let state = self.state();
        let cards = state["players"][player]["cards"].as_array().unwrap().clone();
        cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect()
    }

    pub fn hand(&self, player: &str) -> Vec<String> {
        let state = self.state();
        let cards = state["players"][player]["hand"]["cards"].as_object().unwrap().clone();
        let each = cards.iter().flat_map(|(id, n)| vec![id.clone(); n.as_u64().unwrap() as usize]);
        each.collect()
    }

    pub fn history(&self, player: &str) -> Vec<String> {
        let state = self.state();
        let cards = state["players"][player]["history"].as_array().unwrap().clone();
        cards.iter().map(|card| card["card"].as_str().unwrap().to_owned()).collect()
    }

    pub fn boxed(&self) -> Vec<String> {
        let state = self.state();
        let cards = state["boxed"].as_array().unwrap().clone();
        cards.iter().map(|card| card["card"].as_str().unwrap().to_owned()).collect()
    }

    pub fn points(&self, player: &str) -> Points {
        Points::of(&self.position().table, Player::by_id(player).unwrap())
    }

    /// The position as a seat, or a spectator, sees it.
    pub fn seen_by(&self, player: &str) -> Value {
        let viewer =
            Player::by_id(player).map_or(Viewer::Spectator, |one| Viewer::Seat(one.seat()));
        Agora::show(&Agora::view(self.position(), viewer))
    }

    /// What a seat, or a spectator, was told of the last move.
    pub fn told(&self, player: &str) -> String {
        let viewer =
            Player::by_id(player).map_or(Viewer::Spectator, |one| Viewer::Seat(one.seat()));
        let ply = self.0.plies().last().unwrap();
        let events = ply.events.iter().filter_map(|event| Agora::redact(event, viewer));
        let say = |event| Agora::words().say("en", &Agora::tell(&event).message);
        events.map(say).collect::<Vec<_>>().join(" ")
    }
}
