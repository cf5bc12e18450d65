//! Games that are over are packed, and nobody sees a difference.

use super::*;

/// What is shown of a game that is over, to everybody and to a seat.
async fn shown<S, B>(server: &Server<S>, table: &TestTable) -> Vec<(StatusCode, Vec<u8>, String)>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let paths = [
        "",
        "/events",
        "/events?after=3&limit=2",
        "/events?after=40",
        "/replay",
        "/replay?limit=1",
        "/stream",
    ];
    let mut answers = Vec::new();
    for path in paths {
        for token in ["", &table.seats[1]] {
            let answer = server.get(&table.path(path), token).await;
            assert_eq!(answer.status, 200, "{path}");
            let tag = answer.header("etag").to_owned();
            answers.push((answer.status, answer.body, tag));
        }
    }
    answers
}

#[actix_web::test]
async fn a_packed_game_is_shown_as_it_was_and_has_its_rematch() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}],
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 3}]}}});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server.start(&table).await;
    assert_eq!(server.play_out(&table).await["status"], "finished");
    let before = shown(&server, &table).await;
    let log = server.stored(&table).await.1;

    // Another server on the same database packs it when those who played have gone.
    let other = beside(&server.dir, Patience::default());
    sweep(&other, now()).await;
    assert_ne!(server.stored(&table).await.0.head, 0, "not yet");
    sweep(&other, now() + 2 * HOUR).await;
    let (stored, packed) = server.stored(&table).await;
    assert_eq!((stored.head, packed), (0, log));
    assert_eq!(shown(&server, &table).await, before);

    let path = table.path("/rematch");
    let made = server.post(&path, &table.host, &json!({})).await;
    assert_eq!(made.status, 201, "{}", made.json());
    let told = server.told_to_all(&table).await;
    assert_eq!(told.last().unwrap()["type"], "rematch_created");
    let all: Vec<_> = (1..=told.len() as u64).collect();
    let numbers: Vec<_> = told.iter().map(|e| e["seq"].as_u64().unwrap()).collect();
    assert_eq!(numbers, all);
}
