//! The text of moves: `besiege thebai`.

use crate::words::Message;

/// The moves of a game: how they are written and parsed, and what can be said of them without a
/// position.
pub trait Moves: Sized {
    /// The first words of all moves, in order, each once.
    const VERBS: &'static [&'static str];

    /// The first word.
    fn verb(&self) -> &'static str;

    /// The move as text, the same in every language.
    fn words(&self) -> String;

    /// Parses what [`Moves::words`] writes; `None` if the text is not a move. Every move has
    /// exactly one spelling, apart from white space before and after it.
    fn from_words(words: &str) -> Option<Self>;

    /// The label for people, with the arguments that need no position.
    fn label(&self) -> Message;

    /// The clause under which it is made, if that is always the same.
    fn clause(&self) -> Option<&'static str>;

    /// Ids of the things on the drawn table that it names.
    fn things(&self) -> Vec<&'static str>;
}

/// Something that is written as one word of a move. A field of a type that is not is an error:
///
/// ```compile_fail
/// # use table::Moves;
/// #[derive(Moves)]
/// enum Move {
///     Bid(f32),
/// }
/// ```
///
/// ```
/// # use table::Moves;
/// #[derive(Moves)]
/// enum Move {
///     Bid(u16),
/// }
///
/// assert_eq!(Move::Bid(3).words(), "bid 3");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a word of a move",
    label = "this field has no word",
    note = "derive `Id`, implement `table::Word`, or name a module with `write` and `read`: `#[word(with = path)]`"
)]
pub trait Word: Sized {
    /// Writes the word.
    fn write_word(&self, out: &mut String);

    /// Parses the word, and nothing that [`Word::write_word`] does not write.
    fn read_word(word: &str) -> Option<Self>;

    /// The value if the text ends before this word; only the last word of a move may be left out.
    #[must_use]
    fn left_out() -> Option<Self> {
        None
    }

    /// Whether there is no word to write.
    fn is_left_out(&self) -> bool {
        false
    }
}

/// A last word that may be left out.
impl<T: Word> Word for Option<T> {
    fn write_word(&self, out: &mut String) {
        if let Some(one) = self {
            one.write_word(out);
        }
    }

    fn read_word(word: &str) -> Option<Self> {
        T::read_word(word).map(Some)
    }

    fn left_out() -> Option<Self> {
        Some(None)
    }

    fn is_left_out(&self) -> bool {
        self.is_none()
    }
}

macro_rules! numbers {
    ($($int:ty)*) => {
        $(
            impl Word for $int {
                fn write_word(&self, out: &mut String) {
                    out.push_str(&self.to_string());
                }

                // A leading plus or zero would be a second spelling of the same move.
                fn read_word(word: &str) -> Option<Self> {
                    word.parse().ok().filter(|n: &Self| n.to_string() == word)
                }
            }
        )*
    };
}

numbers!(u8 u16 u32 u64 i8 i16 i32 i64);
