//! Events: what rules report, and the sentences that are made from them for each reader.

use crate::words::Message;

/// Where rules report what they do. Silent for bots, which play millions of moves and read none.
#[derive(Debug)]
pub struct Log<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Log<'a, E> {
    /// A log that nobody reads.
    #[must_use]
    pub const fn silent() -> Self {
        Log(None)
    }

    /// A log that collects into `events`.
    pub const fn into(events: &'a mut Vec<E>) -> Self {
        Log(Some(events))
    }

    /// Reports one event.
    pub fn tell(&mut self, event: E) {
        if let Some(events) = &mut self.0 {
            events.push(event);
        }
    }

    /// Reports an event that costs something to work out, only if somebody reads it.
    pub fn tell_with(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.0 {
            events.push(event());
        }
    }
}

/// An event ready for a reader: the sentence as a message, the clause behind it, and the things it
/// concerns.
#[derive(Clone, PartialEq, Debug)]
pub struct EventMessage {
    /// The sentence, not yet in any language.
    pub message: Message,
    /// The clause that caused it.
    pub clause: &'static str,
    /// Ids of things on the drawn table that the event concerns.
    pub targets: Vec<&'static str>,
}
