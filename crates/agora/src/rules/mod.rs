//! One file for each chapter of the rules text.

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
