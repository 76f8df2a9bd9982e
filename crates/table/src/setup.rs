//! The description of a game for lists and pages, and the set-up of one table.

use std::collections::BTreeMap;

/// What a game is, for lists and pages.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// The id in the protocol, in records and in addresses.
    pub id: &'static str,
    /// The name on the box.
    pub name: String,
    /// Ids of the seats, in order; the longest list if their number varies.
    pub seats: Vec<&'static str>,
    /// The id of the only seat of a table for one, where it is not the first of `seats`: a player
    /// alone may have no side of their own.
    pub alone: Option<&'static str>,
    /// How many seats can be taken.
    pub seat_counts: std::ops::RangeInclusive<usize>,
    /// What can be played, the default first.
    pub editions: Vec<Edition>,
    /// Options of a set-up with their allowed values, the default first.
    pub options: Vec<(&'static str, Vec<&'static str>)>,
    /// Versions of the rules that stored games may carry, the newest first.
    pub rules: &'static [u32],
    /// Where the components' data come from.
    pub sources: Vec<String>,
}

/// One edition of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    /// Id, as in the component file.
    pub id: String,
    /// Title on the box.
    pub title: String,
    /// Scenarios, the default first.
    pub scenarios: Vec<Scenario>,
    /// The share of its components' data that was reconstructed, from 0 to 1.
    pub reconstructed: f64,
}

/// One way of setting a game up.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Id, as in the component file.
    pub id: String,
    /// Title.
    pub title: String,
}

/// What somebody wants to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Edition id.
    pub edition: String,
    /// Scenario id.
    pub scenario: String,
    /// Number of seats.
    pub seats: usize,
    /// Options other than the default.
    pub options: BTreeMap<String, String>,
    /// Version of the rules: a stored game keeps the one it began with.
    pub rules: u32,
}

/// A set-up that can't be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// No such edition, scenario, option or version.
    #[error("{what} {asked:?} does not exist; choose one of: {known}")]
    Unknown {
        /// What kind of thing was named.
        what: &'static str,
        /// The name that was given.
        asked: String,
        /// The names that exist.
        known: String,
    },
    /// Too few or too many players.
    #[error("{asked} seats were asked for; this game has {least} to {most}")]
    Seats {
        /// How many were asked for.
        asked: usize,
        /// How many it needs.
        least: usize,
        /// How many it can take.
        most: usize,
    },
}

impl About {
    /// A game of one edition, with a scenario for each `(id, title)`, and nothing to choose besides:
    /// all seats are taken, there are no options, and the rules are in their first version.
    #[must_use]
    pub fn plain(
        (id, name): (&'static str, &str),
        seats: &[&'static str],
        edition: &str,
        scenarios: &[(&str, &str)],
    ) -> About {
        let scenario =
            |&(id, title): &(&str, &str)| Scenario { id: id.into(), title: title.into() };
        let scenarios = scenarios.iter().map(scenario).collect();
        let (edition, title) = (edition.to_owned(), name.to_owned());
        About {
            id,
            name: name.to_owned(),
            seats: seats.to_vec(),
            alone: None,
            seat_counts: seats.len()..=seats.len(),
            editions: vec![Edition { id: edition, title, scenarios, reconstructed: 0.0 }],
            options: Vec::new(),
            rules: &[1],
            sources: Vec::new(),
        }
    }

    /// Ids of the seats of a table with so many of them, in order.
    #[must_use]
    pub fn seats_of(&self, count: usize) -> &[&'static str] {
        match self.alone.as_slice() {
            alone @ [_] if count == 1 => alone,
            _ => &self.seats[..count.min(self.seats.len())],
        }
    }

    /// Ids of every seat that a table can have.
    pub fn every_seat(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.alone.iter().chain(&self.seats).copied()
    }
}

impl Setup {
    /// The default set-up of a game.
    #[must_use]
    pub fn standard(about: &About) -> Setup {
        let edition = about.editions.first();
        Setup {
            edition: edition.map(|edition| edition.id.clone()).unwrap_or_default(),
            scenario: edition
                .and_then(|edition| edition.scenarios.first())
                .map(|scenario| scenario.id.clone())
                .unwrap_or_default(),
            seats: *about.seat_counts.start(),
            options: BTreeMap::new(),
            rules: about.rules.first().copied().unwrap_or(1),
        }
    }

    /// The value of an option; the first of its values if the set-up does not name one. Empty if
    /// the game has no such option.
    #[must_use]
    pub fn option<'a>(&'a self, about: &'a About, name: &str) -> &'a str {
        let known = about.options.iter().find(|(known, _)| *known == name);
        let default = known.and_then(|(_, values)| values.first()).copied();
        self.options.get(name).map(String::as_str).or(default).unwrap_or_default()
    }

    /// Whether two set-ups mean the same game: a default that is named explicitly is still the
    /// default.
    #[must_use]
    pub fn is_like(&self, other: &Setup, about: &About) -> bool {
        let same = |(name, _): &(&str, _)| self.option(about, name) == other.option(about, name);
        self.edition == other.edition
            && self.scenario == other.scenario
            && (self.seats, self.rules) == (other.seats, other.rules)
            && about.options.iter().all(same)
    }

    /// Checks every part of the set-up against what the game has. No other code does.
    ///
    /// # Errors
    /// The first part that does not exist, with what does.
    pub fn check(&self, about: &About) -> Result<(), SetupError> {
        let ids = |edition: &Edition| edition.id.clone();
        let edition = about.editions.iter().find(|edition| edition.id == self.edition);
        let edition = edition
            .ok_or_else(|| unknown("edition", &self.edition, about.editions.iter().map(ids)))?;
        let scenarios = edition.scenarios.iter().map(|scenario| scenario.id.clone());
        if !scenarios.clone().any(|id| id == self.scenario) {
            return Err(unknown("scenario", &self.scenario, scenarios));
        }
        if !about.seat_counts.contains(&self.seats) {
            let (least, most) = (*about.seat_counts.start(), *about.seat_counts.end());
            return Err(SetupError::Seats { asked: self.seats, least, most });
        }
        if !about.rules.contains(&self.rules) {
            let known = about.rules.iter().map(u32::to_string);
            return Err(unknown("rules version", &self.rules.to_string(), known));
        }
        self.options.iter().try_for_each(|(name, value)| check_option(about, name, value))
    }
}

fn check_option(about: &About, name: &str, value: &str) -> Result<(), SetupError> {
    let Some((_, values)) = about.options.iter().find(|(known, _)| *known == name) else {
        let known = about.options.iter().map(|(known, _)| (*known).to_owned());
        return Err(unknown("option", name, known));
    };
    if values.contains(&value) {
        return Ok(());
    }
    Err(unknown("value of an option", value, values.iter().map(|value| (*value).to_owned())))
}

fn unknown(what: &'static str, asked: &str, known: impl Iterator<Item = String>) -> SetupError {
    let known: Vec<_> = known.collect();
    let known = if known.is_empty() { "(none)".to_owned() } else { known.join(", ") };
    SetupError::Unknown { what, asked: asked.to_owned(), known }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        let scenario = |id: &str| Scenario { id: id.into(), title: id.into() };
        let edition = |id: &str, scenarios: &[&str]| Edition {
            id: id.into(),
            title: id.into(),
            scenarios: scenarios.iter().copied().map(scenario).collect(),
            reconstructed: 0.0,
        };
        About {
            id: "toy",
            name: "Toy".into(),
            seats: vec!["a", "b", "c"],
            alone: None,
            seat_counts: 2..=3,
            editions: vec![edition("new", &["long", "short"]), edition("old", &["long", "duel"])],
            options: vec![("fog", vec!["off", "on"])],
            rules: &[2, 1],
            sources: Vec::new(),
        }
    }

    fn standard() -> Setup {
        Setup::standard(&about())
    }

    /// What is wrong with a set-up, in words.
    fn fault(setup: &Setup) -> String {
        setup.check(&about()).expect_err("it can be played").to_string()
    }

    #[test]
    fn the_standard_set_up_is_the_first_of_everything() {
        let setup = standard();
        assert_eq!((setup.edition.as_str(), setup.scenario.as_str()), ("new", "long"));
        assert_eq!((setup.seats, setup.rules, setup.options.len()), (2, 2, 0));
        assert_eq!(setup.check(&about()), Ok(()));
    }

    #[test]
    fn a_plain_game_has_one_edition_and_all_its_seats() {
        let about = About::plain(("toy", "Toy"), &["a", "b"], "first", &[("x", "X"), ("y", "Y")]);
        let setup = Setup { scenario: "y".into(), ..Setup::standard(&about) };
        assert_eq!((setup.edition.as_str(), setup.seats, setup.rules), ("first", 2, 1));
        assert_eq!(setup.check(&about), Ok(()));
        assert_eq!(about.editions[0].title, "Toy");
    }

    #[test]
    fn everything_that_exists_can_be_asked_for() {
        let options = BTreeMap::from([("fog".to_owned(), "off".to_owned())]);
        let (edition, scenario) = ("old".to_owned(), "duel".to_owned());
        let setup = Setup { edition, scenario, seats: 3, options, rules: 1 };
        assert_eq!(setup.check(&about()), Ok(()));
    }

    #[test]
    fn what_does_not_exist_is_named_with_what_does() {
        let setup = Setup { edition: "lost".into(), ..standard() };
        assert_eq!(fault(&setup), "edition \"lost\" does not exist; choose one of: new, old");
        // A scenario belongs to its edition.
        let setup = Setup { scenario: "duel".into(), ..standard() };
        assert_eq!(fault(&setup), "scenario \"duel\" does not exist; choose one of: long, short");
        let setup = Setup { rules: 3, ..standard() };
        assert_eq!(fault(&setup), "rules version \"3\" does not exist; choose one of: 2, 1");
    }

    #[test]
    fn a_table_for_one_may_have_a_seat_of_its_own() {
        let about = about();
        assert_eq!((about.seats_of(2), about.seats_of(1)), (&["a", "b"][..], &["a"][..]));
        let about = About { alone: Some("hermit"), seat_counts: 1..=3, ..about };
        assert_eq!((about.seats_of(2), about.seats_of(1)), (&["a", "b"][..], &["hermit"][..]));
        assert_eq!(about.every_seat().collect::<Vec<_>>(), ["hermit", "a", "b", "c"]);
    }

    #[test]
    fn seats_are_counted() {
        for seats in [0, 1, 4, usize::MAX] {
            let setup = Setup { seats, ..standard() };
            let expected = SetupError::Seats { asked: seats, least: 2, most: 3 };
            assert_eq!(setup.check(&about()), Err(expected));
        }
        let setup = Setup { seats: 1, ..standard() };
        assert_eq!(fault(&setup), "1 seats were asked for; this game has 2 to 3");
    }

    #[test]
    fn options_have_names_and_values() {
        let with = |name: &str, value: &str| {
            let options = BTreeMap::from([(name.to_owned(), value.to_owned())]);
            Setup { options, ..standard() }
        };
        assert_eq!(with("fog", "on").check(&about()), Ok(()));
        assert_eq!(
            fault(&with("fog", "thick")),
            "value of an option \"thick\" does not exist; choose one of: off, on"
        );
        assert_eq!(
            fault(&with("rain", "on")),
            "option \"rain\" does not exist; choose one of: fog"
        );
        let bare = About { options: Vec::new(), ..about() };
        let error = with("rain", "on").check(&bare).unwrap_err().to_string();
        assert_eq!(error, "option \"rain\" does not exist; choose one of: (none)");
    }

    #[test]
    fn a_default_that_was_asked_for_is_still_a_default() {
        let with = |value: &str| {
            let options = BTreeMap::from([("fog".to_owned(), value.to_owned())]);
            Setup { options, ..standard() }
        };
        assert_eq!(standard().option(&about(), "fog"), "off");
        assert_eq!(with("on").option(&about(), "fog"), "on");
        assert_eq!(standard().option(&about(), "rain"), "");
        assert!(standard().is_like(&with("off"), &about()));
        assert!(!standard().is_like(&with("on"), &about()));
        assert!(!standard().is_like(&Setup { seats: 3, ..standard() }, &about()));
        assert!(!standard().is_like(&Setup { scenario: "short".into(), ..standard() }, &about()));
    }

    #[test]
    fn a_game_without_editions_has_no_set_up_to_play() {
        let bare = About { editions: Vec::new(), rules: &[], ..about() };
        let setup = Setup::standard(&bare);
        assert_eq!((setup.edition.as_str(), setup.rules), ("", 1));
        assert!(setup.check(&bare).is_err());
    }
}
