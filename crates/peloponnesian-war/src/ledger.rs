//! Why the tracks change: every change of victory points, talents, confidence or bellicosity has
//! a cause, and the cause has a clause.

use table::{Id, Log, Message, Named};

use crate::components::LogLine;
use crate::event::Event;
use crate::ids::{Side, Space};

/// What is counted on the table. Its name is the sentence that tells a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "event-{id}")]
pub enum Track {
    /// Victory points of the player.
    Points,
    /// Victory points of one of two players (PW-11.10).
    Score,
    /// A treasury.
    Talents,
    /// Strategic confidence.
    Confidence,
    /// Bellicosity.
    Bellicosity,
}

impl Track {
    /// The least and the most that it shows.
    #[must_use]
    pub const fn limits(self) -> (i64, i64) {
        match self {
            Track::Points | Track::Score => (i32::MIN as i64, i32::MAX as i64),
            Track::Talents => (0, u32::MAX as i64),
            Track::Confidence => (-6, 6),
            Track::Bellicosity => (0, 12),
        }
    }
}

/// Why a track changes: the words that follow the number, and the clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, table::Event)]
#[at(space)]
pub enum Cause {
    /// A battle was won.
    #[says("cause-battle-won", space)]
    #[clause("PW-6.2.3.1" if at_sea)]
    #[clause("PW-6.2.4.1")]
    BattleWon {
        /// Where.
        space: Space,
        /// Between ships.
        at_sea: bool,
    },
    /// A battle was lost.
    #[says("cause-battle-lost", space)]
    #[clause("PW-6.2.3.1" if at_sea)]
    #[clause("PW-6.2.4.1")]
    BattleLost {
        /// Where.
        space: Space,
        /// Between ships.
        at_sea: bool,
    },
    /// A siege took a space.
    #[says("cause-siege-won")]
    #[clause("PW-6.3")]
    SiegeWon(Space),
    /// A space fell to a siege.
    #[says("cause-siege-lost")]
    #[clause("PW-6.3")]
    SiegeLost(Space),
    /// A siege failed.
    #[says("cause-siege-failed")]
    #[clause("PW-6.3")]
    SiegeFailed(Space),
    /// The people of a space that fell were sold.
    #[says("cause-slaves")]
    #[clause("PW-6.3")]
    Slaves(Space),
    /// A strength point joined an expedition.
    #[says("cause-activation")]
    #[clause("PW-5.1.5")]
    Activation,
    /// Somebody was paid to stir up a space.
    #[says("cause-incitement")]
    #[clause("PW-5.4")]
    Incitement(Space),
    /// A strength point was built.
    #[says("cause-building")]
    #[clause("PW-8.2")]
    Building,
    /// The same in an armistice.
    #[says("cause-building")]
    #[clause("PW-9.3")]
    Rearming,
    /// An event, with the number on the dice.
    #[says("cause-event", number, event = event.name())]
    #[clause(event.clause())]
    Event {
        /// The number on the dice.
        number: u8,
        /// The event.
        event: LogLine,
    },
    /// The helots rose.
    #[says("cause-helots")]
    #[clause("PW-7.3")]
    Helots,
    /// Confidence begins anew.
    #[says("cause-new-turn")]
    #[clause("PW-4.2")]
    NewTurn,
    /// The confidence of the turn that ends.
    #[says("cause-confidence", n = signed(n.into()))]
    #[clause("PW-9.1")]
    Confidence(i8),
    /// So many spaces are captured, ravaged or in rebellion.
    #[says("cause-afflicted")]
    #[clause("PW-9.1")]
    Afflicted(u8),
    /// An armistice gives a new will to fight.
    #[says("cause-armistice")]
    #[clause("PW-9.3")]
    Armistice,
    /// A side surrendered.
    #[says("cause-surrender")]
    #[clause("PW-9.2")]
    Surrender(Side),
    /// The revenue of a turn.
    #[says("cause-revenue")]
    #[clause("PW-8.1")]
    Revenue,
    /// The revenue of an armistice.
    #[says("cause-revenue")]
    #[clause("PW-9.3")]
    TruceRevenue,
    /// What the league pays, as a part of the revenue.
    #[says("cause-league")]
    #[clause("PW-8.1")]
    League,
    /// So many spaces pay nothing, as a part of the revenue.
    #[says("cause-spoilt")]
    #[clause("PW-8.1")]
    Spoilt(u8),
    /// Thebes and Corinth in enemy hands, as a part of the revenue.
    #[says("cause-lost-cities")]
    #[clause("PW-8.1.1")]
    LostCities(u8),
    /// Sicily, as a part of the revenue.
    #[says("cause-sicily")]
    #[clause("PW-8.1.2")]
    Sicily,
    /// No grain from the Euxine, as a part of the revenue.
    #[says("cause-no-grain")]
    #[clause("PW-8.1.3")]
    NoGrain,
    /// The road from Epidamnus, as a part of the revenue.
    #[says("cause-epidamnus")]
    #[clause("PW-8.1.4")]
    Epidamnus,
    /// The direct tax, as a part of the revenue.
    #[says("cause-eisphora")]
    #[clause("PW-8.1.5")]
    Eisphora,
}

impl Cause {
    /// The clause by which it changes a track.
    #[must_use]
    pub fn clause(self, track: Track) -> &'static str {
        match (track, self) {
            (Track::Points | Track::Score, _) => "PW-1.2",
            // What an event does to the will to fight is done when the turn ends.
            (Track::Bellicosity, Cause::Event { event: LogLine::Oligarchs, .. }) => "PW-9.1",
            _ => table::Event::clause(&self),
        }
    }

    /// The space that it is about.
    #[must_use]
    pub fn space(self) -> Option<Space> {
        table::Event::things(&self).first().and_then(|id| Space::by_id(id))
    }
}

/// The cause in a few words, to follow a number.
impl Named for Cause {
    fn name(&self) -> Message {
        table::Event::message(self)
    }
}

/// One change of one track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "every change is told: by its own sentence, or by an event that says it already"]
pub struct Change {
    /// What was changed.
    pub track: Track,
    /// Whose it is; victory points are the player's, whichever side he leads.
    pub side: Side,
    /// By how much, after the limits of the track.
    pub amount: i64,
    /// What the track shows now.
    pub after: i64,
    /// Why.
    pub cause: Cause,
}

impl Change {
    /// The clause behind it.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        self.cause.clause(self.track)
    }

    /// Tells it in a sentence of its own, unless the track was at its limit.
    pub fn tell(self, log: &mut Log<'_, Event>) {
        if self.amount != 0 {
            log.tell_with(|| Event::Changed { change: self });
        }
    }

    /// The change and its cause in a sentence of their own.
    #[must_use]
    pub fn message(&self) -> Message {
        self.track
            .name()
            .with("side", &self.side)
            .name("amount", signed(self.amount))
            .number("after", self.after)
            .with("cause", &self.cause)
    }
}

/// A part of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// How much.
    pub amount: i64,
    /// Why.
    pub cause: Cause,
}

impl Named for Share {
    fn name(&self) -> Message {
        Message::new("share").name("amount", signed(self.amount)).with("cause", &self.cause)
    }
}

/// A number with its sign.
fn signed(n: i64) -> Message {
    Message::new(if n < 0 { "less" } else { "more" }).number("n", n.abs())
}
