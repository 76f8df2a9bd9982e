//! The comparison of one game's rules with its code and tests, as a report.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use anyhow::{Context, Result};

use super::citations::Citation;
use super::clauses::{Clause, ClauseId, clauses, editions};
use super::sources::{Cited, cited_in_crate};

/// Lines that cite a clause, by file.
type Places = BTreeMap<String, Vec<usize>>;

/// What was found for one game.
pub(crate) struct Report {
    game: String,
    rows: Vec<Row>,
    /// All faults other than clauses that nothing cites, one sentence each.
    faults: Vec<String>,
}

struct Row {
    clause: Clause,
    code: Places,
    tests: Places,
}

impl Report {
    /// Reads the rules and the crate of one game.
    ///
    /// # Errors
    /// If a file can't be read.
    pub(crate) fn of_game(rules: &Path) -> Result<Report> {
        // The text is at `crates/<game>/rules/<language>.md`.
        let folder = rules.ancestors().nth(2).unwrap_or(Path::new("."));
        let game = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(rules)
            .with_context(|| format!("reading {}", rules.display()))?;
        let clauses = clauses(&text);
        let prefix = clauses.first().map(|clause| clause.id.prefix.clone());
        let cited = match &prefix {
            Some(prefix) => cited_in_crate(folder, prefix)?,
            None => Vec::new(),
        };
        Ok(Report::compare(&game, &editions(&text), clauses, &cited))
    }

    /// Compares clauses with citations. Each clause must be marked with some of the `editions`,
    /// if there are any.
    pub(crate) fn compare(
        game: &str,
        editions: &[String],
        clauses: Vec<Clause>,
        cited: &[Cited],
    ) -> Report {
        let mut report = Report { game: game.to_owned(), rows: Vec::new(), faults: Vec::new() };
        report.check_marks(editions, &clauses);
        let index = report.take_clauses(clauses);
        for file in cited {
            if let Some(fault) = &file.fault {
                report.faults.push(format!("{}: is not Rust: {fault}", file.file));
            }
            for citation in &file.code {
                report.take(citation, &file.file, &index, |row| &mut row.code);
            }
            for citation in &file.tests {
                report.take(citation, &file.file, &index, |row| &mut row.tests);
            }
        }
        report
    }

    /// Every clause belongs to an edition, every mark names one, and every edition has clauses.
    fn check_marks(&mut self, editions: &[String], clauses: &[Clause]) {
        for clause in clauses {
            let (id, line) = (&clause.id, clause.line);
            if clause.editions.is_empty() && !editions.is_empty() {
                let known = editions.join(", ");
                self.faults.push(format!("{id} (line {line}) says none of the editions {known}"));
            }
            for edition in clause.editions.iter().filter(|one| !editions.contains(one)) {
                self.faults.push(format!("{id} (line {line}) says the unknown edition {edition}"));
            }
        }
        for edition in editions {
            if !clauses.iter().any(|clause| clause.editions.contains(edition)) {
                self.faults.push(format!("no clause says the edition {edition}"));
            }
        }
    }

    fn take_clauses(&mut self, clauses: Vec<Clause>) -> HashMap<ClauseId, usize> {
        let mut index = HashMap::new();
        if clauses.is_empty() {
            self.faults.push(format!("rules/{}.md has no clauses like **POL-7.3**", self.game));
        }
        let prefix = clauses.first().map(|clause| clause.id.prefix.clone());
        for clause in clauses {
            let (id, line) = (clause.id.clone(), clause.line);
            if Some(&id.prefix) != prefix.as_ref() {
                self.faults.push(format!("{id} (line {line}) has another prefix than the first"));
            }
            if let Some(&row) = index.get(&id) {
                let first: &Row = &self.rows[row];
                let gap = format!("{id} stands twice: lines {} and {line}", first.clause.line);
                self.faults.push(gap);
                continue;
            }
            index.insert(id, self.rows.len());
            self.rows.push(Row { clause, code: Places::new(), tests: Places::new() });
        }
        index
    }

    fn take(
        &mut self,
        citation: &Citation,
        file: &str,
        index: &HashMap<ClauseId, usize>,
        column: impl Fn(&mut Row) -> &mut Places,
    ) {
        let Citation { line, id } = citation;
        let Some(&row) = index.get(id) else {
            self.faults.push(format!("{file}:{line} cites {id}, which is no clause"));
            return;
        };
        let lines = column(&mut self.rows[row]).entry(file.to_owned()).or_default();
        if !lines.contains(line) {
            lines.push(*line);
        }
    }

    /// How many gaps there are.
    pub(crate) fn n_gaps(&self) -> usize {
        self.faults.len()
            + self.without(|row| &row.code).len()
            + self.without(|row| &row.tests).len()
    }

    /// Clauses that have nothing in a column.
    fn without(&self, column: impl Fn(&Row) -> &Places) -> Vec<String> {
        let empty = self.rows.iter().filter(|row| column(row).is_empty());
        empty.map(|row| row.clause.id.to_string()).collect()
    }

    /// The table, unless `brief`, then the gaps and the counts.
    pub(crate) fn text(&self, brief: bool) -> String {
        let Report { game, rows, faults } = self;
        let mut text = if brief { String::new() } else { self.table() };
        for fault in faults {
            text.push_str(&format!("{game}: {fault}\n"));
        }
        let (no_code, no_test) = (self.without(|row| &row.code), self.without(|row| &row.tests));
        for (what, clauses) in [("code", &no_code), ("test", &no_test)] {
            if !clauses.is_empty() {
                text.push_str(&format!("{game}: cited by no {what}: {}\n", clauses.join(", ")));
            }
        }
        text.push_str(&format!(
            "{game}: {} clauses, {} cited by code, {} by tests, {} gaps",
            rows.len(),
            rows.len() - no_code.len(),
            rows.len() - no_test.len(),
            self.n_gaps()
        ));
        text
    }

    fn table(&self) -> String {
        let mut lines = vec![["clause", "code", "tests", "words"].map(str::to_owned)];
        for row in &self.rows {
            let (code, tests) = (places(&row.code), places(&row.tests));
            let cell = |cells: &[String], n: usize| cells.get(n).cloned().unwrap_or_default();
            for n in 0..code.len().max(tests.len()) {
                let first = |text: String| if n == 0 { text } else { String::new() };
                let id = first(row.clause.id.to_string());
                lines.push([id, cell(&code, n), cell(&tests, n), first(beginning(&row.clause))]);
            }
        }
        aligned(&lines)
    }
}

/// One cell per file: `src/siege.rs:12,40`; a dash if nothing cites the clause.
fn places(places: &Places) -> Vec<String> {
    if places.is_empty() {
        return vec!["-".to_owned()];
    }
    let cell = |(file, lines): (&String, &Vec<usize>)| {
        let lines: Vec<_> = lines.iter().map(usize::to_string).collect();
        format!("{file}:{}", lines.join(","))
    };
    places.iter().map(cell).collect()
}

/// The beginning of a clause, cut to fit the list.
fn beginning(clause: &Clause) -> String {
    const FITS: usize = 48;
    if clause.words.chars().count() <= FITS {
        return clause.words.clone();
    }
    let start: String = clause.words.chars().take(FITS - 1).collect();
    format!("{}…", start.trim_end())
}

fn aligned(lines: &[[String; 4]]) -> String {
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max();
    let widths: Vec<_> = (0..4).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::citations::{in_names, in_text};
    use super::*;

    fn compare(rules: &str, code: &str, tests: &str) -> Report {
        let cited = [
            Cited {
                file: "src/a.rs".into(),
                code: in_text(code, "POL"),
                tests: Vec::new(),
                fault: None,
            },
            Cited {
                file: "tests/b.rs".into(),
                code: Vec::new(),
                tests: in_names(tests, "POL"),
                fault: None,
            },
        ];
        Report::compare("polis", &editions(rules), clauses(rules), &cited)
    }

    #[test]
    fn a_clause_with_code_and_test_is_no_gap() {
        let report = compare("**POL-7.3** A siege.", "// POL-7.3", "fn pol_7_3_siege() {}");
        assert_eq!(report.n_gaps(), 0, "{}", report.text(true));
        assert!(report.text(false).contains("POL-7.3  src/a.rs:1  tests/b.rs:1  A siege."));
    }

    #[test]
    fn every_kind_of_gap_is_found() {
        let rules = "**POL-1** One.\n**POL-2** Two.\n**POL-2** Again.\n**AGO-3** Three.\n";
        let report = compare(rules, "// POL-1, POL-9", "fn pol_2() {}\nfn pol_8_1() {}");
        assert_eq!(
            report.faults,
            [
                "POL-2 stands twice: lines 2 and 3",
                "AGO-3 (line 4) has another prefix than the first",
                "src/a.rs:1 cites POL-9, which is no clause",
                "tests/b.rs:2 cites POL-8.1, which is no clause",
            ]
        );
        let text = report.text(true);
        assert!(text.contains("cited by no code: POL-2, AGO-3\n"), "{text}");
        assert!(text.contains("cited by no test: POL-1, AGO-3\n"), "{text}");
        assert!(text.ends_with("3 clauses, 1 cited by code, 1 by tests, 8 gaps"), "{text}");
    }

    #[test]
    fn every_clause_belongs_to_an_edition() {
        let rules = "Editions: 2012, 2020, 2031\n\n**POL-1** [2012, 2020] One.\n**POL-2** Two.\n\
                     **POL-3** [2013] Three.\n";
        let code = "// POL-1 POL-2 POL-3";
        let report = compare(rules, code, "fn pol_1_and_pol_2_and_pol_3() {}");
        assert_eq!(
            report.faults,
            [
                "POL-2 (line 4) says none of the editions 2012, 2020, 2031",
                "POL-3 (line 5) says the unknown edition 2013",
                "no clause says the edition 2031",
            ]
        );
        assert_eq!(report.n_gaps(), 3);
        let one = compare("**POL-1** [2012] One.", "// POL-1", "fn pol_1() {}");
        assert_eq!(one.faults, ["POL-1 (line 1) says the unknown edition 2012"]);
    }

    #[test]
    fn a_crate_on_disk_is_read_with_its_test_modules() {
        let root = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = root.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write("crates/polis/rules/en.md", "**POL-1** One.\n\n**POL-2** Two.\n\n**POL-3** Three.\n");
        write("crates/polis/src/lib.rs", "//! POL-1 POL-2 POL-3\n#[cfg(test)]\nmod checks;\n");
        write("crates/polis/src/checks.rs", "// POL-1\n");
        write("crates/polis/src/a.rs", "#[cfg(test)]\nmod tests {\n fn pol_2() {}\n}\n");
        write("crates/polis/tests/golden/c.txt", "POL-3\n");
        let report = Report::of_game(&root.path().join("crates/polis/rules/en.md")).unwrap();
        assert_eq!(report.n_gaps(), 0, "{}", report.text(true));
    }
}
