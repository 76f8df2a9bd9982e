//! The shapes of JSON-RPC 2.0.

use serde_json::{Value, json};

use super::errors::{Code, Failure};

/// A request, or a notification if it has no id.
#[derive(Debug)]
pub(super) struct Request {
    /// Repeated in the reply.
    pub(super) id: Option<Value>,
    /// The name of the method.
    pub(super) method: String,
    /// The arguments.
    pub(super) params: Option<Value>,
}

/// Parses a line as JSON.
///
/// # Errors
/// If the line is not a JSON-RPC 2.0 request.
pub(super) fn message(line: &[u8]) -> Result<Value, Failure> {
    let Ok(text) = std::str::from_utf8(line) else {
        return Err(Failure::new(Code::Parse, "the line is not UTF-8 text"));
    };
    serde_json::from_str(text)
        .map_err(|error| Failure::new(Code::Parse, format!("the line is not JSON: {error}")))
}

/// Parses a message as a request.
///
/// # Errors
/// The error reply.
pub(super) fn request(message: Value) -> Result<Request, Value> {
    let Value::Object(mut members) = message else {
        return Err(invalid(Value::Null, "a request is a JSON object, or an array of them"));
    };
    let id = members.remove("id");
    let known = match &id {
        None | Some(Value::Null | Value::String(_) | Value::Number(_)) => id.clone(),
        Some(_) => return Err(invalid(Value::Null, "the id is a string, a number or null")),
    };
    let address = known.unwrap_or(Value::Null);
    if members.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return Err(invalid(address, "the member \"jsonrpc\" must be \"2.0\""));
    }
    let Some(Value::String(method)) = members.remove("method") else {
        return Err(invalid(address, "the member \"method\" must name a method"));
    };
    Ok(Request { id, method, params: members.remove("params") })
}

fn invalid(id: Value, why: &str) -> Value {
    reply(id, Err(Failure::new(Code::InvalidRequest, why)))
}

/// The reply to a line from which no id could be read.
pub(super) fn refusal(failure: Failure) -> Value {
    reply(Value::Null, Err(failure))
}

/// A reply.
pub(super) fn reply(id: Value, result: Result<Value, Failure>) -> Value {
    match result {
        Ok(result) => json!({"jsonrpc": "2.0", "id": id, "result": result}),
        Err(failure) => json!({"jsonrpc": "2.0", "id": id, "error": failure.to_json()}),
    }
}
