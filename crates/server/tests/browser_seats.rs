//! Tables for many in a real Chromium: five cities, five names and five scores on one screen.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::json;

const CITIES: [&str; 5] = ["Athens", "Delphi", "Alexandria", "Olympia", "Corinth"];

/// Everything that matches, and lies or reaches outside of what holds it.
fn outside(holder: &str, css: &str) -> String {
    format!(
        "const box = document.querySelector('{holder}').getBoundingClientRect();
         const all = [...document.querySelectorAll('{css}')].filter((one) => one.checkVisibility());
         return all.filter((one) => {{
             const {{ left, right }} = one.getBoundingClientRect();
             return left < box.left - 1 || right > box.right + 1;
         }}).map((one) => one.outerHTML)"
    )
}

async fn open_for_five(server: &Listening, browser: &Browser) {
    browser.go(&server.url("/new/agora")).await;
    browser.script("document.querySelector('input[name=seats][value=\"5\"]').click()").await;
    browser.script("document.querySelector('.setup').requestSubmit()").await;
    browser.wait_for("main.table[data-ready]").await;
    browser.wait_for(".prompt.yours").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_cities_fit_on_the_screen_to_their_final_score() {
    let database = Database::sqlite();
    let mut config = config();
    config.levels.truncate(1);
    let server = Listening::start(&database, config).await;
    let browser = Browser::open(WIDE).await;
    open_for_five(&server, &browser).await;
    let prompt = browser.script("return document.querySelector('.prompt h2').innerText").await;
    assert!(prompt.as_str().unwrap().starts_with("Athens, "), "called by the city: {prompt}");
    let board = browser.script("return document.querySelector('#board').textContent").await;
    let name = browser.script("return document.querySelector('.topics .called').innerText").await;
    let name = name.as_str().unwrap().trim_end_matches(" (you)");
    for words in CITIES.into_iter().chain([name, "bot"]) {
        assert!(board.as_str().unwrap().contains(words), "{words} is not on the board: {board}");
    }
    let lines = "return [...document.querySelectorAll('.topics .called, .topics .phase')]
        .map((one) => one.getClientRects().length + one.offsetHeight / 30 | 0)";
    assert_eq!(browser.script(lines).await, json!([1, 1, 1, 1, 1, 1]), "one line each");
    assert_eq!(browser.script(&outside(".topics", ".topics > *")).await, json!([]));
    browser.shoot("five").await;
    browser.play_out().await;
    check_score(&browser).await;
    browser.shoot("score-five").await;
    browser.check_accessible().await;
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}

/// Each city has its row, within the panel, and its lines sum up to the total.
async fn check_score(browser: &Browser) {
    assert_eq!(browser.script(&outside("aside.panel", ".score th, .score td")).await, json!([]));
    let rows = "return [...document.querySelectorAll('.score tbody tr')].map((row) => {
        const points = [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText));
        const total = points.pop();
        return [row.querySelector('th').firstChild.textContent,
            total === points.reduce((sum, line) => sum + line, 0)];
    })";
    assert_eq!(browser.script(rows).await, json!(CITIES.map(|city| (city, true))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_cities_fit_on_a_phone() {
    let database = Database::sqlite();
    let mut config = config();
    config.levels.truncate(1);
    let server = Listening::start(&database, config).await;
    let browser = Browser::open(PHONE).await;
    open_for_five(&server, &browser).await;
    for _ in 0..40 {
        browser.step().await;
    }
    browser.wait_for(".prompt.yours, table.score").await;
    assert_eq!(browser.script(&outside("body", ".top *, .prompt *, .choices *")).await, json!([]));
    browser.shoot("five-phone").await;
    browser.check_accessible().await;
    browser.close().await;
}
