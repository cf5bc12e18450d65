//! The list of legal actions and the check of an action are one truth.

use crate::actions::{every, may, within};
use crate::session::Session;
use boodle_engine::{Action, Card, CardPattern, Claim, Hand, Illegal, Moment, Seat, View, Viewer};

/// For every action there is and every seat: it is accepted exactly if it is listed, and what is
/// refused changes nothing.
pub(crate) fn listed_is_accepted(session: &mut Session<'_>, at: &Moment) {
    let rules = session.table.rules.clone();
    let before = session.game.save();
    for seat in (0..9).filter_map(Seat::new) {
        let asked = session.game.to_act().contains(seat);
        let view = session.game.view(Viewer::Seat(seat));
        let you = view.you.as_ref();
        let listed = session.game.legal_actions(seat);
        assert_eq!(
            you.map(|you| &you.legal_actions[..]).unwrap_or_default(),
            listed
        );
        let mut every = every(&rules, you);
        if !asked {
            // Whoever is not asked is refused whatever he says: a few things will do.
            session.dice.shuffle(&mut every);
            every.truncate(8);
        }
        for action in &listed {
            assert!(every.contains(action) || within(you, action));
            let json = serde_json::to_string(action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), *action);
        }
        for action in every.iter().chain(&listed) {
            let legal = may(you, action);
            let mut events = 0;
            let mut count = |_: &_| events += 1;
            if legal {
                let mut game = session.game.clone();
                let done = game.apply(seat, action, at, &mut count);
                assert_eq!(done, Ok(()), "{seat:?} {action:?} is listed");
                assert!(game != session.game, "{seat:?} {action:?} changes nothing");
                session.tally.one("accepted");
                continue;
            }
            let refused = session.game.apply(seat, action, at, &mut count);
            let why = refused.expect_err("it is not listed");
            assert_eq!(events, 0, "{seat:?} {action:?} is refused with an event");
            assert_eq!(
                why == Illegal::NotYourTurn,
                !asked,
                "{seat:?} {action:?}: {why}"
            );
            assert_eq!(why.out_of_turn(), !asked);
            reason_is_true(session, &view, seat, action, why);
            session.tally.one("refused");
        }
    }
    assert_eq!(
        session.game.save(),
        before,
        "a refused action has changed something"
    );
}

/// The reason that is given holds.
fn reason_is_true(session: &Session<'_>, view: &View, seat: Seat, action: &Action, why: Illegal) {
    let limits = || view.you.as_ref().unwrap().limits.stake.as_ref().unwrap();
    let holds = |card| session.cards.hands[seat.index()].contains(card);
    let low = session.table.rules.low();
    match (why, action) {
        (Illegal::CardNotHeld(card), Action::Play { card: played }) => {
            assert_eq!(card, *played);
            assert!(!holds(card));
        }
        (Illegal::MustFollow(due), Action::Play { card }) => {
            // Where it may be kept back those are asked too who do not hold it.
            let withhold = session.table.rules.ruleset().stops.withhold;
            assert!(*card != due && holds(*card) && (holds(due) || withhold));
            assert_eq!(view.sequence.as_ref().unwrap().next, Some(due));
        }
        (Illegal::LeadNotLowest(lower), Action::Play { card }) => {
            assert!(holds(*card) && holds(lower));
            assert!(low.height(lower.rank()) < low.height(card.rank()));
        }
        (Illegal::SuitBarred(suit), Action::Play { card }) => {
            assert!(holds(*card));
            assert_eq!(suit, card.suit());
            let last = view.played.last().unwrap().card;
            assert!(suit.same_colour(last.suit()));
        }
        (Illegal::LeadNotLongest, Action::Play { card }) => assert!(holds(*card)),
        (Illegal::StakeTotal { total }, Action::Stake { .. }) => {
            assert_eq!(limits().total, total);
        }
        (Illegal::StakeSpace(space), Action::Stake { chips }) => {
            assert!(chips.contains_key(&space));
            assert!(!limits().on.contains(&space));
        }
        (Illegal::TooExpensive { price }, Action::Buy {} | Action::Exchange { .. }) => {
            assert!(session.chips.seats[seat.index()] < price);
        }
        (Illegal::BidRange { min, max }, Action::Bid { chips }) => {
            assert!(*chips < min || *chips > max);
            assert_eq!(max, session.chips.seats[seat.index()]);
        }
        (Illegal::CutRange { max }, Action::Cut { at }) => assert!(*at == 0 || *at > max),
        (Illegal::ThrowIn { count }, Action::Exchange { cards }) => {
            let named = cards.as_ref().map_or(0, Vec::len);
            let held = cards.iter().flatten().all(|card| holds(*card));
            let different: Hand = cards.iter().flatten().copied().collect();
            let right = named == usize::from(count) && held && different.len() == named;
            assert!(!right || (count == 0) == cards.is_some());
        }
        (Illegal::HoldsBoodle, Action::Buy {} | Action::Exchange { .. } | Action::Bid { .. }) => {
            let meant = |card: &CardPattern| match card {
                CardPattern::Card(card) => Some(*card),
                CardPattern::Trump(rank) => view.turned_up.map(|up| Card::new(up.suit(), *rank)),
            };
            let boodle = |claim: &Claim| match claim {
                Claim::Play { card } | Claim::Hold { card } => meant(card).is_some_and(holds),
                _ => false,
            };
            assert!(
                view.board
                    .iter()
                    .flat_map(|space| &space.claims)
                    .any(boodle)
            );
        }
        (Illegal::SayDouble | Illegal::NoDouble, Action::Deal { .. })
        | (Illegal::NotYourTurn | Illegal::WrongAction, _) => {}
        other => panic!("{other:?}"),
    }
}
