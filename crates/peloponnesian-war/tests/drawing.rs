//! The drawn table: sound, legible, complete, and nothing on anything else.

#![allow(clippy::unwrap_used, reason = "a drawing that can't be read fails its test")]

use std::collections::BTreeSet;

use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::board::{Neutral, Post};
use peloponnesian_war::ids::{Leader, Side, Space, Unit};
use peloponnesian_war::moves::Move;
use peloponnesian_war::position::Position;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use roxmltree::{Document, Node};
use table::chance::below;
use table::{DrawOptions, Face, Log, Part, Rules, Seat, Secrets, Setup, Speech, Theme, Viewer};

/// Units of the board that make 10.5 pixels when the whole of it is 956 pixels wide, as on a
/// screen of 1280 by 720.
const LEGIBLE: f32 = 26.1;
/// Names of lesser places are read after zooming in, twice at the most.
const NEAR: f32 = 13.0;

const PARTS: [Part; 4] =
    [Part::Board, Part::Strip(Seat(0)), Part::NarrowStrip(Seat(0)), Part::Whole];

fn draw(view: &Position, part: Part, theme: Theme) -> String {
    War::draw(view, &DrawOptions { part, theme, ..DrawOptions::default() })
}

fn start() -> Position {
    War::start(&Setup::standard(War::about())).unwrap()
}

fn view(position: &Position) -> Position {
    War::view(position, Viewer::Spectator)
}

/// Positions along random games, with their legal moves: every `pace`-th of each.
fn visit(games: u64, pace: u64, mut look: impl FnMut(&Position, &[Move])) {
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = start();
        let mut legal = Vec::new();
        for ply in seed.. {
            War::legal(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            if ply % pace == 0 {
                look(&position, &legal);
            }
            let chosen = legal[below(&mut rng, legal.len() as u64) as usize];
            War::play(&mut position, chosen, &mut Log::silent());
        }
    }
}

/// A few tables of different turns.
fn tables() -> Vec<Position> {
    let mut views = vec![view(&start())];
    visit(4, 97, |position, _| views.push(view(position)));
    assert!(views.len() > 8 && views.iter().any(|view| view.board.turn > 3), "{}", views.len());
    views
}

fn has_class(node: Node<'_, '_>, name: &str) -> bool {
    node.attribute("class").unwrap_or_default().split(' ').any(|one| one == name)
}

fn number(node: Node<'_, '_>, name: &str) -> f32 {
    node.attribute(name).and_then(|value| value.parse().ok()).unwrap_or(0.0)
}

#[test]
fn every_part_is_well_formed_and_its_references_lead_somewhere() {
    for view in tables() {
        for part in PARTS {
            for theme in [Theme::Light, Theme::Dark, Theme::Page] {
                let svg = draw(&view, part, theme);
                let document = Document::parse(&svg).unwrap_or_else(|e| panic!("{part:?}: {e}"));
                let nodes = || document.descendants().filter(Node::is_element);
                let mut ids = BTreeSet::new();
                for id in nodes().filter_map(|node| node.attribute("id")) {
                    assert!(ids.insert(id), "{part:?}: {id} twice");
                }
                for href in nodes().filter_map(|node| node.attribute("href")) {
                    assert!(ids.contains(&href[1..]), "{part:?}: {href}");
                }
                assert!(nodes().all(|node| node.attribute("style").is_none()), "inline style");
                assert_eq!(svg.contains("<style>"), theme != Theme::Page);
                assert!(!svg.contains("var(--") && !svg.contains("inherit"), "{part:?}");
            }
        }
        assert_eq!(draw(&view, Part::Stage, Theme::Page), "");
    }
}

#[test]
fn element_ids_are_unique_in_a_page_of_all_parts() {
    for view in tables() {
        let parts = PARTS[..3].iter().map(|&part| draw(&view, part, Theme::Page));
        let page = format!("<page>{}</page>", parts.collect::<String>());
        let document = Document::parse(&page).unwrap();
        let mut seen = BTreeSet::new();
        for id in document.descendants().filter_map(|node| node.attribute("id")) {
            assert!(seen.insert(id), "{id} twice");
        }
    }
}

#[test]
fn every_space_can_be_pointed_at_has_words_and_rings() {
    for view in tables() {
        let svg = draw(&view, Part::Board, Theme::Page);
        let document = Document::parse(&svg).unwrap();
        let picks: Vec<_> =
            document.descendants().filter(|node| has_class(*node, "pick")).collect();
        let ids: BTreeSet<_> = picks.iter().filter_map(|pick| pick.attribute("data-id")).collect();
        assert_eq!(ids, Space::all().map(Space::id).collect());
        for pick in picks {
            let title = pick.children().find(|child| child.has_tag_name("title")).unwrap();
            let words = title.text().unwrap_or_default();
            assert!(words.contains(": ") && !words.contains("draw-"), "{words}");
            let rings = pick.children().filter(|child| has_class(*child, "ring"));
            assert_eq!(rings.count(), 2, "{words}");
        }
    }
}

#[test]
fn what_a_legal_move_names_can_be_pointed_at() {
    let mut checked = 0;
    visit(6, 23, |position, legal| {
        let page = draw(&view(position), Part::Board, Theme::Page);
        for target in legal.iter().flat_map(|&mv| War::targets(position, mv)) {
            assert!(page.contains(&format!("data-id=\"{target}\"")), "{target}");
            checked += 1;
        }
    });
    assert!(checked > 500, "{checked}");
}

#[test]
fn the_three_kinds_of_spaces_and_of_lines_are_drawn_apart() {
    let svg = draw(&view(&start()), Part::Board, Theme::Page);
    let document = Document::parse(&svg).unwrap();
    let signs = |letter: &str| {
        let begins = format!("#board-{letter}");
        let sign = |node: &Node<'_, '_>| {
            node.parent().is_some_and(|parent| has_class(parent, "pick"))
                && node.attribute("class").is_none()
                && node.attribute("href").is_some_and(|href| href.starts_with(&begins))
        };
        document.descendants().filter(sign).count()
    };
    assert_eq!(["t", "c", "q"].map(signs), [96, 54, 43]);
    let walled = document.descendants().filter(|node| {
        node.attribute("class").is_none()
            && node.attribute("href").is_some_and(|href| href.len() == 10 && href.ends_with('w'))
    });
    assert_eq!(walled.count(), 101);
    for (class, n) in [("l-land", 106), ("l-sea", 133), ("l-both", 80), ("l-open", 2)] {
        let line = document.descendants().find(|node| has_class(*node, class)).unwrap();
        assert_eq!(line.attribute("d").unwrap().matches('M').count(), n, "{class}");
    }
}

#[test]
fn everything_on_the_table_is_drawn() {
    let mut seen = [0; 6];
    visit(9, 23, |position, _| {
        let view = view(position);
        let board = &view.board;
        let svg = draw(&view, Part::Board, Theme::Page);
        let document = Document::parse(&svg).unwrap();
        let drawn = |id: &str| document.descendants().any(|node| node.attribute("id") == Some(id));
        for side in Side::BOTH {
            for space in board.occupied[side.index()].iter() {
                assert!(drawn(&format!("stack-{}-{}", side.id(), space.id())), "{}", space.id());
            }
        }
        for neutral in Neutral::all() {
            let stands = board.neutrals[neutral.index()] != [0; 6];
            let id = format!("stack-neutral-{}", neutral.space().id());
            assert_eq!(drawn(&id), stands, "{id}");
        }
        for leader in Leader::all() {
            let on_map = matches!(board.leaders[leader.index()], Post::At(_) | Post::Afield);
            if on_map {
                assert!(drawn(&format!("leader-{}", leader.id())), "{}", leader.id());
            }
        }
        assert_eq!(
            drawn("expedition"),
            board.expedition.is_some_and(|one| {
                one.force().total() > 0 || board.leaders[one.leader.index()] == Post::Afield
            })
        );
        let sets = [
            board.ravaged,
            board.rebellion,
            board.besieged,
            board.objectives[0],
            board.objectives[1],
        ];
        let discs = document.descendants().filter(|node| has_class(*node, "disc")).count();
        assert_eq!(discs, sets.iter().map(|set| set.len()).sum::<usize>());
        for (n, set) in seen.iter_mut().zip(sets) {
            *n += set.len();
        }
        seen[5] += usize::from(board.expedition.is_some());
    });
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

/// Left, top, right, bottom of what a thing covers.
type Area = [f32; 4];

fn overlap(a: Area, b: Area) -> f32 {
    (a[2].min(b[2]) - a[0].max(b[0])).min(a[3].min(b[3]) - a[1].max(b[1]))
}

fn moved(node: Node<'_, '_>) -> (f32, f32) {
    let transform = node.attribute("transform").unwrap_or_default();
    let inner = transform.trim_start_matches("translate(").trim_end_matches(')');
    let (x, y) = inner.split_once(' ').unwrap_or_default();
    (x.parse().unwrap_or(0.0), y.parse().unwrap_or(0.0))
}

/// Counters, tags, markers, signs and names with what they cover.
fn things(document: &Document<'_>) -> Vec<(String, Area)> {
    let mut things = Vec::new();
    for node in document.descendants().filter(Node::is_element) {
        let (x, y) = (number(node, "x"), number(node, "y"));
        let parent = node.parent();
        if has_class(node, "bg") || has_class(node, "tg") {
            let (dx, dy) = parent.map(moved).unwrap_or_default();
            let (x, y) = (x + dx, y + dy);
            // Counters of the going-home box lie beside the map.
            if x < 2_000.0 {
                let id = parent.and_then(|parent| parent.attribute("id")).unwrap_or("counter");
                let area = [x, y, x + number(node, "width"), y + number(node, "height")];
                things.push((id.to_owned(), area));
            }
        } else if has_class(node, "disc") {
            let (x, y, r) = (number(node, "cx"), number(node, "cy"), number(node, "r"));
            things.push(("marker".to_owned(), [x - r, y - r, x + r, y + r]));
        } else if has_class(node, "nm") {
            let size = text_size(node);
            let words = node.text().unwrap_or_default();
            // A little less than most fonts need: a touch is no fault.
            let wide = words.chars().count() as f32 * size * 0.46;
            things.push((words.to_owned(), [x, y - size * 0.7, x + wide, y + size * 0.1]));
        } else if node.has_tag_name("use")
            && node.attribute("class").is_none()
            && parent.is_some_and(|parent| has_class(parent, "pick"))
        {
            let walled = node.attribute("href").is_some_and(|href| href.ends_with('w'));
            let half = if walled { 14.0 } else { 9.0 };
            let id = parent.and_then(|parent| parent.attribute("data-id")).unwrap_or_default();
            things.push((format!("space {id}"), [x - half, y - half, x + half, y + half]));
        }
    }
    things
}

fn assert_apart(view: &Position) -> usize {
    let svg = draw(view, Part::Board, Theme::Page);
    let document = Document::parse(&svg).unwrap();
    let things = things(&document);
    let mut faults = Vec::new();
    for (index, (name, area)) in things.iter().enumerate() {
        assert!(area[0] >= 0.0 && area[1] >= 0.0 && area[2] <= 2_000.0 && area[3] <= 1_400.0);
        for (other, covered) in &things[..index] {
            let depth = overlap(*area, *covered);
            if depth > 1.0 {
                faults.push(format!("{name} {area:?} and {other} {covered:?} by {depth:.1}"));
            }
        }
    }
    assert!(faults.is_empty(), "turn {}:\n{}", view.board.turn, faults.join("\n"));
    document.descendants().filter(|node| has_class(*node, "nm")).count()
}

#[test]
fn nothing_lies_on_anything_else_in_any_war() {
    assert!(assert_apart(&view(&start())) >= 190, "names at the start");
    let (mut tables, mut names) = (0, 0);
    visit(12, 37, |position, _| {
        names += assert_apart(&view(position));
        tables += 1;
    });
    assert!(tables > 50, "{tables}");
    // A name that finds no room is left out; the words of its space tell it.
    assert!(names >= tables * 185, "{names} names on {tables} tables");
}

#[test]
fn crowded_countries_have_room_for_counters_in_every_space() {
    let crowds = [
        ["corinth", "megara", "sicyon", "pegae", "cenchreae", "panactum", "plataea", "athens"],
        ["chios", "erythrae", "teos", "clazomenae", "ephesus", "samos", "miletus", "colophon"],
        ["olynthus", "potidaea", "scione", "torone", "stagirus", "dium", "amphipolis", "thyssus"],
    ];
    for crowd in crowds {
        let mut position = start();
        for (nth, id) in crowd.into_iter().enumerate() {
            let space = Space::by_id(id).unwrap_or_else(|| panic!("{id}"));
            let side = Side::BOTH[nth % 2];
            position.board.place(side, space, Unit::Hoplites, 11);
            position.board.place(side, space, Unit::AlliedNaval, 4);
            position.board.ravaged.insert(space);
        }
        assert_apart(&view(&position));
    }
}

/// The size of a text, by its attribute or by its class in the rules.
fn text_size(node: Node<'_, '_>) -> f32 {
    if node.attribute("font-size").is_some() {
        return number(node, "font-size");
    }
    let rules = War::style().split('}').filter_map(|rule| rule.split_once('{'));
    let mut found = 26.2;
    for (selector, body) in rules {
        let Some(classes) = selector.trim().strip_prefix(".pw .") else { continue };
        let size = body.split(';').find_map(|one| one.strip_prefix("font-size:"));
        let size = size.and_then(|size| size.strip_suffix("px")?.parse().ok());
        if let Some(size) = size
            && classes.split('.').all(|class| has_class(node, class))
        {
            found = size;
        }
    }
    found
}

#[test]
fn every_text_is_legible_and_inside_its_part() {
    for view in tables() {
        for (part, least) in [
            (Part::Board, LEGIBLE),
            // The strip is 956 pixels wide too, the narrow one is drawn pixel by pixel.
            (Part::Strip(Seat(0)), 17.6),
            (Part::NarrowStrip(Seat(0)), 10.5),
        ] {
            let svg = draw(&view, part, Theme::Page);
            let document = Document::parse(&svg).unwrap();
            let frame = document.root_element().attribute("viewBox").unwrap_or_default();
            let frame: Vec<f32> = frame.split(' ').filter_map(|n| n.parse().ok()).collect();
            for node in document.descendants().filter(|node| node.has_tag_name("text")) {
                let (size, words) = (text_size(node), node.text().unwrap_or_default());
                let least = if has_class(node, "nm") { NEAR } else { least };
                assert!(size >= least, "{part:?}: {words} has size {size}");
                assert!(!words.contains("draw-"), "{words}");
                let (dx, dy) = node.parent().map(moved).unwrap_or_default();
                let (x, y) = (number(node, "x") + dx, number(node, "y") + dy);
                let wide = words.chars().count() as f32 * size * 0.5;
                let left = match () {
                    () if has_class(node, "m") || has_class(node, "rg") => x - wide / 2.0,
                    () if has_class(node, "e") => x - wide,
                    () => x,
                };
                let inside = left >= 0.0 && left + wide <= frame[2] && y <= frame[3];
                assert!(inside && y > size * 0.5, "{part:?}: {words} at {left} {y}");
            }
        }
    }
}

#[test]
fn drawings_are_small() {
    let mut largest = 0;
    visit(6, 41, |position, _| {
        largest = largest.max(draw(&view(position), Part::Whole, Theme::Light).len());
    });
    assert!(largest > 50_000 && largest < 250_000, "{largest} bytes");
}

#[test]
fn lit_things_have_rules_of_their_own() {
    for state in [".pw .lit>.ring", ".pw .chosen>.ring", ".pw .refused>.ring"] {
        assert!(War::style().contains(state), "{state}");
    }
}
