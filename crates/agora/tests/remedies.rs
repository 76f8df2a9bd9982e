//! What a refusal says would help: worked out from the position, or not said.

mod common;

use agora::Agora;
use agora::ids::Player;
use agora::moves::Move;
use agora::position::Position;
use agora::refusal::Reason;
use common::{Play, Scene, setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::any::AnyTable;
use table::chance::below;
use table::{Log, Mind, Rules, Speech};

/// What somebody reads who asks why a move is not possible.
fn why(play: &Play, words: &str) -> String {
    AnyTable::explain(&play.0, words, "en").reason
}

#[test]
fn ago_2_4_what_is_asked_is_said() {
    let mut play = Scene::phase(3, "alpha", "auction").hand("alpha", &["hoplite"]).play();
    let asked = "That is not what is asked now. Athens, put a card up for auction.";
    assert_eq!(why(&play, "income"), asked);
    play.moves(&["auction hoplite", "bid 3"]);
    let raise = "Alexandria, bid more than 3 for the red card, or pass? You have 26 coins.";
    assert_eq!(why(&play, "bid 3"), format!("3 is not more than 3. {raise}"));
}

#[test]
fn ago_3_1_a_discount_may_be_developed_first() {
    // Green cards cost 1 here and red ones 6, or 3 with the Arsenal.
    let city = ["temple_athena", "phidias", "aqueduct", "architect", "archimedes"];
    let scene = |coins| {
        let scene = Scene::phase(3, "alpha", "develop").hand("alpha", &["arsenal", "hoplite"]);
        scene.city("alpha", &city).coins("alpha", coins).play()
    };
    let mut play = scene(4);
    let poor = "That costs 6 coins and you have 4.";
    assert_eq!(why(&play, "develop hoplite"), format!("{poor} Develop Arsenal first."));
    play.moves(&["develop arsenal", "develop hoplite"]);
    let poor = "That costs 6 coins and you have 3.";
    let wait = "It has to wait until you have 3 coins more.";
    assert_eq!(why(&scene(3), "develop hoplite"), format!("{poor} {wait}"));
}

/// The clause and the words of a refusal.
fn refusal(play: &Play, words: &str) -> (&'static str, String) {
    let told = AnyTable::explain(&play.0, words, "en");
    assert!(!told.legal, "{words} is legal");
    (told.clause.unwrap_or_default(), told.reason)
}

#[test]
fn ago_3_1_in_the_last_turn_no_coins_will_come() {
    let scene = |seats: usize| {
        let scene = Scene::phase(seats, "alpha", "develop").hand("alpha", &["hoplite", "plato"]);
        scene
            .coins("alpha", 4)
            .city("alpha", &["assassin"])
            .vp("alpha", 3)
            .city("beta", &["farmer"])
    };
    let play = scene(3).play();
    let poor = "That costs 10 coins and you have 4.";
    let more = "It has to wait until you have 6 coins more.";
    assert_eq!(why(&play, "develop hoplite"), format!("{poor} {more}"));
    let last = scene(3).locked("green", 2).locked("blue", 2).play();
    assert_eq!(why(&last, "develop hoplite"), poor, "nothing comes after it");
}

#[test]
fn ago_5_1_the_income_may_come_first() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["euclid", "farmer"]);
    let play = scene.coins("alpha", 1).play();
    let poor = "That costs 3 coins and you have 1.";
    assert_eq!(why(&play, "buy_vp 1"), format!("{poor} Take your income first."));
    let first = "Your income has not been taken yet. Take your income first.";
    assert_eq!(why(&play, "done"), first);
}

#[test]
fn ago_5_4_points_may_be_bought_first() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["euclid", "plato-coin"]);
    let play = scene.coins("alpha", 6).set("/steps/1/income", true.into()).play();
    let poor = "That costs 1 victory point in tokens and you have 0.";
    assert_eq!(why(&play, "plato beta"), format!("{poor} Buy 1 victory point from Euclid first."));
}

#[test]
fn ago_9_7_a_port_comes_back_after_a_trade() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["port-gamma", "euclid"]);
    let play = scene.vp("alpha", 2).play();
    let back = "It comes back once Alexandria has had a trade phase.";
    assert_eq!(why(&play, "port beta"), format!("Port has been used. {back}"));
    // Whoever is bound is told to whom.
    let play = Scene::phase(3, "gamma", "trade").city("alpha", &["port-gamma"]).play();
    let bound = "A Port of Athens is turned at you, so you must trade there.";
    assert_eq!(why(&play, "trade beta"), bound);
    assert_eq!(why(&play, "done"), format!("{bound} Alexandria, with whom do you trade?"));
}

#[test]
fn ago_5_3_once_a_game_is_not_once_a_turn() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["homer", "herodotus-spent"]);
    let scene = scene.city("alpha", &["euclid"]).hand("alpha", &["hoplite", "archer"]);
    let mut play = scene.history("beta", &["farmer"]).play();
    play.moves(&["use homer hoplite"]);
    let again = "Homer has been used. It is possible again in your next turn.";
    assert_eq!(why(&play, "use homer archer"), again);
    assert_eq!(why(&play, "herodotus beta"), "Herodotus has been used.");
}

#[test]
fn ago_9_13_an_assassin_in_the_hand_may_be_placed_first() {
    let scene = |phase| {
        let scene = Scene::phase(3, "alpha", phase).hand("alpha", &["assassin", "hoplite"]);
        scene.city("beta", &["farmer"]).vp("alpha", 3).play()
    };
    let none = "You have no Assassin who could strike: each strikes once a game.";
    let develop = scene("develop");
    assert_eq!(why(&develop, "assassinate beta farmer"), format!("{none} Develop Assassin first."));
    let auction = scene("auction");
    let place = "Bring Assassin from your hand into your city first.";
    assert_eq!(why(&auction, "assassinate beta farmer"), format!("{none} {place}"));
}

#[test]
fn ago_7_1_the_assassin_may_weaken_a_defender_first() {
    let scene = |vp| {
        let scene = Scene::phase(3, "alpha", "war").city("alpha", &["assassin", "assassin"]);
        scene.city("beta", &["hoplite"]).vp("alpha", vp).play()
    };
    let (clause, told) = refusal(&scene(3), "attack beta");
    assert_eq!(clause, "AGO-7.1");
    assert!(told.ends_with("Send the Assassin to Hoplite of Delphi first."), "{told}");
    let (_, told) = refusal(&scene(0), "attack beta");
    assert!(!told.contains("Assassin"), "{told}");
}

#[test]
fn ago_7_3_a_card_for_the_sacrifice_may_be_in_the_hand() {
    let scene = |hand: &[&str]| {
        let scene = Scene::phase(3, "alpha", "war").board("alpha", "sparti", "a");
        scene.city("alpha", &["city_of_troy"]).hand("alpha", hand).play()
    };
    let none = "No card of yours that shows a war symbol could be given up.";
    let told = why(&scene(&["farmer", "hoplite"]), "attack beta");
    let later = "Hoplite can come from your hand into your city in your next turn.";
    assert_eq!(told, format!("{none} {later}"));
    let told = why(&scene(&["farmer"]), "attack beta");
    assert!(!told.contains("hand"), "{told}");
}

#[test]
fn ago_3_1_what_is_still_in_the_hand_waits_for_the_next_turn() {
    let later = |card: &str| format!("{card} can come from your hand into your city");
    let scene = |phase: &str| {
        let scene = Scene::phase(3, "gamma", phase).hand("gamma", &["port", "plato", "assassin"]);
        let scene = scene.city("gamma", &["homer", "farmer"]).city("beta", &["potter"]);
        scene.coins("gamma", 21).vp("gamma", 1)
    };
    let play = scene("income").play();
    for (words, card) in [("port beta", "Port"), ("plato beta", "Plato")] {
        let told = why(&play, words);
        assert!(told.contains(&later(card)) && !told.contains("first"), "{told}");
    }
    // The Assassin strikes in any phase, but comes in phase 3.
    let strike = "assassinate beta potter";
    for phase in ["protect", "income", "war"] {
        let told = why(&scene(phase).vp("gamma", 3).play(), strike);
        assert!(told.contains(&later("Assassin")), "{phase}: {told}");
    }
    for phase in ["draw", "auction"] {
        let told = why(&scene(phase).play(), strike);
        assert!(told.ends_with("Bring Assassin from your hand into your city first."), "{told}");
    }
    // Nobody brings what can't be paid.
    let poor = scene("develop").coins("gamma", 2).play();
    let told = why(&poor, strike);
    assert!(told.contains(&later("Assassin")), "{told}");
}

#[test]
fn ago_9_4_aristotle_comes_too_late_for_this_draw() {
    let scene = Scene::phase(3, "alpha", "draw").hand("alpha", &["aristotle"]).vp("alpha", 2);
    let mut play = scene.keep(&["hoplite", "farmer"]).play();
    play.moves(&["draw red", "deal hoplite", "draw blue", "deal farmer"]);
    let told = why(&play, "buy green aristotle");
    assert!(told.ends_with("Aristotle can come from your hand into your city in your next turn."));
}

#[test]
fn ago_9_6_nobody_is_sent_to_euclid_and_back() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["euclid"]);
    // The income comes by itself after an exchange, so that another would be possible.
    let play = scene.coins("alpha", 13).vp("alpha", 5).play();
    let wait = "It has to wait until you have";
    let coins = "That costs 27 coins and you have 13.";
    assert_eq!(why(&play, "buy_vp 9"), format!("{coins} {wait} 14 coins more."));
    let points = "That costs 9 victory points in tokens and you have 5.";
    assert_eq!(why(&play, "sell_vp 9"), format!("{points} {wait} 4 victory points more."));
}

#[test]
fn ago_7_2_a_partner_may_be_attacked_in_the_next_turn() {
    let scene = Scene::phase(3, "alpha", "trade").city("alpha", &["hoplite", "hoplite"]);
    let mut play = scene.city("beta", &["farmer", "potter"]).play();
    play.moves(&["trade beta"]);
    let partner = "You have traded with that city this turn.";
    let again = "It is possible again in your next turn.";
    assert_eq!(why(&play, "attack beta"), format!("{partner} {again}"));
}

#[test]
fn ago_9_6_herodotus_removes_a_card_between_two_exchanges() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["euclid", "herodotus"]);
    let scene = scene.coins("alpha", 30).history("beta", &["farmer"]);
    let mut play = scene.set("/steps/1/income", true.into()).play();
    play.moves(&["buy_vp 1"]);
    let told = why(&play, "buy_vp 2");
    assert!(told.ends_with("Use Herodotus first."), "{told}");
    play.moves(&["herodotus beta", "erase farmer", "buy_vp 2"]);
}

#[test]
fn ago_9_10_what_hippocrates_brings_back_may_need_the_income() {
    let city = ["hippocrates", "farmer", "homer"];
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &city).coins("alpha", 1);
    // With Homer to be used the income does not come by itself.
    let mut play = scene.hand("alpha", &["hoplite"]).history("alpha", &["euclid"]).play();
    let told = why(&play, "buy_vp 1");
    let both = "Two things come before it, in this order: ";
    assert!(told.contains(both) && told.contains("Take your income first."), "{told}");
    assert!(told.contains("Bring Euclid back with Hippocrates first."), "{told}");
    play.moves(&["income", "hippocrates euclid", "buy_vp 1"]);
}

/// Moves of cards that are refused without a remedy, though not because something else is asked.
fn unhelped(position: &Position, tried: &mut usize) -> Vec<Move> {
    let mut meant = Vec::new();
    for player in Player::all() {
        meant.extend([Move::Plato(player), Move::Port(player, None), Move::Herodotus(player)]);
        meant.extend([Move::Attack(player), Move::Trade(player)]);
    }
    meant.extend((1..8).flat_map(|n| [Move::BuyVp(n), Move::SellVp(n)]));
    meant.retain(|&mv| {
        let Err(refusal) = Agora::check(position, mv) else { return false };
        *tried += 1;
        // The prompt says which choice is open.
        let chosen = matches!(refusal.reason, Reason::WhichCopy { .. } | Reason::OnlyCopy { .. });
        // AGO-9.6: nobody is sent to Euclid and back.
        let exchanges =
            matches!(refusal.reason, Reason::TooFewCoins { .. } | Reason::TooFewPoints { .. });
        !chosen && !exchanges && Agora::help(position, mv, &refusal).remedy().is_none()
    });
    meant
}

fn exchanges(mv: Move) -> bool {
    matches!(mv, Move::BuyVp(_) | Move::SellVp(_))
}

/// What the player can come to in the same phase by two moves, with the moves.
fn soon(position: &Position) -> Vec<(Position, Vec<Move>)> {
    let mut found = vec![(position.clone(), Vec::new())];
    let mut from = 0;
    for _ in 0..2 {
        let to = found.len();
        for index in from..to {
            let (before, made) = found[index].clone();
            let mut legal = Vec::new();
            Agora::legal(&before, &mut legal);
            for mv in legal.into_iter().filter(|mv| *mv != Move::Done) {
                let mut after = before.clone();
                Agora::play(&mut after, mv, &mut Log::silent());
                let same = after.steps.as_slice().first() == position.steps.as_slice().first();
                if same && Agora::actor(&after) == Agora::actor(position) {
                    found.push((after, [made.as_slice(), &[mv]].concat()));
                }
            }
        }
        from = to;
    }
    found.split_off(1)
}

/// No remedy is empty where the player's own moves in this phase would help.
#[test]
fn what_nothing_helps_is_not_possible_later_in_the_phase() {
    let (mut tried, mut legal) = (0, Vec::new());
    for seed in 0..60 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seats = 3 + seed as usize % 3;
        let mut position = Agora::start(&setup(seats, "first_game")).expect("a first game");
        loop {
            Agora::legal(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            if legal.contains(&Move::Done) || legal.contains(&Move::Income) {
                let unhelped = unhelped(&position, &mut tried);
                let asked = |mv: Move| {
                    let refusal = Agora::check(&position, mv).err();
                    refusal.is_some_and(|refusal| refusal.reason == Reason::NotAsked)
                };
                let meant: Vec<_> = unhelped.into_iter().filter(|&mv| !asked(mv)).collect();
                let later = if meant.is_empty() { Vec::new() } else { soon(&position) };
                for (later, made) in later {
                    for &mv in &meant {
                        let back = exchanges(mv) && made.iter().any(|&mv| exchanges(mv));
                        assert!(
                            back || Agora::check(&later, mv).is_err(),
                            "seed {seed}: {mv:?} is possible after {made:?}"
                        );
                    }
                }
            }
            let sense = below(&mut rng, 2) == 0 && Agora::actor(&position).seat().is_some();
            let sensible = if sense { Agora::sensible(&position, &legal, &mut rng) } else { None };
            let any = legal[below(&mut rng, legal.len() as u64) as usize];
            Agora::play(&mut position, sensible.unwrap_or(any), &mut Log::silent());
        }
    }
    assert!(tried > 20_000, "only {tried} moves were refused");
}
