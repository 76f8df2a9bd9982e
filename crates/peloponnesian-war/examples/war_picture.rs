//! Draws tables as SVG into a folder, at the start and after turns of random play:
//! `cargo run -p hegemonia-peloponnesian-war --example picture -- shots`.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for developers")]

use std::path::PathBuf;

use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::position::Position;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{DrawOptions, Face, Log, Part, Rules, Seat, Secrets, Setup, Theme, Viewer};

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "shots".to_owned()));
    std::fs::create_dir_all(&folder).unwrap();
    let start = War::start(&Setup::standard(War::about())).unwrap();
    let early = Setup { scenario: "first_war".to_owned(), ..Setup::standard(War::about()) };
    let early = War::start(&early).unwrap();
    let of = |part, theme| DrawOptions { part, theme, ..DrawOptions::default() };
    let whole = of(Part::Whole, Theme::Light);
    let narrow = DrawOptions { width: 390, ..of(Part::NarrowStrip(Seat(0)), Theme::Light) };
    let pictures = [
        ("start", start.clone(), whole),
        ("start-dark", start.clone(), of(Part::Whole, Theme::Dark)),
        ("turn-3", played(3, 3, false), whole),
        ("turn-6", played(7, 6, false), whole),
        ("turn-9-dark", played(11, 9, false), of(Part::Whole, Theme::Dark)),
        ("march", played(5, 2, true), whole),
        ("board", start.clone(), of(Part::Board, Theme::Page)),
        ("strip", played(7, 6, false), of(Part::Strip(Seat(0)), Theme::Light)),
        ("narrow", start, narrow),
        ("first-war", early, whole),
    ];
    for (name, position, how) in &pictures {
        let view = War::view(position, Viewer::Spectator);
        let svg = War::draw(&view, how);
        println!("{name}: turn {}, {} KB", view.board.turn, svg.len() / 1024);
        std::fs::write(folder.join(format!("{name}.svg")), &svg).unwrap();
    }
    std::fs::write(folder.join("style.css"), War::style()).unwrap();
}

/// A position of a turn in random play, late among those of the turn with many strength points
/// away from home; or one with an expedition that has a way to go.
fn played(first_seed: u64, turn: u8, marching: bool) -> Position {
    let start = War::start(&Setup::standard(War::about())).unwrap();
    let mut best: Option<(usize, Position)> = None;
    for seed in first_seed..first_seed + 40 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = start.clone();
        let mut legal = Vec::new();
        while position.board.turn <= turn {
            War::legal(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            let chosen = legal[below(&mut rng, legal.len() as u64) as usize];
            War::play(&mut position, chosen, &mut Log::silent());
            let board = &position.board;
            let way = board.expedition.as_ref().map_or(0, |one| one.route.ahead().len());
            let held = board.occupied[0].len() + board.occupied[1].len() + board.besieged.len();
            let worth = if marching { way } else { held };
            if board.turn == turn && best.as_ref().is_none_or(|best| worth > best.0) {
                best = Some((worth, position.clone()));
            }
        }
    }
    best.map_or(start, |(_, position)| position)
}
