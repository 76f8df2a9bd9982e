//! Neutrals that stand armed on the map until they are somebody's (PW-10.3.3, PW-10.3.4a).

use table::{Id, Set};

use super::Board;
use crate::components::places;
use crate::ids::{Side, Space, UNITS, Unit};

/// A neutral with strength points of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Id)]
pub enum Neutral {
    /// Argos.
    Argos,
    /// Thessaly: Larisa and Pharsalus. Its strength points stand at Larisa.
    Thessaly,
    /// Syracuse.
    Syracuse,
}

/// How many there are.
pub const NEUTRALS: usize = Neutral::COUNT;

impl Neutral {
    /// Where its strength points stand.
    #[must_use]
    pub fn space(self) -> Space {
        match self {
            Neutral::Argos => places().argos,
            Neutral::Thessaly => places().larisa,
            Neutral::Syracuse => places().syracuse,
        }
    }
}

/// The spaces of Thessaly that a marker makes neutral.
fn thessaly() -> [Space; 2] {
    [places().larisa, places().pharsalus]
}

impl Board {
    /// Whether a neutral is nobody's; who stands there is activated by nobody (PW-10.3.4e).
    #[must_use]
    pub fn is_neutral(&self, neutral: Neutral) -> bool {
        match neutral {
            Neutral::Argos => !self.history.argos,
            Neutral::Thessaly => self.history.thessaly.is_none(),
            Neutral::Syracuse => !self.history.syracuse,
        }
    }

    /// PW-10.3.4a: strength points of nobody in a space.
    #[must_use]
    pub fn neutral_force(&self, space: Space) -> [u8; UNITS] {
        let here = Neutral::all().find(|neutral| neutral.space() == space);
        here.map_or([0; UNITS], |neutral| self.neutrals[neutral.index()])
    }

    /// PW-10.3.4a: whether a space is of Thessaly while a marker makes that neutral.
    #[must_use]
    pub fn is_neutral_thessaly(&self, space: Space) -> bool {
        self.history.thessaly.is_none() && thessaly().contains(&space)
    }

    /// PW-5.5.3, PW-10.3.3: the strength points of a neutral join a side: those that stand on the
    /// map, or the usual ones where none are set up.
    pub(super) fn rouse(&mut self, neutral: Neutral, side: Side, usual: [u8; UNITS]) {
        let standing = std::mem::take(&mut self.neutrals[neutral.index()]);
        let units = if self.card().setup.neutrals.is_some() { standing } else { usual };
        for unit in Unit::ALL {
            self.place(side, neutral.space(), unit, units[unit.index()]);
        }
        self.captured[side.index()].remove(neutral.space());
    }

    /// PW-5.5.3, PW-10.3.6.3: Thessaly is a side's ally.
    pub fn awaken_thessaly(&mut self, side: Side) {
        self.history.thessaly = Some(side);
        self.rouse(Neutral::Thessaly, side, [0; UNITS]);
        self.captured[side.index()].remove(places().pharsalus);
    }

    /// PW-10.3.4a: who stops in neutral Thessaly makes it the other's ally. Where both do, neither
    /// is.
    pub fn provoke_thessaly(&mut self) -> Option<Side> {
        let held: Set<Space> = thessaly().into_iter().collect();
        let stands = |side: Side| !(self.occupied[side.index()] & held).is_empty();
        let intruder = match Side::BOTH.map(stands) {
            [true, false] => Side::Athens,
            [false, true] => Side::Sparta,
            _ => return None,
        };
        if self.history.thessaly.is_some() {
            return None;
        }
        self.awaken_thessaly(intruder.other());
        Some(intruder.other())
    }

    /// PW-10.3.6.3: Thessaly leaves its side. Its allies gather at Larisa, and what it had
    /// captured or stirred up is forgotten; citizens are for the caller.
    pub fn release_thessaly(&mut self, allies: &[u8; UNITS]) {
        self.history.thessaly = None;
        for space in thessaly() {
            self.rebellion.remove(space);
            self.captured.iter_mut().for_each(|captured| captured.remove(space));
        }
        let standing = &mut self.neutrals[Neutral::Thessaly.index()];
        for (count, n) in standing.iter_mut().zip(allies) {
            *count = count.saturating_add(*n);
        }
    }

    /// The spaces of Thessaly.
    #[must_use]
    pub fn thessaly() -> [Space; 2] {
        thessaly()
    }
}
