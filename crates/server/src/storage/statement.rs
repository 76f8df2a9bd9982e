//! Changes as data: statements that are carried out together, all or none.

use std::borrow::Cow;

use sqlx::AnyConnection;

/// A statement with its arguments, for the [`Writer`](super::Writer).
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    sql: Cow<'static, str>,
    values: Vec<Value>,
    /// Whether the whole transaction fails if this statement changes no row.
    must_change: bool,
}

#[derive(Clone, Debug)]
enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

impl Statement {
    /// A statement; its arguments are added in order.
    pub(crate) fn new(sql: impl Into<Cow<'static, str>>) -> Statement {
        Statement { sql: sql.into(), values: Vec::new(), must_change: false }
    }

    /// Adds a text.
    pub(crate) fn text(self, text: impl Into<String>) -> Statement {
        self.maybe_text(Some(text.into()))
    }

    /// Adds a text or NULL.
    pub(crate) fn maybe_text(mut self, text: Option<String>) -> Statement {
        self.values.push(Value::Text(text));
        self
    }

    /// Adds a number.
    pub(crate) fn number(self, number: i64) -> Statement {
        self.maybe_number(Some(number))
    }

    /// Adds a number or NULL.
    pub(crate) fn maybe_number(mut self, number: Option<i64>) -> Statement {
        self.values.push(Value::Number(number));
        self
    }

    /// Rolls everything back if this statement changes nothing.
    pub(crate) fn must_change(mut self) -> Statement {
        self.must_change = true;
        self
    }
}

/// Carries statements out in order; returns how many rows they have changed.
pub(super) async fn carry_out(
    connection: &mut AnyConnection,
    statements: &[Statement],
) -> Result<u64, sqlx::Error> {
    let mut changed = 0;
    for statement in statements {
        let mut query = sqlx::query(&statement.sql);
        for value in &statement.values {
            query = match value {
                Value::Text(text) => query.bind(text.as_deref()),
                Value::Number(number) => query.bind(*number),
            };
        }
        let rows = query.execute(&mut *connection).await?.rows_affected();
        if statement.must_change && rows == 0 {
            return Err(sqlx::Error::RowNotFound);
        }
        changed += rows;
    }
    Ok(changed)
}
