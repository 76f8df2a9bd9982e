//! What the attributes of all derives have in common.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Data, DeriveInput, Error, Expr, Ident, Token, parse_quote};

use crate::variant::Variant;

/// The attributes with a name, parsed.
pub(crate) fn parse_all<T: Parse>(attributes: &[Attribute], name: &str) -> syn::Result<Vec<T>> {
    let named = attributes.iter().filter(|attribute| attribute.path().is_ident(name));
    named.map(Attribute::parse_args).collect()
}

/// The attribute with a name, of which there is one at most.
pub(crate) fn parse_one<T: Parse>(attributes: &[Attribute], name: &str) -> syn::Result<Option<T>> {
    let mut named = attributes.iter().filter(|attribute| attribute.path().is_ident(name));
    let first = named.next().map(Attribute::parse_args).transpose()?;
    match named.next() {
        None => Ok(first),
        Some(second) => Err(Error::new_spanned(second, format!("a second `{name}`"))),
    }
}

/// The variants of an enum.
pub(crate) fn variants_of(input: &DeriveInput) -> syn::Result<Vec<Variant>> {
    match &input.data {
        Data::Enum(data) => Ok(data.variants.iter().map(Variant::new).collect()),
        _ => Err(Error::new_spanned(&input.ident, "this can be derived for enums only")),
    }
}

/// `expression if condition`.
pub(crate) struct Guarded {
    pub(crate) value: Expr,
    pub(crate) condition: Option<Expr>,
}

impl Parse for Guarded {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let value = input.parse()?;
        Ok(Guarded { value, condition: parse_condition(input)? })
    }
}

/// `if condition`, where it is given.
pub(crate) fn parse_condition(input: ParseStream<'_>) -> syn::Result<Option<Expr>> {
    if !input.peek(Token![if]) {
        return Ok(None);
    }
    input.parse::<Token![if]>()?;
    input.parse().map(Some)
}

/// The first value whose condition holds, or else `otherwise`. Without `otherwise`, the last value
/// must have no condition, and every other must have one.
pub(crate) fn choose(
    choices: &[(Option<&Expr>, TokenStream)],
    otherwise: Option<TokenStream>,
    what: &str,
) -> Result<TokenStream, String> {
    let Some(((condition, last), others)) = choices.split_last() else {
        return otherwise.ok_or_else(|| format!("there is no `{what}`"));
    };
    let mut chosen = match (condition, otherwise) {
        (None, _) => last.clone(),
        (Some(condition), Some(otherwise)) => quote!(if #condition { #last } else { #otherwise }),
        (Some(_), None) => return Err(format!("the last `{what}` must have no condition")),
    };
    for (condition, value) in others.iter().rev() {
        let Some(condition) = condition else {
            return Err(format!("only the last `{what}` may have no condition"));
        };
        chosen = quote!(if #condition { #value } else { #chosen });
    }
    Ok(chosen)
}

/// The expressions of `#[at(..)]`.
pub(crate) struct At(pub(crate) Vec<Expr>);

impl Parse for At {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let listed = Punctuated::<Expr, Token![,]>::parse_terminated(input)?;
        Ok(At(listed.into_iter().collect()))
    }
}

/// The things that a variant's `#[at(..)]` lists, or else the fields that count as things by
/// default.
pub(crate) fn things(variant: &Variant, default: &[Ident]) -> syn::Result<TokenStream> {
    let listed = match parse_one::<At>(&variant.attributes, "at")? {
        Some(At(listed)) => listed,
        None => {
            let has = default.iter().filter(|name| variant.field(name).is_some());
            has.map(|name| parse_quote!(#name)).collect()
        }
    };
    Ok(quote!(#(::table::Thing::point(&(#listed), &mut __things);)*))
}

/// The field that an expression names, if it is just a name.
pub(crate) fn bare(expression: &Expr) -> Option<&Ident> {
    match expression {
        Expr::Path(path) if path.attrs.is_empty() => path.path.get_ident(),
        _ => None,
    }
}

/// Checks that names are fields of some variant.
pub(crate) fn check_fields<'a>(
    names: impl IntoIterator<Item = &'a Ident>,
    variants: &[Variant],
) -> syn::Result<()> {
    for name in names {
        if !variants.iter().any(|variant| variant.field(name).is_some()) {
            return Err(Error::new_spanned(name, format!("no variant has a field `{name}`")));
        }
    }
    Ok(())
}

/// A name without `r#`.
pub(crate) fn spelt(name: &Ident) -> String {
    name.unraw().to_string()
}

/// `StartProject` with a separator: `start_project`, `start-project`, `start project`.
pub(crate) fn separated(name: &str, separator: char) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push(separator);
        }
        out.extend(letter.to_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::separated;

    #[test]
    fn names_are_split_before_capitals() {
        assert_eq!(separated("StartProject", '_'), "start_project");
        assert_eq!(separated("BuyVp", '-'), "buy-vp");
        assert_eq!(separated("A", '_'), "a");
    }
}
