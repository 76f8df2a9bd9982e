//! Glyphs of our own: arms, markers, values. Each is one silhouette on 24 units that takes the
//! colour of the place where it is used; `icons.svg` has them in this order.

use table::Id;

use crate::ids::{Arm, Side};

/// A glyph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[rustfmt::skip]
pub(super) enum Icon {
    Owl, Lambda, Hoplite, Cavalry, Naval, Guard, Leader, Ravaged, Rebellion, Siege, Objective,
    Talents, Bellicosity, Confidence, Home, Laurel, Cup, Breach,
}

impl Icon {
    /// The emblem of a side.
    pub(super) const fn emblem(side: Side) -> Icon {
        match side {
            Side::Athens => Icon::Owl,
            Side::Sparta => Icon::Lambda,
        }
    }

    /// The glyph of an arm.
    pub(super) const fn arm(arm: Arm) -> Icon {
        match arm {
            Arm::Hoplite => Icon::Hoplite,
            Arm::Cavalry => Icon::Cavalry,
            Arm::Naval => Icon::Naval,
        }
    }
}
