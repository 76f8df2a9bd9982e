//! What lies on the table, and plain questions about it. Nothing is hidden in this game.

mod allegiance;
mod expedition;
mod forces;
mod history;
mod neutrals;
mod players;
mod tracks;
mod zones;

use table::{Id, Set};

pub use expedition::{Expedition, Route};
pub use forces::{Force, Stack};
pub use history::{History, Levy, Season};
pub use neutrals::{NEUTRALS, Neutral};
pub use players::{Decider, Players};
pub use tracks::Tracks;

use crate::components::{Ground, ScenarioCard, card, places};
use crate::ids::{LEADERS, Leader, SPACES, Scenario, Side, Space, UNITS};

/// Strength points of the Spartan Home Guard (PW-0.4).
pub const GUARD: u8 = 3;
/// What Athens never spends in ordinary times (PW-8.1.6).
pub const RESERVE: u32 = 1_000;
/// Price of a new strength point (PW-8.2).
pub const BUILDING: u32 = 200;

/// Where a leader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Post {
    /// In the cup.
    Cup,
    /// On the map.
    At(Space),
    /// In the going-home box until the end of the turn.
    Box,
    /// With the expedition under way.
    Afield,
    /// Alcibiades, a marker at Sparta or Sardis.
    Exile,
    /// Out of the game.
    Gone,
}

/// Where the Home Guard is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
pub enum Guard {
    /// In Sparta.
    Home,
    /// Beaten, in the going-home box.
    Box,
    /// Broken for good.
    Gone,
}

/// How the war ended. Its name is the sentence that tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "over-{kebab_id}")]
pub enum Ending {
    /// PW-9.2.
    AthensSurrenders,
    /// PW-9.2.
    SpartaSurrenders,
    /// PW-1.3: the last turn is over.
    LastTurn,
    /// PW-1.4: the short war ends with an armistice.
    Armistice,
    /// PW-1.4: the player is back with Athens.
    Return,
    /// PW-10.2.4: the player, who began with Sparta, is called to Athens.
    Call,
    /// PW-11.10: of two players each has made the other surrender.
    BothSurrender,
    /// PW-10.3.4b: the Thirty Years' Peace.
    Peace,
    /// PW-10.3.5: neither side wants to go on.
    Exhaustion,
}

impl Ending {
    /// Who surrendered.
    #[must_use]
    pub const fn surrendered(self) -> Option<Side> {
        match self {
            Ending::AthensSurrenders => Some(Side::Athens),
            Ending::SpartaSurrenders => Some(Side::Sparta),
            Ending::LastTurn
            | Ending::Armistice
            | Ending::Return
            | Ending::Call
            | Ending::BothSurrender
            | Ending::Peace
            | Ending::Exhaustion => None,
        }
    }
}

/// Everything on the table.
#[derive(Clone, PartialEq)]
pub struct Board {
    /// What is played.
    pub scenario: Scenario,
    /// Who sits at the table.
    pub players: Players,
    /// Only the surrender of the other side counts for the player (PW-1.2).
    pub strict_surrender: bool,
    /// The designer's corrections to the first edition (PW-0.9).
    pub designer_errata: bool,
    /// The turn, from 1.
    pub turn: u8,
    /// The side of a player who plays alone; between two players it means nothing.
    pub player: Side,
    /// Talents, confidence, bellicosity and victory points.
    pub tracks: Tracks,
    /// The strategy of the other side, by its place on the matrix.
    pub strategy: u8,
    /// Strength points on the map.
    pub stacks: [[Stack; SPACES]; 2],
    /// Where each side has strength points.
    pub occupied: [Set<Space>; 2],
    /// Strength points of neutrals, who are nobody's (PW-10.3.4a).
    pub neutrals: [[u8; UNITS]; NEUTRALS],
    /// Strength points in the going-home box.
    pub homeward: [[u8; UNITS]; 2],
    /// The Home Guard.
    pub guard: Guard,
    /// Leaders.
    pub leaders: [Post; LEADERS],
    /// Spaces that a side controls although they are not of its league.
    pub captured: [Set<Space>; 2],
    /// Neutral rebels that a side entered first.
    pub claimed: [Set<Space>; 2],
    /// Ravaged this turn.
    pub ravaged: Set<Space>,
    /// In rebellion.
    pub rebellion: Set<Space>,
    /// Under siege.
    pub besieged: Set<Space>,
    /// Objectives of this turn's operations, by side.
    pub objectives: [Set<Space>; 2],
    /// Once and for good.
    pub history: History,
    /// Until the end of the turn.
    pub season: Season,
    /// The operation under way.
    pub expedition: Option<Expedition>,
    /// How the war ended.
    pub ending: Option<Ending>,
}

impl std::fmt::Debug for Board {
    /// What matters in a report: empty spaces are left out.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let held = |side: Side| {
            let spaces = self.occupied[side.index()].iter();
            spaces.map(|space| (space.id(), self.stacks[side.index()][space.index()])).collect()
        };
        let stacks: [Vec<_>; 2] = Side::BOTH.map(held);
        f.debug_struct("Board")
            .field("turn", &self.turn)
            .field("player", &self.player)
            .field("tracks", &self.tracks)
            .field("stacks", &stacks)
            .field("homeward", &self.homeward)
            .field("history", &self.history)
            .field("season", &self.season)
            .field("expedition", &self.expedition)
            .finish_non_exhaustive()
    }
}

impl Board {
    /// What the war that is played is like.
    #[must_use]
    pub fn card(&self) -> &'static ScenarioCard {
        self.scenario.card()
    }

    /// The side that the procedure plays against a player alone; see [`Board::decider`].
    #[must_use]
    pub const fn system(&self) -> Side {
        self.player.other()
    }

    /// Leaders of a side in a space.
    pub fn leaders_at(&self, side: Side, space: Space) -> impl Iterator<Item = Leader> + '_ {
        Leader::all().filter(move |leader| {
            leader.side() == side && self.leaders[leader.index()] == Post::At(space)
        })
    }

    /// Whether a side has an army here: strength points with a leader.
    #[must_use]
    pub fn has_army(&self, side: Side, space: Space) -> bool {
        self.is_held(side, space) && self.leaders_at(side, space).next().is_some()
    }

    /// Leaders in a cup.
    pub fn cup(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        Leader::all().filter(move |leader| {
            leader.side() == side && self.leaders[leader.index()] == Post::Cup
        })
    }

    /// The national space of a side.
    #[must_use]
    pub fn national(side: Side) -> Space {
        match side {
            Side::Athens => places().athens,
            Side::Sparta => places().sparta,
        }
    }

    /// Ground of a space.
    #[must_use]
    pub fn ground(space: Space) -> Ground {
        card(space).ground
    }

    /// Whether Alcibiades serves Sparta or Persia (PW-4.1.1).
    #[must_use]
    pub const fn has_turncoat(&self) -> bool {
        matches!(self.history.alcibiades, 1 | 2)
    }
}
