//! The document as YAML that old and new readers read alike.
//!
//! Many tools still read YAML 1.1, where `on`, `off`, `yes` and `no` are booleans; a member
//! called `on` or a value `off` must not turn into one. So whatever is not plainly a text is
//! quoted, in the form of JSON, which every version of YAML understands. Lists of words, and parts of
//! what is shown, stand on one line where they fit, so that the document can be read.

use serde_json::{Map, Value};

use super::flow::{self, WIDTH};

/// Words that mean something else than themselves in some version of YAML.
const WORDS: [&str; 9] = ["false", "n", "no", "null", "off", "on", "true", "y", "yes"];

/// What may stand in a plain text after its first letter.
const PLAIN: &str = " _-./,;(){}+?'=*$`";

/// Writes a document.
#[must_use]
pub fn yaml(doc: &Value) -> String {
    let mut text = String::new();
    match doc {
        Value::Object(members) if !members.is_empty() => object(members, 0, false, &mut text),
        Value::Array(items) if !items.is_empty() => array(items, 0, false, &mut text),
        other => {
            text.push_str(&scalar(other, 2));
            text.push('\n');
        }
    }
    text
}

/// What stands on the line of its key, whose text ends at a column: what is empty or no collection, and
/// what fits there if it is a list of words or a part of what is shown.
fn on_line(value: &Value, indent: usize, column: usize, shown: bool) -> Option<String> {
    let words = |items: &[Value]| items.iter().all(Value::is_string);
    match value {
        Value::Array(items) if !items.is_empty() && !shown && !words(items) => None,
        Value::Object(members) if !members.is_empty() && !shown => None,
        Value::Array(_) | Value::Object(_) => {
            let line = flow::line(value, &in_flow);
            let fits = column + line.chars().count() <= WIDTH;
            (fits || flow::is_empty(value)).then_some(line)
        }
        other => Some(scalar(other, indent + 2)),
    }
}

/// Whether a member shows something.
fn shows(key: &str, value: &Value) -> bool {
    match key {
        "example" | "value" | "default" => true,
        "examples" => value.is_array(),
        _ => false,
    }
}

/// A text inside of a collection on one line.
fn in_flow(text: &str) -> String {
    let plain = is_plain(text) && !text.contains([',', '{', '}', '?']);
    let quoted = || json(text);
    if plain { text.to_owned() } else { quoted() }
}

fn object(members: &Map<String, Value>, indent: usize, shown: bool, text: &mut String) {
    for (key, value) in members {
        let key_text = quoted(key);
        text.push_str(&" ".repeat(indent));
        text.push_str(&key_text);
        text.push(':');
        let shown = shown || shows(key, value);
        let column = indent + key_text.chars().count() + 2;
        if let Some(line) = on_line(value, indent, column, shown) {
            text.push(' ');
            text.push_str(&line);
            text.push('\n');
            continue;
        }
        text.push('\n');
        match value {
            Value::Object(members) => object(members, indent + 2, shown, text),
            Value::Array(items) => array(items, indent, shown, text),
            _ => {}
        }
    }
}

fn array(items: &[Value], indent: usize, shown: bool, text: &mut String) {
    for item in items {
        text.push_str(&" ".repeat(indent));
        text.push_str("- ");
        if let Some(line) = on_line(item, indent, indent + 2, shown) {
            text.push_str(&line);
            text.push('\n');
            continue;
        }
        let mut inner = String::new();
        match item {
            Value::Object(members) => object(members, indent + 2, shown, &mut inner),
            Value::Array(items) => array(items, indent + 2, shown, &mut inner),
            _ => {}
        }
        // Its first line stands behind the dash.
        text.push_str(inner.trim_start_matches(' '));
    }
}

/// A value on the line of its key; only a text of several lines needs more.
fn scalar(value: &Value, indent: usize) -> String {
    match value {
        Value::String(text) if is_block(text) => block(text, indent),
        Value::String(text) => quoted(text),
        // The empty ones.
        other => other.to_string(),
    }
}

/// A text, in quotes unless it is plain.
fn quoted(text: &str) -> String {
    if is_plain(text) {
        return text.to_owned();
    }
    json(text)
}

fn json(text: &str) -> String {
    let json = Value::from(text).to_string();
    // JSON leaves more as it is than YAML allows.
    let letters = json.chars().map(|c| match c {
        c if is_odd(c) => format!("\\u{:04x}", u32::from(c)),
        c => c.to_string(),
    });
    letters.collect()
}

/// Whether a character may not stand in YAML, or ends a line in some version of it.
fn is_odd(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

fn is_plain(text: &str) -> bool {
    let starts =
        text.starts_with(|first: char| first.is_ascii_alphabetic() || "/$".contains(first));
    let goes_on = |c: char| c.is_ascii_alphanumeric() || PLAIN.contains(c);
    let is_word = WORDS.contains(&text.to_ascii_lowercase().as_str());
    starts && text.chars().all(goes_on) && !text.ends_with(' ') && !is_word
}

/// Whether a text of several lines can be written line by line.
fn is_block(text: &str) -> bool {
    let is_fine = |line: &str| !line.ends_with(' ') && !line.contains(is_odd);
    text.contains('\n')
        && !text.starts_with([' ', '\n'])
        && !text.ends_with('\n')
        && text.split('\n').all(is_fine)
}

fn block(text: &str, indent: usize) -> String {
    let pad = " ".repeat(indent);
    let lines = text.split('\n').map(|line| match line {
        "" => "\n".to_owned(),
        line => format!("\n{pad}{line}"),
    });
    format!("|-{}", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::yaml;

    #[test]
    fn a_document() {
        let doc = json!({
            "openapi": "3.1.0",
            "paths": {
                "/v1/games/{id}": { "get": { "responses": { "200": { "description": "One. Two" } } } },
            },
            "tags": [],
            "free": {},
            "list": ["a", 1, true, null, [1, [2]], { "x": 1, "y": ["z"] }],
            "words": ["a", "on", "b, c"],
            "example": { "cards": ["AS", "on"], "of": { "seat": 1 }, "none": [] },
            "long": ["twenty letters or so", "twenty letters and so", "twenty letters for so", "twenty letters but so", "and more"],
            "properties": { "value": { "type": "string" } },
            "lines": "First.\n\n  Second: on",
            "said": "It is: on",
        });
        let expected = r#"openapi: "3.1.0"
paths:
  /v1/games/{id}:
    get:
      responses:
        "200":
          description: One. Two
tags: []
free: {}
list:
- a
- 1
- true
- null
- - 1
  - - 2
- x: 1
  "y": [z]
words: [a, "on", "b, c"]
example: {cards: [AS, "on"], of: {seat: 1}, none: []}
long:
- twenty letters or so
- twenty letters and so
- twenty letters for so
- twenty letters but so
- and more
properties:
  value: {type: string}
lines: |-
  First.

    Second: on
said: "It is: on"
"#;
        assert_eq!(yaml(&doc), expected);
    }

    #[test]
    fn words_with_another_meaning_are_quoted() {
        for word in ["on", "Off", "YES", "no", "y", "N", "true", "False", "null"] {
            let text = yaml(&json!({ word: [word] }));
            assert_eq!(text, format!("\"{word}\": [\"{word}\"]\n"));
        }
    }

    #[test]
    fn everything_is_read_back() {
        let texts = [
            "",
            " ",
            "~",
            "a",
            "on",
            "null",
            "1",
            "1.5",
            "1e3",
            "0x1f",
            "017",
            "1:30",
            "-",
            "- a",
            "a: b",
            "a #b",
            "#a",
            "a:",
            "'a'",
            "\"a\"",
            "a\"b",
            "a\\b",
            "{a",
            "[a",
            "a]",
            "*a",
            "&a",
            "!a",
            "|",
            ">",
            "%a",
            "@a",
            "`a`",
            "2026-11-30",
            "=",
            "a=b",
            "a ?b* `c` 'd' $e",
            "$ref",
            "$",
            "/",
            "a -b",
            "a{b}, c",
            "<<",
            "...",
            "---",
            "a ",
            " a",
            "a\tb",
            "a\u{7f}b",
            "ä",
            "🂡",
            "a\nb",
            "a\n b",
            " a\nb",
            "a\nb\n",
            "\na",
            "a\n\n\nb",
            "a \nb",
            "a\r\nb",
            "---\na",
            "a\n---\nb",
            "a\n...\nb",
            "a\u{2028}b\nc",
            "\u{feff}a",
            "\u{85}",
            "# a\nb",
        ];
        for text in texts {
            let shown = json!({ "example": { text: [text, { "in": text }, []] } });
            let inner = json!({ text: text, "list": [text, { "in": text }, [text]] });
            for doc in [json!(text), json!([text]), json!({ "out": inner }), shown] {
                let written = yaml(&doc);
                let read: Value = yaml_serde::from_str(&written).expect(&written);
                assert_eq!(read, doc, "{written}");
            }
        }
    }
}
