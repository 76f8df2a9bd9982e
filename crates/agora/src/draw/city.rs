//! A city: its board, its purse, its cards.

use drawing::measure::{clipped, width};
use drawing::svg::{Rect, at};
use table::{Message, Named};

use super::icons::Icon;
use super::pen::{Pen, centred, city_name, figure, person, pick};
use super::tile::{self, Tile, number_width};
use crate::components::components;
use crate::ids::{Piece, Player};
use crate::names;
use crate::speech::turn_of;
use crate::view::owner_of_alexander;

/// The height of the heading.
const HEAD: f32 = 62.0;
/// The height of the board's strip.
const STRIP: f32 = 38.0;

/// Draws a city in a frame.
pub(super) fn draw(pen: &mut Pen<'_>, player: Player, frame: Rect) {
    let words = heading(pen, player);
    pick(pen, player.id(), "city", &words, (frame, 9.0));
    pen.svg.rect(frame, 9.0, "panel");
    head(pen, player, Rect::new(frame.x, frame.y, frame.w, HEAD));
    strip(pen, player, Rect::new(frame.x + 1.0, frame.y + HEAD, frame.w - 2.0, STRIP));
    pen.svg.end();
    cards(pen, player, frame);
}

fn heading(pen: &Pen<'_>, player: Player) -> String {
    let own = pen.view.board.of(player);
    let city = city_name(pen, player);
    let message = Message::new("draw-city")
        .text("city", city)
        .text("player", person(pen, player))
        .name("coins", names::coins(own.coins))
        .name("points", names::points(own.vp));
    let mut words = pen.say(&message);
    if let (Some(city), Some(side)) = (own.city, own.side) {
        let icons = &components().cities[city.index()].icons[side as usize];
        for icon in icons {
            words.push(' ');
            words.push_str(&pen.say(&icon.name()));
            words.push('.');
        }
    }
    words
}

fn head(pen: &mut Pen<'_>, player: Player, frame: Rect) {
    let own = pen.view.board.of(player);
    let active = turn_of(pen.view.steps.as_slice()).is_some_and(|turn| turn.player == player);
    if active {
        pen.svg.rect(frame.grown(-1.5), 8.0, "active");
        pen.svg.rect(Rect::new(frame.x + 9.0, frame.y, frame.w - 18.0, 4.5), 2.0, "active-bar");
    }
    let (coins, vp) = (own.coins.to_string(), own.vp.to_string());
    let seal = at(frame.x + 36.0, frame.middle().y);
    pen.svg.circle(seal, 27.0, &format!("seat {}", player.id()));
    pen.svg.circle(seal, 22.0, "slip");
    if let Some(city) = own.city {
        pen.icon(Icon::of_city(city), seal, 30.0, "terra");
    }
    let right = frame.right() - 14.0 - 30.0 - width(&vp, 22.0);
    figure(pen, Icon::Wreath, at(right, seal.y), "gl vp", &vp);
    let left = right - 14.0 - 30.0 - width(&coins, 22.0);
    figure(pen, Icon::Coin, at(left, seal.y), "gl coin", &coins);
    let room = left - frame.x - 76.0;
    let name = clipped(&city_name(pen, player), 26.0, room);
    pen.svg.sized(at(frame.x + 68.0, frame.y + 30.0), "serif", 26.0, &name);
    let seat = clipped(&person(pen, player), 18.0, room);
    pen.svg.text(at(frame.x + 68.0, frame.y + 51.0), "q t18", &seat);
}

/// The board's icons at the left; history, cards under Alexander and hand at the right.
fn strip(pen: &mut Pen<'_>, player: Player, frame: Rect) {
    pen.svg.rect(frame, 0.0, "sunk");
    let own = pen.view.board.of(player);
    let y = frame.middle().y;
    let mut x = frame.x + 12.0;
    if let (Some(city), Some(side)) = (own.city, own.side) {
        for icon in &components().cities[city.index()].icons[side as usize] {
            tile::symbol(pen, icon, at(x + 12.0, y), 25.0);
            x += 27.0;
            if number_width(icon) > 0.0 {
                pen.svg.text(centred(at(x - 2.0, y), 20.0), "b", &icon.n.to_string());
                x += 14.0;
            }
        }
    }
    let hand = pen.view.hands[player.index()].len();
    let history = pen.view.histories[player.index()].len();
    let mut figures = vec![(Icon::Deck, hand.to_string()), (Icon::History, history.to_string())];
    if owner_of_alexander(&pen.view.board) == Some(player) && !pen.view.tucked.is_empty() {
        figures.push((Icon::War, format!("+{}", pen.view.tucked.len())));
    }
    let mut right = frame.right() - 12.0;
    for (icon, words) in figures {
        right -= width(&words, 19.0);
        pen.svg.text(centred(at(right, y), 19.0), "q", &words);
        right -= 15.0;
        pen.icon(icon, at(right, y), 23.0, "gl q");
        right -= 24.0;
    }
}

/// The cards, alike ones on top of each other.
fn cards(pen: &mut Pen<'_>, player: Player, frame: Rect) {
    let own = pen.view.board.of(player);
    let distinct: Vec<Piece> = own.distinct().collect();
    let top = frame.y + HEAD + STRIP + 9.0;
    let field = Rect::new(frame.x + 9.0, top, frame.w - 18.0, frame.bottom() - top - 9.0);
    if distinct.is_empty() {
        return;
    }
    let places = tile::places(field, distinct.len(), 150.0, 112.0);
    for (piece, place) in distinct.into_iter().zip(places) {
        let copies = own.cards.iter().filter(|other| **other == piece).count();
        let in_use = pen.view.board.is_used(piece.kind) && is_active(pen, player);
        let used = piece.is_spent() || piece.aim().is_some() || in_use;
        let id = names::city_card(player, piece.kind);
        tile::draw(pen, Tile { piece, copies, used }, place, id);
    }
}

fn is_active(pen: &Pen<'_>, player: Player) -> bool {
    turn_of(pen.view.steps.as_slice()).is_some_and(|turn| turn.player == player)
}
