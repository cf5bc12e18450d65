//! The dealer of the session and the opening of a round.

use crate::card::Card;
use crate::event::Event;
use crate::fair::{entropy_digest, shuffle};
use crate::game::{Game, Moment};
use crate::rules::{BoodleSource, Distinct, FirstDealer, Rules};
use crate::seat::{Seat, Seats};

impl Game {
    /// Who deals the first round.
    pub(crate) fn choose_dealer(&mut self, at: &Moment, seen: &mut impl FnMut(&Event)) -> Seat {
        match self.rules().ruleset().dealer.first {
            FirstDealer::Seat { seat } => Seat::try_from(seat).unwrap_or_default(),
            FirstDealer::CutHigh {} => self.cut_high(at, seen),
            FirstDealer::Random {} => {
                // The top card of a shuffled pack is a die with 52 sides; where the seats do not
                // divide them evenly, the next card is another throw.
                let seats: Vec<Seat> = self.state().seats().iter().collect();
                let fair = 52 / seats.len() * seats.len();
                let number = self
                    .cut_pack(at)
                    .into_iter()
                    .map(|card| usize::from(card.index()));
                let thrown = number.into_iter().find(|number| *number < fair);
                seats[thrown.unwrap_or_default() % seats.len()]
            }
        }
    }

    /// Draws the boodle cards of the session from a second pack (Michigan Rummy, Variable
    /// Boodle-Karten): from the bottom of the pack that was cut for the deal.
    pub(crate) fn draw_boodles(&mut self, at: &Moment, seen: &mut impl FnMut(&Event)) {
        let rules = self.rules().clone();
        let BoodleSource::DrawSession { count, .. } = rules.ruleset().boodle_source else {
            return;
        };
        let mut cards: Vec<Card> = Vec::new();
        for card in self.cut_pack(at).into_iter().rev() {
            if cards.len() < usize::from(count) && may_draw(&rules, &cards, card) {
                cards.push(card);
            }
        }
        self.emit(Event::BoodlesDrawn { cards }, seen);
    }

    /// Everybody cuts, the highest card deals; of equal ranks only the tied cut again.
    fn cut_high(&mut self, at: &Moment, seen: &mut impl FnMut(&Event)) -> Seat {
        let low = self.rules().low();
        let mut pack = self.cut_pack(at).into_iter();
        let mut tied = self.state().seats();
        loop {
            let cards: Vec<(Seat, Card)> = tied.iter().zip(pack.by_ref()).collect();
            let highest = cards.iter().map(|(_, card)| low.height(card.rank())).max();
            tied = cards
                .iter()
                .filter(|(_, card)| Some(low.height(card.rank())) == highest)
                .map(|(seat, _)| *seat)
                .collect::<Seats>();
            self.emit(Event::DealerCut { cards }, seen);
            // Four cards of a rank at most: the pack outlasts every tie.
            let first = tied.iter().next().unwrap_or_default();
            if tied.len() <= 1 {
                return first;
            }
        }
    }

    /// The pack that is cut for the deal: as a shuffle, by the first round's secret, of round 0.
    fn cut_pack(&self, at: &Moment) -> Vec<Card> {
        let state = self.state();
        let entropy = entropy_digest(state.seats().iter().map(|_| None));
        let cards = crate::hand::Hand::PACK;
        shuffle(&at.secret, &state.game, 0, &entropy, cards).to_vec()
    }

    /// Opens a round: the commitment, then the antes that nobody decides about.
    pub(crate) fn open_round(&mut self, dealer: Seat, at: &Moment, seen: &mut impl FnMut(&Event)) {
        self.emit(Event::RoundStarted { dealer }, seen);
        self.commit(at, seen);
        self.drop_antes(seen);
    }
}

/// Whether a card can be drawn as a boodle card after these.
pub(crate) fn may_draw(rules: &Rules, before: &[Card], card: Card) -> bool {
    let BoodleSource::DrawSession {
        ranks, distinct, ..
    } = &rules.ruleset().boodle_source
    else {
        return false;
    };
    let wanted = ranks
        .as_ref()
        .is_none_or(|ranks| ranks.contains(card.rank().letter()));
    let clashes = |other: &Card| match distinct {
        Distinct::None => *other == card,
        Distinct::Suits => other.suit() == card.suit(),
        Distinct::Ranks => other.rank() == card.rank(),
    };
    wanted && rules.pack().contains(card) && !before.iter().any(clashes)
}
