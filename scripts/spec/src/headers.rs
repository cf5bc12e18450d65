//! Headers of answers: a route names those that it sends; what each of them is, is said here once.

use serde_json::{Value, json};

use super::refs;

/// A header that answers have.
struct Header {
    name: &'static str,
    /// Its name among the components.
    component: &'static str,
    description: &'static str,
    /// JSON.
    schema: &'static str,
    example: &'static str,
    /// Whether every answer has it that is documented with it.
    always: bool,
}

const HEADERS: [Header; 9] = [
    Header {
        name: "Allow",
        component: "Allow",
        description: "The methods of this path.",
        schema: r#"{"type": "string", "pattern": "^[A-Z]{3,10}(, [A-Z]{3,10}){0,9}$"}"#,
        example: "GET, HEAD, POST",
        always: true,
    },
    Header {
        name: "Content-Language",
        component: "ContentLanguage",
        description: "Language of the texts: `en`, `de` or `nl`.",
        schema: r#"{"type": "string", "pattern": "^[a-z]{2}$"}"#,
        example: "en",
        always: true,
    },
    Header {
        name: "ETag",
        component: "ETag",
        description: "Version of the game, in quotes: good for `If-Match` and `If-None-Match`.",
        schema: r#"{"type": "string", "pattern": "^\"[0-9]{1,16}\"$"}"#,
        example: "\"7\"",
        always: true,
    },
    Header {
        name: "Link",
        component: "Link",
        description: "Address of the next page (`rel=\"next\"`, RFC 8288); not on the last one.",
        schema: r#"{"type": "string", "pattern": "^<[^>]+>; rel=\"next\"$", "maxLength": 1000}"#,
        example: "</v1/rulesets?limit=10&cursor=michigan>; rel=\"next\"",
        always: false,
    },
    Header {
        name: "Location",
        component: "Location",
        description: "Address of the game.",
        schema: r#"{"type": "string", "format": "uri-reference", "pattern": "^/v1/games/[0-9a-f-]{36}$"}"#,
        example: "/v1/games/01938f3e-7a10-7d2b-9c52-1f6f0f8f1a2b",
        always: true,
    },
    Header {
        name: "RateLimit",
        component: "RateLimit",
        description: "Where callers are limited: the budget that the call counted for, how many calls are left of it (`r`), and in how many seconds it is whole again (`t`). Not on what is not counted: an address that is too long, and the question of a browser whether a page of another origin may call (a CORS preflight).",
        schema: r#"{"type": "string", "pattern": "^\"[a-z]{1,20}\";r=[0-9]{1,10};t=[0-9]{1,10}$"}"#,
        example: "\"act\";r=199;t=1",
        always: false,
    },
    Header {
        name: "RateLimit-Policy",
        component: "RateLimitPolicy",
        description: "Where callers are limited: the budget that the call counted for, how many calls it has (`q`), and for how many seconds (`w`). It stands wherever `RateLimit` does.",
        schema: r#"{"type": "string", "pattern": "^\"[a-z]{1,20}\";q=[0-9]{1,10};w=[0-9]{1,10}$"}"#,
        example: "\"act\";q=200;w=5",
        always: false,
    },
    Header {
        name: "Retry-After",
        component: "RetryAfter",
        description: "Seconds after which to try again.",
        schema: r#"{"type": "integer", "format": "int32", "minimum": 0, "maximum": 86400}"#,
        example: "1",
        always: true,
    },
    Header {
        name: "WWW-Authenticate",
        component: "WwwAuthenticate",
        description: "How to ask instead: with a token (RFC 6750); with `error=\"invalid_token\"` if there was one.",
        schema: r#"{"type": "string", "pattern": "^Bearer( error=\"invalid_token\")?$"}"#,
        example: "Bearer",
        always: true,
    },
];

/// Gives an answer a header by its name.
pub(super) fn add(answer: &mut Value, name: &str) {
    if let Some(header) = HEADERS.iter().find(|header| header.name == name) {
        let target = format!("#/components/headers/{}", header.component);
        answer["headers"][name] = json!({ "$ref": target });
    }
}

/// Says what the headers of all answers are, those of `components` too.
pub(super) fn described(doc: &mut Value) {
    let mut used = Vec::new();
    for operation in refs::operations_mut(doc) {
        let answers = operation["responses"].as_object_mut();
        for (_, answer) in answers.into_iter().flatten() {
            of_answer(answer, &mut used);
        }
    }
    let shared = doc.pointer_mut("/components/responses");
    for (_, answer) in shared.and_then(Value::as_object_mut).into_iter().flatten() {
        of_answer(answer, &mut used);
    }
    for header in HEADERS.iter().filter(|header| used.contains(&header.name)) {
        let schema: Value = serde_json::from_str(header.schema).unwrap_or_default();
        let example = match schema["type"] == "integer" {
            true => serde_json::from_str(header.example).unwrap_or_default(),
            false => json!(header.example),
        };
        let mut told = json!({
            "description": header.description,
            "schema": schema,
            "example": example,
        });
        if header.always {
            told["required"] = json!(true);
        }
        doc["components"]["headers"][header.component] = told;
    }
}

fn of_answer(answer: &mut Value, used: &mut Vec<&'static str>) {
    let names = answer["headers"].as_object().into_iter().flatten();
    let names: Vec<String> = names.map(|(name, _)| name.clone()).collect();
    for header in HEADERS
        .iter()
        .filter(|it| names.iter().any(|name| name == it.name))
    {
        add(answer, header.name);
        used.push(header.name);
    }
}
