//! PW-8.1: revenue.

use table::{Log, Set};

use crate::board::Board;
use crate::components::{LogLine, map, places};
use crate::event::Event;
use crate::ids::{Side, Space, Unit};
use crate::ledger::{Cause, Share, Track};

/// What each league brings in (PW-8.1).
const BASE: [i64; 2] = [3_500, 2_500];

/// What a revenue is made of, in the order of the clauses; what does not apply is 0.
pub(crate) type Shares = [Share; 9];

/// PW-8.1: both sides collect.
pub(crate) fn collect(board: &mut Board, log: &mut Log<'_, Event>) {
    for side in Side::BOTH {
        let shares = shares(board, side, false);
        let talents = sum(&shares);
        let change = board.change(Track::Talents, side, talents, Cause::Revenue);
        log.tell_with(|| Event::Revenue { side, talents, shares: paid(&shares), change });
    }
}

/// PW-8.1: the revenue of a turn is never less than nothing.
pub(crate) fn sum(shares: &Shares) -> i64 {
    shares.iter().map(|share| share.amount).sum::<i64>().max(0)
}

/// What is told of a revenue: parts that come to nothing are left out.
pub(crate) fn paid(shares: &Shares) -> Vec<Share> {
    shares.iter().copied().filter(|share| share.amount != 0).collect()
}

/// What a side collects; in an armistice nothing is ravaged and no direct tax is raised.
pub(crate) fn shares(board: &Board, side: Side, truce: bool) -> Shares {
    let spoilt = spoilt_spaces(board, side, truce).len();
    let lost = lost_cities(board, side);
    let only = |owner: Side, applies: bool, talents: i64| {
        if side == owner && applies { talents } else { 0 }
    };
    let (history, helots) = (&board.history, i64::from(board.season.helot_cost));
    // Event 5 (PW-3.2.5).
    let persia = 500 * i64::from(history.persia) + 500 * i64::from(history.iasus);
    let road = if has_epidamnian_road(board, side) { 1_000 } else { 0 };
    [
        (BASE[side.index()], Cause::League),
        (-50 * spoilt as i64, Cause::Spoilt(spoilt as u8)),
        (-200 * i64::from(lost), Cause::LostCities(lost)),
        (sicily(board, side), Cause::Sicily),
        (only(Side::Athens, !board.is_fed(), -1_500), Cause::NoGrain),
        (road, Cause::Epidamnus),
        (only(Side::Athens, !truce && is_taxed(board), 1_000), Cause::Eisphora),
        (only(Side::Sparta, true, persia), Cause::Event { number: 5, event: LogLine::Persia }),
        (only(Side::Sparta, !truce, -helots), Cause::Helots),
    ]
    .map(|(amount, cause)| Share { amount, cause })
}

/// PW-8.1: spaces of the league's colour that pay nothing.
fn spoilt_spaces(board: &Board, side: Side, truce: bool) -> Set<Space> {
    let spoilt = |space: &Space| {
        (board.ravaged.contains(*space) && !truce)
            || board.rebellion.contains(*space)
            || board.control(*space) == Some(side.other())
    };
    map().coloured[side.index()].iter().filter(spoilt).collect()
}

/// PW-8.1.1: Thebes and Corinth in Athenian hands.
fn lost_cities(board: &Board, side: Side) -> u8 {
    let lost = |space: &Space| board.control(*space) == Some(Side::Athens);
    let cities = [places().thebes, places().corinth];
    if side == Side::Sparta { cities.iter().filter(|space| lost(space)).count() as u8 } else { 0 }
}

/// PW-8.1.2: Syracuse pays its ally Sparta, and all of Sicily Athens, if it rules there.
fn sicily(board: &Board, side: Side) -> i64 {
    let (map, syracuse) = (map(), places().syracuse);
    let taken = board.control(syracuse) == Some(Side::Athens);
    match side {
        Side::Sparta if board.history.syracuse && !taken => 500,
        Side::Athens if taken && board.is_held(Side::Athens, syracuse) => {
            let covered = |space| board.is_covered(Side::Athens, space, false);
            if map.sicily.iter().all(covered) { 1_000 } else { 0 }
        }
        _ => 0,
    }
}

/// PW-11.7: between two players Athens is asked whether to tax the rich.
pub(crate) fn asks(board: &Board) -> bool {
    board.is_for_two() && is_taxed(board)
}

/// PW-8.1.5: only a player taxes the rich.
pub(crate) fn is_taxed(board: &Board) -> bool {
    let quiet =
        |space: Space| !board.is_held(Side::Sparta, space) && !board.ravaged.contains(space);
    board.is_led(Side::Athens) && !board.season.untaxed && map().eisphora.iter().all(quiet)
}

/// PW-8.1.4: the road from Epidamnus home.
fn has_epidamnian_road(board: &Board, side: Side) -> bool {
    let epidamnus = places().epidamnus;
    let open = |space: Space| !board.is_held(side.other(), space);
    board.control(epidamnus) == Some(side) && board.trace(epidamnus, Board::national(side), open)
}

/// Event 5 (PW-3.2.5): Persia sends cavalry when Sparta has taken Iasus.
pub(crate) fn look_at_iasus(board: &mut Board, log: &mut Log<'_, Event>) {
    let taken = board.control(places().iasus) == Some(Side::Sparta);
    if !board.history.persia || board.history.iasus || !taken {
        return;
    }
    board.history.iasus = true;
    board.place(Side::Sparta, places().sardis, Unit::AlliedCavalry, 3);
    log.tell(Event::Iasus { space: places().iasus });
}
