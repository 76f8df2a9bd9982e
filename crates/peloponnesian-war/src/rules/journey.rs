//! PW-5.1.1 to PW-5.1.6, PW-5.8: an expedition on its way.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::forks::Forks;
use super::halting::{abandon, settle, strand};
use super::interception::{Interception, threatens};
use super::losses::{Losses, Purpose, Spot};
use super::muster::{Muster, SystemMuster};
use super::storm::{STORMED, Storm, stormed};
use crate::board::{Board, Expedition, Route};
use crate::components::places;
use crate::event::{Candidate, Event, Verdict, Weighed};
use crate::flow::Frame;
use crate::ids::{Side, Space};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::routes::{Field, Passage, is_crossing, is_sea_hop};

/// One leg: to an assembly space or to the objective.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leg {
    /// What is decided now.
    pub stage: LegStage,
    /// Next spaces among which chance chooses, with the number of routes that begin so; kept
    /// here because finding them is the dearest thing in the game.
    pub forks: Forks,
}

/// What a leg waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LegStage {
    /// The player chooses between the open sea and the coasts.
    Sea,
    /// Chance chooses among equal routes.
    Route,
    /// Under way.
    Travel,
}

impl Leg {
    pub(crate) fn new() -> Self {
        Leg { stage: LegStage::Sea, forks: Forks::default() }
    }
}

impl Rule<Frame> for Leg {
    fn clause(&self) -> &'static str {
        if self.stage == LegStage::Sea { "PW-5.1.3" } else { "PW-5.1.1" }
    }

    fn awaits(&self, board: &Board) -> Actor {
        match &board.expedition {
            Some(expedition) if self.stage == LegStage::Sea => board.awaited(expedition.side),
            _ => Actor::Chance,
        }
    }

    fn legal(&self, _board: &Board, out: &mut Vec<Move>) {
        if self.stage == LegStage::Sea {
            out.extend([Move::Cross, Move::Around]);
            return;
        }
        out.extend(self.forks.iter().map(|(space, _)| Move::Go(space)));
    }

    fn check(&self, _board: &Board, mv: Move) -> Result<(), Refusal> {
        let listed = match mv {
            Move::Cross | Move::Around => self.stage == LegStage::Sea,
            Move::Go(space) if self.stage != LegStage::Sea => {
                self.forks.iter().any(|(fork, _)| fork == space)
            }
            _ => false,
        };
        if listed { Ok(()) } else { refuse(self.clause(), Reason::NotAsked) }
    }

    /// Whole routes are equally likely, so a step weighs as many as begin with it.
    fn weight(&self, _board: &Board, mv: Move) -> u32 {
        match mv {
            Move::Go(space) => self.forks.ways(space),
            _ => 1,
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = &mut board.expedition else { return Next::End };
        match mv {
            Move::Cross => {
                expedition.crossing = true;
                self.plan(board, log)
            }
            Move::Go(space) => {
                expedition.route.push(space);
                log.tell(Event::GoesBy { space });
                self.extend(board, log)
            }
            _ => self.plan(board, log),
        }
    }

    /// PW-5.1.3: the open sea is offered where a shortest way leads over it.
    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = &mut board.expedition else { return Next::End };
        expedition.crossing = false;
        let expedition = *expedition;
        if !board.is_led(expedition.side) || !may_cross(board, &expedition) {
            return self.plan(board, log);
        }
        if way(board, &expedition).is_some() {
            self.stage = LegStage::Sea;
            return Next::Stay;
        }
        if let Some(expedition) = &mut board.expedition {
            expedition.crossing = true;
        }
        self.plan(board, log)
    }

    fn resume(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = board.expedition else { return Next::End };
        if !expedition.intercepted {
            ravage(board, &expedition, log);
        }
        if let Some(expedition) = &mut board.expedition {
            expedition.intercepted = false;
        }
        // PW-5.1.1: the way is chosen anew when losses change what can be used.
        if Passage::of(&expedition).code() != expedition.passage & !STORMED {
            return self.plan(board, log);
        }
        self.travel(board, log)
    }

    fn prompt(&self, _: &Position) -> Message {
        Message::new(match self.stage {
            LegStage::Sea => "prompt-sea",
            LegStage::Route => "chance-route",
            LegStage::Travel => "prompt-chance",
        })
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Space::by_id(thing).map(Move::Go));
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let forks = match self.stage {
            LegStage::Route => forks_now(board),
            LegStage::Sea | LegStage::Travel => Forks::default(),
        };
        Frame::Leg(*self).expect(self.forks == forks, faults);
    }
}

fn way(board: &Board, expedition: &Expedition) -> Option<Field> {
    Field::between(board, &Passage::of(expedition), expedition.at, expedition.target)
}

fn may_cross(board: &Board, expedition: &Expedition) -> bool {
    let bold = Expedition { crossing: true, ..*expedition };
    board.history.syracuse && way(board, &bold).is_some_and(|way| way.crosses(expedition.at))
}

/// Where the route under construction ends, and how it can go on.
fn outlook(board: &Board) -> Option<(Expedition, Field, Passage, Space)> {
    let expedition = board.expedition?;
    let mut passage = Passage::of(&expedition);
    let tip = expedition.route.ahead().last().copied().unwrap_or(expedition.at);
    // PW-5.1.4: who finds no ship is left behind on the way, so what may be used is decided where
    // the way begins, not anew at each fork.
    if passage.is_overloaded() && way(board, &expedition).is_none() {
        passage = passage.lightened();
    }
    let field = Field::between(board, &passage, tip, expedition.target);
    field.map(|field| (expedition, field, passage, tip))
}

/// What chance may choose at the end of the route under construction, for the audit.
pub(crate) fn forks_now(board: &Board) -> Forks {
    outlook(board).map_or_else(Forks::default, |(_, field, passage, tip)| {
        let steps = field.steps(board, &passage, tip);
        Forks::of(steps.map(|space| (space, field.ways(space))))
    })
}

impl Leg {
    pub(crate) fn calls(above: &Frame) -> bool {
        matches!(
            above,
            Frame::Storm(_)
                | Frame::Interception(_)
                | Frame::Skirmish(_)
                | Frame::Battle(_)
                | Frame::Losses(_)
        )
    }

    /// PW-5.1.1: a shortest route, from here.
    fn plan(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some(expedition) = &mut board.expedition else { return Next::End };
        expedition.route = Route::EMPTY;
        expedition.passage = Passage::of(expedition).code();
        self.extend(board, log)
    }

    /// Adds spaces to the route until chance is asked or the destination is reached.
    fn extend(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Some((expedition, field, passage, mut tip)) = outlook(board) else {
            abandon(board, log);
            return Next::End;
        };
        let mut route = expedition.route;
        let begins = route.ahead().is_empty();
        let mut branches = false;
        while tip != expedition.target {
            let mut steps = field.steps(board, &passage, tip);
            let (first, second) = (steps.next(), steps.next());
            let Some(first) = first else { break };
            if second.is_some() {
                branches = true;
                break;
            }
            route.push(first);
            tip = first;
        }
        if let Some(expedition) = &mut board.expedition {
            expedition.route = route;
        }
        if begins && (tip != expedition.at || branches) {
            log.tell(Event::Way {
                space: expedition.target,
                length: field.length(expedition.at),
                routes: field.ways(expedition.at),
            });
        }
        self.forks = Forks::default();
        if branches {
            self.stage = LegStage::Route;
            let steps = field.steps(board, &passage, tip);
            self.forks = Forks::of(steps.map(|space| (space, field.ways(space))));
            return Next::Stay;
        }
        self.stage = LegStage::Travel;
        self.tell_route(board, log);
        self.travel(board, log)
    }

    fn tell_route(&self, board: &Board, log: &mut Log<'_, Event>) {
        let Some(expedition) = &board.expedition else { return };
        if !expedition.route.ahead().is_empty() {
            log.tell_with(|| Event::Route {
                leader: expedition.leader,
                spaces: expedition.route.ahead().to_vec(),
                weighed: rival_routes(board, expedition),
            });
        }
    }

    /// Goes on, space by space, until something happens.
    fn travel(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.stage = LegStage::Travel;
        loop {
            let Some(mut expedition) = board.expedition else { return Next::End };
            if expedition.at == expedition.target {
                return arrive(board, log);
            }
            let Some(&next) = expedition.route.ahead().first() else {
                abandon(board, log);
                return Next::End;
            };
            let force = expedition.force();
            if is_sea_hop(expedition.at, next) && !force.is_empty() {
                let excess = force.land().saturating_sub(force.naval());
                if force.naval() == 0 {
                    strand(board, log);
                    return Next::End;
                }
                if excess > 0 {
                    // Whatever spared this space still does.
                    expedition.intercepted = true;
                    board.expedition = Some(expedition);
                    return leave_behind(&expedition, excess);
                }
            }
            if is_crossing(expedition.at, next) && !stormed(&expedition) {
                return Next::Call(Frame::Storm(Storm {}));
            }
            let left = std::mem::replace(&mut expedition.at, next);
            expedition.route.pop();
            expedition.passage &= !STORMED;
            board.expedition = Some(expedition);
            board.vacate(expedition.side, left);
            claim(board, expedition.side, next);
            if !force.is_empty() && board.provoke_macedonia(expedition.side, next) {
                let (side, space) = (expedition.side.other(), places().pella);
                log.tell(Event::Awakens { side, space });
            }
            // PW-5.6.3: also in an assembly space, before anybody joins.
            if threatens(board, &expedition) {
                return Next::Call(Frame::Interception(Interception { by: None }));
            }
            ravage(board, &expedition, log);
        }
    }
}

/// Routes that a table shows, at most.
const MOST_ROUTES: usize = 12;

/// PW-5.1.1: the shortest routes among which chance chose; empty if there was but one.
fn rival_routes(board: &Board, expedition: &Expedition) -> Vec<Candidate> {
    let passage = Passage::of(expedition);
    let light = if passage.is_overloaded() { passage.lightened() } else { passage };
    let field =
        |passage: &Passage| Field::between(board, passage, expedition.at, expedition.target);
    let found = field(&passage).map(|found| (found, passage));
    let Some((field, passage)) = found.or_else(|| field(&light).map(|found| (found, light))) else {
        return Vec::new();
    };
    let mut routes = vec![vec![]];
    for _ in 0..field.length(expedition.at) {
        let longer = routes.iter().flat_map(|route: &Vec<Space>| {
            let tip = route.last().copied().unwrap_or(expedition.at);
            field.steps(board, &passage, tip).map(|next| [&route[..], &[next]].concat())
        });
        routes = longer.collect();
        // The one that was taken is never left out.
        let taken = expedition.route.ahead();
        routes.sort_by_key(|route| !taken.starts_with(route));
        routes.truncate(MOST_ROUTES);
    }
    if routes.len() < 2 {
        return Vec::new();
    }
    let candidate = |route: Vec<Space>| Candidate {
        number: route.len() as u8,
        chosen: route == expedition.route.ahead(),
        what: Weighed::Route(route),
        gives: [0; 3],
        verdict: Verdict::Way,
    };
    routes.into_iter().map(candidate).collect()
}

/// PW-5.1.4: whoever finds no ship stays where he is.
fn leave_behind(expedition: &Expedition, excess: u8) -> Next<Frame> {
    Next::Call(Frame::Losses(Losses {
        side: expedition.side,
        spot: Spot::Expedition,
        purpose: Purpose::Leave,
        left: excess,
    }))
}

/// PW-5.5.2: a neutral in rebellion belongs to who enters it first.
fn claim(board: &mut Board, side: Side, space: Space) {
    let neutral = board.allegiance(space).is_none();
    if neutral && board.rebellion.contains(space) && board.friend(space).is_none() {
        board.claimed[side.index()].insert(space);
    }
}

/// PW-5.8: on the way to its objective an expedition ravages what the enemy controls and does
/// not hold; neutrals are passed through in peace (PW-5.5.1).
fn ravage(board: &mut Board, expedition: &Expedition, log: &mut Log<'_, Event>) {
    let (space, enemy) = (expedition.at, expedition.side.other());
    let spared = board.control(space) != Some(enemy)
        || board.friend(space) == Some(expedition.side)
        || board.is_held(enemy, space)
        || board.ravaged.contains(space);
    if !expedition.marching || expedition.force().is_empty() || spared {
        return;
    }
    board.ravaged.insert(space);
    log.tell(Event::Ravaged { space });
}

fn arrive(board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
    let Some(expedition) = board.expedition else { return Next::End };
    if expedition.marching {
        settle(board, expedition.at);
        log.tell(Event::Arrives { leader: expedition.leader, space: expedition.at });
        return Next::End;
    }
    Next::Become(if board.is_led(expedition.side) {
        Frame::Muster(Muster { arrived: true })
    } else {
        Frame::SystemMuster(SystemMuster {})
    })
}
