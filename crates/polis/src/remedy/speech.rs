//! Remedies as sentences to be.

use table::{Message, Named};

use super::units::{self, Blockades, How};
use super::{Earning, Remedy, Source, Wait, Way};
use crate::ids::{Polis, Region, poleis};
use crate::names;

impl Remedy {
    /// The remedy as a sentence to be.
    #[must_use]
    pub fn message(&self) -> Message {
        let plain = |id: &'static str| Message::new(id);
        let of_polis = |id: &'static str, polis| plain(id).name("polis", names::polis(polis));
        let of_region = |id: &'static str, region| plain(id).name("region", names::region(region));
        match *self {
            Remedy::Bring { region, n, how } => bring(region, n, how),
            Remedy::Unblock(places) => plain("remedy-unblock").list("places", said(places)),
            Remedy::Oust(places) => plain("remedy-oust").list("places", said(places)),
            Remedy::Withdraw { region, lacking: 0 } => of_region("remedy-withdraw", region),
            Remedy::Withdraw { region, lacking } => {
                of_region("remedy-withdraw-unpaid", region).name("amount", prestige(lacking))
            }
            Remedy::Thin { region } => of_region("remedy-thin", region),
            Remedy::Gather { good, n, from } => {
                let amount = plain("amount").number("n", n).name("good", names::good(good));
                let land = Region::Land;
                match from {
                    Source::Tribute(territory) => of_region("remedy-gather-at", land(territory)),
                    Source::March(territory) => of_region("remedy-gather-march", land(territory)),
                    Source::Market(market) => {
                        plain("remedy-gather-trade").name("market", market.name())
                    }
                    Source::Later => plain("remedy-gather"),
                }
                .name("amount", amount)
            }
            Remedy::GatherAny => plain("remedy-gather-any"),
            Remedy::Earn { n, from } => plain("remedy-earn")
                .name("amount", prestige(n))
                .list("ways", from.iter().map(earning).collect()),
            Remedy::FreeCubes { n } => plain("remedy-free-cubes").number("n", n),
            Remedy::Win { polis, way } => win(polis, way),
            Remedy::Grow { polis, lacking: 0 } => of_polis("remedy-grow", polis),
            Remedy::Grow { polis, lacking } => {
                of_polis("remedy-grow-hungry", polis).number("n", lacking)
            }
            Remedy::Ransom { lacking: 0 } => plain("remedy-ransom"),
            Remedy::Ransom { lacking } => plain("remedy-ransom-later").number("n", lacking),
            Remedy::MoveProxenos { polis, waits: false, lacking: 0 } => {
                of_polis("remedy-move-proxenos", polis)
            }
            Remedy::MoveProxenos { polis, waits: false, lacking } => {
                of_polis("remedy-move-proxenos-unpaid", polis).number("n", lacking)
            }
            Remedy::MoveProxenos { polis, waits: true, .. } => {
                of_polis("remedy-move-proxenos-later", polis)
            }
            Remedy::RivalLeaves { polis } => of_polis("remedy-rival-leaves", polis),
            Remedy::Hire { polis, grows: true, .. } => of_polis("remedy-hire-grown", polis),
            Remedy::Hire { polis, unpaid: false, .. } => of_polis("remedy-hire", polis),
            Remedy::Hire { polis, unpaid: true, .. } => of_polis("remedy-hire-unpaid", polis),
            Remedy::NextTurn => plain("remedy-next-turn"),
            Remedy::Wait(Wait { id, room: None, .. }) => {
                plain("remedy-wait").name("round", round(id))
            }
            Remedy::Wait(Wait { id, room: Some(room), .. }) => {
                plain("remedy-wait-for-room").name("round", round(id)).number("n", room)
            }
            Remedy::Shown { id, .. } => plain("remedy-shown").name("project", names::project(id)),
            Remedy::Release { poleis: set } => {
                plain("remedy-release").list("poleis", poleis(set).map(names::polis).collect())
            }
            Remedy::Send { n } => plain("remedy-send").number("n", n),
        }
    }
}

fn bring(region: Region, n: u8, how: How) -> Message {
    let id = match how {
        How::Open => "remedy-bring",
        How::Created(made) if made < n => "remedy-create-some",
        How::Created(_) => "remedy-create",
        How::Unmade(_) => "remedy-create-unpaid",
        How::Past(_) => "remedy-bring-past",
        How::Later(_) => "remedy-bring-later",
        How::Unpaid(_) => "remedy-bring-unpaid",
    };
    let message =
        Message::new(id).name("units", counted(region, n)).name("region", names::region(region));
    match how {
        How::Open => message,
        How::Created(made) => message.number("made", made),
        How::Unmade(lacking) => {
            let good = names::good(units::material(region));
            message.name("amount", Message::new("amount").number("n", lacking).name("good", good))
        }
        How::Past(places) => {
            let names = places.iter().map(|(place, _)| names::region(place)).collect();
            message.list("blockades", names)
        }
        How::Later(id) => message.name("round", round(id)),
        How::Unpaid(lacking) => message.name("amount", prestige(lacking)),
    }
}

fn win(polis: Polis, way: Way) -> Message {
    let message = |id: &'static str| Message::new(id).name("polis", names::polis(polis));
    match way {
        Way::Either => message("remedy-win"),
        Way::Siege => message("remedy-win-by-siege"),
        Way::CivilWar => message("remedy-win-by-civil-war"),
        Way::Later(id) => message("remedy-win-later").name("round", round(id)),
    }
}

fn earning(earning: Earning) -> Message {
    Message::new(match earning {
        Earning::CivilWar => "earning-civil-war",
        Earning::Battle => "earning-battle",
        Earning::Projects => "earning-projects",
        Earning::LargePoleis => "earning-poleis",
    })
}

fn prestige(n: u8) -> Message {
    Message::new("amount-prestige").number("n", n)
}

fn round(id: &'static str) -> Message {
    Message::new(format!("round-{id}"))
}

/// Hoplites or galleys, as the region has them.
fn counted(region: Region, n: u8) -> Message {
    let id = match region {
        Region::Land(_) => "unit-hoplites",
        Region::Sea(_) => "unit-galleys",
    };
    Message::new(id).number("n", n)
}

fn said(places: Blockades) -> Vec<Message> {
    let place = |(region, n)| {
        Message::new("remedy-place")
            .name("units", counted(region, n))
            .name("region", names::region(region))
    };
    places.iter().map(place).collect()
}
