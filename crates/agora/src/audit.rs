//! Whether a position could have arisen. Positions come from outside through this door, and the
//! property tests hold every position of every game against it.

use table::{Faults, Step};

use crate::board::Board;
use crate::components::components;
use crate::flow::Frame;
use crate::glimpse::Glimpse;
use crate::ids::{Colour, Piece, Player};
use crate::known::{Face, Knowers};
use crate::plausible::placed;
use crate::position::{Position, Secrets, Table};
use crate::rules::turn::{Phase, Turn};
use crate::speech::turn_of;
use crate::view::{owner_of_alexander, seller};

/// The versions of the rules that this code can play, the newest first.
pub(crate) const RULES: [u32; 1] = [1];

/// More coins or points than any game can bring.
const MOST: u16 = 10_000;

/// Everything that is wrong with a position.
///
/// # Errors
/// One sentence for each fault.
pub(crate) fn audit(position: &Position) -> Result<(), Vec<String>> {
    let mut faults = Faults::new();
    let Table { board, secrets } = &position.table;
    audit_board(board, &mut faults);
    audit_cards(board, secrets, &mut faults);
    audit_glimpses(board, secrets, seller(position.steps.as_slice()), &mut faults);
    // The steps lean on the board, so a broken board is reported alone.
    if faults.is_empty() {
        audit_steps(&position.table, position.steps.as_slice(), &mut faults);
        audit_used(&position.table, turn_of(position.steps.as_slice()), &mut faults);
    }
    faults.into_result()
}

fn audit_board(board: &Board, faults: &mut Faults) {
    faults.expect(RULES.contains(&board.rules), || format!("rules version {}", board.rules));
    for player in board.everybody() {
        let own = board.of(player);
        faults.expect(own.coins <= MOST && own.vp <= MOST, || {
            format!("{} has {} coins and {} points", player.id(), own.coins, own.vp)
        });
        let twice = board
            .others(player)
            .any(|other| own.city.is_some() && board.of(other).city == own.city);
        faults.expect(!twice, || format!("{} shares a board", player.id()));
        faults.expect(own.city.is_some() || own.side.is_none(), || {
            format!("{} has a side without a board", player.id())
        });
        for piece in &own.cards {
            audit_piece(board, player, *piece, faults);
        }
    }
    let play = board.partners.iter().all(|player| board.plays(player));
    faults.expect(play, || "partners who do not play".to_owned());
}

/// AGO-5.3, AGO-9.7: only some cards are used up, and only Ports are turned at players.
fn audit_piece(board: &Board, owner: Player, piece: Piece, faults: &mut Faults) {
    let named = &components().named;
    let once = [named.assassin, named.herodotus, named.hippocrates].contains(&piece.kind);
    faults.expect(once || !piece.is_spent(), || format!("{} can't be spent", piece.word()));
    let aimed =
        piece.aim().is_none_or(|at| piece.kind == named.port && at != owner && board.plays(at));
    faults.expect(aimed, || format!("{} is turned at nobody", piece.word()));
}

/// AGO-0.2, AGO-0.7: no card is made or lost.
fn audit_cards(board: &Board, secrets: &Secrets, faults: &mut Faults) {
    let all = components();
    let mut counts = vec![0_u8; all.cards.len()];
    placed(board, secrets)
        .for_each(|kind| counts[kind.index()] = counts[kind.index()].saturating_add(1));
    for (card, &n) in all.cards.iter().zip(&counts) {
        faults.expect(n <= card.copies, || format!("{n} × {}", card.id));
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
    faults.expect(sound, || "a card is known to somebody who does not play".to_owned());
    let named = &all.named;
    let once = [named.assassin, named.herodotus, named.hippocrates];
    let mut spent = secrets.histories.iter().flatten().filter(|card| card.spent);
    let odd = spent.any(|card| !once.contains(&card.kind) || card.by != Knowers::ALL);
    let boxed = secrets.boxed.iter().any(|card| card.spent);
    faults.expect(!odd && !boxed, || "a face-down card that can't be spent".to_owned());
    let owners = board
        .everybody()
        .filter(|&player| secrets.history(player).iter().any(|card| !card.by.has(player)));
    faults.expect(owners.count() == 0, || "a player who forgot their own history".to_owned());
    faults.expect(secrets.tucked.is_empty() || owner_of_alexander(board).is_some(), || {
        "cards lie under an Alexander who is not there".to_owned()
    });
    let empty = (usize::from(board.n)..secrets.hands.len())
        .all(|index| secrets.hands[index].is_empty() && secrets.histories[index].is_empty());
    faults.expect(empty, || "cards of somebody who does not play".to_owned());
}

/// AGO-9.23: what was seen is where it is said to be; what is under the hammer counts as in hand.
fn audit_glimpses(board: &Board, secrets: &Secrets, seller: Option<Player>, faults: &mut Faults) {
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
        let sound = board.plays(by) && owner.is_some_and(|owner| owner != by && board.plays(owner));
        faults.expect(sound && seen <= usize::from(lies), || {
            format!("{} has seen {} where it is not", by.id(), kind.id())
        });
    }
}

fn audit_pile(board: &Board, secrets: &Secrets, colour: Colour, faults: &mut Faults) {
    let all = components();
    let pile = board.piles[colour.index()];
    let top = secrets.tops[colour.index()];
    let removed = all.removed[usize::from(board.n)];
    let hidden = u16::from(secrets.unseen.of_colour(colour));
    let seen = u16::from(matches!(top.map(|top| top.face), Some(Face::Card(_))));
    let here = u16::from(Table::cards_left(board, colour)) + u16::from(removed);
    faults.expect(hidden + seen == here, || {
        format!("{} {} cards are in the pile, not {here}", hidden + seen, colour.id())
    });
    let full = all.full_pile(board.n, colour);
    let fits = if pile.locked { pile.left < all.end_zone } else { (2..=full).contains(&pile.left) };
    faults.expect(fits, || format!("{} cards in the {} pile", pile.left, colour.id()));
    let may_end = pile.left <= all.end_zone;
    let sound = top.is_none_or(|top| {
        let colour_fits = match top.face {
            Face::Card(kind) => kind.colour() == colour,
            Face::End => may_end,
        };
        !pile.locked && colour_fits && top.by != Knowers::default() && top.by != Knowers::ALL
    });
    faults.expect(sound, || format!("the top of the {} pile", colour.id()));
}

/// AGO-5.3: what is used once a turn lies before whoever used it: in the city, or in the history
/// if it was lost since. Nobody's turn is left once the game is over.
fn audit_used(table: &Table, turn: Option<Turn>, faults: &mut Faults) {
    let Table { board, secrets } = table;
    let named = &components().named;
    for kind in board.used.iter() {
        let id = kind.id();
        let first = match kind {
            _ if !named.once_a_turn().contains(&kind) => {
                faults.fault(format!("{id} is not used once a turn"));
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
        faults.expect(owned, || format!("{id} is used by somebody who does not have it"));
        let time = turn.is_none_or(|turn| turn.phase >= first);
        faults.expect(time, || format!("{id} is used before its phase"));
    }
}

fn audit_steps(table: &Table, steps: &[Frame], faults: &mut Faults) {
    let board = &table.board;
    let Some(top) = steps.last() else {
        let over = board.over && board.is_ending();
        faults.expect(over, || "no step is pending, but the game is not over".to_owned());
        return;
    };
    faults.expect(!board.over, || "the game is over, but steps are pending".to_owned());
    let begins = matches!(steps[0], Frame::Opening(_) | Frame::Turn(_));
    faults.expect(begins, || format!("{:?} is not in a turn", steps[0]));
    for pair in steps.windows(2) {
        faults.expect(pair[0].opens(&pair[1]), || format!("{:?} in {:?}", pair[1], pair[0]));
    }
    steps.iter().for_each(|step| step.audit(table, faults));
    let selling = seller(steps).is_some();
    faults.expect(selling == table.secrets.lot.is_some(), || "a lot without an auction".to_owned());
    let settled =
        steps.iter().any(|step| matches!(step, Frame::Opening(opening) if !opening.cards))
            || board.everybody().all(|player| board.of(player).side.is_some());
    faults.expect(settled, || "a city without a board".to_owned());
    if faults.is_empty() {
        let mut legal = Vec::new();
        top.legal(table, &mut legal);
        faults.expect(!legal.is_empty(), || format!("{top:?} leaves nothing to do"));
    }
}
