//! `hegemonia reports`: chat lines that people have reported to the operator.

use anyhow::Context;
use clap::Args;
use server::storage::{ReportRow, Storage};
use table::Message;

use crate::clock;
use crate::terminal::{print, print_line};
use crate::words::{say, say_plain};

/// List the lines of chat that people have reported, the newest first.
#[derive(Args, Clone, Debug)]
pub struct ReportsArgs {
    /// Where games are kept: sqlite://file.db or postgres://user@host/database.
    #[arg(long, default_value = "sqlite://hegemonia.db", value_name = "URL")]
    database: String,
    /// How many are listed.
    #[arg(long, default_value_t = 50, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    most: u16,
}

/// Prints the reports.
///
/// # Errors
/// If the database can't be read.
pub fn run(args: &ReportsArgs) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let reports = runtime.block_on(async {
        let storage = Storage::open(&args.database).await?;
        let reports = storage.reports(args.most.into()).await?;
        storage.close().await;
        anyhow::Ok(reports)
    })?;
    if reports.is_empty() {
        return Ok(print_line(say_plain("en", "reports-none"))?);
    }
    for report in &reports {
        print(told(report))?;
    }
    Ok(())
}

/// A report in a few lines. Text that people typed has a line of its own, without control
/// characters.
fn told(report: &ReportRow) -> String {
    let (author, reporter) = (&report.author, &report.reporter);
    let head = Message::new("reports-head").text("when", time(report.made));
    let head = head.text("table", &report.table).number("number", report.number);
    let who = Message::new("reports-who").text("name", &author.0).text("id", &author.1);
    let by = Message::new("reports-by").text("name", &reporter.0).text("id", &reporter.1);
    let by = by.text("reason", &report.reason);
    let mut lines = vec![say("en", &head), say("en", &who), format!("    {}", report.body)];
    lines.push(say("en", &by));
    if !report.note.is_empty() {
        lines.push(format!("    {}", report.note));
    }
    lines.join("\n") + "\n\n"
}

/// A Unix time in milliseconds as `2026-11-16 14:05 UTC`.
fn time(millis: i64) -> String {
    let minutes = u64::try_from(millis).unwrap_or(0) / 60_000;
    let (days, minute) = (minutes / 1_440, minutes % 1_440);
    format!("{} {:02}:{:02} UTC", clock::date(days), minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_dates() {
        assert_eq!(time(0), "1970-01-01 00:00 UTC");
        assert_eq!(time(1_794_837_900_000), "2026-11-16 14:05 UTC");
    }

    #[test]
    fn a_report_tells_who_said_what() {
        let report = ReportRow {
            made: 0,
            table: "abc".into(),
            number: 3,
            author: ("Kleon".into(), "k".into()),
            body: "you again".into(),
            reporter: ("Nikias".into(), "n".into()),
            reason: "insult".into(),
            note: "always".into(),
        };
        let told = told(&report);
        for part in
            ["1970-01-01", "/t/abc", "Kleon", "    you again", "Nikias", "insult", "    always"]
        {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
}
