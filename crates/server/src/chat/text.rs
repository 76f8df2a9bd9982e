//! Chat lines: visible text of bounded length.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// No line is longer, in letters.
pub(crate) const LONGEST: usize = 300;
/// Marks over one letter; more would grow over the lines around it.
const MOST_MARKS: usize = 3;

/// Normalises a line: composed, with single spaces. `None` if it is empty or too long, or contains
/// characters that change the text around it.
pub(super) fn line(text: &str) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // Text that is far too long is not worth composing.
    if text.len() > 16 * LONGEST || text.chars().any(is_refused) {
        return None;
    }
    let text: String = text.nfc().collect();
    let is_fine = (1..=LONGEST).contains(&text.chars().count())
        && text.chars().any(is_seen)
        && !has_tower(&text);
    is_fine.then_some(text)
}

/// Control characters, marks that change the direction of text, tags, and invisible letters.
/// Joiners and the emoji variation selector (U+FE0F) stay: many scripts and emoji need them.
fn is_refused(letter: char) -> bool {
    let unseen = ['\u{ad}', '\u{34f}', '\u{61c}', '\u{115f}', '\u{1160}', '\u{3164}', '\u{feff}'];
    let ranges = [
        '\u{200b}'..='\u{200b}',
        '\u{200e}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{fff9}'..='\u{fffb}',
        '\u{e0000}'..='\u{e0fff}',
    ];
    letter.is_control()
        || unseen.contains(&letter)
        || ranges.iter().any(|range| range.contains(&letter))
}

fn is_seen(letter: char) -> bool {
    let is_joiner = matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    !letter.is_whitespace() && !is_joiner && !is_combining_mark(letter)
}

fn has_tower(text: &str) -> bool {
    let mut marks = 0;
    text.nfd().any(|letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_visible_text() {
        assert_eq!(line("  good\tgame \n all "), Some("good game all".into()));
        assert_eq!(line("e\u{301}"), Some("é".into()), "composed");
        for fine in ["❤️", "👩‍🚀", "Καλημέρα!", "שלום", "<b>x</b>", "نعم"]
        {
            assert_eq!(line(fine), Some(fine.into()));
        }
        let long = "a".repeat(LONGEST);
        assert_eq!(line(&long).as_deref(), Some(&*long));
        let wrong =
            ["", " ", "\u{200d}", "a\u{202e}b", "\u{2066}a", "a\u{0}b", "a\u{7}", "\u{301}"];
        let long = [&*"a".repeat(LONGEST + 1), &*"x".repeat(100_000)];
        let towers = format!("a{}", "\u{300}".repeat(9));
        for wrong in wrong.iter().copied().chain(long).chain([&*towers, "a\u{200b}b", "a\u{e0041}"])
        {
            assert_eq!(line(wrong), None, "{wrong:?}");
        }
    }
}
