//! What is wrong with a file, a position or a record.

use super::Id;

/// Collects what is wrong, in sentences, so that one look mends everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults {
    found: Vec<String>,
    /// Where we are: `cards`, `3`.
    path: Vec<String>,
    most: usize,
    dropped: usize,
}

impl Default for Faults {
    fn default() -> Self {
        Faults::new()
    }
}

impl Faults {
    /// None yet; a hundred are kept.
    #[must_use]
    pub const fn new() -> Self {
        Faults::at_most(100)
    }

    /// None yet; so many are kept, the others are counted.
    #[must_use]
    pub const fn at_most(most: usize) -> Self {
        Faults { found: Vec::new(), path: Vec::new(), most, dropped: 0 }
    }

    /// Something is wrong.
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

    /// Something is wrong unless the condition holds; gives it back.
    pub fn expect(&mut self, holds: bool, sentence: impl FnOnce() -> String) -> bool {
        if !holds {
            self.fault(sentence());
        }
        holds
    }

    /// What an id stands for; it is wrong if that is nothing.
    pub fn found<T>(&mut self, kind: &str, id: &str, found: Option<T>) -> Option<T> {
        if found.is_none() {
            self.fault(format!("there is no {kind} {id:?}"));
        }
        found
    }

    /// The thing with an id; it is wrong if there is none.
    pub fn by_id<T: Id>(&mut self, id: &str) -> Option<T> {
        self.found(T::KIND, id, T::by_id(id))
    }

    /// Keeps the value, or what is wrong with it.
    pub fn ok<T>(&mut self, result: Result<T, impl ToString>) -> Option<T> {
        result.map_err(|error| self.fault(error.to_string())).ok()
    }

    /// Looks at a part; its faults begin with the path to it.
    pub fn within<R>(&mut self, part: impl ToString, look: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(part.to_string());
        let result = look(self);
        self.path.pop();
        result
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.found.is_empty() && self.dropped == 0
    }

    /// Everything that is wrong; the last sentence counts what was not kept.
    #[must_use]
    pub fn into_sentences(mut self) -> Vec<String> {
        if self.dropped > 0 {
            self.found.push(format!("and {} more", self.dropped));
        }
        self.found
    }

    /// Whether nothing is wrong, or else what.
    ///
    /// # Errors
    /// The sentences of [`Faults::into_sentences`].
    pub fn into_result(self) -> Result<(), Vec<String>> {
        if self.is_empty() { Ok(()) } else { Err(self.into_sentences()) }
    }
}

/// Faults that somebody else has found.
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
    fn errors_of_others_are_faults_too() {
        let mut faults = Faults::new();
        assert_eq!(faults.ok("7".parse::<u8>()), Some(7));
        assert_eq!(faults.ok("x".parse::<u8>()), None);
        assert_eq!(faults.into_sentences(), ["invalid digit found in string"]);
    }
}
