//! A small LRU cache for things that are expensive to make.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Things by name; the least recently used one is evicted.
#[derive(Debug)]
pub(crate) struct Kept<T> {
    most: usize,
    things: Mutex<Things<T>>,
}

#[derive(Debug)]
struct Things<T> {
    by_name: HashMap<String, (T, u64)>,
    clock: u64,
}

impl<T: Clone> Kept<T> {
    /// A cache of this size.
    pub(crate) fn new(most: usize) -> Kept<T> {
        Kept { most, things: Mutex::new(Things { by_name: HashMap::new(), clock: 0 }) }
    }

    /// The thing with a name.
    pub(crate) fn get(&self, name: &str) -> Option<T> {
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        things.clock += 1;
        let clock = things.clock;
        let (thing, last) = things.by_name.get_mut(name)?;
        *last = clock;
        Some(thing.clone())
    }

    /// Adds a thing.
    pub(crate) fn put(&self, name: String, thing: T) {
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        things.clock += 1;
        let clock = things.clock;
        if things.by_name.len() >= self.most && !things.by_name.contains_key(&name) {
            let ages = things.by_name.iter().map(|(name, (_, last))| (*last, name.clone()));
            if let Some((_, oldest)) = ages.min() {
                things.by_name.remove(&oldest);
            }
        }
        things.by_name.insert(name, (thing, clock));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_longest_ago_gives_way() {
        let kept = Kept::new(2);
        kept.put("a".into(), 1);
        kept.put("b".into(), 2);
        assert_eq!(kept.get("a"), Some(1));
        kept.put("c".into(), 3);
        assert_eq!((kept.get("a"), kept.get("b"), kept.get("c")), (Some(1), None, Some(3)));
        kept.put("c".into(), 4);
        assert_eq!((kept.get("a"), kept.get("c")), (Some(1), Some(4)));
    }
}
