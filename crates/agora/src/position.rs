//! A game in progress: the open table, the secrets, and the pending steps.

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{
    Knower, Log, Message, Named, Set, Setup, SetupError, Stepped, Steps, Thing, Viewer, Word,
};

use crate::bag::Bag;
use crate::board::{Board, Deal, Holdings, MOST_CARDS, Pile};
use crate::components::{Components, FEWEST_PLAYERS, components};
use crate::event::Event;
use crate::flow::Frame;
use crate::glimpse::Glimpses;
use crate::ids::{COLOURS, Colour, Kind, MOST_PLAYERS, Player};
use crate::moves::Move;
use crate::rules::setup::Opening;

/// The deepest nesting: turn, phase, auction, effect, choice of a pile, draw, and some to spare.
pub const DEEPEST: usize = 8;

/// Everything about a game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What lies on the table, open and hidden.
    pub table: Table,
    /// The pending steps, the outermost first.
    pub steps: Steps<Frame, DEEPEST>,
}

/// The open board and the secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What everybody sees.
    pub board: Board,
    /// Faces that not everybody knows.
    pub secrets: Secrets,
}

/// Faces that not everybody knows. Piles have no order: chance decides when a card is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Secrets {
    /// Hands; each is known to its owner.
    pub hands: [Bag; MOST_PLAYERS],
    /// History piles, in order of kind and knowers.
    pub histories: [Cards; MOST_PLAYERS],
    /// Cards that have left the game, and who has seen them.
    pub boxed: Cards,
    /// AGO-9.2: cards under Alexander, known to his owner.
    pub tucked: Bag,
    /// AGO-2.1: the card that is being auctioned, known to the auctioneer.
    pub lot: Option<Kind>,
    /// AGO-9.23: top cards that somebody has looked at.
    pub tops: [Option<Top>; COLOURS],
    /// Cards in hands and under Alexander that others have seen.
    pub glimpses: Glimpses,
    /// All other cards: in the piles, or removed before the game.
    pub unseen: Bag,
}

/// Face-down cards with those who know their faces, in order.
pub type Cards = ArrayVec<Known, MOST_CARDS>;

/// AGO-0.10: a face-down card and who knows its face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Known {
    /// The card.
    pub kind: Kind,
    /// Who knows it.
    pub by: Knowers,
    /// AGO-5.3: it was used, and can be used only once per game.
    pub spent: bool,
    /// Who else can tell what it is, from a card seen on its way here. Nobody knows this of the
    /// others.
    pub privy: Knowers,
}

/// AGO-9.9, AGO-9.10: what sets copies of a face-down card apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark {
    /// Who knows it.
    pub by: Knowers,
    /// It was used for good.
    pub spent: bool,
}

impl Known {
    /// What sets it apart from other copies.
    #[must_use]
    pub const fn mark(self) -> Mark {
        Mark { by: self.by, spent: self.spent }
    }
}

impl Mark {
    /// The word for a card that was used for good, which everybody has seen.
    const SPENT: &'static str = "spent";

    /// The word in moves: `spent`, `everybody`, or who knows it: `alpha-gamma`.
    #[must_use]
    pub fn word(self) -> String {
        if self.spent {
            return Mark::SPENT.to_owned();
        }
        if self.by.is_all() {
            return Knowers::EVERYBODY.to_owned();
        }
        self.by.players().map(Player::id).collect::<Vec<_>>().join("-")
    }

    /// Parses what [`Mark::word`] writes.
    #[must_use]
    pub fn by_word(word: &str) -> Option<Mark> {
        let by = match word {
            Mark::SPENT | Knowers::EVERYBODY => Knowers::ALL,
            _ => word
                .split('-')
                .try_fold(Knowers::default(), |by, id| Some(by.and(Player::by_id(id)?)))?,
        };
        let mark = Mark { by, spent: word == Mark::SPENT };
        (mark.word() == word).then_some(mark)
    }
}

impl Word for Mark {
    fn write_word(&self, out: &mut String) {
        out.push_str(&self.word());
    }

    fn read_word(word: &str) -> Option<Self> {
        Mark::by_word(word)
    }
}

/// It is on no part of the drawn table.
impl Thing for Mark {}

/// Which of several copies of a face-down card.
impl Named for Mark {
    fn name(&self) -> Message {
        match *self {
            Mark { spent: true, .. } => Message::new("copy-spent"),
            Mark { by, .. } if by.is_all() => Message::new("copy-open"),
            Mark { by, .. } => {
                Message::new("copy-known").with("players", &by.players().collect::<Vec<_>>())
            }
        }
    }
}

/// The copies of a kind among face-down cards that differ, each once.
pub fn copies(cards: &Cards, kind: Kind) -> impl Iterator<Item = Mark> + '_ {
    let mut last = None;
    let copies = cards.iter().filter(move |card| card.kind == kind).map(|card| card.mark());
    copies.filter(move |mark| last.replace(*mark) != Some(*mark))
}

/// Who knows a face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Knowers(pub(crate) u8);

impl Knowers {
    /// Everybody, spectators included.
    pub const ALL: Knowers = Knowers(0b11_1111);
    /// Everybody who could play.
    pub(crate) const PLAYERS: Knowers = Knowers(0b01_1111);
    const SPECTATOR: u8 = 0b10_0000;
    /// The word for all of them, in moves and positions.
    const EVERYBODY: &'static str = "everybody";

    /// One player.
    #[must_use]
    pub const fn only(player: Player) -> Knowers {
        Knowers(player.bit())
    }

    /// These and one more player.
    #[must_use]
    pub const fn and(self, player: Player) -> Knowers {
        Knowers(self.0 | player.bit())
    }

    /// These or those.
    #[must_use]
    pub const fn or(self, others: Knowers) -> Knowers {
        Knowers(self.0 | others.0)
    }

    /// These, but none of those.
    #[must_use]
    pub const fn without(self, others: Knowers) -> Knowers {
        Knowers(self.0 & !others.0)
    }

    /// Whether a viewer is among them; `None` is the referee.
    #[must_use]
    pub fn include(self, viewer: Option<Viewer>) -> bool {
        match viewer {
            None => true,
            Some(Viewer::Spectator) => self.is_all(),
            Some(Viewer::Seat(seat)) => self.has(Player(seat.0)),
        }
    }

    /// As much of this as a viewer may know of what is not said to all: whether it is one of them.
    #[must_use]
    pub fn narrowed(self, viewer: Option<Viewer>) -> Knowers {
        match viewer {
            Some(Viewer::Seat(seat)) if !self.is_all() => {
                Knowers(self.0 & Knowers::only(Player(seat.0)).0)
            }
            Some(Viewer::Spectator) if !self.is_all() => Knowers::default(),
            _ => self,
        }
    }

    /// Whether a player knows it.
    #[must_use]
    pub const fn has(self, player: Player) -> bool {
        self.0 & player.bit() != 0
    }

    /// Whether nobody knows it.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The players who know it.
    pub fn players(self) -> impl Iterator<Item = Player> {
        Player::all().filter(move |&player| self.has(player))
    }

    /// Whether everybody knows it.
    #[must_use]
    pub const fn is_all(self) -> bool {
        self.0 & Knowers::SPECTATOR != 0
    }
}

impl Knower for Knowers {
    fn may_know(&self, viewer: Viewer) -> bool {
        self.include(Some(viewer))
    }

    fn narrowed(self, viewer: Viewer) -> Self {
        Knowers::narrowed(self, Some(viewer))
    }
}

/// The ids of the players, or `everybody` alone.
impl Serialize for Knowers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_all() {
            return serializer.collect_seq([Knowers::EVERYBODY]);
        }
        serializer.collect_seq(self.players())
    }
}

impl<'de> Deserialize<'de> for Knowers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<String>::deserialize(deserializer)?;
        if ids == [Knowers::EVERYBODY] {
            return Ok(Knowers::ALL);
        }
        ids.iter().try_fold(Knowers::default(), |by, id| {
            let unknown = || D::Error::custom(format_args!("there is no player {id:?}"));
            Player::by_id(id).map(|player| by.and(player)).ok_or_else(unknown)
        })
    }
}

/// A top card that somebody has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Top {
    /// What it is.
    pub face: Face,
    /// Who knows it.
    pub by: Knowers,
}

/// What can lie on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A card.
    Card(Kind),
    /// The end card.
    End,
}

impl Face {
    const END: &'static str = "end";

    /// The id in positions.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.kind().map_or(Face::END, Kind::id)
    }

    /// The face with an id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Face> {
        if id == Face::END { Some(Face::End) } else { Kind::by_id(id).map(Face::Card) }
    }

    /// The card, unless it is the end card.
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Face::Card(kind) => Some(kind),
            Face::End => None,
        }
    }
}

/// Adds a face-down card in its order.
pub fn put_down(cards: &mut Cards, card: Known) {
    let place = cards.partition_point(|own| *own < card);
    if cards.try_insert(place, card).is_err() {
        debug_assert!(false, "there are no more cards than a heap can hold");
    }
}

impl Secrets {
    /// A card leaves the game; `by` know it, and `privy` can tell.
    pub fn put_in_box(&mut self, kind: Kind, by: Knowers, privy: Knowers) {
        let privy = privy.without(by);
        put_down(&mut self.boxed, Known { kind, by, spent: false, privy });
    }

    /// The history of a player.
    #[must_use]
    pub fn history(&self, player: Player) -> &Cards {
        &self.histories[player.index()]
    }
}

impl Table {
    /// AGO-0.7: how many cards of a pile are not its end card.
    #[must_use]
    pub fn cards_left(board: &Board, colour: Colour) -> u8 {
        let pile = board.piles[colour.index()];
        pile.left.saturating_sub(u8::from(!pile.locked))
    }
}

impl Position {
    /// AGO-0.2: the starting position of a set-up.
    ///
    /// # Errors
    /// If there is no such scenario, or not for so many players.
    pub fn start(setup: &Setup) -> Result<Position, SetupError> {
        let known = || Deal::ALL.map(Deal::id).join(", ");
        let deal = Deal::by_id(&setup.scenario).ok_or_else(|| SetupError::Unknown {
            what: "scenario",
            asked: setup.scenario.clone(),
            known: known(),
        })?;
        let (least, most) = (FEWEST_PLAYERS, MOST_PLAYERS);
        if !(least..=most).contains(&setup.seats) {
            return Err(SetupError::Seats { asked: setup.seats, least, most });
        }
        let all = components();
        let mut position = Position {
            table: Table {
                board: empty_board(all, deal, setup),
                secrets: Secrets { unseen: all.all, ..Secrets::default() },
            },
            steps: Steps::default(),
        };
        let opening = Frame::Opening(Opening::first());
        position.steps.open(opening, &mut position.table, &mut Log::silent());
        Ok(position)
    }
}

/// AGO-0.6, AGO-0.7: coins by seat, and piles without the removed cards but with end cards.
fn empty_board(all: &Components, deal: Deal, setup: &Setup) -> Board {
    let n = setup.seats as u8;
    let mut board = Board {
        deal,
        rules: setup.rules,
        n,
        players: std::array::from_fn(|_| Holdings::default()),
        piles: Colour::ALL.map(|colour| Pile { left: full_pile(all, n, colour), locked: false }),
        used: Set::EMPTY,
        partners: Set::EMPTY,
        over: false,
    };
    for player in board.everybody() {
        let numbers = &all.numbers;
        board.of_mut(player).coins = numbers.first_coins + numbers.coins_step * u16::from(player.0);
    }
    board
}

/// AGO-0.7: a pile at the start, its end card included.
pub(crate) fn full_pile(all: &Components, n: u8, colour: Colour) -> u8 {
    all.all.of_colour(colour) - all.removed[usize::from(n)] + 1
}

impl Stepped for Position {
    type Step = Frame;
    const LAST_CLAUSE: &'static str = "AGO-8.1";

    fn top(&self) -> Option<&Frame> {
        self.steps.top()
    }

    fn board(&self) -> &Table {
        &self.table
    }

    fn act(&mut self, mv: Move, log: &mut Log<'_, Event>) {
        self.steps.act(mv, &mut self.table, log);
    }
}
