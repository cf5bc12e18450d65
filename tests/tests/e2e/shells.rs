//! What pages tell people to type can be pasted into their shell, be it bash or zsh: zsh takes a pattern that fits no
//! file for a mistake, and, where somebody types, `#` for a command.

use super::guides::{fenced, read};
use std::iter::Peekable;
use std::str::Chars;

/// What zsh would not take in these commands.
fn objections(script: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut end_of_text: Option<String> = None;
    let mut open = vec![Quote::None];
    for line in script.lines() {
        if let Some(end) = &end_of_text {
            if line == end {
                end_of_text = None;
            }
            continue;
        }
        if let Some(why) = objection(line, &mut open) {
            found.push(format!("{why}: {line}"));
        }
        let text = line
            .split_once("<<'")
            .and_then(|(_, rest)| rest.split_once('\''));
        end_of_text = text.map(|(end, _)| end.to_owned());
    }
    found
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quote {
    None,
    Single,
    Double,
    /// A `(` of the shell inside of a command.
    Group,
}

/// What is wrong with a line, and what is still open after it.
fn objection(line: &str, open: &mut Vec<Quote>) -> Option<&'static str> {
    let mut found = None;
    let mut before = ' ';
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        let quote = open.last().copied().unwrap_or(Quote::None);
        match (quote, c) {
            (Quote::Single, '\'') | (Quote::Double, '"') => drop(open.pop()),
            (Quote::Single, _) => {}
            (_, '\\') => drop(chars.next()),
            (_, '$') if chars.peek() == Some(&'(') => {
                chars.next();
                open.push(Quote::None);
            }
            (Quote::Double, _) => {}
            (_, '\'') => open.push(Quote::Single),
            (_, '"') => open.push(Quote::Double),
            (_, '(') => open.push(Quote::Group),
            (_, ')') if open.len() > 1 => drop(open.pop()),
            (_, '#') if before.is_whitespace() => {
                return found.or(comment(line, chars.collect()));
            }
            (_, '[' | ']') if is_test(before, &mut chars) => {}
            (_, '?' | '*') if before == '$' => {}
            (_, '?' | '*' | '[' | ']') => found = found.or(Some("a pattern without quotes")),
            _ => {}
        }
        before = c;
    }
    found
}

/// Whether a bracket is one of the command `[`.
fn is_test(before: char, after: &mut Peekable<Chars<'_>>) -> bool {
    let ends = |c: char| c.is_whitespace() || c == ';';
    ends(before) && after.peek().is_none_or(|after| ends(*after))
}

/// A comment that does no harm where it is taken for a command.
fn comment(line: &str, words: String) -> Option<&'static str> {
    if !line.starts_with('#') {
        return Some("a comment behind a command");
    }
    let is_harmful = words.contains([
        '\'', '"', '`', '(', ')', '[', ']', '?', '*', ';', '&', '|', '<', '>', '$',
    ]);
    is_harmful.then_some("a comment with signs of the shell")
}

#[test]
fn commands_can_be_pasted_into_any_shell() {
    let guides = [
        "script-a-game",
        "connect-a-chat",
        "write-a-client",
        "run-a-bot",
        "study-strategies",
    ];
    let guides = guides.map(|guide| format!("client-sdk/guides/{guide}.md"));
    let mut pages = guides.to_vec();
    pages.extend(
        [
            "README.md",
            "client-sdk/README.md",
            "tests/clients/README.md",
        ]
        .map(str::to_owned),
    );
    let mut seen = 0;
    for page in pages {
        for block in fenced(&read(&page), "sh") {
            seen += 1;
            let found = objections(&block);
            assert!(found.is_empty(), "{page}: {found:#?}");
        }
    }
    assert!(seen > 20, "{seen} blocks");
}

#[test]
fn what_a_shell_does_not_take_is_seen() {
    for wrong in [
        "curl -s localhost:8080/v1/games?limit=1",
        "jq -r .seats[0].token own.json",
        "echo \"$(jq .seats[0] own.json)\"",
        "ls *.json",
        "curl -s $game > a.json   # now",
        "# it's over",
        "cat <<'END'\n*\nEND\nls ?",
    ] {
        assert_eq!(objections(wrong).len(), 1, "{wrong}");
    }
    for right in [
        "curl -s \"$game/events?after=0\" | jq '.items[] | [.]'",
        "if [ -n \"$action\" ]; then\n  echo $?\nfi",
        "jq '{a: [1,\n  2]}' <<<\"$view\"",
        "as() { echo \"Bearer $(jq -r \"$1\" game.json)\"; }",
        "cat <<'END'\nprint([1][0])\nEND",
        "# What happens, in words.",
        "echo \"$(jq '.[0]' a.json)\"",
    ] {
        assert_eq!(objections(right), Vec::<String>::new(), "{right}");
    }
}
