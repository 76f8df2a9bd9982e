//! Tables to be drawn: the start, a crowded late game, battles on land and at sea.

use polis::Polis;
use polis::board::{Passed, Proxenos};
use polis::flow::Frame;
use polis::ids::{Card, EventId, Good, Polis as PolisId, Region, Side, Territory};
use polis::rules::battle::{Battle, Stage};
use polis::rules::projects::PutAway;
use polis::rules::tribute::Collect;
use polis::view::{Hand, Pick, View};
use table::chance::Dice;
use table::{Match, Named, Rules, Seat, Secrets, Set, Setup, Viewer};

/// Through whose eyes most tables are seen.
pub(crate) const ATHENS: Viewer = Viewer::Seat(Seat(0));

/// The first decision of a game.
pub(crate) fn start() -> View {
    start_of("2012")
}

/// The first decision of a game of an edition.
pub(crate) fn start_of(edition: &str) -> View {
    let setup = Setup { edition: edition.to_owned(), ..Setup::standard(Polis::about()) };
    let mut game = Match::<Polis>::new(setup).unwrap();
    game.roll(&Dice::Seeded(2));
    Polis::view(game.position(), ATHENS)
}

/// A late table on which everything is as full as it can be.
pub(crate) fn crowded() -> View {
    crowd(start())
}

/// The same in the second edition, with siege discs at every polis that can have them, and six
/// projects to choose from.
pub(crate) fn besieged() -> View {
    let mut view = crowd(start_of("2020"));
    let board = &mut view.board;
    let edition = board.edition;
    board.event = EventId::by_id("o_6");
    board.shown = edition.scenarios[0].projects.iter().skip(8).collect();
    for polis in PolisId::all() {
        let card = &edition.poleis[polis.index()];
        let walled = card.base > 1 && !board.is_capital(polis);
        if walled && edition.map.territory[polis.index()].is_some() {
            board.siege_discs[0][polis.index()] = 1 + polis.index() as u8 % 4;
            board.siege_discs[1][polis.index()] = polis.index() as u8 % 3;
        }
    }
    let put_away = PutAway { side: Side::Athens };
    view.steps.truncate(1);
    view.steps.push(Frame::PutAway(put_away));
    view
}

fn crowd(mut view: View) -> View {
    let board = &mut view.board;
    let edition = board.edition;
    board.round = board.scenario.rounds.len() as u8 - 1;
    let long = |event: &&EventId| event.name().id.contains("free-trade");
    board.event = edition.own_events.iter().find(long).copied();
    board.hoplites = [[5; 12]; 2];
    board.galleys = [[5; 5]; 2];
    for polis in PolisId::all() {
        let state = &mut board.poleis[polis.index()];
        let side = if polis.index() % 2 == 0 { Side::Athens } else { Side::Sparta };
        state.owner = Some(side);
        state.cubes = edition.poleis[polis.index()].max;
    }
    for side in Side::BOTH {
        let capital = board.capital(side);
        board.poleis[capital.index()].owner = Some(side);
        let player = board.player_mut(side);
        player.prestige = 128;
        player.stock = [20; 6];
        if !edition.goods.contains(&Good::Oil) {
            player.stock[Good::Oil.index()] = 0;
        }
        player.merchants = 8;
    }
    let projects = edition.scenarios[0].projects;
    for (polis, project) in PolisId::all().zip(projects.iter()) {
        let state = &mut board.poleis[polis.index()];
        if polis.index() % 2 == 0 {
            state.project = Some(project);
        } else {
            state.built = Set::of(project);
        }
    }
    board.shown = projects.iter().skip(5).take(3).collect();
    for (index, owner) in board.shiploads.iter_mut().enumerate() {
        *owner = Some(if index % 2 == 0 { Side::Athens } else { Side::Sparta });
    }
    for (index, owner) in board.collected.iter_mut().enumerate() {
        *owner = Some(if index % 2 == 0 { Side::Athens } else { Side::Sparta });
    }
    board.market = [10, 7, 5, 9, 0, 0];
    board.passed = Passed::One(Side::Sparta);
    view
}

/// The same table with both proxenoi in a polis of one's choice; two meet only in a capital.
#[allow(dead_code, reason = "not every user of these tables needs it")]
pub(crate) fn with_proxenoi(mut view: View, athens: PolisId, sparta: PolisId) -> View {
    view.board.players[0].proxenos = Proxenos::At(athens);
    view.board.players[1].proxenos = Proxenos::At(sparta);
    view
}

/// A table with a hostage, a neutral polis with projects, and tribute being collected.
#[allow(dead_code, reason = "not every user of these tables needs it")]
pub(crate) fn collecting() -> View {
    let mut view = start();
    let territory = Territory::by_id("attika").unwrap();
    view.board.players[1].proxenos = Proxenos::Captured;
    view.board.barred = Territory::all().take(1).collect();
    let placed = [0, 0, 1, 0, 0, 0];
    let collect = Collect { side: Side::Athens, territory, placed, silencing: 0 };
    view.steps.push(Frame::Collect(collect));
    view
}

/// A battle in a region: the attacker has laid two cards and the defender is choosing.
pub(crate) fn battle(region: &str, viewer: Option<Viewer>) -> View {
    let mut view = crowded();
    let region = Region::by_id(region).unwrap();
    let attacker = if matches!(region, Region::Land(_)) { Side::Sparta } else { Side::Athens };
    let kinds: Vec<_> = Card::all().collect();
    let mut discards = [0; 9];
    discards[1] = 2;
    discards[4] = 1;
    discards[6] = 1;
    view.board.units_mut(attacker, region).clone_from(&4);
    let (stage, attack) = match attacker {
        Side::Sparta => (Stage::Defend, [Some(kinds[0]), Some(kinds[4])]),
        Side::Athens => (Stage::Attack, [None; 2]),
    };
    view.steps.push(Frame::Battle(Battle {
        region,
        attacker,
        stage,
        attack,
        discards,
        won: [2, 1],
    }));
    view.viewer = viewer;
    let knows = |side: Side| viewer.is_none_or(|viewer| viewer.is(side.seat()));
    let own = [1, 1, 0, 1, 0, 0, 0, 1, 0];
    let hand = |side: Side, cards: [u8; 9]| {
        if knows(side) { Hand::Known(cards) } else { Hand::Hidden(cards.iter().sum()) }
    };
    view.hands = [hand(Side::Athens, own), hand(Side::Sparta, [0, 0, 1, 0, 0, 1, 0, 0, 0])];
    let picked = Pick::Known(kinds[2]);
    view.pick = if knows(Side::Athens) { picked } else { Pick::Hidden };
    view
}
