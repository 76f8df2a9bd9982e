//! Chapters 8 and 9: tribute and trade.

use polis::Polis;
use polis::ids::Side;
use polis::refusal::Reason;
use serde_json::json;
use table::Speech;

use crate::common::Scene;

// 8. Tribute

#[test]
fn pol_8_1_tribute_costs_prestige_except_at_home() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute attika", "collect oil", "done"]);
    assert_eq!(play.prestige("athens"), 3);
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute ionia", "collect wine", "done"]);
    assert_eq!(play.prestige("athens"), 2);
    let abroad = Scene::bare("3", "athens")
        .hoplites("athens", "lakedaimon", 1)
        .polis("gytheion", "athens", 1);
    let mut play = abroad.play();
    play.moves(&["tribute lakedaimon", "collect oil"]);
    assert_eq!(play.prestige("athens"), 2, "the rival's home is not one's own");
}

#[test]
fn pol_8_2_a_polis_and_hoplites_are_needed() {
    let mut play = Scene::bare("3", "athens").hoplites("athens", "boiotia", 1).play();
    assert!(matches!(play.refused("tribute boiotia"), ("POL-8.2", Reason::NoPolisThere { .. })));
    assert!(matches!(play.refused("tribute attika"), ("POL-8.2", Reason::NoUnits { .. })));
    let achaia = Scene::bare("3", "athens").hoplites("athens", "achaia", 1);
    assert!(achaia.play().can("tribute achaia"), "Achaia has no poleis");
    let outnumbered =
        Scene::turn("3", "athens").hoplites("athens", "ionia", 1).hoplites("sparta", "ionia", 3);
    assert!(outnumbered.play().can("tribute ionia"), "domination does not matter");
}

#[test]
fn pol_8_3_rows_bring_one_three_six_ten_fifteen() {
    for (hoplites, yields) in [(1_u8, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        let scene =
            Scene::bare("5a", "sparta").polis("gela", "sparta", 3).good("sparta", "wine", 0);
        let mut play = scene.hoplites("sparta", "sikelia", hoplites).play();
        play.moves(&["tribute sikelia"]);
        for _ in 0..hoplites {
            play.moves(&["collect wine"]);
        }
        assert_eq!(play.good("sparta", "wine"), yields);
        assert_eq!(play.hoplites("sparta", "sikelia"), i64::from(hoplites), "they stay");
    }
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute attika"]);
    assert!(matches!(play.refused("collect metal"), ("POL-8.3", Reason::NoBox { .. })));
}

#[test]
fn pol_8_4_fewer_hoplites_than_possible_may_be_placed() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["tribute attika"]);
    assert_eq!(play.refused("done"), ("POL-8.4", Reason::NothingDone));
    play.moves(&["collect oil", "done"]);
    assert_eq!(play.good("athens", "oil"), 5);
}

#[test]
fn pol_8_5_a_territory_gives_once_a_round() {
    let scene =
        Scene::turn("3", "athens").hoplites("sparta", "attika", 1).polis("chalkis", "sparta", 1);
    let mut play = scene.play();
    play.moves(&["tribute attika", "collect oil", "done", "pass"]);
    assert!(matches!(play.refused("tribute attika"), ("POL-8.5", Reason::Collected { .. })));
}

// 9. Trade

#[test]
fn pol_9_1_one_merchant_to_one_free_shipload() {
    let mut none = Scene::turn("3", "athens").merchants("athens", 0).play();
    assert_eq!(none.refused("trade persis_1 wine"), ("POL-9.1", Reason::NoMerchant));
    let taken = Scene::turn("3", "athens").set("/shiploads", json!({"persis_1": "sparta"}));
    assert!(matches!(
        taken.play().refused("trade persis_1 wine"),
        ("POL-9.1", Reason::ShiploadTaken { .. })
    ));
}

#[test]
fn pol_9_2_the_round_opens_the_shiploads() {
    let mut play = Scene::turn("3", "athens").goods("athens", 20).play();
    assert!(matches!(
        play.refused("trade persis_2 oil"),
        ("POL-9.2", Reason::ShiploadLater { opens, now }) if [opens.id(), now.id()] == ["4", "3"]
    ));
    let mut second = Scene::turn("alpha", "athens").goods("athens", 20).play();
    let (_, reason) = second.refused("trade persis_3 wine");
    let said = Polis::words().say("en", &Polis::reason(&reason));
    assert_eq!(said, "This shipload opens in round Omega; this is round Alpha.");
    assert!(Scene::turn("4", "athens").goods("athens", 20).play().can("trade persis_2 oil"));
}

#[test]
fn pol_9_3_enemy_galleys_block_the_route() {
    let scene = |sparta| Scene::turn("3", "athens").galleys("sparta", "noties_sporades", sparta);
    assert!(scene(1).play().can("trade persis_1 wine"), "level galleys block nothing");
    assert!(matches!(
        scene(2).play().refused("trade persis_1 wine"),
        ("POL-9.3", Reason::NoRoute { .. })
    ));
    assert!(scene(2).play().can("trade thraki_1 metal"), "another market has another route");
}

#[test]
fn pol_9_4_the_ports_and_their_seas() {
    let athens = Scene::bare("3", "athens").galleys("sparta", "kyklades", 1);
    assert!(
        !athens.play().legal().iter().any(|mv| mv.starts_with("trade")),
        "Athens can't leave port"
    );
    let west = Scene::bare("3", "sparta").galleys("athens", "myrtoo_pelagos", 1);
    assert!(west.play().can("trade illyria_1 wood"), "Sparta leaves by the other sea");
    let east = Scene::bare("3", "sparta").galleys("athens", "ionio_pelagos", 1);
    let east = east.play();
    assert!(east.can("trade aigyptos_1 oil") && !east.can("trade illyria_1 wood"));
}

#[test]
fn pol_9_5_sparta_needs_pylos_or_gytheion() {
    let scene = || Scene::turn("3", "sparta").neutral("pylos", 2).polis("epidamnos", "sparta", 1);
    assert!(scene().play().can("trade illyria_1 wood"));
    let mut play = scene().neutral("gytheion", 1).play();
    let (clause, reason) = play.refused("trade illyria_1 wood");
    assert_eq!((clause, reason), ("POL-9.5", Reason::NoTradingPolis { side: Side::Sparta }));
    let said = Polis::words().say("en", &Polis::reason(&reason));
    assert!(said.ends_with("your trade port in your league: Gytheion, Pylos."), "{said}");
}

#[test]
fn pol_9_6_merchants_of_the_owner_of_korinthos_cross_the_isthmus() {
    let scene = || Scene::bare("3", "athens").galleys("sparta", "myrtoo_pelagos", 1);
    assert!(!scene().play().can("trade illyria_1 wood"));
    assert!(scene().polis("korinthos", "athens", 4).play().can("trade illyria_1 wood"));
}

#[test]
fn pol_9_7_land_routes_need_no_seas() {
    let scene = || Scene::bare("3", "athens").galleys("sparta", "kyklades", 1);
    let abdera = scene().polis("abdera", "athens", 1).play();
    assert!(abdera.can("trade thraki_1 metal") && !abdera.can("trade illyria_1 wood"));
    let epidamnos = scene().polis("epidamnos", "athens", 1).play();
    assert!(epidamnos.can("trade illyria_1 wood") && !epidamnos.can("trade thraki_1 metal"));
}

#[test]
fn pol_9_8_the_price_stands_in_row_and_column() {
    let price = |round, shipload: &str, good: &str, column| {
        let scene = Scene::turn(round, "athens").goods("athens", 20).market(good, column);
        let mut play = scene.play();
        play.moves(&[&format!("trade {shipload} {good}")]);
        20 - play.good("athens", good)
    };
    assert_eq!(price("3", "persis_1", "wine", 0), 3);
    assert_eq!(price("3", "persis_1", "wine", 7), 5);
    assert_eq!(price("4", "persis_2", "oil", 5), 6);
    assert_eq!(price("5a", "persis_3", "wine", 10), 13);
    let mut play = Scene::turn("3", "athens").good("athens", "wine", 3).market("wine", 1).play();
    assert!(matches!(
        play.refused("trade persis_1 wine"),
        ("POL-9.8", Reason::CannotPay { need: 4, have: 3, .. })
    ));
    assert!(matches!(play.refused("trade persis_1 oil"), ("POL-9.8", Reason::NotDemanded { .. })));
}

#[test]
fn pol_9_9_a_barter_lowers_the_value_by_one_die() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["trade persis_1 wine"]);
    assert_eq!(play.clause("roll 0"), "POL-9.9");
    play.moves(&["roll 4"]);
    assert_eq!(play.market("wine"), 4);
    assert_eq!(play.market("oil"), 0);
    assert_eq!(play.actor(), "athens");
}

#[test]
fn pol_9_10_silver_buys_wheat_at_par_but_never_silver() {
    let mut play = Scene::turn("5a", "athens").goods("athens", 10).market("wine", 10).play();
    assert_eq!(play.refused("trade persis_3 silver"), ("POL-9.10", Reason::SilverForSilver));
    play.moves(&["trade euxeinos_pontos_1 silver"]);
    assert_eq!((play.good("athens", "silver"), play.good("athens", "wheat")), (5, 15));
}

#[test]
fn pol_9_11_a_purchase_raises_the_value_by_the_higher_of_two_dice() {
    for (first, second) in [("roll 4", "roll 2"), ("roll 2", "roll 4")] {
        let mut play =
            Scene::turn("3", "athens").market("wine", 9).good("athens", "silver", 3).play();
        play.moves(&["trade persis_1 silver", first]);
        assert_eq!(play.actor(), "chance", "two dice");
        play.moves(&[second]);
        assert_eq!(play.market("wine"), 5);
    }
}

#[test]
fn pol_9_12_markers_stop_at_the_ends_and_dice_are_rolled_all_the_same() {
    let mut play = Scene::turn("3", "athens").market("wine", 9).goods("athens", 20).play();
    play.moves(&["trade persis_1 wine", "roll 4"]);
    assert_eq!(play.market("wine"), 10);
    let mut play = Scene::turn("3", "athens").goods("athens", 20).play();
    play.moves(&["trade persis_1 silver", "roll 3", "roll 1"]);
    assert_eq!(play.market("wine"), 0);
}

#[test]
fn pol_9_13_the_merchant_stays_on_its_shipload() {
    let mut play = Scene::turn("3", "athens").play();
    play.moves(&["trade persis_1 wine", "roll 1"]);
    assert_eq!(play.state()["shiploads"], json!({"persis_1": "athens"}));
    assert_eq!(play.number("/players/athens/merchants"), 0);
    play.moves(&["pass"]);
    assert!(matches!(
        play.refused("trade persis_1 wine"),
        ("POL-9.1", Reason::ShiploadTaken { .. })
    ));
}
