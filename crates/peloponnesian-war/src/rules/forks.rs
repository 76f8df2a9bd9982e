//! PW-5.1.1: where equal routes part.

use serde::{Deserialize, Serialize};

use crate::ids::Space;

/// Next spaces of equal routes. No space has more lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forks([Option<(Space, u32)>; 6]);

impl Forks {
    /// The spaces and their routes.
    pub fn iter(&self) -> impl Iterator<Item = (Space, u32)> {
        self.0.into_iter().flatten()
    }

    pub(super) fn of(all: impl Iterator<Item = (Space, u32)>) -> Forks {
        let mut forks = Forks::default();
        forks.0.iter_mut().zip(all).for_each(|(fork, one)| *fork = Some(one));
        forks
    }

    pub(super) fn ways(&self, space: Space) -> u32 {
        self.iter().find(|(known, _)| *known == space).map_or(1, |(_, ways)| ways.max(1))
    }
}

impl Serialize for Forks {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Forks {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let all = Vec::<(Space, u32)>::deserialize(deserializer)?;
        let forks = Forks::of(all.iter().copied());
        if forks.iter().count() == all.len() {
            return Ok(forks);
        }
        Err(serde::de::Error::custom("no space has so many lines"))
    }
}
