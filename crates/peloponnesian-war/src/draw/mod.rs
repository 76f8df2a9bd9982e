//! The table as SVG: the map with its counters, both matrices beside it, and a strip of figures.
//!
//! Everything that a legal move can name is a group with `data-id` and its name in words. A page
//! lights such groups by classes (see [`STYLE`]); leaders and the expedition keep their element
//! ids from drawing to drawing, so that they can glide.

mod candidates;
mod geometry;
mod icons;
mod land;
mod layout;
mod matrices;
mod palette;
mod pen;
mod scene;
mod spaces;
mod stacks;
mod strips;
mod titles;

use drawing::Drawn;
use drawing::sheet::Look;
use drawing::svg::Rect;
use table::{DrawOptions, Face, Palette, Seat};

use self::geometry::MAP;
use self::palette::PALETTE;
use self::pen::{Pen, Sheet};
use self::scene::Scene;
use crate::event::Event;
use crate::game::PeloponnesianWar;
use crate::position::Position;

/// The rules that a page needs, lit and chosen things included. There are no inline styles, so
/// that a strict content policy can stand. A page that marks a frame with `data-zoom="far"` hides
/// the names that could not be read from there.
const STYLE: &str = concat!(include_str!("look.css"), include_str!("states.css"));

/// How drawings of this game look: pictures carry only the rules for things at rest. What stands
/// in a definition has a name of its own (`pw-…`): a rule that looks at elements around it does not
/// reach into the places where a definition is used.
static LOOK: Look =
    Look::new("pw", include_str!("look.css"), &PALETTE).with_glyphs(include_str!("icons.svg"));

/// Width and height of the board: the map, and the matrices at its right.
const BOARD: (f32, f32) = (MAP.0 + matrices::WIDE, MAP.1);

impl Face for PeloponnesianWar {
    fn draw(view: &Position, options: &DrawOptions<'_>) -> String {
        drawing::draw::<PeloponnesianWar>(view, options)
    }

    fn draw_scene(before: &Position, events: &[Event], options: &DrawOptions<'_>) -> String {
        candidates::draw(before, events, options)
    }

    fn style() -> &'static str {
        STYLE
    }

    fn palette() -> &'static Palette {
        &PALETTE
    }
}

impl Drawn for PeloponnesianWar {
    fn look() -> &'static Look {
        &LOOK
    }

    /// The map, the lowest layer first, then the matrices.
    fn board(view: &Position, options: &DrawOptions<'_>) -> Sheet {
        let mut pen = Pen::new(view, options, "board");
        let scene = Scene::of(&view.board);
        land::draw(&mut pen);
        land::inset(&mut pen);
        land::regions(&mut pen);
        land::lines(&mut pen);
        spaces::route(&mut pen);
        spaces::define(&mut pen);
        spaces::names(&mut pen, &scene);
        spaces::draw(&mut pen, &scene);
        stacks::pieces(&mut pen, &scene);
        pen.svg.rect(Rect::new(0.0, 0.0, MAP.0, MAP.1).grown(-2.0), 0.0, "frame o");
        matrices::draw(&mut pen);
        let label = pen.word("draw-map");
        pen.finish(BOARD, label)
    }

    fn strip(
        view: &Position,
        options: &DrawOptions<'_>,
        seat: Seat,
        narrow: bool,
    ) -> Option<Sheet> {
        if view.board.is_for_two() {
            let side = view.board.side_of(seat)?;
            let draw = if narrow { strips::draw_own_narrow } else { strips::draw_own };
            return Some(draw(view, options, side));
        }
        let draw = if narrow { strips::draw_narrow } else { strips::draw };
        Some(draw(view, options))
    }

    /// The one strip lies above; of two, that of Sparta.
    fn around(view: &Position) -> [Option<Seat>; 2] {
        if view.board.is_for_two() { [Some(Seat(1)), Some(Seat(0))] } else { [Some(Seat(0)), None] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_of_the_rules_is_a_known_token() {
        assert_eq!(drawing::theme::unknown_tokens(STYLE, PALETTE.tokens).next(), None);
    }
}
