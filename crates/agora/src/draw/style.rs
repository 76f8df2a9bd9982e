//! The rules of the drawn table, in the page's tokens.
//!
//! A page puts [`STYLE`] into its stylesheet; pictures carry [`LOOK`] with the colours written
//! out. There are no inline styles, so that a strict content policy can stand.

/// How things look at rest.
macro_rules! look {
    () => {
        r#"
.ago{font-family:var(--sans);font-size:19px}.ago text{fill:var(--ink)}
.ago .m{text-anchor:middle}.ago .e{text-anchor:end}.ago .b{font-weight:700}.ago .q{fill:var(--ink-2)}
.ago .serif{font-family:var(--serif);font-weight:600}
.ago .cap{font-weight:700;letter-spacing:1.2px;fill:var(--ink-2)}
.ago .t18{font-size:18px}.ago .t20{font-size:20px}.ago .t22{font-size:22px}.ago .t24{font-size:24px}.ago .t28{font-size:28px}.ago .t30{font-size:30px}
.ago .ground{fill:var(--page)}
.ago .panel{fill:var(--paper);stroke:var(--line);stroke-width:1.6}.ago .sunk{fill:var(--sunk)}
.ago .active{fill:var(--clay-wash)}.ago .active-bar{fill:var(--clay)}
.ago .slip{fill:var(--slip)}.ago .terra{fill:#E0935B;color:#E0935B}
.ago .gl{fill:var(--ink);color:var(--ink)}.ago .gl.q{fill:var(--ink-2);color:var(--ink-2)}
.ago .gl.coin{fill:var(--g-wheat);color:var(--g-wheat)}.ago .gl.vp{fill:var(--g-prestige);color:var(--g-prestige)}
.ago .tile{fill:var(--raised);stroke:var(--line-2);stroke-width:1.6}
.ago .band.red{fill:#A32B1E}.ago .band.green{fill:#3F6B2A}.ago .band.blue{fill:#1F5C99}.ago .band.yellow{fill:#F2C65A}
.ago .on{fill:#FFF8EA;color:#FFF8EA}.ago .on.yellow{fill:#231A12;color:#231A12}
.ago .tint.red{fill:#B8392B;color:#B8392B}.ago .tint.green{fill:#4B7A34;color:#4B7A34}.ago .tint.blue{fill:#2A6AAB;color:#2A6AAB}.ago .tint.yellow{fill:#B98A0E;color:#B98A0E}
.ago .cover{fill:var(--gold);stroke:#231A12;stroke-width:1.4}.ago .cover-ink{fill:#231A12;color:#231A12}
.ago .badge{fill:var(--ink)}.ago .badge-n{fill:var(--paper);font-weight:700;font-size:17px}
.ago .used{opacity:.62}.ago .fore{stroke:var(--clay);stroke-width:2.6;fill:none}
.ago .hall{fill:#2A1E15}.ago .hall-line{fill:none;stroke:#A65A2E;stroke-width:3}
.ago .hall-t{fill:#F6EAD7}.ago .hall-q{fill:#CDBB9D}.ago .hall-i{fill:#E0935B;color:#E0935B}
.ago .pile{stroke:#120C07;stroke-width:3}.ago .pile.red{fill:#A32B1E}.ago .pile.green{fill:#4B7A34}.ago .pile.blue{fill:#2A6AAB}.ago .pile.yellow{fill:#E9B93F}
.ago .under{fill:#0F0A06}.ago .locked{opacity:.5}
.ago .lot-in{fill:none;stroke:#F9DC8C;stroke-width:2}
.ago .bar{fill:#F6EAD7;fill-opacity:.12}.ago .bid{fill:#D98A52}.ago .bid.lead{fill:#F6EAD7}.ago .out{opacity:.5}
.ago .asked{fill:none;stroke:var(--gold);stroke-width:3}
.ago .phase{fill:none;stroke:#8C7A5F;stroke-width:2}.ago .phase.past{fill:#4A3B2C}.ago .phase.now{fill:#F6EAD7;stroke:#F6EAD7}.ago .phase-i{fill:#CDBB9D;color:#CDBB9D}.ago .phase-i.now{fill:#2A1E15;color:#2A1E15}
.ago .seat.alpha{fill:#7D4A9E}.ago .seat.beta{fill:#15808A}.ago .seat.gamma{fill:#A8690F}.ago .seat.delta{fill:#B03A6B}.ago .seat.epsilon{fill:#5F6B2E}
.ago .ring{display:none}.ago .hit{fill:none;pointer-events:all}.ago .still{pointer-events:none}
.ago .empty{fill:none;stroke:var(--line-2);stroke-width:1.6;stroke-dasharray:6 6}
"#
    };
}

/// What a page adds: lit, chosen, changed and refused things.
macro_rules! states {
    () => {
        r#"
.ago .pick{outline:none}.ago .lit,.ago .chosen,.ago .refused{cursor:pointer}
.ago .lit>.ring,.ago .chosen>.ring,.ago .changed>.ring,.ago .refused>.ring{display:inline;fill:none;pointer-events:none;stroke-linejoin:round}
.ago .ring.d{stroke:var(--slip);stroke-width:6.5}.ago .ring.g{stroke:var(--gold);stroke-width:4}
.ago .chosen>.ring.g{stroke-width:6}.ago .changed>.ring.g{stroke:var(--clay)}.ago .refused>.ring.g{stroke:var(--bad)}
.ago .pick:focus-visible>.ring.d{display:inline;fill:none;stroke:var(--focus)}
"#
    };
}

/// The rules for pictures.
pub(super) const LOOK: &str = look!();
/// The rules for a page.
pub const STYLE: &str = concat!(look!(), states!());
