//! Fair scheduling of slow work: a few jobs run at once, and those that wait are served in turn,
//! person by person and for each person table by table. Whoever asks for very much waits behind
//! their own jobs; whoever asks for little is next.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The slots for jobs, and the queue for them. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Shares(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    line: Mutex<Line<oneshot::Sender<Place>>>,
    bounds: Bounds,
}

/// The bounds of the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    /// Of one person.
    pub(crate) each: usize,
    /// Of all together.
    pub(crate) all: usize,
}

impl Bounds {
    /// No bounds.
    pub(crate) const NONE: Bounds = Bounds { each: usize::MAX, all: usize::MAX };
}

/// The queue is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crowded;

/// A slot, until this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    shares: Shares,
    person: String,
}

impl Shares {
    /// So many places.
    pub(crate) fn new(places: usize, bounds: Bounds) -> Shares {
        Shares(Arc::new(Inner { line: Mutex::new(Line::new(places.max(1))), bounds }))
    }

    /// Waits for a slot. Dropping the future leaves the queue.
    ///
    /// # Errors
    /// If the queue is full.
    pub(crate) async fn place(&self, person: &str, table: &str) -> Result<Place, Crowded> {
        let (sender, receiver) = oneshot::channel();
        let ticket = {
            let mut line = self.line();
            self.check(&line, person)?;
            line.join(person, table, sender)
        };
        let _waiting = Waiting { shares: self, person, ticket };
        self.serve();
        receiver.await.map_err(|_| Crowded)
    }

    /// Whether somebody may queue a job: checked before preparing one.
    ///
    /// # Errors
    /// If the queue is full.
    pub(crate) fn check_room(&self, person: &str) -> Result<(), Crowded> {
        self.check(&self.line(), person)
    }

    fn check<T>(&self, line: &Line<T>, person: &str) -> Result<(), Crowded> {
        let Bounds { each, all } = self.0.bounds;
        let is_full = line.waiting_of(person) >= each || line.waiting() >= all;
        if is_full && !line.has_room() { Err(Crowded) } else { Ok(()) }
    }

    /// How many jobs run.
    pub(crate) fn at_work(&self) -> usize {
        self.line().at_work
    }

    /// How many jobs wait.
    pub(crate) fn waiting(&self) -> usize {
        self.line().waiting()
    }

    /// How many jobs of one person run or wait.
    pub(crate) fn load(&self, person: &str) -> usize {
        let line = self.line();
        line.busy_of(person) + line.waiting_of(person)
    }

    /// Gives free slots to the next in the queue.
    fn serve(&self) {
        loop {
            // The queue must not be locked while a slot is handed over: a receiver that has gone
            // drops it.
            let next = self.line().next();
            let Some((person, sender)) = next else { return };
            drop(sender.send(Place { shares: self.clone(), person }));
        }
    }

    fn line(&self) -> MutexGuard<'_, Line<oneshot::Sender<Place>>> {
        self.0.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.shares.line().done(&self.person);
        self.shares.serve();
    }
}

/// A queued job; removed when it is started or dropped.
struct Waiting<'a> {
    shares: &'a Shares,
    person: &'a str,
    ticket: u64,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let gone = self.shares.line().leave(self.person, self.ticket);
        drop(gone);
    }
}

/// The order in which jobs are served.
#[derive(Debug)]
struct Line<T> {
    places: usize,
    at_work: usize,
    /// Running jobs, by person.
    busy: HashMap<String, usize>,
    /// People with queued jobs; whoever was served last is at the end.
    people: VecDeque<Person<T>>,
    tickets: u64,
}

#[derive(Debug)]
struct Person<T> {
    name: String,
    /// The table that was served last is at the end.
    tables: VecDeque<Table<T>>,
}

#[derive(Debug)]
struct Table<T> {
    id: String,
    work: VecDeque<(u64, T)>,
}

impl<T> Line<T> {
    fn new(places: usize) -> Line<T> {
        let (busy, people) = (HashMap::new(), VecDeque::new());
        Line { places, at_work: 0, busy, people, tickets: 0 }
    }

    fn has_room(&self) -> bool {
        self.at_work < self.places && self.people.is_empty()
    }

    fn waiting(&self) -> usize {
        self.people.iter().map(Person::count).sum()
    }

    fn waiting_of(&self, person: &str) -> usize {
        self.people.iter().find(|one| one.name == person).map_or(0, Person::count)
    }

    fn busy_of(&self, person: &str) -> usize {
        self.busy.get(person).copied().unwrap_or(0)
    }

    /// Adds a job to the queue; the ticket is for removing it.
    fn join(&mut self, person: &str, table: &str, work: T) -> u64 {
        self.tickets += 1;
        let ticket = self.tickets;
        let at = self.people.iter().position(|one| one.name == person).unwrap_or_else(|| {
            self.people.push_back(Person { name: person.to_owned(), tables: VecDeque::new() });
            self.people.len() - 1
        });
        self.people[at].join(table, (ticket, work));
        ticket
    }

    /// Takes the next job out of the queue, if there is a slot for it: of the people with the
    /// fewest running jobs, whoever was served longest ago.
    fn next(&mut self) -> Option<(String, T)> {
        if self.at_work >= self.places {
            return None;
        }
        let people = self.people.iter().enumerate();
        let (at, _) = people.min_by_key(|(_, one)| self.busy_of(&one.name))?;
        let mut person = self.people.remove(at)?;
        let (_, work) = person.next()?;
        let name = person.name.clone();
        if !person.tables.is_empty() {
            self.people.push_back(person);
        }
        self.at_work += 1;
        *self.busy.entry(name.clone()).or_default() += 1;
        Some((name, work))
    }

    /// A job of a person is done.
    fn done(&mut self, person: &str) {
        self.at_work -= 1;
        if let Some(busy) = self.busy.get_mut(person) {
            *busy -= 1;
            if *busy == 0 {
                self.busy.remove(person);
            }
        }
    }

    /// Removes a job from the queue, if it is still there.
    fn leave(&mut self, person: &str, ticket: u64) -> Option<T> {
        let at = self.people.iter().position(|one| one.name == person)?;
        let work = self.people[at].leave(ticket);
        if self.people[at].tables.is_empty() {
            self.people.remove(at);
        }
        work
    }
}

impl<T> Person<T> {
    fn count(&self) -> usize {
        self.tables.iter().map(|table| table.work.len()).sum()
    }

    fn join(&mut self, table: &str, work: (u64, T)) {
        match self.tables.iter_mut().find(|one| one.id == table) {
            Some(table) => table.work.push_back(work),
            None => {
                let (id, work) = (table.to_owned(), VecDeque::from([work]));
                self.tables.push_back(Table { id, work });
            }
        }
    }

    fn next(&mut self) -> Option<(u64, T)> {
        let mut table = self.tables.pop_front()?;
        let work = table.work.pop_front();
        if !table.work.is_empty() {
            self.tables.push_back(table);
        }
        work
    }

    fn leave(&mut self, ticket: u64) -> Option<T> {
        let is_it = |(own, _): &(u64, T)| *own == ticket;
        let (at, place) =
            self.tables.iter().enumerate().find_map(|(at, table)| {
                table.work.iter().position(is_it).map(|place| (at, place))
            })?;
        let work = self.tables[at].work.remove(place);
        if self.tables[at].work.is_empty() {
            self.tables.remove(at);
        }
        work.map(|(_, work)| work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes one after the other, each done before the next.
    fn served<'a>(line: &mut Line<&'a str>) -> Vec<&'a str> {
        let next = || {
            let (person, work) = line.next()?;
            line.done(&person);
            Some(work)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn people_are_served_in_turn_however_much_one_of_them_asks() {
        let mut line = Line::new(1);
        for work in ["a1", "a2", "a3", "a4"] {
            line.join("anna", work, work);
        }
        line.join("ben", "b", "b1");
        line.join("chloe", "c", "c1");
        line.join("ben", "b", "b2");
        assert_eq!(served(&mut line), ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
        assert_eq!((line.waiting(), line.at_work), (0, 0));
    }

    #[test]
    fn tables_of_one_person_are_served_in_turn() {
        let mut line = Line::new(1);
        for (table, work) in [("x", "x1"), ("x", "x2"), ("x", "x3"), ("y", "y1"), ("y", "y2")] {
            line.join("anna", table, work);
        }
        assert_eq!(served(&mut line), ["x1", "y1", "x2", "y2", "x3"]);
    }

    /// All places are taken by one person: the next that is free is another's.
    #[test]
    fn whoever_has_least_at_work_is_next() {
        let mut line = Line::new(2);
        for work in ["a1", "a2", "a3"] {
            line.join("anna", work, work);
        }
        let name = |next: Option<(String, &'static str)>| next.map(|(_, work)| work);
        assert_eq!((name(line.next()), name(line.next())), (Some("a1"), Some("a2")));
        assert_eq!(line.next(), None, "no place is free");
        line.join("ben", "b", "b1");
        line.join("ben", "b", "b2");
        line.done("anna");
        assert_eq!(name(line.next()), Some("b1"));
        line.done("anna");
        assert_eq!(name(line.next()), Some("a3"), "Anna has none at work, Ben has one");
        line.done("ben");
        assert_eq!(name(line.next()), Some("b2"));
    }

    #[test]
    fn whoever_leaves_is_not_served() {
        let mut line = Line::new(1);
        let first = line.join("anna", "x", "a1");
        let second = line.join("anna", "x", "a2");
        let only = line.join("ben", "b", "b1");
        assert_eq!(line.leave("anna", first), Some("a1"));
        assert_eq!(line.leave("ben", only), Some("b1"));
        assert_eq!(line.leave("ben", only), None);
        assert_eq!(line.leave("anna", only), None, "a ticket is its owner's");
        assert_eq!((line.waiting(), line.waiting_of("anna"), line.waiting_of("ben")), (1, 1, 0));
        assert_eq!(served(&mut line), ["a2"]);
        assert_eq!(line.leave("anna", second), None, "it was served");
    }

    #[tokio::test]
    async fn a_place_goes_to_the_next_when_it_is_free_and_a_crowd_is_turned_away() {
        let shares = Shares::new(1, Bounds { each: 1, all: 2 });
        let first = shares.place("anna", "x").await.unwrap();
        let wait = |person: &'static str| {
            let shares = shares.clone();
            tokio::spawn(async move { shares.place(person, "x").await })
        };
        let (again, ben) = (wait("anna"), wait("ben"));
        while shares.waiting() < 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(shares.place("anna", "y").await.err(), Some(Crowded), "one may wait of each");
        assert_eq!(shares.check_room("anna"), Err(Crowded));
        assert_eq!(shares.place("chloe", "y").await.err(), Some(Crowded), "two may wait in all");
        assert_eq!((shares.load("anna"), shares.load("ben"), shares.at_work()), (2, 1, 1));
        again.abort();
        assert!(again.await.is_err());
        assert_eq!(shares.waiting(), 1, "who has gone does not wait");
        drop(first);
        let place = ben.await.unwrap().unwrap();
        assert_eq!((shares.waiting(), shares.at_work()), (0, 1));
        drop(place);
        assert_eq!((shares.at_work(), shares.check_room("anna")), (0, Ok(())));
    }
}
