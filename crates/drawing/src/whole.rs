//! How the parts of a table are drawn, and put together to one picture.

use table::{DrawOptions, Face, Part, Seat, Words};

use crate::sheet::{Frame, Look, Sheet};
use crate::svg::{Rect, Svg, at};

/// A game that is drawn with a [`Pen`](crate::pen::Pen), part by part.
pub trait Drawn: Face {
    /// How its drawings look.
    fn look() -> &'static Look;
    /// The words that stand on a view.
    fn words_on(_view: &Self::View) -> &'static Words {
        Self::words()
    }

    /// What all players share.
    fn board(view: &Self::View, options: &DrawOptions<'_>) -> Sheet;
    /// What lies before a seat, in one line for a narrow screen; by default nothing.
    fn strip(
        _view: &Self::View,
        _options: &DrawOptions<'_>,
        _seat: Seat,
        _narrow: bool,
    ) -> Option<Sheet> {
        None
    }
    /// What opens over the board, while it does.
    fn stage(_view: &Self::View, _options: &DrawOptions<'_>) -> Option<Sheet> {
        None
    }

    /// Whose strips lie above and below the board where all is in one picture; by default nobody's.
    fn around(_view: &Self::View) -> [Option<Seat>; 2] {
        [None, None]
    }
    /// Lays the stage over the board; by default in its middle.
    fn lay(stage: &Sheet, board: Rect, svg: &mut Svg) {
        let ((w, h), middle) = (stage.size, board.middle());
        stage.inset(svg, middle.by(-w / 2.0, -h / 2.0), w);
    }
}

/// Draws a part of a table; what has nothing on it is an empty string.
#[must_use]
pub fn draw<G: Drawn>(view: &G::View, options: &DrawOptions<'_>) -> String {
    let sheet = match options.part {
        Part::Whole => return whole::<G>(view, options),
        Part::Board => Some(G::board(view, options)),
        Part::Strip(seat) => G::strip(view, options, seat, false),
        Part::NarrowStrip(seat) => G::strip(view, options, seat, true),
        Part::Stage => G::stage(view, options),
    };
    sheet.map(|sheet| sheet.document(options.width, options.theme)).unwrap_or_default()
}

/// Everything in one picture: a strip above, the board, a strip below, and the stage over all.
fn whole<G: Drawn>(view: &G::View, options: &DrawOptions<'_>) -> String {
    let board = G::board(view, options);
    let (wide, high) = board.size;
    let strips = G::around(view).map(|seat| G::strip(view, options, seat?, false));
    let [above, below] = strips.each_ref().map(|strip| {
        let height = |strip: &Sheet| strip.size.1 * wide / strip.size.0;
        strip.as_ref().map_or(0.0, height)
    });
    let frame = Frame { label: &board.label, theme: options.theme };
    let mut svg = G::look().picture((wide, above + high + below), options.width, "whole", frame);
    let [upper, lower] = strips;
    for (sheet, y) in [(upper, 0.0), (Some(board), above), (lower, above + high)] {
        if let Some(sheet) = sheet {
            sheet.inset(&mut svg, at(0.0, y), wide);
        }
    }
    if let Some(stage) = G::stage(view, options) {
        G::lay(&stage, Rect::new(0.0, above, wide, high), &mut svg);
    }
    svg.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pen::Pen;
    use table::testkit::pebbles::Pebbles;
    use table::{Id, Palette, Rules, Secrets, Setup, Theme, Viewer};

    type View = <Pebbles as Secrets>::View;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
    enum Icon {
        Owl,
        Lion,
        Ship,
    }

    static LOOK: Look = Look::new("toy", ".toy{fill:var(--ink)}", &Palette { tokens: &[], seats: &[] })
        .with_glyphs(
            "<svg><symbol id=\"owl\"><path d=\"M1 1\"/></symbol>
             <symbol id=\"lion\"><path d=\"M2 2\"/></symbol><symbol id=\"ship\"><path/></symbol></svg>",
        )
        .with_kinds();

    impl Drawn for Pebbles {
        fn look() -> &'static Look {
            &LOOK
        }

        fn board(view: &View, options: &DrawOptions<'_>) -> Sheet {
            let mut pen = Pen::<Pebbles>::new(view, options, "board");
            pen.icon(Icon::Lion, at(10.0, 10.0), 4.0, "big");
            pen.icon(Icon::Lion, at(20.0, 10.0), 4.0, "");
            pen.icon_in_defs(Icon::Owl, at(0.0, 0.0), 2.0, "");
            pen.reuse_at("hill", at(3.0, 4.0), "");
            pen.svg.pick("a1", "held", "A <square>");
            pen.svg.rings(Rect::new(0.0, 0.0, 9.0, 9.0), 2.0);
            pen.finish((100.0, 50.0), "a board".to_owned())
        }

        fn strip(
            view: &View,
            options: &DrawOptions<'_>,
            seat: Seat,
            narrow: bool,
        ) -> Option<Sheet> {
            let pen = Pen::<Pebbles>::new(view, options, "strip-any");
            let size = if narrow { (20.0, 4.0) } else { (200.0, 20.0) };
            (seat.0 < 2).then(|| pen.finish(size, format!("seat {}", seat.0)))
        }

        fn around(_: &View) -> [Option<Seat>; 2] {
            [Some(Seat(1)), Some(Seat(0))]
        }
    }

    fn draw(part: Part) -> String {
        let position = Pebbles::start(&Setup::standard(Pebbles::about())).unwrap();
        let view = Pebbles::view(&position, Viewer::Spectator);
        let options =
            DrawOptions { part, theme: Theme::Page, width: 400, ..DrawOptions::default() };
        super::draw::<Pebbles>(&view, &options)
    }

    #[test]
    fn what_is_drawn_is_defined_once() {
        let svg = draw(Part::Board);
        assert_eq!(svg.matches("href=\"#board-lion\"").count(), 2, "{svg}");
        assert!(svg.contains("class=\"big\" x=\"8\" y=\"8\" width=\"4\" height=\"4\""), "{svg}");
        let lion = "<symbol id=\"board-lion\" viewBox=\"0 0 24 24\"><path d=\"M2 2\"/></symbol>";
        assert_eq!(svg.matches(lion).count(), 1, "{svg}");
        assert!(svg.contains("<symbol id=\"board-owl\"") && !svg.contains("ship"), "{svg}");
        assert!(svg.contains("<use href=\"#board-hill\" x=\"3\" y=\"4\"/>"), "{svg}");
    }

    #[test]
    fn what_can_be_chosen_has_its_id_its_words_and_two_rings() {
        let svg = draw(Part::Board);
        let group = "<g class=\"pick held\" data-id=\"a1\"><title>A &lt;square&gt;</title>\
                     <rect class=\"ring d\" x=\"0\" y=\"0\" width=\"9\" height=\"9\" rx=\"2\"/>\
                     <rect class=\"ring g\"";
        assert!(svg.contains(group), "{svg}");
    }

    #[test]
    fn strips_lie_above_and_below_the_board_and_as_wide() {
        let svg = draw(Part::Whole);
        // A strip of 200 by 20 is 10 high on a board of 100.
        assert!(svg.contains("class=\"toy whole\" width=\"400\" height=\"280\""), "{svg}");
        let parts =
            ["strip\" x=\"0\" y=\"0\"", "board\" x=\"0\" y=\"10\"", "strip\" x=\"0\" y=\"60\""];
        let places: Vec<_> = parts.map(|part| svg.find(part)).into_iter().flatten().collect();
        assert!(places.len() == 3 && places.is_sorted(), "{svg}");
        // The whole bears the label of its board too, first of all.
        let order = ["seat 1", "a board", "seat 0"].map(|label| svg.rfind(label));
        assert!(order[0].is_some() && order.is_sorted(), "{svg}");
    }

    #[test]
    fn what_has_nothing_on_it_is_empty() {
        assert_eq!(draw(Part::Stage), "");
        assert_eq!(draw(Part::Strip(Seat(2))), "");
        assert!(draw(Part::NarrowStrip(Seat(1))).contains("viewBox=\"0 0 20 4\""));
    }
}
