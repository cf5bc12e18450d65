//! A request with an `Idempotency-Key` is done once and answered each time.

use futures_util::future::join_all;

use super::*;

const KEY: &str = "0190a6f0-7d3c-4000-8000-00000000abcd";
const OTHER: &str = "0190a6f0-7d3c-4000-8000-00000000ef01";

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    async fn once(&self, key: &str, path: &str, token: &str, body: &Value) -> Answer {
        let request = TestRequest::post().uri(path).set_json(body);
        let request = request.insert_header(("idempotency-key", key));
        self.send(with_token(request, token)).await
    }
}

/// The first answer, and the same again.
fn same(first: &Answer, again: &Answer) {
    assert_eq!(first.header("idempotency-replayed"), "");
    assert_eq!(again.header("idempotency-replayed"), "true");
    assert_eq!(first.status, again.status, "{}", again.json());
    assert_eq!(first.header("location"), again.header("location"));
    assert_eq!(first.json()["events"], again.json()["events"]);
}

fn stake() -> Value {
    json!({"type": "stake", "chips": {"AS": 4}})
}

#[actix_web::test]
async fn an_action_is_done_once() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let (path, ann) = (table.path("/actions"), &table.seats[0]);
    let first = server.once(KEY, &path, ann, &stake()).await;
    let again = server.once(KEY, &path, ann, &stake()).await;
    same(&first, &again);
    assert_eq!(first.json(), again.json());
    assert_eq!(first.header("etag"), again.header("etag"));
    assert_eq!(server.stored(&table).await.0.version, 3);

    // Later the events are those of then, and the view is that of now.
    server.post(&path, &table.seats[1], &stake()).await;
    let later = server
        .once(&format!("\"{KEY}\""), &path, ann, &stake())
        .await;
    same(&first, &later);
    assert_eq!(later.json()["view"]["version"], 4);
    assert_eq!(later.header("etag"), "\"4\"");
}

#[actix_web::test]
async fn a_key_is_looked_for_before_the_version() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let act = |body: Value| {
        let request = TestRequest::post().uri(&table.path("/actions"));
        let request = request
            .insert_header(("if-match", "\"2\""))
            .insert_header(("idempotency-key", KEY))
            .set_json(body);
        server.send(with_token(request, &table.seats[0]))
    };
    let first = act(stake()).await;
    assert_eq!(first.status, 200);
    same(&first, &act(stake()).await);
    let other = act(json!({"type": "stake", "chips": {"KH": 4}})).await;
    other.problem(422, "idempotency_key_reused");
    act(json!({"type": "fly"}))
        .await
        .problem(422, "idempotency_key_reused");
}

#[actix_web::test]
async fn keys_belong_to_their_callers() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    for seat in &table.seats {
        let answer = server
            .once(KEY, &table.path("/actions"), seat, &stake())
            .await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        assert_eq!(answer.header("idempotency-replayed"), "");
    }
    let end = server
        .once(KEY, &table.path("/end"), &table.host, &json!({}))
        .await;
    assert_eq!(end.status, 200);
    // No body is the empty object.
    let request = TestRequest::post()
        .uri(&table.path("/end"))
        .insert_header(("idempotency-key", KEY));
    same(&end, &server.send(with_token(request, &table.host)).await);
    // The same key for another call of the same caller is another request.
    let start = server
        .once(KEY, &table.path("/start"), &table.host, &json!({}))
        .await;
    start.problem(422, "idempotency_key_reused");
}

#[actix_web::test]
async fn a_game_is_made_once() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {"name": "Cid"}, {}]});
    let first = server.once(KEY, "/v1/games", "", &body).await;
    assert_eq!(first.status, 201);
    let table = TestTable::of(&first.json());
    let joined = server
        .post(&table.path("/seats"), "", &json!({"name": "Bob"}))
        .await;
    let again = server.once(KEY, "/v1/games", "", &body).await;
    same(&first, &again);
    // The view is that of now, the tokens are those of then: not the one of a seat taken later.
    assert_eq!(again.json()["game"]["seats"][1]["name"], "Bob");
    let seats = |answer: &Answer| -> Vec<Value> {
        let seats = answer.json()["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| seat["seat"].clone()).collect()
    };
    assert_eq!(seats(&again), [0, 2]);
    assert_eq!(seats(&first), [0, 2]);
    assert_eq!(joined.json()["seat"], 1);
    let tokens = TestTable::of(&again.json());
    for seat in &tokens.seats {
        assert!(server.get(&table.path(""), seat).await.json()["you"].is_object());
    }
    let games = server.get("/v1/games", "").await.json();
    assert_eq!(games["items"].as_array().unwrap().len(), 1);

    let other = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}]});
    for body in [other, json!({"ruleset": "no such"}), json!({"no": "such"})] {
        let answer = server.once(KEY, "/v1/games", "", &body).await;
        answer.problem(422, "idempotency_key_reused");
    }
    server.delete(&table.path(""), &table.host).await;
    let gone = server.once(KEY, "/v1/games", "", &body).await;
    let gone = gone.problem(404, "not_found");
    let detail = gone["detail"].as_str().unwrap();
    assert!(
        detail.contains("Idempotency-Key has been removed"),
        "{detail}"
    );
}

#[actix_web::test]
async fn a_seat_is_taken_once() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}]});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let (path, bob) = (table.path("/seats"), json!({"name": "Bob"}));
    let first = server.once(KEY, &path, "", &bob).await;
    let again = server.once(KEY, &path, "", &bob).await;
    same(&first, &again);
    assert_eq!(
        (&first.json()["seat"], &again.json()["seat"]),
        (&json!(1), &json!(1))
    );
    let token = again.json()["token"].as_str().unwrap().to_owned();
    assert_eq!(
        server.get(&table.path(""), &token).await.json()["you"]["seat"],
        1
    );
    // Spelled otherwise it is the same key.
    same(
        &first,
        &server.once(&KEY.to_uppercase(), &path, "", &bob).await,
    );
    // When the game is full, the answer is still the first one.
    let full = server.once(OTHER, &path, "", &json!({"name": "Cid"})).await;
    assert_eq!(full.status, 201);
    same(&first, &server.once(KEY, &path, "", &bob).await);
    assert_eq!(server.stored(&table).await.0.version, 3);
}

#[actix_web::test]
async fn duplicates_in_flight_get_the_first_answer() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let path = table.path("/actions");
    let body = stake();
    let answers = join_all((0..20).map(|_| server.once(KEY, &path, &table.seats[0], &body))).await;
    let fresh = answers
        .iter()
        .filter(|a| a.header("idempotency-replayed").is_empty());
    assert_eq!(fresh.count(), 1);
    for answer in &answers {
        assert_eq!(answer.status, 200);
        assert_eq!(answer.json(), answers[0].json());
    }
    assert_eq!(server.stored(&table).await.0.version, 3);

    let asked = json!({"ruleset": "newmarket", "seats": [{}, {}, {}]});
    let made = join_all((0..20).map(|_| server.once(OTHER, "/v1/games", "", &asked))).await;
    for answer in &made {
        assert_eq!(answer.status, 201);
        assert_eq!(answer.header("location"), made[0].header("location"));
    }
}

#[actix_web::test]
async fn what_was_refused_may_be_asked_again() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let (path, ann) = (table.path("/actions"), &table.seats[0]);
    let wrong = json!({"type": "stake", "chips": {"AS": 5}});
    server
        .once(KEY, &path, ann, &wrong)
        .await
        .problem(422, "stake_total");
    server
        .once(KEY, &path, ann, &wrong)
        .await
        .problem(422, "stake_total");
    assert_eq!(server.once(KEY, &path, ann, &stake()).await.status, 200);
    server
        .once(KEY, &path, ann, &wrong)
        .await
        .problem(422, "idempotency_key_reused");
}

#[actix_web::test]
async fn bad_keys() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let long = "x".repeat(256);
    for key in ["", "\"\"", "a b", &long] {
        let answer = server
            .once(key, &table.path("/actions"), &table.seats[0], &stake())
            .await;
        let problem = answer.problem(400, "bad_request");
        assert!(
            problem["detail"]
                .as_str()
                .unwrap()
                .contains("Idempotency-Key"),
            "{key}"
        );
    }
    let body = json!({"ruleset": "newmarket", "seats": [{}, {}, {}]});
    let answer = server.once("mine", "/v1/games", "", &body).await;
    let problem = answer.problem(400, "bad_request");
    assert!(problem["detail"].as_str().unwrap().contains("UUID"));
    assert_eq!(server.stored(&table).await.0.version, 2, "nothing was done");
}

/// Nothing that opens a seat is kept with a key: rows hold hashes and numbers.
#[actix_web::test]
async fn no_token_is_kept() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}]});
    let answer = server.once(KEY, "/v1/games", "", &body).await.json();
    server.store.close();
    let holds = |bytes: &[u8]| crate::tests::holds(server.dir.path(), bytes);
    let id = Uuid::parse_str(answer["game"]["id"].as_str().unwrap()).unwrap();
    assert!(holds(id.as_bytes()), "the database is read");
    let host = answer["host_token"].as_str().unwrap();
    let ann = answer["seats"][0]["token"].as_str().unwrap();
    for secret in [KEY, host, ann] {
        assert!(!holds(secret.as_bytes()));
    }
}

#[actix_web::test]
async fn old_keys_are_removed() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let (path, ann) = (table.path("/actions"), &table.seats[0]);
    server.once(KEY, &path, ann, &stake()).await;
    let now = chrono::Utc::now().timestamp().unsigned_abs();
    assert_eq!(server.store.sweep_keys(now - 60).await, Ok(0));
    let again = server.once(KEY, &path, ann, &stake()).await;
    assert_eq!(again.header("idempotency-replayed"), "true");
    assert_eq!(server.store.sweep_keys(now + 60).await, Ok(1));
    server
        .once(KEY, &path, ann, &stake())
        .await
        .problem(409, "not_your_turn");
}
