//! What any call may be refused with, each call is: no token, a bad one, another game, no such game, a
//! bad body, a stale version, an address too long, too many calls. Calls, and what they can be refused
//! with, are read from the document, so that a new one is tried too.

use std::collections::BTreeSet;

use super::limits::limited;
use super::*;
use crate::document::Document;
use crate::limits::Quotas;

/// What depends on what is going on, and is met where that is tested.
const ELSEWHERE: [u16; 6] = [408, 409, 422, 500, 503, 507];

/// A call of the document.
struct Call {
    name: String,
    method: Method,
    path: String,
    /// A body that it takes.
    body: Value,
    /// What it can be refused with in any case.
    codes: BTreeSet<String>,
    /// What it can be refused with once something has happened.
    later: BTreeSet<String>,
}

fn calls() -> Vec<Call> {
    let document = Document::new().unwrap();
    let document: Value = serde_json::from_slice(&document.json).unwrap();
    let mut calls = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let (mut codes, mut later) = (BTreeSet::new(), BTreeSet::new());
            for (status, answer) in operation["responses"].as_object().unwrap() {
                let target = answer["$ref"].as_str().map(|target| &target[1..]);
                let answer = target.map_or(answer, |target| document.pointer(target).unwrap());
                let known = answer["x-problem-codes"].as_array().into_iter().flatten();
                let known = known.map(|code| code.as_str().unwrap().to_owned());
                if ELSEWHERE.contains(&status.parse().unwrap()) {
                    later.extend(known);
                } else {
                    codes.extend(known.filter(|code| code != "too_many_streams"));
                }
            }
            let examples = &operation["requestBody"]["content"]["application/json"]["examples"];
            let example = examples.as_object().and_then(|all| all.values().next());
            calls.push(Call {
                name: format!("{} {path}", method.to_uppercase()),
                method: method.to_uppercase().parse().unwrap(),
                path: path.clone(),
                body: example.map_or(json!({}), |example| example["value"].clone()),
                codes,
                later,
            });
        }
    }
    calls
}

impl Call {
    /// With everything in the path filled in.
    fn path(&self, game: &str) -> String {
        let path = self.path.replace("/rulesets/{id}", "/rulesets/newmarket");
        let path = path.replace("{id}", game).replace("{seat}", "0");
        path.replace("{code}", "not_found")
    }

    fn request(&self, path: &str, token: &str) -> TestRequest {
        let request = TestRequest::with_uri(path).method(self.method.clone());
        with_token(request, token)
    }

    fn with_body(&self, path: &str, token: &str) -> TestRequest {
        let request = self.request(path, token);
        if self.method == Method::GET {
            request
        } else {
            request.set_json(&self.body)
        }
    }
}

#[actix_web::test]
async fn each_call_is_refused_with_what_any_may_be() {
    let server = server!();
    let other = server.table("newmarket", 3).await;
    let gone = server.table("newmarket", 3).await;
    server.delete(&gone.path(""), &gone.host).await;
    let closed = json!({
        "ruleset": "newmarket",
        "seats": [{}, {}, {}],
        "visibility": "private",
        "spectators": {"allowed": false},
    });
    let closed = TestTable::of(&server.post("/v1/games", "", &closed).await.json());
    let mut failed = Vec::new();
    for call in calls() {
        // Some of what is tried is done.
        let open = server.table("newmarket", 3).await;
        let playing = server.game("newmarket", 3).await;
        let nobody = call.with_body(&call.path(&open.id.to_string()), "");
        let mut requests = vec![
            // A stream that is followed would not end.
            nobody.insert_header(("last-event-id", "x")),
            call.with_body(&call.path(&open.id.to_string()), "x"),
            call.request(
                &call.path.replace("{id}", "snap").replace("{code}", "snap"),
                "",
            ),
            call.request(
                &format!("{}?{}", call.path(&open.id.to_string()), "x".repeat(9000)),
                "",
            ),
            call.with_body(&call.path(&closed.id.to_string()), ""),
            TestRequest::put().uri(&call.path(&open.id.to_string())),
        ];
        for token in [&other.host, &other.seats[0]] {
            requests.push(call.with_body(&call.path(&open.id.to_string()), token));
        }
        for (table, token) in [
            (&gone, &gone.host),
            (&gone, &gone.seats[0]),
            (&open, &open.host),
            (&open, &open.seats[0]),
            (&playing, &playing.host),
            (&playing, &playing.seats[0]),
        ] {
            let path = call.path(&table.id.to_string());
            if call.method == Method::GET {
                if table.id == gone.id {
                    requests.push(call.request(&path, token));
                }
                let odd = call.request(&path, token);
                let odd = odd.insert_header(("if-none-match", "1 2"));
                let odd = odd.insert_header(("accept-language", "de"));
                requests.push(odd.insert_header(("last-event-id", "x")));
                requests.push(call.request(&format!("{path}?nonsense=1"), token));
                continue;
            }
            let long = json!({"x": "x".repeat(70_000)});
            let json = ("content-type", "application/json");
            let text = ("content-type", "text/plain");
            let stale = call.with_body(&path, token);
            requests.extend([
                call.request(&path, token)
                    .set_payload("{")
                    .insert_header(json),
                call.request(&path, token)
                    .set_payload("x")
                    .insert_header(text),
                call.request(&path, token).set_json(long),
                stale
                    .insert_header(("if-match", "\"99\""))
                    .insert_header(("accept-language", "nl")),
            ]);
        }
        let mut met = BTreeSet::new();
        for request in requests {
            let answer = server.send(request).await;
            if answer.status.is_client_error() {
                met.insert(answer.json()["code"].as_str().unwrap().to_owned());
            }
        }
        // Of a game that was made and removed `once` tells.
        let is_other = |code: &str| {
            code == "too_many_requests" || (call.name == "POST /v1/games" && code == "not_found")
        };
        let wanted = call.codes.iter().filter(|code| !is_other(code));
        let missing: Vec<_> = wanted.filter(|code| !met.contains(*code)).collect();
        if !missing.is_empty() {
            failed.push(format!("{} was never refused with {missing:?}", call.name));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Calls that can be refused with a code once something has happened, and are not by any of these tokens.
async fn unrefused<S, B>(
    server: &Server<S>,
    code: &str,
    table: &TestTable,
    tokens: &[&str],
    key: Option<&str>,
) -> Vec<String>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let mut missing = Vec::new();
    for call in calls().iter().filter(|call| call.later.contains(code)) {
        let mut met = BTreeSet::new();
        for token in tokens {
            let request = call.request(&call.path(&table.id.to_string()), token);
            let request = request.insert_header(("content-type", "application/json"));
            let request = key.into_iter().fold(request, |request, key| {
                request.insert_header(("idempotency-key", key))
            });
            // Not the bytes that were sent before.
            let answer = server
                .send(request.set_payload(format!("{} ", call.body)))
                .await;
            met.insert(answer.json()["code"].as_str().map(str::to_owned));
        }
        if !met.contains(&Some(code.to_owned())) {
            missing.push(format!("{} was refused with {met:?}", call.name));
        }
    }
    missing
}

#[actix_web::test]
async fn no_call_takes_a_key_for_something_else() {
    const KEY: &str = "0190a6f0-7d3c-4000-8000-0000000000aa";
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let used = async |path: &str, token: &str, body: &Value| {
        let request = TestRequest::post().uri(path).set_json(body);
        let request = request.insert_header(("idempotency-key", KEY));
        let answer = server.send(with_token(request, token)).await;
        assert!(answer.status.is_success(), "{path}: {}", answer.json());
    };
    used(&table.path("/start"), &table.host, &json!({})).await;
    let entropy = json!({"entropy": "the cat walked over the keys"});
    used(&table.path("/entropy"), &table.seats[0], &entropy).await;
    let game = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}]});
    used("/v1/games", "", &game).await;
    let tokens = [table.host.as_str(), &table.seats[0], ""];
    let code = "idempotency_key_reused";
    let missing = unrefused(&server, code, &table, &tokens, Some(KEY)).await;
    assert!(missing.is_empty(), "{missing:#?}");
}

#[actix_web::test]
async fn no_call_changes_what_is_over() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    server.play_out(&table).await;
    let tokens = [table.host.as_str(), &table.seats[0], ""];
    let missing = unrefused(&server, "finished", &table, &tokens, None).await;
    assert!(missing.is_empty(), "{missing:#?}");
}

#[actix_web::test]
async fn what_is_done_is_told_in_a_language_and_done_to_the_version_that_was_meant() {
    let server = server!();
    let seats = ["Ann", "Ben", "Cid"].map(|name| json!({ "name": name }));
    let body = json!({
        "ruleset": "michigan-rummy",
        "seats": seats,
        "visibility": "private",
        "overrides": {
            "misdeal": "before_first_card",
            "dealer": {"first": {"type": "seat", "seat": 0}},
            "session": {"ends": [{"type": "rounds", "count": 1}]},
        },
    });
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let done = async |path: &str, token: &str, body: &Value| {
        let view = server.get(&table.path(""), &table.host).await;
        let request = TestRequest::post().uri(&table.path(path)).set_json(body);
        let request = request
            .insert_header(("if-match", view.header("etag")))
            .insert_header(("accept-language", "de"));
        let answer = server.send(with_token(request, token)).await;
        assert!(answer.status.is_success(), "{path}: {}", answer.json());
        assert_eq!(answer.header("content-language"), "de", "{path}");
    };
    let (host, dealer) = (&*table.host, &*table.seats[0]);
    done("/join_code", host, &json!({})).await;
    done("/start", host, &json!({})).await;
    done("/entropy", dealer, &json!({"entropy": "the cat"})).await;
    done("/actions", dealer, &json!({"type": "deal"})).await;
    done("/redeal", host, &json!({"cause": "exposed_card"})).await;
    done("/end", host, &json!({})).await;
    server.play_out(&table).await;
    let replay = server.get_in("de", &table.path("/replay"), dealer).await;
    assert_eq!(replay.header("content-language"), "de");
}

#[actix_web::test]
async fn each_call_counts() {
    let server = limited!(0, ["1/1000", "1/1000", "1/1000", "1/1000"]);
    for call in calls() {
        let game = Uuid::now_v7().to_string();
        let mut answer = None;
        for _ in 0..2 {
            let request = call.with_body(&call.path(&game), "");
            answer = Some(server.send(request).await);
        }
        let answer = answer.unwrap();
        let counts = call.codes.contains("too_many_requests");
        assert_eq!(answer.status == 429, counts, "{}", call.name);
    }
}
