//! Values by id as JSON objects, whose members stand in the order of the alphabet.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use table::{Id, Set};

/// Some things with a value each.
pub(crate) struct Keyed<T, V>(pub(crate) Vec<(T, V)>);

impl<T: Id, V> Keyed<T, V> {
    /// All of them.
    pub(crate) fn each(value: impl Fn(T) -> V) -> Self {
        T::all().map(|one| (one, value(one))).collect()
    }

    /// The value of one.
    pub(crate) fn get(&self, one: T) -> Option<&V> {
        self.0.iter().find(|(known, _)| *known == one).map(|(_, value)| value)
    }
}

impl<T: Id> Keyed<T, u8> {
    /// Those of which there are any.
    pub(crate) fn present(counts: &[u8]) -> Self {
        T::all().zip(counts.iter().copied()).filter(|(_, n)| *n > 0).collect()
    }
}

impl<T: Id, V: Copy> Keyed<T, V> {
    /// The values by number; `V::default()` for those of which nothing is said.
    pub(crate) fn array<const N: usize>(&self) -> [V; N]
    where
        V: Default,
    {
        let mut values = [V::default(); N];
        self.0.iter().for_each(|(one, value)| values[one.index()] = *value);
        values
    }
}

impl<T, V> FromIterator<(T, V)> for Keyed<T, V> {
    fn from_iter<I: IntoIterator<Item = (T, V)>>(entries: I) -> Self {
        Keyed(entries.into_iter().collect())
    }
}

impl<T: Id, V: Serialize> Serialize for Keyed<T, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entries: Vec<_> = self.0.iter().map(|(one, value)| (one.id(), value)).collect();
        entries.sort_by_key(|(id, _)| *id);
        let mut map = serializer.serialize_map(Some(entries.len()))?;
        for (id, value) in entries {
            map.serialize_entry(id, value)?;
        }
        map.end()
    }
}

impl<'de, T: Id + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for Keyed<T, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Members(PhantomData))
    }
}

struct Members<T, V>(PhantomData<(T, V)>);

impl<'de, T: Id + Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Members<T, V> {
    type Value = Keyed<T, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object keyed by the id of a {}", T::KIND)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Keyed(entries))
    }
}

/// Reads a set from a list of ids in any order, for `#[serde(deserialize_with)]`.
pub(crate) fn read_set<'de, T, D>(deserializer: D) -> Result<Set<T>, D::Error>
where
    T: Id + Deserialize<'de>,
    D: Deserializer<'de>,
{
    Vec::<T>::deserialize(deserializer).map(|ids| ids.into_iter().collect())
}

/// Whether a set is empty, for `#[serde(skip_serializing_if)]`.
pub(crate) fn is_empty<T: Id>(set: &Set<T>) -> bool {
    Set::is_empty(*set)
}

/// Writes the values of an array by id, for `#[serde(serialize_with)]`.
pub(crate) fn write_each<T: Id, V: Serialize + Copy, S: Serializer, const N: usize>(
    values: &[V; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    Keyed::<T, V>::each(|one| values[one.index()]).serialize(serializer)
}

/// Writes the numbers of an array by id that are not zero, for `#[serde(serialize_with)]`.
pub(crate) fn write_present<T: Id, S: Serializer, const N: usize>(
    counts: &[u8; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    Keyed::<T, u8>::present(counts).serialize(serializer)
}

/// Reads an array from values by id, for `#[serde(deserialize_with)]`.
pub(crate) fn read<'de, T, V, D, const N: usize>(deserializer: D) -> Result<[V; N], D::Error>
where
    T: Id + Deserialize<'de>,
    V: Deserialize<'de> + Copy + Default,
    D: Deserializer<'de>,
{
    Keyed::<T, V>::deserialize(deserializer).map(|entries| entries.array())
}

/// Reads values by id in the order of the file, for `#[serde(deserialize_with)]`.
pub(crate) fn read_list<'de, T, V, D>(deserializer: D) -> Result<Vec<(T, V)>, D::Error>
where
    T: Id + Deserialize<'de>,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Keyed::deserialize(deserializer).map(|entries| entries.0)
}
