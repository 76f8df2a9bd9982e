//! Clauses of a rules text: `**POL-7.3** A siege needs ...` at the start of a paragraph or of a
//! list item.
//!
//! A text about several editions says so in a line `Editions: 2012, 2020`. Then each clause says
//! to which of them it belongs: `**POL-7.3** [2012, 2020] A siege needs ...`.

/// The id of a clause, such as `POL-7.3`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClauseId {
    /// The letters that name the game.
    pub(crate) prefix: String,
    /// The number with its dots, and a letter where there is one.
    pub(crate) number: String,
}

impl std::fmt::Display for ClauseId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

/// One clause as it stands in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clause {
    /// Its id.
    pub(crate) id: ClauseId,
    /// The line it begins on, counted from 1.
    pub(crate) line: usize,
    /// The editions that it is marked with.
    pub(crate) editions: Vec<String>,
    /// Its first words, for the list.
    pub(crate) words: String,
}

/// The editions that a rules text covers, if several.
pub(crate) fn editions(text: &str) -> Vec<String> {
    let line = text.lines().find_map(|line| line.trim().strip_prefix("Editions:"));
    line.map(listed).unwrap_or_default()
}

fn listed(text: &str) -> Vec<String> {
    text.split(',').map(|one| one.trim().to_owned()).filter(|one| !one.is_empty()).collect()
}

/// Every clause of a rules text, in order, duplicates included.
pub(crate) fn clauses(text: &str) -> Vec<Clause> {
    let lines = text.lines().enumerate();
    lines.filter_map(|(index, line)| clause(index + 1, line)).collect()
}

fn clause(line: usize, text: &str) -> Option<Clause> {
    let bold = without_list_mark(text.trim_start()).strip_prefix("**")?;
    let (id, words) = bold.split_once("**")?;
    let (id, rest) = leading_id(id)?;
    // `**POL-7.3.**` and `**POL-7.3 Siege**` are clauses too; `**POL-7.3x**` is not.
    let title = rest.strip_prefix('.').unwrap_or(rest);
    if !title.is_empty() && !title.starts_with(' ') {
        return None;
    }
    let (editions, words) = edition_mark(words.trim());
    let words = format!("{} {words}", title.trim()).trim().to_owned();
    Some(Clause { id, line, editions, words })
}

/// `[2012, 2020]` at the start of a clause, and what follows it.
fn edition_mark(words: &str) -> (Vec<String>, &str) {
    let marked = words.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    match marked {
        Some((mark, rest)) => (listed(mark), rest.trim_start()),
        None => (Vec::new(), words),
    }
}

/// A list item without its `-`, `*`, `+` or `12.`.
fn without_list_mark(text: &str) -> &str {
    let unnumbered = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = unnumbered.strip_prefix(". ").filter(|_| unnumbered.len() < text.len());
    let marked = ["- ", "* ", "+ "].iter().find_map(|mark| text.strip_prefix(mark));
    marked.or(numbered).unwrap_or(text).trim_start()
}

/// The id at the very start of a text, and the rest of it. The longest possible number is taken:
/// `POL-7.31` never gives `POL-7.3`.
pub(crate) fn leading_id(text: &str) -> Option<(ClauseId, &str)> {
    let letters = text.find(|c: char| !c.is_ascii_uppercase()).filter(|&letters| letters > 0)?;
    let (prefix, rest) = text.split_at(letters);
    let rest = rest.strip_prefix('-')?;
    let number = leading_number(rest)?;
    let id = ClauseId { prefix: prefix.to_owned(), number: number.to_owned() };
    Some((id, &rest[number.len()..]))
}

/// `7.3` or `7.3a` at the start of a text; a full stop that ends a sentence is not part of it.
fn leading_number(text: &str) -> Option<&str> {
    let digits = |from: usize| text[from..].bytes().take_while(u8::is_ascii_digit).count();
    let mut end = digits(0);
    if end == 0 {
        return None;
    }
    while text[end..].starts_with('.') && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    let mut after = text[end..].chars();
    let letter = after.next().is_some_and(|c| c.is_ascii_lowercase());
    if letter && !after.next().is_some_and(|c| c.is_alphanumeric() || c == '_') {
        end += 1;
    }
    Some(&text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        clauses(text).iter().map(|clause| clause.id.to_string()).collect()
    }

    #[test]
    fn a_clause_opens_a_paragraph_or_a_list_item() {
        let text = "# 7 Sieges\n\n**POL-7.1** One.\n- **POL-7.2** Two.\n  * **POL-7.2.1** Three.\n\
                    3. **POL-7.3.** Four.\n**POL-7.4 Title** Five.\n**POL-7.5a** Six.\n";
        let expected = ["POL-7.1", "POL-7.2", "POL-7.2.1", "POL-7.3", "POL-7.4", "POL-7.5a"];
        assert_eq!(ids(text), expected);
    }

    #[test]
    fn other_text_is_no_clause() {
        let text = "See **POL-7.1** above.\nPOL-7.2 is not bold.\n**Bold** words.\n**pol-7.3** low.\n\
                    **POL-x**\n**POL-7.3xy** no.\n## **POL-8** heading\n**POL-9 unclosed\n7.1 **\n";
        assert_eq!(ids(text), Vec::<String>::new());
    }

    #[test]
    fn a_clause_knows_its_line_and_words() {
        let found = clauses("\n\n- **POL-7.3** A siege needs two hoplites.\n");
        assert_eq!(found[0].line, 3);
        assert_eq!(found[0].words, "A siege needs two hoplites.");
    }

    #[test]
    fn a_clause_knows_its_editions() {
        let text = "Editions: 2012, 2020\n\n**POL-1** [2012, 2020] Both.\n**POL-2** [2020] New.\n\
                    **POL-3** Unmarked [2012].\n";
        assert_eq!(editions(text), ["2012", "2020"]);
        assert!(editions("Two editions: none.").is_empty());
        let marks: Vec<_> = clauses(text).into_iter().map(|c| (c.editions, c.words)).collect();
        assert_eq!(marks[0], (vec!["2012".to_owned(), "2020".to_owned()], "Both.".to_owned()));
        assert_eq!(marks[1], (vec!["2020".to_owned()], "New.".to_owned()));
        assert_eq!(marks[2], (vec![], "Unmarked [2012].".to_owned()));
    }

    #[test]
    fn a_number_is_as_long_as_it_can_be() {
        let read = |text| leading_id(text).map(|(id, rest)| (id.to_string(), rest));
        assert_eq!(read("POL-7.31, then"), Some(("POL-7.31".into(), ", then")));
        assert_eq!(read("POL-7.3. Then"), Some(("POL-7.3".into(), ". Then")));
        assert_eq!(read("POL-7.3b)"), Some(("POL-7.3b".into(), ")")));
        assert_eq!(read("POL-7.3bis"), Some(("POL-7.3".into(), "bis")));
        assert_eq!(read("POL-"), None);
        assert_eq!(read("-7"), None);
    }
}
