//! Colours and type: names of the page's tokens, and their values for pictures.

use std::sync::OnceLock;

use table::Theme;

use super::style::LOOK;

/// A token of the page with its value on light and on dark ground.
type Token = (&'static str, &'static str, &'static str);

/// The tokens that the drawing uses; `docs` and the page's stylesheet define the same.
#[rustfmt::skip]
const TOKENS: [Token; 46] = [
    ("page", "#F1EADB", "#14110E"),
    ("paper", "#FCF9F2", "#1E1914"),
    ("raised", "#FFFFFF", "#2A231C"),
    ("sunk", "#E8DFCC", "#120F0C"),
    ("ink", "#231A12", "#F1E7D6"),
    ("ink-2", "#5E5143", "#B9AC98"),
    ("line", "#D6C8AE", "#3B3227"),
    ("line-2", "#B9A685", "#5A4D3C"),
    ("slip", "#231A12", "#0C0A08"),
    ("on-slip", "#F6EAD7", "#F1E2C8"),
    ("clay", "#A64B22", "#E58A57"),
    ("clay-wash", "#F3DDCB", "#3B2418"),
    ("gold", "#F2B01E", "#F2B632"),
    ("gold-wash", "#FFF0C4", "#3A2E10"),
    ("fresh", "#FFFFFF", "#FFF6DD"),
    ("good", "#2F6B3A", "#8FCB98"),
    ("bad", "#A32B1E", "#F08A78"),
    ("focus", "#0B57D0", "#8AB8FF"),
    ("athens", "#1F5C99", "#2E71B0"),
    ("athens-ink", "#1F5C99", "#7DB8EF"),
    ("athens-wash", "#D5E3F1", "#17293B"),
    ("athens-land", "#C6CDE0", "#2B3A55"),
    ("sparta", "#A32B1E", "#B53A2A"),
    ("sparta-ink", "#A32B1E", "#F08A78"),
    ("sparta-wash", "#F4D9D2", "#3A1D17"),
    ("sparta-land", "#EBC4B2", "#54291F"),
    ("neutral", "#7C715F", "#948A79"),
    ("neutral-ink", "#665B4B", "#BFB4A2"),
    ("on-side", "#FFF8EA", "#FFF8EA"),
    ("sea", "#BCD5DB", "#122B35"),
    ("sea-2", "#C9DEE2", "#16343F"),
    ("sea-3", "#D8E7E8", "#1B3D49"),
    ("sea-ink", "#1D5265", "#8FC3D2"),
    ("land", "#EADDBF", "#3A3022"),
    ("land-edge", "#8C7650", "#8C7650"),
    ("scen", "#E3DCCB", "#25211B"),
    ("border", "#A8926A", "#6B5A3F"),
    ("g-metal", "#4A5560", "#B5C2CC"),
    ("g-wood", "#7A4A1E", "#D9A273"),
    ("g-wine", "#7B1E4B", "#E58FB6"),
    ("g-oil", "#5C6B12", "#BFD06A"),
    ("g-silver", "#5B6770", "#D5DDE3"),
    ("g-wheat", "#8A5A00", "#F2C65A"),
    ("g-prestige", "#A64B22", "#E58A57"),
    ("serif", SERIF, SERIF),
    ("sans", SANS, SANS),
];

const SERIF: &str = "\"Iowan Old Style\",\"Palatino Linotype\",Palatino,\"Book Antiqua\",\
                     \"URW Palladio L\",Georgia,\"Liberation Serif\",\"DejaVu Serif\",serif";
const SANS: &str = "\"Avenir Next\",\"Segoe UI Variable Text\",\"Segoe UI\",Roboto,\
                    \"Helvetica Neue\",\"Noto Sans\",\"Liberation Sans\",Arial,\"DejaVu Sans\",\
                    sans-serif";

/// The stylesheet that a picture carries; a page has it in its own stylesheet.
pub(super) fn stylesheet(theme: Theme) -> Option<&'static str> {
    static LIGHT: OnceLock<String> = OnceLock::new();
    static DARK: OnceLock<String> = OnceLock::new();
    match theme {
        Theme::Light => Some(LIGHT.get_or_init(|| with_values(|&(_, light, _)| light))),
        Theme::Dark => Some(DARK.get_or_init(|| with_values(|&(_, _, dark)| dark))),
        Theme::Page => None,
    }
}

/// The rules with the value of each token in its place.
fn with_values(value: impl Fn(&Token) -> &'static str) -> String {
    let mut rules = String::with_capacity(LOOK.len());
    let mut rest = LOOK;
    while let Some((before, after)) = rest.split_once("var(--") {
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        let token = TOKENS.iter().find(|token| token.0 == name);
        rules.push_str(before);
        rules.push_str(token.map_or("inherit", &value));
        rest = after;
    }
    rules.push_str(rest);
    rules
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::style::STYLE;

    #[test]
    fn every_colour_of_the_rules_is_a_known_token() {
        for (at, _) in STYLE.match_indices("var(--") {
            let name = STYLE[at + 6..].split(')').next().unwrap();
            assert!(TOKENS.iter().any(|token| token.0 == name), "--{name}");
        }
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
