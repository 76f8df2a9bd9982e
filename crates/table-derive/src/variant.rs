//! A variant of an enum and its fields.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Error, Fields, GenericArgument, Ident, PathArguments, Type};

use crate::attributes::{separated, spelt};

pub(crate) struct Variant {
    pub(crate) ident: Ident,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) fields: Vec<Field>,
    /// The fields have no names of their own.
    pub(crate) is_tuple: bool,
}

pub(crate) struct Field {
    /// Its name in expressions and placeholders.
    pub(crate) name: Ident,
    pub(crate) ty: Type,
    pub(crate) attributes: Vec<Attribute>,
}

impl Variant {
    pub(crate) fn new(variant: &syn::Variant) -> Self {
        let field = |field: &syn::Field| Field {
            name: field.ident.clone().unwrap_or_else(|| name_of_type(&field.ty)),
            ty: field.ty.clone(),
            attributes: field.attrs.clone(),
        };
        Variant {
            ident: variant.ident.clone(),
            attributes: variant.attrs.clone(),
            fields: variant.fields.iter().map(field).collect(),
            is_tuple: matches!(variant.fields, Fields::Unnamed(_)),
        }
    }

    pub(crate) fn field(&self, name: &Ident) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == *name)
    }

    /// Refuses two fields that would get the same name from their type.
    pub(crate) fn check_names(&self) -> syn::Result<()> {
        let twice = |(n, field): &(usize, &Field)| {
            self.fields[..*n].iter().any(|other| other.name == field.name)
        };
        match self.fields.iter().enumerate().find(twice) {
            None => Ok(()),
            Some((_, field)) => {
                let message =
                    format!("two fields would be called `{}`; give them names", field.name);
                Err(Error::new_spanned(&field.ty, message))
            }
        }
    }

    /// A pattern that binds every field, which is also the expression that builds the variant.
    pub(crate) fn pattern(&self) -> TokenStream {
        let (ident, names) = (&self.ident, self.names());
        if !self.is_tuple {
            return quote!(Self::#ident { #(#names),* });
        }
        quote!(Self::#ident(#(#names),*))
    }

    /// Turns the bindings of [`Variant::pattern`] into values, for expressions.
    pub(crate) fn values(&self) -> TokenStream {
        let names: Vec<_> = self.names().collect();
        quote!(#(let #names = ::core::clone::Clone::clone(#names);)*)
    }

    fn names(&self) -> impl Iterator<Item = &Ident> {
        self.fields.iter().map(|field| &field.name)
    }
}

/// `Polis` is called `polis`, `Option<Mark>` `mark`, a number `n`.
fn name_of_type(ty: &Type) -> Ident {
    let segment = match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    let Some(segment) = segment else { return format_ident!("value") };
    if let Some(inner) = inside_option(ty) {
        return name_of_type(inner);
    }
    match spelt(&segment.ident).as_str() {
        name if name.starts_with(char::is_lowercase) => format_ident!("n"),
        name => {
            let name = separated(name, '_');
            syn::parse_str(&name).unwrap_or_else(|_| format_ident!("{name}_"))
        }
    }
}

/// The type inside an `Option`, if it is written as one.
pub(crate) fn inside_option(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|segment| segment.ident == "Option")?;
    match &last.arguments {
        PathArguments::AngleBracketed(inside) => match inside.args.first() {
            Some(GenericArgument::Type(ty)) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}
