//! Bots by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Serialize, Serializer};

/// Which bot plays, and how hard it thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// `random`: any legal move.
    Random,
    /// `sensible`: the game's own rule of thumb, without looking ahead.
    Sensible,
    /// `greedy`: the move that leads to the best position at the end of the action.
    Greedy,
    /// `mcts:1000` or `mcts:500ms`: a tree search with this budget for each decision.
    Mcts(Budget),
}

/// How much a search may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// A number of simulations: reproducible from a seed.
    Simulations(u32),
    /// A time limit: as strong as the machine allows, and not reproducible.
    Time(Duration),
}

/// The budget of `mcts` without a number.
const USUAL_SIMULATIONS: u32 = 1_000;
/// A search keeps its tree in memory, so its budget is bounded.
const MOST_SIMULATIONS: u32 = 10_000_000;
/// Ten minutes; nobody waits longer.
const MOST_MILLIS: u32 = 600_000;

impl BotSpec {
    /// What can be written, for messages and help texts.
    pub const KNOWN: &'static str = "random, sensible, greedy, mcts, mcts:<simulations> \
                                     (such as mcts:1000), mcts:<time>ms (such as mcts:500ms)";

    /// The same bot with a budget of simulations; only a search has use for it.
    ///
    /// # Errors
    /// If the budget is zero or too large.
    pub fn with_simulations(self, simulations: u32) -> Result<BotSpec, BotSpecError> {
        self.with_budget(&simulations.to_string())
    }

    /// The same bot with a budget of milliseconds; only a search has use for it.
    ///
    /// # Errors
    /// If the budget is zero or too large.
    pub fn with_millis(self, millis: u32) -> Result<BotSpec, BotSpecError> {
        self.with_budget(&format!("{millis}ms"))
    }

    /// Whether the bot spends no more than this on one decision.
    #[must_use]
    pub fn is_within(self, simulations: u32, millis: u32) -> bool {
        match self {
            BotSpec::Mcts(Budget::Simulations(asked)) => asked <= simulations,
            BotSpec::Mcts(Budget::Time(asked)) => asked <= Duration::from_millis(millis.into()),
            BotSpec::Random | BotSpec::Sensible | BotSpec::Greedy => true,
        }
    }

    /// The same bot at a table with several bots that think one after the other: they share the
    /// time, so that people wait no longer for four bots than for one. No share is less than
    /// `least`; a budget of simulations is not divided.
    #[must_use]
    pub fn among(self, bots: usize, least: Duration) -> BotSpec {
        let BotSpec::Mcts(Budget::Time(time)) = self else { return self };
        let share = time / u32::try_from(bots).unwrap_or(u32::MAX).max(1);
        BotSpec::Mcts(Budget::Time(share.max(least).min(time)))
    }

    fn with_budget(self, budget: &str) -> Result<BotSpec, BotSpecError> {
        match self {
            BotSpec::Mcts(_) => budget.parse().map(BotSpec::Mcts),
            BotSpec::Random | BotSpec::Sensible | BotSpec::Greedy => Ok(self),
        }
    }
}

/// Text that does not name a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotSpecError {
    /// No bot has this name.
    #[error("there is no bot {asked:?}; choose one of: {known}", known = BotSpec::KNOWN)]
    Unknown {
        /// What was asked for.
        asked: String,
    },
    /// The budget is not a number, or out of bounds.
    #[error(
        "{asked:?} is no budget for a search; write a number of simulations from 1 to \
         {MOST_SIMULATIONS}, or a time from 1ms to {MOST_MILLIS}ms"
    )]
    Budget {
        /// What was asked for.
        asked: String,
    },
    /// The bot does not search, so it has no use for a budget.
    #[error("{bot} takes no budget, but {asked:?} was given; only mcts does")]
    NoBudget {
        /// The bot.
        bot: BotSpec,
        /// What was asked for.
        asked: String,
    },
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let bot = match name {
            "random" => BotSpec::Random,
            "sensible" => BotSpec::Sensible,
            "greedy" => BotSpec::Greedy,
            "mcts" => BotSpec::Mcts(Budget::Simulations(USUAL_SIMULATIONS)),
            _ => return Err(BotSpecError::Unknown { asked: text.to_owned() }),
        };
        match (bot, budget) {
            (_, None) => Ok(bot),
            (BotSpec::Mcts(_), Some(budget)) => budget.parse().map(BotSpec::Mcts),
            (_, Some(budget)) => Err(BotSpecError::NoBudget { bot, asked: budget.to_owned() }),
        }
    }
}

impl FromStr for Budget {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let amount = |digits: &str, most: u32| match digits.parse() {
            Ok(amount) if (1..=most).contains(&amount) => Ok(amount),
            _ => Err(BotSpecError::Budget { asked: text.to_owned() }),
        };
        match text.strip_suffix("ms") {
            Some(digits) => {
                let millis = amount(digits, MOST_MILLIS)?;
                Ok(Budget::Time(Duration::from_millis(millis.into())))
            }
            None => amount(text, MOST_SIMULATIONS).map(Budget::Simulations),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Sensible => f.write_str("sensible"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Mcts(budget) => write!(f, "mcts:{budget}"),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Simulations(simulations) => write!(f, "{simulations}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl Serialize for BotSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_at_one_table_share_their_time() {
        let spec = |text: &str| text.parse::<BotSpec>().expect("a bot");
        let least = Duration::from_millis(350);
        assert_eq!(spec("mcts:2000ms").among(1, least), spec("mcts:2000ms"));
        assert_eq!(spec("mcts:2000ms").among(4, least), spec("mcts:500ms"));
        assert_eq!(spec("mcts:400ms").among(4, least), spec("mcts:350ms"));
        assert_eq!(spec("mcts:100ms").among(4, least), spec("mcts:100ms"));
        for unchanged in ["mcts:1000", "greedy", "random"] {
            assert_eq!(spec(unchanged).among(4, least), spec(unchanged));
        }
        assert_eq!(spec("mcts:9ms").among(0, Duration::ZERO), spec("mcts:9ms"));
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["random", "sensible", "greedy", "mcts:1", "mcts:1000", "mcts:500ms"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("mcts".parse::<BotSpec>().unwrap().to_string(), "mcts:1000");
    }

    #[test]
    fn an_unknown_bot_is_refused_with_what_exists() {
        for text in ["", "Random", "minmax:3", " greedy"] {
            let error = text.parse::<BotSpec>().unwrap_err();
            assert_eq!(error, BotSpecError::Unknown { asked: text.to_owned() });
            assert!(error.to_string().contains("random, sensible, greedy, mcts"), "{error}");
        }
    }

    #[test]
    fn a_budget_has_bounds_and_only_a_search_takes_one() {
        for text in ["mcts:", "mcts:0", "mcts:0ms", "mcts:-5", "mcts:10s", "mcts:99999999999"] {
            let error = text.parse::<BotSpec>().unwrap_err();
            assert!(matches!(error, BotSpecError::Budget { .. }), "{text}: {error}");
        }
        let error = "greedy:5".parse::<BotSpec>().unwrap_err();
        assert_eq!(error, BotSpecError::NoBudget { bot: BotSpec::Greedy, asked: "5".to_owned() });
    }

    #[test]
    fn a_budget_can_be_set_apart_from_the_name() {
        let mcts: BotSpec = "mcts".parse().unwrap();
        assert_eq!(mcts.with_simulations(50).unwrap().to_string(), "mcts:50");
        assert_eq!(mcts.with_millis(20).unwrap().to_string(), "mcts:20ms");
        assert!(mcts.with_simulations(0).is_err());
        assert_eq!(BotSpec::Random.with_simulations(50), Ok(BotSpec::Random));
    }
}
