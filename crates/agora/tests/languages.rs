//! English, Italian, Spanish and Polish say the same.

mod common;

use agora::Agora;
use common::setup;
use table::any::AnyTable;
use table::testkit::{Policy, check_languages, random_match};
use table::{DrawOptions, Message, Part, Seat, Viewer};

const LANGUAGES: [(&str, &str); 4] = [
    ("en", include_str!("../words/en.ftl")),
    ("it", include_str!("../words/it.ftl")),
    ("es", include_str!("../words/es.ftl")),
    ("pl", include_str!("../words/pl.ftl")),
];

#[test]
fn every_language_says_what_english_says() {
    check_languages(&LANGUAGES);
}

/// Sentences that English makes from one shape need several elsewhere: the colour of a card is
/// not that of a pile, and Athens are many in Polish.
#[test]
fn colours_and_numbers_agree() {
    let table = random_match::<Agora>(&setup(3, "first_game"), 1, Policy::Uniform, 4);
    let say = |language: &str, message: &Message| AnyTable::say(&table, language, message);
    let player = || Message::new("seat-alpha");
    let drew = Message::new("event-drew").name("player", player());
    let drew = drew.name("colour", Message::new("colour-red"));
    assert_eq!(say("en", &drew), "Athens draws a red card.");
    assert_eq!(say("it", &drew), "Atene pesca una carta rossa.");
    assert_eq!(say("es", &drew), "Atenas roba una carta roja.");
    assert_eq!(say("pl", &drew), "Ateny: dobrano czerwoną kartę.");
    let pile = Message::new("move-draw").name("colour", Message::new("colour-yellow"));
    assert_eq!(say("it", &pile), "Pesca dal mazzo giallo");
    assert_eq!(say("es", &pile), "Robar del mazo amarillo");
    assert_eq!(say("pl", &pile), "Dobierz z żółtego stosu");
    let coins = |n: i64| say("pl", &Message::new("coins").number("n", n));
    assert_eq!([1, 3, 5, 22].map(coins), ["1 moneta", "3 monety", "5 monet", "22 monety"]);
}

#[test]
fn a_table_is_told_and_drawn_in_every_language() {
    let policy = Policy::Sensible { percent: 80 };
    let table = random_match::<Agora>(&setup(4, "chosen_boards"), 3, policy, 260);
    let viewer = Viewer::Seat(Seat(1));
    let said = |language: &str| {
        let told = table.told(0, Some(viewer), language);
        let mut said = vec![table.sketch(viewer, language), table.turn(viewer, language).prompt];
        said.extend(table.legal(language).into_iter().map(|choice| choice.label));
        said.extend(told.into_iter().map(|one| one.text));
        let options = DrawOptions { language, part: Part::Board, ..DrawOptions::default() };
        said.push(table.draw(viewer, &options));
        said
    };
    let english = said("en");
    for (language, _) in &LANGUAGES[1..] {
        let other = said(language);
        assert_eq!(other.len(), english.len());
        // Bare numbers and names may be alike; sentences are not.
        let alike = other.iter().zip(&english).filter(|(one, other)| one == other).count();
        assert!(alike * 50 < english.len(), "{language}: {alike} of {} alike", english.len());
        assert!(other.iter().all(|text| !text.contains(['{', '}']) || text.starts_with("<svg")));
    }
}
