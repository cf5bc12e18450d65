//! Pages of other origins.

use super::*;

#[actix_web::test]
async fn pages_of_other_origins_may_call() {
    let server = server!();
    let preflight = TestRequest::with_uri("/v1/games")
        .method(Method::OPTIONS)
        .insert_header(("origin", "https://cards.example"))
        .insert_header(("access-control-request-method", "POST"))
        .insert_header((
            "access-control-request-headers",
            "authorization, content-type, if-match",
        ));
    let answer = server.send(preflight).await;
    assert_eq!(
        (
            answer.status.as_u16(),
            answer.header("access-control-allow-origin")
        ),
        (200, "*")
    );
    for path in ["/v1/games", "/v1/games/7"] {
        let request = TestRequest::get()
            .uri(path)
            .insert_header(("origin", "https://cards.example"));
        let answer = server.send(request).await;
        assert_eq!(answer.header("access-control-allow-origin"), "*");
        let exposed = answer
            .header("access-control-expose-headers")
            .to_lowercase();
        let wanted = [
            "allow",
            "www-authenticate",
            "etag",
            "location",
            "link",
            "retry-after",
            "content-language",
            "idempotency-replayed",
            "ratelimit",
            "ratelimit-policy",
        ];
        for name in wanted {
            assert!(
                exposed.split(',').any(|known| known.trim() == name),
                "{name}"
            );
        }
        // What no answer has is not exposed either.
        assert_eq!(exposed.split(',').count(), wanted.len(), "{exposed}");
    }
    let odd = TestRequest::with_uri("/v1/games")
        .method(Method::OPTIONS)
        .insert_header(("origin", "https://cards.example"))
        .insert_header(("access-control-request-method", "N O"));
    server.send(odd).await.problem(405, "method_not_allowed");
}

/// A page may try any method; the call itself is told which ones there are.
#[actix_web::test]
async fn a_page_that_tries_a_method_is_told_which_there_are() {
    let server = server!();
    let asked = |method: &'static str| {
        let preflight = TestRequest::with_uri("/v1/games").method(Method::OPTIONS);
        let preflight = preflight.insert_header(("origin", "https://cards.example"));
        preflight.insert_header(("access-control-request-method", method))
    };
    for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] {
        let answer = server.send(asked(method)).await;
        assert_eq!(answer.status, 200, "{method}");
        let allowed = answer.header("access-control-allow-methods");
        let mut allowed = allowed.split(',').map(str::trim);
        assert!(allowed.any(|known| known == method), "{method}");
    }
    let put = TestRequest::put().uri("/v1/games");
    let put = put.insert_header(("origin", "https://cards.example"));
    let answer = server.send(put).await;
    answer.problem(405, "method_not_allowed");
    assert_eq!(answer.header("allow"), "GET, HEAD, POST");
    assert_eq!(answer.header("access-control-allow-origin"), "*");
    // What no path has is refused with a word about that.
    for method in ["TRACE", "BREW"] {
        let problem = server.send(asked(method)).await.problem(400, "bad_request");
        let detail = problem["detail"].as_str().unwrap();
        assert!(
            detail.contains("another origin") && detail.contains("method"),
            "{detail}"
        );
    }
}
