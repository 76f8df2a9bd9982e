//! How wide words are, roughly: the renderer's fonts are not known here, so the widths are those
//! of the common sans serifs, a little on the generous side.

/// Width of a text of a size.
pub fn width(text: &str, size: f32) -> f32 {
    text.chars().map(advance).sum::<f32>() * size
}

/// The share of the size that a character takes.
fn advance(c: char) -> f32 {
    match c {
        'i' | 'l' | 'j' | '.' | ',' | ':' | ';' | '\'' | '|' | '·' => 0.27,
        't' | 'f' | 'r' | ' ' | '(' | ')' | '-' | '/' | 'I' => 0.34,
        'm' | 'w' | 'M' | 'W' | '→' => 0.88,
        'A'..='Z' => 0.7,
        '0'..='9' | 'a'..='z' => 0.56,
        // People's names come in every script: those that fill a square.
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{d7a3}' | '\u{f900}'..='\u{fe6f}' => 1.05,
        '\u{ff00}'..='\u{ff60}' | '\u{1f300}'..='\u{1faff}' | '\u{20000}'..='\u{3ffff}' => 1.05,
        c if c.is_uppercase() => 0.72,
        _ => 0.58,
    }
}

/// Breaks a text into lines no wider than `most`, at spaces.
pub fn lines(text: &str, size: f32, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(word, size) + size * 0.34 <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The first lines, the last with an ellipsis if more were left.
pub fn first_lines(text: &str, size: f32, most: f32, n: usize) -> Vec<String> {
    let mut all = lines(text, size, most);
    if all.len() > n {
        all.truncate(n);
        if let Some(last) = all.last_mut() {
            last.push('…');
        }
    }
    all
}

/// A text with an ellipsis in place of what does not fit.
pub fn clipped(text: &str, size: f32, most: f32) -> String {
    if width(text, size) <= most {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while short.pop().is_some() && width(&short, size) + size * 0.58 > most {}
    format!("{}…", short.trim_end())
}

/// A size at which a text is no wider than `most`, from `size` down to `least`.
pub fn fitting(text: &str, size: f32, least: f32, most: f32) -> f32 {
    let wide = width(text, size);
    if wide <= most { size } else { (size * most / wide).max(least) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_keep_every_word() {
        let text = "Whoever has more hoplites in Sikelia loses up to 2 of them";
        let broken = lines(text, 19.0, 200.0);
        assert!(broken.len() > 2 && broken.iter().all(|line| width(line, 19.0) <= 200.0));
        assert_eq!(broken.join(" "), text);
        assert!(first_lines(text, 19.0, 200.0, 2)[1].ends_with('…'));
    }

    #[test]
    fn long_names_shrink_and_short_ones_do_not() {
        assert_eq!(fitting("Gela", 19.0, 15.0, 100.0), 19.0);
        assert!(fitting("Theatre with Episkenion", 22.0, 10.0, 200.0) < 22.0);
        assert_eq!(clipped("Gela", 19.0, 100.0), "Gela");
        assert!(clipped("Theatre with Episkenion", 22.0, 150.0).ends_with('…'));
    }

    #[test]
    fn every_script_is_measured() {
        assert_eq!(clipped("Λυσάνδρα", 20.0, 100.0), "Λυσάνδρα");
        assert_eq!(clipped("雅典人", 20.0, 50.0), "雅…");
    }
}
