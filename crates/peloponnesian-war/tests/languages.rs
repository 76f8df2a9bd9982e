//! English, Italian, Spanish and Polish say the same.

use peloponnesian_war::PeloponnesianWar;
use peloponnesian_war::ids::{Side, Space};
use peloponnesian_war::ledger::{Cause, Track};
use table::testkit::check_languages;
use table::{Log, Rules, Setup, Speech};

#[test]
fn every_language_says_what_english_says() {
    check_languages(&[
        ("en", include_str!("../words/en.ftl")),
        ("it", include_str!("../words/it.ftl")),
        ("es", include_str!("../words/es.ftl")),
        ("pl", include_str!("../words/pl.ftl")),
    ]);
}

/// Each change stands in the log with its reason, its clause and the space that it is about.
#[test]
fn the_log_says_why_a_track_changes() {
    let setup = Setup::standard(PeloponnesianWar::about());
    let mut board = PeloponnesianWar::start(&setup).expect("the standard set-up").board;
    let mut events = Vec::new();
    let potidaea = Space::by_id("potidaea").expect("a space of the map");
    let taken = board.score(Side::Athens, Side::Athens, Cause::SiegeWon(potidaea));
    taken.tell(&mut Log::into(&mut events));
    let lost = Cause::BattleLost { space: potidaea, at_sea: true };
    board.change(Track::Confidence, Side::Sparta, -1, lost).tell(&mut Log::into(&mut events));
    let said = |language: &str| {
        let say = |event| {
            let told = PeloponnesianWar::tell(event);
            let words = PeloponnesianWar::words().say_strictly(language, &told.message);
            (words.unwrap_or_else(|unsaid| panic!("{unsaid:?}")), told.clause, told.targets)
        };
        events.iter().map(say).collect::<Vec<_>>()
    };
    let expected = |points: &str, confidence: &str| {
        let told = |words: &str, clause| (words.to_owned(), clause, vec!["potidaea"]);
        vec![told(points, "PW-1.2"), told(confidence, "PW-6.2.3.1")]
    };
    assert_eq!(
        said("en"),
        expected(
            "Victory points +10, now 10: Potidaea taken.",
            "Sparta: confidence -1, now -1: defeat at Potidaea."
        )
    );
    assert_eq!(
        said("it"),
        expected(
            "Punti vittoria +10, ora 10: conquista di Potidaea.",
            "Sparta: sicurezza -1, ora -1: sconfitta presso Potidaea."
        )
    );
    assert_eq!(
        said("es"),
        expected(
            "Puntos de victoria +10, ahora 10: toma de Potidaea.",
            "Esparta: confianza -1, ahora -1: derrota en Potidaea."
        )
    );
    assert_eq!(
        said("pl"),
        expected(
            "Punkty zwycięstwa +10, teraz 10: zdobyto pole Potidaea.",
            "Sparta: pewność -1, teraz -1: klęska na polu Potidaea."
        )
    );
    // A track at its limit says nothing.
    let mut silence = Vec::new();
    for _ in 0..8 {
        let won = board.change(Track::Confidence, Side::Athens, 1, Cause::SiegeWon(potidaea));
        won.tell(&mut Log::into(&mut silence));
    }
    assert_eq!(silence.len(), 6);
}
