//! Misdeals in random sessions: declared exactly when the rules let the host, and then everything is
//! as it was before the cards fell.

use crate::chips::Chips;
use crate::dice::Dice;
use crate::session::{Said, Session};
use boodle_engine::{
    Action, Cut, Event, Illegal, MAX_REDEALS, Misdeal, MisdealCause, Moment, Seat, Viewer,
};

/// What a misdeal has to restore.
pub(crate) struct Redeals {
    /// Dice of their own, so that sessions under rules without a misdeal are not changed by them.
    dice: Dice,
    /// Chips of seats and board and of the bank when the cards fell.
    dealt: (Vec<u32>, Vec<u32>, i64),
    /// How often this round has been dealt again.
    times: u8,
}

impl Redeals {
    pub(crate) fn new(seed: u64) -> Redeals {
        Redeals {
            dice: Dice::new(!seed),
            dealt: Default::default(),
            times: 0,
        }
    }

    /// Notes what was, before the event is folded.
    pub(crate) fn before(&mut self, event: &Event, chips: &Chips) {
        match event {
            Event::Dealt { .. } => self.dealt = purses(chips),
            Event::RoundStarted { .. } => self.times = 0,
            Event::MisdealDeclared { .. } => self.times += 1,
            _ => {}
        }
    }
}

fn purses(chips: &Chips) -> (Vec<u32>, Vec<u32>, i64) {
    (chips.seats.clone(), chips.board.clone(), chips.bank)
}

impl Session<'_> {
    /// The host tries a misdeal now and then; says whether it came to one.
    pub(crate) fn misdeals(&mut self, at: Moment) -> bool {
        let cards_fell = self.cards.dealt && self.cards.played.is_empty();
        let often = if cards_fell { 3 } else { 100 };
        if !self.redeals.dice.once_in(often) {
            return false;
        }
        let ruleset = self.table.rules.ruleset();
        let expected = if ruleset.misdeal == Misdeal::Never {
            Err(Illegal::MisdealNever)
        } else if !cards_fell {
            Err(Illegal::MisdealMoment)
        } else if self.redeals.times == MAX_REDEALS {
            Err(Illegal::TooManyMisdeals { most: 10 })
        } else {
            Ok(())
        };
        let causes = [
            MisdealCause::ExposedCard,
            MisdealCause::WrongDeal,
            MisdealCause::Other,
        ];
        let cause = *self.redeals.dice.pick(&causes);
        let before = self.game.save();
        let mut told = Vec::new();
        let mut seen = |event: &Event| told.push(event.clone());
        assert_eq!(self.game.redeal(cause, &at, &mut seen), expected);
        if expected.is_err() {
            assert!(told.is_empty() && self.game.save() == before);
            return false;
        }
        let dealer = self.game.view(Viewer::Public).dealer;
        let (old, next) = (self.secret, self.entropy.next.unwrap());
        assert_eq!(told.first(), Some(&Event::MisdealDeclared { cause }));
        let [.., revealed, committed] = &told[..] else {
            panic!("{told:?}");
        };
        match revealed {
            Event::Revealed { secret } | Event::RevealedWithEntropy { secret, .. } => {
                assert!(*secret == old);
            }
            other => panic!("{other:?}"),
        }
        // What was committed to before anybody saw the cards that are dead now.
        assert_eq!(*committed, Event::Committed { secret: next });
        self.said.push(Said::Redeal(cause, at));
        self.absorb(told);
        self.as_before_the_cards_fell(dealer);
        true
    }

    /// Antes and stakes lie where they lay, no card is left, and the same dealer deals.
    fn as_before_the_cards_fell(&self, dealer: Seat) {
        assert_eq!(purses(&self.chips), self.redeals.dealt);
        let view = self.game.view(Viewer::Public);
        assert!(view.dead_hand.is_none() && view.exposed.is_empty() && view.turned_up.is_none());
        assert!(view.seats.iter().all(|seat| seat.cards_left == 0));
        assert_eq!(view.dealer, dealer);
        let asked: Vec<Seat> = self.game.to_act().iter().collect();
        let [asked] = asked[..] else {
            panic!("{asked:?} are asked");
        };
        let action = self.game.legal_actions(asked);
        if self.table.rules.ruleset().deal.cut == Cut::Ask {
            assert_eq!(action, [Action::Cut { at: 1 }]);
        } else {
            assert_eq!((asked, &action[..]), (dealer, &[DEAL][..]));
        }
    }
}

/// His antes have fallen: there is nothing left to double.
const DEAL: Action = Action::Deal { double: None };
