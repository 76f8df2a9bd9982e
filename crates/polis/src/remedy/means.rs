//! Means: goods, cubes, prestige, poleis and merchants.

use table::{Help, Rules};

use super::envoy::{bribes, leave};
use super::{Case, Game, Remedy, time, units, win};
use crate::board::{Board, Proxenos};
use crate::ids::{Good, Market, Polis, Region, Shipload, Side, Territory};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::Reason;
use crate::rules::proxenos::RANSOM;
use crate::rules::{projects, trade, tribute};

/// Where more of a good comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Tribute in this territory, which can be collected now.
    Tribute(Territory),
    /// The market with this id, from which a merchant can bring it now.
    Market(Market),
    /// Tribute in this territory, once hoplites have come there.
    March(Territory),
    /// Nothing that can be done at once.
    Later,
}

impl Source {
    fn is_at_once(self) -> bool {
        matches!(self, Source::Tribute(_) | Source::Market(_))
    }
}

/// More of a good, as far as its track goes. POL-14.11: in the last round only what one action
/// brings at once; whatever takes more actions is a plan.
pub(super) fn gather(board: &Board, side: Side, good: Good, need: u8, have: u8) -> Option<Remedy> {
    if need > board.edition.track_max {
        return None;
    }
    let n = need.saturating_sub(have);
    let found = sources(board, side, good);
    let best = found.into_iter().max_by_key(|&(source, amount)| (source.is_at_once(), amount));
    // POL-0.18: playing on alone takes one more. POL-9.1: the last merchant may be needed.
    let alone = u8::from(board.passed.has(side.other()));
    let spare = |source| !matches!(source, Source::Market(_)) || board.player(side).merchants > 1;
    let enough = |&(source, amount): &(Source, u8)| {
        source.is_at_once() && spare(source) && amount >= n.saturating_add(alone)
    };
    if board.is_last_round() && !best.as_ref().is_some_and(enough) {
        return None;
    }
    let from = best.map_or(Source::Later, |(source, _)| source);
    Some(Remedy::Gather { good, n, from })
}

/// POL-1.2, POL-2.2, POL-3.2: one of the good that a unit is made of, or silver if only that can be
/// had at once or at all.
pub(super) fn gather_for_unit(board: &Board, side: Side, good: Good) -> Option<Remedy> {
    let found = [good, Good::Silver].into_iter().filter_map(|good| gather(board, side, good, 1, 0));
    let found: Vec<_> = found.collect();
    let at_once =
        |remedy: &&Remedy| matches!(remedy, Remedy::Gather { from, .. } if from.is_at_once());
    found.iter().find(at_once).or(found.first()).copied()
}

/// POL-0.18: something more of any kind that can be had now, or the next round.
pub(super) fn gather_any(board: &Board, side: Side) -> Option<Remedy> {
    let at_once = |good| sources(board, side, good).iter().any(|(source, _)| source.is_at_once());
    let now = Good::ALL.into_iter().any(at_once);
    if now { Some(Remedy::GatherAny) } else { time::next(board) }
}

/// POL-8.1 to POL-8.4, POL-9.8: where a good comes from this round, and how much of it.
fn sources(board: &Board, side: Side, good: Good) -> Vec<(Source, u8)> {
    let mut found: Vec<_> = taxes(board, side, good).collect();
    // A merchant that is still to be made trades too.
    let made = board.player(side).merchants == 0
        && matches!(merchant(board, side), Some(Remedy::Hire { unpaid: false, grows: false, .. }));
    let mut manned = board.clone();
    manned.player_mut(side).merchants += u8::from(made);
    let offers =
        Shipload::all().filter(|shipload| board.edition.shiploads[shipload.index()].offer == good);
    found.extend(offers.filter_map(|shipload| {
        let card = &board.edition.shiploads[shipload.index()];
        let bought = |paid| can_trade(&manned, side, shipload, paid);
        let source = Good::ALL.into_iter().filter_map(bought).max()?;
        let source = if source && !made { Source::Market(card.market) } else { Source::Later };
        Some((source, card.amount))
    }));
    found
}

/// Whether a shipload can be had for a good at once, or else after something that helps: POL-9.3
/// galleys that open the route, POL-9.8 more of the good from tribute.
fn can_trade(board: &Board, side: Side, shipload: Shipload, paid: Good) -> Option<bool> {
    let Err(no) = trade::check(board, side, shipload, paid, &board.player(side).stock) else {
        return Some(true);
    };
    let helped = match no.reason {
        Reason::NoRoute { .. } => board.player(side).prestige > 0,
        Reason::CannotPay { good, need, have } => {
            let taxed = taxes(board, side, good).map(|(_, amount)| amount);
            taxed.fold(have, u8::saturating_add) >= need
        }
        _ => false,
    };
    helped.then_some(false)
}

/// POL-8.1 to POL-8.4: tribute that brings a good, where hoplites are or can come.
fn taxes(board: &Board, side: Side, good: Good) -> impl Iterator<Item = (Source, u8)> + '_ {
    Territory::all().filter_map(move |territory| {
        let here = board.units(side, Region::Land(territory));
        let (source, hoplites) = match tribute::check(board, side, territory) {
            Ok(()) => (Source::Tribute(territory), here),
            Err(no) if no.reason == (Reason::NoUnits { region: Region::Land(territory) }) => {
                (Source::March(territory), units::reachable(board, side, territory))
            }
            Err(_) => return None,
        };
        let boxes = board.edition.tribute[territory.index()][good.index()];
        // POL-17.16: an event may let fewer collect.
        let cap = board.event_rules().tribute_cap.filter(|(at, _)| *at == territory);
        let row = hoplites
            .min(boxes)
            .min(cap.map_or(boxes, |(_, most)| most))
            .min(board.capacity())
            .checked_sub(1)?;
        Some((source, board.edition.tribute_yield[usize::from(row)]))
    })
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
    // POL-3.3, POL-13.9, POL-14.7: in the last round merchants and losses alone give some back.
    let units: u8 = Board::regions().map(|region| board.units(side, region)).sum();
    let ships = board.edition.merchants.saturating_sub(board.merchants(side));
    let people =
        trading(board, side).map(|polis| board.poleis[polis.index()].cubes - 1).sum::<u8>();
    let soon = !board.is_last_round() || n <= units.saturating_add(people.min(ships));
    (soon && need + bound <= board.edition.cubes).then_some(Remedy::FreeCubes { n })
}

/// POL-3.1: the poleis of a side that make merchants.
fn trading(board: &Board, side: Side) -> impl Iterator<Item = Polis> + '_ {
    board
        .league(side)
        .filter(move |polis| board.edition.map.commercial[polis.index()] == Some(side))
}

/// POL-9.1: a merchant is created, or comes back when the round is over.
pub(super) fn merchant(board: &Board, side: Side) -> Option<Remedy> {
    let away = board.merchants(side) > 0;
    let peopled = |polis: &Polis| board.poleis[polis.index()].cubes > 1;
    let free = board.merchants(side) < board.edition.merchants;
    let maker = trading(board, side).find(peopled).filter(|_| free);
    // POL-3.3, POL-14.9: one with a single cube has to grow before.
    let grown = |polis: &Polis| grow(board, side, *polis).is_some();
    let later = || trading(board, side).find(grown).filter(|_| free);
    let purse = [Good::Wood, Good::Silver].map(|good| board.stock(side, good));
    let hire = |polis, grows| Remedy::Hire { polis, unpaid: purse == [0, 0], grows };
    let back = || away.then(|| time::next(board)).flatten();
    maker
        .map(|polis| hire(polis, false))
        .or_else(back)
        .or_else(|| later().map(|polis| hire(polis, true)))
}

/// POL-0.18: one more of the good, if playing on alone would take what was gathered.
pub(super) fn with_surcharge(position: &Position, mv: Move, gather: Remedy) -> Help<Remedy> {
    let Remedy::Gather { good, n, from } = gather else { return Help::Remedy(gather) };
    let Some(side) = super::asked(position) else { return Help::Remedy(gather) };
    let board = &position.table.board;
    let free = board.edition.track_max.saturating_sub(board.stock(side, good));
    let mut rich = position.clone();
    super::carry_out(&mut rich, &gather);
    match Game::check(&rich, mv) {
        Err(next) if next.reason == Reason::NoSurcharge && n < free => {
            Help::Remedy(Remedy::Gather { good, n: n + 1, from })
        }
        _ => Help::Remedy(gather),
    }
}

/// What brings prestige.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Earning {
    /// POL-12.3.
    CivilWar,
    /// POL-13.9.
    Battle,
    /// POL-17.12, at home under Pacifism.
    Tribute,
    /// POL-14.2, at the end of the round.
    Projects,
    /// POL-14.10, at the end of the round.
    LargePoleis,
}

/// POL-17.12: whether hoplites at home can bring prestige.
fn can_silence(board: &Board, side: Side) -> bool {
    board.event_rules().pacifism
        && board.population(board.capital(side)) > 0
        && tribute::check(board, side, board.edition.map.home[side.index()]).is_ok()
}

/// What can bring a side prestige this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earnings([Option<Earning>; 5]);

impl Earnings {
    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Earning> {
        self.0.into_iter().flatten()
    }
}

/// Prestige, if anything can still bring it. After the last round there is nothing to spend it on.
pub(super) fn earn(position: &Position, side: Side) -> Option<Remedy> {
    let board = &position.table.board;
    let on = !board.is_last_round();
    let from = Earnings([
        win::can_rebel(position, side).then_some(Earning::CivilWar),
        Board::regions().any(|region| can_fight(board, side, region)).then_some(Earning::Battle),
        can_silence(board, side).then_some(Earning::Tribute),
        (on && has_projects(board, side)).then_some(Earning::Projects),
        (on && board.league(side).any(|polis| can_be_large(board, side, polis)))
            .then_some(Earning::LargePoleis),
    ]);
    from.iter().next().map(|_| Remedy::Earn { n: 1, from })
}

/// POL-13.1, POL-0.4: whether enough units for a battle can come together in a region.
pub(super) fn can_fight(board: &Board, side: Side, region: Region) -> bool {
    let threshold = board.event_rules().battle_threshold.unwrap_or(board.edition.battle_threshold);
    let (own, enemy) = (board.units(side, region), board.units(side.other(), region));
    // POL-5.1, POL-6.1: without prestige nobody comes who is not created there.
    let created = own.saturating_add(units::made(board, side, region)).min(board.capacity());
    let own = if board.player(side).prestige > 0 { board.capacity() } else { created };
    let enemy = if board.passed.has(side.other()) { enemy } else { board.capacity() };
    own > 0 && enemy > 0 && own + enemy >= threshold
}

/// POL-4.1, POL-14.2: whether a project is in progress or can be begun.
fn has_projects(board: &Board, side: Side) -> bool {
    board.league(side).any(|polis| {
        let shown = || board.shown.iter();
        board.poleis[polis.index()].project.is_some()
            || shown().any(|project| projects::check_ever(board, side, project, polis).is_ok())
    })
}

/// POL-14.9, POL-14.10: whether a polis is above its base, or can grow above it.
fn can_be_large(board: &Board, side: Side, polis: Polis) -> bool {
    let card = board.edition.poleis[polis.index()];
    let people = board.population(polis);
    let fed = || match grow(board, side, polis) {
        Some(Remedy::Grow { lacking: 0, .. }) => true,
        Some(Remedy::Grow { lacking, .. }) => {
            gather(board, side, Good::Wheat, lacking, 0).is_some()
        }
        _ => false,
    };
    people > card.base || people.saturating_add(card.growth) > card.base && fed()
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
        Remedy::MoveProxenos { polis, via, waits, lacking } => {
            let price = bribes(board, side, via, polis);
            if waits {
                leave(board, side.other(), polis);
            }
            board.receive(side, Good::Silver, lacking);
            board.pay(side, Good::Silver, price.min(board.stock(side, Good::Silver)));
            board.player_mut(side).proxenos = Proxenos::At(polis);
        }
        Remedy::RivalLeaves { polis } => leave(board, side.other(), polis),
        Remedy::Hire { polis, unpaid, .. } => {
            if unpaid {
                board.receive(side, Good::Wood, 1);
            }
            let wood = board.stock(side, Good::Wood) > 0;
            board.pay(side, if wood { Good::Wood } else { Good::Silver }, 1);
            let cubes = &mut board.poleis[polis.index()].cubes;
            *cubes = (*cubes - 1).max(1);
            board.player_mut(side).merchants += 1;
        }
        Remedy::Release { poleis: set } => set.iter().for_each(|polis| board.release_polis(polis)),
        _ => {}
    }
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
