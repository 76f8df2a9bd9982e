//! `#[derive(Reason)]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::attributes::variants_of;
use crate::says::{Renames, message};

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let variants = variants_of(input)?;
    let renames = Renames::of(input, &variants)?;
    let mut arms = Vec::new();
    for variant in &variants {
        variant.check_names()?;
        let (pattern, values) = (variant.pattern(), variant.values());
        let message = message(variant, "why-", &renames)?;
        arms.push(quote!(#pattern => { #values #message }));
    }
    let name = &input.ident;
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables, clippy::all, reason = "derived")]
        impl ::table::Reason for #name {
            fn message(&self) -> ::table::Message {
                match self { #(#arms)* }
            }
        }
    })
}
