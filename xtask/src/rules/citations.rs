//! Where clauses are cited: as `POL-7.3` in text, or as `pol_7_3_...` in the name of a test.

use std::ops::RangeInclusive;

use super::clauses::{ClauseId, leading_id};

/// One mention of a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Citation {
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// The clause.
    pub(crate) id: ClauseId,
}

/// Mentions of the form `POL-7.3`.
pub(crate) fn in_text(text: &str, prefix: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices(prefix) {
            let before = line[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '-' || c == '_') {
                continue;
            }
            let cited = leading_id(&line[at..]).filter(|(id, _)| id.prefix == prefix);
            if let Some((id, _)) = cited {
                found.push(Citation { line: index + 1, id });
            }
        }
    }
    found
}

/// Mentions in the names of functions, `fn pol_7_3_a_siege_needs_hoplites`.
pub(crate) fn in_names(text: &str, prefix: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some((_, after)) = line.split_once("fn ") else { continue };
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let end = after.find(|c| !is_part(c)).unwrap_or(after.len());
        let name = after[..end].to_ascii_lowercase();
        let ids = ids_in_name(&name, prefix).into_iter();
        found.extend(ids.map(|id| Citation { line: index + 1, id }));
    }
    found
}

/// The clauses that a name mentions. The longest possible number is taken, as in text: so a test of
/// 7.3 with two dice can't be called `pol_7_3_2_dice`.
fn ids_in_name(name: &str, prefix: &str) -> Vec<ClauseId> {
    let mark = prefix.to_ascii_lowercase();
    let parts: Vec<_> = name.split('_').collect();
    let marks = (0..parts.len()).filter(|&at| parts[at] == mark);
    let numbers = marks.filter_map(|at| number_of(&parts[at + 1..]));
    numbers.map(|number| ClauseId { prefix: prefix.to_owned(), number }).collect()
}

/// `7.3a` from the parts `7`, `3a`, `a`, `siege`.
fn number_of(parts: &[&str]) -> Option<String> {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let mut number = Vec::new();
    for part in parts {
        let stem = part.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(part);
        if !is_number(stem) {
            break;
        }
        number.push(*part);
        if stem != *part {
            break;
        }
    }
    (!number.is_empty()).then(|| number.join("."))
}

/// The tests in a source file.
#[derive(Default, PartialEq, Eq, Debug)]
pub(crate) struct TestParts {
    /// Lines inside `#[cfg(test)]` modules.
    pub(crate) lines: Vec<RangeInclusive<usize>>,
    /// Modules in files of their own that are only compiled for tests.
    pub(crate) files: Vec<String>,
}

impl TestParts {
    /// Whether a line belongs to the tests.
    pub(crate) fn holds(&self, line: usize) -> bool {
        self.lines.iter().any(|range| range.contains(&line))
    }
}

/// Finds the `#[cfg(test)]` modules of a source file.
///
/// # Errors
/// If the text is not Rust.
pub(crate) fn test_parts(source: &str) -> syn::Result<TestParts> {
    let mut parts = TestParts::default();
    collect(&syn::parse_file(source)?.items, &mut parts);
    Ok(parts)
}

fn collect(items: &[syn::Item], parts: &mut TestParts) {
    use syn::spanned::Spanned;
    for item in items {
        let syn::Item::Mod(module) = item else { continue };
        let test = module.attrs.iter().any(is_cfg_test);
        match &module.content {
            Some(_) if test => {
                let span = module.span();
                parts.lines.push(span.start().line..=span.end().line);
            }
            Some((_, inner)) => collect(inner, parts),
            None if test => parts.files.push(module.ident.to_string()),
            None => {}
        }
    }
}

/// `#[cfg(test)]`, also within `all(...)`.
fn is_cfg_test(attribute: &syn::Attribute) -> bool {
    let syn::Meta::List(list) = &attribute.meta else { return false };
    let condition = list.tokens.to_string();
    let words = condition.split(|c: char| !c.is_alphanumeric() && c != '_');
    list.path.is_ident("cfg")
        && words.clone().any(|word| word == "test")
        && !words.clone().any(|word| word == "not")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(found: Vec<Citation>) -> Vec<(usize, String)> {
        found.into_iter().map(|one| (one.line, one.id.number)).collect()
    }

    fn one(line: usize, number: &str) -> (usize, String) {
        (line, number.to_owned())
    }

    #[test]
    fn text_cites_by_the_whole_number() {
        let text =
            "/// POL-7.3: a siege; also (POL-7.31).\nXPOL-1 POL-x MY-POL-2\nrefuse(\"POL-8\")";
        assert_eq!(cited(in_text(text, "POL")), [one(1, "7.3"), one(1, "7.31"), one(3, "8")]);
    }

    #[test]
    fn names_cite_with_underscores_for_dots() {
        let text =
            "#[test]\nfn pol_7_3_a_siege_needs_hoplites() {}\nfn POL_8_() {}\nlet pol_9 = 1;";
        assert_eq!(cited(in_names(text, "POL")), [one(2, "7.3"), one(3, "8")]);
    }

    #[test]
    fn a_longer_number_is_another_clause() {
        assert_eq!(cited(in_names("fn pol_7_31() {}", "POL")), [one(1, "7.31")]);
        assert!(cited(in_names("fn police_7_3() {}", "POL")).is_empty());
    }

    #[test]
    fn a_name_may_cite_several_clauses() {
        let found = cited(in_names("fn pol_7_and_pol_8b_agree() {}", "POL"));
        assert_eq!(found, [one(1, "7"), one(1, "8b")]);
    }

    #[test]
    fn test_modules_are_told_from_code() {
        let source = "fn a() {}\n#[cfg(test)]\nmod tests {\n    const S: &str = \"}\";\n}\n\
                      mod b {\n    #[cfg(all(test, unix))]\n    mod inner;\n}\n#[cfg(not(test))]\nmod c {}\n";
        let parts = test_parts(source).unwrap();
        assert_eq!(parts, TestParts { lines: vec![2..=5], files: vec!["inner".into()] });
        assert!(parts.holds(4) && !parts.holds(1) && !parts.holds(6));
    }

    #[test]
    fn broken_source_is_an_error() {
        assert!(test_parts("fn {").is_err());
    }
}
