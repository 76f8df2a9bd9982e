//! Why a move is not allowed, as plain values; the sentences are in `words/`.

use table::Message;

use crate::board::Board;
use crate::components::components;
use crate::ids::{Good, Polis, Region, Side, Territory, poleis};
use crate::moves::Action;
use crate::names;

/// A refused move of this game.
pub type Refusal = table::Refusal<Reason>;

/// Why a move is not allowed. Each has a sentence in the words; what would help against it is in
/// [`crate::remedy`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Reason {
    NotAsked,
    AlreadyDone { action: Action },
    TurnIsFull,
    AlreadyBesieged { polis: Polis },
    NotYourPolis { polis: Polis },
    NoTerritory { polis: Polis },
    NoPort { polis: Polis },
    NotThatPort { polis: Polis, region: Region },
    NotCommercial { polis: Polis, side: Side },
    RegionFull { region: Region, capacity: u8 },
    CannotPay { good: Good, need: u8, have: u8 },
    CannotPayUnit { good: Good },
    NotForHire,
    LastCube { polis: Polis },
    NoShips { ships: u8 },
    NotShown { project: &'static str },
    NotHosted { project: &'static str, polis: Polis },
    Busy { polis: Polis },
    Unaffordable { project: &'static str, missing: u8 },
    NotThisLot { lot: Good, need: u8 },
    LeavesTooLittleSilver { missing: u8 },
    NoPrestige,
    NoUnits { region: Region },
    SameRegion { region: Region },
    NoWay { from: Region, to: Region },
    FullOnTheWay { from: Region, to: Region, capacity: u8 },
    Forbidden { region: Region },
    NobodyCanCome { to: Region },
    NothingDone,
    Capital { polis: Polis },
    CapitalStays { polis: Polis },
    OwnPolis { polis: Polis },
    OutsideTerritories { polis: Polis },
    BeyondCapacity { polis: Polis, need: u8, capacity: u8 },
    TooFewHoplites { polis: Polis, need: u8, have: u8 },
    NotInControl { territory: Territory, own: u8, enemy: u8 },
    NoCubes { need: u8, have: u8 },
    NoDisc,
    Collected { territory: Territory, by: Side },
    Barred { territory: Territory },
    NoPolisThere { territory: Territory },
    NoBox { good: Good, territory: Territory },
    NoHopliteLeft,
    NoPacifism,
    NotAtHome { home: Territory },
    NoVoices { capital: Polis, population: u8 },
    NoMerchant,
    ShiploadTaken { by: Side },
    ShiploadLater { opens: &'static str, now: &'static str },
    ShiploadClosed,
    NoTradingPolis { side: Side },
    NoRoute { market: &'static str },
    NotDemanded { good: Good },
    SilverForSilver,
    ProxenosCaptured,
    ProxenosFree,
    ProxenosAlready { polis: Polis },
    OtherProxenos { polis: Polis },
    NoJourney { from: Polis, polis: Polis, portless: Polis },
    Bribes { polis: Polis, cost: u8, have: u8 },
    ProxenosElsewhere { polis: Polis },
    CivilWarCost { polis: Polis, cost: u8, have: u8 },
    NoGoods,
    NoSurcharge,
    SurchargeSpoils { good: Good },
    NoSuchGood { good: Good },
    NoBattle { region: Region },
    NotInHand,
    RetreatTooLate,
    OtherHalf { card: &'static str },
    MustSend { more: u8 },
    WrongUnits { galleys: bool },
    OutOfRange { min: u16, max: u16 },
    NotBetrayed { polis: Polis },
    NobodyReturns,
    NotShort,
    HungerTooGreat { short: u16, have: u16 },
    NoWheat,
    FullyGrown { polis: Polis, growth: u8 },
    AtMaximum { polis: Polis, max: u8 },
}

impl Reason {
    /// The reason as a sentence to be.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one line a reason")]
    pub fn message(&self) -> Message {
        use Reason as R;
        let plain = |id: &'static str| Message::new(id);
        let of_polis =
            |id: &'static str, polis: Polis| plain(id).name("polis", names::polis(polis));
        let of_region = |id: &'static str, region| plain(id).name("region", names::region(region));
        let of_land = |id: &'static str, territory: Territory| {
            plain(id).name("region", names::region(Region::Land(territory)))
        };
        let of_good = |id: &'static str, good| plain(id).name("good", names::good(good));
        match *self {
            R::NotAsked => plain("why-not-asked"),
            R::AlreadyDone { action } => {
                plain("why-already-done").name("action", names::action(action))
            }
            R::TurnIsFull => plain("why-turn-is-full"),
            R::AlreadyBesieged { polis } => of_polis("why-already-besieged", polis),
            R::NotYourPolis { polis } => of_polis("why-not-your-polis", polis),
            R::NoTerritory { polis } => of_polis("why-no-territory", polis),
            R::NoPort { polis } => of_polis("why-no-port", polis),
            R::NotThatPort { polis, region } => {
                of_polis("why-not-that-port", polis).name("region", names::region(region))
            }
            R::NotCommercial { polis, side } => {
                of_polis("why-not-commercial", polis).name("side", names::side(side))
            }
            R::RegionFull { region, capacity } => {
                of_region("why-region-full", region).number("capacity", capacity)
            }
            R::CannotPay { good, need, have } => {
                of_good("why-cannot-pay", good).number("need", need).number("have", have)
            }
            R::CannotPayUnit { good } => of_good("why-cannot-pay-unit", good),
            R::NotForHire => plain("why-not-for-hire"),
            R::LastCube { polis } => of_polis("why-last-cube", polis),
            R::NoShips { ships } => plain("why-no-ships").number("ships", ships),
            R::NotShown { project } => {
                plain("why-not-shown").name("project", names::project(project))
            }
            R::NotHosted { project, polis } => {
                of_polis("why-not-hosted", polis).name("project", names::project(project))
            }
            R::Busy { polis } => of_polis("why-busy", polis),
            R::Unaffordable { project, missing } => plain("why-unaffordable")
                .name("project", names::project(project))
                .number("missing", missing),
            R::NotThisLot { lot, need } => {
                let lot = of_good("amount", lot).number("n", need);
                plain("why-not-this-lot").name("lot", lot)
            }
            R::LeavesTooLittleSilver { missing } => {
                plain("why-too-little-silver").number("missing", missing)
            }
            R::NoPrestige => plain("why-no-prestige"),
            R::NoUnits { region } => of_region("why-no-units", region),
            R::SameRegion { region } => of_region("why-same-region", region),
            R::NoWay { from, to } => {
                plain("why-no-way").name("from", names::region(from)).name("to", names::region(to))
            }
            R::FullOnTheWay { from, to, capacity } => plain("why-full-on-the-way")
                .name("from", names::region(from))
                .name("to", names::region(to))
                .number("capacity", capacity),
            R::Forbidden { region } => of_region("why-forbidden", region),
            R::NobodyCanCome { to } => of_region("why-nobody-can-come", to),
            R::NothingDone => plain("why-nothing-done"),
            R::Capital { polis } => of_polis("why-capital", polis),
            R::CapitalStays { polis } => of_polis("why-capital-stays", polis),
            R::OwnPolis { polis } => of_polis("why-own-polis", polis),
            R::OutsideTerritories { polis } => of_polis("why-outside", polis),
            R::BeyondCapacity { polis, need, capacity } => of_polis("why-beyond-capacity", polis)
                .number("need", need)
                .number("capacity", capacity),
            R::TooFewHoplites { polis, need, have } => of_polis("why-too-few-hoplites", polis)
                .number("need", need)
                .number("have", have)
                .number("more", need.saturating_sub(have)),
            R::NotInControl { territory, own, enemy } => of_land("why-not-in-control", territory)
                .number("own", own)
                .number("enemy", enemy)
                .number("more", (enemy + 1).saturating_sub(own)),
            R::NoCubes { need, have } => {
                plain("why-no-cubes").number("need", need).number("have", have)
            }
            R::NoDisc => plain("why-no-disc"),
            R::Collected { territory, by } => {
                of_land("why-collected", territory).name("side", names::side(by))
            }
            R::Barred { territory } => of_land("why-barred", territory),
            R::NoPolisThere { territory } => of_land("why-no-polis-there", territory),
            R::NoBox { good, territory } => {
                of_good("why-no-box", good).name("region", names::region(Region::Land(territory)))
            }
            R::NoHopliteLeft => plain("why-no-hoplite-left"),
            R::NoPacifism => plain("why-no-pacifism"),
            R::NotAtHome { home } => of_land("why-not-at-home", home),
            R::NoVoices { capital, population } => {
                of_polis("why-no-voices", capital).number("n", population)
            }
            R::NoMerchant => plain("why-no-merchant"),
            R::ShiploadTaken { by } => plain("why-shipload-taken").name("side", names::side(by)),
            R::ShiploadLater { opens, now } => plain("why-shipload-later")
                .name("opens", names::round(opens))
                .name("now", names::round(now)),
            R::ShiploadClosed => plain("why-shipload-closed"),
            R::NoTradingPolis { side } => {
                let port = poleis(components().editions[0].map.trade_needs[side.index()]);
                plain("why-no-trading-polis").list("poleis", port.map(names::polis).collect())
            }
            R::NoRoute { market } => plain("why-no-route").name("market", names::market(market)),
            R::NotDemanded { good } => of_good("why-not-demanded", good),
            R::SilverForSilver => plain("why-silver-for-silver"),
            R::ProxenosCaptured => plain("why-proxenos-captured"),
            R::ProxenosFree => plain("why-proxenos-free"),
            R::ProxenosAlready { polis } => of_polis("why-proxenos-already", polis),
            R::OtherProxenos { polis } => of_polis("why-other-proxenos", polis),
            R::NoJourney { from, polis, portless } => of_polis("why-no-journey", polis)
                .name("from", names::polis(from))
                .name("portless", names::polis(portless)),
            R::Bribes { polis, cost, have } => {
                of_polis("why-bribes", polis).number("cost", cost).number("have", have)
            }
            R::ProxenosElsewhere { polis } => of_polis("why-proxenos-elsewhere", polis),
            R::CivilWarCost { polis, cost, have } => {
                of_polis("why-civil-war-cost", polis).number("cost", cost).number("have", have)
            }
            R::NoGoods => plain("why-no-goods"),
            R::NoSurcharge => plain("why-no-surcharge"),
            R::SurchargeSpoils { good } => of_good("why-surcharge-spoils", good),
            R::NoSuchGood { good } => of_good("why-no-such-good", good),
            R::NoBattle { region } => of_region("why-no-battle", region),
            R::NotInHand => plain("why-not-in-hand"),
            R::RetreatTooLate => plain("why-retreat-too-late"),
            R::OtherHalf { card } => {
                plain("why-other-half").name("card", names::card(card)).text("id", card)
            }
            R::MustSend { more } => plain("why-must-send").number("more", more),
            R::WrongUnits { galleys: true } => plain("why-wants-galleys"),
            R::WrongUnits { galleys: false } => plain("why-wants-hoplites"),
            R::OutOfRange { max: 0, .. } => plain("why-nothing-to-give"),
            R::OutOfRange { min, max } if min == max => plain("why-only-number").number("n", min),
            R::OutOfRange { min, max } => {
                plain("why-out-of-range").number("min", min).number("max", max)
            }
            R::NotBetrayed { polis } => of_polis("why-not-betrayed", polis),
            R::NobodyReturns => plain("why-nobody-returns"),
            R::NotShort => plain("why-not-short"),
            R::HungerTooGreat { short, have } => {
                plain("why-hunger-too-great").number("short", short).number("have", have)
            }
            R::NoWheat => plain("why-no-wheat"),
            R::FullyGrown { polis, growth } => {
                of_polis("why-fully-grown", polis).number("growth", growth)
            }
            R::AtMaximum { polis, max } => of_polis("why-at-maximum", polis).number("max", max),
        }
    }
}

/// POL-0.9: prestige is a payment; the last point may be spent.
pub(crate) fn pay_prestige(board: &Board, side: Side) -> Result<(), Refusal> {
    if board.player(side).prestige == 0 {
        return table::refusal::refuse("POL-0.9", Reason::NoPrestige);
    }
    Ok(())
}
