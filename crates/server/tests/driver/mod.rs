//! A Chromium with its driver, and a server for it to look at.
#![allow(dead_code, reason = "each test program uses its own part")]

mod process;
mod turns;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use server::Config;
use tokio::sync::oneshot;

use crate::common::Database;
use process::Driver;
use turns::Turn;

/// Width and height of a laptop's screen.
pub(crate) const WIDE: (u32, u32) = (1280, 720);
/// Width and height of a phone's screen.
pub(crate) const PHONE: (u32, u32) = (390, 844);

const PATIENCE: Duration = Duration::from_secs(60);
const AXE: &str = include_str!("../vendor/axe.min.js");

/// A server behind a socket.
pub(crate) struct Listening {
    address: SocketAddr,
    running: server::Running,
    stop: oneshot::Sender<()>,
}

impl Listening {
    pub(crate) async fn start(database: &Database, config: Config) -> Listening {
        Listening::start_at(database, config, SocketAddr::from(([127, 0, 0, 1], 0))).await
    }

    pub(crate) async fn start_at(database: &Database, config: Config, at: SocketAddr) -> Listening {
        let (stop, stopped) = oneshot::channel();
        let until = async {
            let _ = stopped.await;
        };
        let running = server::start(config, &database.url, at, until).await.unwrap();
        Listening { address: running.address, running, stop }
    }

    pub(crate) async fn stop(self) -> SocketAddr {
        self.stop.send(()).unwrap();
        self.running.finish().await.unwrap();
        self.address
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// A browser of its own, with its own cookies.
pub(crate) struct Browser {
    client: Client,
    /// Ended with the value, and its browser with it.
    driver: Driver,
    /// Dropped last: then another test may have browsers.
    _turn: Turn,
}

impl Browser {
    pub(crate) async fn open((width, height): (u32, u32)) -> Browser {
        let turn = turns::take().await;
        let driver = Driver::start();
        let capabilities = json!({
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "args": [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--disable-dev-shm-usage", "--hide-scrollbars", "--force-prefers-reduced-motion",
                format!("--window-size={width},{height}"),
                format!("--user-data-dir={}", driver.folder.join("profile").display()),
            ] }
        });
        let Value::Object(capabilities) = capabilities else { unreachable!("it is an object") };
        let client = connect(driver.port, capabilities).await;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 768,
        });
        let browser = Browser { client, driver, _turn: turn };
        browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        browser
    }

    pub(crate) async fn close(self) {
        // The driver ends with the value; a browser that hangs must not fail the test.
        let _ = self.client.clone().close().await;
    }

    /// Has every page that comes run a script before its own ones.
    pub(crate) async fn before_every_page(&self, script: &str) {
        let command = "Page.addScriptToEvaluateOnNewDocument";
        self.devtools(command, json!({ "source": script })).await;
    }

    /// Has every page that comes run a script when all of it is there and no module has run yet.
    pub(crate) async fn when_drawn(&self, script: &str) {
        let script = format!(
            "document.addEventListener('readystatechange', () => {{
                 if (document.readyState === 'interactive') {{ {script}; }}
             }});"
        );
        self.before_every_page(&script).await;
    }

    async fn devtools(&self, command: &str, params: Value) {
        let body = json!({ "cmd": command, "params": params });
        self.client.issue_cmd(Devtools(body)).await.expect("the browser obeys");
    }

    pub(crate) async fn go(&self, url: &str) {
        self.client.goto(url).await.unwrap();
    }

    /// Opens a table as the form of the set-up page does.
    pub(crate) async fn open_table(&self, server: &Listening, game: &str, with: &str) {
        self.go(&server.url(&format!("/new/{game}"))).await;
        self.script(&format!("document.querySelector('input[value={with}]').click()")).await;
        self.script("document.querySelector('.setup').requestSubmit()").await;
        self.wait_for("main.table[data-ready]").await;
    }

    pub(crate) async fn click(&self, css: &str) {
        self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await.unwrap();
        self.client.find(Locator::Css(css)).await.unwrap().click().await.unwrap();
    }

    /// Chooses a move by its words, and waits until it is answered: whoever clicks on a list that
    /// was answered already is refused.
    pub(crate) async fn choose(&self, words: &str) {
        let choice = format!("#choices [data-move='{words}']");
        self.wait_for(&choice).await;
        self.script(&format!("document.querySelector(\"{choice}\").click()")).await;
        self.wait_for("main.table:not(.busy)").await;
    }

    /// Presses the mouse on something and does not let go yet.
    pub(crate) async fn hold_down(&self, css: &str) {
        let element = self.client.find(Locator::Css(css)).await.unwrap();
        let there = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let mouse = MouseActions::new("mouse".to_owned()).then(there).then(down);
        self.client.perform_actions(mouse).await.unwrap();
    }

    /// Lets go of what is held.
    pub(crate) async fn let_go(&self) {
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let mouse = MouseActions::new("mouse".to_owned()).then(up);
        self.client.perform_actions(mouse).await.unwrap();
    }

    pub(crate) async fn press(&self, css: &str, keys: &str) {
        self.client.find(Locator::Css(css)).await.unwrap().send_keys(keys).await.unwrap();
    }

    pub(crate) async fn wait_for(&self, css: &str) {
        let waited = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        if waited.is_err() {
            let page = self.script("return document.body.innerText").await;
            panic!("{css} did not come: {page}");
        }
    }

    pub(crate) async fn script(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    /// A script that says when it is done, by its last argument.
    pub(crate) async fn script_async(&self, script: &str) -> Value {
        let answer = self.client.execute_async(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    pub(crate) async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.unwrap().len()
    }

    /// One click on a choice; says how the game ended if it is over. A choice inside a group
    /// needs two clicks. The last choice, which often ends something, is taken half of the time,
    /// another at random otherwise, so that games do not last forever.
    pub(crate) async fn step(&self) -> Option<String> {
        let script = "
            const over = document.querySelector('.prompt.over');
            if (over) return over.innerText;
            if (document.querySelector('main.busy')) return null;
            const answer = document.querySelector('dialog[open] button.pri');
            if (answer) { answer.click(); return null; }
            const lists = '.choices:not([hidden]) .ch:not(.back)';
            const all = [...document.querySelectorAll(lists)];
            const at = Math.random() < .5 ? all.length - 1 : Math.floor(Math.random() * all.length);
            const chosen = all[at];
            chosen?.click();
            return null;";
        self.script(script).await.as_str().map(str::to_owned)
    }

    /// Clicks through a game until it is over, and says how it ended.
    pub(crate) async fn play_out(&self) -> String {
        let begun = Instant::now();
        while begun.elapsed() < 4 * PATIENCE {
            if let Some(end) = self.step().await {
                return end;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the game does not end: {}", self.script("return document.body.innerText").await);
    }

    /// No serious fault by axe-core, neither in light nor in dark.
    pub(crate) async fn check_accessible(&self) {
        self.script(AXE).await;
        for theme in ["dark", "light"] {
            self.script(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            self.check_theme(theme).await;
        }
    }

    async fn check_theme(&self, theme: &str) {
        let script = "
            const done = arguments[arguments.length - 1];
            // What is dimmed on a drawing is closed or used up: inactive parts may be faint.
            axe.run({ exclude: ['.dim'] }, { resultTypes: ['violations'] }).then((result) => done(
                result.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
                    .map((one) => one.id + ': ' + one.nodes.map((node) => node.html).slice(0, 3)),
            ));";
        let faults = self.client.execute_async(script, Vec::new()).await.unwrap();
        assert_eq!(faults, json!([]), "faults by axe-core in {theme}");
    }

    /// Bytes that came over the wire for this page and everything it asked for.
    pub(crate) async fn transferred(&self) -> u64 {
        let script = "
            const kinds = ['navigation', 'resource'];
            const all = kinds.flatMap((kind) => performance.getEntriesByType(kind));
            // A bot's first moves may come before the page is measured.
            const isUpdate = (one) => /\\/(state|events)\\b/.test(one.name);
            return all.filter((one) => !isUpdate(one)).reduce((sum, one) => sum + one.transferSize, 0);";
        self.script(script).await.as_u64().unwrap()
    }

    /// How much of the page has jumped without a click, as browsers measure it. Lines of the log
    /// and choices come and go by their nature; what is around them must not move.
    pub(crate) async fn layout_shift(&self) -> (f64, String) {
        let script = "
            const done = arguments[arguments.length - 1];
            let sum = 0;
            const moved = [];
            const element = (node) => node?.nodeType === 1 ? node : node?.parentElement;
            const isFixed = ({ node }) => node && !element(node)?.closest('.log, #choices');
            const name = ({ node, previousRect: a, currentRect: b }) => {
                const { tagName, id, className } = element(node);
                return `${tagName}#${id}.${className} ${a.x},${a.y} ${a.width}x${a.height} to `
                    + `${b.x},${b.y} ${b.width}x${b.height}`;
            };
            const add = (list) => list.getEntries().forEach((one) => {
                const sources = one.sources.filter(isFixed);
                if (sources.length === 0) return;
                sum += one.value;
                moved.push(...sources.map(name));
            });
            const observer = new PerformanceObserver(add);
            observer.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => done([sum, moved.join('; ')]), 300);";
        let told = self.client.execute_async(script, Vec::new()).await.unwrap();
        (told[0].as_f64().unwrap(), told[1].as_str().unwrap().to_owned())
    }

    /// What the browser complained of. Whoever answers a table that has just moved on is refused
    /// and shown the fresh one; that is no fault, but browsers write it down.
    pub(crate) async fn console_errors(&self) -> Vec<String> {
        let log = self.client.issue_cmd(BrowserLog).await.unwrap();
        let entries = log.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        let said = severe.map(|entry| entry["message"].as_str().unwrap_or_default());
        said.filter(|text| !text.contains("status of 409 (Conflict)")).map(str::to_owned).collect()
    }

    pub(crate) async fn shoot(&self, name: &str) {
        let folder = std::env::var("CARGO_TARGET_DIR").map_or_else(
            |_| std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")),
            std::path::PathBuf::from,
        );
        let folder = folder.join("screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        let picture = self.client.screenshot().await.unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }
}

async fn connect(port: u16, capabilities: serde_json::Map<String, Value>) -> Client {
    let begun = Instant::now();
    loop {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities.clone());
        match builder.connect(&format!("http://127.0.0.1:{port}")).await {
            Ok(client) => return client,
            Err(error) if begun.elapsed() > PATIENCE => panic!("chromedriver: {error}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }
}

/// A command of Chromium's own protocol.
#[derive(Debug)]
struct Devtools(Value);

impl fantoccini::wd::WebDriverCompatibleCommand for Devtools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.0.to_string()))
    }
}

/// What stands on the browser's console.
#[derive(Debug)]
struct BrowserLog;

impl fantoccini::wd::WebDriverCompatibleCommand for BrowserLog {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}
