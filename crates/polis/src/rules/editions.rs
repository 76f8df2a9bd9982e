//! Where the editions part.
//!
//! The chapters beside this one hold what all editions share. What differs is either a number or
//! a card, and then it is in the component file (goods, boards, rounds, markets, dice, projects,
//! events, set-up), or a rule, and then it is here, one edition beside the other.

use table::{Log, Set};

use super::round::over;
use crate::board::{Board, Ending};
use crate::components::{DiceRule, Edition};
use crate::event::Event;
use crate::ids::{Sea, Side, Territory};
use crate::moves::Action;

/// The rules in which an edition is itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Differences {
    /// When the prestige is measured that gives the first turn.
    pub first_turn: FirstTurn,
    /// Whether a hostage takes an action to free.
    pub ransom: Ransom,
    /// Where the capacity of a region counts.
    pub crossing: Crossing,
    /// What a side that plays alone may do again.
    pub long_turn: LongTurn,
    /// Whether a siege that failed leaves a disc.
    pub siege_discs: SiegeDiscs,
    /// How a project in progress lies on its polis.
    pub in_progress: InProgress,
    /// How trade moves the value markers.
    pub market: Market,
    /// What prestige becomes when the league pays.
    pub phoros: Phoros,
    /// What happens if more prestige must be lost than there is.
    pub forced_loss: ForcedLoss,
    /// Whether prestige is needed after the last round.
    pub last_round: LastRound,
}

/// The first edition, 2012.
pub static FIRST: Differences = Differences {
    first_turn: FirstTurn::MeasuredBeforeEvent,
    ransom: Ransom::Action,
    crossing: Crossing::Unlimited,
    long_turn: LongTurn::BesiegesOnce,
    siege_discs: SiegeDiscs::None,
    in_progress: InProgress::FaceUp,
    market: Market::OneGood,
    phoros: Phoros::AnyAmount,
    forced_loss: ForcedLoss::StopsAtNone,
    last_round: LastRound::ScoresOnly,
};

/// The second edition, 2020.
pub static SECOND: Differences = Differences {
    first_turn: FirstTurn::MeasuredAfterEvent,
    ransom: Ransom::AnyTime,
    crossing: Crossing::Limited,
    long_turn: LongTurn::RepeatsAnything,
    siege_discs: SiegeDiscs::OneForEachFailure,
    in_progress: InProgress::FaceDown,
    market: Market::EachGood,
    phoros: Phoros::OneOf { bargains: [(1, 1), (2, 3)], needs_ally: true },
    forced_loss: ForcedLoss::LosesTheGame,
    last_round: LastRound::NeedsPrestige,
};

/// The differences of the edition with an id.
pub(crate) fn differences(id: &str) -> &'static Differences {
    if id == "2012" { &FIRST } else { &SECOND }
}

/// Who begins a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstTurn {
    /// POL-0.14: less prestige before the event.
    MeasuredBeforeEvent,
    /// POL-0.25: less prestige after the event; in the first round Sparta.
    MeasuredAfterEvent,
}

/// The side with the first turn of a round, unless the event gives it away.
pub(crate) fn first_turn(board: &Board, reader: Side) -> Side {
    match board.edition.rules.first_turn {
        // POL-0.14: the one who read the event last.
        FirstTurn::MeasuredBeforeEvent => reader.other(),
        // POL-0.25: Sparta in the first round, and later if level.
        FirstTurn::MeasuredAfterEvent => {
            let [athens, sparta] = Side::BOTH.map(|side| board.player(side).prestige);
            if board.round > 0 && athens < sparta { Side::Athens } else { Side::Sparta }
        }
    }
}

/// What a ransom takes besides its silver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ransom {
    /// POL-11.3: one of the actions of a turn.
    Action,
    /// POL-11.4: nothing; it is paid at any time in one's own turn.
    AnyTime,
}

/// The actions of an edition.
pub(crate) fn actions(edition: &Edition) -> Set<Action> {
    match edition.rules.ransom {
        Ransom::Action => Set::all(),
        Ransom::AnyTime => !Set::of(Action::RansomProxenos),
    }
}

/// Where the capacity of a region counts for units that move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// POL-5.6, POL-6.4: at the destination only.
    Unlimited,
    /// POL-5.8, POL-6.5: hoplites can't cross territories full of their own, nor galleys seas.
    Limited,
}

/// Regions that the own units of a side shut: territories for hoplites, seas for galleys.
pub(crate) fn shut_by_own(board: &Board, side: Side) -> (Set<Territory>, Set<Sea>) {
    match board.edition.rules.crossing {
        Crossing::Unlimited => (Set::EMPTY, Set::EMPTY),
        Crossing::Limited => {
            let full = |n: u8| n >= board.capacity();
            let (hoplites, galleys) = (&board.hoplites[side.index()], &board.galleys[side.index()]);
            (
                Territory::all().filter(|territory| full(hoplites[territory.index()])).collect(),
                Sea::all().filter(|sea| full(galleys[sea.index()])).collect(),
            )
        }
    }
}

/// POL-0.17: what a side that plays alone may do again in its one long turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LongTurn {
    /// POL-0.26: everything but a siege of the same polis.
    BesiegesOnce,
    /// Everything.
    RepeatsAnything,
}

/// What a failed siege leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiegeDiscs {
    /// Nothing.
    None,
    /// POL-7.11: a disc of the besieger.
    OneForEachFailure,
}

/// How a project in progress lies on its polis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InProgress {
    /// The card of the polis is turned instead.
    FaceUp,
    /// POL-4.5: with its back up. Everybody has seen which one it is.
    FaceDown,
}

/// What the league pays for prestige.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phoros {
    /// POL-14.13: as much silver as prestige is given up.
    AnyAmount,
    /// POL-14.16, POL-14.17: one of these bargains of prestige for silver, and only if the
    /// league has a polis besides the capital.
    OneOf {
        /// Prestige and the silver it brings.
        bargains: [(u16, u16); 2],
        /// The capital alone pays nothing.
        needs_ally: bool,
    },
}

/// The silver that so much prestige brings as phoros; `None` if that can't be had. POL-0.5: what
/// the track has no room for is lost, and forbids nothing.
pub(crate) fn phoros(board: &Board, side: Side, prestige: u16) -> Option<u16> {
    if prestige > board.player(side).prestige {
        return None;
    }
    match board.edition.rules.phoros {
        _ if prestige == 0 => Some(0),
        Phoros::AnyAmount => Some(prestige),
        Phoros::OneOf { bargains, needs_ally } => {
            let (_, silver) = bargains.into_iter().find(|(give, _)| *give == prestige)?;
            (!needs_ally || board.league(side).count() >= 2).then_some(silver)
        }
    }
}

/// The most prestige that a side can give up as phoros.
pub(crate) fn most_phoros(board: &Board, side: Side) -> u16 {
    match board.edition.rules.phoros {
        Phoros::AnyAmount => board.player(side).prestige,
        Phoros::OneOf { bargains, .. } => {
            let gives = bargains.map(|(give, _)| give).into_iter();
            gives.filter(|&give| phoros(board, side, give).is_some()).max().unwrap_or(0)
        }
    }
}

/// The clause under which phoros is asked for.
pub(crate) const fn phoros_clause(edition: &Edition) -> &'static str {
    match edition.rules.phoros {
        Phoros::AnyAmount => "POL-14.13",
        Phoros::OneOf { .. } => "POL-14.16",
    }
}

/// The clause by which a hoplite brings goods and not prestige: the second edition has no
/// pacifism.
pub(crate) fn pacifism_clause(edition: &Edition) -> &'static str {
    if *edition.rules == FIRST { "POL-17.12" } else { "POL-8.3" }
}

/// The clause under which units leave for an event: galleys to Egypt, hoplites to Persia.
pub(crate) fn sending_clause(edition: &Edition, galleys: bool) -> &'static str {
    match galleys {
        true => "POL-17.3",
        false if *edition.rules == FIRST => "POL-17.4",
        false => "POL-17.22",
    }
}

/// Prestige that must be lost and is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForcedLoss {
    /// POL-0.22: a loss stops at none.
    StopsAtNone,
    /// POL-16.4: who can't pay it loses the game at once.
    LosesTheGame,
}

/// A side must lose prestige, which is told with what it has lost. The game may be over then.
pub(crate) fn force_loss(
    board: &mut Board,
    side: Side,
    n: u16,
    log: &mut Log<'_, Event>,
    tell: impl FnOnce(u16) -> Event,
) {
    let lost = board.lose_prestige(side, n);
    log.tell(tell(lost));
    match board.edition.rules.forced_loss {
        ForcedLoss::LosesTheGame if lost < n => {
            over(board, Ending::Disgraced(side), log);
        }
        ForcedLoss::LosesTheGame | ForcedLoss::StopsAtNone => {}
    }
}

/// Whether a side without prestige can win after the last round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastRound {
    /// POL-16.3: prestige is not tested any more.
    ScoresOnly,
    /// POL-16.5: who has none is ostracised after the last round too.
    NeedsPrestige,
}

/// How trade moves the value markers. The dice themselves are in the component file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Market {
    /// POL-9.9, POL-9.11: a shipload wants one good, and that one moves.
    OneGood,
    /// POL-9.14, POL-9.15: silver raises each good that the shipload would have taken.
    EachGood,
}

/// The dice that move a value marker, and the clause that says so.
pub(crate) fn market_dice(edition: &Edition, dearer: bool) -> (DiceRule, &'static str) {
    match (edition.rules.market, dearer) {
        (Market::OneGood, false) => (edition.barter_dice, "POL-9.9"),
        (Market::OneGood, true) => (edition.silver_dice, "POL-9.11"),
        (Market::EachGood, false) => (edition.barter_dice, "POL-9.14"),
        (Market::EachGood, true) => (edition.silver_dice, "POL-9.15"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::components::{SOURCE, components};

    fn rules(edition: &str) -> Value {
        let file: Value = serde_json::from_str(SOURCE).unwrap();
        file["editions"][edition]["rules"].clone()
    }

    /// The component file says in data what this file says in code.
    #[test]
    fn the_differences_agree_with_the_component_file() {
        for edition in &components().editions {
            let (rules, ours) = (rules(edition.id), edition.rules);
            let after = rules["first_player_measured"].as_str().unwrap().starts_with("after");
            assert_eq!(ours.first_turn == FirstTurn::MeasuredAfterEvent, after);
            assert_eq!(serde_json::json!(super::actions(edition)), rules["actions"]);
            let limited = ours.crossing == Crossing::Limited;
            assert_eq!(rules["limit_applies_while_crossing"], limited);
            let discs = ours.siege_discs == SiegeDiscs::OneForEachFailure;
            assert_eq!(rules["siege"]["repeat_bonus_discs"], discs);
            let fatal = rules["forced_prestige_loss_without_prestige"] == "immediate defeat";
            assert_eq!(ours.forced_loss == ForcedLoss::LosesTheGame, fatal);
            let tested = ours.last_round == LastRound::NeedsPrestige;
            assert_eq!(rules["zero_prestige_loss_after_last_round"], tested);
            if let Phoros::OneOf { bargains, needs_ally } = ours.phoros {
                let options = bargains
                    .map(|(prestige, silver)| {
                        serde_json::json!({"prestige": prestige, "silver": silver})
                    })
                    .to_vec();
                assert_eq!(rules["phoros"]["options"], Value::Array(options));
                assert_eq!(rules["phoros"]["needs_non_capital_polis"], needs_ally);
            } else {
                assert_eq!(rules["phoros"]["needs_non_capital_polis"], false);
            }
        }
    }
}
