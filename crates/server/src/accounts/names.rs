//! Names: which are valid, and which two can be mistaken for each other.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton as prototype;

/// No name is longer, in letters.
pub(crate) const LONGEST: usize = 24;
/// No name of an account is shorter.
const SHORTEST: usize = 2;

/// A name that can be shown: not empty, not too long, no invisible characters.
pub(crate) fn shown(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    // A letter can carry dozens of marks that grow over the lines around it.
    let marks = name.nfd().filter(|&letter| is_combining_mark(letter)).count();
    let letters = name.nfd().count() - marks;
    let is_fine = (1..=LONGEST).contains(&length) && marks <= 2 * letters;
    let is_fine = is_fine && !name.chars().any(is_odd);
    is_fine.then_some(name)
}

/// A name that can be claimed: letters and digits of one script, with few separators.
pub(crate) fn claimable(name: &str) -> Option<String> {
    let name: String = shown(name)?.nfkc().collect();
    let is_fine = |letter: char| letter.is_alphanumeric() || is_combining_mark(letter);
    let is_between = |letter: char| " -_.'’".contains(letter);
    let has_letters = name.chars().filter(|&letter| is_fine(letter)).count() >= SHORTEST;
    let is_plain = name.chars().all(|letter| is_fine(letter) || is_between(letter));
    let fits = name.chars().count() <= LONGEST;
    (has_letters && is_plain && fits && name.as_str().is_single_script()).then_some(name)
}

/// How a name looks to somebody in a hurry: names with the same skeleton can be mistaken for each
/// other. Case, marks, spaces and separators are dropped; letters that look alike in any script, by
/// the tables of Unicode (UTS 39), are one; so are `i`, `l` and `1`.
pub(crate) fn skeleton(name: &str) -> String {
    let mut seen: String = name.nfkc().collect();
    // Lower-casing may produce letters that look like others again.
    for _ in 0..2 {
        seen = prototype(&seen).flat_map(char::to_lowercase).collect();
    }
    let seen = seen.nfd().filter(|&letter| letter.is_alphanumeric() && !is_combining_mark(letter));
    let seen: String = seen.map(|letter| if letter == 'i' { 'l' } else { letter }).collect();
    // A name made only of symbols is its own skeleton.
    if seen.is_empty() { name.nfkc().collect() } else { seen }
}

/// Control characters, invisible letters, and marks that change the direction of text.
fn is_odd(letter: char) -> bool {
    let unseen = ['\u{ad}', '\u{34f}', '\u{61c}', '\u{115f}', '\u{1160}', '\u{3164}', '\u{feff}'];
    let ranges = [
        '\u{200b}'..='\u{200f}',
        '\u{202a}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{fe00}'..='\u{fe0f}',
        '\u{e0000}'..='\u{e0fff}',
    ];
    letter.is_control()
        || unseen.contains(&letter)
        || ranges.iter().any(|range| range.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(shown("  Lysis  of Athens "), Some("Lysis of Athens".into()));
        for wrong in ["", "   ", "a\u{202e}b", "\u{200b}", "\u{3164}", "\u{feff}", &"a".repeat(25)]
        {
            assert_eq!(shown(wrong), None, "{wrong:?}");
        }
        assert_eq!(shown("a\u{7}b"), None);
        assert_eq!(shown("a\u{e0041}b"), None, "a tag that nobody sees");
        let grown = format!("a{}", "\u{300}".repeat(12));
        assert_eq!(shown(&grown), None, "marks on marks");
    }

    #[test]
    fn names_that_look_alike_are_one() {
        let alike = [
            "anna",
            "ANNA",
            "Anna ",
            "A n n a",
            "an-na",
            "Änna",
            "Аnnа",
            "ａｎｎａ",
            "𝐀𝐧𝐧𝐚",
            "αnna",
        ];
        for name in alike {
            assert_eq!(skeleton(name), skeleton("Anna"), "{name:?}");
        }
        for (one, other) in [("Ingrid", "lngrid"), ("Wil1", "Will"), ("modern", "modem")] {
            assert_eq!(skeleton(one), skeleton(other));
        }
        for (one, other) in [("Anna", "Hanna"), ("Lysis", "Lyses"), ("Νίκη", "Νίκος")] {
            assert_ne!(skeleton(one), skeleton(other));
        }
    }

    #[test]
    fn an_account_is_named_in_one_script() {
        for fine in ["Anna", "Νίκη", "Анна", "Jean-Luc", "O'Neill", "小明", "user_42"] {
            assert!(claimable(fine).is_some(), "{fine:?}");
        }
        for wrong in ["A", "Аnna", "<b>x</b>", "anna@home", "...", "a/b", "ann\u{200d}a", "☺☺☺"]
        {
            assert_eq!(claimable(wrong), None, "{wrong:?}");
        }
    }
}
