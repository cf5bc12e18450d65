//! Which problems an operation can answer with.
//!
//! A route names the statuses of its problems. Where every problem of a status may come from any
//! operation that names it, nothing more is to be said, and the answer is one of the components.
//! Those that depend on the operation ([`BY_OPERATION`]) are named by the route in the extension
//! `x-problems`. What any operation may answer is added here, so that no route has to know it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Fault, headers, refs};

/// The mark of a route, taken out of the published document.
const LISTED: &str = "x-problems";

/// The codes of an answer, for whoever reads the document by program.
pub(super) const CODES: &str = "x-problem-codes";

/// Statuses whose problems each operation chooses.
const BY_OPERATION: [&str; 3] = ["403", "409", "422"];

/// A token of another game, seat or role, whatever else a token may be refused for.
const FORBIDDEN: &str = "forbidden";

/// Wherever the database is needed, whatever else a server may not be ready for.
const NO_DATABASE: &str = "database_unavailable";

/// A key that was used for something else, on whatever takes keys.
const KEY_REUSED: &str = "idempotency_key_reused";

/// Where no token is needed none is missed.
const NO_TOKEN: &str = "token_missing";

/// Codes that some operations share and others do not, with their names among the components.
const SHARED_CODES: [(&[&str], &str); 3] = [
    (&["invalid_token"], "InvalidToken"),
    (&["forbidden", "no_spectators"], "NotForSpectators"),
    (&["database_unavailable", "shutting_down"], "NotReady"),
];

/// Too many calls, on whatever is counted.
const TOO_MANY: &str = "too_many_requests";

/// Paths that are not counted.
const UNCOUNTED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// What any operation may answer.
const OF_ALL: [(&str, &str); 3] = [
    (
        "405",
        "The path does not have this method; `Allow` names those that it has.",
    ),
    ("414", "The address is too long."),
    ("500", "Something broke on the server."),
];

/// The answers that operations share, by status, with their names among the components.
const SHARED: [(&str, &str); 14] = [
    ("400", "BadRequest"),
    ("401", "Unauthorized"),
    ("403", "Forbidden"),
    ("404", "NotFound"),
    ("405", "MethodNotAllowed"),
    ("408", "TooSlow"),
    ("412", "Stale"),
    ("413", "TooLarge"),
    ("414", "UriTooLong"),
    ("415", "NotJson"),
    ("429", "TooManyRequests"),
    ("500", "ServerError"),
    ("503", "Unavailable"),
    ("507", "DiskFull"),
];

/// A problem that the server knows.
#[derive(Debug, Clone, Copy)]
pub struct Known {
    /// Its code.
    pub code: &'static str,
    /// Its status.
    pub status: u16,
}

/// Completes the problems of every operation.
pub(super) fn told(doc: &mut Value, known: &[Known]) -> Result<(), Fault> {
    if known.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = refs::operations(doc).map(|(name, _)| name).collect();
    let mut shared = serde_json::Map::new();
    for (operation, name) in refs::operations_mut(doc).zip(names) {
        let mut listed = listed(operation, &name, known)?;
        let is_open = operation["security"]
            .as_array()
            .is_some_and(|ways| ways.contains(&json!({})));
        let is_counted = !UNCOUNTED.iter().any(|path| name.ends_with(path));
        if is_counted {
            listed.insert(TOO_MANY.to_owned());
        }
        let Some(answers) = operation["responses"].as_object_mut() else {
            continue;
        };
        for (status, description) in OF_ALL {
            let answer = || problem(description);
            answers.entry(status).or_insert_with(answer);
        }
        if is_counted {
            let answer = || problem("Too much at once; try again after `Retry-After` seconds.");
            answers.entry("429").or_insert_with(answer);
        }
        if listed.contains(KEY_REUSED) {
            let answer = || problem("Understood, but against the rules; `code` tells which.");
            answers.entry("422").or_insert_with(answer);
        }
        answers.sort_keys();
        for (status, answer) in answers.iter_mut() {
            let is_problem = status.as_str() >= "400";
            // Problems are shared with calls that are counted.
            if is_counted || is_problem {
                headers::add(answer, "RateLimit");
                headers::add(answer, "RateLimit-Policy");
            }
            if !is_problem {
                continue;
            }
            let mut codes = codes(&name, status, &listed, known)?;
            if is_open {
                codes.retain(|code| *code != NO_TOKEN);
            }
            complete(answer, status, &codes);
            share(status, &codes, answer, &mut shared);
        }
    }
    if !shared.is_empty() {
        shared.sort_keys();
        doc["components"]["responses"] = shared.into();
    }
    Ok(())
}

fn problem(description: &str) -> Value {
    let schema = json!({ "$ref": format!("{}Problem", refs::SCHEMAS) });
    let content = json!({ "application/problem+json": { "schema": schema } });
    json!({ "description": description, "content": content })
}

/// The codes that a route names, and those that it need not name.
fn listed(operation: &mut Value, name: &str, known: &[Known]) -> Result<BTreeSet<String>, Fault> {
    let marked = operation
        .as_object_mut()
        .and_then(|it| it.shift_remove(LISTED));
    let marked = marked.as_ref().and_then(Value::as_array);
    let codes = marked.into_iter().flatten().filter_map(Value::as_str);
    let mut listed: BTreeSet<String> = codes.map(str::to_owned).collect();
    for code in &listed {
        let status = known.iter().find(|it| it.code == code);
        let status = status.map(|known| known.status.to_string());
        let there = status.is_some_and(|it| operation["responses"].get(&it).is_some());
        if !there {
            return Err(Fault(format!(
                "{name}: `{code}` of `{LISTED}` is no problem of a status that it answers with"
            )));
        }
    }
    let parameters = operation["parameters"].as_array();
    let key = json!({ "$ref": "#/components/parameters/IdempotencyKey" });
    if parameters.is_some_and(|parameters| parameters.contains(&key)) {
        listed.insert(KEY_REUSED.to_owned());
    }
    listed.insert(FORBIDDEN.to_owned());
    listed.insert(NO_DATABASE.to_owned());
    Ok(listed)
}

/// The codes that an operation may answer with a status: those that it names, else all there are.
fn codes<'a>(
    name: &str,
    status: &str,
    listed: &BTreeSet<String>,
    known: &'a [Known],
) -> Result<Vec<&'a str>, Fault> {
    let of_status = known.iter().filter(|it| it.status.to_string() == status);
    let all: Vec<&str> = of_status.map(|known| known.code).collect();
    let named: Vec<&str> = all
        .iter()
        .copied()
        .filter(|code| listed.contains(*code))
        .collect();
    if named.is_empty() && BY_OPERATION.contains(&status) && !all.is_empty() {
        return Err(Fault(format!(
            "{name}: which problems it answers with status {status} is not said; add \
             `extensions((\"{LISTED}\" = json!([\"…\"])))` to its route, with some of: {}",
            all.join(", ")
        )));
    }
    Ok(if named.is_empty() { all } else { named })
}

fn complete(answer: &mut Value, status: &str, codes: &[&str]) {
    headers::add(answer, "Content-Language");
    match status {
        "401" => headers::add(answer, "WWW-Authenticate"),
        "405" => headers::add(answer, "Allow"),
        "429" | "503" => headers::add(answer, "Retry-After"),
        _ => {}
    }
    if !codes.is_empty() {
        answer[CODES] = json!(codes);
    }
}

/// Puts an answer among the components where it is the same for all.
fn share(
    status: &str,
    codes: &[&str],
    answer: &mut Value,
    shared: &mut serde_json::Map<String, Value>,
) {
    let named = SHARED.iter().find(|(known, _)| *known == status);
    let Some((_, name)) = named else { return };
    let by_codes = SHARED_CODES.iter().find(|(known, _)| *known == codes);
    let name = by_codes.map_or(*name, |(_, name)| *name);
    let whole = shared.entry(name).or_insert_with(|| answer.clone());
    if whole == answer {
        *answer = json!({ "$ref": format!("#/components/responses/{name}") });
    }
}
