//! Following a game: what a stream is made of and what it refuses.

use actix_web::body::MessageBody;

use super::*;

/// The frames of a stream that has ended: (id, event, data).
pub(super) fn frames(answer: &Answer) -> Vec<(Option<u64>, String, Value)> {
    let text = std::str::from_utf8(&answer.body).unwrap();
    let blocks = text.split("\n\n").filter(|block| block.contains("event: "));
    let of = |block: &str, name: &str| {
        let mut lines = block.lines();
        lines.find_map(|line| line.strip_prefix(name).map(str::to_owned))
    };
    let frame = |block: &str| {
        let id = of(block, "id: ").map(|id| id.parse().unwrap());
        let data = serde_json::from_str(&of(block, "data: ").unwrap()).unwrap();
        (id, of(block, "event: ").unwrap(), data)
    };
    blocks.map(frame).collect()
}

async fn finished<S, B>(server: &Server<S>) -> TestTable
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let seats: Vec<_> = ["Ann", "Bob", "Cid"]
        .map(|name| json!({"name": name}))
        .into();
    let body = json!({"ruleset": "newmarket", "seats": seats,
        "overrides": {"session": {"ends": [{"type": "rounds", "count": 1}]}}});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    loop {
        let view = server.get(&table.path(""), "").await.json();
        let Some(seat) = view["to_act"][0].as_u64() else {
            return table;
        };
        let token = &table.seats[seat as usize];
        let own = server.get(&table.path(""), token).await.json();
        let action = &own["you"]["legal_actions"][0];
        server.post(&table.path("/actions"), token, action).await;
    }
}

fn resumed(path: &str, after: &str) -> TestRequest {
    TestRequest::get()
        .uri(path)
        .insert_header(("last-event-id", after.to_owned()))
        .insert_header(("accept-language", "nl"))
}

#[actix_web::test]
async fn a_stream_tells_what_the_log_does() {
    let server = server!();
    let table = finished(&server).await;
    let stream = table.path("/stream");
    for token in ["", &table.host, &table.seats[1]] {
        let mut log: Vec<Value> = Vec::new();
        loop {
            let path = table.path(&format!("/events?after={}&limit=100", log.len()));
            let page = server.get_in("nl", &path, token).await.json();
            log.extend_from_slice(page["items"].as_array().unwrap());
            if page["last_seq"] == log.len() {
                break;
            }
        }
        let told = server.send(with_token(resumed(&stream, "0"), token)).await;
        assert_eq!(told.header("content-language"), "nl");
        assert!(told.header("vary").contains("Accept-Language"));
        let frames = frames(&told);
        assert_eq!(frames.len(), log.len() + 1);
        for ((id, event, data), logged) in frames.iter().zip(&log) {
            assert_eq!(id.map(Value::from).as_ref(), logged.get("seq"));
            assert_eq!(event, logged["type"].as_str().unwrap());
            assert_eq!(data, logged);
        }
        let last = log.len() as u64;
        let end = (Some(last), "end".to_owned(), json!({"why": "finished"}));
        assert_eq!(frames.last(), Some(&end));
        // In the middle, at the end, and beyond it.
        let middle = server.send(with_token(resumed(&stream, "40"), token)).await;
        assert_eq!(self::frames(&middle), frames[40..]);
        for after in [last, last + 1, (1 << 53) - 1] {
            let request = resumed(&stream, &after.to_string());
            assert_eq!(server.send(with_token(request, token)).await.status, 204);
        }
    }
}

#[actix_web::test]
async fn a_stream_begins_with_the_view_and_is_neither_compressed_nor_kept() {
    let server = server!();
    let table = finished(&server).await;
    let token = &table.seats[0];
    let request = TestRequest::get().uri(&table.path("/stream"));
    let request = request.insert_header(("accept-encoding", "gzip"));
    let answer = server.send(with_token(request, token)).await;
    assert_eq!(answer.status, 200);
    for (name, value) in [
        ("content-type", "text/event-stream"),
        ("cache-control", "no-store, no-transform"),
        ("x-accel-buffering", "no"),
    ] {
        assert_eq!(answer.header(name), value);
    }
    let own = server.get(&table.path(""), token).await.json();
    let told = frames(&answer);
    assert_eq!(told.len(), 2);
    assert_eq!(told[0], (None, "view".to_owned(), own));
    assert_eq!(told[1].1, "end");
    assert!(answer.body.starts_with(b"retry: "));
}

#[actix_web::test]
async fn streams_that_are_refused() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let other = server.game("newmarket", 3).await;
    let stream = table.path("/stream");
    for bad in ["-1", "1.5", "x", "9007199254740992", " "] {
        let answer = server.send(resumed(&stream, bad)).await;
        answer.problem(400, "bad_request");
    }
    let answer = server
        .get(&format!("{stream}?token={}", table.seats[0]), "")
        .await;
    answer.problem(400, "bad_request");
    let answer = server.get(&stream, &other.seats[0]).await;
    answer.problem(403, "forbidden");
    let answer = server.get(&stream, "nonsense").await;
    answer.problem(401, "invalid_token");
    let nowhere = "/v1/games/018f6b1e-7d3c-7000-8000-000000000000/stream";
    server.get(nowhere, "").await.problem(404, "not_found");
    let answer = server.get(&table.path("/events?wait=61"), "").await;
    answer.problem(400, "bad_request");
}

/// Every type of event is the same word in `event:` and in the JSON.
#[actix_web::test]
async fn the_name_of_an_event_is_its_type() {
    use boodle_engine::{EventView, Seat, SpaceId};
    let seat = Seat::new(0).unwrap();
    let space = "pot".parse::<SpaceId>().unwrap();
    for event in [
        EventView::GameStarted {},
        EventView::LastRoundCalled {},
        EventView::LeadPassed { seat },
        EventView::CarriedOver { space, chips: 1 },
    ] {
        let json = serde_json::to_value(&event).unwrap();
        assert_eq!(json["type"], <&str>::from(&event));
    }
}

/// When something happens that a stream does not show yet, its heartbeat comes all the same, and so does
/// not tell of it.
#[actix_web::test]
async fn a_late_stream_beats_as_if_nothing_happened() {
    let server = server!();
    let mut body = json!({"ruleset": "newmarket", "seats": [{"name": "Ann"}, {}, {}]});
    body["spectators"] = json!({"delay": 1000});
    let table = TestTable::of(&server.post("/v1/games", "", &body).await.json());
    let request = TestRequest::get().uri(&table.path("/stream")).to_request();
    let stream = server.service.call(request).await.unwrap();
    let mut body = std::pin::pin!(stream.into_body());
    let mut read = async || {
        let next = std::future::poll_fn(|context| MessageBody::poll_next(body.as_mut(), context));
        next.await.unwrap().ok().unwrap()
    };
    assert!(read().await.starts_with(b"retry: "));
    let changes = async {
        for second in 0.. {
            tokio::time::sleep(std::time::Duration::from_secs(3)).await;
            let path = table.path("/seats/0");
            let name = json!({"name": format!("Ann {second}")});
            let patch = TestRequest::patch().uri(&path).set_json(name);
            let answer = server.send(with_token(patch, &table.seats[0])).await;
            assert_eq!(answer.status, 200);
        }
    };
    // Were it put off by each change, it would never come.
    let beat = std::pin::pin!(read());
    match futures_util::future::select(beat, std::pin::pin!(changes)).await {
        futures_util::future::Either::Left((beat, _)) => assert_eq!(beat, ":\n\n"),
        futures_util::future::Either::Right(((), _)) => unreachable!("it never ends"),
    }
}

/// Whoever waits after the end of a game hears of its rematch.
#[actix_web::test]
async fn a_rematch_can_be_waited_for() {
    let server = server!();
    let table = finished(&server).await;
    let last = server.get(&table.path(""), "").await.json()["last_seq"].clone();
    let path = table.path(&format!("/events?after={last}&wait=60"));
    let wait = server.get(&path, &table.seats[1]);
    let ask = async {
        let path = table.path("/rematch");
        server.post(&path, &table.host, &json!({})).await
    };
    let (told, made) = futures_util::future::join(wait, ask).await;
    assert_eq!(made.status, 201, "{}", made.json());
    let events = told.json()["items"].clone();
    assert_eq!(events[0]["type"], "rematch_created");
    // Nothing more will come.
    let last = events[0]["seq"].as_u64().unwrap();
    let path = table.path(&format!("/events?after={last}&wait=60"));
    assert_eq!(server.get(&path, "").await.json()["items"], json!([]));
}

/// What another server does is heard of too, once, and what is done here is no news.
#[actix_web::test]
async fn other_servers_are_looked_at() {
    use crate::feed::Woken;
    use crate::lookout::look;
    use futures_util::FutureExt;

    let (server, elsewhere) = {
        let server = server!();
        let elsewhere = parts(server.dir.path()).2;
        (server, elsewhere)
    };
    let table = server.game("newmarket", 3).await;
    let other = server.game("newmarket", 3).await;
    let mut listener = elsewhere.feed.listen(table.id);
    let _bystander = elsewhere.feed.listen(other.id);
    look(&elsewhere).await.unwrap();
    // The first look finds out how far the game is.
    let _ = listener.woken().now_or_never();
    look(&elsewhere).await.unwrap();
    assert_eq!(listener.woken().now_or_never(), None);
    let path = table.path("/actions");
    server
        .post(
            &path,
            &table.seats[0],
            &json!({"type": "stake", "chips": {"AS": 4}}),
        )
        .await;
    look(&elsewhere).await.unwrap();
    assert_eq!(listener.woken().now_or_never(), Some(Woken::News));
    let version = server.stored(&table).await.0.version;
    assert_eq!(listener.version(), Some(version));
    server.store.delete(table.id, version).await.unwrap();
    look(&elsewhere).await.unwrap();
    assert_eq!(listener.woken().now_or_never(), Some(Woken::Gone));
}
