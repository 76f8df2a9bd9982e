//! Judgements for bots, and drawings.

use super::trial::Trial;
use super::{Verdict, claim};
use crate::contract::{DrawOptions, Game};
use crate::seat::Viewer;

/// Every seat's prospects are a number from 0 to 1, and bots have at least one move to search.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let position = trial.game.position();
    let mut worth = vec![f32::NAN; trial.game.setup().seats];
    G::judge(position, &mut worth);
    let sound = worth.iter().all(|worth| (0.0..=1.0).contains(worth));
    claim(sound, || format!("judged outside 0 to 1: {worth:?}"))?;
    // Called only to see that it never panics.
    let _ = G::is_settled(position);
    let looks = trial.legal.iter().any(|&mv| G::is_worth_searching(position, mv));
    claim(looks || trial.legal.is_empty(), || "no legal move is worth a look".to_owned())
}

/// The table can be drawn for everybody, with everything on it that the seat to act can choose.
pub(super) fn check_drawing<G: Game>(trial: &mut Trial<'_, G>) -> Verdict {
    let position = trial.game.position();
    for viewer in trial.viewers() {
        let svg = G::draw(&G::view(position, viewer), &DrawOptions::default());
        let whole = svg.trim_start().starts_with("<svg") && svg.trim_end().ends_with("</svg>");
        claim(whole, || format!("{viewer:?} is shown no whole SVG"))?;
        if trial.game.actor().seat().map(Viewer::Seat) != Some(viewer) {
            continue;
        }
        for target in trial.legal.iter().flat_map(|&mv| G::targets(position, mv)) {
            claim(svg.contains(&format!("\"{target}\"")), || {
                format!("a legal move names {target}, which is not on the drawing")
            })?;
        }
    }
    Ok(())
}
