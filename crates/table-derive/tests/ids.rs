//! Ids and sets, as a game declares them.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::HashMap;

use table::{Id, Named, Seat, Set, Thing, Viewer, Word};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Id)]
#[ids(name = "good-{id}", thing)]
pub enum Good {
    #[id("metal", also = "iron")]
    Metal,
    Wood,
    OliveOil,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(case = "kebab", kind = "kind of units", bits = u16)]
pub enum Unit {
    Hoplites,
    AlliedHoplites,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "seat-{id}", seat)]
pub enum Side {
    Athens,
    Sparta,
}

const POLEIS: usize = 18;

fn polis_ids() -> &'static [&'static str] {
    &[
        "athenai",
        "sparte",
        "thebai",
        "korinthos",
        "argos",
        "megara",
        "delphoi",
        "chalkis",
        "eretria",
        "larissa",
        "pella",
        "byzantion",
        "miletos",
        "ephesos",
        "naxos",
        "rhodos",
        "kerkyra",
        "great_polis",
    ]
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Id)]
#[ids(count = POLEIS, from = polis_ids, bits = u32, name = "polis-{kebab_id}", thing)]
pub struct Polis(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(list("alpha", "beta", "gamma"), seat)]
struct Player(u8);

const SPACES: usize = 193;

fn space_ids() -> &'static [&'static str] {
    static IDS: std::sync::OnceLock<Vec<&'static str>> = std::sync::OnceLock::new();
    IDS.get_or_init(|| (0..SPACES).map(|n| -> &'static str { format!("s{n}").leak() }).collect())
}

fn find_space(id: &str) -> Option<Space> {
    id.strip_prefix('s')?.parse().ok().and_then(Space::from_index)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(count = SPACES, from = space_ids, find = find_space)]
struct Space(u8);

#[test]
fn enums_have_numbers_and_ids() {
    assert_eq!((Good::COUNT, Good::ALL.len(), Good::OliveOil.index()), (3, 3, 2));
    assert_eq!(Good::ALL.map(Good::id), ["metal", "wood", "olive_oil"]);
    assert_eq!(Unit::ALL.map(Unit::id), ["hoplites", "allied-hoplites"]);
    assert_eq!(Good::by_id("iron"), Some(Good::Metal));
    assert_eq!(Good::by_id("Metal"), None);
    assert_eq!((Good::from_index(1), Good::from_index(3)), (Some(Good::Wood), None));
    assert_eq!((Good::OliveOil.bit(), Unit::AlliedHoplites.bit()), (4_u8, 2_u16));
    assert!(Good::all().rev().eq([Good::OliveOil, Good::Wood, Good::Metal]));
    const ID: &str = Good::Wood.id();
    assert_eq!(ID, "wood");
}

#[test]
fn newtypes_have_the_ids_of_their_file() {
    for (n, polis) in Polis::all().enumerate() {
        assert_eq!((polis.index(), polis.id()), (n, polis_ids()[n]));
        assert_eq!(Polis::by_id(polis.id()), Some(polis));
        assert_eq!(Polis::from_index(n), Some(polis));
    }
    assert_eq!((Polis::all().len(), Polis::from_index(POLEIS)), (POLEIS, None));
    assert_eq!(Polis(17).bit(), 1 << 17);
    assert_eq!((Player::by_id("gamma"), Player::COUNT), (Some(Player(2)), 3));
    assert_eq!((Space::by_id("s192"), Space::by_id("s193")), (Some(Space(192)), None));
}

#[test]
fn things_have_names_words_and_places() {
    assert_eq!(Good::OliveOil.name().id, "good-olive_oil");
    assert_eq!(Polis(17).name().id, "polis-great-polis");
    let mut things = Vec::new();
    Good::Wood.point(&mut things);
    Player(0).point(&mut things);
    assert_eq!(things, ["wood"], "players are not drawn under their ids");
    assert_eq!(Good::read_word("iron"), Some(Good::Metal));
}

#[test]
fn seats_know_their_secrets() {
    use table::Knower;
    assert_eq!((Side::Sparta.seat(), Side::in_seat(Seat(2))), (Seat(1), None));
    assert!(Side::Sparta.may_know(Viewer::Seat(Seat(1))));
    assert!(!Player(0).may_know(Viewer::Spectator));
}

#[test]
fn ids_are_stored_as_they_are_written() {
    let json = serde_json::to_string(&[Good::Metal, Good::OliveOil]).unwrap();
    assert_eq!(json, r#"["metal","olive_oil"]"#);
    assert_eq!(serde_json::from_str::<Good>("\"iron\"").unwrap(), Good::Metal);
    let keyed: HashMap<Good, u8> = serde_json::from_str(r#"{"wood":3}"#).unwrap();
    assert_eq!(keyed[&Good::Wood], 3);
    let unknown = serde_json::from_str::<Unit>("\"elephants\"").unwrap_err().to_string();
    assert!(unknown.starts_with("there is no kind of units \"elephants\""), "{unknown}");
    let number = serde_json::from_str::<Polis>("3").unwrap_err().to_string();
    assert!(number.contains("the id of a polis"), "{number}");
}

fn check_set<T: Id + std::fmt::Debug>() {
    let all: Set<T> = T::all().collect();
    assert_eq!((all.len(), all), (T::COUNT, Set::all()));
    assert!((!all).is_empty() && !all == Set::EMPTY);
    assert!(all.iter().eq(T::all()) && all.into_iter().count() == T::COUNT);
    let mut left = all.iter();
    left.next();
    assert_eq!(left.fold(0, |sum, one| sum + one.index()), T::COUNT * (T::COUNT - 1) / 2);
    for one in T::all() {
        let mut set = Set::EMPTY;
        set.insert(one);
        assert!(set.contains(one) && set == Set::of(one) && set.first() == Some(one));
        assert_eq!((!set).len(), T::COUNT - 1);
        assert!((all - set) | set == all && all & set == set && all.contains_all(set));
        assert!(!set.contains_all(all) || T::COUNT == 1);
        set.remove(one);
        assert!(set.is_empty());
    }
    assert_eq!(size_of::<Set<T>>(), size_of::<T::Bits>());
}

#[test]
fn sets_have_room_for_all() {
    check_set::<Good>();
    check_set::<Unit>();
    check_set::<Polis>();
    check_set::<Player>();
    check_set::<Space>();
    assert_eq!((size_of::<Set<Good>>(), size_of::<Set<Unit>>()), (1, 2));
    assert_eq!((size_of::<Set<Polis>>(), size_of::<Set<Space>>()), (4, 32));
}

#[test]
fn sets_are_stored_as_lists() {
    let set: Set<Good> = [Good::OliveOil, Good::Metal].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["metal","olive_oil"]"#);
    assert_eq!(serde_json::from_str::<Set<Good>>(r#"["metal","olive_oil"]"#).unwrap(), set);
    for wrong in [r#"["olive_oil","metal"]"#, r#"["metal","metal"]"#, r#"["tin"]"#] {
        assert!(serde_json::from_str::<Set<Good>>(wrong).is_err(), "{wrong}");
    }
    assert_eq!(format!("{set:?}"), r#"{"metal", "olive_oil"}"#);
    assert_eq!(Set::<Good>::from_bits(set.bits()), set);
    const SOME: Set<Good> = Set::from_bits(Good::Metal.bit() | Good::OliveOil.bit());
    assert_eq!(SOME, set);
}
