//! Perft: a count that pins down the move generator.

use crate::contract::Game;
use crate::telling::Log;

/// The number of sequences of `depth` moves from here, outcomes of chance included, each counted
/// once whatever its weight. A game that ends sooner counts for nothing, as in chess.
#[must_use]
pub fn perft<G: Game>(position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    G::legal(position, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let count = |&mv: &G::Move| {
        let mut after = position.clone();
        G::play(&mut after, mv, &mut Log::silent());
        perft::<G>(&after, depth - 1)
    };
    legal.iter().map(count).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Rules;
    use crate::setup::Setup;
    use crate::testkit::pebbles::Pebbles;

    /// Counted by hand: five charms, then four; then White rolls, shows or swaps; 3 faces, 4
    /// charms in the bag, or swap and roll.
    #[test]
    fn ways_are_counted() {
        let start = Pebbles::start(&Setup::standard(Pebbles::about())).unwrap();
        let counts: Vec<_> = (0..=4).map(|depth| perft::<Pebbles>(&start, depth)).collect();
        assert_eq!(counts, [1, 5, 20, 60, 20 * (3 + 1 + 4)]);
    }
}
