//! `#[ids(..)]` and `#[id(..)]`.

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Expr, Ident, LitStr, Path, Token, Type, parenthesized};

/// The arguments of `#[ids(..)]`.
#[derive(Default)]
pub(super) struct Settings {
    pub(super) count: Option<Expr>,
    pub(super) from: Option<Path>,
    pub(super) find: Option<Path>,
    pub(super) list: Option<Vec<LitStr>>,
    pub(super) bits: Option<Type>,
    pub(super) name: Option<Name>,
    pub(super) kind: Option<LitStr>,
    pub(super) is_kebab: bool,
    pub(super) is_thing: bool,
    pub(super) is_seat: bool,
}

impl Parse for Settings {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut settings = Settings::default();
        let mut seen: Vec<Ident> = Vec::new();
        while !input.is_empty() {
            let key: Ident = input.parse()?;
            if seen.contains(&key) {
                return Err(Error::new_spanned(&key, format!("a second `{key}`")));
            }
            settings.set(&key, input)?;
            seen.push(key);
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(settings)
    }
}

impl Settings {
    fn set(&mut self, key: &Ident, input: ParseStream<'_>) -> syn::Result<()> {
        match key.to_string().as_str() {
            "count" => self.count = Some(value(input)?),
            "from" => self.from = Some(value(input)?),
            "find" => self.find = Some(value(input)?),
            "list" => self.list = Some(list(input)?),
            "bits" => self.bits = Some(value(input)?),
            "name" => self.name = Some(Name::parse(&value(input)?)?),
            "kind" => self.kind = Some(value(input)?),
            "case" => self.is_kebab = is_kebab(&value(input)?)?,
            "thing" => self.is_thing = true,
            "seat" => self.is_seat = true,
            _ => {
                let known = "count, from, find, list, bits, name, kind, case, thing, seat";
                let fault = format!("there is no setting `{key}`; there are {known}");
                return Err(Error::new_spanned(key, fault));
            }
        }
        Ok(())
    }
}

fn value<T: Parse>(input: ParseStream<'_>) -> syn::Result<T> {
    input.parse::<Token![=]>()?;
    input.parse()
}

fn list(input: ParseStream<'_>) -> syn::Result<Vec<LitStr>> {
    let inside;
    parenthesized!(inside in input);
    let listed = Punctuated::<LitStr, Token![,]>::parse_terminated(&inside)?;
    Ok(listed.into_iter().collect())
}

fn is_kebab(case: &LitStr) -> syn::Result<bool> {
    match case.value().as_str() {
        "snake" => Ok(false),
        "kebab" => Ok(true),
        _ => Err(Error::new_spanned(case, "expected \"snake\" or \"kebab\"")),
    }
}

/// `card-{id}`, `card-{kebab_id}`
pub(super) struct Name {
    pub(super) before: String,
    pub(super) after: String,
    pub(super) is_kebab: bool,
}

impl Name {
    fn parse(text: &LitStr) -> syn::Result<Self> {
        let value = text.value();
        let found = [("{id}", false), ("{kebab_id}", true)].into_iter().find_map(
            |(placeholder, is_kebab)| {
                value.split_once(placeholder).map(|(before, after)| (before, after, is_kebab))
            },
        );
        match found {
            Some((before, after, is_kebab)) if !format!("{before}{after}").contains('{') => {
                Ok(Name { before: before.to_owned(), after: after.to_owned(), is_kebab })
            }
            _ => Err(Error::new_spanned(text, "a name has one `{id}` or `{kebab_id}`")),
        }
    }
}

/// `#[id("metal", also = "iron")]`
pub(super) struct OwnId {
    pub(super) id: LitStr,
    pub(super) also: Vec<LitStr>,
}

impl Parse for OwnId {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut own = OwnId { id: input.parse()?, also: Vec::new() };
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            let key: Ident = input.parse()?;
            if key != "also" {
                return Err(Error::new_spanned(key, "expected `also = \"id\"`"));
            }
            own.also.push(value(input)?);
        }
        Ok(own)
    }
}
