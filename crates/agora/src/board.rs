//! What lies open on the table, and plain questions about it.

use arrayvec::ArrayVec;
use table::{Id, Set};

use crate::components::{Components, Sums, components};
use crate::ids::{COLOURS, City, Colour, Kind, MOST_PLAYERS, Piece, Player, Side};
use crate::known::{put_down, take_out};

/// All cards of the game could in principle stand in one city.
pub const MOST_CARDS: usize = 64;

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How boards are given out.
    pub deal: Deal,
    /// The version of the rules.
    pub rules: u32,
    /// How many play.
    pub n: u8,
    /// The players, clockwise from the first; places beyond `n` stay empty.
    pub players: [Holdings; MOST_PLAYERS],
    /// The piles.
    pub piles: [Pile; COLOURS],
    /// AGO-5.3: kinds used in this turn.
    pub used: Set<Kind>,
    /// AGO-7.2: trade partners of this turn.
    pub partners: Set<Player>,
    /// The last score has been counted.
    pub over: bool,
}

/// AGO-0.3 to AGO-0.5: how city boards are given out; the scenarios of the game, the default first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(kind = "scenario", name = "scenario-{kebab_id}")]
pub enum Deal {
    /// Fixed boards.
    FirstGame,
    /// A random board; its owner chooses the side.
    #[id("dealt_boards")]
    Dealt,
    /// Everybody chooses board and side.
    #[id("chosen_boards")]
    Chosen,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// The city board, once it is given out.
    pub city: Option<City>,
    /// Its side, once it is chosen.
    pub side: Option<Side>,
    /// Coins.
    pub coins: u16,
    /// Victory points in tokens.
    pub vp: u16,
    /// Face-up cards, in order of kind and marks.
    pub cards: ArrayVec<Piece, MOST_CARDS>,
}

/// A pile of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// Cards in it, its end card included while that is still in it.
    pub left: u8,
    /// AGO-1.5: its end card has been shown.
    pub locked: bool,
}

impl Board {
    /// The players at the table.
    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + use<> {
        Player::first(self.n)
    }

    /// Whether a player sits at the table.
    #[must_use]
    pub const fn plays(&self, player: Player) -> bool {
        player.0 < self.n
    }

    /// The others, clockwise from the left of `player`.
    pub fn others(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        let n = self.n;
        (1..n).map(move |step| Player((player.0 + step) % n))
    }

    /// The player to the left.
    #[must_use]
    pub fn left_of(&self, player: Player) -> Player {
        Player((player.0 + 1) % self.n.max(1))
    }

    /// What lies before a player.
    #[must_use]
    pub fn of(&self, player: Player) -> &Holdings {
        &self.players[player.index()]
    }

    /// Mutable access to what lies before a player.
    pub fn of_mut(&mut self, player: Player) -> &mut Holdings {
        &mut self.players[player.index()]
    }

    /// Coins of a player.
    #[must_use]
    pub fn coins(&self, player: Player) -> u16 {
        self.of(player).coins
    }

    /// AGO-0.2: the bank is never short.
    pub fn receive(&mut self, player: Player, coins: u16) {
        let own = &mut self.of_mut(player).coins;
        *own = own.saturating_add(coins);
    }

    /// Takes coins that the rules have seen to be there.
    pub fn pay(&mut self, player: Player, coins: u16) {
        let own = &mut self.of_mut(player).coins;
        *own = own.saturating_sub(coins);
    }

    /// Takes victory points that the rules have seen to be there.
    pub fn pay_vp(&mut self, player: Player, vp: u16) {
        let own = &mut self.of_mut(player).vp;
        *own = own.saturating_sub(vp);
    }

    /// Gives victory points.
    pub fn receive_vp(&mut self, player: Player, vp: u16) {
        let own = &mut self.of_mut(player).vp;
        *own = own.saturating_add(vp);
    }

    /// AGO-1.4: piles that can be drawn from.
    pub fn open_piles(&self) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(|&colour| self.is_open(colour))
    }

    /// Whether a pile can be drawn from.
    #[must_use]
    pub fn is_open(&self, colour: Colour) -> bool {
        let pile = self.piles[colour.index()];
        !pile.locked && pile.left > 0
    }

    /// End cards shown so far.
    #[must_use]
    pub fn ends(&self) -> u8 {
        self.piles.iter().map(|pile| u8::from(pile.locked)).sum()
    }

    /// AGO-8.1: the last turn is being played.
    #[must_use]
    pub fn is_ending(&self) -> bool {
        self.ends() >= components().numbers.ends
    }

    /// A kind of card has been used in this turn.
    #[must_use]
    pub fn is_used(&self, kind: Kind) -> bool {
        self.used.contains(kind)
    }

    /// Adds up icons that are visible in a city: its board's and its cards'. AGO-4.2: what a
    /// coin covers is not.
    pub fn sum(&self, player: Player, icon: impl Fn(&Sums) -> u8) -> u16 {
        let all = components();
        let own = self.of(player);
        let cards = own.cards.iter().map(|piece| u16::from(icon(visible(all, *piece))));
        cards.sum::<u16>() + own.board_sums().map_or(0, |sums| u16::from(icon(sums)))
    }

    /// Face-up cards of a colour.
    #[must_use]
    pub fn of_colour(&self, player: Player, colour: Colour) -> u16 {
        self.of(player).cards.iter().filter(|piece| piece.kind.colour() == colour).count() as u16
    }

    /// Face-up cards with the building symbol.
    #[must_use]
    pub fn buildings(&self, player: Player) -> u16 {
        let all = components();
        self.of(player).cards.iter().filter(|piece| all.card(piece.kind).building).count() as u16
    }
}

impl Holdings {
    /// The icons of the board.
    #[must_use]
    pub fn board_sums(&self) -> Option<&'static Sums> {
        Some(components().side(self.city?, self.side?))
    }

    /// Whether a kind of card stands in the city.
    #[must_use]
    pub fn has(&self, kind: Kind) -> bool {
        self.find(kind).is_some()
    }

    /// The first card of a kind.
    #[must_use]
    pub fn find(&self, kind: Kind) -> Option<Piece> {
        self.cards.iter().copied().find(|piece| piece.kind == kind)
    }

    /// The cards of a kind, each once.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = Piece> + '_ {
        self.distinct().filter(move |piece| piece.kind == kind)
    }

    /// Places a card in its order.
    pub fn put(&mut self, piece: Piece) {
        put_down(&mut self.cards, piece);
    }

    /// Takes a card away; `false` if it is not there.
    pub fn take(&mut self, piece: Piece) -> bool {
        take_out(&mut self.cards, &piece)
    }

    /// Changes the marks of a card.
    pub fn mark(&mut self, from: Piece, to: Piece) {
        if self.take(from) {
            self.put(to);
        }
    }

    /// Each card once: copies that are marked alike stand together.
    pub fn distinct(&self) -> impl Iterator<Item = Piece> + '_ {
        let mut last = None;
        self.cards.iter().copied().filter(move |piece| last.replace(*piece) != Some(*piece))
    }
}

/// The icons of a card that no coin covers.
#[must_use]
pub fn visible(all: &'static Components, piece: Piece) -> &'static Sums {
    &all.card(piece.kind).sums[usize::from(piece.has_coin())]
}
