//! The pool for replaying, judging and drawing: off the threads that answer requests, a few jobs at
//! once and in [fair shares](crate::shares).

use crate::error::{AFTER_CROWD, Failure};
use crate::shares::{Bounds, Shares};
use crate::words::{language, say, spoken_in};

/// Jobs that may wait. A page requests one drawing at a time.
const BOUNDS: Bounds = Bounds { each: 16, all: 256 };

/// The pool for slow work.
#[derive(Debug)]
pub(crate) struct Workshop(Shares);

impl Workshop {
    /// A pool for this many jobs at once.
    pub(crate) fn new(places: usize) -> Workshop {
        Workshop(Shares::new(places, BOUNDS))
    }

    /// Runs a job that would hold up others, in the language of the request. A job whose caller is
    /// gone before it begins is not run.
    ///
    /// # Errors
    /// If too many jobs wait, or it panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        payer: &str,
        table: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let place = self.0.place(payer, table).await.map_err(|_| busy())?;
        let language = language();
        let done = tokio::task::spawn_blocking(move || {
            let done = spoken_in(language, work);
            drop(place);
            done
        });
        done.await.map_err(|error| Failure::Broken(error.to_string()))
    }

    /// Refuses a request before a table is locked for what is to be drawn: a crowd would hold up
    /// the players.
    ///
    /// # Errors
    /// If too many jobs wait.
    pub(crate) fn check_room(&self, payer: &str) -> Result<(), Failure> {
        self.0.check_room(payer).map_err(|_| busy())
    }

    /// How much waits.
    pub(crate) fn waiting(&self) -> usize {
        self.0.waiting()
    }
}

fn busy() -> Failure {
    Failure::too_many(say("error-drawings-busy"), AFTER_CROWD)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc;

    use super::*;
    use crate::words::speaking;

    #[tokio::test]
    async fn work_is_done_in_the_language_of_whoever_asks() {
        let workshop = Workshop::new(1);
        assert_eq!(workshop.run("anna", "x", || 6 * 7).await.unwrap(), 42);
        let spoken = speaking("it", workshop.run("anna", "x", language)).await.unwrap();
        assert_eq!(spoken, "it");
    }

    /// One person's crowd is turned away while another is served.
    #[tokio::test]
    async fn a_crowd_is_turned_away_and_others_are_not() {
        let workshop = Arc::new(Workshop::new(1));
        let (go_on, held) = mpsc::channel::<()>();
        let ask = |payer: &'static str, work: Box<dyn FnOnce() + Send>| {
            let workshop = workshop.clone();
            tokio::spawn(async move { workshop.run(payer, "x", work).await })
        };
        let first = ask("anna", Box::new(move || held.recv().unwrap()));
        while workshop.0.at_work() == 0 {
            tokio::task::yield_now().await;
        }
        let crowd: Vec<_> = (0..40).map(|_| ask("anna", Box::new(|| ()))).collect();
        let turned_away = || crowd.iter().filter(|one| one.is_finished()).count();
        while turned_away() < 40 - BOUNDS.each {
            tokio::task::yield_now().await;
        }
        assert!(matches!(workshop.check_room("anna"), Err(Failure::TooMany { .. })));
        workshop.check_room("ben").unwrap();
        let ben = ask("ben", Box::new(|| ()));
        go_on.send(()).unwrap();
        ben.await.unwrap().unwrap();
        first.await.unwrap().unwrap();
        let mut refused = 0;
        for one in crowd {
            refused += usize::from(matches!(one.await.unwrap(), Err(Failure::TooMany { .. })));
        }
        assert_eq!(refused, 40 - BOUNDS.each);
    }
}
