//! One POST to a URL that somebody has set, at a host that the operator allows. Plain HTTP only: an
//! operator who wants more puts a relay on one of these hosts.

use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, USER_AGENT};
use axum::http::{Request, Uri};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;

/// The longest URL.
const LONGEST: usize = 500;
/// The time limit for connecting, sending and the head of the response.
const PATIENCE: Duration = Duration::from_secs(5);

/// A URL that may be posted to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target(Uri);

impl Target {
    /// Parses a URL; `None` unless it is `http://` and one of the hosts, named exactly.
    pub(super) fn read(address: &str, hosts: &[String]) -> Option<Target> {
        if address.len() > LONGEST {
            return None;
        }
        let uri: Uri = address.parse().ok()?;
        let authority = uri.authority()?.as_str();
        // The part before @ would be a name and a password, and looks like a host to people.
        let is_fine = uri.scheme_str() == Some("http") && !authority.contains('@');
        let is_allowed = hosts.iter().any(|host| host.eq_ignore_ascii_case(authority));
        (is_fine && is_allowed).then_some(Target(uri))
    }
}

/// Posts JSON, once. The body of the response is not read, and redirects are not followed.
pub(super) async fn post(target: Target, json: String) -> Result<(), String> {
    let request = Request::post(target.0)
        .header(CONTENT_TYPE, "application/json")
        .header(USER_AGENT, "hegemonia")
        .body(Body::from(json))
        .map_err(|error| error.to_string())?;
    let client = Client::builder(TokioExecutor::new()).build::<_, Body>(HttpConnector::new());
    match tokio::time::timeout(PATIENCE, client.request(request)).await {
        Ok(Ok(answer)) if answer.status().is_success() => Ok(()),
        Ok(Ok(answer)) => Err(format!("the answer was {}", answer.status())),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("it took too long".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hosts_that_are_named_exactly_are_written_to() {
        let hosts = ["relay.example".to_owned(), "127.0.0.1:9000".to_owned()];
        for fine in ["http://relay.example/x?y=1", "http://RELAY.example", "http://127.0.0.1:9000/"]
        {
            assert!(Target::read(fine, &hosts).is_some(), "{fine}");
        }
        for wrong in [
            "",
            "relay.example",
            "/x",
            "https://relay.example/",
            "ftp://relay.example/",
            "http://relay.example:8080/",
            "http://relay.example@evil.example/",
            "http://user@relay.example/",
            "http://relay.example.evil.example/",
            "http://127.0.0.1/",
            "http://127.0.0.1:9001/",
            "http://localhost:9000/",
            "http://[::1]:9000/",
            &format!("http://relay.example/{}", "x".repeat(500)),
        ] {
            assert!(Target::read(wrong, &hosts).is_none(), "{wrong}");
        }
    }
}
