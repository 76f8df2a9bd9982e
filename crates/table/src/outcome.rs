//! How a game ended, and who has won.

use crate::seat::Seat;
use crate::setup::About;
use crate::words::Message;

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The winners in seat order: one seat, all that share the victory, or none. Totals alone do
    /// not say who won, where ties are broken or a game can be lost.
    pub winners: Vec<Seat>,
    /// The scores, in seat order.
    pub scores: Vec<Score>,
    /// Why it ended: an id that records keep, such as `points`.
    pub reason: &'static str,
    /// What decided between seats with the same highest total: an id such as `goods`. `None` if
    /// nothing had to, or nothing could and the victory is shared.
    pub tie_break: Option<&'static str>,
    /// Why it ended and what broke a tie, for people.
    pub told: Message,
}

impl Outcome {
    /// The seat that has won alone.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match *self.winners {
            [winner] => Some(winner),
            _ => None,
        }
    }

    /// Whether several seats share the victory.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.winners.len() > 1
    }

    /// The part of the victory that a seat has.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }

    /// The winners as records write them: their ids parted by `+`, or `nobody`.
    #[must_use]
    pub fn winners_id(&self, about: &About) -> String {
        let seats = about.seats_of(self.scores.len());
        let ids = self.winners.iter().filter_map(|seat| seats.get(seat.index()).copied());
        let ids: Vec<_> = ids.collect();
        if ids.is_empty() { "nobody".to_owned() } else { ids.join("+") }
    }
}

/// A seat's score, with the lines it is the sum of.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// The total.
    pub total: i32,
    /// The lines, for the explanation at the end of the game.
    pub lines: Vec<(Message, i32)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        About {
            id: "toy",
            name: "Toy".into(),
            seats: vec!["a", "b", "c"],
            alone: None,
            seat_counts: 2..=3,
            editions: Vec::new(),
            options: Vec::new(),
            rules: &[1],
            sources: Vec::new(),
        }
    }

    #[test]
    fn a_victory_is_of_one_or_shared_or_nobodys() {
        let won_by = |winners: &[u8]| {
            let score = Score { total: 3, lines: Vec::new() };
            let winners: Vec<_> = winners.iter().copied().map(Seat).collect();
            let (reason, told) = ("points", Message::new("over"));
            Outcome { winners, scores: vec![score; 3], reason, tie_break: None, told }
        };
        let [alone, shared, nobody] = [won_by(&[1]), won_by(&[0, 2]), won_by(&[])];
        let ids = [&alone, &shared, &nobody].map(|outcome| outcome.winners_id(&about()));
        assert_eq!(ids, ["b", "a+c", "nobody"]);
        assert_eq!([&alone, &shared, &nobody].map(Outcome::is_shared), [false, true, false]);
        assert_eq!([&alone, &shared].map(Outcome::winner), [Some(Seat(1)), None]);
        assert_eq!([0, 1, 2].map(|seat| shared.share(Seat(seat))), [0.5, 0.0, 0.5]);
        assert_eq!(alone.share(Seat(1)) + nobody.share(Seat(1)), 1.0);
    }
}
