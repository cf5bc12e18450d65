//! Misdeals worked out by hand: what goes back, to whom, in every phase that one can interrupt
//! (Michigan Rummy, Gewinnen: Fehlgabe; Tripoli, Vorbereitung 4).

use crate::scene::{Cards, Scene, Stage, at, card, hand, rules, seat};
use boodle_engine::{
    Action, Event, Game, Hand, Illegal, MisdealCause, Moment, Purse, Rules, Secret, Transfer,
    Viewer, entropy_digest, shuffle,
};
use serde_json::{Value, json};
use std::sync::Arc;

/// The rules of a preset under which the host may declare a misdeal.
fn misdeal(id: &str, mut changes: Value) -> Arc<Rules> {
    changes["misdeal"] = json!("before_first_card");
    rules(id, changes)
}

fn new() -> Moment {
    Moment {
        now: 0,
        secret: Secret::new([9; 32]),
    }
}

fn redeal(scene: &mut Scene) -> Result<Vec<Event>, Illegal> {
    let mut told = Vec::new();
    let mut seen = |event: &Event| told.push(event.clone());
    scene
        .game
        .redeal(MisdealCause::ExposedCard, &new(), &mut seen)?;
    Ok(told)
}

/// What goes back, written `P1 kitty 4`; around it a misdeal of cards that no secret decided is
/// declared and a secret committed to.
fn returns(scene: &mut Scene) -> Vec<String> {
    let told = redeal(scene).unwrap();
    let cause = MisdealCause::ExposedCard;
    assert_eq!(told.first(), Some(&Event::MisdealDeclared { cause }));
    let secret = new().secret;
    assert_eq!(told.last(), Some(&Event::Committed { secret }));
    let back = told[1..told.len() - 1].iter().map(|event| match event {
        Event::Returned {
            transfer: Transfer { from, to, chips },
        } => format!("{} {} {chips}", purse(from), purse(to)),
        other => panic!("{other:?}"),
    });
    back.collect()
}

fn purse(purse: &Purse) -> String {
    match purse {
        Purse::Seat(seat) => format!("P{seat}"),
        Purse::Space(space) => space.to_string(),
        Purse::Bank => "bank".to_owned(),
    }
}

fn board(scene: &Scene, space: &str) -> u32 {
    let view = scene.game.view(Viewer::Public);
    let found = view.board.iter().find(|other| other.id.as_str() == space);
    found.unwrap().chips
}

/// The dealer is asked to deal, and nothing is left of the old deal.
fn dealer_deals(scene: &Scene, dealer: usize) {
    assert_eq!(scene.asked(), [dealer]);
    let deal = Action::Deal { double: None };
    assert_eq!(scene.game.legal_actions(seat(dealer)), [deal]);
    let view = scene.game.view(Viewer::Public);
    assert!(view.seats.iter().all(|seat| seat.cards_left == 0));
}

/// The buyer gets his 4 chips back from the kitty (Michigan Rummy, Vorbereitung 6).
#[test]
fn a_sold_dead_hand() {
    let rules = misdeal("michigan-rummy", json!({}));
    let hands = ["2C 5D", "3C 4D", "4C 8H"];
    let mut scene = Scene::dealt(&rules, 0, &[30, 40, 50], "kitty 6", &hands, "9S TS");
    assert_eq!(returns(&mut scene.clone()), [""; 0], "before the offer");
    scene.does(0, &Action::Offer {});
    assert_eq!(returns(&mut scene.clone()), [""; 0], "while P1 is asked");
    scene.does(1, &Action::Buy {});
    assert_eq!(
        (scene.chips(), board(&scene, "kitty")),
        (vec![30, 36, 50], 10)
    );
    assert!(scene.holds(1, "9S"));

    assert_eq!(returns(&mut scene), ["kitty P1 4"]);
    assert_eq!(
        (scene.chips(), board(&scene, "kitty")),
        (vec![30, 40, 50], 6)
    );
    dealer_deals(&scene, 0);
    scene.does(0, &Action::Deal { double: None });
    let offer = [Action::Decline {}, Action::Offer {}];
    assert_eq!(scene.game.legal_actions(seat(0)), offer);
}

/// The dealer's stake on the widow goes back to him, also when a buyer has taken it (Michigan Rummy,
/// Pay-the-Widow).
#[test]
fn a_forced_stake() {
    let rules = misdeal("michigan-rummy-pay-the-widow", json!({}));
    let hands = ["2C 5D", "3C 4D", "4C 8H"];
    let mut scene = Scene::dealt(&rules, 0, &[30, 40, 50], "kitty 6", &hands, "9S TS");
    assert_eq!((scene.chips()[0], board(&scene, "widow")), (26, 4));
    assert_eq!(returns(&mut scene.clone()), ["widow P0 4"]);

    scene.does(0, &Action::Offer {});
    scene.does(1, &Action::Buy {});
    assert_eq!(scene.chips(), [26, 40, 50], "4 paid, 4 taken");
    assert_eq!(
        returns(&mut scene),
        ["P1 widow 4", "kitty P1 4", "widow P0 4"]
    );
    assert_eq!(scene.chips(), [30, 40, 50]);
    assert_eq!((board(&scene, "kitty"), board(&scene, "widow")), (6, 0));

    scene.does(0, &Action::Deal { double: None });
    assert_eq!(
        (scene.chips()[0], board(&scene, "widow")),
        (26, 4),
        "he stakes again on the new dead hand"
    );
}

/// A(hearts) and the pair of K and Q for P1, 8-9-10 for P2, the best poker hand for P0, then an
/// auction (Tripoli, Spielablauf 1 and 2, Auktions-Skat).
#[test]
fn spaces_collected_the_poker_hand_and_an_auction() {
    let rules = misdeal("tripoli-auction", json!({}));
    let hands = ["6C 6D 7H 8S 9S", "AH KS QS 2C 3C", "8D 9D TD 4C 5S"];
    let before = "AH 4, kq 5, pott 6, skat 7";
    let mut scene = Scene::dealt(&rules, 0, &[20, 20, 20], before, &hands, "2D 3D 4D");
    assert_eq!(scene.chips(), [26, 29, 27]);
    let collected = ["P0 pott 6", "P2 skat 7", "P1 kq 5", "P1 AH 4"];
    assert_eq!(returns(&mut scene.clone()), collected);

    scene.does(1, &Action::Bid { chips: 2 });
    assert_eq!(
        returns(&mut scene.clone()),
        collected,
        "a bid stays with the bidder until it wins"
    );
    scene.does(2, &Action::Pass {});
    scene.does(0, &Action::Pass {});
    assert_eq!((scene.chips()[1], board(&scene, "skat")), (27, 2));

    let mut all = vec!["skat P1 2"];
    all.extend(collected);
    assert_eq!(returns(&mut scene), all);
    assert_eq!(scene.chips(), [20, 20, 20]);
    let spaces = ["AH", "kq", "pott", "skat"].map(|space| board(&scene, space));
    assert_eq!(spaces, [4, 5, 6, 7]);
    assert!(scene.game.view(Viewer::Public).exposed.is_empty());
    dealer_deals(&scene, 0);
}

/// The dealer takes the king's space for a king turned up, and gives it back (Pope Joan).
#[test]
fn a_turn_up() {
    let rules = misdeal("pope-joan", json!({}));
    let stage = Stage::Dealt {
        cards: Cards::Hands {
            hands: vec![hand("2C 5D"), hand("3C 4D"), hand("4C 7H")],
            dead: hand("9S KS"),
            turn_up: Some(card("KS")),
        },
        done: vec![],
    };
    let mut scene = Scene::at(&rules, 2, &[9, 9, 9], "king 3, queen 2", stage);
    assert_eq!(scene.chips(), [9, 9, 12]);
    assert_eq!(returns(&mut scene), ["P2 king 3"]);
    assert_eq!((scene.chips(), board(&scene, "king")), (vec![9, 9, 9], 3));
    assert_eq!(scene.game.view(Viewer::Public).turned_up, None);
}

/// Printed payouts: the bank and every other seat get back what they paid.
#[test]
fn fixed_payouts() {
    let space = |from: &str| json!({"id": "AH", "claims": [{"type": "hold", "card": "AH"}], "pays": {"type": "fixed", "amount": 3, "from": from}});
    let hands = ["6C 6D", "AH KS", "8D 9D"];
    for (from, back, after) in [
        ("bank", vec!["P1 bank 3"], [9, 12, 1]),
        ("each", vec!["P1 P0 3", "P1 P2 1"], [6, 13, 0]),
    ] {
        let board = json!({"board": [space(from)], "phases": ["collect", "stops"]});
        let rules = misdeal("tripoli", board);
        let mut scene = Scene::dealt(&rules, 0, &[9, 9, 1], "", &hands, "2D");
        assert_eq!(scene.chips(), after, "{from}");
        assert_eq!(returns(&mut scene), back);
        assert_eq!(scene.chips(), [9, 9, 1]);
        assert_eq!(scene.game.view(Viewer::Public).bank, 0);
    }
}

/// A game from its start: free stakes stay, the old secret is revealed, and the new hands are those
/// that the new secret shuffles for the same round.
#[test]
fn the_cards_come_from_a_new_secret() {
    let dealer = json!({"dealer": {"first": {"type": "seat", "seat": 2}}});
    let rules = misdeal("newmarket", dealer);
    let mut told = Vec::new();
    let game = Game::start("misdeal", rules.clone(), 3, &at(0), &mut |_| ()).unwrap();
    let mut scene = Scene {
        game,
        told: Vec::new(),
        at: at(0),
    };
    for (number, space) in [(0, "AS"), (1, "KH"), (2, "KH")] {
        let chips = [(space.parse().unwrap(), 4)].into();
        scene.does(number, &Action::Stake { chips });
    }
    scene.does(2, &Action::Deal { double: None });
    let first = hands(&scene);
    scene
        .game
        .redeal(MisdealCause::WrongDeal, &new(), &mut |event| {
            told.push(event.clone())
        })
        .unwrap();
    let cause = MisdealCause::WrongDeal;
    // The deal had committed to the next one; the secret of this moment is not used.
    let (old, secret) = (at(0).secret, at(0).secret);
    let expected = [
        Event::MisdealDeclared { cause },
        Event::Revealed { secret: old },
        Event::Committed { secret },
    ];
    assert_eq!(told, expected);
    assert_eq!(scene.chips(), [35, 35, 35]);
    let spaces = ["AS", "KH", "pot"].map(|space| board(&scene, space));
    assert_eq!(spaces, [4, 8, 3]);

    scene.does(2, &Action::Deal { double: None });
    let dealt = |secret: &Secret| -> Vec<Hand> {
        let pack = shuffle(
            secret,
            "misdeal",
            1,
            &entropy_digest([None, None, None]),
            rules.pack(),
        );
        // To P0, P1, P2 and the dead hand in turn.
        let every_fourth = |from: usize| pack.iter().skip(from).step_by(4).copied().collect();
        (0..3).map(every_fourth).collect()
    };
    assert_eq!(first, dealt(&old));
    assert_eq!(hands(&scene), dealt(&secret));
    assert_eq!(scene.game.round(), 1);
}

fn hands(scene: &Scene) -> Vec<Hand> {
    let hand = |number| scene.game.view(Viewer::Seat(seat(number))).you.unwrap();
    (0..3)
        .map(|number| hand(number).hand.into_iter().collect())
        .collect()
}

/// The dealer has anted when he dealt: he is not asked again whether he doubles.
#[test]
fn a_doubled_ante_stays() {
    let rules = misdeal("michigan-rummy-dealer-double", json!({}));
    let mut scene = Scene::at(&rules, 0, &[50, 50, 50], "", Stage::Ante(None));
    scene.does(0, &Action::Deal { double: Some(true) });
    assert_eq!((scene.chips()[0], board(&scene, "kitty")), (42, 8));
    redeal(&mut scene).unwrap();
    assert_eq!((scene.chips()[0], board(&scene, "kitty")), (42, 8));
    dealer_deals(&scene, 0);
    let double = Action::Deal {
        double: Some(false),
    };
    assert_eq!(scene.refuses(0, &double), Illegal::NoDouble);
    scene.does(0, &Action::Deal { double: None });
    assert_eq!((scene.chips()[0], board(&scene, "kitty")), (42, 8));
}

/// The player right of the dealer cuts the new pack too (Michigan Rummy, Vorbereitung 3).
#[test]
fn the_pack_is_cut_again() {
    let rules = misdeal("newmarket", json!({"deal": {"cut": "ask"}}));
    let mut scene = Scene::at(&rules, 0, &[1, 1, 1], "", Stage::Ante(None));
    for _ in 0..2 {
        assert_eq!(scene.asked(), [2]);
        scene.does(2, &Action::Cut { at: 20 });
        scene.does(0, &Action::Deal { double: None });
        redeal(&mut scene).unwrap();
    }
    assert_eq!(scene.asked(), [2]);
}

#[test]
fn where_it_is_refused() {
    let hands = ["2C 5D", "3C 4D", "4C 8H"];
    let never = rules("michigan", json!({}));
    let mut scene = Scene::dealt(&never, 0, &[5, 5, 5], "", &hands, "9S");
    assert_eq!(redeal(&mut scene), Err(Illegal::MisdealNever));

    let rules = misdeal("michigan", json!({}));
    let mut scene = Scene::at(&rules, 0, &[0, 0, 0], "", Stage::Ante(None));
    let moment = Err(Illegal::MisdealMoment);
    assert_eq!(redeal(&mut scene), moment, "before the deal");
    let mut scene = Scene::dealt(&rules, 0, &[5, 5, 5], "", &hands, "9S");
    scene.does(0, &Action::Keep {});
    assert!(redeal(&mut scene.clone()).is_ok());
    scene.plays(1, "3C");
    assert_eq!(redeal(&mut scene), moment, "after the first lead");
    scene.game.end(&mut |_| ()).unwrap();
    scene.plays(2, "4C");
    scene.plays(2, "8H");
    assert!(scene.game.is_finished());
    assert_eq!(redeal(&mut scene), Err(Illegal::Finished));
}

/// Ten times, so that a round ends; then the deal counts.
#[test]
fn a_round_is_not_dealt_again_without_end() {
    let rules = misdeal("stops-no-chips", json!({}));
    let mut scene = Scene::at(&rules, 0, &[0, 0, 0], "", Stage::Ante(None));
    for _ in 0..10 {
        scene.does(0, &Action::Deal { double: None });
        redeal(&mut scene).unwrap();
    }
    scene.does(0, &Action::Deal { double: None });
    let refused = redeal(&mut scene);
    assert_eq!(refused, Err(Illegal::TooManyMisdeals { most: 10 }));
}
