//! The drawn table: sound, legible, complete, and silent about what is hidden.

#![allow(clippy::unwrap_used, reason = "what can't be drawn fails its test")]

mod tables;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use polis::ids::{Polis as PolisId, Side};
use polis::moves::Move;
use polis::view::View;
use polis::{Polis, TABLE_STYLE};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use roxmltree::{Document, Node};
use table::record::{self, Record};
use table::{
    Actor, DrawOptions, Face, Log, Mind, Part, Rules, Seat, Secrets, Setup, Speech, Theme, Viewer,
};

/// The smallest text that can be read when the map is 900 pixels wide.
const LEGIBLE: f32 = 18.7;

const PARTS: [Part; 6] = [
    Part::Board,
    Part::Strip(Seat(0)),
    Part::Strip(Seat(1)),
    Part::NarrowStrip(Seat(0)),
    Part::NarrowStrip(Seat(1)),
    Part::Stage,
];

fn draw(view: &View, part: Part, theme: Theme) -> String {
    Polis::draw(view, &DrawOptions { part, theme, ..DrawOptions::default() })
}

/// Tables of every kind, with their names.
fn tables() -> Vec<(&'static str, View)> {
    let seat = |n| Some(Viewer::Seat(Seat(n)));
    vec![
        ("start", tables::start()),
        ("crowded", tables::crowded()),
        ("tribute", tables::collecting()),
        ("second edition", tables::start_of("2020")),
        ("second edition, besieged", tables::besieged()),
        ("battle on land", tables::battle("megaris", seat(0))),
        ("battle on land, from the other side", tables::battle("megaris", seat(1))),
        ("battle at sea", tables::battle("kyklades", seat(0))),
        ("battle, watched", tables::battle("kyklades", Some(Viewer::Spectator))),
        ("battle, open", tables::battle("attika", None)),
    ]
}

fn class<'a>(node: Node<'a, '_>) -> &'a str {
    node.attribute("class").unwrap_or_default()
}

fn has_class(node: Node<'_, '_>, name: &str) -> bool {
    class(node).split(' ').any(|one| one == name)
}

fn number(node: Node<'_, '_>, name: &str) -> f32 {
    node.attribute(name).and_then(|value| value.parse().ok()).unwrap_or(0.0)
}

#[test]
fn every_part_is_well_formed_and_its_references_lead_somewhere() {
    for (name, view) in tables() {
        for part in PARTS.into_iter().chain([Part::Whole]) {
            for theme in [Theme::Light, Theme::Dark, Theme::Page] {
                let svg = draw(&view, part, theme);
                if part == Part::Stage && view.battle().is_none() {
                    assert_eq!(svg, "");
                    continue;
                }
                let document = Document::parse(&svg).unwrap_or_else(|e| panic!("{name}: {e}"));
                let nodes = || document.descendants().filter(Node::is_element);
                let ids: BTreeSet<_> = nodes().filter_map(|node| node.attribute("id")).collect();
                for href in nodes().filter_map(|node| node.attribute("href")) {
                    assert!(ids.contains(&href[1..]), "{name}, {part:?}: {href}");
                }
                assert!(nodes().all(|node| node.attribute("style").is_none()), "inline style");
                assert_eq!(svg.contains("<style>"), theme != Theme::Page);
            }
        }
    }
}

#[test]
fn element_ids_are_unique_in_a_page_of_all_parts() {
    for (name, view) in tables() {
        let parts: Vec<_> = PARTS.map(|part| draw(&view, part, Theme::Page)).into();
        for page in [parts.concat(), draw(&view, Part::Whole, Theme::Light)] {
            let page = format!("<page>{page}</page>");
            let document = Document::parse(&page).unwrap();
            let mut seen = BTreeSet::new();
            for id in document.descendants().filter_map(|node| node.attribute("id")) {
                assert!(seen.insert(id), "{name}: {id} twice");
            }
        }
    }
}

#[test]
fn a_thing_that_can_be_chosen_has_its_name_and_its_rings() {
    let view = tables::battle("megaris", Some(tables::ATHENS));
    for part in PARTS {
        let svg = draw(&view, part, Theme::Page);
        let document = Document::parse(&svg).unwrap();
        for node in document.descendants().filter(|node| has_class(*node, "pick")) {
            assert!(node.attribute("data-id").is_some_and(|id| !id.is_empty()));
            let title = node.children().find(|child| child.has_tag_name("title"));
            let words = title.and_then(|title| title.text()).unwrap_or_default();
            assert!(!words.is_empty() && !words.contains("draw-"), "{words:?}");
            let id = node.attribute("data-id").unwrap_or_default();
            let rings = document
                .descendants()
                .filter(|other| other.attribute("data-id") == Some(id))
                .flat_map(|other| other.children())
                .filter(|child| has_class(*child, "ring"));
            assert!(rings.count() >= 2, "{id} can't be lit");
        }
    }
}

/// Positions along random games, with their legal moves.
fn visit(games: u64, mut look: impl FnMut(&<Polis as Rules>::Position, &[Move])) {
    let setups: Vec<_> = (Polis::about().editions.iter())
        .flat_map(|edition| {
            edition.scenarios.iter().map(|scenario| Setup {
                edition: edition.id.clone(),
                scenario: scenario.id.clone(),
                ..Setup::standard(Polis::about())
            })
        })
        .collect();
    for seed in 0..games {
        let setup = &setups[seed as usize % setups.len()];
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = Polis::start(setup).unwrap();
        let mut legal = Vec::new();
        for ply in 0..2_000 {
            Polis::legal(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            if ply % 4 == seed % 4 {
                look(&position, &legal);
            }
            let any = legal[rng.random_range(0..legal.len())];
            let wise = Polis::sensible(&position, &legal, &mut rng);
            let chosen = wise.filter(|_| rng.random_range(0..2) == 0).unwrap_or(any);
            Polis::play(&mut position, chosen, &mut Log::silent());
        }
    }
}

#[test]
fn what_a_legal_move_names_can_be_pointed_at() {
    let mut checked = 0;
    visit(9, |position, legal| {
        let Actor::Seat(seat) = Polis::actor(position) else { return };
        let view = Polis::view(position, Viewer::Seat(seat));
        let parts = [Part::Board, Part::Strip(Seat(0)), Part::Strip(Seat(1)), Part::Stage];
        let page = parts.map(|part| draw(&view, part, Theme::Page)).concat();
        for target in legal.iter().flat_map(|&mv| Polis::targets(position, mv)) {
            assert!(page.contains(&format!("data-id=\"{target}\"")), "{target}");
            checked += 1;
        }
    });
    assert!(checked > 1_000, "{checked}");
}

/// The second edition has no oil, three value markers, rounds with names, and projects face down.
#[test]
fn pol_4_5_the_drawing_follows_the_edition() {
    let (first, second) = (tables::crowded(), tables::besieged());
    let board = draw(&second, Part::Board, Theme::Page);
    for round in ["Alpha", "Epsilon", "Omega"] {
        assert!(board.contains(&format!(">{round}</text>")), "{round}");
    }
    let document = Document::parse(&board).unwrap();
    let with = |name: &str| {
        let all = document.descendants().filter(|node| has_class(*node, name));
        all.filter_map(|node| node.attribute("data-id")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(with("price"), ["metal", "wood", "wine"]);
    assert_eq!(with("project").len(), 6, "six to choose from when one is put away");
    assert!(!board.contains("data-id=\"oil\""));
    assert!(draw(&first, Part::Board, Theme::Page).contains("data-id=\"oil\""));
    for seat in [Seat(0), Seat(1)] {
        let strip = |view: &View| draw(view, Part::Strip(seat), Theme::Page);
        assert!(strip(&first).contains("data-id=\"oil\"") && !strip(&second).contains("=\"oil\""));
        let backs = |view: &View| strip(view).matches("class=\"back\"").count();
        assert_eq!(backs(&first), 0);
        assert!(backs(&second) > 0, "unfinished projects lie face down");
    }
    let discs = second.board.siege_discs.iter().flatten().map(|&n| usize::from(n)).sum::<usize>();
    assert_eq!(board.matches("id=\"siege-").count(), discs);
}

#[test]
fn goods_light_up_only_where_they_are_chosen() {
    let view = tables::collecting();
    let lights = |part| draw(&view, part, Theme::Page).matches("data-id=\"wine\"").count();
    // The prices and the row of the territory; the collector's strip, and not the other's.
    assert_eq!(lights(Part::Board), 2);
    assert_eq!([Part::Strip(Seat(0)), Part::Strip(Seat(1))].map(lights), [1, 0]);
    assert!(draw(&view, Part::Strip(Seat(0)), Theme::Page).contains("proxenos-sparta-1"));
}

#[test]
fn hidden_cards_leave_no_trace() {
    let spectator = Some(Viewer::Spectator);
    let rival = Some(Viewer::Seat(Seat(1)));
    for (viewer, hidden) in [(spectator, &["athens", "sparta"][..]), (rival, &["athens"])] {
        let view = tables::battle("kyklades", viewer);
        for part in [Part::Stage, Part::Whole] {
            let svg = draw(&view, part, Theme::Page);
            for side in hidden {
                assert!(!svg.contains(&format!("card-{side}-")), "{viewer:?} sees {side}'s hand");
            }
        }
    }
    // What the rival holds changes nothing for who can't see it.
    visit(4, |position, _| {
        let view = Polis::view(position, Viewer::Spectator);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let other = Polis::view(&Polis::plausible(&view, &mut rng), Viewer::Spectator);
        if view.battle().is_some() {
            let stage = |view| draw(view, Part::Stage, Theme::Page);
            assert_eq!(stage(&view), stage(&other));
        }
    });
}

#[test]
fn drawings_are_small() {
    let view = tables::crowded();
    let sizes: Vec<_> = [Theme::Page, Theme::Light]
        .map(|theme| draw(&view, Part::Board, theme).len() / 1024)
        .into();
    assert!(sizes.iter().all(|&kilobytes| kilobytes < 200), "{sizes:?} KB");
}

/// Sizes of the text classes, from the rules.
fn text_sizes() -> BTreeMap<&'static str, f32> {
    let rules = TABLE_STYLE.split('}').filter_map(|rule| rule.split_once('{'));
    let sized = rules.filter_map(|(selector, body)| {
        let class = selector.trim().strip_prefix(".pol .")?;
        let size = body.split(';').find_map(|one| one.strip_prefix("font-size:"))?;
        Some((class, size.strip_suffix("px")?.parse().ok()?))
    });
    sized.collect()
}

/// A line of text with the box it takes, as far as can be told without its font.
fn text_box(node: Node<'_, '_>, sizes: &BTreeMap<&str, f32>, stretch: f32) -> (f32, Shape) {
    let by_class = class(node).split(' ').find_map(|one| sizes.get(one).copied());
    let size = match by_class {
        Some(size) => size,
        None if node.attribute("font-size").is_some() => number(node, "font-size"),
        None => 19.0,
    };
    let words = node.text().unwrap_or_default();
    let spacing = match () {
        () if has_class(node, "tn") => 2.0,
        () if has_class(node, "sn") || has_class(node, "cap") => 1.3,
        () if has_class(node, "c") => 1.0,
        () => 0.0,
    };
    let wide = words.chars().map(|c| advance(c) * size + spacing).sum::<f32>() * stretch;
    let (x, y) = (number(node, "x"), number(node, "y"));
    let left = match () {
        () if ["m", "tn", "sn", "ln", "pop"].iter().any(|one| has_class(node, one)) => {
            x - wide / 2.0
        }
        () if has_class(node, "e") => x - wide,
        () => x,
    };
    let capitals = words.to_uppercase() == words;
    let below = if capitals { 0.05 } else { 0.2 };
    (size, Shape::Box(left, y - size * 0.72, left + wide, y + size * below))
}

fn advance(c: char) -> f32 {
    match c {
        'i' | 'l' | 'j' | '.' | ',' | '·' => 0.26,
        't' | 'f' | 'r' | ' ' | '(' | ')' | '-' | '/' | 'I' => 0.34,
        'm' | 'w' | 'M' | 'W' => 0.88,
        c if c.is_uppercase() => 0.7,
        _ => 0.56,
    }
}

#[test]
fn every_text_is_legible_and_inside_its_part() {
    let sizes = text_sizes();
    for (name, view) in tables() {
        for part in PARTS {
            let svg = draw(&view, part, Theme::Page);
            if svg.is_empty() {
                continue;
            }
            let document = Document::parse(&svg).unwrap();
            let frame = document.root_element().attribute("viewBox").unwrap_or_default();
            let frame: Vec<f32> = frame.split(' ').filter_map(|n| n.parse().ok()).collect();
            // A phone shows a narrow strip pixel by pixel.
            let least = if matches!(part, Part::NarrowStrip(_)) { 10.5 } else { LEGIBLE };
            for node in document.descendants().filter(|node| node.has_tag_name("text")) {
                let (size, shape) = text_box(node, &sizes, 1.0);
                let words = node.text().unwrap_or_default();
                assert!(size >= least, "{name}, {part:?}: {words} has size {size}");
                let Shape::Box(left, top, right, bottom) = shape else { continue };
                let inside = left >= 0.0 && top >= 0.0 && right <= frame[2] && bottom <= frame[3];
                assert!(inside, "{name}, {part:?}: {words} is at {shape:?}");
            }
        }
    }
}

/// What a thing covers.
#[derive(Clone, Copy, Debug)]
enum Shape {
    Circle(f32, f32, f32),
    /// Left, top, right, bottom.
    Box(f32, f32, f32, f32),
    /// Middle and half the height.
    Diamond(f32, f32, f32),
}

impl Shape {
    /// How deep a point with a radius reaches into the shape.
    fn depth(self, x: f32, y: f32, r: f32) -> f32 {
        match self {
            Shape::Circle(cx, cy, radius) => radius + r - (x - cx).hypot(y - cy),
            Shape::Box(left, top, right, bottom) => {
                r - (x - x.clamp(left, right)).hypot(y - y.clamp(top, bottom))
            }
            Shape::Diamond(cx, cy, half) => {
                let (u, v) = ((x - cx).abs(), (y - cy).abs());
                let share = ((u - v + half) / (2.0 * half)).clamp(0.0, 1.0);
                let away = (u - share * half).hypot(v - (1.0 - share) * half);
                if u + v <= half { r + away } else { r - away }
            }
        }
    }

    /// How deep two shapes overlap, roughly.
    fn overlap(self, other: Shape) -> f32 {
        match (self, other) {
            (Shape::Circle(x, y, r), shape) | (shape, Shape::Circle(x, y, r)) => {
                shape.depth(x, y, r)
            }
            (Shape::Box(a, b, c, d), Shape::Box(e, f, g, h)) => {
                (c.min(g) - a.max(e)).min(d.min(h) - b.max(f))
            }
            (Shape::Diamond(x, y, half), Shape::Box(a, b, c, d))
            | (Shape::Box(a, b, c, d), Shape::Diamond(x, y, half)) => {
                half - (x - x.clamp(a, c)).abs() - (y - y.clamp(b, d)).abs()
            }
            (Shape::Diamond(x, y, half), Shape::Diamond(u, v, other)) => {
                half + other - (x - u).abs() - (y - v).abs()
            }
        }
    }
}

/// A thing on the map: what it is, whose group it belongs to, and what it covers.
struct Thing {
    kind: &'static str,
    group: String,
    shape: Shape,
}

fn things(document: &Document<'_>, stretch: f32) -> Vec<Thing> {
    let sizes = text_sizes();
    let mut things = Vec::new();
    let mut add = |kind, group: &str, shape| {
        things.push(Thing { kind, group: group.to_owned(), shape });
    };
    for node in document.descendants().filter(Node::is_element) {
        let polis =
            node.parent().and_then(|parent| parent.attribute("data-id")).unwrap_or_default();
        if ["tn", "sn", "ln", "pn"].iter().any(|one| has_class(node, one)) {
            let words = node.text().unwrap_or_default();
            add("name", words, text_box(node, &sizes, stretch).1);
        } else if has_class(node, "panel") {
            add("panel", &number(node, "x").to_string(), boxed(node));
        } else if has_class(node, "dock") {
            add("dock", class(node), boxed(node));
        } else if ["pc", "second", "wall"].iter().any(|one| has_class(node, one)) {
            let on_map = node.parent().is_some_and(|parent| has_class(parent, "polis"));
            if on_map {
                add("polis", polis, marker(node));
            }
        } else if has_class(node, "arrow") {
            let (x, y) = translated(node);
            add("arrow", polis, Shape::Circle(x, y, 5.5));
        } else if has_class(node, "piece") {
            let (x, y) = translated(node);
            let id = node.attribute("id").unwrap_or_default();
            let (kind, group) = id.split_once('-').unwrap_or((id, ""));
            let group = group.rsplit_once('-').map_or(group, |(group, _)| group);
            let square = group.starts_with("sparta");
            match kind {
                "hoplite" if square => {
                    add("unit", group, Shape::Box(x - 15.0, y - 15.0, x + 15.0, y + 15.0))
                }
                "hoplite" => add("unit", group, Shape::Circle(x, y, 16.0)),
                "galley" => add("unit", group, Shape::Box(x - 20.0, y - 20.0, x + 19.0, y + 15.0)),
                "proxenos" => add("proxenos", id, Shape::Circle(x, y, 15.0)),
                // `siege-athens-pydna-1` lies at the polis of that name.
                "siege" => {
                    let polis = group.split_once('-').map_or(group, |(_, polis)| polis);
                    add("siege", polis, Shape::Circle(x, y, 7.5));
                }
                _ => {}
            }
        }
    }
    things
}

fn boxed(node: Node<'_, '_>) -> Shape {
    let (x, y) = (number(node, "x"), number(node, "y"));
    Shape::Box(x, y, x + number(node, "width"), y + number(node, "height"))
}

fn marker(node: Node<'_, '_>) -> Shape {
    match node.tag_name().name() {
        "circle" => Shape::Circle(number(node, "cx"), number(node, "cy"), number(node, "r") + 1.0),
        "rect" => boxed(node),
        _ => {
            let d = node.attribute("d").unwrap_or_default();
            let numbers: Vec<f32> = d
                .split(|c: char| c.is_alphabetic() || c == ' ')
                .filter_map(|number| number.parse().ok())
                .collect();
            let (x, top, y) = (numbers[0], numbers[1], numbers[3]);
            Shape::Diamond(x, y, y - top + 1.0)
        }
    }
}

fn translated(node: Node<'_, '_>) -> (f32, f32) {
    let transform = node.attribute("transform").unwrap_or_default();
    let inner = transform.trim_start_matches("translate(").split(')').next().unwrap_or_default();
    let (x, y) = inner.split_once(' ').unwrap_or_default();
    (x.parse().unwrap_or(0.0), y.parse().unwrap_or(0.0))
}

/// Whether two things may touch: pieces of one rank do, and so do a polis and its own arrow.
fn may_touch(a: &Thing, b: &Thing) -> bool {
    let kinds = [a.kind, b.kind];
    let same = a.group == b.group;
    match kinds {
        ["unit", "unit"] | ["polis", "polis"] => same,
        ["polis", "arrow"] | ["arrow", "polis"] => same,
        // Siege discs lie on the foot of their polis.
        ["siege", "siege" | "polis"] | ["polis", "siege"] => same,
        _ => false,
    }
}

fn assert_apart(name: &str, view: &View, stretch: f32) {
    let svg = draw(view, Part::Board, Theme::Page);
    let document = Document::parse(&svg).unwrap();
    let things = things(&document, stretch);
    let mut faults = Vec::new();
    for (index, a) in things.iter().enumerate() {
        for b in &things[..index] {
            let depth = a.shape.overlap(b.shape);
            if depth > 1.5 && !may_touch(a, b) {
                faults.push(format!(
                    "{} {} and {} {} overlap by {depth:.1}: {:?}, {:?}",
                    a.kind, a.group, b.kind, b.group, a.shape, b.shape
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{name}:\n{}", faults.join("\n"));
}

#[test]
fn nothing_lies_on_anything_else_at_the_start_or_in_a_crowd() {
    assert_apart("start", &tables::start(), 1.0);
    assert_apart("crowded", &tables::crowded(), 1.0);
    for n in 1..=5 {
        let mut view = tables::start();
        view.board.hoplites = [[n; 12]; 2];
        view.board.galleys = [[n; 5]; 2];
        assert_apart(&format!("{n} units each, neutral poleis"), &view, 1.0);
    }
    assert_apart("second edition", &tables::start_of("2020"), 1.0);
    assert_apart("second edition, besieged", &tables::besieged(), 1.0);
    // Names of other languages are longer.
    assert_apart("long names", &tables::start(), 1.1);
}

#[test]
fn a_proxenos_finds_room_in_every_polis() {
    for polis in PolisId::all() {
        for side in Side::BOTH {
            let other = PolisId::all().find(|&other| other != polis).unwrap();
            let at = if side == Side::Athens { [polis, other] } else { [other, polis] };
            let view = tables::with_proxenoi(tables::crowded(), at[0], at[1]);
            assert_apart(&format!("{polis:?}"), &view, 1.0);
            let view = tables::with_proxenoi(tables::start(), at[0], at[1]);
            assert_apart(&format!("{polis:?}"), &view, 1.0);
        }
    }
    for side in Side::BOTH {
        let capital = tables::start().board.capital(side);
        let view = tables::with_proxenoi(tables::crowded(), capital, capital);
        assert_apart("two in a capital", &view, 1.0);
    }
}

/// Every scene of some recorded games, as each reader sees it.
fn scenes(viewer: Viewer) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let options = DrawOptions { theme: Theme::Page, ..DrawOptions::default() };
    let mut scenes = Vec::new();
    for file in files.iter().step_by(8) {
        let record = Record::read(fs::read(file).unwrap().as_slice()).unwrap();
        let game = record::replay::<Polis>(&record).unwrap();
        let mut position = game.position_at(0);
        for ply in game.plies() {
            let before = Polis::view(&position, viewer);
            let mut events = Vec::new();
            Polis::play(&mut position, ply.mv, &mut Log::into(&mut events));
            let events: Vec<_> =
                events.iter().filter_map(|event| Polis::redact(event, viewer)).collect();
            scenes.push(Polis::draw_scene(&before, &events, &options));
        }
    }
    scenes.retain(|scene| !scene.is_empty());
    scenes
}

#[test]
fn dice_events_and_assaults_are_pictured() {
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let scenes = scenes(viewer);
        for wanted in ["Siege of ", "The price of ", "Assault in ", "Nothing happens this round."] {
            assert!(scenes.iter().any(|scene| scene.contains(wanted)), "{viewer:?}: {wanted}");
        }
        for scene in &scenes {
            let document = Document::parse(scene).unwrap_or_else(|e| panic!("{e}: {scene}"));
            let nodes = || document.descendants().filter(Node::is_element);
            let ids: BTreeSet<_> = nodes().filter_map(|node| node.attribute("id")).collect();
            assert!(nodes().filter_map(|n| n.attribute("href")).all(|to| ids.contains(&to[1..])));
        }
    }
}

#[test]
fn the_die_of_a_siege_shows_what_was_rolled_and_what_it_meant() {
    let scenes = scenes(Viewer::Spectator);
    let sieges: Vec<_> = scenes.iter().filter(|scene| scene.contains("Siege of ")).collect();
    for siege in &sieges {
        let document = Document::parse(siege).unwrap();
        let at_rest = document.descendants().find(|&node| has_class(node, "rest")).unwrap();
        let face = at_rest.text().unwrap();
        let told = [';', ','].map(|mark| format!("The die shows {face}{mark}"));
        assert!(told.iter().any(|told| siege.contains(told)), "{siege}");
        let won = document.descendants().any(|node| class(node) == "tick good");
        assert_eq!(won, siege.contains(" falls to "), "{siege}");
        assert_eq!(!won, siege.contains(" holds out"), "{siege}");
    }
    assert!(sieges.iter().any(|siege| siege.contains("tick good")));
    assert!(sieges.iter().any(|siege| siege.contains("tick bad")));
}
