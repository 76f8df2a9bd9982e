//! Whether the pending steps can stand upon each other and upon the table.

use table::Step;

use super::claim;
use crate::board::{Board, Post};
use crate::components::map;
use crate::flow::Frame;
use crate::ids::Side;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::battle::Kind;
use crate::rules::journey::{Forks, LegStage, forks_now};
use crate::rules::losses::Spot;
use crate::rules::war::Stage;

pub(super) fn check(position: &Position, faults: &mut Vec<String>) {
    let (board, steps) = (&position.board, position.steps.as_slice());
    let over = board.ending.is_some();
    claim(faults, over == steps.is_empty(), || "the war is over, or it goes on".to_owned());
    let Some((top, below)) = steps.split_last() else { return };
    claim(faults, !matches!(top, Frame::War(_)), || "nothing is asked".to_owned());
    claim(faults, matches!(steps[0], Frame::War(_)), || "the war itself is missing".to_owned());
    for pair in steps.windows(2) {
        let fits = follows(&pair[0], &pair[1]);
        claim(faults, fits, || format!("{:?} can't follow {:?}", pair[1], pair[0]));
    }
    for step in below {
        claim(faults, is_waiting(step), || format!("{step:?} does not wait"));
    }
    steps.iter().for_each(|step| check_step(board, step, faults));
    let needs = steps
        .iter()
        .any(|step| matches!(step, Frame::Muster(_) | Frame::SystemMuster(_) | Frame::Leg(_)));
    claim(faults, needs == board.expedition.is_some(), || "an expedition too many".to_owned());
    if faults.is_empty() {
        check_expedition(position, faults);
        let mut legal: Vec<Move> = Vec::new();
        top.legal(board, &mut legal);
        claim(faults, !legal.is_empty(), || "nothing can be done".to_owned());
    }
}

/// Which step can stand upon which.
fn follows(below: &Frame, above: &Frame) -> bool {
    match (below, above) {
        (Frame::War(war), above) => opens(war.stage, above),
        (
            Frame::Operations(_),
            Frame::Augury(_)
            | Frame::DrawLeader(_)
            | Frame::PlayerOperation(_)
            | Frame::Revolt(_)
            | Frame::SystemOperation(_)
            | Frame::Muster(_)
            | Frame::SystemMuster(_)
            | Frame::Leg(_),
        )
        | (
            Frame::Leg(_),
            Frame::Storm(_) | Frame::Interception(_) | Frame::Skirmish(_) | Frame::Battle(_),
        )
        | (Frame::Leg(_) | Frame::Skirmish(_) | Frame::Battle(_), Frame::Losses(_))
        | (Frame::Battle(_), Frame::DrawLeader(_))
        | (Frame::Oligarchs(_), Frame::Spread(_)) => true,
        _ => false,
    }
}

/// What the war opens before its next stage.
fn opens(next: Stage, above: &Frame) -> bool {
    match next {
        Stage::Event => matches!(above, Frame::SideRoll(_)),
        Stage::DelianRebellion | Stage::TruceEvents => matches!(
            above,
            Frame::EventRoll(_) | Frame::EventDie(_) | Frame::Oligarchs(_) | Frame::GoHome(_)
        ),
        Stage::AthenianLeader => matches!(above, Frame::Oligarchs(_)),
        Stage::SpartanLeader | Stage::Strategy => matches!(above, Frame::DrawLeader(_)),
        Stage::Confidence => matches!(above, Frame::StrategyRoll(_)),
        Stage::Stragglers => matches!(above, Frame::Operations(_)),
        Stage::SiegeDetermination | Stage::Control | Stage::Peace | Stage::EndOfTurn => {
            matches!(above, Frame::GoHome(_))
        }
        Stage::Battles => matches!(above, Frame::NextBattle(_) | Frame::Battle(_)),
        Stage::Sieges => matches!(above, Frame::NextSiege(_) | Frame::Siege(_)),
        Stage::GoingHome => matches!(above, Frame::Field(_)),
        Stage::Helots => matches!(above, Frame::Spread(_)),
        Stage::Rebuild | Stage::TruceRebuild => matches!(above, Frame::Build(_)),
        Stage::NewUnits => matches!(above, Frame::Rebuild(_)),
        Stage::Truce => matches!(above, Frame::TruceRoll(_)),
        Stage::Side
        | Stage::Operations
        | Stage::Field
        | Stage::Rebellion
        | Stage::Revenue
        | Stage::Build
        | Stage::TruceRevenue
        | Stage::TruceBuild
        | Stage::TruceUnits => false,
    }
}

/// Whether a step that is not on top has done what it does before it calls another.
fn is_waiting(step: &Frame) -> bool {
    match step {
        Frame::War(_) | Frame::Oligarchs(_) | Frame::Operations(_) => true,
        Frame::Leg(leg) => leg.stage == LegStage::Travel,
        Frame::Skirmish(skirmish) => skirmish.dice.iter().all(|&die| die > 0),
        Frame::Battle(battle) => battle.decided == battle.dice.iter().all(|&die| die > 0),
        _ => false,
    }
}

fn is_die(die: u8) -> bool {
    (1..=6).contains(&die)
}

/// The variables of a step.
fn check_step(board: &Board, step: &Frame, faults: &mut Vec<String>) {
    let sound = match step {
        Frame::Leg(leg) if leg.stage == LegStage::Route => leg.forks == forks_now(board),
        Frame::Leg(leg) => leg.forks == Forks::default(),
        Frame::EventRoll(roll) => roll.first.is_none_or(is_die),
        Frame::EventDie(die) => die.event == 2 || die.event == 12,
        Frame::Oligarchs(oligarchs) => {
            oligarchs.first.is_none_or(is_die) && oligarchs.left <= 2 && oligarchs.rolls <= 12
        }
        Frame::Spread(spread) => !spread.left.is_empty(),
        Frame::DrawLeader(draw) => board.cup(draw.side).next().is_some(),
        Frame::Revolt(revolt) => {
            let home = Board::national(revolt.leader.side());
            board.leaders[revolt.leader.index()] == Post::At(home)
                && revolt.wanted.iter().all(|&n| n <= 20)
        }
        Frame::SystemOperation(operation) => {
            let home = Board::national(board.system());
            let leads = |leader| board.leaders_at(board.system(), home).any(|one| one == leader);
            operation.area <= 6 && operation.leader.is_none_or(leads)
        }
        Frame::Skirmish(skirmish) => {
            let enemy = board.expedition.as_ref().map(|expedition| expedition.side.other());
            skirmish.dice.iter().all(|&die| die <= 6)
                && skirmish.settled <= 2
                // Whoever intercepted may have lost his last man since.
                && (skirmish.settled > 0
                    || enemy.is_some_and(|enemy| board.is_held(enemy, skirmish.by)))
        }
        Frame::Battle(battle) => {
            battle.kind != Kind::Null
                && battle.dice.iter().all(|&die| die <= 6)
                && battle.settled <= 2
                && Side::BOTH
                    .into_iter()
                    .all(|side| is_spot(board, side, battle.spots[side.index()]))
        }
        Frame::Losses(losses) => losses.left > 0 && is_spot(board, losses.side, losses.spot),
        Frame::Interception(interception) => interception.by.is_none_or(|by| {
            let side = board.expedition.as_ref().map(|expedition| expedition.side);
            side.is_some_and(|side| board.is_held(side.other(), by))
        }),
        Frame::Siege(siege) => board.besieged.contains(siege.space),
        Frame::Field(field) => !field.left.is_empty(),
        Frame::Build(build) => (1..=5).contains(&build.left),
        Frame::Rebuild(rebuild) => (1..=3).contains(&rebuild.left),
        Frame::SideRoll(_) => !board.season.changed,
        Frame::War(_)
        | Frame::StrategyRoll(_)
        | Frame::Operations(_)
        | Frame::Augury(_)
        | Frame::PlayerOperation(_)
        | Frame::Muster(_)
        | Frame::SystemMuster(_)
        | Frame::Storm(_)
        | Frame::NextBattle(_)
        | Frame::NextSiege(_)
        | Frame::GoHome(_)
        | Frame::TruceRoll(_) => true,
    };
    claim(faults, sound, || format!("{step:?} can't be"));
}

fn is_spot(board: &Board, side: Side, spot: Spot) -> bool {
    match spot {
        Spot::Expedition => {
            board.expedition.as_ref().is_some_and(|expedition| expedition.side == side)
        }
        Spot::Space(_) => true,
    }
}

fn check_expedition(position: &Position, faults: &mut Vec<String>) {
    let Some(expedition) = &position.board.expedition else { return };
    claim(faults, expedition.wanted.iter().all(|&n| n <= 20), || "it wants too many".to_owned());
    let players = expedition.side == position.board.player;
    for step in position.steps.as_slice() {
        let fits = match step {
            Frame::Muster(_) => players,
            Frame::SystemMuster(_) => !players,
            _ => true,
        };
        claim(faults, fits, || format!("{step:?} is for the other side"));
    }
    let mut at = expedition.at;
    for &next in expedition.route.ahead() {
        let linked =
            map().adjacent[at.index()].contains(next) || crate::routes::is_crossing(at, next);
        claim(faults, linked, || format!("no line leads from {} to {}", at.id(), next.id()));
        at = next;
    }
    let travelling = position
        .steps
        .as_slice()
        .iter()
        .any(|step| matches!(step, Frame::Leg(leg) if leg.stage == LegStage::Travel));
    claim(faults, !travelling || at == expedition.target, || "the route leads astray".to_owned());
}
