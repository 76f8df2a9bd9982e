//! Ids that are newtypes over `u8`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DataStruct, DeriveInput, Error, Fields, Type, parse_quote};

use super::body::{Body, integer_bits, refuse_crowd, refuse_twice, smallest};
use super::settings::{Name, Settings};

pub(super) fn body(
    data: &DataStruct,
    input: &DeriveInput,
    settings: &Settings,
) -> syn::Result<Body> {
    check_newtype(data, input)?;
    let (count, ids) = ids(input, settings)?;
    let bits = bits(settings, &count)?;
    let by_id = match &settings.find {
        Some(find) => quote!(#find(id)),
        None => quote! {
            let index = #ids.iter().position(|known| *known == id)?;
            Self::from_index(index)
        },
    };
    Ok(Body {
        count,
        more: TokenStream::new(),
        index: quote!(self.0 as usize),
        nth: quote!(Self(index as u8)),
        id: quote!(#ids[self.0 as usize]),
        is_const: settings.list.is_some(),
        by_id,
        bits,
        name: settings.name.as_ref().map(name),
    })
}

fn bits(settings: &Settings, count: &TokenStream) -> syn::Result<Type> {
    match (&settings.bits, &settings.list) {
        (Some(bits), list) => {
            refuse_crowd(list.as_ref().map_or(0, Vec::len), bits)?;
            Ok(bits.clone())
        }
        (None, Some(list)) => smallest(list.len()),
        (None, None) => Ok(parse_quote!(<::table::vocabulary::derived::Room<
            { ::table::vocabulary::derived::room(#count) },
        > as ::table::vocabulary::derived::Roomy>::Bits)),
    }
}

fn name(name: &Name) -> TokenStream {
    let Name { before, after, is_kebab } = name;
    let id = if *is_kebab { quote!(self.id().replace('_', "-")) } else { quote!(self.id()) };
    quote!(::table::Message::new(::std::format!("{}{}{}", #before, #id, #after)))
}

fn check_newtype(data: &DataStruct, input: &DeriveInput) -> syn::Result<()> {
    let is_byte = |field: &syn::Field| integer_bits(&field.ty) == Some(8);
    match &data.fields {
        Fields::Unnamed(fields)
            if fields.unnamed.len() == 1 && fields.unnamed.iter().all(is_byte) =>
        {
            Ok(())
        }
        _ => Err(Error::new_spanned(&input.ident, "an id is an enum or a newtype over `u8`")),
    }
}

/// How many there are, and the list of their ids.
fn ids(input: &DeriveInput, settings: &Settings) -> syn::Result<(TokenStream, TokenStream)> {
    match (&settings.list, &settings.count, &settings.from) {
        (Some(list), None, None) => {
            refuse_twice(list)?;
            let count = list.len();
            Ok((quote!(#count), quote!([#(#list),*])))
        }
        (None, Some(count), Some(from)) => Ok((quote!((#count)), quote!(#from()))),
        _ => {
            let fault = "say `#[ids(count = N, from = function)]` or `#[ids(list(\"id\", ..))]`";
            Err(Error::new_spanned(&input.ident, fault))
        }
    }
}
