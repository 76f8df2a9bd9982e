//! What lies open on the table, and plain questions about it.
//!
//! Everything here may be known to everybody. What only one player may know lives in
//! [`crate::position::Secrets`].

use table::Set;

use crate::components::{
    Edition, POLEIS, RoundCard, RoundRules, SEAS, SHIPLOADS, ScenarioCard, TERRITORIES,
};
use crate::ids::{EventId, GOODS, Good, Polis, Project, Region, Sea, Side, Territory};
use crate::rules::round::Nth;

/// What lies open on the table.
#[derive(Clone, Debug)]
pub struct Board {
    /// The edition in play.
    pub edition: &'static Edition,
    /// The scenario in play.
    pub scenario: &'static ScenarioCard,
    /// Version of the rules that this game began with.
    pub rules: u32,
    /// Index of the round in the scenario.
    pub round: u8,
    /// The event of the round, once it is drawn.
    pub event: Option<EventId>,
    /// Territories in which the event forbids tribute this round.
    pub barred: Set<Territory>,
    /// The poleis.
    pub poleis: [PolisState; POLEIS],
    /// Hoplites by side and territory.
    pub hoplites: [[u8; TERRITORIES]; 2],
    /// Galleys by side and sea.
    pub galleys: [[u8; SEAS]; 2],
    /// What lies before each player.
    pub players: [Player; 2],
    /// Merchants on shiploads.
    pub shiploads: [Option<Side>; SHIPLOADS],
    /// Columns of the value markers.
    pub market: [u8; GOODS],
    /// Discs on the tribute boxes.
    pub collected: [Option<Side>; TERRITORIES],
    /// POL-7.11: discs of failed sieges, by side and polis.
    pub siege_discs: [[u8; POLEIS]; 2],
    /// Projects that can be started.
    pub shown: Set<Project>,
    /// Projects that have not been seen yet.
    pub unseen: Set<Project>,
    /// Who has passed this round, in order.
    pub passed: Passed,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.edition.id == other.edition.id
            && self.scenario.id == other.scenario.id
            && (self.rules, self.round, self.event, self.barred)
                == (other.rules, other.round, other.event, other.barred)
            && self.poleis == other.poleis
            && self.hoplites == other.hoplites
            && self.galleys == other.galleys
            && self.players == other.players
            && self.shiploads == other.shiploads
            && self.market == other.market
            && self.collected == other.collected
            && self.siege_discs == other.siege_discs
            && (self.shown, self.unseen, self.passed, self.ending)
                == (other.shown, other.unseen, other.passed, other.ending)
    }
}

/// A polis on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PolisState {
    /// Who has it in its league.
    pub owner: Option<Side>,
    /// Cubes beside its card; none while it is neutral.
    pub cubes: u8,
    /// A project in progress.
    pub project: Option<Project>,
    /// Finished projects.
    pub built: Set<Project>,
}

/// What lies before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Prestige.
    pub prestige: u16,
    /// Goods.
    pub stock: [u8; GOODS],
    /// Merchants in the trade port.
    pub merchants: u8,
    /// Where the proxenos is.
    pub proxenos: Proxenos,
    /// Units that left the map for an event.
    pub abroad: u8,
    /// The great commander's doubling has been used this round.
    pub doubled: bool,
}

/// Where a proxenos is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proxenos {
    /// In a polis.
    At(Polis),
    /// Hostage of the other player.
    Captured,
}

/// Who has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// Nobody yet.
    Nobody,
    /// One side; the other plays alone.
    One(Side),
    /// Both; this side was the first.
    Both(Side),
}

impl Passed {
    /// Whether a side has passed.
    #[must_use]
    pub fn has(self, side: Side) -> bool {
        match self {
            Passed::Nobody => false,
            Passed::One(first) => first == side,
            Passed::Both(_) => true,
        }
    }
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The last round was played: the scores decide.
    Points,
    /// This side could not feed its capital.
    CapitalLost(Side),
    /// This side had no prestige left after a round.
    Ostracised(Side),
    /// Both sides had none left: the scores decide.
    BothOstracised,
    /// This side had to lose more prestige than it had.
    Disgraced(Side),
}

impl Board {
    /// The round in play.
    #[must_use]
    pub fn round_card(&self) -> &'static RoundCard {
        &self.scenario.rounds[usize::from(self.round)]
    }

    /// Whether no round follows.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        usize::from(self.round) + 1 == self.scenario.rounds.len()
    }

    /// POL-0.4: how many units of one side a region holds this round.
    #[must_use]
    pub fn capacity(&self) -> u8 {
        self.round_card().kind
    }

    /// What the event changes this round.
    #[must_use]
    pub fn event_rules(&self) -> &'static RoundRules {
        static NONE: RoundRules = RoundRules {
            first: None,
            closed: Set::EMPTY,
            battle_threshold: None,
            commanders: false,
            hired: None,
            forbidden: [Set::EMPTY; 2],
            tribute_cap: None,
            pacifism: false,
            free_trade: None,
            project_bonus: None,
            end_bonus: None,
        };
        self.event.map_or(&NONE, |event| &self.edition.events[event.index()].rules)
    }

    /// What lies before a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// What lies before a side, to change it.
    pub fn player_mut(&mut self, side: Side) -> &mut Player {
        &mut self.players[side.index()]
    }

    /// How much of a good a side has.
    #[must_use]
    pub fn stock(&self, side: Side, good: Good) -> u8 {
        self.player(side).stock[good.index()]
    }

    /// A side's units in a region.
    #[must_use]
    pub fn units(&self, side: Side, region: Region) -> u8 {
        match region {
            Region::Land(territory) => self.hoplites[side.index()][territory.index()],
            Region::Sea(sea) => self.galleys[side.index()][sea.index()],
        }
    }

    /// A side's units in a region, to change them.
    pub fn units_mut(&mut self, side: Side, region: Region) -> &mut u8 {
        match region {
            Region::Land(territory) => &mut self.hoplites[side.index()][territory.index()],
            Region::Sea(sea) => &mut self.galleys[side.index()][sea.index()],
        }
    }

    /// Units of a side leave a region. POL-7.13: siege discs go with the last of them.
    pub fn take_units(&mut self, side: Side, region: Region, n: u8) {
        let units = self.units_mut(side, region);
        debug_assert!(*units >= n, "units were counted before they were taken");
        *units = units.saturating_sub(n);
        if let (0, Region::Land(territory)) = (*units, region) {
            self.lift_siege_discs(side, territory);
        }
    }

    /// A side takes back its siege discs in a territory.
    pub fn lift_siege_discs(&mut self, side: Side, territory: Territory) {
        for polis in self.edition.map.poleis_in[territory.index()].iter() {
            self.siege_discs[side.index()][polis.index()] = 0;
        }
    }

    /// POL-7.12: siege discs of a side in a territory.
    #[must_use]
    pub fn siege_discs_in(&self, side: Side, territory: Territory) -> u8 {
        let poleis = self.edition.map.poleis_in[territory.index()];
        poleis.iter().map(|polis| self.siege_discs[side.index()][polis.index()]).sum()
    }

    /// POL-0.4: whether one more unit of a side fits into a region.
    #[must_use]
    pub fn has_room(&self, side: Side, region: Region) -> bool {
        self.units(side, region) < self.capacity()
    }

    /// POL-0.10: territories in which a side has more hoplites than the other.
    #[must_use]
    pub fn dominated_land(&self, side: Side) -> Set<Territory> {
        let (own, other) = (&self.hoplites[side.index()], &self.hoplites[side.other().index()]);
        let more = |index: usize| u16::from(own[index] > other[index]) << index;
        Set::from_bits((0..TERRITORIES).fold(0, |set, index| set | more(index)))
    }

    /// POL-0.10: seas in which a side has more galleys than the other.
    #[must_use]
    pub fn dominated_seas(&self, side: Side) -> Set<Sea> {
        let (own, other) = (&self.galleys[side.index()], &self.galleys[side.other().index()]);
        let more = |index: usize| u16::from(own[index] > other[index]) << index;
        Set::from_bits((0..SEAS).fold(0, |set, index| set | more(index)))
    }

    /// Whether a side has a polis in its league.
    #[must_use]
    pub fn owns(&self, side: Side, polis: Polis) -> bool {
        self.poleis[polis.index()].owner == Some(side)
    }

    /// The poleis of a side.
    pub fn league(&self, side: Side) -> impl Iterator<Item = Polis> + '_ {
        Polis::all().filter(move |&polis| self.owns(side, polis))
    }

    /// The poleis of a side as a set.
    #[must_use]
    pub fn league_set(&self, side: Side) -> Set<Polis> {
        self.league(side).collect()
    }

    /// Population of a polis: its cubes, or its base while it is neutral.
    #[must_use]
    pub fn population(&self, polis: Polis) -> u8 {
        match self.poleis[polis.index()].owner {
            Some(_) => self.poleis[polis.index()].cubes,
            None => self.edition.poleis[polis.index()].base,
        }
    }

    /// Population of a side's whole league.
    #[must_use]
    pub fn league_population(&self, side: Side) -> u16 {
        self.league(side).map(|polis| u16::from(self.poleis[polis.index()].cubes)).sum()
    }

    /// POL-0.6: cubes of a side that are on no card and not on the map.
    #[must_use]
    pub fn reserve(&self, side: Side) -> u8 {
        let units = |list: &[u8]| list.iter().map(|&n| u16::from(n)).sum::<u16>();
        let used = self.league_population(side)
            + units(&self.hoplites[side.index()])
            + units(&self.galleys[side.index()])
            + u16::from(self.player(side).abroad);
        u16::from(self.edition.cubes).saturating_sub(used) as u8
    }

    /// POL-0.7: discs of a side that lie nowhere.
    #[must_use]
    pub fn free_discs(&self, side: Side) -> u8 {
        let collected = self.collected.iter().filter(|&&owner| owner == Some(side)).count();
        let sieges: u8 = self.siege_discs[side.index()].iter().sum();
        let used = (self.league(side).count() + collected) as u8;
        self.edition.discs.saturating_sub(used.saturating_add(sieges))
    }

    /// Merchants of a side in port and on shiploads.
    #[must_use]
    pub fn merchants(&self, side: Side) -> u8 {
        let trading = self.shiploads.iter().filter(|&&owner| owner == Some(side)).count();
        self.player(side).merchants + trading as u8
    }

    /// POL-0.5: a side receives goods, as far as its track goes.
    pub fn receive(&mut self, side: Side, good: Good, n: u8) {
        let max = self.edition.track_max;
        let stock = &mut self.player_mut(side).stock[good.index()];
        *stock = stock.saturating_add(n).min(max);
    }

    /// POL-0.5: how much of so many goods a side's track has no room for.
    #[must_use]
    pub fn surplus(&self, side: Side, good: Good, n: u16) -> u16 {
        let room = self.edition.track_max.saturating_sub(self.stock(side, good));
        n.saturating_sub(u16::from(room))
    }

    /// A side pays goods that it has.
    pub fn pay(&mut self, side: Side, good: Good, n: u8) {
        let stock = &mut self.player_mut(side).stock[good.index()];
        debug_assert!(*stock >= n, "a payment was checked before it was made");
        *stock = stock.saturating_sub(n);
    }

    /// A side gains prestige, which has no limit.
    pub fn gain_prestige(&mut self, side: Side, n: u16) {
        let prestige = &mut self.player_mut(side).prestige;
        *prestige = prestige.saturating_add(n);
    }

    /// POL-0.9: a side pays prestige, at most what it has. Gives what was paid. A loss that is
    /// forced upon a side is [`crate::rules::editions`]' business.
    pub fn lose_prestige(&mut self, side: Side, n: u16) -> u16 {
        let prestige = &mut self.player_mut(side).prestige;
        let lost = n.min(*prestige);
        *prestige -= lost;
        lost
    }

    /// A polis joins a side's league with a population; its projects stay.
    pub fn take_polis(&mut self, side: Side, polis: Polis, cubes: u8) {
        let state = &mut self.poleis[polis.index()];
        state.owner = Some(side);
        state.cubes = cubes;
    }

    /// A polis leaves its league; its projects stay.
    pub fn release_polis(&mut self, polis: Polis) {
        let state = &mut self.poleis[polis.index()];
        state.owner = None;
        state.cubes = 0;
    }

    /// The polis in which a side's proxenos stands.
    #[must_use]
    pub fn proxenos(&self, side: Side) -> Option<Polis> {
        match self.player(side).proxenos {
            Proxenos::At(polis) => Some(polis),
            Proxenos::Captured => None,
        }
    }

    /// The capital of a side.
    #[must_use]
    pub fn capital(&self, side: Side) -> Polis {
        self.edition.map.capital[side.index()]
    }

    /// Whether a polis is anybody's capital.
    #[must_use]
    pub fn is_capital(&self, polis: Polis) -> bool {
        self.edition.map.capital.contains(&polis)
    }

    /// Units of both sides in a region.
    #[must_use]
    pub fn crowd(&self, region: Region) -> u8 {
        self.units(Side::Athens, region) + self.units(Side::Sparta, region)
    }

    /// Prestige for posterity in a side's poleis.
    #[must_use]
    pub fn posterity(&self, side: Side) -> u16 {
        let built = self.league(side).flat_map(|polis| self.poleis[polis.index()].built.iter());
        built.map(|project| u16::from(self.edition.projects[project.index()].posterity)).sum()
    }

    /// POL-16.1: population, prestige and posterity.
    #[must_use]
    pub fn score(&self, side: Side) -> i32 {
        i32::from(self.league_population(side))
            + i32::from(self.player(side).prestige)
            + i32::from(self.posterity(side))
    }

    /// All goods of a side, for the tie-break.
    #[must_use]
    pub fn total_goods(&self, side: Side) -> u16 {
        self.player(side).stock.iter().map(|&n| u16::from(n)).sum()
    }

    /// The seas and territories, land first.
    pub fn regions() -> impl Iterator<Item = Region> {
        Territory::all().map(Region::Land).chain(Sea::all().map(Region::Sea))
    }

    /// POL-14.1: in the phases at the end of a round the side that passed first goes first.
    #[must_use]
    pub fn nth(&self, nth: Nth) -> Side {
        let first = match self.passed {
            Passed::One(first) | Passed::Both(first) => first,
            Passed::Nobody => Side::Athens,
        };
        if nth == Nth::First { first } else { first.other() }
    }
}
