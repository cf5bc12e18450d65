//! The deal: one card at a time, clockwise (Michigan Rummy, Vorbereitung 4; Newmarket, Vorbereitung 4;
//! Michigan, the second paragraph).

use crate::card::Card;
use crate::event::Event;
use crate::fair::{Pack, shuffle};
use crate::game::state::CardSource;
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::rules::{Cut, Extra, Slot, Uneven};
use crate::seat::{BySeat, Seat};
use arrayvec::ArrayVec;

impl Game {
    /// The dealer deals; his antes fall with it where he may double. The next shuffle is committed to.
    pub(crate) fn deal(&mut self, double: bool, at: &Moment, seen: &mut impl FnMut(&Event)) {
        if self.dealer_may_double() {
            self.ante(self.state().dealer, double, seen);
        }
        self.deal_cards(seen);
        self.commit_ahead(at, seen);
    }

    /// Who has to cut the pack before the deal: the player right of the dealer, where the rules ask.
    pub(crate) fn cutter(&self) -> Option<Seat> {
        let state = self.state();
        let ask = self.rules().ruleset().deal.cut == Cut::Ask && state.cut_at == 0;
        // Clockwise from the dealer, the player right of him comes just before him again.
        let others = state.active.without(state.dealer);
        let right = others.clockwise_after(state.dealer).last();
        right.filter(|_| ask)
    }

    /// Deals the cards and begins the first phase after it.
    pub(crate) fn deal_cards(&mut self, seen: &mut impl FnMut(&Event)) {
        let (hands, dead, last_dead) = match &self.state().cards {
            CardSource::Shuffle => self.distribute(self.shuffled()),
            CardSource::Pack(pack) => self.distribute(pack.clone()),
            CardSource::Hands {
                hands,
                dead,
                turn_up,
            } => (*hands, *dead, *turn_up),
            CardSource::Given => (self.state().hands, self.state().dead, None),
        };
        let dealt = Event::Dealt {
            hands,
            dead,
            last_dead,
        };
        self.emit(dealt, seen);
        self.after_deal(seen);
    }

    /// The pack that the secret of the round shuffles.
    pub(crate) fn shuffled(&self) -> Pack {
        self.shuffled_with(&self.state().sealed.added)
    }

    /// The pack as the secret shuffles it when the seats have added this.
    pub(crate) fn shuffled_with(&self, added: &BySeat<Option<String>>) -> Pack {
        let state = self.state();
        shuffle(
            &state.secret,
            &state.game,
            state.round,
            &state.entropy(added),
            self.rules().pack(),
        )
    }

    /// The hands, the dead hand and its last card that dealing this pack makes.
    pub(crate) fn distribute(&self, mut pack: Pack) -> (BySeat<Hand>, Hand, Option<Card>) {
        pack.rotate_left(usize::from(self.state().cut_at));
        let deal = &self.rules().ruleset().deal;
        let mut order: ArrayVec<Option<Seat>, 10> = self.state().around().map(Some).collect();
        if deal.extra == Extra::FullHand && deal.hand_size.is_none() {
            match deal.slot {
                Slot::First => order.insert(0, None),
                Slot::Last => order.push(None),
            }
        }
        let even = deal.extra == Extra::Leftover || deal.uneven == Uneven::ToExtra;
        let dealt = match deal.hand_size {
            Some(size) => usize::from(size) * order.len(),
            None if even => pack.len() / order.len() * order.len(),
            None => pack.len(),
        };
        let mut hands = BySeat::<Hand>::default();
        let mut dead = Hand::EMPTY;
        let mut last_dead = None;
        let places = order.iter().copied().cycle().take(dealt);
        for (&card, place) in pack.iter().zip(places.chain(std::iter::repeat(None))) {
            match place {
                Some(seat) => hands[seat] = hands[seat].with(card),
                None => {
                    dead = dead.with(card);
                    last_dead = Some(card);
                }
            }
        }
        (hands, dead, last_dead)
    }
}
