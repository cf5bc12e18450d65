//! Values on one line, where they fit on it.

use serde_json::Value;

/// How wide a line may become for a collection to stand on it.
pub(super) const WIDTH: usize = 100;

/// A value on one line; `text` writes its texts and names.
pub(super) fn line(value: &Value, text: &dyn Fn(&str) -> String) -> String {
    match value {
        Value::String(it) => text(it),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| line(item, text)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(members) => {
            let members = members.iter();
            let members = members.map(|(name, it)| format!("{}: {}", text(name), line(it, text)));
            format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

/// Whether a value is a collection of nothing.
pub(super) fn is_empty(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        _ => false,
    }
}

/// Writes a value as JSON in which whatever fits on one line stands on one.
#[must_use]
pub fn json(value: &Value) -> String {
    let mut text = String::new();
    broken(value, 0, 0, &mut text);
    text.push('\n');
    text
}

fn broken(value: &Value, indent: usize, column: usize, text: &mut String) {
    let json = |text: &str| Value::from(text).to_string();
    let whole = line(value, &json);
    let parts: Vec<(String, &Value)> = match value {
        Value::Array(items) => items.iter().map(|item| (String::new(), item)).collect(),
        Value::Object(members) => {
            let members = members.iter();
            members
                .map(|(name, it)| (format!("{}: ", json(name)), it))
                .collect()
        }
        _ => Vec::new(),
    };
    if parts.is_empty() || column + whole.chars().count() <= WIDTH {
        text.push_str(&whole);
        return;
    }
    let [open, close] = if value.is_array() {
        ["[", "]"]
    } else {
        ["{", "}"]
    };
    text.push_str(open);
    for (n, (name, part)) in parts.iter().enumerate() {
        text.push_str(if n == 0 { "\n" } else { ",\n" });
        text.push_str(&" ".repeat(indent + 2));
        text.push_str(name);
        broken(part, indent + 2, indent + 2 + name.chars().count(), text);
    }
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push_str(close);
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::json;

    #[test]
    fn what_fits_stands_on_one_line() {
        let long = "x".repeat(90);
        let value = json!({ "short": [1, { "a": null }], "long": [long, []], "none": {} });
        let expected = format!(
            "{{\n  \"short\": [1, {{\"a\": null}}],\n  \"long\": [\n    \"{long}\",\n    []\n  ],\n  \"none\": {{}}\n}}\n"
        );
        assert_eq!(json(&value), expected);
        assert_eq!(serde_json::from_str::<Value>(&expected).ok(), Some(value));
    }
}
