//! The table in words: for terminals, and for those who hear the table rather than see it.

use table::{Message, Named, Speech};

use crate::Polis;
use crate::board::Board;
use crate::ids::{Card, Good, Polis as PolisId, Shipload, Side, Territory};
use crate::rules::trade::price;
use crate::view::{Hand, View};

/// The table as lines of text.
#[must_use]
pub(crate) fn sketch(view: &View, language: &str) -> String {
    let board = &view.board;
    let mut lines = vec![Polis::phase(view)];
    lines.extend(event(board));
    for side in Side::BOTH {
        lines.extend(player(board, side));
    }
    lines.extend([neutral(board), units(board), shown(board), market(board)]);
    lines.extend(collected(board));
    lines.extend(sieges(board));
    lines.extend(hand(view));
    let words = Polis::words_of(view.board.edition.id);
    let say = |message: &Message| words.say(language, message);
    lines.iter().map(say).collect::<Vec<_>>().join("\n")
}

fn listed(id: &'static str, name: &'static str, list: Vec<Message>) -> Message {
    let list = if list.is_empty() { vec![Message::new("sketch-none")] } else { list };
    Message::new(id).list(name, list)
}

fn event(board: &Board) -> Option<Message> {
    let event = board.event?;
    Some(Message::new("sketch-event").name("title", event.name()).name("text", event.text()))
}

fn player(board: &Board, side: Side) -> [Message; 4] {
    let id = if board.passed.has(side) { "sketch-passed" } else { "sketch-player" };
    let head = Message::new(id)
        .name("side", side.name())
        .number("prestige", board.player(side).prestige)
        .number("population", board.league_population(side))
        .number("merchants", board.player(side).merchants);
    let goods = board.edition.goods.iter().map(|&good| good.amount(board.stock(side, good)));
    let league = board.league(side).map(|polis| own_polis(board, polis));
    let proxenos = match board.proxenos(side) {
        Some(polis) => Message::new("sketch-proxenos").name("polis", polis.name()),
        None => Message::new("sketch-hostage"),
    };
    [
        head,
        listed("sketch-goods", "goods", goods.collect()),
        listed("sketch-league", "poleis", league.collect()),
        proxenos,
    ]
}

fn own_polis(board: &Board, polis: PolisId) -> Message {
    let started = board.poleis[polis.index()].project;
    let id = if started.is_some() { "sketch-polis-project" } else { "sketch-polis" };
    let message = Message::new(id)
        .name("polis", polis.name())
        .number("n", board.population(polis))
        .number("max", board.edition.poleis[polis.index()].max);
    match started {
        Some(project) => message.name("project", project.name()),
        None => message,
    }
}

fn neutral(board: &Board) -> Message {
    let free = PolisId::all().filter(|polis| board.poleis[polis.index()].owner.is_none());
    let list = free.map(|polis| {
        let message = Message::new("sketch-neutral").name("polis", polis.name());
        message.number("n", board.population(polis))
    });
    listed("sketch-neutral-list", "poleis", list.collect())
}

fn units(board: &Board) -> Message {
    let held = Board::regions().filter(|&region| board.crowd(region) > 0);
    let list = held.map(|region| {
        Message::new("sketch-region")
            .name("region", region.name())
            .number("athens", board.units(Side::Athens, region))
            .number("sparta", board.units(Side::Sparta, region))
    });
    listed("sketch-units", "regions", list.collect())
}

fn shown(board: &Board) -> Message {
    let list = board.shown.iter().map(|project| {
        let card = &board.edition.projects[project.index()];
        let cost = Good::ALL.into_iter().filter(|good| card.cost[good.index()] > 0);
        let cost = cost.map(|good| good.amount(card.cost[good.index()]));
        let capital = board.population(board.capital(Side::Athens));
        Message::new("sketch-project")
            .name("project", project.name())
            .list("cost", cost.collect())
            .number("now", card.prestige.unwrap_or(capital.div_ceil(2)))
            .number("later", card.posterity)
    });
    listed("sketch-projects", "projects", list.collect())
}

/// The shiploads that are open and free, with what they cost now.
fn market(board: &Board) -> Message {
    let round = board.round_card().kind;
    let open = Shipload::all().filter(|shipload| {
        let card = &board.edition.shiploads[shipload.index()];
        let closed = board.event_rules().closed.contains(*shipload);
        card.value <= round && !closed && board.shiploads[shipload.index()].is_none()
    });
    let list = open.flat_map(|shipload| {
        let card = &board.edition.shiploads[shipload.index()];
        card.demand.iter().map(move |good| {
            Message::new("sketch-offer")
                .name("shipload", shipload.name())
                .name("paid", good.amount(price(board, shipload, good)))
                .name("got", card.offer.amount(card.amount))
        })
    });
    listed("sketch-market", "shiploads", list.collect())
}

fn collected(board: &Board) -> Option<Message> {
    let done = Territory::all().filter(|territory| board.collected[territory.index()].is_some());
    let list: Vec<_> = done.map(|territory| territory.name()).collect();
    (!list.is_empty()).then(|| listed("sketch-collected", "regions", list))
}

/// Discs of failed sieges.
fn sieges(board: &Board) -> Option<Message> {
    let of = |side: Side| {
        let besieged =
            PolisId::all().filter(move |polis| board.siege_discs[side.index()][polis.index()] > 0);
        besieged.map(move |polis| {
            Message::new("sketch-siege")
                .name("polis", polis.name())
                .name("side", side.name())
                .number("n", board.siege_discs[side.index()][polis.index()])
        })
    };
    let list: Vec<_> = Side::BOTH.into_iter().flat_map(of).collect();
    (!list.is_empty()).then(|| listed("sketch-sieges", "sieges", list))
}

/// The cards that the viewer holds in a battle.
fn hand(view: &View) -> Option<Message> {
    let battle = view.battle()?;
    let own = view.hands.iter().find_map(|hand| match hand {
        Hand::Known(cards) if cards.iter().any(|&n| n > 0) => Some(cards),
        Hand::Known(_) | Hand::Hidden(_) => None,
    })?;
    let held = Card::all().filter(|card| own[card.index()] > 0);
    let list = held.map(|card| {
        let half = view.board.edition.half(card, battle.region);
        Message::new("sketch-card").number("n", own[card.index()]).name("card", half.name())
    });
    Some(listed("sketch-hand", "cards", list.collect()))
}
