//! `#[derive(Id)]`.

mod body;
mod enums;
mod newtypes;
mod settings;

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Ident, LitStr};

use self::body::{Body, integer_bits};
use self::settings::Settings;
use crate::attributes::{parse_one, separated, spelt};

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let settings: Settings = parse_one(&input.attrs, "ids")?.unwrap_or_default();
    let body = match &input.data {
        Data::Enum(data) => enums::body(data, &input.vis, &settings)?,
        Data::Struct(data) => newtypes::body(data, input, &settings)?,
        Data::Union(_) => return Err(Error::new_spanned(&input.ident, "an enum or a newtype")),
    };
    let own = inherent(input, &body);
    let traits = traits(input, &settings, &body);
    let seat = settings.is_seat.then(|| seat(input));
    Ok(quote!(#own #traits #seat))
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
