//! Several callers at once, and several servers on one database.

use futures_util::future::join_all;

use super::*;

#[actix_web::test]
async fn fifty_want_three_seats() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}, {}]});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let (path, bodies) = (
        table.path("/seats"),
        (0..50).map(|n| json!({"name": format!("Guest {n}")})),
    );
    let bodies: Vec<_> = bodies.collect();
    let answers = join_all(bodies.iter().map(|body| server.post(&path, "", body))).await;
    let (taken, refused): (Vec<_>, Vec<_>) =
        answers.iter().partition(|answer| answer.status == 201);
    let mut seats: Vec<_> = taken
        .iter()
        .map(|answer| answer.json()["seat"].as_u64().unwrap())
        .collect();
    seats.sort_unstable();
    assert_eq!(seats, [1, 2, 3]);
    assert_eq!(refused.len(), 47);
    for answer in refused {
        answer.problem(409, "game_full");
    }
}

#[actix_web::test]
async fn the_same_action_many_times_happens_once() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let act = || {
        let request = TestRequest::post()
            .uri(&table.path("/actions"))
            .insert_header(("if-match", "\"2\""))
            .set_json(json!({"type": "stake", "chips": {"AS": 4}}));
        server.send(with_token(request, &table.seats[0]))
    };
    let answers = join_all((0..20).map(|_| act())).await;
    let done = answers.iter().filter(|answer| answer.status == 200);
    assert_eq!(done.count(), 1);
    for answer in answers.iter().filter(|answer| answer.status != 200) {
        assert!(matches!(answer.status.as_u16(), 409 | 412));
    }
    assert_eq!(server.stored(&table).await.0.version, 3);
}

#[actix_web::test]
async fn players_that_act_together_all_act() {
    let server = server!();
    let table = server.game("newmarket", 8).await;
    let (path, stake) = (
        table.path("/actions"),
        json!({"type": "stake", "chips": {"AS": 4}}),
    );
    let answers = join_all(
        table
            .seats
            .iter()
            .map(|seat| server.post(&path, seat, &stake)),
    )
    .await;
    for answer in &answers {
        assert_eq!(answer.status, 200, "{}", answer.json());
    }
    assert_eq!(server.stored(&table).await.0.version, 10);
}

#[actix_web::test]
async fn two_servers_share_their_games() {
    let server = server!();
    let (shared, store, auth) = shared(server.dir.path());
    let other = serving!(TempDir::new().unwrap(), store, auth, shared);

    let table = server.game("newmarket", 3).await;
    let stake = json!({"type": "stake", "chips": {"AS": 4}});
    for (n, seat) in table.seats.iter().enumerate() {
        let here = if n % 2 == 0 { &server } else { &other };
        let there = if n % 2 == 0 { &other } else { &server };
        assert_eq!(
            here.post(&table.path("/actions"), seat, &stake)
                .await
                .status,
            200
        );
        let (one, two) = (
            here.get(&table.path(""), seat).await,
            there.get(&table.path(""), seat).await,
        );
        assert_eq!(one.json(), two.json());
        // The other server has an old table at hand, which must not lead it to a wrong refusal.
        if n < 2 {
            let again = there.post(&table.path("/actions"), seat, &stake).await;
            again.problem(409, "not_your_turn");
        }
    }
    assert_eq!(other.delete(&table.path(""), &table.host).await.status, 204);
    server
        .get(&table.path(""), "")
        .await
        .problem(404, "not_found");
    server
        .post(&table.path("/actions"), &table.seats[0], &stake)
        .await
        .problem(404, "not_found");
}
