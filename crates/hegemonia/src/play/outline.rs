//! A view as an indented outline, for any game.

use serde_json::Value;

/// Lines of plain text for what a view holds; lists of plain things stand on one line.
pub(super) fn outline(value: &Value) -> String {
    let mut text = String::new();
    write(&mut text, value, 1);
    text
}

fn write(text: &mut String, value: &Value, depth: usize) {
    let indent = "  ".repeat(depth);
    let members: Vec<(String, &Value)> = match value {
        Value::Object(members) => members.iter().map(|(name, own)| (name.clone(), own)).collect(),
        Value::Array(items) => {
            items.iter().enumerate().map(|(n, item)| ((n + 1).to_string(), item)).collect()
        }
        plain => return text.push_str(&format!("{indent}{}\n", line(plain))),
    };
    for (name, member) in members {
        if is_plain(member) {
            text.push_str(&format!("{indent}{name}: {}\n", line(member)));
        } else {
            text.push_str(&format!("{indent}{name}:\n"));
            write(text, member, depth + 1);
        }
    }
}

/// Whether a value fits on one line: a single thing, a list of them, or a few of these by name.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::Object(members) => members.len() <= 6 && members.values().all(is_listed),
        other => is_listed(other),
    }
}

fn is_listed(value: &Value) -> bool {
    let is_single = |value: &Value| !value.is_object() && !value.is_array();
    match value {
        Value::Array(items) => items.iter().all(is_single),
        other => is_single(other),
    }
}

fn is_nothing(value: &Value) -> bool {
    value.is_null() || value.as_array().is_some_and(Vec::is_empty)
}

fn line(value: &Value) -> String {
    match value {
        nothing if is_nothing(nothing) => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(line).collect::<Vec<_>>().join(" "),
        Value::Object(members) => {
            let some = members.iter().filter(|(_, value)| !is_nothing(value));
            let each = some.map(|(name, value)| format!("{name} {}", line(value)));
            each.collect::<Vec<_>>().join(", ")
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn plain_things_stand_on_one_line() {
        let view = json!({"round": 3, "hand": null, "die": [1, 2], "seats": {
            "athens": {"wood": 3, "map": {"a": {"b": {"c": 1}}}}}});
        let expected = "  round: 3\n  hand: -\n  die: 1 2\n  seats:\n    athens:\n      wood: 3\n      \
                        map:\n        a:\n          b: c 1\n";
        assert_eq!(outline(&view), expected);
    }
}
