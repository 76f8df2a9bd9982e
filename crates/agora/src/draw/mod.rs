//! The table as SVG, from a view: whoever may not know a card finds no trace of it here.
//!
//! The board shows all cities and the middle of the table, the same for everybody. What a player
//! alone knows stands in that player's strip; what opens for a moment is the stage. Everything
//! that a legal move can name is a group with `data-id`, and its words tell what it is.

mod city;
mod hall;
mod hand;
mod icons;
mod palette;
mod pen;
mod stage;
mod tile;

use drawing::Drawn;
use drawing::sheet::Look;
use drawing::svg::Rect;
use table::{DrawOptions, Face, Palette, Seat};

use self::palette::PALETTE;
use self::pen::{Pen, Sheet};
use crate::Agora;
use crate::ids::Player;
use crate::view::View;

/// The rules for a page, lit and chosen things included. There are no inline styles, so that a
/// strict content policy can stand.
pub const STYLE: &str = concat!(include_str!("look.css"), include_str!("states.css"));

/// How drawings of this game look: pictures carry only the rules for things at rest.
static LOOK: Look =
    Look::new("ago", include_str!("look.css"), &PALETTE).with_glyphs(include_str!("icons.svg"));

/// Width and height of the board.
const BOARD: (f32, f32) = (1600.0, 1000.0);
const GAP: f32 = 14.0;

impl Face for Agora {
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        drawing::draw::<Agora>(view, options)
    }

    fn style() -> &'static str {
        STYLE
    }

    fn palette() -> &'static Palette {
        &PALETTE
    }
}

impl Drawn for Agora {
    fn look() -> &'static Look {
        &LOOK
    }

    /// The others' cities above, the middle, the viewer's own city below.
    fn board(view: &View, options: &DrawOptions<'_>) -> Sheet {
        let mut pen = Pen::new(view, options, "board");
        pen.svg.rect(Rect::new(0.0, 0.0, BOARD.0, BOARD.1), 0.0, "ground");
        let near = view.player().unwrap_or(Player(0));
        let others: Vec<_> = view.board.others(near).collect();
        let (upper, hall) = (410.0, 282.0);
        let wide = (BOARD.0 - GAP * (others.len() + 1) as f32) / others.len() as f32;
        for (nth, player) in others.into_iter().enumerate() {
            let x = GAP + (wide + GAP) * nth as f32;
            city::draw(&mut pen, player, Rect::new(x, GAP, wide, upper));
        }
        let y = upper + GAP * 2.0;
        hall::draw(&mut pen, Rect::new(GAP, y, BOARD.0 - GAP * 2.0, hall));
        let y = y + hall + GAP;
        city::draw(&mut pen, near, Rect::new(GAP, y, BOARD.0 - GAP * 2.0, BOARD.1 - y - GAP));
        let label = pen.word("draw-table");
        pen.finish(BOARD, label)
    }

    fn strip(view: &View, options: &DrawOptions<'_>, seat: Seat, narrow: bool) -> Option<Sheet> {
        hand::draw(view, options, Player::in_seat(seat)?, narrow)
    }

    fn stage(view: &View, options: &DrawOptions<'_>) -> Option<Sheet> {
        stage::draw(view, options)
    }

    /// The viewer's strip below.
    fn around(view: &View) -> [Option<Seat>; 2] {
        [None, view.player().map(Player::seat)]
    }
}
