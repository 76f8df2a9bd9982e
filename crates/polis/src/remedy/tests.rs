//! Over tens of thousands of refusals: no remedy is false, and hardly any leads nowhere.

use std::collections::BTreeMap;

use table::testkit::{Policy, random_match};
use table::{Help, Notation, Setup};

use super::*;
use crate::ids::{Polis, Project, Shipload, Territory};

/// What was said to how many refusals: by reason, then remedy, prompt, nothing, and remedies
/// that were dropped because they lead to something for which nothing helps.
type Census = BTreeMap<String, [usize; 4]>;

#[test]
fn over_tens_of_thousands_of_refusals_no_remedy_is_false() {
    let mut census = Census::new();
    let mut followed = 0;
    // Careful players come to the later rounds.
    let games = [
        ("2012", "campaign", 60),
        ("2012", "campaign", 95),
        ("2012", "corinthian_war", 60),
        ("2012", "second_peloponnesian_war", 95),
        ("2020", "campaign", 60),
        ("2020", "campaign", 95),
    ];
    for (edition, scenario, percent) in games {
        let (edition, scenario) = (edition.to_owned(), scenario.to_owned());
        let setup = Setup { edition, scenario, ..Setup::standard(Game::about()) };
        for seed in 0..12 {
            let game = random_match::<Game>(&setup, seed, Policy::Sensible { percent }, 5_000);
            let mut replayed = Game::start(&setup).unwrap();
            for (at, ply) in game.plies().iter().enumerate() {
                if at % 3 == 0 {
                    followed += examine(&replayed, &mut census);
                }
                Game::play(&mut replayed, ply.mv, &mut table::Log::silent());
            }
        }
    }
    let refusals: usize = census.values().flatten().sum();
    assert!(refusals > 30_000 && followed > 10_000, "{refusals} refusals, {followed} remedies");
    let dropped: usize = census.values().map(|counts| counts[3]).sum();
    census.retain(|_, counts| counts[3] > 0);
    // Where the first step is true and yet nothing is said, the next can't be helped: in a last
    // round prestige brings no hoplites to a siege that nobody can reach, an open route no goods to
    // trade with, a rival who withdraws leaves too few of one's own, and a next turn brings no
    // merchant home. A project on display is gone by the time its polis can be won.
    assert!(dropped * 300 < refusals, "{dropped} of {refusals} remedies lead nowhere: {census:#?}");
}

/// Follows the remedies of every move that pointing can mean; returns how many there were.
fn examine(position: &Position, census: &mut Census) -> usize {
    if asked(position).is_none() {
        return 0;
    }
    let mut followed = 0;
    for mv in moves_at(position) {
        let Err(refusal) = Game::check(position, mv) else { continue };
        let name = format!("{:?}", refusal.reason);
        let name = name.split([' ', '{']).next().unwrap().to_owned();
        let counts = census.entry(name).or_default();
        match (help(position, mv, &refusal), direct(position, mv, &refusal)) {
            (Help::Remedy(remedy), _) => {
                follow(position, mv, refusal, remedy);
                followed += 1;
                counts[0] += 1;
            }
            (Help::Asked, _) => counts[1] += 1,
            (Help::Nothing, Help::Nothing) => counts[2] += 1,
            (Help::Nothing, _) => counts[3] += 1,
        }
    }
    followed
}

/// Everything that pointing at anything could mean.
pub(super) fn moves_at(position: &Position) -> Vec<Move> {
    let mut targets: Vec<_> = Polis::all().map(|polis| polis.id()).collect();
    targets.extend(Board::regions().map(|region| region.id()));
    targets.extend(Shipload::all().map(|shipload| shipload.id()));
    targets.extend(Project::all().map(|project| project.id()));
    targets.extend(Good::ALL.map(Good::id));
    let mut meant = Vec::new();
    targets.iter().for_each(|target| Game::moves_at(position, target, &mut meant));
    meant.extend(Territory::all().map(Move::Tribute));
    meant.extend([Move::PayPrestige, Move::CollectPrestige, Move::Done, Move::RansomProxenos]);
    meant
}

/// One remedy after the other is carried out: each is possible, each ends its reason, and the
/// last makes the move legal.
fn follow(position: &Position, mv: Move, mut refusal: Refusal, mut remedy: Remedy) {
    let mut position = position.clone();
    loop {
        carry_out(&mut position, &remedy);
        assert_eq!(Game::audit(&position), Ok(()), "{remedy:?} for {mv:?}");
        let Err(next) = Game::check(&position, mv) else { return };
        let ended = Game::is_another(&refusal.reason, &next.reason);
        assert!(ended, "{remedy:?} for {mv:?}: {refusal:?} stays {next:?}");
        let Help::Remedy(further) = help(&position, mv, &next) else {
            panic!("{remedy:?} for {mv:?} leads to {next:?}");
        };
        (refusal, remedy) = (next, further);
    }
}
