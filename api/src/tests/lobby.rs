//! The lobby, and games that are removed.

mod walk;

use std::collections::BTreeSet;

use super::*;
use crate::store::tests::game;

#[actix_web::test]
async fn every_public_game_is_listed_once() {
    let server = server!();
    let mut made = BTreeSet::new();
    for n in 0..7 {
        let ruleset = if n % 2 == 0 { "newmarket" } else { "michigan" };
        made.insert(server.table(ruleset, 3).await.id);
    }
    let hidden = json!({"ruleset": "newmarket", "seats": [{}, {}, {}], "visibility": "private"});
    let hidden = TestTable::of(&server.post("/v1/games", "", &hidden).await.json());
    assert_eq!(server.get(&hidden.path(""), "").await.status, 200);

    let (mut path, mut seen) = ("/v1/games?limit=3".to_owned(), Vec::new());
    loop {
        let answer = server.get(&path, "").await;
        let page = answer.json();
        // Games that are made meanwhile do not move the pages.
        server.table("newmarket", 3).await;
        seen.extend(
            page["items"]
                .as_array()
                .unwrap()
                .iter()
                .map(|g| g["id"].as_str().unwrap().to_owned()),
        );
        let Some(cursor) = page["next_cursor"].as_str() else {
            assert_eq!(answer.header("link"), "");
            break;
        };
        path = format!("/v1/games?limit=3&cursor={cursor}");
        assert_eq!(answer.header("link"), format!("<{path}>; rel=\"next\""));
    }
    let ids: Vec<Uuid> = seen.iter().map(|id| id.parse().unwrap()).collect();
    assert!(ids.is_sorted_by(|a, b| a > b));
    assert_eq!(ids.into_iter().collect::<BTreeSet<_>>(), made);
}

#[actix_web::test]
async fn filters() {
    let server = server!();
    let open = server.table("michigan", 3).await;
    let playing = server.game("newmarket", 3).await;
    let list = async |query: &str| {
        let page = server.get(&format!("/v1/games?{query}"), "").await.json();
        let items = page["items"].as_array().unwrap().clone();
        items
            .iter()
            .map(|g| g["id"].as_str().unwrap().parse().unwrap())
            .collect::<Vec<Uuid>>()
    };
    assert_eq!(list("").await, [playing.id, open.id]);
    assert_eq!(list("status=open").await, [open.id]);
    assert_eq!(list("status=playing").await, [playing.id]);
    assert!(list("status=finished").await.is_empty());
    assert_eq!(list("ruleset=newmarket").await, [playing.id]);
    assert!(list("ruleset=newmarket&status=open").await.is_empty());
    assert!(list("ruleset=no-such").await.is_empty());
    for bad in [
        "",
        "%27%22%3Cscript%3E",
        "%00",
        "-a",
        "Newmarket",
        &"a".repeat(41),
    ] {
        let answer = server.get(&format!("/v1/games?ruleset={bad}"), "").await;
        let detail = answer.problem(400, "bad_request")["detail"].clone();
        assert!(detail.as_str().unwrap().contains("1 to 40"), "{detail}");
    }

    let page = server.get("/v1/games?limit=1", "").await.json();
    let cursor = page["next_cursor"].as_str().unwrap();
    let other = format!("/v1/games?limit=1&status=open&cursor={cursor}");
    server.get(&other, "").await.problem(400, "bad_request");
}

#[actix_web::test]
async fn a_removed_game_is_gone() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    server
        .delete(&table.path(""), "")
        .await
        .problem(401, "token_missing");
    server
        .delete(&table.path(""), &table.seats[0])
        .await
        .problem(403, "forbidden");
    let answer = server.delete(&table.path(""), &table.host).await;
    assert_eq!((answer.status.as_u16(), answer.body.len()), (204, 0));
    for token in ["", &table.seats[0], &table.host] {
        server
            .get(&table.path(""), token)
            .await
            .problem(404, "not_found");
        server
            .get(&table.path("/events"), token)
            .await
            .problem(404, "not_found");
    }
    let deal = json!({"type": "deal"});
    server
        .post(&table.path("/actions"), &table.seats[0], &deal)
        .await
        .problem(404, "not_found");
    server
        .delete(&table.path(""), &table.host)
        .await
        .problem(404, "not_found");
    assert_eq!(server.get("/v1/games", "").await.json()["items"], json!([]));
}

#[actix_web::test]
async fn rulesets_are_listed_and_shown() {
    let server = server!();
    let page = server.get("/v1/rulesets", "").await.json();
    let items = page["items"].as_array().unwrap();
    let first = server.get("/v1/rulesets?limit=1", "").await.json();
    assert_eq!(first["next_cursor"], items[0]["id"]);
    let second = format!(
        "/v1/rulesets?limit=1&cursor={}",
        items[0]["id"].as_str().unwrap()
    );
    assert_eq!(server.get(&second, "").await.json()["items"][0], items[1]);
    for item in items {
        let id = item["id"].as_str().unwrap();
        let one = server.get(&format!("/v1/rulesets/{id}"), "").await.json();
        assert_eq!(
            (&one["name"], &one["players"]),
            (&item["name"], &item["players"])
        );
        assert!(one["text"].as_str().unwrap().len() > 50);
        assert_eq!(one["ruleset"]["seats"]["max"], item["players"]["max"]);
        let players = item["players"]["min"].as_u64().unwrap() as usize;
        let table = server.game(id, players).await;
        let view = server.get(&table.path(""), "").await.json();
        assert_eq!(view["rules"], one["ruleset"]);
    }
}

#[actix_web::test]
async fn rulesets_have_names_in_several_languages() {
    let server = server!();
    let name = async |path: &str, language: &'static str| {
        let request = TestRequest::get().uri(path);
        let request = request.insert_header(("accept-language", language));
        let body = server.send(request).await.json();
        body["name"].as_str().map(str::to_owned)
    };
    let path = "/v1/rulesets/boodle";
    assert_eq!(name(path, "xx").await, name(path, "en").await);
    let preset = boodle_engine::preset("boodle").unwrap();
    assert_eq!(name(path, "nl").await.as_deref(), Some(preset.name("nl")));
}

#[actix_web::test]
async fn rules_stay_as_long_as_a_game_has_them() {
    let server = server!();
    let (one, two) = (
        server.table("boodle", 3).await,
        server.table("boodle", 3).await,
    );
    let hash = server.stored(&one).await.0.rules;
    for (table, left) in [(&one, true), (&two, false)] {
        let gone = server.delete(&table.path(""), &table.host).await;
        assert_eq!(gone.status, 204);
        assert_eq!(server.store.rules(hash).await.unwrap().is_some(), left);
    }
    // They are there again for the next game.
    let table = server.game("boodle", 3).await;
    assert_eq!(server.stored(&table).await.0.rules, hash);
}

/// A disk that has gone bad takes one game, and not the lobby.
#[actix_web::test]
async fn a_game_that_cannot_be_read_takes_no_other_one_with_it() {
    let server = server!();
    let before = server.table("newmarket", 3).await;
    let spoiled = Uuid::now_v7();
    server.store.create(game(spoiled)).await.unwrap();
    let after = server.table("newmarket", 3).await;
    let listed = server.get("/v1/games", "").await;
    assert_eq!(listed.status, 200);
    let listed = listed.json();
    let ids: Vec<_> = listed["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| &item["id"])
        .collect();
    assert_eq!(ids, [&json!(after.id), &json!(before.id)]);
    let path = format!("/v1/games/{spoiled}");
    server.get(&path, "").await.problem(500, "internal");
}
