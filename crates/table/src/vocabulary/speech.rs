//! The messages of reasons and events, and arguments of messages.

use super::Named;
use crate::seat::{Seat, Viewer};
use crate::telling::EventMessage;
use crate::words::{Arg, Message};

/// Why a move is not allowed, as plain values.
pub trait Reason {
    /// The reason as a message.
    fn message(&self) -> Message;
}

/// Something that happened, as plain values.
pub trait Event: Sized {
    /// The event as a message.
    fn message(&self) -> Message;

    /// The clause that caused it.
    fn clause(&self) -> &'static str;

    /// Ids of the things on the drawn table that it concerns.
    fn things(&self) -> Vec<&'static str>;

    /// The event, redacted for a viewer.
    #[must_use]
    fn seen_by(self, viewer: Viewer) -> Self;

    /// The event ready for a reader.
    fn tell(&self) -> EventMessage {
        EventMessage { message: self.message(), clause: self.clause(), targets: self.things() }
    }
}

/// A value that a message can take as an argument: a number, something with a name, a message, a
/// list of these, or text. A field of any other type must be left out or converted:
///
/// ```compile_fail
/// #[derive(table::Reason)]
/// enum Reason {
///     WrongUnits { galleys: bool },
/// }
/// ```
///
/// ```
/// # use table::Reason as _;
/// #[derive(table::Reason)]
/// enum Reason {
///     #[says(_ = galleys)]
///     WrongUnits { galleys: bool },
/// }
///
/// assert_eq!(Reason::WrongUnits { galleys: true }.message().id, "why-wrong-units");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be an argument of a message",
    label = "not an argument",
    note = "derive `Id` with a name, implement `table::Named`, work it out (`#[says(arg = expression)]`), or leave it out (`#[says(_ = field, ..)]`)"
)]
pub trait Argument {
    /// The argument; `None` leaves it out.
    fn argument(&self) -> Option<Arg>;
}

impl<T: Named> Argument for T {
    fn argument(&self) -> Option<Arg> {
        Some(Arg::Said(self.name()))
    }
}

impl Argument for Message {
    fn argument(&self) -> Option<Arg> {
        Some(Arg::Said(self.clone()))
    }
}

impl Argument for String {
    fn argument(&self) -> Option<Arg> {
        Some(Arg::Text(self.clone()))
    }
}

impl Argument for &str {
    fn argument(&self) -> Option<Arg> {
        Some(Arg::Text((*self).to_owned()))
    }
}

impl<T: Argument> Argument for Option<T> {
    fn argument(&self) -> Option<Arg> {
        self.as_ref().and_then(T::argument)
    }
}

/// For names and messages; numbers and text can't form a list.
impl<T: Argument> Argument for Vec<T> {
    fn argument(&self) -> Option<Arg> {
        let said = |one: &T| match one.argument() {
            Some(Arg::Said(message)) => Some(message),
            _ => None,
        };
        Some(Arg::List(self.iter().filter_map(said).collect()))
    }
}

macro_rules! numbers {
    ($($int:ty)*) => {
        $(
            impl Argument for $int {
                fn argument(&self) -> Option<Arg> {
                    Some(Arg::Number(i64::from(*self)))
                }
            }
        )*
    };
}

numbers!(u8 u16 u32 i8 i16 i32 i64);

impl Message {
    /// Adds an argument, if there is anything to add.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: &impl Argument) -> Self {
        self.args.extend(value.argument().map(|arg| (name, arg)));
        self
    }
}

/// The set of viewers who may know a secret.
pub trait Knower: Sized {
    /// Whether this viewer is among them.
    fn may_know(&self, viewer: Viewer) -> bool;

    /// The part of this set that the viewer itself may know of; by default all.
    #[must_use]
    fn narrowed(self, viewer: Viewer) -> Self {
        let _ = viewer;
        self
    }
}

impl Knower for Seat {
    fn may_know(&self, viewer: Viewer) -> bool {
        viewer.is(*self)
    }
}
