//! Words, labels, clauses and things of moves.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use table::{Id, Message, Moves, Named, Thing, Word};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "good-{id}", thing)]
pub enum Good {
    #[id("metal", also = "iron")]
    Metal,
    Wood,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(list("athenai", "sparte"), name = "polis-{id}", thing)]
pub struct Polis(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(list("attike", "boiotia"), name = "region-{id}", thing)]
pub struct Territory(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fee {
    Good,
    Hired,
}

impl Thing for Fee {}

/// The word of a fee depends on the unit.
mod hoplite_fee {
    use super::Fee;

    pub(super) fn write(fee: &Fee, out: &mut String) {
        out.push_str(match fee {
            Fee::Good => "metal",
            Fee::Hired => "hired",
        });
    }

    pub(super) fn read(word: &str) -> Option<Fee> {
        match word {
            "metal" => Some(Fee::Good),
            "hired" => Some(Fee::Hired),
            _ => None,
        }
    }
}

fn fee_label(fee: Fee) -> Message {
    match fee {
        Fee::Good => Good::Metal.name(),
        Fee::Hired => Message::new("fee-hired"),
    }
}

/// A word that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    good: Good,
    has_coin: bool,
}

impl Word for Piece {
    fn write_word(&self, out: &mut String) {
        self.good.write_word(out);
        out.push_str(if self.has_coin { "-coin" } else { "" });
    }

    fn read_word(word: &str) -> Option<Self> {
        let (good, has_coin) = match word.strip_suffix("-coin") {
            Some(good) => (good, true),
            None => (word, false),
        };
        Some(Piece { good: Good::by_id(good)?, has_coin })
    }
}

impl Thing for Piece {}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Moves)]
#[args(region = territory, _ = piece)]
pub enum Move {
    #[clause("POL-4.1")]
    StartProject(Good, Polis),
    #[clause("POL-8.1")]
    Tribute(Territory),
    #[words("roll {die}")]
    Roll(u8),
    #[words("clash {polis} {other}")]
    Clash(Polis, Polis),
    #[clause("POL-0.16")]
    #[at("pass-button")]
    Pass,
    Collect(Good),
    #[words("collect prestige")]
    CollectPrestige,
    #[says(fee = fee_label(fee))]
    #[clause("POL-17.11" if fee == Fee::Hired)]
    #[clause("POL-1.2")]
    Recruit(#[word(with = hoplite_fee)] Fee),
    #[words("recruit {other}", write_only)]
    #[says("move-misnamed", other)]
    Misnamed(Good),
    #[says("move-port-coin" if piece.is_some_and(|piece| piece.has_coin), polis)]
    #[says("move-port", polis)]
    Port(Polis, Option<Piece>),
    #[words("send {n} from {territory} to {polis}")]
    #[at(polis)]
    #[clause("POL-5.1" if n > 1)]
    Send {
        polis: Polis,
        territory: Territory,
        n: u16,
    },
}

fn every_move() -> Vec<Move> {
    let mut all = vec![Move::Pass, Move::CollectPrestige, Move::Roll(0), Move::Roll(255)];
    all.extend([Fee::Good, Fee::Hired].map(Move::Recruit));
    all.extend(Good::ALL.map(Move::Collect));
    all.extend(Territory::all().map(Move::Tribute));
    for polis in Polis::all() {
        all.extend(Good::ALL.map(|good| Move::StartProject(good, polis)));
        all.extend(Polis::all().map(|other| Move::Clash(polis, other)));
        all.push(Move::Port(polis, None));
        for has_coin in [false, true] {
            all.extend(Good::ALL.map(|good| Move::Port(polis, Some(Piece { good, has_coin }))));
        }
        all.extend(Territory::all().map(|territory| Move::Send { polis, territory, n: 300 }));
    }
    all
}

#[test]
fn every_move_is_read_back() {
    for mv in every_move() {
        assert_eq!(Move::from_words(&mv.words()), Some(mv), "{}", mv.words());
        assert!(mv.words().starts_with(mv.verb()));
        assert!(Move::VERBS.contains(&mv.verb()));
    }
}

#[test]
fn words_are_as_declared() {
    let words = |mv: Move| mv.words();
    assert_eq!(words(Move::StartProject(Good::Wood, Polis(0))), "start_project wood athenai");
    assert_eq!(words(Move::CollectPrestige), "collect prestige");
    assert_eq!(words(Move::Recruit(Fee::Good)), "recruit metal");
    assert_eq!(words(Move::Misnamed(Good::Wood)), "recruit wood");
    assert_eq!(words(Move::Port(Polis(1), None)), "port sparte");
    let port = Move::Port(Polis(1), Some(Piece { good: Good::Wood, has_coin: true }));
    assert_eq!(words(port), "port sparte wood-coin");
    let send = Move::Send { polis: Polis(0), territory: Territory(1), n: 2 };
    assert_eq!(words(send), "send 2 from boiotia to athenai");
    let verbs = ["start_project", "tribute", "roll", "clash", "pass", "collect", "recruit"];
    assert_eq!(Move::VERBS, [&verbs[..], &["port", "send"]].concat());
}

#[test]
fn a_move_has_one_spelling() {
    let nothing = [
        "",
        "roll",
        "roll +6",
        "roll 06",
        "roll 256",
        "roll -1",
        "roll 6 6",
        "pass now",
        "Pass",
        "collect",
        "collect tin",
        "collect prestige now",
        "clash athenai",
        "recruit wood",
        "port",
        "port sparte wood-coin-coin",
        "port sparte wood metal",
        "start_project wood",
        "send 2 to athenai from boiotia",
        "send 2 from boiotia to",
        "startproject wood athenai",
    ];
    for words in nothing {
        assert_eq!(Move::from_words(words), None, "{words:?}");
    }
    assert_eq!(Move::from_words("collect iron"), Some(Move::Collect(Good::Metal)));
    assert_eq!(Move::from_words("  roll   6 "), Some(Move::Roll(6)), "only white space is free");
}

#[test]
fn labels_name_what_needs_no_position() {
    let polis = |n| Polis(n).name();
    let label = Move::StartProject(Good::Wood, Polis(0)).label();
    let expected = Message::new("move-start-project").name("good", Good::Wood.name());
    assert_eq!(label, expected.name("polis", polis(0)));
    let tribute = Message::new("move-tribute").name("region", Territory(1).name());
    assert_eq!(Move::Tribute(Territory(1)).label(), tribute);
    assert_eq!(Move::Roll(3).label(), Message::new("move-roll").number("die", 3));
    let fee = Message::new("move-recruit").name("fee", Message::new("fee-hired"));
    assert_eq!(Move::Recruit(Fee::Hired).label(), fee);
    let piece = Piece { good: Good::Wood, has_coin: true };
    let port = Message::new("move-port-coin").name("polis", polis(1));
    assert_eq!(Move::Port(Polis(1), Some(piece)).label(), port);
    assert_eq!(
        Move::Port(Polis(1), None).label(),
        Message::new("move-port").name("polis", polis(1))
    );
}

#[test]
fn clauses_are_fixed_or_unknown() {
    assert_eq!(Move::Pass.clause(), Some("POL-0.16"));
    assert_eq!(Move::Roll(1).clause(), None);
    assert_eq!(Move::Recruit(Fee::Hired).clause(), Some("POL-17.11"));
    assert_eq!(Move::Recruit(Fee::Good).clause(), Some("POL-1.2"));
    let send = |n| Move::Send { polis: Polis(0), territory: Territory(1), n };
    assert_eq!((send(1).clause(), send(2).clause()), (None, Some("POL-5.1")));
}

#[test]
fn things_are_the_fields_or_what_is_said() {
    assert_eq!(Move::StartProject(Good::Wood, Polis(0)).things(), ["wood", "athenai"]);
    assert_eq!(Move::Pass.things(), ["pass-button"]);
    assert!(Move::Roll(1).things().is_empty() && Move::Recruit(Fee::Good).things().is_empty());
    let send = Move::Send { polis: Polis(0), territory: Territory(1), n: 2 };
    assert_eq!(send.things(), ["athenai"]);
}
