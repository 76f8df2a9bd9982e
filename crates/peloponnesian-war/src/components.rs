//! What is in the box: the map, the leaders, the matrices and the set-up.

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

use serde::Deserialize;

use crate::ids::{LEADERS, Leader, SPACES, Side, Space, SpaceSet, UNITS, Unit};

/// The kind of a space, which says what fights and stays there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Square on the map.
    Land,
    /// Triangle on the map.
    Coastal,
    /// Circle on the map.
    Island,
}

/// A space of the map (PW-0.1).
#[derive(Debug)]
pub struct SpaceCard {
    /// Id in positions and words.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its kind.
    pub ground: Ground,
    /// The league that it belongs to when the war begins; `None` for neutrals.
    pub colour: Option<Side>,
    /// Whether it can be besieged.
    pub fortress: bool,
    /// Where it is drawn.
    pub at: (f32, f32),
    /// Lines of communication.
    pub lines: Vec<Line>,
}

/// A line of communication (PW-0.2), as one of its ends sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The other end.
    pub to: Space,
    /// Armies may use it.
    pub land: bool,
    /// Fleets may use it.
    pub naval: bool,
    /// The isthmus of Corinth (PW-5.1.2).
    pub isthmus: bool,
}

/// A leader's counter.
#[derive(Debug)]
pub struct LeaderCard {
    /// Id in positions and words.
    pub id: String,
    /// Name.
    pub name: String,
    /// Side.
    pub side: Side,
    /// Tactical value.
    pub tactical: i8,
    /// Strategic value.
    pub strategic: i8,
}

/// A strategy on a matrix.
#[derive(Debug)]
pub struct Strategy {
    /// Id in positions and words.
    pub id: String,
    /// The first and last result of the die that choose it.
    pub die: (u8, u8),
    /// Strength points of each arm for an objective of each kind of ground.
    pub force: [[u8; 3]; 3],
    /// The area for each result of the die; one alone needs no die.
    pub areas: Vec<u8>,
}

/// A matrix of one side.
#[derive(Debug)]
pub struct Matrix {
    /// Strength points of each arm for a defensive operation.
    pub defence: [u8; 3],
    /// The strategies, by the die.
    pub strategies: Vec<Strategy>,
}

/// A list of six objectives.
#[derive(Debug)]
pub struct Area {
    /// Id.
    pub id: String,
    /// The space for each result of the die.
    pub spaces: [Space; 6],
}

/// Spaces that rules name.
#[derive(Debug)]
#[allow(missing_docs, reason = "each is the space of its name")]
pub struct Places {
    pub abdera: Space,
    pub amphipolis: Space,
    pub argos: Space,
    pub athens: Space,
    pub byzantium: Space,
    pub cenchreae: Space,
    pub chios: Space,
    pub corcyra: Space,
    pub corinth: Space,
    pub decelea: Space,
    pub epidamnus: Space,
    pub gythium: Space,
    pub iasus: Space,
    pub larisa: Space,
    pub macedonia: Space,
    pub maroneia: Space,
    pub naupactus: Space,
    pub panactum: Space,
    pub pella: Space,
    pub piraeus: Space,
    pub proconnesus: Space,
    pub samos: Space,
    pub sardis: Space,
    pub sparta: Space,
    pub syracuse: Space,
    pub taenarum: Space,
    pub thebes: Space,
}

/// Leaders that rules name.
#[derive(Debug)]
#[allow(missing_docs, reason = "each is the leader of his name")]
pub struct People {
    pub alcibiades: Leader,
    pub nicias: Leader,
    pub pericles: Leader,
}

/// The set-up of the campaign.
#[derive(Debug)]
pub struct SetupCard {
    /// Talents of each side.
    pub treasury: [u32; 2],
    /// Bellicosity of each side.
    pub bellicosity: [u8; 2],
    /// The strategy of Sparta, by its place on the matrix.
    pub strategy: u8,
    /// Spaces in rebellion.
    pub rebellion: Vec<Space>,
    /// Strength points: where, whose, how many of each kind.
    pub units: Vec<(Space, Side, [u8; UNITS])>,
    /// Leaders on the map.
    pub leaders: Vec<(Leader, Space)>,
    /// Spaces whose Athenian strength points have acted already.
    pub activated: Vec<Space>,
}

/// Everything in the box.
#[derive(Debug)]
pub struct Map {
    /// Spaces, in the order of their ids.
    pub spaces: Vec<SpaceCard>,
    /// Spaces by id.
    pub by_id: HashMap<String, Space>,
    /// Leaders.
    pub leaders: Vec<LeaderCard>,
    /// Areas of the matrices.
    pub areas: Vec<Area>,
    /// The matrices, by side.
    pub matrices: [Matrix; 2],
    /// Spaces by name.
    pub places: Places,
    /// Leaders by name.
    pub people: People,
    /// Coalition spaces of each side that never change.
    pub coalition: [SpaceSet; 2],
    /// The five spaces that keep the helots down.
    pub helots: SpaceSet,
    /// The four spaces that pay the eisphora.
    pub eisphora: SpaceSet,
    /// Sicily.
    pub sicily: SpaceSet,
    /// Oligarchic rebellions, by the sum of two dice from 2.
    pub rebels: Vec<Space>,
    /// What Athens defends, in order.
    pub defended: Vec<Space>,
    /// Spaces within two lines of Proconnesus, itself among them.
    pub propontis: Vec<(u8, Space)>,
    /// Spaces within two land lines of Sparta, nearest first.
    pub laconia: Vec<(u8, Space)>,
    /// Spaces that cavalry in a space covers.
    pub cavalry_zoi: Vec<SpaceSet>,
    /// Spaces that ships in a space cover.
    pub naval_zoi: Vec<SpaceSet>,
    /// Neighbours by any line.
    pub adjacent: Vec<SpaceSet>,
    /// Spaces of each side's colour.
    pub coloured: [SpaceSet; 2],
    /// The set-up of the campaign.
    pub setup: SetupCard,
    /// Where the data come from.
    pub sources: Vec<String>,
    /// The share of facts that are reconstructed.
    pub reconstructed: f64,
}

/// The components, read once.
///
/// # Panics
/// If the embedded file is at fault, with every fault: a test loads it.
#[must_use]
pub fn map() -> &'static Map {
    static MAP: OnceLock<Map> = OnceLock::new();
    MAP.get_or_init(|| {
        load(include_str!("../components/peloponnesian-war.json"))
            .unwrap_or_else(|faults| panic!("components: {}", faults.join("; ")))
    })
}

/// The card of a space.
#[must_use]
pub fn card(space: Space) -> &'static SpaceCard {
    &map().spaces[space.index()]
}

/// The spaces that rules name.
#[must_use]
pub fn places() -> &'static Places {
    &map().places
}

impl Area {
    /// The space for a result of the die.
    #[must_use]
    pub fn space(&self, die: u8) -> Space {
        self.spaces[usize::from(die.clamp(1, 6)) - 1]
    }
}

impl Strategy {
    /// The area for a result of the die.
    #[must_use]
    pub fn area(&self, die: u8) -> &'static Area {
        let index = (usize::from(die.max(1)) - 1).min(self.areas.len() - 1);
        &map().areas[usize::from(self.areas[index])]
    }

    /// Whether an area is rolled for.
    #[must_use]
    pub fn has_areas(&self) -> bool {
        self.areas.len() > 1
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "about")]
    _about: String,
    sources: Vec<String>,
    spaces: Vec<RawSpace>,
    locs: Vec<RawLine>,
    leaders: Vec<RawLeader>,
    #[serde(rename = "national")]
    _national: BTreeMap<Side, String>,
    coalition: RawCoalition,
    helot_spaces: Vec<String>,
    eisphora_spaces: Vec<String>,
    sicily_spaces: Vec<String>,
    rebels: Vec<String>,
    athenian_defence: Vec<String>,
    areas: BTreeMap<String, Vec<String>>,
    matrices: RawMatrices,
    setup: RawSetup,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpace {
    id: String,
    name: String,
    #[serde(rename = "aliases")]
    _aliases: Vec<String>,
    kind: Ground,
    colour: String,
    fortress: bool,
    #[serde(rename = "region")]
    _region: String,
    #[serde(rename = "grid")]
    _grid: String,
    x: f32,
    y: f32,
    evidence: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLine {
    a: String,
    b: String,
    kind: String,
    provenance: String,
    #[serde(default)]
    special: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLeader {
    id: String,
    name: String,
    side: Side,
    tactical: i8,
    strategic: i8,
    tactical_provenance: String,
    strategic_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCoalition {
    athens: Vec<String>,
    sparta: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMatrices {
    athens: RawMatrix,
    sparta: RawMatrix,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMatrix {
    defence: [u8; 3],
    strategies: Vec<RawStrategy>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStrategy {
    id: String,
    die: (u8, u8),
    force: BTreeMap<String, [u8; 3]>,
    areas: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetup {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "player")]
    _player: Side,
    #[serde(rename = "turn")]
    _turn: u8,
    treasury: RawPair<u32>,
    bellicosity: RawPair<u8>,
    strategy: String,
    rebellion: Vec<String>,
    #[serde(rename = "objectives")]
    _objectives: Vec<String>,
    units: RawPair<BTreeMap<String, BTreeMap<Unit, u8>>>,
    leaders: BTreeMap<String, String>,
    activated: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPair<T> {
    athens: T,
    sparta: T,
}

impl PartialOrd for Side {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Side {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.index().cmp(&other.index())
    }
}

impl PartialOrd for Unit {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Unit {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.index().cmp(&other.index())
    }
}

/// Names become ids; whatever is wrong is collected, so that one run mends the file.
struct Loader<'a> {
    by_id: &'a HashMap<String, Space>,
    leaders: &'a [LeaderCard],
    areas: Vec<String>,
    faults: Vec<String>,
}

impl Loader<'_> {
    fn space(&mut self, id: &str) -> Space {
        self.by_id.get(id).copied().unwrap_or_else(|| {
            self.faults.push(format!("there is no space {id:?}"));
            Space(0)
        })
    }

    fn spaces(&mut self, ids: &[String]) -> Vec<Space> {
        ids.iter().map(|id| self.space(id)).collect()
    }

    fn set(&mut self, ids: &[String]) -> SpaceSet {
        self.spaces(ids).into_iter().collect()
    }

    fn leader(&mut self, id: &str) -> Leader {
        let found = self.leaders.iter().position(|leader| leader.id == id);
        found.map_or_else(
            || {
                self.faults.push(format!("there is no leader {id:?}"));
                Leader(0)
            },
            |index| Leader(index as u8),
        )
    }

    fn matrix(&mut self, raw: RawMatrix) -> Matrix {
        let strategies = raw.strategies.into_iter().map(|raw| self.strategy(raw)).collect();
        Matrix { defence: raw.defence, strategies }
    }

    fn strategy(&mut self, raw: RawStrategy) -> Strategy {
        let force = ["land", "coastal", "island"].map(|ground| {
            raw.force.get(ground).copied().unwrap_or_else(|| {
                self.faults.push(format!("{}: no force for {ground}", raw.id));
                [0; 3]
            })
        });
        if raw.areas.len() != 1 && raw.areas.len() != 6 {
            self.faults.push(format!("{}: one area or six", raw.id));
        }
        let areas = raw.areas.iter().map(|id| {
            self.areas.iter().position(|known| known == id).unwrap_or_else(|| {
                self.faults.push(format!("{}: there is no area {id:?}", raw.id));
                0
            }) as u8
        });
        Strategy { areas: areas.collect(), id: raw.id, die: raw.die, force }
    }
}

fn load(text: &str) -> Result<Map, Vec<String>> {
    let raw: Raw = serde_json::from_str(text).map_err(|error| vec![error.to_string()])?;
    let mut faults = count_faults(&raw);
    let reconstructed = reconstructed_share(&raw);
    let ids = raw.spaces.iter().zip(0_u8..);
    let by_id: HashMap<_, _> = ids.map(|(space, n)| (space.id.clone(), Space(n))).collect();
    let mut spaces = raw.spaces.iter().map(space_card).collect::<Vec<_>>();
    faults.extend(raw.locs.iter().filter_map(|line| add_line(&mut spaces, &by_id, line).err()));
    let leaders: Vec<_> = raw.leaders.iter().map(leader_card).collect();
    let areas = raw.areas.keys().cloned().collect();
    let mut loader = Loader { by_id: &by_id, leaders: &leaders, areas, faults };
    let areas = raw.areas.iter().map(|(id, list)| area(&mut loader, id, list)).collect();
    let places = places_of(&mut loader);
    let people = People {
        alcibiades: loader.leader("alcibiades"),
        nicias: loader.leader("nicias"),
        pericles: loader.leader("pericles"),
    };
    let matrices = [loader.matrix(raw.matrices.athens), loader.matrix(raw.matrices.sparta)];
    let setup = setup_card(&mut loader, &matrices[1], &raw.setup);
    let coalition = [loader.set(&raw.coalition.athens), loader.set(&raw.coalition.sparta)];
    let [helots, eisphora, sicily] =
        [&raw.helot_spaces, &raw.eisphora_spaces, &raw.sicily_spaces].map(|ids| loader.set(ids));
    let (rebels, defended) = (loader.spaces(&raw.rebels), loader.spaces(&raw.athenian_defence));
    let faults = loader.faults;
    if !faults.is_empty() {
        return Err(faults);
    }
    let coloured = Side::BOTH
        .map(|side| Space::all().filter(|s| spaces[s.index()].colour == Some(side)).collect());
    Ok(Map {
        cavalry_zoi: Space::all().map(|at| within(&spaces, at, 1, |line| line.land)).collect(),
        naval_zoi: Space::all().map(|at| within(&spaces, at, 2, |line| line.naval)).collect(),
        adjacent: Space::all()
            .map(|at| spaces[at.index()].lines.iter().map(|line| line.to).collect())
            .collect(),
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
        rebels,
        defended,
        coloured,
        setup,
        sources: raw.sources,
        reconstructed,
    })
}

/// Counts that the rulebook and the gazetteer give.
fn count_faults(raw: &Raw) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |what: &str, found: usize, wanted: usize| {
        if found != wanted {
            faults.push(format!("{found} {what}, but there are {wanted}"));
        }
    };
    expect("spaces", raw.spaces.len(), SPACES);
    expect("leaders", raw.leaders.len(), LEADERS);
    expect("rebels", raw.rebels.len(), 11);
    faults
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
        loader.faults.push(format!("{id}: an area has six objectives"));
        [Space(0); 6]
    });
    Area { id: id.to_owned(), spaces }
}

fn setup_card(loader: &mut Loader<'_>, sparta: &Matrix, raw: &RawSetup) -> SetupCard {
    let strategy = sparta.strategies.iter().position(|known| known.id == raw.strategy);
    let mut units = Vec::new();
    for (side, stacks) in [(Side::Athens, &raw.units.athens), (Side::Sparta, &raw.units.sparta)] {
        for (space, list) in stacks {
            let mut counts = [0; UNITS];
            list.iter().for_each(|(unit, &n)| counts[unit.index()] = n);
            units.push((loader.space(space), side, counts));
        }
    }
    SetupCard {
        treasury: [raw.treasury.athens, raw.treasury.sparta],
        bellicosity: [raw.bellicosity.athens, raw.bellicosity.sparta],
        strategy: strategy.unwrap_or_default() as u8,
        rebellion: loader.spaces(&raw.rebellion),
        units,
        leaders: raw
            .leaders
            .iter()
            .map(|(leader, space)| (loader.leader(leader), loader.space(space)))
            .collect(),
        activated: loader.spaces(&raw.activated),
    }
}

fn places_of(loader: &mut Loader<'_>) -> Places {
    let mut find = |id: &str| loader.space(id);
    Places {
        abdera: find("abdera"),
        amphipolis: find("amphipolis"),
        argos: find("argos"),
        athens: find("athens"),
        byzantium: find("byzantium"),
        cenchreae: find("cenchreae"),
        chios: find("chios"),
        corcyra: find("corcyra"),
        corinth: find("corinth"),
        decelea: find("decelea"),
        epidamnus: find("epidamnus"),
        gythium: find("gythium"),
        iasus: find("iasus"),
        larisa: find("larisa"),
        macedonia: find("macedonia"),
        maroneia: find("maroneia"),
        naupactus: find("naupactus"),
        panactum: find("panactum"),
        pella: find("pella"),
        piraeus: find("piraeus"),
        proconnesus: find("proconnesus"),
        samos: find("samos"),
        sardis: find("sardis"),
        sparta: find("sparta"),
        syracuse: find("syracuse"),
        taenarum: find("cape-taenarum"),
        thebes: find("thebes"),
    }
}

/// Spaces within some lines of one, itself among them.
fn within(
    spaces: &[SpaceCard],
    from: Space,
    lines: u8,
    usable: impl Fn(&Line) -> bool,
) -> SpaceSet {
    let mut set = SpaceSet::EMPTY;
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
    let rank = |space: &Space| near.iter().position(|set| set.has(*space)).unwrap_or(2) as u8;
    let mut all: Vec<_> = near[2].iter().map(|space| (rank(&space), space)).collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pw_0_1_the_map_has_the_counts_of_the_gazetteer() {
        let map = map();
        let count = |ground| map.spaces.iter().filter(|space| space.ground == ground).count();
        assert_eq!([Ground::Coastal, Ground::Island, Ground::Land].map(count), [96, 54, 43]);
        assert_eq!(map.coloured.map(|set| set.len()), [100, 50]);
        assert_eq!(map.spaces.iter().filter(|space| space.fortress).count(), 101);
        let lines: usize = map.spaces.iter().map(|space| space.lines.len()).sum();
        assert_eq!(lines, 2 * 319);
        assert!(map.reconstructed > 0.3 && map.reconstructed < 0.8, "{}", map.reconstructed);
    }

    #[test]
    fn pw_0_5_zones_follow_lines_of_their_kind() {
        let (map, places) = (map(), places());
        let athens = &map.cavalry_zoi[places.athens.index()];
        assert!(athens.has(places.panactum) && athens.has(places.decelea));
        let corinth = &map.naval_zoi[places.corinth.index()];
        assert!(!corinth.has(places.cenchreae), "ships do not look across the isthmus");
        assert!(corinth.has(Space::by_id("erineus").unwrap()));
    }

    #[test]
    fn every_fault_of_a_file_is_told() {
        let text = include_str!("../components/peloponnesian-war.json");
        let spoilt = text.replace("\"alcibiades\", \"name\"", "\"alcibiade\", \"name\"").replacen(
            "\"kind\": \"naval\", \"prov",
            "\"kind\": \"air\", \"prov",
            1,
        );
        let faults = load(&spoilt).unwrap_err();
        assert!(
            faults.iter().any(|fault| fault.contains("no leader \"alcibiades\"")),
            "{faults:?}"
        );
        assert!(faults.iter().any(|fault| fault.contains("no kind \"air\"")), "{faults:?}");
    }
}
