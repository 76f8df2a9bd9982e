//! `hegemonia serve` as a process of its own, and a client that speaks plain HTTP to it.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::hegemonia;

const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs.
pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Served {
    /// Starts a server on a free port, with its games in this file.
    pub(crate) fn start(database: &Path, more: &[&str]) -> Served {
        Served::start_on(&format!("sqlite://{}", database.display()), more)
    }

    /// The same, with its games in any database.
    pub(crate) fn start_on(url: &str, more: &[&str]) -> Served {
        Served::spawn(url, more, hegemonia().stderr(Stdio::piped()))
    }

    /// The same, with everything that can be logged in a file.
    pub(crate) fn start_talkative(database: &Path, log: File) -> Served {
        let url = format!("sqlite://{}", database.display());
        Served::spawn(&url, &[], hegemonia().env("RUST_LOG", "trace").stderr(log))
    }

    fn spawn(url: &str, more: &[&str], command: &mut Command) -> Served {
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", url]).args(more);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Hegemonia is at http://");
        let address = address.and_then(|rest| rest.trim_end_matches('/').parse().ok());
        Served { child, address: address.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let process = self.child.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &process]).status().unwrap();
        assert!(sent.success());
    }

    /// Waits for the end of the process; its log comes with it.
    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(begun.elapsed() < PATIENCE, "the server does not stop");
            std::thread::sleep(Duration::from_millis(10));
        };
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (status, log)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has ended already where the test went well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

/// What the server said.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut pairs = self.head.lines().filter_map(|line| line.split_once(": "));
        pairs.find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Visitor {
    pub(crate) fn new(address: SocketAddr) -> Visitor {
        Visitor { address, cookie: String::new() }
    }

    /// Sends a request; `None` if the server is gone before it has answered.
    pub(crate) fn try_send(&mut self, method: &str, path: &str, body: &str) -> Option<Answer> {
        let kind = if body.starts_with('{') { "json" } else { "x-www-form-urlencoded" };
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nX-Hegemonia: 1\r\nCookie: {}\r\n\
             Content-Type: application/{kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        stream.write_all(body.as_bytes()).ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
        let length: usize = answer.header("content-length").and_then(|n| n.parse().ok())?;
        if answer.body.len() < length {
            return None;
        }
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        Some(answer)
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.try_send("GET", path, "").expect("the server answers")
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.try_send("POST", path, &body.to_string()).expect("the server answers")
    }

    /// Opens a table for both sides on one screen, and says where it is.
    pub(crate) fn open_hot_seat(&mut self, game: &str) -> String {
        let form = format!("game={game}&with=hot-seat");
        let opened = self.try_send("POST", "/tables", &form).expect("the server answers");
        assert_eq!(opened.status, 303, "{opened:?}");
        opened.header("location").unwrap().to_owned()
    }

    /// Gives the shares of this person's seats in the dice.
    pub(crate) fn give_seeds(&mut self, table: &str) {
        let state = self.state(table);
        for (number, seat) in state["needs_seed"].as_array().unwrap().iter().enumerate() {
            let seed = format!("{:064x}", 1_000_003 * (number + 1));
            let body = json!({ "seat": seat, "seed": seed });
            let given = self.post(&format!("{table}/seed"), &body);
            assert_eq!(given.status, 200, "{given:?}");
        }
    }

    pub(crate) fn state(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("{table}/state?bare=true"));
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }
}
