//! Means: goods, cubes, prestige, poleis, merchants and the proxenos.

use table::{Help, Rules};

use super::{Case, Game, Remedy, time};
use crate::board::{Board, Proxenos};
use crate::ids::{Good, Polis, Region, Side, Territory, poleis};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Reason;
use crate::rules::civil_war;
use crate::rules::proxenos::RANSOM;
use crate::rules::routes::Bribes;
use crate::rules::tribute;

/// More of a good, as far as its track goes.
pub(super) fn gather(board: &Board, side: Side, good: Good, need: u8, have: u8) -> Option<Remedy> {
    let boxes = |territory: &Territory| board.edition.tribute[territory.index()][good.index()];
    let possible = |territory: &Territory| tribute::check(board, side, *territory).is_ok();
    let at = Territory::all()
        .filter(|territory| boxes(territory) > 0)
        .filter(possible)
        .max_by_key(boxes);
    let n = need.saturating_sub(have);
    (need <= board.edition.track_max).then_some(Remedy::Gather { good, n, at })
}

/// POL-4.3: silver for the lots that can't be paid in their goods, or one of these goods.
pub(super) fn fund(case: &Case<'_>, missing: u8) -> Option<Remedy> {
    let Move::StartProject(project, _) = case.mv else { return None };
    let (board, side) = (case.board, case.side);
    let cost = &board.edition.projects[project.index()].cost;
    let silver = board.stock(side, Good::Silver);
    let in_silver = gather(board, side, Good::Silver, silver.saturating_add(missing), silver);
    in_silver.or_else(|| {
        let lots = Good::ALL.into_iter().filter(|good| *good != Good::Silver);
        let lacking = lots.filter(|good| board.stock(side, *good) < cost[good.index()]);
        lacking
            .filter_map(|good| {
                gather(board, side, good, cost[good.index()], board.stock(side, good))
            })
            .find(|remedy| {
                let mut board = board.clone();
                carry_out(&mut board, side, remedy);
                case.is_gone(&board)
            })
    })
}

/// POL-1.3, POL-14.4, POL-14.9: the population grows at the end of the round, from wheat that is
/// left after the league is fed.
pub(super) fn grow(board: &Board, side: Side, polis: Polis) -> Option<Remedy> {
    let card = board.edition.poleis[polis.index()];
    let can_grow = card.growth > 0 && card.max > board.population(polis);
    let wheat = u16::from(board.stock(side, Good::Wheat));
    let lacking = (board.league_population(side) + 1).saturating_sub(wheat) as u8;
    (can_grow && !board.is_last_round()).then_some(Remedy::Grow { polis, lacking })
}

/// POL-0.6: cubes come back from population and units.
pub(super) fn free_cubes(board: &Board, side: Side, need: u8, have: u8) -> Option<Remedy> {
    let n = need.saturating_sub(have);
    let bound = board.league(side).count() as u8;
    (need + bound <= board.edition.cubes).then_some(Remedy::FreeCubes { n })
}

/// POL-9.1: a merchant is created, or comes back when the round is over.
pub(super) fn merchant(board: &Board, side: Side) -> Option<Remedy> {
    let away = board.merchants(side) > 0;
    let map = &board.edition.map;
    let trading =
        || board.league(side).filter(move |polis| map.commercial[polis.index()] == Some(side));
    let peopled = |polis: &Polis| board.poleis[polis.index()].cubes > 1;
    let free = board.merchants(side) < board.edition.merchants;
    let maker = trading().find(peopled).filter(|_| free);
    // One with a single cube has to grow before.
    let later = || trading().next().filter(|_| free && !board.is_last_round());
    let purse = [Good::Wood, Good::Silver].map(|good| board.stock(side, good));
    let hire = |polis| Remedy::Hire { polis, unpaid: purse == [0, 0] };
    let back = || away.then(|| time::next(board)).flatten();
    maker.map(hire).or_else(back).or_else(|| later().map(hire))
}

/// POL-0.18: one more of the good, if playing on alone would take what was gathered.
pub(super) fn with_surcharge(position: &Position, mv: Move, gather: Remedy) -> Help<Remedy> {
    let Remedy::Gather { good, n, at } = gather else { return Help::Remedy(gather) };
    let Some(side) = super::asked(position) else { return Help::Remedy(gather) };
    let board = &position.table.board;
    let free = board.edition.track_max.saturating_sub(board.stock(side, good));
    let mut rich = position.clone();
    super::carry_out(&mut rich, &gather);
    match Game::check(&rich, mv) {
        Err(next) if next.reason == Reason::NoSurcharge && n < free => {
            Help::Remedy(Remedy::Gather { good, n: n + 1, at })
        }
        _ => Help::Remedy(gather),
    }
}

/// What brings prestige.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Earnings {
    /// Civil wars and battles; the end of the round is the end of the game.
    Now,
    /// Large poleis too, in a scenario without projects.
    Poleis,
    /// Projects too.
    All,
}

/// POL-12.3, POL-13.12, POL-14.2, POL-14.10: prestige, if anything can still bring it.
pub(super) fn earn(board: &Board, side: Side) -> Option<Remedy> {
    let projects = !(board.shown | board.unseen).is_empty()
        || board.scenario.rounds.iter().any(|card| card.projects > 0);
    let from = match (board.is_last_round(), projects) {
        (true, _) => Earnings::Now,
        (false, false) => Earnings::Poleis,
        (false, true) => Earnings::All,
    };
    let rebels = || Polis::all().any(|polis| civil_war::check_ever(board, side, polis).is_ok());
    let meet = |region| Side::BOTH.into_iter().all(|side| board.units(side, region) > 0);
    let battle = || !board.passed.has(side.other()) || Board::regions().any(meet);
    (from != Earnings::Now || rebels() || battle()).then_some(Remedy::Earn { n: 1, from })
}

/// POL-11.1.
pub(super) fn ransom(board: &Board, side: Side) -> Remedy {
    Remedy::Ransom { lacking: RANSOM.saturating_sub(board.stock(side, Good::Silver)) }
}

/// POL-12.1: the proxenos goes where the civil war shall be, and both are paid for.
pub(super) fn travel(board: &Board, side: Side, polis: Polis) -> Remedy {
    let price = civil_war::cost(board, polis).saturating_add(bribes(board, side, polis));
    let lacking = price.saturating_sub(board.stock(side, Good::Silver));
    let waits = board.proxenos(side.other()) == Some(polis);
    Remedy::MoveProxenos { polis, waits, lacking }
}

/// POL-10.3: what the way of the proxenos to a polis costs, if one leads there.
fn bribes(board: &Board, side: Side, polis: Polis) -> u8 {
    let journey =
        board.proxenos(side).and_then(|from| Bribes::of(board, side, from).to(board, polis));
    journey.map_or(0, |journey| journey.cost)
}

/// POL-10.2: the cheapest polis from which the proxenos can go on.
pub(super) fn detour(case: &Case<'_>) -> Option<Remedy> {
    let (board, side) = (case.board, case.side);
    let from = board.proxenos(side)?;
    let bribes = Bribes::of(board, side, from);
    let free = Polis::all().filter(|&polis| board.proxenos(side.other()) != Some(polis));
    let reached = free.filter_map(|polis| Some((polis, bribes.to(board, polis)?.cost)));
    let useful = reached.filter(|&(polis, _)| {
        let mut board = board.clone();
        board.player_mut(side).proxenos = Proxenos::At(polis);
        case.is_gone(&board)
    });
    let (polis, cost) = useful.min_by_key(|&(_, cost)| cost)?;
    let lacking = cost.saturating_sub(board.stock(side, Good::Silver));
    Some(Remedy::MoveProxenos { polis, waits: false, lacking })
}

/// POL-14.5, POL-14.6: the fewest poleis without which prestige pays for the rest of the hunger,
/// and there still is something to pay and a polis to keep.
pub(super) fn release(board: &Board, side: Side) -> Option<Remedy> {
    let others: Vec<_> = board.league(side).filter(|&polis| !board.is_capital(polis)).collect();
    let wheat = u16::from(board.stock(side, Good::Wheat));
    let short = board.league_population(side).saturating_sub(wheat);
    let prestige = board.player(side).prestige;
    let sets = 1_u32..(1 << others.len()) - 1;
    let chosen = |set: u32| others.iter().enumerate().filter(move |(at, _)| set & 1 << at != 0);
    let people = |set: u32| -> u16 {
        chosen(set).map(|(_, polis)| u16::from(board.population(*polis))).sum()
    };
    let fits = |set: &u32| people(*set) < short && short - people(*set) <= prestige;
    let fewest = sets.filter(fits).min_by_key(|set| (set.count_ones(), people(*set)))?;
    let poleis = chosen(fewest).map(|(_, polis)| *polis).collect();
    Some(Remedy::Release { poleis })
}

/// Carries out the remedies of this file.
pub(super) fn carry_out(board: &mut Board, side: Side, remedy: &Remedy) {
    match *remedy {
        Remedy::Gather { good, n, .. } => board.receive(side, good, n),
        Remedy::GatherAny => {
            let scarce = board.edition.goods.iter().copied();
            if let Some(good) = scarce.min_by_key(|good| board.stock(side, *good)) {
                board.receive(side, good, 1);
            }
        }
        Remedy::Earn { n, .. } => board.gain_prestige(side, u16::from(n)),
        Remedy::FreeCubes { n } => free(board, side, n),
        Remedy::Grow { polis, .. } => {
            free(board, side, 1_u8.saturating_sub(board.reserve(side)));
            board.poleis[polis.index()].cubes += 1;
        }
        Remedy::Ransom { lacking } => {
            board.receive(side, Good::Silver, lacking);
            board.pay(side, Good::Silver, RANSOM);
            board.receive(side.other(), Good::Silver, RANSOM);
            board.player_mut(side).proxenos = Proxenos::At(board.capital(side));
        }
        Remedy::MoveProxenos { polis, waits, lacking } => {
            let price = bribes(board, side, polis);
            if waits {
                leave(board, side.other(), polis);
            }
            board.receive(side, Good::Silver, lacking);
            board.pay(side, Good::Silver, price.min(board.stock(side, Good::Silver)));
            board.player_mut(side).proxenos = Proxenos::At(polis);
        }
        Remedy::RivalLeaves { polis } => leave(board, side.other(), polis),
        Remedy::Hire { polis, unpaid } => {
            if unpaid {
                board.receive(side, Good::Wood, 1);
            }
            let wood = board.stock(side, Good::Wood) > 0;
            board.pay(side, if wood { Good::Wood } else { Good::Silver }, 1);
            let cubes = &mut board.poleis[polis.index()].cubes;
            *cubes = (*cubes - 1).max(1);
            board.player_mut(side).merchants += 1;
        }
        Remedy::Release { poleis: set } => poleis(set).for_each(|polis| board.release_polis(polis)),
        _ => {}
    }
}

/// A side's proxenos goes home, or elsewhere if he is there.
fn leave(board: &mut Board, side: Side, from: Polis) {
    let home = board.capital(side);
    let taken = board.proxenos(side.other());
    let elsewhere = Polis::all().find(|&polis| polis != from && Some(polis) != taken);
    let to = if home == from { elsewhere.unwrap_or(home) } else { home };
    board.player_mut(side).proxenos = Proxenos::At(to);
}

/// Cubes come back to the reserve: from the largest poleis, then from the most units.
fn free(board: &mut Board, side: Side, n: u8) {
    for _ in 0..n {
        let largest = board
            .league(side)
            .max_by_key(|polis| board.poleis[polis.index()].cubes)
            .filter(|polis| board.poleis[polis.index()].cubes > 1);
        let crowded = Board::regions()
            .max_by_key(|&region: &Region| board.units(side, region))
            .filter(|&region| board.units(side, region) > 0);
        match (largest, crowded) {
            (Some(polis), _) => board.poleis[polis.index()].cubes -= 1,
            (None, Some(region)) => board.take_units(side, region, 1),
            (None, None) => {}
        }
    }
}
