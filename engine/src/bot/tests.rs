//! What bots conclude is never wrong: checked against the truth over random rounds of every preset.

use super::deals::Deals;
use super::imagined::Frame;
use super::sight::Sight;
use super::*;
use crate::event::Viewer;
use crate::fair::Secret;
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::presets::presets;
use crate::seat::{BySeat, Seat};

/// Plays rounds of every preset at random and looks at each question with the truth beside it.
fn each_question(mut look: impl FnMut(&Sight<'_>, &Arc<Rules>, &Game)) {
    for preset in presets() {
        let rules = Arc::new(preset.ruleset().clone().check().unwrap());
        let seats = &rules.ruleset().seats;
        for players in seats.min..=seats.max {
            let secret = |round: u32| Secret::new([players + 10 * round as u8; 32]);
            let mut at = Moment {
                now: 0,
                secret: secret(0),
            };
            let mut game =
                Game::start("bots", rules.clone(), players.into(), &at, &mut |_| {}).unwrap();
            let mut seed = 0;
            while game.round() < 4 && !game.is_finished() {
                let seat = game.to_act().iter().next().unwrap();
                let view = game.view(Viewer::Seat(seat));
                look(&Sight::of(&view, &rules).unwrap(), &rules, &game);
                let action = decide(Level::Random, &view, &rules, seed, Budget::default());
                at.secret = secret(game.round());
                game.apply(seat, &action.unwrap(), &at, &mut |_| {})
                    .unwrap();
                seed += 1;
            }
        }
    }
}

fn places(game: &Game) -> (BySeat<Hand>, Hand) {
    (game.state().hands, game.state().dead)
}

/// Cards concluded to be dead are dead; cards that a seat is thought not to hold it does not hold; and
/// every imagined deal has the right numbers of cards.
#[test]
fn what_is_concluded_is_so() {
    let mut dice = Rng::with_seed(1);
    let (mut dead, mut lacking) = (0, 0);
    each_question(|sight, _, game| {
        if game.state().hands[sight.you.seat].is_empty() {
            return;
        }
        let (hands, extra) = places(game);
        assert!(sight.dead.minus(extra).is_empty(), "{:?}", sight.dead);
        dead += usize::from(!sight.dead.is_empty());
        let lacks = super::gathered::lacking(sight);
        for (seat, hand) in hands.iter() {
            assert!(
                hand.meet(lacks[seat]).is_empty(),
                "{seat:?} {hand:?} {:?}",
                lacks[seat]
            );
            lacking += lacks[seat].meet(sight.unseen).len();
        }
        let mut deals = Deals::new(sight, &mut dice).unwrap();
        let (imagined, imagined_dead) = deals.next(&mut dice);
        assert_eq!(imagined_dead.len(), extra.len());
        let mut all = imagined_dead.union(sight.played);
        for (seat, hand) in imagined.iter() {
            assert_eq!(hand.len(), hands[seat].len(), "{seat:?}");
            assert!(hand.meet(lacks[seat]).is_empty(), "{seat:?}");
            all = all.union(*hand);
        }
        assert_eq!(all, sight.rules.pack());
        assert_eq!(imagined[sight.you.seat], sight.hand);
    });
    assert!(dead > 1000, "only {dead} with dead cards known");
    assert!(lacking > 10_000, "only {lacking} cards excluded");
}

/// A game imagined with the cards where they are looks like the true one, and goes on like it.
#[test]
fn with_the_true_cards_the_imagined_game_is_the_true_one() {
    let mut compared = 0;
    each_question(|sight, rules, game| {
        let Some(frame) = Frame::of(sight, rules) else {
            assert!(game.state().hands[sight.you.seat].is_empty());
            return;
        };
        let mut view = frame.game(places(game)).view(Viewer::Seat(sight.you.seat));
        // It ends with the round and decides no other deal, and what others have bid cannot be seen.
        assert!(view.last_round);
        view.last_round = sight.view.last_round;
        view.next_deal = sight.view.next_deal.clone();
        let (Some(you), Some(true_you)) = (&mut view.you, &sight.view.you) else {
            panic!("it is the view of a seat");
        };
        if true_you.limits.bid.is_some() || true_you.legal_actions == [Action::Pass {}] {
            you.limits = true_you.limits.clone();
            you.legal_actions = true_you.legal_actions.clone();
        }
        assert_eq!(&view, sight.view);
        compared += 1;
    });
    assert!(compared > 10_000, "only {compared} compared");
}

/// Tripoli, Tipps: "stoppt die 9 der Kreuz-Farbe eine Sequenz und halten Sie die 10 der Kreuz-Farbe
/// nicht, liegt die 10 im Blindblatt".
#[test]
fn a_stop_tells_that_the_next_card_is_dead() {
    let hand =
        |cards: &str| -> Hand { cards.split(' ').map(|card| card.parse().unwrap()).collect() };
    let text = r#"{
        "ruleset": "tripoli",
        "dealer": 2,
        "chips": [50, 50, 50],
        "hands": [["8C", "9C", "3D"], ["JC", "4S"], ["QC", "5S"]],
        "dead_hand": ["TC", "KC", "2H"],
        "unlisted_cards": "played",
        "done": ["collect", "poker"]
    }"#;
    let at = Moment {
        now: 0,
        secret: Secret::new([0; 32]),
    };
    let position = crate::game::Position::read(text).unwrap();
    let mut game = position.game(&at, &mut |_| {}).unwrap();
    let rules = game.rules().clone();
    let seat = Seat::new(0).unwrap();
    for card in ["8C", "9C"] {
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(Sight::of(&view, &rules).unwrap().dead, Hand::EMPTY);
        let action = Action::Play {
            card: card.parse().unwrap(),
        };
        game.apply(seat, &action, &at, &mut |_| {}).unwrap();
    }
    let view = game.view(Viewer::Seat(seat));
    assert_eq!(Sight::of(&view, &rules).unwrap().dead, hand("TC"));
}
