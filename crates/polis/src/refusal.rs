//! Why a move is not allowed, as plain values; the sentences are in `words/`.

use table::refusal::refuse;

use crate::board::Board;
use crate::components::components;
use crate::ids::{CardHalf, Good, Market, Polis, Project, Region, RoundId, Side, Territory};
use crate::moves::Action;

/// A refused move of this game.
pub type Refusal = table::Refusal<Reason>;

/// Why a move is not allowed. Each has a sentence in the words; what would help against it is in
/// [`crate::remedy`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, table::Reason)]
#[args(region = territory, side = by)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Reason {
    NotAsked,
    AlreadyDone {
        action: Action,
    },
    TurnIsFull,
    AlreadyBesieged {
        polis: Polis,
    },
    NotYourPolis {
        polis: Polis,
    },
    NoTerritory {
        polis: Polis,
    },
    NoPort {
        polis: Polis,
    },
    NotThatPort {
        polis: Polis,
        region: Region,
    },
    NotCommercial {
        polis: Polis,
        side: Side,
    },
    RegionFull {
        region: Region,
        capacity: u8,
    },
    CannotPay {
        good: Good,
        need: u8,
        have: u8,
    },
    CannotPayUnit {
        good: Good,
    },
    NotForHire,
    LastCube {
        polis: Polis,
    },
    NoShips {
        ships: u8,
    },
    NotShown {
        project: Project,
    },
    NotHosted {
        project: Project,
        polis: Polis,
    },
    Busy {
        polis: Polis,
    },
    Unaffordable {
        project: Project,
        missing: u8,
    },
    #[says(lot = lot.amount(need))]
    NotThisLot {
        lot: Good,
        need: u8,
    },
    #[says("why-too-little-silver")]
    LeavesTooLittleSilver {
        missing: u8,
    },
    NoPrestige,
    NoUnits {
        region: Region,
    },
    SameRegion {
        region: Region,
    },
    NoWay {
        from: Region,
        to: Region,
    },
    FullOnTheWay {
        from: Region,
        to: Region,
        capacity: u8,
    },
    Forbidden {
        region: Region,
    },
    #[says(region = to)]
    NobodyCanCome {
        to: Region,
    },
    NothingDone,
    Capital {
        polis: Polis,
    },
    CapitalStays {
        polis: Polis,
    },
    OwnPolis {
        polis: Polis,
    },
    #[says("why-outside")]
    OutsideTerritories {
        polis: Polis,
    },
    BeyondCapacity {
        polis: Polis,
        need: u8,
        capacity: u8,
    },
    #[says(more = need.saturating_sub(have), ..)]
    TooFewHoplites {
        polis: Polis,
        need: u8,
        have: u8,
    },
    #[says(more = (enemy + 1).saturating_sub(own), ..)]
    NotInControl {
        territory: Territory,
        own: u8,
        enemy: u8,
    },
    NoCubes {
        need: u8,
        have: u8,
    },
    NoDisc,
    Collected {
        territory: Territory,
        by: Side,
    },
    Barred {
        territory: Territory,
    },
    NoPolisThere {
        territory: Territory,
    },
    NoBox {
        good: Good,
        territory: Territory,
    },
    NoHopliteLeft,
    NoPacifism,
    #[says(region = home)]
    NotAtHome {
        home: Territory,
    },
    #[says(polis = capital, n = population)]
    NoVoices {
        capital: Polis,
        population: u8,
    },
    NoMerchant,
    ShiploadTaken {
        by: Side,
    },
    ShiploadLater {
        opens: RoundId,
        now: RoundId,
    },
    ShiploadClosed,
    #[says(poleis = trading_poleis(side))]
    NoTradingPolis {
        side: Side,
    },
    NoRoute {
        market: Market,
    },
    NotDemanded {
        good: Good,
    },
    SilverForSilver,
    ProxenosCaptured,
    ProxenosFree,
    ProxenosAlready {
        polis: Polis,
    },
    OtherProxenos {
        polis: Polis,
    },
    NoJourney {
        from: Polis,
        polis: Polis,
        portless: Polis,
    },
    Bribes {
        polis: Polis,
        cost: u8,
        have: u8,
    },
    ProxenosElsewhere {
        polis: Polis,
    },
    CivilWarCost {
        polis: Polis,
        cost: u8,
        have: u8,
    },
    NoGoods,
    NoSurcharge,
    SurchargeSpoils {
        good: Good,
    },
    NoSuchGood {
        good: Good,
    },
    NoBattle {
        region: Region,
    },
    NotInHand,
    RetreatTooLate,
    #[says(id = card.id(), ..)]
    OtherHalf {
        card: CardHalf,
    },
    MustSend {
        more: u8,
    },
    #[says("why-wants-galleys" if galleys, _ = galleys)]
    #[says("why-wants-hoplites", _ = galleys)]
    WrongUnits {
        galleys: bool,
    },
    #[says("why-nothing-to-give" if max == 0, _ = max)]
    #[says("why-only-number" if min == max, n = min)]
    #[says(min, max)]
    OutOfRange {
        min: u16,
        max: u16,
    },
    NotBetrayed {
        polis: Polis,
    },
    NobodyReturns,
    NotShort,
    HungerTooGreat {
        short: u16,
        have: u16,
    },
    NoWheat,
    FullyGrown {
        polis: Polis,
        growth: u8,
    },
    AtMaximum {
        polis: Polis,
        max: u8,
    },
}

/// POL-9.5: poleis of which a side needs one to trade.
fn trading_poleis(side: Side) -> Vec<Polis> {
    components().editions[0].map.trade_needs[side.index()].iter().collect()
}

/// POL-0.9: prestige is a payment; the last point may be spent.
pub(crate) fn pay_prestige(board: &Board, side: Side) -> Result<(), Refusal> {
    if board.player(side).prestige == 0 {
        return refuse("POL-0.9", Reason::NoPrestige);
    }
    Ok(())
}
