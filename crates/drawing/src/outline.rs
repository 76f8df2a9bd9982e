//! Paths of the geometry, rewritten with steps instead of coordinates: half as long.

/// Joins polylines of `M`, `L` and `Z` with absolute coordinates into one short path.
#[must_use]
pub fn join<'a>(paths: impl IntoIterator<Item = &'a String>) -> String {
    let mut out = String::new();
    for path in paths {
        shorten(path, &mut out);
    }
    out
}

fn shorten(path: &str, out: &mut String) {
    let mut pen = (0, 0);
    for part in path.split_inclusive(['M', 'L', 'Z']) {
        // Each part holds the coordinates of the command before it, then the next command.
        let (numbers, next) = match part.char_indices().last() {
            Some((end, command @ ('M' | 'L' | 'Z'))) => (&part[..end], Some(command)),
            _ => (part, None),
        };
        let mut numbers = numbers.split_whitespace().filter_map(tenths);
        while let (Some(x), Some(y)) = (numbers.next(), numbers.next()) {
            if out.ends_with('M') {
                push(out, x);
                push(out, y);
                out.push('l');
            } else {
                push(out, x - pen.0);
                push(out, y - pen.1);
            }
            pen = (x, y);
        }
        match next {
            Some('M') => out.push('M'),
            Some('Z') => out.push('z'),
            _ => {}
        }
    }
}

/// A coordinate in tenths of a unit, so that steps add up without error.
fn tenths(number: &str) -> Option<i32> {
    number.parse::<f32>().ok().map(|number| (number * 10.0).round() as i32)
}

fn push(out: &mut String, tenths: i32) {
    let number = crate::svg::Num(tenths as f32 / 10.0).to_string();
    if out.ends_with(|c: char| c.is_ascii_digit()) && !number.starts_with('-') {
        out.push(' ');
    }
    out.push_str(&number);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_replace_coordinates() {
        let path = "M10 20.5L11.2 20.4L11.2 30L5 30Z".to_owned();
        assert_eq!(join([&path, &path]).len(), 2 * "M10 20.5l1.2-.1 0 9.6-6.2 0z".len());
        assert_eq!(join([&path]), "M10 20.5l1.2-.1 0 9.6-6.2 0z");
        let open = "M1 2L3 4".to_owned();
        assert_eq!(join([&open]), "M1 2l2 2");
    }
}
