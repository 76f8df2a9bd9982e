use serde_json::json;

use super::*;
use crate::contract::Rules;
use crate::matches::Match;
use crate::testkit::pebbles::{Pebbles, Side};

const ENTRY: Entry<Pebbles> = Entry::new();
const WHITE: Viewer = Viewer::Seat(Side::White.seat());
const BLACK: Viewer = Viewer::Seat(Side::Black.seat());

/// White has the cat, Black the dog, and White is to act.
fn dealt() -> Box<dyn AnyTable> {
    let mut table = ENTRY.set_up(Setup::standard(Pebbles::about())).unwrap();
    play(&mut *table, &["draw cat", "draw dog"]);
    table
}

fn play(table: &mut dyn AnyTable, moves: &[&str]) {
    for words in moves {
        let actor = table.actor();
        table.play(actor, words, "en").unwrap_or_else(|error| panic!("{words}: {error}"));
    }
}

fn finished() -> Box<dyn AnyTable> {
    let mut table = dealt();
    for _ in 0..3 {
        play(&mut *table, &["roll", "throw 3", "take", "take", "take"]);
    }
    table
}

#[test]
fn a_table_is_set_up_or_refused() {
    assert_eq!(ENTRY.about().id, "pebbles");
    assert!(ENTRY.words().has("allowed"));
    let table = ENTRY.set_up(Setup::standard(Pebbles::about())).unwrap();
    assert_eq!((table.ply(), table.actor(), table.about().id), (0, Actor::Chance, "pebbles"));
    let setup = Setup { seats: 5, ..Setup::standard(Pebbles::about()) };
    assert_eq!(ENTRY.set_up(setup).err(), Some(SetupError::Seats { asked: 5, least: 2, most: 2 }));
}

#[test]
fn legal_words_are_the_legal_moves_without_their_labels() {
    let mut table = ENTRY.set_up(Setup::standard(Pebbles::about())).unwrap();
    for words in ["draw cat", "draw dog", "roll", "throw 3", "take"] {
        let full: Vec<_> =
            table.legal("en").into_iter().map(|one| (one.words, one.weight)).collect();
        let bare: Vec<_> =
            table.legal_words().into_iter().map(|one| (one.words, one.weight)).collect();
        assert!(!bare.is_empty());
        assert_eq!(bare, full, "before {words}");
        play(&mut *table, &[words]);
    }
}

#[test]
fn orders_are_offered_and_answered_in_words() {
    let mut table = dealt();
    let black = Side::Black.seat();
    let offered = table.orders(black, "en");
    let words: Vec<_> = offered.iter().map(|order| order.words.as_str()).collect();
    assert_eq!(words, ["take 1", "take 2", "take 3"]);
    assert_eq!(offered[1].label, "Take at most 2 of each throw");
    assert_eq!(offered[1].amount, Some(SaidAmount { value: 2, note: "2 fewer".into() }));
    assert_eq!(table.say_order("take 3", "en"), "Take at most 3 of each throw");
    assert_eq!(table.say_order("give 3", "en"), "give 3");
    assert_eq!(table.answer(black, "take 2"), Answer::Ask, "White is asked");
    assert_eq!(table.answer(black, "take 4"), Answer::Spent);
    play(&mut *table, &["roll", "throw 1", "take", "roll", "throw 3"]);
    assert_eq!(table.answer(black, "take 2"), Answer::Play("take".into()));
    play(&mut *table, &["take", "take"]);
    assert_eq!(table.answer(black, "take 2"), Answer::Play("done".into()));
    assert_eq!(finished().answer(black, "take 2"), Answer::Spent);
    assert!(finished().orders(black, "en").is_empty());
}

#[test]
fn choices_carry_their_numbers() {
    let mut table = dealt();
    assert!(table.legal("en").iter().all(|choice| choice.amount.is_none()));
    play(&mut *table, &["roll"]);
    let amounts = table.legal("en").into_iter().map(|choice| choice.amount.map(|one| one.value));
    assert_eq!(amounts.collect::<Vec<_>>(), [Some(1), Some(2), Some(3)]);
}

#[test]
fn a_state_makes_an_equal_table() {
    let table = dealt();
    let again = ENTRY.load(&table.state()).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.setup(), table.setup());
    assert_eq!(again.legal("en"), table.legal("en"));
}

#[test]
fn a_state_names_its_whole_set_up() {
    let mut setup = Setup { scenario: "beach".into(), ..Setup::standard(Pebbles::about()) };
    setup.options.insert("charms".into(), "off".into());
    let table = ENTRY.set_up(setup.clone()).unwrap();
    assert_eq!(ENTRY.load(&table.state()).unwrap().setup(), &setup);
}

#[test]
fn the_set_up_is_read_from_any_state() {
    let read = |state: Value| setup_of_state(Pebbles::about(), &state);
    let standard = Setup::standard(Pebbles::about());
    assert_eq!(read(json!({})), standard);
    assert_eq!(read(json!([1])), standard);
    let odd = json!({ "edition": 7, "scenario": null, "seats": 3, "options": ["x"], "rules": "1" });
    assert_eq!(read(odd), standard);
    assert_eq!(read(json!({ "rules": 4_294_967_297_u64 })).rules, 0);
    assert_eq!(read(json!({ "seats": [1, 2, 3] })).seats, 3);
    assert_eq!(read(json!({ "seats": { "white": 1 } })).seats, 1);
    let setup = read(json!({ "options": { "charms": false, "fog": "on" } }));
    assert_eq!(setup.options["charms"], "false");
    assert_eq!(setup.options["fog"], "on");
}

#[test]
fn an_impossible_state_is_refused() {
    let mut state = dealt().state();
    state["heap"] = 200.into();
    let faults = ENTRY.load(&state).err().unwrap();
    assert_eq!(faults, ["pebbles were lost or made"]);
    assert!(ENTRY.load(&json!([1, 2])).is_err());
}

#[test]
fn the_turn_is_told_in_the_language_asked_for() {
    let turn = dealt().turn(WHITE, "en");
    assert_eq!((turn.ply, turn.to_act, turn.over), (2, Some("white"), None));
    assert_eq!(turn.prompt, "White: throw the die, or use your charm first.");
    assert_eq!(turn.phase, "9 pebbles are left");
    // Italian has the name of the seat, English the rest.
    assert_eq!(dealt().turn(WHITE, "it").prompt, "Bianco: throw the die, or use your charm first.");
}

#[test]
fn the_end_is_told_with_scores() {
    let table = finished();
    let turn = table.turn(Viewer::Spectator, "en");
    let over = turn.over.unwrap();
    assert_eq!(
        (turn.to_act, over.winner, over.reason.as_str()),
        (None, Some("white"), "White has more.")
    );
    assert_eq!((over.winners, over.tie_break), (vec!["white"], None));
    assert_eq!(Value::Object(over.scores), json!({ "white": 9, "black": 7 }));
    assert!(table.legal("en").is_empty());
}

#[test]
fn choices_have_words_labels_targets_and_clauses() {
    let table = dealt();
    let show = &table.legal("en")[1];
    assert_eq!(
        serde_json::to_value(show).unwrap(),
        json!({
            "move": "show",
            "label": "Show your charm",
            "targets": ["charm-white"],
            "clause": "PEB-3",
        })
    );
}

#[test]
fn outcomes_of_chance_carry_weights() {
    let mut table = dealt();
    play(&mut *table, &["roll"]);
    let weights: Vec<_> = table.legal("en").iter().map(|choice| choice.weight).collect();
    assert_eq!(weights, [Some(3), Some(2), Some(1)]);
}

#[test]
fn a_refused_move_is_explained() {
    let mut table = dealt();
    let white = Actor::Seat(Side::White.seat());
    play(&mut *table, &["roll", "throw 2"]);
    let before = table.state();
    let refused = table.play(white, "done", "en").unwrap_err();
    let reason = "Nothing was taken yet. Take a pebble first.".to_owned();
    assert_eq!(refused, TableError::Illegal { clause: Some("PEB-5"), reason });
    let refused = table.play(white, "roll", "en").unwrap_err();
    let reason = "That is not what is asked now. White: take another pebble?".to_owned();
    assert_eq!(refused, TableError::Illegal { clause: Some("PEB-5"), reason });
    let refused = table.play(white, "jump", "en").unwrap_err();
    let reason = "This is no move of the game.".to_owned();
    assert_eq!(refused, TableError::Illegal { clause: None, reason });
    let refused = table.play(Actor::Seat(Side::Black.seat()), "take", "it").unwrap_err();
    assert_eq!(refused.to_string(), "It is the turn of Bianco.");
    assert_eq!(table.state(), before);
}

#[test]
fn what_can_t_be_helped_has_no_remedy() {
    let mut table = dealt();
    play(&mut *table, &["roll", "throw 1"]);
    // With one pebble to take the rest can't be left, whatever is done first.
    assert_eq!(table.explain("done", "en").reason, "Nothing was taken yet.");
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let mut table = finished();
    let refused = table.play(Actor::Nobody, "take", "en").unwrap_err();
    assert_eq!(refused, TableError::NotNow { reason: "The game is over.".into() });
    assert_eq!(table.explain("take", "en").reason, "The game is over.");
    assert!(table.explain_target("heap", "en").is_empty());
}

#[test]
fn a_move_is_explained_before_it_is_tried() {
    let table = dealt();
    let allowed = table.explain("swap", "en");
    assert_eq!((allowed.legal, allowed.clause), (true, Some("PEB-2")));
    let forbidden = table.explain("take", "en");
    assert_eq!((forbidden.legal, forbidden.clause), (false, Some("PEB-4")));
    let unknown = table.explain("jump", "en");
    assert_eq!((unknown.legal, unknown.clause), (false, None));
}

#[test]
fn a_thing_on_the_table_is_explained() {
    let told = dealt().explain_target("heap", "en");
    let told: Vec<_> =
        told.iter().map(|(choice, why)| (choice.words.as_str(), why.legal)).collect();
    assert_eq!(told, [("roll", true), ("take", false)]);
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let table = dealt();
    let told = |viewer| -> Vec<_> {
        table.told(0, viewer, "en").into_iter().map(|one| one.text).collect()
    };
    assert_eq!(told(Some(WHITE)), ["White draws the Cat.", "Black draws a charm."]);
    assert_eq!(told(Some(BLACK)), ["White draws a charm.", "Black draws the Dog."]);
    assert_eq!(told(Some(Viewer::Spectator)), ["White draws a charm.", "Black draws a charm."]);
    assert_eq!(told(None), ["White draws the Cat.", "Black draws the Dog."]);
}

#[test]
fn telling_begins_after_the_moves_already_known() {
    let mut table = dealt();
    play(&mut *table, &["show"]);
    let plies = |from| -> Vec<_> {
        let told = table.told(from, Some(WHITE), "en");
        told.into_iter().map(|one| (one.ply, one.actor)).collect()
    };
    assert_eq!(plies(0), [(1, "chance"), (2, "chance"), (3, "white")]);
    assert_eq!(plies(2), [(3, "white")]);
    assert_eq!(plies(3), []);
    assert_eq!(plies(99), []);
}

#[test]
fn views_and_drawings_hide_what_is_hidden() {
    let table = dealt();
    assert_eq!(table.view(WHITE)["seats"][1]["charm"], json!(1));
    assert_eq!(table.view(BLACK)["seats"][1]["charm"], json!("dog"));
    assert_eq!(table.state()["seats"][1]["charm"], json!("dog"));
    assert!(table.draw(BLACK, &DrawOptions::default()).contains("dog"));
    assert!(!table.draw(WHITE, &DrawOptions::default()).contains("dog"));
}

#[test]
fn a_copy_is_independent() {
    let mut table = dealt();
    let mut copy = table.boxed_clone();
    play(&mut *copy, &["show"]);
    assert_eq!((table.ply(), copy.ply()), (2, 3));
    copy.undo(1);
    assert_eq!(copy.state(), table.state());
    assert_eq!(copy.free_undo(Side::White.seat()), Err(Barrier::Chance));
    table.roll(&Dice::Seeded(1));
    assert_eq!((table.ply(), table.rolled()), (2, 2));
}

#[test]
fn the_typed_match_is_inside() {
    let table = dealt();
    let game = table.as_any().downcast_ref::<Match<Pebbles>>().unwrap();
    assert_eq!(game.plies().len(), 2);
}

#[test]
fn a_record_is_replayed_into_a_table() {
    let table = finished();
    let text = table.record().write();
    let again = ENTRY.replay(&Record::read(text.as_bytes()).unwrap()).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.outcome(), table.outcome());
}

#[test]
fn actors_have_ids() {
    let about = Pebbles::about();
    assert_eq!(actor_id(about, 2, Actor::Seat(Seat(1))), Some("black"));
    assert_eq!(actor_id(about, 2, Actor::Seat(Seat(2))), None);
    assert_eq!(actor_id(about, 2, Actor::Chance), Some("chance"));
    assert_eq!(actor_id(about, 2, Actor::Nobody), None);
    assert_eq!(seat_by_id(about, "black"), Some(Seat(1)));
    assert_eq!(seat_by_id(about, "chance"), None);
}

#[test]
fn moves_that_lose_at_once_are_told_as_far_as_a_seat_can_know() {
    let mut table = dealt();
    assert!(table.losing().iter().all(|loses| !loses));
    assert_eq!(table.losing().len(), table.legal("en").len());
    // White has six of nine pebbles; if Black shows the dog and takes the rest, all is open.
    play(&mut *table, &["show", "roll", "throw 3", "take", "take", "take"]);
    let losing = table.legal("en").into_iter().zip(table.losing()).filter(|(_, loses)| *loses);
    let losing: Vec<_> = losing.map(|(choice, _)| choice.words).collect();
    assert_eq!(losing, ["show"]);
    table.undo(table.ply());
    assert_eq!(table.losing(), vec![false; table.legal("en").len()], "chance can't lose");
}

#[test]
fn nobody_is_warned_of_a_loss_that_nothing_averts() {
    let mut setup = Setup::standard(Pebbles::about());
    setup.options.insert("charms".into(), "off".into());
    let mut table = ENTRY.set_up(setup).unwrap();
    // White has six of nine pebbles, Black two; Black must take the last one.
    play(&mut *table, &["roll", "throw 3", "take", "take", "take", "roll", "throw 2"]);
    play(&mut *table, &["take", "take", "roll", "throw 3", "take", "take", "take"]);
    play(&mut *table, &["roll", "throw 1"]);
    assert_eq!(table.losing(), [false]);
    play(&mut *table, &["take"]);
    assert_eq!(table.outcome().unwrap().winners, [Seat(0)]);
}
