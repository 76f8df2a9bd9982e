//! Positions and views as JSON, keyed by the ids of the component file.
//!
//! `docs/engine-protocol.md` describes the shape. A state is a view in which nothing is hidden.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Viewer};

use crate::board::{Board, Ending, Passed, Player, PolisState, Proxenos};
use crate::components::{CARDS, Edition, POLEIS, SEAS, SHIPLOADS, TERRITORIES, edition};
use crate::ids::{Card, GOODS, Good, Polis, Project, Region, Sea, Shipload, Side, Territory};
use crate::json_steps::StepDoc;
use crate::position::Position;
use crate::rules::editions::SiegeDiscs;
use crate::view::{Hand, Pick, View, battle_of};

type Named<T> = BTreeMap<String, T>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Doc {
    game: String,
    edition: String,
    scenario: String,
    rules: u32,
    seats: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewer: Option<String>,
    round: String,
    event: Option<String>,
    barred: Vec<String>,
    poleis: Named<PolisDoc>,
    hoplites: Named<Named<u8>>,
    galleys: Named<Named<u8>>,
    players: Named<PlayerDoc>,
    shiploads: Named<String>,
    market: Named<u8>,
    collected: Named<String>,
    /// Only in editions that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    siege_discs: Option<Named<Named<u8>>>,
    shown_projects: Vec<String>,
    unseen_projects: Vec<String>,
    passed: Vec<String>,
    ending: Option<EndingDoc>,
    hands: Named<HandDoc>,
    pick: Option<PickDoc>,
    steps: Vec<StepDoc>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PolisDoc {
    owner: Option<String>,
    population: u8,
    project: Option<String>,
    built: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDoc {
    prestige: u16,
    goods: Named<u8>,
    merchants: u8,
    /// Nothing while he is a hostage.
    proxenos: Option<String>,
    abroad: u8,
    doubled: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndingDoc {
    reason: String,
    side: Option<String>,
}

/// Cards by kind, or only their number where they are hidden.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum HandDoc {
    Known(Named<u8>),
    Hidden(u8),
}

/// A card, or `true` where it is hidden.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PickDoc {
    Known(String),
    Hidden(bool),
}

/// The whole position, open.
#[must_use]
pub(crate) fn write_state(position: &Position) -> Value {
    write_view(&View::open(position))
}

/// A view in the same shape.
#[must_use]
pub(crate) fn write_view(view: &View) -> Value {
    serde_json::to_value(doc(view)).unwrap_or(Value::Null)
}

/// Reads a state; the result has not been audited yet.
pub(crate) fn read_state(value: &Value) -> Result<Position, Vec<String>> {
    let doc: Doc = Doc::deserialize(value).map_err(|error| vec![error.to_string()])?;
    let Some(edition) = edition(&doc.edition) else {
        return Err(vec![format!("there is no edition {:?}", doc.edition)]);
    };
    let mut reader = Reader { edition, faults: Vec::new() };
    let position = reader.view(&doc).and_then(|view| view.certain());
    position.filter(|_| reader.faults.is_empty()).ok_or(reader.faults)
}

fn doc(view: &View) -> Doc {
    let board = &view.board;
    let edition = board.edition;
    let territory = |t: Territory| edition.map.territory_ids[t.index()].to_owned();
    let project = |p: Project| edition.projects[p.index()].id.to_owned();
    let units = |side: Side, seas: bool| {
        let regions =
            Board::regions().filter(move |region| matches!(region, Region::Sea(_)) == seas);
        let present = regions.filter(|&region| board.units(side, region) > 0);
        present.map(|r| (edition.region_id(r).to_owned(), board.units(side, r))).collect()
    };
    Doc {
        game: "polis".to_owned(),
        edition: edition.id.to_owned(),
        scenario: board.scenario.id.to_owned(),
        rules: board.rules,
        seats: Side::IDS.map(str::to_owned).to_vec(),
        viewer: view.viewer.map(viewer_id),
        round: board.round_card().id.to_owned(),
        event: board.event.map(|event| edition.events[event.index()].id.to_owned()),
        barred: crate::ids::territories(board.barred).map(territory).collect(),
        poleis: Polis::all()
            .map(|p| (edition.polis_id(p).to_owned(), polis_doc(board, p)))
            .collect(),
        hoplites: by_side(|side| units(side, false)),
        galleys: by_side(|side| units(side, true)),
        players: by_side(|side| player_doc(board, side)),
        shiploads: owners(
            Shipload::all().map(|s| edition.shiploads[s.index()].id),
            &board.shiploads,
        ),
        market: goods_doc(edition, &board.market),
        collected: owners(edition.map.territory_ids.into_iter(), &board.collected),
        siege_discs: siege_discs_doc(board),
        shown_projects: crate::ids::projects(board.shown).map(project).collect(),
        unseen_projects: crate::ids::projects(board.unseen).map(project).collect(),
        passed: passed_doc(board.passed),
        ending: board.ending.map(ending_doc),
        hands: by_side(|side| hand_doc(view, side)),
        pick: pick_doc(view),
        steps: view.steps.iter().map(|step| StepDoc::of(board, step)).collect(),
    }
}

fn viewer_id(viewer: Viewer) -> String {
    let id = match viewer {
        Viewer::Seat(Seat(seat)) => {
            Side::IDS.get(usize::from(seat)).copied().unwrap_or("spectator")
        }
        Viewer::Spectator => "spectator",
    };
    id.to_owned()
}

fn by_side<T>(of: impl Fn(Side) -> T) -> Named<T> {
    Side::BOTH.into_iter().map(|side| (side.id().to_owned(), of(side))).collect()
}

fn owners(ids: impl Iterator<Item = &'static str>, owners: &[Option<Side>]) -> Named<String> {
    let taken = ids.zip(owners).filter_map(|(id, owner)| owner.map(|owner| (id, owner)));
    taken.map(|(id, owner)| (id.to_owned(), owner.id().to_owned())).collect()
}

fn goods_doc(edition: &Edition, values: &[u8; GOODS]) -> Named<u8> {
    edition.goods.iter().map(|good| (good.id().to_owned(), values[good.index()])).collect()
}

fn siege_discs_doc(board: &Board) -> Option<Named<Named<u8>>> {
    let of = |side: Side| {
        let discs = &board.siege_discs[side.index()];
        let besieged = Polis::all().filter(|polis| discs[polis.index()] > 0);
        besieged.map(|p| (board.edition.polis_id(p).to_owned(), discs[p.index()])).collect()
    };
    match board.edition.rules.siege_discs {
        SiegeDiscs::None => None,
        SiegeDiscs::OneForEachFailure => Some(by_side(of)),
    }
}

fn polis_doc(board: &Board, polis: Polis) -> PolisDoc {
    let state = board.poleis[polis.index()];
    let id = |project: Project| board.edition.projects[project.index()].id.to_owned();
    PolisDoc {
        owner: state.owner.map(|owner| owner.id().to_owned()),
        population: board.population(polis),
        project: state.project.map(id),
        built: crate::ids::projects(state.built).map(id).collect(),
    }
}

fn player_doc(board: &Board, side: Side) -> PlayerDoc {
    let player = board.player(side);
    PlayerDoc {
        prestige: player.prestige,
        goods: goods_doc(board.edition, &player.stock),
        merchants: player.merchants,
        proxenos: board.proxenos(side).map(|polis| board.edition.polis_id(polis).to_owned()),
        abroad: player.abroad,
        doubled: player.doubled,
    }
}

fn passed_doc(passed: Passed) -> Vec<String> {
    let sides = match passed {
        Passed::Nobody => vec![],
        Passed::One(first) => vec![first],
        Passed::Both(first) => vec![first, first.other()],
    };
    sides.into_iter().map(|side| side.id().to_owned()).collect()
}

fn ending_doc(ending: Ending) -> EndingDoc {
    let side = match ending {
        Ending::CapitalLost(side) | Ending::Ostracised(side) | Ending::Disgraced(side) => {
            Some(side.id().to_owned())
        }
        Ending::Points | Ending::BothOstracised => None,
    };
    EndingDoc { reason: ending.id().to_owned(), side }
}

fn hand_doc(view: &View, side: Side) -> HandDoc {
    match view.hands[side.index()] {
        Hand::Hidden(n) => HandDoc::Hidden(n),
        Hand::Known(cards) => {
            let held = Card::all().filter(|card| cards[card.index()] > 0);
            HandDoc::Known(held.map(|card| (card_id(view, card), cards[card.index()])).collect())
        }
    }
}

fn pick_doc(view: &View) -> Option<PickDoc> {
    match view.pick {
        Pick::None => None,
        Pick::Known(card) => Some(PickDoc::Known(card_id(view, card))),
        Pick::Hidden => Some(PickDoc::Hidden(true)),
    }
}

fn card_id(view: &View, card: Card) -> String {
    let region = view.battle().map_or(Region::Land(Territory(0)), |battle| battle.region);
    view.board.edition.card_id(card, region).to_owned()
}

/// Resolves ids and remembers what is wrong.
pub(crate) struct Reader {
    pub(crate) edition: &'static Edition,
    pub(crate) faults: Vec<String>,
}

impl Reader {
    fn view(&mut self, doc: &Doc) -> Option<View> {
        if doc.game != "polis" || doc.seats != Side::IDS {
            self.faults.push("a position of polis has the seats athens and sparta".to_owned());
        }
        if doc.viewer.is_some() {
            self.faults.push("this is a view, in which things are hidden; load a state".to_owned());
        }
        let board = self.board(doc)?;
        let steps: Vec<_> = doc.steps.iter().filter_map(|step| step.read(self)).collect();
        if steps.len() > crate::position::DEEPEST {
            self.faults.push(format!("{} pending steps are more than can be", steps.len()));
        }
        let region = battle_of(&steps).map_or(Region::Land(Territory(0)), |battle| battle.region);
        let hands = Side::BOTH.map(|side| self.hand(doc, side, region));
        let pick = self.pick(doc, region);
        if pick != Pick::None && battle_of(&steps).is_none() {
            self.faults.push("a card is picked outside a battle".to_owned());
        }
        Some(View { viewer: None, board, steps, hands, pick })
    }

    fn board(&mut self, doc: &Doc) -> Option<Board> {
        let edition = self.edition;
        let scenario = edition.scenarios.iter().find(|one| one.id == doc.scenario);
        let Some(scenario) = scenario else {
            self.faults.push(format!("there is no scenario {:?}", doc.scenario));
            return None;
        };
        let Some(round) = scenario.rounds.iter().position(|round| round.id == doc.round) else {
            self.faults.push(format!("there is no round {:?}", doc.round));
            return None;
        };
        let event = doc.event.as_ref().and_then(|id| self.found("event", id, Edition::event));
        Some(Board {
            edition,
            scenario,
            rules: doc.rules,
            round: round as u8,
            event,
            barred: self.set(&doc.barred, "territory", |edition, id| {
                edition.territory(id).map(Territory::bit)
            }),
            poleis: self.poleis(doc),
            hoplites: self.units(&doc.hoplites).map(|units| units.0),
            galleys: self.units(&doc.galleys).map(|units| units.1),
            players: Side::BOTH.map(|side| self.player(doc, side)),
            shiploads: self.owners::<SHIPLOADS>(&doc.shiploads, "shipload", |edition, id| {
                edition.shipload(id).map(Shipload::index)
            }),
            market: self.goods(&doc.market),
            collected: self.owners::<TERRITORIES>(&doc.collected, "territory", |edition, id| {
                edition.territory(id).map(Territory::index)
            }),
            siege_discs: self.siege_discs(doc),
            shown: self.projects(&doc.shown_projects),
            unseen: self.projects(&doc.unseen_projects),
            passed: self.passed(&doc.passed),
            ending: doc.ending.as_ref().and_then(|ending| self.ending(ending)),
        })
    }

    /// Resolves an id, or remembers that it means nothing.
    pub(crate) fn found<T>(
        &mut self,
        what: &str,
        id: &str,
        resolve: impl Fn(&Edition, &str) -> Option<T>,
    ) -> Option<T> {
        let found = resolve(self.edition, id);
        if found.is_none() {
            self.faults.push(format!("no {what} is called {id:?}"));
        }
        found
    }

    pub(crate) fn side(&mut self, id: &str) -> Option<Side> {
        self.found("side", id, |_, id| Side::by_id(id))
    }

    pub(crate) fn good(&mut self, id: &str) -> Option<Good> {
        self.found("good", id, |edition, id| {
            Good::by_id(id).filter(|good| edition.goods.contains(good))
        })
    }

    fn set(
        &mut self,
        ids: &[String],
        what: &str,
        bit: impl Fn(&Edition, &str) -> Option<u16>,
    ) -> u16 {
        ids.iter().fold(0, |set, id| set | self.found(what, id, &bit).unwrap_or(0))
    }

    pub(crate) fn projects(&mut self, ids: &[String]) -> u16 {
        self.set(ids, "project", |edition, id| edition.project(id).map(Project::bit))
    }

    fn owners<const N: usize>(
        &mut self,
        entries: &Named<String>,
        what: &str,
        index: impl Fn(&Edition, &str) -> Option<usize>,
    ) -> [Option<Side>; N] {
        let mut owners = [None; N];
        for (id, side) in entries {
            if let (Some(index), Some(side)) = (self.found(what, id, &index), self.side(side)) {
                owners[index] = Some(side);
            }
        }
        owners
    }

    pub(crate) fn goods(&mut self, entries: &Named<u8>) -> [u8; GOODS] {
        let mut goods = [0; GOODS];
        for (id, n) in entries {
            if let Some(good) = self.good(id) {
                goods[good.index()] = *n;
            }
        }
        goods
    }

    fn poleis(&mut self, doc: &Doc) -> [PolisState; POLEIS] {
        let mut poleis = [PolisState::default(); POLEIS];
        for (id, one) in &doc.poleis {
            let Some(polis) = self.found("polis", id, Edition::polis) else { continue };
            let owner = one.owner.as_ref().and_then(|id| self.side(id));
            let base = self.edition.poleis[polis.index()].base;
            if owner.is_none() && one.population != base {
                self.faults.push(format!("{id} is neutral, so its population is {base}"));
            }
            poleis[polis.index()] = PolisState {
                owner,
                cubes: if owner.is_some() { one.population } else { 0 },
                project: one
                    .project
                    .as_ref()
                    .and_then(|id| self.found("project", id, Edition::project)),
                built: self.projects(&one.built),
            };
        }
        poleis
    }

    fn units(&mut self, doc: &Named<Named<u8>>) -> [([u8; TERRITORIES], [u8; SEAS]); 2] {
        let mut units = [([0; TERRITORIES], [0; SEAS]); 2];
        for (side, regions) in doc {
            let Some(side) = self.side(side) else { continue };
            for (id, n) in regions {
                match self.found("region", id, Edition::region) {
                    Some(Region::Land(territory)) => units[side.index()].0[territory.index()] = *n,
                    Some(Region::Sea(sea)) => units[side.index()].1[Sea::index(sea)] = *n,
                    None => {}
                }
            }
        }
        units
    }

    fn siege_discs(&mut self, doc: &Doc) -> [[u8; POLEIS]; 2] {
        let mut discs = [[0; POLEIS]; 2];
        for (side, poleis) in doc.siege_discs.iter().flatten() {
            let Some(side) = self.side(side) else { continue };
            for (id, n) in poleis {
                if let Some(polis) = self.found("polis", id, Edition::polis) {
                    discs[side.index()][polis.index()] = *n;
                }
            }
        }
        discs
    }

    fn player(&mut self, doc: &Doc, side: Side) -> Player {
        let capital = self.edition.map.capital[side.index()];
        let mut player = Player {
            prestige: 0,
            stock: [0; GOODS],
            merchants: 0,
            proxenos: Proxenos::At(capital),
            abroad: 0,
            doubled: false,
        };
        let Some(one) = doc.players.get(side.id()) else {
            self.faults.push(format!("nothing is said of the player {}", side.id()));
            return player;
        };
        player.prestige = one.prestige;
        player.stock = self.goods(&one.goods);
        player.merchants = one.merchants;
        player.abroad = one.abroad;
        player.doubled = one.doubled;
        player.proxenos = match &one.proxenos {
            Some(id) => Proxenos::At(self.found("polis", id, Edition::polis).unwrap_or(capital)),
            None => Proxenos::Captured,
        };
        player
    }

    fn passed(&mut self, ids: &[String]) -> Passed {
        let sides: Vec<_> = ids.iter().filter_map(|id| self.side(id)).collect();
        match sides[..] {
            [] => Passed::Nobody,
            [first] => Passed::One(first),
            [first, second] if first != second => Passed::Both(first),
            _ => {
                self.faults.push("each side passes once at the most".to_owned());
                Passed::Nobody
            }
        }
    }

    fn ending(&mut self, doc: &EndingDoc) -> Option<Ending> {
        let side = doc.side.as_ref().and_then(|id| self.side(id));
        match (doc.reason.as_str(), side) {
            ("points", None) => Some(Ending::Points),
            ("both_ostracised", None) => Some(Ending::BothOstracised),
            ("capital_lost", Some(side)) => Some(Ending::CapitalLost(side)),
            ("ostracised", Some(side)) => Some(Ending::Ostracised(side)),
            ("disgraced", Some(side)) => Some(Ending::Disgraced(side)),
            (reason, _) => {
                self.faults.push(format!("no game ends with {reason:?} in this way"));
                None
            }
        }
    }

    /// POL-13.5: a combat card, by the half that counts in this region.
    pub(crate) fn card(&mut self, id: &str, region: Region) -> Option<Card> {
        self.found("combat card of such a battle", id, |edition, id| edition.card_in(id, region))
    }

    fn hand(&mut self, doc: &Doc, side: Side, region: Region) -> Hand {
        let mut cards = [0; CARDS];
        match doc.hands.get(side.id()) {
            Some(HandDoc::Known(held)) => {
                for (id, n) in held {
                    if let Some(card) = self.card(id, region) {
                        cards[card.index()] = *n;
                    }
                }
            }
            Some(HandDoc::Hidden(_)) => {
                self.faults.push(format!("the hand of {} is hidden; a state shows it", side.id()));
            }
            None => self.faults.push(format!("nothing is said of the hand of {}", side.id())),
        }
        Hand::Known(cards)
    }

    fn pick(&mut self, doc: &Doc, region: Region) -> Pick {
        match &doc.pick {
            None => Pick::None,
            Some(PickDoc::Known(id)) => self.card(id, region).map_or(Pick::None, Pick::Known),
            Some(PickDoc::Hidden(_)) => {
                self.faults.push("the picked card is hidden; a state shows it".to_owned());
                Pick::None
            }
        }
    }
}
