//! House rules are judged before a game is made with them.

use super::*;

const PATH: &str = "/v1/rulesets/validate";

#[actix_web::test]
async fn good_rules_come_back_whole() {
    let server = server!();
    let asked =
        json!({"ruleset": "newmarket", "overrides": {"chips": {"start": 60}, "seats": {"max": 5}}});
    let answer = server.post(PATH, "", &asked).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
    let valid = answer.json();
    assert_eq!(valid["players"], json!({"min": 3, "max": 5}));
    let mut made = asked;
    made["seats"] = json!([{}, {}, {}]);
    let game = server.post("/v1/games", "", &made).await.json();
    assert_eq!(valid["ruleset"], game["game"]["rules"]);
    assert_eq!(valid["ruleset"]["chips"]["start"], 60);

    let plain = server
        .post(PATH, "", &json!({"ruleset": "newmarket"}))
        .await;
    let preset = server.get("/v1/rulesets/newmarket", "").await.json();
    assert_eq!(plain.json()["ruleset"], preset["ruleset"]);
}

#[actix_web::test]
async fn bad_rules_are_refused_with_every_objection() {
    let server = server!();
    let overrides = json!({"seats": {"min": 1}, "settle": {"per_card": 1_000_001}});
    let asked = json!({"ruleset": "newmarket", "overrides": overrides});
    let problem = server
        .post(PATH, "", &asked)
        .await
        .problem(422, "invalid_ruleset");
    let faults = problem["faults"].as_array().unwrap();
    let places: Vec<_> = faults.iter().map(|fault| &fault["pointer"]).collect();
    assert_eq!(
        places,
        ["/seats/min", "/seats/min_active", "/settle/per_card"]
    );

    for (asked, status, code, pointer) in [
        (
            json!({"ruleset": "snap"}),
            422,
            "unknown_ruleset",
            "/ruleset",
        ),
        (json!({"ruleset": 7}), 400, "bad_request", "/ruleset"),
        (
            json!({"ruleset": "newmarket", "seats": []}),
            400,
            "bad_request",
            "/seats",
        ),
        (
            json!({"ruleset": "newmarket", "overrides": {"chips": {"start": -1}}}),
            400,
            "bad_request",
            "/overrides/chips/start",
        ),
    ] {
        let problem = server.post(PATH, "", &asked).await.problem(status, code);
        assert_eq!(problem["pointer"], pointer, "{asked}: {problem}");
    }
}

#[actix_web::test]
async fn a_member_that_stands_twice_is_refused() {
    let server = server!();
    for path in [PATH, "/v1/games"] {
        let body = r#"{"ruleset": "newmarket", "seats": [{}, {}, {}],
            "overrides": {"chips": {"start": 60}, "settle": {}, "chips": {"start": 70}}}"#;
        let body = body.replace(
            r#""seats": [{}, {}, {}],"#,
            if path == PATH {
                ""
            } else {
                r#""seats": [{}, {}, {}],"#
            },
        );
        let request = TestRequest::post().uri(path).set_payload(body);
        let request = request.insert_header(("content-type", "application/json"));
        let problem = server.send(request).await.problem(400, "bad_request");
        assert_eq!(problem["pointer"], "/overrides/chips", "{problem}");
    }
}
