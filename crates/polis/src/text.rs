//! The words of moves, both ways. They are the same in every language.

use crate::components::Edition;
use crate::flow::Frame;
use crate::ids::{Good, Region, Territory};
use crate::moves::{Fee, Move};
use crate::position::Position;
use crate::rules::create::Unit;
use crate::view::battle_of;

/// Writes a move in words made of component ids.
#[must_use]
pub(crate) fn write(position: &Position, mv: Move) -> String {
    write_words(position.table.board.edition, mv, battlefield(position))
}

/// Writes a move that begins an action.
pub(crate) fn write_action(edition: &Edition, mv: Move) -> String {
    write_words(edition, mv, Region::Land(Territory(0)))
}

fn write_words(edition: &Edition, mv: Move, battlefield: Region) -> String {
    let polis = |polis| edition.polis_id(polis);
    let land = |territory| edition.region_id(Region::Land(territory));
    let sea = |sea| edition.region_id(Region::Sea(sea));
    let card = |card| edition.card_id(card, battlefield);
    match mv {
        Move::Reveal(project) => format!("reveal {}", edition.projects[project.index()].id),
        Move::PutAway(project) => format!("put_away {}", edition.projects[project.index()].id),
        Move::Event(event) => format!("event {}", edition.events[event.index()].id),
        Move::Roll(face) => format!("roll {face}"),
        Move::Deal(kind) => format!("deal {}", card(kind)),
        Move::CreateHoplites(p) => format!("create_hoplites {}", polis(p)),
        Move::CreateGalleys(p) => format!("create_galleys {}", polis(p)),
        Move::CreateMerchants(p) => format!("create_merchants {}", polis(p)),
        Move::StartProject(project, p) => {
            format!("start_project {} {}", edition.projects[project.index()].id, polis(p))
        }
        Move::MoveHoplites(to) => format!("move_hoplites {}", land(to)),
        Move::MoveGalleys(to) => format!("move_galleys {}", sea(to)),
        Move::Besiege(p) => format!("besiege {}", polis(p)),
        Move::Tribute(territory) => format!("tribute {}", land(territory)),
        Move::Trade(shipload, good) => {
            format!("trade {} {}", edition.shiploads[shipload.index()].id, good.id())
        }
        Move::MoveProxenos(p) => format!("move_proxenos {}", polis(p)),
        Move::RansomProxenos => "ransom_proxenos".to_owned(),
        Move::CivilWar(p) => format!("civil_war {}", polis(p)),
        Move::Pass => "pass".to_owned(),
        Move::Pay(good) => format!("pay {}", good.id()),
        Move::Recruit(fee) => format!("recruit {}", fee_word(fee, Unit::Hoplite)),
        Move::Build(fee, to) => format!("build {} {}", fee_word(fee, Unit::Galley), sea(to)),
        Move::Fit(fee) => format!("fit {}", fee_word(fee, Unit::Merchant)),
        Move::March(from) => format!("march {}", land(from)),
        Move::Sail(from) => format!("sail {}", sea(from)),
        Move::Collect(good) => format!("collect {}", good.id()),
        Move::CollectPrestige => "collect prestige".to_owned(),
        Move::Done => "done".to_owned(),
        Move::Battle(region) => format!("battle {}", edition.region_id(region)),
        Move::Retreat => "retreat".to_owned(),
        Move::Stand => "stand".to_owned(),
        Move::Play(kind) => format!("play {}", card(kind)),
        Move::Misnamed(kind) => format!("play {}", edition.other_half(kind, battlefield)),
        Move::Double => "double".to_owned(),
        Move::Keep => "keep".to_owned(),
        Move::Remove(region) => format!("remove {}", edition.region_id(region)),
        Move::Send(region) => format!("send {}", edition.region_id(region)),
        Move::Return(region) => format!("return {}", edition.region_id(region)),
        Move::Exchange(n) => format!("exchange {n}"),
        Move::Seize(p) => format!("seize {}", polis(p)),
        Move::Release(p) => format!("release {}", polis(p)),
        Move::PayPrestige => "pay prestige".to_owned(),
        Move::Grow(p) => format!("grow {}", polis(p)),
        Move::Phoros(n) => format!("phoros {n}"),
    }
}

/// Reads the words of a move; `None` if they mean nothing.
#[must_use]
pub(crate) fn read(position: &Position, words: &str) -> Option<Move> {
    let edition = position.table.board.edition;
    let mv = read_words(edition, words)?;
    let battle = battle_of(position.steps.as_slice());
    match (mv, battle) {
        // POL-13.5: in a battle a card has the name of the half that counts.
        (Move::Play(card) | Move::Deal(card), Some(battle)) => {
            let named = words.split_ascii_whitespace().nth(1)?;
            let right = edition.card_id(card, battle.region) == named;
            Some(if right { mv } else { Move::Misnamed(card) })
        }
        _ => Some(mv),
    }
}

pub(crate) fn read_words(edition: &Edition, words: &str) -> Option<Move> {
    let mut words = words.split_ascii_whitespace();
    let verb = words.next()?;
    let (first, second, rest) = (words.next(), words.next(), words.next());
    if rest.is_some() {
        return None;
    }
    match (verb, first, second) {
        (_, Some(one), Some(two)) => read_two(edition, verb, one, two),
        (_, Some(one), None) => read_one(edition, verb, one),
        (_, None, _) => read_bare(verb),
    }
}

fn read_bare(verb: &str) -> Option<Move> {
    Some(match verb {
        "ransom_proxenos" => Move::RansomProxenos,
        "pass" => Move::Pass,
        "done" => Move::Done,
        "retreat" => Move::Retreat,
        "stand" => Move::Stand,
        "double" => Move::Double,
        "keep" => Move::Keep,
        _ => return None,
    })
}

fn read_one(edition: &Edition, verb: &str, word: &str) -> Option<Move> {
    let polis = || edition.polis(word);
    let land = || edition.territory(word);
    let sea = || edition.sea(word);
    let region = || edition.region(word);
    // A leading plus or zero would be a second way of writing the same move.
    let number = || word.parse::<u16>().ok().filter(|n| n.to_string() == word);
    Some(match verb {
        "reveal" => Move::Reveal(edition.project(word)?),
        "put_away" => Move::PutAway(edition.project(word)?),
        "event" => Move::Event(edition.event(word)?),
        "roll" => Move::Roll(u8::try_from(number()?).ok()?),
        "deal" => Move::Deal(edition.card(word)?),
        "create_hoplites" => Move::CreateHoplites(polis()?),
        "create_galleys" => Move::CreateGalleys(polis()?),
        "create_merchants" => Move::CreateMerchants(polis()?),
        "move_hoplites" => Move::MoveHoplites(land()?),
        "move_galleys" => Move::MoveGalleys(sea()?),
        "besiege" => Move::Besiege(polis()?),
        "tribute" => Move::Tribute(land()?),
        "move_proxenos" => Move::MoveProxenos(polis()?),
        "civil_war" => Move::CivilWar(polis()?),
        "pay" if word == "prestige" => Move::PayPrestige,
        "pay" => Move::Pay(Good::by_id(word)?),
        "recruit" => Move::Recruit(read_fee(word, Unit::Hoplite)?),
        "fit" => Move::Fit(read_fee(word, Unit::Merchant)?),
        "march" => Move::March(land()?),
        "sail" => Move::Sail(sea()?),
        "collect" if word == "prestige" => Move::CollectPrestige,
        "collect" => Move::Collect(Good::by_id(word)?),
        "battle" => Move::Battle(region()?),
        "play" => Move::Play(edition.card(word)?),
        "remove" => Move::Remove(region()?),
        "send" => Move::Send(region()?),
        "return" => Move::Return(region()?),
        "exchange" => Move::Exchange(number()?),
        "seize" => Move::Seize(polis()?),
        "release" => Move::Release(polis()?),
        "grow" => Move::Grow(polis()?),
        "phoros" => Move::Phoros(number()?),
        _ => return None,
    })
}

fn read_two(edition: &Edition, verb: &str, one: &str, two: &str) -> Option<Move> {
    Some(match verb {
        "start_project" => Move::StartProject(edition.project(one)?, edition.polis(two)?),
        "trade" => Move::Trade(edition.shipload(one)?, Good::by_id(two)?),
        "build" => Move::Build(read_fee(one, Unit::Galley)?, edition.sea(two)?),
        _ => return None,
    })
}

fn fee_word(fee: Fee, unit: Unit) -> &'static str {
    match fee {
        Fee::Good => unit.good().id(),
        Fee::Silver => Good::Silver.id(),
        Fee::Hired => "hired",
    }
}

fn read_fee(word: &str, unit: Unit) -> Option<Fee> {
    Fee::ALL.into_iter().find(|&fee| fee_word(fee, unit) == word)
}

/// Where cards are played: their names differ on land and at sea.
pub(crate) fn battlefield(position: &Position) -> Region {
    let steps: &[Frame] = position.steps.as_slice();
    battle_of(steps).map_or(Region::Land(Territory(0)), |battle| battle.region)
}
