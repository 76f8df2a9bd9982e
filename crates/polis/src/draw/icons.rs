//! Glyphs of our own: goods, pieces, projects, formations. Each is one silhouette on 24 units
//! that takes the colour of the place where it is used; `icons.svg` has them in this order.

use table::Id;

use crate::ids::{Good, Project, Side};

/// A glyph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[rustfmt::skip]
pub(super) enum Icon {
    Metal, Wood, Wine, Oil, Silver, Wheat, Prestige, Population, Cube, Owl, Lambda, Helmet,
    Merchant, Proxenos, Port, Philosopher, Artist, Temple, Theatre, Statue, Festival, Games,
    Event, Project, Tribute, Trade, Lock, Battle, Deck, Arrow, Cross, Phalanx, Cavalry, Archers,
    Peltasts, Mercenaries, Salpinx, EliteTrireme, Trireme, Bireme, Triacontor,
}

impl Icon {
    /// The glyph of a good.
    pub(super) const fn good(good: Good) -> Icon {
        match good {
            Good::Metal => Icon::Metal,
            Good::Wood => Icon::Wood,
            Good::Wine => Icon::Wine,
            Good::Oil => Icon::Oil,
            Good::Silver => Icon::Silver,
            Good::Wheat => Icon::Wheat,
        }
    }

    /// The emblem of a side.
    pub(super) const fn emblem(side: Side) -> Icon {
        match side {
            Side::Athens => Icon::Owl,
            Side::Sparta => Icon::Lambda,
        }
    }

    /// The glyph of a project, by the kind that its id begins with.
    pub(super) fn project(project: Project) -> Icon {
        match project.id().split('_').next().unwrap_or_default() {
            "temple" => Icon::Temple,
            "theatre" | "koilon" | "skini" => Icon::Theatre,
            "statue" => Icon::Statue,
            "festival" => Icon::Festival,
            "games" => Icon::Games,
            "phidias" | "myron" => Icon::Artist,
            _ => Icon::Philosopher,
        }
    }

    /// The figure of a formation on a combat card.
    pub(super) fn formation(id: &str) -> Icon {
        match id {
            "phalanx" => Icon::Phalanx,
            "cavalry" => Icon::Cavalry,
            "archers" => Icon::Archers,
            "peltasts" => Icon::Peltasts,
            "salpinx" => Icon::Salpinx,
            "elite_trireme" => Icon::EliteTrireme,
            "trireme" => Icon::Trireme,
            "bireme" => Icon::Bireme,
            "triacontor" => Icon::Triacontor,
            _ => Icon::Mercenaries,
        }
    }
}
