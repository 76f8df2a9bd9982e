//! The bots on Pebbles, a game with dice, hidden charms and actions of several decisions.

// Clippy allows it in test functions, not in their helpers.
#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicU32, Ordering};

use rand::SeedableRng;

use bots::arena::{ArenaError, Report};
use bots::{
    Arena, Bot, BotRng, BotSpec, Playable, Playing, Policy, Sides, SuggestError, Suggestion,
};
use table::any::{AnyGame, AnyTable};
use table::chance::Dice;
use table::record::replay;
use table::testkit::pebbles::{Pebbles, Position};
use table::{Actor, Log, Match, Rules, Seat, Secrets, Setup, Viewer};

const ALL: [&str; 4] = ["random", "sensible", "greedy", "mcts:200"];

fn setup() -> Setup {
    Setup::standard(Pebbles::about())
}

fn spec(text: &str) -> BotSpec {
    text.parse().unwrap()
}

fn arena(first: &str, second: &str, games: u32) -> Arena {
    Arena { games, ..Arena::new(setup(), vec![spec(first), spec(second)]) }
}

fn report(arena: &Arena) -> Report {
    arena.run::<Pebbles>(&|_| {}).unwrap()
}

fn match_after(plies: usize, seed: u64) -> Match<Pebbles> {
    let arena = Arena { seed, ..arena("random", "random", 1) };
    let mut played = arena.play::<Pebbles>(0).unwrap();
    played.undo(played.plies().len().saturating_sub(plies));
    played.roll(&Dice::Seeded(seed));
    played
}

/// What a bot would do for the seat to act.
fn suggest(table: &Match<Pebbles>, bot: &str, seed: u64) -> Result<Suggestion, SuggestError> {
    let view = table.seat_view(table.actor().seat().unwrap());
    Playing::<Pebbles>::new().suggest(&*view, &spec(bot), seed)
}

#[test]
fn nothing_is_suggested_to_a_seat_that_is_not_to_act() {
    let table = match_after(6, 3);
    let waiting = Seat(1 - table.actor().seat().unwrap().0);
    let suggested =
        Playing::<Pebbles>::new().suggest(&*table.seat_view(waiting), &BotSpec::Greedy, 1);
    assert_eq!(suggested, Err(SuggestError::NotNow));
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let table = match_after(6, 3);
    for text in ALL {
        let suggest = |seed| suggest(&table, text, seed).unwrap();
        assert_eq!(suggest(7), suggest(7), "{text}");
    }
}

#[test]
fn a_bot_that_has_thought_before_chooses_as_a_fresh_one() {
    let view_of = |table: &Match<Pebbles>| {
        let seat = table.actor().seat().unwrap();
        Pebbles::view(table.position(), Viewer::Seat(seat))
    };
    let (early, late) = (view_of(&match_after(2, 5)), view_of(&match_after(9, 5)));
    for text in ALL {
        let choose = |bot: &mut Bot<Pebbles>| bot.choose(&late, &mut BotRng::seed_from_u64(1));
        let mut used = Bot::new(spec(text));
        used.choose(&early, &mut BotRng::seed_from_u64(2));
        assert_eq!(choose(&mut used), choose(&mut Bot::new(spec(text))), "{text}");
    }
}

#[test]
fn what_is_hidden_makes_no_difference() {
    for game in 0..20 {
        let table = match_after(4 + game % 9, game as u64);
        let Some(seat) = table.actor().seat() else { continue };
        let view = Pebbles::view(table.position(), Viewer::Seat(seat));
        let other = other_position(&view, table.position());
        assert_eq!(Pebbles::view(&other, Viewer::Seat(seat)), view);
        let other = Match::<Pebbles>::from_position(setup(), other);
        for text in ALL {
            let [said, other] = [&table, &other].map(|table| suggest(table, text, 11));
            assert_eq!(said, other, "{text} in game {game}");
        }
    }
}

/// A position with the same view that differs in what is hidden, if there is one.
fn other_position(view: &<Pebbles as Secrets>::View, position: &Position) -> Position {
    let mut rng = BotRng::seed_from_u64(1);
    let samples = (0..50).map(|_| Pebbles::plausible(view, &mut rng));
    samples.into_iter().find(|other| other != position).unwrap_or_else(|| position.clone())
}

#[test]
fn more_thought_wins_more_games() {
    let cases = [
        ("greedy", "random", 400),
        ("greedy", "sensible", 400),
        ("mcts:200", "random", 400),
        ("mcts:400", "greedy", 1_000),
    ];
    for (strong, weak, games) in cases {
        let report = report(&arena(strong, weak, games));
        assert!(report.contestants[0].overall.win_rate.low > 0.5, "{report}");
    }
}

#[test]
fn a_deep_search_finds_the_exact_value() {
    let mut setup = setup();
    setup.options.insert("charms".into(), "off".into());
    for seed in 1..=5 {
        let mut table = Match::<Pebbles>::new(setup.clone()).unwrap();
        let mut legal = Vec::new();
        while legal.len() < 2 || table.plies().len() < 10 {
            if let Some(&mv) = legal.first() {
                table.play(table.actor(), mv).unwrap();
            }
            table.roll(&Dice::Seeded(seed));
            Pebbles::legal(table.position(), &mut legal);
        }
        let exact = exact_value(table.position(), table.actor().seat().unwrap());
        let found = suggest(&table, "mcts:20000", 1).unwrap();
        assert!((found.value - exact).abs() < 0.02, "{} for {exact}", found.value);
    }
}

/// The value of the game under best play, for a game of two seats without secrets.
fn exact_value(position: &Position, seat: Seat) -> f32 {
    let mut legal = Vec::new();
    Pebbles::legal(position, &mut legal);
    let after = |&mv: &_| {
        let mut position = position.clone();
        Pebbles::play(&mut position, mv, &mut Log::silent());
        exact_value(&position, seat)
    };
    match Pebbles::actor(position) {
        Actor::Nobody => Pebbles::outcome(position).unwrap().share(seat),
        Actor::Seat(own) if own == seat => legal.iter().map(after).fold(0.0, f32::max),
        Actor::Seat(_) => legal.iter().map(after).fold(1.0, f32::min),
        Actor::Chance => {
            let weight = |&mv: &_| Pebbles::weight(position, mv) as f32;
            let total: f32 = legal.iter().map(weight).sum();
            legal.iter().map(|mv| weight(mv) * after(mv)).sum::<f32>() / total
        }
    }
}

#[test]
fn a_match_is_the_same_on_any_number_of_cores() {
    let arena = arena("mcts:30", "greedy", 40);
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| report(&arena))
    };
    assert_eq!(on(1), on(3));
    assert_ne!(on(1), report(&Arena { seed: 2, ..arena.clone() }));
}

#[test]
fn swapped_contestants_play_every_seat_equally_often() {
    let watched = AtomicU32::new(0);
    let arena = arena("greedy", "random", 31);
    let report = arena.run::<Pebbles>(&|_| _ = watched.fetch_add(1, Ordering::Relaxed)).unwrap();
    assert_eq!(watched.into_inner(), 32);
    for contestant in &report.contestants {
        let games: Vec<_> = contestant.by_seat.iter().map(|(id, seen)| (*id, seen.games)).collect();
        assert_eq!(games, [("white", 16), ("black", 16)]);
    }
    let [greedy, random] = &report.contestants[..] else { panic!("two contestants") };
    assert_eq!(greedy.overall.wins + random.overall.wins + greedy.overall.shared, 32);
    assert_eq!(greedy.overall.lead.value, -random.overall.lead.value);
}

#[test]
fn fixed_contestants_stay_in_their_seats() {
    let arena = Arena { sides: Sides::Fixed, ..arena("greedy", "random", 31) };
    let report = report(&arena);
    assert_eq!(report.games, 31);
    assert_eq!(report.contestants[0].by_seat.len(), 1);
    assert_eq!(report.contestants[1].by_seat[0].0, "black");
}

#[test]
fn one_bot_takes_all_seats_and_others_must_fit() {
    let one = Arena::new(setup(), vec![BotSpec::Random]);
    assert_eq!(report(&one).contestants.len(), 2);
    let three = Arena::new(setup(), vec![BotSpec::Random; 3]);
    let error = three.run::<Pebbles>(&|_| {}).unwrap_err();
    assert_eq!(error, ArenaError::Bots { bots: 3, seats: 2 });
    let mut elsewhere = setup();
    elsewhere.edition = "ninth".into();
    let arena = Arena::new(elsewhere, vec![BotSpec::Random]);
    assert!(matches!(arena.run::<Pebbles>(&|_| {}), Err(ArenaError::Setup(_))));
}

#[test]
fn a_report_is_a_table_for_people() {
    let text = report(&arena("greedy", "random", 20)).to_string();
    let header = "bot     seat   games  wins  shared";
    assert!(text.starts_with("pebbles first brook: 20 games, seed 1, seats swapped\n"), "{text}");
    assert!(text.contains(header) && text.contains("heap-gone 20"), "{text}");
    assert!(text.contains("greedy over random: "), "{text}");
}

#[test]
fn a_report_is_a_picture_too() {
    let svg = report(&arena("greedy", "random", 20)).svg();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<circle").count(), 6, "two bots, each overall and in two seats");
}

#[test]
fn a_game_of_a_match_can_be_had_as_a_record() {
    let game = Playing::<Pebbles>::new();
    let arena = arena("greedy", "random", 10);
    let record = game.arena_record(&arena, 3).unwrap();
    assert_eq!(game.arena_record(&arena, 3).unwrap(), record);
    let played = replay::<Pebbles>(&record).unwrap();
    assert_eq!(played.actor(), Actor::Nobody);
}

#[test]
fn nothing_is_suggested_when_no_seat_is_to_act() {
    let game = Playing::<Pebbles>::new();
    let table = game.set_up(setup()).unwrap();
    assert_eq!(table.actor(), Actor::Chance);
    let over = arena("random", "random", 1).play::<Pebbles>(0).unwrap();
    let tables: [&dyn AnyTable; 2] = [&*table, &over];
    for (table, seat) in tables.into_iter().flat_map(|table| [(table, Seat(0)), (table, Seat(1))]) {
        let suggested = game.suggest(&*table.seat_view(seat), &BotSpec::Greedy, 1);
        assert_eq!(suggested, Err(SuggestError::NotNow));
    }
}

#[test]
fn a_suggestion_is_legal_and_says_what_was_considered() {
    let mut table = match_after(2, 1);
    let suggestion = suggest(&table, "mcts:300", 1).unwrap();
    assert_eq!(suggestion.considered[0].words, suggestion.words);
    assert!(suggestion.considered.len() > 1);
    assert!((0.0..=1.0).contains(&suggestion.value));
    table.play_words(table.actor(), &suggestion.words).unwrap();
}

#[test]
fn playouts_count_games_and_moves() {
    let game = Playing::<Pebbles>::new();
    for policy in [Policy::Random, Policy::Sensible, Policy::Keen(3)] {
        let played = game.playouts(&setup(), policy, 50, 1).unwrap();
        assert_eq!((played.games, played.endless), (50, 0));
        assert!((500..2_000).contains(&played.moves), "{played:?}");
        assert_eq!(game.playouts(&setup(), policy, 50, 1).unwrap(), played);
    }
}

#[test]
fn a_soak_counts_what_happens_and_finds_nothing_wrong() {
    use bots::soak::Start;
    let setup = Setup::standard(Pebbles::about());
    let soak = |games| bots::Soak {
        starts: vec![Start::Setup(setup.clone()), Start::Plenty(setup.clone())],
        games,
        seed: 3,
        most_plies: 1_000,
        audit_every: 4,
    };
    let soaked = soak(60).run::<Pebbles>(&|| {}).unwrap();
    assert_eq!((soaked.games, soaked.endings["heap-gone"]), (60, 60));
    assert_eq!(soaked.faults, []);
    assert_eq!(soaked.verbs.values().sum::<u64>(), soaked.moves);
    assert!(soaked.events["event-took"] > 60 && soaked.audits > 60, "{soaked:?}");
    assert_eq!(soak(60).run::<Pebbles>(&|| {}).unwrap(), soaked);
}

#[test]
fn a_soak_tells_stuck_games() {
    use bots::soak::{SoakError, Start};
    let starts = vec![Start::Setup(Setup::standard(Pebbles::about()))];
    let soak = bots::Soak { starts, games: 9, seed: 3, most_plies: 5, audit_every: 1 };
    let soaked = soak.run::<Pebbles>(&|| {}).unwrap();
    assert_eq!(soaked.faults.len(), 1, "one of its kind");
    assert_eq!((soaked.faults[0].game, soaked.faults[0].moves.len()), (0, 5));
    assert!(soaked.faults[0].what.contains("stuck"), "{soaked:?}");
    let soak = bots::Soak { starts: Vec::new(), ..soak };
    assert_eq!(soak.run::<Pebbles>(&|| {}), Err(SoakError::NoStart));
}
