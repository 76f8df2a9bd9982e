//! One file for each chapter of the rules text.

/// What all steps have in common that ask the field `player`: `asks_player!()`, within the `Rule`.
macro_rules! asks_player {
    () => {
        fn awaits(&self, _: &$crate::position::Table) -> ::table::Actor {
            ::table::Actor::Seat(self.player.seat())
        }
    };
}

/// What all phases of a turn have in common. AGO-9.13: the Assassin may strike in each; after that
/// the phase runs `resume`, which is also how it begins.
macro_rules! phase {
    () => {
        asks_player!();

        fn interrupted_by(&self) -> Option<::table::Seat> {
            Some(self.player.seat())
        }

        fn is_quiet(&self, _: &$crate::position::Table) -> bool {
            true
        }
    };
    (advance) => {
        phase!();

        fn begin(
            &mut self,
            table: &mut $crate::position::Table,
            log: &mut ::table::Log<'_, $crate::event::Event>,
        ) -> ::table::Next<$crate::flow::Frame> {
            self.resume(table, log)
        }
    };
}

/// What the steps have in common in which chance says what lies on the pile `colour`.
macro_rules! turns_up {
    () => {
        fn legal(&self, table: &Table, out: &mut Vec<Move>) {
            outcomes(table, self.colour, out);
        }

        fn check(&self, table: &Table, mv: Move) -> Result<(), Refusal> {
            check_outcome(table, self.colour, mv)
        }

        fn weight(&self, table: &Table, mv: Move) -> u32 {
            weight_of_top(table, self.colour, mv)
        }

        fn begin(&mut self, table: &mut Table, _: &mut Log<'_, Event>) -> Next<Frame> {
            if table.board.is_open(self.colour) { Next::Stay } else { Next::End }
        }
    };
}

pub mod activate;
pub mod assassin;
pub mod auction;
pub mod develop;
pub mod draw;
pub mod history;
pub mod lighthouse;
pub mod phidias;
pub mod pile;
pub mod place;
pub mod port;
pub mod protect;
pub mod scoring;
pub mod setup;
pub mod trade;
pub mod turn;
pub mod war;
