//! Whole sessions: the first legal action each time ends every one of them.

use super::*;

#[actix_web::test]
async fn newmarket_ends() {
    ends("newmarket", 4).await;
}

#[actix_web::test]
async fn michigan_ends() {
    ends("michigan", 3).await;
}

#[actix_web::test]
async fn michigan_rummy_ends() {
    ends("michigan-rummy", 5).await;
}

async fn ends(ruleset: &str, players: usize) {
    let server = server!();
    let table = server.game(ruleset, players).await;
    let mut view = server.get(&table.path(""), "").await.json();
    let total = chips(&view);
    for _ in 0..20_000 {
        if view["status"] == "finished" {
            break;
        }
        let seat = view["to_act"][0].as_u64().unwrap() as usize;
        let token = &table.seats[seat];
        let answer = server.get(&table.path(""), token).await;
        let own = answer.json();
        assert_eq!(answer.header("etag"), format!("\"{}\"", own["version"]));
        let action = &own["you"]["legal_actions"][0];
        let request = TestRequest::post()
            .uri(&table.path("/actions"))
            .insert_header(("if-match", answer.header("etag")))
            .set_json(action);
        let answer = server.send(with_token(request, token)).await;
        assert_eq!(answer.status, 200, "{action}: {}", answer.json());
        let done = answer.json();
        assert_eq!(
            done["view"]["version"],
            own["version"].as_u64().unwrap() + 1
        );
        assert!(!done["events"].as_array().unwrap().is_empty());
        view = done["view"].clone();
        assert_eq!(chips(&view), total);
    }
    assert_eq!(view["status"], "finished");
    assert!(!view["result"]["winners"].as_array().unwrap().is_empty());
    the_log_is_whole(&server, &table, &view).await;
    let answer = server
        .post(&table.path("/end"), &table.host, &json!({}))
        .await;
    answer.problem(409, "finished");
    let offer = json!({"type": "offer"});
    let answer = server
        .post(&table.path("/actions"), &table.seats[0], &offer)
        .await;
    answer.problem(409, "finished");
}

fn chips(view: &Value) -> i64 {
    let sum = |list: &Value| {
        list.as_array()
            .unwrap()
            .iter()
            .map(|x| x["chips"].as_i64().unwrap())
            .sum::<i64>()
    };
    sum(&view["seats"]) + sum(&view["board"]) + view["bank"].as_i64().unwrap()
}

/// No gaps, and the same numbers, types and rounds for everybody.
async fn the_log_is_whole<S, B>(server: &Server<S>, table: &TestTable, view: &Value)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let common =
        |event: &Value| ["seq", "version", "round", "at", "type"].map(|name| event[name].clone());
    let mut logs = Vec::new();
    for token in ["", &table.seats[0], &table.seats[1], &table.host] {
        let mut log = Vec::new();
        loop {
            let path = table.path(&format!("/events?after={}&limit=77", log.len()));
            let page = server.get(&path, token).await.json();
            assert_eq!(page["last_seq"], view["last_seq"]);
            log.extend(page["items"].as_array().unwrap().iter().map(common));
            if page["last_seq"] == log.len() {
                break;
            }
        }
        assert!(log.iter().zip(1..).all(|(event, seq)| event[0] == seq));
        logs.push(log);
    }
    assert!(logs.iter().all(|log| *log == logs[0]));
}

#[actix_web::test]
async fn nobody_sees_the_hand_of_another() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    for _ in 0..4 {
        let view = server.get(&table.path(""), "").await.json();
        let seat = view["to_act"][0].as_u64().unwrap() as usize;
        let own = server.get(&table.path(""), &table.seats[seat]).await.json();
        let action = own["you"]["legal_actions"][0].clone();
        let done = server
            .post(&table.path("/actions"), &table.seats[seat], &action)
            .await;
        assert_eq!(done.status, 200);
    }
    let hand = server.get(&table.path(""), &table.seats[0]).await.json()["you"]["hand"].clone();
    assert!(hand.as_array().unwrap().len() > 5, "{hand}");
    for token in ["", &table.host, &table.seats[1]] {
        let view = server.get(&table.path(""), token).await.json();
        let is_seat = token == table.seats[1];
        assert_eq!(view.get("you").is_some(), is_seat);
        let dealt = server
            .get(&table.path("/events?limit=100"), token)
            .await
            .json();
        let dealt = dealt["items"]
            .as_array()
            .unwrap()
            .iter()
            .find(|e| e["type"] == "dealt")
            .unwrap()
            .clone();
        assert_eq!(dealt["hand"].is_array(), is_seat, "{dealt}");
        assert_ne!(dealt["hand"], hand);
    }
}

#[actix_web::test]
async fn a_version_that_is_known_is_not_sent_again() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    for (tag, status) in [
        ("\"2\"", 304),
        ("W/\"2\"", 304),
        ("*", 304),
        ("\"1\", \"2\"", 304),
        ("\"1\"", 200),
    ] {
        let request = TestRequest::get()
            .uri(&table.path(""))
            .insert_header(("if-none-match", tag));
        let answer = server.send(with_token(request, &table.seats[0])).await;
        assert_eq!(
            (answer.status.as_u16(), answer.header("etag")),
            (status, "\"2\""),
            "{tag}"
        );
        assert_eq!(answer.body.is_empty(), status == 304);
        assert_eq!(answer.header("cache-control"), "private, no-cache");
        assert!(answer.header("vary").contains("Authorization"));
    }
}

#[actix_web::test]
async fn a_game_survives_its_server() {
    let server = server!();
    let table = server.game("michigan", 4).await;
    let before = server.get(&table.path(""), &table.seats[2]).await.json();
    let Server {
        service,
        store,
        auth,
        dir,
    } = server;
    drop((service, store, auth));
    let server = server_in!(dir);
    assert_eq!(
        server.get(&table.path(""), &table.seats[2]).await.json(),
        before
    );
}

#[actix_web::test]
async fn the_host_calls_the_last_round_once() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let (start, end) = (table.path("/start"), table.path("/end"));
    server
        .post(&end, &table.host, &json!({}))
        .await
        .problem(409, "not_started");
    server
        .post(&start, &table.host, &json!({"now": true}))
        .await
        .problem(400, "bad_request");
    let request = TestRequest::post().uri(&start);
    assert_eq!(
        server.send(with_token(request, &table.host)).await.status,
        200
    );
    server
        .post(&start, &table.host, &json!({}))
        .await
        .problem(409, "already_started");
    let done = server.post(&end, &table.host, &json!({})).await.json();
    assert_eq!(
        (&done["view"]["last_round"], &done["view"]["version"]),
        (&json!(true), &json!(3))
    );
    let again = server.post(&end, &table.host, &json!({})).await.json();
    assert_eq!(
        (&again["view"]["version"], &again["events"]),
        (&json!(3), &json!([]))
    );
}
