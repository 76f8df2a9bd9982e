//! The starting positions of the suite.

use serde_json::Value;

use super::{Checks, claim};
use crate::any::setup_of_state;
use crate::contract::Game;
use crate::matches::Match;
use crate::setup::{About, Setup};
use crate::words::Words;

/// A match, not yet begun, for every set-up and every starting state.
pub(super) fn beginnings<G: Game>(checks: &Checks) -> Result<Vec<Match<G>>, String> {
    unnamed_options(G::about(), G::words())?;
    let mut beginnings = matches_of::<G>(&checks.setups)?;
    for (index, state) in checks.starts.iter().enumerate() {
        let game = from_state::<G>(state)
            .map_err(|faults| format!("starting state {index} is refused: {faults}"))?;
        beginnings.push(game);
    }
    Ok(beginnings)
}

/// Matches of the set-ups given, or of all that the game has.
pub(super) fn matches_of<G: Game>(setups: &[Setup]) -> Result<Vec<Match<G>>, String> {
    let begin = |setup: &Setup| {
        Match::<G>::new(setup.clone())
            .map_err(|error| format!("the set-up {setup:?} can't be played: {error}"))
    };
    if !setups.is_empty() {
        return setups.iter().map(begin).collect();
    }
    let standard = Setup::standard(G::about());
    begin(&standard)?;
    // A scenario may be for certain seats or options only: set-ups that the game refuses are
    // skipped.
    Ok(every_setup(G::about()).iter().filter_map(|setup| begin(setup).ok()).collect())
}

/// People choose options by their names: `option-<name>` and `option-<name>-<value>`.
fn unnamed_options(about: &About, words: &Words) -> Result<(), String> {
    let ids = about.options.iter().flat_map(|(name, values)| {
        let of_value = values.iter().map(move |value| format!("option-{name}-{value}"));
        std::iter::once(format!("option-{name}")).chain(of_value)
    });
    let missing: Vec<_> = ids.filter(|id| !words.has(id)).collect();
    claim(missing.is_empty(), || format!("options have no words: {}", missing.join(", ")))
}

fn from_state<G: Game>(state: &Value) -> Result<Match<G>, String> {
    let position = G::load(state).map_err(|faults| faults.join("; "))?;
    let setup = setup_of_state(G::about(), state);
    setup.check(G::about()).map_err(|error| error.to_string())?;
    Ok(Match::from_position(setup, position))
}

/// Every edition, scenario and number of seats; every other value of an option and every older
/// version of the rules, one at a time.
fn every_setup(about: &About) -> Vec<Setup> {
    let standard = Setup::standard(about);
    let mut setups = Vec::new();
    for edition in &about.editions {
        for scenario in &edition.scenarios {
            setups.extend(about.seat_counts.clone().map(|seats| Setup {
                edition: edition.id.clone(),
                scenario: scenario.id.clone(),
                seats,
                ..standard.clone()
            }));
        }
    }
    for (name, values) in &about.options {
        setups.extend(values.iter().skip(1).map(|value| {
            let mut setup = standard.clone();
            setup.options.insert((*name).to_owned(), (*value).to_owned());
            setup
        }));
    }
    let older = about.rules.iter().skip(1);
    setups.extend(older.map(|&rules| Setup { rules, ..standard.clone() }));
    setups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Rules;
    use crate::contract::Speech;
    use crate::testkit::pebbles::Pebbles;

    #[test]
    fn an_option_without_words_is_found() {
        let mut about = Pebbles::about().clone();
        unnamed_options(&about, Pebbles::words()).unwrap();
        about.options.push(("fog", vec!["off", "on"]));
        let fault = unnamed_options(&about, Pebbles::words()).unwrap_err();
        assert_eq!(fault, "options have no words: option-fog, option-fog-off, option-fog-on");
    }

    #[test]
    fn every_scenario_and_option_is_a_set_up() {
        let setups = every_setup(Pebbles::about());
        let told: Vec<_> =
            setups.iter().map(|setup| (setup.scenario.as_str(), setup.options.len())).collect();
        assert_eq!(told, [("brook", 0), ("beach", 0), ("brook", 1)]);
    }
}
