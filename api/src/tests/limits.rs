//! Limits as callers meet them.

use actix_web::http::header::HeaderValue;

use super::*;
use crate::limits::{Quotas, RATE_LIMIT, RATE_LIMIT_POLICY};

/// To act, read, open streams and create.
const QUOTAS: [&str; 4] = ["40/2", "5/1000", "2/1000", "3/1000"];

/// A server with small budgets.
macro_rules! limited {
    ($proxies:literal) => {
        limited!($proxies, QUOTAS)
    };
    ($proxies:literal, $quotas:expr) => {
        limited!($proxies, $quotas, tempfile::TempDir::new().unwrap())
    };
    ($proxies:literal, $quotas:expr, $dir:expr) => {{
        let dir = $dir;
        let (store, auth, tables) = parts(dir.path());
        let [act, read, stream, create] = $quotas.map(|quota| quota.parse().unwrap());
        let quotas = Quotas {
            act,
            read,
            stream,
            create,
            open_streams: 1,
        };
        let limits = Data::new(Limits::new(quotas, $proxies));
        serving!(dir, store, auth, Shared::new(tables, limits).unwrap())
    }};
}

pub(super) use limited;

mod tokens;

fn from(address: &str, request: TestRequest) -> TestRequest {
    request.peer_addr(format!("{address}:4000").parse().unwrap())
}

fn left(answer: &Answer) -> u32 {
    let (_, left) = answer.header(RATE_LIMIT).split_once(";r=").unwrap();
    left.split(';').next().unwrap().parse().unwrap()
}

fn new_game() -> Value {
    json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cid"}]})
}

#[actix_web::test]
async fn what_is_left_is_told_until_nothing_is() {
    let server = limited!(0);
    let look = || {
        from(
            "192.0.2.1",
            TestRequest::get().uri("/v1/rulesets/newmarket"),
        )
    };
    for expected in [4, 3, 2, 1, 0] {
        let answer = server.send(look()).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header(RATE_LIMIT_POLICY), "\"read\";q=5;w=1000");
        assert_eq!(left(&answer), expected);
    }
    let refused = server.send(look()).await;
    let problem = refused.problem(429, "too_many_requests");
    assert!(problem["detail"].as_str().unwrap().contains("5 calls"));
    // One of five calls in a thousand seconds comes back after two hundred.
    let wait: u32 = refused.header("retry-after").parse().unwrap();
    assert!((190..=200).contains(&wait), "{wait}");
    assert_eq!(left(&refused), 0);
    // Somebody else is not concerned, and neither is another budget.
    let other = TestRequest::get().uri("/v1/rulesets/newmarket");
    assert_eq!(server.send(from("192.0.2.2", other)).await.status, 200);
    let create = TestRequest::post().uri("/v1/games").set_json(new_game());
    assert_eq!(server.send(from("192.0.2.1", create)).await.status, 201);
    let health = TestRequest::get().uri("/healthz");
    let health = server.send(from("192.0.2.1", health)).await;
    assert_eq!(health.status, 200);
    assert_eq!(health.header(RATE_LIMIT), "");
}

#[actix_web::test]
async fn a_refused_call_has_done_nothing() {
    let server = limited!(0);
    let create = || {
        let create = TestRequest::post().uri("/v1/games").set_json(new_game());
        from("192.0.2.1", create)
    };
    for _ in 0..3 {
        assert_eq!(server.send(create()).await.status, 201);
    }
    server
        .send(create())
        .await
        .problem(429, "too_many_requests");
    let games = server.get("/v1/games", "").await.json();
    assert_eq!(games["items"].as_array().unwrap().len(), 3);
}

#[actix_web::test]
async fn each_token_has_its_own_budget_wherever_it_is_used() {
    let server = limited!(0);
    let table = TestTable::of(&server.post("/v1/games", "", &new_game()).await.json());
    for expected in [4, 3, 2, 1, 0] {
        for (address, token) in [("192.0.2.1", &table.seats[0]), ("192.0.2.1", &table.host)] {
            let path = table.path("");
            let look = with_token(TestRequest::get().uri(&path), token);
            let answer = server.send(from(address, look)).await;
            assert_eq!((answer.status.as_u16(), left(&answer)), (200, expected));
        }
    }
    let path = table.path("");
    let elsewhere = with_token(TestRequest::get().uri(&path), &table.seats[0]);
    let refused = server.send(from("192.0.2.9", elsewhere)).await;
    refused.problem(429, "too_many_requests");
    // A token that is no good counts for the address that sends it.
    let forged = with_token(TestRequest::get().uri(&path), "no.good.token");
    let answer = server.send(from("192.0.2.1", forged)).await;
    answer.problem(401, "invalid_token");
    assert_eq!(left(&answer), 4);
}

#[actix_web::test]
async fn the_address_behind_a_proxy_counts() {
    let server = limited!(1);
    let look = |client: &str| {
        let look = TestRequest::get().uri("/v1/rulesets");
        from("10.0.0.1", look.insert_header(("x-forwarded-for", client)))
    };
    for expected in [4, 3] {
        assert_eq!(
            left(&server.send(look("198.51.100.9, 192.0.2.1")).await),
            expected
        );
        assert_eq!(left(&server.send(look("192.0.2.2")).await), expected);
    }
    // What stands further to the left anybody can write.
    assert_eq!(left(&server.send(look("203.0.113.5, 192.0.2.1")).await), 2);
}

#[actix_web::test]
async fn streams_without_a_token_are_counted_by_address() {
    let server = limited!(0);
    let table = TestTable::of(&server.post("/v1/games", "", &new_game()).await.json());
    let path = table.path("/stream");
    let open = |address| from(address, TestRequest::get().uri(&path)).to_request();
    let first = server.service.call(open("192.0.2.1")).await;
    let first = first.map_err(|error| error.to_string()).unwrap();
    assert_eq!(first.status(), 200);
    let refused = server.send(from("192.0.2.1", TestRequest::get().uri(&path)));
    refused.await.problem(429, "too_many_streams");
    let other = server.service.call(open("192.0.2.2")).await;
    assert_eq!(
        other.map_err(|error| error.to_string()).unwrap().status(),
        200
    );
    drop(first);
    // The place is free again, but no further stream may be opened now.
    let refused = server.send(from("192.0.2.1", TestRequest::get().uri(&path)));
    refused.await.problem(429, "too_many_requests");
}

#[actix_web::test]
async fn pages_of_other_origins_can_read_what_is_left() {
    let server = limited!(0);
    let look = || {
        let look = TestRequest::get().uri("/v1/rulesets");
        from(
            "192.0.2.1",
            look.insert_header(("origin", "https://club.example")),
        )
    };
    for _ in 0..5 {
        server.send(look()).await;
    }
    let refused = server.send(look()).await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.header("access-control-allow-origin"), "*");
    let exposed = refused
        .header("access-control-expose-headers")
        .to_lowercase();
    for header in ["ratelimit", "ratelimit-policy", "retry-after"] {
        assert!(exposed.split(", ").any(|name| name == header), "{exposed}");
    }
}

#[actix_web::test]
async fn without_limits_nothing_is_said_of_them() {
    let server = server!();
    let answer = server.get("/v1/rulesets", "").await;
    assert_eq!(answer.header(RATE_LIMIT), "");
    assert_eq!(answer.header(RATE_LIMIT_POLICY), "");
}

/// What reaches no handler has made nothing: it costs as much as a look.
#[actix_web::test]
async fn a_method_that_there_is_not_spends_no_game() {
    let server = limited!(0);
    for method in [Method::PUT, Method::DELETE, Method::PATCH] {
        let wrong = TestRequest::with_uri("/v1/games").method(method);
        let answer = server.send(from("192.0.2.1", wrong)).await;
        answer.problem(405, "method_not_allowed");
        assert_eq!(answer.header(RATE_LIMIT_POLICY), "\"read\";q=5;w=1000");
    }
    let create = TestRequest::post().uri("/v1/games").set_json(new_game());
    let made = server.send(from("192.0.2.1", create)).await;
    assert_eq!((made.status.as_u16(), left(&made)), (201, 2));
}

/// A browser asks before it calls; what it asks is not counted, or each call of a page would cost two.
#[actix_web::test]
async fn preflights_and_endless_addresses_are_not_counted() {
    let server = limited!(0);
    let preflight = || {
        let preflight = TestRequest::with_uri("/v1/rulesets").method(Method::OPTIONS);
        let preflight = preflight.insert_header(("origin", "https://club.example"));
        preflight.insert_header(("access-control-request-method", "GET"))
    };
    let long = format!("/v1/rulesets?cursor={}", "x".repeat(9000));
    for _ in 0..10 {
        let answer = server.send(from("192.0.2.1", preflight())).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header(RATE_LIMIT), "");
        let long = TestRequest::get().uri(&long);
        let answer = server.send(from("192.0.2.1", long)).await;
        answer.problem(414, "uri_too_long");
        assert_eq!(answer.header(RATE_LIMIT), "");
    }
    let look = TestRequest::get().uri("/v1/rulesets");
    assert_eq!(left(&server.send(from("192.0.2.1", look)).await), 4);
}

/// What a caller writes before the proxy's own words does not have him counted with the proxy.
#[actix_web::test]
async fn nobody_hides_behind_a_proxy() {
    let server = limited!(1);
    let look = |client: &[u8]| {
        let client = HeaderValue::from_bytes(client).unwrap();
        let look = TestRequest::get().uri("/v1/rulesets");
        from("10.0.0.1", look.insert_header(("x-forwarded-for", client)))
    };
    for (sent, expected) in [
        (&b"192.0.2.1"[..], 4),
        (b"\xff, 192.0.2.1", 3),
        (b"caf\xc3\xa9, 192.0.2.1", 2),
        (b"\xff, 192.0.2.2", 4),
    ] {
        assert_eq!(left(&server.send(look(sent)).await), expected, "{sent:?}");
    }
}

/// However a path is written, it is the same call.
#[actix_web::test]
async fn a_path_in_disguise_spends_the_same_budget() {
    let server = limited!(0);
    let table = TestTable::of(&server.post("/v1/games", "", &new_game()).await.json());
    let policy = |answer: &Answer| answer.header(RATE_LIMIT_POLICY).to_owned();
    let made = server.post("/v1/%67ames", "", &new_game()).await;
    assert_eq!(made.status, 201);
    assert_eq!(policy(&made), "\"create\";q=3;w=1000");
    let rematch = server
        .post(&table.path("/%72ematch"), &table.host, &json!({}))
        .await;
    assert_eq!(policy(&rematch), "\"create\";q=3;w=1000");
    // Not closed by itself, so only looked at.
    let stream = TestRequest::get()
        .uri(&table.path("/strea%6d"))
        .to_request();
    let stream = server.service.call(stream).await.unwrap();
    let header = stream.headers().get(RATE_LIMIT_POLICY).unwrap();
    assert_eq!(header, "\"stream\";q=2;w=1000");
}
