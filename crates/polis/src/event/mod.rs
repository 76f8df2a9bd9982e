//! What happened, as values; [`telling`] puts it into words.

mod telling;

use table::{Seat, Viewer};

use crate::board::Ending;
use crate::components::Item;
use crate::ids::{GOODS, Good, Polis, Region, Sea, Side, Territory};
use crate::moves::Fee;

/// Something that happened in the game.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Event {
    RoundBegan {
        round: &'static str,
    },
    ProjectShown {
        project: &'static str,
    },
    ProjectPutAway {
        side: Side,
        project: &'static str,
    },
    CardDrawn {
        card: &'static str,
        title: &'static str,
    },
    FirstTurn {
        side: Side,
    },
    Passed {
        side: Side,
    },
    Surcharge {
        side: Side,
        good: Good,
    },
    Recruited {
        side: Side,
        polis: Polis,
        fee: Fee,
    },
    Built {
        side: Side,
        polis: Polis,
        sea: Sea,
        fee: Fee,
    },
    Fitted {
        side: Side,
        polis: Polis,
        fee: Fee,
    },
    LotPaid {
        side: Side,
        good: Good,
        n: u8,
    },
    ProjectStarted {
        side: Side,
        project: &'static str,
        polis: Polis,
    },
    MarchOrdered {
        side: Side,
        to: Region,
    },
    Moved {
        side: Side,
        from: Region,
        to: Region,
        by_sea: bool,
    },
    SiegeLaid {
        side: Side,
        polis: Polis,
        fortification: u8,
    },
    SiegeRolled {
        face: u8,
        bonus: u8,
        need: u8,
    },
    SiegeWon {
        side: Side,
        polis: Polis,
        prestige: u8,
    },
    SiegeLost {
        side: Side,
        polis: Polis,
    },
    SiegeDiscLaid {
        side: Side,
        polis: Polis,
    },
    PopulationLost {
        side: Side,
        polis: Polis,
    },
    TurnedNeutral {
        side: Side,
        polis: Polis,
    },
    ProxenosCaptured {
        side: Side,
        polis: Polis,
    },
    TributeDemanded {
        side: Side,
        territory: Territory,
    },
    Collected {
        side: Side,
        territory: Territory,
        goods: [u8; GOODS],
        prestige: u8,
    },
    Traded {
        side: Side,
        shipload: &'static str,
        good: Good,
        paid: u8,
        offer: Good,
        amount: u8,
    },
    MarketRolled {
        good: Good,
        face: u8,
        clause: &'static str,
    },
    MarketMoved {
        good: Good,
        from: u8,
        to: u8,
    },
    MarketSet {
        good: Good,
        from: u8,
        to: u8,
    },
    ProxenosMoved {
        side: Side,
        from: Polis,
        to: Polis,
        cost: u8,
        by_sea: bool,
    },
    Ransomed {
        side: Side,
        silver: u8,
    },
    CivilWar {
        side: Side,
        polis: Polis,
        silver: u8,
        prestige: u8,
    },
    BlockadePunished {
        side: Side,
        n: u8,
    },
    BattleBegan {
        region: Region,
    },
    Retreated {
        side: Side,
        region: Region,
    },
    /// The card is known to its owner only.
    Dealt {
        side: Side,
        card: Option<&'static str>,
    },
    /// The card is known to its owner only.
    Picked {
        side: Side,
        card: Option<&'static str>,
    },
    Attacked {
        side: Side,
        cards: [&'static str; 2],
    },
    Defended {
        side: Side,
        cards: [&'static str; 2],
    },
    Assault {
        attacker: Side,
        prestige: i8,
        losses: u8,
    },
    BattleEnded {
        region: Region,
        why: BattleEnd,
    },
    Doubled {
        side: Side,
        n: u16,
    },
    Gained {
        side: Side,
        item: Item,
        n: u8,
    },
    Lost {
        side: Side,
        item: Item,
        n: u8,
    },
    UnitsPlaced {
        side: Side,
        region: Region,
        n: u8,
    },
    NoUnitsPlaced {
        side: Side,
        region: Region,
    },
    UnitsLost {
        side: Side,
        region: Region,
        n: u8,
    },
    UnitGivenUp {
        side: Side,
        region: Region,
    },
    PopulationChanged {
        side: Side,
        polis: Polis,
        from: u8,
        to: u8,
    },
    Humiliated {
        side: Side,
        territory: Territory,
        n: u8,
    },
    TributeBarred {
        territory: Territory,
    },
    TooFewSent {
        side: Side,
        missing: u8,
        prestige: u8,
    },
    Sent {
        side: Side,
        region: Region,
        clause: &'static str,
    },
    Returned {
        side: Side,
        region: Region,
    },
    Exchanged {
        side: Side,
        prestige: u16,
        silver: u16,
        lost: u16,
    },
    Seized {
        side: Side,
        polis: Polis,
    },
    ProjectFinished {
        owner: Option<Side>,
        project: &'static str,
        polis: Polis,
        prestige: u8,
    },
    Fed {
        side: Side,
        wheat: u8,
    },
    Starved {
        side: Side,
        prestige: u16,
    },
    Released {
        side: Side,
        polis: Polis,
    },
    CapitalLost {
        side: Side,
    },
    Grew {
        side: Side,
        polis: Polis,
    },
    Megalopolis {
        side: Side,
        polis: Polis,
    },
    Spoiled {
        side: Side,
        good: Good,
        n: u8,
    },
    PhorosTaken {
        side: Side,
        n: u16,
        silver: u16,
        lost: u16,
        clause: &'static str,
    },
    GameOver {
        ending: Ending,
    },
}

/// Why a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleEnd {
    /// POL-13.6: the deck could not serve both.
    DeckExhausted,
    /// POL-13.7: somebody retreated.
    Retreat,
    /// POL-13.15: the defender had too few units left.
    DefenderBroken,
}

impl Event {
    /// The event as a viewer may know it: cards in a hand belong to their owner alone.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Event {
        let hidden_from = |side: Side| !viewer.is(Seat(side as u8));
        match self {
            Event::Dealt { side, card: Some(_) } if hidden_from(side) => {
                Event::Dealt { side, card: None }
            }
            Event::Picked { side, card: Some(_) } if hidden_from(side) => {
                Event::Picked { side, card: None }
            }
            other => other,
        }
    }
}
