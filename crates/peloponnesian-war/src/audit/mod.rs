//! Whether a position could have arisen: limits kept, sets consistent, steps sound.

mod counts;
mod steps;

use table::Faults;

use crate::board::{Board, Guard, Neutral, Post};
use crate::components::{Armistice, LogLine, card, map, places};
use crate::flow::Frame;
use crate::ids::{Leader, Side};
use crate::position::Position;
use crate::routes::is_port;

/// No treasury holds more.
const MOST_TALENTS: u32 = 10_000_000;

/// Everything that is wrong with a position.
pub(crate) fn audit(position: &Position) -> Result<(), Vec<String>> {
    let mut faults = Faults::new();
    let board = &position.board;
    check_tracks(board, &mut faults);
    counts::check(position, &mut faults);
    check_leaders(board, &mut faults);
    check_sets(board, is_fighting(position), &mut faults);
    check_history(board, &mut faults);
    // Steps are looked at only where the table they stand on is sound.
    if faults.is_empty() {
        steps::check(position, &mut faults);
    }
    faults.into_result()
}

fn check_tracks(board: &Board, faults: &mut Faults) {
    let turns = board.card().first_turn()..=board.card().last_turn;
    faults.expect(turns.contains(&board.turn), || format!("there is no turn {}", board.turn));
    faults.expect(board.points().abs() <= 100_000, || format!("{} victory points", board.points()));
    for side in Side::BOTH {
        let (id, score) = (side.id(), board.score_of(side));
        faults.expect(score.abs() <= 100_000, || format!("{id}: {score} victory points"));
        let confidence = board.confidence(side);
        faults.expect((-6..=6).contains(&confidence), || format!("{id}: confidence {confidence}"));
        let bellicosity = board.bellicosity(side);
        faults.expect(bellicosity <= 12, || format!("{id}: bellicosity {bellicosity}"));
        faults.expect(board.treasury(side) <= MOST_TALENTS, || format!("{id}: too rich"));
    }
}

fn check_leaders(board: &Board, faults: &mut Faults) {
    let people = &map().people;
    let expedition = board.expedition.as_ref();
    for leader in Leader::all() {
        if !board.card().setup.cast.contains(leader) {
            continue;
        }
        let post = board.leaders[leader.index()];
        let leads = expedition.is_some_and(|expedition| expedition.leader == leader);
        // Who falls in a battle on the way is missed only when it is over.
        let sound =
            if leads { matches!(post, Post::Afield | Post::Gone) } else { post != Post::Afield };
        faults.expect(sound, || format!("{} leads the expedition, or he does not", leader.id()));
        let in_exile = leader == people.alcibiades && board.has_turncoat();
        faults.expect((post == Post::Exile) == in_exile, || {
            format!("{}: only Alcibiades goes into exile", leader.id())
        });
    }
    let alcibiades = board.leaders[people.alcibiades.index()];
    let left = board.history.alcibiades == 4;
    faults.expect(board.history.alcibiades <= 4, || "Alcibiades has four stations".to_owned());
    faults.expect(!left || alcibiades == Post::Gone, || "Alcibiades is gone for good".to_owned());
}

fn is_fighting(position: &Position) -> bool {
    let battle = |frame: &Frame| matches!(frame, Frame::Battle(_) | Frame::NextBattle(_));
    position.steps.as_slice().iter().any(battle)
}

fn check_sets(board: &Board, fighting: bool, faults: &mut Faults) {
    for side in Side::BOTH {
        let index = side.index();
        for space in board.occupied[index].iter() {
            // PW-6.4: ships whose port is lost find a last refuge in the capital.
            let moored = is_port(space) || space == Board::national(side);
            faults.expect(moored || board.force(side, space).naval() == 0, || {
                format!("no ship could have come to {}", space.id())
            });
        }
        for space in board.captured[index].iter() {
            let held = board.is_held(side, space) || board.has_expedition(side, space);
            let sound = held && board.allegiance(space) != Some(side);
            faults.expect(sound, || format!("{} can't be captured by {}", space.id(), side.id()));
        }
        for space in board.claimed[index].iter() {
            // PW-3.2.10: Corcyra is neutral in spite of its colour.
            let uncoloured = card(space).colour.is_none() || board.allegiance(space).is_none();
            let neutral = uncoloured && board.rebellion.contains(space);
            let twice = board.claimed[side.other().index()].contains(space);
            faults.expect(neutral && !twice, || format!("{} can't be claimed", space.id()));
        }
    }
    if let Some(expedition) = &board.expedition {
        let afloat = expedition.force().naval() == 0 || is_port(expedition.at);
        faults.expect(afloat, || "the expedition has its ships on land".to_owned());
    }
    let both = board.captured[0] & board.captured[1];
    faults.expect(both.is_empty(), || "a space is captured by both".to_owned());
    for space in board.besieged.iter() {
        // PW-6.3: an army that was beaten before the sieges leaves its marker until then.
        let besieged = fighting || Side::BOTH.into_iter().any(|side| board.has_army(side, space));
        faults.expect(card(space).fortress && besieged, || {
            format!("{} can't be under siege", space.id())
        });
    }
    let broken = board.guard == Guard::Box && !board.occupied[0].is_empty();
    faults.expect(board.guard != Guard::Box || broken, || "nobody beat the Guard".to_owned());
}

fn check_history(board: &Board, faults: &mut Faults) {
    let (history, season) = (&board.history, &board.season);
    faults.expect(history.dead.iter().all(|&dead| dead <= 4), || "too many dead".to_owned());
    faults.expect(history.war_turns <= board.turn, || "too many turns of war".to_owned());
    // PW-3.1: once a turn, from the second.
    let before = board.turn.saturating_sub(board.card().first_turn()).saturating_sub(1);
    let changes = before + u8::from(season.changed);
    faults.expect(history.changes <= changes, || "too many changes of side".to_owned());
    // PW-11.2, PW-11.4.
    let changed = season.changed || history.changes > 0;
    let sound = if board.is_for_two() { !changed } else { season.chooser.is_none() };
    faults.expect(sound, || "that belongs to another number of players".to_owned());
    faults.expect(history.persia || !history.iasus, || "Iasus without Persia".to_owned());
    check_macedonia(board, faults);
    check_first_war(board, faults);
    let truce = season.truce == 0 && !history.armistice;
    faults.expect(truce || board.card().armistice != Armistice::Never, || {
        "this war knows no armistice".to_owned()
    });
    faults.expect(season.truce <= 4 && season.truce_events <= season.truce, || {
        "no armistice is so long".to_owned()
    });
    faults.expect(season.helot_cost <= 1_000, || "the helots cost too much".to_owned());
    let operations = season.operations.iter().all(|&n| n <= 100);
    faults.expect(operations, || "too many operations".to_owned());
}

/// PW-10.3: what only a war with armed neutrals and without the Long Walls knows.
fn check_first_war(board: &Board, faults: &mut Faults) {
    let (history, season) = (&board.history, &board.season);
    let setup = &board.card().setup;
    let happens = |event: LogLine| board.card().events.contains(&event);
    for neutral in Neutral::all() {
        let stands = board.neutrals[neutral.index()].iter().any(|&n| n > 0);
        let sound = !stands || (setup.neutrals.is_some() && board.is_neutral(neutral));
        faults.expect(sound, || format!("{} stands for itself no more", neutral.id()));
        let afloat = board.neutrals[neutral.index()][5] == 0 || is_port(neutral.space());
        faults.expect(afloat, || format!("{} has ships on land", neutral.id()));
    }
    let thessaly = happens(LogLine::Thessaly) || history.thessaly == setup.history.thessaly;
    faults.expect(thessaly, || "Thessaly is an ally of Athens".to_owned());
    let walls = history.walls || !setup.history.walls;
    faults.expect(walls, || "the Long Walls stand".to_owned());
    let egypt = history.egypt <= 2 && (history.egypt == 0 || happens(LogLine::Egypt));
    faults.expect(egypt, || "Egypt does not revolt so often".to_owned());
    let phocians = season.phocians.is_some() || history.phocians != [false; 2];
    let aims = [places().cytinium, places().delphi];
    let sound = season.phocians.is_none_or(|space| aims.contains(&space));
    faults.expect(sound && (!phocians || happens(LogLine::Phocians)), || {
        "the Phocians do not attack that".to_owned()
    });
    let fallen = season
        .fallen
        .iter()
        .all(|leader| setup.cast.contains(leader) && board.leaders[leader.index()] == Post::Gone);
    let falls = happens(LogLine::Falls) || (season.fallen.is_empty() && !season.skips);
    faults.expect(fallen && falls, || "nobody has fallen".to_owned());
    let levy =
        season.levy.is_none_or(|levy| levy.citizens <= 2 && levy.allies <= 5 && levy.thebans <= 3);
    let plataea = happens(LogLine::Plataea) || (!season.plataea && season.levy.is_none());
    faults.expect(levy && plataea, || "Thebes leaves Plataea in peace".to_owned());
    let unmanned = !season.unmanned || happens(LogLine::Egypt);
    faults.expect(unmanned, || "nothing keeps Athens from building".to_owned());
}

/// PW-10.1.3c: Macedonia is neutral where it begins so, until somebody enters it.
fn check_macedonia(board: &Board, faults: &mut Faults) {
    let neutral = board.history.macedonia.is_none();
    if !neutral {
        return;
    }
    let begins = board.card().setup.history.macedonia.is_none();
    faults.expect(begins, || "Macedonia is somebody's ally".to_owned());
    let [pella, macedonia] = [places().pella, places().macedonia];
    let anybody = board.occupied[0] | board.occupied[1] | board.rebellion;
    let quiet = !anybody.contains(pella) && !anybody.contains(macedonia);
    faults.expect(quiet, || "nobody is in neutral Macedonia".to_owned());
}
