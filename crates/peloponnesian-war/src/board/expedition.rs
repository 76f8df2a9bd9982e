//! An operation under way, and the way it goes.

use super::Force;
use crate::ids::{Leader, Side, Space, UNITS};
use table::Set;

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
    /// Spaces that the procedure's plan does without, because the force could not be completed
    /// with them (PW-5.2.1).
    pub left_out: Set<Space>,
    /// The rest of the way.
    pub route: Route,
    /// What it was able to use when the way was chosen.
    pub passage: u8,
    /// It was intercepted in the space it entered last.
    pub intercepted: bool,
    /// It has skirmished, so that who finds no ship may be left behind (PW-5.1.4).
    pub skirmished: bool,
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
