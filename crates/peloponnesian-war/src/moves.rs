//! Every move that the player or chance can make, and its words.

use table::Moves;

use crate::ids::{Leader, Space, Unit};

/// A decision of the player or an outcome of chance. The side whose units a move names depends on
/// the position, so [`crate::speech`] adds the units to its label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Moves)]
#[args(_ = unit)]
pub enum Move {
    /// A die falls.
    #[words("roll {die}")]
    Roll(u8),
    /// A leader is drawn from a cup.
    Draw(Leader),
    /// Chance chooses the next space of a route.
    Go(Space),
    /// Chance chooses among spaces that are alike.
    Pick(Space),
    /// Chance chooses a pair of forces that fight.
    #[words("clash {space} {other}")]
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
    #[says(leader, tactical = leader.tactical(), strategic = leader.strategic())]
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
    #[words("lose guard")]
    LoseGuard,
    /// Build a strength point.
    Build(Unit),
    /// Build no more.
    Done,
    /// Of two players one tries to intercept, with the force in this space.
    #[clause("PW-11.5")]
    Intercept(Space),
    /// Or lets the expedition pass.
    #[clause("PW-11.5")]
    #[words("let pass")]
    LetPass,
    /// One strength point of those that go home is placed by its player.
    #[clause("PW-11.9")]
    Place(Space),
    /// All of its kind that are left.
    #[clause("PW-11.9")]
    #[words("place all {space}")]
    PlaceAll(Space),
    /// Raise the direct tax.
    #[clause("PW-11.7")]
    Tax,
    /// Do without it.
    #[clause("PW-11.7")]
    Forgo,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for words in ["roll 6", "clash corinth erineus", "lose guard", "lose naval", "pass"] {
            let read = Move::from_words(words).map(|mv| mv.words());
            assert_eq!(read.as_deref(), Some(words));
        }
        for words in ["", "roll +6", "roll 06", "clash corinth", "pass now", "go troy"] {
            assert_eq!(Move::from_words(words), None, "{words:?}");
        }
    }
}
