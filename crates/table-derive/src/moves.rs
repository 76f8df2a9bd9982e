//! `#[derive(Moves)]`.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{DeriveInput, Error, Ident, Path, Token};

use crate::attributes::{Guarded, choose, parse_all, parse_one, things, variants_of};
use crate::says::{Renames, message};
use crate::template::{Part, Template};
use crate::variant::{Field, Variant};

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let mut moves = Vec::new();
    for mut variant in variants_of(input)? {
        let template = Template::of(&mut variant)?;
        moves.push((variant, template));
    }
    check_shapes(&moves)?;
    let verbs = verbs(&moves);
    let (writing, reading) = (writing(&moves)?, reading(&moves, &verbs)?);
    let (templates, variants): (Vec<_>, Vec<_>) =
        moves.into_iter().map(|(variant, template)| (template, variant)).unzip();
    let spoken = spoken(input, &variants)?;
    let (name, idents) = (&input.ident, variants.iter().map(|variant| &variant.ident));
    let own_verbs = templates.iter().map(|template| &template.verb);
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables, unused_mut, clippy::all, reason = "derived")]
        impl ::table::Moves for #name {
            const VERBS: &'static [&'static str] = &[#(#verbs),*];

            fn verb(&self) -> &'static str {
                match self { #(Self::#idents { .. } => #own_verbs,)* }
            }

            #writing
            #reading
            #spoken
        }
    })
}

/// Refuses two moves with the same text.
fn check_shapes(moves: &[(Variant, Template)]) -> syn::Result<()> {
    let mut seen: BTreeMap<String, &Ident> = BTreeMap::new();
    for (variant, template) in moves.iter().filter(|(_, template)| !template.write_only) {
        if let Some(other) = seen.insert(template.shape(), &variant.ident) {
            let fault = format!("`{other}` has the same words: `{}`", template.shape());
            return Err(Error::new_spanned(&variant.ident, fault));
        }
    }
    Ok(())
}

/// The verbs, each once.
fn verbs(moves: &[(Variant, Template)]) -> Vec<String> {
    let mut verbs: Vec<String> = Vec::new();
    for (_, template) in moves {
        if !verbs.contains(&template.verb) {
            verbs.push(template.verb.clone());
        }
    }
    verbs
}

fn writing(moves: &[(Variant, Template)]) -> syn::Result<TokenStream> {
    let mut arms = Vec::new();
    for (variant, template) in moves {
        let (pattern, verb) = (variant.pattern(), &template.verb);
        let mut parts = Vec::new();
        for part in &template.parts {
            parts.push(match part {
                Part::Fixed(word) => {
                    let word = format!(" {word}");
                    quote!(__out.push_str(#word);)
                }
                Part::Field(n) => write_field(&variant.fields[*n])?,
            });
        }
        arms.push(quote!(#pattern => { __out.push_str(#verb); #(#parts)* }));
    }
    Ok(quote! {
        fn words(&self) -> ::std::string::String {
            let mut __out = ::std::string::String::new();
            match self { #(#arms)* }
            __out
        }
    })
}

fn write_field(field: &Field) -> syn::Result<TokenStream> {
    let (name, span) = (&field.name, field.ty.span());
    Ok(match with(field)? {
        Some(With(module)) => quote! { __out.push(' '); #module::write(#name, &mut __out); },
        None => quote_spanned! {span=>
            if !::table::Word::is_left_out(#name) {
                __out.push(' ');
                ::table::Word::write_word(#name, &mut __out);
            }
        },
    })
}

fn reading(moves: &[(Variant, Template)], verbs: &[String]) -> syn::Result<TokenStream> {
    let mut arms = Vec::new();
    for verb in verbs {
        let read =
            |(_, template): &&(Variant, Template)| template.verb == *verb && !template.write_only;
        let mut same: Vec<_> = moves.iter().filter(read).collect();
        // `collect prestige` is tried before `collect {good}`.
        same.sort_by_key(|(_, template)| std::cmp::Reverse(template.fixed()));
        let mut attempts = Vec::new();
        for (variant, template) in same {
            attempts.push(read_move(variant, template)?);
        }
        arms.push(quote!(#verb => ::core::option::Option::None #(.or_else(|| #attempts))*,));
    }
    Ok(quote! {
        fn from_words(__words: &str) -> ::core::option::Option<Self> {
            let mut __words = __words.split_ascii_whitespace();
            match __words.next()? {
                #(#arms)*
                _ => ::core::option::Option::None,
            }
        }
    })
}

/// Parses all words after the verb as one move.
fn read_move(variant: &Variant, template: &Template) -> syn::Result<TokenStream> {
    let mut parts = Vec::new();
    for part in &template.parts {
        parts.push(match part {
            Part::Fixed(word) => quote!(__words.next().filter(|__word| *__word == #word)?;),
            Part::Field(n) => read_field(&variant.fields[*n])?,
        });
    }
    let built = variant.pattern();
    Ok(quote!({
        let mut __words = __words.clone();
        #(#parts)*
        let __over = __words.next().is_none();
        __over.then_some(#built)
    }))
}

fn read_field(field: &Field) -> syn::Result<TokenStream> {
    let (name, ty, span) = (&field.name, &field.ty, field.ty.span());
    Ok(match with(field)? {
        Some(With(module)) => quote!(let #name: #ty = #module::read(__words.next()?)?;),
        None => quote_spanned! {span=>
            let #name: #ty = match __words.next() {
                ::core::option::Option::Some(__word) => ::table::Word::read_word(__word)?,
                ::core::option::Option::None => ::table::Word::left_out()?,
            };
        },
    })
}

/// `#[word(with = module)]`
struct With(Path);

impl Parse for With {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let key: Ident = input.parse()?;
        if key != "with" {
            return Err(Error::new_spanned(key, "expected `with = module`"));
        }
        input.parse::<Token![=]>()?;
        input.parse().map(With)
    }
}

fn with(field: &Field) -> syn::Result<Option<With>> {
    parse_one(&field.attributes, "word")
}

/// Labels, clauses and things.
fn spoken(input: &DeriveInput, variants: &[Variant]) -> syn::Result<TokenStream> {
    let renames = Renames::of(input, variants)?;
    let (mut labels, mut clauses, mut targets) = (Vec::new(), Vec::new(), Vec::new());
    for variant in variants {
        let (pattern, values) = (variant.pattern(), variant.values());
        let (label, clause) = (message(variant, "move-", &renames)?, clause(variant)?);
        let fields: Vec<_> = variant.fields.iter().map(|field| field.name.clone()).collect();
        let things = things(variant, &fields)?;
        labels.push(quote!(#pattern => { #values #label }));
        clauses.push(quote!(#pattern => { #values #clause }));
        targets.push(quote!(#pattern => { #values #things }));
    }
    Ok(quote! {
        fn label(&self) -> ::table::Message {
            match self { #(#labels)* }
        }

        fn clause(&self) -> ::core::option::Option<&'static str> {
            match self { #(#clauses)* }
        }

        fn things(&self) -> ::std::vec::Vec<&'static str> {
            let mut __things = ::std::vec::Vec::new();
            match self { #(#targets)* }
            __things
        }
    })
}

fn clause(variant: &Variant) -> syn::Result<TokenStream> {
    let all: Vec<Guarded> = parse_all(&variant.attributes, "clause")?;
    let some = |Guarded { value, condition }: &Guarded| {
        (condition.clone(), quote!(::core::option::Option::Some(#value)))
    };
    let all: Vec<_> = all.iter().map(some).collect();
    let choices: Vec<_> =
        all.iter().map(|(condition, value)| (condition.as_ref(), value.clone())).collect();
    let none = quote!(::core::option::Option::None);
    choose(&choices, Some(none), "clause")
        .map_err(|fault| Error::new_spanned(&variant.ident, fault))
}
