//! Why the tracks change: every change of victory points, talents, confidence or bellicosity has
//! a cause, and the cause has a clause.

use table::{Id, Log, Message, Named};

use crate::event::Event;
use crate::ids::{Side, Space};
use crate::rules::politics::event_name;

/// What is counted on the table. Its name is the sentence that tells a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "event-{id}")]
pub enum Track {
    /// Victory points of the player.
    Points,
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
            Track::Points => (i32::MIN as i64, i32::MAX as i64),
            Track::Talents => (0, u32::MAX as i64),
            Track::Confidence => (-6, 6),
            Track::Bellicosity => (0, 12),
        }
    }
}

/// Why a track changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A battle was won.
    BattleWon {
        /// Where.
        space: Space,
        /// Between ships.
        at_sea: bool,
    },
    /// A battle was lost.
    BattleLost {
        /// Where.
        space: Space,
        /// Between ships.
        at_sea: bool,
    },
    /// A siege took a space.
    SiegeWon(Space),
    /// A space fell to a siege.
    SiegeLost(Space),
    /// A siege failed.
    SiegeFailed(Space),
    /// The people of a space that fell were sold.
    Slaves(Space),
    /// A strength point joined an expedition.
    Activation,
    /// Somebody was paid to stir up a space.
    Incitement(Space),
    /// A strength point was built.
    Building,
    /// The same in an armistice.
    Rearming,
    /// An event, by its number.
    Event(u8),
    /// The helots rose.
    Helots,
    /// Confidence begins anew.
    NewTurn,
    /// The confidence of the turn that ends.
    Confidence(i8),
    /// So many spaces are captured, ravaged or in rebellion.
    Afflicted(u8),
    /// An armistice gives a new will to fight.
    Armistice,
    /// A side surrendered.
    Surrender(Side),
    /// The revenue of a turn.
    Revenue,
    /// The revenue of an armistice.
    TruceRevenue,
    /// What the league pays, as a part of the revenue.
    League,
    /// So many spaces pay nothing, as a part of the revenue.
    Spoilt(u8),
    /// Thebes and Corinth in enemy hands, as a part of the revenue.
    LostCities(u8),
    /// Sicily, as a part of the revenue.
    Sicily,
    /// No grain from the Euxine, as a part of the revenue.
    NoGrain,
    /// The road from Epidamnus, as a part of the revenue.
    Epidamnus,
    /// The direct tax, as a part of the revenue.
    Eisphora,
}

impl Cause {
    /// The clause by which it changes a track.
    #[must_use]
    pub const fn clause(self, track: Track) -> &'static str {
        use Cause as C;
        const EVENTS: [&str; 13] = [
            "PW-3.2",
            "PW-3.2",
            "PW-3.2.2",
            "PW-3.2.3",
            "PW-3.2.4",
            "PW-3.2.5",
            "PW-3.2.6",
            "PW-3.2.7",
            "PW-3.2.8",
            "PW-3.2.9",
            "PW-3.2.10",
            "PW-3.2.11",
            "PW-3.2.12",
        ];
        if matches!(track, Track::Points) {
            return "PW-1.2";
        }
        match self {
            C::BattleWon { at_sea, .. } | C::BattleLost { at_sea, .. } => {
                if at_sea {
                    "PW-6.2.3.1"
                } else {
                    "PW-6.2.4.1"
                }
            }
            C::SiegeWon(_) | C::SiegeLost(_) | C::SiegeFailed(_) | C::Slaves(_) => "PW-6.3",
            C::Activation => "PW-5.1.5",
            C::Incitement(_) => "PW-5.4",
            C::Building => "PW-8.2",
            C::Rearming | C::Armistice | C::TruceRevenue => "PW-9.3",
            // What an event does to the will to fight is done when the turn ends.
            C::Event(_) if matches!(track, Track::Bellicosity) => "PW-9.1",
            C::Event(number) => EVENTS[if number < 13 { number as usize } else { 0 }],
            C::Helots => "PW-7.3",
            C::NewTurn => "PW-4.2",
            C::Confidence(_) | C::Afflicted(_) => "PW-9.1",
            C::Surrender(_) => "PW-9.2",
            C::Revenue | C::League | C::Spoilt(_) => "PW-8.1",
            C::LostCities(_) => "PW-8.1.1",
            C::Sicily => "PW-8.1.2",
            C::NoGrain => "PW-8.1.3",
            C::Epidamnus => "PW-8.1.4",
            C::Eisphora => "PW-8.1.5",
        }
    }

    /// The space that it is about.
    #[must_use]
    pub const fn space(self) -> Option<Space> {
        match self {
            Cause::BattleWon { space, .. }
            | Cause::BattleLost { space, .. }
            | Cause::SiegeWon(space)
            | Cause::SiegeLost(space)
            | Cause::SiegeFailed(space)
            | Cause::Slaves(space)
            | Cause::Incitement(space) => Some(space),
            _ => None,
        }
    }
}

/// The cause in a few words, to follow a number.
impl Named for Cause {
    fn name(&self) -> Message {
        use Cause as C;
        let plain = |id: &'static str| Message::new(id);
        let count = |id: &'static str, n: u8| plain(id).number("n", n);
        let message = match *self {
            C::BattleWon { .. } => plain("cause-battle-won"),
            C::BattleLost { .. } => plain("cause-battle-lost"),
            C::SiegeWon(_) => plain("cause-siege-won"),
            C::SiegeLost(_) => plain("cause-siege-lost"),
            C::SiegeFailed(_) => plain("cause-siege-failed"),
            C::Slaves(_) => plain("cause-slaves"),
            C::Activation => plain("cause-activation"),
            C::Incitement(_) => plain("cause-incitement"),
            C::Building | C::Rearming => plain("cause-building"),
            C::Event(number) => {
                plain("cause-event").number("number", number).name("event", event_name(number))
            }
            C::Helots => plain("cause-helots"),
            C::NewTurn => plain("cause-new-turn"),
            C::Confidence(n) => plain("cause-confidence").name("n", signed(n.into())),
            C::Afflicted(n) => count("cause-afflicted", n),
            C::Armistice => plain("cause-armistice"),
            C::Surrender(side) => plain("cause-surrender").name("side", side.name()),
            C::Revenue | C::TruceRevenue => plain("cause-revenue"),
            C::League => plain("cause-league"),
            C::Spoilt(n) => count("cause-spoilt", n),
            C::LostCities(n) => count("cause-lost-cities", n),
            C::Sicily => plain("cause-sicily"),
            C::NoGrain => plain("cause-no-grain"),
            C::Epidamnus => plain("cause-epidamnus"),
            C::Eisphora => plain("cause-eisphora"),
        };
        match self.space() {
            Some(space) => message.name("space", space.name()),
            None => message,
        }
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
    pub const fn clause(&self) -> &'static str {
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
