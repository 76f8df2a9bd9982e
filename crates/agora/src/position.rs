//! A game in progress: the open table, the secrets, and the pending steps.

use table::{Log, Stepped, Steps};

use crate::bag::Bag;
use crate::board::Board;
use crate::event::Event;
use crate::flow::Frame;
use crate::glimpse::Glimpses;
use crate::ids::{COLOURS, Colour, Kind, MOST_PLAYERS, Player};
use crate::known::{Cards, Knowers, Known, Top, put_down};
use crate::moves::Move;

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
