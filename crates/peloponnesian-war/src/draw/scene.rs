//! What lies on the map, and where there is room for it.
//!
//! Signs of spaces stand where the geometry puts them. Markers, then counters, then names are put
//! beside them one after the other, each where it covers nothing that was put before.

use drawing::measure::width;
use drawing::svg::{Point, Rect, at};

use super::geometry::{Anchor, MAP, Site, geometry, site};
use super::land::{self, LEGIBLE};
use super::layout::Room;
use super::stacks::Stack;
use crate::board::Board;
use crate::components::{card, map, places};
use crate::ids::{Side, Space};
use crate::rules::omens::attacked_by_phocians;

/// Half the width of the sign of a space, without and with the ring of a fortress.
const OPEN: f32 = 11.0;
const WALLED: f32 = 16.0;
/// Width of a marker, and the way from one to the next.
pub(super) const MARK: f32 = 27.0;
/// Sizes of names that can be read from near, the first that fits.
const SMALL: [f32; 2] = [15.0, 13.0];

/// Places that everybody looks for: their names can be read on the whole map.
const KNOWN: [&str; 40] = [
    "athens",
    "sparta",
    "corinth",
    "thebes",
    "argos",
    "syracuse",
    "corcyra",
    "byzantium",
    "chios",
    "samos",
    "pella",
    "sardis",
    "naupactus",
    "potidaea",
    "amphipolis",
    "piraeus",
    "megara",
    "miletus",
    "larisa",
    "delphi",
    "messina",
    "lindus",
    "cythera",
    "pylos",
    "melos",
    "leucas",
    "plataea",
    "mytilene",
    "naxos",
    "epidamnus",
    "elis",
    "ephesus",
    "abydos",
    "thasos",
    "carystus",
    "gythium",
    "decelea",
    "epidaurus",
    "taras",
    "lemnos",
];

/// A marker on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Ravaged,
    Rebellion,
    Siege,
    /// PW-10.3.6.6.
    Phocians,
    /// PW-10.3.4d: no Long Walls between Athens and Piraeus.
    NoWalls,
    Objective(Side),
}

/// A name on the map; the place is the left end of its baseline.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) space: Space,
    pub(super) place: Point,
    pub(super) size: f32,
}

/// Everything on the map with its place.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) marks: Vec<(Space, Rect, Vec<Mark>)>,
    pub(super) stacks: Vec<(Stack, Rect)>,
    pub(super) names: Vec<Name>,
}

/// Half the width of the sign of a space.
pub(super) fn reach(space: Space) -> f32 {
    if card(space).fortress { WALLED } else { OPEN }
}

/// Markers on a space.
pub(super) fn marks(board: &Board, space: Space) -> Vec<Mark> {
    let objective = |side: Side| board.objectives[side.index()].contains(space);
    [
        (Mark::Siege, board.besieged.contains(space)),
        (Mark::Phocians, attacked_by_phocians(board, space)),
        (Mark::NoWalls, space == places().athens && !board.history.walls),
        (Mark::Rebellion, board.rebellion.contains(space)),
        (Mark::Ravaged, board.ravaged.contains(space)),
        (Mark::Objective(Side::Athens), objective(Side::Athens)),
        (Mark::Objective(Side::Sparta), objective(Side::Sparta)),
    ]
    .into_iter()
    .filter_map(|(mark, lies)| lies.then_some(mark))
    .collect()
}

/// The map and the inset, each with its own room.
struct Rooms {
    main: Room,
    inset: Room,
}

impl Rooms {
    fn of(&mut self, site: &Site) -> &mut Room {
        if site.inset { &mut self.inset } else { &mut self.main }
    }
}

impl Scene {
    /// The scene of a board.
    pub(super) fn of(board: &Board) -> Scene {
        let mut rooms = empty();
        let marks = place_marks(board, &mut rooms);
        let stacks = place_stacks(board, &mut rooms);
        let mut names = Vec::new();
        let known = |space: &Space| KNOWN.contains(&space.id());
        for space in Space::all().filter(known) {
            names.extend(name(&mut rooms, space, LEGIBLE));
        }
        for space in Space::all() {
            if !names.iter().any(|name: &Name| name.space == space) {
                names.extend(SMALL.into_iter().find_map(|size| name(&mut rooms, space, size)));
            }
        }
        Scene { marks, stacks, names }
    }
}

/// The rooms with the signs of all spaces in them.
fn empty() -> Rooms {
    let geometry = geometry();
    let frame = Rect::new(0.0, 0.0, MAP.0, MAP.1).grown(-8.0);
    let mut rooms = Rooms { main: Room::new(frame), inset: Room::new(geometry.inset.grown(-4.0)) };
    rooms.main.take(geometry.inset);
    for words in land::named() {
        rooms.main.keep_words_from(words);
        rooms.inset.keep_words_from(words);
    }
    for space in Space::all() {
        let site = site(space);
        rooms.of(site).take(Rect::around(site.at, reach(space)));
        // Where a counter lay over a name, the name would have to leave.
        let long = width(&card(space).name, SMALL[0]);
        let place = spot(site.at.by(site.label.dx, site.label.dy), site.label.anchor, long);
        rooms.of(site).spare(Rect::new(place.x, place.y - 11.0, long, 14.0));
    }
    rooms
}

fn place_marks(board: &Board, rooms: &mut Rooms) -> Vec<(Space, Rect, Vec<Mark>)> {
    let marked = Space::all().map(|space| (space, marks(board, space)));
    let marked = marked.filter(|(_, marks)| !marks.is_empty());
    let placed = marked.map(|(space, marks)| {
        let size = (MARK * marks.len() as f32, MARK);
        let site = site(space);
        let place = rooms.of(site).beside(site.at, reach(space) - 4.0, size, at(1.0, -1.0));
        (space, place, marks)
    });
    placed.collect()
}

fn place_stacks(board: &Board, rooms: &mut Rooms) -> Vec<(Stack, Rect)> {
    let stacks = Stack::all(board).into_iter().map(|stack| {
        let site = site(stack.space);
        let room = rooms.of(site);
        let place = room.beside(site.at, reach(stack.space), stack.size(), site.counters);
        (stack, place)
    });
    stacks.collect()
}

/// The left end of a baseline of a length.
fn spot(place: Point, anchor: Anchor, long: f32) -> Point {
    match anchor {
        Anchor::Start => place,
        Anchor::Middle => place.by(-long / 2.0, 0.0),
        Anchor::End => place.by(-long, 0.0),
    }
}

/// Puts a name of a size where it is free; where the geometry has it if possible.
fn name(rooms: &mut Rooms, space: Space, size: f32) -> Option<Name> {
    let site = site(space);
    let bold = if size >= LEGIBLE { 1.06 } else { 1.0 };
    let long = width(&card(space).name, size) * bold;
    let room = rooms.of(site);
    let label = site.label;
    let own = (size < LEGIBLE).then_some((at(label.dx, label.dy), label.anchor));
    let places = own.into_iter().chain(around(reach(space), size));
    let boxes = places.map(|(offset, anchor)| {
        let place = spot(site.at.by(offset.x, offset.y), anchor, long);
        (place, Rect::new(place.x, place.y - size * 0.74, long, size * 0.96))
    });
    let free: Vec<_> = boxes.filter(|(_, taken)| room.covered(*taken) == 0.0).collect();
    let clear = free.iter().find(|(_, taken)| room.on_words(*taken) == 0.0);
    let &(place, taken) = clear.or(free.first())?;
    room.take(taken);
    Some(Name { space, place, size })
}

/// Offsets of a baseline around a sign, nearer ones first.
fn around(reach: f32, size: f32) -> Vec<(Point, Anchor)> {
    let mut places = Vec::new();
    for gap in [4.0, 12.0, 22.0] {
        let (side, under, over) = (reach + gap, reach + gap + size * 0.72, -reach - gap);
        let near = reach * 0.6;
        places.extend([
            (at(side, size * 0.36), Anchor::Start),
            (at(-side, size * 0.36), Anchor::End),
            (at(0.0, under), Anchor::Middle),
            (at(0.0, over), Anchor::Middle),
            (at(near, under), Anchor::Start),
            (at(-near, under), Anchor::End),
            (at(near, over), Anchor::Start),
            (at(-near, over), Anchor::End),
            (at(side, size * 0.9), Anchor::Start),
            (at(-side, size * 0.9), Anchor::End),
            (at(side, -size * 0.2), Anchor::Start),
            (at(-side, -size * 0.2), Anchor::End),
        ]);
    }
    places
}

/// Whether a side holds what belongs to another: the colour on the map is not the holder's.
pub(super) fn is_taken(board: &Board, space: Space) -> bool {
    board.control(space) != map().spaces[space.index()].colour
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_that_everybody_looks_for_are_on_the_map() {
        assert!(KNOWN.iter().all(|id| Space::by_id(id).is_some()));
    }
}
