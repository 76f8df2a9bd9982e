//! Positions as JSON, keyed by the ids of the component file, and moves as words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Faults, Notation, Set, Steps};

use crate::audit::audit;
use crate::board::{
    Board, Ending, Expedition, Guard, History, NEUTRALS, Neutral, Players, Post, Route, Season,
    Stack, Tracks,
};
use crate::components::map;
use crate::flow::Frame;
use crate::game::PeloponnesianWar;
use crate::ids::{LEADERS, Leader, SPACES, Scenario, Side, Space, UNITS, Unit};
use crate::position::Position;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Doc {
    game: String,
    edition: String,
    scenario: Scenario,
    rules: u32,
    seats: Vec<String>,
    options: BTreeMap<String, String>,
    turn: u8,
    /// The side of a player alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    player: Option<Side>,
    points: Points,
    treasury: Pair<u32>,
    confidence: Pair<i8>,
    bellicosity: Pair<u8>,
    /// What the procedure wants.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strategy: Option<String>,
    units: Pair<BTreeMap<String, StackDoc>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    neutrals: BTreeMap<Neutral, Counts>,
    going_home: Pair<Counts>,
    guard: Guard,
    leaders: BTreeMap<String, String>,
    captured: Pair<Set<Space>>,
    claimed: Pair<Set<Space>>,
    ravaged: Set<Space>,
    rebellion: Set<Space>,
    besieged: Set<Space>,
    objectives: Pair<Set<Space>>,
    history: History,
    season: Season,
    expedition: Option<ExpeditionDoc>,
    ending: Option<Ending>,
    steps: Vec<Frame>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pair<T> {
    athens: T,
    sparta: T,
}

impl<T> Pair<T> {
    fn of(mut make: impl FnMut(Side) -> T) -> Self {
        Pair { athens: make(Side::Athens), sparta: make(Side::Sparta) }
    }

    fn both(self) -> [T; 2] {
        [self.athens, self.sparta]
    }
}

/// Victory points: of a player alone, or of both.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Points {
    One(i32),
    Two(Pair<i32>),
}

/// Counts by kind, without zeros.
type Counts = BTreeMap<String, u8>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StackDoc {
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    fresh: Counts,
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    used: Counts,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpeditionDoc {
    leader: Leader,
    at: Space,
    units: Counts,
    objective: Space,
    target: Space,
    marching: bool,
    wanted: [u8; 3],
    #[serde(default)]
    left_out: Set<Space>,
    route: Vec<Space>,
    passage: u8,
    intercepted: bool,
    #[serde(default)]
    skirmished: bool,
    crossing: bool,
}

impl Notation for PeloponnesianWar {
    fn state(position: &Position) -> Value {
        serde_json::to_value(doc(&position.board, position.steps.as_slice()))
            .unwrap_or_else(|error| json!({ "unwritable": error.to_string() }))
    }

    /// What is written wrongly is told first; what can't be is for the audit.
    fn load(state: &Value) -> Result<Position, Vec<String>> {
        let doc: Doc =
            serde_json::from_value(state.clone()).map_err(|error| vec![error.to_string()])?;
        let mut faults = Faults::new();
        let position = Reader { faults: &mut faults }.position(doc);
        faults.into_result()?;
        let position = position.ok_or_else(|| vec!["no position".to_owned()])?;
        audit(&position)?;
        Ok(position)
    }

    fn show(view: &Position) -> Value {
        Self::state(view)
    }

    fn audit(position: &Position) -> Result<(), Vec<String>> {
        audit(position)
    }
}

fn doc(board: &Board, steps: &[Frame]) -> Doc {
    let mut options = BTreeMap::new();
    if board.strict_surrender {
        options.insert("surrender".to_owned(), "enemy".to_owned());
    }
    if board.designer_errata {
        options.insert("errata".to_owned(), "designer".to_owned());
    }
    let alone = board.players == Players::One;
    Doc {
        game: "peloponnesian-war".to_owned(),
        edition: "2019".to_owned(),
        scenario: board.scenario,
        rules: 1,
        seats: board.players.seats().iter().map(|seat| (*seat).to_owned()).collect(),
        options,
        turn: board.turn,
        player: alone.then_some(board.player),
        points: match board.players {
            Players::One => Points::One(board.points()),
            Players::Two => Points::Two(Pair::of(|side| board.score_of(side))),
        },
        treasury: Pair::of(|side| board.treasury(side)),
        confidence: Pair::of(|side| board.confidence(side)),
        bellicosity: Pair::of(|side| board.bellicosity(side)),
        strategy: alone.then(|| strategy_id(board)),
        units: Pair::of(|side| stacks(board, side)),
        neutrals: Neutral::all()
            .map(|neutral| (neutral, counts(&board.neutrals[neutral.index()])))
            .filter(|(_, counts)| !counts.is_empty())
            .collect(),
        going_home: Pair::of(|side| counts(&board.homeward[side.index()])),
        guard: board.guard,
        leaders: Leader::all()
            .filter(|leader| board.card().setup.cast.contains(*leader))
            .map(|leader| (leader.id().to_owned(), post_id(board.leaders[leader.index()])))
            .collect(),
        captured: Pair::of(|side| board.captured[side.index()]),
        claimed: Pair::of(|side| board.claimed[side.index()]),
        ravaged: board.ravaged,
        rebellion: board.rebellion,
        besieged: board.besieged,
        objectives: Pair::of(|side| board.objectives[side.index()]),
        history: board.history,
        season: board.season,
        expedition: board.expedition.as_ref().map(expedition_doc),
        ending: board.ending,
        steps: steps.to_vec(),
    }
}

fn strategy_id(board: &Board) -> String {
    let strategies = &map().matrices[board.system().index()].strategies;
    let strategy = strategies.get(usize::from(board.strategy));
    strategy.map(|strategy| strategy.id.clone()).unwrap_or_default()
}

fn counts(units: &[u8; UNITS]) -> Counts {
    let named = Unit::ALL.into_iter().map(|unit| (unit.id().to_owned(), units[unit.index()]));
    named.filter(|(_, n)| *n > 0).collect()
}

fn stacks(board: &Board, side: Side) -> BTreeMap<String, StackDoc> {
    let stacks = &board.stacks[side.index()];
    let held = Space::all().filter(|space| stacks[space.index()] != Stack::default());
    held.map(|space| {
        let stack = &stacks[space.index()];
        let doc = StackDoc { fresh: counts(&stack.fresh), used: counts(&stack.used) };
        (space.id().to_owned(), doc)
    })
    .collect()
}

fn post_id(post: Post) -> String {
    match post {
        Post::Cup => "cup".to_owned(),
        Post::At(space) => space.id().to_owned(),
        Post::Box => "going_home".to_owned(),
        Post::Afield => "afield".to_owned(),
        Post::Exile => "exile".to_owned(),
        Post::Gone => "gone".to_owned(),
    }
}

fn expedition_doc(expedition: &Expedition) -> ExpeditionDoc {
    ExpeditionDoc {
        leader: expedition.leader,
        at: expedition.at,
        units: counts(&expedition.units),
        objective: expedition.objective,
        target: expedition.target,
        marching: expedition.marching,
        wanted: expedition.wanted,
        left_out: expedition.left_out,
        route: expedition.route.ahead().to_vec(),
        passage: expedition.passage,
        intercepted: expedition.intercepted,
        skirmished: expedition.skirmished,
        crossing: expedition.crossing,
    }
}

/// From the document to the position.
struct Reader<'a> {
    faults: &'a mut Faults,
}

impl Reader<'_> {
    fn position(&mut self, doc: Doc) -> Option<Position> {
        if doc.game != "peloponnesian-war" || doc.edition != "2019" || doc.rules != 1 {
            self.faults.fault("this is peloponnesian-war, edition 2019, rules 1");
        }
        self.check_options(&doc.options);
        let players = self.players(&doc)?;
        let (points, scores) = match doc.points {
            Points::One(points) => (points, [0; 2]),
            Points::Two(scores) => (0, scores.both()),
        };
        let player = doc.player.unwrap_or(Side::Athens);
        let strategies = &map().matrices[player.other().index()].strategies;
        let strategy = doc.strategy.as_ref().and_then(|asked| {
            let strategy = strategies.iter().position(|known| known.id == *asked);
            self.faults.found("strategy", asked, strategy)
        });
        let mut board = Board {
            scenario: doc.scenario,
            players,
            strict_surrender: doc.options.contains_key("surrender"),
            designer_errata: doc.options.contains_key("errata"),
            turn: doc.turn,
            player,
            tracks: Tracks::stored(
                doc.treasury.both(),
                doc.confidence.both(),
                doc.bellicosity.both(),
                points,
            )
            .with_scores(scores),
            strategy: strategy.unwrap_or_default() as u8,
            stacks: doc.units.both().map(|stacks| self.stacks(stacks)),
            occupied: [Set::EMPTY; 2],
            homeward: doc.going_home.both().map(|counts| self.counts(counts)),
            guard: doc.guard,
            neutrals: self.neutrals(doc.neutrals),
            leaders: self.leaders(doc.scenario, doc.leaders),
            captured: doc.captured.both(),
            claimed: doc.claimed.both(),
            ravaged: doc.ravaged,
            rebellion: doc.rebellion,
            besieged: doc.besieged,
            objectives: doc.objectives.both(),
            history: doc.history,
            season: doc.season,
            expedition: doc.expedition.and_then(|doc| self.expedition(doc)),
            ending: doc.ending,
        };
        for side in Side::BOTH {
            board.occupied[side.index()] =
                Space::all().filter(|&space| !board.force(side, space).is_empty()).collect();
        }
        let Some(steps) = Steps::stored(&doc.steps) else {
            self.faults.fault("more steps are pending than the game has");
            return None;
        };
        Some(Position { board, steps })
    }

    /// Who sits at the table, with what is written for so many.
    fn players(&mut self, doc: &Doc) -> Option<Players> {
        let known = [Players::One, Players::Two].into_iter();
        let players = known.clone().find(|players| doc.seats == players.seats());
        let Some(players) = players else {
            let known: Vec<_> = known.map(|players| players.seats().join(" and ")).collect();
            self.faults.fault(format!("the seats are: {}", known.join(", or ")));
            return None;
        };
        let alone = players == Players::One;
        let fits = doc.player.is_some() == alone
            && doc.strategy.is_some() == alone
            && matches!(doc.points, Points::One(_)) == alone;
        if !fits {
            self.faults.fault("a player alone has a side and points, and the system a strategy");
            return None;
        }
        Some(players)
    }

    /// What is as usual is not written.
    fn check_options(&mut self, options: &BTreeMap<String, String>) {
        for (option, value) in options {
            if !matches!(
                (option.as_str(), value.as_str()),
                ("surrender", "enemy") | ("errata", "designer")
            ) {
                self.faults.fault(format!(
                    "there is no option {option:?} with the value {value:?} to be written"
                ));
            }
        }
    }

    fn counts(&mut self, counts: Counts) -> [u8; UNITS] {
        let mut units = [0; UNITS];
        for (id, n) in counts {
            match self.faults.by_id::<Unit>(&id) {
                Some(unit) if n > 0 => units[unit.index()] = n,
                Some(_) => self.faults.fault(format!("{id}: none are not written")),
                None => {}
            }
        }
        units
    }

    fn stacks(&mut self, stacks: BTreeMap<String, StackDoc>) -> [Stack; SPACES] {
        let mut all = [Stack::default(); SPACES];
        for (id, doc) in stacks {
            let stack = Stack { fresh: self.counts(doc.fresh), used: self.counts(doc.used) };
            match self.faults.by_id::<Space>(&id) {
                Some(_) if stack == Stack::default() => {
                    self.faults.fault(format!("{id}: nobody is not written"));
                }
                Some(space) => all[space.index()] = stack,
                None => {}
            }
        }
        all
    }

    fn neutrals(&mut self, stacks: BTreeMap<Neutral, Counts>) -> [[u8; UNITS]; NEUTRALS] {
        let mut all = [[0; UNITS]; NEUTRALS];
        for (neutral, counts) in stacks {
            all[neutral.index()] = self.counts(counts);
        }
        all
    }

    fn leaders(
        &mut self,
        scenario: Scenario,
        leaders: BTreeMap<String, String>,
    ) -> [Post; LEADERS] {
        let cast = &scenario.card().setup.cast;
        let mut posts = [Post::Gone; LEADERS];
        if leaders.len() != cast.len() {
            let (found, wanted) = (leaders.len(), cast.len());
            self.faults.fault(format!("{found} leaders, but there are {wanted}"));
        }
        for (id, post) in leaders {
            let Some(leader) = self.faults.by_id::<Leader>(&id) else { continue };
            if !cast.contains(leader) {
                self.faults.fault(format!("{id} is not of this war"));
                continue;
            }
            posts[leader.index()] = match post.as_str() {
                "cup" => Post::Cup,
                "going_home" => Post::Box,
                "afield" => Post::Afield,
                "exile" => Post::Exile,
                "gone" => Post::Gone,
                other => {
                    let space = Space::by_id(other);
                    let space =
                        self.faults.within(&id, |faults| faults.found("place", other, space));
                    space.map_or(Post::Gone, Post::At)
                }
            };
        }
        posts
    }

    fn expedition(&mut self, doc: ExpeditionDoc) -> Option<Expedition> {
        if doc.route.len() > Route::LONGEST {
            self.faults.fault("no route is so long");
            return None;
        }
        let mut route = Route::EMPTY;
        doc.route.iter().for_each(|&space| route.push(space));
        Some(Expedition {
            side: doc.leader.side(),
            leader: doc.leader,
            at: doc.at,
            units: self.counts(doc.units),
            objective: doc.objective,
            target: doc.target,
            marching: doc.marching,
            wanted: doc.wanted,
            left_out: doc.left_out,
            route,
            passage: doc.passage,
            intercepted: doc.intercepted,
            skirmished: doc.skirmished,
            crossing: doc.crossing,
        })
    }
}
