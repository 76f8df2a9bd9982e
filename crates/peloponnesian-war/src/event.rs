//! What happened: the sentence, the clause behind it, and the things that it names.
//!
//! Events are built only if somebody reads them, so they may keep lists.

use table::{Id, Message, Named};

use crate::components::{Area, LogLine, Strategy};
use crate::ids::{Leader, Side, Space, Unit};
use crate::ledger::{Change, Share};
use crate::rules::battle::Kind;
use crate::rules::operations::Pass;

/// Something that happened. Where a die decided, `succeeds` says whether it did what it was rolled
/// for; `weighed` is what else could have been chosen, and `change` the change of a track that the
/// sentence tells.
#[derive(Clone, PartialEq, Debug, table::Event)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
#[at(space, other, spaces)]
#[args(_ = succeeds, _ = clause, _ = weighed, _ = change)]
pub enum Event {
    #[clause("PW-3.1")]
    #[says("event-side-changes" if succeeds)]
    #[says("event-side-stays")]
    SideRolled { side: Side, die: u8, total: i8, succeeds: bool },
    #[clause(clause)]
    #[says("event-leader")]
    TakesCommand { leader: Leader, space: Space, clause: &'static str },
    #[clause(clause)]
    FirstDie { die: u8, clause: &'static str },
    #[clause("PW-3.2")]
    #[says("event-event" if succeeds, number, event = event.name())]
    #[says("event-event-impossible", number, event = event.name())]
    EventRolled { number: u8, event: LogLine, succeeds: bool },
    #[clause(change.clause())]
    Plague { n: u8, talents: u32, change: Change },
    #[clause("PW-3.2.7")]
    #[says(station = Message::new(format!("alcibiades-{station}")))]
    Alcibiades { station: u8 },
    #[clause("PW-3.2.2")]
    SilverMine { side: Side, die: u8, change: Change },
    #[clause("PW-3.2.12")]
    Phenomenon { side: Side, die: u8 },
    #[clause("PW-10.1.3c")]
    Perdiccas { side: Side, die: u8 },
    #[clause("PW-10.3.6.3")]
    ThessalyNeutral,
    #[clause("PW-10.3.6.4")]
    Eclipse { die: u8 },
    #[clause("PW-10.3.6.4")]
    Earthquake { die: u8, space: Space },
    #[clause(event.clause())]
    #[says(event = event.name())]
    NothingHappens { event: LogLine },
    #[clause("PW-10.3.6.6")]
    PhociansAttack { die: u8, space: Space },
    #[clause("PW-10.3.6.7")]
    LongWalls,
    #[clause("PW-10.3.6.9")]
    CimonDies { leader: Leader },
    #[clause("PW-10.3.6.9")]
    Mourned { leader: Leader },
    #[clause("PW-10.3.6.9")]
    Recovers { leader: Leader },
    #[clause("PW-10.3.6.9")]
    TurnSkipped { turn: u8 },
    #[clause("PW-10.3.6.10")]
    Plataea { space: Space },
    #[clause(clause)]
    GiftRolled { side: Side, die: u8, clause: &'static str },
    #[clause("PW-10.3.4b")]
    ThirtyYears,
    #[clause("PW-3.2.8")]
    NoRebel { total: u8 },
    #[clause("PW-3.2.8")]
    RebelAgain { space: Space, total: u8 },
    #[clause("PW-3.2.8")]
    Rebels { space: Space, total: u8 },
    #[clause(clause)]
    #[says("event-spreads" if succeeds)]
    #[says("event-stays-loyal")]
    RebellionRolled { space: Space, die: u8, total: u8, succeeds: bool, clause: &'static str },
    #[clause("PW-7.1")]
    Quelled { space: Space },
    #[clause(change.clause())]
    Helots { talents: u16, change: Change },
    #[clause("PW-7.3.1")]
    HelotsQuelled,
    #[clause("PW-4.1" if succeeds)]
    #[clause("PW-6.6")]
    #[says("event-strategy" if succeeds)]
    #[says("event-strategy-barred")]
    StrategyRolled { side: Side, die: u8, total: u8, strategy: &'static Strategy, succeeds: bool },
    #[clause("PW-5.3.2")]
    #[says(with = why.name().with("side", &side))]
    Passes { side: Side, why: Pass },
    #[clause("PW-5.3.1")]
    #[says("event-augury-good" if succeeds)]
    #[says("event-augury-bad")]
    Augury { side: Side, die: u8, total: u8, succeeds: bool },
    #[clause("PW-5.1")]
    Objective { side: Side, space: Space },
    #[clause("PW-5.5.3")]
    Awakens { side: Side, space: Space },
    #[clause("PW-5.1")]
    SetsOut { leader: Leader, space: Space },
    #[clause("PW-5.4")]
    #[says("event-revolt-succeeds" if succeeds)]
    #[says("event-revolt-fails")]
    RevoltRolled { side: Side, space: Space, die: u8, total: u8, succeeds: bool },
    #[clause(clause)]
    LeaderChosen { leader: Leader, clause: &'static str },
    #[clause("PW-5.2")]
    Area { die: u8, area: &'static Area, weighed: Vec<Candidate> },
    #[clause("PW-5.2")]
    Aims { space: Space, die: u8, weighed: Vec<Candidate> },
    #[clause("PW-5.2")]
    AimsAgain { space: Space },
    #[clause("PW-5.2")]
    Wants {
        side: Side,
        space: Space,
        hoplites: u8,
        cavalry: u8,
        naval: u8,
        weighed: Vec<Candidate>,
    },
    #[clause("PW-4.1.2")]
    Defends { side: Side, space: Space },
    #[clause("PW-4.1.2")]
    DefenceTie { side: Side, spaces: Vec<Space> },
    #[clause("PW-4.1.2")]
    Raid { side: Side },
    #[clause("PW-5.2.1")]
    Assembles { side: Side, space: Space, weighed: Vec<Candidate> },
    #[clause("PW-5.2.1")]
    AssemblyTie { side: Side, spaces: Vec<Space> },
    #[clause(change.clause())]
    #[says(unit = unit.name_of(side), space, talents)]
    Activated { side: Side, unit: Unit, space: Space, talents: u32, change: Change },
    #[clause("PW-5.1.1")]
    Way { space: Space, length: u8, routes: u32 },
    #[clause("PW-5.1.1")]
    GoesBy { space: Space },
    #[clause("PW-5.1.1")]
    Route { leader: Leader, spaces: Vec<Space>, weighed: Vec<Candidate> },
    #[clause("PW-5.1.4")]
    #[says(unit = unit.name_of(side), space)]
    LeftBehind { side: Side, unit: Unit, space: Space },
    #[clause("PW-5.1.3")]
    #[says("event-sea-calm" if succeeds)]
    #[says("event-storm")]
    OpenSea { die: u8, succeeds: bool },
    #[clause("PW-5.8")]
    Ravaged { space: Space },
    #[clause("PW-5.1")]
    Arrives { leader: Leader, space: Space },
    #[clause("PW-5.1")]
    Abandoned { leader: Leader, space: Space },
    #[clause("PW-6.7")]
    Halts { side: Side, space: Space },
    #[clause("PW-5.1.2")]
    Isthmus { space: Space, other: Space },
    #[clause("PW-5.6.1")]
    Interceptor { space: Space },
    #[clause("PW-5.6.2")]
    #[says("event-intercepts" if succeeds)]
    #[says("event-slips-by")]
    InterceptionRolled { space: Space, other: Space, die: u8, succeeds: bool },
    #[clause("PW-5.6.2")]
    DrivenOff { leader: Leader },
    #[clause("PW-5.7.1")]
    #[says(athens = dice[0], sparta = dice[1])]
    Skirmish { dice: [u8; 2] },
    #[clause("PW-5.7.2")]
    SkirmishBattle { space: Space },
    #[clause(clause)]
    #[says(unit = unit.name_of(side))]
    Lost { side: Side, unit: Unit, clause: &'static str },
    #[clause("PW-0.4")]
    GuardBroken,
    #[clause("PW-6.2")]
    BattleNext { space: Space, other: Space },
    #[clause("PW-6.2.1")]
    #[says("event-battle-naval" if kind == Kind::Naval, space)]
    #[says("event-battle-land" if kind == Kind::Land, space)]
    #[says("event-battle-null", space)]
    Battle { kind: Kind, space: Space },
    #[clause("PW-6.2.3.1")]
    BattleAshore { space: Space },
    #[clause(clause)]
    #[says(with = battle_told(winner, space, dice, totals))]
    BattleDecided {
        winner: Option<Side>,
        space: Space,
        dice: [u8; 2],
        totals: [i16; 2],
        clause: &'static str,
    },
    #[clause("PW-3.2.11")]
    LeaderDies { leader: Leader },
    #[clause("PW-6.6")]
    Hostages { side: Side },
    #[clause(clause)]
    Siege { side: Side, space: Space, clause: &'static str },
    #[clause("PW-6.3")]
    SiegeNext { space: Space },
    #[clause("PW-6.3")]
    #[says("event-siege-succeeds" if succeeds)]
    #[says("event-siege-fails")]
    SiegeRolled { side: Side, space: Space, die: u8, total: i16, succeeds: bool },
    #[clause("PW-6.1.1")]
    SiegeFed { side: Side, space: Space },
    #[clause("PW-6.3")]
    SiegeOutsailed { side: Side, space: Space },
    #[clause("PW-6.4")]
    Leaderless { side: Side, space: Space },
    #[clause("PW-6.4")]
    #[says("event-army-stays" if succeeds)]
    #[says("event-army-leaves")]
    ArmyRolled { side: Side, space: Space, die: u8, total: i16, succeeds: bool },
    #[clause(clause)]
    #[says(unit = unit.name_of(side), n, space)]
    ComesHome { side: Side, unit: Unit, n: u8, space: Space, clause: &'static str },
    #[clause("PW-6.4")]
    #[says(unit = unit.name_of(side), n)]
    Homeless { side: Side, unit: Unit, n: u8 },
    #[clause(change.clause())]
    Revenue { side: Side, talents: i64, shares: Vec<Share>, change: Change },
    #[clause("PW-3.2.5")]
    Iasus { space: Space },
    #[clause(change.clause())]
    #[says(unit = unit.name_of(side), talents)]
    Built { side: Side, unit: Unit, talents: u32, change: Change },
    /// A change of a track that no other event tells.
    #[clause(change.clause())]
    #[says(with = change.message())]
    #[at(change.cause.space())]
    Changed { change: Change },
    #[clause("PW-9.2")]
    Surrenders { side: Side },
    #[clause("PW-11.3")]
    #[says("event-goes-first-by-dice" if dice != [0; 2], side, athens = dice[0], sparta = dice[1])]
    #[says("event-goes-first", side)]
    GoesFirst { side: Side, dice: [u8; 2] },
    #[clause("PW-11.3")]
    #[says(athens = dice[0], sparta = dice[1])]
    FirstAgain { dice: [u8; 2] },
    #[clause("PW-11.5")]
    LetsPass { side: Side, space: Space },
    #[clause("PW-11.7")]
    ForgoesTax { side: Side },
    #[clause("PW-9.3")]
    Armistice { die: u8, turns: u8 },
    #[clause(change.clause())]
    TruceRevenue { side: Side, talents: i64, turns: u8, shares: Vec<Share>, change: Change },
    #[clause("PW-9.4")]
    Turn { turn: u8 },
    #[clause("PW-1.3")]
    LastTurn,
}

/// Who won a battle, and what both sides rolled.
fn battle_told(winner: Option<Side>, space: Space, dice: [u8; 2], totals: [i16; 2]) -> Message {
    let id = if winner.is_some() { "event-battle-won" } else { "event-battle-drawn" };
    Message::new(id)
        .with("side", &winner)
        .with("space", &space)
        .number("athens", dice[0])
        .number("sparta", dice[1])
        .number("athenstotal", totals[0])
        .number("spartatotal", totals[1])
}

impl Event {
    /// What else could have been chosen, where the procedure or chance chose.
    #[must_use]
    pub fn weighed(&self) -> &[Candidate] {
        match self {
            Event::Area { weighed, .. }
            | Event::Aims { weighed, .. }
            | Event::Wants { weighed, .. }
            | Event::Assembles { weighed, .. }
            | Event::Route { weighed, .. } => weighed,
            _ => &[],
        }
    }

    /// The change of a track that it tells.
    #[must_use]
    pub const fn change(&self) -> Option<Change> {
        match self {
            Event::Plague { change, .. }
            | Event::SilverMine { change, .. }
            | Event::Helots { change, .. }
            | Event::Activated { change, .. }
            | Event::Revenue { change, .. }
            | Event::Built { change, .. }
            | Event::Changed { change }
            | Event::TruceRevenue { change, .. } => Some(*change),
            _ => None,
        }
    }
}

/// Something that could have been chosen, as the rule saw it that chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// What it is.
    pub what: Weighed,
    /// The face of the die, or lines: from the national space, or of the route.
    pub number: u8,
    /// Strength points that it would give, by arm.
    pub gives: [u16; 3],
    /// What the rule says about it.
    pub verdict: Verdict,
    /// It was chosen.
    pub chosen: bool,
}

impl Candidate {
    /// Something that a face of a die stands for.
    #[must_use]
    pub fn on_die(what: Weighed, face: u8, verdict: Verdict, chosen: bool) -> Candidate {
        Candidate { what, number: face, gives: [0; 3], verdict, chosen }
    }
}

/// What a rule chooses among.
#[derive(Clone, PartialEq, Debug)]
pub enum Weighed {
    /// A space.
    Space(Space),
    /// A way, space by space.
    Route(Vec<Space>),
    /// An area of a matrix.
    Area(&'static Area),
}

impl Named for Weighed {
    fn name(&self) -> Message {
        match self {
            Weighed::Space(space) => space.name(),
            Weighed::Route(spaces) => Message::new("candidate-route").with("spaces", spaces),
            Weighed::Area(area) => area.name(),
        }
    }
}

/// What a rule says about a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(case = "kebab", name = "candidate-{id}")]
pub enum Verdict {
    /// An area, of which there is nothing to say.
    Area,
    /// A route, of which there is nothing to say.
    Way,
    /// It can be the objective.
    Free,
    /// The side controls it.
    Own,
    /// The side has an army there.
    Army,
    /// It can't be stirred up.
    Quiet,
    /// Nobody there can act.
    Acted,
    /// It can't be reached any more.
    CutOff,
    /// Its garrison is left in peace.
    Spared,
    /// It gives strength points.
    Gives,
}
