//! The odd card of the deal that always falls to the same seat.

use crate::actions;
use crate::corpus::{each_preset, table};
use crate::dice::{Dice, Playing};
use crate::house_rules::House;
use crate::scene::{Cards, Scene, Stage, rules, seat};
use boodle_engine::{
    Action, Card, Event, Extra, Game, Hand, Moment, Preset, Ruleset, Slot, Uneven,
};
use serde_json::{Value, json};

/// Whether some seats are dealt a card more than others: where that is accepted, the odd cards are
/// neither all of the dead hand nor one for every seat.
fn is_uneven(ruleset: &Ruleset, players: usize) -> bool {
    let pack = 52 - ruleset.deck.remove.len();
    let accept = ruleset.deal.uneven == Uneven::Accept && ruleset.deal.hand_size.is_none();
    let odd = match (ruleset.deal.extra, ruleset.deal.slot) {
        (Extra::FullHand, Slot::First) => (pack % (players + 1)).saturating_sub(1),
        (Extra::FullHand, Slot::Last) => pack % (players + 1),
        (Extra::None, _) => pack % players,
        (Extra::Leftover, _) => 0,
    };
    accept && odd > 0 && odd < players
}

/// The number of cards of each seat in each round.
type Rounds = Vec<Vec<usize>>;

fn sizes(hands: &boodle_engine::BySeat<Hand>, players: usize) -> Vec<usize> {
    (0..players)
        .map(|number| hands[seat(number)].len())
        .collect()
}

/// With a dealer that rotates each seat has as many cards as any other after as many rounds as there
/// are seats, and no seat has two more than another in a round.
fn is_fair(rounds: &Rounds, seats: &[usize], uneven: bool) {
    assert_eq!(rounds.len(), seats.len());
    for round in rounds {
        let dealt: Vec<usize> = seats.iter().map(|&number| round[number]).collect();
        let (least, most) = (dealt.iter().min().unwrap(), dealt.iter().max().unwrap());
        assert_eq!(most - least, usize::from(uneven), "{rounds:?}");
    }
    let all = |number: usize| rounds.iter().map(|round| round[number]).sum::<usize>();
    let totals: Vec<usize> = seats.iter().map(|&number| all(number)).collect();
    assert!(totals.iter().all(|total| *total == totals[0]), "{rounds:?}");
}

/// Plays so many rounds; says what was dealt in them.
fn play(mut game: Game, rounds: usize, dice: &mut Dice) -> Rounds {
    let mut dealt = Vec::new();
    let players = game.players();
    while let Some(seat) = game.to_act().iter().next().filter(|_| dealt.len() < rounds) {
        let action = actions::choose(&game, seat, dice);
        let at = Moment {
            now: 0,
            secret: dice.secret(),
        };
        let mut seen = |event: &Event| {
            if let Event::Dealt { hands, .. } = event {
                dealt.push(sizes(hands, players));
            }
        };
        game.apply(seat, &action, &at, &mut seen).unwrap();
    }
    dealt
}

/// Nobody goes broke and the session goes on.
fn endless(preset: &Preset) -> House {
    let start = if preset.ruleset().chips.enabled {
        10_000
    } else {
        0
    };
    let session = json!({"ends": [{"type": "manual"}], "bust": "eliminate"});
    (
        "endless",
        json!({"chips": {"start": start}, "session": session}),
    )
}

#[test]
fn every_seat_gets_the_odd_card_equally_often() {
    let uneven = each_preset(|preset| {
        let mut dice = Dice::new(1);
        let mut uneven = 0;
        let seats = &preset.ruleset().seats;
        for players in usize::from(seats.min)..=usize::from(seats.max) {
            let _playing = Playing(format!("{}, {players} players", preset.id()));
            let table = table(preset, &[&endless(preset)], 20).unwrap();
            let at = Moment {
                now: 0,
                secret: dice.secret(),
            };
            let game = Game::start("odd", table.rules.clone(), players, &at, &mut |_| ()).unwrap();
            let rounds = play(game, players, &mut dice);
            let odd = is_uneven(preset.ruleset(), players);
            is_fair(&rounds, &(0..players).collect::<Vec<_>>(), odd);
            uneven += usize::from(odd);
        }
        uneven
    });
    // By the table of hand sizes 4, 5, 6, 7 and 8 players are dealt uneven hands where that is
    // accepted, and 9 where nine may play.
    assert!(
        uneven.iter().filter(|tables| **tables >= 5).count() >= 12,
        "{uneven:?}"
    );
}

/// The same when a seat has gone: P0 is out after the first round, and the others deal in turn.
#[test]
fn every_seat_left_gets_the_odd_card_equally_often() {
    let tables = each_preset(|preset| {
        let seats = &preset.ruleset().seats;
        if !preset.ruleset().chips.enabled || seats.max < 5 {
            return 0;
        }
        let mut dice = Dice::new(2);
        for players in 4..=usize::from(seats.max) {
            let _playing = Playing(format!("{}, {players} players", preset.id()));
            let table = table(preset, &[&endless(preset)], 20).unwrap();
            let mut chips = vec![9_000; players];
            chips[0] = 0;
            let hands = Card::all()
                .take(players)
                .map(|one| Hand::EMPTY.with(one))
                .collect();
            let cards = Cards::Hands {
                hands,
                dead: Hand::EMPTY,
                turn_up: None,
            };
            let done = preset.ruleset().phases.clone();
            let stage = Stage::Dealt {
                cards,
                done: done
                    .into_iter()
                    .take_while(|phase| *phase != boodle_engine::RoundPhase::Stops)
                    .collect(),
            };
            let mut scene = Scene::at(&table.rules, players - 2, &chips, "", stage);
            let leader = scene.asked()[0];
            assert_eq!(leader, players - 1);
            let lead = scene.game.legal_actions(seat(leader)).swap_remove(0);
            scene.does(leader, &lead);
            // Where it may be kept back the others are asked for the next card.
            while scene.game.round() == 1 {
                let number = scene.asked()[0];
                let action = scene.game.legal_actions(seat(number)).pop().unwrap();
                scene.does(number, &action);
            }
            let left: Vec<usize> = (1..players).collect();
            let rounds = play(scene.game, left.len(), &mut dice);
            assert!(rounds.iter().all(|round| round[0] == 0), "P0 is out");
            is_fair(&rounds, &left, is_uneven(preset.ruleset(), left.len()));
        }
        1
    });
    assert!(tables.iter().sum::<usize>() >= 28);
}

/// Every form of the dead hand, with packs from which cards are removed, for each dealer in turn.
#[test]
fn every_seat_gets_the_odd_card_of_the_house_equally_often() {
    let forms: [Value; 6] = [
        json!({"extra": "full_hand", "slot": "first", "uneven": "accept"}),
        json!({"extra": "full_hand", "slot": "last", "uneven": "accept"}),
        json!({"extra": "full_hand", "slot": "first", "uneven": "to_extra"}),
        json!({"extra": "full_hand", "slot": "last", "uneven": "to_extra"}),
        json!({"extra": "none", "uneven": "accept"}),
        json!({"extra": "leftover", "uneven": "accept"}),
    ];
    let packs = [
        json!([]),
        json!(["8D"]),
        json!(["2C", "2D"]),
        json!(["5C", "7H", "6S"]),
    ];
    for (deal, remove) in forms
        .iter()
        .flat_map(|deal| packs.iter().map(move |remove| (deal, remove)))
    {
        let seats = json!({"min": 2, "max": 9});
        let rules = rules(
            "newmarket",
            json!({"deal": deal, "deck": {"remove": remove}, "seats": seats}),
        );
        for players in 2..=9 {
            let rounds: Rounds = (0..players)
                .map(|dealer| {
                    let pack: Vec<Card> = rules.pack().iter().collect();
                    let stage = Stage::Ante(Some(Cards::Pack(pack)));
                    let mut scene = Scene::at(&rules, dealer, &vec![0; players], "", stage);
                    let told = scene.does(dealer, &Action::Deal { double: None });
                    match &told[0] {
                        Event::Dealt { hands, .. } => sizes(hands, players),
                        other => panic!("{other:?}"),
                    }
                })
                .collect();
            is_fair(
                &rounds,
                &(0..players).collect::<Vec<_>>(),
                is_uneven(rules.ruleset(), players),
            );
        }
    }
}
