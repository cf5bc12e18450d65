//! Keys come and go beside running servers.

use std::time::{SystemTime, UNIX_EPOCH};

use super::streams::frames;
use super::*;
use crate::store::{CommitError, SigningSeed};

fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs()
}

fn kid_of(token: &str) -> String {
    jsonwebtoken::decode_header(token).unwrap().kid.unwrap()
}

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    async fn kids(&self) -> Vec<String> {
        let keys = self.get("/.well-known/jwks.json", "").await.json();
        let keys = keys["keys"].as_array().unwrap().iter();
        keys.map(|key| key["kid"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Whoever is asked first takes the first legal action.
    async fn step(&self, table: &TestTable) -> Value {
        let view = self.get(&table.path(""), "").await.json();
        let token = &table.seats[view["to_act"][0].as_u64().unwrap() as usize];
        let own = self.get(&table.path(""), token).await.json();
        let action = &own["you"]["legal_actions"][0];
        let acted = self.post(&table.path("/actions"), token, action).await;
        assert_eq!(acted.status, 200, "{}", acted.json());
        acted.json()
    }
}

#[actix_web::test]
async fn a_game_goes_on_when_another_key_signs() {
    let one = server!();
    let mut table = one.game("newmarket", 3).await;
    one.step(&table).await;
    let old = kid_of(&table.host);
    // Another server begins to sign with a key that the first has not heard of, and in another second.
    let begun = now();
    while now() == begun {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let key = SigningSeed::new(now(), now()).unwrap();
    let new = key.kid.clone();
    one.store.add_signing_key(key).await.unwrap();
    let (_, _, other) = parts(one.dir.path());
    let other = init_service(app(unlimited(other))).await;
    let renewed = with_token(
        TestRequest::post().uri(&table.path("/seats/0/token")),
        &table.seats[0],
    );
    let renewed = other.call(renewed.to_request()).await.unwrap();
    let renewed: Value = serde_json::from_slice(
        &body(renewed.into_parts().1.map_into_boxed_body().into_body()).await,
    )
    .unwrap();
    let token = renewed["token"].as_str().unwrap().to_owned();
    assert_eq!(
        (kid_of(&token), one.kids().await),
        (new.clone(), vec![old.clone()])
    );
    // The first token of it is good at once; tokens of before are good as well.
    let own = one.get(&table.path(""), &token).await;
    assert_eq!(own.json()["you"]["seat"], 0, "{}", own.json());
    assert_eq!(one.kids().await, [new.clone(), old]);
    table.seats[0] = token;
    for _ in 0..12 {
        one.step(&table).await;
    }
    assert_eq!(kid_of(&one.table("newmarket", 3).await.host), new);
}

#[actix_web::test]
async fn a_new_key_waits_and_no_other_beside_it() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let old = kid_of(&table.host);
    let key = SigningSeed::new(now(), now() + 3600).unwrap();
    let new = key.kid.clone();
    server.store.add_signing_key(key).await.unwrap();
    let (store, auth, _) = parts(server.dir.path());
    let kids: Vec<_> = auth.jwks().keys.into_iter().map(|key| key.kid).collect();
    assert_eq!(kids, [new.clone(), old.clone()]);
    let token = auth.issue(table.id, crate::auth::Role::Host, 1).unwrap();
    assert_eq!(kid_of(&token), old);
    let third = SigningSeed::new(now(), now() + 60).unwrap();
    let refused = store.add_signing_key(third).await;
    assert_eq!(refused, Err(CommitError::Conflict));
    // Nothing is old enough to go.
    assert_eq!(store.sweep_signing_keys(now()).await, Ok(0));
    // The one that waits takes its own time only; when it has signed for long, the one before goes.
    assert_eq!(store.sweep_signing_keys(now() + 3601).await, Ok(1));
    let left = store.signing_keys().await.unwrap();
    assert_eq!(left.iter().map(|key| &key.kid).collect::<Vec<_>>(), [&new]);
    assert_eq!(
        store.sweep_signing_keys(u64::MAX).await,
        Ok(0),
        "the last one stays"
    );
}

#[actix_web::test]
async fn tokens_of_a_revoked_key_open_nothing() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let request = with_token(
        TestRequest::get().uri(&table.path("/stream")),
        &table.seats[1],
    );
    let stream = server.service.call(request.to_request()).await.unwrap();
    // They have been checked, and are remembered.
    assert_eq!(
        server.get(&table.path(""), &table.seats[0]).await.status,
        200
    );
    let (old, instead) = (kid_of(&table.host), SigningSeed::new(now(), now()).unwrap());
    let new = instead.kid.clone();
    let unknown = server
        .store
        .revoke_signing_key("unknown".into(), instead.clone())
        .await;
    assert_eq!(unknown, Err(CommitError::Conflict));
    server.store.revoke_signing_key(old, instead).await.unwrap();
    let (_, _, tables) = parts(server.dir.path());
    let host = tables.recover(table.id, None).await.unwrap();
    assert_eq!(kid_of(&host), new);
    // What the heartbeat does.
    let keys = server.store.signing_keys().await.unwrap();
    assert_eq!(server.auth.learn(&keys), Ok(true));
    for token in table.seats.iter().chain([&table.host]) {
        let answer = server.get(&table.path(""), token).await;
        answer.problem(401, "invalid_token");
    }
    let answer = Answer {
        status: stream.status(),
        headers: stream.headers().clone(),
        body: body(stream.into_parts().1.map_into_boxed_body().into_body()).await,
    };
    let told: Vec<_> = frames(&answer).into_iter().map(|frame| frame.1).collect();
    assert_eq!(
        told,
        ["view", "end"],
        "nothing is told to whoever holds a bad token"
    );
    // The host is back, and has the seats back.
    let events = server
        .get(&table.path("/events?after=0&limit=100"), &host)
        .await
        .json();
    let last = events["items"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["type"], "host_token_replaced");
    let given = server
        .post(&table.path("/seats/0/token"), &host, &json!({}))
        .await
        .json();
    let own = server
        .get(&table.path(""), given["token"].as_str().unwrap())
        .await
        .json();
    assert_eq!(own["you"]["seat"], 0);
}

#[actix_web::test]
async fn whoever_runs_the_service_gives_new_tokens() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let (_, _, tables) = parts(server.dir.path());
    let seat = boodle_engine::Seat::new(1);
    let given = tables.recover(table.id, seat).await.unwrap();
    server
        .get(&table.path(""), &table.seats[1])
        .await
        .problem(401, "invalid_token");
    let own = server.get(&table.path(""), &given).await.json();
    assert_eq!(own["you"]["seat"], 1);
    let host = tables.recover(table.id, None).await.unwrap();
    let start = table.path("/start");
    server
        .post(&start, &table.host, &json!({}))
        .await
        .problem(401, "invalid_token");
    assert_eq!(server.post(&start, &host, &json!({})).await.status, 200);
    let nobody = tables.recover(table.id, boodle_engine::Seat::new(7)).await;
    assert_eq!(nobody.unwrap_err().code().as_str(), "not_found");
    let nowhere = tables.recover(Uuid::now_v7(), None).await;
    assert_eq!(nowhere.unwrap_err().code().as_str(), "not_found");
}
