//! The engine protocol: JSON-RPC 2.0 over standard input and output, one message a line.
//!
//! Every message is answered, and changes nothing unless it is valid; the process runs until its
//! input ends.

mod errors;
mod lines;
mod listing;
mod methods;
mod open;
mod opening;
mod params;
mod rpc;
mod session;

use std::io::{self, BufRead, ErrorKind, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value;

pub use errors::{Code, Failure};
use lines::{Line, Lines, MOST_BYTES};
pub use session::Session;

/// Answers every line of `input` until it ends. It also ends, quietly, when the reader of `output`
/// goes away.
///
/// # Errors
/// If the input can't be read, or the output can't be written for another reason.
pub fn serve(session: &mut Session, input: impl BufRead, output: impl Write) -> io::Result<()> {
    match answer_all(session, input, output) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

fn answer_all(session: &mut Session, input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        match line {
            Line::Text(text) if text.trim_ascii().is_empty() => continue,
            Line::Text(text) => answer_line(session, text, &mut out)?,
            Line::TooLong => {
                let message = format!("the line is longer than {MOST_BYTES} bytes");
                write_line(&mut out, &rpc::refusal(Failure::new(Code::Parse, message)))?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

fn answer_line(session: &mut Session, text: &[u8], out: &mut impl Write) -> io::Result<()> {
    let message = match rpc::message(text) {
        Ok(message) => message,
        Err(failure) => return write_line(out, &rpc::refusal(failure)),
    };
    match message {
        Value::Array(batch) if !batch.is_empty() => answer_batch(session, batch, out),
        single => match answer(session, single) {
            Some(reply) => write_line(out, &reply),
            None => Ok(()),
        },
    }
}

/// Replies are written as they come, so that a batch of many small requests with large replies is
/// not held in memory.
fn answer_batch(session: &mut Session, batch: Vec<Value>, out: &mut impl Write) -> io::Result<()> {
    let mut opened = false;
    for message in batch {
        let Some(reply) = answer(session, message) else { continue };
        out.write_all(if opened { b"," } else { b"[" })?;
        serde_json::to_writer(&mut *out, &reply)?;
        opened = true;
    }
    if opened { out.write_all(b"]\n") } else { Ok(()) }
}

/// Handles one message; a notification gets no reply.
fn answer(session: &mut Session, message: Value) -> Option<Value> {
    let request = match rpc::request(message) {
        Ok(request) => request,
        Err(reply) => return Some(reply),
    };
    // A panic is a bug that concerns one game; the others go on.
    let call = AssertUnwindSafe(|| session.call(&request.method, request.params));
    let result = catch_unwind(call).unwrap_or_else(|_| Err(Failure::internal()));
    request.id.map(|id| rpc::reply(id, result))
}

fn write_line(out: &mut impl Write, reply: &Value) -> io::Result<()> {
    serde_json::to_writer(&mut *out, reply)?;
    out.write_all(b"\n")
}
