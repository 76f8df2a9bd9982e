//! The example of play, replayed die by die: turn 1 and the beginning of turn 2.
//!
//! Step numbers are those of the example. Where it tells no die, one that fits is taken from
//! what stands before and after; steps 32 to 38, which are missing in print, are played so.

mod common;

use common::{Play, Scene, in_short};
use peloponnesian_war::PeloponnesianWar;
use peloponnesian_war::board::Board;
use peloponnesian_war::ids::{Side, Unit};
use serde_json::{Value, json};
use table::record::{self, Record};
use table::{Message, Named};

/// Step 1: the middle of turn 1, with Phormio before Potidaea.
fn set_up(play: &Play) {
    let state = play.state();
    assert_eq!(state["turn"], 1);
    assert_eq!(state["player"], "athens");
    assert_eq!(state["strategy"], "attack-athens");
    assert_eq!(play.points(), 0);
    assert_eq!(play.treasury(), (4500, 3000));
    assert_eq!(play.confidence(), (0, 0));
    assert_eq!(play.bellicosity(), (10, 10));
    assert_eq!(play.set("rebellion"), ["potidaea"]);
    // Athens has had its first operation, so Sparta's first is next.
    assert_eq!(state["season"]["operations"], json!([1, 0]));
    assert_eq!(state["objectives"], json!({"athens": ["potidaea"], "sparta": []}));
    assert_eq!(play.step(), "system_operation");
    let units = json!({
        "athens": {
            "athens": {"fresh": {"hoplites": 6, "cavalry": 1}},
            "piraeus": {"fresh": {"naval": 8}},
            "naupactus": {"fresh": {"naval": 1}},
            "corcyra": {"fresh": {"allied-naval": 3, "allied-hoplites": 1}},
            "chios": {"fresh": {"allied-naval": 2, "allied-hoplites": 1}},
            "larisa": {"fresh": {"allied-cavalry": 5, "allied-hoplites": 2}},
            "pella": {"fresh": {"allied-cavalry": 1}},
            "amphipolis": {"fresh": {"allied-hoplites": 1}},
            "potidaea": {"used": {"hoplites": 2, "naval": 3, "allied-cavalry": 1}},
        },
        "sparta": {
            "sparta": {"fresh": {"hoplites": 7, "cavalry": 1}},
            "corinth": {"fresh": {"allied-hoplites": 5, "allied-naval": 5}},
            "thebes": {"fresh": {"allied-hoplites": 5, "allied-cavalry": 4}},
            "potidaea": {"fresh": {"allied-hoplites": 1}},
        },
    });
    assert_eq!(state["units"], units);
    assert_eq!(state["guard"], "home");
    let posted = |leader: &str| match leader {
        "pericles" => "athens",
        "phormio" => "potidaea",
        "archidamus" => "sparta",
        _ => "cup",
    };
    for (leader, post) in state["leaders"].as_object().expect("leaders by id") {
        assert_eq!(post, posted(leader), "{leader}");
    }
}

fn activated(story: &[String], unit: &str, space: &str) -> usize {
    let words = format!("activated {unit} {space} ");
    story.iter().filter(|told| told.starts_with(&words)).count()
}

/// What is told by events of one kind, without the kind.
fn told<'a>(story: &'a [String], id: &str) -> Vec<&'a str> {
    story.iter().filter_map(|told| told.strip_prefix(id)?.strip_prefix(' ')).collect()
}

/// Steps 2 to 8: Archidamus marches to Decelea.
fn archidamus(play: &mut Play) {
    set_up(play);
    // 2: attack Athens, the red die is 5: Decelea, for which 12 hoplites and 2 cavalry are wanted.
    let story = play.story(&["roll 5"]);
    assert_eq!(told(&story, "aims"), ["decelea 5"]);
    assert_eq!(told(&story, "objective"), ["sparta decelea"]);
    assert_eq!(told(&story, "wants"), ["sparta decelea 12 2 0"]);
    assert_eq!(told(&story, "sets-out"), ["archidamus decelea"]);
    // 7 hoplites join for nothing, and nobody else at Sparta: 5 and 2 are still needed.
    assert_eq!(activated(&story, "sparta hoplites", "sparta"), 7);
    assert_eq!(story.iter().filter(|told| told.ends_with(" sparta 0")).count(), 7);
    // 3: Argos is neutral, so by Belmina; nobody can intercept. 4: to Corinth, 4 hoplites.
    let way = "archidamus belmina,methydrium,orchomenus,phlius,sicyon,corinth";
    assert_eq!(told(&story, "route"), [way]);
    assert_eq!(activated(&story, "sparta allied-hoplites", "corinth"), 4);
    assert_eq!(told(&story, "assembles"), ["sparta corinth", "sparta thebes"]);
    // 5 and 2 were needed before these 4 joined.
    assert_eq!(play.state()["expedition"]["wanted"], json!([1, 2, 0]));
    assert_eq!(play.expedition_at(), "corinth");
    assert_eq!(play.count("sparta", "corinth", "allied-naval"), 5);
    assert_eq!(play.state()["guard"], "home");
    assert_eq!(play.treasury(), (4500, 2200));
    assert_eq!(play.count("sparta", "sparta", "hoplites"), 0);
    assert_eq!(play.count("sparta", "sparta", "cavalry"), 1);
    assert_eq!(play.count("sparta", "corinth", "allied-hoplites"), 1);
    // 5: four equal routes; the third goes by Panactum and Plataea.
    assert_eq!(play.weights(), [("go panactum", 2), ("go siphae", 2)].map(own).to_vec());
    play.moves(&["go panactum"]);
    assert_eq!(play.weights(), [("go plataea", 1), ("go tanagra", 1)].map(own).to_vec());
    let story = play.story(&["go plataea"]);
    assert_eq!(told(&story, "route"), ["archidamus pegae,panactum,plataea,thebes"]);
    // Intercepted at Panactum by the force of Athens, with a 4; the skirmish is 2 and 2.
    assert_eq!(play.expedition_at(), "panactum");
    let story = play.story(&["roll 4", "roll 2", "roll 2"]);
    assert_eq!(told(&story, "intercepts"), ["panactum athens 4"]);
    assert_eq!(told(&story, "skirmish"), ["2 2"]);
    // Nobody loses anything, there is no battle, and the interceptors have not moved.
    assert!(told(&story, "lost").is_empty() && told(&story, "skirmish-battle").is_empty());
    assert_eq!(play.count("athens", "athens", "hoplites"), 6);
    assert_eq!(play.count("athens", "athens", "cavalry"), 1);
    // 6: nothing is ravaged on the way to an assembly space. 7: Thebes.
    assert_eq!(play.expedition_at(), "thebes");
    assert_eq!(play.set("ravaged"), Vec::<String>::new());
    assert_eq!(play.treasury(), (4500, 1600));
    assert_eq!(play.count("sparta", "thebes", "allied-hoplites"), 4);
    assert_eq!(play.count("sparta", "thebes", "allied-cavalry"), 2);
    // 8: by Delium; Oropus is ravaged, the interception at Decelea fails.
    assert_eq!(play.weights(), [("go delium", 1), ("go tanagra", 1)].map(own).to_vec());
    assert_eq!(activated(&story, "sparta allied-hoplites", "thebes"), 1);
    assert_eq!(activated(&story, "sparta allied-cavalry", "thebes"), 2);
    let story = play.story(&["go delium", "roll 1"]);
    assert_eq!(told(&story, "route"), ["archidamus delium,oropus,decelea"]);
    assert_eq!(told(&story, "slips-by"), ["decelea athens 1"]);
    assert_eq!(told(&story, "arrives"), ["archidamus decelea"]);
    assert_eq!(play.set("ravaged"), ["decelea", "oropus"]);
    assert_eq!(play.count("sparta", "decelea", "hoplites"), 7);
    assert_eq!(play.count("sparta", "decelea", "allied-hoplites"), 5);
    assert_eq!(play.count("sparta", "decelea", "allied-cavalry"), 2);
}

fn own((words, weight): (&str, u32)) -> (String, u32) {
    (words.to_owned(), weight)
}

/// Steps 9 to 13: Pericles sails round the Peloponnese.
fn pericles(play: &mut Play) {
    // 9: the gods; two leaders are on the map, so one is added.
    let story = play.story(&["operate", "roll 2", "objective erineus", "assemble piraeus"]);
    assert_eq!(told(&story, "augury-good"), ["athens 2 3"]);
    // 10: Pericles walks to the ships.
    assert_eq!(told(&story, "sets-out"), ["pericles erineus"]);
    play.moves(&["activate naval"; 3]);
    assert_eq!(play.treasury(), (3300, 1600));
    play.moves(&["march"]);
    // 11: Troezen or Hydrea.
    assert_eq!(play.weights(), [("go hydrea", 1), ("go troezen", 1)].map(own).to_vec());
    let story = play.story(&["go troezen"]);
    // The whole way of 11 to 13, in its order.
    let way = "pericles aegina,methana,cape-scyllaeum,troezen,hermione,prasiae,\
               epidaurus-limera,cythera,cape-taenarum,corone,\
               asine,pylos,zacynthus,cephallenia,oeniadae,naupactus,panormus-achaea,erineus";
    assert_eq!(told(&story, "route"), [way]);
    assert_eq!(told(&story, "ravaged"), ["methana", "cape-scyllaeum", "troezen", "hermione"]);
    // 12: intercepted at Prasiae from Sparta with a 5; 6 and 6 make a battle, which is none.
    assert_eq!(play.expedition_at(), "prasiae");
    assert_eq!(play.count("sparta", "sparta", "cavalry"), 1);
    let story = play.story(&["roll 5", "roll 6", "roll 6"]);
    assert_eq!(told(&story, "intercepts"), ["prasiae sparta 5"]);
    assert_eq!(told(&story, "battle-null"), ["prasiae"]);
    assert!(told(&story, "lost").is_empty());
    assert_eq!(told(&story, "ravaged"), ["epidaurus-limera", "cythera", "cape-taenarum"]);
    // Then at Corone, where the interception fails.
    assert_eq!(play.expedition_at(), "corone");
    let story = play.story(&["roll 2"]);
    assert_eq!(told(&story, "slips-by"), ["corone sparta 2"]);
    // 13: neither the friends of Zacynthus and Naupactus nor neutral Cephallenia are ravaged.
    assert_eq!(told(&story, "ravaged"), ["corone", "asine", "pylos", "oeniadae"]);
    // Erineus, where Corinth's fleet misses.
    assert_eq!(play.expedition_at(), "erineus");
    let story = play.story(&["roll 3"]);
    assert_eq!(told(&story, "slips-by"), ["erineus corinth 3"]);
    assert_eq!(told(&story, "arrives"), ["pericles erineus"]);
    let mut ravaged = vec![
        "asine",
        "cape-scyllaeum",
        "cape-taenarum",
        "corone",
        "cythera",
        "decelea",
        "epidaurus-limera",
        "hermione",
        "methana",
        "oeniadae",
        "oropus",
        "pylos",
        "troezen",
    ];
    ravaged.sort_unstable();
    assert_eq!(play.set("ravaged"), ravaged);
}

/// Steps 14 to 18: Sparta passes, Demosthenes takes Heraclea as his goal, Cleon Thebes.
fn demosthenes_and_cleon(play: &mut Play) {
    // 14: 5 and 1 for the procedure: the gods are against Sparta.
    let story = play.story(&["roll 5"]);
    assert_eq!(told(&story, "augury-bad"), ["sparta 5 6"]);
    assert_eq!(told(&story, "passes"), ["sparta"]);
    assert_eq!(play.state()["season"]["passed"], json!([false, true]));
    // It would have lacked strength points too: 5 hoplites and 2 cavalry have not acted.
    let fresh = |space: &str| play.state()["units"]["sparta"][space]["fresh"].clone();
    assert_eq!(fresh("thebes"), json!({"allied-hoplites": 4, "allied-cavalry": 2}));
    assert_eq!(fresh("corinth"), json!({"allied-hoplites": 1, "allied-naval": 5}));
    // 15: the gods allow it, and Demosthenes is drawn.
    let story = play.story(&["operate", "roll 2", "draw demosthenes", "objective heraclea"]);
    assert_eq!(told(&story, "leader"), ["demosthenes athens"]);
    play.moves(&["assemble chios"]);
    // Three equal routes; Decelea is closed to a leader alone.
    assert_eq!(play.weights(), [("go aegina", 1), ("go sunium", 2)].map(own).to_vec());
    let story = play.story(&["go aegina"]);
    assert_eq!(told(&story, "route"), ["demosthenes piraeus,aegina,cythnos,syros,andros,chios"]);
    assert_eq!(play.expedition_at(), "chios");
    play.moves(&["activate allied-hoplites", "activate allied-naval"]);
    assert_eq!(play.treasury(), (2700, 1600));
    // 16: one route; Heraclea alone is ravaged.
    let story = play.story(&["march"]);
    let way = "demosthenes psara,scyros,sporades,olizon,pteleum,heraclea";
    assert_eq!(told(&story, "route"), [way]);
    assert_eq!(told(&story, "ravaged"), ["heraclea"]);
    assert_eq!(told(&story, "arrives"), ["demosthenes heraclea"]);
    // 17: Cleon; Sparta has passed.
    let story = play.story(&["operate", "roll 1", "draw cleon", "objective thebes"]);
    assert_eq!(told(&story, "leader"), ["cleon athens"]);
    play.moves(&["activate hoplites"; 6]);
    play.moves(&["activate cavalry"]);
    assert_eq!(play.treasury(), (1300, 1600));
    play.moves(&["march"]);
    assert_eq!(play.weights(), [("go plataea", 1), ("go tanagra", 1)].map(own).to_vec());
    let story = play.story(&["go tanagra", "roll 1"]);
    assert_eq!(told(&story, "route"), ["cleon panactum,tanagra,thebes"]);
    assert_eq!(told(&story, "slips-by"), ["tanagra thebes 1"]);
    // The book speaks of no marker here; by 5.8 Tanagra, which nobody defends, gets one.
    assert_eq!(told(&story, "ravaged"), ["tanagra"]);
    // At Thebes the interception succeeds; Athens rolls 1 and loses a hoplite, Sparta 2.
    assert_eq!(play.expedition_at(), "thebes");
    let story = play.story(&["roll 4", "roll 1", "roll 2"]);
    assert_eq!(told(&story, "intercepts"), ["thebes thebes 4"]);
    assert_eq!(told(&story, "lost"), ["athens hoplites"]);
    assert!(told(&story, "skirmish-battle").is_empty());
    assert_eq!(told(&story, "arrives"), ["cleon thebes"]);
    // The choice of arm is the ground's; there is no battle: 6 of 13 are less than half.
    assert_eq!(play.count("athens", "thebes", "hoplites"), 5);
    assert_eq!(play.count("athens", "thebes", "cavalry"), 1);
    // 18: one strength point on land could still be paid for, and no ship; the player passes.
    let purse = play.position().board.purse(Side::Athens);
    assert_eq!(purse / Board::activation_cost(Side::Athens, Unit::Hoplites), 1);
    assert_eq!(purse / Board::activation_cost(Side::Athens, Unit::Naval), 0);
    play.moves(&["pass"]);
    assert_eq!(play.state()["season"]["passed"], json!([true, true]));
}

/// Steps 19 to 31: sieges, battles and the way home.
fn combat(play: &mut Play) {
    // 19-20: four sieges, none at Thebes.
    assert_eq!(play.set("besieged"), ["decelea", "erineus", "heraclea", "potidaea"]);
    let strength = |side, space: &str| {
        let units = ["hoplites", "cavalry", "naval", "allied-hoplites", "allied-cavalry"];
        units.iter().map(|unit| play.count(side, space, unit)).sum::<u64>()
    };
    assert_eq!(strength("athens", "potidaea") - strength("sparta", "potidaea"), 5);
    // At Thebes the book counts Sparta one weaker, which is true of the hoplites only.
    assert_eq!(strength("athens", "thebes"), strength("sparta", "thebes"));
    assert_eq!(play.count("athens", "thebes", "hoplites"), 5);
    assert_eq!(play.count("sparta", "thebes", "allied-hoplites"), 4);
    // 22: Thebes first, a space of a coalition: 3 and 1 against 4 and 1.
    let story = play.story(&["roll 3", "roll 4"]);
    assert_eq!(told(&story, "battle-won"), ["sparta thebes 3 4 4 5"]);
    // Athens chooses its loss, one strength point: a hoplite.
    let story = play.story(&["lose hoplites"]);
    assert_eq!(told(&story, "lost"), ["athens hoplites"]);
    assert_eq!(told(&story, "hostages"), ["sparta"]);
    assert_eq!(play.leader("cleon"), "going_home");
    assert_eq!(home(play, "athens"), json!({"hoplites": 4, "cavalry": 1}));
    assert_eq!(play.count("sparta", "thebes", "allied-hoplites"), 4);
    assert_eq!(play.confidence(), (-1, 1));
    assert_eq!(play.state()["history"]["hostages"], json!([false, true]));
    assert_eq!(play.points(), -15);
    // 23-25: nobody else shares a space; the fleets off Erineus: 6 and 3 against 1 and 2.
    assert_eq!(told(&story, "battle-naval"), ["erineus"]);
    let story = play.story(&["roll 6", "roll 1"]);
    assert_eq!(told(&story, "battle-won"), ["athens erineus 6 1 9 3"]);
    // The difference is 6, but Athens has three ships only.
    assert_eq!(told(&story, "lost"), ["sparta allied-naval"; 3]);
    assert_eq!(play.confidence(), (0, 0));
    assert_eq!(play.points(), -5);
    // The hoplite of Corinth goes home with the ships that are left.
    assert_eq!(home(play, "sparta"), json!({"allied-naval": 2, "allied-hoplites": 1}));
    // 26: Decelea: 2 and 1 for Archidamus, who goes home with his army.
    let story = play.story(&["pick decelea", "roll 2"]);
    assert_eq!(told(&story, "siege-fails"), ["sparta decelea 2 3"]);
    assert_eq!(play.confidence(), (0, -1));
    assert_eq!(play.set("besieged"), ["erineus", "heraclea", "potidaea"]);
    assert!(play.set("ravaged").contains(&"decelea".to_owned()));
    assert_eq!(play.leader("archidamus"), "going_home");
    let army = json!({
        "hoplites": 7, "allied-hoplites": 6, "allied-cavalry": 2, "allied-naval": 2
    });
    assert_eq!(home(play, "sparta"), army);
    // 27: Erineus: 4 and 1 for Pericles. It was neutral, so Sparta loses no confidence.
    let story = play.story(&["pick erineus", "roll 4"]);
    assert_eq!(told(&story, "siege-succeeds"), ["athens erineus 4 5"]);
    assert_eq!(play.confidence(), (1, -1));
    assert_eq!(play.treasury(), (1600, 1600));
    assert!(play.set("ravaged").contains(&"erineus".to_owned()));
    assert_eq!(play.leader("pericles"), "erineus");
    assert_eq!(play.count("athens", "erineus", "naval"), 3);
    // 28: Heraclea: 2 and 2 for Demosthenes.
    let story = play.story(&["pick heraclea", "roll 2"]);
    assert_eq!(told(&story, "siege-succeeds"), ["athens heraclea 2 4"]);
    assert_eq!(play.confidence(), (2, -2));
    assert_eq!(play.treasury(), (1900, 1600));
    assert!(play.set("ravaged").contains(&"heraclea".to_owned()));
    assert_eq!(play.leader("demosthenes"), "heraclea");
    assert_eq!(play.set("besieged"), ["potidaea"]);
    // 29: Potidaea: 1 and 2 for Phormio; a failed siege costs the player two.
    let story = play.story(&["roll 1"]);
    assert_eq!(told(&story, "siege-fails"), ["athens potidaea 1 3"]);
    assert_eq!(play.confidence(), (0, -2));
    assert_eq!(play.count("sparta", "potidaea", "allied-hoplites"), 1);
    assert_eq!(play.set("besieged"), Vec::<String>::new());
    assert!(play.set("ravaged").contains(&"potidaea".to_owned()));
    assert_eq!(play.set("rebellion"), ["potidaea"]);
    assert_eq!(play.leader("phormio"), "going_home");
    let army = json!({"hoplites": 6, "cavalry": 1, "naval": 3, "allied-cavalry": 1});
    assert_eq!(home(play, "athens"), army);
    // The book prints no victory points at all; these are by 1.2.
    assert_eq!(play.points(), 15);
    // 30: Pericles, whose total is below 6, leaves a ship and goes home with two.
    let story = play.story(&["roll 3"]);
    assert_eq!(told(&story, "army-leaves"), ["athens erineus 3 3"]);
    assert_eq!(play.leader("pericles"), "going_home");
    assert_eq!(home(play, "athens")["naval"], 5);
    assert_eq!(play.count("athens", "erineus", "naval"), 1);
    // Demosthenes goes home too, but his men stay with 5 and 1.
    let story = play.story(&["roll 5"]);
    assert_eq!(told(&story, "army-stays"), ["athens heraclea 5 6"]);
    assert_eq!(play.count("athens", "heraclea", "allied-hoplites"), 1);
    assert_eq!(play.count("athens", "heraclea", "allied-naval"), 1);
    // 31: everybody goes home but the leaders, group by group; the print leaves out the last.
    let groups = [
        "athens hoplites 6 athens",
        "sparta hoplites 7 sparta",
        "sparta allied-hoplites 3 corinth",
        "sparta allied-hoplites 3 thebes",
        "athens cavalry 1 athens",
        "athens allied-cavalry 1 pella",
        "sparta allied-cavalry 2 thebes",
        "athens naval 5 piraeus",
        "sparta allied-naval 2 corinth",
    ];
    assert_eq!(told(&story, "comes-home"), groups);
    for leader in ["pericles", "demosthenes", "cleon", "phormio", "archidamus"] {
        assert_eq!(play.leader(leader), "going_home", "{leader}");
    }
    assert_eq!(play.count("athens", "athens", "hoplites"), 6);
    assert_eq!(play.count("sparta", "sparta", "hoplites"), 7);
    assert_eq!(play.count("sparta", "corinth", "allied-hoplites"), 3);
    assert_eq!(play.count("sparta", "thebes", "allied-hoplites"), 7);
    assert_eq!(play.count("athens", "athens", "cavalry"), 1);
    assert_eq!(play.count("athens", "pella", "allied-cavalry"), 2);
    assert_eq!(play.count("sparta", "thebes", "allied-cavalry"), 4);
    assert_eq!(play.count("athens", "piraeus", "naval"), 10);
    assert_eq!(play.count("sparta", "corinth", "allied-naval"), 2);
}

/// Who is in the going-home box.
fn home(play: &Play, side: &str) -> Value {
    play.state()["going_home"][side].clone()
}

#[test]
fn the_example_of_play_step_by_step() {
    let mut play = Play::campaign();
    archidamus(&mut play);
    pericles(&mut play);
    demosthenes_and_cleon(&mut play);
    combat(&mut play);
    later(&mut play);
}

/// What follows in the missing steps, and 39 to 41.
fn later(play: &mut Play) {
    // Rebellion: Potidaea stays in rebellion; its neighbours are rolled for and stay loyal.
    let mut story = Vec::new();
    while play.prompt_is_spread() {
        story.extend(play.story(&["roll 1"]));
    }
    assert_eq!(play.set("rebellion"), ["potidaea"]);
    // Revenue, by 8.1 for want of print: Oropus, Decelea and Potidaea pay Athens nothing, and
    // twelve ravaged spaces and Heraclea Sparta.
    let revenue = ["athens 3350 +3500,-150", "sparta 1850 +2500,-650"];
    assert_eq!(told(&story, "revenue"), revenue);
    assert_eq!(play.treasury(), (1900 + 3350, 1600 + 1850));
    // A build of two lost hoplites: 39 counts 8.
    play.moves(&["build hoplites", "build hoplites", "done"]);
    assert_eq!(play.count("athens", "athens", "hoplites"), 8);
    // Turn 2: the player changes sides with a 6.
    assert_eq!(play.state()["turn"], 2);
    play.moves(&["roll 6"]);
    assert_eq!(play.state()["player"], "sparta");
    // 39: event 6. A third of 8 hoplites is 3; a quarter of 10 ships is 600 talents; Pericles
    // dies. The printed 5200 and 4600 can't be: 1900 of step 28, at most 3500 of revenue, and two
    // hoplites built leave 5000.
    let (before, _) = play.treasury();
    assert_eq!(play.count("athens", "piraeus", "naval"), 10);
    let story = play.story(&["roll 3", "roll 3"]);
    assert_eq!(told(&story, "event"), ["6 event-name-plague"]);
    assert_eq!(told(&story, "plague"), ["3 600"]);
    assert_eq!(play.count("athens", "athens", "hoplites"), 5);
    assert_eq!(play.treasury().0, before - 600);
    assert_eq!(play.state()["leaders"]["pericles"], "gone");
    // 40: confidence 0: a rebellion in the League. Amphipolis is held since the set-up, so the
    // printed risings there and at Thasos beside it can't be; a 12 is rolled again, and a 7 and 1
    // is 8: Olynthus.
    assert_eq!(play.confidence().0, 0);
    play.moves(&["roll 6", "roll 6", "roll 3", "roll 4"]);
    assert!(play.set("rebellion").contains(&"olynthus".to_owned()));
    while play.prompt_is_spread() {
        play.moves(&["roll 1"]);
    }
    // Leaders of turn 2, Nicias for Athens.
    play.moves(&["draw nicias", "draw brasidas"]);
    // 41: 4 and 1 for Nicias is 5: cut lines of communication.
    let story = play.story(&["roll 4"]);
    assert_eq!(told(&story, "strategy"), ["athens 4 5 strategy-cut-communications"]);
    assert_eq!(play.state()["strategy"], "cut-communications");
    // Its note: a 6 would be barred by the hostages of 22.
    assert_eq!(play.state()["history"]["hostages"], json!([false, true]));
    assert_eq!(play.confidence(), (0, 0));
    // 42: the player, now Sparta, begins.
    assert!(play.legal().contains(&"objective athens".to_owned()));
    sicily(play);
    // 43: no figures.
}

/// Step 42: what the procedure, now Athens, aims at when its turn comes.
fn sicily(play: &Play) {
    const ARCADIA: &str = "arcadia-achaea";
    const MESSENIA: &str = "peloponnesus-messenia";
    let steps = json!([
        {"step": "war", "stage": "stragglers"},
        {"step": "operations", "whose": "athens"},
        {"step": "system_operation", "ask": "area", "area": 0},
    ]);
    let mut play = Scene(play.state()).steps(steps).play();
    let told = play.moves(&["roll 6"]);
    let area = &told[0];
    assert_eq!(in_short(area), "area 6 area-sicily");
    let faces = area.weighed().iter().map(|one| (one.number, one.what.name()));
    let areas = ["isthmus", "isthmus", ARCADIA, MESSENIA, MESSENIA, "sicily"];
    let printed = areas.map(|area| Message::new(format!("area-{area}")));
    assert_eq!(faces.collect::<Vec<_>>(), (1..=6).zip(printed).collect::<Vec<_>>());
    assert_eq!(play.story(&["roll 4"])[0], "aims messina 4");
}

/// The same steps as an annotated record, which the tutorial tells.
#[test]
fn the_annotated_record_is_the_same_game() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tutorial/example.hgr");
    let file = std::fs::File::open(path).expect("the record is part of the tree");
    let record = Record::read(std::io::BufReader::new(file)).expect("a readable record");
    let game = record::replay::<PeloponnesianWar>(&record).expect("every move is legal");
    let mut play = Play::campaign();
    archidamus(&mut play);
    pericles(&mut play);
    demosthenes_and_cleon(&mut play);
    combat(&mut play);
    later(&mut play);
    assert_eq!(game.position(), play.position());
    let remarks = || record.plies.iter().filter_map(|ply| ply.comment.as_deref());
    let told = |step: &str| {
        remarks()
            .filter_map(|remark| remark.split_once('.'))
            .any(|(steps, _)| steps.split('-').any(|one| one == step))
    };
    for step in ["2", "5", "8", "9", "12", "17", "22", "25", "29", "30", "39", "40", "41"] {
        assert!(told(step), "step {step} has a remark");
    }
}
