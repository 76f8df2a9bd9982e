//! The drawn table: sound, complete, free of overlaps, the same for everybody.

mod common;

use std::collections::BTreeSet;

use common::{game, play, setup};
use petteia::{Petteia, Position, Side};
use roxmltree::{Document, Node};
use table::testkit::{Policy, random_match};
use table::{DrawOptions, Face, Part, Rules, Seat, Speech, Theme};

const PARTS: [Part; 5] = [
    Part::Whole,
    Part::Board,
    Part::Strip(Seat(0)),
    Part::Strip(Seat(1)),
    Part::NarrowStrip(Seat(1)),
];

fn draw(position: &Position, part: Part, theme: Theme) -> String {
    Petteia::draw(position, &DrawOptions { part, theme, ..DrawOptions::default() })
}

/// Positions along a game of each scenario.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for scenario in ["eight", "six", "steps"] {
        let game = random_match::<Petteia>(&setup(scenario), 7, Policy::Uniform, 1_000);
        let plies = (0..=game.plies().len()).step_by(6);
        positions.extend(plies.map(|ply| game.position_at(ply)));
    }
    positions
}

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|own| own.split(' ').any(|one| one == class))
}

fn count(document: &Document<'_>, class: &str) -> usize {
    document.descendants().filter(|node| has_class(node, class)).count()
}

/// Left, top, right and bottom of a box.
fn frame(node: Node<'_, '_>) -> [f32; 4] {
    let number = |name| node.attribute(name).and_then(|value| value.parse().ok()).unwrap_or(0.0);
    let [x, y, w, h]: [f32; 4] = ["x", "y", "width", "height"].map(number);
    [x, y, x + w, y + h]
}

#[test]
fn every_part_is_well_formed_in_every_theme() {
    for position in positions().iter().step_by(3) {
        for (part, theme) in
            PARTS.iter().zip([Theme::Light, Theme::Dark, Theme::Page].iter().cycle())
        {
            let svg = draw(position, *part, *theme);
            let document = Document::parse(&svg).unwrap();
            assert!(document.descendants().all(|node| node.attribute("style").is_none()));
            assert_eq!(svg.contains("<style>"), *theme != Theme::Page);
            assert!(!svg.contains("draw-") && !svg.contains("NaN"), "a word is missing");
        }
        assert_eq!(draw(position, Part::Stage, Theme::Page), "", "nothing opens over the board");
    }
    let position = &positions()[0];
    assert_eq!(draw(position, Part::Strip(Seat(2)), Theme::Page), "", "there is no third seat");
}

#[test]
fn every_square_can_be_pointed_at_and_shows_its_pebble() {
    for position in positions() {
        let svg = draw(&position, Part::Board, Theme::Page);
        let document = Document::parse(&svg).unwrap();
        let picks: Vec<_> = document.descendants().filter(|node| has_class(node, "pick")).collect();
        let ids: BTreeSet<_> = picks.iter().filter_map(|pick| pick.attribute("data-id")).collect();
        assert!(ids.len() == picks.len() && [36, 64].contains(&ids.len()), "{}", ids.len());
        for pick in picks {
            let id = pick.attribute("data-id").unwrap();
            let holder = Side::all()
                .find(|&side| position.pebbles(side).iter().any(|square| square.id() == id));
            let drawn = |side: Side| {
                pick.children()
                    .filter(move |node| has_class(node, "body") && has_class(node, side.id()))
            };
            for side in Side::all() {
                assert_eq!(drawn(side).count(), usize::from(holder == Some(side)), "{id}");
            }
            let title = pick.children().find(|node| node.has_tag_name("title")).unwrap();
            assert!(title.text().is_some_and(|text| text.starts_with(id)), "{id}");
            assert_eq!(pick.children().filter(|node| has_class(node, "ring")).count(), 2);
        }
        let mut legal = Vec::new();
        Petteia::legal(&position, &mut legal);
        for target in legal.iter().flat_map(|&mv| Petteia::targets(&position, mv)) {
            assert!(ids.contains(target), "{target}");
        }
    }
}

#[test]
fn sides_differ_in_shape() {
    let game = game("eight", "a1 b1", "a8 b8");
    let svg = draw(game.position(), Part::Board, Theme::Page);
    let document = Document::parse(&svg).unwrap();
    let shapes = |side: &str| -> BTreeSet<_> {
        let bodies = document.descendants().filter(|node| has_class(node, "body"));
        let of_side = bodies.filter(|node| has_class(node, side));
        of_side.map(|node| node.tag_name().name().to_owned()).collect()
    };
    assert_eq!(shapes("light"), BTreeSet::from(["circle".to_owned()]));
    assert_eq!(shapes("dark"), BTreeSet::from(["rect".to_owned()]));
}

#[test]
fn squares_lie_side_by_side_inside_the_board() {
    for position in positions().iter().step_by(20) {
        let svg = draw(position, Part::Board, Theme::Page);
        let document = Document::parse(&svg).unwrap();
        let cells = document.descendants().filter(|node| has_class(node, "cell"));
        let cells: Vec<_> = cells.map(frame).collect();
        for (nth, one) in cells.iter().enumerate() {
            assert!(one.iter().all(|edge| (0.0..=1000.0).contains(edge)), "{one:?}");
            assert!(one[2] - one[0] >= 100.0, "wide enough for a thumb: {one:?}");
            let apart = |other: &[f32; 4]| {
                one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1]
            };
            assert!(cells[nth + 1..].iter().all(apart), "{one:?}");
        }
    }
}

#[test]
fn the_last_move_is_marked_and_losses_are_counted() {
    let mut game = game("eight", "c1 e5 h1", "d5 h8 a8");
    let board = draw(game.position(), Part::Board, Theme::Page);
    assert_eq!(count(&Document::parse(&board).unwrap(), "latest"), 0);
    play(&mut game, &["c1 c5"]);
    let board = draw(game.position(), Part::Board, Theme::Page);
    assert_eq!(count(&Document::parse(&board).unwrap(), "latest"), 2);
    for (part, left) in [(Part::Strip(Seat(0)), 3), (Part::NarrowStrip(Seat(1)), 2)] {
        let strip = draw(game.position(), part, Theme::Page);
        let document = Document::parse(&strip).unwrap();
        // One more pebble is the sign of the side.
        assert_eq!((count(&document, "body"), count(&document, "gone")), (left + 1, 8 - left));
    }
}

#[test]
fn every_colour_is_a_known_token() {
    let tokens = Petteia::palette().tokens;
    assert_eq!(drawing::theme::unknown_tokens(Petteia::style(), tokens).next(), None);
    let seats: Vec<_> = Petteia::palette().seats.iter().map(|seat| seat.seat).collect();
    assert_eq!(seats, Petteia::about().seats);
}
