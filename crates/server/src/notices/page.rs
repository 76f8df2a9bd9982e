//! Notices on the account page.

use maud::{Markup, html};
use table::Message;

use crate::app::App;
use crate::error::Failure;
use crate::guests::Visitor;
use crate::pages::icons::icon;
use crate::turns;
use crate::words::{say, say_message};

/// The form for the webhook.
pub(crate) async fn card(app: &App, visitor: &Visitor) -> Result<Markup, Failure> {
    let hosts = &app.config().webhook_hosts;
    let address = match visitor.id() {
        Some(guest) if !hosts.is_empty() => app.storage().webhook(guest).await?,
        _ => None,
    };
    let text = Message::new("webhook-text").text("hosts", hosts.join(", "));
    Ok(html! {
        section.card id="notices" {
            h2 { (icon("clock")) (say("notices-title")) }
            p { (say("notify-text-me")) }
            (turns::bell())
            @if !hosts.is_empty() {
                form.elsewhere method="post" action="/me/webhook" {
                    h3 { (say("webhook-title")) }
                    p { (say_message(&text)) }
                    label for="webhook" { (say("webhook-label")) }
                    input id="webhook" name="address" type="url" maxlength="500"
                        value=(address.unwrap_or_default()) autocomplete="off" spellcheck="false";
                    button.btn type="submit" { (say("webhook-button")) }
                }
            }
        }
    })
}
