//! Draws a few tables as SVG and PNG into a folder: `cargo run --example picture -- shots`.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for developers")]

#[path = "../tests/tables/mod.rs"]
mod tables;

use std::path::{Path, PathBuf};

use polis::Polis;
use polis::view::View;
use resvg::{tiny_skia, usvg};
use table::{DrawOptions, Face, Part, Seat, Theme};

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "shots".to_owned()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut options = usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    let standard = DrawOptions { width: 1600, ..DrawOptions::default() };
    let dark = DrawOptions { theme: Theme::Dark, ..standard };
    let of = |part| DrawOptions { part, ..standard };
    let battle = |region| tables::battle(region, Some(tables::ATHENS));
    let pictures: [(&str, View, DrawOptions<'_>); 13] = [
        ("start", tables::start(), standard),
        ("crowded", tables::crowded(), standard),
        ("dark", tables::crowded(), dark),
        ("battle-land", battle("megaris"), standard),
        ("battle-sea", battle("kyklades"), standard),
        ("tribute", tables::collecting(), standard),
        ("board", tables::start(), of(Part::Board)),
        ("strip", tables::crowded(), of(Part::Strip(Seat(0)))),
        ("narrow", tables::crowded(), DrawOptions { width: 780, ..of(Part::NarrowStrip(Seat(1))) }),
        ("start-2020", tables::start_of("2020"), standard),
        ("besieged-2020", tables::besieged(), standard),
        ("dark-2020", tables::besieged(), dark),
        ("page", tables::start(), DrawOptions { theme: Theme::Page, ..of(Part::Board) }),
    ];
    for (name, view, how) in &pictures {
        let svg = Polis::draw(view, how);
        println!("{name}: {} KB", svg.len() / 1024);
        std::fs::write(folder.join(format!("{name}.svg")), &svg).unwrap();
        if how.theme != Theme::Page {
            save(&svg, &options, &folder.join(format!("{name}.png")));
        }
    }
}

fn save(svg: &str, options: &usvg::Options<'_>, file: &Path) {
    let tree = usvg::Tree::from_str(svg, options).unwrap();
    let size = tree.size().to_int_size();
    let mut picture = tiny_skia::Pixmap::new(size.width(), size.height()).unwrap();
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut picture.as_mut());
    picture.save_png(file).unwrap();
}
