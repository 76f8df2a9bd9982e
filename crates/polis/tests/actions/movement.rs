//! Chapters 5 and 6: hoplites and galleys on their ways.

use polis::refusal::Reason;

use crate::common::Scene;

// 5. Move hoplites

#[test]
fn pol_5_1_the_march_costs_one_prestige_and_has_one_destination() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["move_hoplites megaris", "march attika", "march attika", "done"]);
    assert_eq!(play.prestige("athens"), 2);
    assert_eq!(play.hoplites("athens", "megaris"), 2);
}

#[test]
fn pol_5_2_ways_are_looked_at_afresh_for_each_hoplite() {
    // Only the hoplite in Boiotia keeps Boiotia open for the one in Attika.
    let scene = Scene::bare("5a", "athens")
        .hoplites("athens", "attika", 1)
        .hoplites("athens", "boiotia", 1)
        .hoplites("sparta", "boiotia", 1)
        .galleys("sparta", "kyklades", 1);
    let mut play = scene.play();
    play.moves(&["move_hoplites thessalia"]);
    assert!(play.can("march attika"));
    play.moves(&["march boiotia"]);
    assert_eq!(play.step(), "turn", "the way is shut, and nobody else can come");
    assert_eq!(play.hoplites("athens", "thessalia"), 1);
    let mut none = Scene::bare("5a", "athens").hoplites("athens", "attika", 1).play();
    none.moves(&["move_hoplites megaris"]);
    assert!(matches!(none.refused("march boiotia"), ("POL-5.2", Reason::NoUnits { .. })));
}

#[test]
fn pol_5_3_dominated_territories_are_entered_and_left_but_not_crossed() {
    let scene = || {
        let scene = Scene::bare("5a", "athens").galleys("sparta", "kyklades", 1);
        scene.hoplites("athens", "attika", 1).hoplites("sparta", "boiotia", 2)
    };
    assert!(scene().play().can("move_hoplites boiotia"), "the destination may be dominated");
    assert!(!scene().play().can("move_hoplites thessalia"));
    assert!(matches!(
        scene().play().refused("move_hoplites thessalia"),
        ("POL-5.7", Reason::NobodyCanCome { .. })
    ));
    let start = scene().hoplites("sparta", "attika", 3);
    assert!(start.play().can("move_hoplites megaris"), "and so may the start");
}

#[test]
fn pol_5_4_by_sea_every_sea_used_must_be_open() {
    // Ionia has no land way: Noties Sporades is the sea of departure.
    let ionia = |sparta| {
        Scene::bare("3", "athens").hoplites("athens", "ionia", 1).galleys(
            "sparta",
            "noties_sporades",
            sparta,
        )
    };
    assert!(ionia(0).play().can("move_hoplites attika"), "no galleys of one's own are needed");
    assert!(!ionia(1).play().can("move_hoplites attika"), "the sea of departure counts");
    let landing = Scene::bare("3", "athens").hoplites("athens", "ionia", 1).galleys(
        "sparta",
        "ionio_pelagos",
        1,
    );
    assert!(!landing.play().can("move_hoplites sikelia"), "and so does the sea of arrival");
    let through = Scene::bare("3", "athens").hoplites("athens", "ionia", 1);
    let through = through.galleys("sparta", "kyklades", 1).galleys("sparta", "thrakiko_pelagos", 1);
    assert!(!through.play().can("move_hoplites attika"), "and so does every sea between");
}

#[test]
fn pol_5_4_a_crossing_takes_no_step_by_land() {
    // From Ionia to Arcadia: Myrtoo is shut, and landing in Attika to walk on is not allowed.
    let scene = Scene::bare("3", "athens").hoplites("athens", "ionia", 1).galleys(
        "sparta",
        "myrtoo_pelagos",
        1,
    );
    assert!(!scene.play().can("move_hoplites arcadia"));
}

#[test]
fn pol_5_5_the_owner_of_korinthos_crosses_the_isthmus() {
    let scene = || {
        let scene = Scene::bare("3", "athens").hoplites("athens", "ionia", 1);
        scene.galleys("sparta", "myrtoo_pelagos", 1)
    };
    assert!(!scene().play().can("move_hoplites sikelia"));
    assert!(scene().polis("korinthos", "athens", 4).play().can("move_hoplites sikelia"));
    assert!(!scene().polis("korinthos", "sparta", 4).play().can("move_hoplites sikelia"));
}

#[test]
fn pol_5_6_full_territories_can_be_crossed() {
    let scene =
        Scene::bare("3", "athens").hoplites("athens", "attika", 1).hoplites("athens", "boiotia", 3);
    let mut play = scene.galleys("sparta", "kyklades", 1).play();
    play.moves(&["move_hoplites thessalia", "march attika", "done"]);
    assert_eq!(play.hoplites("athens", "thessalia"), 1);
    let mut full = Scene::bare("3", "athens")
        .hoplites("athens", "attika", 3)
        .hoplites("athens", "boiotia", 1)
        .play();
    assert!(matches!(full.refused("move_hoplites attika"), ("POL-5.6", Reason::RegionFull { .. })));
}

#[test]
fn pol_5_7_at_least_one_hoplite_changes_its_territory() {
    let mut play = Scene::bare("3", "athens").hoplites("athens", "attika", 2).play();
    assert!(matches!(
        play.refused("move_hoplites attika"),
        ("POL-5.7", Reason::NobodyCanCome { .. })
    ));
    play.moves(&["move_hoplites megaris"]);
    assert!(matches!(play.refused("march megaris"), ("POL-5.7", Reason::SameRegion { .. })));
    assert_eq!(play.clause("done"), "POL-5.7");
}

// 6. Move galleys

#[test]
fn pol_6_1_the_voyage_costs_one_prestige() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["move_galleys thrakiko_pelagos", "sail kyklades", "sail noties_sporades", "done"]);
    assert_eq!(play.prestige("athens"), 2);
    assert_eq!(play.galleys("athens", "thrakiko_pelagos"), 2);
}

#[test]
fn pol_6_2_dominated_seas_are_entered_and_left_but_not_crossed() {
    let scene = |sparta| {
        let scene = Scene::bare("5a", "athens").galleys("athens", "ionio_pelagos", 1);
        scene.galleys("sparta", "myrtoo_pelagos", sparta).galleys("sparta", "ionio_pelagos", 2)
    };
    assert!(scene(0).play().can("move_galleys kyklades"), "the start may be dominated");
    assert!(scene(2).play().can("move_galleys myrtoo_pelagos"), "and so may the destination");
    let mut play = scene(2).play();
    assert!(matches!(
        play.refused("move_galleys kyklades"),
        ("POL-6.4", Reason::NobodyCanCome { .. })
    ));
    let mut two = scene(2).galleys("athens", "thrakiko_pelagos", 1).play();
    two.moves(&["move_galleys kyklades"]);
    assert!(matches!(two.refused("sail ionio_pelagos"), ("POL-6.2", Reason::NoWay { .. })));
    assert!(matches!(two.refused("sail noties_sporades"), ("POL-6.2", Reason::NoUnits { .. })));
}

#[test]
fn pol_6_3_the_owner_of_korinthos_crosses_the_isthmus() {
    let scene = || {
        let scene = Scene::bare("5a", "athens").galleys("athens", "ionio_pelagos", 1);
        scene.galleys("sparta", "myrtoo_pelagos", 1)
    };
    assert!(!scene().play().can("move_galleys kyklades"));
    assert!(scene().polis("korinthos", "athens", 4).play().can("move_galleys kyklades"));
}

#[test]
fn pol_6_4_room_at_the_destination_and_one_galley_at_least() {
    let scene = Scene::bare("3", "athens").galleys("athens", "kyklades", 3).galleys(
        "athens",
        "myrtoo_pelagos",
        1,
    );
    let mut play = scene.play();
    assert!(matches!(
        play.refused("move_galleys kyklades"),
        ("POL-6.4", Reason::RegionFull { .. })
    ));
    play.moves(&["move_galleys noties_sporades"]);
    assert_eq!(play.refused("done"), ("POL-6.4", Reason::NothingDone));
    assert!(matches!(play.refused("sail noties_sporades"), ("POL-6.4", Reason::SameRegion { .. })));
    play.moves(&["sail kyklades", "sail kyklades", "sail kyklades"]);
    assert_eq!(play.step(), "turn", "the sea is full");
}
