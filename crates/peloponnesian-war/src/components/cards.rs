//! Counters and spaces, as they are printed.

use serde::Deserialize;

use crate::ids::{Side, Space};

/// The kind of a space, which says what fights and stays there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Square on the map.
    Land,
    /// Triangle on the map.
    Coastal,
    /// Circle on the map.
    Island,
}

/// A space of the map (PW-0.1).
#[derive(Debug)]
pub struct SpaceCard {
    /// Id in positions and words.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its kind.
    pub ground: Ground,
    /// The league that it belongs to when the war begins; `None` for neutrals.
    pub colour: Option<Side>,
    /// Whether it can be besieged.
    pub fortress: bool,
    /// Where it is drawn.
    pub at: (f32, f32),
    /// Lines of communication.
    pub lines: Vec<Line>,
}

/// A line of communication (PW-0.2), as one of its ends sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The other end.
    pub to: Space,
    /// Armies may use it.
    pub land: bool,
    /// Fleets may use it.
    pub naval: bool,
    /// The isthmus of Corinth (PW-5.1.2).
    pub isthmus: bool,
}

/// A leader's counter.
#[derive(Debug)]
pub struct LeaderCard {
    /// Id in positions and words.
    pub id: String,
    /// Name.
    pub name: String,
    /// Side.
    pub side: Side,
    /// The cast that he belongs to.
    pub set: String,
    /// Tactical value.
    pub tactical: i8,
    /// Strategic value.
    pub strategic: i8,
}
