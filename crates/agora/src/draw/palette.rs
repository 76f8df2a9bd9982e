//! The colours that only this game has.

use table::{Palette, SeatColours, Token};

/// A colour for each player; coins and points.
#[rustfmt::skip]
pub(crate) const PALETTE: Palette = Palette {
    tokens: TOKENS,
    seats: &[
        seat("alpha", "#7D4A9E", "color-mix(in srgb,#7D4A9E 56%,var(--ink))", "50%"),
        seat("beta", "#15808A", "color-mix(in srgb,#15808A 56%,var(--ink))", "3px"),
        seat("gamma", "#A8690F", "color-mix(in srgb,#A8690F 56%,var(--ink))", "50% 0"),
        seat("delta", "#B03A6B", "color-mix(in srgb,#B03A6B 56%,var(--ink))", "50% 50% 0 0"),
        seat("epsilon", "#5F6B2E", "color-mix(in srgb,#5F6B2E 56%,var(--ink))", "0 50%"),
    ],
};

/// A seat whose colour is the same on light and on dark ground; its words take on the ink's.
const fn seat(
    seat: &'static str,
    fill: &'static str,
    ink: &'static str,
    shape: &'static str,
) -> SeatColours {
    SeatColours { seat, fill: [fill; 2], ink: [ink; 2], shape }
}

const TOKENS: &[Token] = &[
    Token { name: "g-wheat", light: "#8A5A00", dark: "#F2C65A" },
    Token { name: "g-prestige", light: "#A64B22", dark: "#E58A57" },
];
