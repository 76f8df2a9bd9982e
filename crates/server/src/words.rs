//! The server's own words, from `words/*.ftl`.

use std::sync::LazyLock;

use table::{Message, Words};

/// The language that pages are written in. Others come with their files.
pub(crate) const LANGUAGE: &str = "en";

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::load(&[("en", ENGLISH)]));

/// In files by theme.
const ENGLISH: &str = concat!(
    include_str!("../words/en.ftl"),
    "\n",
    include_str!("../words/people.en.ftl"),
    "\n",
    include_str!("../words/clocks.en.ftl"),
    "\n",
    include_str!("../words/watching.en.ftl"),
    "\n",
    include_str!("../words/replays.en.ftl"),
    "\n",
    include_str!("../words/programs.en.ftl"),
);

/// Says a message without arguments.
#[must_use]
pub(crate) fn say(id: &'static str) -> String {
    WORDS.say(LANGUAGE, &Message::new(id))
}

/// Says a message.
#[must_use]
pub(crate) fn say_message(message: &Message) -> String {
    WORDS.say(LANGUAGE, message)
}

/// Says a word of a game, or something plain if the game has none.
#[must_use]
pub(crate) fn say_of_game(words: &Words, id: String, otherwise: &str) -> String {
    if words.has(&id) { words.say(LANGUAGE, &Message::new(id)) } else { otherwise.to_owned() }
}

/// A word with its first letter large.
#[must_use]
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
