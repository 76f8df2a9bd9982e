//! The list of what can be done.

use table::any::Choice;

/// Longer lists are grouped by verb.
const SHORT: usize = 12;
/// Lines of groups are wrapped at this width.
const WIDTH: usize = 96;

/// The choices with their numbers, ready to be printed.
pub(super) fn listed(choices: &[Choice]) -> String {
    if is_long(choices) { grouped(choices) } else { one_by_one(choices) }
}

/// Whether the list is long enough to be grouped.
pub(super) fn is_long(choices: &[Choice]) -> bool {
    choices.len() > SHORT
}

fn one_by_one(choices: &[Choice]) -> String {
    let width = choices.iter().map(|choice| choice.label.chars().count()).max().unwrap_or(0);
    let line = |(index, choice): (usize, &Choice)| {
        format!("{:>4}  {:width$}  {}\n", index + 1, choice.label, choice.words)
    };
    choices.iter().enumerate().map(line).collect()
}

/// One paragraph per verb, in the order of their first appearance.
fn grouped(choices: &[Choice]) -> String {
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    for (index, choice) in choices.iter().enumerate() {
        let (verb, rest) = choice.words.split_once(' ').unwrap_or((&choice.words, ""));
        let item = format!("{}) {rest}", index + 1).trim_end().to_owned();
        match groups.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, items)) => items.push(item),
            None => groups.push((verb, vec![item])),
        }
    }
    groups.iter().map(|(verb, items)| paragraph(verb, items)).collect()
}

fn paragraph(verb: &str, items: &[String]) -> String {
    let mut text = format!("  {verb}");
    let mut width = text.chars().count();
    for item in items {
        let length = item.chars().count() + 3;
        if width + length > WIDTH {
            text.push_str("\n    ");
            width = 4;
        }
        text.push_str("   ");
        text.push_str(item);
        width += length;
    }
    text.push('\n');
    text
}

/// Near misses for a mistyped move: legal moves that begin the same way.
pub(super) fn similar<'a>(choices: &'a [Choice], words: &str) -> Vec<&'a str> {
    let first = words.split(' ').next().unwrap_or_default();
    let begins = |choice: &&Choice| !first.is_empty() && choice.words.starts_with(first);
    choices.iter().filter(begins).map(|choice| choice.words.as_str()).take(5).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(words: &str) -> Choice {
        let label = format!("To {words}");
        Choice {
            words: words.into(),
            label,
            targets: Vec::new(),
            clause: "X-1",
            weight: None,
            amount: None,
        }
    }

    #[test]
    fn a_short_list_shows_labels_and_words() {
        let text = listed(&[choice("roll"), choice("take two")]);
        assert_eq!(text, "   1  To roll      roll\n   2  To take two  take two\n");
    }

    #[test]
    fn a_long_list_is_grouped_by_verb() {
        let mut choices: Vec<_> = (1..=30).map(|n| choice(&format!("march place-{n}"))).collect();
        choices.push(choice("done"));
        let text = listed(&choices);
        assert!(text.starts_with("  march   1) place-1   2) place-2"), "{text}");
        assert!(text.ends_with("\n  done   31)\n"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
    }

    #[test]
    fn words_that_are_no_move_find_similar_ones() {
        let choices = [choice("march thebai"), choice("done")];
        assert_eq!(similar(&choices, "march athens"), ["march thebai"]);
        assert!(similar(&choices, "").is_empty());
    }
}
