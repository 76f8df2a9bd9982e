//! `#[says(..)]` and `#[args(..)]`: sentences and their arguments.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{DeriveInput, Error, Expr, Ident, LitStr, Token};

use crate::attributes::{
    bare, check_fields, choose, parse_all, parse_condition, parse_one, separated, spelt,
};
use crate::variant::{Field, Variant};

/// `"id" if condition, arg, arg = expression, ..`
struct Says {
    id: Option<LitStr>,
    condition: Option<Expr>,
    /// `None`: every field is an argument.
    list: Option<Vec<Entry>>,
}

enum Entry {
    /// A field, under its usual name.
    Field(Ident),
    /// A computed argument.
    Value(Ident, Expr),
    /// A field that is left out.
    Without(Ident),
    /// The fields that were not mentioned.
    Rest,
    /// The whole message.
    Whole(Expr),
}

impl Parse for Says {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let id = input.peek(LitStr).then(|| input.parse()).transpose()?;
        let condition = parse_condition(input)?;
        if id.is_some() || condition.is_some() {
            if input.is_empty() {
                return Ok(Says { id, condition, list: None });
            }
            input.parse::<Token![,]>()?;
        }
        let list = Punctuated::<Entry, Token![,]>::parse_terminated(input)?;
        Ok(Says { id, condition, list: Some(list.into_iter().collect()) })
    }
}

impl Parse for Entry {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(Token![..]) {
            input.parse::<Token![..]>()?;
            return Ok(Entry::Rest);
        }
        if input.peek(Token![_]) {
            input.parse::<Token![_]>()?;
            input.parse::<Token![=]>()?;
            return input.parse().map(Entry::Without);
        }
        let name: Ident = input.parse()?;
        if !input.peek(Token![=]) {
            return Ok(Entry::Field(name));
        }
        input.parse::<Token![=]>()?;
        let value = input.parse()?;
        Ok(if name == "with" { Entry::Whole(value) } else { Entry::Value(name, value) })
    }
}

/// `#[args(card = kind, _ = by)]`: what arguments are called, by field.
pub(crate) struct Renames(Vec<(Ident, Option<Ident>)>);

struct Rename(Ident, Option<Ident>);

impl Parse for Rename {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = match input.parse::<Option<Token![_]>>()? {
            Some(_) => None,
            None => Some(input.parse()?),
        };
        input.parse::<Token![=]>()?;
        Ok(Rename(input.parse()?, name))
    }
}

impl Parse for Renames {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let listed = Punctuated::<Rename, Token![,]>::parse_terminated(input)?;
        Ok(Renames(listed.into_iter().map(|Rename(field, name)| (field, name)).collect()))
    }
}

impl Renames {
    /// The renames that the enum declares.
    pub(crate) fn of(input: &DeriveInput, variants: &[Variant]) -> syn::Result<Self> {
        let renames = parse_one(&input.attrs, "args")?.unwrap_or(Renames(Vec::new()));
        check_fields(renames.0.iter().map(|(field, _)| field), variants)?;
        Ok(renames)
    }

    /// The name of a field's argument; `None` if the field is not an argument.
    fn name(&self, field: &Field) -> Option<String> {
        let renamed = self.0.iter().find(|(name, _)| *name == field.name);
        match renamed {
            Some((_, name)) => name.as_ref().map(spelt),
            None => Some(spelt(&field.name)),
        }
    }
}

/// The message of a variant, as an expression of its fields.
pub(crate) fn message(
    variant: &Variant,
    prefix: &str,
    renames: &Renames,
) -> syn::Result<TokenStream> {
    let mut all: Vec<Says> = parse_all(&variant.attributes, "says")?;
    if all.is_empty() {
        all.push(Says { id: None, condition: None, list: None });
    }
    let mut choices = Vec::new();
    for says in &all {
        choices.push((says.condition.as_ref(), one_message(says, variant, prefix, renames)?));
    }
    choose(&choices, None, "says").map_err(|fault| Error::new_spanned(&variant.ident, fault))
}

fn one_message(
    says: &Says,
    variant: &Variant,
    prefix: &str,
    renames: &Renames,
) -> syn::Result<TokenStream> {
    let list = says.list.as_deref();
    if let Some([Entry::Whole(message)]) = list {
        return match &says.id {
            None => Ok(quote!(#message)),
            Some(id) => Err(Error::new_spanned(id, "`with` gives the whole message, id and all")),
        };
    }
    let id = match &says.id {
        Some(id) => quote!(#id),
        None => {
            let id = format!("{prefix}{}", separated(&spelt(&variant.ident), '-'));
            quote!(#id)
        }
    };
    let args = match list {
        None => rest(&[], variant, renames),
        Some(list) => listed(list, variant, renames)?,
    };
    Ok(quote!(::table::Message::new(#id) #(#args)*))
}

fn listed(list: &[Entry], variant: &Variant, renames: &Renames) -> syn::Result<Vec<TokenStream>> {
    let mut args = Vec::new();
    for entry in list {
        match entry {
            Entry::Field(name) => args.extend(of_field(find(name, variant)?, renames)),
            Entry::Value(name, value) => {
                let name = spelt(name);
                args.push(quote_spanned!(value.span()=> .with(#name, &(#value))));
            }
            Entry::Without(name) => drop(find(name, variant)?),
            Entry::Rest => args.extend(rest(list, variant, renames)),
            Entry::Whole(message) => {
                return Err(Error::new_spanned(message, "`with` stands alone"));
            }
        }
    }
    Ok(args)
}

/// Arguments of all fields that the list does not mention.
fn rest(list: &[Entry], variant: &Variant, renames: &Renames) -> Vec<TokenStream> {
    let mentions = |field: &Field| {
        list.iter().any(|entry| match entry {
            Entry::Field(name) | Entry::Without(name) => *name == field.name,
            Entry::Value(name, value) => {
                bare(value) == Some(&field.name) || renames.name(field) == Some(spelt(name))
            }
            Entry::Rest | Entry::Whole(_) => false,
        })
    };
    let others = variant.fields.iter().filter(|field| !mentions(field));
    others.filter_map(|field| of_field(field, renames)).collect()
}

fn of_field(field: &Field, renames: &Renames) -> Option<TokenStream> {
    let (argument, name) = (renames.name(field)?, &field.name);
    Some(quote_spanned!(field.ty.span()=> .with(#argument, &#name)))
}

fn find<'v>(name: &Ident, variant: &'v Variant) -> syn::Result<&'v Field> {
    variant.field(name).ok_or_else(|| {
        Error::new_spanned(name, format!("`{}` has no field `{name}`", variant.ident))
    })
}
