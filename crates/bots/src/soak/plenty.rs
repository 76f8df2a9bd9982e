//! Positions with plenty of everything, made without knowing the game.

use serde_json::Value;
use table::Game;

/// The steps by which a number is raised, each repeated as long as the game accepts it.
const STEPS: [u64; 5] = [16, 8, 4, 2, 1];
/// Numbers that don't count components: the version of the rules, and decisions that are half done.
const LEFT_ALONE: [&str; 2] = ["rules", "steps"];

/// The same position with every number raised as far as the game still accepts it, within reason.
/// With plenty of goods, random play reaches actions that it could otherwise never afford.
pub(super) fn plenty<G: Game>(state: &Value) -> Value {
    let mut rich = state.clone();
    let mut paths = Vec::new();
    find_numbers(state, String::new(), &mut paths);
    for path in paths {
        for step in STEPS {
            raise::<G>(&mut rich, &path, step);
        }
    }
    rich
}

fn raise<G: Game>(state: &mut Value, path: &str, step: u64) {
    let Some(place) = state.pointer_mut(path) else { return };
    let Some(before) = place.as_u64() else { return };
    *place = (before + step).into();
    if G::load(state).is_err()
        && let Some(place) = state.pointer_mut(path)
    {
        *place = before.into();
    }
}

/// JSON pointers to all numbers that count components.
fn find_numbers(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                find_numbers(item, format!("{path}/{index}"), found);
            }
        }
        Value::Object(members) => {
            for (name, member) in members {
                if !LEFT_ALONE.contains(&name.as_str()) {
                    let name = name.replace('~', "~0").replace('/', "~1");
                    find_numbers(member, format!("{path}/{name}"), found);
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
