//! Translations, from Fluent files: rules produce [`Message`]s, readers get sentences.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A sentence that is not yet in any language: the id of a Fluent message and its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// Id in the `.ftl` files; a dot leads to an attribute (`why-too-few.remedy`).
    pub id: Cow<'static, str>,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number; Fluent picks the plural form.
    Number(i64),
    /// Another message, translated first into the same language: names of pieces and places.
    Said(Message),
    /// Several messages, joined as a list.
    List(Vec<Message>),
    /// Text as it stands, such as a player's name.
    Text(String),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Message { id: id.into(), args: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Adds a name that is itself a message.
    #[must_use]
    pub fn name(mut self, name: &'static str, said: Message) -> Self {
        self.args.push((name, Arg::Said(said)));
        self
    }

    /// Adds a list of messages.
    #[must_use]
    pub fn list(mut self, name: &'static str, said: Vec<Message>) -> Self {
        self.args.push((name, Arg::List(said)));
        self
    }

    /// Adds text as it stands.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(text.into())));
        self
    }
}

/// Why a message can't be translated into a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsaid {
    /// The language has no such message.
    Missing,
    /// It has one, but the arguments do not fit: what Fluent reports.
    Faulty(String),
}

/// Loads the [`Words`](crate::Words) in `words/<language>.ftl` of the calling crate, English first.
#[macro_export]
macro_rules! words {
    ($($language:literal),+ $(,)?) => {{
        static WORDS: ::std::sync::LazyLock<$crate::Words> = ::std::sync::LazyLock::new(|| {
            $crate::Words::load(&[$((
                $language,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, ".ftl")),
            )),+])
        });
        &*WORDS
    }};
}

/// The translations of one game: a Fluent bundle for each language.
pub struct Words {
    /// The first is English and complete: messages missing in another language fall back to it.
    bundles: Vec<(String, FluentBundle<FluentResource>)>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.bundles.iter().map(|(language, _)| language)).finish()
    }
}

impl Words {
    /// Parses the embedded files, `(language, text)`, English first.
    ///
    /// # Panics
    /// If a file is not valid Fluent: an author's mistake, found by the first test that runs.
    #[must_use]
    pub fn load(files: &[(&str, &str)]) -> Self {
        Words { bundles: files.iter().map(|(language, text)| bundle(language, text)).collect() }
    }

    /// The same with some messages replaced, `(language, text)`, for an edition.
    ///
    /// # Panics
    /// As [`Words::load`].
    #[must_use]
    pub fn load_with(files: &[(&str, &str)], changes: &[(&str, &str)]) -> Self {
        let mut words = Words::load(files);
        for (language, bundle) in &mut words.bundles {
            for (_, text) in changes.iter().filter(|(changed, _)| changed == language) {
                bundle.add_resource_overriding(resource(language, text));
            }
        }
        words
    }

    /// The languages, English first.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.bundles.iter().map(|(language, _)| language.as_str())
    }

    /// Translates a message; falls back to English for an unknown language or a missing message,
    /// and to the bare id if English has no such message.
    #[must_use]
    pub fn say(&self, language: &str, message: &Message) -> String {
        let preferred = self.bundles.iter().filter(|(own, _)| own == language);
        let fallback = self.bundles.first().into_iter();
        preferred
            .chain(fallback)
            .find_map(|(_, bundle)| self.format(bundle, language, message).ok())
            .unwrap_or_else(|| message.id.clone().into_owned())
    }

    /// Translates a message without falling back to English, for checks of the translations
    /// themselves. Names among the arguments do fall back.
    ///
    /// # Errors
    /// [`Unsaid`]: the language has no such message, or its arguments do not fit.
    pub fn say_strictly(&self, language: &str, message: &Message) -> Result<String, Unsaid> {
        let own = self.bundles.iter().find(|(own, _)| own == language);
        own.map_or(Err(Unsaid::Missing), |(_, bundle)| self.format(bundle, language, message))
    }

    /// Whether English has this message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        let (id, attribute) = split_id(id);
        let message = self.bundles.first().and_then(|(_, bundle)| bundle.get_message(id));
        message.is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    fn format(
        &self,
        bundle: &FluentBundle<FluentResource>,
        language: &str,
        message: &Message,
    ) -> Result<String, Unsaid> {
        let (id, attribute) = split_id(&message.id);
        let found = bundle.get_message(id).ok_or(Unsaid::Missing)?;
        let pattern = match attribute {
            Some(attribute) => found.get_attribute(attribute).map(|found| found.value()),
            None => found.value(),
        };
        let pattern = pattern.ok_or(Unsaid::Missing)?;
        let args = self.arguments(language, &message.args);
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        let listed = || errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(Unsaid::Faulty(listed())) }
    }

    fn arguments(&self, language: &str, args: &[(&'static str, Arg)]) -> FluentArgs<'static> {
        let mut said = FluentArgs::new();
        for (name, arg) in args {
            let value: FluentValue<'static> = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Said(message) => FluentValue::from(self.say(language, message)),
                Arg::List(messages) => {
                    let all: Vec<_> = messages.iter().map(|one| self.say(language, one)).collect();
                    FluentValue::from(all.join(", "))
                }
                Arg::Text(text) => FluentValue::from(text.clone()),
            };
            said.set(*name, value);
        }
        said
    }
}

/// `why-too-few.remedy` is the attribute `remedy` of the message `why-too-few`.
fn split_id(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)))
}

fn bundle(language: &str, text: &str) -> (String, FluentBundle<FluentResource>) {
    let id: LanguageIdentifier = language.parse().expect("language ids are written by us");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks would show up as boxes in terminals and in the SVG.
    bundle.set_use_isolating(false);
    if let Err(errors) = bundle.add_resource(resource(language, text)) {
        panic!("words/{language}.ftl: {errors:?}");
    }
    (language.to_owned(), bundle)
}

fn resource(language: &str, text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("words/{language}.ftl: {errors:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let english = "hello = Hello, { $who }.\nyou = you\n    .title = You\nunits = { $n ->\n    [one] one unit\n   *[other] { $n } units\n }\n";
        let italian = "hello = Ciao, { $who }.\n";
        Words::load(&[("en", english), ("it", italian)])
    }

    #[test]
    fn a_message_is_said_in_the_language_asked_for() {
        let message = Message::new("hello").text("who", "Lysandra");
        assert_eq!(words().say("it", &message), "Ciao, Lysandra.");
        assert_eq!(words().say("en", &message), "Hello, Lysandra.");
    }

    #[test]
    fn an_edition_may_say_some_things_differently() {
        let (base, change) =
            (("en", "it = It is { $what }.\ngood = metal\n"), ("en", "good = iron\n"));
        let message = Message::new("it").name("what", Message::new("good"));
        assert_eq!(Words::load(&[base]).say("en", &message), "It is metal.");
        assert_eq!(Words::load_with(&[base], &[change]).say("en", &message), "It is iron.");
    }

    #[test]
    fn english_stands_in_for_what_is_missing() {
        let message = Message::new("units").number("n", 1);
        assert_eq!(words().say("it", &message), "one unit");
        assert_eq!(words().say("xx", &message), "one unit");
        assert_eq!(words().say("en", &Message::new("nobody-wrote-this")), "nobody-wrote-this");
    }

    #[test]
    fn names_and_attributes_are_messages_too() {
        let message = Message::new("hello").name("who", Message::new("you.title"));
        assert_eq!(words().say("it", &message), "Ciao, You.");
    }

    #[test]
    fn what_a_language_cannot_say_is_told_apart() {
        let message = Message::new("hello").text("who", "Lysandra");
        assert_eq!(words().say_strictly("it", &message), Ok("Ciao, Lysandra.".to_owned()));
        let units = Message::new("units").number("n", 1);
        assert_eq!(words().say_strictly("it", &units), Err(Unsaid::Missing));
        assert_eq!(words().say_strictly("xx", &message), Err(Unsaid::Missing));
        let Err(Unsaid::Faulty(errors)) = words().say_strictly("it", &Message::new("hello")) else {
            panic!("a missing argument is a fault");
        };
        assert!(errors.contains("who"), "{errors}");
    }
}
