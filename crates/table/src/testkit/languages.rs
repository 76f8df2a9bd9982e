//! Translations: every language says what English says, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

/// The arguments of each message of a file, and of each attribute of a message.
type Said<'a> = BTreeMap<String, BTreeSet<&'a str>>;

/// Compares Fluent files, `(language, text)`, with the first: nothing is missing, nothing is
/// surplus, and no message takes an argument that the first does not have.
///
/// # Panics
/// With everything that differs.
pub fn check_languages(files: &[(&str, &str)]) {
    let faults = faults(files);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let Some(((_, first), others)) = files.split_first() else { return Vec::new() };
    let first = said(first);
    let mut faults = Vec::new();
    for (language, text) in others {
        let own = said(text);
        let missing = first.keys().filter(|id| !own.contains_key(*id));
        faults.extend(missing.map(|id| format!("{language}: {id} is missing")));
        for (id, arguments) in &own {
            let Some(known) = first.get(id) else {
                faults.push(format!("{language}: {id} is surplus"));
                continue;
            };
            let unknown = arguments.difference(known);
            faults.extend(unknown.map(|name| format!("{language}: {id} has no argument ${name}")));
        }
    }
    faults
}

/// Parses as much of a Fluent file as this needs: a message begins a line, an attribute an indented
/// one with a dot, and whatever else is indented belongs to the last of them.
fn said(text: &str) -> Said<'_> {
    let mut said = Said::new();
    let (mut message, mut last) = ("", String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let head = line.split_once(" =").map_or("", |(head, _)| head);
        if is_id(head) {
            (message, last) = (head, head.to_owned());
        } else if let Some(attribute) = head.trim_start().strip_prefix('.').filter(|id| is_id(id)) {
            last = format!("{message}.{attribute}");
        }
        if !last.is_empty() {
            said.entry(last.clone()).or_default().extend(arguments(line));
        }
    }
    said
}

fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.chars().all(is_of_id)
}

fn is_of_id(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}

/// The arguments that a line names.
fn arguments(line: &str) -> impl Iterator<Item = &str> {
    let end = |rest: &str| rest.find(|c| !is_of_id(c)).unwrap_or(rest.len());
    line.split('$').skip(1).map(move |rest| &rest[..end(rest)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
# A comment = none.
take = Take { $n ->
    [one] a pebble
   *[other] { $n } pebbles
 } of { $whose }
    .remedy = Take { $less }.
done = Leave it
";

    #[test]
    fn what_is_said_alike_is_no_fault() {
        let italian = "done = Lascia\ntake = Prendi { $n } di { $whose }\n    .remedy = Prendi.\n";
        check_languages(&[("en", ENGLISH), ("it", italian)]);
        check_languages(&[("en", ENGLISH)]);
        check_languages(&[]);
    }

    #[test]
    fn everything_that_differs_is_told() {
        let polish =
            "take = Weź { $n } { $ile }\n    .text = { $less }\ndone =\n    Zostaw { $n }\n";
        let expected = [
            "pl: take.remedy is missing",
            "pl: done has no argument $n",
            "pl: take has no argument $ile",
            "pl: take.text is surplus",
        ];
        assert_eq!(faults(&[("en", ENGLISH), ("pl", polish)]), expected);
    }

    #[test]
    #[should_panic(expected = "es: done is missing")]
    fn a_fault_fails_the_test_of_a_game() {
        check_languages(&[("en", ENGLISH), ("es", "take = Coge\n    .remedy = Coge.\n")]);
    }
}
