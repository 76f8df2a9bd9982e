//! Whether a position could have arisen: limits kept, sets consistent, steps sound.

use crate::board::{Board, Guard, LAST_TURN, Post, Scenario};
use crate::components::{card, map};
use crate::flow::Frame;
use crate::ids::{Leader, Side, Space, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::battle::Kind;
use crate::rules::journey::{Forks, LegStage, forks_now};
use crate::rules::losses::Spot;
use crate::rules::war::Stage;
use table::Step;

/// No side ever has so many strength points of one kind.
const MOST_UNITS: u32 = 90;
/// No treasury holds more.
const MOST_TALENTS: u32 = 10_000_000;

/// Everything that is wrong with a position.
pub(crate) fn audit(position: &Position) -> Result<(), Vec<String>> {
    let mut faults = Vec::new();
    let board = &position.board;
    check_tracks(board, &mut faults);
    check_units(board, &mut faults);
    check_leaders(board, &mut faults);
    check_sets(board, is_fighting(position), &mut faults);
    check_history(board, &mut faults);
    // Steps are looked at only where the table they stand on is sound.
    if faults.is_empty() {
        check_steps(position, &mut faults);
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn claim(faults: &mut Vec<String>, holds: bool, fault: impl FnOnce() -> String) {
    if !holds {
        faults.push(fault());
    }
}

fn check_tracks(board: &Board, faults: &mut Vec<String>) {
    let last = match board.scenario {
        Scenario::Campaign => LAST_TURN,
        Scenario::Archidamian => 3,
    };
    claim(faults, (1..=last).contains(&board.turn), || format!("there is no turn {}", board.turn));
    claim(faults, board.points.abs() <= 100_000, || format!("{} victory points", board.points));
    for side in Side::BOTH {
        let index = side.index();
        let id = side.id();
        let confidence = board.confidence[index];
        claim(faults, (-6..=6).contains(&confidence), || format!("{id}: confidence {confidence}"));
        let bellicosity = board.bellicosity[index];
        claim(faults, bellicosity <= 12, || format!("{id}: bellicosity {bellicosity}"));
        claim(faults, board.treasury[index] <= MOST_TALENTS, || format!("{id}: too rich"));
    }
}

fn check_units(board: &Board, faults: &mut Vec<String>) {
    for side in Side::BOTH {
        for unit in Unit::ALL {
            let on_map: u32 =
                Space::all().map(|space| u32::from(board.count(side, space, unit))).sum();
            let afield = board.expedition.as_ref().filter(|expedition| expedition.side == side);
            let afield = afield.map_or(0, |expedition| u32::from(expedition.units[unit.index()]));
            let all = on_map + afield + u32::from(board.homeward[side.index()][unit.index()]);
            claim(faults, all <= MOST_UNITS, || {
                format!("{}: {all} {} are more than the game has", side.id(), unit.id())
            });
            let lost = board.season.lost[side.index()][unit.index()];
            claim(faults, u32::from(lost) <= MOST_UNITS, || format!("{lost} lost in a turn"));
        }
    }
}

fn check_leaders(board: &Board, faults: &mut Vec<String>) {
    let people = &map().people;
    let expedition = board.expedition.as_ref();
    for leader in Leader::all() {
        let post = board.leaders[leader.index()];
        let leads = expedition.is_some_and(|expedition| expedition.leader == leader);
        // Who falls in a battle on the way is missed only when it is over.
        let sound =
            if leads { matches!(post, Post::Afield | Post::Gone) } else { post != Post::Afield };
        claim(faults, sound, || format!("{} leads the expedition, or he does not", leader.id()));
        let in_exile = leader == people.alcibiades && board.has_turncoat();
        claim(faults, (post == Post::Exile) == in_exile, || {
            format!("{}: only Alcibiades goes into exile", leader.id())
        });
    }
    let alcibiades = board.leaders[people.alcibiades.index()];
    let left = board.history.alcibiades == 4;
    claim(faults, board.history.alcibiades <= 4, || "Alcibiades has four stations".to_owned());
    claim(faults, !left || alcibiades == Post::Gone, || "Alcibiades is gone for good".to_owned());
}

fn is_fighting(position: &Position) -> bool {
    let battle = |frame: &Frame| matches!(frame, Frame::Battle(_) | Frame::NextBattle(_));
    position.steps.as_slice().iter().any(battle)
}

fn check_sets(board: &Board, fighting: bool, faults: &mut Vec<String>) {
    for side in Side::BOTH {
        let index = side.index();
        for space in board.captured[index].iter() {
            let sound = board.is_held(side, space) && board.allegiance(space) != Some(side);
            claim(faults, sound, || format!("{} can't be captured by {}", space.id(), side.id()));
        }
        for space in board.claimed[index].iter() {
            let neutral = card(space).colour.is_none() && board.rebellion.has(space);
            let twice = board.claimed[side.other().index()].has(space);
            claim(faults, neutral && !twice, || format!("{} can't be claimed", space.id()));
        }
    }
    let both = board.captured[0].and(&board.captured[1]);
    claim(faults, both.is_empty(), || "a space is captured by both".to_owned());
    for space in board.besieged.iter() {
        // PW-6.3: an army that was beaten before the sieges leaves its marker until then.
        let besieged = fighting || Side::BOTH.into_iter().any(|side| board.has_army(side, space));
        claim(faults, card(space).fortress && besieged, || {
            format!("{} can't be under siege", space.id())
        });
    }
    let broken = board.guard == Guard::Box && !board.occupied[0].is_empty();
    claim(faults, board.guard != Guard::Box || broken, || "nobody beat the Guard".to_owned());
}

fn check_history(board: &Board, faults: &mut Vec<String>) {
    let (history, season) = (&board.history, &board.season);
    claim(faults, history.dead.iter().all(|&dead| dead <= 4), || "too many dead".to_owned());
    claim(faults, history.war_turns <= LAST_TURN, || "too many turns of war".to_owned());
    claim(faults, history.changes <= LAST_TURN, || "too many changes of side".to_owned());
    claim(faults, history.persia || !history.iasus, || "Iasus without Persia".to_owned());
    claim(faults, season.truce <= 4 && season.truce_events <= season.truce, || {
        "no armistice is so long".to_owned()
    });
    claim(faults, season.helot_cost <= 1_000, || "the helots cost too much".to_owned());
    let operations = season.operations.iter().all(|&n| n <= 100);
    claim(faults, operations, || "too many operations".to_owned());
}

fn check_steps(position: &Position, faults: &mut Vec<String>) {
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
        Frame::SystemOperation(operation) => operation.area <= 6,
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
                && battle.owed.iter().all(|&n| n <= 200)
                && Side::BOTH
                    .into_iter()
                    .all(|side| is_spot(board, side, battle.spots[side.index()]))
        }
        Frame::Losses(losses) => losses.left > 0 && is_spot(board, losses.side, losses.spot),
        Frame::Interception(interception) => interception.by.is_none_or(|by| {
            let side = board.expedition.as_ref().map(|expedition| expedition.side);
            side.is_some_and(|side| board.is_held(side.other(), by))
        }),
        Frame::Siege(siege) => board.besieged.has(siege.space),
        Frame::Field(field) => !field.left.is_empty(),
        Frame::Build(build) => (1..=5).contains(&build.left),
        Frame::Rebuild(rebuild) => (1..=3).contains(&rebuild.left),
        Frame::War(_)
        | Frame::SideRoll(_)
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
        let linked = map().adjacent[at.index()].has(next) || crate::routes::is_crossing(at, next);
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
