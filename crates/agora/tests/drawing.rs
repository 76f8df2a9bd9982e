//! The drawn table: sound, complete, free of overlaps, and silent about what is hidden.

mod common;

use std::collections::BTreeSet;

use agora::Agora;
use agora::position::Position;
use agora::view::View;
use common::{Scene, setup};
use roxmltree::{Document, Node};
use table::testkit::{Policy, random_match};
use table::{Actor, DrawOptions, Face, Part, Rules, Seat, Secrets, Speech, Theme, Viewer};

fn draw(view: &View, part: Part, theme: Theme) -> String {
    Agora::draw(view, &DrawOptions { part, theme, ..DrawOptions::default() })
}

/// Positions along games of three, four and five.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for (seats, scenario) in [(3, "dealt_boards"), (4, "chosen_boards"), (5, "first_game")] {
        let policy = Policy::Sensible { percent: 60 };
        let game = random_match::<Agora>(&setup(seats, scenario), seats as u64, policy, 5_000);
        let plies = (0..=game.plies().len()).step_by(9);
        positions.extend(plies.map(|ply| game.position_at(ply)));
    }
    positions
}

fn number(node: Node<'_, '_>, name: &str) -> f32 {
    node.attribute(name).and_then(|value| value.parse().ok()).unwrap_or(0.0)
}

/// Left, top, right and bottom of a box.
type Frame = [f32; 4];

fn frame(node: Node<'_, '_>) -> Frame {
    let [x, y, w, h] = ["x", "y", "width", "height"].map(|name| number(node, name));
    [x, y, x + w, y + h]
}

fn overlap(one: Frame, other: Frame) -> bool {
    one[0] + 0.5 < other[2]
        && other[0] + 0.5 < one[2]
        && one[1] + 0.5 < other[3]
        && other[1] + 0.5 < one[3]
}

fn with_class<'a, 'd>(document: &'a Document<'d>, class: &'a str) -> Vec<Node<'a, 'd>> {
    let has = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|own| own.split(' ').any(|one| one == class))
    };
    document.descendants().filter(has).collect()
}

#[test]
fn every_part_is_well_formed() {
    for position in positions().iter().step_by(4) {
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let view = Agora::view(position, viewer);
            let own = Seat(1);
            let parts =
                [Part::Whole, Part::Board, Part::Strip(own), Part::NarrowStrip(own), Part::Stage];
            for (part, theme) in parts.into_iter().zip([
                Theme::Light,
                Theme::Dark,
                Theme::Page,
                Theme::Page,
                Theme::Light,
            ]) {
                let svg = draw(&view, part, theme);
                if svg.is_empty() {
                    assert!(!matches!(part, Part::Whole | Part::Board), "{part:?} is always drawn");
                    continue;
                }
                let document = Document::parse(&svg).unwrap();
                let nodes = || document.descendants().filter(Node::is_element);
                let ids: Vec<_> = nodes().filter_map(|node| node.attribute("id")).collect();
                let set: BTreeSet<_> = ids.iter().copied().collect();
                assert_eq!(set.len(), ids.len(), "ids are unique");
                assert!(
                    nodes()
                        .filter_map(|node| node.attribute("href"))
                        .all(|href| set.contains(&href[1..]))
                );
                assert!(nodes().all(|node| node.attribute("style").is_none()), "inline style");
                assert_eq!(svg.contains("<style>"), theme != Theme::Page);
                assert!(!svg.contains("draw-") && !svg.contains("NaN"), "a word is missing");
            }
        }
    }
}

#[test]
fn five_cities_lie_side_by_side_and_cards_do_not_overlap() {
    let mut most = 0;
    for position in positions() {
        let view = Agora::view(&position, Viewer::Seat(Seat(0)));
        let svg = draw(&view, Part::Board, Theme::Page);
        let document = Document::parse(&svg).unwrap();
        for class in ["panel", "tile", "pile"] {
            let frames: Vec<_> = with_class(&document, class).into_iter().map(frame).collect();
            for (nth, one) in frames.iter().enumerate() {
                assert!(
                    one[0] >= 0.0 && one[1] >= 0.0 && one[2] <= 1600.0 && one[3] <= 1000.0,
                    "{one:?}"
                );
                for other in &frames[nth + 1..] {
                    assert!(!overlap(*one, *other), "{class}: {one:?} and {other:?}");
                }
            }
        }
        let panels: Vec<_> = with_class(&document, "panel").into_iter().map(frame).collect();
        assert_eq!(panels.len(), usize::from(position.table.board.n));
        let tiles: Vec<_> = with_class(&document, "tile").into_iter().map(frame).collect();
        most = most.max(tiles.len());
        for tile in tiles {
            let inside = |panel: &&Frame| {
                tile[0] >= panel[0]
                    && tile[1] >= panel[1]
                    && tile[2] <= panel[2]
                    && tile[3] <= panel[3]
            };
            assert_eq!(panels.iter().filter(inside).count(), 1, "every card lies in one city");
            assert!(tile[2] - tile[0] >= 70.0 && tile[3] - tile[1] >= 58.0, "legible: {tile:?}");
        }
    }
    assert!(most > 20, "{most} cards on a table");
}

#[test]
fn what_a_legal_move_names_can_be_pointed_at() {
    let mut checked = 0;
    for position in positions() {
        let Actor::Seat(seat) = Agora::actor(&position) else { continue };
        let view = Agora::view(&position, Viewer::Seat(seat));
        let parts = [Part::Board, Part::Strip(seat), Part::Stage];
        let page = parts.map(|part| draw(&view, part, Theme::Page)).concat();
        let mut legal = Vec::new();
        Agora::legal(&position, &mut legal);
        for target in legal.iter().flat_map(|&mv| Agora::targets(&position, mv)) {
            assert!(page.contains(&format!("data-id=\"{target}\"")), "{target}");
            checked += 1;
        }
    }
    assert!(checked > 150, "{checked}");
}

#[test]
fn hidden_cards_leave_no_trace() {
    let scene = Scene::phase(4, "alpha", "auction")
        .hand("alpha", &["plato", "homer"])
        .city("beta", &["alexander"])
        .tucked(&["socrates"])
        .history_known("gamma", &["leonidas"], &["gamma"]);
    let mut play = scene.play();
    play.moves(&["auction homer"]);
    let page = |viewer| {
        let view = Agora::view(play.position(), viewer);
        let strips = (0..4).map(|n| draw(&view, Part::Strip(Seat(n)), Theme::Page));
        let whole = draw(&view, Part::Whole, Theme::Page);
        whole + &strips.collect::<String>()
    };
    let own = page(Viewer::Seat(Seat(0)));
    assert!(own.contains("Plato") && own.contains("Homer"));
    assert!(page(Viewer::Seat(Seat(1))).contains("Socrates"), "under Alexander");
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let page = page(viewer);
        for name in ["Plato", "Homer", "Socrates"] {
            assert!(!page.contains(name), "{viewer:?} sees {name}");
        }
    }
    assert!(!own.contains("Leonidas") && !own.contains("Socrates"));
}
