//! Pebbles outside the rules: what each seat may know, text, JSON and a drawing.

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::rules::{Board, Charm, Hand, Place, Side};
use super::steps::Pending;
use super::{DEPTH, Position};
use crate::chance::below;
use crate::contract::DrawOptions;
use crate::seat::Viewer;
use crate::steps::Steps;

/// What a viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub(super) scenario: Place,
    pub(super) with_charms: bool,
    pub(super) heap: u8,
    pub(super) hands: [HandView; 2],
    pub(super) steps: Steps<Pending, DEPTH>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct HandView {
    pub(super) pebbles: u8,
    pub(super) charm: CharmView,
    pub(super) shown: bool,
    pub(super) swaps: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum CharmView {
    None,
    FaceDown,
    Known(Charm),
}

pub(super) fn view(position: &Position, viewer: Viewer) -> View {
    let Board { scenario, with_charms, heap, hands } = &position.board;
    let is_over = position.steps.top().is_none();
    let see = |side: Side| {
        let Hand { pebbles, charm, shown, swaps } = hands[side.index()];
        let open = shown || is_over || viewer.is(side.seat());
        let charm = match charm {
            Some(charm) if open => CharmView::Known(charm),
            Some(_) => CharmView::FaceDown,
            None => CharmView::None,
        };
        HandView { pebbles, charm, shown, swaps }
    };
    View {
        scenario: *scenario,
        with_charms: *with_charms,
        heap: *heap,
        hands: Side::BOTH.map(see),
        steps: position.steps.clone(),
    }
}

/// Face-down charms are sampled from those that are not in view.
pub(super) fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
    let is_seen = |charm| view.hands.iter().any(|hand| hand.charm == CharmView::Known(charm));
    let mut bag: Vec<_> = Charm::ALL.into_iter().filter(|&charm| !is_seen(charm)).collect();
    let hands = view.hands.map(|hand| {
        let HandView { pebbles, charm, shown, swaps } = hand;
        let charm = match charm {
            CharmView::None => None,
            CharmView::Known(charm) => Some(charm),
            CharmView::FaceDown => {
                Some(bag.swap_remove(below(&mut *rng, bag.len() as u64) as usize))
            }
        };
        Hand { pebbles, charm, shown, swaps }
    });
    let View { scenario, with_charms, heap, .. } = *view;
    let board = Board { scenario, with_charms, heap, hands };
    Position { board, steps: view.steps.clone() }
}

/// The position as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    edition: String,
    scenario: Place,
    rules: u32,
    options: Options,
    heap: u8,
    seats: [StoredHand; 2],
    steps: Vec<Pending>,
}

/// Options other than the default.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Options {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    charms: Option<Switch>,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Switch {
    On,
    Off,
}

impl Options {
    fn new(with_charms: bool) -> Self {
        Options { charms: (!with_charms).then_some(Switch::Off) }
    }
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredHand {
    seat: Side,
    pebbles: u8,
    charm: Option<Charm>,
    shown: bool,
    swaps: u8,
}

pub(super) fn state(position: &Position) -> Value {
    let Board { scenario, with_charms, heap, hands } = position.board.clone();
    let seats = Side::BOTH.map(|seat| {
        let Hand { pebbles, charm, shown, swaps } = hands[seat.index()];
        StoredHand { seat, pebbles, charm, shown, swaps }
    });
    let steps = position.steps.as_slice().to_vec();
    let edition = "first".to_owned();
    let options = Options::new(with_charms);
    let stored = Stored { edition, scenario, rules: 1, options, heap, seats, steps };
    serde_json::to_value(stored).expect("plain values become JSON")
}

pub(super) fn load(state: &Value) -> Result<Position, Vec<String>> {
    let stored = Stored::deserialize(state).map_err(|error| vec![error.to_string()])?;
    let Stored { scenario, heap, .. } = stored;
    let with_charms = stored.options.charms != Some(Switch::Off);
    let hands = stored.seats.map(|hand| {
        let StoredHand { pebbles, charm, shown, swaps, .. } = hand;
        Hand { pebbles, charm, shown, swaps }
    });
    let board = Board { scenario, with_charms, heap, hands };
    let mut faults = super::rules::audit(&board, &stored.steps);
    if stored.seats.map(|hand| hand.seat) != Side::BOTH {
        faults.push("the seats are white and black, in this order".into());
    }
    if (stored.edition.as_str(), stored.rules) != ("first", 1) {
        faults.push("only the first edition exists, with rules 1".into());
    }
    match Steps::stored(&stored.steps) {
        Some(steps) if faults.is_empty() => Ok(Position { board, steps }),
        _ => Err(faults),
    }
}

pub(super) fn show(view: &View) -> Value {
    let hand = |side: Side| {
        let HandView { pebbles, charm, shown, swaps } = view.hands[side.index()];
        let charm = match charm {
            CharmView::None => Value::Null,
            CharmView::FaceDown => Value::from(1),
            CharmView::Known(charm) => Value::from(charm.id()),
        };
        json!({ "seat": side, "pebbles": pebbles, "charm": charm, "shown": shown, "swaps": swaps })
    };
    json!({
        "edition": "first",
        "scenario": view.scenario,
        "rules": 1,
        "options": Options::new(view.with_charms),
        "heap": view.heap,
        "seats": Side::BOTH.map(hand),
        "steps": view.steps.as_slice(),
    })
}

pub(super) fn draw(view: &View, options: &DrawOptions<'_>) -> String {
    let charm = |side: Side| {
        let face = match view.hands[side.index()].charm {
            CharmView::None => "",
            CharmView::FaceDown => "?",
            CharmView::Known(charm) => charm.id(),
        };
        let (id, x) = (side.charm_id(), 10 + 80 * side.index());
        format!(r#"<text id="{id}" x="{x}" y="30">{face}</text>"#)
    };
    let [white, black] = Side::BOTH.map(charm);
    let (width, heap) = (options.width, view.heap);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" viewBox="0 0 100 40">{white}{black}<text id="heap" x="50" y="30">{heap}</text></svg>"#
    )
}
