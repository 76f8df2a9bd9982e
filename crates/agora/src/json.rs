//! Positions and views as JSON, keyed by the ids of the component file.
//!
//! A state is a view in which nothing is hidden. Cards in the piles are not listed: they are
//! those that lie nowhere else.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Faults, Notation, Seat, Set, Steps, Viewer};

use crate::Agora;
use crate::audit;
use crate::bag::Bag;
use crate::board::{Board, Deal, Holdings, MOST_CARDS, Pile};
use crate::components::FEWEST_PLAYERS;
use crate::flow::Frame;
use crate::game::EDITION;
use crate::glimpse::{Glimpse, Glimpses};
use crate::ids::{COLOURS, City, Colour, Kind, MOST_PLAYERS, Piece, Player, Side};
use crate::known::{Knowers, Known, put_down};
use crate::position::Position;
use crate::view::{Heap, Lot, Seen, TopSeen, View};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Doc {
    game: String,
    edition: String,
    scenario: Deal,
    rules: u32,
    seats: Vec<Player>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewer: Option<String>,
    players: BTreeMap<Player, PlayerDoc>,
    piles: BTreeMap<Colour, PileDoc>,
    tucked: SeenDoc,
    boxed: Vec<CardDoc>,
    lot: Option<FaceDoc>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    seen: Vec<Glimpse>,
    used: Vec<Kind>,
    partners: Vec<Player>,
    over: bool,
    steps: Vec<Frame>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDoc {
    city: Option<City>,
    side: Option<Side>,
    coins: u16,
    vp: u16,
    cards: Vec<Piece>,
    hand: SeenDoc,
    history: Vec<CardDoc>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PileDoc {
    left: u8,
    locked: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    top: Option<TopSeen>,
}

/// Cards by kind, and by colour where they are hidden.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeenDoc {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<BTreeMap<Kind, u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hidden: Option<BTreeMap<Colour, u8>>,
}

/// One card, or its colour where it is hidden.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceDoc {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<Kind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
}

/// A face-down card.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardDoc {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<Kind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
    known_to: Knowers,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    spent: bool,
    /// Who can tell what it is, though nobody showed it.
    #[serde(default, skip_serializing_if = "Knowers::is_empty")]
    privy: Knowers,
}

impl Notation for Agora {
    fn state(position: &Position) -> Value {
        Agora::show(&View::open(position))
    }

    fn load(state: &Value) -> Result<Position, Vec<String>> {
        let doc: Doc = Doc::deserialize(state).map_err(|error| vec![error.to_string()])?;
        let mut reader = Reader { faults: Faults::new() };
        let view = reader.view(&doc);
        reader.faults.into_result()?;
        let position = view
            .and_then(|view| view.certain())
            .ok_or_else(|| vec!["a position must not hide anything".to_owned()])?;
        audit::audit(&position)?;
        Ok(position)
    }

    fn show(view: &View) -> Value {
        serde_json::to_value(doc(view)).unwrap_or(Value::Null)
    }

    fn audit(position: &Position) -> Result<(), Vec<String>> {
        audit::audit(position)
    }
}

fn doc(view: &View) -> Doc {
    let board = &view.board;
    let player = |player: Player| {
        let own = board.of(player);
        let doc = PlayerDoc {
            city: own.city,
            side: own.side,
            coins: own.coins,
            vp: own.vp,
            cards: own.cards.to_vec(),
            hand: seen_doc(view.hands[player.index()]),
            history: heap_doc(&view.histories[player.index()]),
        };
        (player, doc)
    };
    let pile = |colour: Colour| {
        let Pile { left, locked } = board.piles[colour.index()];
        (colour, PileDoc { left, locked, top: view.tops[colour.index()] })
    };
    Doc {
        game: "agora".to_owned(),
        edition: EDITION.to_owned(),
        scenario: board.deal,
        rules: board.rules,
        seats: board.everybody().collect(),
        viewer: view.viewer.map(|viewer| match viewer {
            Viewer::Seat(Seat(n)) => Player(n).id().to_owned(),
            Viewer::Spectator => "spectator".to_owned(),
        }),
        players: board.everybody().map(player).collect(),
        piles: Colour::ALL.into_iter().map(pile).collect(),
        tucked: seen_doc(view.tucked),
        boxed: heap_doc(&view.boxed),
        lot: match view.lot {
            Lot::None => None,
            Lot::Known(kind) => Some(FaceDoc { card: Some(kind), colour: None }),
            Lot::Hidden(colour) => Some(FaceDoc { card: None, colour: Some(colour) }),
        },
        seen: view.glimpses.to_vec(),
        used: board.used.iter().collect(),
        partners: board.partners.iter().collect(),
        over: board.over,
        steps: view.steps.as_slice().to_vec(),
    }
}

fn seen_doc(seen: Seen) -> SeenDoc {
    match seen {
        Seen::Known(bag) => SeenDoc { cards: Some(bag.kinds().collect()), hidden: None },
        Seen::Partly(bag, hidden) => {
            let each = Colour::ALL.into_iter().zip(hidden).filter(|(_, n)| *n > 0);
            let cards = (!bag.is_empty()).then(|| bag.kinds().collect());
            SeenDoc { cards, hidden: Some(each.collect()) }
        }
    }
}

fn heap_doc(heap: &Heap) -> Vec<CardDoc> {
    let known = heap.known.iter().map(|card| CardDoc {
        card: Some(card.kind),
        colour: None,
        known_to: card.by,
        spent: card.spent,
        privy: card.privy,
    });
    let hidden = heap.hidden.iter().map(|&(colour, by)| CardDoc {
        card: None,
        colour: Some(colour),
        known_to: by,
        spent: false,
        privy: Knowers::default(),
    });
    known.chain(hidden).collect()
}

/// Turns a document into a view and remembers what does not fit.
struct Reader {
    faults: Faults,
}

impl Reader {
    fn expect(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        self.faults.expect(holds, fault);
    }

    fn view(&mut self, doc: &Doc) -> Option<View> {
        self.expect(doc.game == "agora", || format!("a position of {:?}", doc.game));
        self.expect(doc.edition == EDITION, || format!("there is no edition {:?}", doc.edition));
        self.expect(doc.viewer.is_none(), || "this is a view, not a position".to_owned());
        let n = doc.seats.len();
        let seats = Player::first(MOST_PLAYERS as u8).take(n).collect::<Vec<_>>();
        let fits = (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&n) && seats == doc.seats;
        let players = fits && doc.players.keys().copied().eq(seats);
        self.expect(players, || format!("seats {:?}", doc.seats));
        self.expect(doc.piles.len() == COLOURS, || "there are four piles".to_owned());
        if !self.faults.is_empty() {
            return None;
        }
        let steps = Steps::stored(&doc.steps);
        self.expect(steps.is_some(), || format!("{} pending steps", doc.steps.len()));
        let board = self.board(doc);
        let each = |index: usize| doc.players.get(&Player(index as u8));
        Some(View {
            viewer: None,
            board,
            steps: steps?,
            hands: std::array::from_fn(|index| {
                each(index).map_or(Seen::Known(Bag::default()), |one| self.seen(&one.hand))
            }),
            tucked: self.seen(&doc.tucked),
            histories: std::array::from_fn(|index| {
                each(index).map(|one| self.heap(&one.history)).unwrap_or_default()
            }),
            boxed: self.heap(&doc.boxed),
            lot: match &doc.lot {
                None => Lot::None,
                Some(FaceDoc { card: Some(kind), colour: None }) => Lot::Known(*kind),
                Some(_) => {
                    self.faults.fault("the card under the hammer is hidden".to_owned());
                    Lot::None
                }
            },
            tops: Colour::ALL.map(|colour| doc.piles.get(&colour).and_then(|pile| pile.top)),
            glimpses: self.glimpses(&doc.seen),
        })
    }

    fn glimpses(&mut self, seen: &[Glimpse]) -> Glimpses {
        let fits = seen.len() <= MOST_CARDS;
        self.expect(fits, || format!("{} cards seen in hands", seen.len()));
        let mut glimpses: Glimpses = seen.iter().copied().take(MOST_CARDS).collect();
        glimpses.sort_unstable();
        glimpses
    }

    fn board(&mut self, doc: &Doc) -> Board {
        let players = std::array::from_fn(|index| {
            let own = doc.players.get(&Player(index as u8));
            own.map(|own| self.holdings(own)).unwrap_or_default()
        });
        let pile = |colour| {
            let pile = doc.piles.get(&colour);
            pile.map(|pile| Pile { left: pile.left, locked: pile.locked }).unwrap_or_default()
        };
        let mut used = Set::EMPTY;
        for &kind in &doc.used {
            self.expect(!used.contains(kind), || format!("{} is used twice", kind.id()));
            used.insert(kind);
        }
        Board {
            deal: doc.scenario,
            rules: doc.rules,
            n: doc.seats.len() as u8,
            players,
            piles: Colour::ALL.map(pile),
            used,
            partners: doc.partners.iter().copied().collect(),
            over: doc.over,
        }
    }

    fn holdings(&mut self, doc: &PlayerDoc) -> Holdings {
        let mut own = Holdings {
            city: doc.city,
            side: doc.side,
            coins: doc.coins,
            vp: doc.vp,
            cards: ArrayVec::new(),
        };
        if doc.cards.len() > own.cards.capacity() {
            self.faults.fault(format!("{} cards in one city", doc.cards.len()));
            return own;
        }
        doc.cards.iter().for_each(|piece| own.put(*piece));
        own
    }

    fn seen(&mut self, doc: &SeenDoc) -> Seen {
        let (Some(cards), None) = (&doc.cards, &doc.hidden) else {
            self.faults.fault("hidden cards in a position".to_owned());
            return Seen::Known(Bag::default());
        };
        let mut bag = Bag::default();
        for (&kind, &n) in cards {
            self.expect((1..=Bag::MOST_COPIES).contains(&n), || format!("{n} × {}", kind.id()));
            (0..n.min(Bag::MOST_COPIES)).for_each(|_| bag.add(kind));
        }
        Seen::Known(bag)
    }

    fn heap(&mut self, docs: &[CardDoc]) -> Heap {
        let mut heap = Heap::default();
        for doc in docs {
            let (Some(kind), None) = (doc.card, doc.colour) else {
                self.faults.fault("a hidden card in a position".to_owned());
                continue;
            };
            if heap.known.is_full() {
                self.faults.fault(format!("{} cards in one heap", docs.len()));
                break;
            }
            let (by, privy) = (doc.known_to, doc.privy);
            put_down(&mut heap.known, Known { kind, by, spent: doc.spent, privy });
        }
        heap
    }
}
