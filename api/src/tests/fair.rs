//! Fair deals over HTTP: what seats add, and the replay once a game is over.

use super::*;

const ADD: &str = "/entropy";

/// Takes the first legal action each time until the game is over.
async fn played_out<S, B>(server: &Server<S>, table: &TestTable) -> Value
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    loop {
        let view = server.get(&table.path(""), "").await.json();
        let Some(seat) = view["to_act"][0].as_u64() else {
            return view;
        };
        let token = &table.seats[seat as usize];
        let own = server.get(&table.path(""), token).await.json();
        let action = &own["you"]["legal_actions"][0];
        let done = server.post(&table.path("/actions"), token, action).await;
        assert_eq!(done.status, 200, "{}", done.json());
    }
}

fn body(rounds: u32, sandbox: Value) -> Value {
    let mut body = json!({
        "ruleset": "michigan",
        "overrides": {"session": {"ends": [{"type": "rounds", "count": rounds}]}},
        "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}],
    });
    if !sandbox.is_null() {
        body["sandbox"] = sandbox;
    }
    body
}

/// A game of so many rounds that has started.
async fn started<S, B>(server: &Server<S>, rounds: u32, sandbox: Value) -> TestTable
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let made = server.post("/v1/games", "", &body(rounds, sandbox)).await;
    assert_eq!(made.status, 201, "{}", made.json());
    let table = TestTable::of(&made.json());
    let path = table.path("/start");
    let answer = server.post(&path, &table.host, &json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
    table
}

/// Every event with this type, over all pages of a replay.
async fn replay<S, B>(server: &Server<S>, table: &TestTable, limit: u32) -> (Value, Vec<Value>)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let mut path = table.path(&format!("/replay?limit={limit}"));
    let mut rounds = Vec::new();
    loop {
        let answer = server.get(&path, "").await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        let page = answer.json();
        let items = page["items"].as_array().unwrap();
        assert!(items.len() <= limit as usize);
        rounds.extend(items.iter().cloned());
        match page["next_cursor"].as_str() {
            Some(cursor) => {
                path = table.path(&format!("/replay?limit={limit}&cursor={cursor}"));
                assert_eq!(answer.header("link"), format!("<{path}>; rel=\"next\""));
            }
            None => return (page, rounds),
        }
    }
}

#[actix_web::test]
async fn each_seat_adds_once_to_each_deal() {
    let server = server!();
    let table = started(&server, 1, Value::Null).await;
    let path = table.path(ADD);
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(view["next_deal"]["entropy"], json!([]));
    let hash = view["next_deal"]["hash"].clone();

    let text = "a word of her own";
    let added = server
        .post(&path, &table.seats[1], &json!({"entropy": text}))
        .await;
    assert_eq!(
        (added.status.as_u16(), added.header("etag")),
        (200, "\"3\"")
    );
    assert!(!String::from_utf8_lossy(&added.body).contains(text));
    let done = added.json();
    assert_eq!(done["events"][0]["type"], "entropy_added");
    assert_eq!(done["events"][0]["seat"], 1);
    assert_eq!(done["events"][0]["text"], "Ben adds to the next shuffle.");
    assert_eq!(
        done["view"]["next_deal"],
        json!({"hash": hash, "entropy": [1]})
    );
    let again = server
        .post(&path, &table.seats[1], &json!({"entropy": "another"}))
        .await;
    again.problem(409, "entropy_added");

    // The deal takes it and commits to the next one, to which she may add again.
    let mut dealt = done;
    while dealt["view"]["seats"][0]["cards_left"] == 0 {
        let seat = dealt["view"]["to_act"][0].as_u64().unwrap() as usize;
        let own = server.get(&table.path(""), &table.seats[seat]).await.json();
        let action = &own["you"]["legal_actions"][0];
        let path = table.path("/actions");
        dealt = server.post(&path, &table.seats[seat], action).await.json();
    }
    assert_eq!(dealt["view"]["next_deal"]["entropy"], json!([]));
    assert_ne!(dealt["view"]["next_deal"]["hash"], hash);
    let added = server
        .post(&path, &table.seats[1], &json!({"entropy": " "}))
        .await;
    assert_eq!(added.status, 200);

    played_out(&server, &table).await;
    let over = server
        .post(&path, &table.seats[1], &json!({"entropy": "x"}))
        .await;
    over.problem(409, "finished");
    let (_, rounds) = replay(&server, &table, 20).await;
    let deal = &rounds[1]["deals"][0];
    assert_eq!(deal["entropy"], json!([null, text, null]));
    assert_eq!(deal["hash"], hash);
    let events = rounds[1]["events"].as_array().unwrap();
    let revealed = events.iter().find(|event| event["type"] == "revealed");
    assert_eq!(revealed.unwrap()["entropy"], json!([null, text, null]));
}

#[actix_web::test]
async fn what_is_no_entropy_is_refused() {
    let server = server!();
    let table = server.table("michigan", 3).await;
    let path = table.path(ADD);
    let word = json!({"entropy": "x"});
    server
        .post(&path, "", &word)
        .await
        .problem(401, "token_missing");
    server
        .post(&path, &table.host, &word)
        .await
        .problem(403, "forbidden");
    let early = server.post(&path, &table.seats[0], &word).await;
    early.problem(409, "not_started");
    for (body, pointer) in [
        (json!({"entropy": ""}), "/entropy"),
        (json!({"entropy": "x".repeat(65)}), "/entropy"),
        (json!({"entropy": 7}), "/entropy"),
        (json!({"entropy": "x", "seat": 1}), "/seat"),
    ] {
        let answer = server.post(&path, &table.seats[0], &body).await;
        assert_eq!(answer.problem(400, "bad_request")["pointer"], pointer);
    }
    let empty = server.post(&path, &table.seats[0], &json!({})).await;
    empty.problem(400, "bad_request");
}

#[actix_web::test]
async fn a_replay_is_for_games_that_are_over() {
    let server = server!();
    let path = |table: &TestTable| table.path("/replay");
    let open = server.table("michigan", 3).await;
    server
        .get(&path(&open), "")
        .await
        .problem(409, "not_finished");
    let table = started(&server, 3, Value::Null).await;
    for token in ["", &table.host, &table.seats[0]] {
        server
            .get(&path(&table), token)
            .await
            .problem(409, "not_finished");
    }
    let other = server.table("michigan", 3).await;
    server
        .get(&path(&table), &other.host)
        .await
        .problem(403, "forbidden");

    let end = played_out(&server, &table).await;
    let (page, rounds) = replay(&server, &table, 1).await;
    let (_, at_once) = replay(&server, &table, 20).await;
    assert_eq!(rounds, at_once);
    assert_eq!(page["id"], table.id.to_string());
    assert_eq!(page["rules"], end["rules"]);
    assert_eq!(
        (&page["sandbox"], &page["seats"][2]["name"]),
        (&Value::Null, &json!("Cid"))
    );
    let numbers: Vec<_> = rounds
        .iter()
        .map(|round| round["round"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, [0, 1, 2, 3]);
    let events: Vec<&Value> = rounds
        .iter()
        .flat_map(|r| r["events"].as_array().unwrap())
        .collect();
    let numbers = events.iter().map(|event| event["seq"].as_u64().unwrap());
    assert!(numbers.eq(1..=end["last_seq"].as_u64().unwrap()));
    for round in &rounds[1..] {
        let deals = round["deals"].as_array().unwrap();
        assert_eq!(deals.len(), 1);
        let hands = deals[0]["hands"].as_array().unwrap().iter();
        let cards = hands
            .map(|hand| hand["cards"].as_array().unwrap().len())
            .sum::<usize>();
        assert_eq!(cards + deals[0]["dead_hand"].as_array().unwrap().len(), 52);
        assert_eq!(deals[0]["secret"].as_str().unwrap().len(), 64);
    }
    for query in ["limit=0", "limit=21", "cursor=x", "page=2"] {
        let path = table.path(&format!("/replay?{query}"));
        server.get(&path, "").await.problem(400, "bad_request");
    }
}

/// What happened, without what differs from game to game.
fn story(rounds: &[Value]) -> Vec<Value> {
    let mut events: Vec<Value> = Vec::new();
    for event in rounds.iter().flat_map(|r| r["events"].as_array().unwrap()) {
        let mut event = event.clone();
        event.as_object_mut().unwrap().remove("at");
        events.push(event);
    }
    events
}

#[actix_web::test]
async fn the_same_seed_gives_the_same_game() {
    let server = server!();
    let seed = json!({"seed": "monday morning"});
    let mut stories = Vec::new();
    for sandbox in [&seed, &seed, &json!({"seed": "tuesday"})] {
        let table = started(&server, 2, sandbox.clone()).await;
        let view = server.get(&table.path(""), &table.seats[0]).await;
        assert_eq!(view.json()["sandbox"], true);
        assert!(!String::from_utf8_lossy(&view.body).contains("monday morning"));
        played_out(&server, &table).await;
        let (page, rounds) = replay(&server, &table, 20).await;
        assert_eq!(page["sandbox"]["seed"], sandbox["seed"]);
        stories.push(story(&rounds));
    }
    assert!(stories[0].len() > 50);
    assert_eq!(stories[0], stories[1]);
    assert_ne!(stories[0], stories[2]);
    let lobby = server.get("/v1/games?status=finished", "").await.json();
    assert!(
        lobby["items"]
            .as_array()
            .unwrap()
            .iter()
            .all(|game| game["sandbox"] == true)
    );
    let fair = server.table("michigan", 3).await;
    assert_eq!(
        server.get(&fair.path(""), "").await.json()["sandbox"],
        false
    );
    let lobby = server.get("/v1/games?status=open", "").await.json();
    assert_eq!(lobby["items"][0]["sandbox"], false);
}

/// The whole pack by suit and rank.
fn deck() -> Vec<String> {
    let suits = "CDHS".chars();
    let cards = suits.flat_map(|suit| "A23456789TJQK".chars().map(move |r| format!("{r}{suit}")));
    cards.collect()
}

#[actix_web::test]
async fn a_deck_is_dealt_as_it_is_given_every_time() {
    let server = server!();
    let table = started(&server, 2, json!({"deck": deck()})).await;
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(
        (&view["sandbox"], &view["next_deal"]),
        (&json!(true), &Value::Null)
    );
    let word = json!({"entropy": "x"});
    let added = server.post(&table.path(ADD), &table.seats[0], &word).await;
    added.problem(409, "entropy_closed");
    played_out(&server, &table).await;
    let (page, rounds) = replay(&server, &table, 20).await;
    assert_eq!(page["sandbox"], json!({"seed": null, "deck": deck()}));
    for round in &rounds[1..] {
        let dealer = round["dealer"].as_u64().unwrap();
        let deal = &round["deals"][0];
        assert_eq!(
            (&deal["secret"], &deal["hash"]),
            (&Value::Null, &Value::Null)
        );
        // To the three seats in turn, from the left of the dealer; one card is left over.
        for place in 0..3 {
            let left = (dealer + 1 + place) % 3;
            let cards = &deal["hands"][left as usize]["cards"];
            let turns = deck().into_iter().skip(place as usize).step_by(3);
            let expected: Vec<_> = turns.take(17).collect();
            assert_eq!(cards, &json!(expected));
        }
    }
}

#[actix_web::test]
async fn what_is_no_sandbox_is_refused() {
    let server = server!();
    let (mut twice, mut short) = (deck(), deck());
    twice[9] = "AC".to_owned();
    short.pop();
    for (sandbox, status, code, pointer) in [
        (
            json!({"deck": twice}),
            422,
            "invalid_deck",
            "/sandbox/deck/9",
        ),
        (json!({"deck": short}), 422, "invalid_deck", "/sandbox/deck"),
        (
            json!({"deck": ["AC", "1C"]}),
            400,
            "bad_request",
            "/sandbox/deck/1",
        ),
        (json!({"seed": ""}), 400, "bad_request", "/sandbox/seed"),
        (
            json!({"seed": "x", "deck": deck()}),
            400,
            "bad_request",
            "/sandbox",
        ),
        (json!({}), 400, "bad_request", "/sandbox"),
        (json!({"dice": 1}), 400, "bad_request", "/sandbox/dice"),
    ] {
        let answer = server
            .post("/v1/games", "", &body(1, sandbox.clone()))
            .await;
        assert_eq!(
            answer.problem(status, code)["pointer"],
            pointer,
            "{sandbox}"
        );
    }
    let mut pope = body(1, json!({"deck": deck()}));
    pope["ruleset"] = json!("pope-joan");
    pope["overrides"] = json!({});
    pope["seats"] = json!([{}, {}, {}, {}]);
    let problem = server
        .post("/v1/games", "", &pope)
        .await
        .problem(422, "invalid_deck");
    // The eight of diamonds is not in that pack.
    assert_eq!(problem["pointer"], "/sandbox/deck/20");
}
