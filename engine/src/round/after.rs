//! What comes after a round: who is out, whether the session ends, and who has won it.

use crate::event::Event;
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::rules::{Bust, Leftovers, SessionEnd, ShortAnte, Tie};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::view::{EndReason, Outcome, SeatRank};
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// After so many extra rounds a tie is shared.
pub(crate) const MAX_EXTRA_ROUNDS: u8 = 10;

impl Game {
    /// The round is settled: the next one is opened, or the session ends.
    pub(crate) fn after_round(&mut self, at: &Moment, seen: &mut impl FnMut(&Event)) {
        let end = self.end_reason(at);
        if end != Some(EndReason::FirstBust)
            && self.rules().ruleset().session.bust == Bust::Eliminate
        {
            for seat in self.broke().iter() {
                self.emit(Event::Eliminated { seat }, seen);
            }
        }
        if end.is_none() {
            self.drop_short_seats(seen);
        }
        let too_few =
            self.state().active.len() < usize::from(self.rules().ruleset().seats.min_active);
        match end {
            Some(why) if too_few || !self.extra_round(why) => self.finish(why, seen),
            None if too_few => self.finish(EndReason::LastStanding, seen),
            Some(_) => {
                self.emit(Event::ExtraRoundCalled {}, seen);
                self.next_round(at, seen);
            }
            None => self.next_round(at, seen),
        }
    }

    /// Seats that cannot ante in full are out where the rules say so.
    fn drop_short_seats(&mut self, seen: &mut impl FnMut(&Event)) {
        if self.rules().ruleset().short_ante != ShortAnte::Eliminate {
            return;
        }
        // Who is out may have been the next dealer, whose antes differ: until nobody is short.
        while let Some(seat) = self.short_seat() {
            self.emit(Event::Eliminated { seat }, seen);
        }
    }

    fn short_seat(&self) -> Option<Seat> {
        let state = self.state();
        let ruleset = self.rules().ruleset();
        let dealer = state.active.left_of(state.dealer)?;
        let free = ruleset.free_ante.as_ref().map_or(0, |free| free.budget);
        let needs = |seat: Seat| {
            let board = ruleset.board.iter();
            let antes = board.map(|space| self.rules().fixed_ante(space, seat == dealer, false));
            antes.sum::<u32>() + free
        };
        let short = |seat: &Seat| state.chips[*seat] < needs(*seat);
        state.active.clockwise_after(state.dealer).find(short)
    }

    fn next_round(&mut self, at: &Moment, seen: &mut impl FnMut(&Event)) {
        let dealer = self.state().dealer;
        let next = self.state().active.left_of(dealer).unwrap_or(dealer);
        self.open_round(next, at, seen);
    }

    /// The active seats without chips, whatever they owe.
    fn broke(&self) -> Seats {
        if !self.rules().with_chips() {
            return Seats::NONE;
        }
        let active = self.state().active.iter();
        active
            .filter(|&seat| self.state().chips[seat] == 0)
            .collect()
    }

    /// Why the session ends after this round, if it does: the host first, then the first end of the
    /// ruleset that is true, then the highest number of rounds.
    fn end_reason(&self, at: &Moment) -> Option<EndReason> {
        let state = self.state();
        let session = &self.rules().ruleset().session;
        if state.last_round {
            return Some(EndReason::Host);
        }
        let minutes = at.now.saturating_sub(state.started_at) / 60_000;
        let broke = self.broke().len();
        let agreed = session.ends.iter().find_map(|end| match end {
            SessionEnd::Rounds { count } => (state.round >= *count).then_some(EndReason::Rounds),
            SessionEnd::Minutes { count } => {
                (minutes >= u64::from(*count)).then_some(EndReason::Minutes)
            }
            SessionEnd::FirstBust {} => (broke > 0).then_some(EndReason::FirstBust),
            SessionEnd::LastStanding {} => {
                (state.active.len() - broke <= 1).then_some(EndReason::LastStanding)
            }
            SessionEnd::Manual {} => None,
        });
        agreed
            .or_else(|| self.played_off())
            .or((state.round >= session.max_rounds).then_some(EndReason::MaxRounds))
    }

    /// Why extra rounds are played when that reason is gone: whoever was broke may have won chips in
    /// one. They only play off the tie and never become ordinary rounds again.
    fn played_off(&self) -> Option<EndReason> {
        if self.state().extra_rounds == 0 {
            return None;
        }
        let mut ends = self.rules().ruleset().session.ends.iter();
        ends.find_map(|end| match end {
            SessionEnd::FirstBust {} => Some(EndReason::FirstBust),
            SessionEnd::LastStanding {} => Some(EndReason::LastStanding),
            SessionEnd::Rounds { .. } | SessionEnd::Minutes { .. } | SessionEnd::Manual {} => None,
        })
    }

    /// Whether a tie is played off (Michigan Rummy, Gewinnen: Gleichstand). What the host or the cap
    /// on rounds ends is ended.
    fn extra_round(&self, why: EndReason) -> bool {
        let state = self.state();
        self.rules().ruleset().session.tie == Tie::ExtraRound
            && !matches!(why, EndReason::Host | EndReason::MaxRounds)
            && state.round < self.rules().ruleset().session.max_rounds
            && state.extra_rounds < MAX_EXTRA_ROUNDS
            && self.ranking().iter().filter(|rank| rank.place == 1).count() > 1
    }

    fn finish(&mut self, why: EndReason, seen: &mut impl FnMut(&Event)) {
        self.share_leftovers(seen);
        let outcome = self.outcome_of(why);
        self.emit(Event::GameEnded { outcome }, seen);
    }

    /// Who has won as the chips lie now, or the rounds where there are none: nobody if the session was
    /// not played to its end.
    pub(crate) fn outcome_of(&self, why: EndReason) -> Outcome {
        let ranking = self.ranking();
        let first = ranking
            .iter()
            .filter(|rank| rank.place == 1 && why != EndReason::Idle);
        Outcome {
            why,
            winners: first.map(|rank| rank.seat).collect(),
            ranking,
        }
    }

    /// The chips on the board at the end, where they do not stay there; odd chips do.
    fn share_leftovers(&mut self, seen: &mut impl FnMut(&Event)) {
        let seats: Seats = match self.rules().ruleset().session.leftovers {
            Leftovers::Leave => return,
            Leftovers::Split => self.state().active,
            Leftovers::Winner => {
                let ranking = self.ranking();
                let first = ranking.iter().filter(|rank| rank.place == 1);
                first.map(|rank| rank.seat).collect()
            }
        };
        for place in 0..self.rules().board().len() {
            let share = self.state().board[place] / seats.len().max(1) as u32;
            for seat in seats.iter() {
                self.take(seat, place, share, Hand::EMPTY, seen);
            }
        }
    }

    /// All seats by score, the best first: chips less debts, or rounds won where there are none.
    fn ranking(&self) -> ArrayVec<SeatRank, MAX_SEATS> {
        let state = self.state();
        let with_chips = self.rules().with_chips();
        let score = |seat: Seat| {
            if with_chips {
                i64::from(state.chips[seat]) - i64::from(state.debts[seat])
            } else {
                i64::from(state.rounds_won[seat])
            }
        };
        let mut seats: ArrayVec<Seat, MAX_SEATS> = state.seats().iter().collect();
        seats.sort_by_key(|&seat| Reverse(score(seat)));
        let better = |seat: Seat| {
            let others = state.seats().iter();
            others.filter(|&other| score(other) > score(seat)).count()
        };
        seats
            .iter()
            .map(|&seat| SeatRank {
                seat,
                place: 1 + better(seat) as u8,
                chips: state.chips[seat],
                rounds_won: state.rounds_won[seat],
            })
            .collect()
    }
}
