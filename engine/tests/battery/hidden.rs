//! The hidden-card law: nothing that a viewer is sent depends on cards that he has not been shown.
//!
//! At a step of a random round cards that the viewer does not know change places, and the round is
//! played again. Where he has been shown the same events and the same seats to act, his view, his
//! legal actions, every refusal and the next events must be the same to the byte, up to the event
//! by which the rules let him learn where a card is.

use crate::actions;
use crate::corpus::{each_preset, table};
use crate::dice::{Dice, Playing, seeds};
use crate::hidden_deals::{Round, Shot, Truth};
use crate::house_rules::house_rules;
use crate::tally::Tally;
use crate::told::viewers;
use boodle_engine::{Action, Card, Event, PaidFor, Rules, Seat, Viewer, preset};
use std::sync::Arc;

/// What a viewer is sent, as bytes. The tests of the law itself use one that leaks.
#[derive(Clone, Copy)]
struct Sent {
    view: fn(&Shot, Viewer) -> String,
    refusal: fn(&mut Shot, Seat, &Action) -> String,
    event: fn(&Event, Viewer, usize) -> String,
}

const TRUE: Sent = Sent {
    view,
    refusal,
    event,
};

fn view(shot: &Shot, viewer: Viewer) -> String {
    serde_json::to_string(&shot.game.view(viewer)).unwrap()
}

fn event(event: &Event, viewer: Viewer, players: usize) -> String {
    serde_json::to_string(&event.seen_by(viewer, players)).unwrap()
}

fn refusal(shot: &mut Shot, seat: Seat, action: &Action) -> String {
    let at = crate::scene::at(0);
    match shot.game.apply(seat, action, &at, &mut |_| ()) {
        Ok(()) => panic!("{action:?} is not listed"),
        Err(why) => format!("{} {why}", why.code()),
    }
}

/// Whether the rules let the viewer learn by this event, which comes after another, where a card is.
fn tells(event: &Event, before: Option<&Event>, viewer: Viewer, shot: &Shot) -> bool {
    match event {
        // Where cards may be kept back a stop tells nothing that was not known.
        Event::Stopped { .. } => !shot.game.rules().ruleset().stops.withhold,
        Event::LeadPassed { .. }
        | Event::Exempt { .. }
        | Event::Melded { .. }
        | Event::TurnedUp { .. }
        | Event::PokerWon { .. }
        | Event::LeftOver { .. }
        | Event::RoundEnded { .. } => true,
        Event::Collected { cards, .. } => !cards.minus(shot.places.played).is_empty(),
        // Whoever passes where cards may be kept back pays for it, whatever he holds. Before the play
        // who is paid for a boodle card holds it.
        Event::Paid { from, why, .. } => {
            let passed = matches!(before, Some(Event::Passed { seat }) if seat == from);
            let held = *why == PaidFor::Boodle && shot.places.played.is_empty();
            held || *why == PaidFor::Unplayed || *why == PaidFor::Fee && !passed
        }
        // So it is with who has to borrow for that.
        Event::Lent { .. } => shot.places.played.is_empty(),
        Event::DeadHandPeeked { seat, .. } | Event::DeadHandExchanged { seat, .. } => {
            viewer.is(*seat)
        }
        _ => false,
    }
}

/// Looks for a difference between the round as it was and as it might have been.
fn leak(
    sent: Sent,
    truth: &Truth,
    step: usize,
    viewer: Viewer,
    was: &mut Shot,
    other: &mut Shot,
) -> Option<String> {
    let differs = |what: &str, one: &str, two: &str| {
        (one != two).then(|| format!("{viewer:?} at step {step}: {what}\n{one}\n{two}"))
    };
    let found = differs(
        "view",
        &(sent.view)(was, viewer),
        &(sent.view)(other, viewer),
    );
    if found.is_some() {
        return found;
    }
    if let Viewer::Seat(seat) = viewer {
        let you = actions::you(&was.game, seat);
        assert_eq!(you, actions::you(&other.game, seat));
        for action in actions::every(&truth.round.rules, you.as_ref()) {
            if actions::may(you.as_ref(), &action) {
                continue;
            }
            let one = (sent.refusal)(was, seat, &action);
            let found = differs("refusal", &one, &(sent.refusal)(other, seat, &action));
            if found.is_some() {
                return found;
            }
        }
    }
    let (seat, action) = &truth.said[step];
    let players = truth.round.players;
    let before = (was.told.len(), other.told.len());
    was.apply(&truth.round, *seat, action)?;
    // What was legal may be impossible with the other cards.
    other.apply(&truth.round, *seat, action)?;
    let open = |shot: &Shot, before: usize| -> (Vec<String>, bool) {
        let new = &shot.told[before..];
        let before = std::iter::once(None).chain(new.iter().map(Some));
        let open = new.iter().zip(before);
        let open = open.take_while(|(event, before)| !tells(event, *before, viewer, shot));
        let open: Vec<String> = open
            .map(|(event, _)| (sent.event)(event, viewer, players))
            .collect();
        let all = open.len() == new.len();
        (open, all)
    };
    let (mut one, all_of_one) = open(was, before.0);
    let (mut two, all_of_two) = open(other, before.1);
    // What comes after an event that tells something may differ, and so may whether there is one.
    if !all_of_one {
        two.truncate(one.len());
    }
    if !all_of_two {
        one.truncate(two.len());
    }
    let asked = |shot: &Shot| format!("{:?}", shot.game.to_act());
    // Where cards may be kept back not even who is asked next tells who holds the card.
    let silent = truth.round.rules.ruleset().stops.withhold
        && all_of_one
        && all_of_two
        && matches!(action, Action::Play { .. } | Action::Pass {})
        && step > truth.first_lead;
    differs("events", &one.join("\n"), &two.join("\n")).or_else(|| {
        let found = differs("to act", &asked(was), &asked(other));
        found.filter(|_| silent)
    })
}

/// Lets cards change places that the viewer does not know, a few at a time.
fn search(
    sent: Sent,
    truth: &Truth,
    step: usize,
    viewer: Viewer,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Option<String> {
    let was = truth
        .same_for(viewer, &truth.round.pack, step)
        .expect("it was so");
    let known = truth.known(viewer, &was);
    let hidden: Vec<usize> = (0..truth.round.pack.len())
        .filter(|&place| !known.contains(truth.round.pack[place]))
        .collect();
    if hidden.len() < 2 {
        return None;
    }
    let mut pack: Vec<Card> = truth.round.pack.clone();
    let mut latest = None;
    for _ in 0..8 {
        let mut changed = pack.clone();
        changed.swap(*dice.pick(&hidden), *dice.pick(&hidden));
        tally.one("tried");
        if let Some(shot) = truth.same_for(viewer, &changed, step) {
            pack = changed;
            latest = Some(shot);
        }
    }
    let mut other = latest?;
    let mut was = was;
    tally.one("possible deals");
    if other.places.hands != was.places.hands {
        tally.one("with other hands");
    }
    if other.places.dead != was.places.dead {
        tally.one("with another dead hand");
    }
    if step > truth.deal + 12 {
        tally.one("deep in the round");
    }
    leak(sent, truth, step, viewer, &mut was, &mut other)
}

/// A random round of these rules, each viewer at a few steps.
fn round(sent: Sent, rules: &Arc<Rules>, dice: &mut Dice, tally: &mut Tally) -> Option<String> {
    let truth = Truth::play(Round::random(rules, dice), dice);
    let last = truth.said.len() - 1;
    let steps = [
        truth.deal,
        truth.deal + 1,
        truth.deal + 2,
        dice.below(last),
        truth.deal + dice.below(last - truth.deal),
        *dice.pick(&truth.stops()),
    ];
    for step in steps.into_iter().filter(|step| *step <= last) {
        for viewer in viewers(truth.round.players) {
            let found = search(sent, &truth, step, viewer, dice, tally);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Looks for a leak in a random round of these rules.
pub(crate) fn a_round(rules: &Arc<Rules>, dice: &mut Dice, tally: &mut Tally) -> Option<String> {
    round(TRUE, rules, dice, tally)
}

#[test]
fn nothing_depends_on_what_is_hidden() {
    let tallies = each_preset(|preset| {
        let mut tally = Tally::default();
        let house = house_rules(preset.ruleset());
        for seed in seeds(1) {
            let mut dice = Dice::new(seed);
            let mixed = std::iter::repeat_with(|| table(preset, &[dice.pick(&house)], 1));
            let mut tables: Vec<_> = table(preset, &[&house[0]], 1).into_iter().collect();
            tables.extend(mixed.flatten().take(2));
            for table in &tables {
                let _playing = Playing(format!("{} hidden, seed {seed}", table.name));
                let found = round(TRUE, &table.rules, &mut dice, &mut tally);
                assert_eq!(found, None, "{}", table.name);
            }
        }
        eprintln!("{}: {tally}", preset.id());
        for (least, what) in [(40, "possible deals"), (30, "with other hands")] {
            tally.at_least(least, what, preset.id());
        }
        tally
    });
    let deep: u64 = tallies
        .iter()
        .map(|tally| tally.of("deep in the round"))
        .sum();
    assert!(deep >= 100, "only {deep} deep in the round");
}

/// The search finds leaks: whatever depends on a hidden card is noticed.
#[test]
fn leaks_are_found() {
    let leaks = [
        (
            "the dead hand",
            Sent {
                view: |shot, viewer| view(shot, viewer) + &format!("{:?}", shot.places.dead),
                ..TRUE
            },
        ),
        (
            "a hand",
            Sent {
                view: |shot, viewer| view(shot, viewer) + &format!("{:?}", shot.places.hands[0]),
                ..TRUE
            },
        ),
        (
            "who holds a card",
            Sent {
                view: |shot, viewer| {
                    let card: Card = "7C".parse().unwrap();
                    let holder = shot
                        .places
                        .hands
                        .iter()
                        .position(|hand| hand.contains(card));
                    format!("{}{holder:?}", view(shot, viewer))
                },
                ..TRUE
            },
        ),
        (
            "a reason that knows too much",
            Sent {
                refusal: |shot, seat, action| match action {
                    Action::Play { card } if shot.places.dead.contains(*card) => {
                        "it is dead".to_owned()
                    }
                    _ => refusal(shot, seat, action),
                },
                ..TRUE
            },
        ),
        (
            "the event of another",
            Sent {
                event: |told, _, players| event(told, Viewer::Seat(crate::scene::seat(0)), players),
                ..TRUE
            },
        ),
    ];
    for (what, sent) in leaks {
        let ruleset = preset("michigan-rummy").unwrap().ruleset().clone();
        let rules = Arc::new(ruleset.check().unwrap());
        let mut dice = Dice::new(1);
        let mut tally = Tally::default();
        let found = (0..20).find_map(|_| round(sent, &rules, &mut dice, &mut tally));
        assert!(found.is_some(), "{what} is not noticed: {tally}");
    }
}
