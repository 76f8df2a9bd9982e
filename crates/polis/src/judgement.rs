//! What bots think a position is worth.

use crate::board::{Board, Ending};
use crate::flow::Frame;
use crate::ids::{Good, Polis, Region, Side, Territory};
use crate::position::Position;

/// How many points of lead make a sure win in the last round, and how many more before it.
const SURE_LEAD: f32 = 14.0;

/// What the position is worth to each side, from 0 to 1.
pub(crate) fn judge(position: &Position, worth: &mut [f32]) {
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

/// A finished game: won, lost or shared, and a little for the margin.
fn decided(board: &Board, ending: Ending) -> f32 {
    let lead = (board.score(Side::Athens) - board.score(Side::Sparta)) as f32;
    match ending {
        Ending::CapitalLost(side) | Ending::Ostracised(side) => {
            if side == Side::Sparta {
                1.0
            } else {
                0.0
            }
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
    let player = board.player(side);
    let population = f32::from(board.league_population(side));
    population
        + prestige(f32::from(player.prestige), rounds_left)
        + f32::from(board.posterity(side))
        + in_progress(board, side)
        + food(board, side, rounds_left)
        + goods(board, side, rounds_left)
        + army(board, side, rounds_left)
        + 0.6 * f32::from(board.merchants(side)) * (rounds_left - 1.0).min(2.0)
        - if board.proxenos(side).is_none() { 1.5 } else { 0.0 }
}

/// Prestige counts once as a point, but the last ones keep a side alive and able to act.
fn prestige(prestige: f32, rounds_left: f32) -> f32 {
    let danger = if rounds_left > 1.0 { (3.0 - prestige).max(0.0) } else { 0.0 };
    prestige + 0.15 * rounds_left * prestige.min(8.0).sqrt() * 2.0 - 1.2 * danger
}

/// Projects that will be finished at the end of the round.
fn in_progress(board: &Board, side: Side) -> f32 {
    let started = board.league(side).filter_map(|polis| {
        let project = board.poleis[polis.index()].project?;
        let card = &board.edition.projects[project.index()];
        let now = card.prestige.unwrap_or_else(|| board.population(polis).div_ceil(2));
        Some(f32::from(now + card.posterity))
    });
    started.sum()
}

/// Wheat feeds the league now; what lacks will cost prestige or poleis, what is left over grows.
fn food(board: &Board, side: Side, rounds_left: f32) -> f32 {
    let wheat = f32::from(board.stock(side, Good::Wheat));
    let mouths = f32::from(board.league_population(side));
    let lacking = (mouths - wheat).max(0.0);
    let spare = (wheat - mouths).max(0.0);
    let growable: f32 = board.league(side).map(|polis| growth_room(board, polis)).sum();
    let grows = spare.min(growable);
    let reserve = f32::from(board.player(side).prestige);
    // Hunger that prestige can't pay costs whole poleis, in the end the capital.
    let ruin = (lacking - reserve).max(0.0) * 1.5;
    let keeps = (spare - grows).max(0.0) * if rounds_left > 1.0 { 0.35 } else { 0.0 };
    grows * 1.1 + keeps - lacking * 0.9 - ruin
}

fn growth_room(board: &Board, polis: Polis) -> f32 {
    let card = board.edition.poleis[polis.index()];
    f32::from(card.growth.min(card.max.saturating_sub(board.population(polis))))
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
    let mut friendly = poleis == 0;
    for polis in Polis::all().filter(|polis| poleis & (1 << polis.0) != 0) {
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
    let open = board.collected[territory.index()].is_none() && board.barred & territory.bit() == 0;
    if friendly && open {
        value += 0.30 * f32::from(own);
    }
    value
}

/// Whether no action is half done.
#[must_use]
pub(crate) fn is_settled(position: &Position) -> bool {
    match position.steps.top() {
        None
        | Some(
            Frame::Turn(_)
            | Frame::Aftermath(_)
            | Frame::Battle(_)
            | Frame::Commanders(_)
            | Frame::Homecoming(_)
            | Frame::Feeding(_)
            | Frame::Growth(_)
            | Frame::Phoros(_)
            | Frame::Reading(_)
            | Frame::Reveal(_)
            | Frame::DrawEvent(_),
        ) => true,
        Some(
            Frame::Round(_)
            | Frame::Surcharge(_)
            | Frame::Create(_)
            | Frame::Payment(_)
            | Frame::March(_)
            | Frame::Sail(_)
            | Frame::Siege(_)
            | Frame::Collect(_)
            | Frame::Haggle(_),
        ) => false,
    }
}
