//! What happened: the message, the clause behind it, and the facts that it names.
//!
//! Events are built only if somebody reads them, so they may keep lists.

use table::{Message, Named, Told};

use crate::ids::{Leader, Side, Space, Unit};
use crate::ledger::{Cause, Change, signed};

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Id of the message, without its prefix.
    pub id: &'static str,
    /// The clause that caused it.
    pub clause: &'static str,
    /// What it names, in order.
    pub facts: Vec<(&'static str, Fact)>,
    /// What else could have been chosen, where the procedure or chance chose.
    pub weighed: Vec<Candidate>,
    /// The change of a track that it tells.
    pub change: Option<Change>,
}

/// Something that could have been chosen, as the rule saw it that chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// A space, an area or a route.
    pub what: Fact,
    /// The face of the die, or lines: from the national space, or of the route.
    pub number: i64,
    /// Strength points that it would give, by arm.
    pub gives: [u16; 3],
    /// What the rule says about it: the id of a message, without its prefix.
    pub verdict: &'static str,
    /// It was chosen.
    pub chosen: bool,
}

impl Candidate {
    /// Something that a face of a die stands for.
    #[must_use]
    pub fn on_die(what: Fact, face: u8, verdict: &'static str, chosen: bool) -> Candidate {
        Candidate { what, number: face.into(), gives: [0; 3], verdict, chosen }
    }
}

/// Something that an event names.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// A side.
    Side(Side),
    /// A space.
    Space(Space),
    /// Several spaces.
    Spaces(Vec<Space>),
    /// A leader.
    Leader(Leader),
    /// A kind of strength point of a side.
    Unit(Side, Unit),
    /// A number.
    Number(i64),
    /// The name of something else, as a message.
    Name(String),
    /// A number that is added or taken away.
    Amount(i64),
    /// Why a track changed.
    Cause(Cause),
    /// What a sum is made of.
    Shares(Vec<(i64, Cause)>),
}

impl Event {
    /// An event without facts.
    #[must_use]
    pub fn new(id: &'static str, clause: &'static str) -> Event {
        Event { id, clause, facts: Vec::new(), weighed: Vec::new(), change: None }
    }

    /// A change of a track and its cause, in a sentence of their own.
    #[must_use]
    pub(crate) fn of_change(id: &'static str, change: Change) -> Event {
        Event::new(id, change.clause())
            .side(change.side)
            .with("amount", Fact::Amount(change.amount))
            .number("after", change.after)
            .with("cause", Fact::Cause(change.cause))
            .change(change)
    }

    fn with(mut self, name: &'static str, fact: Fact) -> Event {
        self.facts.push((name, fact));
        self
    }

    /// Tells a change of a track, which the sentence says already.
    #[must_use]
    pub fn change(self, change: Change) -> Event {
        Event { change: Some(change), ..self }
    }

    /// Names what a sum is made of; parts that come to nothing are left out.
    #[must_use]
    pub fn shares(self, shares: &[(i64, Cause)]) -> Event {
        let shares = shares.iter().copied().filter(|(amount, _)| *amount != 0).collect();
        self.with("shares", Fact::Shares(shares))
    }

    /// Keeps what was weighed.
    #[must_use]
    pub fn weighed(self, weighed: Vec<Candidate>) -> Event {
        Event { weighed, ..self }
    }

    /// Names a side.
    #[must_use]
    pub fn side(self, side: Side) -> Event {
        self.with("side", Fact::Side(side))
    }

    /// Names a space.
    #[must_use]
    pub fn space(self, space: Space) -> Event {
        self.with("space", Fact::Space(space))
    }

    /// Names a second space.
    #[must_use]
    pub fn other(self, space: Space) -> Event {
        self.with("other", Fact::Space(space))
    }

    /// Names several spaces.
    #[must_use]
    pub fn spaces(self, spaces: Vec<Space>) -> Event {
        self.with("spaces", Fact::Spaces(spaces))
    }

    /// Names a leader.
    #[must_use]
    pub fn leader(self, leader: Leader) -> Event {
        self.with("leader", Fact::Leader(leader))
    }

    /// Names a kind of strength point.
    #[must_use]
    pub fn unit(self, side: Side, unit: Unit) -> Event {
        self.with("unit", Fact::Unit(side, unit))
    }

    /// Names a number.
    #[must_use]
    pub fn number(self, name: &'static str, n: impl Into<i64>) -> Event {
        self.with(name, Fact::Number(n.into()))
    }

    /// Names something by the id of its own message.
    #[must_use]
    pub fn name(self, name: &'static str, id: &str) -> Event {
        self.with(name, Fact::Name(id.to_owned()))
    }

    /// The event as a sentence to be.
    #[must_use]
    pub fn tell(&self) -> Told {
        let mut message = Message::new(format!("event-{}", self.id));
        let mut targets = Vec::new();
        for (name, fact) in &self.facts {
            message = match fact {
                Fact::Side(side) => message.name(name, side.name()),
                Fact::Space(space) => {
                    targets.push(space.id());
                    message.name(name, space.name())
                }
                Fact::Spaces(spaces) => {
                    targets.extend(spaces.iter().map(|space| space.id()));
                    message.list(name, spaces.iter().map(|space| space.name()).collect())
                }
                Fact::Leader(leader) => message.name(name, leader.name()),
                Fact::Unit(side, unit) => message.name(name, unit.name_of(*side)),
                Fact::Number(n) => message.number(name, *n),
                Fact::Name(id) => message.name(name, Message::new(id.clone())),
                Fact::Amount(n) => message.name(name, signed(*n)),
                Fact::Cause(cause) => {
                    targets.extend(cause.space().map(Space::id));
                    message.name(name, cause.message())
                }
                Fact::Shares(shares) => {
                    let said = |(amount, cause): &(i64, Cause)| {
                        let share = Message::new("share").name("amount", signed(*amount));
                        share.name("cause", cause.message())
                    };
                    message.list(name, shares.iter().map(said).collect())
                }
            };
        }
        Told { message, clause: self.clause, targets }
    }
}
