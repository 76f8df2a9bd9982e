//! Glyphs of our own: goods, pieces, projects, formations. Each is one silhouette on 24 units
//! that takes the colour of the place where it is used.

use drawing::glyphs::Glyph;

use crate::ids::{Good, Project, Side};

/// A glyph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    Metal,
    Wood,
    Wine,
    Oil,
    Silver,
    Wheat,
    Prestige,
    Population,
    Cube,
    Owl,
    Lambda,
    Helmet,
    Merchant,
    Proxenos,
    Port,
    Philosopher,
    Artist,
    Temple,
    Theatre,
    Statue,
    Festival,
    Games,
    Event,
    Project,
    Tribute,
    Trade,
    Lock,
    Battle,
    Deck,
    Arrow,
    Cross,
    Phalanx,
    Cavalry,
    Archers,
    Peltasts,
    Mercenaries,
    Salpinx,
    EliteTrireme,
    Trireme,
    Bireme,
    Triacontor,
}

impl Glyph for Icon {
    const ALL: &'static [Icon] = &[
        Icon::Metal,
        Icon::Wood,
        Icon::Wine,
        Icon::Oil,
        Icon::Silver,
        Icon::Wheat,
        Icon::Prestige,
        Icon::Population,
        Icon::Cube,
        Icon::Owl,
        Icon::Lambda,
        Icon::Helmet,
        Icon::Merchant,
        Icon::Proxenos,
        Icon::Port,
        Icon::Philosopher,
        Icon::Artist,
        Icon::Temple,
        Icon::Theatre,
        Icon::Statue,
        Icon::Festival,
        Icon::Games,
        Icon::Event,
        Icon::Project,
        Icon::Tribute,
        Icon::Trade,
        Icon::Lock,
        Icon::Battle,
        Icon::Deck,
        Icon::Arrow,
        Icon::Cross,
        Icon::Phalanx,
        Icon::Cavalry,
        Icon::Archers,
        Icon::Peltasts,
        Icon::Mercenaries,
        Icon::Salpinx,
        Icon::EliteTrireme,
        Icon::Trireme,
        Icon::Bireme,
        Icon::Triacontor,
    ];

    fn number(self) -> u32 {
        self as u32
    }

    fn id(self) -> &'static str {
        GLYPHS[self as usize].0
    }

    fn shape(self) -> &'static str {
        GLYPHS[self as usize].1
    }
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

/// Ids and shapes, in the order of the glyphs' numbers.
#[rustfmt::skip]
const GLYPHS: [(&str, &str); 41] = [
    ("metal", r#"<path d="M8.4 4.2H15.6L17.8 11H6.2ZM3.9 12.8H10.7L11.3 20H1.2ZM13.3 12.8H20.1L22.8 20H12.7Z"/>"#),
    ("wood", r#"<path fill-rule="evenodd" d="M6.4 2.8A4.1 4.1 0 1 1 6.4 11A4.1 4.1 0 1 1 6.4 2.8ZM6.4 5.1A1.8 1.8 0 1 0 6.4 8.7A1.8 1.8 0 1 0 6.4 5.1ZM9.8 2.8H22V11H9.8C12.6 9 12.6 4.8 9.8 2.8ZM6.4 13A4.1 4.1 0 1 1 6.4 21.2A4.1 4.1 0 1 1 6.4 13ZM6.4 15.3A1.8 1.8 0 1 0 6.4 18.9A1.8 1.8 0 1 0 6.4 15.3ZM9.8 13H19V21.2H9.8C12.6 19.2 12.6 15 9.8 13Z"/>"#),
    ("wine", r#"<path d="M6.4 5H17.6C17.6 10.9 15.8 14.2 13.2 15.1V18.2L16.9 20V21.6H7.1V20L10.8 18.2V15.1C8.2 14.2 6.4 10.9 6.4 5Z"/><path fill="none" stroke="currentColor" stroke-width="1.7" d="M6.8 6.2C4.6 2.4 1.6 3.6 2.2 7C2.8 10.2 5.2 12 7.8 12.3M17.2 6.2C19.4 2.4 22.4 3.6 21.8 7C21.2 10.2 18.8 12 16.2 12.3"/>"#),
    ("oil", r#"<path d="M8.9 2H15.1V4H14V7.4C17.6 8.4 19 11.3 18.1 14.3C17.2 17.2 14 18.8 13.3 22.4H10.7C10 18.8 6.8 17.2 5.9 14.3C5 11.3 6.4 8.4 10 7.4V4H8.9Z"/><path fill="none" stroke="currentColor" stroke-width="1.6" d="M10.3 4.9C5.9 3.9 4.6 7.2 7 10.2M13.7 4.9C18.1 3.9 19.4 7.2 17 10.2"/>"#),
    ("silver", r#"<path fill-rule="evenodd" d="M10.4 5.2A8.5 8.5 0 1 1 10.4 22.2A8.5 8.5 0 1 1 10.4 5.2ZM10.4 13.7L5.7 11.3L10.4 8ZM10.4 13.7L12.8 9L16.1 13.7ZM10.4 13.7L15.1 16.1L10.4 19.4ZM10.4 13.7L8 18.4L4.7 13.7Z"/><path d="M12.6 3.3A7.6 7.6 0 0 1 20.7 14.4C20.2 8.7 17.5 5.2 12.6 3.3Z"/>"#),
    ("wheat", r#"<path d="M12.4 19Q16.4 19.9 17.4 14.3Q11.9 14.7 12.4 19ZM11.6 19Q12.1 14.7 6.6 14.3Q7.6 19.9 11.6 19ZM12.4 14.4Q16.4 15.3 17.4 9.7Q11.9 10.1 12.4 14.4ZM11.6 14.4Q12.1 10.1 6.6 9.7Q7.6 15.3 11.6 14.4ZM12 9.4Q15.6 6.1 12 1.2Q8.4 6.1 12 9.4ZM11.2 9H12.8V23H11.2Z"/>"#),
    ("prestige", r#"<path d="M11.4 22.3C6.2 22 2.4 18 2.4 12.6C2.4 8.8 4.3 5.3 7.4 3.4L8.1 4.6C5.5 6.3 3.9 9.3 3.9 12.6C3.9 17.1 7 20.5 11.4 20.9ZM12.6 22.3C17.8 22 21.6 18 21.6 12.6C21.6 8.8 19.7 5.3 16.6 3.4L15.9 4.6C18.5 6.3 20.1 9.3 20.1 12.6C20.1 17.1 17 20.5 12.6 20.9Z"/><path d="M6.2 5.4Q5.9 1.6 10 .9Q10.2 4.9 6.2 5.4ZM5.4 6.6Q9 5.6 10 9.2Q6.2 10.3 5.4 6.6ZM4 8.6Q.6 6.8 2.2 3.4Q5.7 5.2 4 8.6ZM3.6 11.2Q7.2 9.7 8.8 13Q5.3 14.9 3.6 11.2ZM2.8 13.4Q-.2 12.9 .2 9.3Q3.7 9.5 2.8 13.4ZM4 15.4Q6.8 12.9 9.4 15.6Q6.7 18.5 4 15.4ZM3.9 17.3Q1 18.5 .1 15.1Q3.2 13.6 3.9 17.3ZM6 18.9Q7.7 15.6 11 17.3Q9.4 20.9 6 18.9ZM17.8 5.4Q18.1 1.6 14 .9Q13.8 4.9 17.8 5.4ZM18.6 6.6Q15 5.6 14 9.2Q17.8 10.3 18.6 6.6ZM20 8.6Q23.4 6.8 21.8 3.4Q18.3 5.2 20 8.6ZM20.4 11.2Q16.8 9.7 15.2 13Q18.7 14.9 20.4 11.2ZM21.2 13.4Q24.2 12.9 23.8 9.3Q20.3 9.5 21.2 13.4ZM20 15.4Q17.2 12.9 14.6 15.6Q17.3 18.5 20 15.4ZM20.1 17.3Q23 18.5 23.9 15.1Q20.8 13.6 20.1 17.3ZM18 18.9Q16.3 15.6 13 17.3Q14.6 20.9 18 18.9Z"/>"#),
    ("population", r#"<path d="M12 3.2A3.9 3.9 0 1 1 12 11A3.9 3.9 0 1 1 12 3.2ZM5.6 21C5.6 15.6 8 12.4 12 12.4C16 12.4 18.4 15.6 18.4 21ZM4.4 6.4A2.8 2.8 0 0 1 7 8.2A5.9 5.9 0 0 0 7.3 11.1A2.9 2.9 0 1 1 4.4 6.4ZM.6 19.6C.6 15.6 2.2 13.2 5 12.8Q6 12.8 6.8 13.1C5 14.8 4.1 17 4 19.6ZM19.6 6.4A2.8 2.8 0 0 0 17 8.2A5.9 5.9 0 0 1 16.7 11.1A2.9 2.9 0 1 0 19.6 6.4ZM23.4 19.6C23.4 15.6 21.8 13.2 19 12.8Q18 12.8 17.2 13.1C19 14.8 19.9 17 20 19.6Z"/>"#),
    ("cube", r#"<path d="M12 1.8L21 6.4L12 11L3 6.4ZM2.4 8L11.2 12.5V22.4L2.4 17.8ZM21.6 8L12.8 12.5V22.4L21.6 17.8Z"/>"#),
    ("owl", r#"<path fill-rule="evenodd" d="M3.2 2.2C5.6 4.5 8.8 5.2 12 5.2C15.2 5.2 18.4 4.5 20.8 2.2C22.6 7.4 22.8 12.9 20 17.2C18 20.3 15.4 22 12 22.8C8.6 22 6 20.3 4 17.2C1.2 12.9 1.4 7.4 3.2 2.2ZM8 7.4A3.7 3.7 0 1 0 8 14.8A3.7 3.7 0 1 0 8 7.4ZM16 7.4A3.7 3.7 0 1 0 16 14.8A3.7 3.7 0 1 0 16 7.4ZM12 14.6L10.3 17.2L12 20.4L13.7 17.2ZM8 9.3A1.8 1.8 0 1 1 8 12.9A1.8 1.8 0 1 1 8 9.3ZM16 9.3A1.8 1.8 0 1 1 16 12.9A1.8 1.8 0 1 1 16 9.3Z"/>"#),
    ("lambda", r#"<path d="M9.7 2.4H14.3L22.4 21.8H17.6L12 7.6L6.4 21.8H1.6Z"/>"#),
    ("helmet", r#"<path fill-rule="evenodd" d="M2.6 11.4C2.6 5.4 6.4 1.4 12.4 1.4C18.4 1.4 22 5.6 22 12.4V22.6H20.4V13C20.4 8.6 18.6 6 15.4 5L19 10.4V22.6H14.6L14 17.4L12 22.6H6.2L7.6 17.6L4 16.2ZM7.8 10.2C9.6 9.6 11.6 9.8 13.2 10.8C12 12.6 9.6 12.8 7.8 10.2Z"/>"#),
    ("merchant", r#"<path d="M1.4 14.4H22.6C21.8 18.9 18.7 21.6 14.6 21.6H9.4C5.3 21.6 2.2 18.9 1.4 14.4ZM11.2 1.4H12.8V14H11.2ZM4.6 3.4C9 4.6 15 4.6 19.4 3.4C18.3 6.4 18.3 9.6 19.4 12.6C15 11.5 9 11.5 4.6 12.6C5.7 9.6 5.7 6.4 4.6 3.4Z"/>"#),
    ("proxenos", r#"<path d="M10.9 14H13.1V23.2H10.9Z"/><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M12 7.6A3.6 3.6 0 1 1 12 14.8A3.6 3.6 0 1 1 12 7.6ZM7.8 1.6C7.6 5.4 9.4 7.6 12 7.6C14.6 7.6 16.4 5.4 16.2 1.6"/><path d="M10.2 16.4C7.6 16.6 5 15.4 3.4 13.2C3.6 17 6.2 19.2 10.2 19.4ZM13.8 16.4C16.4 16.6 19 15.4 20.6 13.2C20.4 17 17.8 19.2 13.8 19.4Z"/>"#),
    ("port", r#"<path fill-rule="evenodd" d="M12 1A3.2 3.2 0 0 1 13.2 7.2V9.2H17.4V11.4H13.2V19.8C16.6 19.3 18.9 17.3 19.6 14.4L17.6 15L20.6 10.6L23.4 15.2L21.6 14.8C20.7 19.6 17 22.6 12 22.6C7 22.6 3.3 19.6 2.4 14.8L.6 15.2L3.4 10.6L6.4 15L4.4 14.4C5.1 17.3 7.4 19.3 10.8 19.8V11.4H6.6V9.2H10.8V7.2A3.2 3.2 0 0 1 12 1ZM12 2.9A1.3 1.3 0 1 0 12 5.5A1.3 1.3 0 1 0 12 2.9Z"/>"#),
    ("philosopher", r#"<path fill-rule="evenodd" d="M5.6 2H20.4A2.4 2.4 0 0 1 20.4 6.8H19V19.6A2.6 2.6 0 0 1 16.4 22.2H3.8A2.6 2.6 0 0 1 3.8 17.4H5V6.8H5.6A2.4 2.4 0 0 1 5.6 2ZM7.6 8.6V10.2H16.4V8.6ZM7.6 11.8V13.4H16.4V11.8ZM7.6 15V16.6H13.4V15Z"/>"#),
    ("artist", r#"<path d="M3.2 5.2L8.4 1.6L14.4 9.4L9.2 13ZM12.6 12.2L14.4 10.9L22 20.6L19.6 22.4ZM14.8 2.8L18.6 1.4L16 12.6L14.2 10.2ZM11.2 15.6L13 17.9L8.6 22.6H3.4Z"/>"#),
    ("temple", r#"<path d="M12 1.6L22.4 7.4V9.2H1.6V7.4ZM3.6 10.4H6.8V18H3.6ZM8.2 10.4H11.2V18H8.2ZM12.8 10.4H15.8V18H12.8ZM17.2 10.4H20.4V18H17.2ZM2.6 19.2H21.4V20.6H22.6V22.4H1.4V20.6H2.6Z"/>"#),
    ("theatre", r#"<path fill-rule="evenodd" d="M3.4 3.4C6 1.8 9 1.2 12 1.2C15 1.2 18 1.8 20.6 3.4C22.2 10.6 20.8 18.6 12 23C3.2 18.6 1.8 10.6 3.4 3.4ZM5.6 9.8C6.6 7.6 9.4 7.6 10.4 9.8C9 11 7 11 5.6 9.8ZM13.6 9.8C14.6 7.6 17.4 7.6 18.4 9.8C17 11 15 11 13.6 9.8ZM7.6 18.4C7.8 13.2 16.2 13.2 16.4 18.4C14.6 16.6 9.4 16.6 7.6 18.4Z"/>"#),
    ("statue", r#"<path d="M12 1A3.1 3.1 0 0 1 14.4 6.1L14.2 7.4C17 7.9 18.6 9.3 18.6 12L17 12.6L16.2 16.6H7.8L7 12.6L5.4 12C5.4 9.3 7 7.9 9.8 7.4L9.6 6.1A3.1 3.1 0 0 1 12 1ZM8.6 17.8H15.4V19H17V20.2H18.6V22.6H5.4V20.2H7V19H8.6Z"/>"#),
    ("festival", r#"<path d="M11.4 6.4C9.4 5.6 8 4 8 1.6C10.2 1.6 11.6 2.6 12.2 4.2C13.2 2.4 15.2 1.4 17.8 1.8C17.4 4.6 15.4 6.2 12.6 6.4ZM6.6 7.2A2.5 2.5 0 1 1 6.6 12.2A2.5 2.5 0 1 1 6.6 7.2ZM12 7.2A2.5 2.5 0 1 1 12 12.2A2.5 2.5 0 1 1 12 7.2ZM17.4 7.2A2.5 2.5 0 1 1 17.4 12.2A2.5 2.5 0 1 1 17.4 7.2ZM9.3 12A2.5 2.5 0 1 1 9.3 17A2.5 2.5 0 1 1 9.3 12ZM14.7 12A2.5 2.5 0 1 1 14.7 17A2.5 2.5 0 1 1 14.7 12ZM12 17A2.7 2.7 0 1 1 12 22.4A2.7 2.7 0 1 1 12 17Z"/>"#),
    ("games", r#"<path d="M12.6 .8C13.4 3.4 17.2 5 17 8.6C16.9 10.8 15.4 12.2 13.6 12.6C14.4 10.6 13.8 8.8 12.2 7.4C12 9 10.6 9.8 10.8 12.6C8.6 12.2 7 10.6 7 8.4C7 5.2 11.6 4.6 12.6 .8ZM6.6 13.8H17.4L16.6 16H7.4ZM8.6 17.2H15.4L13.4 23H10.6Z"/>"#),
    ("event", r#"<path fill-rule="evenodd" d="M2 7.6H22C21.8 10.6 20.4 12.6 18.2 13.6L20.4 22.4H18.2L15.8 14.4H13V22.4H11V14.4H8.2L5.8 22.4H3.6L5.8 13.6C3.6 12.6 2.2 10.6 2 7.6ZM5.4 1.4A2.6 2.6 0 0 1 7.8 5V6.4H6V5A1 1 0 1 0 4.8 5V6.4H3V5A2.6 2.6 0 0 1 5.4 1.4ZM18.6 1.4A2.6 2.6 0 0 1 21 5V6.4H19.2V5A1 1 0 1 0 18 5V6.4H16.2V5A2.6 2.6 0 0 1 18.6 1.4Z"/>"#),
    ("project", r#"<path d="M3 2H21V4.6L18.4 7.2H5.6L3 4.6ZM6.4 8.4H9V18.2H6.4ZM10.7 8.4H13.3V18.2H10.7ZM15 8.4H17.6V18.2H15ZM4.8 19.4H19.2V20.6H21V22.6H3V20.6H4.8Z"/>"#),
    ("tribute", r#"<path fill-rule="evenodd" d="M8 1.8L10 3.2L12 1.6L14 3.2L16 1.8L14.6 6.4H9.4ZM9 7.8H15C18.6 10.4 21.6 14 21.6 17.6C21.6 21 18.6 22.6 12 22.6C5.4 22.6 2.4 21 2.4 17.6C2.4 14 5.4 10.4 9 7.8ZM9.2 12.2V14.2H11V19.4H13V14.2H14.8V12.2Z"/>"#),
    ("trade", r#"<path d="M2 6.6H15.6V2.6L22.4 8L15.6 13.4V9.4H2ZM22 14.6V17.4H8.4V21.4L1.6 16L8.4 10.9V14.6Z"/>"#),
    ("lock", r#"<path fill-rule="evenodd" d="M6.4 10V7.2A5.6 5.6 0 0 1 17.6 7.2V10H20V22H4V10ZM9 10H15V7.2A3 3 0 0 0 9 7.2ZM11 14V18.4H13V14Z"/>"#),
    ("battle", r#"<path d="M1.4 1.4L7.4 4L6 5.4L20.4 19.8L19.8 22.6L18.4 21.2L4.8 6.6L4 7.4ZM22.6 1.4L20 7.4L19.2 6.6L5.6 21.2L4.2 22.6L3.6 19.8L18 5.4L16.6 4ZM3.4 17.2L6.8 20.6L5.6 21.8L2.2 18.4ZM20.6 17.2L21.8 18.4L18.4 21.8L17.2 20.6Z"/>"#),
    ("deck", r#"<path d="M8.6 1.6H20.4A1.4 1.4 0 0 1 21.8 3V17A1.4 1.4 0 0 1 20.4 18.4H8.6A1.4 1.4 0 0 1 7.2 17V3A1.4 1.4 0 0 1 8.6 1.6ZM5.6 5V18.2A1.8 1.8 0 0 0 7.4 20H17.6V20.8A1.6 1.6 0 0 1 16 22.4H4.6A1.8 1.8 0 0 1 2.8 20.6V6.6A1.6 1.6 0 0 1 4.4 5Z"/>"#),
    ("arrow", r#"<path d="M1 10.8H17V6L23 12L17 18V13.2H1Z"/>"#),
    ("cross", r#"<path d="M4.6 2.4L12 9.8L19.4 2.4L21.6 4.6L14.2 12L21.6 19.4L19.4 21.6L12 14.2L4.6 21.6L2.4 19.4L9.8 12L2.4 4.6Z"/>"#),
    ("phalanx", r#"<path d="M5.4 .6L7 4.6H6.1V9H4.7V4.6H3.8ZM11.4 .6L13 4.6H12.1V8H10.7V4.6H9.8ZM17.4 .6L19 4.6H18.1V8H16.7V4.6H15.8Z"/><path fill-rule="evenodd" d="M7 9.4A6.6 6.6 0 1 1 7 22.6A6.6 6.6 0 1 1 7 9.4ZM7 11.2A4.8 4.8 0 1 0 7 20.8A4.8 4.8 0 1 0 7 11.2ZM7 13A3 3 0 1 1 7 19A3 3 0 1 1 7 13ZM11.6 9.1A6.6 6.6 0 0 1 11.6 22.9A8.6 8.6 0 0 0 11.6 9.1ZM16.6 9.1A6.6 6.6 0 0 1 16.6 22.9A8.6 8.6 0 0 0 16.6 9.1Z"/>"#),
    ("cavalry", r#"<path fill-rule="evenodd" d="M12.4 1L13.4 4.2C18.6 5.4 21.6 9.4 21.8 15.2V22.8H8.6C8.6 18.6 11.8 16.6 13.6 13.4C11.6 14.4 9.4 14.4 7.8 14.2L5.2 16.6C3.6 16.8 2.2 15.8 1.8 14.2L8 6.4L9.8 4.4ZM10.4 7.4A1.2 1.2 0 1 0 10.4 9.8A1.2 1.2 0 1 0 10.4 7.4ZM14.6 6.2C17.6 8 19.2 10.8 19.4 14.8L20.4 14.6C20 10.4 18 7.6 14.8 5.8Z"/>"#),
    ("archers", r#"<path d="M4.6 2.2C13.4 2.8 20.8 9.8 21.8 19.4L19.6 20.4C18.4 11.8 12.4 5.6 4.4 4.8L3.6 3.4Z"/><path fill="none" stroke="currentColor" stroke-width="1" d="M4.6 3.4L20.6 19.6"/><path d="M1.6 22.4L3 18.2L4.4 19.6L17.2 6.8L15.8 5.4L22.4 1.6L18.6 8.2L17.9 7.5L5.1 20.3L5.8 21Z"/>"#),
    ("peltasts", r#"<path d="M2.6 8.6C5.4 9.6 7.6 9.2 9.2 7.6C10 10.4 14 10.4 14.8 7.6C16.4 9.2 18.6 9.6 21.4 8.6C22.4 16 18.6 21.8 12 22.6C5.4 21.8 1.6 16 2.6 8.6Z"/><path d="M22.4 .8L21 5.4L19.8 4.2L15.8 8.2L14.8 7.2L18.8 3.2L17.8 2.2ZM14.8 .8L13.8 4.2L12.9 3.3L10.6 5.6L9.7 4.7L12 2.4L11.2 1.6Z"/>"#),
    ("mercenaries", r#"<path d="M22.6 1.4L21.6 6.2L10.6 17.2L12.2 18.8L10.4 20.6L8.4 18.6L5.6 21.4L6 22.4L4.4 23.4L.6 19.6L1.6 18L2.6 18.4L5.4 15.6L3.4 13.6L5.2 11.8L6.8 13.4L17.8 2.4Z"/><path fill-rule="evenodd" d="M17.2 12.6A4.9 4.9 0 1 1 17.2 22.4A4.9 4.9 0 1 1 17.2 12.6ZM15.4 15.7V19.3H19V15.7Z"/>"#),
    ("salpinx", r#"<path d="M1.6 20.4L13.4 8.6C14.6 7.4 14.6 5.2 14 3L21 10C18.8 9.4 16.6 9.4 15.4 10.6L3.6 22.4Z"/><path d="M17.4 1.2L19 1.2L18.8 4.8L17.6 4.8ZM22.8 1.2L20.8 5L19.6 3.8ZM22.8 6.6L22.8 5L19.2 5.2L19.2 6.4Z"/>"#),
    ("elite_trireme", r#"<path d="M.6 10.6L4.6 9.4H17.6C19.6 9.4 20.4 7.8 20 6C19.6 4.2 17.6 4.4 17.8 6L16.2 6.2C15.8 2.6 20.6 1.4 22.4 4.6C24.2 8 22.4 13.6 18.6 13.6H6.4C3.6 13.6 2 12.4 .6 10.6ZM5.6 15H7.2L6 17.2H4.4ZM8.8 15H10.4L9.2 17.2H7.6ZM12 15H13.6L12.4 17.2H10.8ZM15.2 15H16.8L15.6 17.2H14ZM5 18H6.6L5.4 20.2H3.8ZM8.2 18H9.8L8.6 20.2H7ZM11.4 18H13L11.8 20.2H10.2ZM14.6 18H16.2L15 20.2H13.4ZM4.4 21H6L4.8 23.2H3.2ZM7.6 21H9.2L8 23.2H6.4ZM10.8 21H12.4L11.2 23.2H9.6ZM14 21H15.6L14.4 23.2H12.8Z"/><path d="M9.2 .6L10.3 3L12.8 3.2L10.9 4.9L11.5 7.4L9.2 6L6.9 7.4L7.5 4.9L5.6 3.2L8.1 3Z"/>"#),
    ("trireme", r#"<path d="M.6 9.6L4.6 8.4H17.6C19.6 8.4 20.4 6.8 20 5C19.6 3.2 17.6 3.4 17.8 5L16.2 5.2C15.8 1.6 20.6 .4 22.4 3.6C24.2 7 22.4 12.6 18.6 12.6H6.4C3.6 12.6 2 11.4 .6 9.6ZM5.6 14.2H7.2L6 16.4H4.4ZM8.8 14.2H10.4L9.2 16.4H7.6ZM12 14.2H13.6L12.4 16.4H10.8ZM15.2 14.2H16.8L15.6 16.4H14ZM5 17.4H6.6L5.4 19.6H3.8ZM8.2 17.4H9.8L8.6 19.6H7ZM11.4 17.4H13L11.8 19.6H10.2ZM14.6 17.4H16.2L15 19.6H13.4ZM4.4 20.6H6L4.8 22.8H3.2ZM7.6 20.6H9.2L8 22.8H6.4ZM10.8 20.6H12.4L11.2 22.8H9.6ZM14 20.6H15.6L14.4 22.8H12.8Z"/>"#),
    ("bireme", r#"<path d="M.6 11.6L4.6 10.4H17.6C19.6 10.4 20.4 8.8 20 7C19.6 5.2 17.6 5.4 17.8 7L16.2 7.2C15.8 3.6 20.6 2.4 22.4 5.6C24.2 9 22.4 14.6 18.6 14.6H6.4C3.6 14.6 2 13.4 .6 11.6ZM5.6 16.2H7.2L6 18.4H4.4ZM8.8 16.2H10.4L9.2 18.4H7.6ZM12 16.2H13.6L12.4 18.4H10.8ZM15.2 16.2H16.8L15.6 18.4H14ZM5 19.4H6.6L5.4 21.6H3.8ZM8.2 19.4H9.8L8.6 21.6H7ZM11.4 19.4H13L11.8 21.6H10.2ZM14.6 19.4H16.2L15 21.6H13.4Z"/>"#),
    ("triacontor", r#"<path d="M.6 13.2L4.6 12H17.6C19.6 12 20.4 10.4 20 8.6C19.6 6.8 17.6 7 17.8 8.6L16.2 8.8C15.8 5.2 20.6 4 22.4 7.2C24.2 10.6 22.4 16.2 18.6 16.2H6.4C3.6 16.2 2 15 .6 13.2ZM5.6 17.8H7.2L6 20.6H4.4ZM8.8 17.8H10.4L9.2 20.6H7.6ZM12 17.8H13.6L12.4 20.6H10.8ZM15.2 17.8H16.8L15.6 20.6H14Z"/>"#),
];
