//! How a finished game went, for its replay: where its chapters begin, its memorable moments, and
//! where it turned.
//!
//! Nothing here is specific to a game. Chapters follow from
//! [`Speech::chapter`](crate::Speech::chapter), landmarks from
//! [`Speech::is_landmark`](crate::Speech::is_landmark), turning points from the swing of
//! [`Mind::judge`](crate::Mind::judge) between quiet positions. It reads open positions, so it is
//! only for finished games.

use crate::any::actor_id;
use crate::contract::Game;
use crate::matches::Match;
use crate::seat::{Actor, Seat, Viewer};
use crate::telling::Log;
use crate::voice::Voice;

/// The largest swings of a game are its turning points; at most this many are marked.
const MOST_TURNS: usize = 5;
/// A swing is marked if a seat gains at least this much, on the scale from 0 (lost) to 1 (won).
const LEAST_SWING: f32 = 0.08;
/// Of several swings within this many moves, only the largest is marked.
const NEAR: usize = 12;
/// The curve of a game has at most this many points.
const MOST_POINTS: usize = 240;

/// How a game went.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Timeline {
    /// The marked moments, in order.
    pub marks: Vec<Mark>,
    /// What the position was worth to each seat, at quiet moments.
    pub worth: Vec<Worth>,
}

/// A marked moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// How many moves had been made.
    pub ply: usize,
    /// Why it is marked.
    pub kind: MarkKind,
    /// Its title; empty for turning points.
    pub title: String,
}

/// Why a moment is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// A chapter begins: a round, a player's turn.
    Chapter,
    /// Something memorable happened: a battle, the fall of a city.
    Landmark,
    /// The judgement of the game swung to this seat.
    Turn(&'static str),
}

/// What a position was worth to each seat, from 0 (lost) to 1 (won).
#[derive(Clone, PartialEq, Debug)]
pub struct Worth {
    /// How many moves had been made.
    pub ply: usize,
    /// In seat order.
    pub seats: Vec<f32>,
}

/// Works out the timeline in one pass over a game.
pub(crate) fn timeline<G: Game>(game: &Match<G>, voice: &Voice, language: &str) -> Timeline {
    let mut position = game.position_at(0);
    let mut chapter = G::chapter(&G::view(&position, Viewer::Spectator));
    let mut marks = vec![mark(0, MarkKind::Chapter, voice.say(language, &chapter))];
    let mut worth = vec![judged::<G>(&position, 0, game.setup().seats)];
    for (ply, played) in (1..).zip(game.plies()) {
        G::play(&mut position, played.mv, &mut Log::silent());
        let next = G::chapter(&G::view(&position, Viewer::Spectator));
        if next != chapter {
            marks.push(mark(ply, MarkKind::Chapter, voice.say(language, &next)));
            chapter = next;
        }
        for event in played.events.iter().filter(|event| G::is_landmark(event)) {
            let Some(event) = G::redact(event, Viewer::Spectator) else { continue };
            let title = voice.say(language, &G::tell(&event).message);
            marks.push(mark(ply, MarkKind::Landmark, title));
        }
        if G::actor(&position) == Actor::Nobody || G::is_settled(&position) {
            worth.push(judged::<G>(&position, ply, game.setup().seats));
        }
    }
    for (ply, seat) in turning_points(&worth) {
        let seat = actor_id(G::about(), game.setup().seats, Actor::Seat(seat)).unwrap_or("nobody");
        marks.push(mark(ply, MarkKind::Turn(seat), String::new()));
    }
    marks.sort_by_key(|mark| mark.ply);
    Timeline { marks, worth: thinned(worth) }
}

fn mark(ply: usize, kind: MarkKind, title: String) -> Mark {
    Mark { ply, kind, title }
}

fn judged<G: Game>(position: &G::Position, ply: usize, seats: usize) -> Worth {
    let mut worth = Worth { ply, seats: vec![0.0; seats] };
    G::judge(position, &mut worth.seats);
    worth
}

/// The moves after which a seat stood much better than before, each with that seat.
fn turning_points(worth: &[Worth]) -> Vec<(usize, Seat)> {
    let mut swings: Vec<_> = worth.windows(2).filter_map(swing).collect();
    swings.sort_by(|a, b| b.2.total_cmp(&a.2));
    let mut chosen: Vec<(usize, Seat)> = Vec::new();
    for (ply, seat, _) in swings {
        if chosen.len() < MOST_TURNS && chosen.iter().all(|(other, _)| other.abs_diff(ply) > NEAR) {
            chosen.push((ply, seat));
        }
    }
    chosen
}

/// The seat that gained most between two positions, if it gained enough.
fn swing(pair: &[Worth]) -> Option<(usize, Seat, f32)> {
    let [before, after] = pair else { return None };
    let gains = before.seats.iter().zip(&after.seats).map(|(before, after)| after - before);
    let (seat, gain) = (0_u8..).zip(gains).max_by(|a, b| a.1.total_cmp(&b.1))?;
    (gain >= LEAST_SWING).then_some((after.ply, Seat(seat), gain))
}

/// Samples the values down to a drawable number, always keeping the last.
fn thinned(worth: Vec<Worth>) -> Vec<Worth> {
    let (count, step) = (worth.len(), worth.len().div_ceil(MOST_POINTS).max(1));
    let is_kept = |at: usize| at.is_multiple_of(step) || at + 1 == count;
    worth.into_iter().enumerate().filter(|(at, _)| is_kept(*at)).map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Rules;
    use crate::setup::Setup;
    use crate::testkit::pebbles::Pebbles;
    use crate::testkit::{Policy, random_match};

    fn worth(values: &[(usize, f32)]) -> Vec<Worth> {
        values.iter().map(|&(ply, one)| Worth { ply, seats: vec![one, 1.0 - one] }).collect()
    }

    #[test]
    fn chapters_begin_where_their_name_changes() {
        let game: Match<Pebbles> =
            random_match(&Setup::standard(Pebbles::about()), 3, Policy::Uniform, 1_000);
        let timeline = timeline(&game, &Voice::of(&game), "en");
        let chapters: Vec<_> =
            timeline.marks.iter().filter(|mark| mark.kind == MarkKind::Chapter).collect();
        assert_eq!(chapters[0].ply, 0);
        assert!(chapters.len() > 3, "{chapters:?}");
        assert!(chapters.windows(2).all(|pair| pair[0].title != pair[1].title), "{chapters:?}");
        assert!(timeline.marks.is_sorted_by_key(|mark| mark.ply));
        assert_eq!(timeline.worth.last().unwrap().ply, game.plies().len(), "the end is judged");
    }

    #[test]
    fn a_swing_is_a_turning_point_if_it_is_large() {
        let calm = worth(&[(0, 0.5), (10, 0.55), (20, 0.5)]);
        assert_eq!(turning_points(&calm), []);
        let turned = worth(&[(0, 0.5), (10, 0.2), (30, 0.6)]);
        assert_eq!(turning_points(&turned), [(30, Seat(0)), (10, Seat(1))]);
    }

    #[test]
    fn of_near_swings_the_largest_is_marked_and_few_in_all() {
        let near = worth(&[(0, 0.5), (10, 0.7), (15, 0.2)]);
        assert_eq!(turning_points(&near), [(15, Seat(1))]);
        let wild: Vec<_> = (0..40).map(|n| (n * 20, if n % 2 == 0 { 0.1 } else { 0.9 })).collect();
        assert_eq!(turning_points(&worth(&wild)).len(), MOST_TURNS);
    }

    #[test]
    fn a_curve_has_few_points_and_its_end() {
        let long: Vec<_> = (0..5_000).map(|n| (n, 0.5)).collect();
        let thin = thinned(worth(&long));
        assert!((2..=MOST_POINTS + 1).contains(&thin.len()), "{}", thin.len());
        assert_eq!((thin[0].ply, thin.last().unwrap().ply), (0, 4_999));
        assert_eq!(thinned(worth(&[(0, 0.5)])).len(), 1);
    }
}
