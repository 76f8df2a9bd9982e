//! Glyphs of our own. Each is one silhouette on 24 units that takes the colour of the place where
//! it is used.

use drawing::glyphs::Glyph;
use table::Id;

use crate::components::Symbol;
use crate::ids::{City, Colour};
use crate::rules::turn::Phase;

/// A glyph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub(super) enum Icon {
    Culture,
    Vase,
    War,
    Wreath,
    Coin,
    Building,
    Person,
    Hammer,
    Deck,
    History,
    Discount,
    Mercenary,
    Lock,
    Ship,
    Trade,
    Temple,
    Owl,
    Tower,
    Torch,
    Lambda,
    Anchor,
    Eye,
}

impl Glyph for Icon {
    const ALL: &'static [Icon] = &Icon::ALL;

    fn number(self) -> u32 {
        self as u32
    }

    fn id(self) -> &'static str {
        Icon::id(self)
    }

    #[rustfmt::skip]
    fn shape(self) -> &'static str {
        match self {
            Icon::Culture => r#"<title>culture (lyre)</title><path fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" d="M4.5 4C2.5 10 4.5 14.5 8.5 16.5M19.5 4C21.5 10 19.5 14.5 15.5 16.5M4.8 6H19.2"/><path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M9.3 6V16M12 6V16M14.7 6V16"/><path d="M6 16.5H18C18 20 15.5 22 12 22C8.5 22 6 20 6 16.5Z"/>"#,
            Icon::Vase => r#"<title>vase (amphora)</title><path d="M8.5 2H15.5V4L14.3 5V7.5C18 8.7 18.8 11.5 18 14.3C17.2 17.2 15 19 13.8 20L15.5 22.3H8.5L10.2 20C9 19 6.8 17.2 6 14.3C5.2 11.5 6 8.7 9.7 7.5V5L8.5 4Z"/><path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M9.3 4.8C5.5 4.5 4 7 6 10M14.7 4.8C18.5 4.5 20 7 18 10"/>"#,
            Icon::War => r#"<title>war</title><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M4.5 19.5L17 7M19.5 19.5L7 7"/><path d="M21.8 2.2L19.8 8.2L15.8 4.2ZM2.2 2.2L4.2 8.2L8.2 4.2Z"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.5 17.5L6.5 21.5M21.5 17.5L17.5 21.5"/>"#,
            Icon::Wreath => r#"<title>victory points</title><path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" d="M12 21.5C6.8 21 3.5 16.8 3.5 11.8C3.5 8.3 5.2 5 8 3M12 21.5C17.2 21 20.5 16.8 20.5 11.8C20.5 8.3 18.8 5 16 3"/><ellipse cx="8.6" cy="3.4" rx="2.7" ry="1.55" transform="rotate(-52 8.6 3.4)"/><ellipse cx="15.4" cy="3.4" rx="2.7" ry="1.55" transform="rotate(232 15.4 3.4)"/><ellipse cx="3.6" cy="6.6" rx="2.7" ry="1.55" transform="rotate(-110 3.6 6.6)"/><ellipse cx="20.4" cy="6.6" rx="2.7" ry="1.55" transform="rotate(290 20.4 6.6)"/><ellipse cx="7.9" cy="9" rx="2.7" ry="1.55" transform="rotate(-45 7.9 9)"/><ellipse cx="16.1" cy="9" rx="2.7" ry="1.55" transform="rotate(225 16.1 9)"/><ellipse cx="2.6" cy="12.6" rx="2.7" ry="1.55" transform="rotate(-120 2.6 12.6)"/><ellipse cx="21.4" cy="12.6" rx="2.7" ry="1.55" transform="rotate(300 21.4 12.6)"/><ellipse cx="7.6" cy="14.2" rx="2.7" ry="1.55" transform="rotate(-72 7.6 14.2)"/><ellipse cx="16.4" cy="14.2" rx="2.7" ry="1.55" transform="rotate(252 16.4 14.2)"/><ellipse cx="5" cy="18.3" rx="2.7" ry="1.55" transform="rotate(-160 5 18.3)"/><ellipse cx="19" cy="18.3" rx="2.7" ry="1.55" transform="rotate(340 19 18.3)"/><ellipse cx="10.2" cy="18.3" rx="2.7" ry="1.55" transform="rotate(-110 10.2 18.3)"/><ellipse cx="13.8" cy="18.3" rx="2.7" ry="1.55" transform="rotate(290 13.8 18.3)"/>"#,
            Icon::Coin => r#"<title>coin</title><path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19Zm0 2.6a6.9 6.9 0 1 0 0 13.8a6.9 6.9 0 0 0 0-13.8Z"/><path d="M12 7L16 16.5H13.8L12 11.8L10.2 16.5H8Z"/>"#,
            Icon::Building => r#"<title>building</title><path fill-rule="evenodd" d="M12 1.8L22 7.8V9.3H2V7.8ZM12 4.8L8.2 7.2H15.8Z"/><path d="M4 10.5H6.8V18H4ZM10.6 10.5H13.4V18H10.6ZM17.2 10.5H20V18H17.2ZM2.3 19.2H21.7V22H2.3Z"/>"#,
            Icon::Person => r#"<title>person</title><circle cx="12" cy="7" r="5"/><path d="M2.5 22C2.5 16.5 6.5 13.5 12 13.5C17.5 13.5 21.5 16.5 21.5 22Z"/>"#,
            Icon::Hammer => r#"<title>auction</title><path d="M8.5 2.5L16.5 10.5L13 14L5 6Z"/><path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M13 10.5L21 18.5"/><path d="M2 19H13V22.3H2Z"/>"#,
            Icon::Deck => r#"<title>deck, cards</title><path d="M8.5 1.8H21.5V17H8.5Z"/><path d="M2.5 6H7V18.5H17V22.2H2.5Z"/>"#,
            Icon::History => r#"<title>history</title><path fill-rule="evenodd" d="M12 2.5A9.5 9.5 0 1 1 2.6 10.6H5.3A6.9 6.9 0 1 0 7.6 6.7L9.5 8.6H2.5V1.6L5.7 4.8A9.4 9.4 0 0 1 12 2.5ZM11 7H13.3V11.7L16.5 14L15.2 15.8L11 12.8Z"/>"#,
            Icon::Discount => r#"<title>discount</title><path fill-rule="evenodd" d="M2 3H11.5L22 13.5L13.5 22L3 11.5L2 10.5ZM7 5.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4Z"/>"#,
            Icon::Mercenary => r#"<title>mercenaries (sword for coin)</title><path d="M3 2L11.5 9.2L16.3 15.2L14.7 16.8L8.7 12L2 3Z"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M11.7 18.3L18 12M16.5 16.5L20.8 20.8"/><path fill-rule="evenodd" d="M6.5 14a4 4 0 1 1 0 8a4 4 0 0 1 0-8Zm0 2.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4Z"/>"#,
            Icon::Lock => r#"<title>lock</title><path fill-rule="evenodd" d="M5 10H19V22H5ZM11 14V18.5H13V14Z"/><path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M8 10V7A4 4 0 0 1 16 7V10"/>"#,
            Icon::Ship => r#"<title>trireme</title><path d="M.8 11.3L4 9.5H17.6C19.6 9.5 20.6 8.3 20.3 6.5C20.1 5.2 18.9 4.8 18 5.5C17.9 3.8 19.5 2.8 21 3.4C23.3 4.3 23.4 7.6 22.3 10.3C21.4 12.5 19.8 13.8 17.5 13.8H5.6L.8 12.6Z"/><path fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="1.8 1.6" d="M6 15.5H18M6 18.1H18M6 20.7H18"/>"#,
            Icon::Trade => r#"<title>trade</title><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 8H19M15 3.8L19.5 8L15 12.2M21 16H5M9 11.8L4.5 16L9 20.2"/>"#,
            Icon::Temple => r#"<title>temple</title><path fill-rule="evenodd" d="M12 1.8L22 7.8V9.3H2V7.8ZM12 4.8L8.2 7.2H15.8Z"/><path d="M4 10.5H6.8V18H4ZM10.6 10.5H13.4V18H10.6ZM17.2 10.5H20V18H17.2ZM2.3 19.2H21.7V22H2.3Z"/>"#,
            Icon::Owl => r#"<title>Athens (owl)</title><path fill-rule="evenodd" d="M4.5 2C7 4 9.3 4.6 12 4.6C14.7 4.6 17 4 19.5 2C20.8 5 21.5 8.3 21.5 11.5C21.5 18 17.8 22.5 12 22.5C6.2 22.5 2.5 18 2.5 11.5C2.5 8.3 3.2 5 4.5 2ZM8 7.3a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8Zm8 0a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8ZM12 13.6L9.9 15.7L12 19L14.1 15.7Z"/><circle cx="8.3" cy="10.7" r="1.5"/><circle cx="15.7" cy="10.7" r="1.5"/>"#,
            Icon::Tower => r#"<title>capital</title><path d="M2.5 19.5L1.5 7L7.2 12L12 3.5L16.8 12L22.5 7L21.5 19.5Z"/>"#,
            Icon::Torch => r#"<title>games (torch)</title><path fill-rule="evenodd" d="M12.5 1.5C13.5 4 17 5.3 16.5 8.8C16.3 10.5 15.2 11.5 14 12H10C8.5 11.3 7.5 9.9 7.7 8C7.9 6.2 9.2 5.5 9.5 3.8C10.8 4.5 11.3 5.4 11.4 6.5C12.5 5.2 12.9 3.5 12.5 1.5Z"/><path d="M7.3 13H16.7L15.8 15.5H8.2ZM9.2 16.5H14.8L13 22.5H11Z"/>"#,
            Icon::Lambda => r#"<title>Sparta (lambda)</title><path d="M9.9 2H14.1L22.5 22H18L12 7L6 22H1.5Z"/>"#,
            Icon::Anchor => r#"<title>port</title><circle cx="12" cy="4.6" r="2.3" fill="none" stroke="currentColor" stroke-width="1.8"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M12 7V21M8 10.2H16M3.5 13.5C4 18 7.5 21 12 21C16.5 21 20 18 20.5 13.5M3.5 13.5L2 16.3M3.5 13.5L6.3 15M20.5 13.5L22 16.3M20.5 13.5L17.7 15"/>"#,
            Icon::Eye => r#"<title>spectators, hidden information</title><path fill-rule="evenodd" d="M1 12C4 7 7.5 4.7 12 4.7S20 7 23 12C20 17 16.5 19.3 12 19.3S4 17 1 12ZM12 7.7a4.3 4.3 0 1 0 0 8.6a4.3 4.3 0 0 0 0-8.6Z"/><circle cx="12" cy="12" r="2.2"/>"#,
        }
    }
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
