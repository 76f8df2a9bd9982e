//! Things that have a number and an id.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, Visitor};
use serde::ser::Serializer;

use super::{Bits, Faults};
use crate::words::Message;

/// One of a fixed number of things, such as the poleis of a map or the colours of a deck. Its index
/// is for arrays; its id is how moves, positions and messages refer to it.
pub trait Id: Copy + Eq + 'static {
    /// What a [`Set`](super::Set) of them is made of.
    type Bits: Bits;
    /// How many there are.
    const COUNT: usize;
    /// What they are called in faults: `polis`, `city board`.
    const KIND: &'static str;

    /// Its number.
    fn index(self) -> usize;

    /// The one with a number that is known to be below [`Id::COUNT`].
    ///
    /// # Panics
    /// May panic for any other number.
    fn nth(index: usize) -> Self;

    /// Its id.
    fn id(self) -> &'static str;

    /// The one with an id.
    fn by_id(id: &str) -> Option<Self>;

    /// The one with a number.
    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then(|| Self::nth(index))
    }

    /// All of them, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self::nth)
    }
}

/// Something that has a name for people.
pub trait Named {
    /// The name as a message.
    fn name(&self) -> Message;
}

/// Serializes an id.
///
/// # Errors
/// Whatever the serializer fails with.
pub fn serialize<T: Id, S: Serializer>(one: T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(one.id())
}

/// Deserializes an id.
///
/// # Errors
/// If there is none of the kind with this id.
pub fn deserialize<'de, T: Id, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_str(ById(PhantomData))
}

struct ById<T>(PhantomData<T>);

impl<T: Id> Visitor<'_> for ById<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the id of a {}", T::KIND)
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<T, E> {
        T::by_id(id).map_or_else(
            || {
                let fault = format!("there is no {} {id:?}", T::KIND);
                if Faults::note(&fault) { Ok(T::nth(0)) } else { Err(E::custom(fault)) }
            },
            Ok,
        )
    }
}
