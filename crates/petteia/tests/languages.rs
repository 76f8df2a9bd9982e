//! English, Italian, Spanish and Polish say the same.

mod common;

use common::{game, play, setup};
use petteia::Petteia;
use table::any::AnyTable;
use table::testkit::{Policy, check_languages, random_match};
use table::{DrawOptions, Match, Message, Speech, Viewer};

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

#[test]
fn numbers_agree() {
    let say = |language, n: i64| {
        let message = Message::new("draw-pebbles").number("n", n).number("ground", 2);
        let said = Petteia::words().say(language, &message);
        said.split(';').next().unwrap_or_default().to_owned()
    };
    assert_eq!([1, 2].map(|n| say("en", n)), ["1 pebble left", "2 pebbles left"]);
    assert_eq!([1, 2].map(|n| say("it", n)), ["Resta 1 sassolino", "Restano 2 sassolini"]);
    assert_eq!([1, 2].map(|n| say("es", n)), ["Queda 1 guijarro", "Quedan 2 guijarros"]);
    let polish = ["Został 1 kamyk", "Zostały 3 kamyki", "Zostało 7 kamyków"];
    assert_eq!([1, 3, 7].map(|n| say("pl", n)), polish);
}

#[test]
fn labels_and_the_log_tell_what_is_taken() {
    let mut game = game("eight", "d1 b4 d6 f4", "c4 d5 e4 a8 h8");
    let label = |game: &Match<Petteia>, language| {
        let choices = AnyTable::legal(game, language);
        choices.into_iter().find(|one| one.words == "move d1 d4").map(|one| one.label)
    };
    assert_eq!(label(&game, "en").as_deref(), Some("d1 to d4, taking 3"));
    assert_eq!(label(&game, "it").as_deref(), Some("Da d1 a d4, con 3 prese"));
    assert_eq!(label(&game, "es").as_deref(), Some("De d1 a d4, con 3 capturas"));
    assert_eq!(label(&game, "pl").as_deref(), Some("Z d1 na d4, bije 3 kamyki"));
    play(&mut game, &["d1 d4"]);
    let told = game.told(0, Some(Viewer::Spectator), "en");
    assert_eq!(told[0].text, "Light moves from d1 to d4.");
    assert_eq!(told[1].text, "Dark loses the pebble on c4: it is enclosed.");
}

#[test]
fn a_table_is_told_and_drawn_in_every_language() {
    let table = random_match::<Petteia>(&setup("six"), 3, Policy::Uniform, 30);
    let said = |language: &str| {
        let viewer = Viewer::Spectator;
        let mut said = vec![table.sketch(viewer, language), table.turn(viewer, language).prompt];
        said.extend(table.legal(language).into_iter().map(|choice| choice.label));
        said.extend(table.told(0, Some(viewer), language).into_iter().map(|one| one.text));
        said.push(table.draw(viewer, &DrawOptions { language, ..DrawOptions::default() }));
        said
    };
    let english = said("en");
    for (language, _) in &LANGUAGES[1..] {
        let other = said(language);
        assert_eq!(other.len(), english.len());
        assert!(other.iter().zip(&english).all(|(one, other)| one != other), "{language}");
    }
}
