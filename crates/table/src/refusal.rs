//! Why a move is not allowed.

/// A refused move: the clause that forbids it, and the game's own reason with the pieces and
/// numbers involved. It holds plain values only, because it is built on the rules' hot path; the
/// sentence is made from it at the edge, in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal<R> {
    /// The clause, as numbered in `rules/<game>.md`.
    pub clause: &'static str,
    /// What is wrong; its words also say what would make the move legal.
    pub reason: R,
}

/// Shorthand for rules: `return refuse("POL-7.2", Reason::TooFewHoplites { .. })`.
///
/// # Errors
/// Always: that is its purpose.
pub fn refuse<T, R>(clause: &'static str, reason: R) -> Result<T, Refusal<R>> {
    Err(Refusal { clause, reason })
}
