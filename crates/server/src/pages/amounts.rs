//! One control for choices that differ only in a number: quick buttons, and a field for the rest.

use maud::{Markup, html};
use serde_json::json;
use table::Message;
use table::any::SaidAmount;

use crate::words::{say, say_message};

/// Fewer choices than this get a button each.
pub(super) const FEWEST: usize = 4;
/// The most quick buttons.
const QUICK: usize = 8;
/// How many of them are for the smallest numbers.
const LEAST: usize = 5;

/// One number, and the text of its move or order.
pub(super) struct Amount<'a> {
    pub(super) said: &'a SaidAmount,
    pub(super) words: &'a str,
    /// It ends the game at once, and another wins.
    pub(super) loses: bool,
}

/// Which attribute of a quick button holds the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// A move: with quick buttons.
    Move,
    /// An order in advance: the field alone.
    Order,
}

/// The control. `name` says what is done with the number.
pub(super) fn control(verb: &str, name: &str, amounts: &[Amount<'_>], usage: Use) -> Markup {
    let number = |amount: &Amount<'_>| amount.said.value;
    let (least, most) = (amounts.iter().map(number).min(), amounts.iter().map(number).max());
    let listed: Vec<_> = amounts
        .iter()
        .map(|one| json!([one.said.value, one.words, one.said.note, one.loses]))
        .collect();
    let field = format!("{}-{verb}", if usage == Use::Move { "amount" } else { "order" });
    html! {
        div.amount role="group" aria-label=(name) data-verb=(verb) data-amounts=(json!(listed)) {
            @if usage == Use::Move {
                div.quick role="list" aria-label=(say("amount-quick")) {
                    @for at in quick(amounts.len()) { (quick_button(name, &amounts[at])) }
                }
            }
            div.stepper {
                label for=(field) { (name) }
                button.less type="button" aria-label=(say("amount-less")) { "−" }
                input id=(field) type="number" inputmode="numeric" min=[least] max=[most] value=[least];
                button.more type="button" aria-label=(say("amount-more")) { "+" }
                button.btn.set type="button" aria-label={ (name) ": " (say("amount-set")) } {
                    (say("amount-set"))
                }
            }
        }
    }
}

fn quick_button(name: &str, amount: &Amount<'_>) -> Markup {
    let Amount { said, words, loses } = amount;
    let label = Message::new("amount-label").text("name", name).number("n", said.value);
    let label = say_message(&label.text("note", &*said.note));
    html! {
        button.ch.q type="button" role="listitem" data-move=(words) data-loses[*loses] aria-label=(label) {
            kbd aria-hidden="true" {}
            b { (said.value) }
            small { (said.note) }
        }
    }
}

/// Which of `count` numbers get a button: the smallest ones, then growing steps up to the largest.
/// Of eighty coins few are bid.
fn quick(count: usize) -> Vec<usize> {
    if count <= QUICK {
        return (0..count).collect();
    }
    let (steps, most) = (QUICK - LEAST, count - 1);
    let growth = (most as f64 / (LEAST - 1) as f64).powf(1.0 / steps as f64);
    let mut chosen: Vec<_> = (0..LEAST).collect();
    for step in 1..steps {
        let grown = ((LEAST - 1) as f64 * growth.powi(step as i32)).round() as usize;
        chosen.push(grown.max(LEAST + step - 1));
    }
    chosen.push(most);
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_and_the_most_have_quick_buttons() {
        assert_eq!(quick(3), [0, 1, 2]);
        assert_eq!(quick(8), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(quick(9), [0, 1, 2, 3, 4, 5, 6, 8]);
        assert_eq!(quick(20), [0, 1, 2, 3, 4, 7, 11, 19]);
        assert_eq!(quick(80), [0, 1, 2, 3, 4, 11, 29, 79]);
        for count in 9..200 {
            let quick = quick(count);
            assert_eq!((quick.len(), quick.last()), (QUICK, Some(&(count - 1))));
            assert!(quick.is_sorted_by(|a, b| a < b), "{quick:?}");
        }
    }
}
