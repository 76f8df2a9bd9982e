//! What is wrong with a file, a position or a record.

use std::cell::RefCell;

use super::Id;

thread_local! {
    /// Where ids that mean nothing are noted, while [`Faults::noting`] reads.
    static NOTED: RefCell<Option<Faults>> = const { RefCell::new(None) };
}

/// Collects everything that is wrong, as sentences, so that an author can fix all of it in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults {
    found: Vec<String>,
    /// The path to the part being checked: `cards`, `3`.
    path: Vec<String>,
    most: usize,
    dropped: usize,
}

impl Default for Faults {
    fn default() -> Self {
        Faults::new()
    }
}

/// Puts back what was noting before, also if the reading panics: else every unknown id of this
/// thread would be read as the first of its kind from then on.
struct Restore(Option<Faults>);

impl Drop for Restore {
    fn drop(&mut self) {
        NOTED.set(self.0.take());
    }
}

impl Faults {
    /// An empty list that keeps up to a hundred faults.
    #[must_use]
    pub const fn new() -> Self {
        Faults::at_most(100)
    }

    /// An empty list that keeps up to `most` faults and counts the others.
    #[must_use]
    pub const fn at_most(most: usize) -> Self {
        Faults { found: Vec::new(), path: Vec::new(), most, dropped: 0 }
    }

    /// Adds a fault.
    pub fn fault(&mut self, sentence: impl Into<String>) {
        if self.found.len() == self.most {
            self.dropped += 1;
            return;
        }
        let sentence = sentence.into();
        let placed = match self.path.as_slice() {
            [] => sentence,
            path => format!("{}: {sentence}", path.join(".")),
        };
        self.found.push(placed);
    }

    /// Adds a fault unless the condition holds; returns the condition.
    pub fn expect(&mut self, holds: bool, sentence: impl FnOnce() -> String) -> bool {
        if !holds {
            self.fault(sentence());
        }
        holds
    }

    /// Adds a fault if an id was not found; returns what was.
    pub fn found<T>(&mut self, kind: &str, id: &str, found: Option<T>) -> Option<T> {
        if found.is_none() {
            self.fault(format!("there is no {kind} {id:?}"));
        }
        found
    }

    /// The thing with an id; adds a fault if there is none.
    pub fn by_id<T: Id>(&mut self, id: &str) -> Option<T> {
        self.found(T::KIND, id, T::by_id(id))
    }

    /// The value of a result; adds a fault if it is an error.
    pub fn ok<T>(&mut self, result: Result<T, impl ToString>) -> Option<T> {
        result.map_err(|error| self.fault(error.to_string())).ok()
    }

    /// Runs `read`. Meanwhile an unknown id becomes a fault, and parsing goes on with the first id
    /// of its kind as a placeholder, so that all faults are found. For the component files of a
    /// game; elsewhere an unknown id is an error.
    pub fn noting<T, E: ToString>(&mut self, read: impl FnOnce() -> Result<T, E>) -> Option<T> {
        let restore = Restore(NOTED.replace(Some(std::mem::take(self))));
        let result = read();
        *self = NOTED.take().unwrap_or_default();
        drop(restore);
        self.ok(result)
    }

    /// Adds a fault if [`Faults::noting`] is reading; returns whether it is.
    pub(super) fn note(sentence: &str) -> bool {
        NOTED.with_borrow_mut(|noted| noted.as_mut().map(|faults| faults.fault(sentence)).is_some())
    }

    /// Checks a part; its faults are prefixed with the path to it.
    pub fn within<R>(&mut self, part: impl ToString, look: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(part.to_string());
        let result = look(self);
        self.path.pop();
        result
    }

    /// Whether there are no faults.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.found.is_empty() && self.dropped == 0
    }

    /// All faults; the last sentence counts those that were not kept.
    #[must_use]
    pub fn into_sentences(mut self) -> Vec<String> {
        if self.dropped > 0 {
            self.found.push(format!("and {} more", self.dropped));
        }
        self.found
    }

    /// `Ok` if there are no faults.
    ///
    /// # Errors
    /// The sentences of [`Faults::into_sentences`].
    pub fn into_result(self) -> Result<(), Vec<String>> {
        if self.is_empty() { Ok(()) } else { Err(self.into_sentences()) }
    }
}

/// Adds faults that other code has found.
impl Extend<String> for Faults {
    fn extend<I: IntoIterator<Item = String>>(&mut self, sentences: I) {
        sentences.into_iter().for_each(|sentence| self.fault(sentence));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_say_where_they_are() {
        let mut faults = Faults::new();
        faults.expect(true, || "not said".to_owned());
        faults.within("cards", |faults| {
            faults.within(3, |faults| faults.fault("no colour"));
            faults.found::<u8>("city", "troy", None);
        });
        faults.expect(false, || "no end".to_owned());
        let said = ["cards.3: no colour", "cards: there is no city \"troy\"", "no end"];
        assert_eq!(faults.into_result(), Err(said.map(str::to_owned).to_vec()));
        assert_eq!(Faults::new().into_result(), Ok(()));
    }

    #[test]
    fn too_many_faults_are_counted() {
        let mut faults = Faults::at_most(2);
        (0..5).for_each(|n| faults.fault(n.to_string()));
        assert_eq!(faults.into_sentences(), ["0", "1", "and 3 more"]);
    }

    #[test]
    fn a_panic_while_reading_is_not_remembered() {
        let reading = || Faults::new().noting(|| -> Result<(), String> { panic!("a bad file") });
        assert!(std::panic::catch_unwind(reading).is_err());
        assert!(!Faults::note("an id of a position"), "nobody reads a file any more");
    }

    #[test]
    fn reading_goes_on_after_an_id_that_means_nothing() {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, crate::Id)]
        enum Good {
            Wine,
            Oil,
        }
        let read = || serde_json::from_str::<Vec<Good>>(r#"["oil", "beer", "wine", "tea"]"#);
        let mut faults = Faults::new();
        let goods = faults.within("goods", |faults| faults.noting(read));
        assert_eq!(goods, Some(vec![Good::Oil, Good::Wine, Good::Wine, Good::Wine]));
        assert_eq!(faults.noting(|| serde_json::from_str::<Vec<Good>>("7")), None);
        assert!(read().is_err(), "elsewhere it is an error");
        let [beer, tea, shape] = faults.into_sentences().try_into().unwrap();
        assert_eq!(beer, "goods: there is no good \"beer\"");
        assert_eq!(tea, "goods: there is no good \"tea\"");
        assert!(shape.contains("invalid type"), "{shape}");
    }

    #[test]
    fn errors_of_others_are_faults_too() {
        let mut faults = Faults::new();
        assert_eq!(faults.ok("7".parse::<u8>()), Some(7));
        assert_eq!(faults.ok("x".parse::<u8>()), None);
        assert_eq!(faults.into_sentences(), ["invalid digit found in string"]);
    }
}
