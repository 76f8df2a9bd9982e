//! `#[derive(Event)]`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::{DeriveInput, Error, Ident, Path, Token};

use crate::attributes::{
    At, Guarded, bare, check_fields, choose, parse_all, parse_one, things, variants_of,
};
use crate::says::{Renames, message};
use crate::variant::Variant;

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let variants = variants_of(input)?;
    let renames = Renames::of(input, &variants)?;
    let at = default_things(input, &variants)?;
    let (mut messages, mut clauses, mut targets) = (Vec::new(), Vec::new(), Vec::new());
    for variant in &variants {
        variant.check_names()?;
        let (pattern, values) = (variant.pattern(), variant.values());
        let (said, clause) = (message(variant, "event-", &renames)?, clause(variant)?);
        let things = things(variant, &at)?;
        messages.push(quote!(#pattern => { #values #said }));
        clauses.push(quote!(#pattern => { #values #clause }));
        targets.push(quote!(#pattern => { #values #things }));
    }
    let (name, seen_by) = (&input.ident, seen_by(input, &variants)?);
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables, clippy::all, reason = "derived")]
        impl ::table::Event for #name {
            fn message(&self) -> ::table::Message {
                match self { #(#messages)* }
            }

            fn clause(&self) -> &'static str {
                match self { #(#clauses)* }
            }

            fn things(&self) -> ::std::vec::Vec<&'static str> {
                let mut __things = ::std::vec::Vec::new();
                match self { #(#targets)* }
                __things
            }

            #seen_by
        }
    })
}

/// Fields that count as things in every variant.
fn default_things(input: &DeriveInput, variants: &[Variant]) -> syn::Result<Vec<Ident>> {
    let Some(At(listed)) = parse_one(&input.attrs, "at")? else { return Ok(Vec::new()) };
    let mut names = Vec::new();
    for one in &listed {
        let name = bare(one).ok_or_else(|| Error::new_spanned(one, "fields only, on the enum"))?;
        names.push(name.clone());
    }
    check_fields(&names, variants)?;
    Ok(names)
}

fn clause(variant: &Variant) -> syn::Result<TokenStream> {
    let all: Vec<Guarded> = parse_all(&variant.attributes, "clause")?;
    let choices: Vec<_> = all
        .iter()
        .map(|Guarded { value, condition }| (condition.as_ref(), quote!(#value)))
        .collect();
    choose(&choices, None, "clause").map_err(|fault| Error::new_spanned(&variant.ident, fault))
}

/// `#[secret(kind, known_to = by)]` or `#[secret(with = function)]`.
enum Secret {
    Field { field: Ident, known_to: Ident },
    With(Path),
}

impl Parse for Secret {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let field: Ident = input.parse()?;
        if field == "with" && input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            return input.parse().map(Secret::With);
        }
        input.parse::<Token![,]>()?;
        let key: Ident = input.parse()?;
        if key != "known_to" {
            return Err(Error::new_spanned(&key, "expected `known_to = field`"));
        }
        input.parse::<Token![=]>()?;
        Ok(Secret::Field { field, known_to: input.parse()? })
    }
}

fn seen_by(input: &DeriveInput, variants: &[Variant]) -> syn::Result<TokenStream> {
    let default: Vec<Secret> = parse_all(&input.attrs, "secret")?;
    for secret in &default {
        check_default(secret, variants)?;
    }
    let mut redactions = Vec::new();
    for variant in variants {
        let own: Vec<Secret> = parse_all(&variant.attributes, "secret")?;
        for secret in &own {
            check_own(secret, variant)?;
        }
        let has = |secret: &&Secret| match secret {
            Secret::Field { field, known_to } => {
                variant.field(field).is_some() && variant.field(known_to).is_some()
            }
            Secret::With(_) => true,
        };
        let secrets: Vec<_> = default.iter().filter(has).chain(&own).collect();
        redactions.extend((!secrets.is_empty()).then(|| redaction(variant, &secrets)));
    }
    Ok(quote! {
        #[allow(unused_mut, reason = "derived")]
        fn seen_by(mut self, __viewer: ::table::Viewer) -> Self {
            #(#redactions)*
            self
        }
    })
}

fn check_default(secret: &Secret, variants: &[Variant]) -> syn::Result<()> {
    match secret {
        Secret::With(path) => Err(Error::new_spanned(path, "`with` belongs to a variant")),
        Secret::Field { field, known_to } => {
            let both = |variant: &Variant| {
                variant.field(field).is_some() && variant.field(known_to).is_some()
            };
            let fault = || format!("no variant has both `{field}` and `{known_to}`");
            let exists = variants.iter().any(both);
            if exists { Ok(()) } else { Err(Error::new_spanned(field, fault())) }
        }
    }
}

fn check_own(secret: &Secret, variant: &Variant) -> syn::Result<()> {
    let Secret::Field { field, known_to } = secret else { return Ok(()) };
    for name in [field, known_to] {
        if variant.field(name).is_none() {
            let fault = format!("`{}` has no field `{name}`", variant.ident);
            return Err(Error::new_spanned(name, fault));
        }
    }
    Ok(())
}

/// Clears the fields that the viewer may not know, and then narrows the set of those who may.
fn redaction(variant: &Variant, secrets: &[&Secret]) -> TokenStream {
    let pattern = variant.pattern();
    let (mut hide, mut narrow, mut calls) = (Vec::new(), Vec::new(), Vec::new());
    let mut knowers: Vec<&Ident> = Vec::new();
    for secret in secrets {
        match secret {
            Secret::With(path) => calls.push(quote!(#path(&mut self, __viewer);)),
            Secret::Field { field, known_to } => {
                hide.push(quote_spanned! {field.span()=>
                    if !::table::Knower::may_know(&*#known_to, __viewer) {
                        *#field = ::core::option::Option::None;
                    }
                });
                if !knowers.contains(&known_to) {
                    knowers.push(known_to);
                    narrow.push(quote! {
                        *#known_to = ::table::Knower::narrowed(
                            ::core::clone::Clone::clone(&*#known_to),
                            __viewer,
                        );
                    });
                }
            }
        }
    }
    let ident = &variant.ident;
    quote! {
        if let #pattern = &mut self { #(#hide)* #(#narrow)* }
        if let Self::#ident { .. } = &self { #(#calls)* }
    }
}
