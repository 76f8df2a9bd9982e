//! Component files: the facts in them, and the notes for people beside the facts.

use serde_json::Value;

/// Parts of a component file, as structs that refuse members which they do not name. Those after
/// `besides` are notes for people, or facts that follow from others: nothing reads them.
///
/// ```
/// table::parts! {
///     /// What is printed on a card.
///     #[derive(Debug)]
///     pub struct Card {
///         /// Copies in the box.
///         #[serde(rename = "count")]
///         pub copies: u8,
///     } besides provenance;
/// }
///
/// let read = |text| serde_json::from_str::<Card>(text);
/// assert_eq!(read(r#"{"count": 3, "provenance": "rulebook"}"#).unwrap().copies, 3);
/// assert!(read(r#"{"count": 3, "provenence": "rulebook"}"#).is_err());
/// ```
#[macro_export]
macro_rules! parts {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $Name:ident {
            $($(#[$on:meta])* $seen:vis $field:ident: $type:ty,)*
        } $(besides $($note:ident)*)?;
    )*) => {
        $(
            $(#[$meta])*
            #[derive(::serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            $vis struct $Name {
                $($(#[$on])* $seen $field: $type,)*
                $($(
                    #[serde(default)]
                    #[allow(dead_code, reason = "for people")]
                    $note: ::serde::de::IgnoredAny,
                )*)?
            }
        )*
    };
}

/// Every note on provenance in a file: `prov`, `provenance`, and the members of the latter.
pub fn visit_notes(value: &Value, note: &mut impl FnMut(&str)) {
    match value {
        Value::Object(members) => {
            for (key, member) in members {
                let about = key == "prov" || key.ends_with("provenance");
                match member {
                    Value::String(text) if about => note(text),
                    Value::Object(parts) if about => {
                        parts.values().filter_map(Value::as_str).for_each(&mut *note);
                    }
                    _ => visit_notes(member, note),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| visit_notes(item, note)),
        _ => {}
    }
}

/// The share of the notes on provenance that speak of a reconstruction.
#[must_use]
pub fn reconstructed(value: &Value) -> f64 {
    let (mut total, mut made_up) = (0_u32, 0_u32);
    visit_notes(value, &mut |note| {
        total += 1;
        made_up += u32::from(note.contains("reconstruct"));
    });
    f64::from(made_up) / f64::from(total.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_found_wherever_they_stand() {
        let file = serde_json::json!({
            "provenance": "rulebook: page 2",
            "cards": [{"prov": "reconstruction"}, {"n": 1, "n_provenance": {"a": "reconstructed"}}],
        });
        assert!((reconstructed(&file) - 2.0 / 3.0).abs() < 1e-9);
        assert!(reconstructed(&Value::Null).abs() < 1e-9);
    }
}
