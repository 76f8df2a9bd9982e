//! A person in Chromium plays against the example program, which comes through the lobby.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;
mod driver;

use std::process::{Child, Command, Stdio};

use common::{Database, config};
use driver::{Browser, Listening, WIDE};

/// The program, ended with the test.
struct Bot(Child);

impl Bot {
    fn start(server: &Listening, token: &str) -> Bot {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
        let args = ["--games", "pebbles", "--pause", "0.05", "--seed", "1"];
        let bot = Command::new("python3")
            .arg(script)
            .arg(server.url(""))
            .args(args)
            .env("HEGEMONIA_TOKEN", token)
            .stdout(Stdio::null())
            .spawn();
        Bot(bot.expect("python3 is installed"))
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_against_a_program() {
    let database = Database::sqlite();
    let server = Listening::start(&database, config()).await;
    let owner = Browser::open(WIDE).await;
    owner.go(&server.url("/me")).await;
    owner.press("#claim-name", "Talos").await;
    owner.press("#claim-password", "owls to Athens").await;
    owner.click("form[action='/me/claim'] button").await;
    owner.wait_for("#programs").await;
    owner.click("form[action='/me/program'] input").await;
    owner.click("form[action='/me/program'] button").await;
    owner.wait_for("#programs input:checked").await;
    owner.check_accessible().await;
    owner.shoot("me-programs").await;
    owner.press("#token-label", "example").await;
    owner.click("form[action='/me/tokens'] button").await;
    owner.wait_for("#token").await;
    owner.shoot("token").await;
    let token = owner.script("return document.getElementById('token').innerText").await;
    let bot = Bot::start(&server, token.as_str().unwrap());
    owner.go(&server.url("/api")).await;
    owner.wait_for(".api dt").await;
    owner.check_accessible().await;
    owner.shoot("api").await;
    owner.close().await;

    let person = Browser::open(WIDE).await;
    person.go(&server.url("/lobby/new/pebbles")).await;
    person.script("document.querySelector('.hosting').requestSubmit()").await;
    person.wait_for("main.table[data-ready]").await;
    let end = person.play_out().await;
    assert!(end.contains("wins") || end.contains("Victory is shared"), "{end}");
    let page = person.script("return document.body.innerText").await;
    assert!(page.as_str().unwrap().contains("Talos (program)"), "{page}");
    person.shoot("against-a-program").await;
    drop(bot);
    person.close().await;
    server.stop().await;
}
