//! Counters: strength points of one side in one space, with their leaders.

use drawing::measure::width;
use drawing::svg::{Point, Rect, at};

use super::geometry::site;
use super::icons::Icon;
use super::land::LEGIBLE;
use super::pen::{Pen, centred};
use super::scene::{Scene, reach};
use crate::board::{Board, GUARD, Neutral, Post};
use crate::components::{map, places};
use crate::ids::{Leader, Side, Space, UNITS, Unit};

/// Height of a row of cells and of a leader's tag.
const HIGH: f32 = 36.0;
/// The rim around cells.
const RIM: f32 = 3.0;
/// Cells that share a row.
const ROW: usize = 3;

/// Strength points of one kind.
#[derive(Clone, Copy, Debug)]
struct Cell {
    icon: Icon,
    n: u8,
    /// Those that can still act this turn.
    fresh: u8,
    allied: bool,
}

impl Cell {
    fn width(self) -> f32 {
        33.0 + if self.n > 9 { 30.0 } else { 16.0 }
    }
}

/// What lies together.
#[derive(Debug)]
pub(super) struct Stack {
    pub(super) space: Space,
    /// Whose; nobody's, if it is a neutral's (PW-10.3.4a).
    pub(super) side: Option<Side>,
    /// On the way, not at rest.
    pub(super) afield: bool,
    cells: Vec<Cell>,
    leaders: Vec<Leader>,
}

impl Stack {
    /// Everything on the map, by space and side, the expedition last.
    pub(super) fn all(board: &Board) -> Vec<Stack> {
        let resting = Space::all().flat_map(|space| {
            Side::BOTH.map(|side| Stack {
                space,
                side: Some(side),
                afield: false,
                cells: cells(board, side, space),
                leaders: leaders(board, side, space),
            })
        });
        let neutral = Neutral::all().map(|neutral| Stack {
            space: neutral.space(),
            side: None,
            afield: false,
            cells: plain_cells(&board.neutrals[neutral.index()]),
            leaders: Vec::new(),
        });
        let expedition = board.expedition.as_ref().map(|expedition| {
            let present = board.leaders[expedition.leader.index()] == Post::Afield;
            Stack {
                space: expedition.at,
                side: Some(expedition.side),
                afield: true,
                cells: plain_cells(&expedition.units),
                leaders: Some(expedition.leader).filter(|_| present).into_iter().collect(),
            }
        });
        let all = resting.chain(neutral).chain(expedition);
        all.filter(|stack| !stack.cells.is_empty() || !stack.leaders.is_empty()).collect()
    }

    /// Width and height of the box it needs.
    pub(super) fn size(&self) -> (f32, f32) {
        let rows = self.rows().into_iter().map(row_width);
        let tags = self.leaders.iter().map(|&leader| tag_width(leader));
        let wide = rows.chain(tags).fold(0.0, f32::max);
        (wide, self.tags_height() + self.cells_height())
    }

    fn rows(&self) -> Vec<&[Cell]> {
        self.cells.chunks(ROW).collect()
    }

    fn tags_height(&self) -> f32 {
        self.leaders.len() as f32 * (HIGH + 2.0)
    }

    fn cells_height(&self) -> f32 {
        let rows = self.cells.len().div_ceil(ROW);
        if rows == 0 { 0.0 } else { rows as f32 * HIGH + RIM * 2.0 }
    }
}

fn row_width(cells: &[Cell]) -> f32 {
    cells.iter().map(|cell| cell.width()).sum::<f32>() + RIM * 2.0 + 4.0
}

fn tag_width(leader: Leader) -> f32 {
    width(&map().leaders[leader.index()].name, LEGIBLE) * 1.04 + 46.0
}

fn cells(board: &Board, side: Side, space: Space) -> Vec<Cell> {
    let stack = &board.stacks[side.index()][space.index()];
    let mut cells: Vec<_> = Unit::ALL
        .into_iter()
        .map(|unit| Cell {
            icon: Icon::arm(unit.arm()),
            n: board.count(side, space, unit),
            fresh: stack.fresh[unit.index()],
            allied: unit.is_allied(),
        })
        .filter(|cell| cell.n > 0)
        .collect();
    if board.guard_stands(side, space) {
        cells.insert(0, Cell { icon: Icon::Guard, n: GUARD, fresh: 0, allied: false });
    }
    cells
}

/// Cells of strength points of which nobody asks whether they have acted.
fn plain_cells(units: &[u8; UNITS]) -> Vec<Cell> {
    let present = Unit::ALL.into_iter().filter(|unit| units[unit.index()] > 0);
    let cell = |unit: Unit| Cell {
        icon: Icon::arm(unit.arm()),
        n: units[unit.index()],
        fresh: 0,
        allied: unit.is_allied(),
    };
    present.map(cell).collect()
}

/// Leaders of a side in a space; Alcibiades abroad counts where he stays (PW-4.1.1).
fn leaders(board: &Board, side: Side, space: Space) -> Vec<Leader> {
    let mut leaders: Vec<_> = board.leaders_at(side, space).collect();
    let alcibiades = map().people.alcibiades;
    let abroad = match board.history.alcibiades {
        1 => Some(places().sparta),
        2 => Some(places().sardis),
        _ => None,
    };
    let away = board.leaders[alcibiades.index()] == Post::Exile;
    if away && abroad == Some(space) && side == Side::Sparta {
        leaders.push(alcibiades);
    }
    leaders
}

/// A counter at rest, in the group of its space.
pub(super) fn draw(pen: &mut Pen<'_>, stack: &Stack, place: Rect) {
    tether(pen, stack, place);
    if stack.cells.is_empty() {
        return;
    }
    let owner = owner(stack.side);
    let id = format!("stack-{owner}-{}", stack.space.id());
    pen.svg.tag("g").id(&id).class(&format!("ct {owner}")).holds();
    let top = place.y + stack.tags_height();
    draw_cells(pen, stack.side, &stack.rows(), at(place.x, top), "bg");
    pen.svg.end();
}

/// A line from a counter to its space, if it lies apart.
fn tether(pen: &mut Pen<'_>, stack: &Stack, place: Rect) {
    let from = site(stack.space).at;
    let near = at(from.x.clamp(place.x, place.right()), from.y.clamp(place.y, place.bottom()));
    if from.distance(near) > reach(stack.space) + 16.0 {
        let line = format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, near.x, near.y);
        pen.svg.path(&line, "tether");
    }
}

/// Cells on the ground of their side. The point is the upper left corner.
fn draw_cells(pen: &mut Pen<'_>, side: Option<Side>, rows: &[&[Cell]], place: Point, class: &str) {
    let wide = rows.iter().map(|row| row_width(row)).fold(0.0, f32::max);
    let frame = Rect::new(place.x, place.y, wide, rows.len() as f32 * HIGH + RIM * 2.0);
    pen.svg.rect(frame, corner(side), class);
    for (nth, row) in rows.iter().enumerate() {
        let mut x = place.x + RIM + 2.0;
        let y = place.y + RIM + nth as f32 * HIGH;
        for &cell in *row {
            draw_cell(pen, cell, Rect::new(x, y, cell.width(), HIGH), corner(side) - 4.0);
            x += cell.width();
        }
    }
}

/// The class of an owner.
fn owner(side: Option<Side>) -> &'static str {
    side.map_or("neutral", Side::id)
}

/// How round the pieces of a side are: its shape.
const fn corner(side: Option<Side>) -> f32 {
    match side {
        Some(Side::Athens) => 19.0,
        Some(Side::Sparta) => 5.0,
        None => 11.0,
    }
}

/// Allies are dark on light, the league's leader is light on dark; a bar below tells how many can
/// still act.
fn draw_cell(pen: &mut Pen<'_>, cell: Cell, frame: Rect, corner: f32) {
    let class = if cell.allied { "ai" } else { "on" };
    if cell.allied {
        pen.svg.rect(frame.grown(-1.0), corner.max(2.0), "al");
    }
    let y = frame.y + HIGH / 2.0 - 2.0;
    pen.icon(cell.icon, at(frame.x + 17.0, y), 25.0, class);
    let number = centred(at(frame.x + 32.0, y), LEGIBLE);
    pen.svg.text(number, &format!("n {class}"), &cell.n.to_string());
    if cell.fresh > 0 {
        let long = (frame.w - 20.0) * f32::from(cell.fresh) / f32::from(cell.n.max(1));
        let bar = Rect::new(frame.x + 10.0, frame.bottom() - 5.4, long, 3.0);
        pen.svg.rect(bar, 0.0, class);
    }
}

/// Leaders and the expedition, over everything, so that they can glide.
pub(super) fn pieces(pen: &mut Pen<'_>, scene: &Scene) {
    for (stack, place) in &scene.stacks {
        for (nth, &leader) in stack.leaders.iter().enumerate() {
            let y = place.y + nth as f32 * (HIGH + 2.0);
            if let Some(side) = stack.side {
                tag(pen, side, leader, at(place.x, y));
            }
        }
        if stack.afield {
            tether(pen, stack, *place);
            let corner = at(place.x, place.y + stack.tags_height());
            let class = format!("piece ct {}", owner(stack.side));
            pen.svg.tag("g").id("expedition").class(&class).moved(corner).holds();
            if !stack.cells.is_empty() {
                draw_cells(pen, stack.side, &stack.rows(), at(0.0, 0.0), "bg way");
            }
            pen.svg.end();
        }
    }
}

/// A leader's tag. The point is its upper left corner.
fn tag(pen: &mut Pen<'_>, side: Side, leader: Leader, place: Point) {
    let id = format!("leader-{}", leader.id());
    let class = format!("piece tag {}", side.id());
    pen.svg.tag("g").id(&id).class(&class).moved(place).holds();
    let frame = Rect::new(1.0, 1.0, tag_width(leader) - 2.0, HIGH - 2.0);
    pen.svg.rect(frame, 5.0, "tg");
    pen.icon(Icon::Leader, at(19.0, HIGH / 2.0), 25.0, "ai");
    let name = &map().leaders[leader.index()].name;
    pen.svg.text(centred(at(35.0, HIGH / 2.0), LEGIBLE), "n", name);
    pen.svg.end();
}

/// Strength points in one line of a panel, if there are any.
pub(super) fn line(pen: &mut Pen<'_>, side: Side, units: &[u8; UNITS], place: Point) -> bool {
    let cells = plain_cells(units);
    pen.svg.group(&format!("ct {}", side.id()));
    if !cells.is_empty() {
        draw_cells(pen, Some(side), &[cells.as_slice()], place, "bg");
    }
    pen.svg.end();
    !cells.is_empty()
}
