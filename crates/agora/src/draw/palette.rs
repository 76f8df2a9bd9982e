//! The colours that only this game has.

use table::{Palette, SeatColours, Token};

/// A colour for each player; coins and points.
pub(crate) const PALETTE: Palette = Palette {
    tokens: TOKENS,
    seats: &[
        SeatColours {
            seat: "alpha",
            fill: ["#7D4A9E", "#7D4A9E"],
            ink: [
                "color-mix(in srgb,#7D4A9E 56%,var(--ink))",
                "color-mix(in srgb,#7D4A9E 56%,var(--ink))",
            ],
            shape: "50%",
        },
        SeatColours {
            seat: "beta",
            fill: ["#15808A", "#15808A"],
            ink: [
                "color-mix(in srgb,#15808A 56%,var(--ink))",
                "color-mix(in srgb,#15808A 56%,var(--ink))",
            ],
            shape: "3px",
        },
        SeatColours {
            seat: "gamma",
            fill: ["#A8690F", "#A8690F"],
            ink: [
                "color-mix(in srgb,#A8690F 56%,var(--ink))",
                "color-mix(in srgb,#A8690F 56%,var(--ink))",
            ],
            shape: "50% 0",
        },
        SeatColours {
            seat: "delta",
            fill: ["#B03A6B", "#B03A6B"],
            ink: [
                "color-mix(in srgb,#B03A6B 56%,var(--ink))",
                "color-mix(in srgb,#B03A6B 56%,var(--ink))",
            ],
            shape: "50% 50% 0 0",
        },
        SeatColours {
            seat: "epsilon",
            fill: ["#5F6B2E", "#5F6B2E"],
            ink: [
                "color-mix(in srgb,#5F6B2E 56%,var(--ink))",
                "color-mix(in srgb,#5F6B2E 56%,var(--ink))",
            ],
            shape: "0 50%",
        },
    ],
};

const TOKENS: &[Token] = &[
    Token { name: "g-wheat", light: "#8A5A00", dark: "#F2C65A" },
    Token { name: "g-prestige", light: "#A64B22", dark: "#E58A57" },
];
