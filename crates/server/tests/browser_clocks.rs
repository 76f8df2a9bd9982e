//! Clocks, turns and agreement in a real Chromium. Days are simulated.
//!
//! Needs `chromium` and `chromedriver`. Every test leaves its screenshots in `target/screenshots`.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use std::time::Duration;

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::json;
use server::{Clock, Config};

const HOUR: Duration = Duration::from_secs(3_600);

fn config_at(clock: &Clock) -> Config {
    Config { clock: clock.clone(), ..config() }
}

fn noon() -> Clock {
    Clock::set_to(1_800_000_000_000)
}

/// Two people sit down at a table with wishes, and the game begins.
async fn sit_down(
    server: &Listening,
    wishes: &str,
    size: (u32, u32),
) -> (Browser, Browser, String) {
    let (anna, ben) = (Browser::open(WIDE).await, Browser::open(size).await);
    anna.go(&server.url("/lobby/new/polis")).await;
    anna.script(&format!(
        "const form = document.querySelector('.setup');
         for (const [name, value] of new URLSearchParams('{wishes}'))
             form.querySelector(`[name=${{name}}][value=\"${{value}}\"]`).checked = true;
         form.requestSubmit();"
    ))
    .await;
    anna.wait_for("main.table[data-ready]").await;
    let table = anna.script("return location.pathname").await.as_str().unwrap().to_owned();
    ben.go(&server.url(&table)).await;
    ben.wait_for(".terms").await;
    ben.shoot("clocks-before").await;
    let said = ben.script("return document.querySelector('.terms').innerText").await;
    assert!(said.as_str().unwrap().contains("runs out of time"), "{said}");
    ben.click(".sits button").await;
    ben.wait_for("main.table[data-ready]").await;
    // The game has begun when a clock runs.
    for browser in [&anna, &ben] {
        browser.wait_for(".timer[data-runs]").await;
    }
    (anna, ben, table)
}

async fn is_turn(browser: &Browser) -> bool {
    browser.count(".prompt.yours").await > 0
}

/// Clicks until somebody else is to act.
async fn pass_on(browser: &Browser) {
    for _ in 0..2_000 {
        if !is_turn(browser).await || browser.count(".prompt.over").await > 0 {
            return;
        }
        browser.step().await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the turn does not end: {}", browser.script("return document.body.innerText").await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_over_a_week_with_restarts() {
    let (database, clock) = (Database::sqlite(), noon());
    let mut server = Listening::start(&database, config_at(&clock)).await;
    let (anna, ben, table) = sit_down(&server, "pace=slow&slow=2&expiry=loss", WIDE).await;
    for day in 0..7 {
        // Whoever waits is elsewhere, and comes back when the page says so.
        anna.wait_for(".prompt.yours, .prompt.wait").await;
        let (active, idle) = if is_turn(&anna).await { (&anna, &ben) } else { (&ben, &anna) };
        active.wait_for(".prompt.yours").await;
        idle.go(&server.url("/rules")).await;
        pass_on(active).await;
        if active.count(".prompt.over").await > 0 {
            break;
        }
        idle.wait_for("#turns:not([hidden])").await;
        let title = idle.script("return document.title").await;
        assert!(title.as_str().unwrap().starts_with("(1) "), "{title}");
        if day == 0 {
            idle.click("#turns summary").await;
            idle.shoot("turns").await;
            idle.check_accessible().await;
            idle.go(&server.url("/")).await;
            idle.wait_for("#turns:not([hidden])").await;
            idle.shoot("turns-home").await;
        }
        clock.advance(20 * HOUR);
        if day % 2 == 0 {
            let address = server.stop().await;
            active.wait_for("#offline:not([hidden])").await;
            // Three days without a server are counted against nobody.
            clock.advance(72 * HOUR);
            server = Listening::start_at(&database, config_at(&clock), address).await;
            active.wait_for("#offline[hidden]").await;
        } else {
            clock.advance(4 * HOUR);
        }
        idle.go(&server.url(&table)).await;
        idle.wait_for(".prompt.yours").await;
        let left = idle
            .script("return Number(document.querySelector('.timer[data-runs]').dataset.left)")
            .await;
        let left = left.as_i64().unwrap() / 3_600_000;
        assert!(
            left == 28 || left == 24,
            "a day or so has gone, {left} hours are left on day {day}"
        );
        idle.shoot("clocks-slow").await;
    }
    for browser in [anna, ben] {
        browser.close().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_runs_out_before_everybodys_eyes() {
    let (database, clock) = (Database::sqlite(), noon());
    let server = Listening::start(&database, config_at(&clock)).await;
    let (anna, ben, table) = sit_down(&server, "pace=live&live=5%2B10&expiry=loss", PHONE).await;
    let face = "return document.querySelector('.timer[data-runs] .time').textContent";
    let first = anna.script(face).await;
    assert!(first == json!("5:00") || first.as_str().unwrap().starts_with("4:"), "{first}");
    while anna.script(face).await == first {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    anna.shoot("clocks-live").await;
    ben.shoot("clocks-phone").await;
    anna.check_accessible().await;
    clock.advance(Duration::from_secs(270));
    anna.go(&server.url(&table)).await;
    anna.wait_for(".timer.low[data-runs]").await;
    anna.shoot("clocks-low").await;
    anna.check_accessible().await;
    clock.advance(Duration::from_secs(30));
    for browser in [&anna, &ben] {
        browser.wait_for(".prompt.over").await;
        let end = browser.script("return document.querySelector('.prompt.over').innerText").await;
        assert!(end.as_str().unwrap().contains("has run out of time"), "{end}");
    }
    anna.shoot("clocks-over").await;
    assert_eq!(anna.count(".timer").await, 0, "a game that is over has no clock");
    for browser in [anna, ben] {
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_is_asked_for_refused_and_agreed_on() {
    let (database, clock) = (Database::sqlite(), noon());
    let server = Listening::start(&database, config_at(&clock)).await;
    let (anna, ben, _) = sit_down(&server, "pace=slow&slow=2&expiry=loss", PHONE).await;
    anna.wait_for(".prompt.yours, .prompt.wait").await;
    let (asking, asked) = if is_turn(&anna).await { (&anna, &ben) } else { (&ben, &anna) };
    pass_on(asking).await;
    let ply = "return Number(document.getElementById('past').max)";
    let before = asking.script(ply).await.as_u64().unwrap();
    for agrees in [false, true] {
        asking.click("#propose").await;
        asking.wait_for("#proposals[open] button[value^=undo]").await;
        asking.shoot("propose").await;
        if !agrees {
            asking.check_accessible().await;
        }
        let offer = asking
            .script("return document.querySelector('#proposals [value^=undo]').innerText")
            .await;
        let offer = offer.as_str().unwrap();
        assert!(offer.contains("take back") && offer.contains("The same dice"), "{offer}");
        asking.script("document.querySelector('#proposals [value^=undo]').click()").await;
        asking.wait_for(".proposal[data-number] [data-agree=no]").await;
        asked.wait_for(".proposal.yours [data-agree=yes]").await;
        asked.shoot("proposal-asked").await;
        if !agrees {
            asked.check_accessible().await;
        }
        let answer = if agrees { "yes" } else { "no" };
        asked.script(&format!("document.querySelector('[data-agree={answer}]').click()")).await;
        if agrees {
            asking.wait_for(".prompt.yours").await;
            asked.wait_for(".prompt.wait").await;
            let after = asking.script(ply).await.as_u64().unwrap();
            assert!(after < before, "moves are gone: {before}, then {after}");
        } else {
            asking.wait_for("p.proposal").await;
            asking.shoot("proposal-refused").await;
            assert_eq!(asking.script(ply).await.as_u64().unwrap(), before, "nothing has changed");
        }
    }
    asking.shoot("undone").await;
    for browser in [anna, ben] {
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_browser_tells_of_a_turn_if_it_was_asked_to() {
    let (database, clock) = (Database::sqlite(), noon());
    let server = Listening::start(&database, config_at(&clock)).await;
    let (anna, ben, _) = sit_down(&server, "pace=slow&slow=2&expiry=loss", WIDE).await;
    anna.wait_for(".prompt.yours, .prompt.wait").await;
    let (active, idle) = if is_turn(&anna).await { (&anna, &ben) } else { (&ben, &anna) };
    idle.go(&server.url("/games")).await;
    idle.wait_for("[data-notify]").await;
    idle.shoot("games-bell").await;
    // A browser without a screen asks nobody: what it would ask and show is written down.
    idle.script(
        "window.told = []; window.asked = 0;
         window.Notification = class {
             static permission = 'default';
             static async requestPermission() { asked += 1; return this.permission = 'granted'; }
             constructor(title, { body }) { told.push(`${title}: ${body}`); }
             addEventListener() {}
         };",
    )
    .await;
    assert_eq!(
        idle.script("return window.asked").await,
        json!(0),
        "nothing is asked before a click"
    );
    idle.click("[data-notify]").await;
    idle.wait_for("[data-notify][aria-pressed=true]").await;
    // It was told of nothing until now; the simulated clock is ahead of the browser's.
    idle.script("localStorage.setItem('notified', '0')").await;
    clock.advance(HOUR);
    pass_on(active).await;
    for _ in 0..400 {
        if idle.script("return window.told.length").await == json!(1) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let told = idle.script("return window.told.join()").await;
    assert!(told.as_str().unwrap().starts_with("Your turn: Polis"), "{told}");
    for browser in [anna, ben] {
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_is_seen_at_a_large_table_on_a_phone() {
    let (database, clock) = (Database::sqlite(), noon());
    let server = Listening::start(&database, config_at(&clock)).await;
    let browser = Browser::open(PHONE).await;
    browser.go(&server.url("/lobby/new/agora")).await;
    browser
        .script(
            "for (const seat of document.querySelectorAll('select[name^=seat-]'))
                 if (seat.value === 'person') seat.value = 'easy';
             for (const chosen of ['pace][value=live', 'live][value=\"5+10\"'])
                 document.querySelector(`[name=${chosen}]`).checked = true;
             document.querySelector('.setup').requestSubmit();",
        )
        .await;
    browser.wait_for("main.table[data-ready]").await;
    browser.wait_for(".timer").await;
    browser.wait_for(".prompt.yours").await;
    let shown =
        "return [...document.querySelectorAll('.timer')].some((one) => one.checkVisibility())";
    assert_eq!(browser.script(shown).await, json!(true), "a clock is seen");
    browser.shoot("clocks-agora-phone").await;
    browser.check_accessible().await;
    browser.close().await;
}
