//! What differs between enums and newtypes.

use proc_macro2::TokenStream;
use syn::{Error, LitStr, Type, parse_quote, parse_str};

/// The parts of an id type's implementation.
pub(super) struct Body {
    pub(super) count: TokenStream,
    /// Items besides those that all have: `ALL`.
    pub(super) more: TokenStream,
    pub(super) index: TokenStream,
    pub(super) nth: TokenStream,
    pub(super) id: TokenStream,
    /// Whether the ids are known at compile time, so that `id` can be a `const fn`.
    pub(super) is_const: bool,
    pub(super) by_id: TokenStream,
    pub(super) bits: Type,
    pub(super) name: Option<TokenStream>,
}

/// Refuses an id that is given twice.
pub(super) fn refuse_twice<'a>(ids: impl IntoIterator<Item = &'a LitStr>) -> syn::Result<()> {
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
pub(super) fn smallest(count: usize) -> syn::Result<Type> {
    match [8, 16, 32, 64, 128].into_iter().find(|&bits| count <= bits) {
        Some(bits) => parse_str(&format!("u{bits}")),
        None => Ok(parse_quote!([u64; 4])),
    }
}

/// Refuses more ids than there are bits.
pub(super) fn refuse_crowd(count: usize, bits: &Type) -> syn::Result<()> {
    let room = integer_bits(bits).filter(|room| *room < count);
    room.map_or(Ok(()), |room| {
        let fault = format!("{count} ids do not fit into {room} bits");
        Err(Error::new_spanned(bits, fault))
    })
}

/// How many bits an integer has; `None` for anything else.
pub(super) fn integer_bits(bits: &Type) -> Option<usize> {
    let Type::Path(path) = bits else { return None };
    path.path.get_ident()?.to_string().strip_prefix('u')?.parse().ok()
}
