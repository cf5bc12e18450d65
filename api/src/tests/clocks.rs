//! Time, bots, and what the server does by itself.

mod away;

use std::time::Duration;

use super::*;
use crate::driver;

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    /// A game of three under a clock, which has started.
    pub(super) async fn clocked(&self, absent: &str, seats: Value) -> TestTable {
        let body = json!({"ruleset": "newmarket", "seats": seats, "move_seconds": 1, "absent": absent,
                          "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}}});
        let made = self.post("/v1/games", "", &body).await;
        assert_eq!(made.status, 201, "{}", made.json());
        let table = TestTable::of(&made.json());
        let started = self
            .post(&table.path("/start"), &table.host, &json!({}))
            .await;
        assert_eq!(started.status, 200, "{}", started.json());
        table
    }

    /// Waits until the view is as it should be.
    pub(super) async fn until(&self, table: &TestTable, is: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..400 {
            let view = self.get(&table.path(""), "").await.json();
            if is(&view) {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{}", self.get(&table.path(""), "").await.json());
    }

    pub(super) async fn events(&self, table: &TestTable, kind: &str) -> Vec<Value> {
        let mut found = Vec::new();
        let mut after = 0;
        loop {
            let path = table.path(&format!("/events?after={after}&limit=100"));
            let page = self.get(&path, "").await.json();
            let items = page["items"].as_array().unwrap();
            let Some(last) = items.last() else {
                return found;
            };
            after = last["seq"].as_u64().unwrap();
            found.extend(items.iter().filter(|event| event["type"] == kind).cloned());
        }
    }
}

pub(super) fn people() -> Value {
    json!([{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}])
}

fn is_over(view: &Value) -> bool {
    view["status"] == "finished"
}

#[actix_web::test]
async fn whoever_does_not_act_in_time_is_acted_for() {
    driven!(server, driving);
    let table = server.clocked("act", people()).await;
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(
        (&view["move_seconds"], &view["absent"]),
        (&json!(1), &json!("act"))
    );
    let deadline = view["deadline"].as_str().unwrap();
    let left = chrono::DateTime::parse_from_rfc3339(deadline)
        .unwrap()
        .timestamp_millis()
        - chrono::Utc::now().timestamp_millis();
    assert!((-5000..=1000).contains(&left), "{left}");
    // All three have a stake to make, and none does.
    let view = server.until(&table, |view| view["phase"] != "stake").await;
    let expired = server.events(&table, "time_expired").await;
    let seats: Vec<_> = expired.iter().take(3).map(|event| &event["seat"]).collect();
    assert_eq!(seats, [&json!(0), &json!(1), &json!(2)]);
    assert!(expired.iter().all(|event| event["then"] == "act"));
    assert!(
        view["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat["kind"] == "player")
    );
    driving.abort();
}

#[actix_web::test]
async fn a_bot_stands_in_until_its_seat_acts_again() {
    driven!(server, driving);
    let table = server.clocked("bot", people()).await;
    let view = server.until(&table, is_over).await;
    assert_eq!(view["deadline"], Value::Null);
    let expired = server.events(&table, "time_expired").await;
    assert_eq!(expired.len(), 3, "once for each seat");
    assert!(
        view["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat["stand_in"] == true)
    );
    driving.abort();
}

/// The stand-in is too fast to be outrun, so whoever is back says so.
#[actix_web::test]
async fn whoever_is_back_plays_again() {
    driven!(server, driving);
    let seats = json!([{"name": "Ann"}, {"bot": "careful"}, {"bot": "careful"}]);
    let body = json!({"ruleset": "newmarket", "seats": seats, "move_seconds": 1, "absent": "bot",
                      "overrides": {"chips": {"start": 1000}}});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    let stands_in = |view: &Value| view["seats"][0]["stand_in"] == true;
    server.until(&table, stands_in).await;
    let back = || {
        TestRequest::patch()
            .uri(&table.path("/seats/0"))
            .set_json(json!({}))
    };
    let done = server.send(with_token(back(), &table.seats[0])).await;
    assert_eq!(done.json()["events"][0]["type"], "seat_resumed");
    assert_eq!(done.json()["view"]["seats"][0]["stand_in"], false);
    // Asked again, it is given its time again.
    server
        .until(&table, |view| view["to_act"] == json!([0]))
        .await;
    let view = server.until(&table, stands_in).await;
    assert!(view["seats"][0]["stand_in"] == true);
    driving.abort();
}

#[actix_web::test]
async fn each_question_has_a_time_of_its_own() {
    driven!(server, driving);
    let body = json!({"ruleset": "newmarket", "seats": people(), "move_seconds": 1, "absent": "act",
                      "overrides": {"dealer": {"first": {"type": "seat", "seat": 0}}}});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    server.until(&table, |view| view["phase"] == "stops").await;
    let expired = server.events(&table, "time_expired").await;
    let at = |event: &Value| {
        let at = event["at"].as_str().unwrap();
        chrono::DateTime::parse_from_rfc3339(at)
            .unwrap()
            .timestamp_millis()
    };
    let seats: Vec<_> = expired.iter().take(4).map(|event| &event["seat"]).collect();
    assert_eq!(seats, [&json!(0), &json!(1), &json!(2), &json!(0)]);
    assert!(
        at(&expired[3]) - at(&expired[2]) >= 1000,
        "the dealer may think about the deal"
    );
    driving.abort();
}

/// However many bots play, the clocks of others go on.
#[actix_web::test]
async fn bots_hold_up_nobody() {
    driven!(server, driving);
    let endless = json!({"session": {"ends": [], "max_rounds": 10_000}});
    let seats = json!([{"bot": "random"}, {"bot": "random"}, {"bot": "random"}]);
    let bots = json!({"ruleset": "stops-no-chips", "seats": seats, "overrides": endless});
    for _ in 0..80 {
        let table = TestTable::of(&server.post("/v1/games", "", &bots).await.json());
        server
            .post(&table.path("/start"), &table.host, &json!({}))
            .await;
    }
    let table = server.clocked("act", people()).await;
    server.until(&table, |view| view["phase"] != "stake").await;
    driving.abort();
}

#[actix_web::test]
async fn the_game_waits_for_whoever_is_late() {
    driven!(server, driving);
    let table = server.clocked("pause", people()).await;
    let view = server.until(&table, |view| view["paused"] == true).await;
    assert_eq!(
        (&view["deadline"], &view["to_act"]),
        (&Value::Null, &json!([0, 1, 2]))
    );
    let stake = json!({"type": "stake", "chips": {"AS": 4}});
    let acted = server
        .post(&table.path("/actions"), &table.seats[0], &stake)
        .await
        .json();
    assert_eq!(acted["view"]["paused"], false);
    assert!(
        acted["view"]["deadline"].is_string(),
        "the others have time again"
    );
    driving.abort();
}

#[actix_web::test]
async fn a_seat_is_lost() {
    driven!(server, driving);
    let table = server.clocked("leave", people()).await;
    let view = server.until(&table, is_over).await;
    assert!(
        view["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat["kind"] == "left")
    );
    server
        .get(&table.path(""), &table.seats[0])
        .await
        .problem(401, "invalid_token");
    let left = server.events(&table, "seat_left").await;
    assert_eq!(left.len(), 3);
    assert!(left.iter().all(|event| event["by"] == "clock"));
    driving.abort();
}

#[actix_web::test]
async fn bots_play_by_themselves() {
    driven!(server, driving);
    let seats = json!([{"bot": "random"}, {"bot": "careful", "name": "Otto"}, {"bot": "sharp"}]);
    let table = server.clocked("act", seats).await;
    let view = server.until(&table, is_over).await;
    let seats = view["seats"].as_array().unwrap();
    let shown: Vec<_> = seats
        .iter()
        .map(|seat| (&seat["kind"], &seat["bot"], &seat["name"]))
        .collect();
    assert_eq!(
        shown,
        [
            (&json!("bot"), &json!("random"), &json!("Bot 1")),
            (&json!("bot"), &json!("careful"), &json!("Otto")),
            (&json!("bot"), &json!("sharp"), &json!("Bot 3")),
        ]
    );
    assert_eq!(server.events(&table, "time_expired").await.len(), 0);
    driving.abort();
}

#[actix_web::test]
async fn the_host_seats_bots() {
    let server = server!();
    let seats = json!([{"name": "Bot 2"}, {}, {}]);
    let body = json!({"ruleset": "newmarket", "seats": seats});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let bot = json!({"bot": "careful"});
    let path = table.path("/seats");
    server.post(&path, "", &bot).await.problem(403, "forbidden");
    server
        .post(&path, &table.seats[0], &bot)
        .await
        .problem(403, "forbidden");
    server
        .post(&path, &table.host, &json!({}))
        .await
        .problem(400, "bad_request");
    server
        .post(&path, &table.host, &json!({"bot": "clever"}))
        .await
        .problem(400, "bad_request");
    let seated = server.post(&path, &table.host, &bot).await;
    assert_eq!(seated.status, 201, "{}", seated.json());
    let seated = seated.json();
    assert_eq!(
        (&seated["seat"], &seated["token"]),
        (&json!(1), &Value::Null)
    );
    // Its name is not that of somebody else, and the host does not see its hand.
    assert_eq!(seated["game"]["seats"][1]["name"], "Bot 3");
    assert!(seated["game"]["you"].is_null());
    let second = server
        .post(&path, &table.host, &json!({"bot": "sharp"}))
        .await
        .json();
    assert_eq!(second["game"]["seats"][2]["name"], "Bot 4");
    // A bot is sent away as anybody is.
    assert_eq!(
        server
            .delete(&table.path("/seats/1"), &table.host)
            .await
            .status,
        204
    );
    let view = server.get(&table.path(""), "").await.json();
    assert_eq!(
        (&view["seats"][1]["kind"], &view["seats"][1]["bot"]),
        (&json!("open"), &Value::Null)
    );
}
