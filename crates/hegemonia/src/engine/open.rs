//! A game under a handle.

use bots::Playable;
use table::any::{AnyTable, Turn};
use table::chance::Dice;
use table::fairness::recompute;
use table::record::Record;
use table::{Actor, Viewer};

/// A game that the client has opened.
pub(super) struct OpenGame {
    /// The game that is played.
    pub(super) game: &'static dyn Playable,
    /// The table.
    pub(super) table: Box<dyn AnyTable>,
    /// The source of dice.
    pub(super) dice: Dice,
    /// Headers of the record that the table itself does not have: names, date and the like.
    headers: Vec<(String, String)>,
}

/// Headers that are derived from the table or its dice.
const OWN_HEADERS: [&str; 8] =
    ["Game", "Rules", "Edition", "Scenario", "Seats", "Position", "Result", "Seed"];
/// Headers that prove the rolls of a finished game; they prove nothing about moves made after
/// loading it.
const PROOF_HEADERS: [&str; 4] = ["Secret", "Commitment", "Table", "SeatSeed-"];

impl OpenGame {
    /// A game just opened.
    pub(super) fn new(
        game: &'static dyn Playable,
        table: Box<dyn AnyTable>,
        dice: Dice,
    ) -> OpenGame {
        OpenGame { game, table, dice, headers: Vec::new() }
    }

    /// Keeps the names of the players, in seat order, for the record.
    pub(super) fn keep_names(&mut self, names: &[String]) {
        for (seat, name) in self.table.about().seats_of(names.len()).iter().zip(names) {
            self.headers.push((format!("Player-{seat}"), name.clone()));
        }
    }

    /// Keeps the headers of the record that the game was loaded from.
    pub(super) fn keep_headers(&mut self, record: &Record) {
        let foreign = |(name, _): &&(String, String)| {
            !OWN_HEADERS.contains(&name.as_str()) && !name.starts_with("Option-")
        };
        self.headers = record.headers.iter().filter(foreign).cloned().collect();
    }

    /// Drops the headers that proved the rolls of the game as it was loaded.
    pub(super) fn forget_proof(&mut self) {
        let proves = |name: &str| PROOF_HEADERS.iter().any(|proof| name.starts_with(proof));
        self.headers.retain(|(name, _)| !proves(name));
    }

    /// The record of the game so far. It includes the seed only if every roll follows from it.
    pub(super) fn record(&self) -> Record {
        let mut record = self.table.record();
        for (name, value) in &self.headers {
            record.set_header(name, value);
        }
        if let Dice::Seeded(seed) = &self.dice
            && recompute(&*self.table, &self.dice).is_ok()
        {
            record.set_header("Seed", seed.to_string());
        }
        record
    }

    /// Whose turn it is, as the seat to act may know it.
    pub(super) fn turn(&self, language: &str) -> Turn {
        let viewer = self.table.actor().seat().map_or(Viewer::Spectator, Viewer::Seat);
        self.table.turn(viewer, language)
    }

    /// How many moves remain after taking back `plies` of them. If the engine rolls the dice, this
    /// stops at a decision of a seat, because the same die would fall again at once. `None` if
    /// there is no such point.
    pub(super) fn ply_before(&self, plies: usize) -> Option<usize> {
        let target = self.table.ply().checked_sub(plies)?;
        if self.dice == Dice::Manual {
            return Some(target);
        }
        let moves = self.table.record().plies;
        (0..=target).rev().find(|&ply| match moves.get(ply) {
            Some(next) => next.actor != "chance",
            None => self.table.actor() != Actor::Chance,
        })
    }
}
