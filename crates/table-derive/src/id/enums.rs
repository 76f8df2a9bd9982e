//! Ids that are enums.

use quote::quote;
use syn::spanned::Spanned;
use syn::{DataEnum, Error, Ident, LitStr, Visibility};

use super::body::{Body, refuse_crowd, refuse_twice, smallest};
use super::settings::{Name, OwnId, Settings};
use crate::attributes::{parse_one, separated, spelt};

/// One id of an enum, and other spellings of it.
struct Spelling {
    variant: Ident,
    id: LitStr,
    also: Vec<LitStr>,
}

pub(super) fn body(data: &DataEnum, vis: &Visibility, settings: &Settings) -> syn::Result<Body> {
    refuse_for_enums(settings)?;
    let spellings = spellings(data, settings)?;
    refuse_twice(spellings.iter().flat_map(|one| std::iter::once(&one.id).chain(&one.also)))?;
    let variants: Vec<_> = spellings.iter().map(|one| &one.variant).collect();
    let ids: Vec<_> = spellings.iter().map(|one| &one.id).collect();
    let also = spellings.iter().map(|one| &one.also);
    let count = spellings.len();
    let bits = settings.bits.clone().map_or_else(|| smallest(count), Ok)?;
    refuse_crowd(count, &bits)?;
    Ok(Body {
        count: quote!(#count),
        more: quote! {
            /// All of them, in order.
            #vis const ALL: [Self; #count] = [#(Self::#variants),*];
        },
        index: quote!(self as usize),
        nth: quote!(Self::ALL[index]),
        id: quote!(match self { #(Self::#variants => #ids),* }),
        is_const: true,
        by_id: quote! {
            match id {
                #(#ids #(| #also)* => ::core::option::Option::Some(Self::#variants),)*
                _ => ::core::option::Option::None,
            }
        },
        bits,
        name: settings.name.as_ref().map(|name| {
            let names = ids.iter().map(|id| said(name, &id.value()));
            quote!(::table::Message::new(match self { #(Self::#variants => #names),* }))
        }),
    })
}

fn refuse_for_enums(settings: &Settings) -> syn::Result<()> {
    let message = "an enum lists its ids itself";
    let paths = [&settings.from, &settings.find].into_iter().flatten();
    let spans = paths.map(Spanned::span).chain(settings.count.as_ref().map(Spanned::span));
    let first = settings.list.iter().flatten().map(Spanned::span);
    spans.chain(first).next().map_or(Ok(()), |span| Err(Error::new(span, message)))
}

fn spellings(data: &DataEnum, settings: &Settings) -> syn::Result<Vec<Spelling>> {
    let mut spellings = Vec::new();
    for variant in &data.variants {
        if !variant.fields.is_empty() {
            return Err(Error::new_spanned(&variant.fields, "an id has no fields"));
        }
        if let Some((_, number)) = &variant.discriminant {
            return Err(Error::new_spanned(number, "ids are numbered in order"));
        }
        let (id, also) = match parse_one::<OwnId>(&variant.attrs, "id")? {
            Some(own) => (own.id, own.also),
            None => {
                let separator = if settings.is_kebab { '-' } else { '_' };
                let id = separated(&spelt(&variant.ident), separator);
                (LitStr::new(&id, variant.ident.span()), Vec::new())
            }
        };
        spellings.push(Spelling { variant: variant.ident.clone(), id, also });
    }
    Ok(spellings)
}

/// The message id of a thing whose id is known at compile time.
fn said(name: &Name, id: &str) -> String {
    let id = if name.is_kebab { id.replace('_', "-") } else { id.to_owned() };
    format!("{}{id}{}", name.before, name.after)
}
