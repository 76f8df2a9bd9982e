//! Copies of one card that differ: the player says which is meant, and only where they do.

mod common;

use agora::Agora;
use agora::ids::Kind;
use agora::refusal::Reason;
use common::{Play, Scene};
use serde_json::json;
use table::{Notation, Reason as _, Speech};

fn kind(id: &str) -> Kind {
    Kind::by_id(id).expect("a card")
}

fn label(play: &Play, words: &str, language: &str) -> String {
    let mv = Agora::read_move(play.position(), words).expect("a move");
    Agora::words().say(language, &Agora::label(play.position(), mv))
}

#[test]
fn ago_9_7_of_two_ports_that_differ_one_is_chosen() {
    let scene = |ports: &[&str]| {
        Scene::phase(3, "alpha", "income").city("alpha", ports).vp("alpha", 4).play()
    };
    let mut play = scene(&["port", "port-coin"]);
    let words =
        ["port beta port", "port beta port-coin", "port gamma port", "port gamma port-coin"];
    assert!(words.iter().all(|words| play.can(words)), "{:?}", play.legal());
    assert_eq!(play.refused("port beta"), ("AGO-9.7", Reason::WhichCopy { kind: kind("port") }));
    assert_eq!(
        label(&play, words[1], "en"),
        "Turn the Port with the coin at Beta for 2 victory points"
    );
    assert_eq!(
        label(&play, words[0], "it"),
        "Gira il Porto senza moneta verso Beta per 2 punti Vittoria"
    );
    play.moves(&["port beta port-coin"]);
    assert_eq!(play.city("alpha"), ["port", "port-coin-beta"]);
    // One is left, and the short words are enough.
    play.moves(&["port gamma"]);
    assert_eq!(play.city("alpha"), ["port-coin-beta", "port-gamma"]);
    let mut play = scene(&["port", "port"]);
    let alike = Reason::CopiesAlike { kind: kind("port") };
    assert_eq!(play.refused("port beta port"), ("AGO-9.7", alike));
    assert!(play.can("port beta"), "two that are alike");
}

/// Alpha reads a history of beta in which one Hoplite is known to all and one to beta alone.
fn read() -> Play {
    let scene = Scene::phase(3, "alpha", "income")
        .city("alpha", &["herodotus"])
        .history("beta", &["hoplite", "farmer"])
        .history_known("beta", &["hoplite"], &["beta"]);
    let mut play = scene.play();
    play.moves(&["herodotus beta"]);
    play
}

#[test]
fn ago_9_9_herodotus_chooses_among_copies_that_differ() {
    let mut play = read();
    assert_eq!(
        play.legal(),
        ["erase hoplite alpha-beta", "erase hoplite everybody", "erase farmer"]
    );
    let which = Reason::WhichCopy { kind: kind("hoplite") };
    assert_eq!(play.refused("erase hoplite"), ("AGO-9.9", which));
    let hoplite = "erase hoplite alpha-beta";
    assert_eq!(
        label(&play, hoplite, "en"),
        "Put Hoplite into the box: the copy known only to Alpha, Beta"
    );
    assert_eq!(
        label(&play, "erase hoplite everybody", "es"),
        "Devolver Hoplita a la caja: la copia que todos conocen"
    );
    play.moves(&[hoplite]);
    assert_eq!(play.history("beta"), ["hoplite", "farmer"]);
    assert!(!play.told("gamma").contains("Hoplite"), "{}", play.told("gamma"));
    let mut play = read();
    play.moves(&["erase hoplite everybody"]);
    assert!(play.told("gamma").contains("Hoplite"), "it was known to gamma");
    let seen = play.seen_by("gamma");
    let left = &seen["players"]["beta"]["history"];
    assert!(left.as_array().is_some_and(|left| left.iter().any(|card| card["colour"] == "red")));
}

#[test]
fn ago_9_10_hippocrates_chooses_between_a_used_card_and_a_fresh_one() {
    let scene = || {
        Scene::phase(3, "alpha", "income").city("alpha", &["hippocrates"]).set(
            "/players/alpha/history",
            json!([
                {"card": "assassin", "known_to": ["everybody"], "spent": true},
                {"card": "assassin", "known_to": ["everybody"]}
            ]),
        )
    };
    let mut play = scene().play();
    let own = ["income", "hippocrates assassin everybody", "hippocrates assassin spent"];
    assert_eq!(play.legal(), own);
    assert_eq!(
        label(&play, own[2], "pl"),
        "Hipokrates: przywróć kartę „Skrytobójca” – egzemplarz już użyty"
    );
    play.moves(&[own[2]]);
    assert_eq!(play.city("alpha"), ["assassin-spent", "hippocrates-spent"]);
    let mut play = scene().play();
    play.moves(&[own[1]]);
    assert_eq!(play.city("alpha"), ["assassin", "hippocrates-spent"]);
}

#[test]
fn ago_9_13_labels_tell_copies_in_a_city_apart() {
    let scene = Scene::phase(3, "alpha", "protect").city("alpha", &["assassin", "farmer"]);
    let scene = scene.city("beta", &["potter", "potter-coin"]).vp("alpha", 3).play();
    let say = |words: &str| label(&scene, words, "en");
    let (bare, coin) = (say("assassinate beta potter"), say("assassinate beta potter-coin"));
    assert_eq!(bare, "Assassin: remove Potter of Beta for 3 victory points");
    assert_eq!(coin, "Assassin: remove Potter with a coin of Beta for 3 victory points");
    assert_eq!(
        say("assassinate alpha farmer"),
        "Assassin: remove Farmer of Alpha for 3 victory points"
    );
}

#[test]
fn ago_9_10_a_copy_that_is_not_there_is_told_from_a_card_that_is_not() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["hippocrates"]);
    let scene = scene.history("alpha", &["farmer", "hoplite"]).history_known(
        "alpha",
        &["farmer"],
        &["alpha", "gamma"],
    );
    let mut play = scene.play();
    let missing = Reason::NoSuchCopy { kind: kind("farmer") };
    assert_eq!(play.refused("hippocrates farmer beta"), ("AGO-9.10", missing));
    let absent = Reason::NotInHistory { kind: kind("archer") };
    assert_eq!(play.refused("hippocrates archer beta"), ("AGO-9.10", absent));
    let only = Reason::OnlyCopy { kind: kind("hoplite") };
    assert_eq!(play.refused("hippocrates hoplite everybody"), ("AGO-9.10", only));
    assert!(play.can("hippocrates farmer alpha-gamma"), "{:?}", play.legal());
    assert_eq!(
        label(&play, "hippocrates farmer alpha-gamma", "it"),
        "Ippocrate: riporta Contadino in città: la copia conosciuta solo da Alfa, Gamma"
    );
}

#[test]
fn ago_9_7_the_one_port_that_is_left_need_not_be_named() {
    let scene = Scene::phase(3, "alpha", "income").city("alpha", &["port-coin", "port-beta"]);
    let mut play = scene.vp("alpha", 4).play();
    let only = Reason::OnlyCopy { kind: kind("port") };
    assert_eq!(play.refused("port gamma port-coin"), ("AGO-9.7", only));
    let said = Agora::words().say("en", &only.message());
    assert_eq!(said, "There is only one Port to choose: there is no need to say which.");
    assert!(play.can("port gamma"));
}

/// The word "carta" agrees with what follows, whatever the gender of the card's name.
#[test]
fn ago_4_1_a_card_that_has_changed_is_a_card_in_italian() {
    let gone = Reason::NotInCity { kind: kind("farmer") };
    let said = Agora::words().say("it", &gone.message());
    assert!(said.starts_with("La carta Contadino non è in quella città, oppure"), "{said}");
}
