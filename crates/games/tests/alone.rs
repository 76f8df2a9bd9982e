//! Matches in a game for one: several bots take the seat in turn, each with the same dice.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use bots::{Arena, BotSpec};
use peloponnesian_war::PeloponnesianWar;
use table::{Rules, Setup};

fn arena(bots: &[BotSpec], games: u32) -> Arena {
    let setup =
        Setup { scenario: "archidamian".to_owned(), ..Setup::standard(PeloponnesianWar::about()) };
    Arena { games, ..Arena::new(setup, bots.to_vec()) }
}

#[test]
fn each_bot_plays_as_many_games_and_is_reported_alone() {
    let bots = [BotSpec::Random, BotSpec::Sensible];
    let report = arena(&bots, 119).run::<PeloponnesianWar>(&|_| ()).unwrap();
    assert_eq!(report.games, 120);
    assert_eq!(report.elo, None, "nobody was beaten by anybody");
    assert_eq!(report.alone.iter().map(|alone| alone.bot).collect::<Vec<_>>(), bots);
    for (alone, contestant) in report.alone.iter().zip(&report.contestants) {
        let games: u64 = alone.verdicts.values().map(|(games, _)| games).sum();
        let won: u64 = alone.verdicts.values().map(|(_, won)| won).sum();
        assert_eq!((games, won), (60, contestant.overall.wins));
        assert_eq!(contestant.overall.shared, 0, "who sits alone wins or loses");
        assert_eq!(alone.rounds.values().sum::<u64>(), 60);
        assert!(alone.rounds.keys().all(|turn| (1..=3).contains(turn)), "{alone:?}");
        assert!(alone.quartiles.is_sorted(), "{alone:?}");
    }
    let [random, sensible] = &report.alone[..] else { panic!("{report:?}") };
    assert!(sensible.quartiles[1] > random.quartiles[1], "{report}");
    let told = report.to_string();
    assert!(told.contains("sensible: score quartiles") && told.contains("last round:"), "{told}");
    assert!(report.svg().contains("the median"));
}

#[test]
fn a_twin_meets_the_same_dice() {
    let report =
        arena(&[BotSpec::Sensible, BotSpec::Greedy], 2).run::<PeloponnesianWar>(&|_| ()).unwrap();
    assert_eq!(report.games, 2);
    // Chance is asked first, so both games begin alike; the seed of the match decides how.
    let first = |game: u32| {
        let arena = arena(&[BotSpec::Sensible, BotSpec::Greedy], 2);
        arena.play::<PeloponnesianWar>(game).unwrap().plies()[0].mv
    };
    assert_eq!(first(0), first(1));
}
