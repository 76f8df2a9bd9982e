//! Errors of the protocol, with its codes.

use serde_json::{Value, json};
use table::any::TableError;
pub use table::protocol::Code;
use table::record::RecordError;

use crate::games::NoSuchGame;

/// Longer messages are truncated.
const LONGEST_MESSAGE: usize = 4_000;

/// Why a request was refused. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// The number of the error.
    pub code: Code,
    /// For people.
    pub message: String,
    /// For programs: `{clause, reason}` where a rule is the cause.
    pub data: Option<Value>,
}

impl Failure {
    /// A failure without further data.
    pub fn new(code: Code, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), data: None }
    }

    /// A wrong argument.
    pub fn params(message: impl Into<String>) -> Failure {
        Failure::new(Code::InvalidParams, message)
    }

    /// An internal error.
    #[must_use]
    pub fn internal() -> Failure {
        let message = "the engine failed on this request; the details are on standard error, and \
                       the game it was about should be closed";
        Failure::new(Code::Internal, message)
    }

    /// An action that is not possible in the present state of a game.
    #[must_use]
    pub fn not_now(reason: impl Into<String>) -> Failure {
        let reason = reason.into();
        let data = json!({"clause": null, "reason": reason});
        Failure { code: Code::NotNow, message: reason, data: Some(data) }
    }

    /// A position that could never have arisen.
    #[must_use]
    pub fn position(faults: &[String]) -> Failure {
        let reason = faults.join("; ");
        let data = json!({"clause": null, "reason": reason, "faults": faults});
        let message = format!("this position is impossible: {reason}");
        Failure { code: Code::Impossible, message, data: Some(data) }
    }

    /// The failure as the `error` member of a reply.
    #[must_use]
    pub fn to_json(&self) -> Value {
        // A message may quote the request, which may be long.
        let message: String = self.message.chars().take(LONGEST_MESSAGE).collect();
        let mut error = json!({"code": self.code as i32, "message": message});
        if let Some(data) = &self.data {
            error["data"] = data.clone();
        }
        error
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        match error {
            TableError::NotNow { reason } => Failure::not_now(reason),
            TableError::Illegal { clause, reason } => {
                let data = json!({"clause": clause, "reason": reason});
                Failure { code: Code::Illegal, message: reason, data: Some(data) }
            }
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        let data = json!({"clause": null, "reason": error.reason, "line": error.line});
        Failure { code: Code::Impossible, message: error.to_string(), data: Some(data) }
    }
}

impl From<NoSuchGame> for Failure {
    fn from(error: NoSuchGame) -> Failure {
        Failure::new(Code::NoSuch, error.to_string())
    }
}
