//! The colours that only this game has.

use table::{Palette, SeatColours, Token};

/// Two leagues, six goods and prestige.
#[rustfmt::skip]
pub(crate) const PALETTE: Palette = Palette {
    tokens: TOKENS,
    seats: &[
        SeatColours { seat: "athens", fill: ["#1F5C99", "#2E71B0"], ink: ["#1F5C99", "#7DB8EF"], shape: "50%" },
        SeatColours { seat: "sparta", fill: ["#A32B1E", "#B53A2A"], ink: ["#A32B1E", "#F08A78"], shape: "3px" },
    ],
};

const TOKENS: &[Token] = &[
    Token { name: "athens", light: "#1F5C99", dark: "#2E71B0" },
    Token { name: "athens-ink", light: "#1F5C99", dark: "#7DB8EF" },
    Token { name: "athens-wash", light: "#D5E3F1", dark: "#17293B" },
    Token { name: "athens-land", light: "#C6CDE0", dark: "#2B3A55" },
    Token { name: "sparta", light: "#A32B1E", dark: "#B53A2A" },
    Token { name: "sparta-ink", light: "#A32B1E", dark: "#F08A78" },
    Token { name: "sparta-wash", light: "#F4D9D2", dark: "#3A1D17" },
    Token { name: "sparta-land", light: "#EBC4B2", dark: "#54291F" },
    Token { name: "g-metal", light: "#4A5560", dark: "#B5C2CC" },
    Token { name: "g-wood", light: "#7A4A1E", dark: "#D9A273" },
    Token { name: "g-wine", light: "#7B1E4B", dark: "#E58FB6" },
    Token { name: "g-oil", light: "#5C6B12", dark: "#BFD06A" },
    Token { name: "g-silver", light: "#5B6770", dark: "#D5DDE3" },
    Token { name: "g-wheat", light: "#8A5A00", dark: "#F2C65A" },
    Token { name: "g-prestige", light: "#A64B22", dark: "#E58A57" },
];
