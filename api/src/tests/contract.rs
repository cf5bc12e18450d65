//! Every answer of every test here is what the published document says, and nothing more.

use std::sync::LazyLock;
use std::{env, fs};

use actix_http::Request;
use actix_web::web::Bytes;
use boodle_contract::{Asked, Contract};
use futures_util::StreamExt;

use super::*;
use crate::document::Document;
use crate::routes::docs::PAGES;

static CONTRACT: LazyLock<Contract> = LazyLock::new(|| {
    let document = Document::new().unwrap();
    Contract::new(serde_json::from_slice(&document.json).unwrap(), &PAGES)
});

/// A request that has been looked at.
pub(super) struct Sent {
    method: Method,
    target: String,
    headers: Vec<(String, String)>,
    body: Bytes,
}

impl Sent {
    /// Looks at a request on its way.
    pub(super) async fn look(mut request: Request) -> (Sent, Request) {
        let mut payload = request.take_payload();
        let mut body = Vec::new();
        while let Some(chunk) = payload.next().await {
            body.extend_from_slice(&chunk.unwrap());
        }
        let body = Bytes::from(body);
        let sent = Sent {
            method: request.method().clone(),
            target: request.uri().to_string(),
            headers: texts(&request.head().headers),
            body: body.clone(),
        };
        (sent, request.replace_payload(body.into()).0)
    }

    /// Asserts that the document tells of an answer to this, and of all that is in it.
    pub(super) fn hold(&self, answer: &Answer) {
        let asked = Asked {
            method: self.method.as_str(),
            target: &self.target,
            headers: &self.headers,
            body: &self.body,
        };
        let answered = boodle_contract::Answer {
            status: answer.status.as_u16(),
            headers: &texts(&answer.headers),
            body: &answer.body,
        };
        let objections = CONTRACT.objections(&asked, &answered);
        let body: String = String::from_utf8_lossy(&answer.body)
            .chars()
            .take(1000)
            .collect();
        assert!(
            objections.is_empty(),
            "not as the document says: {objections:#?}\n{body}"
        );
    }
}

fn texts(headers: &HeaderMap) -> Vec<(String, String)> {
    let texts = headers.iter();
    texts
        .map(|(name, value)| {
            let value = String::from_utf8_lossy(value.as_bytes());
            (name.as_str().to_owned(), value.into_owned())
        })
        .collect()
}

#[test]
fn everything_that_is_documented_is_counted() {
    let documented = CONTRACT.documented();
    for part in [
        "GET /v1/games 200",
        "GET /v1/games query cursor",
        "header Link",
        "POST /v1/games/{id}/actions 409 not_your_turn",
        "View.to_act",
        "GameStatus = open",
    ] {
        assert!(documented.contains(part), "{part}");
    }
}

#[test]
fn whatever_can_be_bounded_is() {
    let document = Document::new().unwrap();
    let document: Value = serde_json::from_slice(&document.json).unwrap();
    let found = boodle_spec::unbounded(&document);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn every_request_and_every_answer_is_shown_and_valid() {
    let found = CONTRACT.bad_examples();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_older_form_accepts_the_same() {
    let document = Document::new().unwrap();
    let lowered: Value = serde_json::from_slice(&document.lowered).unwrap();
    assert_eq!(lowered["openapi"], "3.0.3");
    let compared = CONTRACT.compared(&lowered);
    assert!(compared.different.is_empty(), "{:#?}", compared.different);
    assert!(compared.accepted > 1000, "{}", compared.accepted);
    assert!(compared.refused > 1000, "{}", compared.refused);
}

/// Where the promises of releases are kept.
const RELEASED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/released");

#[test]
fn what_was_released_still_holds() {
    let document = Document::new().unwrap();
    let now: Value = serde_json::from_slice(&document.json).unwrap();
    let version = |document: &Value| document["info"]["version"].as_str().unwrap().to_owned();
    let major = |version: &str| version.split('.').next().unwrap().to_owned();
    if env::var("BOODLE_RELEASE").is_ok_and(|what| what == "write") {
        let kept = boodle_spec::yaml(&boodle_contract::kept(&now));
        fs::write(format!("{RELEASED}/openapi-{}.yaml", version(&now)), kept).unwrap();
        return;
    }
    let files = fs::read_dir(RELEASED).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let mut compared = 0;
    for file in files.filter(|file| file.extension().is_some_and(|it| it == "yaml")) {
        let released: Value = yaml_serde::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        if major(&version(&released)) != major(&version(&now)) {
            continue;
        }
        compared += 1;
        let broken = boodle_contract::breaking(&released, &now);
        let name = file.display();
        assert!(
            broken.is_empty(),
            "clients of {name} would break: {broken:#?}"
        );
        // A promise that is broken on purpose is seen.
        let mut without = now.clone();
        without["paths"]
            .as_object_mut()
            .unwrap()
            .shift_remove("/healthz");
        without["components"]["schemas"]["View"]["properties"]["to_act"]["type"] = json!("string");
        let broken = boodle_contract::breaking(&released, &without);
        assert_eq!(
            broken,
            [
                "GET /healthz is gone",
                "View.to_act was array and is string"
            ],
            "{name}"
        );
    }
    assert!(
        compared > 0,
        "nothing is kept of the last release; run scripts/release-spec"
    );
}
