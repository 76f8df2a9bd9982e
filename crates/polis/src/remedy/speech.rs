//! Remedies, and the sentences that say them.

use table::{Message, Named, Set};

use super::blockades::Blockades;
use super::units::{self, How};
use super::{Earning, Earnings, Plan, Source, Wait, Way};
use crate::ids::{Good, Polis, Project, Region};

/// What would make a refused move possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// More units of one's own in a region.
    Bring {
        /// Where.
        region: Region,
        /// How many more.
        n: u8,
        /// How they can come.
        how: How,
    },
    /// As many units of one's own as the rival has, where he bars the way.
    Unblock(Blockades),
    /// Fewer units of the rival, where one's own can't be as many as needed.
    Oust(Blockades),
    /// One unit of one's own less in a region, so that there is room.
    Withdraw {
        /// Where.
        region: Region,
        /// The prestige that is still lacking for it and for the refused action.
        lacking: u8,
    },
    /// One unit of one's own less in a region which nobody can leave now.
    Thin {
        /// Where.
        region: Region,
    },
    /// More of a good.
    Gather {
        /// Which.
        good: Good,
        /// How much more.
        n: u8,
        /// Where it comes from.
        from: Source,
    },
    /// One more good of any kind, for playing on alone.
    GatherAny,
    /// Prestige.
    Earn {
        /// How much.
        n: u8,
        /// What brings some.
        from: Earnings,
    },
    /// Cubes back in the reserve.
    FreeCubes {
        /// How many.
        n: u8,
    },
    /// A polis in one's league.
    Win {
        /// Which.
        polis: Polis,
        /// How.
        way: Way,
    },
    /// More population in a polis, at the end of the round.
    Grow {
        /// Where.
        polis: Polis,
        /// The wheat that is still lacking for it after the league is fed.
        lacking: u8,
    },
    /// The proxenos freed.
    Ransom {
        /// The silver that is still lacking for it.
        lacking: u8,
    },
    /// The proxenos in another polis.
    MoveProxenos {
        /// Where.
        polis: Polis,
        /// A polis on the way, where no single journey leads there.
        via: Option<Polis>,
        /// Once the rival's proxenos has left it.
        waits: bool,
        /// The silver that is still lacking for the way and for what he shall do there.
        lacking: u8,
    },
    /// The rival's proxenos gone from a polis.
    RivalLeaves {
        /// Where.
        polis: Polis,
    },
    /// A merchant in port.
    Hire {
        /// Who can make one.
        polis: Polis,
        /// Whether there is neither wood nor silver to pay for it.
        unpaid: bool,
        /// Whether the polis has to grow before, at the end of the round.
        grows: bool,
    },
    /// The next turn.
    NextTurn,
    /// A later round.
    Wait(Wait),
    /// A project on display in a later round.
    Shown {
        /// Which.
        project: Project,
    },
    /// Poleis let go.
    Release {
        /// Which.
        poleis: Set<Polis>,
    },
    /// Units sent for an event.
    Send {
        /// How many.
        n: u8,
    },
    /// Several actions, one after the other.
    Plan(Plan),
}

impl Remedy {
    /// The sentence that says the remedy, as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        let plain = |id: &'static str| Message::new(id);
        let of_polis = |id: &'static str, polis: Polis| plain(id).name("polis", polis.name());
        let of_region = |id: &'static str, region: Region| plain(id).name("region", region.name());
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
                let amount = good.amount(n);
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
            Remedy::MoveProxenos { polis, via: Some(via), waits: false, lacking } => {
                let unpaid = if lacking > 0 { "-unpaid" } else { "" };
                let message = Message::new(format!("remedy-move-proxenos-via{unpaid}"));
                message.name("polis", polis.name()).name("via", via.name()).number("n", lacking)
            }
            Remedy::MoveProxenos { polis, waits: false, lacking: 0, .. } => {
                of_polis("remedy-move-proxenos", polis)
            }
            Remedy::MoveProxenos { polis, waits: false, lacking, .. } => {
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
                plain("remedy-wait").name("round", id.name())
            }
            Remedy::Wait(Wait { id, room: Some(room), .. }) => {
                plain("remedy-wait-for-room").name("round", id.name()).number("n", room)
            }
            Remedy::Shown { project } => plain("remedy-shown").name("project", project.name()),
            Remedy::Release { poleis: set } => plain("remedy-release")
                .list("poleis", set.iter().map(|polis| polis.name()).collect()),
            Remedy::Plan(plan) => plain("remedy-plan").list("steps", plan.told()),
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
    let message = Message::new(id).name("units", counted(region, n)).name("region", region.name());
    match how {
        How::Open => message,
        How::Created(made) => message.number("made", made),
        How::Unmade(lacking) => message.name("amount", units::material(region).amount(lacking)),
        How::Past(places) => {
            let names = places.iter().map(|(place, _)| place.name()).collect();
            message.list("blockades", names)
        }
        How::Later(id) => message.name("round", id.name()),
        How::Unpaid(lacking) => message.name("amount", prestige(lacking)),
    }
}

fn win(polis: Polis, way: Way) -> Message {
    let message = |id: &'static str| Message::new(id).name("polis", polis.name());
    match way {
        Way::Either => message("remedy-win"),
        Way::Siege => message("remedy-win-by-siege"),
        Way::CivilWar => message("remedy-win-by-civil-war"),
        Way::Later(id) => message("remedy-win-later").name("round", id.name()),
    }
}

fn earning(earning: Earning) -> Message {
    Message::new(match earning {
        Earning::CivilWar => "earning-civil-war",
        Earning::Battle => "earning-battle",
        Earning::Tribute => "earning-tribute",
        Earning::Projects => "earning-projects",
        Earning::LargePoleis => "earning-poleis",
    })
}

fn prestige(n: u8) -> Message {
    Message::new("amount-prestige").number("n", n)
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
        Message::new("remedy-place").name("units", counted(region, n)).name("region", region.name())
    };
    places.iter().map(place).collect()
}
