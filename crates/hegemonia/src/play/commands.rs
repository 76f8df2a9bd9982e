//! The commands that a player types.

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    /// Show the question again.
    Again,
    /// The choice with this number.
    Number(usize),
    /// Take back a decision.
    Undo,
    /// List the commands.
    Help,
    /// Explain why something is or is not allowed.
    Why(&'a str),
    /// The whole table.
    Board,
    /// Show the log.
    Log,
    /// Write the record to a file.
    Save(&'a str),
    /// A clause of the rules.
    Rules(&'a str),
    /// Stop.
    Quit,
    /// The text of a move, or nonsense.
    Words(&'a str),
}

/// Parses a line.
pub(super) fn read(line: &str) -> Command<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word, rest) {
        ("", _) => Command::Again,
        ("u" | "undo", "") => Command::Undo,
        ("?" | "h" | "help", "") => Command::Help,
        ("why", about) => Command::Why(about),
        ("board" | "b", "") => Command::Board,
        ("log", "") => Command::Log,
        ("save", file) => Command::Save(file),
        ("rules", clause) => Command::Rules(clause),
        ("q" | "quit" | "exit", "") => Command::Quit,
        _ => line.parse().map_or(Command::Words(line), Command::Number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        for (line, expected) in [
            ("  ", Command::Again),
            ("12", Command::Number(12)),
            ("u", Command::Undo),
            ("?", Command::Help),
            ("why  besiege thebai ", Command::Why("besiege thebai")),
            ("rules POL-7.3", Command::Rules("POL-7.3")),
            ("save my game.hgr", Command::Save("my game.hgr")),
            ("besiege thebai", Command::Words("besiege thebai")),
            ("undo everything", Command::Words("undo everything")),
            ("-3", Command::Words("-3")),
            ("q", Command::Quit),
        ] {
            assert_eq!(read(line), expected, "{line:?}");
        }
    }
}
