//! A misdeal through the client.

use boodle_client::types::{Changed, Event, MisdealCause, Problem, Redeal};
use boodle_client::{Client, Error, Refusal};
use boodle_tests::{Server, Table, at_table, chips_in_play};
use serde_json::json;

async fn redeal(table: &Table, caller: &Client) -> Result<Changed, Error<Problem>> {
    let cause = MisdealCause::WrongDeal;
    let call = caller.redeal_game().id(table.id).body(Redeal { cause });
    Ok(call.send().await?.into_inner())
}

/// The host declares it after the deal; the dealer deals again from a new secret, and the session
/// goes on to its end. After the first lead it is too late.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_has_the_round_dealt_again() {
    let server = Server::start();
    let rules = json!({"misdeal": "before_first_card",
                       "session": {"ends": [{"type": "rounds", "count": 1}]}});
    let table = at_table(server.client(), "saratoga", 3, rules).await;
    let start = table.start().await;
    let chips = chips_in_play(&start);
    let (dealt, _) = table.step(&start).await.expect("the dealer deals");
    assert!(dealt.seats.iter().all(|seat| seat.cards_left > 0));

    let seat = redeal(&table, &table.players[0])
        .await
        .expect_err("not the host");
    assert_eq!(seat.code(), Some("forbidden"));
    let again = redeal(&table, &table.host).await.expect("a misdeal");
    assert!(again.view.seats.iter().all(|seat| seat.cards_left == 0));
    assert_eq!(
        again.view.to_act,
        dealt.dealer.into_iter().collect::<Vec<_>>()
    );

    let (view, _) = table.step(&again.view).await.expect("the dealer deals");
    let (view, _) = table.step(&view).await.expect("somebody leads");
    let late = redeal(&table, &table.host)
        .await
        .expect_err("a card has been led");
    assert_eq!(late.code(), Some("misdeal_moment"));
    let end = table.play_out(view).await;
    assert_eq!(chips_in_play(&end), chips);

    let log = table.log().await;
    let count = |wanted: fn(&Event) -> bool| log.iter().filter(|event| wanted(event)).count();
    assert_eq!(
        count(|event| matches!(event, Event::MisdealDeclared { .. })),
        1
    );
    assert_eq!(
        count(|event| matches!(event, Event::RoundStarted { .. })),
        1
    );
    assert_eq!(count(|event| matches!(event, Event::Committed { .. })), 2);
    assert_eq!(count(|event| matches!(event, Event::Revealed { .. })), 2);
    assert_eq!(count(|event| matches!(event, Event::Dealt { .. })), 2);
}
