//! Labels, prompts and the phase, and what pointing at a thing could mean.

use table::{Actor, Message, Named};

use crate::board::Board;
use crate::components::map;
use crate::flow::Frame;
use crate::ids::{Leader, Side, Space, Unit};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::journey::LegStage;
use crate::rules::losses::Purpose;
use crate::rules::system_operation::Ask;
use crate::rules::war::Stage;
use crate::view::View;

/// A move as a person reads it in a list of choices.
pub(crate) fn label(position: &Position, mv: Move) -> Message {
    let board = &position.board;
    let side = board.player;
    let of = |id: &'static str, space: Space| Message::new(id).name("space", space.name());
    let unit = |id: &'static str, side: Side, unit: Unit| {
        Message::new(id).name("unit", unit.name_of(side))
    };
    match mv {
        Move::Roll(face) => Message::new("move-roll").number("die", face),
        Move::Draw(leader) => Message::new("move-draw").name("leader", leader.name()),
        Move::Go(space) => of("move-go", space).number("routes", weight(position, mv)),
        Move::Pick(space) => of("move-pick", space),
        Move::Clash(one, other) => of("move-clash", one).name("other", other.name()),
        Move::Rebuild(kind) => unit("move-rebuild", side.other(), kind),
        Move::Operate => Message::new("move-operate"),
        Move::Pass => Message::new("move-pass"),
        Move::Objective(space) => of("move-objective", space),
        Move::Incite(space) => of("move-incite", space),
        Move::Lead(leader) => Message::new("move-lead")
            .name("leader", leader.name())
            .number("tactical", leader.tactical())
            .number("strategic", leader.strategic()),
        Move::Activate(kind) => {
            unit("move-activate", side, kind).number("cost", Board::activation_cost(side, kind))
        }
        Move::Assemble(space) => of("move-assemble", space),
        Move::March => {
            let objective = board.expedition.as_ref().map(|expedition| expedition.objective);
            of("move-march", objective.unwrap_or(Board::national(side)))
        }
        Move::Cross => Message::new("move-cross"),
        Move::Around => Message::new("move-around"),
        Move::Lose(kind) => unit("move-lose", side, kind),
        Move::LoseGuard => Message::new("move-lose-guard"),
        Move::Build(kind) => unit("move-build", side, kind),
        Move::Done => Message::new("move-done"),
    }
}

fn weight(position: &Position, mv: Move) -> u32 {
    position.steps.top().map_or(1, |step| step.weight(&position.board, mv))
}

/// Ids of the things on the drawn table that a move names.
pub(crate) fn targets(mv: Move) -> Vec<&'static str> {
    match mv {
        Move::Go(space)
        | Move::Pick(space)
        | Move::Objective(space)
        | Move::Incite(space)
        | Move::Assemble(space) => vec![space.id()],
        Move::Clash(one, other) => vec![one.id(), other.id()],
        Move::Draw(_)
        | Move::Lead(_)
        | Move::Roll(_)
        | Move::Rebuild(_)
        | Move::Operate
        | Move::Pass
        | Move::Activate(_)
        | Move::March
        | Move::Cross
        | Move::Around
        | Move::Lose(_)
        | Move::LoseGuard
        | Move::Build(_)
        | Move::Done => Vec::new(),
    }
}

/// Moves that somebody could mean by pointing at a space.
pub(crate) fn wishes(position: &Position, target: &str, out: &mut Vec<Move>) {
    let Some(space) = Space::by_id(target) else { return };
    match position.steps.top() {
        Some(Frame::PlayerOperation(_)) => {
            out.extend([Move::Objective(space), Move::Incite(space)]);
        }
        Some(Frame::Muster(_)) => {
            let expedition = position.board.expedition.as_ref();
            if expedition.is_some_and(|expedition| expedition.objective == space) {
                out.push(Move::March);
            }
            if expedition.is_some_and(|expedition| expedition.at == space) {
                out.extend(Unit::ALL.map(Move::Activate));
            }
            out.push(Move::Assemble(space));
        }
        Some(Frame::Leg(_)) => out.push(Move::Go(space)),
        Some(_) => out.push(Move::Pick(space)),
        None => {}
    }
}

/// What is asked now, in one sentence.
pub(crate) fn prompt(view: &View) -> Message {
    let board = &view.board;
    let Some(top) = view.steps.last() else {
        return Message::new("prompt-over").number("points", board.points());
    };
    if view.actor() == Actor::Chance {
        return chance_prompt(board, top);
    }
    let side = |message: Message| message.name("side", board.player.name());
    match top {
        Frame::Operations(_) => {
            side(Message::new("prompt-operations")).number("talents", board.purse(board.player))
        }
        Frame::PlayerOperation(operation) if operation.objective.is_some() => {
            side(Message::new("prompt-leader"))
        }
        Frame::PlayerOperation(_) => side(Message::new("prompt-objective")),
        Frame::Muster(_) => muster_prompt(board),
        Frame::Leg(_) => Message::new("prompt-sea"),
        Frame::Losses(losses) => match losses.purpose {
            Purpose::Leave => Message::new("prompt-leave").number("n", losses.left),
            _ => Message::new("prompt-losses").number("n", losses.left),
        },
        Frame::Build(build) => side(Message::new("prompt-build"))
            .number("n", build.left)
            .number("talents", board.purse(board.player)),
        _ => Message::new("prompt-chance"),
    }
}

fn muster_prompt(board: &Board) -> Message {
    let Some(expedition) = &board.expedition else { return Message::new("prompt-chance") };
    Message::new("prompt-muster")
        .name("leader", expedition.leader.name())
        .name("space", expedition.at.name())
        .name("objective", expedition.objective.name())
        .number("n", expedition.force().total())
        .number("talents", board.purse(expedition.side))
}

fn chance_prompt(board: &Board, top: &Frame) -> Message {
    let of = |id: &'static str, space: Space| Message::new(id).name("space", space.name());
    match top {
        Frame::SideRoll(_) => Message::new("chance-side"),
        Frame::EventRoll(_) => Message::new("chance-event"),
        Frame::EventDie(_) => Message::new("chance-event-die"),
        Frame::Oligarchs(_) => Message::new("chance-oligarchs"),
        Frame::Spread(spread) => match spread.left.iter().next() {
            Some(space) => of("chance-spread", space),
            None => Message::new("prompt-chance"),
        },
        Frame::DrawLeader(draw) => Message::new("chance-leader").name("side", draw.side.name()),
        Frame::StrategyRoll(_) => {
            Message::new("chance-strategy").name("side", board.system().name())
        }
        Frame::Augury(augury) => Message::new("chance-augury").name("side", augury.side.name()),
        Frame::Revolt(revolt) => of("chance-revolt", revolt.objective),
        Frame::SystemOperation(operation) if operation.ask == Ask::Leader => {
            Message::new("chance-leader").name("side", board.system().name())
        }
        Frame::SystemOperation(operation) => Message::new(match operation.ask {
            Ask::Defence => "chance-defence",
            Ask::Area => "chance-area",
            Ask::Leader | Ask::Space | Ask::Raid => "chance-objective",
        }),
        Frame::SystemMuster(_) => Message::new("chance-assembly"),
        Frame::Leg(leg) if leg.stage == LegStage::Route => Message::new("chance-route"),
        Frame::Storm(_) => Message::new("chance-storm"),
        Frame::Interception(interception) => match (interception.by, &board.expedition) {
            (Some(by), Some(expedition)) => {
                of("chance-interception", expedition.at).name("other", by.name())
            }
            _ => Message::new("chance-interceptor"),
        },
        Frame::Skirmish(skirmish) => {
            let side = if skirmish.dice[0] == 0 { Side::Athens } else { Side::Sparta };
            Message::new("chance-skirmish").name("side", side.name())
        }
        Frame::Battle(battle) => {
            let side = if battle.dice[0] == 0 { Side::Athens } else { Side::Sparta };
            of("chance-battle", battle.space).name("side", side.name())
        }
        Frame::NextBattle(_) => Message::new("chance-next-battle"),
        Frame::NextSiege(_) => Message::new("chance-next-siege"),
        Frame::Siege(siege) => of("chance-siege", siege.space),
        Frame::Field(field) => match field.left.iter().next() {
            Some(space) => of("chance-field", space),
            None => Message::new("prompt-chance"),
        },
        Frame::GoHome(_) => Message::new("chance-home"),
        Frame::Rebuild(_) => Message::new("chance-rebuild"),
        Frame::TruceRoll(_) => Message::new("chance-truce"),
        _ => Message::new("prompt-chance"),
    }
}

/// Where in the game we are.
pub(crate) fn phase(view: &View) -> Message {
    let board = &view.board;
    let id = match view.steps.first() {
        Some(Frame::War(war)) => match war.stage {
            Stage::Side
            | Stage::Event
            | Stage::DelianRebellion
            | Stage::AthenianLeader
            | Stage::SpartanLeader
            | Stage::Strategy => "phase-political",
            Stage::Confidence => "phase-planning",
            Stage::Operations | Stage::Stragglers | Stage::SiegeDetermination => "phase-operations",
            Stage::Battles
            | Stage::Sieges
            | Stage::Field
            | Stage::GoingHome
            | Stage::Control
            | Stage::Rebellion => "phase-combat",
            Stage::Helots => "phase-rebellion",
            Stage::Revenue | Stage::Build | Stage::Rebuild | Stage::NewUnits | Stage::Peace => {
                "phase-administration"
            }
            Stage::Truce
            | Stage::TruceEvents
            | Stage::TruceRevenue
            | Stage::TruceBuild
            | Stage::TruceRebuild
            | Stage::TruceUnits
            | Stage::EndOfTurn => "phase-armistice",
        },
        _ => "phase-over",
    };
    Message::new("phase")
        .number("turn", board.turn)
        .name("side", board.player.name())
        .name("phase", Message::new(id))
}

/// The turn of the war: the chapters of a game.
pub(crate) fn chapter(view: &View) -> Message {
    Message::new("chapter").number("turn", view.board.turn)
}

/// The strategy in force, as a name.
pub(crate) fn strategy(board: &Board) -> Message {
    let strategies = &map().matrices[board.system().index()].strategies;
    let index = usize::from(board.strategy).min(strategies.len() - 1);
    Message::new(format!("strategy-{}", strategies[index].id))
}

/// Leaders of a side in a cup, as names.
pub(crate) fn cup(board: &Board, side: Side) -> Vec<Message> {
    board.cup(side).map(|leader: Leader| leader.name()).collect()
}
