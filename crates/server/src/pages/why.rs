//! The answer to "why not?".

use maud::{Markup, html};
use table::Message;
use table::any::{Choice, Explanation};

use super::icons::icon;
use super::regions::clause_link;
use crate::seen::Seen;
use crate::words::{say, say_message};

/// What could be done with a thing, each with a check mark or cross and its clause.
pub(crate) fn panel(seen: &Seen<'_>, name: &str, reasons: &[(Choice, Explanation)]) -> Markup {
    html! {
        (title(name))
        @if reasons.is_empty() { p { (say("why-nothing")) } }
        ul {
            @for (choice, explanation) in reasons {
                li {
                    @if explanation.legal { span.ok { (icon("check")) } } @else { span.ko { (icon("cross")) } }
                    span {
                        b { (choice.label) }
                        @if !explanation.legal { ": " (explanation.reason) }
                        @if let Some(clause) = explanation.clause { " " (clause_link(seen, clause)) }
                    }
                }
            }
        }
    }
}

/// It is not this person's turn.
pub(crate) fn not_now(seen: &Seen<'_>, name: &str) -> Markup {
    let reason = if seen.running.is_over() { "why-over" } else { "why-not-your-turn" };
    html! { (title(name)) p { (say(reason)) } }
}

fn title(name: &str) -> Markup {
    let message = if name.is_empty() { "why-title-bare" } else { "why-title" };
    html! {
        h3 { (icon("why")) (say_message(&Message::new(message).text("name", name))) }
    }
}
