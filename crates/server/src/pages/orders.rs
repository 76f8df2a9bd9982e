//! Orders in advance, in the panel of the seat that gives them.

use maud::{Markup, html};
use table::any::OfferedOrder;

use super::amounts::{Amount, Use, control};
use crate::seen::{Seen, SeenOrders};
use crate::words::{capitalised, say, say_of_game};

/// The standing order, and the orders that can replace it.
pub(super) fn region(seen: &Seen<'_>, orders: Option<&SeenOrders>) -> Markup {
    let Some(orders) = orders else { return html! {} };
    let plain = orders.offered.iter().filter(|order| order.amount.is_none());
    html! {
        section.orders aria-labelledby="orders-title" {
            h3 id="orders-title" { (say("orders")) }
            @if let Some(standing) = &orders.standing {
                p.standing {
                    span { (standing) }
                    button.btn type="button" data-order="" { (say("orders-cancel")) }
                }
            }
            @for (verb, own) in numbered(&orders.offered) {
                (control(verb, &verb_name(seen, verb), &own, Use::Order))
            }
            div.plain {
                @for order in plain {
                    button.btn type="button" data-order=(order.words) { (order.label) }
                }
            }
            p.about { (say("orders-about")) }
        }
    }
}

/// The orders with a number, by verb, in the order of the list.
fn numbered(offered: &[OfferedOrder]) -> Vec<(&str, Vec<Amount<'_>>)> {
    let mut verbs: Vec<(&str, Vec<Amount<'_>>)> = Vec::new();
    for order in offered {
        let Some(said) = &order.amount else { continue };
        let verb = order.words.split(' ').next().unwrap_or_default();
        let amount = Amount { said, words: &order.words, loses: false };
        match verbs.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, own)) => own.push(amount),
            None => verbs.push((verb, vec![amount])),
        }
    }
    verbs
}

/// Games name their verbs (`action-order-bid`).
fn verb_name(seen: &Seen<'_>, verb: &str) -> String {
    let id = format!("action-order-{}", verb.replace('_', "-"));
    capitalised(&say_of_game(seen.live.game.words(), id, &verb.replace(['-', '_'], " ")))
}
