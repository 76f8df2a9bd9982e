//! The page's style sheets and the drawings of the games share a page, and keep out of each
//! other's way.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

use std::collections::BTreeSet;
use std::path::Path;

use table::{DrawOptions, Part, Seat, Setup, Theme, Viewer};

/// Classes by which the page marks things in drawings, on purpose.
const SHARED: [&str; 2] = ["pick", "lit"];

/// Classes of every part of a game's table.
fn drawn_classes(game: &dyn bots::Playable) -> BTreeSet<String> {
    let table = game.set_up(Setup::standard(game.about())).unwrap();
    let seat = Seat(0);
    let parts = [Part::Whole, Part::Board, Part::Strip(seat), Part::NarrowStrip(seat), Part::Stage];
    let mut classes = BTreeSet::new();
    for part in parts {
        let options =
            DrawOptions { width: 1_600, part, theme: Theme::Page, ..DrawOptions::default() };
        let svg = table.draw(Viewer::Seat(seat), &options);
        for class in svg.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            classes.extend(class.split_whitespace().map(str::to_owned));
        }
    }
    classes
}

/// Classes that a style sheet styles wherever they stand: `.row`, but not `.setup .row`.
fn sweeping_classes(css: &str) -> BTreeSet<String> {
    let heads = css.split('}').filter_map(|rule| rule.rsplit_once('{')).map(|(head, _)| head);
    let selectors = heads.flat_map(|head| head.rsplit('{').next().unwrap_or(head).split(','));
    let mut classes = BTreeSet::new();
    for selector in selectors.map(str::trim).filter(|one| !one.contains([' ', '>', '~', '+'])) {
        let Some(classed) = selector.strip_prefix('.') else { continue };
        let end = classed.find(|c: char| !c.is_alphanumeric() && c != '-');
        classes.insert(classed[..end.unwrap_or(classed.len())].to_owned());
    }
    classes
}

#[test]
fn no_rule_of_the_page_reaches_into_a_drawing() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("web");
    for file in ["main.css", "table.css", "replay.css"] {
        let css = std::fs::read_to_string(web.join(file)).unwrap();
        let sweeping = sweeping_classes(&css);
        assert!(sweeping.contains("pick") || file != "table.css", "{file} is read");
        for game in games::all() {
            let drawn = drawn_classes(*game);
            assert!(drawn.contains("pick"), "{} is drawn", game.about().id);
            let both = drawn.intersection(&sweeping);
            let both: Vec<_> = both.filter(|class| !SHARED.contains(&class.as_str())).collect();
            assert!(both.is_empty(), "{file} styles what {} draws: {both:?}", game.about().id);
        }
    }
}
