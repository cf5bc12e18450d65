//! Following a game over lines that break, with servers that end and clients that vanish.

use std::pin::pin;
use std::time::{Duration, Instant};

use boodle_client::Followed;
use boodle_client::types::{Ended, Event};
use boodle_tests::{Proxy, Server, at_table};
use futures_util::StreamExt;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Follows a whole session over connections that are cut after a few hundred bytes each, and
/// through the death of the server in the middle of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_follower_loses_nothing_whatever_breaks() {
    let mut server = Server::start();
    let line = Proxy::to(server.url(), |_| usize::MAX).await;
    // 500 events of at least 200 bytes need more than 20 connections of at most 4300.
    let bad_line = Proxy::to(server.url(), |cuts| 800 + cuts * 2617 % 3500).await;
    let anybody = boodle_client::connect(line.url());
    // Nobody is broke in so few rounds, so the game is never a short one.
    let long =
        json!({"chips": {"start": 1000}, "session": {"ends": [{"type": "rounds", "count": 13}]}});
    let table = at_table(anybody, "newmarket", 4, long).await;
    let far_away = boodle_client::connect(bad_line.url()).with_token(&table.tokens[0]);
    let game = table.id;
    let following = tokio::spawn(async move {
        let mut events = Vec::new();
        let mut told = pin!(far_away.follow(game, Some(0)));
        while let Some(told) = told.next().await {
            match told.expect("what breaks is mended") {
                Followed::View(_) => panic!("whoever goes on after an event needs no view"),
                Followed::Event(event) => events.push(*event),
                Followed::End(why) => return (events, why),
            }
        }
        panic!("a stream never ends without saying why");
    });

    let mut view = table.start().await;
    for played in 0.. {
        if played == 100 {
            server.kill();
            server = server.restart();
            line.lead_to(server.url());
            bad_line.lead_to(server.url());
        }
        match table.step(&view).await {
            Some((next, _)) => view = next,
            None => break,
        }
    }
    let waited = tokio::time::timeout(Duration::from_secs(180), following).await;
    let (events, why) = waited.expect("the end is told").expect("it followed");
    assert_eq!(why, Ended::Finished);
    let log = table.log_seen_by(&table.players[0]).await;
    assert_eq!(events, log);
    assert!(log.len() > 500 && bad_line.cuts() > 20);
    println!(
        "followed {} events through {} cuts",
        log.len(),
        bad_line.cuts()
    );

    // Whoever comes back after the end is told so at once.
    let last = log.last().and_then(Event::seq);
    let again: Vec<_> = table.anybody.follow(game, last).collect().await;
    assert!(matches!(&again[..], [Ok(Followed::End(Ended::Finished))]));
}

/// A stream begins with the view; the events after it follow; nothing of another seat is in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_begins_with_the_view_of_its_seat() {
    let server = Server::start();
    let table = at_table(server.client(), "michigan", 3, Value::Null).await;
    let view = table.start().await;
    let seat = &table.players[1];
    let mut told = pin!(seat.follow(table.id, None));
    let Some(Ok(Followed::View(begin))) = told.next().await else {
        panic!("first comes the view");
    };
    let own = seat.get_game().id(table.id).send().await.unwrap();
    assert_eq!(*begin, own.into_inner());
    let (_, caused) = table.step(&view).await.unwrap();
    for event in caused {
        let Some(Ok(Followed::Event(told))) = told.next().await else {
            panic!("then come the events");
        };
        assert_eq!(told.seq(), event.seq());
    }
    // The game is removed: that is told too.
    table.host.delete_game().id(table.id).send().await.unwrap();
    let rest: Vec<_> = told.collect().await;
    assert!(
        matches!(&rest[..], [Ok(Followed::End(Ended::Removed))]),
        "{rest:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_poll_answers_as_soon_as_something_happens() {
    let server = Server::start();
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    let view = table.start().await;
    let waiting = {
        let client = table.anybody.clone();
        let (id, after) = (table.id, view.last_seq);
        tokio::spawn(async move {
            let call = client.list_events().id(id).after(after).wait(60);
            call.send().await.unwrap().into_inner()
        })
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waiting.is_finished());
    let (next, caused) = table.step(&view).await.unwrap();
    let page = waiting.await.unwrap();
    assert_eq!(page.items.len(), caused.len());
    assert_eq!(page.last_seq, next.last_seq);
    // Without news it is empty when the time is over.
    let call = table.anybody.list_events().id(table.id);
    let none = call.after(next.last_seq).wait(1).send().await.unwrap();
    assert!(none.items.is_empty());
}

/// Opens a stream as no library would and reads its head.
async fn open(server: &Server, game: &str, token: Option<&str>) -> TcpStream {
    let address = server.url().trim_start_matches("http://");
    let mut line = TcpStream::connect(address).await.unwrap();
    let token = token.map_or(String::new(), |t| format!("Authorization: Bearer {t}\r\n"));
    let head = format!("GET /v1/games/{game}/stream HTTP/1.1\r\nHost: x\r\n{token}\r\n");
    line.write_all(head.as_bytes()).await.unwrap();
    line
}

/// Everything up to a piece of text.
async fn read_to(line: &mut TcpStream, text: &str) -> String {
    let mut heard = String::new();
    let mut buffer = [0; 4096];
    while !heard.contains(text) {
        match line.read(&mut buffer).await {
            Ok(count) if count > 0 => heard += &String::from_utf8_lossy(&buffer[..count]),
            _ => panic!("the line broke after {heard}"),
        }
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_streams_are_told_why_and_do_not_hold_up_the_end() {
    let mut server = Server::start();
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    table.start().await;
    let game = table.id.to_string();
    let mut lines = Vec::new();
    for _ in 0..500 {
        lines.push(open(&server, &game, None).await);
    }
    for line in &mut lines {
        let heard = read_to(line, "event: view").await;
        assert!(
            heard.to_lowercase().contains("x-accel-buffering: no"),
            "{heard}"
        );
    }
    let asked = Instant::now();
    let readers = lines.into_iter().map(|mut line| async move {
        let heard = read_to(&mut line, "event: shutdown").await;
        assert!(!heard.contains("event: end"), "{heard}");
    });
    let readers = tokio::spawn(join_all(readers));
    assert!(
        tokio::task::spawn_blocking(move || server.terminate())
            .await
            .unwrap()
            .success()
    );
    println!(
        "the server ended {:?} after it was asked, with 500 streams",
        asked.elapsed()
    );
    // One that waits for its streams would wait for ever; this also passes on a slow machine.
    assert!(asked.elapsed() < Duration::from_secs(20));
    readers.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_holds_four_streams_and_those_of_a_vanished_client_give_way() {
    let server = Server::start();
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    let view = table.start().await;
    let game = table.id.to_string();
    let token = &table.tokens[0];
    let mut lines = Vec::new();
    for _ in 0..4 {
        let mut line = open(&server, &game, Some(token)).await;
        read_to(&mut line, "event: view").await;
        lines.push(line);
    }
    // All of them go at once, and the next ones are opened all the same.
    drop(lines);
    let mut lines = Vec::new();
    for _ in 0..4 {
        let mut line = open(&server, &game, Some(token)).await;
        let heard = read_to(&mut line, "event: view").await;
        assert!(heard.starts_with("HTTP/1.1 200"), "{heard}");
        lines.push(line);
    }
    // Four are read at once.
    let (_, caused) = table.step(&view).await.unwrap();
    let first = format!("id: {}\n", caused[0].seq().unwrap());
    for line in &mut lines {
        let heard = read_to(line, &first).await;
        assert!(!heard.contains("event: end"), "{heard}");
    }
}

/// Whoever follows is told when his place is taken, does not fight for it, and can go on by himself.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_displaced_is_told_so_and_does_not_come_back() {
    let server = Server::start();
    let table = at_table(server.client(), "newmarket", 3, Value::Null).await;
    let view = table.start().await;
    let (seat, id) = (&table.players[0], table.id);
    let mut oldest = pin!(seat.follow(id, None));
    assert!(matches!(oldest.next().await, Some(Ok(Followed::View(_)))));
    let mut others: Vec<_> = (0..4).map(|_| Box::pin(seat.follow(id, None))).collect();
    for other in &mut others {
        assert!(matches!(other.next().await, Some(Ok(Followed::View(_)))));
    }
    let rest: Vec<_> = oldest.collect().await;
    assert!(
        matches!(&rest[..], [Ok(Followed::End(Ended::Displaced))]),
        "{rest:?}"
    );
    // The four newer ones go on, and so do others.
    let other_seat = Box::pin(table.players[1].follow(id, Some(view.last_seq)));
    others.push(other_seat);
    let (_, caused) = table.step(&view).await.unwrap();
    for other in &mut others {
        let Some(Ok(Followed::Event(told))) = other.next().await else {
            panic!("the others follow");
        };
        assert_eq!(told.seq(), caused[0].seq());
    }
    // Whoever wants to go on where he was can.
    let mut again = pin!(seat.follow(id, Some(view.last_seq)));
    let Some(Ok(Followed::Event(told))) = again.next().await else {
        panic!("nothing is lost");
    };
    assert_eq!(told.seq(), caused[0].seq());
}

/// Somebody who opens a stream and never reads holds nobody up.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_does_not_read_holds_nobody_up() {
    let server = Server::start();
    let overrides = json!({"session": {"ends": [{"type": "rounds", "count": 3}]}});
    let table = at_table(server.client(), "newmarket", 4, overrides).await;
    let _silent = open(&server, &table.id.to_string(), None).await;
    let reader = table.anybody.follow(table.id, Some(0)).collect::<Vec<_>>();
    let reader = tokio::spawn(reader);
    let start = table.start().await;
    let end = table.play_out(start).await;
    let told = reader.await.unwrap();
    assert_eq!(told.len() as u64, end.last_seq + 1);
}
