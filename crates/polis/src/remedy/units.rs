//! Units: bringing them and breaking blockades.

use super::blockades::{Blockades, fewest};
use super::{Case, Remedy, means, time};
use crate::board::Board;
use crate::ids::{Good, Market, Polis, Region, RoundId, Side, Territory};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Reason;
use crate::rules::routes::Ways;
use crate::rules::{hoplites, tribute};

/// How units can come into a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By open ways.
    Open,
    /// So many of them created first, there or where a way leads from.
    Created(u8),
    /// The same, with so much of their good or silver still lacking.
    Unmade(u8),
    /// Once the rival no longer has more units here.
    Past(Blockades),
    /// In this round, which is a later one: in the one in play too few can come.
    Later(RoundId),
    /// By open ways, once this much more prestige pays for the march and for the refused action.
    Unpaid(u8),
}

/// Regions of the same kind from which units of a side can come to a region now.
pub(super) fn sources(board: &Board, side: Side, to: Region, ways: &Ways<'_>) -> u16 {
    match to {
        // POL-17.24: nobody marches where the event forbids it.
        Region::Land(to) if hoplites::check_ever(board, side, to).is_err() => 0,
        Region::Land(to) => ways.hoplite_sources(to).bits(),
        Region::Sea(to) => ways.galley_sources(to).bits(),
    }
}

/// Territories or seas in which a polis can create units, as a set.
fn grounds(board: &Board, polis: Polis, kind: Region) -> u16 {
    let map = &board.edition.map;
    match kind {
        Region::Land(_) => map.territory[polis.index()].map_or(0, Territory::bit),
        Region::Sea(_) => map.ports[polis.index()].bits(),
    }
}

pub(super) fn bit(region: Region) -> u16 {
    match region {
        Region::Land(territory) => territory.bit(),
        Region::Sea(sea) => sea.bit(),
    }
}

/// The territories, or the seas.
pub(super) fn alike(kind: Region) -> impl Iterator<Item = Region> {
    let land = matches!(kind, Region::Land(_));
    Board::regions().filter(move |region| matches!(region, Region::Land(_)) == land)
}

/// Units that poleis of a side can create in some territories or seas this round.
fn recruits(board: &Board, side: Side, kind: Region, among: u16) -> u8 {
    let able = |polis: &Polis| grounds(board, *polis, kind) & among != 0;
    let people = board.league(side).filter(able).map(|polis| board.poleis[polis.index()].cubes - 1);
    // POL-17.11: hired units come from the reserve.
    let hired = board.event_rules().hired.is_some() && board.league(side).any(|polis| able(&polis));
    people.sum::<u8>() + if hired { board.reserve(side) } else { 0 }
}

/// The good that units of a region are made of.
pub(super) fn material(region: Region) -> Good {
    match region {
        Region::Land(_) => Good::Metal,
        Region::Sea(_) => Good::Wood,
    }
}

/// Units that the goods in stock pay for.
fn paid(board: &Board, side: Side, region: Region) -> u8 {
    board.stock(side, material(region)).saturating_add(board.stock(side, Good::Silver))
}

/// The same with what can still be had. POL-14.11: the last round brings only so much.
fn payable(board: &Board, side: Side, region: Region) -> u8 {
    if !board.is_last_round() {
        return u8::MAX;
    }
    let gained = |good| {
        let stock = board.stock(side, good);
        let more = |n: &u8| means::gather(board, side, good, stock.saturating_add(*n), stock);
        (1..=board.capacity()).take_while(|n| more(n).is_some()).count() as u8
    };
    paid(board, side, region).saturating_add(gained(material(region)) + gained(Good::Silver))
}

/// Units that stand where they can come to a region from.
fn standing(board: &Board, side: Side, to: Region) -> u8 {
    let from = sources(board, side, to, &Ways::of(board, side));
    let standing = alike(to).filter(|region| from & bit(*region) != 0);
    standing.map(|region| board.units(side, region)).sum()
}

/// Units of a side that could come into a region this round.
fn supply(board: &Board, side: Side, to: Region) -> u8 {
    let from = sources(board, side, to, &Ways::of(board, side));
    let made = recruits(board, side, to, from | bit(to));
    let marching = standing(board, side, to);
    // What is to be gathered needs hoplites too, and is counted only where it matters.
    let most = if marching + made.min(paid(board, side, to)) >= board.capacity() {
        made
    } else {
        made.min(payable(board, side, to))
    };
    marching + most
}

/// POL-5.1, POL-8.1: hoplites that could come to collect in a territory, as far as prestige pays.
pub(super) fn reachable(board: &Board, side: Side, territory: Territory) -> u8 {
    let (region, ways) = (Region::Land(territory), Ways::of(board, side));
    let price = 1 + u16::from(!tribute::is_free(board, side, territory));
    if board.player(side).prestige < price {
        return made(board, side, region);
    }
    let from = sources(board, side, region, &ways);
    let recruited =
        recruits(board, side, region, from | bit(region)).min(paid(board, side, region));
    standing(board, side, region) + recruited
}

/// So many more units in a region, if they can come and have room.
pub(super) fn bring(case: &Case<'_>, region: Region, n: u8) -> Option<Remedy> {
    let (board, side) = (case.board, case.side);
    if board.units(side, region) + n > board.capacity() {
        return None;
    }
    if supply(board, side, region) >= n {
        let marching = standing(board, side, region);
        let made_here = made(board, side, region) >= n;
        let walks = case.lacks_prestige(1) == 0;
        let created = n.saturating_sub(if walks { marching } else { 0 });
        let unpaid = n.saturating_sub(marching).saturating_sub(paid(board, side, region));
        let how = match case.lacks_prestige(u16::from(!made_here)) {
            0 if unpaid > 0 => How::Unmade(unpaid),
            0 if created == 0 => How::Open,
            0 => How::Created(created),
            lacking => How::Unpaid(lacking),
        };
        let payable = !matches!(how, How::Unpaid(_)) || means::earn(case.position, side).is_some();
        return payable.then_some(Remedy::Bring { region, n, how });
    }
    let past = bring_past(board, side, region, n).filter(|_| board.player(side).prestige > 0);
    past.or_else(|| bring_later(board, side, region, n))
}

/// Units that can be created in a region with the goods in stock, so that nobody has to march.
pub(super) fn made(board: &Board, side: Side, region: Region) -> u8 {
    recruits(board, side, region, bit(region)).min(paid(board, side, region))
}

/// The same past the fewest blockades that keep them away.
fn bring_past(board: &Board, side: Side, region: Region, n: u8) -> Option<Remedy> {
    // One voyage or march more breaks a blockade that the rival keeps up.
    let breaks = |(place, surplus): (Region, u8)| {
        board.player(side).prestige > 1 && supply(board, side, place) >= surplus
    };
    let held: Vec<_> = held(board, side)
        .filter(|&held| held.0 != region && (can_go(board, side, held.0) || breaks(held)))
        .collect();
    let frees = |board: &mut Board, place, surplus| {
        board.take_units(side.other(), place, surplus);
        true
    };
    let past = fewest(board, &held, frees, |freed| supply(freed, side, region) >= n)?;
    Some(Remedy::Bring { region, n, how: How::Past(past) })
}

/// Regions in which the rival has more units than a side, and how many more.
fn held(board: &Board, side: Side) -> impl Iterator<Item = (Region, u8)> + '_ {
    let both = move |region| (region, both(board, side, region));
    let held = Board::regions().map(both).filter(|(_, (own, enemy))| enemy > own);
    held.map(|(region, (own, enemy))| (region, enemy - own))
}

/// Whether units of the rival can leave a region or be lost there. POL-0.16: who has passed in the
/// last round moves nothing more.
fn can_go(board: &Board, side: Side, region: Region) -> bool {
    let stays = board.is_last_round() && board.passed.has(side.other());
    !stays || means::can_fight(board, side, region)
}

/// The same in the next round, with the cubes that are in reserve now.
fn bring_later(board: &Board, side: Side, region: Region, n: u8) -> Option<Remedy> {
    let later = board.scenario.rounds.get(usize::from(board.round) + 1)?;
    let how = How::Later(later.id);
    let room = board.units(side, region) + n <= later.kind;
    (room && board.reserve(side) >= n).then_some(Remedy::Bring { region, n, how })
}

/// Carries out [`Remedy::Bring`].
pub(super) fn carry_in(position: &mut Position, side: Side, region: Region, n: u8, how: How) {
    match how {
        How::Open | How::Created(_) | How::Unmade(_) => {
            come(&mut position.table.board, side, region, n)
        }
        How::Unpaid(lacking) => {
            let board = &mut position.table.board;
            board.gain_prestige(side, u16::from(lacking));
            come(board, side, region, n);
        }
        How::Past(places) => {
            let board = &mut position.table.board;
            for (place, surplus) in places.iter() {
                board.take_units(side.other(), place, surplus);
            }
            come(board, side, region, n);
        }
        How::Later(_) => {
            let round = position.table.board.round + 1;
            time::wait(position, side, round);
            *position.table.board.units_mut(side, region) += n;
        }
    }
}

/// Units come into a region. POL-5.1, POL-6.1: that costs prestige unless they are created there.
pub(super) fn come(board: &mut Board, side: Side, region: Region, n: u8) {
    if made(board, side, region) < n {
        board.lose_prestige(side, 1);
    }
    take_in(board, side, region, n);
}

/// Units come into a region: recruits first, then from where most are.
fn take_in(board: &mut Board, side: Side, region: Region, n: u8) {
    for _ in 0..n {
        let from = sources(board, side, region, &Ways::of(board, side));
        let grounds_near = from | bit(region);
        let crowded = alike(region)
            .filter(|place| from & bit(*place) != 0)
            .max_by_key(|&place| board.units(side, place))
            .filter(|&place| board.units(side, place) > 0);
        let recruiting = board
            .league(side)
            .filter(|&polis| grounds(board, polis, region) & grounds_near != 0)
            .max_by_key(|polis| board.poleis[polis.index()].cubes)
            .filter(|polis| board.poleis[polis.index()].cubes > 1);
        match (recruiting, crowded) {
            (_, Some(place)) if board.units(side, place) > 1 => board.take_units(side, place, 1),
            (Some(polis), _) => board.poleis[polis.index()].cubes -= 1,
            (None, Some(place)) => board.take_units(side, place, 1),
            // Hired.
            (None, None) => {}
        }
        *board.units_mut(side, region) += 1;
    }
}

/// POL-7.2, POL-7.3: as many hoplites as the fortification, and more than the rival has.
pub(super) fn besiege(case: &Case<'_>, polis: Polis) -> Option<Remedy> {
    let region = Region::Land(case.board.edition.map.territory[polis.index()]?);
    let (own, enemy) = both(case.board, case.side, region);
    let need = case.board.edition.poleis[polis.index()].base.max(enemy + 1);
    bring(case, region, need - own)
}

/// POL-7.3: more hoplites than the rival has.
pub(super) fn control(case: &Case<'_>, territory: Territory) -> Option<Remedy> {
    let (board, region) = (case.board, Region::Land(territory));
    let (own, enemy) = both(board, case.side, region);
    let oust = |n| Remedy::Oust(Blockades::one(region, n));
    // POL-0.4: more do not fit, so the rival must go. If he has passed, he does not.
    if enemy >= board.capacity() {
        let too_few = match case.mv {
            Move::Besiege(polis) => own < board.edition.poleis[polis.index()].base,
            _ => false,
        };
        let lost = oust(if too_few { enemy + 1 - board.capacity() } else { enemy + 1 - own });
        if !board.passed.has(case.side.other()) || board.is_last_round() {
            return can_go(board, case.side, region).then_some(lost);
        }
        // More room alone does not help who has enough for the walls.
        let more = || bring_later(board, case.side, region, enemy + 1 - own);
        return time::room(board, enemy + 1)
            .and_then(|wait| if too_few { Some(wait) } else { more().or(Some(lost)) });
    }
    let brought = bring(case, region, enemy + 1 - own);
    let at_once = |remedy: &Remedy| !matches!(remedy, Remedy::Bring { how: How::Later(_), .. });
    brought.filter(at_once).or((own > 0).then(|| oust(enemy + 1 - own))).or(brought)
}

fn both(board: &Board, side: Side, region: Region) -> (u8, u8) {
    (board.units(side, region), board.units(side.other(), region))
}

/// Whether a march or voyage is to where all units of its kind are already: nothing has to be
/// done to bring them there.
pub(super) fn all_there(case: &Case<'_>) -> bool {
    let to = match case.mv {
        Move::MoveHoplites(to) => Region::Land(to),
        Move::MoveGalleys(to) => Region::Sea(to),
        _ => return false,
    };
    let units = |region| case.board.units(case.side, region);
    units(to) > 0 && alike(to).all(|region| region == to || units(region) == 0)
}

/// POL-5.7, POL-6.4: something that can come to a region.
pub(super) fn reach(case: &Case<'_>, to: Region) -> Option<Remedy> {
    let (board, side) = (case.board, case.side);
    let elsewhere = alike(to).any(|region| region != to && board.units(side, region) > 0);
    let unblocked = || elsewhere.then(|| unblock(case)).flatten();
    unblocked().or_else(|| {
        let brought = alike(to)
            .filter(|&region| region != to && board.has_room(side, region))
            .filter_map(|region| bring(case, region, 1))
            .filter(|remedy| {
                let mut position = case.position.clone();
                super::carry_out(&mut position, remedy);
                case.is_gone(&position.table.board)
            });
        brought.min_by_key(|remedy| matches!(remedy, Remedy::Bring { how: How::Later(_), .. }))
    })
}

/// POL-9.3, POL-9.7: a market comes into reach by sea or by land.
pub(super) fn open_route(case: &Case<'_>, market: Market) -> Option<Remedy> {
    let by_land = case.board.edition.map.markets[market.index()].land_route;
    let by_sea = unblock(case);
    match (by_sea, by_land) {
        (Some(Remedy::Oust(_)) | None, Some(polis)) => super::win::win(case, polis).or(by_sea),
        _ => by_sea,
    }
}

/// The fewest blockades that have to be broken: by as many own units if they can come, or else by
/// the rival's going.
pub(super) fn unblock(case: &Case<'_>) -> Option<Remedy> {
    // Nobody has to be strong where the way ends.
    let end = match case.reason {
        Reason::NobodyCanCome { to } | Reason::NoWay { to, .. } => Some(to),
        _ => None,
    };
    let held: Vec<_> =
        held(case.board, case.side).filter(|&(region, _)| Some(region) != end).collect();
    let matched = |board: &mut Board, region, n| {
        let marches = u16::from(made(board, case.side, region) < n);
        let paid = board.player(case.side).prestige >= marches + case.price();
        let comes = paid && supply(board, case.side, region) >= n;
        if comes {
            come(board, case.side, region, n);
        }
        comes
    };
    let gone = |board: &mut Board, region, n| {
        let goes = can_go(board, case.side, region);
        if goes {
            board.take_units(case.side.other(), region, n);
        }
        goes
    };
    let is_gone = |board: &Board| case.is_gone(board);
    fewest(case.board, &held, matched, is_gone)
        .map(Remedy::Unblock)
        .or_else(|| fewest(case.board, &held, gone, is_gone).map(Remedy::Oust))
}
