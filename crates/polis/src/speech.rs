//! Moves, prompts and phases as messages; what a move names on the table; what pointing means.

use table::{Actor, Message, Step};

use crate::board::Board;
use crate::flow::Frame;
use crate::ids::{Good, Polis, Region, Shipload, Side, projects};
use crate::moves::{Fee, Move};
use crate::names;
use crate::position::Position;
use crate::rules::battle::Stage;
use crate::rules::create::Unit;
use crate::rules::editions::Ransom;
use crate::rules::{civil_war, editions, trade};
use crate::text::battlefield;
use crate::view::View;

/// A move as a person reads it in a list of choices.
#[must_use]
pub(crate) fn label(position: &Position, mv: Move) -> Message {
    let board = &position.table.board;
    let edition = board.edition;
    let plain = |id: &'static str| Message::new(id);
    let at = |id: &'static str, polis| plain(id).name("polis", names::polis(polis));
    let land = |id: &'static str, t| plain(id).name("region", names::region(Region::Land(t)));
    let sea = |id: &'static str, s| plain(id).name("region", names::region(Region::Sea(s)));
    let card = |id: &'static str, kind| {
        plain(id).name("card", names::card(edition.card_id(kind, battlefield(position))))
    };
    let in_region = |id: &'static str, region| plain(id).name("region", names::region(region));
    match mv {
        Move::Reveal(project) => plain("move-reveal")
            .name("project", names::project(edition.projects[project.index()].id)),
        Move::PutAway(project) => plain("move-put-away")
            .name("project", names::project(edition.projects[project.index()].id)),
        Move::Event(event) => plain("move-event")
            .name("title", Message::new(edition.events[event.index()].title.clone()))
            .text("id", edition.events[event.index()].id),
        Move::Roll(face) => plain("move-roll").number("n", face),
        Move::Deal(kind) => card("move-deal", kind),
        Move::CreateHoplites(polis) => at("move-create-hoplites", polis),
        Move::CreateGalleys(polis) => at("move-create-galleys", polis),
        Move::CreateMerchants(polis) => at("move-create-merchants", polis),
        Move::StartProject(project, polis) => at("move-start-project", polis)
            .name("project", names::project(edition.projects[project.index()].id)),
        Move::MoveHoplites(to) => land("move-move-hoplites", to),
        Move::MoveGalleys(to) => sea("move-move-galleys", to),
        Move::Besiege(polis) => {
            at("move-besiege", polis).number("n", edition.poleis[polis.index()].base)
        }
        Move::Tribute(territory) => land("move-tribute", territory),
        Move::Trade(shipload, good) => trade_label(board, shipload, good),
        Move::MoveProxenos(polis) => at("move-move-proxenos", polis),
        Move::RansomProxenos => plain("move-ransom-proxenos"),
        Move::CivilWar(polis) => {
            at("move-civil-war", polis).number("n", civil_war::cost(board, polis))
        }
        Move::Pass => plain("move-pass"),
        Move::Pay(good) => plain("move-pay").name("good", names::good(good)),
        Move::Recruit(fee) => plain("move-recruit").name("fee", fee_label(fee, Unit::Hoplite)),
        Move::Build(fee, s) => sea("move-build", s).name("fee", fee_label(fee, Unit::Galley)),
        Move::Fit(fee) => plain("move-fit").name("fee", fee_label(fee, Unit::Merchant)),
        Move::March(from) => land("move-march", from),
        Move::Sail(from) => sea("move-sail", from),
        Move::Collect(good) => plain("move-collect").name("good", names::good(good)),
        Move::CollectPrestige => plain("move-collect-prestige"),
        Move::Done => plain("move-done"),
        Move::Battle(region) => in_region("move-battle", region),
        Move::Retreat => plain("move-retreat"),
        Move::Stand => plain("move-stand"),
        Move::Play(kind) => card("move-play", kind).number("n", edition.cards[kind.index()].value),
        Move::Double => plain("move-double"),
        Move::Keep => plain("move-keep"),
        Move::Remove(region) => in_region("move-remove", region),
        Move::Send(region) => in_region("move-send", region),
        Move::Return(region) => in_region("move-return", region),
        Move::Exchange(n) => {
            plain("move-exchange").number("n", n).number("silver", n.saturating_mul(2))
        }
        Move::Seize(polis) => at("move-seize", polis),
        Move::Release(polis) => at("move-release", polis).number("n", board.population(polis)),
        Move::PayPrestige => plain("move-pay-prestige"),
        Move::Grow(polis) => at("move-grow", polis),
        Move::Phoros(n) => {
            let silver = editions::phoros(board, asked(position), n).unwrap_or(n);
            plain("move-phoros").number("n", n).number("silver", silver)
        }
    }
}

/// The side that is asked now; Athens while nobody is.
fn asked(position: &Position) -> Side {
    let actor = position.steps.top().map(|step| step.awaits(&position.table));
    match actor {
        Some(Actor::Seat(seat)) => Side::in_seat(seat).unwrap_or(Side::Athens),
        Some(Actor::Chance | Actor::Nobody) | None => Side::Athens,
    }
}

fn trade_label(board: &Board, shipload: Shipload, good: Good) -> Message {
    let card = &board.edition.shiploads[shipload.index()];
    let amount = |good, n| Message::new("amount").number("n", n).name("good", names::good(good));
    Message::new("move-trade")
        .name("shipload", names::shipload(card.id))
        .name("paid", amount(good, trade::price(board, shipload, good)))
        .name("got", amount(card.offer, card.amount))
}

fn fee_label(fee: Fee, unit: Unit) -> Message {
    match fee {
        Fee::Good => names::good(unit.good()),
        Fee::Silver => names::good(Good::Silver),
        Fee::Hired => Message::new("fee-hired"),
    }
}

/// Ids of the things on the drawn table that a move names.
#[must_use]
pub(crate) fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
    let edition = position.table.board.edition;
    let polis = |polis| vec![edition.polis_id(polis)];
    let region = |region| vec![edition.region_id(region)];
    match mv {
        Move::Reveal(project) | Move::PutAway(project) => {
            vec![edition.projects[project.index()].id]
        }
        Move::CreateHoplites(p)
        | Move::CreateGalleys(p)
        | Move::CreateMerchants(p)
        | Move::Besiege(p)
        | Move::MoveProxenos(p)
        | Move::CivilWar(p)
        | Move::Seize(p)
        | Move::Release(p)
        | Move::Grow(p) => polis(p),
        Move::StartProject(project, p) => {
            vec![edition.projects[project.index()].id, edition.polis_id(p)]
        }
        Move::MoveHoplites(t) | Move::Tribute(t) | Move::March(t) => region(Region::Land(t)),
        Move::MoveGalleys(s) | Move::Sail(s) | Move::Build(_, s) => region(Region::Sea(s)),
        Move::Trade(shipload, _) => vec![edition.shiploads[shipload.index()].id],
        Move::Pay(good) | Move::Collect(good) => vec![good.id()],
        Move::Battle(r) | Move::Remove(r) | Move::Send(r) | Move::Return(r) => region(r),
        Move::Deal(kind) | Move::Play(kind) => vec![edition.card_id(kind, battlefield(position))],
        Move::RansomProxenos => polis(position.table.board.capital(acting(position))),
        Move::Event(_)
        | Move::Roll(_)
        | Move::Pass
        | Move::Recruit(_)
        | Move::Fit(_)
        | Move::CollectPrestige
        | Move::Done
        | Move::Retreat
        | Move::Stand
        | Move::Double
        | Move::Keep
        | Move::Exchange(_)
        | Move::PayPrestige
        | Move::Phoros(_) => Vec::new(),
    }
}

/// The side whose turn it is; Athens outside turns.
fn acting(position: &Position) -> Side {
    let turn = position.steps.as_slice().iter().find_map(|step| match step {
        Frame::Turn(turn) => Some(turn.side),
        _ => None,
    });
    turn.unwrap_or(Side::Athens)
}

/// The clause under which a move is made.
#[must_use]
pub(crate) fn clause(position: &Position, mv: Move) -> &'static str {
    let edition = position.table.board.edition;
    match (mv, mv.action()) {
        (Move::RansomProxenos, _) if edition.rules.ransom == Ransom::AnyTime => return "POL-11.4",
        (_, Some(action)) => return action.chapter(),
        (_, None) => {}
    }
    match mv {
        Move::Reveal(_) => "POL-0.11",
        Move::PutAway(_) => "POL-0.24",
        Move::Event(_) => "POL-0.12",
        Move::Roll(_) => match position.steps.top() {
            Some(Frame::Siege(_)) => "POL-7.6",
            Some(Frame::Haggle(step)) => editions::market_dice(edition, step.dearer).1,
            _ => "POL-9.9",
        },
        Move::Deal(_) => "POL-13.5",
        Move::Pass => "POL-0.16",
        Move::Pay(_) => match position.steps.top() {
            Some(Frame::Payment(_)) => "POL-4.3",
            _ => "POL-0.18",
        },
        Move::Recruit(Fee::Hired) | Move::Build(Fee::Hired, _) | Move::Fit(Fee::Hired) => {
            "POL-17.11"
        }
        Move::Recruit(_) => "POL-1.2",
        Move::Build(..) => "POL-2.2",
        Move::Fit(_) => "POL-3.2",
        Move::March(_) => "POL-5.2",
        Move::Sail(_) => "POL-6.2",
        Move::Collect(_) => "POL-8.3",
        Move::CollectPrestige => "POL-17.12",
        Move::Done => "POL-0.20",
        Move::Battle(_) => "POL-13.2",
        Move::Retreat | Move::Stand => "POL-13.7",
        Move::Play(_) => "POL-13.8",
        Move::Double | Move::Keep => "POL-17.10",
        Move::Remove(_) => "POL-17.19",
        Move::Send(Region::Sea(_)) => "POL-17.3",
        Move::Send(Region::Land(_)) => "POL-17.4",
        Move::Return(_) => "POL-17.5",
        Move::Exchange(_) => "POL-17.6",
        Move::Seize(_) => "POL-17.7",
        Move::Release(_) => "POL-14.7",
        Move::PayPrestige => "POL-14.5",
        Move::Grow(_) => "POL-14.9",
        _ => editions::phoros_clause(edition),
    }
}

/// Moves that somebody could mean by pointing at a thing, given what is asked now.
pub(crate) fn wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
    let edition = position.table.board.edition;
    let Some(step) = position.steps.top() else { return };
    match step {
        Frame::Turn(_) => turn_wishes(position, target, out),
        Frame::March(_) => out.extend(edition.territory(target).map(Move::March)),
        Frame::Sail(_) => out.extend(edition.sea(target).map(Move::Sail)),
        Frame::Create(create) if create.unit == Unit::Galley => {
            let sea = edition.sea(target);
            out.extend(sea.into_iter().flat_map(|sea| Fee::ALL.map(|fee| Move::Build(fee, sea))));
        }
        Frame::Collect(_) => out.extend(Good::by_id(target).map(Move::Collect)),
        Frame::Surcharge(_) | Frame::Payment(_) => out.extend(Good::by_id(target).map(Move::Pay)),
        Frame::Aftermath(_) => out.extend(edition.region(target).map(Move::Battle)),
        Frame::Battle(_) => out.extend(edition.card(target).map(Move::Play)),
        Frame::Homecoming(_) => out.extend(edition.region(target).map(Move::Return)),
        Frame::Feeding(_) => out.extend(edition.polis(target).map(Move::Release)),
        Frame::Growth(_) => out.extend(edition.polis(target).map(Move::Grow)),
        Frame::Reading(_) => {
            let region = edition.region(target);
            out.extend(region.into_iter().flat_map(|r| [Move::Remove(r), Move::Send(r)]));
            out.extend(edition.polis(target).map(Move::Seize));
        }
        Frame::PutAway(_) => out.extend(edition.project(target).map(Move::PutAway)),
        Frame::Round(_)
        | Frame::Reveal(_)
        | Frame::DrawEvent(_)
        | Frame::Create(_)
        | Frame::Siege(_)
        | Frame::Haggle(_)
        | Frame::Commanders(_)
        | Frame::Phoros(_) => {}
    }
}

/// At the choice of an action, a thing may be meant in several ways.
fn turn_wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
    let board = &position.table.board;
    let edition = board.edition;
    if let Some(polis) = edition.polis(target) {
        out.extend([
            Move::Besiege(polis),
            Move::CreateHoplites(polis),
            Move::CreateGalleys(polis),
            Move::CreateMerchants(polis),
            Move::MoveProxenos(polis),
            Move::CivilWar(polis),
        ]);
        let hosted = projects(board.shown & edition.poleis[polis.index()].projects);
        out.extend(hosted.map(|project| Move::StartProject(project, polis)));
        if polis == board.capital(acting(position)) {
            out.push(Move::RansomProxenos);
        }
    }
    match edition.region(target) {
        Some(Region::Land(territory)) => {
            out.extend([Move::MoveHoplites(territory), Move::Tribute(territory)]);
        }
        Some(Region::Sea(sea)) => out.push(Move::MoveGalleys(sea)),
        None => {}
    }
    if let Some(shipload) = edition.shipload(target) {
        let demand = edition.shiploads[shipload.index()].demand;
        let goods = Good::ALL.into_iter().filter(|good| demand & (1 << good.index()) != 0);
        out.extend(goods.chain([Good::Silver]).map(|good| Move::Trade(shipload, good)));
    }
    if let Some(project) = edition.project(target) {
        let hosts = |polis: &Polis| edition.poleis[polis.index()].projects & project.bit() != 0;
        out.extend(Polis::all().filter(hosts).map(|polis| Move::StartProject(project, polis)));
    }
}

/// Where in the game we are.
#[must_use]
pub(crate) fn phase(board: &Board) -> Message {
    let round = Message::new(format!("round-{}", board.round_card().id));
    Message::new("phase-round").name("round", round)
}

/// What is asked now, in one sentence.
#[must_use]
pub(crate) fn prompt(view: &View) -> Message {
    let Some(step) = view.steps.last() else {
        return view.board.ending.map_or_else(|| Message::new("prompt-over"), |one| one.message());
    };
    let of = |id: &'static str, side: Side| Message::new(id).name("side", names::side(side));
    let board = &view.board;
    match step {
        Frame::Round(_) => Message::new("prompt-wait"),
        Frame::Reveal(_) => Message::new("prompt-reveal"),
        Frame::PutAway(step) => of("prompt-put-away", step.side),
        Frame::DrawEvent(_) => Message::new("prompt-draw-event"),
        Frame::Reading(reading) => {
            of("prompt-reading", reading.side()).name("effect", reading_effect(view))
        }
        Frame::Turn(turn) => {
            let alone = board.passed.has(turn.side.other());
            let id = match (alone, turn.is_full(board)) {
                (true, _) => "prompt-turn-alone",
                (false, true) => "prompt-turn-ransom",
                (false, false) => "prompt-turn",
            };
            of(id, turn.side)
                .number("action", turn.done.count_ones() + 1)
                .number("actions", board.edition.actions_per_turn)
        }
        Frame::Surcharge(step) => of("prompt-surcharge", step.side),
        Frame::Create(step) => {
            let id = match step.unit {
                Unit::Hoplite => "prompt-create-hoplites",
                Unit::Galley => "prompt-create-galleys",
                Unit::Merchant => "prompt-create-merchants",
            };
            of(id, step.side).name("polis", names::polis(step.polis))
        }
        Frame::Payment(step) => {
            let project = board.edition.projects[step.project.index()].id;
            of("prompt-payment", step.side).name("project", names::project(project))
        }
        Frame::March(step) => {
            of("prompt-march", step.side).name("region", names::region(Region::Land(step.to)))
        }
        Frame::Sail(step) => {
            of("prompt-sail", step.side).name("region", names::region(Region::Sea(step.to)))
        }
        Frame::Siege(step) => {
            of("prompt-siege", step.side).name("polis", names::polis(step.polis)).number(
                "n",
                board.edition.poleis[step.polis.index()].base.saturating_sub(step.bonus(board)),
            )
        }
        Frame::Collect(step) => of("prompt-collect", step.side)
            .name("region", names::region(Region::Land(step.territory))),
        Frame::Haggle(step) => {
            let id = if step.dearer { "prompt-haggle-dearer" } else { "prompt-haggle-cheaper" };
            Message::new(id).name("good", names::good(step.good))
        }
        Frame::Aftermath(step) => of("prompt-aftermath", step.side),
        Frame::Battle(battle) => {
            let message = match battle.stage {
                Stage::Retreat(side) => of("prompt-retreat", side),
                Stage::Deal => Message::new("prompt-deal"),
                Stage::Attack => of("prompt-attack", battle.attacker),
                Stage::Defend => of("prompt-defend", battle.attacker.other()),
            };
            message.name("region", names::region(battle.region))
        }
        Frame::Commanders(step) => {
            of("prompt-commanders", step.asked).number("n", step.won[step.asked.index()])
        }
        Frame::Homecoming(step) => of("prompt-homecoming", step.next),
        Frame::Feeding(step) => {
            let wheat = u16::from(board.stock(step.side, Good::Wheat));
            let short = board.league_population(step.side).saturating_sub(wheat);
            of("prompt-feeding", step.side).number("n", short)
        }
        Frame::Growth(step) => {
            of("prompt-growth", step.side).number("n", board.stock(step.side, Good::Wheat))
        }
        Frame::Phoros(step) => of("prompt-phoros", step.side),
    }
}

/// The title of the event that is being read.
fn reading_effect(view: &View) -> Message {
    let title =
        view.board.event.map(|event| view.board.edition.events[event.index()].title.clone());
    Message::new(title.unwrap_or_default())
}
