//! Whether the pending steps can stand upon each other and upon the table.

use table::{Faults, Step};

use crate::components::map;
use crate::flow::Frame;
use crate::moves::Move;
use crate::position::Position;
use crate::routes::is_crossing;
use crate::rules::battle::Battle;
use crate::rules::journey::{Leg, LegStage};
use crate::rules::oligarchs::Oligarchs;
use crate::rules::operations::Operations;
use crate::rules::skirmish::Skirmish;

pub(super) fn check(position: &Position, faults: &mut Faults) {
    let (board, steps) = (&position.board, position.steps.as_slice());
    let over = board.ending.is_some();
    faults.expect(over == steps.is_empty(), || "the war is over, or it goes on".to_owned());
    let Some((top, below)) = steps.split_last() else { return };
    faults.expect(!matches!(top, Frame::War(_)), || "nothing is asked".to_owned());
    let procedure = match top {
        Frame::Operations(operations) => !board.is_led(operations.whose),
        _ => false,
    };
    faults.expect(!procedure, || "the procedure is not asked".to_owned());
    faults.expect(matches!(steps[0], Frame::War(_)), || "the war itself is missing".to_owned());
    for pair in steps.windows(2) {
        let fits = calls(&pair[0], &pair[1]);
        faults.expect(fits, || format!("{:?} can't follow {:?}", pair[1], pair[0]));
    }
    for step in below {
        faults.expect(is_waiting(step), || format!("{step:?} does not wait"));
    }
    steps.iter().for_each(|step| step.audit(board, faults));
    let needs = steps
        .iter()
        .any(|step| matches!(step, Frame::Muster(_) | Frame::SystemMuster(_) | Frame::Leg(_)));
    faults.expect(needs == board.expedition.is_some(), || "an expedition too many".to_owned());
    if faults.is_empty() {
        check_expedition(position, faults);
        let mut legal: Vec<Move> = Vec::new();
        top.legal(board, &mut legal);
        faults.expect(!legal.is_empty(), || "nothing can be done".to_owned());
    }
}

/// Whether one step can stand upon another.
fn calls(below: &Frame, above: &Frame) -> bool {
    match below {
        Frame::War(war) => war.calls(above),
        Frame::Oligarchs(_) => Oligarchs::calls(above),
        Frame::Operations(_) => Operations::calls(above),
        Frame::Leg(_) => Leg::calls(above),
        Frame::Skirmish(_) => Skirmish::calls(above),
        Frame::Battle(_) => Battle::calls(above),
        _ => false,
    }
}

/// Whether a step that is not on top has done what it does before it calls another.
fn is_waiting(step: &Frame) -> bool {
    match step {
        Frame::War(_) | Frame::Oligarchs(_) | Frame::Operations(_) => true,
        Frame::Leg(leg) => leg.stage == LegStage::Travel,
        Frame::Skirmish(skirmish) => skirmish.is_waiting(),
        Frame::Battle(battle) => battle.is_waiting(),
        _ => false,
    }
}

fn check_expedition(position: &Position, faults: &mut Faults) {
    let Some(expedition) = &position.board.expedition else { return };
    faults.expect(expedition.wanted.iter().all(|&n| n <= 20), || "it wants too many".to_owned());
    let players = position.board.is_led(expedition.side);
    for step in position.steps.as_slice() {
        let fits = match step {
            Frame::Muster(_) => players,
            Frame::SystemMuster(_) => !players,
            _ => true,
        };
        faults.expect(fits, || format!("{step:?} is for the other side"));
    }
    let mut at = expedition.at;
    for &next in expedition.route.ahead() {
        let linked = map().adjacent[at.index()].contains(next) || is_crossing(at, next);
        faults.expect(linked, || format!("no line leads from {} to {}", at.id(), next.id()));
        at = next;
    }
    let travelling = position
        .steps
        .as_slice()
        .iter()
        .any(|step| matches!(step, Frame::Leg(leg) if leg.stage == LegStage::Travel));
    faults.expect(!travelling || at == expedition.target, || "the route leads astray".to_owned());
}
