//! The middle of the table: piles, the card under the hammer, bids, and the phases of the turn.

use drawing::measure::{clipped, fitting, width};
use drawing::svg::{Rect, at};
use table::{Message, Named, Set};

use super::icons::Icon;
use super::pen::{Pen, centred, city_name, pick};
use crate::components::components;
use crate::flow::Frame;
use crate::ids::{Colour, MOST_PLAYERS, Player};
use crate::rules::turn::Phase;
use crate::speech::turn_of;
use crate::view::Lot;

/// Draws the middle in a frame.
pub(super) fn draw(pen: &mut Pen<'_>, frame: Rect) {
    pen.svg.rect(frame, 10.0, "hall");
    meander(pen, frame, frame.y + 6.0);
    meander(pen, frame, frame.bottom() - 18.0);
    piles(pen, Rect::new(frame.x + 26.0, frame.y + 34.0, 300.0, frame.h - 68.0));
    let middle = Rect::new(frame.x + 356.0, frame.y + 34.0, 150.0, frame.h - 68.0);
    let rest =
        Rect::new(middle.right() + 40.0, middle.y, frame.right() - middle.right() - 66.0, middle.h);
    match auction(pen) {
        Some(state) => {
            lot(pen, middle);
            bids(pen, &state, rest);
        }
        None => phases(pen, Rect::new(middle.x, middle.y, rest.right() - middle.x, middle.h)),
    }
}

/// A row of keys, as on old vases.
fn meander(pen: &mut Pen<'_>, frame: Rect, y: f32) {
    let n = ((frame.w - 36.0) / 30.0) as usize;
    let left = frame.x + (frame.w - n as f32 * 30.0) / 2.0;
    let key = "v-12h22v10h-14v-5h7";
    let d: String =
        (0..n).map(|nth| format!("M{} {}{key}", left + 30.0 * nth as f32, y + 12.0)).collect();
    pen.svg.path(&d, "hall-line still");
}

/// The four piles, two by two.
fn piles(pen: &mut Pen<'_>, field: Rect) {
    let (w, h) = ((field.w - 18.0) / 2.0, (field.h - 16.0) / 2.0);
    for (nth, colour) in Colour::ALL.into_iter().enumerate() {
        let (column, row) = ((nth % 2) as f32, (nth / 2) as f32);
        let frame = Rect::new(field.x + column * (w + 18.0), field.y + row * (h + 16.0), w, h);
        pile(pen, colour, frame);
    }
}

fn pile(pen: &mut Pen<'_>, colour: Colour, frame: Rect) {
    let pile = pen.view.board.piles[colour.index()];
    let id = if pile.locked { "draw-pile-locked" } else { "draw-pile" };
    let message = Message::new(id).with("colour", &colour).number("n", pile.left);
    let words = pen.say(&message);
    pick(pen, colour.id(), "pile-pick", &words, (frame, 8.0));
    pen.svg.rect(Rect::new(frame.x + 5.0, frame.y + 5.0, frame.w, frame.h), 8.0, "under");
    let class = if pile.locked { "locked" } else { "" };
    pen.svg.group(class);
    pen.svg.rect(frame, 8.0, &format!("pile {}", colour.id()));
    let on = format!("on {}", colour.id());
    let icon = if pile.locked { Icon::Lock } else { Icon::of_colour(colour) };
    pen.icon(icon, at(frame.middle().x - 24.0, frame.middle().y), 44.0, &on);
    let left = if pile.locked { pen.word("draw-end") } else { pile.left.to_string() };
    let place = centred(at(frame.middle().x + 32.0, frame.middle().y), 28.0);
    pen.svg.text(place, &format!("b t28 m still {on}"), &left);
    pen.svg.end();
    // Somebody has looked; what lies there is told in the strip of those who may know.
    if pen.view.tops[colour.index()].is_some() {
        pen.icon(Icon::Eye, at(frame.right() - 18.0, frame.y + 16.0), 22.0, &on);
    }
    pen.svg.end();
}

/// An auction under way.
struct Auction {
    seller: Player,
    bid: u16,
    bidder: Option<Player>,
    turn: Option<Player>,
    passed: Set<Player>,
    bids: [u16; MOST_PLAYERS],
}

fn auction(pen: &Pen<'_>) -> Option<Auction> {
    pen.view.steps.as_slice().iter().find_map(|step| match step {
        Frame::Bidding(step) => Some(Auction {
            seller: step.seller,
            bid: step.bid,
            bidder: step.bidder,
            turn: Some(step.turn),
            passed: step.passed,
            bids: step.bids,
        }),
        Frame::Closing(step) => Some(Auction {
            seller: step.seller,
            bid: step.bid,
            bidder: step.bidder,
            turn: None,
            passed: Set::all(),
            bids: [0; MOST_PLAYERS],
        }),
        _ => None,
    })
}

/// The card under the hammer: its back, which shows the colour.
fn lot(pen: &mut Pen<'_>, field: Rect) {
    let colour = match pen.view.lot {
        Lot::None => return,
        Lot::Known(kind) => kind.colour(),
        Lot::Hidden(colour) => colour,
    };
    let h = field.h.min(212.0);
    let frame = Rect::new(field.x, field.middle().y - h / 2.0, field.w, h);
    pen.svg.rect(frame, 10.0, &format!("pile {}", colour.id()));
    pen.svg.rect(frame.grown(-7.0), 6.0, "lot-in");
    let on = format!("on {}", colour.id());
    pen.icon(Icon::of_colour(colour), frame.middle().by(0.0, -14.0), 92.0, &on);
    let name = pen.say(&colour.name());
    let place = at(frame.middle().x, frame.bottom() - 26.0);
    pen.svg.text(place, &format!("serif t24 m {on}"), &name);
}

/// Who has bid what, and who is asked.
fn bids(pen: &mut Pen<'_>, state: &Auction, field: Rect) {
    let title = Message::new("draw-sells").text("city", city_name(pen, state.seller));
    let title = pen.say(&title);
    pen.svg.text(at(field.x, field.y + 22.0), "serif t28 hall-t", &title);
    let must = Message::new("draw-must-sell").number("n", components().numbers.must_sell);
    let (must, left) = (pen.say(&must), field.x + width(&title, 30.0) + 18.0);
    let must = clipped(&must, 20.0, field.right() - left);
    pen.svg.text(at(left, field.y + 21.0), "hall-q t20", &must);
    let others: Vec<_> = pen.view.board.others(state.seller).collect();
    let pitch = ((field.h - 40.0) / others.len() as f32).min(50.0);
    for (nth, player) in others.into_iter().enumerate() {
        let row = Rect::new(field.x, field.y + 40.0 + pitch * nth as f32, field.w, pitch - 6.0);
        bidder(pen, state, player, row);
    }
}

fn bidder(pen: &mut Pen<'_>, state: &Auction, player: Player, row: Rect) {
    let leads = state.bidder == Some(player);
    let passed = state.passed.contains(player) && !leads;
    pen.svg.group(if passed { "out" } else { "" });
    let y = row.middle().y;
    if let Some(city) = pen.view.board.of(player).city {
        pen.icon(Icon::of_city(city), at(row.x + 18.0, y), 28.0, "hall-i");
    }
    let name = clipped(&city_name(pen, player), 22.0, 136.0);
    pen.svg.text(centred(at(row.x + 42.0, y), 22.0), "t22 hall-t", &name);
    let bar = Rect::new(row.x + 190.0, y - 11.0, row.w - 300.0, 22.0);
    pen.svg.rect(bar, 4.0, "bar");
    let bid = if leads { state.bid } else { state.bids[player.index()] };
    if bid > 0 {
        // Of the coins that the bidder has: how far is left to go.
        let coins = f32::from(pen.view.board.coins(player).max(1));
        let share = (f32::from(bid) / coins).clamp(0.04, 1.0);
        let class = if leads { "bid lead" } else { "bid" };
        pen.svg.rect(Rect::new(bar.x, bar.y, bar.w * share, bar.h), 4.0, class);
    }
    let words = if passed {
        pen.word("draw-passed")
    } else if bid > 0 {
        bid.to_string()
    } else if state.turn == Some(player) {
        "?".to_owned()
    } else {
        "·".to_owned()
    };
    pen.svg.text(centred(at(row.right() - 12.0, y), 24.0), "b t24 e hall-t", &words);
    pen.svg.end();
    if state.turn == Some(player) {
        pen.svg.rect(row.grown(-1.0), 7.0, "asked");
    }
}

/// The seven phases of the turn, the present one lit.
fn phases(pen: &mut Pen<'_>, field: Rect) {
    let Some(turn) = turn_of(pen.view.steps.as_slice()) else {
        let id = if pen.view.board.over { "phase-over" } else { "phase-opening" };
        let words = pen.word(id);
        return pen.svg.text(centred(field.middle(), 30.0), "serif t30 m hall-t", &words);
    };
    let id = if pen.view.board.is_ending() { "draw-last-turn" } else { "draw-turn" };
    let words = pen.say(&Message::new(id).text("city", city_name(pen, turn.player)));
    pen.svg.text(at(field.x, field.y + 34.0), "serif t30 hall-t", &words);
    let pitch = field.w / 7.0;
    for phase in Phase::ALL.into_iter().filter(|phase| *phase != Phase::Lighthouse) {
        let x = field.x + pitch * (f32::from(phase.number()) - 0.5);
        let class = match phase.cmp(&turn.phase) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        let place = at(x, field.y + field.h * 0.56);
        pen.svg.circle(place, 33.0, format!("phase {class}").trim_end());
        pen.icon(Icon::of_phase(phase), place, 38.0, format!("phase-i {class}").trim_end());
        let name = pen.say(&Message::new(format!("draw-phase-{}", phase.number())));
        let size = fitting(&name, 20.0, 16.0, pitch - 8.0);
        pen.svg.sized(at(x, place.y + 60.0), "m hall-q", size, &name);
    }
}
