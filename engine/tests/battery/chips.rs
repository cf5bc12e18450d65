//! Where every chip is, folded from the events by the test's own hand.

use boodle_engine::{
    Event, Game, PaidFor, Payee, Purse, Rules, Seat, ShortAnte, ShortPay, Source, SpaceId, Viewer,
};
use std::sync::Arc;

pub(crate) struct Chips {
    rules: Arc<Rules>,
    pub(crate) seats: Vec<u32>,
    /// What each seat owes the bank.
    pub(crate) debts: Vec<u32>,
    /// The same when the cards were dealt.
    debts_at_deal: Vec<u32>,
    /// What has to happen next.
    next: Option<Next>,
    pub(crate) board: Vec<u32>,
    pub(crate) bank: i64,
    pub(crate) out: Vec<bool>,
    total: i64,
}

/// What cannot wait.
#[derive(Clone, Copy, Debug)]
enum Next {
    /// The seat pays what it was lent for, and has nothing left.
    Payment(Seat),
    /// The seat pays back so much of what has come to it.
    Repayment(Seat, u32),
}

impl Chips {
    pub(crate) fn new(rules: &Arc<Rules>, players: usize) -> Chips {
        let start = match &rules.ruleset().chips {
            chips if chips.enabled => chips.start,
            _ => 0,
        };
        let total = i64::from(start) * i64::try_from(players).unwrap();
        Chips {
            rules: rules.clone(),
            seats: vec![start; players],
            debts: vec![0; players],
            debts_at_deal: vec![0; players],
            next: None,
            board: vec![0; rules.board().len()],
            bank: 0,
            out: vec![false; players],
            total,
        }
    }

    /// Follows the chips of an event; says whether it moved any.
    pub(crate) fn fold(&mut self, event: &Event) -> bool {
        let before = (self.seats.clone(), self.board.clone());
        self.debts_first(event);
        match *event {
            Event::Staked { seat, space, chips } => {
                self.take(seat, chips);
                *self.space(space) += chips;
            }
            Event::Paid {
                from, to, chips, ..
            } => {
                self.take(from, chips);
                match to {
                    Payee::Seat(seat) => self.give(seat, chips),
                    Payee::Space(space) => *self.space(space) += chips,
                }
            }
            Event::Collected {
                seat,
                space,
                chips,
                from,
                ..
            } => {
                match from {
                    Source::Board => self.remove(space, chips),
                    Source::Bank => self.bank -= i64::from(chips),
                }
                self.give(seat, chips);
            }
            Event::CarriedOver { space, chips } => assert_eq!(*self.space(space), chips),
            Event::Moved { from, to, chips } => {
                self.remove(from, chips);
                *self.space(to) += chips;
            }
            Event::Returned { transfer } => {
                let chips = transfer.chips;
                match transfer.from {
                    Purse::Seat(seat) => self.take(seat, chips),
                    Purse::Space(space) => self.remove(space, chips),
                    Purse::Bank => self.bank -= i64::from(chips),
                }
                match transfer.to {
                    Purse::Seat(seat) => self.add(seat, chips),
                    Purse::Space(space) => *self.space(space) += chips,
                    Purse::Bank => self.bank += i64::from(chips),
                }
            }
            // Chips that are bought pay no debt.
            Event::Rebought { seat, chips } => {
                self.bank -= i64::from(chips);
                self.add(seat, chips);
            }
            Event::Lent { seat, chips } => {
                let debt = self.rules.ruleset().settle.short_pay == ShortPay::Debt;
                assert!(debt, "nothing is lent");
                self.bank -= i64::from(chips);
                self.debts[seat.index()] += chips;
                self.add(seat, chips);
                self.next = Some(Next::Payment(seat));
            }
            Event::Repaid { seat, chips } => {
                self.take(seat, chips);
                self.bank += i64::from(chips);
                let debt = &mut self.debts[seat.index()];
                *debt = debt.checked_sub(chips).expect("no more than is owed");
            }
            Event::Rewarded { seat, chips } => {
                let reward = self.rules.ruleset().settle.round_bonus;
                assert_eq!(chips, reward, "the reward of {seat:?}");
                self.bank -= i64::from(chips);
                self.give(seat, chips);
            }
            Event::LeftOver { space, chips } => assert_eq!(*self.space(space), chips),
            Event::Eliminated { seat } => {
                let short = self.rules.ruleset().short_ante == ShortAnte::Eliminate;
                let broke = self.seats[seat.index()] == 0;
                assert!(broke || short, "{seat:?} has chips");
                assert!(!self.out[seat.index()], "{seat:?} is out already");
                self.out[seat.index()] = true;
            }
            Event::Led { seat, .. }
            | Event::Played { seat, .. }
            | Event::Stopped { seat, .. }
            | Event::LeadPassed { seat }
            | Event::WentOut { seat }
            | Event::Exempt { seat }
            | Event::PackCut { seat, .. }
            | Event::Bid { seat, .. }
            | Event::Passed { seat }
            | Event::Melded { seat, .. }
            | Event::DeadHandOffered { seat }
            | Event::DeadHandDeclined { seat }
            | Event::DeadHandPeeked { seat, .. }
            | Event::DeadHandExchanged { seat, .. }
            | Event::RoundStarted { dealer: seat } => self.plays(seat),
            Event::MisdealDeclared { .. } => self.debts.clone_from(&self.debts_at_deal),
            Event::Dealt { ref hands, .. } => {
                self.debts_at_deal.clone_from(&self.debts);
                for (seat, hand) in hands.iter().take(self.seats.len()) {
                    let out = self.out[seat.index()];
                    assert_eq!(hand.is_empty(), out, "{seat:?} is dealt {hand:?}");
                }
            }
            Event::GameStarted { .. }
            | Event::DealerCut { .. }
            | Event::Committed { .. }
            | Event::NextCommitted { .. }
            | Event::EntropyAdded { .. }
            | Event::RevealedWithEntropy { .. }
            | Event::TurnedUp { .. }
            | Event::BoodlesDrawn { .. }
            | Event::PokerWon { .. }
            | Event::Revealed { .. }
            | Event::RoundEnded { .. }
            | Event::LastRoundCalled {}
            | Event::RoundAbandoned { .. }
            | Event::ExtraRoundCalled {}
            | Event::GameEnded { .. } => {}
        }
        let held = self.seats.iter().chain(&self.board);
        let held: i64 = held.map(|&chips| i64::from(chips)).sum();
        assert_eq!(held + self.bank, self.total, "chips after {event:?}");
        before != (self.seats.clone(), self.board.clone())
    }

    /// The game has moved the chips that the events tell, and no others.
    pub(crate) fn compare(&self, game: &Game) {
        let view = game.view(Viewer::Public);
        assert!(
            view.seats
                .iter()
                .map(|seat| seat.chips)
                .eq(self.seats.iter().copied())
        );
        assert!(
            view.board
                .iter()
                .map(|space| space.chips)
                .eq(self.board.iter().copied())
        );
        assert!(
            view.seats
                .iter()
                .map(|seat| seat.eliminated)
                .eq(self.out.iter().copied())
        );
        let debts = view.seats.iter().map(|seat| seat.debt);
        assert!(debts.eq(self.debts.iter().copied()));
        assert_eq!(view.bank, self.bank);
    }

    fn take(&mut self, seat: Seat, chips: u32) {
        self.plays(seat);
        assert!(chips > 0, "of nothing nothing is told");
        let has = &mut self.seats[seat.index()];
        *has = has
            .checked_sub(chips)
            .unwrap_or_else(|| panic!("{seat:?} has no {chips} chips"));
    }

    /// Who is lent something pays with it at once, and who owes something pays it back at once.
    fn debts_first(&mut self, event: &Event) {
        match (self.next.take(), event) {
            (None, Event::Repaid { .. }) => panic!("{event:?} out of nothing"),
            (None, _) => {}
            (Some(Next::Repayment(seat, chips)), _) => {
                assert_eq!(*event, Event::Repaid { seat, chips });
            }
            (
                Some(Next::Payment(seat)),
                Event::Paid {
                    from,
                    to: Payee::Seat(_),
                    chips,
                    why: PaidFor::Cards | PaidFor::Stop | PaidFor::Boodle,
                    ..
                },
            ) => assert_eq!((seat, self.seats[seat.index()]), (*from, *chips)),
            (next, _) => panic!("{next:?}, but it is {event:?}"),
        }
    }

    /// Nothing is left to be paid with the event that was told last.
    pub(crate) fn all_is_paid(&self) {
        assert!(self.next.is_none(), "{:?}", self.next);
    }

    /// Chips come to a seat; what it owes it pays back with them.
    fn give(&mut self, seat: Seat, chips: u32) {
        self.add(seat, chips);
        let owed = self.debts[seat.index()].min(chips);
        self.next = (owed > 0).then_some(Next::Repayment(seat, owed));
    }

    fn add(&mut self, seat: Seat, chips: u32) {
        self.plays(seat);
        assert!(chips > 0, "of nothing nothing is told");
        self.seats[seat.index()] += chips;
    }

    fn remove(&mut self, space: SpaceId, chips: u32) {
        assert!(chips > 0, "of nothing nothing is told");
        let there = self.space(space);
        let left = there.checked_sub(chips);
        *there = left.unwrap_or_else(|| panic!("{space} has no {chips} chips"));
    }

    /// When too few can go on, even one who is out may win what is left on the board.
    fn plays(&self, seat: Seat) {
        let left = self.out.iter().filter(|out| !**out).count();
        let over = left < usize::from(self.rules.ruleset().seats.min_active);
        assert!(!self.out[seat.index()] || over, "{seat:?} is out");
    }

    fn space(&mut self, id: SpaceId) -> &mut u32 {
        let place = self.rules.board().iter().position(|space| space.id == id);
        &mut self.board[place.expect("a space of the board")]
    }
}
