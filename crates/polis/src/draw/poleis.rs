//! Poleis: the owner's shape with the population in it, walls above, an arrow for each port.

use table::{Message, Named};

use super::geometry::geometry;
use super::land;
use super::pen::{Pen, centred, shape};
use super::svg::{Num, Point, RINGS, Rect};
use crate::ids::{Polis, Side};

/// Radius of a polis.
pub(super) const RADIUS: f32 = 20.0;
/// Radius of a capital's second ring.
const CAPITAL: f32 = 25.0;

/// Every polis.
pub(super) fn draw(pen: &mut Pen<'_>) {
    Polis::all().for_each(|polis| draw_one(pen, polis));
}

fn draw_one(pen: &mut Pen<'_>, polis: Polis) {
    let place = geometry().poleis[polis.index()].at;
    let owner = pen.view.board.poleis[polis.index()].owner;
    let title = described(pen, polis);
    let id = polis.id();
    pen.svg.tag("g").class("polis pick").names(id).holds();
    pen.svg.title(&title);
    let capital = pen.view.board.is_capital(polis);
    let around = if capital { CAPITAL + 5.0 } else { RADIUS + 5.5 };
    for ring in RINGS {
        shape(&mut pen.svg, owner, place, around, ring);
    }
    ports(pen, polis, capital);
    walls(pen, polis, owner, capital);
    marker(pen, polis, owner, place, capital);
    name(pen, polis, capital);
    pen.svg.end();
}

fn marker(pen: &mut Pen<'_>, polis: Polis, owner: Option<Side>, place: Point, capital: bool) {
    let side = owner.map_or("neutral", Side::id);
    if capital {
        shape(&mut pen.svg, owner, place, CAPITAL, "under");
        shape(&mut pen.svg, owner, place, CAPITAL, &format!("second {side}"));
    } else {
        shape(&mut pen.svg, owner, place.by(0.0, 1.8), RADIUS + 1.0, "shade");
    }
    shape(&mut pen.svg, owner, place, RADIUS, &format!("pc {side}"));
    let population = pen.view.board.population(polis).to_string();
    let class = if owner.is_none() { "pop neutral" } else { "pop" };
    pen.svg.text(centred(place, 24.0), class, &population);
}

/// One merlon for each point of fortification.
fn walls(pen: &mut Pen<'_>, polis: Polis, owner: Option<Side>, capital: bool) {
    let place = geometry().poleis[polis.index()].at;
    let n = pen.view.board.edition.poleis[polis.index()].base;
    let rise = match owner {
        _ if capital => CAPITAL + 10.5,
        Some(_) => RADIUS + 9.0,
        None => RADIUS + 8.0,
    };
    let class = format!("wall {}", owner.map_or("neutral", Side::id));
    let left = place.x - (f32::from(n) * 8.8 - 2.4) / 2.0;
    for merlon in 0..n {
        let x = left + f32::from(merlon) * 8.8;
        pen.svg.rect(Rect::new(x, place.y - rise, 6.4, 8.4), 0.0, &class);
    }
}

/// An arrow points to the sea of each port.
fn ports(pen: &mut Pen<'_>, polis: Polis, capital: bool) {
    let shape = &geometry().poleis[polis.index()];
    for angle in &shape.ports {
        let (sin, cos) = angle.to_radians().sin_cos();
        // An arrow that points up stands beyond the walls.
        let reach = if sin < -0.7 {
            42.0
        } else if capital {
            40.0
        } else {
            34.5
        };
        let tip = shape.at.by(cos * reach, sin * reach);
        let turn = format!("translate({} {})rotate({})", Num(tip.x), Num(tip.y), Num(*angle));
        let tag = pen.svg.tag("path").class("arrow").text_attr("transform", &turn);
        tag.text_attr("d", "M-6-6.4L7 0L-6 6.4Z").empty();
    }
}

fn name(pen: &mut Pen<'_>, polis: Polis, capital: bool) {
    let shape = &geometry().poleis[polis.index()];
    let name = pen.say(&polis.name());
    // The halo of a name has the colour of the ground below it.
    let territory = pen.view.board.edition.map.territory[polis.index()];
    let ground = match territory {
        Some(territory) => land::holder(pen, territory).map_or("", Side::id),
        None => "o",
    };
    let capitals = if capital { " c" } else { "" };
    let class = format!("pn {ground}{capitals}{}", shape.anchor.class());
    let name = if capital { name.to_uppercase() } else { name };
    pen.svg.text(shape.name, &class, &name);
}

pub(super) fn described(pen: &Pen<'_>, polis: Polis) -> String {
    let (board, card) = (&pen.view.board, &pen.view.board.edition.poleis[polis.index()]);
    let state = &board.poleis[polis.index()];
    let owner = state.owner.map_or_else(|| Message::new("draw-neutral"), |side| side.name());
    let message = Message::new("draw-polis")
        .name("polis", polis.name())
        .name("owner", owner)
        .number("n", board.population(polis))
        .number("max", card.max)
        .number("growth", card.growth)
        .number("walls", card.base);
    let mut sentences = vec![pen.say(&message)];
    let ports: Vec<_> =
        pen.view.board.edition.map.ports[polis.index()].iter().map(|sea| sea.name()).collect();
    if !ports.is_empty() {
        sentences.push(pen.say(&Message::new("draw-polis-port").list("seas", ports)));
    }
    for side in Side::BOTH {
        let discs = board.siege_discs[side.index()][polis.index()];
        if discs > 0 {
            let message = Message::new("draw-polis-siege").name("side", side.name());
            sentences.push(pen.say(&message.number("n", discs)));
        }
    }
    if let Some(building) = state.project {
        let name = building.name();
        sentences.push(pen.say(&Message::new("draw-polis-building").name("project", name)));
    }
    let built: Vec<_> = state.built.iter().map(|one| one.name()).collect();
    if !built.is_empty() {
        sentences.push(pen.say(&Message::new("draw-polis-built").list("projects", built)));
    }
    sentences.join(" ")
}
