//! What only one player sees: the hand, cards under Alexander, top cards that were looked at.

use drawing::svg::{Rect, at};
use table::DrawOptions;

use super::icons::Icon;
use super::pen::{Pen, Sheet};
use super::tile::{self, Tile};
use crate::ids::{Colour, Kind, Player};
use crate::known::Face;
use crate::names;
use crate::view::{Lot, Seen, View, owner_of_alexander, seller};

/// The strip of a player on a wide screen.
const WIDE: (f32, f32) = (1600.0, 168.0);
/// The same on a narrow one: so wide, and high enough for one row of cards or for two.
const NARROW: f32 = 640.0;
const ROWS: [f32; 2] = [172.0, 262.0];
/// Cards in a row there.
const IN_ROW: usize = 4;

/// A player's strip: only for the player's own eyes; nothing for anybody else.
pub(super) fn draw(
    view: &View,
    options: &DrawOptions<'_>,
    player: Player,
    narrow: bool,
) -> Option<Sheet> {
    let Seen::Known(hand) = view.hands[player.index()] else { return None };
    let mut groups = vec![("draw-hand", hand.kinds().map(|(kind, n)| (kind, n, true)).collect())];
    groups.extend(others(view, player));
    let cards: usize = groups.iter().map(|(_, cards): &(_, Vec<_>)| cards.len().max(1)).sum();
    let slim = (NARROW, ROWS[usize::from(cards > IN_ROW)]);
    let (part, size) = if narrow { ("slim", slim) } else { ("strip", WIDE) };
    let mut pen = Pen::new(view, options, part);
    pen.svg.rect(Rect::new(0.0, 0.0, size.0, size.1), 0.0, "ground");
    let field = Rect::new(14.0, 6.0, size.0 - 28.0, size.1 - 12.0);
    pen.svg.rect(field, 9.0, "panel");
    let inner = Rect::new(field.x + 12.0, field.y + 34.0, field.w - 24.0, field.h - 44.0);
    let gap = 22.0;
    let room = inner.w - gap * (groups.len() - 1) as f32;
    let mut x = inner.x;
    for (caption, cards_of) in groups {
        let share = room * cards_of.len().max(1) as f32 / cards as f32;
        let words = pen.word(caption).to_uppercase();
        let words = drawing::measure::clipped(&words, 19.0, share.max(160.0));
        pen.svg.text(at(x, field.y + 25.0), "cap", &words);
        group(&mut pen, &cards_of, Rect::new(x, inner.y, share, inner.h));
        x += share + gap;
    }
    ends(&mut pen, at(field.right() - 20.0, field.y + 18.0));
    let label = pen.word("draw-hand");
    Some(pen.finish(size, label))
}

/// A kind of card, how many there are, and whether they are in the hand.
type Held = (Kind, u8, bool);

/// Other cards that the player alone knows, with their captions.
fn others(view: &View, player: Player) -> Vec<(&'static str, Vec<Held>)> {
    let mut groups = Vec::new();
    let sells = seller(view.steps.as_slice()) == Some(player);
    if let (Lot::Known(kind), true) = (view.lot, sells) {
        groups.push(("draw-lot", vec![(kind, 1, false)]));
    }
    let owns = owner_of_alexander(&view.board) == Some(player);
    if let (Seen::Known(bag), true) = (view.tucked, owns && !view.tucked.is_empty()) {
        let cards = bag.kinds().map(|(kind, n)| (kind, n, false)).collect();
        groups.push(("draw-tucked", cards));
    }
    let tops = view.tops.iter().flatten().filter_map(|top| match top.face {
        Some(Face::Card(kind)) if top.by.has(player) => Some((kind, 1, false)),
        _ => None,
    });
    let tops: Vec<_> = tops.collect();
    if !tops.is_empty() {
        groups.push(("draw-tops", tops));
    }
    let seen = view.hands.iter().filter_map(|hand| match hand {
        Seen::Partly(seen, _) => Some(seen.kinds()),
        Seen::Known(_) => None,
    });
    let seen: Vec<_> = seen.flatten().map(|(kind, n)| (kind, n, false)).collect();
    if !seen.is_empty() {
        groups.push(("draw-glimpsed", seen));
    }
    groups
}

fn group(pen: &mut Pen<'_>, cards: &[Held], field: Rect) {
    if cards.is_empty() {
        return pen.svg.rect(Rect::new(field.x, field.y, 118.0, field.h.min(112.0)), 7.0, "empty");
    }
    let places = tile::places(field, cards.len(), 150.0, 120.0);
    for (&(kind, copies, in_hand), place) in cards.iter().zip(places) {
        let id = if in_hand { names::hand_card(kind) } else { "known" };
        tile::draw(pen, Tile::plain(kind, usize::from(copies)), place, id);
    }
}

/// End cards that the player has seen on top of piles.
fn ends(pen: &mut Pen<'_>, mut place: drawing::svg::Point) {
    for colour in Colour::ALL {
        let top = pen.view.tops[colour.index()];
        if top.is_some_and(|top| top.face == Some(Face::End)) {
            pen.icon(Icon::Lock, place, 22.0, &format!("tint {}", colour.id()));
            place = place.by(-28.0, 0.0);
        }
    }
}
