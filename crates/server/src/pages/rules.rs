//! The rules texts, with an anchor for every clause.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Parser, Tag, TagEnd};

use super::layout::Page;
use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::words::{language, say};

/// Lists the rules texts; redirects if there is only one.
pub(crate) async fn list(State(app): State<App>) -> Response {
    let games: Vec<_> = app.config().games.iter().map(|game| game.about()).collect();
    if let [only] = games[..] {
        return Redirect::to(&format!("/rules/{}", only.id)).into_response();
    }
    let body = html! {
        main.plain.narrow id="content" {
            h1 { (say("nav-rules")) }
            ul.games {
                @for about in games {
                    li { a href={ "/rules/" (about.id) } { b { (about.name) } } }
                }
            }
        }
    };
    Page::new(&say("nav-rules")).style("home.css").render(&body).into_response()
}

/// Shows the rules of a game.
pub(crate) async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<Markup, PageFailure> {
    let game = app.config().game(&game).ok_or(Failure::NotFound)?;
    let about = game.about();
    let (written_in, text) = text_in(game.rules_text(), language());
    let rules = text.map(read).unwrap_or_default();
    let body = html! {
        main.reader id="content" {
            nav.contents aria-label=(say("rules-contents")) {
                @for (id, title) in &rules.chapters { a href={ "#" (id) } { (title) } }
            }
            article.rules lang=(written_in) {
                label.find {
                    span.hidden { (say("rules-find")) }
                    input id="find" type="search" placeholder=(say("rules-find")) autocomplete="off";
                }
                @if text.is_none() { p { (say("rules-none")) } }
                (PreEscaped(rules.html))
            }
        }
    };
    let title = format!("{}: {}", say("nav-rules"), about.name);
    Ok(Page::new(&title).style("reader.css").script("reader.js").render(&body))
}

/// The rules in a language, or in the first one that they have.
fn text_in(
    texts: &'static [(&'static str, &'static str)],
    wanted: &str,
) -> (&'static str, Option<&'static str>) {
    let own = texts.iter().find(|(language, _)| *language == wanted);
    match own.or(texts.first()) {
        Some((language, text)) => (language, Some(text)),
        None => ("en", None),
    }
}

/// A rules text converted to HTML.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Rules {
    html: String,
    /// Ids and titles of the chapters.
    chapters: Vec<(String, String)>,
}

fn read(text: &str) -> Rules {
    let mut rules = Rules::default();
    let events: Vec<_> = Parser::new(text).collect();
    let mut out = Vec::with_capacity(events.len());
    let mut index = 0;
    while let Some(event) = events.get(index) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let title = text_until_heading_end(&events[index..]);
                let id = format!("chapter-{}", rules.chapters.len());
                out.push(raw(format!("<h2 id=\"{id}\">")));
                rules.chapters.push((id, title));
            }
            Event::Start(Tag::Paragraph) => match clause_id(&events[index..]) {
                Some(id) => {
                    let number = id.split_once('-').map_or(id, |(_, number)| number);
                    out.push(raw(format!(
                        "<p class=\"clause\" id=\"{id}\"><a class=\"no\" href=\"#{id}\">{number}</a>"
                    )));
                    // The link shows the bold id that opens the paragraph, so it is skipped.
                    index += 3;
                }
                None => out.push(event.clone()),
            },
            // The texts are ours, but none needs raw HTML.
            Event::Html(_) | Event::InlineHtml(_) => {}
            _ => out.push(event.clone()),
        }
        index += 1;
    }
    pulldown_cmark::html::push_html(&mut rules.html, out.into_iter());
    rules
}

fn raw(html: String) -> Event<'static> {
    Event::Html(CowStr::from(html))
}

/// The id in bold that opens a clause: a paragraph, a strong start, its text, a strong end.
fn clause_id<'a>(events: &'a [Event<'a>]) -> Option<&'a str> {
    let [_, Event::Start(Tag::Strong), Event::Text(id), Event::End(TagEnd::Strong), ..] = events
    else {
        return None;
    };
    let (prefix, number) = id.split_once('-')?;
    let is_id = !prefix.is_empty()
        && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
    is_id.then_some(id)
}

fn text_until_heading_end(events: &[Event<'_>]) -> String {
    let inside = events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    let texts = inside.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
        _ => None,
    });
    texts.collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn clauses_have_addresses_and_chapters_are_listed() {
        let rules = read("# R\n\n## 5. March\n\n**POL-5.3** No *crossing*.\n\nSee **POL-5.3**.\n");
        assert_eq!(rules.chapters, [("chapter-0".to_owned(), "5. March".to_owned())]);
        assert!(rules.html.contains("<h2 id=\"chapter-0\">5. March</h2>"), "{}", rules.html);
        let clause =
            "<p class=\"clause\" id=\"POL-5.3\"><a class=\"no\" href=\"#POL-5.3\">5.3</a> No";
        assert!(rules.html.contains(clause), "{}", rules.html);
        assert!(rules.html.contains("<p>See <strong>POL-5.3</strong>.</p>"), "{}", rules.html);
    }

    #[test]
    fn html_in_rules_is_dropped() {
        assert!(!read("a <script>x</script> b").html.contains("script"));
    }
}
