//! What opens over the table: boards to choose from, and a history that is being read.

use drawing::svg::{Rect, at};
use table::{DrawOptions, Message, Named};

use super::icons::Icon;
use super::pen::{Pen, Sheet, centred, city_name, pick};
use super::tile::{self, Tile, number_width};
use crate::board::Deal;
use crate::components::components;
use crate::flow::Frame;
use crate::ids::{City, Side};
use crate::names;
use crate::view::View;

/// The stage, if there is something on it.
pub(super) fn draw(view: &View, options: &DrawOptions<'_>) -> Option<Sheet> {
    match view.steps.top()? {
        Frame::Erase(step) if view.player() == Some(step.player) => {
            let heap = &view.histories[step.of.index()];
            let mut kinds: Vec<_> = heap.known.iter().map(|card| card.kind).collect();
            kinds.dedup();
            let mut pen = Pen::new(view, options, "stage");
            let caption = Message::new("draw-reading").text("city", city_name(&pen, step.of));
            let (size, field) = scroll(&mut pen, &caption, kinds.len().div_ceil(8) as f32 * 128.0);
            let places = tile::places(field, kinds.len(), 150.0, 120.0);
            for (kind, place) in kinds.into_iter().zip(places) {
                let copies = heap.known.iter().filter(|card| card.kind == kind).count();
                tile::draw(&mut pen, Tile::plain(kind, copies), place, names::history_card(kind));
            }
            let label = pen.say(&caption);
            Some(pen.finish(size, label))
        }
        Frame::Opening(step) if !step.cards => Some(boards(view, options)),
        _ => None,
    }
}

fn scroll(pen: &mut Pen<'_>, caption: &Message, high: f32) -> ((f32, f32), Rect) {
    let size = (1300.0, high + 92.0);
    pen.svg.rect(Rect::new(2.0, 2.0, size.0 - 4.0, size.1 - 4.0), 10.0, "panel");
    let words = pen.say(caption);
    pen.svg.text(at(26.0, 44.0), "serif t28", &words);
    (size, Rect::new(26.0, 66.0, size.0 - 52.0, high))
}

/// The boards that can be had, with both sides.
fn boards(view: &View, options: &DrawOptions<'_>) -> Sheet {
    let mut pen = Pen::new(view, options, "stage");
    let board = &view.board;
    let taken = |city: City| {
        board
            .everybody()
            .any(|one| board.of(one).side.is_some() && board.of(one).city == Some(city))
    };
    let dealt =
        board.everybody().find(|&one| board.of(one).city.is_some() && board.of(one).side.is_none());
    let cities: Vec<_> = match (board.deal, dealt) {
        (Deal::Dealt, one) => one.and_then(|one| board.of(one).city).into_iter().collect(),
        _ => City::all().filter(|&city| !taken(city)).collect(),
    };
    let caption = Message::new("draw-boards");
    let rows = cities.len().max(1).div_ceil(2);
    let (size, field) = scroll(&mut pen, &caption, rows as f32 * 96.0);
    for (nth, city) in cities.into_iter().enumerate() {
        for side in Side::ALL {
            let column = (nth % 2) as f32 * 2.0 + side as u8 as f32;
            let w = (field.w - 36.0) / 4.0;
            let x = field.x + column * (w + 12.0);
            let frame = Rect::new(x, field.y + (nth / 2) as f32 * 96.0, w, 84.0);
            side_of(&mut pen, city, side, frame);
        }
    }
    let label = pen.say(&caption);
    pen.finish(size, label)
}

fn side_of(pen: &mut Pen<'_>, city: City, side: Side, frame: Rect) {
    let icons = &components().cities[city.index()].icons[side as usize];
    let name = format!("{} {}", pen.say(&city.name()), side.id().to_uppercase());
    let mut words = format!("{name}.");
    for icon in icons {
        words.push(' ');
        words.push_str(&pen.say(&icon.name()));
        words.push('.');
    }
    pick(pen, names::board_side(city, side), "side", &words, (frame, 8.0));
    pen.svg.rect(frame, 8.0, "tile");
    pen.svg.circle(at(frame.x + 38.0, frame.middle().y), 25.0, "slip");
    pen.icon(Icon::of_city(city), at(frame.x + 38.0, frame.middle().y), 32.0, "terra");
    pen.svg.text(at(frame.x + 76.0, frame.y + 34.0), "serif t24", &name);
    let (mut x, y) = (frame.x + 76.0, frame.y + 58.0);
    for icon in icons {
        tile::symbol(pen, icon, at(x + 13.0, y), 26.0);
        x += 29.0;
        if number_width(icon) > 0.0 {
            pen.svg.text(centred(at(x - 2.0, y), 20.0), "b", &icon.n.to_string());
            x += 16.0;
        }
    }
    pen.svg.end();
}
