//! The arguments that most commands share: the game and its set-up.

use anyhow::Context;
use bots::Playable;
use clap::Args;
use table::any::seat_by_id;
use table::{About, Seat, Setup, Viewer};

use crate::games;

/// The game that is played when none is named.
const USUAL_GAME: &str = "polis";

/// Which game, and how it is set up.
#[derive(Args, Clone, Debug, Default)]
pub struct TableArgs {
    /// The game's id [default: polis].
    #[arg(long, value_name = "ID")]
    pub game: Option<String>,
    /// The edition's id.
    #[arg(long, value_name = "ID")]
    pub edition: Option<String>,
    /// The scenario's id.
    #[arg(long, value_name = "ID")]
    pub scenario: Option<String>,
    /// How many play.
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// An option of the game; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub options: Vec<(String, String)>,
}

impl TableArgs {
    /// The game.
    ///
    /// # Errors
    /// If no game has this id.
    pub fn find(&self) -> anyhow::Result<&'static dyn Playable> {
        Ok(games::find(self.game.as_deref().unwrap_or(USUAL_GAME))?)
    }

    /// The set-up, checked against the game.
    ///
    /// # Errors
    /// The part that does not exist, with the values that do.
    pub fn setup(&self, about: &About) -> anyhow::Result<Setup> {
        let setup = games::setup(about, self.edition.clone(), self.scenario.clone());
        self.completed(setup, about)
    }

    /// Every set-up that the arguments allow: all editions, scenarios and numbers of players unless
    /// they are named.
    ///
    /// # Errors
    /// The part that does not exist, with the values that do.
    pub fn setups(&self, about: &About) -> anyhow::Result<Vec<Setup>> {
        if self.scenario.is_some() {
            return Ok(vec![self.setup(about)?]);
        }
        let named = |setup: &Setup| {
            self.edition.as_ref().is_none_or(|id| *id == setup.edition)
                && self.seats.is_none_or(|seats| seats == setup.seats)
        };
        let setups: Vec<_> = games::all_setups(about).into_iter().filter(named).collect();
        if setups.is_empty() {
            return Ok(vec![self.setup(about)?]);
        }
        setups.into_iter().map(|setup| self.completed(setup, about)).collect()
    }

    fn completed(&self, mut setup: Setup, about: &About) -> anyhow::Result<Setup> {
        setup.seats = self.seats.unwrap_or(setup.seats);
        setup.options = self.options.iter().cloned().collect();
        setup.check(about).with_context(|| format!("setting up {}", about.id))?;
        Ok(setup)
    }
}

/// The seat with an id.
///
/// # Errors
/// If the game has no such seat; the message lists its seats.
pub fn seat(about: &About, id: &str) -> anyhow::Result<Seat> {
    let known = || about.every_seat().collect::<Vec<_>>().join(", ");
    seat_by_id(about, id)
        .with_context(|| format!("there is no seat {id:?}; the seats are: {}", known()))
}

/// The viewer: a seat, or a spectator.
///
/// # Errors
/// If there is no such seat.
pub fn viewer(about: &About, id: Option<&str>) -> anyhow::Result<Viewer> {
    match id {
        None | Some("spectator") => Ok(Viewer::Spectator),
        Some(id) => Ok(Viewer::Seat(seat(about, id)?)),
    }
}

fn name_and_value(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write it as NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
