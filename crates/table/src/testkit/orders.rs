//! Orders in advance: each can be given, answers with legal moves only, and ends.

use super::messages::said;
use super::trial::{Trial, pick};
use super::{Verdict, claim};
use crate::chance::below;
use crate::contract::Game;
use crate::orders::{Amount, Answer, Order};
use crate::seat::{Actor, Seat, Viewer};

/// No text of an order is longer.
const LONGEST: usize = 100;
/// A seat without an order takes one of those offered once in this many moves.
const SELDOM: u64 = 3;
/// Texts that are not an order of any game.
const NONSENSE: [&str; 4] = ["", " ", "no such order", "bid 99999999999999999999"];

/// Checks the orders that are offered now.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let position = trial.game.position();
    for seat in trial.seats() {
        let view = G::view(position, Viewer::Seat(seat));
        let offered = G::orders(&view, seat);
        let mut words: Vec<_> = offered.iter().map(|order| order.words.as_str()).collect();
        words.sort_unstable();
        let count = words.len();
        words.dedup();
        claim(words.len() == count, || format!("{seat:?} is offered an order twice"))?;
        for order in &offered {
            check_words::<G>(order).map_err(|fault| format!("order {:?}: {fault}", order.words))?;
            let answer = G::answer(&view, seat, &order.words);
            claim(answer != Answer::Spent, || {
                format!("the order {:?} is offered to {seat:?}, but spent", order.words)
            })?;
            check_answer(trial, seat, &order.words, answer)?;
        }
        for nonsense in NONSENSE {
            let answer = G::answer(&view, seat, nonsense);
            claim(answer == Answer::Spent, || format!("the order {nonsense:?} says {answer:?}"))?;
        }
    }
    for &mv in &trial.legal {
        G::amount(position, mv).map_or(Ok(()), |amount| check_amount::<G>(&amount))?;
    }
    Ok(())
}

/// Orders that were given are followed after every move.
pub(super) fn follow<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    for seat in trial.seats() {
        let view = G::view(trial.game.position(), Viewer::Seat(seat));
        if let Some(order) = trial.standing[seat.index()].take() {
            let answer = G::answer(&view, seat, &order);
            check_answer(trial, seat, &order, answer)?;
            trial.standing[seat.index()] = (answer != Answer::Spent).then_some(order);
        } else if below(&mut trial.rng, SELDOM) == 0 {
            let offered = G::orders(&view, seat);
            let words: Vec<_> = offered.iter().map(|order| order.words.as_str()).collect();
            if !words.is_empty() {
                trial.standing[seat.index()] = Some(pick(&words, &mut trial.rng).to_owned());
            }
        }
    }
    let is_over = trial.game.actor() == Actor::Nobody;
    let standing = trial.standing.iter().flatten().next();
    claim(!is_over || standing.is_none(), || format!("the game is over, {standing:?} stands"))
}

fn check_answer<G: Game>(
    trial: &Trial<'_, G>,
    seat: Seat,
    order: &str,
    answer: Answer<G::Move>,
) -> Verdict {
    let Answer::Play(mv) = answer else { return Ok(()) };
    let awaited = trial.game.actor();
    claim(awaited == Actor::Seat(seat), || {
        format!("the order {order:?} of {seat:?} answers {mv:?} while {awaited:?} is asked")
    })?;
    let refusal = G::check(trial.game.position(), mv).err();
    claim(refusal.is_none(), || format!("the order {order:?} answers {mv:?}: {refusal:?}"))
}

fn check_words<G: Game>(order: &Order) -> Verdict {
    let words: Vec<_> = order.words.split_ascii_whitespace().collect();
    claim(words.join(" ") == order.words && !words.is_empty(), || "not plain words".to_owned())?;
    claim(order.words.len() <= LONGEST, || "too long".to_owned())?;
    said::<G>(&order.label)?;
    claim(G::say_order(&order.words).as_ref() == Some(&order.label), || {
        "it is said in another way once it stands".to_owned()
    })?;
    order.amount.as_ref().map_or(Ok(()), check_amount::<G>)
}

fn check_amount<G: Game>(amount: &Amount) -> Verdict {
    said::<G>(&amount.note)
}
