//! English, Italian, Spanish and Polish say the same, of both editions.

use table::testkit::check_languages;

#[test]
fn every_language_says_what_english_says() {
    check_languages(&[
        ("en", include_str!("../words/en.ftl")),
        ("it", include_str!("../words/it.ftl")),
        ("es", include_str!("../words/es.ftl")),
        ("pl", include_str!("../words/pl.ftl")),
    ]);
    check_languages(&[
        ("en", include_str!("../words/en-2020.ftl")),
        ("it", include_str!("../words/it-2020.ftl")),
        ("es", include_str!("../words/es-2020.ftl")),
        ("pl", include_str!("../words/pl-2020.ftl")),
    ]);
}
