//! The program's own messages; games have their own.

use std::sync::LazyLock;

use table::{Message, Words};

/// The languages in which games can be told; what a game has not in one of them it says in
/// English.
pub const LANGUAGES: [&str; 4] = ["en", "it", "es", "pl"];

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::load(&FILES));

const FILES: [(&str, &str); LANGUAGES.len()] = [
    ("en", include_str!("../words/en.ftl")),
    ("it", include_str!("../words/it.ftl")),
    ("es", include_str!("../words/es.ftl")),
    ("pl", include_str!("../words/pl.ftl")),
];

/// Translates a message of the program.
#[must_use]
pub fn say(language: &str, message: &Message) -> String {
    WORDS.say(language, message)
}

/// Translates a message without arguments.
#[must_use]
pub fn say_plain(language: &str, id: &'static str) -> String {
    say(language, &Message::new(id))
}
