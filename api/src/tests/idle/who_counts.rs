//! Whose doings keep a game from being idle.

use super::*;

/// Bots play on, and clocks go; neither is somebody who does something.
#[actix_web::test]
async fn only_people_count() {
    let server = server!();
    let rules = json!({"session": {"ends": [{"type": "rounds", "count": 3}]}});
    let seats = json!([{"name": "Ann"}, {"bot": "careful"}, {"bot": "random"}]);
    let body = json!({"ruleset": "newmarket", "seats": seats, "overrides": rules});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server.start(&table).await;
    let told = server.view(&table).await["expires_at"].clone();
    // The bots are played by a server that would tell another time.
    let tables = beside(&server.dir, hours(24, 240, 24));
    let driving = actix_web::rt::spawn(driver::run(tables.clone()));
    let waits = |view: &Value| view["to_act"] == json!([0]);
    let view = server.until(&table, waits).await;
    assert!(view["version"].as_u64().unwrap() > 2, "the bots have acted");
    assert_eq!(view["expires_at"], told);
    // Ann does something there.
    let other = init_service(app(unlimited(tables))).await;
    let stake = TestRequest::post()
        .uri(&table.path("/actions"))
        .set_json(json!({"type": "stake", "chips": {"AS": 4}}));
    let acted = other
        .call(with_token(stake, &table.seats[0]).to_request())
        .await
        .unwrap();
    assert_eq!(acted.status(), 200);
    let acted: Value = serde_json::from_slice(&body_of(acted).await).unwrap();
    let again = millis(&acted["view"]["expires_at"]);
    assert!(again < millis(&told) - 19 * DAY && again > now() + 10 * DAY);
    driving.abort();
}

#[actix_web::test]
async fn a_clock_that_runs_out_is_nobody() {
    let server = server!();
    let body = json!({"ruleset": "newmarket", "seats": people(), "move_seconds": 1});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server.start(&table).await;
    let told = server.view(&table).await["expires_at"].clone();
    let tables = beside(&server.dir, hours(24, 240, 24));
    let driving = actix_web::rt::spawn(driver::run(tables));
    let view = server.until(&table, |view| view["phase"] == "stops").await;
    assert_eq!(view["expires_at"], told);
    driving.abort();
}
