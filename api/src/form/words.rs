//! The sentences of the reading library, in words for people who write no Rust.

/// The most characters of a text that are repeated to its sender.
const LONGEST: usize = 60;

/// What the reading library says, in words that need no Rust.
pub fn plainly(why: &str) -> String {
    let why = why.rsplit_once(" at line ").map_or(why, |(why, _)| why);
    if let Some(name) = why.strip_prefix("missing field ") {
        return format!("{name} is missing");
    }
    if let Some(name) = why.strip_prefix("duplicate field ") {
        return format!("{name} stands twice");
    }
    if let Some((name, known)) = unknown(why, "unknown field ") {
        return match known {
            Some(known) => format!("there is no member {name} here, only {known}"),
            None => format!("there is no member {name} here"),
        };
    }
    if let Some((name, known)) = unknown(why, "unknown variant ") {
        return match known {
            Some(known) => format!("{name} is not known here, only {known}"),
            None => format!("{name} is not known here"),
        };
    }
    for prefix in ["invalid type: ", "invalid value: "] {
        let parts = why.strip_prefix(prefix);
        if let Some((is, wanted)) = parts.and_then(|why| why.rsplit_once(", expected ")) {
            let (is, wanted) = (unexpected(is), expected(wanted));
            return format!("{is} stands where {wanted} is expected");
        }
    }
    let parts = why.strip_prefix("invalid length ");
    if let Some((_, wanted)) = parts.and_then(|why| why.rsplit_once(", expected ")) {
        return format!("a list stands where {} is expected", expected(wanted));
    }
    why.to_owned()
}

/// The name that is not known, and those that are.
fn unknown<'a>(why: &'a str, prefix: &str) -> Option<(String, Option<&'a str>)> {
    let why = why.strip_prefix(prefix)?;
    if let Some((name, known)) = why.rsplit_once(", expected ") {
        let known = known.strip_prefix("one of ").unwrap_or(known);
        return Some((short(name), Some(known)));
    }
    Some((short(why.rsplit_once(", there are no ")?.0), None))
}

/// A quoted text that is too long to be repeated to its sender is cut.
fn short(quoted: &str) -> String {
    if quoted.chars().count() <= LONGEST {
        return quoted.to_owned();
    }
    let begun: String = quoted.chars().take(LONGEST).collect();
    let end = quoted.chars().next_back().unwrap_or_default();
    format!("{begun}…{end}")
}

fn unexpected(is: &str) -> String {
    match is {
        "map" => "an object".into(),
        "sequence" => "a list".into(),
        "null" | "unit value" => "null".into(),
        _ => {
            for prefix in ["integer ", "floating point ", "boolean "] {
                if let Some(value) = is.strip_prefix(prefix) {
                    return value.trim_matches('`').into();
                }
            }
            match is.strip_prefix("string ") {
                Some(text) => format!("the text {}", short(text)),
                None => is.into(),
            }
        }
    }
}

fn expected(wanted: &str) -> String {
    let first = wanted.split(' ').next().unwrap_or_default();
    let number = wanted.strip_prefix("a nonzero ");
    let least = u8::from(number.is_some());
    let most = match number.unwrap_or(wanted) {
        "u8" => Some(u64::from(u8::MAX)),
        "u16" => Some(u64::from(u16::MAX)),
        "u32" => Some(u64::from(u32::MAX)),
        "u64" | "usize" => Some(u64::MAX),
        _ => None,
    };
    if let Some(most) = most {
        return format!("a whole number from {least} to {most}");
    }
    match (first, wanted) {
        ("internally", _) => "an object with `type`",
        // Names without members, which may stand in a text only.
        ("enum" | "variant" | "unit", _)
        | (_, "a string" | "string" | "string or map" | "map with a single key") => "a text",
        ("struct" | "map", _) | (_, "a map") => "an object",
        ("sequence", _) | (_, "a sequence") => "a list",
        (_, "a boolean" | "boolean") => "true or false",
        _ => wanted,
    }
    .into()
}
