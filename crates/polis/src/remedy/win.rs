//! Winning a polis: said only if a siege or a civil war can really come about.

use table::{Log, Rules, Set, Speech};

use super::{Case, Game, LONGEST, Remedy, carry_out, direct, leads_on, time};
use crate::flow::Frame;
use crate::ids::{Polis, RoundId, Side, Territory};
use crate::moves::Move;
use crate::position::Position;

/// How a polis can be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By siege or civil war.
    Either,
    /// By siege.
    Siege,
    /// By civil war.
    CivilWar,
    /// In this round, which is a later one: nothing wins it in the one in play.
    Later(RoundId),
}

/// POL-7.1 to POL-7.4, POL-12.1 to POL-12.4: the discs, cubes, hoplites, prestige and silver that
/// winning it takes are there or can be had.
pub(super) fn win(case: &Case<'_>, polis: Polis) -> Option<Remedy> {
    let now = case.board.round;
    let [siege, war] = attempts(polis).map(|mv| ready(case.position, case.side, mv));
    let soon = |ready: &Option<Position>| ready.as_ref().is_some_and(|at| is_now(at, now));
    let way = match (soon(&siege), soon(&war)) {
        (true, true) => Way::Either,
        (true, false) => Way::Siege,
        (false, true) => Way::CivilWar,
        (false, false) => {
            let rounds = [siege, war].into_iter().flatten().map(|at| at.table.board);
            Way::Later(rounds.min_by_key(|board| board.round)?.round_card().id)
        }
    };
    Some(Remedy::Win { polis, way })
}

/// POL-8.2: a polis in a territory.
pub(super) fn win_in(case: &Case<'_>, territory: Territory) -> Option<Remedy> {
    cheapest(case, case.board.edition.map.poleis_in[territory.index()])
}

/// POL-9.5: a polis of the trade port.
pub(super) fn win_trading(case: &Case<'_>) -> Option<Remedy> {
    cheapest(case, case.board.edition.map.trade_needs[case.side.index()])
}

/// Of the poleis that can be won, one that leads on; of these the least fortified, and one of
/// this round before one of a later.
fn cheapest(case: &Case<'_>, set: Set<Polis>) -> Option<Remedy> {
    let board = case.board;
    let mut foreign: Vec<_> = (set - board.league_set(case.side)).iter().collect();
    foreign.sort_by_key(|polis| board.edition.poleis[polis.index()].base);
    let mut won: Vec<_> = foreign.into_iter().filter_map(|polis| win(case, polis)).collect();
    won.sort_by_key(|remedy| matches!(remedy, Remedy::Win { way: Way::Later(_), .. }));
    let useful = |remedy: &&Remedy| leads_on(case.position, case.mv, case.reason, **remedy);
    won.iter().find(useful).or(won.first()).copied()
}

fn attempts(polis: Polis) -> [Move; 2] {
    [Move::Besiege(polis), Move::CivilWar(polis)]
}

/// POL-12.1 to POL-12.4: whether a civil war can come about this round.
pub(super) fn can_rebel(position: &Position, side: Side) -> bool {
    let round = position.table.board.round;
    Polis::all().any(|polis| {
        let ready = ready(position, side, Move::CivilWar(polis));
        ready.is_some_and(|ready| is_now(&ready, round))
    })
}

fn is_now(ready: &Position, round: u8) -> bool {
    ready.table.board.round == round
}

/// The position in which the attempt is legal, after everything that helps it.
fn ready(position: &Position, side: Side, mv: Move) -> Option<Position> {
    let mut position = position.clone();
    time::open_turn(&mut position, side);
    let mut last = None;
    for _ in 0..LONGEST {
        let Err(refusal) = Game::check(&position, mv) else { return Some(position) };
        if last.is_some_and(|last| !Game::is_another(&last, &refusal.reason)) {
            return None;
        }
        last = Some(refusal.reason);
        let remedy = direct(&position, mv, &refusal).remedy()?;
        if is_up_to_the_rival(&remedy) {
            return None;
        }
        carry_out(&mut position, &remedy);
    }
    None
}

/// Nobody wins a polis by what only the rival can do.
fn is_up_to_the_rival(remedy: &Remedy) -> bool {
    let waits = matches!(remedy, Remedy::MoveProxenos { waits: true, .. });
    waits || matches!(remedy, Remedy::Oust(_) | Remedy::RivalLeaves { .. })
}

/// Carries out [`Remedy::Win`] by the moves of the game.
pub(super) fn carry_in(position: &mut Position, side: Side, polis: Polis, way: Way) {
    let [siege, war] = attempts(polis);
    let tried = match way {
        Way::Either | Way::Siege => vec![siege],
        Way::CivilWar => vec![war],
        Way::Later(_) => vec![siege, war],
    };
    let attempts = tried.into_iter().filter_map(|mv| Some((ready(position, side, mv)?, mv)));
    let Some((mut ready, mv)) = attempts.min_by_key(|(at, _)| at.table.board.round) else { return };
    Game::play(&mut ready, mv, &mut Log::silent());
    // POL-0.18: playing on alone is paid for. POL-7.6: the best roll.
    while let Some(Frame::Surcharge(_) | Frame::Siege(_)) = ready.steps.top() {
        let mut legal = Vec::new();
        Game::legal(&ready, &mut legal);
        let Some(&best) = legal.last() else { return };
        Game::play(&mut ready, best, &mut Log::silent());
    }
    *position = ready;
}
