//! The open connections. Their number is bounded, in all and per address; when the bound is
//! reached, the connection that has kept us waiting longest, for a request or the rest of one, is
//! closed for a newcomer.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::config::Config;
use crate::peers::place;

/// The connections that are open. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Register(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    most: usize,
    most_each: usize,
    /// Very many people may come through one of these.
    proxies: Vec<IpAddr>,
    open: Mutex<Open>,
    /// Notified when a connection was closed or became idle.
    freed: Notify,
    closed: AtomicU64,
    refused: AtomicU64,
}

/// Why a connection is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Full {
    /// All connections are busy.
    Everywhere,
    /// All connections of this address are busy.
    There,
}

#[derive(Debug, Default)]
struct Open {
    by_id: HashMap<u64, Entry>,
    by_place: HashMap<IpAddr, BTreeSet<u64>>,
    /// Idle connections, waiting for a request or the rest of one, by when that began.
    idle: BTreeMap<u64, u64>,
    /// A logical clock, advanced with every change.
    clock: u64,
}

#[derive(Debug)]
struct Entry {
    place: IpAddr,
    requests: usize,
    /// Requests whose bodies have not arrived completely.
    awaited: usize,
    idle_since: u64,
    close: Arc<Notify>,
}

/// An open connection, until this is dropped.
#[derive(Debug)]
pub(super) struct Connected {
    register: Register,
    id: u64,
    close: Arc<Notify>,
}

/// A request being answered, until this is dropped.
#[derive(Debug)]
pub(super) struct Answering(Arc<Connected>);

/// The incomplete body of a request, until this is dropped.
#[derive(Debug)]
pub(super) struct Awaited(Arc<Connected>);

impl Register {
    /// A register with the limits of the settings.
    pub(crate) fn new(config: &Config) -> Register {
        Register(Arc::new(Inner {
            most: config.most_connections.max(1),
            most_each: config.most_per_address.max(1),
            proxies: config.trusted_proxies.iter().map(|proxy| place(*proxy)).collect(),
            open: Mutex::default(),
            freed: Notify::new(),
            closed: AtomicU64::new(0),
            refused: AtomicU64::new(0),
        }))
    }

    /// How many are open.
    pub(crate) fn count(&self) -> usize {
        self.open().by_id.len()
    }

    /// How many were closed to make room.
    pub(crate) fn closed(&self) -> u64 {
        self.0.closed.load(Ordering::Relaxed)
    }

    /// How many were refused.
    pub(crate) fn refused(&self) -> u64 {
        self.0.refused.load(Ordering::Relaxed)
    }

    /// Admits a connection; an idle one may be closed for it.
    ///
    /// # Errors
    /// If there is no room and all other connections are busy.
    pub(super) fn admit(&self, address: IpAddr) -> Result<Connected, Full> {
        let place = place(address);
        let mut open = self.open();
        let is_bounded = !place.is_loopback() && !self.0.proxies.contains(&place);
        if is_bounded && open.count_of(place) >= self.0.most_each {
            let Some(oldest) = open.oldest_of(place) else {
                self.0.refused.fetch_add(1, Ordering::Relaxed);
                return Err(Full::There);
            };
            self.close(&mut open, oldest);
        }
        if open.by_id.len() >= self.0.most {
            let oldest = open.oldest().ok_or(Full::Everywhere)?;
            self.close(&mut open, oldest);
        }
        let close = Arc::new(Notify::new());
        let id = open.enter(place, close.clone());
        Ok(Connected { register: self.clone(), id, close })
    }

    /// Closes the connection that has been idle longest, if there is one.
    pub(super) fn make_room(&self) {
        let mut open = self.open();
        if let Some(oldest) = open.oldest() {
            self.close(&mut open, oldest);
        }
    }

    /// Waits until there may be room.
    pub(super) async fn freed(&self) {
        self.0.freed.notified().await;
    }

    fn close(&self, open: &mut Open, id: u64) {
        if let Some(entry) = open.leave(id) {
            entry.close.notify_one();
            self.0.closed.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    fn enter(&mut self, place: IpAddr, close: Arc<Notify>) -> u64 {
        let id = self.tick();
        self.by_id.insert(id, Entry { place, requests: 0, awaited: 0, idle_since: id, close });
        self.by_place.entry(place).or_default().insert(id);
        self.idle.insert(id, id);
        id
    }

    fn leave(&mut self, id: u64) -> Option<Entry> {
        let entry = self.by_id.remove(&id)?;
        self.idle.remove(&entry.idle_since);
        if let Some(those) = self.by_place.get_mut(&entry.place) {
            those.remove(&id);
            if those.is_empty() {
                self.by_place.remove(&entry.place);
            }
        }
        Some(entry)
    }

    fn count_of(&self, place: IpAddr) -> usize {
        self.by_place.get(&place).map_or(0, BTreeSet::len)
    }

    fn oldest(&self) -> Option<u64> {
        self.idle.first_key_value().map(|(_, id)| *id)
    }

    fn oldest_of(&self, place: IpAddr) -> Option<u64> {
        let those = self.by_place.get(&place)?.iter().filter_map(|id| self.by_id.get_key_value(id));
        let idle = those.filter(|(_, entry)| entry.is_idle());
        idle.min_by_key(|(_, entry)| entry.idle_since).map(|(id, _)| *id)
    }

    /// Records a change of a connection. If it is idle afterwards, its idle time begins now.
    fn note(&mut self, id: u64, change: impl FnOnce(&mut Entry)) {
        let now = self.tick();
        let Some(entry) = self.by_id.get_mut(&id) else { return };
        self.idle.remove(&entry.idle_since);
        change(entry);
        if entry.is_idle() {
            entry.idle_since = now;
            self.idle.insert(now, id);
        }
    }
}

impl Entry {
    /// Whether we are waiting for the client.
    fn is_idle(&self) -> bool {
        self.requests == 0 || self.awaited > 0
    }
}

impl Connected {
    /// Waits until the connection is told to close.
    pub(super) async fn told_to_close(&self) {
        self.close.notified().await;
    }

    /// Records that a request is being answered.
    pub(super) fn begin(self: &Arc<Connected>) -> Answering {
        self.register.open().note(self.id, |entry| entry.requests += 1);
        Answering(self.clone())
    }

    /// Records that the body of a request is incomplete.
    pub(super) fn await_body(self: &Arc<Connected>) -> Awaited {
        self.register.open().note(self.id, |entry| entry.awaited += 1);
        self.register.0.freed.notify_one();
        Awaited(self.clone())
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.register.open().leave(self.id);
        self.register.0.freed.notify_one();
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.register.open().note(self.0.id, |entry| entry.requests -= 1);
        self.0.register.0.freed.notify_one();
    }
}

impl Drop for Awaited {
    fn drop(&mut self) {
        self.0.register.open().note(self.0.id, |entry| entry.awaited -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn register(most: usize, most_each: usize) -> Register {
        let proxy = "192.0.2.1".parse().unwrap();
        Register::new(&Config {
            most_connections: most,
            most_per_address: most_each,
            trusted_proxies: vec![proxy],
            ..Config::default()
        })
    }

    fn enter(register: &Register, address: &str) -> Result<Arc<Connected>, Full> {
        register.admit(address.parse().unwrap()).map(Arc::new)
    }

    /// Whether a connection has been told to close.
    fn is_closed(one: &Arc<Connected>) -> bool {
        !one.register.open().by_id.contains_key(&one.id)
    }

    #[test]
    fn the_one_that_was_idle_longest_gives_way() {
        let register = register(3, 10);
        let first = enter(&register, "203.0.113.1").unwrap();
        let second = enter(&register, "203.0.113.2").unwrap();
        let third = enter(&register, "203.0.113.3").unwrap();
        // The first has just been used, the second is being answered.
        drop(first.begin());
        let _answering = second.begin();
        let _fourth = enter(&register, "203.0.113.4").unwrap();
        assert!(is_closed(&third) && !is_closed(&first) && !is_closed(&second));
        let fifth = enter(&register, "203.0.113.5").unwrap();
        assert!(is_closed(&first));
        assert_eq!((register.count(), register.closed()), (3, 2));
        drop(third);
        assert_eq!(register.count(), 3, "what has given way is not counted any more");
        drop(fifth);
        assert_eq!(register.count(), 2);
    }

    #[test]
    fn whoever_is_being_answered_does_not_give_way() {
        let register = register(2, 10);
        let first = enter(&register, "203.0.113.1").unwrap();
        let second = enter(&register, "203.0.113.2").unwrap();
        let (one, _two) = (first.begin(), second.begin());
        assert_eq!(enter(&register, "203.0.113.3").err(), Some(Full::Everywhere));
        drop(one);
        enter(&register, "203.0.113.3").unwrap();
        assert!(is_closed(&first));
    }

    #[test]
    fn whoever_has_sent_half_a_request_gives_way() {
        let register = register(2, 10);
        let first = enter(&register, "127.0.0.1").unwrap();
        let second = enter(&register, "127.0.0.1").unwrap();
        let (_one, _two) = (first.begin(), second.begin());
        let (_half, other) = (first.await_body(), second.await_body());
        drop(other);
        enter(&register, "203.0.113.3").unwrap();
        assert!(is_closed(&first) && !is_closed(&second), "the second is being answered");
    }

    #[test]
    fn one_address_has_its_share_and_takes_nobody_elses() {
        let register = register(100, 2);
        let other = enter(&register, "203.0.113.9").unwrap();
        let first = enter(&register, "2001:db8::1").unwrap();
        let second = enter(&register, "2001:db8::2").unwrap();
        let third = enter(&register, "2001:db8::3").unwrap();
        assert!(is_closed(&first) && !is_closed(&other), "its own oldest has to go");
        let (_one, _two) = (second.begin(), third.begin());
        assert_eq!(enter(&register, "2001:db8::4").err(), Some(Full::There));
        assert_eq!(register.refused(), 1);
        enter(&register, "2001:db8:0:1::1").unwrap();
        for shared in ["127.0.0.1", "192.0.2.1"] {
            let many: Vec<_> = (0..5).map(|_| enter(&register, shared).unwrap()).collect();
            assert!(!many.iter().any(is_closed), "very many people come from {shared}");
        }
    }
}
