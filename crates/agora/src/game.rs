//! The game: its set-ups, its first position and its outcome.

use std::sync::OnceLock;

use table::{
    About, Edition, Log, Message, Named, Outcome, Rules, Scenario, Seat, Set, Setup, SetupError,
    Speech, Steps,
};

use crate::audit;
use crate::board::{Board, Deal, Holdings, Pile};
use crate::components::{Components, FEWEST_PLAYERS, components};
use crate::event::Event;
use crate::flow::Frame;
use crate::ids::{Colour, MOST_PLAYERS, Player};
use crate::moves::Move;
use crate::names;
use crate::position::{Position, Secrets, Table};
use crate::refusal::Reason;
use crate::rules::scoring;
use crate::rules::setup::Opening;

/// The edition whose rulebook is followed.
pub(crate) const EDITION: &str = "2018";

/// Colovini's *Polis*.
#[derive(Debug)]
pub struct Agora;

impl Rules for Agora {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        static ABOUT: OnceLock<About> = OnceLock::new();
        ABOUT.get_or_init(|| {
            let title = |message: Message| Agora::words().say("en", &message);
            let scenario =
                |deal: Deal| Scenario { id: deal.id().to_owned(), title: title(deal.name()) };
            About {
                id: "agora",
                name: title(Message::new("game-name")),
                seats: Player::all().map(Player::id).collect(),
                alone: None,
                seat_counts: FEWEST_PLAYERS..=MOST_PLAYERS,
                editions: vec![Edition {
                    id: EDITION.to_owned(),
                    title: title(Message::new("edition-2018")),
                    scenarios: Deal::ALL.map(scenario).to_vec(),
                    reconstructed: components().reconstructed,
                }],
                options: Vec::new(),
                rules: &audit::RULES,
                sources: components().sources.clone(),
            }
        })
    }

    /// AGO-0.2: an empty table, as far as it can be laid out without players and chance.
    fn start(setup: &Setup) -> Result<Position, SetupError> {
        setup.check(Self::about())?;
        let deal = Deal::by_id(&setup.scenario).expect("every scenario of the game is a deal");
        let all = components();
        let mut table = Table {
            board: empty_board(all, deal, setup),
            secrets: Secrets { unseen: all.all, ..Secrets::default() },
        };
        let mut steps = Steps::default();
        steps.open(Frame::Opening(Opening::first()), &mut table, &mut Log::silent());
        Ok(Position { table, steps })
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        scoring::outcome(&position.table)
    }

    /// The city board and its side.
    fn role(position: &Position, seat: Seat) -> Option<&'static str> {
        let own = position.table.board.players.get(seat.index())?;
        Some(names::board_side(own.city?, own.side?))
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
        piles: Colour::ALL.map(|colour| Pile { left: all.full_pile(n, colour), locked: false }),
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
