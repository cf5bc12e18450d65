//! Which tokens are counted together.

use boodle_engine::Seat;

use super::*;
use crate::auth::Role;

/// A token that was replaced takes nothing from whoever holds the next one.
#[actix_web::test]
async fn a_dead_token_starves_nobody() {
    let server = limited!(0);
    let table = TestTable::of(&server.post("/v1/games", "", &new_game()).await.json());
    let path = table.path("/seats/0/token");
    let next = server.post(&path, &table.host, &json!({})).await.json();
    let path = table.path("/entropy");
    let entropy = json!({"entropy": "x"});
    let dead = async || server.post(&path, &table.seats[0], &entropy).await;
    while dead().await.status != 429 {}
    let token = next["token"].as_str().unwrap();
    let answer = server.post(&path, token, &entropy).await;
    assert_eq!(left(&answer), 39);
}

/// The host's and a seat's: whoever has used a budget up has used it up with the next token too.
#[actix_web::test]
async fn a_new_token_brings_no_new_budget() {
    let server = limited!(0);
    let table = TestTable::of(&server.post("/v1/games", "", &new_game()).await.json());
    let look = async |token: &str| {
        let path = table.path("");
        let look = with_token(TestRequest::get().uri(&path), token);
        server.send(from("192.0.2.1", look)).await
    };
    let path = table.path("/seats/0/token");
    let renewed = async || {
        let next = server.post(&path, &table.host, &json!({})).await.json();
        next["token"].as_str().unwrap().to_owned()
    };
    let mut token = table.seats[0].clone();
    for expected in [4, 3, 2, 1, 0] {
        assert_eq!(left(&look(&token).await), expected);
        token = renewed().await;
    }
    look(&token).await.problem(429, "too_many_requests");
    let host = table.path("/host");
    for expected in [4, 3, 2, 1, 0] {
        assert_eq!(left(&look(&table.host).await), expected);
    }
    let body = json!({"seat": 1});
    let handed = server.post(&host, &table.host, &body).await;
    assert_eq!(handed.status, 200, "{}", handed.json());
    let asked = with_token(TestRequest::get().uri(&host), &table.seats[1]);
    let next = server.send(asked).await.json();
    let next = next["host_token"].as_str().unwrap();
    look(next).await.problem(429, "too_many_requests");
}

/// One that another server has replaced is found out by its first refusal, and counts for its sender from then on.
#[actix_web::test]
async fn a_token_that_died_elsewhere_starves_nobody() {
    let server = limited!(0);
    let table = TestTable::of(&server.post("/v1/games", "", &new_game()).await.json());
    let auth = Arc::new(Auth::new(server.store.signing_seeds()).unwrap());
    let elsewhere = Data::new(Tables::new(server.store.clone(), auth));
    let elsewhere = init_service(app(unlimited(elsewhere))).await;
    let path = table.path("/seats/0/token");
    let renew = TestRequest::post().uri(&path).set_json(json!({}));
    let renew = with_token(renew, &table.host).to_request();
    let renewed = elsewhere.call(renew).await.unwrap().into_parts().1;
    let renewed = body(renewed.map_into_boxed_body().into_body()).await;
    let renewed: Value = serde_json::from_slice(&renewed).unwrap();
    let path = table.path("");
    let look = async |token: &str| {
        let look = with_token(TestRequest::get().uri(&path), token);
        server.send(from("192.0.2.1", look)).await
    };
    for expected in [4, 4, 3, 2, 1, 0] {
        let refused = look(&table.seats[0]).await;
        refused.problem(401, "invalid_token");
        // The first is of the seat, the others are of the address.
        assert_eq!(left(&refused), expected);
    }
    let refused = look(&table.seats[0]).await;
    refused.problem(429, "too_many_requests");
    let answer = look(renewed["token"].as_str().unwrap()).await;
    assert_eq!((answer.status.as_u16(), left(&answer)), (200, 3));
}

/// A server that has just started has not seen what tables make of tokens.
#[actix_web::test]
async fn a_dead_token_starves_nobody_after_a_start() {
    let dir = tempfile::TempDir::new().unwrap();
    let before = server_in!(dir);
    let table = TestTable::of(&before.post("/v1/games", "", &new_game()).await.json());
    let path = table.path("/seats/0/token");
    let next = before.post(&path, &table.host, &json!({})).await.json();
    let next = next["token"].as_str().unwrap();
    let server = limited!(0, QUOTAS, before.dir);
    let look = async |path: &str, token: &str| {
        let look = with_token(TestRequest::get().uri(path), token);
        server.send(from("192.0.2.1", look)).await
    };
    // Where no table is asked.
    for expected in [4, 3, 2, 1, 0] {
        let answer = look("/v1/rulesets", &table.seats[0]).await;
        assert_eq!((answer.status.as_u16(), left(&answer)), (200, expected));
    }
    let refused = look("/v1/rulesets", &table.seats[0]).await;
    refused.problem(429, "too_many_requests");
    let game = table.path("");
    let answer = look(&game, next).await;
    assert_eq!((answer.status.as_u16(), left(&answer)), (200, 4));
    // From now on it is known which one counts, and the other one is only its address.
    assert_eq!(left(&look(&game, next).await), 4);
    assert_eq!(left(&look("/v1/rulesets", &table.seats[0]).await), 4);
    assert_eq!(left(&look(&game, next).await), 3);
}

/// As after a restore: a token has come from a history that is no more.
#[actix_web::test]
async fn a_token_of_another_history_changes_nothing_for_the_good_one() {
    let server = limited!(0);
    let table = TestTable::of(&server.post("/v1/games", "", &new_game()).await.json());
    let other = Auth::new(server.store.signing_seeds()).unwrap();
    let role = Role::Seat(Seat::new(0).unwrap());
    let token = other.issue(table.id, role, 7).unwrap();
    let look = async |path: &str, token: &str| {
        let look = with_token(TestRequest::get().uri(path), token);
        server.send(from("192.0.2.1", look)).await
    };
    let game = table.path("");
    assert_eq!(left(&look(&game, &table.seats[0]).await), 4);
    look(&game, &token).await.problem(401, "invalid_token");
    look("/v1/rulesets", &token).await;
    assert_eq!(left(&look(&game, &table.seats[0]).await), 3);
}
