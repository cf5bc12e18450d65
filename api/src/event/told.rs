//! An event in a sentence. It is made from what the viewer is sent of the event, so it cannot say
//! more than that.

mod sentences;

use boodle_engine::{EventView, preset};

use super::{PeopleEvent, What};
use crate::clock::Absent;
use crate::language::args;
use crate::log::LeftBy;
use crate::table::{AutoPlay, Chair};
use crate::words::Words;

/// Tells what happens at one table, in the words of one language.
pub(super) struct Teller<'a> {
    chairs: &'a [Chair],
    words: Words,
}

impl<'a> Teller<'a> {
    /// At this table, in these words.
    pub(super) fn new(chairs: &'a [Chair], words: Words) -> Teller<'a> {
        Teller { chairs, words }
    }

    /// What happened in a round, as far as its viewer knows.
    pub(super) fn tell(&self, what: &What, round: u32) -> String {
        match what {
            What::People(event) => self.people(event),
            What::Play(event) => self.play(event, round),
        }
    }

    fn people(&self, event: &PeopleEvent) -> String {
        match event {
            PeopleEvent::GameCreated { ruleset, seats } => {
                let game = match ruleset.as_deref().and_then(preset) {
                    Some(preset) => preset.name(self.language().tag()).into(),
                    None => self.word("own-rules").into(),
                };
                let args = args([("game", game), ("seats", (*seats).into())]);
                self.say("event-game_created", &args)
            }
            PeopleEvent::SeatTaken { name, bot, .. } => {
                let id = match bot {
                    None => "event-seat_taken",
                    Some(_) => "event-seat_taken-bot",
                };
                self.say(id, &args([("name", name.into())]))
            }
            PeopleEvent::SeatLeft { name, by, .. } => {
                let id = match by {
                    None | Some(LeftBy::Seat) => "event-seat_left",
                    Some(LeftBy::Host) => "event-seat_left-host",
                    Some(LeftBy::Clock) => "event-seat_left-clock",
                };
                self.say(id, &args([("name", name.into())]))
            }
            PeopleEvent::SeatRenamed { name, before, .. } => {
                let args = args([("before", before.into()), ("name", name.into())]);
                self.say("event-seat_renamed", &args)
            }
            PeopleEvent::SeatHandedOver { seat } => self.of_one("event-seat_handed_over", *seat),
            PeopleEvent::HostChanged { seat } => self.of_one("event-host_changed", *seat),
            PeopleEvent::AutoPlaySet { seat, auto_play } => match auto_play {
                AutoPlay::Off => self.of_one("event-auto_play_set-off", *seat),
                AutoPlay::Forced => self.of_one("event-auto_play_set-forced", *seat),
            },
            PeopleEvent::TimeExpired { seat, then } => match then {
                Absent::Act => self.of_one("event-time_expired-act", *seat),
                Absent::Bot => self.of_one("event-time_expired-bot", *seat),
                Absent::Pause => self.of_one("event-time_expired-pause", *seat),
                Absent::Leave => self.of_one("event-time_expired-leave", *seat),
            },
            PeopleEvent::SeatResumed { seat } => self.of_one("event-seat_resumed", *seat),
            PeopleEvent::ClockExtended { .. } => self.word("event-clock_extended"),
            PeopleEvent::RematchCreated { .. } => self.word("event-rematch_created"),
            PeopleEvent::JoinCodeRenewed {} => self.word("event-join_code_renewed"),
            PeopleEvent::HostTokenReplaced {} => self.word("event-host_token_replaced"),
        }
    }

    fn play(&self, event: &EventView, round: u32) -> String {
        use EventView as V;
        match *event {
            V::GameStarted {} => self.word("event-game_started"),
            V::DealerCut { ref cards } => self.dealer_cut(cards),
            V::RoundStarted { dealer } => self.round_started(round, dealer),
            V::Committed { .. } => self.word("event-committed"),
            V::Staked { seat, space, chips } => self.staked(seat, space, chips),
            V::Dealt {
                dead_hand,
                ref hand,
                ..
            } => self.dealt(dead_hand, hand.as_deref()),
            V::TurnedUp { card } => self.turned_up(card),
            V::BoodlesDrawn { ref cards } => self.of_list("event-boodles_drawn", cards),
            V::PackCut { seat, lifted } => self.of_seat("event-pack_cut", seat, ("cards", lifted)),
            V::Bid { seat, chips } => self.of_seat("event-bid", seat, ("chips", chips)),
            V::Passed { seat } => self.of_one("event-passed", seat),
            V::PokerWon { ref cards, .. } => self.poker_won(cards),
            V::LeftOver { space, chips } => self.of_space("event-left_over", space, chips),
            V::Melded { seat, ref cards } => {
                let list = self.language().cards(cards);
                self.of_seat("event-melded", seat, ("list", list))
            }
            V::Moved { from, to, chips } => self.moved(from, to, chips),
            V::Rebought { seat, chips } => self.of_seat("event-rebought", seat, ("chips", chips)),
            V::Rewarded { seat, chips } => self.of_seat("event-rewarded", seat, ("chips", chips)),
            V::Lent { seat, chips } => self.of_seat("event-lent", seat, ("chips", chips)),
            V::Repaid { seat, chips } => self.of_seat("event-repaid", seat, ("chips", chips)),
            V::NextCommitted { .. } => self.word("event-next_committed"),
            V::EntropyAdded { seat } => self.of_one("event-entropy_added", seat),
            V::MisdealDeclared { cause } => self.misdeal(cause),
            V::Returned {
                from,
                to,
                space,
                chips,
            } => self.returned(from, to, space, chips),
            V::DeadHandOffered { seat } => self.of_dead_hand("event-dead_hand_offered", seat),
            V::DeadHandDeclined { seat } => self.of_dead_hand("event-dead_hand_declined", seat),
            V::DeadHandPeeked { seat, ref cards } => {
                let looks = self.of_dead_hand("event-dead_hand_peeked", seat);
                self.and_shown(looks, "there-lies", cards.as_deref())
            }
            V::DeadHandExchanged {
                seat,
                cards_left,
                ref hand,
                ..
            } => self.exchanged(seat, cards_left, hand.as_deref()),
            V::Led { seat, card } => self.of_card("event-led", seat, card),
            V::Played { seat, card } => self.of_card("event-played", seat, card),
            V::Collected {
                seat,
                space,
                chips,
                ref cards,
                from,
            } => self.collected((seat, space, chips), cards, from),
            V::Stopped { seat, why } => self.stopped(seat, why),
            V::LeadPassed { seat } => self.of_one("event-lead_passed", seat),
            V::WentOut { seat } => self.of_one("event-went_out", seat),
            V::Paid {
                from,
                to,
                space,
                chips,
                cards,
                why,
            } => self.paid((from, chips), (to, space), cards, why),
            V::Exempt { seat } => self.of_one("event-exempt", seat),
            V::CarriedOver { space, chips } => self.of_space("event-carried_over", space, chips),
            V::Revealed { .. } => self.word("event-revealed"),
            V::RoundEnded { winner, .. } => self.of_one("event-round_ended", winner),
            V::RoundAbandoned { .. } => self.word("event-round_abandoned"),
            V::Eliminated { seat } => self.of_one("event-eliminated", seat),
            V::LastRoundCalled {} => self.word("event-last_round_called"),
            V::ExtraRoundCalled {} => self.word("event-extra_round_called"),
            V::GameEnded {
                why, ref winners, ..
            } => self.game_ended(why, winners),
        }
    }
}

#[cfg(test)]
mod tests;
