//! The real binary, started and talked to.
#![allow(dead_code, reason = "each file of tests uses a part of this")]

pub(crate) mod served;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

use serde_json::{Value, json};

/// The program, ready to be given arguments.
pub(crate) fn hegemonia() -> Command {
    Command::new(env!("CARGO_BIN_EXE_hegemonia"))
}

/// What a run of the program left behind.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program to its end with this on its input.
pub(crate) fn run_with(arguments: &[&str], input: &str) -> Ran {
    let mut command = hegemonia();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that reads nothing may have gone already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program to its end.
pub(crate) fn run(arguments: &[&str]) -> Ran {
    run_with(arguments, "")
}

/// A running `hegemonia engine`.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        let mut command = hegemonia();
        command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output, asked: 0 }
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    /// The next line of output.
    pub(crate) fn receive(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error} in {line:?}"))
    }

    /// Sends one line and receives one.
    pub(crate) fn line(&mut self, line: &str) -> Value {
        self.send(format!("{line}\n").as_bytes());
        self.receive()
    }

    /// Calls a method; the whole reply.
    pub(crate) fn reply(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        let request = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        let reply = self.line(&request.to_string());
        assert_eq!(reply["id"], id, "{reply}");
        assert_eq!(reply["jsonrpc"], "2.0", "{reply}");
        reply
    }

    /// Calls a method that must succeed.
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Value {
        let reply = self.reply(method, params.clone());
        assert!(reply.get("error").is_none(), "{method} {params}: {reply}");
        reply["result"].clone()
    }

    /// Calls a method that must fail; the error.
    pub(crate) fn refused(&mut self, method: &str, params: Value) -> Value {
        let reply = self.reply(method, params.clone());
        assert!(reply.get("result").is_none(), "{method} {params}: {reply}");
        reply["error"].clone()
    }

    /// Opens a game; its handle.
    pub(crate) fn open(&mut self, params: Value) -> String {
        self.call("game.new", params)["handle"].as_str().unwrap().to_owned()
    }

    /// Ends the input and waits.
    pub(crate) fn end(mut self) -> ExitStatus {
        drop(self.input.take());
        self.child.wait().unwrap()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
