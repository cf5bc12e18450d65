//! Actions without an alternative, taken by the server for those who want it.

use super::*;

#[actix_web::test]
async fn forced_actions_are_taken_in_the_same_change() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    for (seat, token) in table.seats.iter().enumerate() {
        let path = table.path(&format!("/seats/{seat}"));
        let request = TestRequest::patch()
            .uri(&path)
            .set_json(json!({"auto_play": "forced"}));
        let done = server.send(with_token(request, token)).await;
        assert_eq!(done.status, 200, "{}", done.json());
        assert_eq!(done.json()["view"]["seats"][seat]["auto_play"], "forced");
    }
    // Stakes have alternatives; then the deal has none, nor has whoever must follow.
    let mut forced = 0;
    for _ in 0..40 {
        let view = server.get(&table.path(""), "").await.json();
        let Some(seat) = view["to_act"][0].as_u64() else {
            break;
        };
        let token = &table.seats[seat as usize];
        let own = server.get(&table.path(""), token).await.json();
        let you = &own["you"];
        let choices = you["legal_actions"].as_array().unwrap().len();
        let ranges = you["limits"].as_object().unwrap().len();
        assert!(
            choices > 1 || ranges > 0,
            "nobody is asked for what is forced: {you}"
        );
        let done = server
            .post(&table.path("/actions"), token, &you["legal_actions"][0])
            .await
            .json();
        let events = done["events"].as_array().unwrap();
        let acted =
            |event: &&Value| ["played", "led", "dealt"].contains(&event["type"].as_str().unwrap());
        forced += events.iter().filter(acted).count().saturating_sub(1);
        let version = &done["view"]["version"];
        assert!(events.iter().all(|event| event["version"] == *version));
    }
    assert!(forced > 10, "{forced}");
}

/// Where cards may be kept back, an automatic pass would tell who has the card.
#[actix_web::test]
async fn nothing_is_forced_where_cards_may_be_kept_back() {
    let server = server!();
    let table = server.game("newmarket-withhold", 3).await;
    for (seat, token) in table.seats.iter().enumerate() {
        let path = table.path(&format!("/seats/{seat}"));
        let request = TestRequest::patch()
            .uri(&path)
            .set_json(json!({"auto_play": "forced"}));
        server.send(with_token(request, token)).await;
    }
    let mut passes = 0;
    for _ in 0..60 {
        let view = server.get(&table.path(""), "").await.json();
        let seat = view["to_act"][0].as_u64().unwrap();
        let token = &table.seats[seat as usize];
        let own = server.get(&table.path(""), token).await.json();
        let actions = &own["you"]["legal_actions"];
        passes +=
            usize::from(actions.as_array().unwrap().len() == 1 && actions[0]["type"] == "pass");
        let acted = server
            .post(&table.path("/actions"), token, &actions[0])
            .await
            .json();
        // Nobody else has said anything in the same change, and nobody has played for anybody.
        let events = acted["events"].as_array().unwrap();
        let said = ["led", "played", "passed", "dealt"];
        let said = |event: &&Value| said.contains(&event["type"].as_str().unwrap());
        let by = |event: &Value| event["seat"].as_u64().is_none_or(|by| by == seat);
        assert!(events.iter().filter(said).all(by), "{acted}");
        let cards = |event: &&Value| event["card"].is_string() && event["type"] != "turned_up";
        assert!(events.iter().filter(cards).count() <= 1, "{acted}");
    }
    assert!(passes > 0, "those who can only pass are asked");
}

/// Whether a seat may take the dead hand can depend on its cards: whoever has to refuse it, or to offer
/// it, says so himself.
#[actix_web::test]
async fn an_offer_that_has_to_be_refused_is_not_refused_by_the_server() {
    let server = server!();
    let seats = json!([{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}]);
    // Nobody has so many chips, and the dealer must offer.
    let rules = json!({"chips": {"start": 100}, "dealer": {"first": {"type": "seat", "seat": 0}},
                       "exchange": {"price": 1000, "offer": "always"}});
    let body = json!({"ruleset": "michigan-rummy", "seats": seats, "overrides": rules});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server.start(&table).await;
    for (seat, token) in table.seats.iter().enumerate() {
        let path = table.path(&format!("/seats/{seat}"));
        let request = TestRequest::patch()
            .uri(&path)
            .set_json(json!({"auto_play": "forced"}));
        assert_eq!(server.send(with_token(request, token)).await.status, 200);
    }
    let mut asked = Vec::new();
    loop {
        let view = server.get(&table.path(""), "").await.json();
        if view["phase"] == "stops" {
            break;
        }
        let seat = view["to_act"][0].as_u64().unwrap();
        let token = &table.seats[seat as usize];
        let own = server.get(&table.path(""), token).await.json();
        let actions = own["you"]["legal_actions"].as_array().unwrap();
        assert_ne!(
            actions[0]["type"], "deal",
            "there is nothing to say about it"
        );
        if view["phase"] == "exchange" {
            let kinds = actions
                .iter()
                .map(|a| a["type"].as_str().unwrap().to_owned());
            asked.push((seat, kinds.collect::<Vec<_>>()));
        }
        let acted = server
            .post(&table.path("/actions"), token, &actions[0])
            .await;
        assert_eq!(acted.status, 200, "{}", acted.json());
    }
    let one = |kind: &str| vec![kind.to_owned()];
    assert_eq!(
        asked[..3],
        [(0, one("offer")), (1, one("decline")), (2, one("decline"))]
    );
}

/// Each of these asks for something else: bids, prices, doubled antes, cards that may be kept back.
#[actix_web::test]
async fn a_game_that_everybody_has_left_comes_to_its_end() {
    driven!(server, driving);
    for (absent, ruleset) in [
        ("act", "tripoli"),
        ("leave", "michigan-rummy"),
        ("bot", "pope-joan"),
        ("act", "newmarket-withhold"),
    ] {
        let seats: Vec<_> = (0..4).map(|n| json!({"name": format!("P{n}")})).collect();
        let rules = json!({"session": {"ends": [{"type": "rounds", "count": 3}]}});
        let body =
            json!({"ruleset": ruleset, "seats": seats, "overrides": rules, "absent": absent});
        let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
        server.start(&table).await;
        for (seat, token) in table.seats.iter().enumerate() {
            let path = table.path(&format!("/seats/{seat}"));
            assert_eq!(server.delete(&path, token).await.status, 204);
        }
        let view = server
            .until(&table, |view| view["status"] == "finished")
            .await;
        assert!(
            view["seats"]
                .as_array()
                .unwrap()
                .iter()
                .all(|seat| seat["kind"] == "left")
        );
        assert_ne!(view["result"]["why"], "idle");
    }
    driving.abort();
}
