//! Things on the drawn table.

/// Something that a move or an event may concern, and where it is on the drawn table, if anywhere.
pub trait Thing {
    /// Adds the ids of its parts on the drawn table.
    fn point(&self, things: &mut Vec<&'static str>) {
        let _ = things;
    }
}

/// The id of a part of the drawn table itself.
impl Thing for &'static str {
    fn point(&self, things: &mut Vec<&'static str>) {
        things.push(self);
    }
}

impl<T: Thing> Thing for Option<T> {
    fn point(&self, things: &mut Vec<&'static str>) {
        self.iter().for_each(|one| one.point(things));
    }
}

impl<T: Thing> Thing for Vec<T> {
    fn point(&self, things: &mut Vec<&'static str>) {
        self.iter().for_each(|one| one.point(things));
    }
}

impl<T: Thing, const N: usize> Thing for [T; N] {
    fn point(&self, things: &mut Vec<&'static str>) {
        self.iter().for_each(|one| one.point(things));
    }
}

macro_rules! numbers {
    ($($int:ty)*) => { $(impl Thing for $int {})* };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 bool);
