//! Finding room: boxes are put beside their space where they cover nothing.

use drawing::svg::{Point, Rect, at};

/// Gaps between a space and its box that are tried, the nearest first.
const GAPS: [f32; 12] =
    [2.0, 10.0, 20.0, 32.0, 46.0, 64.0, 86.0, 112.0, 150.0, 190.0, 240.0, 300.0];
/// Places along each side of the ring that are tried.
const STEPS: usize = 13;

/// What is taken already within a frame.
#[derive(Debug)]
pub(super) struct Room {
    frame: Rect,
    taken: Vec<Rect>,
    /// What is better left uncovered.
    faint: Vec<Rect>,
    /// What names are better kept away from.
    words: Vec<Rect>,
}

impl Room {
    pub(super) const fn new(frame: Rect) -> Room {
        Room { frame, taken: Vec::new(), faint: Vec::new(), words: Vec::new() }
    }

    /// Takes a place.
    pub(super) fn take(&mut self, place: Rect) {
        self.taken.push(place);
    }

    /// Names a place that is better left uncovered.
    pub(super) fn spare(&mut self, place: Rect) {
        self.faint.push(place);
    }

    /// Names a place that other names are better kept away from.
    pub(super) fn keep_words_from(&mut self, place: Rect) {
        self.words.push(place);
    }

    /// How much of a box lies on other words.
    pub(super) fn on_words(&self, place: Rect) -> f32 {
        self.words.iter().map(|&one| shared(place, one)).sum()
    }

    /// How much of a box is taken or lies outside.
    pub(super) fn covered(&self, place: Rect) -> f32 {
        let inside = shared(place, self.frame);
        let over: f32 = self.taken.iter().map(|&one| shared(place, one)).sum();
        over + (place.w * place.h - inside).max(0.0)
    }

    /// How much of a box lies on what is better left uncovered.
    pub(super) fn faintly_covered(&self, place: Rect) -> f32 {
        self.faint.iter().map(|&one| shared(place, one)).sum()
    }

    /// Puts a box beside a space whose sign reaches so far; `towards` is where it would rather
    /// lie. The nearest free place wins, and without one the place that covers least.
    pub(super) fn beside(
        &mut self,
        space: Point,
        reach: f32,
        size: (f32, f32),
        towards: Point,
    ) -> Rect {
        let mut best = (f32::MAX, Rect::default());
        for gap in GAPS {
            // Nothing farther away can be better.
            if best.0 < gap {
                break;
            }
            let half = (reach + gap + size.0 / 2.0, reach + gap + size.1 / 2.0);
            for offset in ring(half) {
                let place = Rect::new(
                    space.x + offset.x - size.0 / 2.0,
                    space.y + offset.y - size.1 / 2.0,
                    size.0,
                    size.1,
                );
                let covered = self.covered(place);
                let cost = gap + turned(offset, towards) * 6.0 + covered * 100.0;
                if cost < best.0 {
                    let cost = cost + self.faintly_covered(place) * 0.02;
                    if cost < best.0 {
                        best = (cost, place);
                    }
                }
            }
        }
        self.take(best.1.grown(2.0));
        best.1
    }
}

/// Points along the edge of a box around the origin.
fn ring(half: (f32, f32)) -> impl Iterator<Item = Point> {
    (0..STEPS).flat_map(move |step| {
        let share = step as f32 / (STEPS - 1) as f32 * 2.0 - 1.0;
        let (x, y) = (half.0 * share, half.1 * share);
        [at(x, -half.1), at(x, half.1), at(-half.0, y), at(half.0, y)]
    })
}

/// How far two directions differ, from 0 to 2.
fn turned(one: Point, other: Point) -> f32 {
    let long = one.x.hypot(one.y) * other.x.hypot(other.y);
    if long > 0.0 { 1.0 - (one.x * other.x + one.y * other.y) / long } else { 0.0 }
}

/// The area that two boxes share.
fn shared(one: Rect, other: Rect) -> f32 {
    let wide = one.right().min(other.right()) - one.x.max(other.x);
    let high = one.bottom().min(other.bottom()) - one.y.max(other.y);
    wide.max(0.0) * high.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_around_one_space_do_not_touch() {
        let mut room = Room::new(Rect::new(0.0, 0.0, 400.0, 400.0));
        let space = at(30.0, 200.0);
        room.take(Rect::around(space, 16.0));
        let boxes: Vec<_> =
            (0..6).map(|_| room.beside(space, 16.0, (100.0, 36.0), at(1.0, -1.0))).collect();
        for (nth, one) in boxes.iter().enumerate() {
            assert!(one.x >= 0.0 && one.y >= 0.0 && one.right() <= 400.0);
            assert!(boxes[..nth].iter().all(|other| shared(*one, *other) == 0.0));
            assert_eq!(shared(*one, Rect::around(space, 16.0)), 0.0);
        }
        assert!(boxes[0].y < 200.0, "the first lies where it would rather lie");
    }
}
