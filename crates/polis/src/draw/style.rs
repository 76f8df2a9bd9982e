//! The rules of the drawn table, in the page's tokens.
//!
//! A page puts [`STYLE`] into its stylesheet; pictures carry [`LOOK`] with the colours written
//! out. There are no inline styles, so that a strict content policy can stand.

/// How things look at rest.
macro_rules! look {
    () => {
        r#"
.pol{font-family:var(--sans);font-size:19px}.pol text{fill:var(--ink)}
.pol .m{text-anchor:middle}.pol .e{text-anchor:end}
.pol .b{font-weight:700}.pol .q{fill:var(--ink-2)}
.pol .serif{font-family:var(--serif);font-weight:600}
.pol .cap{font-weight:700;letter-spacing:1.3px;fill:var(--ink-2)}
.pol .small{font-size:18.7px}.pol .t20{font-size:20px}.pol .t22{font-size:22px}.pol .t25{font-size:25px}.pol .t16{font-size:16px}.pol .t24{font-size:24px}.pol .t26{font-size:26px}.pol .t27{font-size:27px}.pol .t30{font-size:30px}.pol .t32{font-size:32px}.pol .t44{font-size:44px}
.pol .clay{fill:var(--clay);color:var(--clay)}.pol .dim{opacity:.38}
.pol .ring,.pol .wash,.pol .hatch{display:none}.pol .hit{fill:none;pointer-events:all}
.pol .still{pointer-events:none}.pol .water{fill:var(--sea)}
.pol .w1,.pol .w2,.pol .w3,.pol .w4,.pol .w5{fill:none;stroke-linejoin:round;stroke:var(--sea-2)}
.pol .w1{stroke-width:46;stroke:var(--sea-ink);stroke-opacity:.16}.pol .w2{stroke-width:44}
.pol .w3{stroke-width:27;stroke:var(--sea-ink);stroke-opacity:.18}.pol .w4{stroke-width:25.2;stroke:var(--sea-3)}
.pol .w5{stroke-width:11;stroke:var(--sea-ink);stroke-opacity:.2}.pol .w6{fill:none;stroke-linejoin:round;stroke-width:9.4;stroke:var(--sea-3)}
.pol .scen{pointer-events:all;fill:var(--scen);stroke:var(--border);stroke-width:1.4;stroke-linejoin:round}
.pol .coast{fill:none;stroke:var(--land-edge);stroke-width:4.4;stroke-linejoin:round}
.pol .terr{fill:var(--land);stroke:none}.pol .terr.athens{fill:var(--athens-land)}.pol .terr.sparta{fill:var(--sparta-land)}
.pol .border{fill:none;stroke:var(--land-edge);stroke-width:1.9;stroke-dasharray:9 5;stroke-linejoin:round}
.pol .bound{fill:none;stroke:var(--sea-ink);stroke-width:1.5;stroke-dasharray:2 7;stroke-opacity:.55}
.pol .lane{fill:none;stroke:var(--sea-ink);stroke-width:2.6;stroke-dasharray:3 9;stroke-linecap:round;stroke-opacity:.7}
.pol .road{fill:none;stroke:var(--land-edge);stroke-width:2.6;stroke-dasharray:9 6}
.pol .node{fill:var(--sea-3);stroke:var(--sea-ink);stroke-width:2;stroke-opacity:.75}.pol .pit{fill:var(--sea-ink)}
.pol .rose{fill:var(--sea-ink);fill-opacity:.42}.pol .rose.o{fill:var(--sea-3);stroke:var(--sea-ink);stroke-opacity:.42;stroke-width:1}
.pol .frame{fill:none;stroke:var(--land-edge);stroke-width:2}.pol .frame.o{stroke-width:6;stroke:var(--slip)}
.pol .tn,.pol .sn,.pol .ln,.pol .pn{pointer-events:none;paint-order:stroke;stroke-linejoin:round}
.pol .tn{font-family:var(--serif);font-weight:600;text-anchor:middle;letter-spacing:2px;stroke:var(--land);stroke-width:4.5;stroke-opacity:.6}
.pol .tn.athens{stroke:var(--athens-land)}.pol .tn.sparta{stroke:var(--sparta-land)}
.pol .sn{font-family:var(--serif);font-weight:600;font-style:italic;font-size:25px;text-anchor:middle;letter-spacing:1.2px;fill:var(--sea-ink);stroke:var(--sea-2);stroke-width:6;stroke-opacity:.85}
.pol .ln{font-family:var(--serif);font-style:italic;font-size:21px;text-anchor:middle;letter-spacing:3px;fill:var(--ink-2);fill-opacity:.75}
.pol .pn{font-weight:600;stroke:var(--land);stroke-width:4.6;stroke-opacity:.88}.pol .pn.o{stroke:var(--scen)}
.pol .pn.athens{stroke:var(--athens-land)}.pol .pn.sparta{stroke:var(--sparta-land)}
.pol .pn.c{font-weight:800;letter-spacing:1px}
.pol .pc{stroke:var(--on-side);stroke-width:2}.pol .pc.athens{fill:var(--athens)}.pol .pc.sparta{fill:var(--sparta)}
.pol .pc.neutral{fill:var(--paper);stroke:var(--neutral);stroke-width:3}
.pol .wall{stroke:var(--on-side);stroke-width:1}.pol .wall.athens{fill:var(--athens)}.pol .wall.sparta{fill:var(--sparta)}.pol .wall.neutral{fill:var(--neutral)}
.pol .second{fill:none;stroke-width:2.6}.pol .second.athens{stroke:var(--athens)}.pol .second.sparta{stroke:var(--sparta)}.pol .second.neutral{stroke:var(--neutral)}
.pol .under{fill:none;stroke:var(--on-side);stroke-width:6;stroke-opacity:.8}
.pol .pop{font-size:24px;font-weight:800;text-anchor:middle;fill:var(--on-side);pointer-events:none}.pol .pop.neutral{fill:var(--ink)}
.pol .arrow{fill:var(--sea-ink);stroke:var(--paper);stroke-width:1.6;stroke-linejoin:round}
.pol .on{fill:var(--on-side);color:var(--on-side)}.pol .shade{fill:var(--slip);fill-opacity:.3;stroke:none}
.pol .civ{fill:var(--on-side);stroke-width:3}.pol .civ.athens{stroke:var(--athens)}.pol .civ.sparta{stroke:var(--sparta)}
.pol .gl.athens{fill:var(--athens);color:var(--athens)}.pol .gl.sparta{fill:var(--sparta);color:var(--sparta)}
.pol .piece{pointer-events:none}
.pol .dock{stroke-width:2.2}.pol .dock.athens{fill:var(--athens-wash);stroke:var(--athens)}.pol .dock.sparta{fill:var(--sparta-wash);stroke:var(--sparta)}
.pol .si.athens{fill:var(--athens-ink);color:var(--athens-ink)}.pol .si.sparta{fill:var(--sparta-ink);color:var(--sparta-ink)}
.pol .panel{fill:var(--paper);stroke:var(--line-2);stroke-width:1.4}.pol.board .panel{fill-opacity:.96}
.pol .line{fill:none;stroke:var(--line);stroke-width:1.3}
.pol .sunk{fill:var(--sunk)}.pol .slip{fill:var(--slip)}.pol .raised{fill:var(--raised);stroke:var(--line);stroke-width:1.4}
.pol .terra{fill:#E0935B;color:#E0935B}
.pol .dot{fill:var(--sunk);stroke:var(--line-2);stroke-width:1.2}.pol .dot.on{fill:var(--ink);stroke:var(--ink)}
.pol .chip{fill:none;stroke:var(--line-2);stroke-width:1.4}.pol .chip.past{fill:var(--sunk)}.pol .chip.on{fill:var(--ink);stroke:var(--ink)}.pol .chip-n.on{fill:var(--paper)}
.pol .slot{fill:none;stroke:var(--line-2);stroke-width:1.8}
.pol .pr{font-weight:800;fill:var(--g-prestige)}
.pol .g-metal{fill:var(--g-metal);color:var(--g-metal)}.pol .g-wood{fill:var(--g-wood);color:var(--g-wood)}.pol .g-wine{fill:var(--g-wine);color:var(--g-wine)}
.pol .g-oil{fill:var(--g-oil);color:var(--g-oil)}.pol .g-silver{fill:var(--g-silver);color:var(--g-silver)}.pol .g-wheat{fill:var(--g-wheat);color:var(--g-wheat)}
.pol .g-prestige{fill:var(--g-prestige);color:var(--g-prestige)}.pol .g-ink{fill:var(--ink);color:var(--ink)}.pol .g-quiet{fill:var(--ink-2);color:var(--ink-2)}
.pol .paper{fill:var(--paper)}.pol .side.athens{fill:var(--athens)}.pol .side.sparta{fill:var(--sparta)}
.pol .turn{fill:var(--gold)}
.pol .veil{fill:var(--slip);fill-opacity:.6}
.pol .on-slip{fill:var(--on-slip);color:var(--on-slip)}.pol .off{opacity:.36}
.pol .card{fill:#D07A42;stroke:#1C130C;stroke-width:4}.pol .card-in{fill:none;stroke:#EDB282;stroke-width:2}
.pol .card-ink{fill:#1C130C;color:#1C130C}.pol .card-foot{fill:#1C130C}.pol .card-on{fill:#F6D3B0}
.pol .back{fill:#1C130C;stroke:#D07A42;stroke-width:2.4}.pol .back-ink{fill:#D07A42;color:#D07A42}
.pol .pip{fill:#D07A42;stroke:#1C130C;stroke-width:1.6}.pol .pip.gone{fill:none;stroke:var(--ink)}
.pol .gap{fill:none;stroke:var(--line-2);stroke-width:2.6;stroke-dasharray:9 7}
.pol .hint{fill:none;stroke:var(--clay);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.pol .plus{fill:var(--good);font-weight:800}
.pol .plaque{display:none}
.pol .sheet{fill:var(--raised);stroke:var(--line-2);stroke-width:1.4}
.pol .die{fill:#D07A42;stroke:#F6D3B0;stroke-width:3;stroke-linejoin:round}.pol .die.in{fill:none;stroke:#1C130C;stroke-width:2;stroke-opacity:.5}
.pol .face{font-size:56px;font-weight:800;text-anchor:middle;fill:#1C130C}.pol .f1,.pol .f2,.pol .f3{opacity:0}
.pol .tick{fill:none;stroke-width:7;stroke-linecap:round;stroke-linejoin:round}.pol .tick.good{stroke:var(--good)}.pol .tick.bad{stroke:var(--bad)}
"#
    };
}

/// What a page adds: lit, chosen, changed and refused things. The class stands on the group that
/// carries `data-id`; its shapes are drawn already and only shown.
macro_rules! states {
    () => {
        r#"
.pol .pick{outline:none}.pol .lit,.pol .chosen,.pol .refused{cursor:pointer}
.pol .lit>.ring,.pol .chosen>.ring,.pol .changed>.ring,.pol .refused>.ring,.pol .focused>.ring{display:inline;fill:none;pointer-events:none;stroke-linejoin:round}
.pol .ring.d{stroke:var(--slip);stroke-width:7.5}.pol .ring.g{stroke:var(--gold);stroke-width:4.5}
.pol .ring.d.thin{stroke-width:3.4}.pol .ring.g.thin{stroke-width:2}.pol .lit>.ring.d.thin{fill:var(--gold-wash);stroke:none}
.pol .ring.d.slim{stroke-width:5.6}.pol .ring.g.slim{stroke-width:3.4}
.pol .changed:not(.lit):not(.chosen)>.ring.d{stroke:var(--slip);stroke-width:5;stroke-opacity:.45}
.pol .changed:not(.lit):not(.chosen)>.ring.g{stroke:var(--fresh);stroke-width:4;stroke-dasharray:6 5}
.pol .chosen:not(.region)>.ring.g{fill:var(--gold)}
.pol .lit>.wash,.pol .chosen>.wash{display:inline;fill:var(--gold);fill-opacity:.42;pointer-events:none}
.pol .region.lit.hover>.wash,.pol .region.lit.focused>.wash,.pol .chosen>.wash{fill-opacity:.65}
[data-lit=many] .pol .region.lit:not(.hover):not(.focused):not(.chosen)>.wash{display:none}
.pol .sea.lit>.ring,.pol .sea.lit>.wash{display:none}
.pol .sea.lit.hover>.wash,.pol .sea.focused>.wash,.pol .sea.chosen>.wash{display:inline;fill:var(--gold-wash);fill-opacity:.6;pointer-events:none}
.pol .sea.lit.hover>.ring,.pol .sea.focused>.ring,.pol .sea.chosen>.ring{display:inline}
.pol .lit>.plaque{display:inline;fill:var(--gold);stroke:var(--slip);stroke-width:1.6}.pol .lit>.plaque+.sn{fill:#231A12;stroke:none}
.pol .refused>.hatch{display:inline;opacity:.5;pointer-events:none}
.pol .refused>.ring.g{stroke:var(--clay)}.pol .refused.region>.ring{display:none}
.pol .focused>.ring.g{stroke:var(--focus)}
@media (prefers-reduced-motion:no-preference){:root:not([data-motion=off]) .pol .lit>.ring.g{animation:pol-breathe 2.4s ease-in-out infinite}
:root:not([data-motion=off]) .pol .piece{transition:transform .28s cubic-bezier(.3,0,.2,1)}
:root:not([data-motion=off]) .pol .f1{animation:pol-face .2s steps(1)}:root:not([data-motion=off]) .pol .f2{animation:pol-face .2s steps(1) .2s}:root:not([data-motion=off]) .pol .f3{animation:pol-face .2s steps(1) .4s}
:root:not([data-motion=off]) .pol .rest,:root:not([data-motion=off]) .pol .late{animation:pol-late .18s linear .6s backwards}}
@keyframes pol-breathe{50%{stroke-opacity:.82}}
@keyframes pol-face{0%,100%{opacity:1}}
@keyframes pol-late{0%{opacity:0}}
"#
    };
}

/// The rules that pictures carry.
pub(super) const LOOK: &str = look!();

/// The rules that a page needs to show a drawing in its own colours, states included.
pub const STYLE: &str = concat!(look!(), states!());

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::PALETTE;

    #[test]
    fn every_colour_of_the_rules_is_a_known_token() {
        assert_eq!(drawing::theme::unknown_tokens(STYLE, PALETTE.tokens).next(), None);
    }
}
