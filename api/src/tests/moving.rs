//! Games move to another database, and go on there as if nothing had happened.

mod clocks;
mod forged;
mod stored;

use std::fs::File;
use std::io::Write;

use super::*;
use crate::change::moment;
use crate::moving::export::{Wanted, write};
use crate::moving::import::{Taken, take_in, verify};

fn now() -> u64 {
    moment().unwrap().now
}

async fn exported(store: &Store, games: &[Uuid], with_keys: bool) -> Vec<u8> {
    let mut file = Vec::new();
    let wanted = Wanted::new(games, with_keys);
    write(store, &wanted, &mut file, now()).await.unwrap();
    file
}

fn file(bytes: &[u8]) -> File {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(bytes).unwrap();
    file
}

async fn imported(store: &Store, bytes: &[u8]) -> Result<Taken, String> {
    let mut file = file(bytes);
    verify(&mut file).unwrap();
    take_in(store, &mut file, now()).await
}

/// All lines but those that tell when it was made, and what of.
fn records(bytes: &[u8]) -> Vec<Value> {
    let lines = std::str::from_utf8(bytes).unwrap().lines();
    let mut records: Vec<Value> = lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    records[0]["header"]["made_at"] = Value::Null;
    records.last_mut().unwrap()["end"]["sha256"] = Value::Null;
    records
}

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    /// Everything that anybody is shown of a game: views with their tags, logs, and what the lobby tells.
    async fn seen_by_all(&self, table: &TestTable) -> Vec<Value> {
        let mut shown = vec![self.get("/v1/games", "").await.json()];
        let nobody = String::new();
        for token in table.seats.iter().chain([&table.host, &nobody]) {
            let view = self.get(&table.path(""), token).await;
            shown.push(json!([
                view.status.as_u16(),
                view.header("etag"),
                view.json()
            ]));
            let replay = self.get(&table.path("/replay"), token).await;
            let told = match replay.status.as_u16() {
                200 => replay.json(),
                status => json!(status),
            };
            shown.push(told);
            let mut after = 0;
            loop {
                let path = table.path(&format!("/events?after={after}&limit=100"));
                let page = self.get(&path, token).await;
                if page.status != 200 {
                    break;
                }
                let page = page.json();
                let items = page["items"].as_array().unwrap();
                let Some(last) = items.last() else { break };
                after = last["seq"].as_u64().unwrap();
                shown.push(page.clone());
            }
        }
        shown
    }

    /// Whoever has to act takes the first legal action, so many times.
    async fn plays(&self, table: &TestTable, times: usize) {
        for _ in 0..times {
            let view = self.get(&table.path(""), &table.host).await.json();
            let token = &table.seats[view["to_act"][0].as_u64().unwrap() as usize];
            let own = self.get(&table.path(""), token).await.json();
            let action = &own["you"]["legal_actions"][0];
            let done = self.post(&table.path("/actions"), token, action).await;
            assert_eq!(done.status, 200, "{}", done.json());
        }
    }

    async fn made(&self, body: Value) -> TestTable {
        let made = self.post("/v1/games", "", &body).await;
        assert_eq!(made.status, 201, "{}", made.json());
        TestTable::of(&made.json())
    }

    async fn keyed(&self, path: &str, token: &str, body: &Value) -> Answer {
        let request = TestRequest::post().uri(path).set_json(body);
        let request = request.insert_header(("idempotency-key", "move-1"));
        self.send(with_token(request, token)).await
    }
}

/// In each of these somebody sees something else than the others.
async fn some_games<S, B>(server: &Server<S>) -> Vec<TestTable>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let people = json!([{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}]);
    let rounds = json!({"session": {"ends": [{"type": "rounds", "count": 2}]}});
    let late = json!({"ruleset": "newmarket", "seats": people, "overrides": rounds, "spectators": {"delay": 9}});
    let late = server.made(late).await;
    server.start(&late).await;
    server.plays(&late, 12).await;
    let closed = json!({"ruleset": "pope-joan", "seats": [{"name": "Ann"}, {"name": "Ben"}, {}],
        "visibility": "private", "spectators": {"allowed": false}});
    let made = server.post("/v1/games", "", &closed).await.json();
    let closed = TestTable {
        seats: vec![],
        ..TestTable::of(
            &json!({"game": made["game"], "host_token": made["host_token"], "seats": []}),
        )
    };
    let over = json!({"ruleset": "newmarket", "seats": people,
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}}});
    let over = server.made(over).await;
    server.start(&over).await;
    server.play_out(&over).await;
    assert_eq!(server.store.pack(over.id).await, Ok(true));
    vec![late, closed, over]
}

#[actix_web::test]
async fn games_go_on_where_they_have_moved_to() {
    let old = server!();
    let games = some_games(&old).await;
    let late = &games[0];
    let view = old.get(&late.path(""), &late.host).await.json();
    let token = &late.seats[view["to_act"][0].as_u64().unwrap() as usize];
    let own = old.get(&late.path(""), token).await.json();
    let action = own["you"]["legal_actions"][0].clone();
    let path = late.path("/actions");
    let first = old.keyed(&path, token, &action).await;
    assert_eq!(first.status, 200, "{}", first.json());
    let mut before = Vec::new();
    for game in &games {
        before.push(old.seen_by_all(game).await);
    }
    let written = exported(&old.store, &[], false).await;

    let dir = TempDir::new().unwrap();
    let store = Store::open(&database(dir.path())).unwrap();
    let taken = imported(&store, &written).await.unwrap();
    assert_eq!(
        (taken.counts.games, taken.counts.signing_keys, taken.there),
        (3, 1, 0)
    );
    assert_eq!(
        records(&exported(&store, &[], false).await),
        records(&written)
    );
    store.close();
    let new = server_in!(dir);
    for (game, before) in games.iter().zip(&before) {
        assert_eq!(&new.seen_by_all(game).await, before);
    }
    let again = new.keyed(&path, token, &action).await;
    assert_eq!(again.header("idempotency-replayed"), "true");
    assert_eq!(again.json(), first.json());
    // What is shown late moves on, and in the end is what there is.
    new.plays(late, 3).await;
    let (all, shown) = (
        new.stored(late).await.0.last_seq,
        new.get(&late.path(""), "").await.json(),
    );
    let seen = shown["last_seq"].as_u64().unwrap();
    assert!((all - 20..=all - 9).contains(&seen), "{seen} of {all}");
    new.play_out(late).await;
    assert_eq!(
        new.get(&late.path(""), "").await.json()["status"],
        "finished"
    );
}

/// A database of one kind, and of the other, and back.
#[actix_web::test]
#[ignore = "needs a PostgreSQL server"]
async fn nothing_is_another_one_after_a_way_there_and_back() {
    let dirs = [
        TempDir::new().unwrap(),
        TempDir::new().unwrap(),
        TempDir::new().unwrap(),
    ];
    let file = |dir: &TempDir| format!("sqlite://{}", dir.path().join("moved.db").display());
    let urls = [file(&dirs[0]), database(dirs[1].path()), file(&dirs[2])];
    let of_server = server!();
    some_games(&of_server).await;
    let clocked =
        json!({"ruleset": "newmarket", "seats": super::clocks::people(), "move_seconds": 600});
    let clocked = of_server.made(clocked).await;
    of_server.start(&clocked).await;
    let mut written = exported(&of_server.store, &[], false).await;
    for url in urls {
        let store = Store::open(&url).unwrap();
        imported(&store, &written).await.unwrap();
        let again = exported(&store, &[], false).await;
        assert_eq!(records(&again), records(&written));
        written = again;
        store.close();
    }
}

#[actix_web::test]
async fn an_import_that_was_cut_off_is_made_again() {
    let old = server!();
    let games = some_games(&old).await;
    let some = exported(&old.store, &[games[0].id, games[2].id], false).await;
    let all = exported(&old.store, &[], false).await;
    let dir = TempDir::new().unwrap();
    let store = Store::open(&database(dir.path())).unwrap();
    assert_eq!(imported(&store, &some).await.unwrap().counts.games, 2);
    let taken = imported(&store, &all).await.unwrap();
    assert_eq!((taken.counts.games, taken.there, taken.ahead), (1, 2, 0));
    let taken = imported(&store, &all).await.unwrap();
    assert_eq!((taken.counts, taken.there), (Default::default(), 3));
    assert!(
        taken
            .to_string()
            .ends_with("games that were there already: 3")
    );
    store.close();
    // Played on here, it is still the same game.
    let new = server_in!(dir);
    let host = new.get(&games[0].path(""), &games[0].host).await;
    assert_eq!(host.status, 200, "its keys came with the rest");
    old.plays(&games[0], 1).await;
    let other = exported(&old.store, &[], false).await;
    let refused = imported(&new.store, &other).await.unwrap_err();
    assert_eq!(
        refused,
        format!(
            "nothing was imported: 1 of the games are there and were played otherwise: {}",
            games[0].id
        )
    );
}

#[actix_web::test]
async fn a_game_that_is_there_otherwise_is_in_the_way_of_all() {
    let old = server!();
    let table = old.game("newmarket", 3).await;
    let other = old.game("newmarket", 3).await;
    let first = exported(&old.store, &[table.id], true).await;
    let dir = TempDir::new().unwrap();
    let store = Store::open(&database(dir.path())).unwrap();
    imported(&store, &first).await.unwrap();
    store.close();
    let new = server_in!(dir);
    new.plays(&table, 2).await;
    // It has gone on from what is in the file.
    let taken = imported(&new.store, &first).await.unwrap();
    assert_eq!((taken.there, taken.ahead), (1, 1));
    // And here otherwise than there.
    let token = &table.seats[2];
    let renamed = TestRequest::patch().uri(&table.path("/seats/2"));
    let renamed = renamed.set_json(json!({"name": "Dot"}));
    assert_eq!(old.send(with_token(renamed, token)).await.status, 200);
    for games in [vec![], vec![table.id], vec![other.id, table.id]] {
        let file = exported(&old.store, &games, false).await;
        let refused = imported(&new.store, &file).await.unwrap_err();
        assert!(refused.contains(&table.id.to_string()), "{refused}");
        assert_eq!(new.store.load(other.id).await, Ok(None));
    }
}

#[actix_web::test]
async fn some_games_go_without_the_keys_of_all() {
    let old = server!();
    let (table, other) = (
        old.game("newmarket", 3).await,
        old.game("newmarket", 3).await,
    );
    let dir = TempDir::new().unwrap();
    let without = exported(&old.store, &[table.id], false).await;
    let text = String::from_utf8(without.clone()).unwrap();
    assert!(!text.contains("signing_key\"") && !text.contains(&other.id.to_string()));
    let store = Store::open(&database(dir.path())).unwrap();
    imported(&store, &without).await.unwrap();
    store.close();
    let new = server_in!(dir);
    let with = exported(&old.store, &[table.id], true).await;
    assert_eq!(new.get(&table.path(""), &table.host).await.status, 401);
    let taken = imported(&new.store, &with).await.unwrap();
    assert_eq!((taken.counts.signing_keys, taken.there), (1, 1));
    let again = server_in!(new.dir);
    assert_eq!(again.get(&table.path(""), &table.host).await.status, 200);
    assert_eq!(again.get(&other.path(""), &other.host).await.status, 404);
    let nowhere = Uuid::now_v7();
    let mut nothing = Vec::new();
    let wanted = Wanted::new(&[table.id, nowhere], false);
    let refused = write(&old.store, &wanted, &mut nothing, now()).await;
    assert_eq!(
        refused.map(|_| ()),
        Err(format!("there is no game {nowhere}"))
    );
    assert!(nothing.is_empty());
}
