//! Whoever loses a seat, or the part of the host, is told so on his own stream before it ends.

use super::clocks::people;
use super::streams::frames;
use super::*;

/// A frame as far as it matters here: its number, its type and whose seat it is about.
type Told = (Option<u64>, String, Value);

fn told(answer: &[Told]) -> Vec<(String, Value)> {
    let frame = |(_, event, data): &Told| (event.clone(), data["seat"].clone());
    answer.iter().map(frame).collect()
}

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    /// What a token's stream tells that was opened before these things happened and is read after.
    async fn followed(
        &self,
        table: &TestTable,
        token: &str,
        happening: impl AsyncFnOnce(),
    ) -> Vec<Told> {
        let request = with_token(TestRequest::get().uri(&table.path("/stream")), token);
        let (sent, request) = contract::Sent::look(request.to_request()).await;
        let opened = self.service.call(request).await.unwrap();
        assert_eq!(opened.status(), 200);
        happening().await;
        let answer = Answer {
            status: opened.status(),
            headers: opened.headers().clone(),
            body: body(opened.into_parts().1.map_into_boxed_body().into_body()).await,
        };
        sent.hold(&answer);
        frames(&answer)
    }
}

fn end(after: &[Told]) -> Told {
    let last = after.iter().rev().find_map(|(id, _, _)| *id);
    (last, "end".to_owned(), json!({"why": "invalid_token"}))
}

#[actix_web::test]
async fn whoever_loses_the_seat_by_the_clock_is_told_first() {
    driven!(server, driving);
    let table = server.clocked("leave", people()).await;
    // All three are asked for a stake, none answers: each is told as far as it concerns him.
    let expected = |seat: u64| -> Vec<(String, Value)> {
        let lost = (0..=seat).flat_map(|seat| {
            ["time_expired", "seat_left"].map(|event| (event.to_owned(), json!(seat)))
        });
        lost.collect()
    };
    let streams = table.seats.iter().map(async |token| {
        let happening = async || ();
        server.followed(&table, token, happening).await
    });
    let streams = futures_util::future::join_all(streams).await;
    for (seat, stream) in (0..).zip(&streams) {
        let (begin, rest) = stream.split_first().unwrap();
        assert_eq!(begin.1, "view");
        let (last, events) = rest.split_last().unwrap();
        assert_eq!(told(events), expected(seat), "seat {seat}");
        assert_eq!(*last, end(events));
    }
    // Whoever comes later has no token at all.
    let late = server.get(&table.path("/stream"), &table.seats[0]).await;
    late.problem(401, "invalid_token");
    driving.abort();
}

/// The new holder plays on; the old one hears nothing of it, above all no hand.
#[actix_web::test]
async fn nothing_is_told_after_the_event_that_ends_a_hold() {
    let server = server!();
    for (kick, event) in [(true, "seat_left"), (false, "seat_handed_over")] {
        let table = server.game("newmarket", 3).await;
        let play_on = async || {
            let stake = json!({"type": "stake", "chips": {"AS": 4}});
            let actions = table.path("/actions");
            let acted = server.post(&actions, &table.seats[1], &stake).await;
            assert_eq!(acted.status, 200);
            if kick {
                let gone = server.delete(&table.path("/seats/0"), &table.host).await;
                assert_eq!(gone.status, 204);
            }
            let path = table.path("/seats/0/token");
            let given = server.post(&path, &table.host, &json!({})).await.json();
            let token = given["token"].as_str().unwrap();
            for token in [token, &table.seats[2]] {
                assert_eq!(server.post(&actions, token, &stake).await.status, 200);
            }
            let again = server.post(&path, &table.host, &json!({})).await;
            assert_eq!(again.status, 200);
        };
        let stream = server.followed(&table, &table.seats[0], play_on).await;
        let (last, events) = stream.split_last().unwrap();
        let expected = [
            ("view", Value::Null),
            ("staked", json!(1)),
            (event, json!(0)),
        ];
        let expected = expected.map(|(event, seat)| (event.to_owned(), seat));
        assert_eq!(told(events)[..2], expected[..2]);
        assert_eq!(told(events).last(), expected.last());
        assert!(
            events[1..events.len() - 1]
                .iter()
                .all(|told| told.1 == "staked")
        );
        assert_eq!(*last, end(events));
    }
}

#[actix_web::test]
async fn a_seat_that_is_left_before_the_start_is_told_too() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let leave = async || {
        let path = table.path("/seats/1");
        assert_eq!(server.delete(&path, &table.seats[1]).await.status, 204);
        let zoe = json!({"name": "Zoe"});
        assert_eq!(
            server.post(&table.path("/seats"), "", &zoe).await.status,
            201
        );
    };
    let stream = server.followed(&table, &table.seats[1], leave).await;
    let (last, events) = stream.split_last().unwrap();
    let expected = [("view", Value::Null), ("seat_left", json!(1))];
    assert_eq!(
        told(events),
        expected.map(|(event, seat)| (event.to_owned(), seat))
    );
    assert_eq!(*last, end(events));
}

#[actix_web::test]
async fn a_host_who_has_handed_over_is_told_too() {
    let server = server!();
    let table = server.table("newmarket", 3).await;
    let hand_over = async || {
        let to = json!({"seat": 1});
        let done = server.post(&table.path("/host"), &table.host, &to).await;
        assert_eq!(done.status, 200);
        let left = server
            .delete(&table.path("/seats/2"), &table.seats[2])
            .await;
        assert_eq!(left.status, 204);
    };
    let stream = server.followed(&table, &table.host, hand_over).await;
    let (last, events) = stream.split_last().unwrap();
    let expected = [("view", Value::Null), ("host_changed", json!(1))];
    assert_eq!(
        told(events),
        expected.map(|(event, seat)| (event.to_owned(), seat))
    );
    assert_eq!(*last, end(events));
}

/// A hold is lost while its follower was a long way behind, and had been lost before by another.
#[actix_web::test]
async fn a_follower_who_is_behind_is_told_all_of_his_time() {
    let server = server!();
    let table = server.game("newmarket", 3).await;
    let path = table.path("/seats/0/token");
    let given = server.post(&path, &table.host, &json!({})).await.json();
    let token = given["token"].as_str().unwrap();
    let request = TestRequest::get()
        .uri(&table.path("/stream"))
        .insert_header(("last-event-id", "0"));
    let opened = server
        .service
        .call(with_token(request, token).to_request())
        .await
        .unwrap();
    for n in 0..250 {
        let name = json!({"name": format!("Name {n}")});
        let request = TestRequest::patch()
            .uri(&table.path("/seats/1"))
            .set_json(name);
        let done = server.send(with_token(request, &table.seats[1])).await;
        assert_eq!(done.status, 200);
    }
    server.post(&path, &table.host, &json!({})).await;
    let answer = Answer {
        status: opened.status(),
        headers: opened.headers().clone(),
        body: body(opened.into_parts().1.map_into_boxed_body().into_body()).await,
    };
    let frames = frames(&answer);
    let (last, events) = frames.split_last().unwrap();
    assert_eq!(*last, end(events));
    let ids: Vec<_> = events.iter().filter_map(|(id, _, _)| *id).collect();
    assert_eq!(ids, (1..=ids.len() as u64).collect::<Vec<_>>());
    let holds = events.iter().filter(|told| told.1 == "seat_handed_over");
    assert_eq!(
        holds.count(),
        2,
        "the one that began it and the one that ended it"
    );
    let names = events.iter().filter(|told| told.1 == "seat_renamed");
    assert_eq!(names.count(), 250);
}
