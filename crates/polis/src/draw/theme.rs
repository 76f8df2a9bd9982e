//! The stylesheet that a picture carries.

use std::sync::OnceLock;

use drawing::theme::with_values;
use table::Theme;

use super::style::LOOK;

/// The stylesheet that a picture carries; a page has it in its own stylesheet.
pub(super) fn stylesheet(theme: Theme) -> Option<&'static str> {
    static LIGHT: OnceLock<String> = OnceLock::new();
    static DARK: OnceLock<String> = OnceLock::new();
    let kept = match theme {
        Theme::Light => &LIGHT,
        Theme::Dark => &DARK,
        Theme::Page => return None,
    };
    Some(kept.get_or_init(|| with_values(LOOK, theme)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::style::STYLE;

    #[test]
    fn every_colour_of_the_rules_is_a_known_token() {
        assert_eq!(drawing::theme::unknown_tokens(STYLE).next(), None);
    }

    #[test]
    fn pictures_carry_values_and_pages_nothing() {
        for theme in [Theme::Light, Theme::Dark] {
            let rules = stylesheet(theme).unwrap();
            assert!(!rules.contains("var(") && !rules.contains("inherit"));
        }
        assert_eq!(stylesheet(Theme::Page), None);
    }
}
