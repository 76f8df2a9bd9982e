//! What lies on the table, and plain questions about it. Nothing is hidden in this game.

use serde::{Deserialize, Serialize};

use crate::components::{Ground, card, map, places};
use crate::ids::{Arm, LEADERS, Leader, SPACES, Side, Space, SpaceSet, UNITS, Unit};

/// The most turns a war has (PW-1.3).
pub const LAST_TURN: u8 = 10;
/// Strength points of the Spartan Home Guard (PW-0.4).
pub const GUARD: u8 = 3;
/// What Athens never spends in ordinary times (PW-8.1.6).
pub const RESERVE: u32 = 1_000;
/// Price of a new strength point (PW-8.2).
pub const BUILDING: u32 = 200;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scenario {
    /// Ten turns.
    Campaign,
    /// The first three.
    Archidamian,
}

impl Scenario {
    /// The id in set-ups.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["campaign", "archidamian"][self as usize]
    }
}

/// Strength points of one side in one space, those that acted this turn apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    /// Not activated this turn.
    pub fresh: [u8; UNITS],
    /// Activated this turn.
    pub used: [u8; UNITS],
}

/// Strength points counted together, for battles and sieges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Force {
    /// By kind.
    pub units: [u8; UNITS],
    /// The Home Guard fights with them.
    pub guard: bool,
}

impl Force {
    /// Of one arm.
    #[must_use]
    pub fn arm(&self, arm: Arm) -> u8 {
        let guard = if self.guard && arm == Arm::Hoplite { GUARD } else { 0 };
        let count = |allied| self.units[Unit::of(arm, allied).index()];
        count(false).saturating_add(count(true)).saturating_add(guard)
    }

    /// On land.
    #[must_use]
    pub fn land(&self) -> u8 {
        self.arm(Arm::Hoplite).saturating_add(self.arm(Arm::Cavalry))
    }

    /// At sea.
    #[must_use]
    pub fn naval(&self) -> u8 {
        self.arm(Arm::Naval)
    }

    /// All.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.land().saturating_add(self.naval())
    }

    /// Whether nobody is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }
}

/// Where a leader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Post {
    /// In the cup.
    Cup,
    /// On the map.
    At(Space),
    /// In the going-home box until the end of the turn.
    Box,
    /// With the expedition under way.
    Afield,
    /// Alcibiades, a marker at Sparta or Sardis.
    Exile,
    /// Out of the game.
    Gone,
}

/// Where the Home Guard is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guard {
    /// In Sparta.
    Home,
    /// Beaten, in the going-home box.
    Box,
    /// Broken for good.
    Gone,
}

/// A way to be gone, next space first.
#[derive(Clone, Copy, Eq)]
pub struct Route {
    spaces: [Space; Route::LONGEST],
    from: u8,
    to: u8,
}

impl std::fmt::Debug for Route {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.ahead().iter().map(|space| space.id())).finish()
    }
}

impl PartialEq for Route {
    /// What lies behind does not count.
    fn eq(&self, other: &Self) -> bool {
        self.ahead() == other.ahead()
    }
}

impl Route {
    /// No shortest way is longer.
    pub const LONGEST: usize = 64;

    /// Nowhere to go.
    pub const EMPTY: Route = Route { spaces: [Space(0); Route::LONGEST], from: 0, to: 0 };

    /// The spaces still to come.
    #[must_use]
    pub fn ahead(&self) -> &[Space] {
        self.spaces.get(usize::from(self.from)..usize::from(self.to)).unwrap_or_default()
    }

    /// Adds a space at the end.
    pub fn push(&mut self, space: Space) {
        if let Some(last) = self.spaces.get_mut(usize::from(self.to)) {
            *last = space;
            self.to += 1;
        }
    }

    /// Takes the next space.
    pub fn pop(&mut self) -> Option<Space> {
        let next = self.ahead().first().copied()?;
        self.from += 1;
        if self.from == self.to {
            *self = Route::EMPTY;
        }
        Some(next)
    }
}

/// An operation under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expedition {
    /// Whose.
    pub side: Side,
    /// Its leader; he may die on the way.
    pub leader: Leader,
    /// Where it is.
    pub at: Space,
    /// Its strength points.
    pub units: [u8; UNITS],
    /// Where it must end.
    pub objective: Space,
    /// Where the present leg ends.
    pub target: Space,
    /// The leg leads to the objective, not to an assembly space.
    pub marching: bool,
    /// What the procedure still wants of each arm.
    pub wanted: [u8; 3],
    /// The rest of the way.
    pub route: Route,
    /// What it was able to use when the way was chosen.
    pub passage: u8,
    /// It was intercepted in the space it entered last.
    pub intercepted: bool,
    /// The player has chosen the open sea between Taenarum and Syracuse for this leg.
    pub crossing: bool,
}

impl Expedition {
    /// Its strength, as it fights.
    #[must_use]
    pub fn force(&self) -> Force {
        Force { units: self.units, guard: false }
    }
}

/// How the war ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// PW-9.2.
    AthensSurrenders,
    /// PW-9.2.
    SpartaSurrenders,
    /// PW-1.3: the last turn is over.
    LastTurn,
    /// PW-1.4: the short war ends with an armistice.
    Armistice,
    /// PW-1.4: the player is back with Athens.
    Return,
}

impl Ending {
    /// All ways.
    pub const ALL: [Ending; 5] = [
        Ending::AthensSurrenders,
        Ending::SpartaSurrenders,
        Ending::LastTurn,
        Ending::Armistice,
        Ending::Return,
    ];

    /// The id in records.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["athens_surrenders", "sparta_surrenders", "last_turn", "armistice", "return"]
            [self as usize]
    }
}

/// Events that happen once, or change the game for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// Whom Macedonia follows.
    pub macedonia: Side,
    /// Whom Sitalces of Thrace follows.
    pub thrace: Side,
    /// Argos fights for Athens.
    pub argos: bool,
    /// Syracuse fights for Sparta.
    pub syracuse: bool,
    /// Persia pays Sparta.
    pub persia: bool,
    /// Sparta has taken Iasus since, and Persia sends cavalry.
    pub iasus: bool,
    /// Corcyra has left the war.
    pub corcyra_left: bool,
    /// Steps of Alcibiades: Sparta, Sardis, Athens, exile.
    pub alcibiades: u8,
    /// The oligarchs have ruled Athens.
    pub oligarchs: bool,
    /// The plague has struck.
    pub plague: bool,
    /// The helots are in revolt.
    pub helots: bool,
    /// There was an armistice.
    pub armistice: bool,
    /// Leaders dead by events, by side.
    pub dead: [u8; 2],
    /// Who holds hostages.
    pub hostages: [bool; 2],
    /// Times that the player changed sides.
    pub changes: u8,
    /// Turns of war fought, this one included.
    pub war_turns: u8,
}

/// What holds until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// Operations begun, by side.
    pub operations: [u8; 2],
    /// Who has passed.
    pub passed: [bool; 2],
    /// Who may begin two operations only.
    pub limited: [bool; 2],
    /// Whose bellicosity falls by 2 at the end of the turn.
    pub shaken: [bool; 2],
    /// Strength points lost, by side and kind.
    pub lost: [[u8; UNITS]; 2],
    /// Delian ships lost in the turn before.
    pub ships_lost_before: u8,
    /// A Spartan force stood in Attica.
    pub invaded: bool,
    /// The same in the turn before.
    pub invaded_before: bool,
    /// Leaders can die.
    pub deadly: bool,
    /// Corcyra takes part in no operation.
    pub corcyra_idle: bool,
    /// The plague keeps allies out of Athens.
    pub quarantine: bool,
    /// No direct taxes.
    pub untaxed: bool,
    /// Nicias commands this turn.
    pub nicias: bool,
    /// The player has changed sides this turn.
    pub changed: bool,
    /// What the helots cost Sparta.
    pub helot_cost: u16,
    /// Turns of armistice that follow this one.
    pub truce: u8,
    /// Those whose event is still to come.
    pub truce_events: u8,
}

/// Everything on the table.
#[derive(Clone, PartialEq)]
pub struct Board {
    /// What is played.
    pub scenario: Scenario,
    /// Only the surrender of the other side counts for the player (PW-1.2).
    pub strict_surrender: bool,
    /// The turn, from 1.
    pub turn: u8,
    /// The player's side.
    pub player: Side,
    /// Talents.
    pub treasury: [u32; 2],
    /// Strategic confidence.
    pub confidence: [i8; 2],
    /// Bellicosity.
    pub bellicosity: [u8; 2],
    /// The strategy of the other side, by its place on the matrix.
    pub strategy: u8,
    /// Victory points.
    pub points: i32,
    /// Strength points on the map.
    pub stacks: [[Stack; SPACES]; 2],
    /// Where each side has strength points.
    pub occupied: [SpaceSet; 2],
    /// Strength points in the going-home box.
    pub homeward: [[u8; UNITS]; 2],
    /// The Home Guard.
    pub guard: Guard,
    /// Leaders.
    pub leaders: [Post; LEADERS],
    /// Spaces that a side controls although they are not of its league.
    pub captured: [SpaceSet; 2],
    /// Neutral rebels that a side entered first.
    pub claimed: [SpaceSet; 2],
    /// Ravaged this turn.
    pub ravaged: SpaceSet,
    /// In rebellion.
    pub rebellion: SpaceSet,
    /// Under siege.
    pub besieged: SpaceSet,
    /// Objectives of this turn's operations, by side.
    pub objectives: [SpaceSet; 2],
    /// Once and for good.
    pub history: History,
    /// Until the end of the turn.
    pub season: Season,
    /// The operation under way.
    pub expedition: Option<Expedition>,
    /// How the war ended.
    pub ending: Option<Ending>,
}

impl std::fmt::Debug for Board {
    /// What matters in a report: empty spaces are left out.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let held = |side: Side| {
            let spaces = self.occupied[side.index()].iter();
            spaces.map(|space| (space.id(), self.stacks[side.index()][space.index()])).collect()
        };
        let stacks: [Vec<_>; 2] = Side::BOTH.map(held);
        f.debug_struct("Board")
            .field("turn", &self.turn)
            .field("player", &self.player)
            .field("treasury", &self.treasury)
            .field("stacks", &stacks)
            .field("homeward", &self.homeward)
            .field("history", &self.history)
            .field("season", &self.season)
            .field("expedition", &self.expedition)
            .finish_non_exhaustive()
    }
}

impl Board {
    /// The side that the procedure plays.
    #[must_use]
    pub const fn system(&self) -> Side {
        self.player.other()
    }

    /// Strength points of a side in a space.
    #[must_use]
    pub fn force(&self, side: Side, space: Space) -> Force {
        let stack = &self.stacks[side.index()][space.index()];
        Force {
            units: std::array::from_fn(|n| stack.fresh[n].saturating_add(stack.used[n])),
            guard: self.guard_stands(side, space),
        }
    }

    /// Whether the Home Guard counts here.
    #[must_use]
    pub fn guard_stands(&self, side: Side, space: Space) -> bool {
        side == Side::Sparta && self.guard == Guard::Home && space == places().sparta
    }

    /// Whether a side has strength points in a space.
    #[must_use]
    pub fn is_held(&self, side: Side, space: Space) -> bool {
        self.occupied[side.index()].has(space)
    }

    /// Adds strength points that may still act.
    pub fn place(&mut self, side: Side, space: Space, unit: Unit, n: u8) {
        let stack = &mut self.stacks[side.index()][space.index()];
        let count = &mut stack.fresh[unit.index()];
        *count = count.saturating_add(n);
        if n > 0 {
            self.occupied[side.index()].insert(space);
        }
    }

    /// Adds strength points that have acted.
    pub fn halt(&mut self, side: Side, space: Space, units: &[u8; UNITS]) {
        let stack = &mut self.stacks[side.index()][space.index()];
        for (count, n) in stack.used.iter_mut().zip(units) {
            *count = count.saturating_add(*n);
        }
        self.vacate(side, space);
    }

    /// Takes one strength point away, one that has acted if there is one.
    pub fn take(&mut self, side: Side, space: Space, unit: Unit) {
        let stack = &mut self.stacks[side.index()][space.index()];
        let index = unit.index();
        if stack.used[index] > 0 {
            stack.used[index] -= 1;
        } else {
            stack.fresh[index] = stack.fresh[index].saturating_sub(1);
        }
        self.vacate(side, space);
    }

    /// Takes one strength point that may still act.
    pub fn activate(&mut self, side: Side, space: Space, unit: Unit) {
        let count = &mut self.stacks[side.index()][space.index()].fresh[unit.index()];
        *count = count.saturating_sub(1);
        self.vacate(side, space);
    }

    /// Takes everybody away.
    pub fn clear(&mut self, side: Side, space: Space) -> [u8; UNITS] {
        let units = self.force(side, space).units;
        self.stacks[side.index()][space.index()] = Stack::default();
        self.vacate(side, space);
        units
    }

    /// PW-0.6: what was captured is lost as soon as nobody holds it.
    pub fn vacate(&mut self, side: Side, space: Space) {
        let held = self.stacks[side.index()][space.index()] != Stack::default()
            || self.guard_stands(side, space);
        self.occupied[side.index()].set(space, held);
        if !held {
            self.captured[side.index()].remove(space);
        }
    }

    /// Sends strength points to the going-home box.
    pub fn send_home(&mut self, side: Side, units: &[u8; UNITS]) {
        for (count, n) in self.homeward[side.index()].iter_mut().zip(units) {
            *count = count.saturating_add(*n);
        }
    }

    /// Sends a whole force home, its leaders and the Guard too.
    pub fn rout(&mut self, side: Side, space: Space) {
        if self.guard_stands(side, space) {
            self.guard = Guard::Box;
        }
        let units = self.clear(side, space);
        self.send_home(side, &units);
        for leader in Leader::all().filter(|leader| leader.side() == side) {
            if self.leaders[leader.index()] == Post::At(space) {
                self.leaders[leader.index()] = Post::Box;
            }
        }
    }

    /// Counts a strength point that is gone for good.
    pub fn count_loss(&mut self, side: Side, unit: Unit) {
        let lost = &mut self.season.lost[side.index()][unit.index()];
        *lost = lost.saturating_add(1);
    }

    /// PW-0.6: the league a space belongs to, whoever holds it: its colour, unless an event or
    /// an awakened neutral says otherwise.
    #[must_use]
    pub fn allegiance(&self, space: Space) -> Option<Side> {
        let (history, places) = (&self.history, places());
        if let Some(side) = card(space).colour {
            let thracian = space == places.abdera || space == places.maroneia;
            return Some(if thracian { history.thrace } else { side });
        }
        if space == places.pella || space == places.macedonia {
            return Some(history.macedonia);
        }
        let awake = (space == places.syracuse && history.syracuse)
            || (space == places.sardis && history.persia);
        match space {
            _ if awake => Some(Side::Sparta),
            _ if space == places.argos && history.argos => Some(Side::Athens),
            _ => None,
        }
    }

    /// PW-0.7: whose friend a space is; a rebel is the friend of the other league.
    #[must_use]
    pub fn friend(&self, space: Space) -> Option<Side> {
        let allegiance = self.allegiance(space);
        if !self.rebellion.has(space) {
            return allegiance;
        }
        allegiance.map(Side::other).or_else(|| self.claimant(space))
    }

    fn claimant(&self, space: Space) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.claimed[side.index()].has(space))
    }

    /// PW-0.6: who controls a space.
    #[must_use]
    pub fn control(&self, space: Space) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.captured[side.index()].has(space))
            .or_else(|| self.claimant(space))
            .or_else(|| self.allegiance(space))
    }

    /// PW-0.6: control is looked at when the fighting is over.
    pub fn update_control(&mut self) {
        for space in self.occupied[0].or(&self.occupied[1]).iter() {
            let alone = Side::BOTH.into_iter().find(|side| !self.is_held(side.other(), space));
            let Some(side) = alone.filter(|&side| self.is_held(side, space)) else { continue };
            self.captured[side.other().index()].remove(space);
            self.claimed[side.other().index()].remove(space);
            let own = self.allegiance(space) == Some(side);
            self.captured[side.index()].set(space, !own);
        }
    }

    /// Whether a side may gather strength points here.
    #[must_use]
    pub fn is_friendly_ground(&self, side: Side, space: Space) -> bool {
        self.friend(space) == Some(side) || self.captured[side.index()].has(space)
    }

    /// PW-5.1.6: a friendly space with somebody who has not acted yet.
    #[must_use]
    pub fn is_assembly(&self, side: Side, space: Space) -> bool {
        let fresh = &self.stacks[side.index()][space.index()].fresh;
        let idle = space == places().corcyra && side == Side::Athens && self.season.corcyra_idle;
        !idle && fresh.iter().any(|&n| n > 0) && self.is_friendly_ground(side, space)
    }

    /// Coalition spaces of a side, as things stand (PW-6.2, PW-6.8, PW-6.9).
    #[must_use]
    pub fn is_coalition(&self, side: Side, space: Space) -> bool {
        let places = places();
        if side == Side::Athens && space == places.corcyra {
            return !self.history.corcyra_left;
        }
        if side == Side::Athens && space == places.samos {
            return self.is_lost(Side::Athens, places.chios);
        }
        let neutrals = [places.argos, places.pella, places.syracuse, places.sardis];
        map().coalition[side.index()].has(space)
            || (neutrals.contains(&space) && self.allegiance(space) == Some(side))
    }

    /// Whether a space of a league is in rebellion or in enemy hands.
    #[must_use]
    pub fn is_lost(&self, side: Side, space: Space) -> bool {
        self.rebellion.has(space) || self.control(space) == Some(side.other())
    }

    /// Whether the enemy stands here alone.
    #[must_use]
    pub fn is_overrun(&self, side: Side, space: Space) -> bool {
        self.is_held(side.other(), space) && !self.is_held(side, space)
    }

    /// Leaders of a side in a space.
    pub fn leaders_at(&self, side: Side, space: Space) -> impl Iterator<Item = Leader> + '_ {
        Leader::all().filter(move |leader| {
            leader.side() == side && self.leaders[leader.index()] == Post::At(space)
        })
    }

    /// Whether a side has an army here: strength points with a leader.
    #[must_use]
    pub fn has_army(&self, side: Side, space: Space) -> bool {
        self.is_held(side, space) && self.leaders_at(side, space).next().is_some()
    }

    /// Leaders in a cup.
    pub fn cup(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        Leader::all().filter(move |leader| {
            leader.side() == side && self.leaders[leader.index()] == Post::Cup
        })
    }

    /// PW-0.5: whether a space lies in the zone of influence of a force of `side` at `from`.
    #[must_use]
    pub fn reaches(&self, side: Side, from: Space, space: Space, fighting: bool) -> bool {
        if self.besieged.has(from) && !self.is_besieger(side, from) {
            return false;
        }
        if from == space {
            return true;
        }
        let (map, places) = (map(), &map().places);
        let long_walls = |space| space == places.athens || space == places.piraeus;
        // PW-6.1.1: nobody's zone enters the walls, and in combat the cavalry stays within them.
        if side == Side::Sparta && long_walls(space) {
            return false;
        }
        let force = self.force(side, from);
        let mewed = fighting && side == Side::Athens && long_walls(from) && !long_walls(space);
        let cavalry = force.arm(Arm::Cavalry) > 0 && !mewed;
        (cavalry && map.cavalry_zoi[from.index()].has(space))
            || (force.naval() > 0 && map.naval_zoi[from.index()].has(space))
    }

    /// Whether some force of a side has a space in its zone of influence.
    #[must_use]
    pub fn is_covered(&self, side: Side, space: Space, fighting: bool) -> bool {
        self.occupied[side.index()].iter().any(|from| self.reaches(side, from, space, fighting))
    }

    /// Every space in which forces of a side can intercept, if nobody is besieged.
    #[must_use]
    pub fn watched(&self, side: Side) -> SpaceSet {
        let map = map();
        let mut all = self.occupied[side.index()];
        for from in self.occupied[side.index()].iter() {
            let force = self.force(side, from);
            if force.arm(Arm::Cavalry) > 0 {
                all = all.or(&map.cavalry_zoi[from.index()]);
            }
            if force.naval() > 0 {
                all = all.or(&map.naval_zoi[from.index()]);
            }
        }
        all
    }

    /// Whether the siege in a space is laid by this side.
    #[must_use]
    pub fn is_besieger(&self, side: Side, space: Space) -> bool {
        self.has_army(side, space) && self.is_enemy_ground(side, space)
    }

    /// Whether a space is to be taken by this side: not its friend, or in enemy hands.
    #[must_use]
    pub fn is_enemy_ground(&self, side: Side, space: Space) -> bool {
        self.friend(space) != Some(side) || self.captured[side.other().index()].has(space)
    }

    /// PW-5.1.5: the price of activating one strength point.
    #[must_use]
    pub fn activation_cost(side: Side, unit: Unit) -> u32 {
        match unit {
            Unit::Hoplites | Unit::Cavalry if side == Side::Sparta => 0,
            Unit::Naval | Unit::AlliedNaval => 400,
            _ => 200,
        }
    }

    /// PW-8.1.6: what a side may spend.
    #[must_use]
    pub fn purse(&self, side: Side) -> u32 {
        let treasury = self.treasury[side.index()];
        if side == Side::Sparta || self.is_desperate() {
            return treasury;
        }
        treasury.saturating_sub(RESERVE)
    }

    /// PW-8.1.6: Athens may open its last reserve.
    #[must_use]
    pub fn is_desperate(&self) -> bool {
        let (map, places) = (map(), &map().places);
        let sparta = Some(Side::Sparta);
        self.control(places.piraeus) == sparta
            || self.control(places.decelea) == sparta
            || self.rebellion.and(&map.coloured[0]).len() >= 10
    }

    /// Changes the confidence of a side within its limits.
    pub fn add_confidence(&mut self, side: Side, change: i8) {
        let confidence = &mut self.confidence[side.index()];
        *confidence = confidence.saturating_add(change).clamp(-6, 6);
    }

    /// Changes the bellicosity of a side within its limits.
    pub fn add_bellicosity(&mut self, side: Side, change: i8) {
        let value = i16::from(self.bellicosity[side.index()]) + i16::from(change);
        self.bellicosity[side.index()] = value.clamp(0, 12) as u8;
    }

    /// Pays out.
    pub fn pay(&mut self, side: Side, talents: u32) {
        let treasury = &mut self.treasury[side.index()];
        *treasury = treasury.saturating_sub(talents);
    }

    /// Takes in.
    pub fn earn(&mut self, side: Side, talents: u32) {
        let treasury = &mut self.treasury[side.index()];
        *treasury = treasury.saturating_add(talents);
    }

    /// PW-1.2: victory points for what happened to a side.
    pub fn score(&mut self, winner: Side) {
        self.points += if winner == self.player { 10 } else { -15 };
    }

    /// The national space of a side.
    #[must_use]
    pub fn national(side: Side) -> Space {
        match side {
            Side::Athens => places().athens,
            Side::Sparta => places().sparta,
        }
    }

    /// PW-6.1.1, PW-8.1.3: whether Athens can be fed from the Euxine.
    #[must_use]
    pub fn is_fed(&self) -> bool {
        let places = places();
        let closed = |space: Space| self.control(space) == Some(Side::Sparta);
        self.trace(places.athens, places.byzantium, |space| !closed(space))
    }

    /// Whether open spaces lead from one to another, both ends included.
    #[must_use]
    pub fn trace(&self, from: Space, to: Space, open: impl Fn(Space) -> bool) -> bool {
        if !open(from) || !open(to) {
            return false;
        }
        let mut seen = SpaceSet::EMPTY;
        seen.insert(from);
        let mut front = seen;
        while !front.is_empty() {
            let mut next = SpaceSet::EMPTY;
            for space in front.iter() {
                for near in map().adjacent[space.index()].without(&seen).iter() {
                    seen.insert(near);
                    if open(near) {
                        next.insert(near);
                    }
                }
            }
            if next.has(to) {
                return true;
            }
            front = next;
        }
        from == to
    }

    /// PW-5.5.3.2, PW-5.5.3.3: an objective that is declared wakes a neutral.
    pub fn awaken(&mut self, side: Side, objective: Space) -> bool {
        let places = places();
        if side == Side::Athens && objective == places.syracuse && !self.history.syracuse {
            self.awaken_syracuse();
            return true;
        }
        if side == Side::Sparta && objective == places.argos && !self.history.argos {
            self.awaken_argos();
            return true;
        }
        false
    }

    /// PW-5.5.3.2: Syracuse joins Sparta.
    pub fn awaken_syracuse(&mut self) {
        self.history.syracuse = true;
        for unit in [Unit::AlliedHoplites, Unit::AlliedCavalry, Unit::AlliedNaval] {
            self.place(Side::Sparta, places().syracuse, unit, 2);
        }
        self.captured[1].remove(places().syracuse);
    }

    /// PW-5.5.3.3: Argos joins Athens.
    pub fn awaken_argos(&mut self) {
        self.history.argos = true;
        self.place(Side::Athens, places().argos, Unit::AlliedHoplites, 4);
        self.captured[0].remove(places().argos);
    }

    /// Ground of a space.
    #[must_use]
    pub fn ground(space: Space) -> Ground {
        card(space).ground
    }

    /// How many strength points of one arm a side has in a space.
    #[must_use]
    pub fn count(&self, side: Side, space: Space, unit: Unit) -> u8 {
        let stack = &self.stacks[side.index()][space.index()];
        stack.fresh[unit.index()].saturating_add(stack.used[unit.index()])
    }

    /// Whether Alcibiades serves Sparta or Persia (PW-4.1.1).
    #[must_use]
    pub const fn has_turncoat(&self) -> bool {
        matches!(self.history.alcibiades, 1 | 2)
    }

    /// PW-6.6: the player may not go near the capital of a side that holds his men.
    #[must_use]
    pub fn is_barred_by_hostages(&self, objective: Space) -> bool {
        let enemy = self.system();
        let capital = Board::national(enemy);
        let near = objective == capital || map().adjacent[capital.index()].has(objective);
        self.history.hostages[enemy.index()] && near
    }
}
