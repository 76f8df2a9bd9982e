//! The options of a set-up: chosen on a form, kept with the table, and said on pages.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde::{Deserialize, Deserializer};
use table::any::AnyGame;
use table::{About, Words};

use crate::pages::new::chip;
use crate::storage::TableRow;
use crate::words::{capitalised, say_of_game, scenario_title};

/// The field of an option on a form begins with this.
const FIELD: &str = "option-";

/// Chosen values by the names of options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options(BTreeMap<String, String>);

/// The options among the fields of a form.
impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = BTreeMap::<String, String>::deserialize(deserializer)?;
        Ok(fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect())
    }
}

impl<'a> FromIterator<(&'a str, &'a str)> for Options {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(fields: I) -> Self {
        let own = |(field, value): (&str, &str)| {
            Some((field.strip_prefix(FIELD)?.to_owned(), value.to_owned()))
        };
        Options(fields.into_iter().filter_map(own).collect())
    }
}

impl Options {
    /// Values as a program names them.
    pub(crate) fn named(values: BTreeMap<String, String>) -> Options {
        Options(values)
    }

    /// The fields of a form with these choices.
    pub(crate) fn fields(&self) -> impl Iterator<Item = (String, String)> {
        self.0.iter().map(|(name, value)| (format!("{FIELD}{name}"), value.clone()))
    }

    /// The options of a set-up. The usual values are left out, so that equal set-ups are stored
    /// and recorded alike; unknown names and values stay, for the rules to refuse.
    pub(crate) fn of_setup(&self, about: &About) -> BTreeMap<String, String> {
        let chosen = self.0.iter().filter(|(name, value)| !is_usual(about, name, value));
        chosen.map(|(name, value)| (name.clone(), value.clone())).collect()
    }
}

fn is_usual(about: &About, name: &str, value: &str) -> bool {
    let option = about.options.iter().find(|(known, _)| *known == name);
    option.and_then(|(_, values)| values.first()).is_some_and(|usual| *usual == value)
}

/// A row of choices for each option, the usual one first.
pub(crate) fn choices(words: &Words, about: &About) -> Markup {
    html! {
        @for (name, values) in &about.options {
            fieldset.row {
                legend { (title(words, name)) }
                @for (n, value) in values.iter().enumerate() {
                    (chip(&format!("{FIELD}{name}"), value, n == 0, &capitalised(&said(words, name, value))))
                }
            }
        }
    }
}

/// How a table is set up, in words: edition, scenario, and the options that are not as usual.
pub(crate) fn setup_in_words(game: &dyn AnyGame, row: &TableRow) -> String {
    let words = game.words();
    let edition = game.about().editions.iter().find(|edition| edition.id == row.edition);
    let scenario = edition
        .and_then(|edition| edition.scenarios.iter().find(|scenario| scenario.id == row.scenario));
    let option = |(name, value): (&String, &String)| {
        format!("{}: {}", title(words, name), said(words, name, value))
    };
    let unusual = |(name, value): &(&String, &String)| !is_usual(game.about(), name, value);
    let said: Vec<_> = std::iter::empty()
        .chain(edition.map(|edition| edition.title.clone()))
        .chain(scenario.map(|scenario| scenario_title(words, scenario)))
        .chain(row.options.iter().filter(unusual).map(option))
        .collect();
    said.join(" · ")
}

fn title(words: &Words, name: &str) -> String {
    say_of_game(words, format!("option-{name}"), name)
}

fn said(words: &Words, name: &str, value: &str) -> String {
    say_of_game(words, format!("option-{name}-{value}"), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        let mut about = About::plain(("toy", "Toy"), &["one"], "first", &[("only", "Only")]);
        about.options = vec![("fog", vec!["off", "on"])];
        about
    }

    fn of_setup(fields: &[(&str, &str)]) -> BTreeMap<String, String> {
        fields.iter().copied().collect::<Options>().of_setup(&about())
    }

    fn map(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn only_what_is_not_usual_is_kept() {
        assert_eq!(of_setup(&[("game", "toy"), ("option-fog", "off")]), map(&[]));
        assert_eq!(of_setup(&[("option-fog", "on")]), map(&[("fog", "on")]));
    }

    #[test]
    fn what_is_unknown_is_left_to_the_rules() {
        let nonsense = [("option-fog", "thick"), ("option-", "x"), ("option-sun", "on")];
        assert_eq!(of_setup(&nonsense), map(&[("", "x"), ("fog", "thick"), ("sun", "on")]));
    }

    #[test]
    fn fields_are_read_back() {
        let options = Options::named(map(&[("fog", "on")]));
        let fields: Vec<_> = options.fields().collect();
        assert_eq!(fields, [("option-fog".to_owned(), "on".to_owned())]);
        let read = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert_eq!(options, read);
    }
}
