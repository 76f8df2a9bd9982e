//! The colours that only this game has.

use table::{Palette, Token};

/// The two sides; the one seat that there is may play either.
pub(crate) const PALETTE: Palette = Palette { tokens: TOKENS, seats: &[] };

const TOKENS: &[Token] = &[
    Token { name: "athens", light: "#1F5C99", dark: "#2E71B0" },
    Token { name: "athens-ink", light: "#1F5C99", dark: "#7DB8EF" },
    Token { name: "athens-wash", light: "#D5E3F1", dark: "#17293B" },
    Token { name: "athens-land", light: "#C6CDE0", dark: "#2B3A55" },
    Token { name: "sparta", light: "#A32B1E", dark: "#B53A2A" },
    Token { name: "sparta-ink", light: "#A32B1E", dark: "#F08A78" },
    Token { name: "sparta-wash", light: "#F4D9D2", dark: "#3A1D17" },
    Token { name: "sparta-land", light: "#EBC4B2", dark: "#54291F" },
    Token { name: "g-wood", light: "#7A4A1E", dark: "#D9A273" },
];
