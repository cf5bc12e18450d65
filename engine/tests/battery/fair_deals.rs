//! Fair deals: when seats may add to a shuffle and what comes of it, and tables whose cards are chosen.

use crate::scene::{at, card, rules, seat};
use boodle_engine::{
    Action, Card, Event, Game, Illegal, MisdealCause, Moment, NoDeck, Rules, Sandbox, Secret,
    Viewer, entropy_digest, shuffle,
};
use serde_json::json;
use std::sync::Arc;

const DEAL: Action = Action::Deal { double: None };

/// A moment with a secret of its own.
fn moment(secret: u8) -> Moment {
    let secret = Secret::new([secret; 32]);
    Moment { secret, ..at(0) }
}

fn start(rules: &Arc<Rules>) -> (Game, Vec<Event>) {
    let mut told = Vec::new();
    let mut seen = |event: &Event| told.push(event.clone());
    let game = Game::start("fair", rules.clone(), 3, &moment(1), &mut seen).unwrap();
    (game, told)
}

/// The dealer deals; the first cards that each seat of three was dealt, left of the dealer first.
fn deal(game: &mut Game, secret: u8) -> Vec<Event> {
    let mut told = Vec::new();
    let dealer = game.view(Viewer::Public).dealer;
    let mut seen = |event: &Event| told.push(event.clone());
    game.apply(dealer, &DEAL, &moment(secret), &mut seen)
        .unwrap();
    told
}

fn add(game: &mut Game, number: usize, text: &str) -> Result<(), Illegal> {
    game.add_entropy(seat(number), text, &mut |_| ())
}

/// Whether these are the cards of the pack that a secret and what the seats added shuffle.
fn is_dealt_from(told: &[Event], secret: u8, added: [Option<&str>; 3], rules: &Rules) -> bool {
    let entropy = entropy_digest(added.map(|text| text.map(str::as_bytes)));
    let pack = shuffle(&moment(secret).secret, "fair", 1, &entropy, rules.pack());
    let first = |events: &[Event]| match events {
        [Event::Dealt { hands, .. }, ..] => hands
            .iter()
            .any(|(_, hand)| hand.contains(pack[0]) && hand.contains(pack[4])),
        other => panic!("{other:?}"),
    };
    first(told)
}

/// Newmarket with everybody's antes fixed and a misdeal; of four hands the last is dead.
fn newmarket() -> Arc<Rules> {
    let changes = json!({"misdeal": "before_first_card", "free_ante": null,
        "dealer": {"first": {"type": "seat", "seat": 2}, "double_pot": "off"}});
    rules("newmarket", changes)
}

#[test]
fn seats_add_to_the_deal_that_comes_next() {
    let rules = newmarket();
    let (mut game, told) = start(&rules);
    let committed = Event::Committed {
        secret: moment(1).secret,
    };
    assert!(told.contains(&committed));
    assert_eq!(add(&mut game, 0, "äöü"), Ok(()));
    assert_eq!(add(&mut game, 2, "e2"), Ok(()));
    // What has been said stands: nobody wishes for another word later.
    assert_eq!(add(&mut game, 0, "another"), Err(Illegal::EntropyAdded));
    assert_eq!(
        game.view(Viewer::Public).next_deal.unwrap().entropy,
        [seat(0), seat(2)]
    );

    let told = deal(&mut game, 2);
    assert!(is_dealt_from(
        &told,
        1,
        [Some("äöü"), None, Some("e2")],
        &rules
    ));
    assert!(!is_dealt_from(&told, 1, [None; 3], &rules));
    // With the cards the next deal is committed to, and everybody may add to that one.
    assert_eq!(
        told.last(),
        Some(&Event::NextCommitted {
            secret: moment(2).secret
        })
    );
    assert_eq!(add(&mut game, 0, "late"), Ok(()));
    let next = game.view(Viewer::Seat(seat(1))).next_deal.unwrap();
    assert_eq!(next.entropy, [seat(0)]);
    assert_eq!(next.hash, hex::encode(moment(2).secret.commitment()));
}

#[test]
fn a_misdeal_deals_what_was_committed_to_before_it() {
    let rules = newmarket();
    let (mut game, _) = start(&rules);
    add(&mut game, 1, "first").unwrap();
    deal(&mut game, 2);
    add(&mut game, 0, "second").unwrap();
    let mut told = Vec::new();
    let mut seen = |event: &Event| told.push(event.clone());
    game.redeal(MisdealCause::Other, &moment(3), &mut seen)
        .unwrap();
    let [
        ..,
        Event::RevealedWithEntropy { secret, entropy },
        committed,
    ] = &told[..]
    else {
        panic!("{told:?}");
    };
    assert!(*secret == moment(1).secret);
    assert_eq!(entropy[seat(1)].as_deref(), Some("first"));
    assert_eq!(
        *committed,
        Event::Committed {
            secret: moment(2).secret
        }
    );
    // Between the misdeal and the deal others may add too.
    assert_eq!(add(&mut game, 2, "third"), Ok(()));
    let told = deal(&mut game, 4);
    assert!(is_dealt_from(
        &told,
        2,
        [Some("second"), None, Some("third")],
        &rules
    ));
}

/// Takes the first action each time until a session of three ends; what was told.
fn played(sandbox: Sandbox, rules: &Arc<Rules>, secrets: u8) -> Vec<Event> {
    let mut told = Vec::new();
    let mut seen = |event: &Event| told.push(event.clone());
    let now = moment(secrets);
    let mut game = Game::start_sandbox(sandbox, rules.clone(), 3, &now, &mut seen).unwrap();
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.legal_actions(seat).remove(0);
        game.apply(seat, &action, &now, &mut seen).unwrap();
    }
    told
}

#[test]
fn the_same_seed_gives_the_same_session() {
    let rules = rules("michigan-rummy-variable", json!({}));
    let once = played(Sandbox::seed("a"), &rules, 1);
    assert_eq!(once, played(Sandbox::seed("a"), &rules, 2));
    assert_ne!(once, played(Sandbox::seed("b"), &rules, 1));
    let hands = once.iter().filter_map(|event| match event {
        Event::Dealt { hands, .. } => Some(hands[seat(0)]),
        _ => None,
    });
    let hands: Vec<_> = hands.collect();
    assert!(hands.len() > 2 && hands.windows(2).all(|two| two[0] != two[1]));
}

#[test]
fn a_deck_is_dealt_in_every_deal() {
    let rules = newmarket();
    let deck: Vec<Card> = rules.pack().iter().collect();
    let told = played(Sandbox::deck(&deck, &rules).unwrap(), &rules, 1);
    let mut deals = 0;
    let mut dealer = seat(0);
    for event in &told {
        match event {
            Event::RoundStarted { dealer: next } => dealer = *next,
            Event::Dealt { hands, .. } => {
                // The first card of the pack goes to the left of the dealer.
                let left = seat((dealer.index() + 1) % 3);
                assert!(hands[left].contains(deck[0]), "{dealer:?}");
                deals += 1;
            }
            Event::Committed { .. } | Event::NextCommitted { .. } | Event::Revealed { .. } => {
                panic!("nothing is sealed: {event:?}");
            }
            _ => {}
        }
    }
    assert!(deals > 1);
    let sandbox = Sandbox::deck(&deck, &rules).unwrap();
    let mut game = Game::start_sandbox(sandbox, rules, 3, &moment(1), &mut |_| ()).unwrap();
    assert_eq!(add(&mut game, 0, "x"), Err(Illegal::EntropyClosed));
    assert!(game.view(Viewer::Public).next_deal.is_none());
}

#[test]
fn a_deck_is_each_card_of_the_pack_once() {
    let rules = rules("pope-joan", json!({}));
    let whole: Vec<Card> = rules.pack().iter().collect();
    assert!(Sandbox::deck(&whole, &rules).is_ok());
    let mut twice = whole.clone();
    twice[7] = whole[3];
    let refused = |cards: &[Card]| Sandbox::deck(cards, &rules).unwrap_err();
    assert_eq!(refused(&twice), NoDeck::Twice(7, whole[3]));
    let mut removed = whole.clone();
    removed.push(card("8D"));
    assert_eq!(refused(&removed), NoDeck::NotInPack(51, card("8D")));
    assert_eq!(refused(&whole[1..]), NoDeck::Missing(vec![whole[0]]));
}
