//! The JSON shapes of the engine protocol that both implementations share: the engine on standard
//! input and output, and the server over HTTP.

use serde_json::{Map, Value, json};

use crate::any::{AnyTable, Choice, Explanation, seat_by_id};
use crate::{About, Edition, Seat, Viewer};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The error codes of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// The line is not JSON.
    Parse = -32700,
    /// The message is not a JSON-RPC request.
    InvalidRequest = -32600,
    /// There is no such method.
    UnknownMethod = -32601,
    /// An argument is missing, unknown or of the wrong kind.
    InvalidParams = -32602,
    /// A fault of the engine.
    Internal = -32603,
    /// The move is illegal.
    Illegal = 1,
    /// The position or the record is impossible.
    Impossible = 2,
    /// There is no such game or handle.
    NoSuch = 3,
    /// The game is over, the seat is not to act, or there is no room.
    NotNow = 4,
}

/// The answer to `hello`.
#[must_use]
pub fn hello(version: &str) -> Value {
    json!({"name": "hegemonia", "version": version, "protocol": VERSION})
}

/// A game in the answer to `games.list`. Its own options come after those that the caller offers;
/// the first value of each is the usual one.
#[must_use]
pub fn listed(about: &About, mut options: Map<String, Value>) -> Value {
    let own = about.options.iter().map(|(name, values)| ((*name).to_owned(), json!(values)));
    options.extend(own);
    let counts = &about.seat_counts;
    json!({
        "id": about.id,
        "name": about.name,
        "seats": about.seats,
        "alone": about.alone,
        "seat_counts": {"least": counts.start(), "most": counts.end()},
        "editions": about.editions.iter().map(edition).collect::<Vec<_>>(),
        "options": options,
        "rules": about.rules,
        "sources": about.sources,
        "reconstructed": about.editions.first().map(|edition| edition.reconstructed),
    })
}

fn edition(edition: &Edition) -> Value {
    let scenarios = edition.scenarios.iter();
    let scenarios = scenarios.map(|one| json!({"id": one.id, "title": one.title}));
    json!({
        "id": edition.id,
        "title": edition.title,
        "scenarios": scenarios.collect::<Vec<_>>(),
        "reconstructed": edition.reconstructed,
    })
}

/// The seat of a table with this id, or `spectator`.
#[must_use]
pub fn viewer(table: &dyn AnyTable, id: &str) -> Option<Viewer> {
    if id == "spectator" {
        return Some(Viewer::Spectator);
    }
    let taken = |seat: &Seat| seat.index() < table.setup().seats;
    seat_by_id(table.about(), id).filter(taken).map(Viewer::Seat)
}

/// Explains what could be done with a thing on the table. The answer is legal if any move that the
/// thing could mean is; the first such move, or else the first of all, stands for it. `nothing` is
/// the answer for a thing that no move is about.
#[must_use]
pub fn explained(meant: &[(Choice, Explanation)], nothing: &str) -> Value {
    let first = meant.iter().find(|(_, why)| why.legal).or(meant.first());
    let mut explained = match first {
        Some((_, why)) => json!(why),
        None => json!({"legal": false, "clause": null, "reason": nothing}),
    };
    explained["moves"] = meant.iter().map(meant_move).collect();
    explained
}

fn meant_move((choice, why): &(Choice, Explanation)) -> Value {
    json!({
        "move": choice.words,
        "label": choice.label,
        "targets": choice.targets,
        "legal": why.legal,
        "clause": why.clause,
        "reason": why.reason,
    })
}
