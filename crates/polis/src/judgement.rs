//! What bots think a position is worth.

use rand::Rng;
use table::{Mind, Step};

use crate::board::{Board, Ending};
use crate::game::Polis;
use crate::ids::{Good, Region, Side, Territory};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::editions::LastRound;
use crate::sensible;

/// How many points of lead make a sure win in the last round, and how many more before it.
const SURE_LEAD: f32 = 14.0;

impl Mind for Polis {
    fn judge(position: &Position, worth: &mut [f32]) {
        let board = &position.table.board;
        let athens = match board.ending {
            Some(ending) => decided(board, ending),
            None => {
                let lead = promise(board, Side::Athens) - promise(board, Side::Sparta);
                squash(lead / SURE_LEAD)
            }
        };
        if let [a, s, ..] = worth {
            *a = athens;
            *s = 1.0 - athens;
        }
    }

    fn is_settled(position: &Position) -> bool {
        position.steps.top().is_none_or(|step| step.is_quiet(&position.table))
    }

    fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        sensible::choose(position, legal, rng)
    }
}

/// A finished game: won, lost or shared, and a little for the margin.
fn decided(board: &Board, ending: Ending) -> f32 {
    let lead = (board.score(Side::Athens) - board.score(Side::Sparta)) as f32;
    match ending {
        Ending::CapitalLost(side) | Ending::Ostracised(side) | Ending::Disgraced(side) => {
            if side == Side::Sparta { 1.0 } else { 0.0 }
        }
        Ending::Points | Ending::BothOstracised => {
            if lead == 0.0 {
                return 0.5;
            }
            0.5 + 0.45 * lead.signum() + 0.05 * (squash(lead / SURE_LEAD) * 2.0 - 1.0)
        }
    }
}

/// The logistic curve, cheap and smooth.
fn squash(x: f32) -> f32 {
    1.0 / (1.0 + (-2.0 * x).exp())
}

/// The score that a side can hope for.
fn promise(board: &Board, side: Side) -> f32 {
    let rounds_left = (board.scenario.rounds.len() - usize::from(board.round)) as f32;
    let later_rounds = (rounds_left - 1.0).min(2.0);
    let league = League::of(board, side);
    let hostage = if board.proxenos(side).is_none() { 1.5 } else { 0.0 };
    league.population
        + f32::from(board.player(side).prestige)
        + f32::from(board.posterity(side))
        + league.finishing
        + league.posterity
        + league.megalopoleis
        + harvest(board, side, &league, rounds_left)
        + goods(board, side, rounds_left)
        + army(board, side, rounds_left)
        + 0.35 * league.poleis * later_rounds
        + 0.6 * f32::from(board.merchants(side)) * later_rounds
        - hostage
}

/// What the end of the round will make of a league.
#[derive(Default)]
struct League {
    population: f32,
    poleis: f32,
    /// Cubes that it could grow.
    room: f32,
    /// Prestige and posterity of projects in progress.
    finishing: f32,
    posterity: f32,
    megalopoleis: f32,
}

impl League {
    fn of(board: &Board, side: Side) -> League {
        let mut league = League::default();
        for polis in board.league(side) {
            let card = board.edition.poleis[polis.index()];
            let state = board.poleis[polis.index()];
            league.population += f32::from(state.cubes);
            league.poleis += 1.0;
            league.room += f32::from(card.growth.min(card.max.saturating_sub(state.cubes)));
            league.megalopoleis += if state.cubes > card.base { 1.0 } else { 0.0 };
            if let Some(project) = state.project {
                let card = &board.edition.projects[project.index()];
                let prestige = card.prestige.unwrap_or_else(|| state.cubes.div_ceil(2));
                league.finishing += f32::from(prestige);
                league.posterity += f32::from(card.posterity);
            }
        }
        league
    }
}

/// Wheat feeds the league, and what is left over grows; what lacks costs prestige or poleis, in
/// the end the capital. Wheat that can still be had this round counts a little: a player who
/// trusted in it would never fetch it.
fn harvest(board: &Board, side: Side, league: &League, rounds_left: f32) -> f32 {
    let last = rounds_left <= 1.0;
    let passed = board.passed.has(side);
    let wheat = f32::from(board.stock(side, Good::Wheat));
    let lacking = (league.population - wheat).max(0.0);
    let relief = if passed { 0.0 } else { relief(board, side).min(lacking) };
    let short = lacking - 0.25 * relief;
    let spare = (wheat - league.population).max(0.0);
    let grows = spare.min(league.room);
    let keeps = if last { 0.0 } else { 0.35 * (spare - grows) };
    let hoped = f32::from(board.player(side).prestige) + league.finishing + league.megalopoleis;
    let left = (hoped - short).max(0.0);
    // POL-16.5: where prestige is tested after the last round too, it is never free to spend.
    let spared = last && board.edition.rules.last_round == LastRound::ScoresOnly;
    let needed = if spared { 0.0 } else { 1.0 };
    let capital = f32::from(board.population(board.capital(side)));
    let ruin = capital - wheat - relief - (hoped - needed);
    let certainty = if passed { 1.0 } else { 0.4 };
    let doom = if ruin > 0.0 { certainty * (5.0 + 2.0 * ruin) } else { 0.0 };
    // The last points of prestige keep a side alive and able to act.
    let danger = if spared { 0.0 } else { 0.9 * (3.0 - left).max(0.0) };
    1.15 * grows + keeps - 1.05 * short - danger - doom + 0.3 * rounds_left * left.min(8.0).sqrt()
}

/// Wheat that trade and tribute can still bring this round.
fn relief(board: &Board, side: Side) -> f32 {
    let round = board.round_card().kind;
    let shiploads = board.edition.shiploads.iter().zip(&board.shiploads);
    let open = shiploads.filter(|(card, taken)| {
        card.offer == Good::Wheat && taken.is_none() && card.value <= round
    });
    let prices: u8 = board.player(side).stock[..Good::Wheat.index()].iter().map(|n| n / 4).sum();
    let voyages = board.player(side).merchants.min(prices).min(open.count() as u8);
    let league = board.league_set(side);
    let tribute = Territory::all().filter(|territory| {
        let poleis = board.edition.map.poleis_in[territory.index()];
        board.collected[territory.index()].is_none()
            && (poleis.is_empty() || !(poleis & league).is_empty())
    });
    let wheat = tribute.map(|territory| {
        let boxes = board.edition.tribute[territory.index()][Good::Wheat.index()];
        let hoplites = board.units(side, Region::Land(territory)).min(boxes);
        let row = usize::from(hoplites).checked_sub(1);
        row.and_then(|row| board.edition.tribute_yield.get(row)).copied().unwrap_or(0)
    });
    3.3 * f32::from(voyages) + wheat.map(f32::from).sum::<f32>()
}

/// Goods are worth what they can still become.
fn goods(board: &Board, side: Side, rounds_left: f32) -> f32 {
    let later = if rounds_left > 1.0 { 1.0 } else { 0.35 };
    let worth = |good: Good, each: f32, cap: f32| {
        let have = f32::from(board.stock(side, good));
        each * have.min(cap) + each * 0.25 * (have - cap).max(0.0)
    };
    later
        * (worth(Good::Metal, 0.28, 6.0)
            + worth(Good::Wood, 0.28, 6.0)
            + worth(Good::Wine, 0.30, 6.0)
            + worth(Good::Oil, 0.30, 6.0)
            + worth(Good::Silver, 0.55, 12.0))
}

/// Units are population that works: worth a little less than at home, more where they matter.
fn army(board: &Board, side: Side, rounds_left: f32) -> f32 {
    let mut value = 0.0;
    for region in Board::regions() {
        let (own, enemy) = (board.units(side, region), board.units(side.other(), region));
        if own == 0 {
            continue;
        }
        let control = if own > enemy { 0.25 } else { 0.0 };
        let prospects = match region {
            Region::Land(territory) => siege_prospects(board, side, territory, own, enemy),
            Region::Sea(_) => 0.15,
        };
        value += f32::from(own) * 0.45 + control + prospects;
    }
    value * (0.4 + 0.2 * rounds_left.min(3.0))
}

/// Chances to take a polis here, and tribute still to be had.
fn siege_prospects(board: &Board, side: Side, territory: Territory, own: u8, enemy: u8) -> f32 {
    let map = &board.edition.map;
    let poleis = map.poleis_in[territory.index()];
    let mut value = 0.0;
    let mut friendly = poleis.is_empty();
    for polis in poleis.iter() {
        if board.owns(side, polis) {
            friendly = true;
            continue;
        }
        let base = board.edition.poleis[polis.index()].base;
        if !board.is_capital(polis) && own >= base && own > enemy {
            let chance = if base == 1 { 1.0 } else { f32::from(5_u8.saturating_sub(base)) / 4.0 };
            value += chance * 0.5 * f32::from(base);
        }
    }
    let open = board.collected[territory.index()].is_none() && !board.barred.contains(territory);
    if friendly && open {
        value += 0.30 * f32::from(own);
    }
    value
}
