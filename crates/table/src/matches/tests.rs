use super::*;
use crate::contract::Rules;
use crate::testkit::pebbles::{Charm, Move, Pebbles, Reason, Side};

const WHITE: Actor = Actor::Seat(Side::White.seat());
const BLACK: Actor = Actor::Seat(Side::Black.seat());

/// A game without charms, in which White is to act first.
fn plain() -> Match<Pebbles> {
    let mut setup = Setup::standard(Pebbles::about());
    setup.options.insert("charms".into(), "off".into());
    Match::new(setup).unwrap()
}

/// A game in which both charms were dealt.
fn dealt() -> Match<Pebbles> {
    let mut game = Match::new(Setup::standard(Pebbles::about())).unwrap();
    play(&mut game, &["draw cat", "draw dog"]);
    game
}

/// Plays for whoever is to act.
fn play(game: &mut Match<Pebbles>, moves: &[&str]) {
    for words in moves {
        let actor = game.actor();
        game.play_words(actor, words).unwrap_or_else(|error| panic!("{words}: {error:?}"));
    }
}

/// Tries a move that must not be made, and gives the reason.
fn refused(game: &mut Match<Pebbles>, by: Actor, words: &str) -> PlayError<Reason> {
    let (position, plies) = (game.position().clone(), game.plies().len());
    let error = game.play_words(by, words).map(|_| ()).unwrap_err();
    assert_eq!(*game.position(), position, "a refusal changed the position");
    assert_eq!(game.plies().len(), plies, "a refusal was written down");
    error
}

fn finished() -> Match<Pebbles> {
    let mut game = plain();
    for _ in 0..3 {
        play(&mut game, &["roll", "throw 3", "take", "take", "take"]);
    }
    game
}

#[test]
fn a_move_is_written_down_with_what_it_caused() {
    let mut game = dealt();
    let ply = game.play(WHITE, Move::Show).unwrap();
    assert_eq!((ply.actor, ply.mv, ply.events.len()), (WHITE, Move::Show, 1));
    assert_eq!(game.plies().len(), 3);
    assert_eq!(game.rolled(), 2);
}

#[test]
fn a_refusal_changes_nothing() {
    let mut game = plain();
    play(&mut game, &["roll", "throw 2"]);
    let refusal = Refusal { clause: "PEB-5", reason: Reason::TakeOneFirst };
    assert_eq!(refused(&mut game, WHITE, "done"), PlayError::Refused(refusal));
    assert_eq!(refused(&mut game, WHITE, "give"), PlayError::Unreadable);
    assert_eq!(refused(&mut game, WHITE, ""), PlayError::Unreadable);
}

#[test]
fn only_the_one_to_act_can_move() {
    let mut game = plain();
    for by in [BLACK, Actor::Chance, Actor::Nobody, Actor::Seat(Seat(7))] {
        let awaited = PlayError::NotAwaited { awaited: WHITE };
        assert_eq!(refused(&mut game, by, "roll"), awaited);
        // Whose turn it is comes before what the words mean.
        assert_eq!(refused(&mut game, by, "nonsense"), awaited);
    }
    play(&mut game, &["roll"]);
    assert_eq!(
        refused(&mut game, WHITE, "throw 3"),
        PlayError::NotAwaited { awaited: Actor::Chance }
    );
}

#[test]
fn nothing_follows_the_end() {
    let mut game = finished();
    assert_eq!(game.actor(), Actor::Nobody);
    for by in [WHITE, BLACK, Actor::Chance, Actor::Nobody] {
        assert_eq!(refused(&mut game, by, "roll"), PlayError::Over);
    }
    let plies = game.plies().len();
    game.roll(&Dice::Seeded(1));
    assert_eq!(game.plies().len(), plies);
    assert_eq!(game.free_undo(Side::White.seat()), Err(Barrier::Passed));
}

#[test]
fn a_set_up_is_checked() {
    let setup = Setup { scenario: "desert".into(), ..Setup::standard(Pebbles::about()) };
    assert!(matches!(Match::<Pebbles>::new(setup), Err(SetupError::Unknown { .. })));
}

#[test]
fn dice_roll_until_a_seat_is_asked() {
    let mut game = Match::<Pebbles>::new(Setup::standard(Pebbles::about())).unwrap();
    game.roll(&Dice::Manual);
    assert_eq!(game.plies().len(), 0, "manual dice roll nothing");
    game.roll(&Dice::Seeded(3));
    assert_eq!((game.plies().len(), game.actor()), (2, WHITE));
}

#[test]
fn the_same_die_falls_again_after_an_undo() {
    let mut game = dealt();
    let throw = |game: &mut Match<Pebbles>| {
        play(game, &["roll"]);
        game.roll(&Dice::Seeded(12));
        game.plies().last().unwrap().mv
    };
    let first = throw(&mut game);
    game.undo(2);
    assert_eq!(throw(&mut game), first);
}

#[test]
fn at_the_start_there_is_nothing_to_take_back() {
    let game = plain();
    assert_eq!(game.free_undo(Side::White.seat()), Err(Barrier::Start));
    assert_eq!(game.free_undo(Side::Black.seat()), Err(Barrier::Passed));
}

#[test]
fn chance_is_a_barrier() {
    let mut game = plain();
    play(&mut game, &["roll", "throw 3"]);
    assert_eq!(game.free_undo(Side::White.seat()), Err(Barrier::Chance));
    play(&mut game, &["take", "take"]);
    assert_eq!(game.free_undo(Side::White.seat()), Ok(2));
}

#[test]
fn what_was_shown_is_a_barrier() {
    let mut game = dealt();
    play(&mut game, &["show"]);
    assert_eq!(game.free_undo(Side::White.seat()), Err(Barrier::Shown));
}

#[test]
fn another_turn_is_a_barrier() {
    let mut game = plain();
    play(&mut game, &["roll", "throw 1", "take"]);
    // White took, and Black is asked: neither can go back.
    assert_eq!(game.free_undo(Side::White.seat()), Err(Barrier::Passed));
    assert_eq!(game.free_undo(Side::Black.seat()), Err(Barrier::Passed));
}

#[test]
fn while_chance_acts_nobody_can_go_back() {
    let mut game = plain();
    play(&mut game, &["roll"]);
    assert_eq!(game.free_undo(Side::White.seat()), Err(Barrier::Passed));
}

#[test]
fn every_barrier_has_an_id() {
    let all = [Barrier::Start, Barrier::Chance, Barrier::Shown, Barrier::Passed];
    assert_eq!(all.map(Barrier::id), ["start", "chance", "shown", "passed"]);
}

#[test]
fn undo_gives_back_each_position() {
    let mut game = dealt();
    play(&mut game, &["swap", "draw ant", "show", "roll", "throw 2", "take", "done", "roll"]);
    let positions: Vec<_> = (0..=game.plies().len()).map(|ply| game.position_at(ply)).collect();
    assert_eq!(positions.last(), Some(game.position()));
    let mut copy = game.clone();
    for (ply, position) in positions.iter().enumerate().rev() {
        copy.undo(copy.plies().len() - ply);
        assert_eq!((copy.position(), copy.plies().len()), (position, ply));
    }
    copy.undo(1_000);
    assert_eq!(copy.position(), &positions[0]);
    assert_eq!(game.plies().len(), 10, "the copy is independent");
}

#[test]
fn a_game_can_begin_anywhere() {
    let middle = dealt();
    let mut game =
        Match::<Pebbles>::from_position(middle.setup().clone(), middle.position().clone());
    assert_eq!(game.custom_start(), Some(middle.position()));
    assert_eq!(middle.custom_start(), None);
    play(&mut game, &["show"]);
    game.undo(1);
    assert_eq!(game.position(), middle.position());
    assert_eq!(game.free_undo(Side::White.seat()), Err(Barrier::Start));
}

#[test]
fn a_drawn_charm_has_left_the_bag() {
    let mut game = Match::<Pebbles>::new(Setup::standard(Pebbles::about())).unwrap();
    play(&mut game, &["draw eel"]);
    let reason = Reason::NotInBag { charm: Charm::Eel };
    let refusal = Refusal { clause: "PEB-1", reason };
    assert_eq!(refused(&mut game, Actor::Chance, "draw eel"), PlayError::Refused(refusal));
}
