//! Derives for the vocabularies of a game: ids, moves, reasons and events.
//!
//! Each derive implements the trait of the same name in `table::vocabulary`, and is used through
//! `table`. The attributes mean the same wherever they stand:
//!
//! - `#[says("id" if condition, arg, arg = expression, ..)]`: the sentence. Without an id it is
//!   made of the variant's name; without a list every field is an argument; `..` stands for the
//!   fields that were not mentioned; `_ = field` leaves one out. Of several, the first counts
//!   whose condition holds. `#[says(with = expression)]` works out the whole message.
//! - `#[args(card = kind, _ = by)]` on the enum: what the argument is called wherever a variant
//!   has the field.
//! - `#[clause("POL-7.1" if condition)]`: the clause; any expression will do.
//! - `#[at(polis, region)]`: the things on the drawn table; any expressions will do. On the enum:
//!   fields that are things wherever a variant has them.
//!
//! Expressions see the fields of the variant as values.

mod attributes;
mod event;
mod id;
mod moves;
mod reason;
mod says;
mod template;
mod variant;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Numbers and ids for the things of a game: an enum without fields, or a newtype over `u8` whose
/// ids are in a component file.
///
/// ```
/// # use table::Id;
/// # const POLEIS: usize = 2;
/// # fn polis_ids() -> &'static [&'static str] { &["athenai", "sparte"] }
/// #[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
/// #[ids(name = "good-{id}", thing)]
/// pub enum Good {
///     #[id("metal", also = "iron")]
///     Metal,
///     Wood,
/// }
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
/// #[ids(count = POLEIS, from = polis_ids, bits = u32, name = "polis-{id}", thing)]
/// pub struct Polis(pub(crate) u8);
/// ```
///
/// becomes
///
/// ```ignore
/// impl Good {
///     pub const COUNT: usize = 2;
///     pub const ALL: [Self; 2] = [Self::Metal, Self::Wood];
///     pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator { .. }
///     pub const fn index(self) -> usize { self as usize }
///     pub fn from_index(index: usize) -> Option<Self> { .. }
///     pub const fn id(self) -> &'static str { match self { Self::Metal => "metal", .. } }
///     pub fn by_id(id: &str) -> Option<Self> { match id { "metal" | "iron" => .. } }
///     pub const fn bit(self) -> u8 { 1 << self as u8 }
/// }
/// impl table::Id for Good { .. }        // the same; type Bits = u8, const KIND = "good"
/// impl table::Named for Good { .. }     // name = "good-{id}": Message::new("good-metal")
/// impl table::Thing for Good { .. }     // thing: it is drawn under its id
/// impl table::Word for Good { .. }      // its id is its word in moves
/// impl Serialize, Deserialize for Good  // as its id
/// ```
///
/// The settings in `#[ids(..)]`:
///
/// - `count = N, from = function`: how many, and a `fn() -> &'static [&'static str]` with the ids
///   (newtypes). `find = function` replaces the search: a `fn(&str) -> Option<Self>`.
/// - `list("alpha", "beta")`: the ids themselves (newtypes).
/// - `case = "kebab"`: ids are kebab-case, not snake_case (enums).
/// - `bits = u32`: what a `Set` is made of; by default the smallest that has room.
/// - `name = "card-{id}"`: the message that names it; `{kebab_id}` turns underscores into hyphens.
/// - `kind = "city board"`: what faults call it; by default the name of the type in words.
/// - `thing`: it is a thing on the drawn table, under its id.
/// - `seat`: it is a seat; gives `seat()`, `in_seat(Seat)` and `table::Knower`.
#[proc_macro_derive(Id, attributes(ids, id))]
pub fn derive_id(input: TokenStream) -> TokenStream {
    finish(id::derive(&parse_macro_input!(input as DeriveInput)))
}

/// The words of moves, both ways, and what can be said of a move without a position.
///
/// ```
/// # use table::{Id, Moves};
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
/// # #[ids(name = "project-{id}")]
/// # enum Project { LongWalls }
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
/// # #[ids(name = "region-{id}")]
/// # enum Territory { Attike }
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
/// # enum Fee { Good, Hired }
/// # mod hoplite_fee {
/// #     use table::Word;
/// #     pub fn write<T: Word>(fee: &T, out: &mut String) { fee.write_word(out) }
/// #     pub fn read<T: Word>(word: &str) -> Option<T> { Word::read_word(word) }
/// # }
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Moves)]
/// #[args(region = territory, _ = fee)]
/// enum Move {
///     #[clause("POL-4.1")]
///     StartProject(Project, Territory),
///     #[words("roll {die}")]
///     Roll(u8),
///     #[words("collect prestige")]
///     CollectPrestige,
///     Recruit(#[word(with = hoplite_fee)] Fee),
/// }
/// ```
///
/// becomes
///
/// ```ignore
/// impl table::Moves for Move {
///     const VERBS: &'static [&'static str] = &["start_project", "roll", "collect", "recruit"];
///     fn verb(&self) -> &'static str { .. }
///     fn words(&self) -> String { .. }                 // "start_project long_walls attike"
///     fn from_words(words: &str) -> Option<Self> { .. }
///     fn label(&self) -> Message { .. }                // move-start-project: project, region
///     fn clause(&self) -> Option<&'static str> { .. }  // Some("POL-4.1")
///     fn things(&self) -> Vec<&'static str> { .. }     // what the fields are on the table
/// }
/// ```
///
/// By default the words are the variant's name and its fields; a field without a name is called
/// like its type, a number `n`. In `#[words("verb fixed {field}")]` the placeholders name the
/// fields: in order, if they have no names. `#[words("..", write_only)]` is never read.
/// `#[word(with = module)]` on a field uses `module::write(&T, &mut String)` and
/// `module::read(&str) -> Option<T>`. A last field of type `Option` may be left out.
#[proc_macro_derive(Moves, attributes(words, word, says, args, clause, at))]
pub fn derive_moves(input: TokenStream) -> TokenStream {
    finish(moves::derive(&parse_macro_input!(input as DeriveInput)))
}

/// Why a move is not allowed, as sentences.
///
/// ```
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug, table::Id)]
/// # #[ids(name = "polis-{id}")]
/// # enum Polis { Athenai }
/// #[derive(Clone, Copy, PartialEq, Eq, Debug, table::Reason)]
/// enum Reason {
///     NotAsked,
///     #[says(more = need.saturating_sub(have), ..)]
///     TooFewHoplites { polis: Polis, need: u8, have: u8 },
///     #[says("why-wants-galleys" if galleys, _ = galleys)]
///     #[says("why-wants-hoplites", _ = galleys)]
///     WrongUnits { galleys: bool },
/// }
/// ```
///
/// becomes
///
/// ```ignore
/// impl table::Reason for Reason {
///     fn message(&self) -> Message {
///         match self {
///             Self::NotAsked => Message::new("why-not-asked"),
///             Self::TooFewHoplites { polis, need, have } => Message::new("why-too-few-hoplites")
///                 .with("more", &need.saturating_sub(have))
///                 .with("polis", &polis)
///                 .with("need", &need)
///                 .with("have", &have),
///             Self::WrongUnits { galleys } if galleys => Message::new("why-wants-galleys"),
///             Self::WrongUnits { .. } => Message::new("why-wants-hoplites"),
///         }
///     }
/// }
/// ```
#[proc_macro_derive(Reason, attributes(says, args))]
pub fn derive_reason(input: TokenStream) -> TokenStream {
    finish(reason::derive(&parse_macro_input!(input as DeriveInput)))
}

/// What happened, as sentences, with clauses, things on the table, and secrets.
///
/// ```
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug, table::Id)]
/// # #[ids(name = "seat-{id}", thing, seat)]
/// # enum Player { Alpha }
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug, table::Id)]
/// # #[ids(name = "colour-{id}", thing)]
/// # enum Colour { Red }
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug, table::Id)]
/// # #[ids(name = "card-{id}")]
/// # enum Kind { Hoplite }
/// # type Knowers = Player;
/// #[derive(Clone, Copy, PartialEq, Debug, table::Event)]
/// #[args(card = kind, _ = by)]
/// #[at(player)]
/// #[secret(kind, known_to = by)]
/// enum Event {
///     #[says("event-drew-card" if kind.is_some())]
///     #[says("event-drew")]
///     #[clause("AGO-1.1")]
///     #[at(player, colour)]
///     Drew { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
/// }
/// ```
///
/// becomes
///
/// ```ignore
/// impl table::Event for Event {
///     fn message(&self) -> Message { .. }        // event-drew-card: player, colour, card
///     fn clause(&self) -> &'static str { .. }    // "AGO-1.1"
///     fn things(&self) -> Vec<&'static str> { .. }
///     fn seen_by(mut self, viewer: Viewer) -> Self {
///         match &mut self {
///             Self::Drew { kind, by, .. } => {
///                 if !by.may_know(viewer) { *kind = None; }
///                 *by = by.narrowed(viewer);
///             }
///         }
///         self
///     }
/// }
/// ```
///
/// `#[secret(field, known_to = field)]` on the enum holds for every variant that has both.
/// `#[secret(with = function)]` on a variant calls a `fn(&mut Self, Viewer)`.
#[proc_macro_derive(Event, attributes(says, args, clause, at, secret))]
pub fn derive_event(input: TokenStream) -> TokenStream {
    finish(event::derive(&parse_macro_input!(input as DeriveInput)))
}

fn finish(expanded: syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    expanded.unwrap_or_else(|error| error.into_compile_error()).into()
}
