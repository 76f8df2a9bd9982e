//! Colours and type: names of the page's tokens, and their values for pictures.

use table::Theme;

/// A token of the page with its value on light and on dark ground.
pub type Token = (&'static str, &'static str, &'static str);

/// The tokens that the drawing uses; `docs` and the page's stylesheet define the same.
#[rustfmt::skip]
pub const TOKENS: [Token; 46] = [
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
                     \"URW Palladio L\",Georgia,\"Liberation Serif\",\"DejaVu Serif Condensed\",serif";
const SANS: &str = "\"Avenir Next\",\"Segoe UI Variable Text\",\"Segoe UI\",Roboto,\
                    \"Helvetica Neue\",\"Noto Sans\",\"Liberation Sans\",Arial,\"DejaVu Sans Condensed\",\
                    sans-serif";

/// The rules with the value of each token in its place. A token that nobody knows is inherited.
#[must_use]
pub fn with_values(look: &str, theme: Theme) -> String {
    let value = |&(_, light, dark): &Token| if theme == Theme::Dark { dark } else { light };
    let mut rules = String::with_capacity(look.len());
    let mut rest = look;
    while let Some((before, after)) = rest.split_once("var(--") {
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        let token = TOKENS.iter().find(|token| token.0 == name);
        rules.push_str(before);
        rules.push_str(token.map_or("inherit", value));
        rest = after;
    }
    rules.push_str(rest);
    rules
}

/// Names of tokens in some rules that nobody knows.
pub fn unknown_tokens(look: &str) -> impl Iterator<Item = &str> {
    let names = look
        .match_indices("var(--")
        .map(|(at, _)| look[at + 6..].split(')').next().unwrap_or_default());
    names.filter(|name| !TOKENS.iter().any(|token| token.0 == *name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_become_values() {
        let look = "a{fill:var(--ink);stroke:var(--nothing)}";
        assert_eq!(with_values(look, Theme::Light), "a{fill:#231A12;stroke:inherit}");
        assert_eq!(with_values(look, Theme::Dark), "a{fill:#F1E7D6;stroke:inherit}");
        assert_eq!(unknown_tokens(look).collect::<Vec<_>>(), ["nothing"]);
    }
}
