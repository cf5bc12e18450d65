//! Those around the table: they play again, let in whom they like, and are watched.

use std::pin::pin;

use boodle_client::fair::check_events;
use boodle_client::types::{
    Ended, Event, GameStatus, GameVisibility, NewSeat, NewSpectators, SeatKind,
};
use boodle_client::{Client, Followed, Refusal};
use boodle_tests::{Server, Table, at_table};
use futures_util::StreamExt;
use serde_json::json;

fn named(name: &str) -> NewSeat {
    NewSeat {
        name: Some(name.to_owned()),
        bot: None,
    }
}

/// A rematch is made while the server dies and every answer may be lost; all find each other again.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_have_played_play_again() {
    let mut server = Server::start();
    let short = json!({"session": {"ends": [{"type": "rounds", "count": 2}]}});
    let old = at_table(server.client(), "newmarket", 4, short).await;
    let start = old.start().await;
    let early = old.host.rematch_game().id(old.id).send().await;
    assert_eq!(early.unwrap_err().code(), Some("not_finished"));
    let end = old.play_out(start).await;
    let early = old.players[2].rematch_game().id(old.id).send().await;
    assert_eq!(early.unwrap_err().code(), Some("no_rematch"));

    let made = old.host.rematch_game().id(old.id).send().await.unwrap();
    assert_eq!((&made.seat, &made.token), (&None, &None));
    // Nothing of it is forgotten.
    server.kill();
    server = server.restart();
    let anybody = server.client();
    let with = |token: &str| anybody.with_token(token);
    let again = with(&old.host_token).rematch_game().id(old.id).send().await;
    assert_eq!(again.unwrap().game.id, made.game.id);
    let seen = anybody.get_game().id(old.id).send().await.unwrap();
    assert_eq!(seen.rematch, Some(made.game.id));
    let told = anybody.list_events().id(old.id).after(end.last_seq);
    let told = told.send().await.unwrap().into_inner().items;
    assert!(matches!(&told[..], [Event::RematchCreated { game, .. }] if *game == made.game.id));

    let mut tokens = Vec::new();
    for (number, token) in (0..).zip(&old.tokens) {
        let part = with(token).play_again(old.id).await.unwrap();
        assert_eq!((part.game, part.view.id), (made.game.id, made.game.id));
        assert_eq!(part.seat.map(|seat| seat.0), Some(number));
        tokens.push(part.token);
    }
    let of_host = with(&old.host_token).play_again(old.id).await.unwrap();
    assert_eq!((of_host.game, of_host.seat), (made.game.id, None));
    let host_token = of_host.token;
    let new = Table {
        id: made.game.id,
        host: with(&host_token),
        host_token,
        players: tokens.iter().map(|token| with(token)).collect(),
        tokens,
        anybody,
    };
    let view = new.start().await;
    let last = end.dealer.unwrap().0;
    assert_eq!(view.dealer.map(|dealer| dealer.0), Some((last + 1) % 4));
    assert_eq!(view.rules, end.rules);
    let over = new.play_out(view).await;
    assert_eq!(over.status, GameStatus::Finished);
    let log = new.log().await;
    assert!(
        !log.iter()
            .any(|event| matches!(event, Event::DealerCut { .. }))
    );
    // Its deals are as fair as any.
    let verdict = check_events(new.id, &over.rules, None, &log);
    assert!(verdict.is_fair(), "{verdict:?}");
}

/// The host tells the code to those he likes.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_for_those_who_know_the_code() {
    let server = Server::start();
    let anybody = server.client();
    let made = anybody.create_game().body_map(|game| {
        let seats = vec![named("Ann"), NewSeat::default(), NewSeat::default()];
        let game = game.ruleset("newmarket").seats(seats);
        game.visibility(Some(GameVisibility::Private))
    });
    let made = made.send().await.unwrap().into_inner();
    let (id, code) = (made.game.id, made.game.join_code.clone().unwrap());
    assert!(anybody.list_games().send().await.unwrap().items.is_empty());
    let seen = anybody.get_game().id(id).send().await.unwrap();
    assert_eq!(seen.join_code, None);
    let refused = anybody.join(id, "Ben").await.unwrap_err();
    assert_eq!(refused.code(), Some("wrong_join_code"));
    let wrong = anybody.join_with_code(id, "Ben", "K7Q-M2X-WDF").await;
    assert_eq!(wrong.unwrap_err().code(), Some("wrong_join_code"));
    let typed = code.to_lowercase().replace('-', " ");
    let part = anybody.join_with_code(id, "Ben", typed).await.unwrap();
    assert_eq!((part.game, part.seat.unwrap().0), (id, 1));
    assert!(!format!("{part:?}").contains(&part.token));
    let ben = anybody.with_token(&part.token);
    let told = ben.get_game().id(id).send().await.unwrap();
    assert_eq!(told.into_inner(), part.view);
    assert_eq!(part.view.join_code.as_ref(), Some(&code));
    // Ben is sent away, and does not come back by the code that he knows.
    let host = anybody.with_token(&made.host_token);
    host.leave_seat().id(id).seat(1).send().await.unwrap();
    let renewed = host.renew_join_code().id(id).send().await.unwrap();
    let refused = anybody.join_with_code(id, "Ben", code).await.unwrap_err();
    assert_eq!(refused.code(), Some("wrong_join_code"));
    let renewed = renewed.view.join_code.clone().unwrap();
    assert!(anybody.join_with_code(id, "Cid", renewed).await.is_ok());
}

/// A table of three that spectators see so, and what of it has happened when 30 actions were taken.
async fn watched(server: &Server, spectators: NewSpectators) -> Table {
    let anybody = server.client();
    let rounds = json!({"session": {"ends": [{"type": "rounds", "count": 3}]}});
    let made = anybody.create_game().body_map(|game| {
        let seats: Vec<_> = ["Ann", "Ben", "Cid"].map(named).into();
        let rounds = rounds.as_object().unwrap().clone();
        let game = game.ruleset("newmarket").seats(seats).overrides(rounds);
        game.spectators(Some(spectators))
    });
    let made = made.send().await.unwrap().into_inner();
    let with = |token: &String| anybody.with_token(token);
    let tokens: Vec<_> = made.seats.iter().map(|seat| seat.token.clone()).collect();
    Table {
        id: made.game.id,
        host: with(&made.host_token),
        host_token: made.host_token.clone(),
        players: tokens.iter().map(with).collect(),
        tokens,
        anybody,
    }
}

/// What a follower is told until an event, or until the end.
async fn told_until(client: &Client, table: &Table, seq: Option<u64>) -> (Vec<u64>, Option<Ended>) {
    let mut seen = Vec::new();
    let mut told = pin!(client.follow(table.id, Some(0)));
    while seq.is_none() || seen.last().copied() < seq {
        match told.next().await.unwrap().unwrap() {
            Followed::Event(event) => seen.push(event.seq().unwrap()),
            Followed::End(why) => return (seen, Some(why)),
            Followed::View(_) => panic!("whoever goes on after an event needs no view"),
        }
    }
    (seen, None)
}

/// Those who look on follow the game some events late, to its end; what they are not shown yet is
/// nowhere in their stream, also when it breaks off.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_on_see_the_game_late() {
    let server = Server::start();
    let late = NewSpectators {
        allowed: None,
        delay: Some(25),
    };
    for is_played_out in [true, false] {
        let table = watched(&server, late.clone()).await;
        let (id, anybody) = (table.id, table.anybody.clone());
        let following = tokio::spawn(async move {
            let told = anybody.follow(id, Some(0));
            told.map(|told| told.unwrap()).collect::<Vec<_>>().await
        });
        let mut view = table.start().await;
        for _ in 0..30 {
            view = table.step(&view).await.unwrap().0;
        }
        let shown = table.view().await;
        assert!(shown.last_seq + 25 <= view.last_seq, "{}", shown.last_seq);
        assert!(shown.version < view.version);
        // Everything up to there is told, while the game waits.
        let (seen, end) = told_until(&table.anybody, &table, Some(shown.last_seq)).await;
        assert_eq!((seen, end), ((1..=shown.last_seq).collect(), None));
        let (wanted, why) = if is_played_out {
            view = table.play_out(view).await;
            (view.last_seq, Ended::Finished)
        } else {
            table.host.delete_game().id(id).send().await.unwrap();
            (shown.last_seq, Ended::Removed)
        };
        let told = following.await.unwrap();
        let (last, events) = told.split_last().unwrap();
        assert_eq!(*last, Followed::End(why));
        let seqs = events.iter().map(|told| match told {
            Followed::Event(event) => event.seq().unwrap(),
            other => panic!("{other:?}"),
        });
        let seqs: Vec<_> = seqs.collect();
        assert!(seqs.iter().copied().eq(1..=seqs.len() as u64));
        assert!(seqs.len() as u64 <= wanted);
        if is_played_out {
            assert_eq!(seqs.len() as u64, wanted);
            let log = table.log().await;
            assert_eq!(log, table.log_seen_by(&table.host).await);
        }
    }
}

/// A table that wants no spectators has none.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_on_are_sent_away() {
    let server = Server::start();
    let none = NewSpectators {
        allowed: Some(false),
        delay: None,
    };
    let table = watched(&server, none).await;
    table.start().await;
    let refused = table.anybody.get_game().id(table.id).send().await;
    assert_eq!(refused.unwrap_err().code(), Some("no_spectators"));
    let told: Vec<_> = table.anybody.follow(table.id, None).collect().await;
    assert!(matches!(&told[..], [Err(error)] if error.code() == Some("no_spectators")));
    let own = table.players[0]
        .get_game()
        .id(table.id)
        .send()
        .await
        .unwrap();
    assert!(own.seats.iter().all(|seat| seat.kind == SeatKind::Player));
}
