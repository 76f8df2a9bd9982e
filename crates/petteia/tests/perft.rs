//! Counts of move sequences from the starting positions pin the move generator.
//!
//! The first can be told by hand: each pebble of a row can go forward to every square before the
//! other row, and nowhere else. The others were read off the program and checked by a second,
//! square by square, which is below.

mod common;

use common::setup;
use petteia::Petteia;
use table::Rules;
use table::testkit::perft;

fn counts(scenario: &str, depth: u32) -> Vec<u64> {
    let start = Petteia::start(&setup(scenario)).expect("the scenario exists");
    (1..=depth).map(|depth| perft::<Petteia>(&start, depth)).collect()
}

/// A board of letters, moved by the plainest rules: no bits, no sets.
#[derive(Clone)]
struct Plain {
    size: i32,
    far: bool,
    cells: Vec<u8>,
    turn: u8,
}

impl Plain {
    fn new(size: i32, rows: i32, far: bool) -> Plain {
        let cell = |n| match n / size {
            row if row < rows => b'l',
            row if row >= size - rows => b'd',
            _ => b'.',
        };
        Plain { size, far, cells: (0..size * size).map(cell).collect(), turn: b'l' }
    }

    fn at(&self, x: i32, y: i32) -> u8 {
        let inside = (0..self.size).contains(&x) && (0..self.size).contains(&y);
        if inside { self.cells[(y * self.size + x) as usize] } else { b'#' }
    }

    fn moved(&self, from: (i32, i32), to: (i32, i32)) -> Plain {
        let mut after = self.clone();
        let index = |(x, y): (i32, i32)| (y * self.size + x) as usize;
        let enemy = if self.turn == b'l' { b'd' } else { b'l' };
        after.cells[index(from)] = b'.';
        after.cells[index(to)] = self.turn;
        let last = self.size - 1;
        let mut taken = Vec::new();
        for (dx, dy) in WAYS {
            let (x, y) = (to.0 + dx, to.1 + dy);
            if after.at(x, y) != enemy {
                continue;
            }
            let is_corner = (x == 0 || x == last) && (y == 0 || y == last);
            let neighbours = WAYS.map(|(dx, dy)| after.at(x + dx, y + dy));
            let own = neighbours.iter().filter(|&&cell| cell == self.turn).count();
            if after.at(x + dx, y + dy) == self.turn || (is_corner && own == 2) {
                taken.push((x, y));
            }
        }
        taken.into_iter().for_each(|place| after.cells[index(place)] = b'.');
        after.turn = enemy;
        after
    }

    fn count(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        // No ending comes as early as this; a count that meets one would differ.
        let mut sum = 0;
        for (x, y) in (0..self.size).flat_map(|y| (0..self.size).map(move |x| (x, y))) {
            if self.at(x, y) != self.turn {
                continue;
            }
            for (dx, dy) in WAYS {
                let (mut tx, mut ty) = (x + dx, y + dy);
                while self.at(tx, ty) == b'.' {
                    sum += self.moved((x, y), (tx, ty)).count(depth - 1);
                    (tx, ty) = if self.far { (tx + dx, ty + dy) } else { (-1, -1) };
                }
            }
        }
        sum
    }
}

const WAYS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

#[test]
fn first_moves() {
    assert_eq!(counts("eight", 1), [8 * 6]);
    assert_eq!(counts("six", 1), [6 * 4]);
    assert_eq!(counts("steps", 1), [8]);
}

#[test]
fn two_programs_count_alike() {
    let plain = |size, rows, far, depth| {
        let board = Plain::new(size, rows, far);
        (1..=depth).map(|depth| board.count(depth)).collect::<Vec<_>>()
    };
    assert_eq!(counts("eight", 4), plain(8, 1, true, 4));
    assert_eq!(counts("six", 4), plain(6, 1, true, 4));
    assert_eq!(counts("steps", 5), plain(8, 2, false, 5));
}
