//! Events and endings as sentences; their words are in `words/`.

use table::{Message, Told};

use super::{BattleEnd, Event};
use crate::board::Ending;
use crate::components::{Item, components};
use crate::ids::{Good, Polis, Region, Side};
use crate::moves::Fee;
use crate::names;

impl Event {
    /// The event as a sentence, with its clause and what it touches.
    #[must_use]
    pub fn tell(&self) -> Told {
        let (message, clause) = self.sentence();
        Told { message, clause, targets: self.targets() }
    }

    #[allow(clippy::too_many_lines, reason = "one line an event")]
    fn sentence(&self) -> (Message, &'static str) {
        use Event as E;
        let of = |id: &'static str, side: Side| Message::new(id).name("side", names::side(side));
        let at = |id, side, polis: Polis| of(id, side).name("polis", names::polis(polis));
        let in_region = |id, side, region| of(id, side).name("region", names::region(region));
        match *self {
            E::RoundBegan { round } => (
                Message::new("event-round-began")
                    .name("round", Message::new(format!("round-{round}"))),
                "POL-0.3",
            ),
            E::ProjectShown { project } => (
                Message::new("event-project-shown").name("project", names::project(project)),
                "POL-0.11",
            ),
            E::ProjectPutAway { side, project } => (
                of("event-project-put-away", side).name("project", names::project(project)),
                "POL-0.24",
            ),
            E::CardDrawn { title, .. } => (
                Message::new("event-card-drawn")
                    .name("title", Message::new(title))
                    .name("text", Message::new(format!("{title}.text"))),
                "POL-0.12",
            ),
            E::FirstTurn { side } => (of("event-first-turn", side), "POL-0.14"),
            E::Passed { side } => (of("event-passed", side), "POL-0.16"),
            E::Surcharge { side, good } => {
                (of("event-surcharge", side).name("good", names::good(good)), "POL-0.18")
            }
            E::Recruited { side, polis, fee } => (
                at("event-recruited", side, polis).name("fee", fee_name(fee, Good::Metal)),
                "POL-1.2",
            ),
            E::Built { side, polis, sea, fee } => (
                at("event-built", side, polis)
                    .name("region", names::region(Region::Sea(sea)))
                    .name("fee", fee_name(fee, Good::Wood)),
                "POL-2.2",
            ),
            E::Fitted { side, polis, fee } => {
                (at("event-fitted", side, polis).name("fee", fee_name(fee, Good::Wood)), "POL-3.2")
            }
            E::LotPaid { side, good, n } => {
                (amount(of("event-lot-paid", side), good, n), "POL-4.3")
            }
            E::ProjectStarted { side, project, polis } => (
                at("event-project-started", side, polis).name("project", names::project(project)),
                "POL-4.4",
            ),
            E::MarchOrdered { side, to } => match to {
                Region::Land(_) => (in_region("event-march-ordered", side, to), "POL-5.1"),
                Region::Sea(_) => (in_region("event-voyage-ordered", side, to), "POL-6.1"),
            },
            E::Moved { side, from, to, by_sea } => moved(side, from, to, by_sea),
            E::SiegeLaid { side, polis, fortification } => (
                at("event-siege-laid", side, polis).number("fortification", fortification),
                "POL-7.1",
            ),
            E::SiegeRolled { face, bonus: 0, need } => {
                let message = Message::new("event-siege-rolled");
                (message.number("face", face).number("need", need), "POL-7.6")
            }
            E::SiegeRolled { face, bonus, need } => {
                let message = Message::new("event-siege-rolled-discs").number("bonus", bonus);
                (message.number("face", face).number("need", need), "POL-7.12")
            }
            E::SiegeDiscLaid { side, polis } => {
                (at("event-siege-disc-laid", side, polis), "POL-7.11")
            }
            E::SiegeWon { side, polis, prestige } => {
                (at("event-siege-won", side, polis).number("n", prestige), "POL-7.8")
            }
            E::SiegeLost { side, polis } => (at("event-siege-lost", side, polis), "POL-7.7"),
            E::PopulationLost { side, polis } => {
                (at("event-population-lost", side, polis), "POL-7.7")
            }
            E::TurnedNeutral { side, polis } => {
                (at("event-turned-neutral", side, polis), "POL-7.7")
            }
            E::ProxenosCaptured { side, polis } => {
                (at("event-proxenos-captured", side, polis), "POL-7.9")
            }
            E::TributeDemanded { side, territory } => {
                (in_region("event-tribute-demanded", side, Region::Land(territory)), "POL-8.1")
            }
            E::Collected { side, territory, goods, prestige } => {
                let mut what: Vec<_> = Good::ALL
                    .into_iter()
                    .filter(|good| goods[good.index()] > 0)
                    .map(|good| amount(Message::new("amount"), good, goods[good.index()]))
                    .collect();
                if prestige > 0 {
                    what.push(Message::new("amount-prestige").number("n", prestige));
                }
                let region = Region::Land(territory);
                (in_region("event-collected", side, region).list("what", what), "POL-8.3")
            }
            E::Traded { side, shipload, good, paid, offer, amount: n } => (
                of("event-traded", side)
                    .name("shipload", names::shipload(shipload))
                    .name("paid", amount(Message::new("amount"), good, paid))
                    .name("got", amount(Message::new("amount"), offer, n)),
                "POL-9.8",
            ),
            E::MarketRolled { good, face, clause } => (
                Message::new("event-market-rolled")
                    .name("good", names::good(good))
                    .number("face", face),
                clause,
            ),
            E::MarketMoved { good, from, to } => (market_moved(good, from, to), "POL-9.12"),
            E::MarketSet { good, from, to } => (market_moved(good, from, to), "POL-17.17"),
            E::ProxenosMoved { side, from, to, cost, by_sea } => (
                of(if by_sea { "event-proxenos-by-sea" } else { "event-proxenos-by-land" }, side)
                    .name("from", names::polis(from))
                    .name("to", names::polis(to))
                    .number("n", cost),
                "POL-10.3",
            ),
            E::Ransomed { side, silver } => {
                (of("event-ransomed", side).number("n", silver), "POL-11.2")
            }
            E::CivilWar { side, polis, silver, prestige } => (
                at("event-civil-war", side, polis).number("silver", silver).number("n", prestige),
                "POL-12.3",
            ),
            E::BlockadePunished { side, n } => {
                (of("event-blockade-punished", side).number("n", n), "POL-17.9")
            }
            E::BattleBegan { region } => (
                Message::new("event-battle-began").name("region", names::region(region)),
                "POL-13.1",
            ),
            E::Retreated { side, region } => {
                (in_region("event-retreated", side, region), "POL-13.7")
            }
            E::Dealt { side, card: Some(card) } => {
                (of("event-dealt-own", side).name("card", names::card(card)), "POL-13.5")
            }
            E::Dealt { side, card: None } => (of("event-dealt", side), "POL-13.5"),
            E::Picked { side, card: Some(card) } => {
                (of("event-picked-own", side).name("card", names::card(card)), "POL-13.8")
            }
            E::Picked { side, card: None } => (of("event-picked", side), "POL-13.8"),
            E::Attacked { side, cards } => {
                (two_cards(of("event-attacked", side), cards), "POL-13.8")
            }
            E::Defended { side, cards } => {
                (two_cards(of("event-defended", side), cards), "POL-13.8")
            }
            E::Assault { attacker, prestige, losses } => (
                of("event-assault", attacker)
                    .name("defender", names::side(attacker.other()))
                    .number("n", prestige)
                    .number("losses", losses),
                "POL-13.13",
            ),
            E::BattleEnded { region, why } => {
                let (id, clause) = match why {
                    BattleEnd::DeckExhausted => ("event-battle-deck", "POL-13.6"),
                    BattleEnd::Retreat => ("event-battle-retreat", "POL-13.7"),
                    BattleEnd::DefenderBroken => ("event-battle-broken", "POL-13.15"),
                };
                (Message::new(id).name("region", names::region(region)), clause)
            }
            E::Doubled { side, n } => (of("event-doubled", side).number("n", n), "POL-17.10"),
            E::Gained { side, item, n } => {
                (item_of(of("event-gained", side), item, n), "POL-17.18")
            }
            E::Lost { side, item, n } => (item_of(of("event-lost", side), item, n), "POL-17.18"),
            E::UnitsPlaced { side, region, n } => {
                (units(in_region("event-units-placed", side, region), region, n), "POL-17.1")
            }
            E::NoUnitsPlaced { side, region } => {
                (in_region("event-no-units-placed", side, region), "POL-17.1")
            }
            E::Humiliated { side, territory, n } => (
                in_region("event-humiliated", side, Region::Land(territory)).number("n", n),
                "POL-17.13",
            ),
            E::UnitsLost { side, region, n } => {
                (units(in_region("event-units-lost", side, region), region, n), "POL-17.15")
            }
            E::UnitGivenUp { side, region } => {
                (units(in_region("event-units-lost", side, region), region, 1), "POL-17.19")
            }
            E::PopulationChanged { side, polis, from, to } => (
                at("event-population-changed", side, polis).number("from", from).number("to", to),
                "POL-17.2",
            ),
            E::TributeBarred { territory } => (
                Message::new("event-tribute-barred")
                    .name("region", names::region(Region::Land(territory))),
                "POL-17.15",
            ),
            E::TooFewSent { side, missing, prestige } => (
                of("event-too-few-sent", side).number("missing", missing).number("n", prestige),
                "POL-17.3",
            ),
            E::Sent { side, region, clause } => {
                (units(in_region("event-sent", side, region), region, 1), clause)
            }
            E::Returned { side, region } => {
                (units(in_region("event-returned", side, region), region, 1), "POL-17.5")
            }
            E::Exchanged { side, prestige, silver, lost } => {
                let told = of("event-exchanged", side).number("n", prestige);
                (losing(told.number("silver", silver), lost), "POL-17.6")
            }
            E::Seized { side, polis } => (at("event-seized", side, polis), "POL-17.7"),
            E::ProjectFinished { owner, project, polis, prestige } => {
                let message = match owner {
                    Some(side) => of("event-project-finished", side),
                    None => Message::new("event-project-finished-neutral"),
                };
                let message = message.name("project", names::project(project));
                (message.name("polis", names::polis(polis)).number("n", prestige), "POL-14.2")
            }
            E::Fed { side, wheat } => (of("event-fed", side).number("n", wheat), "POL-14.4"),
            E::Starved { side, prestige } => {
                (of("event-starved", side).number("n", prestige), "POL-14.5")
            }
            E::Released { side, polis } => (at("event-released", side, polis), "POL-14.7"),
            E::CapitalLost { side } => (of("event-capital-lost", side), "POL-14.8"),
            E::Grew { side, polis } => (at("event-grew", side, polis), "POL-14.9"),
            E::Megalopolis { side, polis } => (at("event-megalopolis", side, polis), "POL-14.10"),
            E::Spoiled { side, good, n } => {
                (amount(of("event-spoiled", side), good, n), "POL-14.12")
            }
            E::PhorosTaken { side, n, silver, lost, clause } => {
                let told = of("event-phoros", side).number("n", n).number("silver", silver);
                (losing(told, lost), clause)
            }
            E::GameOver { ending } => (ending.message(), ending.clause()),
        }
    }

    /// What the event touches on the drawn table.
    fn targets(&self) -> Vec<&'static str> {
        use Event as E;
        let edition = &components().editions[0];
        let polis = |polis: Polis| edition.polis_id(polis);
        let region = |region: Region| edition.region_id(region);
        match *self {
            E::Recruited { polis: p, .. }
            | E::Fitted { polis: p, .. }
            | E::ProjectStarted { polis: p, .. }
            | E::SiegeLaid { polis: p, .. }
            | E::SiegeWon { polis: p, .. }
            | E::SiegeLost { polis: p, .. }
            | E::SiegeDiscLaid { polis: p, .. }
            | E::PopulationLost { polis: p, .. }
            | E::TurnedNeutral { polis: p, .. }
            | E::ProxenosCaptured { polis: p, .. }
            | E::CivilWar { polis: p, .. }
            | E::PopulationChanged { polis: p, .. }
            | E::Seized { polis: p, .. }
            | E::ProjectFinished { polis: p, .. }
            | E::Released { polis: p, .. }
            | E::Grew { polis: p, .. }
            | E::Megalopolis { polis: p, .. } => vec![polis(p)],
            E::Built { polis: p, sea, .. } => vec![polis(p), region(Region::Sea(sea))],
            E::ProxenosMoved { from, to, .. } => vec![polis(from), polis(to)],
            E::MarchOrdered { to, .. } => vec![region(to)],
            E::Moved { from, to, .. } => vec![region(from), region(to)],
            E::TributeDemanded { territory, .. }
            | E::Humiliated { territory, .. }
            | E::Collected { territory, .. }
            | E::TributeBarred { territory } => vec![region(Region::Land(territory))],
            E::BattleBegan { region: r }
            | E::Retreated { region: r, .. }
            | E::BattleEnded { region: r, .. }
            | E::UnitsPlaced { region: r, .. }
            | E::NoUnitsPlaced { region: r, .. }
            | E::UnitsLost { region: r, .. }
            | E::UnitGivenUp { region: r, .. }
            | E::Sent { region: r, .. }
            | E::Returned { region: r, .. } => vec![region(r)],
            E::Traded { shipload, .. } => vec![shipload],
            E::ProjectShown { project } | E::ProjectPutAway { project, .. } => vec![project],
            _ => Vec::new(),
        }
    }
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
        match self {
            Ending::Points => Message::new("ending-points"),
            Ending::CapitalLost(side) => {
                Message::new("ending-capital-lost").name("side", names::side(side))
            }
            Ending::Ostracised(side) => {
                Message::new("ending-ostracised").name("side", names::side(side))
            }
            Ending::BothOstracised => Message::new("ending-both-ostracised"),
            Ending::Disgraced(side) => {
                Message::new("ending-disgraced").name("side", names::side(side))
            }
        }
    }
}

fn moved(side: Side, from: Region, to: Region, by_sea: bool) -> (Message, &'static str) {
    let (id, clause) = match (from, by_sea) {
        (Region::Sea(_), _) => ("event-sailed", "POL-6.2"),
        (Region::Land(_), true) => ("event-crossed", "POL-5.4"),
        (Region::Land(_), false) => ("event-marched", "POL-5.3"),
    };
    let message = Message::new(id).name("side", names::side(side));
    (message.name("from", names::region(from)).name("to", names::region(to)), clause)
}

fn market_moved(good: Good, from: u8, to: u8) -> Message {
    let id = match to.cmp(&from) {
        std::cmp::Ordering::Greater => "event-market-cheaper",
        std::cmp::Ordering::Less => "event-market-dearer",
        std::cmp::Ordering::Equal => "event-market-same",
    };
    Message::new(id).name("good", names::good(good)).number("n", from.abs_diff(to))
}

/// POL-0.5: silver that the track had no room for.
fn losing(told: Message, lost: u16) -> Message {
    match lost {
        0 => told,
        lost => Message::new("event-losing").name("event", told).number("lost", lost),
    }
}

fn amount(message: Message, good: Good, n: u8) -> Message {
    message.number("n", n).name("good", names::good(good))
}

fn units(message: Message, region: Region, n: u8) -> Message {
    let unit = match region {
        Region::Land(_) => "unit-hoplites",
        Region::Sea(_) => "unit-galleys",
    };
    message.name("units", Message::new(unit).number("n", n))
}

fn item_of(message: Message, item: Item, n: u8) -> Message {
    let what = match item {
        Item::Good(good) => amount(Message::new("amount"), good, n),
        Item::Prestige => Message::new("amount-prestige").number("n", n),
    };
    message.name("what", what)
}

fn two_cards(message: Message, cards: [&'static str; 2]) -> Message {
    message.name("first", names::card(cards[0])).name("second", names::card(cards[1]))
}

fn fee_name(fee: Fee, good: Good) -> Message {
    match fee {
        Fee::Good => names::good(good),
        Fee::Silver => names::good(Good::Silver),
        Fee::Hired => Message::new("fee-hired"),
    }
}
