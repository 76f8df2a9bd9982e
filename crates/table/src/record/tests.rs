use std::cell::Cell;
use std::io::BufReader;

use super::play::result_of;
use super::*;
use crate::contract::Rules;
use crate::matches::Match;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::testkit::pebbles::Pebbles;
use crate::testkit::{Policy, random_match};

/// A whole game with remarks.
const WHOLE: &str = include_str!("example.hgr");

fn finished(seed: u64) -> Match<Pebbles> {
    random_match(&Setup::standard(Pebbles::about()), seed, Policy::Uniform, 1_000)
}

fn read(text: &str) -> Result<Record, RecordError> {
    Record::read(text.as_bytes())
}

/// The error of a text that can't be parsed.
fn unreadable(text: &str) -> String {
    read(text).expect_err("it can be read").to_string()
}

/// The error of a text that can be parsed but not replayed.
fn unplayable(text: &str) -> String {
    let record = read(text).unwrap_or_else(|error| panic!("{error}"));
    replay::<Pebbles>(&record).expect_err("it can be replayed").to_string()
}

/// The whole game with one piece of text replaced.
fn with(old: &str, new: &str) -> String {
    assert_eq!(WHOLE.matches(old).count(), 1, "{old:?} stands once in the example");
    WHOLE.replace(old, new)
}

/// A record with these lines of moves.
fn moves(lines: &str, count: usize) -> String {
    format!("[Hegemonia \"1\"]\n[Game \"pebbles\"]\n\n{lines}\nend {count}\n")
}

#[test]
fn the_example_is_read_written_and_replayed() {
    let record = read(WHOLE).unwrap();
    assert_eq!(record.write(), WHOLE);
    assert_eq!(record.header("Scenario"), Some("brook"));
    assert_eq!(record.header("Hegemonia"), None);
    assert_eq!(record.plies.len(), 17);
    let game = replay::<Pebbles>(&record).unwrap();
    assert_eq!(result_of::<Pebbles>(game.position()), "white 8 6 heap-gone");
}

#[test]
fn people_end_a_game_with_a_result_of_their_own() {
    let about = Pebbles::about();
    let ended = |stop: Stop| {
        let mut record = read(&moves("1 chance: draw cat; draw dog\n", 2)).unwrap();
        record.set_header("Result", "*");
        record.set_stop(about, 2, stop);
        record
    };
    let ways = [
        (Stop::Resigned(Seat(0)), "black resigned"),
        (Stop::OutOfTime(Seat(1)), "white time"),
        (Stop::Drawn, "white+black drawn"),
        (Stop::Abandoned, "*"),
    ];
    for (stop, result) in ways {
        let mut record = ended(stop);
        assert_eq!(record.header("Result"), Some(result));
        assert_eq!(record.stop(about, 2), Some(stop));
        replay::<Pebbles>(&record).unwrap_or_else(|error| panic!("{result}: {error}"));
        // Older records leave the result open.
        record.set_header("Result", "*");
        replay::<Pebbles>(&record).unwrap_or_else(|error| panic!("{result}: {error}"));
        record.set_header("Result", "white resigned");
        replay::<Pebbles>(&record).expect_err("the headers say otherwise");
    }
    // Where the rules have ended the game, its result is that of the moves.
    let mut whole = read(WHOLE).unwrap();
    whole.set_stop(about, 2, Stop::Resigned(Seat(0)));
    replay::<Pebbles>(&whole).expect_err("the moves lead to another result");
    // A seat that nobody has at this table has not given up.
    let mut record = ended(Stop::Abandoned);
    record.headers.retain(|(name, _)| name != "Abandoned");
    record.set_header("Resigned", "nobody");
    assert_eq!(record.stop(about, 2), None);
}

#[test]
fn every_game_survives_its_record() {
    for seed in 0..50 {
        let game = finished(seed);
        let text = of_match(&game).write();
        let again = replay::<Pebbles>(&read(&text).unwrap()).unwrap();
        assert_eq!(again.position(), game.position());
        assert_eq!(again.setup(), game.setup());
        assert_eq!(of_match(&again).write(), text);
    }
}

#[test]
fn an_unfinished_game_and_an_empty_one_have_records() {
    let mut game = finished(1);
    game.undo(5);
    let text = of_match(&game).write();
    assert!(text.contains("[Result \"*\"]"));
    assert_eq!(replay::<Pebbles>(&read(&text).unwrap()).unwrap().position(), game.position());
    game.undo(1_000);
    let text = of_match(&game).write();
    assert!(text.ends_with("\n\nend 0\n"), "{text}");
    assert_eq!(replay::<Pebbles>(&read(&text).unwrap()).unwrap().position(), game.position());
}

#[test]
fn options_and_odd_starts_are_kept() {
    let mut setup = Setup::standard(Pebbles::about());
    setup.options.insert("charms".into(), "off".into());
    let mut game = random_match::<Pebbles>(&setup, 1, Policy::Uniform, 7);
    let text = of_match(&game).write();
    assert!(text.contains("[Option-charms \"off\"]"));
    assert_eq!(replay::<Pebbles>(&read(&text).unwrap()).unwrap().setup(), &setup);

    game = Match::from_position(setup, game.position().clone());
    let text = of_match(&game).write();
    assert!(text.contains("[Position \"{\\\"edition\\\""));
    let again = replay::<Pebbles>(&read(&text).unwrap()).unwrap();
    assert_eq!(again.custom_start(), game.custom_start());
}

#[test]
fn headers_are_set_in_place() {
    let mut record = read(WHOLE).unwrap();
    record.set_header("Date", "soon");
    record.set_header("Event", "A \"quoted\" \\ name\nof two lines: Ἀθῆναι");
    let again = read(&record.write()).unwrap();
    assert_eq!(again.headers, record.headers);
    assert_eq!(again.headers.len(), 8);
}

#[test]
fn a_remark_holds_anything_but_braces_and_line_ends() {
    let record = read(WHOLE).unwrap();
    assert_eq!(record.plies[2].comment.as_deref(), Some("The cat is worth 3; I hope for more."));
    assert_eq!((record.plies[8].words.as_str(), record.plies[9].words.as_str()), ("show", "roll"));
    let mut changed = record.clone();
    changed.plies[0].comment = Some("a {nested}\nremark; end 3".into());
    let again = read(&changed.write()).unwrap();
    assert_eq!(again.plies[0].comment.as_deref(), Some("a  nested  remark; end 3"));
    assert_eq!(again.plies.len(), 17);
}

#[test]
fn spaces_blank_lines_and_windows_line_ends_do_not_matter() {
    let loose = WHOLE.replace('\n', "  \r\n\r\n").replace("; take", " ;   take");
    let record = read(&loose).unwrap();
    assert_eq!(record.write(), WHOLE);
    let last_line_end_missing = WHOLE.trim_end();
    assert_eq!(read(last_line_end_missing).unwrap().write(), WHOLE);
}

#[test]
fn a_record_that_was_cut_off_is_noticed_wherever_it_was_cut() {
    let last = WHOLE.trim_end().len();
    for end in 0..last {
        let error = unreadable(&WHOLE[..end]);
        assert!(error.starts_with("line "), "{error}");
    }
    let error = unreadable(with("end 17\n", "").as_str());
    assert_eq!(error, "line 22: the record is cut off: its last line, \"end\", is missing");
}

#[test]
fn the_format_version_comes_first() {
    let begins = "a record begins with [Hegemonia \"1\"]";
    assert_eq!(unreadable(""), format!("line 1: {begins}"));
    assert_eq!(unreadable("\n\n"), format!("line 3: {begins}"));
    assert_eq!(unreadable("1 white: roll\nend 1\n"), format!("line 1: {begins}"));
    assert_eq!(unreadable(&with("[Hegemonia \"1\"]\n", "")), format!("line 1: {begins}"));
    assert_eq!(
        unreadable(&with("[Hegemonia \"1\"]", "[Hegemonia \"2\"]")),
        "line 1: format version \"2\" is not known; this program reads version 1"
    );
}

#[test]
fn a_header_stands_once_and_before_the_moves() {
    assert_eq!(
        unreadable(&with("[Rules \"1\"]", "[Game \"pebbles\"]")),
        "line 3: the header Game stands twice"
    );
    assert_eq!(
        unreadable(&with("\n5 white: roll", "\n[Event \"late\"]\n5 white: roll")),
        "line 13: headers stand before the moves"
    );
}

#[test]
fn a_header_is_a_name_and_a_quoted_value() {
    let looks = "line 3: a header looks like [Name \"value\"]";
    assert_eq!(unreadable(&with("[Rules \"1\"]", "[Rules]")), looks);
    assert_eq!(unreadable(&with("[Rules \"1\"]", "[Rules \"1\"")), looks);
    let quoted = "line 3: the value of a header is a quoted string";
    for value in ["1", "\"1", "\"1\" \"2\"", "[\"1\"]", "\"\\q\""] {
        assert_eq!(unreadable(&with("[Rules \"1\"]", &format!("[Rules {value}]"))), quoted);
    }
}

#[test]
fn lines_of_moves_are_numbered() {
    assert_eq!(
        unreadable(&with("\n5 white", "\n6 white")),
        "line 13: begins with ply 6, but the next is 5"
    );
    let looks = "a line of moves looks like: 12 athens: besiege thebai; done";
    assert_eq!(unreadable(&with("\n5 white: roll", "\n5 white roll")), format!("line 13: {looks}"));
    assert_eq!(unreadable(&with("\n5 white: roll", "\nroll")), format!("line 13: {looks}"));
    assert_eq!(unreadable(&with("end 17", "end")), format!("line 22: {looks}"));
    assert_eq!(unreadable(&with("end 17", "end 16")), "line 22: says 16 moves, but there are 17");
    assert_eq!(unreadable(&with("end 17", "end 9x")), "line 22: says 9x moves, but there are 17");
}

#[test]
fn moves_are_parted_by_semicolons() {
    let missing = "line 4: a move is missing";
    for line in ["1 white:", "1 white: ;", "1 white: roll;; take", "1 white: {only a remark}"] {
        assert_eq!(unreadable(&moves(line, 1)), missing, "{line}");
    }
    assert_eq!(
        unreadable(&moves("1 white: roll {not closed", 1)),
        "line 4: a remark is not closed with }"
    );
    assert_eq!(
        unreadable(&moves("1 white: roll {one} take", 2)),
        "line 4: a semicolon is missing between two moves"
    );
    assert_eq!(read(&moves("1 white: roll;", 1)).unwrap().plies.len(), 1);
}

#[test]
fn nothing_follows_the_end() {
    let follows = "nothing may follow the line that begins with \"end\"";
    for text in ["18 white: roll", "end 17", "[Event \"late\"]", "{a remark}"] {
        assert_eq!(unreadable(&format!("{WHOLE}\n{text}\n")), format!("line 24: {follows}"));
    }
    assert!(read(&format!("{WHOLE}\n  \n\n")).is_ok());
}

#[test]
fn text_that_is_not_utf_8_is_refused() {
    let mut bytes = WHOLE.as_bytes().to_vec();
    bytes[20] = 0xff;
    let error = Record::read(bytes.as_slice()).unwrap_err();
    assert_eq!((error.line, error.reason.as_str()), (2, "is not UTF-8 text"));
}

#[test]
fn a_source_that_fails_is_reported() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the disk is on fire"))
        }
    }
    let error = Record::read(BufReader::new(Broken)).unwrap_err();
    assert_eq!(error.to_string(), "line 1: could not be read: the disk is on fire");
}

/// Gives the same bytes again and again, up to a gibibyte, and counts how many were taken.
struct Endless<'a> {
    text: &'a [u8],
    offset: usize,
    taken: &'a Cell<u64>,
}

impl<'a> Endless<'a> {
    fn new(text: &'a [u8], taken: &'a Cell<u64>) -> Self {
        Endless { text, offset: 0, taken }
    }
}

impl Read for Endless<'_> {
    fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
        unreachable!("a record is read through the buffer")
    }
}

impl BufRead for Endless<'_> {
    fn fill_buf(&mut self) -> std::io::Result<&[u8]> {
        let over = self.taken.get() >= 1 << 30;
        Ok(if over { &[] } else { &self.text[self.offset..] })
    }

    fn consume(&mut self, amount: usize) {
        self.taken.set(self.taken.get() + amount as u64);
        self.offset = (self.offset + amount) % self.text.len();
    }
}

/// So many bytes of lines with nothing but spaces.
fn blank_lines(bytes: usize) -> String {
    let line = format!("{}\n", " ".repeat(1023));
    format!("{}{}", line.repeat(bytes / 1024), "\n".repeat(bytes % 1024))
}

#[test]
fn a_line_of_a_gibibyte_takes_no_more_than_a_line() {
    let taken = Cell::new(0);
    let error = Record::read(Endless::new(&[b'a'; 4096], &taken)).unwrap_err();
    assert_eq!(error.to_string(), "line 1: is longer than 65536 bytes");
    assert!(taken.get() <= LONGEST_LINE as u64 + 1, "{} bytes were taken", taken.get());
}

#[test]
fn a_record_of_a_gibibyte_is_given_up() {
    let taken = Cell::new(0);
    let blank = blank_lines(4096);
    let error = Record::read(Endless::new(blank.as_bytes(), &taken)).unwrap_err();
    assert_eq!(error.reason, "the record is longer than 16777216 bytes");
    assert!(taken.get() <= MOST_BYTES + 1, "{} bytes were taken", taken.get());
}

#[test]
fn limits_are_exact() {
    let line = |length: usize| {
        let frame = "[Event \"\"]\n".len();
        format!("[Hegemonia \"1\"]\n[Event \"{}\"]\nend 0\n", "x".repeat(length - frame))
    };
    assert!(read(&line(LONGEST_LINE)).is_ok());
    assert_eq!(unreadable(&line(LONGEST_LINE + 1)), "line 2: is longer than 65536 bytes");

    let rest = MOST_BYTES as usize - WHOLE.len();
    let long = format!("{WHOLE}{}", blank_lines(rest));
    assert!(read(&long).is_ok());
    assert!(unreadable(&format!("{long}\n")).contains("the record is longer than"));
}

#[test]
fn a_game_has_so_many_moves_and_no_more() {
    let chunk = "a;".repeat(20_000);
    let line = |index: usize| format!("{} x: {chunk}\n", index * 20_000 + 1);
    let lines: String = (0..10).map(line).collect();
    assert_eq!(read(&moves(lines.trim_end(), MOST_PLIES)).unwrap().plies.len(), MOST_PLIES);
    let more = format!("{lines}{} x: a", MOST_PLIES + 1);
    let error = unreadable(&moves(&more, MOST_PLIES + 1));
    assert_eq!(error, "line 14: no game has more than 200000 moves");
}

#[test]
fn an_illegal_move_is_named_with_its_ply_and_clause() {
    assert_eq!(
        unplayable(&with("12 black: take; take; done", "12 black: done; take; take")),
        "line 18: ply 12: \"done\" is not possible: Nothing was taken yet. (PEB-5)"
    );
    assert_eq!(
        unplayable(&with("11 chance: throw 3", "11 chance: throw 9")),
        "line 17: ply 11: \"throw 9\" is not possible: The die has no 9. (PEB-4)"
    );
    assert_eq!(
        unplayable(&with("\n5 white: roll", "\n5 white: juggle")),
        "line 13: ply 5: \"juggle\" is not possible: these words are no move here"
    );
}

#[test]
fn a_wrong_actor_is_named() {
    assert_eq!(
        unplayable(&with("\n5 white: roll", "\n5 black: roll")),
        "line 13: ply 5: black moves, but it is the turn of white"
    );
    assert_eq!(
        unplayable(&with("\n6 chance: throw 2", "\n6 white: throw 2")),
        "line 14: ply 6: white moves, but it is the turn of chance"
    );
    assert_eq!(
        unplayable(&with("end 17", "18 black: roll\nend 18")),
        "line 22: ply 18: black moves, but it is the turn of nobody: the game is over"
    );
}

#[test]
fn a_wrong_result_is_named() {
    assert_eq!(
        unplayable(&with("white 8 6 heap-gone", "black 6 8 heap-gone")),
        "line 22: the result is given as \"black 6 8 heap-gone\", but the moves lead to \"white 8 6 heap-gone\""
    );
    assert!(unplayable(&with("white 8 6 heap-gone", "*")).contains("given as \"*\""));
    let unfinished = with("17 white: take\nend 17", "end 16");
    assert!(unplayable(&unfinished).ends_with("but the moves lead to \"*\""));
    let silent = with("[Result \"white 8 6 heap-gone\"]\n", "");
    assert!(replay::<Pebbles>(&read(&silent).unwrap()).is_ok());
}

#[test]
fn a_set_up_that_does_not_exist_is_named() {
    assert!(unplayable(&with("\"brook\"", "\"desert\"")).contains("choose one of: brook, beach"));
    assert!(unplayable(&with("\"first\"", "\"third\"")).contains("edition \"third\""));
    assert!(unplayable(&with("[Rules \"1\"]", "[Rules \"2\"]")).contains("rules version \"2\""));
    assert!(unplayable(&with("[Rules \"1\"]", "[Rules \"one\"]")).contains("holds a number"));
    assert!(unplayable(&with("\"white black\"", "\"white\"")).contains("seats"));
    assert!(unplayable(&with("[Game \"pebbles\"]", "[Game \"go\"]")).contains("not a record of"));
    let option = with("[Date \"2026-11-15\"]", "[Option-luck \"good\"]");
    assert!(unplayable(&option).contains("option \"luck\" does not exist"));
}

#[test]
fn a_starting_position_is_checked() {
    let position = |json: &str| with("[Date \"2026-11-15\"]", &format!("[Position {json}]"));
    assert!(unplayable(&position("\"{\"")).contains("does not hold JSON"));
    assert!(unplayable(&position("\"{}\"")).contains("the starting position: missing field"));
    let deep = quoted(&"[".repeat(20_000));
    assert!(unplayable(&position(&deep)).contains("does not hold JSON"));
}

#[test]
fn the_format_version_stands_once() {
    for version in ["1", "2"] {
        let again = with("[Rules \"1\"]", &format!("[Hegemonia \"{version}\"]"));
        assert_eq!(unreadable(&again), "line 3: the header Hegemonia stands twice");
    }
}

#[test]
fn a_record_has_so_many_headers_and_no_more() {
    let headers = |count: usize| -> String {
        let lines: String = (1..count).map(|index| format!("[H{index} \"\"]\n")).collect();
        format!("[Hegemonia \"1\"]\n{lines}end 0\n")
    };
    assert_eq!(read(&headers(MOST_HEADERS)).unwrap().headers.len(), MOST_HEADERS - 1);
    // Each header is compared with those before it: unbounded, this line would take hours.
    let error = unreadable(&headers(1_000_000));
    assert_eq!(error, "line 201: a record has no more than 200 headers");
}

#[test]
fn the_name_of_a_header_is_one_word() {
    for name in ["", "Two\tWords", "Ünï", "Na\"me", "Na[me"] {
        let error = unreadable(&with("[Rules \"1\"]", &format!("[{name} \"1\"]")));
        assert_eq!(error, "line 3: a header looks like [Name \"value\"]", "{name:?}");
    }
    for name in ["x", "Option-2p_long", "Seed-white"] {
        assert!(read(&with("[Rules \"1\"]", &format!("[{name} \"1\"]"))).is_ok(), "{name:?}");
    }
}

#[test]
fn an_actor_is_a_short_word() {
    let looks = "line 4: a line of moves looks like: 12 athens: besiege thebai; done";
    // Every move keeps the name of its actor: a long one would fill the memory.
    let long = "w".repeat(LONGEST_ACTOR + 1);
    for actor in ["", "two words", "whi\"te", long.as_str()] {
        assert_eq!(unreadable(&moves(&format!("1 {actor}: roll"), 1)), looks, "{actor:?}");
    }
    let longest = "w".repeat(LONGEST_ACTOR);
    assert!(read(&moves(&format!("1 {longest}: roll"), 1)).is_ok());
}

#[test]
fn numbers_are_written_in_one_way() {
    for number in ["+1", "01", "1.", "one"] {
        let error = unreadable(&moves(&format!("{number} white: roll"), 1));
        assert_eq!(error, format!("line 4: begins with ply {number}, but the next is 1"));
        let error = unreadable(&with("end 17", &format!("end {number}7")));
        assert_eq!(error, format!("line 22: says {number}7 moves, but there are 17"));
    }
}

/// A record of moves that one seat makes in a row.
fn in_a_row(count: usize) -> Record {
    let words = "besiege thebai".to_owned();
    let ply = RecordPly { actor: "athens".into(), words, line: 0, comment: None };
    Record { plies: vec![ply; count], ..Record::default() }
}

fn longest_line(text: &str) -> usize {
    text.lines().map(str::len).max().unwrap_or_default()
}

#[test]
fn many_moves_of_one_seat_are_written_on_several_lines() {
    let record = in_a_row(10_000);
    let text = record.write();
    assert!(longest_line(&text) <= WIDTH, "{} columns", longest_line(&text));
    let again = read(&text).unwrap();
    assert_eq!(again.plies.len(), 10_000);
    assert_eq!(again.write(), text);
    assert!(text.contains("\n1 athens: besiege thebai; besiege thebai; "), "{text}");
}

#[test]
fn a_long_remark_is_cut_to_fit_its_line() {
    let mut record = in_a_row(3);
    record.plies[1].comment = Some("Ἀθῆναι ".repeat(100_000));
    let text = record.write();
    let again = read(&text).unwrap();
    assert_eq!(again.plies.len(), 3);
    let remark = again.plies[1].comment.clone().unwrap();
    assert!(remark.starts_with("Ἀθῆναι Ἀθῆναι") && remark.len() > LONGEST_REMARK / 2);
    assert_eq!(again.write(), text);
}

#[test]
fn the_seats_are_those_of_the_game() {
    let swapped = unplayable(&with("\"white black\"", "\"black white\""));
    assert_eq!(
        swapped,
        "line 1: the seats are given as \"black white\", but this game has \"white black\""
    );
    assert!(unplayable(&with("\"white black\"", "\"red blue\"")).contains("given as"));
}

#[test]
fn a_starting_position_belongs_to_the_set_up() {
    let setup = Setup { scenario: "beach".into(), ..Setup::standard(Pebbles::about()) };
    let game = Match::<Pebbles>::new(setup.clone()).unwrap();
    let middle = Match::<Pebbles>::from_position(setup, game.position().clone());
    let text = of_match(&middle).write();
    let other = text.replace("[Scenario \"beach\"]", "[Scenario \"brook\"]");
    assert_eq!(
        unplayable(&other),
        "line 1: the starting position is of another set-up than the headers say"
    );
    // Headers that are missing are taken from the position.
    let silent = text.replace("[Scenario \"beach\"]\n", "").replace("[Rules \"1\"]\n", "");
    let again = replay::<Pebbles>(&read(&silent).unwrap()).unwrap();
    assert_eq!((again.setup(), again.position()), (game.setup(), game.position()));
}

/// The description of the format shows the game that the tests above replay, and the limits
/// that the reader keeps.
#[test]
fn the_description_shows_the_example_and_the_limits() {
    let page = include_str!("../../../../docs/record-format.md");
    assert!(page.contains(&format!("```text\n{WHOLE}```")));
    for limit in ["65,536 bytes", "16,777,216 bytes", "| 200 |", "64 characters", "| 200,000 |"] {
        assert!(page.contains(limit), "{limit}");
    }
    let limits = (LONGEST_LINE, MOST_BYTES, MOST_HEADERS, LONGEST_ACTOR, MOST_PLIES);
    assert_eq!(limits, (65_536, 16_777_216, 200, 64, 200_000));
}
