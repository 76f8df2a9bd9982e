//! The server's own translations, from `words/*.ftl`, in the language of the request.

use std::sync::LazyLock;

use table::{Message, Scenario, Words};

/// The languages of the pages, English first, each by its own name.
pub(crate) const LANGUAGES: [(&str, &str); 4] =
    [("en", "English"), ("it", "Italiano"), ("es", "Español"), ("pl", "Polski")];

/// The language of text that is the same for everybody.
pub(crate) const UNREAD: &str = "en";

tokio::task_local! {
    /// The language of the request being answered.
    static SPOKEN: &'static str;
}

/// The language of the request; English outside of any.
pub(crate) fn language() -> &'static str {
    SPOKEN.try_with(|language| *language).unwrap_or(UNREAD)
}

/// Runs a future in a language.
pub(crate) fn speaking<F: Future>(
    language: &'static str,
    work: F,
) -> impl Future<Output = F::Output> {
    SPOKEN.scope(language, work)
}

/// Runs a closure in a language.
pub(crate) fn spoken_in<T>(language: &'static str, work: impl FnOnce() -> T) -> T {
    SPOKEN.sync_scope(language, work)
}

/// The translations of a language, in files by theme.
macro_rules! words {
    ($language:literal) => {
        (
            $language,
            concat!(
                include_str!(concat!("../words/", $language, ".ftl")),
                "\n",
                include_str!(concat!("../words/people.", $language, ".ftl")),
                "\n",
                include_str!(concat!("../words/clocks.", $language, ".ftl")),
                "\n",
                include_str!(concat!("../words/watching.", $language, ".ftl")),
                "\n",
                include_str!(concat!("../words/replays.", $language, ".ftl")),
                "\n",
                include_str!(concat!("../words/programs.", $language, ".ftl")),
            ),
        )
    };
}

const FILES: [(&str, &str); LANGUAGES.len()] =
    [words!("en"), words!("it"), words!("es"), words!("pl")];

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::load(&FILES));

/// Translates a message without arguments.
#[must_use]
pub(crate) fn say(id: &'static str) -> String {
    WORDS.say(language(), &Message::new(id))
}

/// Translates a message.
#[must_use]
pub(crate) fn say_message(message: &Message) -> String {
    WORDS.say(language(), message)
}

/// Translates a message of a game, or returns `otherwise` if the game has none.
#[must_use]
pub(crate) fn say_of_game(words: &Words, id: String, otherwise: &str) -> String {
    if words.has(&id) { words.say(language(), &Message::new(id)) } else { otherwise.to_owned() }
}

/// The title of a scenario.
#[must_use]
pub(crate) fn scenario_title(words: &Words, scenario: &Scenario) -> String {
    say_of_game(words, format!("scenario-{}", scenario.id.replace('_', "-")), &scenario.title)
}

/// Capitalises a word.
#[must_use]
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_what_english_says() {
        table::testkit::check_languages(&FILES);
        assert_eq!(FILES.map(|(language, _)| language), LANGUAGES.map(|(language, _)| language));
    }

    #[tokio::test]
    async fn words_are_in_the_language_of_whoever_asks() {
        let hello = || async { (language(), say("nav-rules")) };
        let english = hello().await;
        assert_eq!(english, ("en", "Rules".to_owned()));
        let (language, rules) = speaking("it", hello()).await;
        assert_eq!(language, "it");
        assert_ne!(rules, english.1);
    }
}
