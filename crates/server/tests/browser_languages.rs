//! Four languages in a real Chromium: chosen in the top bar, and fitting on the smallest screen.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use common::{Database, config};
use driver::{Browser, Listening, PHONE, WIDE};
use serde_json::json;

const LANGUAGES: [&str; 4] = ["en", "it", "es", "pl"];

/// Chooses a language as people do.
async fn choose(browser: &Browser, language: &str) {
    browser.click(".languages summary").await;
    browser.click(&format!(".languages button[lang={language}]")).await;
    browser.wait_for(&format!("html[lang={language}]")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_language_is_chosen_in_the_top_bar_and_kept() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(WIDE).await;
    browser.go(&server.url("/new/agora")).await;
    browser.click(".languages summary").await;
    browser.shoot("languages").await;
    browser.check_accessible().await;
    browser.click(".languages summary").await;
    choose(&browser, "it").await;
    let path = browser.script("return location.pathname").await;
    assert_eq!(path, json!("/new/agora"), "one stays where one was");
    browser.script("document.querySelector('.setup').requestSubmit()").await;
    browser.wait_for("main.table[data-ready]").await;
    browser.wait_for(".prompt.yours").await;
    let prompt = browser.script("return document.querySelector('.prompt h2').innerText").await;
    assert!(prompt.as_str().unwrap().starts_with("Atene, pesca"), "{prompt}");
    browser.check_accessible().await;
    browser.shoot("table-italian").await;
    // What comes later comes in the same language.
    browser.step().await;
    browser.wait_for("#log p").await;
    let log = browser.script("return document.querySelector('#log').innerText").await;
    assert!(log.as_str().unwrap().contains("pesca"), "{log}");
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_language_fits_on_a_phone() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let browser = Browser::open(PHONE).await;
    let wide = "return [document.documentElement.scrollWidth, document.querySelector('.top').offsetHeight]";
    for language in LANGUAGES {
        browser.go(&server.url("/")).await;
        choose(&browser, language).await;
        for path in ["/", "/lobby", "/games", "/new/agora", "/lobby/new/agora", "/me", "/replays"] {
            browser.go(&server.url(path)).await;
            assert_eq!(browser.script(wide).await, json!([390, 44]), "{path} in {language}");
        }
        browser.shoot(&format!("phone-{language}")).await;
    }
    browser.close().await;
}
