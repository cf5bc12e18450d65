//! The sentences, and what stands in them.

use std::borrow::Cow;

use boodle_engine::{
    Card, EndReason, MisdealCause, PaidFor, Seat, SeatCard, SeatHand, Source, SpaceId, StopCause,
};
use fluent_bundle::FluentValue;

use super::Teller;
use crate::language::{Args, Language, args};

/// The name of a variable and what it stands for.
type Pair<V> = (&'static str, V);

impl Teller<'_> {
    pub(super) fn language(&self) -> Language {
        self.words.language()
    }

    pub(super) fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.language().say(id, args)
    }

    pub(super) fn word(&self, id: &str) -> String {
        self.language().word(id)
    }

    /// The name of whoever sits there.
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        let chair = self.chairs.get(seat.index());
        match chair.and_then(|chair| chair.name.as_deref()) {
            Some(name) => name.into(),
            None => {
                let number = args([("seat", seat.index().into())]);
                self.say("seat", &number).into()
            }
        }
    }

    fn names<'s>(&'s self, seats: &'s [Seat]) -> String {
        self.language()
            .list(seats.iter().map(|&seat| self.name(seat)))
    }

    /// Somebody does something.
    pub(super) fn of_one(&self, id: &str, seat: Seat) -> String {
        self.say(id, &args([("name", self.name(seat).into())]))
    }

    /// Somebody does something that one more word describes.
    pub(super) fn of_seat<'v, V: Into<FluentValue<'v>>>(
        &self,
        id: &str,
        seat: Seat,
        (variable, value): Pair<V>,
    ) -> String {
        let name = self.name(seat).into();
        self.say(id, &args([("name", name), (variable, value.into())]))
    }

    pub(super) fn of_card(&self, id: &str, seat: Seat, card: Card) -> String {
        self.of_seat(id, seat, ("card", self.language().card(card)))
    }

    pub(super) fn of_dead_hand(&self, id: &str, seat: Seat) -> String {
        self.of_seat(id, seat, ("dead", self.words.the_dead_hand()))
    }

    pub(super) fn of_space(&self, id: &str, space: SpaceId, chips: u32) -> String {
        let space = self.words.space_told(space).into();
        self.say(id, &args([("chips", chips.into()), ("space", space)]))
    }

    pub(super) fn of_list(&self, id: &str, cards: &[Card]) -> String {
        let list = self.language().cards(cards).into();
        self.say(id, &args([("list", list)]))
    }

    /// With a second sentence about cards that the viewer is shown.
    pub(super) fn and_shown(&self, first: String, id: &str, cards: Option<&[Card]>) -> String {
        match cards {
            Some(cards) if !cards.is_empty() => first + " " + &self.of_list(id, cards),
            _ => first,
        }
    }

    /// Somebody with cards: "Ann (king of hearts)".
    fn shown(&self, seat: Seat, cards: &[Card]) -> String {
        self.of_seat("shown", seat, ("list", self.language().cards(cards)))
    }

    pub(super) fn dealer_cut(&self, cards: &[SeatCard]) -> String {
        let shown = cards.iter().map(|cut| self.shown(cut.seat, &[cut.card]));
        let shown = self.language().list(shown).into();
        self.say("event-dealer_cut", &args([("shown", shown)]))
    }

    pub(super) fn round_started(&self, round: u32, dealer: Seat) -> String {
        self.of_seat("event-round_started", dealer, ("round", round))
    }

    pub(super) fn staked(&self, seat: Seat, space: SpaceId, chips: u32) -> String {
        let staked = args([
            ("name", self.name(seat).into()),
            ("chips", chips.into()),
            ("space", self.words.space_told(space).into()),
        ]);
        self.say("event-staked", &staked)
    }

    pub(super) fn dealt(&self, dead: u8, hand: Option<&[Card]>) -> String {
        let dead_hand = self.words.in_the_dead_hand().into();
        let dealt = args([("cards", dead.into()), ("where", dead_hand)]);
        let dealt = self.say("event-dealt", &dealt);
        self.and_shown(dealt, "your-hand", hand)
    }

    pub(super) fn turned_up(&self, card: Card) -> String {
        let language = self.language();
        let turned_up = args([
            ("card", language.card(card).into()),
            ("suit", language.suit(card.suit()).into()),
        ]);
        self.say("event-turned_up", &turned_up)
    }

    pub(super) fn poker_won(&self, hands: &[SeatHand]) -> String {
        let shown = hands.iter().map(|hand| self.shown(hand.seat, &hand.cards));
        let won = args([
            ("count", hands.len().into()),
            ("shown", self.language().list(shown).into()),
        ]);
        self.say("event-poker_won", &won)
    }

    pub(super) fn moved(&self, from: SpaceId, to: SpaceId, chips: u32) -> String {
        let moved = args([
            ("chips", chips.into()),
            ("from", self.words.space_told(from).into()),
            ("to", self.words.space_told(to).into()),
        ]);
        self.say("event-moved", &moved)
    }

    pub(super) fn exchanged(&self, seat: Seat, cards: u8, hand: Option<&[Card]>) -> String {
        let exchanged = args([
            ("name", self.name(seat).into()),
            ("dead", self.words.the_dead_hand().into()),
            ("cards", cards.into()),
        ]);
        let exchanged = self.say("event-dead_hand_exchanged", &exchanged);
        self.and_shown(exchanged, "your-hand", hand)
    }

    pub(super) fn collected(
        &self,
        (seat, space, chips): (Seat, SpaceId, u32),
        cards: &[Card],
        from: Source,
    ) -> String {
        let mut collected = args([
            ("name", self.name(seat).into()),
            ("space", self.words.space_told(space).into()),
            ("chips", chips.into()),
        ]);
        // The card of a space that is called after it need not be said twice.
        let plain = match cards {
            [] => true,
            [card] => self.words.is_card(space, *card),
            _ => false,
        };
        if !plain {
            collected.set("list", self.language().cards(cards));
        }
        let id = match (from, plain) {
            (Source::Board, true) => "event-collected-board",
            (Source::Board, false) => "event-collected-board-with",
            (Source::Bank, true) => "event-collected-bank",
            (Source::Bank, false) => "event-collected-bank-with",
        };
        self.say(id, &collected)
    }

    pub(super) fn paid(
        &self,
        (from, chips): (Seat, u32),
        (to, space): (Option<Seat>, Option<SpaceId>),
        cards: Option<u8>,
        why: PaidFor,
    ) -> String {
        let (clause, to) = match (to, space) {
            (Some(seat), _) => ("paid-seat", self.name(seat)),
            (None, Some(space)) => ("paid-space", self.words.space_told(space)),
            (None, None) => ("paid-space", "".into()),
        };
        let name = self.name(from).into();
        let paid = args([("name", name), ("to", to.into()), ("chips", chips.into())]);
        let paid = ("paid", self.say(clause, &paid).into());
        match why {
            PaidFor::Cards => {
                let cards = cards.unwrap_or_default().into();
                self.say("event-paid-cards", &args([paid, ("cards", cards)]))
            }
            PaidFor::Stop => self.say("event-paid-stop", &args([paid])),
            PaidFor::Price => self.paid_for_dead_hand("event-paid-price", paid),
            PaidFor::Stake => self.paid_for_dead_hand("event-paid-stake", paid),
            PaidFor::Fee => self.say("event-paid-fee", &args([paid])),
            PaidFor::Boodle => self.say("event-paid-boodle", &args([paid])),
            PaidFor::Unplayed => self.say("event-paid-unplayed", &args([paid])),
        }
    }

    fn paid_for_dead_hand(&self, id: &str, paid: Pair<FluentValue<'_>>) -> String {
        self.say(
            id,
            &args([paid, ("dead", self.words.the_dead_hand().into())]),
        )
    }

    pub(super) fn stopped(&self, seat: Seat, why: StopCause) -> String {
        match why {
            StopCause::Top => self.of_one("event-stopped-top", seat),
            StopCause::Dead => {
                let dead_hand = self.words.in_the_dead_hand();
                self.of_seat("event-stopped-dead", seat, ("where", dead_hand))
            }
            StopCause::Played => self.of_one("event-stopped-played", seat),
            StopCause::Removed => self.of_one("event-stopped-removed", seat),
            StopCause::Forced => self.of_one("event-stopped-forced", seat),
            StopCause::Unplayed => self.of_one("event-stopped-unplayed", seat),
        }
    }

    pub(super) fn misdeal(&self, cause: MisdealCause) -> String {
        self.word(match cause {
            MisdealCause::ExposedCard => "event-misdeal_declared-exposed_card",
            MisdealCause::WrongDeal => "event-misdeal_declared-wrong_deal",
            MisdealCause::Other => "event-misdeal_declared-other",
        })
    }

    /// Where neither a seat nor the space is named, it is the bank.
    pub(super) fn returned(
        &self,
        from: Option<Seat>,
        to: Option<Seat>,
        space: Option<SpaceId>,
        chips: u32,
    ) -> String {
        let purse = |seat: Option<Seat>| match (seat, space) {
            (Some(seat), _) => self.name(seat),
            (None, Some(space)) => self.words.space_told(space),
            (None, None) => self.word("the-bank").into(),
        };
        let returned = args([
            ("chips", chips.into()),
            ("from", purse(from).into()),
            ("to", purse(to).into()),
        ]);
        self.say("event-returned", &returned)
    }

    pub(super) fn game_ended(&self, why: EndReason, winners: &[Seat]) -> String {
        let reason = self.word(match why {
            EndReason::Rounds => "event-game_ended-rounds",
            EndReason::Minutes => "event-game_ended-minutes",
            EndReason::FirstBust => "event-game_ended-first_bust",
            EndReason::LastStanding => "event-game_ended-last_standing",
            EndReason::Host => "event-game_ended-host",
            EndReason::MaxRounds => "event-game_ended-max_rounds",
            EndReason::Idle => "event-game_ended-idle",
        });
        let winners = args([
            ("count", winners.len().into()),
            ("names", self.names(winners).into()),
        ]);
        reason + " " + &self.say("winners", &winners)
    }
}
