//! The game: its set-ups, its first position and its outcome.

use std::sync::OnceLock;

use table::{
    About, Edition, Message, Named, Outcome, Rules, Scenario, Seat, Setup, SetupError, Speech,
};

use crate::audit;
use crate::board::Deal;
use crate::components::{FEWEST_PLAYERS, components};
use crate::event::Event;
use crate::ids::{MOST_PLAYERS, Player};
use crate::moves::Move;
use crate::names;
use crate::position::Position;
use crate::refusal::Reason;
use crate::rules::scoring;

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

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Position::start(setup)
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
