//! Whether a position could have arisen. Positions come from outside through this door, and the
//! property tests hold every position of every game against it.

use table::Step;

use crate::board::{Board, Deal};
use crate::components::components;
use crate::flow::Frame;
use crate::glimpse::Glimpse;
use crate::ids::{Colour, Kind, Piece, Player};
use crate::position::{Face, Knowers, Position, Secrets, Table, full_pile};
use crate::rules::activate::Activate;
use crate::rules::auction::Selling;
use crate::rules::develop::Develop;
use crate::rules::draw::Stage;
use crate::rules::turn::{Phase, Turn};
use crate::speech::turn_of;
use crate::view::{owner_of_alexander, placed, seller};

/// The versions of the rules that this code can play, the newest first.
pub(crate) const RULES: [u32; 1] = [1];

/// More coins or points than any game can bring.
const MOST: u16 = 10_000;

/// Everything that is wrong with a position.
///
/// # Errors
/// One sentence for each fault.
pub(crate) fn audit(position: &Position) -> Result<(), Vec<String>> {
    let mut faults = Vec::new();
    let Table { board, secrets } = &position.table;
    audit_board(board, &mut faults);
    audit_cards(board, secrets, &mut faults);
    audit_glimpses(board, secrets, seller(position.steps.as_slice()), &mut faults);
    // The steps lean on the board, so a broken board is reported alone.
    if faults.is_empty() {
        audit_steps(&position.table, position.steps.as_slice(), &mut faults);
        audit_used(&position.table, turn_of(position.steps.as_slice()), &mut faults);
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Remembers a fault unless the condition holds.
fn expect(faults: &mut Vec<String>, holds: bool, fault: impl FnOnce() -> String) {
    if !holds {
        faults.push(fault());
    }
}

fn audit_board(board: &Board, faults: &mut Vec<String>) {
    expect(faults, RULES.contains(&board.rules), || format!("rules version {}", board.rules));
    for player in board.everybody() {
        let own = board.of(player);
        expect(faults, own.coins <= MOST && own.vp <= MOST, || {
            format!("{} has {} coins and {} points", player.id(), own.coins, own.vp)
        });
        let twice = board
            .others(player)
            .any(|other| own.city.is_some() && board.of(other).city == own.city);
        expect(faults, !twice, || format!("{} shares a board", player.id()));
        expect(faults, own.city.is_some() || own.side.is_none(), || {
            format!("{} has a side without a board", player.id())
        });
        for piece in &own.cards {
            audit_piece(board, player, *piece, faults);
        }
    }
    let players = (1_u8 << board.n) - 1;
    expect(faults, board.partners & !players == 0, || "partners who do not play".to_owned());
}

/// AGO-5.3, AGO-9.7: only some cards are used up, and only Ports are turned at players.
fn audit_piece(board: &Board, owner: Player, piece: Piece, faults: &mut Vec<String>) {
    let named = &components().named;
    let once = [named.assassin, named.herodotus, named.hippocrates].contains(&piece.kind);
    expect(faults, once || !piece.is_spent(), || format!("{} can't be spent", piece.word()));
    let aimed =
        piece.aim().is_none_or(|at| piece.kind == named.port && at != owner && at.0 < board.n);
    expect(faults, aimed, || format!("{} is turned at nobody", piece.word()));
}

/// AGO-0.2, AGO-0.7: no card is made or lost.
fn audit_cards(board: &Board, secrets: &Secrets, faults: &mut Vec<String>) {
    let all = components();
    let mut counts = vec![0_u8; all.cards.len()];
    placed(board, secrets)
        .for_each(|kind| counts[kind.index()] = counts[kind.index()].saturating_add(1));
    for (card, &n) in all.cards.iter().zip(&counts) {
        expect(faults, n <= card.copies, || format!("{n} × {}", card.id));
    }
    if !faults.is_empty() {
        return;
    }
    for colour in Colour::ALL {
        audit_pile(board, secrets, colour, faults);
    }
    let everybody = Knowers((1 << board.n) - 1);
    let known = |by: Knowers| by == Knowers::ALL || by.0 & !everybody.0 == 0;
    let heaps = secrets.histories.iter().chain([&secrets.boxed]).flatten();
    let tops = secrets.tops.iter().flatten();
    let apart = heaps.clone().all(|card| card.by.0 & card.privy.0 == 0 && known(card.privy));
    let sound = apart && heaps.map(|card| card.by).chain(tops.map(|top| top.by)).all(known);
    expect(faults, sound, || "a card is known to somebody who does not play".to_owned());
    let named = &all.named;
    let once = [named.assassin, named.herodotus, named.hippocrates];
    let mut spent = secrets.histories.iter().flatten().filter(|card| card.spent);
    let odd = spent.any(|card| !once.contains(&card.kind) || card.by != Knowers::ALL);
    let boxed = secrets.boxed.iter().any(|card| card.spent);
    expect(faults, !odd && !boxed, || "a face-down card that can't be spent".to_owned());
    let owners = board
        .everybody()
        .filter(|&player| secrets.history(player).iter().any(|card| !card.by.has(player)));
    expect(faults, owners.count() == 0, || "a player who forgot the own history".to_owned());
    expect(faults, secrets.tucked.is_empty() || owner_of_alexander(board).is_some(), || {
        "cards lie under an Alexander who is not there".to_owned()
    });
    let empty = (usize::from(board.n)..secrets.hands.len())
        .all(|index| secrets.hands[index].is_empty() && secrets.histories[index].is_empty());
    expect(faults, empty, || "cards of somebody who does not play".to_owned());
}

/// AGO-9.23: what was seen is where it is said to be; what is under the hammer counts as in hand.
fn audit_glimpses(
    board: &Board,
    secrets: &Secrets,
    seller: Option<Player>,
    faults: &mut Vec<String>,
) {
    for &glimpse in &secrets.glimpses {
        let Glimpse { by, hand, kind } = glimpse;
        let owner = hand.or_else(|| owner_of_alexander(board));
        let lies = match hand {
            Some(hand) => {
                let lot = secrets.lot == Some(kind) && seller == Some(hand);
                secrets.hands[hand.index()].count(kind) + u8::from(lot)
            }
            None => secrets.tucked.count(kind),
        };
        let seen = secrets.glimpses.iter().filter(|one| **one == glimpse).count();
        let sound = by.0 < board.n && owner.is_some_and(|owner| owner != by && owner.0 < board.n);
        expect(faults, sound && seen <= usize::from(lies), || {
            format!("{} has seen {} where it is not", by.id(), kind.id())
        });
    }
}

fn audit_pile(board: &Board, secrets: &Secrets, colour: Colour, faults: &mut Vec<String>) {
    let all = components();
    let pile = board.piles[colour.index()];
    let top = secrets.tops[colour.index()];
    let removed = all.removed[usize::from(board.n)];
    let hidden = u16::from(secrets.unseen.of_colour(colour));
    let seen = u16::from(matches!(top.map(|top| top.face), Some(Face::Card(_))));
    let here = u16::from(Table::cards_left(board, colour)) + u16::from(removed);
    expect(faults, hidden + seen == here, || {
        format!("{} {} cards are in the pile, not {here}", hidden + seen, colour.id())
    });
    let full = full_pile(all, board.n, colour);
    let fits = if pile.locked { pile.left < all.end_zone } else { (2..=full).contains(&pile.left) };
    expect(faults, fits, || format!("{} cards in the {} pile", pile.left, colour.id()));
    let may_end = pile.left <= all.end_zone;
    let sound = top.is_none_or(|top| {
        let colour_fits = match top.face {
            Face::Card(kind) => kind.colour() == colour,
            Face::End => may_end,
        };
        !pile.locked && colour_fits && top.by != Knowers::default() && top.by != Knowers::ALL
    });
    expect(faults, sound, || format!("the top of the {} pile", colour.id()));
}

/// AGO-5.3: what is used once a turn lies before whoever used it: in the city, or in the history
/// if it was lost since. Nobody's turn is left once the game is over.
fn audit_used(table: &Table, turn: Option<Turn>, faults: &mut Vec<String>) {
    let Table { board, secrets } = table;
    let named = &components().named;
    for kind in Kind::all().filter(|kind| board.is_used(*kind)) {
        let id = kind.id();
        let first = match kind {
            _ if !named.once_a_turn().contains(&kind) => {
                faults.push(format!("{id} is not used once a turn"));
                continue;
            }
            _ if kind == named.lighthouse => Phase::Lighthouse,
            _ if kind == named.aristotle => Phase::Draw,
            _ => Phase::Income,
        };
        let lost = |one: Player| {
            secrets.history(one).iter().any(|card| card.kind == kind && card.by.is_all())
        };
        let mut owners = board.everybody().filter(|&one| board.of(one).has(kind) || lost(one));
        let owned = match turn {
            Some(turn) => owners.any(|one| one == turn.player),
            None => board.over && owners.next().is_some(),
        };
        expect(faults, owned, || format!("{id} is used by somebody who does not have it"));
        let time = turn.is_none_or(|turn| turn.phase >= first);
        expect(faults, time, || format!("{id} is used before its phase"));
    }
}

fn audit_steps(table: &Table, steps: &[Frame], faults: &mut Vec<String>) {
    let board = &table.board;
    let Some(&top) = steps.last() else {
        let over = board.over && board.is_ending();
        return expect(faults, over, || "no step is pending, but the game is not over".to_owned());
    };
    expect(faults, !board.over, || "the game is over, but steps are pending".to_owned());
    let mut parents = [None].into_iter().chain(steps.iter().copied().map(Some));
    for &step in steps {
        let parent = parents.next().flatten();
        expect(faults, follows(table, parent, step), || format!("{step:?} in {parent:?}"));
    }
    let selling = seller(steps).is_some();
    expect(faults, selling == table.secrets.lot.is_some(), || {
        "a lot without an auction".to_owned()
    });
    let settled =
        steps.iter().any(|step| matches!(step, Frame::Opening(opening) if !opening.cards))
            || board.everybody().all(|player| board.of(player).side.is_some());
    expect(faults, settled, || "a city without a board".to_owned());
    if faults.is_empty() {
        let mut legal = Vec::new();
        top.legal(table, &mut legal);
        expect(faults, !legal.is_empty(), || format!("{top:?} leaves nothing to do"));
    }
}

/// Whether a step can lie on another; `None` is the bottom.
fn follows(table: &Table, parent: Option<Frame>, step: Frame) -> bool {
    let board = &table.board;
    let plays = |player: Player| player.0 < board.n;
    match (parent, step) {
        (None, Frame::Opening(opening)) => fits_opening(board, opening.cards, opening.done),
        (None, Frame::Turn(turn)) => {
            let late = turn.phase > Phase::Develop && turn.phase != Phase::Income;
            plays(turn.player) && !(late && board.is_ending())
        }
        (None, _) => false,
        (Some(Frame::Opening(opening)), Frame::Draw(draw)) => {
            opening.cards
                && opening.done == draw.player.0 + 1
                && fits_draw(board, draw.colour, draw.replaces)
                && !draw.into_city
        }
        (Some(Frame::Turn(turn)), step) => in_phase(board, turn.player, turn.phase, step),
        (Some(Frame::Lighthouse(_)), Frame::Peek(peek)) => {
            plays(peek.player) && board.is_open(peek.colour)
        }
        (Some(Frame::Drawing(drawing)), Frame::Draw(draw)) => {
            drawing.player == draw.player
                && drawing.stage != Stage::First
                && !draw.into_city
                && fits_draw(board, draw.colour, draw.replaces)
        }
        (Some(Frame::Selling(selling)), Frame::Bidding(bidding)) => {
            selling.player == bidding.seller && selling.sold > 0 && fits_bidding(table, step)
        }
        (Some(Frame::Selling(selling)), Frame::Closing(closing)) => {
            let low = closing.bid < components().numbers.must_sell;
            let bidder = closing.bidder.is_none_or(|one| {
                plays(one) && one != closing.seller && board.coins(one) >= closing.bid
            });
            selling.player == closing.seller
                && selling.sold > 0
                && low
                && bidder
                && closing.bidder.is_some() == (closing.bid > 0)
        }
        (Some(Frame::Selling(Selling { player, .. })), step)
        | (Some(Frame::Develop(Develop { player, .. })), step)
        | (Some(Frame::Activate(Activate { player, .. })), step) => {
            let active = !matches!(step, Frame::Phidias(phidias) if phidias.active != player);
            active && fits_effect(board, step)
        }
        (Some(Frame::War(war)), Frame::Plunder(step)) => {
            war.fought
                && war.player == step.attacker
                && step.attacker != step.defender
                && plays(step.defender)
        }
        (Some(Frame::War(war)), Frame::Sacrifice(step)) => war.fought && war.player == step.player,
        (Some(Frame::Phidias(phidias)), Frame::Draw(draw)) => {
            phidias.drawing
                && phidias.turn == draw.player
                && !draw.into_city
                && fits_draw(board, draw.colour, draw.replaces)
        }
        _ => false,
    }
}

fn fits_opening(board: &Board, cards: bool, done: u8) -> bool {
    let settled = |player: Player| board.of(player).side.is_some();
    let fresh = board.everybody().all(|player| board.of(player).cards.is_empty());
    if cards {
        return fresh && done <= board.n && board.everybody().all(settled);
    }
    let count = board.everybody().filter(|&player| settled(player)).count();
    let order = match board.deal {
        Deal::FirstGame => false,
        Deal::Dealt => {
            let dealt = board.everybody().filter(|&one| board.of(one).city.is_some()).count();
            // AGO-0.4: no side is chosen before the last board is dealt.
            board.everybody().take(count).all(settled)
                && board.everybody().take(dealt).all(|one| board.of(one).city.is_some())
                && (count == 0 || dealt == usize::from(board.n))
        }
        Deal::Chosen => {
            board.everybody().rev().take(count).all(settled)
                && board.everybody().rev().skip(count).all(|one| board.of(one).city.is_none())
        }
    };
    fresh && order && usize::from(done) == count && done < board.n
}

fn fits_draw(board: &Board, colour: Colour, replaces: bool) -> bool {
    let pile = board.piles[colour.index()];
    if replaces { pile.locked && pile.left > 0 } else { board.is_open(colour) }
}

fn in_phase(board: &Board, player: Player, phase: Phase, step: Frame) -> bool {
    let named = &components().named;
    let (own, fits) = match step {
        Frame::Lighthouse(step) => {
            let owns = board.of(player).has(named.lighthouse);
            let seen = step.seen.count_ones();
            let looked = (seen > 0) == board.is_used(named.lighthouse);
            (
                step.player,
                phase == Phase::Lighthouse && owns && seen <= 2 && step.seen < 16 && looked,
            )
        }
        Frame::Drawing(step) => {
            let first = (step.stage == Stage::First) == step.first.is_none();
            let none_open = board.open_piles().next().is_none();
            (step.player, phase == Phase::Draw && (first || none_open))
        }
        Frame::Selling(step) => (step.player, phase == Phase::Auction),
        Frame::Develop(step) => {
            let most = components().numbers.developments;
            (step.player, phase == Phase::Develop && step.done <= most)
        }
        Frame::Protect(step) => (step.player, phase == Phase::Protect),
        Frame::Activate(step) => (step.player, phase == Phase::Income),
        Frame::Trade(step) => (step.player, phase == Phase::Trade && step.made <= 1),
        Frame::War(step) => (step.player, phase == Phase::War),
        _ => return false,
    };
    fits && own == player
}

fn fits_bidding(table: &Table, step: Frame) -> bool {
    let Frame::Bidding(bidding) = step else { return false };
    let board = &table.board;
    let plays = |player: Player| player.0 < board.n && player != bidding.seller;
    let active = plays(bidding.turn)
        && Some(bidding.turn) != bidding.bidder
        && bidding.passed & bidding.turn.bit() == 0
        && board.coins(bidding.turn) > bidding.bid;
    let bidder = bidding.bidder.is_none_or(|one| {
        plays(one) && bidding.passed & one.bit() == 0 && board.coins(one) >= bidding.bid
    });
    let lot = table.secrets.lot.is_some_and(|kind| kind.colour() == bidding.colour);
    let everybody = (1_u8 << board.n) - 1;
    // AGO-2.2: every bid is higher than those before it.
    let bids = (0_u8..).map(Player).zip(bidding.bids).all(|(player, bid)| {
        let leads = bidding.bidder == Some(player);
        if leads { bid == bidding.bid } else { bid == 0 || (bid < bidding.bid && plays(player)) }
    });
    active
        && bidder
        && bids
        && lot
        && bidding.bidder.is_some() == (bidding.bid > 0)
        && bidding.passed & !everybody == 0
}

/// Effects that a card opens when it is placed or used.
fn fits_effect(board: &Board, step: Frame) -> bool {
    let plays = |player: Player| player.0 < board.n;
    match step {
        Frame::Draw(draw) => {
            plays(draw.player)
                && fits_draw(board, draw.colour, draw.replaces)
                && (!draw.into_city || draw.colour == Colour::Red)
        }
        Frame::Colony(colony) => plays(colony.player),
        Frame::Phidias(phidias) => {
            let none = phidias.owed[usize::from(board.n)..].iter().all(|&n| n == 0);
            let most = phidias.owed.iter().all(|&n| n <= 64);
            // The last card owed may be on its way.
            let waits = |turn: Player| turn != phidias.active && phidias.owed[turn.index()] == 0;
            plays(phidias.active)
                && plays(phidias.turn)
                && none
                && most
                && (phidias.drawing || waits(phidias.turn))
        }
        Frame::Pick(pick) => plays(pick.player),
        Frame::Erase(erase) => plays(erase.player) && plays(erase.of) && erase.player != erase.of,
        _ => false,
    }
}
