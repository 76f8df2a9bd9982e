//! What would make a refused move possible, worked out from the position: what to bring, free,
//! gather, win or wait for. The sentences are in `words/`; tests carry every remedy out.

mod blockades;
mod envoy;
mod means;
mod plan;
mod room;
mod speech;
mod time;
mod units;
mod win;

use table::{Actor, Help, Rules, Speech, Step};

use crate::board::Board;
use crate::flow::Frame;
use crate::game::Polis as Game;
use crate::ids::{Good, Side};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::rules::tribute;

pub use blockades::Blockades;
pub use means::{Earning, Earnings, Source};
pub use plan::Plan;
pub use speech::Remedy;
pub use time::Wait;
pub use units::How;
pub use win::Way;

/// So many remedies are followed one after the other.
const LONGEST: usize = 10;

/// What would help a refused move. A remedy that leads to something for which nothing helps is
/// none.
pub(crate) fn help(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
    let end = match direct(position, mv, refusal) {
        Help::Remedy(remedy) => (end_of(position, mv, refusal.reason, remedy), Some(remedy)),
        Help::Asked => (End::Asked, None),
        Help::Nothing => (End::Nowhere, None),
    };
    match end {
        (End::Legal, Some(remedy)) => Help::Remedy(remedy),
        (End::Asked, _) => Help::Asked,
        _ => remedy(planned(position, mv, refusal.reason)),
    }
}

/// Several actions that help together.
fn planned(position: &Position, mv: Move, reason: Reason) -> Option<Remedy> {
    let open = !is_final(reason) && !lasts(reason);
    open.then(|| plan::find(position, mv)).flatten().map(Remedy::Plan)
}

/// What one remedy after the other leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The move is legal.
    Legal,
    /// Nothing has to be done for it: whoever shall come is there already.
    Asked,
    /// Nothing helps.
    Nowhere,
}

/// Whether one remedy after the other makes the move legal.
fn leads_on(position: &Position, mv: Move, reason: Reason, first: Remedy) -> bool {
    end_of(position, mv, reason, first) == End::Legal
}

fn end_of(position: &Position, mv: Move, mut reason: Reason, mut remedy: Remedy) -> End {
    let mut position = position.clone();
    for _ in 0..LONGEST {
        carry_out(&mut position, &remedy);
        let Err(next) = Game::check(&position, mv) else { return End::Legal };
        if !Game::is_another(&reason, &next.reason) {
            return End::Nowhere;
        }
        match direct(&position, mv, &next) {
            Help::Remedy(further) => (reason, remedy) = (next.reason, further),
            Help::Asked => return End::Asked,
            Help::Nothing => return End::Nowhere,
        }
    }
    End::Nowhere
}

/// What a question about a remedy needs.
struct Case<'p> {
    position: &'p Position,
    board: &'p Board,
    side: Side,
    mv: Move,
    reason: Reason,
}

impl Case<'_> {
    /// The prestige that is lacking for the refused action after so many marches or voyages.
    fn lacks_prestige(&self, marches: u16) -> u8 {
        (marches + self.price()).saturating_sub(self.board.player(self.side).prestige) as u8
    }

    /// POL-5.1, POL-6.1, POL-7.1, POL-8.1: the prestige that the refused action costs.
    fn price(&self) -> u16 {
        match self.mv {
            Move::MoveHoplites(_) | Move::MoveGalleys(_) | Move::Besiege(_) => 1,
            Move::Tribute(territory) => {
                u16::from(!tribute::is_free(self.board, self.side, territory))
            }
            _ => 0,
        }
    }

    /// Whether the reason is gone on another board.
    fn is_gone(&self, board: &Board) -> bool {
        let mut position = self.position.clone();
        position.table.board = board.clone();
        match Game::check(&position, self.mv) {
            Ok(()) => true,
            Err(next) => Game::is_another(&self.reason, &next.reason),
        }
    }
}

fn remedy(remedy: Option<Remedy>) -> Help<Remedy> {
    remedy.map_or(Help::Nothing, Help::Remedy)
}

/// What would help against this reason alone.
fn direct(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
    match against(position, mv, refusal) {
        Help::Remedy(gather @ Remedy::Gather { .. }) => means::with_surcharge(position, mv, gather),
        help => help,
    }
}

fn against(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
    use Reason as R;
    let (Some(side), Some(step)) = (asked(position), position.steps.top()) else {
        return Help::Asked;
    };
    let board = &position.table.board;
    let reason = refusal.reason;
    let case = &Case { position, board, side, mv, reason };
    match (reason, step) {
        // Each of these is about a choice within a step that goes on: the prompt says what it is.
        (
            R::NotAsked
            | R::NothingDone
            | R::SameRegion { .. }
            | R::NotThatPort { .. }
            | R::NotThisLot { .. }
            | R::LeavesTooLittleSilver { .. }
            | R::NoSuchGood { .. }
            | R::SurchargeSpoils { .. }
            | R::NotInHand
            | R::ProxenosAlready { .. }
            | R::NoBox { .. }
            | R::NoHopliteLeft
            | R::NoVoices { .. }
            | R::NotAtHome { .. }
            | R::OtherHalf { .. }
            // POL-13.7: it is asked again before the next assault.
            | R::RetreatTooLate
            | R::WrongUnits { .. },
            _,
        )
        | (R::LastCube { .. }, Frame::Create(_))
        | (R::NoUnits { .. }, Frame::Reading(_) | Frame::March(_) | Frame::Sail(_))
        | (R::CannotPay { .. }, Frame::Payment(_)) => Help::Asked,
        // The end of a round asks what is there, and nothing more comes.
        (R::NotYourPolis { .. } | R::NoCubes { .. }, Frame::Feeding(_) | Frame::Growth(_))
        | (R::RegionFull { .. }, Frame::Homecoming(_)) => Help::Nothing,
        (R::AlreadyDone { .. } | R::TurnIsFull, _) => Help::Remedy(Remedy::NextTurn),
        (R::NotYourPolis { polis }, _) => remedy(win::win(case, polis)),
        (R::NoTradingPolis { .. }, _) => remedy(win::win_trading(case)),
        (R::NoPolisThere { territory }, _) => remedy(win::win_in(case, territory)),
        (R::RegionFull { .. } | R::NobodyCanCome { .. }, _) if units::all_there(case) => Help::Asked,
        (R::RegionFull { region, .. }, _) => remedy(room::make_room(case, region)),
        (R::FullOnTheWay { .. }, _) => remedy(room::clear_way(case)),
        (R::NoUnits { region }, _) => remedy(units::bring(case, region, 1)),
        (R::TooFewHoplites { polis, .. }, _) => remedy(units::besiege(case, polis)),
        (R::NotInControl { territory, .. }, _) => remedy(units::control(case, territory)),
        (R::NobodyCanCome { to }, _) => remedy(units::reach(case, to)),
        (R::NoWay { .. }, _) => units::unblock(case).map_or(Help::Asked, Help::Remedy),
        (R::NoRoute { market }, _) => remedy(units::open_route(case, market)),
        (R::BeyondCapacity { need, .. }, _) => remedy(time::room(board, need)),
        (R::ShiploadLater { .. }, _) => remedy(time::opening(board, mv)),
        (
            R::AlreadyBesieged { .. }
            | R::Collected { .. }
            | R::Barred { .. }
            | R::Forbidden { .. }
            | R::ShiploadTaken { .. }
            | R::ShiploadClosed
            | R::NoDisc,
            _,
        ) => remedy(time::again(board, side, reason)),
        (R::NotShown { .. }, Frame::Turn(_)) => remedy(time::shown(board, mv)),
        (R::CannotPay { good, need, have }, _) => {
            remedy(means::gather(board, side, good, need, have))
        }
        (R::CannotPayUnit { good }, _) => remedy(means::gather_for_unit(board, side, good)),
        (R::Bribes { polis, cost, have }, _) => {
            remedy(envoy::bribe(board, side, polis, cost, have))
        }
        (R::CivilWarCost { cost, have, .. }, _) => {
            remedy(means::gather(board, side, Good::Silver, cost, have))
        }
        (R::Unaffordable { missing, .. }, _) => remedy(means::fund(case, missing)),
        (R::LastCube { polis }, _) => remedy(means::grow(board, side, polis)),
        (R::NoPrestige, _) => remedy(means::earn(position, side)),
        (R::NoCubes { need, have }, _) => remedy(means::free_cubes(board, side, need, have)),
        (R::NoMerchant, _) => remedy(means::merchant(board, side)),
        (R::NoSurcharge, _) => remedy(means::gather_any(board, side)),
        // POL-0.18: without goods nothing can be done to get one.
        (R::NoGoods, _) => remedy(time::next(board).filter(|_| time::survives(board, side))),
        (R::ProxenosCaptured, _) => Help::Remedy(envoy::ransom(board, side)),
        (R::OtherProxenos { polis }, _) => remedy(envoy::rival_leaves(board, side, polis)),
        (R::ProxenosElsewhere { polis }, _) => remedy(envoy::travel(board, side, polis)),
        (R::NoJourney { .. }, _) => remedy(envoy::detour(case)),
        (R::MustSend { more }, _) => Help::Remedy(Remedy::Send { n: more }),
        (R::HungerTooGreat { .. }, _) => remedy(means::release(board, side)),
        (last, _) => {
            debug_assert!(is_final(last), "{last:?} has no remedy, nor is it known as final");
            Help::Nothing
        }
    }
}

/// What lasts until the round is over, whatever is done.
fn lasts(reason: Reason) -> bool {
    use Reason as R;
    matches!(
        reason,
        R::AlreadyBesieged { .. }
            | R::Collected { .. }
            | R::Barred { .. }
            | R::Forbidden { .. }
            | R::ShiploadTaken { .. }
            | R::ShiploadLater { .. }
            | R::ShiploadClosed
            | R::BeyondCapacity { .. }
            | R::LastCube { .. }
            | R::NoGoods
    )
}

/// What nothing changes.
fn is_final(reason: Reason) -> bool {
    use Reason as R;
    matches!(
        reason,
        R::NotShown { .. }
            | R::NoTerritory { .. }
            | R::NoPort { .. }
            | R::NotCommercial { .. }
            | R::NotForHire
            | R::NoShips { .. }
            | R::NotHosted { .. }
            | R::Busy { .. }
            | R::Capital { .. }
            | R::CapitalStays { .. }
            | R::OwnPolis { .. }
            | R::OutsideTerritories { .. }
            // POL-17.12: the event of another year.
            | R::NoPacifism
            | R::NotDemanded { .. }
            | R::SilverForSilver
            | R::ProxenosFree
            | R::NoBattle { .. }
            | R::OutOfRange { .. }
            | R::NotBetrayed { .. }
            | R::NobodyReturns
            | R::NotShort
            | R::NoWheat
            | R::FullyGrown { .. }
            | R::AtMaximum { .. }
    )
}

/// The side that is asked now.
fn asked(position: &Position) -> Option<Side> {
    match position.steps.top()?.awaits(&position.table) {
        Actor::Seat(seat) => Side::in_seat(seat),
        Actor::Chance | Actor::Nobody => None,
    }
}

/// Puts a position into the state that a remedy speaks of.
pub(crate) fn carry_out(position: &mut Position, remedy: &Remedy) {
    let Some(side) = asked(position) else { return };
    let board = &mut position.table.board;
    match *remedy {
        Remedy::Bring { region, n, how } => units::carry_in(position, side, region, n, how),
        Remedy::Unblock(places) => {
            for (region, n) in places.iter() {
                units::come(board, side, region, n);
            }
        }
        Remedy::Oust(places) => {
            for (region, n) in places.iter() {
                board.take_units(side.other(), region, n);
            }
        }
        Remedy::Withdraw { region, lacking } => {
            board.gain_prestige(side, u16::from(lacking));
            room::withdraw(board, side, region);
        }
        Remedy::Thin { region } => board.take_units(side, region, 1),
        Remedy::NextTurn => time::next_turn(position, side),
        Remedy::Wait(wait) => time::wait(position, side, wait.round),
        Remedy::Shown { project } => time::show(position, side, project),
        Remedy::Send { n } => room::send(position, side, n),
        Remedy::Plan(plan) => plan::carry_out(position, &plan),
        Remedy::Win { polis, way } => win::carry_in(position, side, polis, way),
        Remedy::Grow { .. } | Remedy::Hire { grows: true, .. } => {
            let next = board.round + 1;
            time::wait(position, side, next);
            means::carry_out(&mut position.table.board, side, remedy);
        }
        Remedy::Gather { .. }
        | Remedy::GatherAny
        | Remedy::Earn { .. }
        | Remedy::FreeCubes { .. }
        | Remedy::Ransom { .. }
        | Remedy::MoveProxenos { .. }
        | Remedy::RivalLeaves { .. }
        | Remedy::Hire { .. }
        | Remedy::Release { .. } => means::carry_out(board, side, remedy),
    }
}

#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;
