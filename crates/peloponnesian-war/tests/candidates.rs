//! What the procedure weighed can be asked for, and it is what decided.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;

use common::Play;
use peloponnesian_war::PeloponnesianWar as War;
use peloponnesian_war::event::{Candidate, Event, Verdict, Weighed};
use peloponnesian_war::ids::{Side, Space};
use peloponnesian_war::rules::operations::Pass;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::chance::below;
use table::{Actor, DrawOptions, Face, Log, Rules, Secrets, Setup, Viewer};

fn space(event: &Event) -> Space {
    match event {
        Event::Aims { space, .. } | Event::Assembles { space, .. } => *space,
        other => panic!("{other:?}"),
    }
}

fn chosen(event: &Event) -> Vec<&Candidate> {
    event.weighed().iter().filter(|one| one.chosen).collect()
}

fn find<'a>(events: &'a [Event], id: &str) -> &'a Event {
    events.iter().find(|event| common::id(event) == id).unwrap()
}

fn by_id(id: &str) -> Weighed {
    Weighed::Space(Space::by_id(id).unwrap())
}

#[test]
fn the_first_march_shows_what_it_was_chosen_from() {
    let mut play = Play::campaign();
    let events = play.moves(&["roll 5"]);
    // Step 2 of the example: the red die is 5.
    let aims = find(&events, "aims");
    assert_eq!(aims.weighed().len(), 6);
    assert_eq!(chosen(aims), [&aims.weighed()[4]]);
    assert_eq!(
        (&aims.weighed()[4].what, aims.weighed()[4].verdict),
        (&by_id("decelea"), Verdict::Free)
    );
    // Step 3: Sparta first, then Corinth, then Thebes; Potidaea's one man stays.
    let wants = find(&events, "wants");
    let [sparta] = chosen(wants)[..] else { panic!("{wants:?}") };
    assert_eq!((&sparta.what, sparta.number, sparta.gives), (&by_id("sparta"), 0, [7, 0, 0]));
    let assembles = find(&events, "assembles");
    let [corinth] = chosen(assembles)[..] else { panic!("{assembles:?}") };
    assert_eq!((&corinth.what, corinth.verdict), (&by_id("corinth"), Verdict::Gives));
    // Step 5: four equal routes to Thebes, of which chance takes one.
    let events = play.moves(&["go panactum", "go plataea"]);
    let route = find(&events, "route");
    assert_eq!(route.weighed().len(), 4);
    assert_eq!(chosen(route).len(), 1);
}

/// What every table of candidates must show.
fn check(event: &Event, next: Option<&Event>) {
    match common::id(event) {
        "area" => assert_eq!((event.weighed().len(), chosen(event).len()), (6, 1)),
        "aims" => {
            let [one] = chosen(event)[..] else { panic!("{event:?}") };
            assert_eq!(one.what, Weighed::Space(space(event)));
            let again = next.is_some_and(|next| *next == Event::AimsAgain { space: space(event) });
            assert_eq!(one.verdict != Verdict::Free, again, "{event:?}, then {next:?}");
        }
        "assembles" => {
            let [one] = chosen(event)[..] else { panic!("{event:?}") };
            assert_eq!(one.what, Weighed::Space(space(event)));
            assert_eq!(one.verdict, Verdict::Gives);
            let givers = event.weighed().iter().filter(|other| other.verdict == Verdict::Gives);
            let least = givers.map(|other| other.number).min();
            assert_eq!(least, Some(one.number), "the nearest is taken: {event:?}");
        }
        "route" if !event.weighed().is_empty() => {
            assert_eq!(chosen(event).len(), 1, "{event:?}");
            let length = event.weighed()[0].number;
            assert!(event.weighed().iter().all(|one| one.number == length), "{event:?}");
        }
        _ => {}
    }
}

#[test]
fn tables_show_what_decided_in_many_wars() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut legal = Vec::new();
    let (mut tables, mut pictures) = (0, 0);
    for _ in 0..12 {
        let mut position = War::start(&Setup::standard(War::about())).unwrap();
        while War::actor(&position) != Actor::Nobody {
            War::legal(&position, &mut legal);
            let mv = legal[below(&mut rng, legal.len() as u64) as usize];
            let before = War::view(&position, Viewer::Spectator);
            let mut events = Vec::new();
            War::play(&mut position, mv, &mut Log::into(&mut events));
            for (index, event) in events.iter().enumerate() {
                check(event, events.get(index + 1));
            }
            let weighed = events.iter().filter(|event| !event.weighed().is_empty()).count();
            tables += weighed;
            if weighed > 0 && tables % 40 == 0 {
                let picture = War::draw_scene(&before, &events, &DrawOptions::default());
                let parsed = roxmltree::Document::parse(&picture).unwrap();
                let rows: usize = events.iter().map(|event| event.weighed().len()).sum();
                let grounds =
                    |node: &roxmltree::Node<'_, '_>| node.attribute("class") == Some("st-bg");
                assert_eq!(parsed.descendants().filter(grounds).count(), rows);
                pictures += 1;
            }
        }
    }
    assert!(tables > 400 && pictures > 5, "{tables} tables, {pictures} pictures");
}

#[test]
fn what_nobody_chose_is_not_pictured() {
    let play = Play::campaign();
    let view = War::view(play.position(), Viewer::Spectator);
    let event = Event::Passes { side: Side::Athens, why: Pass::Freely };
    assert_eq!(War::draw_scene(&view, &[event], &DrawOptions::default()), "");
}
