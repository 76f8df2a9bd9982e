//! Where pieces of one side stand in a region: along lines, overlapping only when they must.

use serde::Deserialize;

use super::svg::{Point, at};

/// Where up to five pieces of one side stand.
#[derive(Debug)]
pub(super) struct Rank(Vec<Line>);

/// A line along which pieces stand, as the places file has it: both ends, and how many.
#[derive(Debug, Deserialize)]
#[serde(from = "(f32, f32, f32, f32, u8)")]
pub(super) struct Line {
    from: Point,
    to: Point,
    most: u8,
}

impl From<(f32, f32, f32, f32, u8)> for Line {
    fn from((x1, y1, x2, y2, most): (f32, f32, f32, f32, u8)) -> Line {
        Line { from: at(x1, y1), to: at(x2, y2), most }
    }
}

impl Rank {
    pub(super) fn new(lines: Vec<Line>) -> Rank {
        Rank(lines)
    }

    /// Where the pieces stand: no further apart than `pitch`, closer if they must.
    pub(super) fn places(&self, n: u8, pitch: f32) -> impl Iterator<Item = Point> + '_ {
        let mut left = n;
        let last = self.0.len().saturating_sub(1);
        self.0.iter().enumerate().flat_map(move |(index, line)| {
            // The last line takes whatever there is: a piece is never left out.
            let here = if index == last { left } else { left.min(line.most) };
            left -= here;
            line.places(here, pitch)
        })
    }
}

impl Line {
    fn places(&self, n: u8, pitch: f32) -> impl Iterator<Item = Point> + '_ {
        let (length, steps) = (self.from.distance(self.to), f32::from(n) - 1.0);
        let step = if steps > 0.0 { (length / steps).min(pitch) } else { 0.0 };
        let share = move |k: u8| {
            let from_middle = (f32::from(k) - steps / 2.0) * step;
            if length > 0.0 { 0.5 + from_middle / length } else { 0.0 }
        };
        (0..n).map(move |k| self.from.towards(self.to, share(k)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_spreads_its_pieces_and_keeps_its_middle() {
        let row = Rank(vec![Line { from: at(0.0, 0.0), to: at(80.0, 0.0), most: 5 }]);
        let xs = |n| row.places(n, 33.0).map(|place| place.x.round()).collect::<Vec<_>>();
        assert_eq!(xs(1), [40.0]);
        assert_eq!(xs(3), [7.0, 40.0, 73.0]);
        assert_eq!(xs(5), [0.0, 20.0, 40.0, 60.0, 80.0]);
    }

    #[test]
    fn a_full_line_leads_to_the_next() {
        let line = |y| Line { from: at(0.0, y), to: at(26.0, y), most: 2 };
        let block = Rank(vec![line(0.0), line(24.0)]);
        let ys: Vec<_> = block.places(5, 26.0).map(|place| place.y).collect();
        assert_eq!(ys, [0.0, 0.0, 24.0, 24.0, 24.0]);
    }
}
