//! The words of a move: `start_project {project} {polis}`.

use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Error, Ident, LitStr, Token};

use crate::attributes::{parse_one, separated, spelt};
use crate::variant::{Variant, inside_option};

pub(crate) struct Template {
    pub(crate) verb: String,
    /// What follows the verb.
    pub(crate) parts: Vec<Part>,
    /// The text is never parsed: another move has the same.
    pub(crate) write_only: bool,
}

#[derive(Clone)]
pub(crate) enum Part {
    Fixed(String),
    /// A field, by its number in the variant.
    Field(usize),
}

/// `"collect {good}", write_only`
struct Words {
    text: LitStr,
    write_only: bool,
}

impl Parse for Words {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let text = input.parse()?;
        if input.is_empty() {
            return Ok(Words { text, write_only: false });
        }
        input.parse::<Token![,]>()?;
        let flag: Ident = input.parse()?;
        if flag != "write_only" {
            return Err(Error::new_spanned(flag, "expected `write_only`"));
        }
        Ok(Words { text, write_only: true })
    }
}

impl Template {
    /// The template of a variant. Placeholders name the fields of tuple variants.
    pub(crate) fn of(variant: &mut Variant) -> syn::Result<Self> {
        let template = match parse_one::<Words>(&variant.attributes, "words")? {
            Some(words) => Template::read(&words, variant)?,
            None => Template::default_of(variant),
        };
        variant.check_names()?;
        template.check_optional(variant)?;
        Ok(template)
    }

    fn default_of(variant: &Variant) -> Self {
        Template {
            verb: separated(&spelt(&variant.ident), '_'),
            parts: (0..variant.fields.len()).map(Part::Field).collect(),
            write_only: false,
        }
    }

    fn read(words: &Words, variant: &mut Variant) -> syn::Result<Self> {
        let fault = |fault: String| Err(Error::new(words.text.span(), fault));
        let text = words.text.value();
        let mut split = text.split_ascii_whitespace();
        let Some(verb) = split.next().filter(|verb| !verb.contains(['{', '}'])) else {
            return fault("the first word of a move is its verb".to_owned());
        };
        let (mut parts, mut used) = (Vec::new(), Vec::new());
        for word in split {
            let inside = word.strip_prefix('{').and_then(|word| word.strip_suffix('}'));
            let Some(name) = inside else {
                if word.contains(['{', '}']) {
                    return fault(format!("`{word}` is neither a word nor a placeholder"));
                }
                parts.push(Part::Fixed(word.to_owned()));
                continue;
            };
            let n = match place(name, used.len(), variant, &words.text) {
                Some(n) if !used.contains(&n) => n,
                Some(_) => return fault(format!("`{{{name}}}` stands twice")),
                None => return fault(format!("`{}` has no field `{name}`", variant.ident)),
            };
            used.push(n);
            parts.push(Part::Field(n));
        }
        if used.len() < variant.fields.len() {
            let (n, all) = (used.len(), variant.fields.len());
            return fault(format!("`{}` has {all} fields, but the words name {n}", variant.ident));
        }
        Ok(Template { verb: verb.to_owned(), parts, write_only: words.write_only })
    }

    /// A word that may be left out must be the last.
    fn check_optional(&self, variant: &Variant) -> syn::Result<()> {
        let before_last = &self.parts[..self.parts.len().saturating_sub(1)];
        for part in before_last {
            let Part::Field(n) = part else { continue };
            let ty = &variant.fields[*n].ty;
            if inside_option(ty).is_some() {
                return Err(Error::new(ty.span(), "only the last word may be left out"));
            }
        }
        Ok(())
    }

    /// How many fixed words follow the verb before the first field.
    pub(crate) fn fixed(&self) -> usize {
        self.parts.iter().take_while(|part| matches!(part, Part::Fixed(_))).count()
    }

    /// The template with all fields alike: two moves of one shape could not be told apart.
    pub(crate) fn shape(&self) -> String {
        let mut shape = self.verb.clone();
        for part in &self.parts {
            shape.push(' ');
            shape.push_str(match part {
                Part::Fixed(word) => word,
                Part::Field(_) => "{}",
            });
        }
        shape
    }
}

/// The field that a placeholder stands for: by name, or the next one, which then takes that name.
fn place(name: &str, next: usize, variant: &mut Variant, text: &LitStr) -> Option<usize> {
    if !variant.is_tuple {
        return variant.fields.iter().position(|field| spelt(&field.name) == name);
    }
    let mut named: Ident = syn::parse_str(name).ok()?;
    named.set_span(text.span());
    variant.fields.get_mut(next)?.name = named;
    Some(next)
}
