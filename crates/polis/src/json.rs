//! Moves in words; positions and views as JSON, keyed by the ids of the component file.
//!
//! `docs/engine-protocol.md` describes the shape. A state is a view in which nothing is hidden.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Faults, Moves, Notation, Set, Viewer};

use crate::audit;
use crate::board::{Board, Ending, Passed, Player, PolisState, Proxenos};
use crate::components::{CARDS, Edition, POLEIS, edition};
use crate::flow::Frame;
use crate::game::Polis as Game;
use crate::ids::{
    Card, CardHalf, EventId, GOODS, Good, Polis, Project, Region, RoundId, Sea, Shipload, Side,
    Territory,
};
use crate::keyed::{self, Keyed};
use crate::moves::Move;
use crate::position::{DEEPEST, Position};
use crate::rules::editions::SiegeDiscs;
use crate::view::{Hand, Pick, View, battle_of, battlefield};

impl Notation for Game {
    fn write_move(_: &Position, mv: Move) -> String {
        mv.words()
    }

    fn read_move(position: &Position, words: &str) -> Option<Move> {
        let edition = position.table.board.edition;
        let mv = Move::from_words(words).filter(|mv| mv.is_in(edition))?;
        match (mv, battle_of(position.steps.as_slice())) {
            // POL-13.5: in a battle a card has the name of the half that counts.
            (Move::Play(half) | Move::Deal(half), Some(battle)) => {
                let right = edition.kind_in(half, battle.region).is_some();
                Some(if right { mv } else { Move::Misnamed(half) })
            }
            _ => Some(mv),
        }
    }

    fn state(position: &Position) -> Value {
        Game::show(&View::open(position))
    }

    fn load(state: &Value) -> Result<Position, Vec<String>> {
        let doc = Doc::deserialize(state).map_err(|error| vec![error.to_string()])?;
        let mut faults = Faults::new();
        let view = doc.read(&mut faults);
        faults.into_result()?;
        let position = view.and_then(|view| view.certain()).ok_or_else(Vec::new)?;
        audit::audit(&position)?;
        Ok(position)
    }

    fn show(view: &View) -> Value {
        serde_json::to_value(Doc::of(view)).unwrap_or(Value::Null)
    }

    fn audit(position: &Position) -> Result<(), Vec<String>> {
        audit::audit(position)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Doc {
    game: String,
    edition: String,
    scenario: String,
    rules: u32,
    seats: Vec<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewer: Option<String>,
    round: RoundId,
    event: Option<EventId>,
    #[serde(deserialize_with = "keyed::read_set")]
    barred: Set<Territory>,
    poleis: Keyed<Polis, PolisDoc>,
    hoplites: Keyed<Side, Keyed<Territory, u8>>,
    galleys: Keyed<Side, Keyed<Sea, u8>>,
    players: Keyed<Side, PlayerDoc>,
    shiploads: Keyed<Shipload, Side>,
    market: Keyed<Good, u8>,
    collected: Keyed<Territory, Side>,
    /// Only in editions that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    siege_discs: Option<Keyed<Side, Keyed<Polis, u8>>>,
    #[serde(deserialize_with = "keyed::read_set")]
    shown_projects: Set<Project>,
    #[serde(deserialize_with = "keyed::read_set")]
    unseen_projects: Set<Project>,
    passed: Vec<Side>,
    ending: Option<EndingDoc>,
    hands: Keyed<Side, HandDoc>,
    pick: Option<PickDoc>,
    steps: Vec<Frame>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PolisDoc {
    owner: Option<Side>,
    population: u8,
    project: Option<Project>,
    #[serde(deserialize_with = "keyed::read_set")]
    built: Set<Project>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDoc {
    prestige: u16,
    goods: Keyed<Good, u8>,
    merchants: u8,
    /// Nothing while he is a hostage.
    proxenos: Option<Polis>,
    abroad: u8,
    doubled: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndingDoc {
    reason: String,
    side: Option<Side>,
}

/// Cards by kind, or only their number where they are hidden.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum HandDoc {
    Known(Keyed<CardHalf, u8>),
    Hidden(u8),
}

/// A card, or `true` where it is hidden.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PickDoc {
    Known(CardHalf),
    Hidden(bool),
}

impl Doc {
    fn of(view: &View) -> Doc {
        let board = &view.board;
        let edition = board.edition;
        Doc {
            game: "polis".to_owned(),
            edition: edition.id.to_owned(),
            scenario: board.scenario.id.to_owned(),
            rules: board.rules,
            seats: Side::BOTH.to_vec(),
            viewer: view.viewer.map(viewer_id),
            round: board.round_card().id,
            event: board.event,
            barred: board.barred,
            poleis: Keyed::each(|polis| PolisDoc::of(board, polis)),
            hoplites: Keyed::each(|side: Side| Keyed::present(&board.hoplites[side.index()])),
            galleys: Keyed::each(|side: Side| Keyed::present(&board.galleys[side.index()])),
            players: Keyed::each(|side| PlayerDoc::of(board, side)),
            shiploads: owners(Shipload::all(), &board.shiploads),
            market: goods(edition, &board.market),
            collected: owners(Territory::all(), &board.collected),
            siege_discs: match edition.rules.siege_discs {
                SiegeDiscs::None => None,
                SiegeDiscs::OneForEachFailure => {
                    Some(Keyed::each(|side: Side| Keyed::present(&board.siege_discs[side.index()])))
                }
            },
            shown_projects: board.shown,
            unseen_projects: board.unseen,
            passed: match board.passed {
                Passed::Nobody => Vec::new(),
                Passed::One(first) => vec![first],
                Passed::Both(first) => vec![first, first.other()],
            },
            ending: board
                .ending
                .map(|ending| EndingDoc { reason: ending.id().to_owned(), side: ending.side() }),
            hands: Keyed::each(|side| HandDoc::of(view, side)),
            pick: match view.pick {
                Pick::None => None,
                Pick::Known(card) => Some(PickDoc::Known(half(view, card))),
                Pick::Hidden => Some(PickDoc::Hidden(true)),
            },
            steps: view.steps.to_vec(),
        }
    }

    /// The view that is written here, as far as it can be read; it has not been audited yet.
    fn read(&self, faults: &mut Faults) -> Option<View> {
        let named = self.game == "polis" && self.seats == Side::BOTH;
        faults.expect(named, || "a position of polis has the seats athens and sparta".to_owned());
        faults.expect(self.viewer.is_none(), || {
            "this is a view, in which things are hidden; load a state".to_owned()
        });
        let board = self.board(faults)?;
        let few = self.steps.len() <= DEEPEST;
        faults.expect(few, || format!("{} pending steps are more than can be", self.steps.len()));
        let (edition, region) = (board.edition, battlefield(&self.steps));
        let picked = self.pick.is_some() && battle_of(&self.steps).is_none();
        faults.expect(!picked, || "a card is picked outside a battle".to_owned());
        let hands = Side::BOTH.map(|side| self.hand(edition, side, region, faults));
        let pick = match self.pick {
            None => Pick::None,
            Some(PickDoc::Known(half)) => Pick::Known(kind(edition, half, region, faults)),
            Some(PickDoc::Hidden(_)) => {
                faults.fault("the picked card is hidden; a state shows it");
                Pick::None
            }
        };
        let steps = self.steps.iter().copied().take(DEEPEST).collect();
        Some(View { viewer: None, board, steps, hands, pick })
    }

    fn board(&self, faults: &mut Faults) -> Option<Board> {
        let edition = faults.found("edition", &self.edition, edition(&self.edition))?;
        let scenario = edition.scenarios.iter().find(|one| one.id == self.scenario);
        let scenario = faults.found("scenario", &self.scenario, scenario)?;
        let round = scenario.rounds.iter().position(|round| round.id == self.round);
        let round = faults.found("round in this scenario", self.round.id(), round)?;
        let mut shiploads = [None; _];
        self.shiploads.0.iter().for_each(|(load, side)| shiploads[load.index()] = Some(*side));
        let mut collected = [None; _];
        self.collected.0.iter().for_each(|(place, side)| collected[place.index()] = Some(*side));
        Some(Board {
            edition,
            scenario,
            rules: self.rules,
            round: round as u8,
            event: self.event,
            barred: self.barred,
            poleis: self.poleis(edition, faults),
            hoplites: Side::BOTH.map(|side| counts(&self.hoplites, side)),
            galleys: Side::BOTH.map(|side| counts(&self.galleys, side)),
            players: Side::BOTH.map(|side| self.player(edition, side, faults)),
            shiploads,
            market: stock(edition, &self.market, faults),
            collected,
            siege_discs: Side::BOTH
                .map(|side| self.siege_discs.as_ref().map_or([0; _], |discs| counts(discs, side))),
            shown: self.shown_projects,
            unseen: self.unseen_projects,
            passed: self.passed(faults),
            ending: self.ending.as_ref().and_then(|ending| ending.read(faults)),
        })
    }

    fn poleis(&self, edition: &Edition, faults: &mut Faults) -> [PolisState; POLEIS] {
        let mut poleis = [PolisState::default(); POLEIS];
        for (polis, one) in &self.poleis.0 {
            let base = edition.poleis[polis.index()].base;
            faults.expect(one.owner.is_some() || one.population == base, || {
                format!("{} is neutral, so its population is {base}", polis.id())
            });
            poleis[polis.index()] = PolisState {
                owner: one.owner,
                cubes: if one.owner.is_some() { one.population } else { 0 },
                project: one.project,
                built: one.built,
            };
        }
        poleis
    }

    fn player(&self, edition: &Edition, side: Side, faults: &mut Faults) -> Player {
        let Some(one) = faults.found("player", side.id(), self.players.get(side)) else {
            let proxenos = Proxenos::At(edition.map.capital[side.index()]);
            let stock = [0; GOODS];
            return Player {
                prestige: 0,
                stock,
                merchants: 0,
                proxenos,
                abroad: 0,
                doubled: false,
            };
        };
        Player {
            prestige: one.prestige,
            stock: stock(edition, &one.goods, faults),
            merchants: one.merchants,
            proxenos: one.proxenos.map_or(Proxenos::Captured, Proxenos::At),
            abroad: one.abroad,
            doubled: one.doubled,
        }
    }

    fn passed(&self, faults: &mut Faults) -> Passed {
        match self.passed[..] {
            [] => Passed::Nobody,
            [first] => Passed::One(first),
            [first, second] if first != second => Passed::Both(first),
            _ => {
                faults.fault("each side passes once at the most");
                Passed::Nobody
            }
        }
    }

    fn hand(&self, edition: &Edition, side: Side, region: Region, faults: &mut Faults) -> Hand {
        let mut cards = [0; CARDS];
        match faults.found("hand of", side.id(), self.hands.get(side)) {
            Some(HandDoc::Known(held)) => {
                for (half, n) in &held.0 {
                    cards[kind(edition, *half, region, faults).index()] = *n;
                }
            }
            Some(HandDoc::Hidden(_)) => {
                faults.fault(format!("the hand of {} is hidden; a state shows it", side.id()));
            }
            None => {}
        }
        Hand::Known(cards)
    }
}

impl PolisDoc {
    fn of(board: &Board, polis: Polis) -> PolisDoc {
        let PolisState { owner, project, built, .. } = board.poleis[polis.index()];
        PolisDoc { owner, population: board.population(polis), project, built }
    }
}

impl PlayerDoc {
    fn of(board: &Board, side: Side) -> PlayerDoc {
        let player = board.player(side);
        PlayerDoc {
            prestige: player.prestige,
            goods: goods(board.edition, &player.stock),
            merchants: player.merchants,
            proxenos: board.proxenos(side),
            abroad: player.abroad,
            doubled: player.doubled,
        }
    }
}

impl EndingDoc {
    fn read(&self, faults: &mut Faults) -> Option<Ending> {
        match (self.reason.as_str(), self.side) {
            ("points", None) => Some(Ending::Points),
            ("both_ostracised", None) => Some(Ending::BothOstracised),
            ("capital_lost", Some(side)) => Some(Ending::CapitalLost(side)),
            ("ostracised", Some(side)) => Some(Ending::Ostracised(side)),
            ("disgraced", Some(side)) => Some(Ending::Disgraced(side)),
            (reason, _) => {
                faults.fault(format!("no game ends with {reason:?} in this way"));
                None
            }
        }
    }
}

impl HandDoc {
    fn of(view: &View, side: Side) -> HandDoc {
        match view.hands[side.index()] {
            Hand::Hidden(n) => HandDoc::Hidden(n),
            Hand::Known(cards) => {
                let held = Card::all().zip(cards).filter(|(_, n)| *n > 0);
                HandDoc::Known(held.map(|(card, n)| (half(view, card), n)).collect())
            }
        }
    }
}

fn viewer_id(viewer: Viewer) -> String {
    let side = match viewer {
        Viewer::Seat(seat) => Side::in_seat(seat),
        Viewer::Spectator => None,
    };
    side.map_or("spectator", Side::id).to_owned()
}

/// A card by the half that counts in the battle that is fought.
fn half(view: &View, card: Card) -> CardHalf {
    view.board.edition.half(card, battlefield(&view.steps))
}

/// POL-13.5: a combat card, by the half that counts in this region.
fn kind(edition: &Edition, half: CardHalf, region: Region, faults: &mut Faults) -> Card {
    let card = edition.kind_in(half, region);
    faults.found("combat card of such a battle", half.id(), card).unwrap_or(Card(0))
}

fn owners<T>(all: impl Iterator<Item = T>, owners: &[Option<Side>]) -> Keyed<T, Side> {
    all.zip(owners).filter_map(|(one, owner)| owner.map(|owner| (one, owner))).collect()
}

fn counts<T: table::Id, const N: usize>(all: &Keyed<Side, Keyed<T, u8>>, side: Side) -> [u8; N] {
    all.get(side).map_or([0; N], Keyed::array)
}

fn goods(edition: &Edition, values: &[u8; GOODS]) -> Keyed<Good, u8> {
    edition.goods.iter().map(|&good| (good, values[good.index()])).collect()
}

fn stock(edition: &Edition, entries: &Keyed<Good, u8>, faults: &mut Faults) -> [u8; GOODS] {
    for (good, _) in entries.0.iter().filter(|(good, _)| !edition.goods.contains(good)) {
        faults.fault(format!("there is no {} in this edition", good.id()));
    }
    entries.array()
}
