//! Talents, confidence, bellicosity and victory points.

use super::{Board, RESERVE};
use crate::components::{Victory, map};
use crate::ids::{Side, Unit};
use crate::ledger::{Cause, Change, Track};

/// What the tracks show. Nobody sets them but [`Board::change`], which wants a cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tracks {
    talents: [u32; 2],
    confidence: [i8; 2],
    bellicosity: [u8; 2],
    points: i32,
    scores: [i32; 2],
}

impl Tracks {
    /// The tracks of a set-up or of a stored position.
    #[must_use]
    pub const fn stored(
        talents: [u32; 2],
        confidence: [i8; 2],
        bellicosity: [u8; 2],
        points: i32,
    ) -> Tracks {
        Tracks { talents, confidence, bellicosity, points, scores: [0; 2] }
    }

    /// The same with the victory points of two players (PW-11.10).
    #[must_use]
    pub const fn with_scores(self, scores: [i32; 2]) -> Tracks {
        Tracks { scores, ..self }
    }
}

impl Board {
    /// PW-5.1.5: the price of activating one strength point.
    #[must_use]
    pub fn activation_cost(side: Side, unit: Unit) -> u32 {
        match unit {
            Unit::Hoplites | Unit::Cavalry if side == Side::Sparta => 0,
            Unit::Naval | Unit::AlliedNaval => 400,
            _ => 200,
        }
    }

    /// PW-8.1.6: what a side may spend.
    #[must_use]
    pub fn purse(&self, side: Side) -> u32 {
        let treasury = self.treasury(side);
        if side == Side::Sparta || self.is_desperate() {
            return treasury;
        }
        treasury.saturating_sub(RESERVE)
    }

    /// PW-8.1.6: Athens may open its last reserve.
    #[must_use]
    pub fn is_desperate(&self) -> bool {
        let (map, places) = (map(), &map().places);
        let sparta = Some(Side::Sparta);
        self.control(places.piraeus) == sparta
            || self.control(places.decelea) == sparta
            || (self.rebellion & map.coloured[0]).len() >= 10
    }

    /// What a treasury holds.
    #[must_use]
    pub const fn treasury(&self, side: Side) -> u32 {
        self.tracks.talents[side.index()]
    }

    /// The strategic confidence of a side.
    #[must_use]
    pub const fn confidence(&self, side: Side) -> i8 {
        self.tracks.confidence[side.index()]
    }

    /// The bellicosity of a side.
    #[must_use]
    pub const fn bellicosity(&self, side: Side) -> u8 {
        self.tracks.bellicosity[side.index()]
    }

    /// Victory points of a player alone.
    #[must_use]
    pub const fn points(&self) -> i32 {
        self.tracks.points
    }

    /// PW-11.10: victory points of the player who leads a side against another.
    #[must_use]
    pub const fn score_of(&self, side: Side) -> i32 {
        self.tracks.scores[side.index()]
    }

    /// What a track shows.
    #[must_use]
    pub fn level(&self, track: Track, side: Side) -> i64 {
        match track {
            Track::Points => self.points().into(),
            Track::Score => self.score_of(side).into(),
            Track::Talents => self.treasury(side).into(),
            Track::Confidence => self.confidence(side).into(),
            Track::Bellicosity => self.bellicosity(side).into(),
        }
    }

    /// The one way to change a track: by how much, within its limits, and why.
    pub fn change(&mut self, track: Track, side: Side, by: i64, cause: Cause) -> Change {
        let before = self.level(track, side);
        let (least, most) = track.limits();
        let after = before.saturating_add(by).clamp(least, most);
        let tracks = &mut self.tracks;
        match track {
            Track::Points => tracks.points = after as i32,
            Track::Score => tracks.scores[side.index()] = after as i32,
            Track::Talents => tracks.talents[side.index()] = after as u32,
            Track::Confidence => tracks.confidence[side.index()] = after as i8,
            Track::Bellicosity => tracks.bellicosity[side.index()] = after as u8,
        }
        Change { track, side, amount: after - before, after, cause }
    }

    /// PW-1.2, PW-11.10: victory points of a player for what a side won, and the other lost.
    pub fn score(&mut self, side: Side, winner: Side, cause: Cause) -> Change {
        let track = if self.is_for_two() { Track::Score } else { Track::Points };
        // PW-10.3.5: points count for nothing where the will to fight decides.
        let points = match self.card().victory {
            Victory::Will => 0,
            Victory::Points if winner == side => 10,
            Victory::Points => -15,
        };
        self.change(track, side, points, cause)
    }
}
