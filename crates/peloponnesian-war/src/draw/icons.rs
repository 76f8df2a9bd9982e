//! Glyphs of our own: arms, markers, values. Each is one silhouette on 24 units that takes the
//! colour of the place where it is used.

use crate::ids::{Arm, Side};

/// A glyph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    Owl,
    Lambda,
    Hoplite,
    Cavalry,
    Naval,
    Guard,
    Leader,
    Ravaged,
    Rebellion,
    Siege,
    Objective,
    Talents,
    Bellicosity,
    Confidence,
    Home,
    Laurel,
    Cup,
}

impl Icon {
    /// Every glyph, in the order of its number.
    pub(super) const ALL: [Icon; 17] = [
        Icon::Owl,
        Icon::Lambda,
        Icon::Hoplite,
        Icon::Cavalry,
        Icon::Naval,
        Icon::Guard,
        Icon::Leader,
        Icon::Ravaged,
        Icon::Rebellion,
        Icon::Siege,
        Icon::Objective,
        Icon::Talents,
        Icon::Bellicosity,
        Icon::Confidence,
        Icon::Home,
        Icon::Laurel,
        Icon::Cup,
    ];

    /// The last part of the id of its definition.
    pub(super) const fn id(self) -> &'static str {
        GLYPHS[self as usize].0
    }

    /// Its shapes.
    pub(super) const fn shape(self) -> &'static str {
        GLYPHS[self as usize].1
    }

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

/// Ids and shapes, in the order of the glyphs' numbers.
#[rustfmt::skip]
const GLYPHS: [(&str, &str); 17] = [
    ("owl", r#"<path fill-rule="evenodd" d="M4.5 2C7 4 9.3 4.6 12 4.6C14.7 4.6 17 4 19.5 2C20.8 5 21.5 8.3 21.5 11.5C21.5 18 17.8 22.5 12 22.5C6.2 22.5 2.5 18 2.5 11.5C2.5 8.3 3.2 5 4.5 2ZM8 7.3a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8Zm8 0a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8ZM12 13.6L9.9 15.7L12 19L14.1 15.7Z"/><circle cx="8.3" cy="10.7" r="1.5"/><circle cx="15.7" cy="10.7" r="1.5"/>"#),
    ("lambda", r#"<path d="M9.9 2H14.1L22.5 22H18L12 7L6 22H1.5Z"/>"#),
    ("hoplite", r#"<path d="M3.3 8.7C4.2 3.9 8 1.2 12.6 1.2C18.6 1.2 22.5 5.4 22.5 11V18.8C22.1 19.2 21.7 19.4 21.2 19.4C20.3 17.1 20.3 14.6 20.3 12C20.3 7.2 17 4.1 12.3 4.1C8.7 4.1 5.5 5.7 3.3 8.7Z"/><path fill-rule="evenodd" d="M12 5.7C7.9 5.7 5.3 8.5 5 12.2L3.9 15.9H7.3L5.5 21.7L10.4 22.7C12 21.7 13 20.1 13.6 18.3C15.2 18.7 16.6 19.9 17.4 21.9L20.2 20.5C18.9 18.1 18.7 15.5 18.7 12.5C18.7 8.4 16.1 5.7 12 5.7ZM6.9 12.8C8.5 10.9 11.3 11 12.7 12.9C11.3 14.5 8.4 14.5 6.9 12.8Z"/>"#),
    ("cavalry", r#"<path fill-rule="evenodd" d="M13.3 2L14.3 4.3C18.7 5.6 21.5 9.8 21.5 15C21.5 18 20.9 20.3 20.2 22H8.8C8.6 18.3 9.8 16.3 12.4 13.8C10.7 14.3 9 14.2 7.9 13.6C7.3 14.8 6.2 16.3 4.6 16.6C3 16.8 1.9 15.5 2.3 14C3.3 11.4 5.3 8.5 7.5 6.5C8.7 5.4 10.1 4.7 11.6 4.5ZM10.2 7.8A1.15 1.15 0 1 0 10.21 7.8Z"/>"#),
    ("naval", r#"<path fill-rule="evenodd" d="M1 14.3L4.2 12.8H17.7C19.7 12.8 20.6 11.5 20.3 9.6C20.1 8.1 18.7 7.7 17.7 8.5C17.6 6.7 19.3 5.5 21 6.2C23.3 7.1 23.5 10.6 22.3 13.5C21.4 15.7 19.8 17 17.5 17H5.8L1 15.6ZM6.4 13.9C5.5 13.9 5 14.4 4.7 15C5.1 15.6 5.7 16 6.4 16S7.8 15.6 8.1 15C7.8 14.4 7.2 13.9 6.4 13.9Z"/><path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" d="M8.3 18L6.5 21.5M11.8 18L10 21.5M15.3 18L13.5 21.5M11.6 12V3"/><path d="M6.5 3.5H15.5C16.5 6 16.5 8.3 15.5 10.6H7.2C8.2 8.3 8 6 6.5 3.5Z"/>"#),
    ("guard", r#"<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21ZM10.7 5H13.3L18.6 18.2H15.6L12 9L8.4 18.2H5.4Z"/>"#),
    ("leader", r#"<path fill-rule="evenodd" d="M12 6.5C17 6.5 19.3 9.6 19.3 14C19.3 17.5 18.3 20.5 16.5 22.5H13.7V15.5C15.3 15.5 16.7 14.8 17.3 13.5C15.8 12 14.3 12 13 13.2V10H11V13.2C9.7 12 8.2 12 6.7 13.5C7.3 14.8 8.7 15.5 10.3 15.5V22.5H7.5C5.7 20.5 4.7 17.5 4.7 14C4.7 9.6 7 6.5 12 6.5Z"/><path d="M1.3 8.8C2.6 4 6.8 1.3 12 1.3C17.2 1.3 21.4 4 22.7 8.8L20 9.7C18.6 6.7 15.8 5.1 12 5.1C8.2 5.1 5.4 6.7 4 9.7Z"/>"#),
    ("ravaged", r#"<path fill-rule="evenodd" d="M12.8 1.5C13.7 6 18.8 8.3 18.8 14.3C18.8 19 15.8 22.3 12 22.3C8.2 22.3 5.2 19.2 5.2 14.7C5.2 11.2 7 9.3 8 6.8C9.3 7.8 9.9 9 10 10.5C11.8 8.3 13 5.5 12.8 1.5ZM12.3 13C11.6 14.7 9.5 15.5 9.5 17.7A2.6 2.6 0 0 0 14.7 17.7C14.7 15.9 13 15 12.3 13Z"/>"#),
    ("rebellion", r#"<path d="M10.7 2.6A9.5 9.5 0 0 0 9.3 21.1L12.6 15.8L8.8 13L12.7 8.7L9.6 6.6Z"/><path d="M14 2.7A9.5 9.5 0 0 1 12.2 21.5L15.7 15.4L12 12.9L15.8 8.3L12.8 6Z"/>"#),
    ("siege", r#"<circle cx="12" cy="12" r="3.6"/><path d="M12 .8L13.9 3.6V6.3H10.1V3.6ZM12 23.2L13.9 20.4V17.7H10.1V20.4ZM.8 12L3.6 10.1H6.3V13.9H3.6ZM23.2 12L20.4 10.1H17.7V13.9H20.4ZM4.1 4.1L7.4 4.7L9.3 6.6L6.6 9.3L4.7 7.4ZM19.9 4.1L16.6 4.7L14.7 6.6L17.4 9.3L19.3 7.4ZM4.1 19.9L4.7 16.6L6.6 14.7L9.3 17.4L7.4 19.3ZM19.9 19.9L19.3 16.6L17.4 14.7L14.7 17.4L16.6 19.3Z"/>"#),
    ("objective", r#"<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21Zm0 3a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15Zm0 3.3a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 0 1 0-8.4Z"/>"#),
    ("talents", r#"<path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" d="M12 2.5V20M3.5 6.5H20.5M5.5 6.5L2.5 13.5M5.5 6.5L8.5 13.5M18.5 6.5L15.5 13.5M18.5 6.5L21.5 13.5"/><path d="M1.5 13.5H9.5C9.3 16 7.7 17.3 5.5 17.3C3.3 17.3 1.7 16 1.5 13.5ZM14.5 13.5H22.5C22.3 16 20.7 17.3 18.5 17.3C16.3 17.3 14.7 16 14.5 13.5ZM7.5 19.5H16.5V22H7.5Z"/>"#),
    ("bellicosity", r#"<path d="M12.5 1.5C13.5 4 17 5.3 16.5 8.8C16.3 10.5 15.2 11.5 14 12H10C8.5 11.3 7.5 9.9 7.7 8C7.9 6.2 9.2 5.5 9.5 3.8C10.8 4.5 11.3 5.4 11.4 6.5C12.5 5.2 12.9 3.5 12.5 1.5ZM7.3 13H16.7L15.8 15.5H8.2ZM9.2 16.5H14.8L13 22.5H11Z"/>"#),
    ("confidence", r#"<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21ZM12 5L13.7 9.7L18.7 9.8L14.7 12.9L16.1 17.7L12 14.9L7.9 17.7L9.3 12.9L5.3 9.8L10.3 9.7Z"/>"#),
    ("home", r#"<path d="M9 10.5L15.7 4.5L22.5 10.5V21H17.8V15H13.6V21H9Z"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M1.5 15H7M4.5 12L7.5 15L4.5 18"/>"#),
    ("laurel", r#"<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" d="M12 21.5C6.8 21 3.5 16.8 3.5 11.8C3.5 8.3 5.2 5 8 3M12 21.5C17.2 21 20.5 16.8 20.5 11.8C20.5 8.3 18.8 5 16 3"/><path d="M7 5.6Q6.4 1.6 10.2 .9Q10.8 4.6 7 5.6ZM4.6 8.4Q1 7 2 3.4Q5.6 4.8 4.6 8.4ZM4.8 10.4Q7.6 7.4 10.2 10Q7.8 13 4.8 10.4ZM3.6 13.8Q0 14 .2 10.2Q3.8 10.2 3.6 13.8ZM5.4 16Q6.8 12.4 10.2 14Q9 17.6 5.4 16ZM5.8 18.4Q2.8 20.4 1 17Q4 15 5.8 18.4ZM17 5.6Q17.6 1.6 13.8 .9Q13.2 4.6 17 5.6ZM19.4 8.4Q23 7 22 3.4Q18.4 4.8 19.4 8.4ZM19.2 10.4Q16.4 7.4 13.8 10Q16.2 13 19.2 10.4ZM20.4 13.8Q24 14 23.8 10.2Q20.2 10.2 20.4 13.8ZM18.6 16Q17.2 12.4 13.8 14Q15 17.6 18.6 16ZM18.2 18.4Q21.2 20.4 23 17Q20 15 18.2 18.4Z"/>"#),
    ("cup", r#"<path d="M4.2 3H19.8C19.8 9.8 17.6 13.6 13.3 14.6V18.6L17.4 20V21.8H6.6V20L10.7 18.6V14.6C6.4 13.6 4.2 9.8 4.2 3Z"/><path fill="none" stroke="currentColor" stroke-width="1.7" d="M4.6 5.4H1.6C1.6 9 3.4 11 6.4 11.4M19.4 5.4H22.4C22.4 9 20.6 11 17.6 11.4"/>"#),
];
