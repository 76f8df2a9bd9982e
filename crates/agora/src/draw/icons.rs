//! Glyphs of our own. Each is one silhouette on 24 units that takes the colour of the place where
//! it is used; `icons.svg` has them in this order.

use table::Id;

use crate::components::Symbol;
use crate::ids::{City, Colour};
use crate::rules::turn::Phase;

/// A glyph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[rustfmt::skip]
pub(super) enum Icon {
    Culture, Vase, War, Wreath, Coin, Building, Person, Hammer, Deck, History, Discount,
    Mercenary, Lock, Ship, Trade, Temple, Owl, Tower, Torch, Lambda, Anchor, Eye,
}

impl Icon {
    /// The glyph of an icon on a card.
    pub(super) const fn of_symbol(symbol: Symbol) -> Icon {
        match symbol {
            Symbol::Culture => Icon::Culture,
            Symbol::DiscountAll | Symbol::Discount => Icon::Discount,
            Symbol::IncomeCoins | Symbol::IncomePer | Symbol::StartCoins => Icon::Coin,
            Symbol::IncomePerBuilding | Symbol::EndPerBuilding => Icon::Building,
            Symbol::IncomeVp | Symbol::EndVp | Symbol::EndPer => Icon::Wreath,
            Symbol::Vase => Icon::Vase,
            Symbol::War => Icon::War,
            Symbol::Mercenary => Icon::Mercenary,
        }
    }

    /// The glyph of a colour.
    pub(super) const fn of_colour(colour: Colour) -> Icon {
        match colour {
            Colour::Red => Icon::War,
            Colour::Green => Icon::Building,
            Colour::Blue => Icon::Vase,
            Colour::Yellow => Icon::Wreath,
        }
    }

    /// The glyph of a city.
    pub(super) fn of_city(city: City) -> Icon {
        match city.id() {
            "athina" => Icon::Owl,
            "delfoi" => Icon::Culture,
            "alexandreia" => Icon::Tower,
            "olympia" => Icon::Torch,
            "korinthos" => Icon::Anchor,
            _ => Icon::Lambda,
        }
    }

    /// The glyph of a phase.
    pub(super) const fn of_phase(phase: Phase) -> Icon {
        match phase {
            Phase::Lighthouse => Icon::Eye,
            Phase::Draw => Icon::Deck,
            Phase::Auction => Icon::Hammer,
            Phase::Develop => Icon::Temple,
            Phase::Protect => Icon::Lock,
            Phase::Income => Icon::Coin,
            Phase::Trade => Icon::Trade,
            Phase::War => Icon::War,
        }
    }
}
