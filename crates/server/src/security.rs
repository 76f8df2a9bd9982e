//! Protection against cross-site requests, and security headers.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Failure;
use crate::programs;

/// Everything comes from this server, nothing is inline, and no other site may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
                      img-src 'self' data:; connect-src 'self'; form-action 'self'; \
                      base-uri 'none'; frame-ancestors 'none'";
/// The same for a page that is made to be embedded: it changes nothing.
pub(crate) const FRAMED_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                                        font-src 'self'; img-src 'self' data:; \
                                        connect-src 'self'; \
                                        form-action 'none'; base-uri 'none'; frame-ancestors *";
/// The header that scripts of ours send. Another site can't add it without our permission.
const OWN_HEADER: &str = "x-hegemonia";

/// Adds the headers that every answer carries.
pub(crate) async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // A page that others may frame sets its own policy.
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Private by default; files that may be cached say so themselves.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    let opener = HeaderName::from_static("cross-origin-opener-policy");
    headers.insert(opener, HeaderValue::from_static("same-origin"));
    response
}

/// Refuses cross-site requests that change something.
pub(crate) async fn check_origin(request: Request, next: Next) -> Response {
    if is_safe(request.method()) || is_ours(request.headers()) {
        return next.run(request).await;
    }
    Failure::CrossSite.into_response()
}

fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Browsers say where a request comes from; other programs must send our header.
fn is_ours(headers: &HeaderMap) -> bool {
    if programs::is_program(headers) {
        return true;
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return site == "same-origin";
    }
    match text(ORIGIN.as_str()) {
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(HOST.as_str())
        }
        None => headers.contains_key(OWN_HEADER),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_ours(&pairs.collect())
    }

    #[test]
    fn our_own_pages_may_post() {
        assert!(ours(&[("sec-fetch-site", "same-origin")]));
        assert!(ours(&[("origin", "http://polis.example"), ("host", "polis.example")]));
        assert!(ours(&[("x-hegemonia", "1")]));
    }

    #[test]
    fn programs_with_a_token_may_post() {
        assert!(ours(&[("authorization", "Bearer anything")]), "the token is looked at later");
    }

    #[test]
    fn other_sites_may_not() {
        assert!(!ours(&[]));
        assert!(!ours(&[("sec-fetch-site", "cross-site"), ("x-hegemonia", "1")]));
        assert!(!ours(&[("sec-fetch-site", "same-site")]));
        assert!(!ours(&[("origin", "http://evil.example"), ("host", "polis.example")]));
        assert!(!ours(&[("origin", "null"), ("host", "polis.example")]));
        assert!(!ours(&[("origin", "http://evil.example"), ("x-hegemonia", "1")]));
    }
}
