//! Whole rulesets that are sent: their games have no name, their mistakes have places.

use super::*;

const VALIDATE: &str = "/v1/rulesets/validate";

fn own() -> Value {
    json!({
        "id": "two-queens",
        "seats": {"min": 3, "max": 6},
        "deck": {"low": "2", "remove": ["QC"]},
        "chips": {"start": 30},
        "board": [
            {"id": "QS", "claims": [{"type": "play", "card": "QS"}], "ante": {"each": 1, "dealer": 2}},
            {"id": "Bank_1", "claims": [{"type": "go_out"}], "ante": {"each": 1, "dealer": 1}},
        ],
        "phases": ["stops"],
    })
}

/// The published examples of what a game can be made with.
fn published() -> Vec<Value> {
    let document = include_str!("../../../openapi.yaml");
    let document: Value = yaml_serde::from_str(document).unwrap();
    let choice = &document["components"]["schemas"]["RulesetChoice"];
    choice["examples"].as_array().unwrap().clone()
}

#[actix_web::test]
async fn the_published_examples_are_good() {
    let server = server!();
    let examples = published();
    assert_eq!(examples.len(), 2);
    for ruleset in examples {
        let answer = server
            .post(VALIDATE, "", &json!({"ruleset": ruleset}))
            .await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        let body = json!({"ruleset": ruleset, "seats": [{}, {}, {}]});
        let answer = server.post("/v1/games", "", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.json());
    }
}

#[actix_web::test]
async fn a_game_of_ones_own_has_no_name() {
    let server = server!();
    let body =
        json!({"ruleset": own(), "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}]});
    let made = server.post("/v1/games", "", &body).await.json();
    assert_eq!(made["game"]["ruleset"], Value::Null);
    assert_eq!(made["game"]["rules"]["id"], "two-queens");
    let table = TestTable::of(&made);
    let lobby = async |query: &str| {
        let page = server.get(&format!("/v1/games{query}"), "").await.json();
        page["items"].as_array().unwrap().clone()
    };
    assert_eq!(lobby("").await[0]["ruleset"], Value::Null);
    assert!(lobby("?ruleset=two-queens").await.is_empty());

    let started = server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    assert_eq!(started.status, 200, "{}", started.json());
    for (language, created, staked) in [
        ("en", "A table for 3: rules of one's own.", "Bank_1"),
        ("de", "Ein Tisch für 3: eigene Regeln.", "Bank_1"),
        ("nl", "Een tafel voor 3: eigen regels.", "Bank_1"),
    ] {
        let events = server.get_in(language, &table.path("/events"), "").await;
        let events = events.json();
        assert_eq!(events["items"][0]["ruleset"], Value::Null);
        assert_eq!(events["items"][0]["text"], created);
        let texts = events["items"].as_array().unwrap().iter();
        let mut texts = texts.map(|event| event["text"].as_str().unwrap());
        assert!(texts.any(|text| text.contains(staked)), "{events}");

        let rules = server.get_in(language, &table.path("/rules"), "").await;
        let rules = rules.json();
        assert_eq!(rules["name"], Value::Null);
        assert_eq!(rules["words"]["spaces"][1]["name"], "Bank_1");
        let request = TestRequest::post().uri(VALIDATE);
        let request = request.insert_header(("accept-language", language));
        let asked = json!({ "ruleset": own() });
        let valid = server.send(request.set_json(&asked)).await;
        assert_eq!(valid.header("content-language"), language);
        assert_eq!(valid.json()["text"], rules["text"]);
        assert_eq!(valid.json()["ruleset"], rules["ruleset"]);
        assert!(
            rules["text"].as_str().unwrap().contains("Bank_1"),
            "{rules}"
        );
    }
}

#[actix_web::test]
async fn rules_read_as_their_game_will_tell_them() {
    let server = server!();
    for (asked, told) in [(json!("newmarket"), true), (json!(own()), false)] {
        let valid = server
            .post(VALIDATE, "", &json!({ "ruleset": asked }))
            .await;
        let preset = server.get("/v1/rulesets/newmarket", "").await.json();
        assert_eq!(valid.json()["text"] == preset["text"], told, "{asked}");
    }
}

/// What is sent, the place in the body, and the places in the ruleset with their codes.
type Mistake = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

#[actix_web::test]
async fn mistakes_and_their_places() {
    let server = server!();
    let form: &[Mistake] = &[
        ("7", "/ruleset", &[]),
        ("null", "/ruleset", &[]),
        (r#"["newmarket"]"#, "/ruleset", &[]),
        ("{}", "/ruleset", &[("", "malformed"); 5]),
        (r#"{"id": 1, "id": 2}"#, "/ruleset/id", &[]),
        (
            r#"{"board": [{"claims": [{"type": "play", "card": "QS", "card": "QS"}]}]}"#,
            "/ruleset/board/0/claims/0/card",
            &[],
        ),
    ];
    for (ruleset, pointer, faults) in form {
        refused(&server, ruleset, 400, "bad_request", Some(pointer), faults).await;
    }
    let changes: &[(&str, Mistake)] = &[
        (
            "chips",
            (
                r#"{"start": 1e300}"#,
                "/ruleset/chips/start",
                &[("/chips/start", "malformed")],
            ),
        ),
        ("chips", ("[true, 40]", "/ruleset/chips", &[])),
        (
            "colour",
            ("1", "/ruleset/colour", &[("/colour", "malformed")]),
        ),
        (
            "seats",
            (
                r#"{"min": 3}"#,
                "/ruleset/seats",
                &[("/seats", "malformed")],
            ),
        ),
        (
            "seats",
            (
                r#"{"min": -3, "max": 300}"#,
                "/ruleset/seats/min",
                &[("/seats/min", "malformed"), ("/seats/max", "malformed")],
            ),
        ),
        (
            "board",
            (
                r#"[{"id": "a b", "claims": [{"type": "go_out"}]}, {"id": "\u0000", "claims": []}]"#,
                "/ruleset/board/0/id",
                &[("/board/0/id", "malformed"), ("/board/1/id", "malformed")],
            ),
        ),
        (
            "board",
            (
                r#"[{"id": "x", "claims": [{"type": "sing"}]}]"#,
                "/ruleset/board/0/claims/0/type",
                &[("/board/0/claims/0/type", "malformed")],
            ),
        ),
    ];
    for (member, (value, pointer, faults)) in changes {
        let ruleset = with(member, value);
        refused(&server, &ruleset, 400, "bad_request", Some(pointer), faults).await;
    }
    let rules: &[Mistake] = &[
        ("id", r#""Two Queens""#, &[("/id", "malformed")]),
        (
            "seats",
            r#"{"min": 1, "max": 200}"#,
            &[
                ("/seats/min", "out_of_range"),
                ("/seats/max", "out_of_range"),
                ("/seats/min_active", "contradiction"),
                ("/deck/remove", "impossible_deal"),
            ],
        ),
        ("phases", "[]", &[("/phases", "contradiction")]),
        (
            "board",
            r#"[{"id": "x", "claims": []}, {"id": "x", "claims": [{"type": "go_out"}]}]"#,
            &[
                ("/board/0/claims", "contradiction"),
                ("/board/1/id", "duplicate"),
            ],
        ),
        (
            "free_ante",
            r#"{"budget": 4, "on": ["nowhere"]}"#,
            &[("/free_ante/on/0", "unknown_space")],
        ),
        (
            "deal",
            r#"{"hand_size": 20}"#,
            &[("/deal/hand_size", "impossible_deal")],
        ),
        (
            "exchange",
            r#"{"mode": "auction", "to": "QS"}"#,
            &[("/exchange", "contradiction")],
        ),
    ];
    for (member, value, faults) in rules {
        let ruleset = with(member, value);
        refused(
            &server,
            &ruleset,
            422,
            "invalid_ruleset",
            Some("/ruleset"),
            faults,
        )
        .await;
    }
    let many = with("phases", &format!("[{}1]", "1,".repeat(20_000)));
    let one = &[("/phases/0", "malformed")];
    refused(
        &server,
        &many,
        400,
        "bad_request",
        Some("/ruleset/phases/0"),
        one,
    )
    .await;
    let deep = with("board", &"[".repeat(5_000));
    refused(&server, &deep, 400, "bad_request", None, &[]).await;
    let huge = with("chips", r#"{"start": 1e999}"#);
    refused(&server, &huge, 400, "bad_request", None, &[]).await;
}

fn with(member: &str, value: &str) -> String {
    let mut ruleset = own();
    ruleset[member] = json!("HERE");
    ruleset.to_string().replace(r#""HERE""#, value)
}

async fn refused<S, B>(
    server: &Server<S>,
    ruleset: &str,
    status: u16,
    code: &str,
    pointer: Option<&str>,
    faults: &[(&str, &str)],
) where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    for (path, more) in [(VALIDATE, ""), ("/v1/games", r#", "seats": [{}, {}, {}]"#)] {
        let body = format!(r#"{{"ruleset": {ruleset}{more}}}"#);
        let request = TestRequest::post().uri(path).set_payload(body);
        let request = request.insert_header(("content-type", "application/json"));
        let problem = server.send(request).await.problem(status, code);
        assert_eq!(
            problem["pointer"].as_str(),
            pointer,
            "{ruleset:.200}: {problem}"
        );
        let found = problem["faults"].as_array().into_iter().flatten();
        let text = |fault: &Value, name: &str| fault[name].as_str().unwrap().to_owned();
        let mut found: Vec<_> = found
            .map(|f| (text(f, "pointer"), text(f, "code")))
            .collect();
        found.sort_unstable();
        let mut faults: Vec<_> = faults
            .iter()
            .map(|(p, c)| ((*p).to_owned(), (*c).to_owned()))
            .collect();
        faults.sort_unstable();
        assert_eq!(found, faults, "{ruleset:.200}: {problem}");
    }
}

/// Every byte of a body may be another one.
#[actix_web::test]
async fn broken_bodies_break_nothing() {
    let server = server!();
    let whole = json!({ "ruleset": own() }).to_string().into_bytes();
    let mut statuses = std::collections::BTreeSet::new();
    for at in 0..whole.len() {
        let mut body = whole.clone();
        body[at] = br#"0"{[9-,:}]xA"#[at % 12];
        let request = TestRequest::post().uri(VALIDATE).set_payload(body);
        let request = request.insert_header(("content-type", "application/json"));
        let answer = server.send(request).await;
        statuses.insert(answer.status.as_u16());
    }
    assert_eq!(statuses, [200, 400, 422].into());
}
