//! Every clause of `rules/en.md`, one test or more each.

mod common;

use common::{from_state, game, over, play, refused, setup, squares, state};
use petteia::{Event, MOST_QUIET, Petteia, Reason, Side, Square};
use table::{Actor, Event as _, Match, Rules};

fn start(scenario: &str) -> Match<Petteia> {
    Match::new(setup(scenario)).expect("the scenario exists")
}

fn square(id: &str) -> Square {
    Square::by_id(id).expect("a square")
}

fn legal(game: &Match<Petteia>) -> Vec<String> {
    let mut legal = Vec::new();
    Petteia::legal(game.position(), &mut legal);
    let words = |&mv: &petteia::Move| table::Moves::words(&mv)["move ".len()..].to_owned();
    let mut words: Vec<_> = legal.iter().map(words).collect();
    words.sort_unstable();
    words
}

#[test]
fn pet_0_1_light_begins_and_turns_alternate() {
    let mut game = start("eight");
    assert_eq!(game.actor(), Actor::Seat(Side::Light.seat()));
    play(&mut game, &["a1 a4"]);
    assert_eq!(game.actor(), Actor::Seat(Side::Dark.seat()));
    play(&mut game, &["a8 a6"]);
    assert_eq!(game.actor(), Actor::Seat(Side::Light.seat()));
}

#[test]
fn pet_0_2_the_small_board_ends_at_f6() {
    let mut game = game("six", "a1 b1 c3", "a6 b6");
    assert_eq!(refused(&mut game, "c3 g3"), ("PET-0.2", Reason::OffBoard { to: square("g3") }));
    assert_eq!(refused(&mut game, "c3 c7"), ("PET-0.2", Reason::OffBoard { to: square("c7") }));
    play(&mut game, &["c3 f3"]);
    assert_eq!(start("eight").position().pebbles(Side::Dark).iter().last(), Some(square("h8")));
}

#[test]
fn pet_0_3_rows_are_full_at_the_start() {
    let both = |scenario| Side::ALL.map(|side| squares(start(scenario).position(), side));
    assert_eq!(both("eight"), ["a1 b1 c1 d1 e1 f1 g1 h1", "a8 b8 c8 d8 e8 f8 g8 h8"]);
    assert_eq!(both("six"), ["a1 b1 c1 d1 e1 f1", "a6 b6 c6 d6 e6 f6"]);
    let [light, dark] = both("steps");
    assert!(light.starts_with("a1 ") && light.ends_with(" h2") && light.len() == 47, "{light}");
    assert!(dark.starts_with("a7 ") && dark.ends_with(" h8") && dark.len() == 47, "{dark}");
}

#[test]
fn pet_1_1_one_pebble_of_ones_own() {
    let mut game = start("eight");
    assert_eq!(refused(&mut game, "a8 a5"), ("PET-1.1", Reason::NotYours { from: square("a8") }));
    assert_eq!(refused(&mut game, "c4 c5"), ("PET-1.1", Reason::NoPebble { from: square("c4") }));
    assert!(game.play_words(game.actor(), "pass").is_err());
}

#[test]
fn pet_1_2_any_distance_in_a_straight_line() {
    let mut game = game("eight", "d4 d6 g4", "a8 h8");
    let from_d4: Vec<_> = legal(&game).into_iter().filter(|mv| mv.starts_with("d4")).collect();
    assert_eq!(
        from_d4,
        ["d4 a4", "d4 b4", "d4 c4", "d4 d1", "d4 d2", "d4 d3", "d4 d5", "d4 e4", "d4 f4"]
    );
    let in_the_way = |by| ("PET-1.2", Reason::InTheWay { by: square(by) });
    assert_eq!(refused(&mut game, "d4 d8"), in_the_way("d6"));
    assert_eq!(refused(&mut game, "d4 h4"), in_the_way("g4"));
    assert_eq!(refused(&mut game, "d4 d6"), ("PET-1.2", Reason::Occupied { to: square("d6") }));
    assert_eq!(refused(&mut game, "d4 d4"), ("PET-1.2", Reason::Occupied { to: square("d4") }));
    let (from, to) = (square("d4"), square("e5"));
    assert_eq!(refused(&mut game, "d4 e5"), ("PET-1.2", Reason::NotInLine { from, to }));
    // The edges do not meet.
    let (from, to) = (square("g4"), square("a5"));
    assert_eq!(refused(&mut game, "g4 a5"), ("PET-1.2", Reason::NotInLine { from, to }));
}

#[test]
fn pet_1_3_step_by_step_goes_one_square() {
    let mut game = game("steps", "d4 e4", "a8 h8");
    let expected = ["d4 c4", "d4 d3", "d4 d5", "e4 e3", "e4 e5", "e4 f4"];
    assert_eq!(legal(&game), expected);
    let (from, to) = (square("d4"), square("d6"));
    assert_eq!(refused(&mut game, "d4 d6"), ("PET-1.3", Reason::TooFar { from, to }));
}

#[test]
fn pet_2_1_a_pebble_between_two_is_taken() {
    let mut across = game("eight", "c1 e5", "d5 h8 a8");
    play(&mut across, &["c1 c5"]);
    assert_eq!(squares(across.position(), Side::Dark), "a8 h8");
    let mut along = game("eight", "a4 d7", "d6 h8 a8");
    play(&mut along, &["a4 d4"]);
    assert_eq!(squares(along.position(), Side::Dark), "d6 a8 h8", "a gap lies between");
    let taken = across.plies()[0].events[1];
    assert_eq!(taken, Event::Enclosed { side: Side::Dark, square: square("d5"), cornered: false });
    assert_eq!((taken.clause(), taken.things()), ("PET-2.1", vec!["d5"]));
}

#[test]
fn pet_2_2_one_move_may_take_three() {
    let mut game = game("eight", "d1 b4 d6 f4", "c4 d5 e4 a8 h8");
    play(&mut game, &["d1 d4"]);
    assert_eq!(squares(game.position(), Side::Dark), "a8 h8");
    assert_eq!(game.plies()[0].events.len(), 4);
}

#[test]
fn pet_2_3_going_between_two_is_safe() {
    let mut game = game("eight", "d1 a1", "c4 e4 h8");
    play(&mut game, &["d1 d4"]);
    assert_eq!(squares(game.position(), Side::Light), "a1 d4");
    // Something else moves, and nothing happens to it either.
    play(&mut game, &["h8 h7", "a1 a2", "c4 c5", "a2 a1"]);
    assert_eq!(squares(game.position(), Side::Light), "a1 d4");
    // A new move encloses it anew.
    play(&mut game, &["c5 c4"]);
    assert_eq!(squares(game.position(), Side::Light), "a1");
}

#[test]
fn pet_2_4_two_in_a_row_are_safe() {
    let mut game = game("eight", "b1 e5", "c5 d5 h8");
    play(&mut game, &["b1 b5"]);
    assert_eq!(squares(game.position(), Side::Dark), "c5 d5 h8");
}

#[test]
fn pet_2_5_a_corner_is_closed_by_both_neighbours() {
    let mut corner = game("eight", "a7 c4 d4", "a8 e2 f2");
    play(&mut corner, &["c4 c8"]);
    assert_eq!(squares(corner.position(), Side::Dark), "e2 f2 a8", "b8 is open");
    play(&mut corner, &["e2 e3", "c8 b8"]);
    assert_eq!(squares(corner.position(), Side::Dark), "f2 e3");
    let taken = corner.plies()[2].events[1];
    assert_eq!(taken.clause(), "PET-2.5");
    // The corner of the small board is not that of the large one.
    let mut small = game("six", "f5 a1", "f6 a6 c2");
    play(&mut small, &["a1 e1"]);
    play(&mut small, &["a6 a5", "e1 e6"]);
    assert_eq!(squares(small.position(), Side::Dark), "c2 a5");
    let mut large = game("eight", "f5 a1", "f6 a6 c2");
    play(&mut large, &["a1 e1", "a6 a5", "e1 e6"]);
    assert_eq!(squares(large.position(), Side::Dark), "c2 a5 f6");
}

#[test]
fn pet_2_5_going_into_a_closed_corner_is_safe() {
    let mut game = from_state(&state("eight", "a7 b8 d1", "h8 h1", "dark"));
    // Only a move of Light's could enclose it.
    assert!(refused(&mut game, "h8 a8").1 == Reason::InTheWay { by: square("b8") });
    let mut game = from_state(&state("steps", "b7 c8 d1", "b8 h1", "dark"));
    play(&mut game, &["b8 a8", "c8 b8", "h1 h2"]);
    assert_eq!(squares(game.position(), Side::Dark), "h2 a8", "a7 is open");
    play(&mut game, &["b7 a7"]);
    assert_eq!(squares(game.position(), Side::Dark), "h2");
}

#[test]
fn pet_3_1_one_pebble_alone_has_lost() {
    let mut game = game("eight", "c1 e5", "d5 h8");
    play(&mut game, &["c1 c5"]);
    assert_eq!(over(&game).as_deref(), Some("isolated light"));
    assert_eq!(game.actor(), Actor::Nobody);
    assert!(legal(&game).is_empty());
    let refused = Petteia::check(
        game.position(),
        petteia::Move::Pebble { from: square("h8"), to: square("h7") },
    );
    assert_eq!(refused.map_err(|refusal| refusal.reason), Err(Reason::GameOver));
}

#[test]
fn pet_3_2_whoever_cannot_move_has_lost() {
    // Three dark pebbles in a corner protect each other, and shut each other in.
    let mut game = game("eight", "c8 a1 b7", "a8 a7 b8");
    play(&mut game, &["a1 a5"]);
    assert_eq!(over(&game), None, "a7 can go down");
    play(&mut game, &["a7 a6", "b7 b6", "a6 a7", "b6 b7", "a7 a6", "a5 a4", "a6 a7", "a4 a6"]);
    assert_eq!(over(&game).as_deref(), Some("blocked light"));
}

/// Pebbles go to and fro in the last rows.
fn shuffle(light: &str, dark: &str) -> Match<Petteia> {
    let mut game = game("eight", light, dark);
    for mv in ["a1 b1", "a8 b8", "b1 a1", "b8 a8"].iter().cycle().take(usize::from(MOST_QUIET)) {
        assert_eq!(over(&game), None);
        play(&mut game, &[mv]);
    }
    game
}

#[test]
fn pet_3_3_after_thirty_quiet_moves_more_pebbles_win() {
    assert_eq!(MOST_QUIET, 30);
    assert_eq!(over(&shuffle("a1 d1 f1", "a8 h8")).as_deref(), Some("quiet light"));
    assert_eq!(over(&shuffle("a1 d1", "a8 h3 f8")).as_deref(), Some("quiet dark"));
}

#[test]
fn pet_3_3_a_capture_begins_the_count_anew() {
    let mut late = state("eight", "c1 e5 h1", "d5 h8 a8", "light");
    late["quiet"] = (MOST_QUIET - 1).into();
    let mut game = from_state(&late);
    play(&mut game, &["c1 c5"]);
    assert_eq!(over(&game), None);
    let mut game = from_state(&late);
    play(&mut game, &["c1 c2"]);
    assert_eq!(over(&game).as_deref(), Some("quiet light"));
}

#[test]
fn pet_3_4_ground_decides_between_as_many_pebbles() {
    let outcome = |game: &Match<Petteia>| Petteia::outcome(game.position()).expect("it is over");
    let ahead = shuffle("a1 d5", "a8 h5");
    assert_eq!(over(&ahead).as_deref(), Some("quiet light"));
    assert_eq!(outcome(&ahead).tie_break, Some("ground"));
    assert_eq!(outcome(&ahead).told.id, "over-ground");
    assert_eq!(over(&shuffle("a1 d4", "a8 h4")).as_deref(), Some("quiet dark"));
    let more = shuffle("a1 d1 f1", "a8 h1");
    assert_eq!((over(&more).as_deref(), outcome(&more).tie_break), (Some("quiet light"), None));
    // The middle of the small board lies lower.
    let mut small = state("six", "a1 c4", "a6 d4", "light");
    small["quiet"] = (MOST_QUIET - 1).into();
    let mut small = from_state(&small);
    play(&mut small, &["a1 a2"]);
    assert_eq!(over(&small).as_deref(), Some("quiet light"));
}

#[test]
fn pet_3_5_what_nothing_tells_apart_is_shared() {
    let game = shuffle("a1 d1", "a8 h8");
    assert_eq!(over(&game).as_deref(), Some("quiet light+dark"));
    let outcome = Petteia::outcome(game.position()).expect("it is over");
    assert!(outcome.is_shared() && outcome.tie_break.is_none() && outcome.told.id == "over-shared");
}
