//! The client in a real Chromium: games played by clicks and keys, to their final score.
//!
//! Needs `chromium` and `chromedriver`. Screenshots go to `target/screenshots`.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use std::time::Duration;

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::json;
use server::Config;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_against_a_bot_to_its_final_score() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(WIDE).await;
    browser.go(&server.url("/")).await;
    browser.shoot("home").await;
    browser.click(".hero form button").await;
    browser.wait_for("main.table[data-ready]").await;
    browser.wait_for(".prompt.yours").await;
    browser.shoot("table").await;
    browser.check_accessible().await;
    let lit = browser.count(".choices .ch").await;
    assert!(lit > 0, "something can be chosen");
    browser.play_out().await;
    browser.shoot("score").await;
    assert!(browser.count("table.score tfoot td").await >= 2);
    browser.check_accessible().await;
    browser.click("#replay").await;
    browser.wait_for("#timeline:not([hidden])").await;
    browser.press("#past", "\u{e014}\u{e014}\u{e014}").await; // Arrow right, three times.
    browser.shoot("replay").await;
    browser.close().await;
}

/// The same games, Polis first, so that the first page offers it.
fn polis_first() -> Config {
    let mut config = config();
    config.games.reverse();
    config.levels.truncate(1);
    config
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_play_in_two_browsers() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let (anna, ben) = (Browser::open(WIDE).await, Browser::open(WIDE).await);
    anna.go(&server.url("/new/pebbles")).await;
    anna.check_accessible().await;
    anna.script("document.querySelector('input[value=friend]').click()").await;
    anna.click(".setup button").await;
    anna.wait_for("#invitation").await;
    let link = anna.script("return document.getElementById('invitation').value").await;
    ben.go(link.as_str().unwrap()).await;
    ben.click("#take-seat").await;
    ben.wait_for("main.table[data-ready]").await;
    anna.wait_for(".prompt.yours").await;
    let (one, two) = tokio::join!(anna.play_out(), ben.play_out());
    assert_eq!(one, two, "both see the same end");
    anna.close().await;
    ben.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_comes_back_after_a_restart() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    browser.open_table(&server, "pebbles", "hot-seat").await;
    // Pebbles hides a charm, so the first player lifts a curtain.
    browser.click("#curtain[open] button").await;
    browser.click(".choices .ch").await;
    let address = server.stop().await;
    browser.wait_for("#offline:not([hidden])").await;
    let server = Listening::start_at(&database, config(), address).await;
    browser.wait_for("#offline[hidden]").await;
    browser.play_out().await;
    browser.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keyboard_is_enough() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    browser.open_table(&server, "pebbles", "bot").await;
    browser.wait_for(".prompt.yours").await;
    browser.press("body", "?").await;
    browser.wait_for("#ask-why[aria-pressed=true]").await;
    browser.press("body", "\u{e00c}").await; // Escape.
    browser.wait_for("#ask-why[aria-pressed=false]").await;
    let begun = std::time::Instant::now();
    while begun.elapsed() < Duration::from_secs(120) {
        if browser.count(".prompt.over").await > 0 {
            browser.close().await;
            return;
        }
        // The last of at most three choices ends a turn soonest.
        browser.press("body", "\u{e013}\u{e007}").await; // Arrow up, Enter.
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_shows_a_sheet() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(PHONE).await;
    browser.go(&server.url("/")).await;
    browser.shoot("home-phone").await;
    browser.open_table(&server, "polis", "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    browser.shoot("table-phone").await;
    let wide = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.script(wide).await, json!(true), "nothing is wider than the screen");
    browser.click("#grip").await;
    browser.wait_for("#panel.down").await;
    browser.click("#tab-log").await;
    browser.wait_for("#panel.log-open").await;
    browser.click("#tab-map").await;
    browser.check_accessible().await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_say_nothing_on_the_console() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    for page in ["/", "/games", "/new/polis", "/rules/polis"] {
        browser.go(&server.url(page)).await;
        browser.check_accessible().await;
        browser.script("document.documentElement.dataset.theme = 'dark'").await;
        browser.check_accessible().await;
    }
    browser.open_table(&server, "pebbles", "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    let errors = browser.console_errors().await;
    assert!(errors.is_empty(), "{errors:?}");
    browser.close().await;
}
