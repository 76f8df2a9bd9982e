//! The language of a response: the one that was chosen, or the browser's preference.

use axum::extract::Request;
use axum::http::header::{
    ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, LOCATION, REFERER, SET_COOKIE,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};
use maud::{Markup, html};
use serde::Deserialize;

use crate::app::App;
use crate::error::{Failure, PageFailure};
use crate::pages::icons::icon;
use crate::requests::Form;
use crate::words::{LANGUAGES, language, say, speaking};

const COOKIE_NAME: &str = "hegemonia-language";
/// A year, in seconds.
const LIFETIME: u32 = 31_536_000;

/// The route for choosing a language.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/language", routing::post(choose))
}

/// Sets the language in which a request is answered.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let language = wanted(request.headers());
    let mut response = speaking(language, next.run(request)).await;
    let headers = response.headers_mut();
    let is_page = |kind: &HeaderValue| kind.as_bytes().starts_with(b"text/html");
    if headers.get(CONTENT_TYPE).is_some_and(is_page) {
        headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(language));
    }
    response
}

/// The menu of languages in the top bar of every page.
pub(crate) fn menu() -> Markup {
    html! {
        details.languages {
            summary.ib title=(say("language")) aria-label=(say("language")) { (icon("globe")) }
            form method="post" action="/language" {
                @for (id, name) in LANGUAGES {
                    button type="submit" name="language" value=(id) lang=(id)
                        aria-current=[(id == language()).then_some("true")] { (name) }
                }
            }
        }
    }
}

#[derive(Deserialize)]
struct Choice {
    language: String,
}

/// Stores the choice in a cookie and redirects back.
///
/// # Errors
/// If it is not one of ours.
async fn choose(headers: HeaderMap, Form(choice): Form<Choice>) -> Result<Response, PageFailure> {
    let language = known(&choice.language).ok_or_else(|| Failure::Bad(say("error-language")))?;
    let cookie = format!("{COOKIE_NAME}={language}; Path=/; Max-Age={LIFETIME}; SameSite=Lax");
    let back = came_from(&headers).unwrap_or("/");
    Ok((StatusCode::SEE_OTHER, [(LOCATION, back), (SET_COOKIE, &cookie)]).into_response())
}

/// The page of ours that a request came from.
fn came_from(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (_, address) = text(REFERER)?.split_once("://")?;
    let (host, path) = address.split_at(address.find('/')?);
    // Browsers read a backslash as a slash, and two of them as the beginning of another host.
    let is_plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    let is_path = !path.starts_with("//") && path.bytes().all(is_plain);
    (is_path && Some(host) == text(HOST)).then_some(path)
}

/// The language that was chosen, else the most preferred one that we have, else English.
fn wanted(headers: &HeaderMap) -> &'static str {
    let chosen = || chosen(headers);
    let accepted = || headers.get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(accepted);
    chosen().or_else(accepted).unwrap_or(LANGUAGES[0].0)
}

fn chosen(headers: &HeaderMap) -> Option<&'static str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';'));
    let mut pairs = pairs.filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).and_then(|(_, value)| known(value))
}

/// The best of the languages in a header such as `pl, it-CH;q=0.7` that we have; of equals the
/// first.
fn accepted(languages: &str) -> Option<&'static str> {
    let mut best: Option<(&'static str, f32)> = None;
    for one in languages.split(',') {
        let (tag, rest) = one.split_once(';').unwrap_or((one, ""));
        let quality = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.trim().parse().ok());
        let main = tag.trim().split('-').next().unwrap_or_default();
        let (Some(language), Some(quality)) = (known(main), quality) else { continue };
        if quality > best.map_or(0.0, |(_, quality)| quality) {
            best = Some((language, quality));
        }
    }
    best.map(|(language, _)| language)
}

fn known(id: &str) -> Option<&'static str> {
    LANGUAGES.into_iter().map(|(known, _)| known).find(|known| known.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (axum::http::HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn the_best_language_that_we_speak_is_spoken() {
        for (asked, expected) in [
            ("it", Some("it")),
            ("pl-PL,pl;q=0.9,en;q=0.5", Some("pl")),
            ("de, fr;q=0.9, es;q=0.3, it;q=0.8", Some("it")),
            ("es;q=0.4,IT;q=0.4", Some("es")),
            ("es;q=0, it;q=0.001", Some("it")),
            ("de", None),
            ("", None),
            ("it;q=high, ;;,=, es ; q = 1", Some("es")),
            ("q=1", None),
        ] {
            assert_eq!(accepted(asked), expected, "{asked}");
        }
    }

    #[test]
    fn a_choice_counts_more_than_what_the_browser_asks_for() {
        let both = |cookie| headers(&[("accept-language", "es"), ("cookie", cookie)]);
        assert_eq!(wanted(&both("a=b; hegemonia-language=pl")), "pl");
        assert_eq!(wanted(&both("hegemonia-language=xx")), "es");
        assert_eq!(wanted(&both("hegemonia=it")), "es");
        assert_eq!(wanted(&headers(&[])), "en");
    }

    #[test]
    fn one_goes_back_only_to_pages_of_ours() {
        let from = |referer| {
            let headers = headers(&[("host", "polis.example:8000"), ("referer", referer)]);
            came_from(&headers).map(str::to_owned)
        };
        let here = Some("/t/abc?ply=3".to_owned());
        assert_eq!(from("http://polis.example:8000/t/abc?ply=3"), here);
        for other in [
            "http://evil.example/t/abc",
            "http://polis.example:8000",
            "http://polis.example:8000//evil.example",
            "http://polis.example:8000/\\evil.example/",
            "http://polis.example:8000/t/\\evil.example/",
            "/t/abc",
            "",
        ] {
            assert_eq!(from(other), None, "{other}");
        }
        assert_eq!(came_from(&headers(&[("referer", "http://a/b")])), None);
    }
}
