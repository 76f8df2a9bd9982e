//! Replays in a real Chromium: by link without an account, with keys, chapters and other eyes;
//! records brought as files; and a player's page.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use std::path::Path;

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::json;

/// A stored game.
fn record(path: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    folder.join(path).canonicalize().unwrap().display().to_string()
}

async fn number(browser: &Browser, script: &str) -> i64 {
    browser.script(script).await.as_i64().unwrap_or(-1)
}

/// The move that is looked at.
async fn at(browser: &Browser) -> i64 {
    number(browser, "return Number(document.getElementById('past').value)").await
}

async fn key(browser: &Browser, key: &str) {
    let press = format!(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"
    );
    browser.script(&press).await;
}

/// Waits until the address names a move: then it is shown.
async fn wait_at(browser: &Browser, ply: i64) {
    for _ in 0..600 {
        let address = browser.script("return location.search").await;
        if address.as_str().unwrap().ends_with(&format!("ply={ply}")) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{ply} is not shown, but {}", at(browser).await);
}

/// The picture that chat programs show, looked at in the page.
async fn picture(browser: &Browser, path: &str, name: &str) {
    let show = format!(
        "const image = document.createElement('img'); image.id = 'picture'; image.src = '{path}';
         image.addEventListener('load', () => (image.dataset.loaded = 'true'));
         // A busy machine may take longer than a request may; the picture is then ready.
         image.addEventListener('error', () => setTimeout(() => (image.src = '{path}&again'), 500));
         document.body.replaceChildren(image);"
    );
    browser.script(&show).await;
    browser.wait_for("#picture[data-loaded]").await;
    let size = "const image = document.getElementById('picture');
                return [image.naturalWidth, image.naturalHeight];";
    assert_eq!(browser.script(size).await, json!([1200, 630]), "{name}");
    browser.shoot(&format!("preview-{name}")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_is_seen_by_link_without_an_account() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let player = Browser::open(WIDE).await;
    player.open_table(&server, "pebbles", "hot-seat").await;
    player.play_out().await;
    player.click("a[href^='/r/']").await;
    player.wait_for("main.replay[data-ready]").await;
    let path = player.script("return location.pathname").await.as_str().unwrap().to_owned();

    let stranger = Browser::open(PHONE).await;
    stranger.go(&server.url(&format!("{path}?ply=3"))).await;
    stranger.wait_for("main.replay[data-ready]").await;
    assert_eq!(stranger.script("return document.cookie").await, json!(""));
    assert_eq!(at(&stranger).await, 3);
    stranger.shoot("replay-phone").await;
    let panel = "return document.querySelector('aside.panel').offsetHeight / innerHeight";
    let share = stranger.script(panel).await.as_f64().unwrap();
    assert!((0.2..0.4).contains(&share), "the table is seen above the panel: {share}");
    stranger.check_accessible().await;
    let last =
        number(&stranger, "return Number(document.querySelector('main').dataset.last)").await;
    for (pressed, ply) in [("ArrowRight", 4), ("ArrowLeft", 3), ("End", last), ("Home", 0)] {
        key(&stranger, pressed).await;
        wait_at(&stranger, ply).await;
    }
    key(&stranger, "ArrowDown").await;
    let chapter = "return Number(document.querySelectorAll('.chapter [data-ply]')[1].dataset.ply)";
    let chapter = number(&stranger, chapter).await;
    wait_at(&stranger, chapter).await;
    // It runs by itself to the end, as fast as it can.
    key(&stranger, "5").await;
    assert_eq!(
        stranger.script("return document.getElementById('speed-now').innerText").await,
        json!("8×")
    );
    key(&stranger, " ").await;
    wait_at(&stranger, last).await;
    stranger.wait_for("#past-play[aria-pressed=false]").await;
    // The link to a move leads there again.
    stranger.script("document.getElementById('past-prev').click()").await;
    wait_at(&stranger, last - 1).await;
    stranger.script("document.getElementById('copy-link').click()").await;
    stranger.wait_for("#copy-link[data-copied]").await;
    let link = stranger.script("return document.getElementById('copy-link').dataset.copied").await;
    stranger.go(link.as_str().unwrap()).await;
    stranger.wait_for("main.replay[data-ready]").await;
    assert_eq!(at(&stranger).await, last - 1);
    stranger.go(&server.url(&format!("{path}#ply=2"))).await;
    wait_at(&stranger, 2).await;
    // What each side held is open now.
    stranger.script("document.querySelector('#eyes a[data-eyes=black]').click()").await;
    stranger.wait_for("main.replay[data-ready][data-eyes=black]").await;
    wait_at(&stranger, 2).await;
    // A page that another site may show.
    stranger.script("document.getElementById('copy-embed').click()").await;
    stranger.wait_for("#copy-embed[data-copied]").await;
    let code = stranger.script("return document.getElementById('copy-embed').dataset.copied").await;
    assert!(code.as_str().unwrap().contains("/embed?ply=2"), "{code}");
    stranger.go(&server.url(&format!("{path}/embed?ply=2"))).await;
    stranger.wait_for("main.replay[data-ready]").await;
    assert_eq!(stranger.count("header.top").await, 0);
    for browser in [player, stranger] {
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_are_brought_as_files_and_shown_with_their_remarks() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    let games = [
        ("polis", "polis/tests/records/0009-2012-campaign-points-sparta.hgr", 60),
        ("agora", "agora/tests/records/0006-2018-dealt_boards-5-points-epsilon.hgr", 200),
        ("war", "peloponnesian-war/tutorial/example.hgr", 20),
    ];
    for (name, file, ply) in games {
        browser.go(&server.url("/replays")).await;
        browser.press("#file", &record(file)).await;
        browser.click("#upload button").await;
        browser.wait_for("main.replay[data-ready]").await;
        browser.shoot(&format!("replay-{name}-end")).await;
        let path = browser.script("return location.pathname").await.as_str().unwrap().to_owned();
        browser.go(&server.url(&format!("{path}?ply={ply}"))).await;
        browser.wait_for("main.replay[data-ready]").await;
        wait_at(&browser, ply).await;
        browser.shoot(&format!("replay-{name}")).await;
        browser.check_accessible().await;
        picture(&browser, &format!("{path}/picture.png?ply={ply}"), name).await;
        browser.go(&server.url(&format!("{path}/embed?ply={ply}"))).await;
        browser.wait_for("main.replay[data-ready]").await;
        browser.shoot(&format!("embed-{name}")).await;
    }
    // The last one has remarks.
    browser.wait_for("#remark p").await;
    let remark = browser.script("return document.getElementById('remark').innerText").await;
    assert!(remark.as_str().unwrap().contains("twelve would be a battle"), "{remark}");
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}

/// Whoever begins makes a move.
async fn first_move(people: [&Browser; 2]) {
    let choose = "
        const choice = document.querySelector('#choices [data-move]');
        choice?.click();
        return choice !== null;";
    for _ in 0..600 {
        for browser in people {
            if browser.script(choose).await == json!(true) {
                return;
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("nobody begins");
}

/// Two accounts with a few results, one of whom looks at the other's page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_players_page_shows_results_to_everybody() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let [anna, ben] = [Browser::open(WIDE).await, Browser::open(PHONE).await];
    for (browser, name) in [(&anna, "Anna"), (&ben, "Ben")] {
        browser.go(&server.url("/me")).await;
        let claim = format!(
            "document.getElementById('claim-name').value = '{name}';
             document.getElementById('claim-password').value = 'owls to Athens';
             document.querySelector('form[action=\"/me/claim\"]').requestSubmit();"
        );
        browser.script(&claim).await;
        browser.wait_for("form[action='/me/logout']").await;
    }
    for game in ["polis", "pebbles", "pebbles", "polis"] {
        anna.go(&server.url(&format!("/new/{game}"))).await;
        anna.script("document.querySelector('input[value=friend]').click()").await;
        anna.script("document.querySelector('.setup').requestSubmit()").await;
        anna.wait_for("#invitation").await;
        let link = anna.script("return document.getElementById('invitation').value").await;
        ben.go(link.as_str().unwrap()).await;
        ben.click("#take-seat").await;
        ben.wait_for("main.table[data-ready]").await;
        first_move([&anna, &ben]).await;
        let loser = if game == "polis" { &ben } else { &anna };
        loser.script("document.getElementById('resign').click()").await;
        loser.script("document.querySelector('#ask-resign button.pri').click()").await;
        loser.wait_for(".prompt.over").await;
    }
    ben.go(&server.url("/p/Anna")).await;
    ben.wait_for(".tallies a[href='/p/Ben']").await;
    ben.shoot("player-phone").await;
    ben.check_accessible().await;
    anna.go(&server.url("/games")).await;
    anna.wait_for(".figures").await;
    anna.shoot("games-results").await;
    anna.check_accessible().await;
    anna.go(&server.url("/p/Ben")).await;
    anna.shoot("player").await;
    anna.click(".games a[href^='/r/']").await;
    anna.wait_for("main.replay[data-ready]").await;
    for browser in [anna, ben] {
        assert_eq!(browser.console_errors().await, Vec::<String>::new());
        browser.close().await;
    }
}
