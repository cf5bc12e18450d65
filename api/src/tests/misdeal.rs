//! The host declares a misdeal.

use boodle_engine::Secret;

use super::*;

const CAUSE: &str = "exposed_card";

/// A game that has started, under rules that know a misdeal or not.
async fn started<S, B>(server: &Server<S>, misdeal: &str) -> TestTable
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let seats: Vec<_> = ["Ann", "Bob", "Cid"]
        .map(|name| json!({ "name": name }))
        .into();
    let dealer = json!({"first": {"type": "seat", "seat": 0}});
    let body = json!({"ruleset": "michigan-rummy", "seats": seats,
                      "overrides": {"misdeal": misdeal, "dealer": dealer}});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let answer = server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    assert_eq!(answer.status, 200, "{}", answer.json());
    table
}

/// Seats act in turn, as written.
async fn act<S, B>(server: &Server<S>, table: &TestTable, actions: &[(usize, &str)]) -> Value
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let mut done = Value::Null;
    for (seat, kind) in actions {
        let path = table.path("/actions");
        let answer = server
            .post(&path, &table.seats[*seat], &json!({"type": kind}))
            .await;
        done = answer.json();
        assert_eq!(answer.status, 200, "{done}");
    }
    done
}

/// Dealt, offered by seat 0 and bought by seat 1 for 4 chips, then a misdeal: antes stay, the price
/// goes back, and the old secret proves the old commitment.
#[actix_web::test]
async fn the_same_dealer_deals_again() {
    let server = server!();
    let table = started(&server, "before_first_card").await;
    let bought = act(&server, &table, &[(0, "deal"), (0, "offer"), (1, "buy")]).await;
    assert_eq!(bought["view"]["seats"][1]["chips"], 40, "50 - 6 - 4");
    let request = TestRequest::post()
        .uri(&table.path("/redeal"))
        .insert_header(("if-match", "\"5\""))
        .set_json(json!({"cause": CAUSE}));
    let answer = server.send(with_token(request, &table.host)).await;
    assert_eq!(
        (answer.status.as_u16(), answer.header("etag")),
        (200, "\"6\"")
    );

    let done = answer.json();
    let events = done["events"].as_array().unwrap();
    let types: Vec<&str> = events.iter().map(|e| e["type"].as_str().unwrap()).collect();
    assert_eq!(
        types,
        ["misdeal_declared", "returned", "revealed", "committed"]
    );
    assert_eq!(events[0]["cause"], CAUSE);
    let back = ["from", "to", "space", "chips"].map(|name| events[1][name].clone());
    assert_eq!(back, [json!(null), json!(1), json!("kitty"), json!(4)]);
    assert!(events.iter().all(|event| event["round"] == 1));

    let view = &done["view"];
    let chips = |view: &Value| {
        view["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|s| s["chips"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(chips(view), [44, 44, 44]);
    assert_eq!(
        (&view["phase"], &view["to_act"], &view["dealer"]),
        (&json!("deal"), &json!([0]), &json!(0))
    );
    assert_eq!(
        (&view["round"], &view["dead_hand"]),
        (&json!(1), &json!(null))
    );

    let log = server
        .get(&table.path("/events?limit=100"), "")
        .await
        .json();
    let of = |kind: &str, name: &str| {
        let all = log["items"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|event| event["type"] == kind);
        all.map(|event| event[name].as_str().unwrap().to_owned())
            .collect::<Vec<String>>()
    };
    let (hashes, secrets) = (of("committed", "hash"), of("revealed", "secret"));
    assert_eq!((hashes.len(), secrets.len()), (2, 1));
    let mut bytes = [0; 32];
    hex::decode_to_slice(&secrets[0], &mut bytes).unwrap();
    assert_eq!(hex::encode(Secret::new(bytes).commitment()), hashes[0]);
    assert_ne!(hashes[0], hashes[1]);
    act(&server, &table, &[(0, "deal"), (0, "decline")]).await;
}

#[actix_web::test]
async fn only_the_host_at_the_right_moment_and_with_a_cause() {
    let server = server!();
    let table = started(&server, "before_first_card").await;
    let (path, cause) = (table.path("/redeal"), json!({ "cause": CAUSE }));
    let answer = server.post(&path, &table.host, &cause).await;
    let problem = answer.problem(409, "misdeal_moment");
    assert!(problem.get("legal_actions").is_none());
    act(&server, &table, &[(0, "deal"), (0, "decline")]).await;
    let before = server.stored(&table).await;

    server
        .post(&path, "", &cause)
        .await
        .problem(401, "token_missing");
    server
        .post(&path, &table.seats[0], &cause)
        .await
        .problem(403, "forbidden");
    for (body, pointer) in [
        (json!({}), ""),
        (json!({"cause": "bad hand"}), "/cause"),
        (json!({"cause": CAUSE, "seat": 1}), "/seat"),
    ] {
        let problem = server
            .post(&path, &table.host, &body)
            .await
            .problem(400, "bad_request");
        let told = problem["pointer"].as_str().unwrap_or_default();
        assert_eq!(told, pointer, "{problem}");
    }
    let request = TestRequest::post()
        .uri(&path)
        .insert_header(("if-match", "\"3\""))
        .set_json(&cause);
    let stale = server.send(with_token(request, &table.host)).await;
    stale.problem(412, "stale_version");
    assert_eq!(server.stored(&table).await, before);

    let own = server.get(&table.path(""), &table.seats[1]).await.json();
    let lead = &own["you"]["legal_actions"][0];
    let led = server
        .post(&table.path("/actions"), &table.seats[1], lead)
        .await;
    assert_eq!(led.status, 200);
    server
        .post(&path, &table.host, &cause)
        .await
        .problem(409, "misdeal_moment");
}

#[actix_web::test]
async fn rules_that_know_no_misdeal() {
    let server = server!();
    let table = started(&server, "never").await;
    act(&server, &table, &[(0, "deal")]).await;
    let cause = json!({ "cause": CAUSE });
    let answer = server
        .post(&table.path("/redeal"), &table.host, &cause)
        .await;
    answer.problem(422, "misdeal_never");
    let open = server.table("newmarket", 3).await;
    let answer = server.post(&open.path("/redeal"), &open.host, &cause).await;
    answer.problem(409, "not_started");
}

#[actix_web::test]
async fn a_round_is_dealt_again_ten_times_at_most() {
    let server = server!();
    let table = started(&server, "before_first_card").await;
    let (path, cause) = (table.path("/redeal"), json!({ "cause": CAUSE }));
    for _ in 0..10 {
        act(&server, &table, &[(0, "deal")]).await;
        assert_eq!(server.post(&path, &table.host, &cause).await.status, 200);
    }
    act(&server, &table, &[(0, "deal")]).await;
    let answer = server.post(&path, &table.host, &cause).await;
    answer.problem(409, "too_many_misdeals");
}
