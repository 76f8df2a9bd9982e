//! People at one table and people who watch it, each in a Chromium of their own.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use std::time::{Duration, Instant};

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::json;

/// How long they play at most.
const LONGEST: Duration = Duration::from_secs(90);

const SIDES: [&str; 5] = ["alpha", "beta", "gamma", "delta", "epsilon"];

async fn text(browser: &Browser, css: &str) -> String {
    let script = format!("return document.querySelector({css:?})?.innerText ?? ''");
    browser.script(&script).await.as_str().unwrap().to_owned()
}

/// Waits until an element holds a text.
async fn wait_for_text(browser: &Browser, css: &str, wanted: &str) {
    let begun = Instant::now();
    while !text(browser, css).await.contains(wanted) {
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "{css} does not say {wanted}: {}",
            text(browser, css).await
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn say(browser: &Browser, words: &str) {
    if browser.count("#chat[hidden]").await > 0 {
        browser.press("body", "c").await;
        browser.wait_for("#chat:not([hidden])").await;
    }
    browser.press("#chat-text", &format!("{words}\u{e007}")).await; // Enter.
    wait_for_text(browser, "#talk", words).await;
}

async fn claim(browser: &Browser, server: &Listening, name: &str) {
    browser.go(&server.url("/me")).await;
    browser.press("#claim-name", name).await;
    browser.press("#claim-password", "owls to Athens\u{e007}").await;
    browser.wait_for("form[action='/me/logout']").await;
}

/// Five people sit down from the lobby, talk and play; another watches and sees no
/// card of theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_people_play_at_one_table_and_others_watch() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let mut people = Vec::new();
    for n in 0..5 {
        people.push(Browser::open(if n == 4 { PHONE } else { WIDE }).await);
    }
    open_for_five(&server, &people[0]).await;
    for (person, side) in people.iter().zip(SIDES).skip(1) {
        person.go(&server.url("/lobby")).await;
        if side == "beta" {
            person.shoot("lobby-waiting").await;
        }
        person.click(&format!("button[name=seat][value={side}]")).await;
        person.wait_for("main.table[data-ready]").await;
    }
    for person in &people {
        person.wait_for("#choices .ch, .prompt.wait h2").await;
    }
    let watcher = Browser::open(WIDE).await;
    watch(&server, &watcher, &people).await;
    talk(&watcher, &people).await;
    let is_over = play(&people).await;
    // Cards that were put up face down are named to their seller alone.
    let named = "return /puts up [A-Z]/.test(document.getElementById('log').textContent)";
    assert_eq!(watcher.script(named).await, json!(false), "a spectator was told a hidden card");
    let mut knows = false;
    for person in &people {
        knows |= person.script(named).await == json!(true);
    }
    assert!(knows, "the sellers know");
    let everybody: Vec<_> = people.iter().chain([&watcher]).collect();
    wait_until_all_see_the_same(&everybody).await;
    if is_over {
        // Now spectators and players read each other.
        wait_for_text(&people[0], "#talk", "what a game").await;
        wait_for_text(&watcher, "#talk", "good luck").await;
    }
    watcher.shoot("watching-late").await;
    for browser in people.into_iter().chain([watcher]) {
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
        browser.close().await;
    }
}

async fn open_for_five(server: &Listening, host: &Browser) {
    host.go(&server.url("/lobby/new/agora")).await;
    for side in &SIDES[1..] {
        let choose = format!("document.querySelector('[name=seat-{side}]').value = 'person'");
        host.script(&choose).await;
    }
    host.shoot("hosting-five").await;
    host.script("document.querySelector('.hosting').requestSubmit()").await;
    host.wait_for("main.table[data-ready]").await;
}

/// From the lobby's list to the table, without a seat.
async fn watch(server: &Listening, watcher: &Browser, people: &[Browser]) {
    claim(watcher, server, "Theages").await;
    watcher.go(&server.url("/lobby")).await;
    watcher.wait_for("#going ~ .tables .card a").await;
    watcher.shoot("lobby-playing").await;
    watcher.check_accessible().await;
    let colours = "return [...document.querySelectorAll('.sitting .dot')]
        .map((dot) => getComputedStyle(dot).backgroundColor)";
    let colours = watcher.script(colours).await;
    let mut colours: Vec<_> =
        colours.as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
    colours.dedup();
    assert_eq!(colours.len(), 5, "every seat has its colour: {colours:?}");
    watcher.click("#going ~ .tables .card a").await;
    watcher.wait_for("main.table[data-ready]").await;
    wait_for_text(watcher, ".watching", "You are watching").await;
    for css in ["#resign", "#choices .ch", "#undo", "#orders *", "#invitation"] {
        assert_eq!(watcher.count(css).await, 0, "{css} is not for spectators");
    }
    watcher.check_accessible().await;
    watcher.shoot("watching").await;
    for person in people {
        person.wait_for("#watched:not([hidden])").await;
        assert_eq!(text(person, "#watched").await.trim(), "1");
    }
    // What is drawn for a spectator is less than what is drawn for whoever holds cards.
    let drawn = "return document.querySelector('#board').innerHTML
        + document.querySelector('#strips-bottom').innerHTML";
    let own = people[0].script(drawn).await;
    let seen = watcher.script(drawn).await;
    assert_ne!(own, seen, "a spectator does not look through Alpha's eyes");
}

async fn talk(watcher: &Browser, people: &[Browser]) {
    say(&people[0], "good luck to all of you").await;
    for person in &people[1..] {
        person.wait_for("#chat-count:not([hidden])").await;
    }
    people[4].wait_for("#tab-chat-count:not([hidden])").await;
    people[4].shoot("chat-unread-phone").await;
    people[4].click("#tab-chat").await;
    wait_for_text(&people[4], "#talk", "good luck to all of you").await;
    people[4].wait_for("#tab-chat-count[hidden]").await;
    people[4].check_accessible().await;
    say(&people[4], "thanks, and to you").await;
    people[4].shoot("chat-phone").await;
    people[4].click("#tab-map").await;
    wait_for_text(&people[0], "#talk", "thanks, and to you").await;
    people[0].check_accessible().await;
    people[0].shoot("chat").await;
    say(watcher, "what a game").await;
    watcher.shoot("chat-spectator").await;
    assert!(!text(watcher, "#talk").await.contains("good luck"), "rooms are apart");
    assert!(!text(&people[0], "#talk").await.contains("what a game"));
    report_and_mute(&people[1]).await;
    // A page that comes back has everything, and nobody is hidden from the others.
    people[2].script("location.reload()").await;
    people[2].wait_for("main.table[data-ready]").await;
    wait_for_text(&people[2], "#talk", "thanks, and to you").await;
}

async fn report_and_mute(person: &Browser) {
    person.press("body", "c").await;
    person.wait_for("#talk .line-more").await;
    person.click("#talk .line-more").await;
    person.wait_for("#about-line[open]").await;
    person.check_accessible().await;
    person.shoot("chat-line").await;
    person.script("document.querySelector('#line-report').requestSubmit()").await;
    wait_for_text(person, "#chat-told", "operator").await;
    person.click("#talk .line-more").await;
    person.click("#line-mute").await;
    wait_for_text(person, "#chat-told", "any more").await;
    let begun = Instant::now();
    while text(person, "#talk").await.contains("good luck") {
        assert!(begun.elapsed() < Duration::from_secs(20), "the lines stay");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(text(person, "#talk").await.contains("thanks"), "others are heard");
    person.shoot("chat-muted").await;
    person.click("#story-log").await;
}

/// Everybody clicks in turn until the game is over or it is enough; says whether it is over.
async fn play(people: &[Browser]) -> bool {
    let begun = Instant::now();
    let mut rounds = 0;
    while begun.elapsed() < LONGEST {
        for person in people {
            if person.step().await.is_some() {
                return true;
            }
        }
        rounds += 1;
        if rounds == 30 {
            people[1].shoot("five").await;
        }
    }
    false
}

async fn wait_until_all_see_the_same(everybody: &[&Browser]) {
    let begun = Instant::now();
    loop {
        let mut versions = Vec::new();
        for browser in everybody {
            versions.push(
                browser.script("return document.querySelector('main').dataset.version").await,
            );
        }
        versions.dedup();
        if versions.len() == 1 {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "they see {versions:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// With a delay the page says so, and with none nobody gets in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_watched_late_or_not_at_all() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let (host, watcher) = (Browser::open(WIDE).await, Browser::open(PHONE).await);
    for (delay, says) in [("15", "15 minutes ago"), ("closed", "Nobody watches this table")] {
        host.go(&server.url("/lobby/new/pebbles")).await;
        let choose = format!(
            "document.querySelector('[name=seat-black]').value = 'easy';
             document.querySelector('[name=delay][value=\"{delay}\"]').click();
             document.querySelector('.hosting').requestSubmit();"
        );
        host.script(&choose).await;
        host.wait_for("main.table[data-ready]").await;
        host.wait_for(".prompt.yours").await;
        let address = host.script("return location.href").await;
        watcher.go(address.as_str().unwrap()).await;
        wait_for_text(&watcher, "main", says).await;
        watcher.check_accessible().await;
        watcher.shoot(&format!("watching-{delay}-phone")).await;
    }
    let errors = watcher.console_errors().await;
    assert!(errors.iter().all(|error| error.contains("403")), "{errors:?}");
    assert_eq!(json!(watcher.count("#board").await), 0, "nothing is drawn");
    host.close().await;
    watcher.close().await;
}
