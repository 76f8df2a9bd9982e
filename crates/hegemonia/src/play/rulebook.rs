//! The rules text, clause by clause.

/// One clause of a rules text: `7.3` stands for `POL-7.3`, and case does not matter.
pub(super) fn clause(text: &str, asked: &str) -> Option<String> {
    let asked = asked.trim().trim_end_matches('.').to_ascii_uppercase();
    let mut lines = text.lines().skip_while(|line| !is_clause(line, &asked));
    let first = lines.next()?;
    // A clause ends with its paragraph or where the next one begins.
    let rest = lines.take_while(|line| !line.trim().is_empty() && clause_id(line).is_none());
    let lines: Vec<_> = std::iter::once(first).chain(rest).map(plain).collect();
    Some(lines.join("\n"))
}

fn is_clause(line: &str, asked: &str) -> bool {
    clause_id(line).is_some_and(|id| {
        let id = id.to_ascii_uppercase();
        id == asked || id.split_once('-').is_some_and(|(_, number)| number == asked)
    })
}

/// The id in bold that opens a clause.
fn clause_id(line: &str) -> Option<&str> {
    let text = line.trim_start().trim_start_matches(['-', '*', '+']);
    let from = line.len() - text.len();
    // Stripping the list mark may have stripped the stars of the bold type too.
    let bold = line[..from].ends_with("**") || text.trim_start().starts_with("**");
    let text = text.trim_start().trim_start_matches('*');
    let (id, _) = text.split_once("**").filter(|_| bold)?;
    let id = id.split(' ').next().unwrap_or_default().trim_end_matches('.');
    let (prefix, number) = id.split_once('-')?;
    let is_id = !prefix.is_empty()
        && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
        && number.starts_with(|digit: char| digit.is_ascii_digit());
    is_id.then_some(id)
}

/// A line without its marks for bold and list.
fn plain(line: &str) -> String {
    line.trim().trim_start_matches("- ").replace("**", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Rules\n\n**POL-7.3** A siege needs\ntwo hoplites.\n**POL-7.31** Next.\n\n\
                        - **POL-8** An item.\n  More of it.\n- **POL-9.** Another.\n\nSee **POL-8**.\n";

    #[test]
    fn a_clause_is_found_with_its_whole_paragraph() {
        let expected = Some("POL-7.3 A siege needs\ntwo hoplites.".to_owned());
        for asked in ["POL-7.3", "pol-7.3", "7.3", " 7.3. "] {
            assert_eq!(clause(TEXT, asked), expected, "{asked}");
        }
        assert_eq!(clause(TEXT, "7.31"), Some("POL-7.31 Next.".to_owned()));
    }

    #[test]
    fn list_items_are_clauses_and_mentions_are_not() {
        assert_eq!(clause(TEXT, "8"), Some("POL-8 An item.\nMore of it.".to_owned()));
        assert_eq!(clause(TEXT, "9"), Some("POL-9. Another.".to_owned()));
        assert_eq!(clause(TEXT, "7"), None);
        assert_eq!(clause(TEXT, ""), None);
    }
}
