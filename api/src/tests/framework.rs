//! What the framework refuses by itself is a problem like any other.

mod origins;

use actix_web::http::header::CONTENT_TYPE;

use super::*;
use crate::language::Language;
use crate::problem::Code;

#[actix_web::test]
async fn paths_and_methods() {
    let server = server!();
    for path in [
        "/nope",
        "/v1",
        "/v1/games/",
        "/v1//games",
        "/v1/games/a/b/c",
        "/v1/%zz",
        "/%ff%fe",
        "/docs/x",
        "/problems/x",
    ] {
        server.get(path, "").await.problem(404, "not_found");
    }
    for path in [
        "/v1/games/7",
        "/v1/games/%ff",
        "/v1/games/01A22B25-2F26-739D-9822-8A2557D9BAE7",
        "/v1/rulesets/snap",
    ] {
        server.get(path, "").await.problem(404, "not_found");
    }
    server
        .get(&format!("/v1/games/{}", Uuid::now_v7()), "")
        .await
        .problem(404, "not_found");
    let game = format!("/v1/games/{}", Uuid::now_v7());
    for (method, path, allow) in [
        (Method::PUT, "/v1/games".to_owned(), "GET, HEAD, POST"),
        (Method::PATCH, game.clone(), "GET, HEAD, DELETE"),
        (Method::GET, format!("{game}/actions"), "POST"),
        (Method::HEAD, format!("{game}/actions"), "POST"),
        (Method::DELETE, "/healthz".to_owned(), "GET, HEAD"),
        (Method::POST, "/docs".to_owned(), "GET, HEAD"),
        (Method::TRACE, "/".to_owned(), "GET, HEAD"),
    ] {
        let answer = server
            .send(TestRequest::with_uri(&path).method(method))
            .await;
        answer.problem(405, "method_not_allowed");
        assert_eq!(answer.header("allow"), allow, "{path}");
    }
    let long = format!("/v1/games?status={}", "a".repeat(9000));
    server.get(&long, "").await.problem(414, "uri_too_long");
}

#[actix_web::test]
async fn queries() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    for query in [
        "limit=0",
        "limit=101",
        "limit=-1",
        "limit=x",
        "limit=1&limit=2",
        "cursor=x",
        "cursor=",
        "status=new",
        "page=2",
        "token=x",
        "cursor=%ff",
        "ruleset=a&ruleset=b",
    ] {
        server
            .get(&format!("/v1/games?{query}"), "")
            .await
            .problem(400, "bad_request");
    }
    for (path, query, sentence) in [
        (
            "/v1/games".to_owned(),
            "status=open&limit=x",
            "limit is a number from 1 to 100.",
        ),
        (
            "/v1/rulesets".to_owned(),
            "limit=101",
            "limit is a number from 1 to 100.",
        ),
        (
            table.path("/events"),
            "after=-1",
            "after is a number from 0 to 9007199254740991.",
        ),
        (
            table.path("/events"),
            "limit=0",
            "limit is a number from 1 to 100.",
        ),
        (
            "/v1/games".to_owned(),
            "status=new",
            "status: `new` is not known here, only `open`, `playing`, `finished`.",
        ),
        (
            "/v1/games".to_owned(),
            "page=2",
            "There is no parameter `page` here.",
        ),
        (
            "/v1/games".to_owned(),
            "limit=1&limit=2",
            "The query cannot be read: `limit` stands twice.",
        ),
    ] {
        let answer = server.get(&format!("{path}?{query}"), "").await;
        let problem = answer.problem(400, "bad_request");
        assert_eq!(problem["detail"], sentence);
    }
    for query in ["limit=0", "cursor=snap", "x=1"] {
        server
            .get(&format!("/v1/rulesets?{query}"), "")
            .await
            .problem(400, "bad_request");
    }
    for query in [
        "after=-1",
        "after=1.5",
        "after=99999999999999999999",
        "limit=0",
        "limit=101",
        "token=x",
    ] {
        server
            .get(&table.path(&format!("/events?{query}")), "")
            .await
            .problem(400, "bad_request");
    }
    let far = server
        .get(&table.path("/events?after=9007199254740991"), "")
        .await
        .json();
    assert_eq!(far["items"], json!([]));
}

#[actix_web::test]
async fn bodies() {
    let server = server!();
    let post = |body: Vec<u8>, media: &'static str| {
        let request = TestRequest::post().uri("/v1/games").set_payload(body);
        if media.is_empty() {
            request
        } else {
            request.insert_header((CONTENT_TYPE, media))
        }
    };
    let good = br#"{"ruleset": "newmarket", "seats": [{}, {}, {}]}"#.to_vec();
    let json = "application/json";
    for (body, media, status, code) in [
        (good.clone(), "", 415, "unsupported_media_type"),
        (good.clone(), "text/plain", 415, "unsupported_media_type"),
        (
            good.clone(),
            "application/x-www-form-urlencoded",
            415,
            "unsupported_media_type",
        ),
        (b"{".to_vec(), json, 400, "bad_request"),
        (b"nonsense".to_vec(), json, 400, "bad_request"),
        (
            b"{\"ruleset\": \"\xff\xfe\", \"seats\": []}".to_vec(),
            json,
            400,
            "bad_request",
        ),
        ([good.as_slice(), b"{}"].concat(), json, 400, "bad_request"),
        (
            b"{\"ruleset\": \"a\", \"ruleset\": \"b\", \"seats\": []}".to_vec(),
            json,
            400,
            "bad_request",
        ),
        (
            format!("{{\"overrides\": {}}}", "[".repeat(20_000)).into_bytes(),
            json,
            400,
            "bad_request",
        ),
        (vec![b' '; 65 * 1024], json, 413, "too_large"),
    ] {
        server.send(post(body, media)).await.problem(status, code);
    }
    for media in [
        json,
        "Application/JSON; charset=utf-8",
        "application/merge-patch+json",
    ] {
        assert_eq!(
            server.send(post(good.clone(), media)).await.status,
            201,
            "{media}"
        );
    }
    // Nobody waits for what is too large anyway.
    let announced = post(Vec::new(), json).insert_header(("content-length", 64 * 1024 + 1));
    server.send(announced).await.problem(413, "too_large");
    let packed = post(good, json).insert_header(("content-encoding", "gzip"));
    server
        .send(packed)
        .await
        .problem(415, "unsupported_media_type");
}

#[actix_web::test]
async fn every_problem_has_its_page() {
    let server = server!();
    let list = String::from_utf8(server.get("/problems", "").await.body).unwrap();
    let document = server.get("/openapi.json", "").await.json();
    let member = &document["components"]["schemas"]["Problem"]["properties"]["code"];
    assert!(member.get("enum").is_none(), "{member}");
    for code in Code::ALL {
        let name = code.as_str();
        assert!(
            list.contains(&format!("href=\"/problems/{name}\"")),
            "{name}"
        );
        assert!(list.contains(&code.title(Language::English)), "{name}");
        let described = member["description"].as_str().unwrap();
        assert!(described.contains(&format!("`{name}`")), "{name}");
        let answer = server
            .get(&format!("/problems/{}", code.as_str()), "")
            .await;
        assert_eq!(answer.status, 200);
        assert!(answer.header("content-type").starts_with("text/html"));
        assert!(
            String::from_utf8(answer.body)
                .unwrap()
                .contains(&code.title(Language::English))
        );
    }
}

/// RFC 9110, 12.5.3: whoever takes no coding that there is may be answered without one.
#[actix_web::test]
async fn nobody_is_refused_for_the_coding_he_wants() {
    let server = server!();
    for (wanted, coding) in [
        ("identity;q=0", ""),
        ("*;q=0", ""),
        ("identity;q=0, *;q=0", ""),
        ("br, identity;q=0", ""),
        ("gzip;q=0, identity;q=0.000", ""),
        ("gzip;q=0", ""),
        ("gzip, *;q=0", "gzip"),
        ("identity;q=0, gzip;q=0.1", "gzip"),
        ("nonsense;q=x", ""),
        ("", ""),
    ] {
        for path in ["/v1/rulesets", "/docs/", "/llms.txt", "/no/such/path"] {
            let request = TestRequest::get().uri(path);
            let request = request.insert_header(("accept-encoding", wanted));
            let answer = server.answer(request.to_request()).await;
            let status = if path == "/no/such/path" { 404 } else { 200 };
            assert_eq!(answer.status, status, "{path} {wanted}");
            assert_eq!(answer.header("content-encoding"), coding, "{path} {wanted}");
            if status == 404 && coding.is_empty() {
                answer.problem(404, "not_found");
            }
        }
    }
    // Events are passed on as they happen, whatever is wanted.
    let table = server.game("newmarket", 3).await;
    let stream = TestRequest::get().uri(&table.path("/stream"));
    let stream = stream.insert_header(("accept-encoding", "gzip, identity;q=0"));
    let stream = server.service.call(stream.to_request()).await.unwrap();
    assert_eq!(stream.status(), 200);
    let coding = stream.headers().get("content-encoding");
    assert!(
        coding.is_none_or(|coding| coding == "identity"),
        "{coding:?}"
    );
}

/// Whoever asks is sent elsewhere while those who are here are still answered.
#[actix_web::test]
async fn a_server_that_ends_is_not_ready() {
    let dir = TempDir::new().unwrap();
    let (store, auth, tables) = parts(dir.path());
    let feed = tables.feed.clone();
    let admin = init_service(crate::metrics::app(tables.clone())).await;
    let server = serving!(dir, store, auth, unlimited(tables));
    assert_eq!(server.get("/readyz", "").await.status, 200);
    feed.close();
    let answer = server.get("/readyz", "").await;
    answer.problem(503, "shutting_down");
    assert_eq!(answer.header("retry-after"), "1");
    for path in ["/healthz", "/v1/rulesets"] {
        assert_eq!(server.get(path, "").await.status, 200, "{path}");
    }
    let asked = TestRequest::get().uri("/readyz").to_request();
    assert_eq!(admin.call(asked).await.unwrap().status(), 503);
}

#[actix_web::test]
async fn pages_for_people() {
    let server = server!();
    for (path, part) in [
        ("/", "curl"),
        ("/docs/", "swagger"),
        ("/docs/swagger-initializer.js", "/openapi.json"),
    ] {
        let answer = server.get(path, "").await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(
            String::from_utf8_lossy(&answer.body).contains(part),
            "{path}"
        );
    }
    assert_eq!(server.get("/docs", "").await.header("location"), "/docs/");
    let reference = String::from_utf8(server.get("/docs/", "").await.body).unwrap();
    assert!(
        reference.contains("<title>Boodle API</title>"),
        "{reference}"
    );
    let evil = TestRequest::get()
        .uri("/")
        .insert_header(("host", "<script>"));
    assert!(
        !String::from_utf8(server.send(evil).await.body)
            .unwrap()
            .contains("<script>")
    );
    for path in ["/healthz", "/readyz"] {
        assert_eq!(server.get(path, "").await.json(), json!({"status": "ok"}));
    }
}

#[actix_web::test]
async fn a_panic_is_a_problem_and_tells_nothing() {
    async fn broken() -> &'static str {
        panic!("the secret word")
    }
    let app = actix_web::App::new()
        .route("/", actix_web::web::get().to(broken))
        .wrap(actix_web::middleware::from_fn(crate::problem::catch_all));
    let service = init_service(app).await;
    let request = TestRequest::get()
        .uri("/?x=1")
        .insert_header(("accept-language", "nl"));
    let Err(error) = service.call(request.to_request()).await else {
        panic!("no error");
    };
    let response = error.error_response();
    assert_eq!(response.status(), 500);
    assert_eq!(response.headers().get("content-language").unwrap(), "nl");
    let body = String::from_utf8(body(response.into_body()).await).unwrap();
    assert!(
        body.contains("\"code\":\"internal\"") && !body.contains("secret word"),
        "{body}"
    );
    for member in [r#""instance":"/""#, r#""title":"Fout van de server""#] {
        assert!(body.contains(member), "{body}");
    }
}
