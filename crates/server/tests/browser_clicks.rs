//! Clicks in a real Chromium: each acts or is refused before everybody's eyes, and none is lost,
//! however slow the server is and whatever others do meanwhile.
//!
//! Needs `chromium` and `chromedriver`.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::{Value, json};

/// A choice that does not end the game.
const CHOICE: &str = "#choices [data-move]:not([data-loses])";

/// One person plays both sides, and is asked for something.
async fn sit_down(server: &Listening, game: &str) -> Browser {
    let browser = Browser::open(WIDE).await;
    browser.open_table(server, game, "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    browser.wait_for("main.table[data-version]:not(.busy)").await;
    browser
}

async fn version(browser: &Browser) -> Value {
    browser.script("return Number(document.querySelector('main.table').dataset.version)").await
}

fn other_than(version: &Value) -> String {
    format!("main.table[data-version]:not([data-version='{version}'])")
}

async fn choose(browser: &Browser) {
    browser.script(&format!("document.querySelector('{CHOICE}').click()")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_before_the_last_one_is_answered_acts() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = sit_down(&server, "polis").await;
    // News of a move may come before the answer to it.
    let hold = "
        const send = window.fetch;
        window.fetch = async (path, options) => {
            const response = await send(path, options);
            if (String(path).endsWith('/move')) await new Promise((go) => { window.answer = go; });
            return response;
        };";
    browser.script(hold).await;
    let first = version(&browser).await;
    choose(&browser).await;
    browser.wait_for(&other_than(&first)).await;
    let second = version(&browser).await;
    choose(&browser).await;
    browser.script("window.answer()").await;
    browser.wait_for(&other_than(&second)).await;
    browser.script("window.answer()").await;
    browser.wait_for("main.table:not(.busy)").await;
    assert_eq!(browser.count("#why:not([hidden])").await, 0, "nothing was refused");
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_click_on_the_same_thing_is_not_a_second_move() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = sit_down(&server, "polis").await;
    let script = "
        const send = window.fetch;
        window.sent = 0;
        window.fetch = (path, options) => {
            if (String(path).endsWith('/move')) window.sent += 1;
            return send(path, options);
        };";
    browser.script(script).await;
    let first = version(&browser).await;
    browser
        .script(&format!(
            "const choice = document.querySelector('{CHOICE}'); choice.click(); choice.click();"
        ))
        .await;
    browser.wait_for(&other_than(&first)).await;
    browser.wait_for("main.table:not(.busy)").await;
    assert_eq!(browser.script("return window.sent").await, json!(1));
    assert_eq!(browser.count("#why:not([hidden])").await, 0, "nothing was refused");
    browser.close().await;
}

/// An update between press and release must not give the button other words.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_button_does_not_change_under_the_pointer() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = sit_down(&server, "polis").await;
    browser.hold_down("#choices .choices:not([hidden]) [data-move]").await;
    // The same person plays in another window.
    let play = format!(
        "const [done, choice] = [arguments[arguments.length - 1], document.querySelector('{CHOICE}')];
         const body = {{ version: Number(document.querySelector('main').dataset.version), move: choice.dataset.move }};
         const headers = {{ 'content-type': 'application/json', 'x-hegemonia': '1' }};
         const asked = performance.getEntriesByType('resource').length;
         fetch(`${{location.pathname}}/move`, {{ method: 'POST', headers, body: JSON.stringify(body) }})
             .then((response) => response.json())
             .then((fresh) => {{
                 // The page has fetched the fresh table.
                 const isNews = (one) => one.name.includes('/state?');
                 const wait = () => performance.getEntriesByType('resource').slice(asked).some(isNews)
                     ? done(fresh.version) : setTimeout(wait, 20);
                 wait();
             }});"
    );
    let other = browser.script_async(&play).await;
    browser.let_go().await;
    browser.wait_for("#why:not([hidden])").await;
    let said = browser.script("return document.getElementById('why').innerText").await;
    assert!(said.as_str().unwrap().contains("moved on"), "{said}");
    assert_eq!(version(&browser).await, other, "nothing was played that nobody meant");
    browser.shoot("clicked-late").await;
    browser.close().await;
}

/// A table is drawn before its script has come.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_before_the_script_has_come_acts() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = sit_down(&server, "polis").await;
    let first = version(&browser).await;
    let click = format!("document.querySelector('{CHOICE}')?.click()");
    browser.when_drawn(&click).await;
    browser.script("location.reload()").await;
    browser.wait_for(&other_than(&first)).await;
    browser.close().await;
}

/// The same version comes twice: as the answer to a move and as news of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_stays_while_the_same_table_comes_again() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    let watch = "
        window.EventSource = class extends EventSource {
            constructor(...all) { super(...all); window.source = this; }
        };";
    browser.before_every_page(watch).await;
    browser.open_table(&server, "polis", "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    browser.wait_for("main.table[data-version]:not(.busy)").await;
    let ask = "
        const thing = document.querySelector('#board .pick:not(.lit)');
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));";
    browser.script(ask).await;
    browser.wait_for("#why:not([hidden])").await;
    // What the server does not know of goes when the table is drawn again.
    browser.script("document.querySelector('.prompt').dataset.old = ''").await;
    browser.script("window.source.dispatchEvent(new MessageEvent('message'))").await;
    browser.wait_for(".prompt:not([data-old])").await;
    assert_eq!(browser.count("#why:not([hidden])").await, 1, "the answer stays");
    browser.close().await;
}

/// The sheet of a phone may be down, or show the log, when something is said in it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_is_seen_on_a_phone() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(PHONE).await;
    browser.open_table(&server, "polis", "hot-seat").await;
    browser.wait_for(".prompt.yours").await;
    browser.wait_for("main.table[data-version]:not(.busy)").await;
    for hidden in ["grip", "tab-log"] {
        browser.click(&format!("#{hidden}")).await;
        let ask = "
            const thing = document.querySelector('#board .pick:not(.lit)');
            thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));";
        browser.script(ask).await;
        browser.wait_for("#why:not([hidden])").await;
        let is_seen = "
            const [said, sheet] = ['why', 'asked'].map((id) => document.getElementById(id).getBoundingClientRect());
            return said.height > 0 && said.top < sheet.bottom && said.bottom > sheet.top;";
        assert_eq!(browser.script(is_seen).await, json!(true), "after a click on {hidden}");
        browser.shoot("why-phone").await;
        browser.press("body", "\u{e00c}").await; // Escape.
        browser.wait_for("#why[hidden]").await;
    }
    browser.close().await;
}

/// What is drawn by the server is where it will be once the script has come, and the words about a
/// question stay where they are whether it is short or long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_moves_when_the_script_comes() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    let place = "(() => {
        const { x, y, width, height } = document.querySelector('#board > svg').getBoundingClientRect();
        return [x, y, width, height];
    })()";
    let at_table = "document.querySelector('#board > svg')";
    browser.when_drawn(&format!("if ({at_table}) window.drawn = {place}")).await;
    for game in ["polis", "agora", "peloponnesian-war"] {
        let with = if game == "peloponnesian-war" { "alone" } else { "hot-seat" };
        browser.open_table(&server, game, with).await;
        browser.wait_for(".prompt.yours").await;
        let drawn = browser.script("return window.drawn").await;
        assert_eq!(drawn, browser.script(&format!("return {place}")).await, "the map of {game}");
    }
    let places = "
        const [question, about] = document.querySelectorAll('.prompt h2, .prompt h2 + p');
        return ['Choose.', 'Choose one of your five cities.', 'Choose one of your five cities, or two of the others.']
            .map((text) => { question.textContent = text; return about.getBoundingClientRect().y; });";
    let places = browser.script(places).await;
    assert!(places[0] == places[1] && places[1] == places[2], "{places}");
    browser.close().await;
}

/// Ids of the things on the board that have a class, in order.
async fn marked(browser: &Browser, class: &str) -> Value {
    let script = "
        const things = document.querySelectorAll(`#board .pick.${arguments[0]}`);
        return [...new Set([...things].map((thing) => thing.dataset.id))].sort();";
    browser.script(&script.replace("arguments[0]", &format!("'{class}'"))).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_from_one_square_to_another_is_two_clicks() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = sit_down(&server, "petteia").await;
    let home = json!(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
    assert_eq!(marked(&browser, "lit").await, home, "the pebbles that can move");
    let first = version(&browser).await;
    browser.click("#board .pick[data-id='d1']").await;
    let file = json!(["d1", "d2", "d3", "d4", "d5", "d6", "d7"]);
    assert_eq!(marked(&browser, "lit").await, file, "where it can go");
    assert_eq!(marked(&browser, "chosen").await, json!(["d1"]));
    assert_eq!(browser.count("#meaning:not([hidden])").await, 0, "no list opens over the board");
    browser.shoot("petteia-chosen").await;
    // Another pebble may be chosen instead, and Escape lets go of it.
    browser.click("#board .pick[data-id='a1']").await;
    assert_eq!(marked(&browser, "chosen").await, json!(["a1"]));
    browser.press("body", "\u{e00c}").await;
    assert_eq!(marked(&browser, "lit").await, home);
    assert_eq!(version(&browser).await, first, "nothing was played");
    browser.click("#board .pick[data-id='d1']").await;
    browser.click("#board .pick[data-id='d6']").await;
    browser.wait_for(&other_than(&first)).await;
    browser.wait_for("main.table:not(.busy)").await;
    let away = json!(["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"]);
    assert_eq!(marked(&browser, "lit").await, away, "the other side's pebbles");
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}
