//! The rules of the drawn table, in the page's tokens.
//!
//! A page puts [`STYLE`] into its stylesheet; pictures carry [`LOOK`] with the colours written
//! out. There are no inline styles, so that a strict content policy can stand.

/// How things look at rest. What stands in a definition has a name of its own (`pw-…`): a rule that
/// looks at elements around it does not reach into the places where a definition is used.
macro_rules! look {
    () => {
        r#"
.pw{font-family:var(--sans);font-size:26.2px}.pw text{fill:var(--ink);font-variant-numeric:tabular-nums}
.pw .m{text-anchor:middle}.pw .e{text-anchor:end}.pw .b{font-weight:700}.pw .q{fill:var(--ink-2)}
.pw .serif{font-family:var(--serif);font-weight:600}
.pw .cap{font-weight:700;letter-spacing:1.6px;fill:var(--ink-2)}
.pw .t12{font-size:12px}.pw .t14{font-size:14px}.pw .t20{font-size:20px}.pw .t22{font-size:22px}.pw .t30{font-size:30px}.pw .t32{font-size:32px}.pw .t36{font-size:36px}
.pw .clay{fill:var(--clay);color:var(--clay)}.pw .ink{fill:var(--ink);color:var(--ink)}.pw .paper{fill:var(--paper)}
.pw .terra{fill:#E0935B;color:#E0935B}.pw .on{fill:var(--on-side);color:var(--on-side)}
.pw .ring{display:none}.pw-hit{fill:none;pointer-events:all}.pw-on{fill:var(--on-side)}
.pw .water{fill:var(--sea)}.pw .land{fill:var(--land)}
.pw .w1,.pw .w2,.pw .w3,.pw .coast{fill:none;stroke-linejoin:round}
.pw .w1{stroke:var(--sea-2);stroke-width:34}.pw .w2{stroke:var(--sea-3);stroke-width:18}.pw .w3{stroke:var(--sea-ink);stroke-opacity:.16;stroke-width:7}
.pw .coast{stroke:var(--land-edge);stroke-width:3}
.pw .frame{fill:none;stroke:var(--land-edge);stroke-width:2.5}.pw .frame.o{stroke:var(--slip);stroke-width:5}
.pw .rg{font-family:var(--serif);font-weight:600;letter-spacing:4px;text-anchor:middle;fill:var(--land-edge);fill-opacity:.62;pointer-events:none}
.pw .l-land,.pw .l-sea,.pw .l-both,.pw .l-in,.pw .l-open{fill:none}
.pw .l-land{stroke:var(--g-wood);stroke-width:3;stroke-opacity:.8}
.pw .l-sea{stroke:var(--sea-ink);stroke-width:2.4;stroke-dasharray:2 6;stroke-linecap:round}
.pw .l-both{stroke:var(--g-wood);stroke-width:4.6;stroke-opacity:.85}.pw .l-in{stroke:var(--sea-3);stroke-width:2.2;stroke-dasharray:7 5}
.pw .l-open{stroke:var(--clay);stroke-width:2.6;stroke-dasharray:10 8}
.pw .route{fill:none;stroke:var(--clay);stroke-width:7;stroke-linejoin:round;stroke-linecap:round}.pw .route.o{stroke:var(--slip);stroke-width:11}
.pw-sign{stroke:var(--on-side);stroke-width:2}.pw-sign.athens{fill:var(--athens)}.pw-sign.sparta{fill:var(--sparta)}
.pw-sign.neutral{fill:var(--paper);stroke:var(--neutral);stroke-width:2.6}
.pw-wall{fill:var(--on-side);stroke:var(--slip);stroke-width:2.8;stroke-linejoin:round}
.pw .core{stroke:var(--on-side);stroke-width:1.6}.pw .core.athens{fill:var(--athens)}.pw .core.sparta{fill:var(--sparta)}.pw .core.neutral{fill:var(--paper);stroke:var(--slip)}
.pw .nm{font-size:15px;font-weight:500;paint-order:stroke;stroke:var(--land);stroke-width:3.4;stroke-opacity:.82;stroke-linejoin:round;pointer-events:none}
.pw .nm.s{font-size:13px}.pw .nm.k{font-size:26.2px;font-weight:700;stroke-width:5}
.pw .disc{fill:var(--slip);stroke:var(--on-side);stroke-width:1.6}.pw .disc.athens{fill:var(--athens)}.pw .disc.sparta{fill:var(--sparta)}
.pw .ct .bg{stroke:var(--on-side);stroke-width:2.4}.pw .ct.athens .bg{fill:var(--athens)}.pw .ct.sparta .bg{fill:var(--sparta)}
.pw .ct .bg.way{stroke:var(--slip);stroke-width:5}
.pw .al{fill:var(--on-side)}.pw .n{font-weight:700}
.pw .athens .ai{fill:var(--athens);color:var(--athens)}.pw .sparta .ai{fill:var(--sparta);color:var(--sparta)}
.pw .tg{fill:var(--on-side);stroke-width:2.6}.pw .tag.athens .tg{stroke:var(--athens)}.pw .tag.sparta .tg{stroke:var(--sparta)}.pw .tag .n{fill:#231A12}
.pw .tether{fill:none;stroke:var(--slip);stroke-width:2;pointer-events:none}
.pw .piece{pointer-events:none}
.pw .side.athens{fill:var(--athens)}.pw .side.sparta{fill:var(--sparta)}
.pw .rule{fill:none;stroke:var(--slip);stroke-width:4}
.pw .step{fill:var(--sunk);stroke:var(--line-2);stroke-width:1.4}.pw .step.nil{stroke:var(--ink);stroke-width:2}.pw .step.on{fill:var(--ink);stroke:var(--ink)}
.pw .st-bg{fill:var(--raised);stroke:var(--line);stroke-width:1.6}.pw .die{fill:var(--sunk)}.pw .st-n{fill:var(--ink-2)}.pw .st-s{fill:none;stroke:var(--ink-2);stroke-width:2.4;stroke-linejoin:round}
.pw .st.on .st-bg{fill:var(--slip);stroke:var(--slip)}.pw .st.on .st-t{fill:var(--on-slip)}.pw .st.on .st-n{fill:var(--on-slip)}.pw .st.on .st-s{stroke:var(--on-slip)}
.pw .chip{fill:none;stroke:var(--line-2);stroke-width:1.6}.pw .chip.past{fill:var(--sunk)}.pw .chip.on{fill:var(--ink);stroke:var(--ink)}.pw .chip-n.on{fill:var(--paper)}
"#
    };
}

/// What a page adds: lit, chosen, changed and refused things. The class stands on the group that
/// carries `data-id`; its rings are drawn already and only shown. A page that marks a frame with
/// `data-zoom="far"` hides the names that could not be read from there.
macro_rules! states {
    () => {
        r#"
.pw .pick{outline:none}.pw .lit,.pw .chosen,.pw .refused{cursor:pointer}
.pw .lit>.ring,.pw .chosen>.ring,.pw .changed>.ring,.pw .refused>.ring{display:inline;fill:none;pointer-events:none;stroke-linejoin:round}
.pw .ring.d{stroke:var(--slip);stroke-width:9}.pw .ring.g{stroke:var(--gold);stroke-width:6}
.pw .changed:not(.lit):not(.chosen)>.ring.d{stroke:var(--slip);stroke-width:6;stroke-opacity:.45}
.pw .changed:not(.lit):not(.chosen)>.ring.g{stroke:var(--fresh);stroke-width:4.6;stroke-dasharray:7 5}
.pw .chosen>.ring.g,.pw .lit.hover>.ring.g{fill:var(--gold)}
.pw .refused>.ring.g{stroke:var(--clay)}
[data-lit=many] .pw .lit:not(.hover):not(.focused):not(.chosen)>.ring.d{stroke-width:5.4}
[data-lit=many] .pw .lit:not(.hover):not(.focused):not(.chosen)>.ring.g{stroke-width:3.4}
[data-zoom=far] .pw .nm:not(.k){display:none}
.pw .pick:focus-visible>.ring{display:inline;fill:none}.pw .pick:focus-visible>.ring.g{stroke:var(--focus)}
@media (prefers-reduced-motion:no-preference){.pw .lit>.ring.g{animation:pw-breathe 2.4s ease-in-out infinite}.pw .piece{transition:transform .28s cubic-bezier(.3,0,.2,1)}}
@keyframes pw-breathe{50%{stroke-opacity:.82}}
"#
    };
}

/// The rules that pictures carry.
pub(super) const LOOK: &str = look!();

/// The rules that a page needs to show a drawing in its own colours, states included.
pub(crate) const STYLE: &str = concat!(look!(), states!());

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::palette::PALETTE;
    use drawing::theme;

    #[test]
    fn every_colour_of_the_rules_is_a_known_token() {
        assert_eq!(theme::unknown_tokens(STYLE, PALETTE.tokens).next(), None);
    }
}
