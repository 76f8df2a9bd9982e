//! Records from files: replayed, drawn and verified, or refused.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use std::path::{Path, PathBuf};

use common::{Ran, run};
use hegemonia::files;
use hegemonia::replay::Replay;
use table::Setup;
use table::chance::{Dice, FairDice, bot_seed};
use table::record::Record;

fn fair() -> FairDice {
    let seeds = vec![vec![0x0f, 0xa7], b"owl".to_vec()];
    FairDice { secret: [0x5a; 32], seeds, table: "t-41".into() }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A game of Pebbles with these dice: always the last choice.
fn record(dice: &Dice) -> Record {
    let game = hegemonia::games::find("pebbles").unwrap();
    let mut table = game.set_up(Setup::standard(game.about())).unwrap();
    loop {
        table.roll(dice);
        let Some(choice) = table.legal("en").pop() else { return table.record() };
        table.play(table.actor(), &choice.words, "en").unwrap();
    }
}

/// A game with provable dice, and everything that proves them.
fn fair_record() -> Record {
    proved(fair())
}

/// The same against a bot at Black, whose seed follows from the secret.
fn record_against_a_bot() -> Record {
    let mut fair = fair();
    fair.seeds[1] = bot_seed(&fair.secret, &fair.table, "black").to_vec();
    let mut record = proved(fair);
    record.set_header("BotSeeds", "black");
    record
}

fn proved(fair: FairDice) -> Record {
    let mut record = record(&Dice::Fair(fair.clone()));
    record.set_header("Table", &fair.table);
    record.set_header("Commitment", hex(&fair.commitment()));
    record.set_header("SeatSeed-white", hex(&fair.seeds[0]));
    record.set_header("SeatSeed-black", hex(&fair.seeds[1]));
    record.set_header("Secret", hex(&fair.secret));
    record
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }
}

fn verify(path: &Path) -> Ran {
    run(&["verify", path.to_str().unwrap()])
}

#[test]
fn fair_dice_are_proved() {
    let folder = Folder::new();
    let Ran { code, out, .. } = verify(&folder.write("fair.hgr", fair_record().write()));
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("fair. The secret is the one that was promised"), "{out}");
}

#[test]
fn whatever_was_changed_is_found() {
    let folder = Folder::new();
    let check = |change: &dyn Fn(&mut Record), code: i32, part: &str| {
        let mut record = fair_record();
        change(&mut record);
        let ran = verify(&folder.write("changed.hgr", record.write()));
        assert_eq!(ran.code, Some(code), "{} {}", ran.out, ran.err);
        assert!(ran.out.contains(part) || ran.err.contains(part), "{} {}", ran.out, ran.err);
    };
    check(&|record| record.set_header("Secret", "00".repeat(32)), 1, "NOT FAIR");
    check(&|record| record.set_header("Commitment", "00".repeat(32)), 1, "NOT FAIR");
    check(&|record| record.set_header("SeatSeed-black", "00"), 1, "NOT PROVED");
    check(&|record| record.set_header("Table", "t-42"), 1, "NOT PROVED");
    check(&|record| record.set_header("Secret", "5a"), 2, "64 hexadecimal digits");
    check(&|record| record.set_header("Commitment", "5a"), 2, "64 hexadecimal digits");
    check(&|record| record.set_header("SeatSeed-white", "xy"), 2, "SeatSeed-white");
    check(&|record| record.headers.retain(|(name, _)| name != "Table"), 2, "Table is missing");
    let without = |record: &mut Record| record.headers.retain(|(name, _)| name != "Secret");
    check(&without, 1, "can’t be verified");
}

#[test]
fn the_seeds_of_bots_are_bound_by_the_promise() {
    let folder = Folder::new();
    let check = |record: &Record, code: i32, part: &str| {
        let ran = verify(&folder.write("bot.hgr", record.write()));
        assert_eq!(ran.code, Some(code), "{} {}", ran.out, ran.err);
        assert!(ran.out.contains(part) || ran.err.contains(part), "{} {}", ran.out, ran.err);
        ran.out
    };
    check(&record_against_a_bot(), 0, "The seeds of its bots (black) follow from the secret too.");
    // Who runs the server may have tried seeds until the dice pleased: the rolls follow, but the
    // seed does not.
    let mut chosen = fair_record();
    chosen.set_header("BotSeeds", "black");
    check(&chosen, 1, "NOT FAIR. The seed of the bot at black");
    // Records of the time before still prove what they did, and it is said what they do not.
    check(&fair_record(), 0, "their seeds were not bound by the promise");
    let mut people = fair_record();
    people.set_header("BotSeeds", "none");
    let said = check(&people, 0, "fair. The secret is the one that was promised");
    assert!(!said.contains("bots"), "{said}");
    for wrong in ["", "green", "black none"] {
        people.set_header("BotSeeds", wrong);
        check(&people, 2, "the header BotSeeds names seats, or says none");
    }
}

#[test]
fn a_seed_is_reproducible_and_no_proof() {
    let folder = Folder::new();
    let mut record = record(&Dice::Seeded(9));
    record.set_header("Seed", "9");
    let good = folder.write("good.hgr", record.write());
    let Ran { code, out, .. } = verify(&good);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("reproducible") && out.contains("does not prove"), "{out}");
    record.set_header("Seed", "10");
    let bad = folder.write("bad.hgr", record.write());
    assert_eq!(verify(&bad).code, Some(1));
    record.set_header("Seed", "ten");
    assert_eq!(verify(&folder.write("worse.hgr", record.write())).code, Some(2));
    let both = run(&["verify", good.to_str().unwrap(), bad.to_str().unwrap()]);
    assert_eq!((both.code, both.out.lines().count()), (Some(1), 2));
}

#[test]
fn every_file_is_looked_at() {
    let folder = Folder::new();
    let mut record = record(&Dice::Seeded(9));
    record.set_header("Seed", "9");
    let good = folder.write("good.hgr", record.write());
    record.set_header("Seed", "10");
    let bad = folder.write("bad.hgr", record.write());
    let nonsense = folder.write("nonsense.hgr", "no record");
    let missing = folder.write("missing.hgr", "");
    std::fs::remove_file(&missing).unwrap();
    let files = [&nonsense, &bad, &missing, &good].map(|path| path.to_str().unwrap());
    let Ran { code, out, err } = run(&[&["verify"], &files[..]].concat());
    assert_eq!(code, Some(2), "{out} {err}");
    let told: Vec<_> = out.lines().collect();
    assert!(
        matches!(told[..], [first, second] if first.contains("bad.hgr") && second.contains("good.hgr")),
        "{out}"
    );
    let told: Vec<_> = err.lines().collect();
    assert!(
        matches!(told[..], [first, second] if first.contains("nonsense.hgr") && second.contains("missing.hgr")),
        "{err}"
    );
    let missing = run(&["verify", files[2], files[3]]);
    assert_eq!((missing.code, missing.out.lines().count()), (Some(1), 1), "{}", missing.err);
}

#[test]
fn a_story_is_told_from_the_first_move_to_the_scores() {
    let folder = Folder::new();
    let mut record = record(&Dice::Seeded(9));
    record.plies[2].comment = Some("a bold start".into());
    let path = folder.write("game.hgr", record.write());
    let path = path.to_str().unwrap();
    let Ran { code, out, .. } = run(&["replay", path]);
    assert_eq!(code, Some(0));
    assert!(out.contains("{a bold start}") && out.contains("[PEB-4]"), "{out}");
    assert!(out.trim_end().lines().last().unwrap().contains("charm"), "{out}");
    assert_eq!(run(&["replay", path, "--all", "--ply", "3"]).out, out);
    let third = run(&["replay", path, "--ply", "3"]).out;
    assert!(third.starts_with("3 white: "), "{third}");
    let italian = run(&["replay", path, "--lang", "it"]).out;
    assert!(italian.contains("prende un sassolino"), "{italian}");
    assert_eq!(run(&["replay", path, "--lang", "tlh"]).code, Some(2));
}

#[test]
fn a_replay_goes_forward_back_and_anywhere() {
    let folder = Folder::new();
    let path = folder.write("game.hgr", record(&Dice::Seeded(9)).write());
    let replay = Replay::new(files::load(&path).unwrap(), "en");
    let mut out = Vec::new();
    let input = "\nn\nboard\nb\n5\nend\nn\nstart\nb\nfly\n999\nq\nnever read\n";
    replay.step_through(input.as_bytes(), &mut out, 0).unwrap();
    let out = String::from_utf8(out).unwrap();
    let asked: Vec<_> = out
        .lines()
        .filter_map(|line| line.split_once('[')?.1.split_once(" of "))
        .map(|(ply, _)| ply.to_owned())
        .collect();
    let last = replay.len().to_string();
    let expected = ["0", "1", "2", "2", "1", "5", &last, &last, "0", "0", "0", "0"];
    assert_eq!(asked, expected, "{out}");
    assert_eq!(out.matches("Type n or nothing").count(), 2, "{out}");
}

#[test]
fn a_table_is_drawn_from_a_record_or_from_its_start() {
    let folder = Folder::new();
    let record = folder.write("game.hgr", record(&Dice::Seeded(9)).write());
    let record = record.to_str().unwrap();
    let start = run(&["draw", "--game", "pebbles"]).out;
    assert!(start.starts_with("<svg"), "{start}");
    assert_eq!(run(&["draw", record, "--ply", "0"]).out, start);
    assert_ne!(run(&["draw", record, "--ply", "2", "--seat", "white"]).out, start);
    let out = folder.0.path().join("x.svg");
    assert_eq!(run(&["draw", record, "--out", out.to_str().unwrap()]).code, Some(0));
    assert!(std::fs::read_to_string(out).unwrap().starts_with("<svg"));
    let Ran { code, err, .. } = run(&["draw", record, "--ply", "999"]);
    assert_eq!(code, Some(1));
    assert!(err.contains("beyond its end"), "{err}");
}

#[test]
fn a_damaged_or_hostile_file_is_refused_with_line_and_reason() {
    let folder = Folder::new();
    let good = record(&Dice::Seeded(9)).write();
    let cases: [(&str, Vec<u8>, &str); 9] = [
        ("empty", Vec::new(), "line 1: a record begins with"),
        ("zeros", vec![0; 5_000], "line 1: "),
        ("long", vec![b'x'; 200_000], "line 1: is longer than"),
        ("bytes", b"[Hegemonia \"1\"]\n\xff\xfe\n".to_vec(), "line 2: is not UTF-8"),
        ("future", b"[Hegemonia \"2\"]\nend 0\n".to_vec(), "line 1: format version"),
        ("cut", good.as_bytes()[..good.len() - 8].to_vec(), "cut off"),
        ("chess", good.replace("pebbles", "chess").into(), "line 1: there is no game"),
        ("no-game", b"[Hegemonia \"1\"]\nend 0\n".to_vec(), "line 1: the header Game"),
        ("cheat", good.replace("throw 1", "throw 9").into(), "is not possible"),
    ];
    for (name, bytes, part) in cases {
        let path = folder.write(name, bytes);
        for command in ["replay", "verify", "draw"] {
            let Ran { code, out, err } = run(&[command, path.to_str().unwrap()]);
            assert_eq!((code, out.as_str()), (Some(2), ""), "{command} {name}: {err}");
            assert!(err.contains(part) && err.contains("line "), "{command} {name}: {err}");
        }
    }
    assert_eq!(run(&["replay", "/no/such/file"]).code, Some(1));
}
