//! The messages of one table: its game's translations, with the names that its seats have there.

use crate::contract::Game;
use crate::matches::Match;
use crate::seat::Seat;
use crate::words::{Arg, Message, Words};

/// The translations of one table. Rules refer to seats by the names on the box; where play has
/// given a seat another name ([`Speech::seat_name`](crate::Speech::seat_name)), every message uses that
/// one.
#[derive(Debug)]
pub struct Voice {
    words: &'static Words,
    /// The messages that name seats, and the messages that replace them.
    names: Vec<(String, Message)>,
}

impl Voice {
    /// The voice of a table in its present position.
    #[must_use]
    pub fn of<G: Game>(game: &Match<G>) -> Voice {
        let seats = (0_u8..).map(Seat).zip(G::about().seats_of(game.setup().seats));
        let name = |(seat, id)| Some((format!("seat-{id}"), G::seat_name(game.position(), seat)?));
        Voice { words: G::words_of(&game.setup().edition), names: seats.filter_map(name).collect() }
    }

    /// The game's translations.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// Translates a message, as [`Words::say`] does.
    #[must_use]
    pub fn say(&self, language: &str, message: &Message) -> String {
        if self.names.is_empty() {
            return self.words.say(language, message);
        }
        self.words.say(language, &self.renamed(message))
    }

    fn renamed(&self, message: &Message) -> Message {
        if let Some((_, name)) = self.names.iter().find(|(id, _)| *id == message.id) {
            return name.clone();
        }
        let argument = |arg: &Arg| match arg {
            Arg::Said(message) => Arg::Said(self.renamed(message)),
            Arg::List(list) => Arg::List(list.iter().map(|one| self.renamed(one)).collect()),
            Arg::Number(_) | Arg::Text(_) => arg.clone(),
        };
        let args = message.args.iter().map(|(name, arg)| (*name, argument(arg)));
        Message { id: message.id.clone(), args: args.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Rules, Speech};
    use crate::setup::Setup;
    use crate::testkit::pebbles::Pebbles;

    fn message() -> Message {
        Message::new("not-your-turn").name("who", Message::new("seat-white"))
    }

    #[test]
    fn seats_have_the_names_of_the_box() {
        let game = Match::<Pebbles>::new(Setup::standard(Pebbles::about())).unwrap();
        let voice = Voice::of(&game);
        assert_eq!(voice.say("en", &message()), "It is the turn of White.");
        assert_eq!(voice.say("it", &Message::new("seat-white")), "Bianco");
    }

    #[test]
    fn seats_have_the_names_that_play_has_given_them() {
        let names = vec![("seat-white".to_owned(), Message::new("charm-cat"))];
        let voice = Voice { words: Pebbles::words(), names };
        assert_eq!(voice.say("en", &message()), "It is the turn of Cat.");
        assert_eq!(voice.say("en", &Message::new("seat-white")), "Cat");
        assert_eq!(voice.say("en", &Message::new("seat-black")), "Black");
        let both = ["seat-white", "seat-black"].map(Message::new).to_vec();
        let both = Message::new("not-your-turn").list("who", both);
        assert_eq!(voice.say("en", &both), "It is the turn of Cat, Black.");
        let threw = Message::new("event-threw").name("who", Message::new("seat-white"));
        assert_eq!(voice.say("en", &threw.number("n", 2)), "Cat throws 2.");
    }
}
