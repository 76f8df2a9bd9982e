//! From the file to typed components; every fault is collected before any is reported.

use std::collections::HashMap;
use table::{Faults, Set};

use super::raw::{Raw, RawLeader, RawLine, RawMatrix, RawSpace, RawStrategy};
use super::scenarios;
use super::{Area, LeaderCard, Line, Map, Matrix, Nets, People, Places, SpaceCard, Strategy};
use crate::ids::{LEADERS, Leader, SCENARIOS, SPACES, Side, Space};

/// Reads the component file.
pub(super) fn load(text: &str) -> Result<Map, Vec<String>> {
    let raw: Raw = serde_json::from_str(text).map_err(|error| vec![error.to_string()])?;
    let mut faults = Faults::new();
    count(&raw, &mut faults);
    let reconstructed = reconstructed_share(&raw);
    let ids = raw.spaces.iter().zip(0_u8..);
    let by_id: HashMap<_, _> = ids.map(|(space, n)| (space.id.clone(), Space(n))).collect();
    let mut spaces = raw.spaces.iter().map(space_card).collect::<Vec<_>>();
    for line in &raw.locs {
        faults.ok(add_line(&mut spaces, &by_id, line));
    }
    let leaders: Vec<_> = raw.leaders.iter().map(leader_card).collect();
    let areas = raw.areas.keys().cloned().collect();
    let mut loader = Loader { by_id: &by_id, leaders: &leaders, areas, faults };
    let areas = raw.areas.iter().map(|(id, list)| area(&mut loader, id, list)).collect();
    let places = Places::find(&mut loader);
    let people = People::find(&mut loader);
    let matrices = [loader.matrix(raw.matrices.athens), loader.matrix(raw.matrices.sparta)];
    let setups = scenarios::setups(&mut loader, &matrices, people.alcibiades, raw.setups);
    let scenarios = {
        let rebels = loader.spaces(&raw.rebels);
        let known =
            scenarios::Known { setups: &setups, tables: &raw.event_tables, rebels: &rebels };
        scenarios::scenarios(&mut loader, &known, raw.scenarios)
    };
    let coalition = [loader.set(&raw.coalition.athens), loader.set(&raw.coalition.sparta)];
    let [helots, eisphora, sicily] =
        [&raw.helot_spaces, &raw.eisphora_spaces, &raw.sicily_spaces].map(|ids| loader.set(ids));
    let defended = loader.spaces(&raw.athenian_defence);
    loader.faults.into_result()?;
    let coloured = Side::BOTH
        .map(|side| Space::all().filter(|s| spaces[s.index()].colour == Some(side)).collect());
    Ok(Map {
        cavalry_zoi: Space::all().map(|at| within(&spaces, at, 1, |line| line.land)).collect(),
        naval_zoi: Space::all().map(|at| within(&spaces, at, 2, |line| line.naval)).collect(),
        adjacent: Space::all()
            .map(|at| spaces[at.index()].lines.iter().map(|line| line.to).collect())
            .collect(),
        nets: Nets::of(&spaces),
        propontis: ranked(&spaces, places.proconnesus, |_| true),
        laconia: ranked(&spaces, places.sparta, |line| line.land),
        spaces,
        by_id,
        leaders,
        areas,
        matrices,
        places,
        people,
        coalition,
        helots,
        eisphora,
        sicily,
        defended,
        coloured,
        scenarios,
        sources: raw.sources,
        reconstructed,
    })
}

/// Names become ids; whatever is wrong is collected, so that one run mends the file.
pub(super) struct Loader<'a> {
    by_id: &'a HashMap<String, Space>,
    leaders: &'a [LeaderCard],
    areas: Vec<String>,
    pub(super) faults: Faults,
}

impl Loader<'_> {
    pub(super) fn space(&mut self, id: &str) -> Space {
        let space = self.by_id.get(id).copied();
        self.faults.found("space", id, space).unwrap_or(Space(0))
    }

    pub(super) fn spaces(&mut self, ids: &[String]) -> Vec<Space> {
        ids.iter().map(|id| self.space(id)).collect()
    }

    pub(super) fn set(&mut self, ids: &[String]) -> Set<Space> {
        self.spaces(ids).into_iter().collect()
    }

    /// The leaders of a cast.
    pub(super) fn cast(&mut self, id: &str) -> Set<Leader> {
        let all = Leader::all().zip(self.leaders);
        let cast: Set<Leader> =
            all.filter(|(_, card)| card.set == id).map(|(leader, _)| leader).collect();
        self.faults.expect(cast.len() == 16, || format!("{id}: a cast has 16 leaders"));
        cast
    }

    pub(super) fn leader(&mut self, id: &str) -> Leader {
        let found = self.leaders.iter().position(|leader| leader.id == id);
        self.faults.found("leader", id, found).map_or(Leader(0), |index| Leader(index as u8))
    }

    fn matrix(&mut self, raw: RawMatrix) -> Matrix {
        let strategies = raw.strategies.into_iter().map(|raw| self.strategy(raw)).collect();
        Matrix { defence: raw.defence, strategies }
    }

    fn strategy(&mut self, raw: RawStrategy) -> Strategy {
        let force = ["land", "coastal", "island"].map(|ground| {
            raw.force.get(ground).copied().unwrap_or_else(|| {
                self.faults.fault(format!("{}: no force for {ground}", raw.id));
                [0; 3]
            })
        });
        let fits = matches!(raw.areas.len(), 1 | 6);
        self.faults.expect(fits, || format!("{}: one area or six", raw.id));
        let areas = raw.areas.iter().map(|id| {
            self.areas.iter().position(|known| known == id).unwrap_or_else(|| {
                self.faults.fault(format!("{}: there is no area {id:?}", raw.id));
                0
            }) as u8
        });
        Strategy { areas: areas.collect(), id: raw.id, die: raw.die, force }
    }
}

/// Counts that the rulebook and the gazetteer give.
fn count(raw: &Raw, faults: &mut Faults) {
    let mut expect = |what: &str, found: usize, wanted: usize| {
        faults.expect(found == wanted, || format!("{found} {what}, but there are {wanted}"));
    };
    expect("spaces", raw.spaces.len(), SPACES);
    expect("leaders", raw.leaders.len(), LEADERS);
    expect("rebels", raw.rebels.len(), 11);
    expect("scenarios", raw.scenarios.len(), SCENARIOS);
}

/// Facts about spaces, lines and leaders that are marked as reconstruction.
fn reconstructed_share(raw: &Raw) -> f64 {
    let spaces = raw.spaces.iter().flat_map(|space| space.evidence.values());
    let lines = raw.locs.iter().map(|line| &line.provenance);
    let leaders = raw
        .leaders
        .iter()
        .flat_map(|leader| [&leader.tactical_provenance, &leader.strategic_provenance]);
    let (mut all, mut worked_out) = (0_u32, 0_u32);
    for evidence in spaces.chain(lines).chain(leaders) {
        all += 1;
        worked_out += u32::from(evidence.starts_with("reconstruction"));
    }
    f64::from(worked_out) / f64::from(all.max(1))
}

fn space_card(raw: &RawSpace) -> SpaceCard {
    SpaceCard {
        id: raw.id.clone(),
        name: raw.name.clone(),
        ground: raw.kind,
        colour: match raw.colour.as_str() {
            "athenian" => Some(Side::Athens),
            "spartan" => Some(Side::Sparta),
            _ => None,
        },
        fortress: raw.fortress,
        at: (raw.x, raw.y),
        lines: Vec::new(),
    }
}

fn leader_card(raw: &RawLeader) -> LeaderCard {
    LeaderCard {
        id: raw.id.clone(),
        name: raw.name.clone(),
        side: raw.side,
        set: raw.set.clone(),
        tactical: raw.tactical,
        strategic: raw.strategic,
    }
}

fn add_line(
    spaces: &mut [SpaceCard],
    by_id: &HashMap<String, Space>,
    raw: &RawLine,
) -> Result<(), String> {
    let end = |id: &str| by_id.get(id).copied().ok_or_else(|| format!("no space {id:?}"));
    let (a, b) = (end(&raw.a)?, end(&raw.b)?);
    let (land, naval) = match raw.kind.as_str() {
        "land" => (true, false),
        "naval" => (false, true),
        "combined" => (true, true),
        other => return Err(format!("{}-{}: no kind {other:?}", raw.a, raw.b)),
    };
    let isthmus = raw.special.as_deref() == Some("isthmus");
    spaces[a.index()].lines.push(Line { to: b, land, naval, isthmus });
    spaces[b.index()].lines.push(Line { to: a, land, naval, isthmus });
    Ok(())
}

fn area(loader: &mut Loader<'_>, id: &str, list: &[String]) -> Area {
    let spaces = loader.spaces(list);
    let spaces = spaces.try_into().unwrap_or_else(|_| {
        loader.faults.fault(format!("{id}: an area has six objectives"));
        [Space(0); 6]
    });
    Area { id: id.to_owned(), spaces }
}

/// Spaces within some lines of one, itself among them.
fn within(
    spaces: &[SpaceCard],
    from: Space,
    lines: u8,
    usable: impl Fn(&Line) -> bool,
) -> Set<Space> {
    let mut set = Set::EMPTY;
    set.insert(from);
    for _ in 0..lines {
        for space in set.iter() {
            let next = spaces[space.index()].lines.iter().filter(|line| usable(line));
            next.for_each(|line| set.insert(line.to));
        }
    }
    set
}

/// The same for two lines, with the distance, nearest first.
fn ranked(spaces: &[SpaceCard], from: Space, usable: impl Fn(&Line) -> bool) -> Vec<(u8, Space)> {
    let near = [0, 1, 2].map(|lines| within(spaces, from, lines, &usable));
    let rank = |space: &Space| near.iter().position(|set| set.contains(*space)).unwrap_or(2) as u8;
    let mut all: Vec<_> = near[2].iter().map(|space| (rank(&space), space)).collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::load;

    #[test]
    fn every_fault_of_a_file_is_told() {
        let text = include_str!("../../components/peloponnesian-war.json");
        let spoilt = text.replace("\"alcibiades\", \"name\"", "\"alcibiade\", \"name\"").replacen(
            "\"kind\": \"naval\", \"prov",
            "\"kind\": \"air\", \"prov",
            1,
        );
        let spoilt = spoilt
            .replace("\"setup\": \"turn-1\"", "\"setup\": \"turn-0\"")
            .replace("\"strategy\": \"attack-athens\"", "\"strategy\": \"wait\"")
            .replacen("\"silver-mine\", ", "", 1);
        let faults = load(&spoilt).unwrap_err();
        assert!(
            faults.iter().any(|fault| fault.contains("no leader \"alcibiades\"")),
            "{faults:?}"
        );
        for told in ["no kind \"air\"", "set-up \"turn-0\"", "strategy \"wait\"", "11 events"] {
            assert!(faults.iter().any(|fault| fault.contains(told)), "{told}: {faults:?}");
        }
    }
}
