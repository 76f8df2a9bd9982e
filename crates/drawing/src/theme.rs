//! Colours and type: names of the page's tokens, and their values for pictures.

use table::{Theme, Token};

/// The tokens that every drawing may use; the pages' style sheet defines the same.
#[rustfmt::skip]
pub const TOKENS: [Token; 31] = [
    token("page", "#F1EADB", "#14110E"),
    token("paper", "#FCF9F2", "#1E1914"),
    token("raised", "#FFFFFF", "#2A231C"),
    token("sunk", "#E8DFCC", "#120F0C"),
    token("ink", "#231A12", "#F1E7D6"),
    token("ink-2", "#5E5143", "#B9AC98"),
    token("line", "#D6C8AE", "#3B3227"),
    token("line-2", "#B9A685", "#5A4D3C"),
    token("slip", "#231A12", "#0C0A08"),
    token("on-slip", "#F6EAD7", "#F1E2C8"),
    token("clay", "#A64B22", "#E58A57"),
    token("clay-wash", "#F3DDCB", "#3B2418"),
    token("gold", "#F2B01E", "#F2B632"),
    token("gold-wash", "#FFF0C4", "#3A2E10"),
    token("fresh", "#FFFFFF", "#FFF6DD"),
    token("good", "#2F6B3A", "#8FCB98"),
    token("bad", "#A32B1E", "#F08A78"),
    token("focus", "#0B57D0", "#8AB8FF"),
    token("neutral", "#7C715F", "#948A79"),
    token("neutral-ink", "#665B4B", "#BFB4A2"),
    token("on-side", "#FFF8EA", "#FFF8EA"),
    token("sea", "#BCD5DB", "#122B35"),
    token("sea-2", "#C9DEE2", "#16343F"),
    token("sea-3", "#D8E7E8", "#1B3D49"),
    token("sea-ink", "#1D5265", "#8FC3D2"),
    token("land", "#EADDBF", "#3A3022"),
    token("land-edge", "#8C7650", "#8C7650"),
    token("scen", "#E3DCCB", "#25211B"),
    token("border", "#A8926A", "#6B5A3F"),
    token("serif", SERIF, SERIF),
    token("sans", SANS, SANS),
];

const fn token(name: &'static str, light: &'static str, dark: &'static str) -> Token {
    Token { name, light, dark }
}

const SERIF: &str = "\"Iowan Old Style\",\"Palatino Linotype\",Palatino,\"Book Antiqua\",\
                     \"URW Palladio L\",Georgia,\"Liberation Serif\",\"DejaVu Serif Condensed\",serif";
const SANS: &str = "\"Avenir Next\",\"Segoe UI Variable Text\",\"Segoe UI\",Roboto,\
                    \"Helvetica Neue\",\"Noto Sans\",\"Liberation Sans\",Arial,\"DejaVu Sans Condensed\",\
                    sans-serif";

/// The rules with the value of each token in its place: those of every page, and the game's own. A
/// token that nobody knows is inherited.
#[must_use]
pub fn with_values(look: &str, own: &[Token], theme: Theme) -> String {
    let value = |token: &Token| if theme == Theme::Dark { token.dark } else { token.light };
    let mut rules = String::with_capacity(look.len());
    let mut rest = look;
    while let Some((before, after)) = rest.split_once("var(--") {
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        let token = own.iter().chain(&TOKENS).find(|token| token.name == name);
        rules.push_str(before);
        rules.push_str(token.map_or("inherit", value));
        rest = after;
    }
    rules.push_str(rest);
    rules
}

/// Names of tokens in some rules that nobody knows.
pub fn unknown_tokens<'a>(look: &'a str, own: &'a [Token]) -> impl Iterator<Item = &'a str> {
    let names = look
        .match_indices("var(--")
        .map(|(at, _)| look[at + 6..].split(')').next().unwrap_or_default());
    names.filter(|name| !own.iter().chain(&TOKENS).any(|token| token.name == *name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_become_values() {
        let look = "a{fill:var(--ink);stroke:var(--wine);color:var(--nothing)}";
        let own = [token("wine", "#7B1E4B", "#E58FB6")];
        let by_day = "a{fill:#231A12;stroke:#7B1E4B;color:inherit}";
        assert_eq!(with_values(look, &own, Theme::Light), by_day);
        let by_night = "a{fill:#F1E7D6;stroke:#E58FB6;color:inherit}";
        assert_eq!(with_values(look, &own, Theme::Dark), by_night);
        assert_eq!(unknown_tokens(look, &own).collect::<Vec<_>>(), ["nothing"]);
        assert_eq!(unknown_tokens(look, &[]).collect::<Vec<_>>(), ["wine", "nothing"]);
    }
}
