//! Every move that the player or chance can make, and its words.

use crate::ids::{Leader, Space, Unit};

/// A decision of the player or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A die falls.
    Roll(u8),
    /// A leader is drawn from a cup.
    Draw(Leader),
    /// Chance chooses the next space of a route.
    Go(Space),
    /// Chance chooses among spaces that are alike.
    Pick(Space),
    /// Chance chooses a pair of forces that fight.
    Clash(Space, Space),
    /// Chance chooses a strength point that is rebuilt.
    Rebuild(Unit),
    /// Consult the gods and begin an operation.
    Operate,
    /// No more operations this turn.
    Pass,
    /// The objective of an operation.
    Objective(Space),
    /// The same, with an attempt to cause a rebellion there.
    Incite(Space),
    /// The leader of an operation.
    Lead(Leader),
    /// Activate a strength point.
    Activate(Unit),
    /// Go to another assembly space.
    Assemble(Space),
    /// Go to the objective.
    March,
    /// Sail the open sea between Taenarum and Syracuse.
    Cross,
    /// Keep to the coasts.
    Around,
    /// Which strength point is lost, or left behind.
    Lose(Unit),
    /// The Home Guard takes the loss.
    LoseGuard,
    /// Build a strength point.
    Build(Unit),
    /// Build no more.
    Done,
}

/// Writes a move.
#[must_use]
pub fn write(mv: Move) -> String {
    match mv {
        Move::Roll(face) => format!("roll {face}"),
        Move::Draw(leader) => format!("draw {}", leader.id()),
        Move::Go(space) => format!("go {}", space.id()),
        Move::Pick(space) => format!("pick {}", space.id()),
        Move::Clash(one, other) => format!("clash {} {}", one.id(), other.id()),
        Move::Rebuild(unit) => format!("rebuild {}", unit.id()),
        Move::Operate => "operate".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Objective(space) => format!("objective {}", space.id()),
        Move::Incite(space) => format!("incite {}", space.id()),
        Move::Lead(leader) => format!("lead {}", leader.id()),
        Move::Activate(unit) => format!("activate {}", unit.id()),
        Move::Assemble(space) => format!("assemble {}", space.id()),
        Move::March => "march".to_owned(),
        Move::Cross => "cross".to_owned(),
        Move::Around => "around".to_owned(),
        Move::Lose(unit) => format!("lose {}", unit.id()),
        Move::LoseGuard => "lose guard".to_owned(),
        Move::Build(unit) => format!("build {}", unit.id()),
        Move::Done => "done".to_owned(),
    }
}

/// Reads a move; `None` if the words mean nothing.
#[must_use]
pub fn read(words: &str) -> Option<Move> {
    let mut words = words.split_ascii_whitespace();
    let verb = words.next()?;
    let (first, second, rest) = (words.next(), words.next(), words.next());
    match (first, second, rest) {
        (None, None, None) => read_bare(verb),
        (Some(one), None, None) => read_one(verb, one),
        (Some(one), Some(two), None) if verb == "clash" => {
            Some(Move::Clash(Space::by_id(one)?, Space::by_id(two)?))
        }
        _ => None,
    }
}

fn read_bare(verb: &str) -> Option<Move> {
    Some(match verb {
        "operate" => Move::Operate,
        "pass" => Move::Pass,
        "march" => Move::March,
        "cross" => Move::Cross,
        "around" => Move::Around,
        "done" => Move::Done,
        _ => return None,
    })
}

fn read_one(verb: &str, word: &str) -> Option<Move> {
    let space = || Space::by_id(word);
    let unit = || Unit::by_id(word);
    Some(match verb {
        // A leading plus or zero would be a second way of writing the same move.
        "roll" => Move::Roll(word.parse().ok().filter(|n: &u8| n.to_string() == word)?),
        "draw" => Move::Draw(Leader::by_id(word)?),
        "lead" => Move::Lead(Leader::by_id(word)?),
        "go" => Move::Go(space()?),
        "pick" => Move::Pick(space()?),
        "objective" => Move::Objective(space()?),
        "incite" => Move::Incite(space()?),
        "assemble" => Move::Assemble(space()?),
        "rebuild" => Move::Rebuild(unit()?),
        "activate" => Move::Activate(unit()?),
        "lose" if word == "guard" => Move::LoseGuard,
        "lose" => Move::Lose(unit()?),
        "build" => Move::Build(unit()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for words in ["roll 6", "clash corinth erineus", "lose guard", "lose naval", "pass"] {
            assert_eq!(read(words).map(write).as_deref(), Some(words));
        }
        for words in ["", "roll +6", "roll 06", "clash corinth", "pass now", "go troy"] {
            assert_eq!(read(words), None, "{words:?}");
        }
    }
}
