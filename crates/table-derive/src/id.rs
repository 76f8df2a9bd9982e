//! `#[derive(Id)]`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Data, DataEnum, DataStruct, DeriveInput, Error, Fields, Ident, LitStr, Type};
use syn::{Visibility, parse_quote, parse_str};

use crate::attributes::{parse_one, separated, spelt};
use crate::id_attributes::{Name, OwnId, Settings};

/// What differs between enums and newtypes.
struct Body {
    count: TokenStream,
    /// Items besides those that all have: `ALL`, `bit`.
    more: TokenStream,
    index: TokenStream,
    nth: TokenStream,
    id: TokenStream,
    /// `const fn id`, where the ids are known to the compiler.
    is_const: bool,
    by_id: TokenStream,
    bits: Type,
    name: Option<TokenStream>,
}

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let settings = parse_one(&input.attrs, "ids")?.unwrap_or_default();
    let body = match &input.data {
        Data::Enum(data) => enum_body(data, &input.vis, &settings)?,
        Data::Struct(data) => newtype_body(data, input, &settings)?,
        Data::Union(_) => return Err(Error::new_spanned(&input.ident, "an enum or a newtype")),
    };
    let own = inherent(input, &body);
    let traits = traits(input, &settings, &body);
    let seat = settings.is_seat.then(|| seat(input));
    Ok(quote!(#own #traits #seat))
}

/// One id of an enum, and other spellings of it.
struct Spelling {
    variant: Ident,
    id: LitStr,
    also: Vec<LitStr>,
}

fn enum_body(data: &DataEnum, vis: &Visibility, settings: &Settings) -> syn::Result<Body> {
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

fn refuse_twice<'a>(ids: impl IntoIterator<Item = &'a LitStr>) -> syn::Result<()> {
    let mut seen = Vec::new();
    for id in ids {
        let value = id.value();
        if seen.contains(&value) {
            return Err(Error::new(id.span(), format!("a second id {value:?}")));
        }
        seen.push(value);
    }
    Ok(())
}

/// The smallest integer with a bit for each.
fn smallest(count: usize) -> syn::Result<Type> {
    match [8, 16, 32, 64, 128].into_iter().find(|&bits| count <= bits) {
        Some(bits) => parse_str(&format!("u{bits}")),
        None => Ok(parse_quote!([u64; 4])),
    }
}

fn refuse_crowd(count: usize, bits: &Type) -> syn::Result<()> {
    let room = integer_bits(bits).filter(|room| *room < count);
    room.map_or(Ok(()), |room| {
        let fault = format!("{count} ids do not fit into {room} bits");
        Err(Error::new_spanned(bits, fault))
    })
}

/// How many bits an integer has; `None` for anything else.
fn integer_bits(bits: &Type) -> Option<usize> {
    let Type::Path(path) = bits else { return None };
    path.path.get_ident()?.to_string().strip_prefix('u')?.parse().ok()
}

/// The name of a thing whose id is known here.
fn said(name: &Name, id: &str) -> String {
    let id = if name.is_kebab { id.replace('_', "-") } else { id.to_owned() };
    format!("{}{id}{}", name.before, name.after)
}

fn newtype_body(data: &DataStruct, input: &DeriveInput, settings: &Settings) -> syn::Result<Body> {
    check_newtype(data, input)?;
    let (count, ids) = newtype_ids(input, settings)?;
    let bits = newtype_bits(settings, &count)?;
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
        name: settings.name.as_ref().map(newtype_name),
    })
}

fn newtype_bits(settings: &Settings, count: &TokenStream) -> syn::Result<Type> {
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

fn newtype_name(name: &Name) -> TokenStream {
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
fn newtype_ids(
    input: &DeriveInput,
    settings: &Settings,
) -> syn::Result<(TokenStream, TokenStream)> {
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

fn inherent(input: &DeriveInput, body: &Body) -> TokenStream {
    let (name, vis) = (&input.ident, &input.vis);
    let Body { count, more, index, nth, id, by_id, bits, .. } = body;
    let constant = body.is_const.then(|| quote!(const));
    let bit = integer_bits(bits).map(|_| {
        quote! {
            /// Its bit in a set.
            #[must_use]
            #[inline]
            #vis const fn bit(self) -> #bits {
                1 << self.index()
            }
        }
    });
    quote! {
        #[automatically_derived]
        #[allow(dead_code, clippy::all, reason = "derived")]
        impl #name {
            /// How many there are.
            #vis const COUNT: usize = #count;

            #more

            /// All of them, in order.
            #[inline]
            #vis fn all() -> impl ::core::iter::DoubleEndedIterator<Item = Self>
            + ::core::iter::ExactSizeIterator {
                (0..Self::COUNT).map(|index| #nth)
            }

            /// Index into arrays of all of them.
            #[must_use]
            #[inline]
            #vis const fn index(self) -> usize {
                #index
            }

            /// The one with an index.
            #[must_use]
            #[inline]
            #vis fn from_index(index: usize) -> ::core::option::Option<Self> {
                (index < Self::COUNT).then(|| #nth)
            }

            /// The id in moves, positions and words.
            #[must_use]
            #vis #constant fn id(self) -> &'static str {
                #id
            }

            /// The one with an id.
            #[must_use]
            #vis fn by_id(id: &str) -> ::core::option::Option<Self> {
                #by_id
            }

            #bit
        }
    }
}

fn traits(input: &DeriveInput, settings: &Settings, body: &Body) -> TokenStream {
    let name = &input.ident;
    let (id, serde) = (id_trait(input, settings, body), serde_traits(name));
    let named = body.name.as_ref().map(|message| {
        quote! {
            #[automatically_derived]
            impl ::table::Named for #name {
                fn name(&self) -> ::table::Message {
                    #message
                }
            }
        }
    });
    let point = settings.is_thing.then(|| {
        quote! {
            fn point(&self, things: &mut ::std::vec::Vec<&'static str>) {
                things.push(self.id());
            }
        }
    });
    quote! {
        #id
        #serde
        #named

        #[automatically_derived]
        impl ::table::Thing for #name { #point }

        #[automatically_derived]
        impl ::table::Word for #name {
            fn write_word(&self, out: &mut ::std::string::String) {
                out.push_str(self.id());
            }

            fn read_word(word: &str) -> ::core::option::Option<Self> {
                Self::by_id(word)
            }
        }
    }
}

fn id_trait(input: &DeriveInput, settings: &Settings, body: &Body) -> TokenStream {
    let (name, Body { nth, bits, .. }) = (&input.ident, body);
    let kind = settings.kind.as_ref().map(LitStr::value);
    let kind = kind.unwrap_or_else(|| separated(&spelt(name), ' '));
    let room = quote_spanned! {bits.span()=>
        const _: () = ::core::assert!(
            <#name as ::table::Id>::COUNT <= <#bits as ::table::vocabulary::Bits>::ROOM,
            "there are more of them than bits",
        );
    };
    quote! {
        #[automatically_derived]
        #[allow(clippy::all, reason = "derived")]
        impl ::table::Id for #name {
            type Bits = #bits;
            const COUNT: usize = Self::COUNT;
            const KIND: &'static str = #kind;

            #[inline]
            fn index(self) -> usize {
                self.index()
            }

            #[inline]
            fn nth(index: usize) -> Self {
                #nth
            }

            fn id(self) -> &'static str {
                self.id()
            }

            fn by_id(id: &str) -> ::core::option::Option<Self> {
                Self::by_id(id)
            }
        }

        #room
    }
}

fn serde_traits(name: &Ident) -> TokenStream {
    let serde = quote!(::table::vocabulary::derived::serde);
    quote! {
        #[automatically_derived]
        impl #serde::Serialize for #name {
            fn serialize<S: #serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                ::table::vocabulary::derived::serialize(*self, serializer)
            }
        }

        #[automatically_derived]
        impl<'de> #serde::Deserialize<'de> for #name {
            fn deserialize<D: #serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                ::table::vocabulary::derived::deserialize(deserializer)
            }
        }
    }
}

fn seat(input: &DeriveInput) -> TokenStream {
    let (name, vis) = (&input.ident, &input.vis);
    quote! {
        #[automatically_derived]
        #[allow(dead_code, clippy::all, reason = "derived")]
        impl #name {
            /// The seat.
            #[must_use]
            #[inline]
            #vis const fn seat(self) -> ::table::Seat {
                ::table::Seat(self.index() as u8)
            }

            /// Who sits in a seat.
            #[must_use]
            #[inline]
            #vis fn in_seat(seat: ::table::Seat) -> ::core::option::Option<Self> {
                Self::from_index(seat.index())
            }
        }

        #[automatically_derived]
        impl ::table::Knower for #name {
            fn may_know(&self, viewer: ::table::Viewer) -> bool {
                viewer.is(self.seat())
            }
        }
    }
}
