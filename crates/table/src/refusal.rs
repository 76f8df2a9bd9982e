//! Why a move is not allowed.

/// A refused move: the clause that forbids it, and the game's own reason with the pieces and
/// numbers involved. It holds plain values only, because it is built on the rules' hot path; the
/// sentence is made from it later, in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal<R> {
    /// The clause, as numbered in the rules text of the game.
    pub clause: &'static str,
    /// What is wrong.
    pub reason: R,
}

/// What would make a refused move possible, worked out from the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help<R> {
    /// Something to bring, pay, free or wait for. It is true, and possible within the limits of the
    /// game as it stands; carried out, it removes the reason that it was given for.
    Remedy(R),
    /// A different decision is pending. The kernel says which, with the prompt.
    Asked,
    /// Nothing that the seat could do or wait for.
    Nothing,
}

impl<R> Help<R> {
    /// The remedy, if there is one.
    pub fn remedy(self) -> Option<R> {
        match self {
            Help::Remedy(remedy) => Some(remedy),
            Help::Asked | Help::Nothing => None,
        }
    }
}

/// Shorthand for rules: `return refuse("POL-7.2", Reason::TooFewHoplites { .. })`.
///
/// # Errors
/// Always: that is its purpose.
pub fn refuse<T, R>(clause: &'static str, reason: R) -> Result<T, Refusal<R>> {
    Err(Refusal { clause, reason })
}
