//! Strength points: counted, placed, moved and lost.

use super::{Board, GUARD, Guard, Post};
use crate::components::places;
use crate::ids::{Arm, Leader, Side, Space, UNITS, Unit};

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

impl Board {
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
        self.occupied[side.index()].contains(space)
    }

    /// How many strength points of one arm a side has in a space.
    #[must_use]
    pub fn count(&self, side: Side, space: Space, unit: Unit) -> u8 {
        let stack = &self.stacks[side.index()][space.index()];
        stack.fresh[unit.index()].saturating_add(stack.used[unit.index()])
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

    /// PW-0.6: what was captured is lost as soon as nobody holds it. Who has joined an expedition
    /// has not left yet.
    pub fn vacate(&mut self, side: Side, space: Space) {
        let held = self.stacks[side.index()][space.index()] != Stack::default()
            || self.guard_stands(side, space);
        self.occupied[side.index()].set(space, held);
        if !held && !self.has_expedition(side, space) {
            self.captured[side.index()].remove(space);
        }
    }

    /// Whether strength points that a side has activated have not left a space yet.
    #[must_use]
    pub fn has_expedition(&self, side: Side, space: Space) -> bool {
        self.expedition.as_ref().is_some_and(|expedition| {
            expedition.side == side && expedition.at == space && !expedition.force().is_empty()
        })
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
        self.dismiss_leaders(side, space);
    }

    /// Sends the leaders of a side in a space to the going-home box.
    pub fn dismiss_leaders(&mut self, side: Side, space: Space) {
        for leader in Leader::all().filter(|leader| leader.side() == side) {
            if self.leaders[leader.index()] == Post::At(space) {
                self.leaders[leader.index()] = Post::Box;
            }
        }
    }

    /// PW-6.7: leaders whose last strength point is lost go to the box at once.
    pub fn dismiss_leaders_alone(&mut self, side: Side, space: Space) {
        if !self.is_held(side, space) {
            self.dismiss_leaders(side, space);
        }
    }

    /// Counts a strength point that is gone for good.
    pub fn count_loss(&mut self, side: Side, unit: Unit) {
        let lost = &mut self.season.lost[side.index()][unit.index()];
        *lost = lost.saturating_add(1);
    }
}
