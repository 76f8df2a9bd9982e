//! The client in a real Chromium: games played by clicks and keys, to their final score.
//!
//! Needs `chromium` and `chromedriver`. Every test leaves its screenshots in `target/screenshots`.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use std::time::{Duration, Instant};

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::json;
use server::Config;

/// Everything that the first page and a table load, in bytes on the wire.
const FIRST_LOAD: u64 = 300 * 1024;
/// What browsers call a jump that nobody notices is 0.1.
const STILL: f64 = 0.02;

/// The same games, Polis first, so that the first page offers it.
fn polis_first() -> Config {
    let mut config = config();
    config.games.rotate_left(1);
    config.levels.truncate(1);
    config
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_against_a_bot_to_its_final_score() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(WIDE).await;
    browser.go(&server.url("/")).await;
    browser.shoot("home").await;
    // The first click of at most two.
    browser.click(".hero form button").await;
    browser.wait_for("main.table[data-ready]").await;
    browser.wait_for(".prompt.yours").await;
    browser.shoot("table").await;
    browser.check_accessible().await;
    assert!(browser.count("#choices .ch").await > 0, "something can be chosen");
    assert!(browser.count("#board .pick.lit").await > 0, "something is lit");
    let end = browser.play_out().await;
    assert!(end.contains("wins") || end.contains("shared"), "{end}");
    browser.shoot("score").await;
    assert_eq!(browser.count("table.score tbody tr").await, 3, "the score line by line");
    let sums = "
        const cells = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText));
        const lines = [...document.querySelectorAll('.score tbody tr')].map(cells);
        const total = cells(document.querySelector('.score tfoot tr'));
        return total.every((sum, seat) => sum === lines.reduce((all, line) => all + line[seat], 0));";
    assert_eq!(browser.script(sums).await, json!(true), "the lines sum up to the total");
    browser.check_accessible().await;
    every_move_can_be_looked_at_again(&browser).await;
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}

/// The slider goes from the first position to the last.
async fn every_move_can_be_looked_at_again(browser: &Browser) {
    browser.click("#replay").await;
    browser.wait_for("#timeline:not([hidden])").await;
    browser.wait_for(".prompt.wait").await;
    let at = "return document.getElementById('past-at').textContent";
    let begin = browser.script(at).await;
    assert!(begin.as_str().unwrap().starts_with("0 /"), "{begin}");
    browser.press("#past", "\u{e014}\u{e014}\u{e014}").await; // Arrow right, three times.
    let later = browser.script(at).await;
    assert!(later.as_str().unwrap().starts_with("3 /"), "{later}");
    browser.shoot("replay").await;
    browser.click("#past-last").await;
    browser.click("#past-close").await;
    browser.wait_for(".prompt.over").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_play_in_two_browsers() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let (anna, ben) = (Browser::open(WIDE).await, Browser::open(WIDE).await);
    anna.go(&server.url("/new/polis")).await;
    anna.script("document.querySelector('input[value=friend]').click()").await;
    anna.click(".setup button").await;
    anna.wait_for("#invitation").await;
    anna.shoot("invite").await;
    anna.check_accessible().await;
    let link = anna.script("return document.getElementById('invitation').value").await;
    ben.go(link.as_str().unwrap()).await;
    ben.check_accessible().await;
    ben.shoot("invited").await;
    ben.click("#take-seat").await;
    ben.wait_for("main.table[data-ready]").await;
    anna.wait_for("#choices .ch, .prompt.wait").await;
    let (one, two) = tokio::join!(anna.play_out(), ben.play_out());
    assert_eq!(one, two, "both see the same end");
    anna.shoot("friends").await;
    for browser in [anna, ben] {
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_comes_back_after_a_restart() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(WIDE).await;
    browser.open_table(&server, "polis", "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    let version = "return document.querySelector('main.table').dataset.version";
    let first = browser.script(version).await;
    browser.script("document.querySelector('#choices [data-move]').click()").await;
    while browser.script(version).await == first {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    browser.wait_for(".prompt.yours").await;
    let before = browser.script("return document.querySelector('.prompt').innerText").await;
    let address = server.stop().await;
    browser.wait_for("#offline:not([hidden])").await;
    browser.shoot("offline").await;
    let server = Listening::start_at(&database, polis_first(), address).await;
    browser.wait_for("#offline[hidden]").await;
    let after = browser.script("return document.querySelector('.prompt').innerText").await;
    assert_eq!(after, before, "the same question is asked");
    browser.shoot("reconnected").await;
    browser.play_out().await;
    browser.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hot_seat_passes_behind_a_curtain() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    browser.open_table(&server, "pebbles", "hot-seat").await;
    // Pebbles hides a charm, so the first player lifts a curtain.
    browser.wait_for("#curtain[open]").await;
    browser.shoot("curtain").await;
    browser.check_accessible().await;
    browser.click("#curtain[open] button").await;
    browser.wait_for(".prompt.yours").await;
    browser.play_out().await;
    browser.shoot("hot-seat").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keyboard_is_enough() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(WIDE).await;
    browser.open_table(&server, "polis", "bot").await;
    browser.wait_for(".prompt.yours").await;
    questions_by_keyboard(&browser).await;
    let begun = Instant::now();
    let mut by_number = true;
    while browser.count(".prompt.over").await == 0 {
        assert!(begun.elapsed() < Duration::from_secs(240), "the game does not end");
        // A number, or the last choice by arrow and Enter; a question is answered with yes.
        let keys = if by_number { "1" } else { "\u{e013}\u{e007}" };
        by_number = !by_number;
        if browser.count("dialog[open]").await > 0 {
            browser.press("dialog[open] .pri", "\u{e007}").await;
        } else {
            browser.press("body", keys).await;
        }
    }
    browser.shoot("keyboard").await;
    browser.close().await;
}

/// "Why not?" about something that is not lit, and a lit thing chosen on the map.
async fn questions_by_keyboard(browser: &Browser) {
    browser.press("body", "?").await;
    browser.wait_for("#ask-why[aria-pressed=true]").await;
    browser.wait_for("#board .pick:focus").await;
    browser.press("#board .pick:focus", "\u{e007}").await;
    browser.wait_for("#why:not([hidden]) .cl").await;
    browser.shoot("why-not").await;
    browser.press("body", "\u{e00c}").await; // Escape.
    browser.wait_for("#why[hidden]").await;
    let version = browser.script("return document.querySelector('main').dataset.version").await;
    let version = version.as_str().unwrap();
    browser.press("body", "m").await;
    browser.wait_for("#board .pick.lit:focus").await;
    browser.press("#board .pick.lit:focus", "\u{e007}").await;
    // One meaning is played at once; several open a menu.
    let played = format!("main.table:not([data-version='{version}'])");
    browser.wait_for(&format!("#meaning:not([hidden]) button, {played}")).await;
    if browser.count("#meaning:not([hidden])").await > 0 {
        browser.shoot("menu").await;
        browser.press("#meaning button", "\u{e007}").await;
    }
    browser.wait_for(&played).await;
    // Most moves can be taken back; after a few of them a die has fallen.
    browser.wait_for("#undo, #buttons .locked").await;
    if browser.count("#undo").await > 0 {
        browser.press("body", "\u{e003}").await; // Backspace.
        browser.wait_for("#buttons .locked").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_shows_a_sheet() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(PHONE).await;
    browser.go(&server.url("/")).await;
    browser.shoot("home-phone").await;
    browser.check_accessible().await;
    browser.open_table(&server, "polis", "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    browser.shoot("table-phone").await;
    let narrow = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.script(narrow).await, json!(true), "nothing is wider than the screen");
    browser.click("#grip").await;
    browser.wait_for("#panel.down").await;
    browser.click("#tab-log").await;
    browser.wait_for("#panel.log-open").await;
    browser.click("#tab-map").await;
    browser.check_accessible().await;
    browser.click("#history-open").await;
    browser.wait_for("#timeline:not([hidden])").await;
    assert_eq!(browser.script(narrow).await, json!(true), "the slider fits too");
    browser.click("#past-close").await;
    browser.play_out().await;
    browser.shoot("score-phone").await;
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_say_nothing_on_the_console() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    for page in ["/", "/games", "/new/polis", "/rules", "/rules/polis"] {
        browser.go(&server.url(page)).await;
        browser.check_accessible().await;
    }
    browser.shoot("rules").await;
    browser.open_table(&server, "pebbles", "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_load_is_small_and_nothing_jumps() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(WIDE).await;
    browser.go(&server.url("/")).await;
    let home = browser.transferred().await;
    let (jumped, what) = browser.layout_shift().await;
    assert!(jumped < STILL, "the first page jumps by {jumped}: {what}");
    browser.click(".hero form button").await;
    browser.wait_for("main.table[data-ready]").await;
    let table = browser.transferred().await;
    assert!(home > 5_000 && table > 20_000, "both are measured: {home}, {table}");
    assert!(home + table < FIRST_LOAD, "{home} + {table} bytes");
    browser.wait_for(".prompt.yours").await;
    for _ in 0..12 {
        let (jumped, what) = browser.layout_shift().await;
        // The score takes the place of choices and buttons, and a game may end early.
        if browser.count("table.score").await > 0 {
            break;
        }
        assert!(jumped < STILL, "the table jumps by {jumped}: {what}");
        browser.step().await;
        browser.wait_for(".prompt.yours, table.score").await;
    }
    browser.shoot("steady").await;
    browser.close().await;
}

/// An auction of three people with quick buttons, the field for other numbers, and a proxy.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_auction_is_bid_by_quick_buttons_and_by_an_order() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let people = three_at_an_auction(&server).await;
    let [anna, ben, cleo] = &people;
    // Cleo is away for what follows: an order bids up to nine for her.
    cleo.wait_for("#orders .amount[data-verb=bid] input").await;
    cleo.shoot("auction-order").await;
    cleo.check_accessible().await;
    cleo.script("document.querySelector('#orders .amount[data-verb=bid] input').value = 9").await;
    cleo.press("#orders .amount[data-verb=bid] .set", "\u{e007}").await; // Enter.
    cleo.wait_for("#orders .standing").await;
    assert_eq!(ben.count("#orders .standing").await, 0, "nobody else sees it");
    // Ben is asked first, and takes a quick button.
    ben.wait_for(".prompt.yours").await;
    ben.wait_for("#choices .quick .ch").await;
    ben.shoot("auction").await;
    ben.check_accessible().await;
    assert_eq!(ben.count("#choices .quick .ch").await, 8, "a few numbers, not thirty");
    assert_eq!(ben.count("#choices .ch").await, 9, "and passing");
    ben.click("#choices .quick [data-move='bid 3']").await;
    // The proxy has answered with four; it is Ben's turn again, and he types a number.
    ben.wait_for("#choices:not(:has([data-move='bid 3'])) .quick [data-move='bid 5']").await;
    ben.script("document.querySelector('#choices .stepper input').value = 7").await;
    ben.click("#choices .stepper .more").await;
    ben.click("#choices .stepper .set").await;
    ben.wait_for("#choices .quick [data-move='bid 10']").await;
    ben.click("#choices [data-move=pass]").await;
    // The order has ended with the auction, and the auctioneer goes on.
    anna.wait_for(".prompt.yours").await;
    cleo.wait_for("#orders:not(:has(.standing))").await;
    let log = anna.script("return document.getElementById('log').innerText").await;
    let log = log.as_str().unwrap();
    for line in ["bids 3", "bids 4", "bids 8", "bids 9", "passes", "9 coins for the card"] {
        assert!(log.contains(line), "{line} is not in the log: {log}");
    }
    for browser in people {
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
        browser.close().await;
    }
}

/// Anna has put a card up; Ben is asked for his bid, then Cleo.
async fn three_at_an_auction(server: &Listening) -> [Browser; 3] {
    let [anna, ben, cleo] =
        [Browser::open(WIDE).await, Browser::open(WIDE).await, Browser::open(PHONE).await];
    anna.go(&server.url("/new/agora")).await;
    anna.script("document.querySelector('input[value=friend]').click()").await;
    anna.script("document.querySelector('.setup').requestSubmit()").await;
    for friend in [&ben, &cleo] {
        anna.wait_for("#invitation").await;
        let link = anna.script("return document.getElementById('invitation').value").await;
        friend.go(link.as_str().unwrap()).await;
        friend.click("#take-seat").await;
        friend.wait_for("main.table[data-ready]").await;
    }
    for person in [&anna, &ben, &cleo] {
        person.wait_for(".prompt.yours").await;
        person.choose("draw red").await;
    }
    for words in ["draw green", "draw blue", "done"] {
        anna.choose(words).await;
    }
    anna.wait_for("#choices [data-move^='auction']").await;
    // The last of her cards is blue: nothing happens when it is placed.
    let last = "[...document.querySelectorAll('#choices [data-move^=auction]')].at(-1).click()";
    anna.script(last).await;
    [anna, ben, cleo]
}

/// The other box and a scenario, chosen by the select of the set-up page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn editions_and_scenarios_are_played_to_their_end() {
    let database = Database::sqlite();
    let server = Listening::start(&database, polis_first()).await;
    let browser = Browser::open(WIDE).await;
    for (set_up, with, rounds) in
        [("2020/campaign", "bot", "Alpha"), ("2012/corinthian_war", "hot-seat", "5")]
    {
        browser.go(&server.url("/new/polis")).await;
        let choose = format!(
            "document.querySelector('select[name=edition]').value = '{set_up}';
             document.querySelector('input[value={with}]').click();
             document.querySelector('.setup').requestSubmit();"
        );
        browser.script(&choose).await;
        browser.wait_for("main.table[data-ready]").await;
        browser.wait_for(".prompt.yours").await;
        let round = browser.script("return document.querySelector('.prompt').innerText").await;
        assert!(round.as_str().unwrap().to_lowercase().contains(&rounds.to_lowercase()), "{round}");
        let name = set_up.replace('/', "-");
        browser.shoot(&format!("table-{name}")).await;
        browser.check_accessible().await;
        let end = browser.play_out().await;
        assert!(end.contains("wins") || end.contains("shared"), "{set_up}: {end}");
        browser.shoot(&format!("score-{name}")).await;
    }
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}
