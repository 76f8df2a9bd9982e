//! The stage of a battle: both sides face to face, hands, deck, and what has been won.

use table::{DrawOptions, Message, Named, Viewer};

use super::cards;
use super::icons::Icon;
use super::measure::{lines, width};
use super::pen::{Pen, Sheet, centred};
use super::svg::{Num, Point, Rect, at};
use super::units;
use crate::components::CARDS;
use crate::ids::{Card, Region, Side};
use crate::rules::battle::{Battle, Stage};
use crate::view::{Hand, Pick, View};

/// Size of the stage.
pub(super) const SIZE: (f32, f32) = (1600.0, 880.0);
/// Lower edges of the header, the far army, the field and the near army.
const EDGES: [f32; 4] = [72.0, 160.0, 610.0, 698.0];
/// Size of a card on the field and in the near hand.
const CARD: (f32, f32) = (150.0, 200.0);
const HELD: (f32, f32) = (134.0, 160.0);
/// Middles of the two lanes.
const LANES: [f32; 2] = [352.0, 566.0];

/// The stage, if there is a battle.
pub(super) fn draw(view: &View, options: &DrawOptions<'_>) -> Option<Sheet> {
    let battle = view.battle()?;
    let mut pen = Pen::new(view, options, "stage");
    for side in Side::BOTH {
        match battle.region {
            Region::Land(_) => units::define_shield(&mut pen, side),
            Region::Sea(_) => units::define_galley(&mut pen, side),
        }
    }
    let frame = Rect::new(0.0, 0.0, SIZE.0, SIZE.1);
    pen.svg.rect(frame, 14.0, "panel");
    let title = header(&mut pen, battle);
    let [top, far, field, near] = EDGES;
    pen.svg.rect(Rect::new(0.0, far, SIZE.0, field - far), 0.0, "sunk");
    let us = near_side(view);
    army(&mut pen, battle, us.other(), Rect::new(0.0, top, SIZE.0, far - top));
    army(&mut pen, battle, us, Rect::new(0.0, field, SIZE.0, near - field));
    lanes(&mut pen, battle, us);
    unseen(&mut pen, battle, Rect::new(800.0, far, 760.0, field - far));
    small_hand(&mut pen, battle, us.other());
    hand(&mut pen, battle, us, Rect::new(40.0, near + 10.0, SIZE.0 - 240.0, HELD.1));
    deck(&mut pen, battle, Rect::new(SIZE.0 - 150.0, near + 18.0, 106.0, 146.0));
    pen.svg.path(&format!("M0 {near}H{}", SIZE.0), "line");
    Some(pen.finish(SIZE, title))
}

/// The side that sits below: the viewer's, or Athens.
pub(super) fn near_side(view: &View) -> Side {
    match view.viewer {
        Some(Viewer::Seat(seat)) => Side::in_seat(seat).unwrap_or(Side::Athens),
        Some(Viewer::Spectator) | None => Side::Athens,
    }
}

/// Where the battle is, who attacks, how many cards are left. Gives the title.
fn header(pen: &mut Pen<'_>, battle: &Battle) -> String {
    let h = EDGES[0];
    pen.svg.path(
        &format!("M0 {h}V14A14 14 0 0 1 14 0H{}A14 14 0 0 1 {} 14V{h}Z", SIZE.0 - 14.0, SIZE.0),
        "slip",
    );
    pen.icon(Icon::Battle, at(50.0, h / 2.0), 40.0, "terra");
    let region = battle.region.name();
    let title = pen.say(&Message::new("draw-battle").name("region", region));
    pen.svg.text(centred(at(86.0, h / 2.0), 32.0), "serif t32 on-slip", &title);
    let attacker = Message::new("draw-attacks").name("side", battle.attacker.name());
    let attacker = pen.say(&attacker);
    let x = 110.0 + width(&title, 32.0);
    pen.svg.text(centred(at(x, h / 2.0), 22.0), "t22 on-slip", &attacker);
    let deck = pen.say(&Message::new("draw-deck").number("n", deck_size(pen.view, battle)));
    pen.svg.text(centred(at(SIZE.0 - 36.0, h / 2.0), 22.0), "t22 on-slip e", &deck);
    let left = SIZE.0 - 60.0 - width(&deck, 22.0);
    pen.icon(Icon::Deck, at(left, h / 2.0), 26.0, "terra");
    title
}

/// Cards in the deck: all but those that are held, laid or discarded.
fn deck_size(view: &View, battle: &Battle) -> u32 {
    let all: u32 = view.board.edition.cards.iter().map(|kind| u32::from(kind.copies)).sum();
    let held: u32 = view.hands.iter().map(|hand| u32::from(hand_size(hand))).sum();
    let laid = battle.attack.iter().flatten().count() as u32;
    let picked = u32::from(view.pick != Pick::None);
    let gone: u32 = battle.discards.iter().map(|&n| u32::from(n)).sum();
    all.saturating_sub(held + laid + picked + gone)
}

fn hand_size(hand: &Hand) -> u8 {
    match hand {
        Hand::Known(cards) => cards.iter().sum(),
        Hand::Hidden(n) => *n,
    }
}

/// The deck, a little pile with the number of its cards.
fn deck(pen: &mut Pen<'_>, battle: &Battle, top: Rect) {
    let n = deck_size(pen.view, battle);
    let title = pen.say(&Message::new("draw-deck").number("n", n));
    pen.svg.group("deck");
    pen.svg.title(&title);
    // One back more for every eight cards, so that it shrinks as they are dealt.
    for below in (0..n.div_ceil(8)).rev() {
        let shift = below as f32 * 6.0;
        let frame = Rect::new(top.x - shift, top.y - shift, top.w, top.h);
        pen.svg.rect(frame, 9.0, "back");
    }
    pen.svg.text(centred(top.middle(), 44.0), "b m t44 back-ink", &n.to_string());
    pen.svg.end();
}

/// A side's name and role, its units, its prestige and what it has won here.
fn army(pen: &mut Pen<'_>, battle: &Battle, side: Side, row: Rect) {
    let y = row.middle().y;
    let name = pen.say(&side.name());
    let class = format!("serif t30 si {}", side.id());
    pen.svg.text(at(40.0, y - 4.0), &class, &name);
    let role = if side == battle.attacker { "draw-role-attacker" } else { "draw-role-defender" };
    let n = hand_size(&pen.view.hands[side.index()]);
    let role = pen.say(&Message::new(role).number("n", n));
    pen.svg.text(at(40.0, y + 26.0), "q t20", &role);
    let kind = match battle.region {
        Region::Land(_) => "hoplite",
        Region::Sea(_) => "galley",
    };
    let standing = pen.view.board.units(side, battle.region);
    for nth in 0..standing {
        let place = at(338.0 + 58.0 * f32::from(nth), y);
        let turn = format!("translate({} {})scale(1.45)", Num(place.x), Num(place.y));
        pen.svg.tag("g").text_attr("transform", &turn).holds();
        pen.reuse(&format!("{kind}-{}", side.id()), "");
        pen.svg.end();
    }
    prestige(pen, battle, side, at(row.right() - 150.0, y));
}

fn prestige(pen: &mut Pen<'_>, battle: &Battle, side: Side, place: Point) {
    let prestige = pen.view.board.player(side).prestige.to_string();
    pen.icon(Icon::Prestige, place, 38.0, "g-prestige");
    pen.svg.text(centred(place.by(26.0, 0.0), 32.0), "b t32", &prestige);
    let won = battle.won[side.index()];
    if won > 0 {
        let x = 38.0 + width(&prestige, 32.0);
        pen.svg.text(centred(place.by(x, 0.0), 24.0), "plus t24", &format!("+{won}"));
    }
}

/// The two lanes: the attacker's cards and those that answer them.
fn lanes(pen: &mut Pen<'_>, battle: &Battle, us: Side) {
    let (far, near) = (EDGES[1] + 14.0, EDGES[2] - 14.0 - CARD.1);
    for side in Side::BOTH {
        let y = if side == us { near } else { far };
        let role = if side == battle.attacker { "draw-attack" } else { "draw-answer" };
        let words = pen.say(&Message::new(role).name("side", side.name()));
        for (row, line) in lines(&words, 24.0, 190.0).iter().enumerate() {
            let place = at(40.0, y + CARD.1 / 2.0 + 28.0 * row as f32);
            pen.svg.text(place, "serif t24", line);
        }
        for (lane, x) in LANES.into_iter().enumerate() {
            let frame = Rect::new(x - CARD.0 / 2.0, y, CARD.0, CARD.1);
            laid(pen, battle, side, lane, frame);
        }
    }
    for x in LANES {
        let (top, tip) = (far + CARD.1 + 4.0, near - 4.0);
        let down = battle.attacker != us;
        let (from, to, barb) = if down { (top, tip, -8.0) } else { (tip, top, 8.0) };
        let arrow = format!(
            "M{x} {from}V{to}M{} {}L{x} {to}L{} {}",
            x - 9.0,
            to + barb,
            x + 9.0,
            to + barb
        );
        pen.svg.path(&arrow, "hint");
    }
}

/// What lies in a lane: a card, the back of one, or a place for one.
fn laid(pen: &mut Pen<'_>, battle: &Battle, side: Side, lane: usize, frame: Rect) {
    let open = battle.attack[lane].filter(|_| side == battle.attacker);
    let choosing = chooser(battle) == Some(side) && lane == 0;
    match (open, pen.view.pick) {
        (Some(card), _) => cards::face(pen, card, battle.region, frame),
        (None, Pick::Known(card)) if choosing => cards::face(pen, card, battle.region, frame),
        (None, Pick::Hidden) if choosing => cards::back(pen, frame),
        (None, _) => cards::gap(pen, frame),
    }
}

/// Who chooses cards now.
fn chooser(battle: &Battle) -> Option<Side> {
    match battle.stage {
        Stage::Attack => Some(battle.attacker),
        Stage::Defend => Some(battle.attacker.other()),
        Stage::Retreat(_) | Stage::Deal => None,
    }
}

/// The far side's hand: small backs, or small faces for who may see them.
fn small_hand(pen: &mut Pen<'_>, battle: &Battle, side: Side) {
    let y = (EDGES[0] + EDGES[1]) / 2.0 - 34.0;
    let frame = |nth: usize| Rect::new(800.0 + 58.0 * nth as f32, y, 50.0, 68.0);
    match pen.view.hands[side.index()] {
        Hand::Hidden(n) => {
            (0..usize::from(n)).for_each(|nth| cards::back(pen, frame(nth)));
        }
        Hand::Known(hand) => {
            for (nth, card) in held(&hand).enumerate() {
                let half = pen.view.board.edition.half(card, battle.region);
                let icon = Icon::formation(cards::halves(half).0);
                pen.svg.rect(frame(nth), 5.0, "card");
                pen.icon(icon, frame(nth).middle(), 34.0, "card-ink");
            }
        }
    }
}

/// The near side's hand; its cards can be chosen by who holds them.
fn hand(pen: &mut Pen<'_>, battle: &Battle, side: Side, area: Rect) {
    let hand = pen.view.hands[side.index()];
    let n = usize::from(hand_size(&hand));
    let step = ((area.w - HELD.0) / n.saturating_sub(1).max(1) as f32).min(HELD.0 + 18.0);
    let frame = |nth: usize| Rect::new(area.x + step * nth as f32, area.y, HELD.0, HELD.1);
    let Hand::Known(cards) = hand else {
        (0..n).for_each(|nth| cards::back(pen, frame(nth)));
        return;
    };
    let mut copies = [0; CARDS];
    for (nth, card) in held(&cards).enumerate() {
        copies[card.index()] += 1;
        let half = pen.view.board.edition.half(card, battle.region);
        let (id, title) = (half.id(), pen.say(&half.name()));
        let unique = format!("card-{}-{id}-{}", side.id(), copies[card.index()]);
        pen.svg.tag("g").id(&unique).class("pick card-held").names(id).holds();
        pen.svg.title(&title);
        pen.svg.rings(frame(nth).grown(3.0), 11.0);
        cards::face(pen, card, battle.region, frame(nth));
        pen.svg.end();
    }
}

/// The cards of a hand, kind by kind.
fn held(hand: &[u8; CARDS]) -> impl Iterator<Item = Card> {
    Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(hand[card.index()])))
}

/// Every card of the deck by formation: what the viewer has not seen yet is on clay.
fn unseen(pen: &mut Pen<'_>, battle: &Battle, area: Rect) {
    let title = pen.word("draw-unseen");
    pen.svg.text(at(area.x, area.y + 40.0), "serif t26", &title);
    let left = pen.view.unseen_cards();
    let edition = pen.view.board.edition;
    let formations = edition.cards.iter().map(|kind| kind.formation).max().unwrap_or(0);
    let high = (area.h - 62.0) / (f32::from(formations) + 1.0);
    for formation in 0..=formations {
        let y = area.y + 54.0 + high * (f32::from(formation) + 0.5);
        let kinds = Card::all().filter(|c| edition.cards[c.index()].formation == formation);
        let kinds: Vec<_> = kinds.collect();
        let Some(&first) = kinds.first() else { continue };
        let (id, _) = cards::halves(edition.half(first, battle.region));
        pen.icon(Icon::formation(id), at(area.x + 22.0, y), 44.0, "g-ink");
        let name = pen.say(&Message::new(format!("formation-{id}")));
        pen.svg.text(centred(at(area.x + 56.0, y), 22.0), "serif t22", &name);
        let mut x = area.x + 236.0;
        for card in &kinds {
            let kind = &edition.cards[card.index()];
            for copy in 0..kind.copies {
                let frame = Rect::new(x, y - 20.0, 31.0, 40.0);
                cards::pip(pen, kind.value, frame, copy < left[card.index()]);
                x += 37.0;
            }
        }
        let sum: u8 = kinds.iter().map(|card| left[card.index()]).sum();
        pen.svg.text(centred(at(area.right(), y), 26.0), "b e t26", &sum.to_string());
    }
}
