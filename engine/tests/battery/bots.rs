//! Bots of every level at every table: what they do is accepted, sessions end, and a decision depends
//! on nothing but what the seat is shown.

use crate::actions::may;
use crate::corpus::{each_preset, table, tables};
use crate::dice::{Dice, Playing, seeds};
use crate::hidden_deals::{Round, Truth};
use crate::scene::{Cards, Scene, Stage, card, hand, rules, seat};
use crate::tally::Tally;
use boodle_engine::{
    Action, Budget, Card, Game, Hand, Level, Moment, RoundPhase, Rules, Seat, Viewer, decide,
    preset,
};
use serde_json::json;
use std::sync::Arc;

const LEVELS: [Level; 3] = [Level::Random, Level::Careful, Level::Sharp];
/// Hardly any thought: a few imagined rounds a decision.
const HASTY: Budget = Budget { steps: 50 };

/// What a bot does, which is the same when it is asked again.
fn decided(level: Level, game: &Game, seat: Seat, seed: u64) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let action = decide(level, &view, game.rules(), seed, HASTY).unwrap();
    let again = decide(level, &view, game.rules(), seed, HASTY);
    assert_eq!(again.as_ref(), Some(&action), "the same input");
    assert!(may(view.you.as_ref(), &action), "{level:?} {action:?}");
    action
}

/// A session among bots, in which every seat has another level each round.
fn session(rules: &Arc<Rules>, players: usize, seed: u64, tally: &mut Tally) {
    let mut dice = Dice::new(seed);
    let mut at = Moment {
        now: 0,
        secret: dice.secret(),
    };
    let mut game = Game::start("bots", rules.clone(), players, &at, &mut |_| ()).unwrap();
    let mut actions = 0;
    while !game.is_finished() {
        let asked: Vec<Seat> = game.to_act().iter().collect();
        let seat = *dice.pick(&asked);
        let level = LEVELS[(seat.index() + game.round() as usize) % LEVELS.len()];
        let action = decided(level, &game, seat, seed);
        at.now += 20_000;
        at.secret = dice.secret();
        let done = game.apply(seat, &action, &at, &mut |_| ());
        done.unwrap_or_else(|refused| panic!("{seat:?} {level:?} {action:?}: {refused}"));
        tally.one(match action {
            Action::Stake { .. } => "stakes",
            Action::Cut { .. } | Action::Deal { .. } => "deals",
            Action::Play { .. } => "plays",
            Action::Bid { .. } => "bids",
            Action::Buy {} => "purchases",
            Action::Exchange { .. } => "exchanges",
            _ => "refusals",
        });
        actions += 1;
        assert!(
            actions < 200 * rules.ruleset().session.max_rounds,
            "it does not end"
        );
    }
    tally.one("sessions");
}

#[test]
fn every_session_among_bots_ends() {
    let tallies = each_preset(|preset| {
        let mut tally = Tally::default();
        let rules = Arc::new(preset.ruleset().clone().check().unwrap());
        let seats = &rules.ruleset().seats;
        for players in seats.min..=seats.max {
            let _playing = Playing(format!("{}, {players} bots", preset.id()));
            session(&rules, players.into(), 1, &mut tally);
        }
        eprintln!("{}: {tally}", preset.id());
        tally
    });
    for what in ["stakes", "bids", "purchases", "exchanges", "refusals"] {
        let all: u64 = tallies.iter().map(|tally| tally.of(what)).sum();
        assert!(all >= 20, "only {all} {what}");
    }
}

#[test]
fn bots_play_by_house_rules() {
    each_preset(|preset| {
        let mut tally = Tally::default();
        for seed in seeds(1) {
            let mut dice = Dice::new(seed);
            for table in tables(preset, seed, &mut dice) {
                let _playing = Playing(format!("{}, seed {seed}", table.name));
                session(&table.rules, table.players, seed, &mut tally);
            }
        }
        tally.at_least(10, "sessions", preset.id());
    });
}

/// The type of `decide` says so already: it takes a view. Here hidden cards change places.
#[test]
fn a_decision_does_not_depend_on_hidden_cards() {
    let tallies = each_preset(|preset| {
        let mut tally = Tally::default();
        let table = table(preset, &[], 1).unwrap();
        for seed in seeds(2) {
            let _playing = Playing(format!("{}, seed {seed}", table.name));
            let mut dice = Dice::new(seed);
            let truth = Truth::play(Round::random(&table.rules, &mut dice), &mut dice);
            for step in truth.deal + 1..truth.said.len() {
                let viewer = Viewer::Seat(truth.said[step].0);
                same_decision(&truth, step, viewer, &mut dice, &mut tally);
            }
        }
        tally
    });
    let all: u64 = tallies.iter().map(|tally| tally.of("compared")).sum();
    assert!(all >= 1000, "only {all} compared");
}

fn same_decision(truth: &Truth, step: usize, viewer: Viewer, dice: &mut Dice, tally: &mut Tally) {
    let Viewer::Seat(seat) = viewer else {
        panic!("a seat decides");
    };
    let was = truth.same_for(viewer, &truth.round.pack, step).unwrap();
    let known = truth.known(viewer, &was);
    let pack = &truth.round.pack;
    let hidden: Vec<usize> = (0..pack.len())
        .filter(|&place| !known.contains(pack[place]))
        .collect();
    if hidden.len() < 2 {
        return;
    }
    let mut changed: Vec<Card> = pack.clone();
    changed.swap(*dice.pick(&hidden), *dice.pick(&hidden));
    let Some(other) = truth.same_for(viewer, &changed, step) else {
        return;
    };
    if other.places.hands == was.places.hands {
        return;
    }
    for level in LEVELS {
        let seed = dice.word();
        assert_eq!(
            decided(level, &was.game, seat, seed),
            decided(level, &other.game, seat, seed)
        );
    }
    tally.one("compared");
}

#[test]
fn nobody_decides_for_a_seat_that_is_not_asked() {
    let mut scene = Scene::dealt(
        &rules("newmarket", json!({})),
        2,
        &[9; 3],
        "",
        &["2C", "3C 5D", "4C"],
        "5C",
    );
    scene.plays(0, "2C");
    for level in LEVELS {
        let view = scene.game.view(Viewer::Public);
        assert_eq!(decide(level, &view, scene.game.rules(), 1, HASTY), None);
        for view in [0, 1, 2].map(|number| scene.game.view(Viewer::Seat(seat(number)))) {
            let asked = view.to_act.contains(&view.you.as_ref().unwrap().seat);
            let decided = decide(level, &view, scene.game.rules(), 1, HASTY);
            assert_eq!(decided.is_some(), asked);
        }
    }
}

/// However rich they are and however much is to win, an auction takes few bids.
#[test]
fn auctions_among_bots_are_short() {
    for level in LEVELS {
        let rich = json!({"chips": {"start": 1_000_000}, "settle": {"per_card": 1000}});
        let rules = rules("tripoli-auction", rich);
        for seed in 0..10 {
            let mut dice = Dice::new(seed);
            let at = Moment {
                now: 0,
                secret: dice.secret(),
            };
            let mut game = Game::start("bots", rules.clone(), 9, &at, &mut |_| ()).unwrap();
            let mut bids = 0;
            while game.round() == 1 && !game.is_finished() {
                let seat = game.to_act().iter().next().unwrap();
                let action = decided(level, &game, seat, seed);
                bids += u32::from(matches!(action, Action::Bid { .. }));
                game.apply(seat, &action, &at, &mut |_| ()).unwrap();
            }
            assert!(bids <= 100, "{level:?}: {bids} bids");
        }
    }
}

/// What a bot says at a table that is dealt, thinking as long as usual.
fn says(level: Level, scene: &Scene, number: usize) -> Action {
    let view = scene.game.view(Viewer::Seat(seat(number)));
    decide(level, &view, scene.game.rules(), 1, Budget::default()).unwrap()
}

/// What the rules' own advice and plain sense ask of whoever does not play at random.
#[test]
fn careful_and_sharp_bots_heed_advice() {
    // Preset, board, the hands, the dead hand, what has to be led by seat 0.
    let leads = [
        // Tripoli, Tipps: "spielen Sie eine Farbe an, bei der Sie aufeinander folgende Karten halten".
        // Both suits are equally long and as low.
        (
            "tripoli",
            "skat 6",
            ["2C 3C 4C 2D 7D TD", "8C 9D QH 4S", "9C 3H 3D 6S"],
            "KC KD KS",
            "2C",
        ),
        // Newmarket, Tipps: whoever holds a boodle card brings its suit into play. The queen follows
        // from the own hand.
        (
            "newmarket",
            "QC 9, pot 4",
            ["TC JC QC 8D", "9S 7H 5D", "3S 6H 4D"],
            "KS KH 2D",
            "TC",
        ),
        // Whoever is sure to go out does: the king ends his sequence, and the rest is another.
        (
            "newmarket",
            "pot 9",
            ["KD 4S 5S", "2C 7H 8D", "9C 3H JD"],
            "QS KH 2D",
            "KD",
        ),
    ];
    for (id, board, hands, dead, led) in leads {
        let cards = Cards::Hands {
            hands: hands.map(hand).to_vec(),
            dead: hand(dead),
            turn_up: None,
        };
        let phases = preset(id).unwrap().ruleset().phases.iter();
        let done = phases.filter(|phase| **phase != RoundPhase::Stops);
        let done = done.copied().collect();
        let stage = Stage::Dealt { cards, done };
        let scene = Scene::at(&rules(id, json!({})), 2, &[50; 3], board, stage);
        for level in [Level::Careful, Level::Sharp] {
            let action = says(level, &scene, 0);
            assert_eq!(action, Action::Play { card: card(led) }, "{id} {level:?}");
        }
    }
}

/// Michigan Rummy, Tipps: buy only without boodle cards. A hand with all of them stays.
#[test]
fn a_hand_with_the_boodle_cards_is_not_thrown_in() {
    let hands = ["AH KC QD JS", "2C 5H 9S 3D", "4C 7H 8S 6D"];
    let board = "AH 9, KC 9, QD 9, JS 9, kitty 6";
    let rules = rules("michigan-rummy", json!({}));
    let mut scene = Scene::dealt(&rules, 2, &[50; 3], board, &hands, "3C 6H TS 8D");
    scene.does(2, &Action::Offer {});
    for level in [Level::Careful, Level::Sharp] {
        assert_eq!(says(level, &scene, 0), Action::Decline {}, "{level:?}");
    }
}

/// A dealer who may look and sees every boodle card in the dead hand takes it (Michigan). The pack is
/// dealt so that every place has cards of all suits.
#[test]
fn a_dealer_takes_a_dead_hand_full_of_chips() {
    let boodles = hand("AS KS QS JS");
    let mut places = [Hand::EMPTY; 4];
    for card in Card::all() {
        let rank = usize::from(card.rank().index());
        // Of a rank whose spade is a boodle card, spades are the suit that is dead.
        let suit = card.suit() as usize;
        let boodle = boodles.iter().any(|boodle| boodle.rank() == card.rank());
        let place = if boodle { suit } else { (suit + rank) % 4 };
        places[place] = places[place].with(card);
    }
    let [first, second, dealer, dead] = places;
    let cards = Cards::Hands {
        hands: vec![first, second, dealer],
        dead,
        turn_up: None,
    };
    let stage = Stage::Dealt {
        cards,
        done: vec![],
    };
    let rules = rules("michigan-full-hand", json!({}));
    let board = "AS 9, KS 9, QS 9, JS 9";
    let scene = Scene::at(&rules, 2, &[30; 3], board, stage);
    for level in [Level::Careful, Level::Sharp] {
        let taken = Action::Exchange { cards: None };
        assert_eq!(says(level, &scene, 2), taken, "{level:?}");
    }
}
