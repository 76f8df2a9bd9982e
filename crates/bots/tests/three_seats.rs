//! The bots in games of three seats, each a small tree written out by hand.

use std::sync::LazyLock;

use rand::SeedableRng;

use bots::{Bot, BotRng};
use table::{
    About, Actor, Edition, Flow, Log, Message, Mind, Open, Outcome, Refusal, Rules, Scenario,
    Score, Seat, Setup, SetupError,
};

/// A game as a tree. A position is a point in it, and a move is the number of a branch.
#[derive(PartialEq, Debug)]
enum Tree {
    /// A seat chooses a branch.
    Choose(u8, &'static [Tree]),
    /// Chance does, by weight.
    Chance(&'static [(u32, Tree)]),
    /// The scores; the highest wins, and equal ones share.
    End([i32; 3]),
}

use Tree::{Chance, Choose, End};

const WON_BY_0: Tree = End([1, 0, 0]);
const WON_BY_1: Tree = End([0, 1, 0]);
const WON_BY_2: Tree = End([0, 0, 1]);
const SHARED_BY_0_AND_1: Tree = End([1, 1, 0]);

#[track_caller]
fn check(game: &'static Tree, expected: usize, value: f32) {
    for text in ["greedy", "mcts:2000"] {
        let mut bot = Bot::<Trees>::new(text.parse().expect("a bot"));
        for seed in 0..10 {
            let choice = bot.choose(&game, &mut BotRng::seed_from_u64(seed)).expect("a choice");
            assert_eq!(choice.mv, expected, "{text}: {choice:?}");
            assert!((choice.value - value).abs() < 0.1, "{text}: {choice:?}");
        }
    }
}

#[test]
fn each_seat_looks_after_itself() {
    // Seat 1 would rather share with seat 0 than see seat 2 win, though it could harm seat 0.
    static GAME: Tree = Choose(
        0,
        &[
            Choose(1, &[WON_BY_0, WON_BY_1, WON_BY_0]),
            Choose(1, &[WON_BY_2, SHARED_BY_0_AND_1, WON_BY_2]),
            Choose(2, &[WON_BY_0, WON_BY_2]),
        ],
    );
    check(&GAME, 1, 0.5);
}

#[test]
fn chances_are_weighed() {
    static GAME: Tree = Choose(
        2,
        &[
            Chance(&[(1, WON_BY_2), (1, WON_BY_0), (1, WON_BY_1)]),
            Chance(&[(8, WON_BY_2), (1, WON_BY_0), (1, WON_BY_1)]),
            Chance(&[(1, WON_BY_2), (5, Choose(2, &[WON_BY_2, WON_BY_0])), (4, WON_BY_1)]),
        ],
    );
    check(&GAME, 1, 0.8);
}

#[test]
fn a_choice_of_several_steps_is_seen_through() {
    const DEEP: Tree = Choose(1, &[WON_BY_0, Choose(1, &[WON_BY_2, Choose(1, &[WON_BY_1])])]);
    static GAME: Tree =
        Choose(1, &[Chance(&[(3, WON_BY_1), (1, WON_BY_0)]), Choose(1, &[WON_BY_2, DEEP])]);
    check(&GAME, 1, 1.0);
}

/// Games as trees: what a search asks of a game, and nothing more.
#[derive(Debug)]
struct Trees;

impl Flow for &'static Tree {
    type Move = usize;
    type Event = ();
    type Reason = ();

    fn actor(&self) -> Actor {
        match self {
            Choose(seat, _) => Actor::Seat(Seat(*seat)),
            Chance(_) => Actor::Chance,
            End(_) => Actor::Nobody,
        }
    }

    fn legal(&self, out: &mut Vec<usize>) {
        out.extend(
            0..match self {
                Choose(_, branches) => branches.len(),
                Chance(branches) => branches.len(),
                End(_) => 0,
            },
        );
    }

    fn weight(&self, mv: usize) -> u32 {
        if let Chance(branches) = self { branches[mv].0 } else { 1 }
    }

    fn check(&self, _: usize) -> Result<(), Refusal<()>> {
        Ok(())
    }

    fn play(&mut self, mv: usize, _: &mut Log<'_, ()>) {
        *self = match *self {
            Choose(_, branches) => &branches[mv],
            Chance(branches) => &branches[mv].1,
            End(_) => return,
        };
    }
}

impl Rules for Trees {
    type Position = &'static Tree;
    type Move = usize;
    type Event = ();
    type Reason = ();

    fn about() -> &'static About {
        static ABOUT: LazyLock<About> = LazyLock::new(|| About {
            id: "trees",
            name: "Trees".into(),
            seats: vec!["north", "east", "south"],
            alone: None,
            seat_counts: 3..=3,
            editions: vec![Edition {
                id: "only".into(),
                title: "Only".into(),
                scenarios: vec![Scenario { id: "only".into(), title: "Only".into() }],
                reconstructed: 0.0,
            }],
            options: Vec::new(),
            rules: &[1],
            sources: Vec::new(),
        });
        &ABOUT
    }

    fn start(_: &Setup) -> Result<&'static Tree, SetupError> {
        Ok(&WON_BY_0)
    }

    fn outcome(position: &&'static Tree) -> Option<Outcome> {
        let End(scores) = position else { return None };
        let best = *scores.iter().max()?;
        let ranked = (0..).map(Seat).zip(scores);
        Some(Outcome {
            winners: ranked.filter(|(_, score)| **score == best).map(|(seat, _)| seat).collect(),
            tie_break: None,
            scores: scores.map(|total| Score { total, lines: Vec::new() }).into(),
            reason: "end",
            told: Message::new("end"),
        })
    }
}

impl Open for Trees {}

impl Mind for Trees {
    fn judge(_: &&'static Tree, worth: &mut [f32]) {
        worth.fill(0.3);
    }

    fn is_settled(position: &&'static Tree) -> bool {
        matches!(position, End(_))
    }
}
