//! What bots think a position is worth: the chance that the player wins the war.
//!
//! Three things are weighed: the victory points that there are, those that the armies in the
//! field will bring when the turn is fought out, and what the rest of the war promises. A war
//! may also end before its time, which is good or bad news for the player (PW-1.3).

use rand::Rng;
use table::{Mind, PlayoutPolicy, Step};

use crate::board::{Board, Ending};
use crate::components::{Armistice, Victory, card, places};
use crate::flow::Frame;
use crate::game::PeloponnesianWar;
use crate::ids::{SPACES, Side, Space};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::battle::Battle;
use crate::rules::fights;
use crate::rules::peace;
use crate::rules::siege;
use crate::rules::two_players::shame;
use crate::sense;

/// Victory points that a turn of war brings a player who knows what he does.
const HARVEST: f32 = 20.0;
/// How far victory points stray in one turn, and how unsure they are at the end of this one.
const STRAY: f32 = 16.0;
const UNSURE: f32 = 8.0;
/// What a point of bellicosity more than the enemy's is worth between two players, in victory
/// points for a turn that is left.
const HEART: f32 = 4.0;

impl Mind for PeloponnesianWar {
    fn judge(position: &Position, worth: &mut [f32]) {
        let board = &position.board;
        let season = harvest(board);
        let wills = wills(board, &season);
        let by_will = board.card().victory == Victory::Will;
        if let (true, [athens, sparta, ..]) = (board.is_for_two(), &mut *worth) {
            // Between two the wills are read for Athens.
            *athens = match by_will {
                true => worth_of_wills(board, &wills),
                false => worth_to_athens(board, &season, &wills),
            };
            *sparta = 1.0 - *athens;
            return;
        }
        let Some(first) = worth.first_mut() else { return };
        if by_will {
            *first = worth_of_wills(board, &wills);
            return;
        }
        let points = board.points() as f32 + season.points[board.player.index()];
        // PW-9.2: the war goes on if both want it.
        let goes_on: f32 = wills.iter().map(|will| logistic((will - 0.5) / 0.6)).product();
        *first = (1.0 - goes_on) * worth_of_surrender(board, points)
            + goes_on * worth_of_war(board, points, &wills);
    }

    /// The player's operation is over, or a turn begins. What the other side will do is for dice to
    /// say, and what battles and sieges will bring is estimated.
    fn is_settled(position: &Position) -> bool {
        let board = &position.board;
        let quiet = |step: &Frame| board.expedition.is_none() && step.is_quiet(board);
        position.steps.top().is_none_or(quiet)
    }

    fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        sense::sensible(position, legal, rng)
    }

    fn playout_policy() -> PlayoutPolicy {
        PlayoutPolicy::Sensible
    }
}

/// PW-10.3.5: the enemy loses heart before the player does, and before the last turn is over.
fn worth_of_wills(board: &Board, wills: &[f32; 2]) -> f32 {
    if let Some(side) = board.ending.and_then(Ending::surrendered) {
        return if side == board.player { 0.0 } else { 1.0 };
    }
    if board.ending.is_some() {
        return 0.0;
    }
    let (own, other) = (wills[board.player.index()], wills[board.system().index()]);
    let ahead = f32::from(board.card().last_turn.saturating_sub(board.turn));
    let breaks = logistic((0.5 + 0.7 * ahead - other) / 1.2);
    breaks * logistic((own - other) / 1.5)
}

/// The war goes on.
fn worth_of_war(board: &Board, points: f32, wills: &[f32; 2]) -> f32 {
    let card = board.card();
    let ahead = f32::from(card.last_turn.saturating_sub(board.turn));
    let left = turns_of_war(board, ahead, wills);
    let spread = UNSURE + STRAY * left.sqrt();
    logistic((points + HARVEST * left - card.goal as f32) / (0.6 * spread))
}

/// PW-11.10: the chance that Athens wins against Sparta: the enemy surrenders at the end of this
/// turn, or the war goes on and the points decide, of which a side with more heart wins more. A
/// draw is half a victory.
fn worth_to_athens(board: &Board, season: &Season, wills: &[f32; 2]) -> f32 {
    let holds = wills.map(|will| logistic((will - 0.5) / 0.6));
    let both_break = (1.0 - holds[0]) * (1.0 - holds[1]);
    let athens_alone_holds = holds[0] * (1.0 - holds[1]);
    let card = board.card();
    let ahead = f32::from(card.last_turn.saturating_sub(board.turn));
    let left = turns_of_war(board, ahead, wills);
    let points = Side::BOTH.map(|side| board.score_of(side) as f32 + season.points[side.index()]);
    let lead = points[0] - points[1] + HEART * left.min(2.0) * (wills[0] - wills[1]);
    let spread = UNSURE + 2.0 * STRAY * left.sqrt();
    let later = logistic(lead / (0.6 * spread));
    (athens_alone_holds + 0.5 * both_break + holds[0] * holds[1] * later).clamp(0.0, 1.0)
}

/// A side surrenders at the end of this turn (PW-1.2, PW-1.3).
fn worth_of_surrender(board: &Board, points: f32) -> f32 {
    let card = board.card();
    let early = card.early_surrender.is_some_and(|last| board.turn <= last);
    if early && !board.strict_surrender {
        return 1.0;
    }
    let bonus = 200_u32.div_ceil(u32::from(board.turn.max(1))) as f32;
    logistic((points + bonus - card.goal as f32) / UNSURE)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// What the armies in the field are about to bring.
#[derive(Default)]
struct Season {
    /// Victory points, by side.
    points: [f32; 2],
    /// Confidence, by side.
    confidence: [f32; 2],
}

impl Season {
    /// A victory of one side, as likely as `chance`.
    fn credit(&mut self, winner: Side, chance: f32, loser_doubts: bool) {
        self.points[winner.index()] += 10.0 * chance;
        self.points[winner.other().index()] -= 15.0 * chance;
        self.confidence[winner.index()] += chance;
        if loser_doubts {
            self.confidence[winner.other().index()] -= chance;
        }
    }
}

/// PW-6.2, PW-6.3: battles first, each as likely as both forces are to be there still, then
/// sieges by those who are left.
fn harvest(board: &Board) -> Season {
    let mut season = Season::default();
    let mut there = [[1.0_f32; SPACES]; 2];
    for athens in board.occupied[0].iter() {
        for sparta in board.occupied[1].iter() {
            let Some(odds) = odds(board, athens, sparta) else { continue };
            let both = there[0][athens.index()] * there[1][sparta.index()];
            for side in Side::BOTH {
                season.credit(side, both * odds[side.index()], true);
            }
            there[0][athens.index()] -= both * (1.0 - odds[0]);
            there[1][sparta.index()] -= both * (1.0 - odds[1]);
        }
    }
    for side in Side::BOTH {
        for space in board.occupied[side.index()].iter().filter(|&space| card(space).fortress) {
            // While sieges are fought out, those that are over no longer count.
            let open = board.besieged.is_empty() || board.besieged.contains(space);
            if open && siege::lays_siege(board, side, space) {
                add_siege(board, &mut season, side, space, there[side.index()][space.index()]);
            }
        }
    }
    season
}

/// The chances of both sides in a battle; `None` if there is none.
fn odds(board: &Board, athens: Space, sparta: Space) -> Option<[f32; 2]> {
    let fight = if athens == sparta {
        let besieged = Side::BOTH.into_iter().any(|side| siege::lays_siege(board, side, athens));
        (!besieged).then(|| fights::shared(athens))?
    } else {
        fights::meeting_of(board, athens, sparta)?
    };
    let ahead = Battle::new(fight).advantage(board)?;
    Some([dice_above(ahead), dice_above(-ahead)])
}

/// How likely a die with an advantage is to beat another.
fn dice_above(ahead: i16) -> f32 {
    // Of 36 pairs, those whose difference is at least 1 - `ahead`.
    let at_least = |n: i16| match n {
        ..=-5 => 36,
        -4..=0 => 36 - (5 + n) * (6 + n) / 2,
        1..=5 => (6 - n) * (7 - n) / 2,
        _ => 0,
    };
    f32::from(at_least(1 - ahead)) / 36.0
}

fn add_siege(board: &Board, season: &mut Season, side: Side, space: Space, there: f32) {
    let (army, garrison) = (board.force(side, space), board.force(side.other(), space));
    let tactical = board.leaders_at(side, space).map(|leader| leader.tactical()).max();
    let great = if space == places().syracuse { 2 } else { 0 };
    let faces = i16::from(tactical.unwrap_or(0)) + 3 - great;
    let hopeless = garrison.naval() > army.naval() || siege::is_fed_by_sea(board, side, space);
    let falls = if hopeless { 0.0 } else { f32::from(faces.clamp(0, 6)) / 6.0 };
    let was_friend = board.friend(space) == Some(side.other());
    let held = board.captured[side.other().index()].contains(space);
    if was_friend || held {
        season.credit(side, there * falls, !board.rebellion.contains(space));
    } else if board.is_led(side) {
        season.points[side.index()] += 10.0 * there * falls;
        season.confidence[side.index()] += there * falls;
    }
    let shame = shame(board, side) as f32;
    season.confidence[side.index()] += there * (1.0 - falls) * shame;
}

/// PW-9.1: the bellicosity of both sides at the end of this turn.
fn wills(board: &Board, season: &Season) -> [f32; 2] {
    Side::BOTH.map(|side| {
        let index = side.index();
        let confidence = f32::from(board.confidence(side)) + season.confidence[index];
        let change = if confidence < 0.0 { confidence.max(-6.0) } else { confidence / 2.0 };
        let lost = (peace::afflicted_spaces(board, side) / 10) as f32;
        f32::from(board.bellicosity(side)) + change - lost
    })
}

/// Turns that will be fought of those ahead: an armistice eats two of them (PW-9.3), and a side
/// that has lost heart surrenders before the last.
fn turns_of_war(board: &Board, ahead: f32, wills: &[f32; 2]) -> f32 {
    let [athens, sparta] = *wills;
    let over = board.history.armistice || board.card().armistice == Armistice::Never;
    let truce = match over {
        true => 0.0,
        false => logistic((7.0 - athens.max(sparta)) / 0.8),
    };
    let heart = 2.0 + 1.2 * athens.min(sparta).max(0.0);
    let fought = (ahead - 2.0).max(0.0) * truce + ahead.min(heart) * (1.0 - truce);
    fought.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::dice_above;

    #[test]
    fn odds_are_those_of_two_dice() {
        for ahead in -7..=7_i16 {
            let pairs = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)));
            let won = pairs.filter(|(a, b)| a + ahead > *b).count();
            assert_eq!(dice_above(ahead), won as f32 / 36.0, "{ahead}");
        }
    }
}
