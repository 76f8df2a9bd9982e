//! What would make a refused move possible, worked out from the position.

use table::{Help, Log, Message, Rules, Set, Speech, Steps};

use crate::Agora;
use crate::components::{OnPlace, components};
use crate::flow::Frame;
use crate::ids::{Kind, Piece, Player};
use crate::moves::Move;
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::rules::turn::Phase;
use crate::speech::{acting, turn_of, used};

/// What would make a refused move possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// Another move first, which can be made now, with what it asks.
    First(Move),
    /// Two moves first, one after the other.
    Two(Move, Move),
    /// A card of the hand that has to stand in the city.
    Place {
        /// The card.
        kind: Kind,
    },
    /// AGO-3.1: the same where development is over, in the player's next turn.
    PlaceLater {
        /// The card.
        kind: Kind,
    },
    /// So many coins more.
    Coins {
        /// How many.
        more: u16,
    },
    /// So many victory points more.
    Points {
        /// How many.
        more: u16,
    },
    /// AGO-3.1, AGO-5.3: the player's next turn.
    NextTurn,
    /// AGO-9.7: the Port comes back when this player has traded.
    PortBack {
        /// At whom it is turned.
        at: Player,
    },
}

/// Nobody is told to find more coins or points than this: the box holds 240 coins.
const MOST: u16 = 240;

/// What would help against a refusal.
pub(crate) fn help(position: &Position, mv: Move, refusal: &Refusal) -> Help<Remedy> {
    use Reason as R;
    let reason = refusal.reason;
    if let Some(remedy) = find(position, mv, reason).or_else(|| find_two(position, mv, reason)) {
        return Help::Remedy(remedy);
    }
    match reason {
        R::BoardTaken { .. }
        | R::Locked { .. }
        | R::NoOpenPile
        | R::NotInHand { .. }
        | R::EnoughDeveloped { .. }
        | R::HasCoin { .. }
        | R::AlreadyUsed { .. }
        | R::NoSuchUse { .. }
        | R::NothingExchanged
        | R::AnotherPlayer
        | R::NoPerson { .. }
        | R::NoTradeLeft
        | R::TradePartner
        | R::WarFought
        | R::StatueFirst
        | R::Diogenes
        | R::TooFewCoins { .. }
        | R::TooFewPoints { .. } => Help::Nothing,
        R::BoundByPort { .. } if mv != Move::Done => Help::Nothing,
        // Another choice would do, or something that only the course of the game can bring.
        _ => Help::Asked,
    }
}

/// The first remedy after which the move is legal, or after which something else helps.
fn find(position: &Position, mv: Move, reason: Reason) -> Option<Remedy> {
    let mut found = None;
    candidates(position, mv, reason, &mut |remedy| {
        found = found.or_else(|| leads(position, mv, reason, remedy).then_some(remedy));
    });
    found
}

/// Two moves after which the move is legal, where none alone is enough.
fn find_two(position: &Position, mv: Move, reason: Reason) -> Option<Remedy> {
    use Reason as R;
    let helped = matches!(
        reason,
        R::NotInCity { .. }
            | R::NoAssassin
            | R::JustExchanged
            | R::NoHistory
            | R::NotInHistory { .. }
    );
    let me = acting(position);
    let firsts = if helped { advised(position, mv) } else { Vec::new() };
    firsts.into_iter().find_map(|first| {
        let mut after = position.clone();
        make(&mut after, first);
        let goes_on = acting(&after) == me && position.steps.as_slice().len() == 2;
        let then = if goes_on { advised(&after, mv) } else { Vec::new() };
        let helps = |then: &Move| {
            let mut last = after.clone();
            make(&mut last, *then);
            Agora::check(&last, mv).is_ok()
        };
        Some(Remedy::Two(first, then.into_iter().find(helps)?))
    })
}

/// Whether the move is legal after a remedy, or refused for another reason that has one.
fn leads(position: &Position, mv: Move, reason: Reason, remedy: Remedy) -> bool {
    let mut after = position.clone();
    carry_out(&mut after, &remedy);
    match (Agora::check(&after, mv), remedy) {
        (Ok(()), _) => true,
        // A move that is said to be enough has to be.
        (Err(_), Remedy::First(_)) => false,
        (Err(next), _) => {
            Agora::is_another(&reason, &next.reason) && find(&after, mv, next.reason).is_some()
        }
    }
}

/// What might help against a reason, the best first.
fn candidates(position: &Position, mv: Move, reason: Reason, try_out: &mut impl FnMut(Remedy)) {
    use Reason as R;
    let board = &position.table.board;
    let me = acting(position);
    // Once two end cards are shown, nothing comes after this turn's development; and some
    // questions do not wait for a later turn.
    let passing = matches!(position.steps.top(), Some(Frame::Closing(_) | Frame::Colony(_)));
    let later = !board.is_ending() && !passing;
    let hand = position.table.secrets.hands[me.index()];
    let place = |kind: Kind, try_out: &mut dyn FnMut(Remedy)| {
        if later && hand.has(kind) && components().card(kind).on_place == OnPlace::Nothing {
            let now = is_in_time(position, mv, kind);
            try_out(if now { Remedy::Place { kind } } else { Remedy::PlaceLater { kind } });
        }
    };
    let firsts = |try_out: &mut dyn FnMut(Remedy)| {
        advised(position, mv).into_iter().for_each(|mv| try_out(Remedy::First(mv)));
    };
    match reason {
        R::TooFewCoins { need, have } => {
            firsts(try_out);
            if later && need <= MOST {
                try_out(Remedy::Coins { more: need.saturating_sub(have) });
            }
        }
        R::TooFewPoints { need, have } => {
            firsts(try_out);
            if later && need <= MOST {
                try_out(Remedy::Points { more: need.saturating_sub(have) });
            }
        }
        // A card that stood there with other marks is not brought back.
        R::NotInCity { kind } if uses(mv) || matches!(mv, Move::Buy(..) | Move::Look(_)) => {
            firsts(try_out);
            place(kind, try_out);
        }
        R::NoAssassin | R::NotItself => {
            firsts(try_out);
            place(components().named.assassin, try_out);
        }
        R::NoSacrifice | R::TooWeak { .. } => {
            firsts(try_out);
            hand.kinds().for_each(|(kind, _)| place(kind, try_out));
        }
        R::IncomeFirst | R::JustExchanged | R::NoHistory | R::NotInHistory { .. } => {
            firsts(try_out);
        }
        R::AlreadyUsed { kind } if kind == components().named.port => {
            let ports = board.of(me).cards.iter().filter_map(|piece| piece.aim());
            ports.for_each(|at| try_out(Remedy::PortBack { at }));
        }
        // AGO-6.1, AGO-7.1, AGO-7.2: each turn has its own trade and its own war.
        R::AlreadyUsed { .. }
        | R::EnoughDeveloped { .. }
        | R::NoTradeLeft
        | R::TradePartner
        | R::WarFought
            if later =>
        {
            try_out(Remedy::NextTurn);
        }
        _ => {}
    }
}

/// Whether a card of the hand can come into the city in this turn, and the move after it: the
/// Assassin strikes in any phase, and what else a card does in a phase is over by then.
fn is_in_time(position: &Position, mv: Move, kind: Kind) -> bool {
    let phase = turn_of(position.steps.as_slice()).map(|turn| turn.phase);
    let developed = match phase {
        Some(Phase::Develop) => Agora::check(position, Move::Develop(kind)).is_ok(),
        phase => phase < Some(Phase::Develop),
    };
    matches!(mv, Move::Assassinate(..)) && developed
}

/// Moves that use a card of the city, which may not be there.
fn uses(mv: Move) -> bool {
    !matches!(mv, Move::Protect(_) | Move::Sacrifice(_)) && used(mv).is_some()
}

/// Moves that can be made now and leave the player to act. AGO-9.6: to exchange with Euclid and
/// back again gains nothing, so neither exchange is advised for the other.
fn advised(position: &Position, mv: Move) -> Vec<Move> {
    let mut legal = Vec::new();
    Agora::legal(position, &mut legal);
    let exchanges = |mv: Move| matches!(mv, Move::BuyVp(_) | Move::SellVp(_));
    let fits = |first: &Move| {
        uses(*first) && !(exchanges(mv) && exchanges(*first))
            || matches!(first, Move::Income | Move::Develop(_) | Move::Assassinate(..))
    };
    legal.retain(fits);
    legal
}

/// Makes a move, and what it asks at once: Herodotus has to remove a card, whichever it is.
fn make(position: &mut Position, mv: Move) {
    Agora::play(position, mv, &mut Log::silent());
    if let Some(Frame::Erase(_)) = position.steps.top() {
        let mut legal = Vec::new();
        Agora::legal(position, &mut legal);
        legal.first().into_iter().for_each(|&mv| Agora::play(position, mv, &mut Log::silent()));
    }
}

/// Puts a position into the state that a remedy speaks of.
pub(crate) fn carry_out(position: &mut Position, remedy: &Remedy) {
    let me = acting(position);
    let table = &mut position.table;
    match *remedy {
        Remedy::First(mv) => make(position, mv),
        Remedy::Two(first, then) => {
            make(position, first);
            make(position, then);
        }
        Remedy::Place { kind } | Remedy::PlaceLater { kind } => {
            if table.secrets.hands[me.index()].take(kind) {
                table.secrets.leave_open(me, kind);
                table.board.of_mut(me).put(Piece::new(kind));
            }
        }
        Remedy::Coins { more } => table.board.receive(me, more),
        Remedy::Points { more } => table.board.receive_vp(me, more),
        Remedy::NextTurn => {
            table.board.used = Set::EMPTY;
            table.board.partners = Set::EMPTY;
            let mut steps = position.steps.as_slice().to_vec();
            match steps.last_mut() {
                Some(Frame::Develop(step)) => step.done = 0,
                Some(Frame::Trade(step)) => step.made = 0,
                Some(Frame::War(step)) => step.fought = false,
                _ => {}
            }
            position.steps = Steps::stored(&steps).unwrap_or_else(|| position.steps.clone());
        }
        Remedy::PortBack { at } => {
            let turned = |piece: &Piece| piece.aim() == Some(at);
            while let Some(port) = table.board.of(me).cards.iter().copied().find(turned) {
                table.board.of_mut(me).mark(port, port.aimed(None));
            }
        }
    }
}

/// The message that says a remedy.
pub(crate) fn say(remedy: &Remedy) -> Message {
    let plain = |id: &'static str| Message::new(id);
    let card = |id: &'static str, kind| plain(id).with("card", &kind);
    match *remedy {
        Remedy::First(mv) => say_first(mv),
        Remedy::Two(first, then) => {
            plain("remedy-two").name("first", say_first(first)).name("then", say_first(then))
        }
        Remedy::Place { kind } => card("remedy-place", kind),
        Remedy::PlaceLater { kind } => card("remedy-place-later", kind),
        Remedy::Coins { more } => plain("remedy-coins").number("n", more),
        Remedy::Points { more } => plain("remedy-points").number("n", more),
        Remedy::NextTurn => plain("remedy-next-turn"),
        Remedy::PortBack { at } => plain("remedy-port-back").with("player", &at),
    }
}

fn say_first(mv: Move) -> Message {
    let plain = |id: &'static str| Message::new(id);
    let card = |id: &'static str, kind| plain(id).with("card", &kind);
    match mv {
        Move::Income => plain("remedy-income"),
        Move::Develop(kind) => card("remedy-develop", kind),
        Move::Hippocrates(kind, _) => card("remedy-hippocrates", kind),
        Move::BuyVp(n) => plain("remedy-buy-vp").number("n", n),
        Move::SellVp(n) => plain("remedy-sell-vp").number("n", n),
        Move::Assassinate(player, piece) => {
            card("remedy-strike", piece.kind).with("player", &player)
        }
        _ => plain("remedy-use").with("card", &used(mv)),
    }
}
