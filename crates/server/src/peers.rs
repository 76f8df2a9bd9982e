//! The origin of a request: the address of its connection, or the one that a trusted proxy reports.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;
use crate::guests::Visitor;

/// The header in which proxies list the addresses of clients, the most recent last.
const FORWARDED: &str = "x-forwarded-for";

/// The address at the other end of a connection, as a request extension. Absent where there is no
/// connection, as when tests call the router directly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub IpAddr);

/// The origin of a request, if known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin(Option<IpAddr>);

impl Origin {
    /// The key for counting by origin: the address; of an IPv6 address the first half, since one
    /// customer has the whole second half.
    pub(crate) fn name(self) -> String {
        match self.0.map(place) {
            None => "from somewhere".to_owned(),
            Some(place) => format!("from {place}"),
        }
    }

    /// Whether very many people may share this origin: a proxy on this machine that is not
    /// configured, or an unknown address.
    pub(crate) fn is_shared(self) -> bool {
        self.0.is_none_or(|address| address.is_loopback())
    }

    /// Whose share of the server's work a request costs.
    pub(crate) fn payer(self, visitor: &Visitor) -> String {
        visitor.id().map_or_else(|| self.name(), str::to_owned)
    }
}

impl FromRequestParts<App> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<Peer>().copied();
        Ok(origin(peer, &parts.headers, &app.config().trusted_proxies))
    }
}

fn origin(peer: Option<Peer>, headers: &HeaderMap, trusted: &[IpAddr]) -> Origin {
    let Some(Peer(peer)) = peer else { return Origin(None) };
    let peer = peer.to_canonical();
    if !trusted.iter().any(|proxy| proxy.to_canonical() == peer) {
        return Origin(Some(peer));
    }
    // A client can forge everything in the header but the last entry, which the proxy adds.
    let last = headers.get_all(FORWARDED).iter().next_back();
    let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    let told = last.and_then(|address| address.trim().parse::<IpAddr>().ok());
    Origin(Some(told.map_or(peer, |address| address.to_canonical())))
}

/// What one customer of a network has: an IPv4 address, or the first half of an IPv6 one.
pub(crate) fn place(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => {
            let [a, b, c, d, ..] = long.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        short => short,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(peer: &str, forwarded: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED, value.parse().unwrap());
        }
        let trusted = ["192.0.2.1".parse().unwrap(), "::1".parse().unwrap()];
        origin(Some(Peer(peer.parse().unwrap())), &headers, &trusted).name()
    }

    #[test]
    fn a_proxy_is_believed_only_if_it_is_trusted() {
        assert_eq!(from("203.0.113.9", &["198.51.100.7"]), "from 203.0.113.9");
        assert_eq!(from("192.0.2.1", &["198.51.100.7"]), "from 198.51.100.7");
        assert_eq!(from("::ffff:192.0.2.1", &["198.51.100.7"]), "from 198.51.100.7");
        assert_eq!(from("192.0.2.1", &[]), "from 192.0.2.1");
        assert_eq!(from("192.0.2.1", &["nonsense"]), "from 192.0.2.1");
    }

    #[test]
    fn only_what_the_proxy_adds_is_believed() {
        assert_eq!(from("::1", &["10.9.8.7, 198.51.100.7"]), "from 198.51.100.7");
        assert_eq!(from("::1", &["10.9.8.7", "6.6.6.6,198.51.100.7 "]), "from 198.51.100.7");
    }

    #[test]
    fn neighbours_in_one_network_are_one_place() {
        assert_eq!(from("2001:db8:1:2:3:4:5:6", &[]), "from 2001:db8:1:2::");
        assert_eq!(from("2001:db8:1:2:ffff::1", &[]), "from 2001:db8:1:2::");
        assert_eq!(from("2001:db8:1:3::1", &[]), "from 2001:db8:1:3::");
        let nowhere = origin(None, &HeaderMap::new(), &[]);
        assert_eq!((nowhere.name().as_str(), nowhere.is_shared()), ("from somewhere", true));
        let local = origin(Some(Peer("127.0.0.1".parse().unwrap())), &HeaderMap::new(), &[]);
        assert!(local.is_shared());
        let far = origin(Some(Peer("203.0.113.9".parse().unwrap())), &HeaderMap::new(), &[]);
        assert!(!far.is_shared());
    }
}
