//! What happened, as values; the sentences are in `words/`.

use std::cmp::Ordering;

use table::{Message, Named};

use crate::board::Ending;
use crate::components::Item;
use crate::flow::asks;
use crate::ids::{
    CardHalf, EventId, GOODS, Good, Polis, Project, Region, RoundId, Sea, Shipload, Side, Territory,
};
use crate::moves::Fee;
use crate::rules::create::Unit;

/// Something that happened in the game.
#[derive(Clone, Copy, PartialEq, Debug, table::Event)]
#[args(region = territory, region = sea, _ = clause)]
#[at(polis, sea, region, territory, from, to, shipload)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Event {
    #[clause("POL-0.3")]
    RoundBegan { round: RoundId },
    #[clause("POL-0.11")]
    #[at(project)]
    ProjectShown { project: Project },
    #[clause("POL-0.24")]
    #[at(project)]
    ProjectPutAway { side: Side, project: Project },
    #[clause("POL-0.12")]
    #[says(title = card, text = card.text())]
    CardDrawn { card: EventId },
    #[clause("POL-0.14")]
    FirstTurn { side: Side },
    #[clause("POL-0.16")]
    Passed { side: Side },
    #[clause("POL-0.18")]
    Surcharge { side: Side, good: Good },
    #[clause("POL-1.2")]
    #[says(fee = fee.name(Unit::Hoplite), ..)]
    Recruited { side: Side, polis: Polis, fee: Fee },
    #[clause("POL-2.2")]
    #[says(fee = fee.name(Unit::Galley), ..)]
    Built { side: Side, polis: Polis, sea: Sea, fee: Fee },
    #[clause("POL-3.2")]
    #[says(fee = fee.name(Unit::Merchant), ..)]
    Fitted { side: Side, polis: Polis, fee: Fee },
    #[clause("POL-4.3")]
    LotPaid { side: Side, good: Good, n: u8 },
    #[clause("POL-4.4")]
    ProjectStarted { side: Side, project: Project, polis: Polis },
    #[clause("POL-5.1" if matches!(to, Region::Land(_)))]
    #[clause("POL-6.1")]
    #[says("event-march-ordered" if matches!(to, Region::Land(_)), side, region = to)]
    #[says("event-voyage-ordered", side, region = to)]
    MarchOrdered { side: Side, to: Region },
    #[clause("POL-6.2" if matches!(from, Region::Sea(_)))]
    #[clause("POL-5.4" if by_sea)]
    #[clause("POL-5.3")]
    #[says("event-sailed" if matches!(from, Region::Sea(_)), side, from, to)]
    #[says("event-crossed" if by_sea, side, from, to)]
    #[says("event-marched", side, from, to)]
    Moved { side: Side, from: Region, to: Region, by_sea: bool },
    #[clause("POL-7.1")]
    SiegeLaid { side: Side, polis: Polis, fortification: u8 },
    #[clause("POL-7.6" if bonus == 0)]
    #[clause("POL-7.12")]
    #[says("event-siege-rolled" if bonus == 0, face, need)]
    #[says("event-siege-rolled-discs")]
    SiegeRolled { face: u8, bonus: u8, need: u8 },
    #[clause("POL-7.8")]
    #[says(n = prestige, ..)]
    SiegeWon { side: Side, polis: Polis, prestige: u8 },
    #[clause("POL-7.7")]
    SiegeLost { side: Side, polis: Polis },
    #[clause("POL-7.11")]
    SiegeDiscLaid { side: Side, polis: Polis },
    #[clause("POL-7.7")]
    PopulationLost { side: Side, polis: Polis },
    #[clause("POL-7.7")]
    TurnedNeutral { side: Side, polis: Polis },
    #[clause("POL-7.9")]
    ProxenosCaptured { side: Side, polis: Polis },
    #[clause("POL-8.1")]
    TributeDemanded { side: Side, territory: Territory },
    #[clause("POL-8.3")]
    #[says(side, territory, what = collected(goods, prestige))]
    Collected { side: Side, territory: Territory, goods: [u8; GOODS], prestige: u8 },
    #[clause("POL-9.8")]
    #[says(side, shipload, paid = good.amount(paid), got = offer.amount(amount))]
    Traded { side: Side, shipload: Shipload, good: Good, paid: u8, offer: Good, amount: u8 },
    #[clause(clause)]
    MarketRolled { good: Good, face: u8, clause: &'static str },
    #[clause("POL-9.12")]
    #[says(with = market_moved(good, from, to))]
    MarketMoved { good: Good, from: u8, to: u8 },
    #[clause("POL-17.17")]
    #[says(with = market_moved(good, from, to))]
    MarketSet { good: Good, from: u8, to: u8 },
    #[clause("POL-10.3")]
    #[says("event-proxenos-by-sea" if by_sea, side, from, to, n = cost)]
    #[says("event-proxenos-by-land", side, from, to, n = cost)]
    ProxenosMoved { side: Side, from: Polis, to: Polis, cost: u8, by_sea: bool },
    #[clause("POL-11.2")]
    #[says(n = silver, ..)]
    Ransomed { side: Side, silver: u8 },
    #[clause("POL-12.3")]
    #[says(n = prestige, ..)]
    CivilWar { side: Side, polis: Polis, silver: u8, prestige: u8 },
    #[clause("POL-17.9")]
    BlockadePunished { side: Side, n: u8 },
    #[clause("POL-13.1")]
    BattleBegan { region: Region },
    #[clause("POL-13.7")]
    Retreated { side: Side, region: Region },
    /// The card is known to its owner only.
    #[clause("POL-13.5")]
    #[says("event-dealt-own" if card.is_some())]
    #[says("event-dealt")]
    #[secret(card, known_to = side)]
    Dealt { side: Side, card: Option<CardHalf> },
    /// The card is known to its owner only.
    #[clause("POL-13.8")]
    #[says("event-picked-own" if card.is_some())]
    #[says("event-picked")]
    #[secret(card, known_to = side)]
    Picked { side: Side, card: Option<CardHalf> },
    #[clause("POL-13.8")]
    #[says(side, first = cards[0], second = cards[1])]
    Attacked { side: Side, cards: [CardHalf; 2] },
    #[clause("POL-13.8")]
    #[says(side, first = cards[0], second = cards[1])]
    Defended { side: Side, cards: [CardHalf; 2] },
    #[clause("POL-13.13")]
    #[says(side = attacker, defender = attacker.other(), n = prestige, losses)]
    Assault { attacker: Side, prestige: i8, losses: u8 },
    #[clause(why.clause())]
    #[says("event-battle-deck" if why == BattleEnd::DeckExhausted, region)]
    #[says("event-battle-retreat" if why == BattleEnd::Retreat, region)]
    #[says("event-battle-broken", region)]
    BattleEnded { region: Region, why: BattleEnd },
    #[clause("POL-17.10")]
    Doubled { side: Side, n: u16 },
    #[clause("POL-17.18")]
    #[says(side, what = item.amount(n))]
    Gained { side: Side, item: Item, n: u8 },
    #[clause("POL-17.18")]
    #[says(side, what = item.amount(n))]
    Lost { side: Side, item: Item, n: u8 },
    #[clause("POL-17.1")]
    #[says(side, region, units = units(region, n))]
    UnitsPlaced { side: Side, region: Region, n: u8 },
    #[clause("POL-17.1")]
    NoUnitsPlaced { side: Side, region: Region },
    #[clause("POL-17.15")]
    #[says(side, region, units = units(region, n))]
    UnitsLost { side: Side, region: Region, n: u8 },
    #[clause("POL-17.19")]
    #[says("event-units-lost", side, region, units = units(region, 1))]
    UnitGivenUp { side: Side, region: Region },
    #[clause("POL-17.2")]
    PopulationChanged { side: Side, polis: Polis, from: u8, to: u8 },
    #[clause("POL-17.13")]
    Humiliated { side: Side, territory: Territory, n: u8 },
    #[clause("POL-17.15")]
    TributeBarred { territory: Territory },
    #[clause("POL-17.3")]
    #[says(n = prestige, ..)]
    TooFewSent { side: Side, missing: u8, prestige: u8 },
    #[clause(clause)]
    #[says(side, region, units = units(region, 1))]
    Sent { side: Side, region: Region, clause: &'static str },
    #[clause("POL-17.5")]
    #[says(side, region, units = units(region, 1))]
    Returned { side: Side, region: Region },
    #[clause("POL-17.6")]
    #[says(with = bargain("event-exchanged", side, prestige, silver, lost))]
    Exchanged { side: Side, prestige: u16, silver: u16, lost: u16 },
    #[clause("POL-17.7")]
    Seized { side: Side, polis: Polis },
    #[clause("POL-14.2")]
    #[says("event-project-finished" if owner.is_some(), side = owner, project, polis, n = prestige)]
    #[says("event-project-finished-neutral", project, polis, n = prestige)]
    ProjectFinished { owner: Option<Side>, project: Project, polis: Polis, prestige: u8 },
    #[clause("POL-14.4")]
    #[says(n = wheat, ..)]
    Fed { side: Side, wheat: u8 },
    #[clause("POL-14.5")]
    #[says(n = prestige, ..)]
    Starved { side: Side, prestige: u16 },
    #[clause("POL-14.7")]
    Released { side: Side, polis: Polis },
    #[clause("POL-14.8")]
    CapitalLost { side: Side },
    #[clause("POL-14.9")]
    Grew { side: Side, polis: Polis },
    #[clause("POL-14.10")]
    Megalopolis { side: Side, polis: Polis },
    #[clause("POL-14.12")]
    Spoiled { side: Side, good: Good, n: u8 },
    #[clause(clause)]
    #[says(with = bargain("event-phoros", side, n, silver, lost))]
    PhorosTaken { side: Side, n: u16, silver: u16, lost: u16, clause: &'static str },
    #[clause(ending.clause())]
    #[says(with = ending.message())]
    GameOver { ending: Ending },
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

impl BattleEnd {
    const fn clause(self) -> &'static str {
        match self {
            BattleEnd::DeckExhausted => "POL-13.6",
            BattleEnd::Retreat => "POL-13.7",
            BattleEnd::DefenderBroken => "POL-13.15",
        }
    }
}

impl Item {
    /// So much of it.
    fn amount(self, n: u8) -> Message {
        match self {
            Item::Good(good) => good.amount(n),
            Item::Prestige => Message::new("amount-prestige").number("n", n),
        }
    }
}

/// What hoplites brought home.
fn collected(goods: [u8; GOODS], prestige: u8) -> Vec<Message> {
    let goods = Good::ALL.into_iter().zip(goods).map(|(good, n)| (Item::Good(good), n));
    let all = goods.chain([(Item::Prestige, prestige)]);
    all.filter(|(_, n)| *n > 0).map(|(item, n)| item.amount(n)).collect()
}

fn market_moved(good: Good, from: u8, to: u8) -> Message {
    let id = match to.cmp(&from) {
        Ordering::Greater => "event-market-cheaper",
        Ordering::Less => "event-market-dearer",
        Ordering::Equal => "event-market-same",
    };
    Message::new(id).name("good", good.name()).number("n", from.abs_diff(to))
}

/// Prestige for silver. POL-0.5: what the track had no room for is lost.
fn bargain(id: &'static str, side: Side, n: u16, silver: u16, lost: u16) -> Message {
    let told = asks(id, side).number("n", n).number("silver", silver);
    match lost {
        0 => told,
        lost => Message::new("event-losing").name("event", told).number("lost", lost),
    }
}

fn units(region: Region, n: u8) -> Message {
    let unit = match region {
        Region::Land(_) => "unit-hoplites",
        Region::Sea(_) => "unit-galleys",
    };
    Message::new(unit).number("n", n)
}

impl Ending {
    /// The id that records keep.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Points => "points",
            Ending::CapitalLost(_) => "capital_lost",
            Ending::Ostracised(_) => "ostracised",
            Ending::BothOstracised => "both_ostracised",
            Ending::Disgraced(_) => "disgraced",
        }
    }

    /// The side that the game ends for, unless it is both.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Ending::CapitalLost(side) | Ending::Ostracised(side) | Ending::Disgraced(side) => {
                Some(side)
            }
            Ending::Points | Ending::BothOstracised => None,
        }
    }

    /// The clause under which the game ends.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Ending::Points => "POL-16.1",
            Ending::CapitalLost(_) => "POL-14.8",
            Ending::Ostracised(_) | Ending::BothOstracised => "POL-14.14",
            Ending::Disgraced(_) => "POL-16.4",
        }
    }

    /// The ending as a sentence.
    #[must_use]
    pub fn message(self) -> Message {
        let message = Message::new(format!("ending-{}", self.id().replace('_', "-")));
        message.with("side", &self.side())
    }
}
