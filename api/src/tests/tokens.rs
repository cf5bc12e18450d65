//! A token opens one seat of one game and nothing else.

use boodle_engine::Seat;

use super::*;
use crate::auth::Role;

const STAKE: &str = r#"{"type": "stake", "chips": {"AS": 4}}"#;

#[actix_web::test]
async fn without_a_good_token_nothing_happens() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let (path, stake) = (table.path("/actions"), serde_json::from_str(STAKE).unwrap());
    let before = server.stored(&table).await;
    let answer = server.post(&path, "", &stake).await;
    answer.problem(401, "token_missing");
    assert_eq!(answer.header("www-authenticate"), "Bearer");

    let good = &table.seats[0];
    let cut = &good[..good.len() - 2];
    for bad in [
        "x",
        "a.b.c",
        cut,
        &format!("{good}x"),
        &good.to_uppercase(),
        &"x".repeat(5000),
    ] {
        for answer in [
            server.post(&path, bad, &stake).await,
            server.post(&table.path("/end"), bad, &json!({})).await,
            server.post(&table.path("/redeal"), bad, &json!({})).await,
            server
                .post(&table.path("/seats"), bad, &json!({"name": "Dee"}))
                .await,
            server.get(&table.path(""), bad).await,
            server.get(&table.path("/events"), bad).await,
        ] {
            let problem = answer.problem(401, "invalid_token");
            assert_eq!(
                answer.header("www-authenticate"),
                "Bearer error=\"invalid_token\""
            );
            assert!(problem.get("legal_actions").is_none());
        }
    }
    for header in ["Basic QW5uOkJlbg==", "Bearer", "bearer  ", good] {
        let request = TestRequest::get()
            .uri(&table.path(""))
            .insert_header(("authorization", header));
        server.send(request).await.problem(401, "invalid_token");
    }
    let twice = with_token(TestRequest::get().uri(&table.path("")), good);
    let twice = twice.append_header(("authorization", format!("Bearer {good}")));
    server.send(twice).await.problem(401, "invalid_token");
    assert_eq!(server.stored(&table).await, before);

    let shouted = TestRequest::get()
        .uri(&table.path(""))
        .insert_header(("authorization", format!("BEARER {good}")));
    assert!(server.send(shouted).await.json()["you"].is_object());
}

#[actix_web::test]
async fn good_tokens_in_the_wrong_place() {
    let server = server!();
    let (table, other) = (
        server.game("newmarket", 3).await,
        server.game("newmarket", 3).await,
    );
    let stake: Value = serde_json::from_str(STAKE).unwrap();
    let before = server.stored(&table).await;
    for token in [&other.seats[0], &other.host] {
        for answer in [
            server.get(&table.path(""), token).await,
            server.get(&table.path("/events"), token).await,
            server.post(&table.path("/actions"), token, &stake).await,
            server.post(&table.path("/end"), token, &json!({})).await,
            server.post(&table.path("/redeal"), token, &json!({})).await,
            server.delete(&table.path(""), token).await,
        ] {
            answer.problem(403, "forbidden");
        }
    }
    server
        .post(&table.path("/actions"), &table.host, &stake)
        .await
        .problem(403, "forbidden");
    server
        .post(&table.path("/start"), &table.seats[0], &json!({}))
        .await
        .problem(403, "forbidden");
    server
        .post(&table.path("/end"), &table.seats[0], &json!({}))
        .await
        .problem(403, "forbidden");
    // Who asks is judged before what is asked.
    server
        .post(
            &table.path("/actions"),
            &other.seats[0],
            &json!({"type": 7}),
        )
        .await
        .problem(403, "forbidden");
    server
        .post(&table.path("/actions"), "x", &json!({"type": 7}))
        .await
        .problem(401, "invalid_token");
    assert_eq!(server.stored(&table).await, before);
}

#[actix_web::test]
async fn tokens_of_another_epoch_or_of_no_seat_are_dead() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "Ben"}, {}]});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let seat = |number| Role::Seat(Seat::new(number).unwrap());
    for (role, epoch) in [
        (seat(0), 0),
        (seat(0), 2),
        (seat(2), 0),
        (seat(2), 1),
        (seat(5), 1),
        (Role::Host, 2),
    ] {
        let token = server.auth.issue(table.id, role, epoch).unwrap();
        server
            .get(&table.path(""), &token)
            .await
            .problem(401, "invalid_token");
        server
            .post(&table.path("/seats"), &token, &json!({"name": "Dee"}))
            .await
            .problem(401, "invalid_token");
    }
    let token = server.auth.issue(Uuid::now_v7(), Role::Host, 1).unwrap();
    server
        .get(&table.path(""), &token)
        .await
        .problem(403, "forbidden");
    let missing = Uuid::now_v7();
    let token = server.auth.issue(missing, seat(0), 1).unwrap();
    let path = format!("/v1/games/{missing}/actions");
    server
        .post(&path, &token, &json!({"type": 7}))
        .await
        .problem(404, "not_found");
}

#[actix_web::test]
async fn the_public_keys_are_those_that_sign() {
    let server = server!();
    let keys = server.get("/.well-known/jwks.json", "").await.json();
    let table = server.table("newmarket", 3).await;
    let header = jsonwebtoken::decode_header(&table.host).unwrap();
    assert_eq!(keys["keys"][0]["kid"], header.kid.unwrap());
    assert_eq!(keys["keys"][0]["crv"], "Ed25519");
    assert!(keys["keys"][0].get("d").is_none());
}
