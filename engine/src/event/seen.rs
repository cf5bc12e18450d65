//! The form of an event that a viewer is sent, filled from nothing.

use super::{Event, EventView, Payee, Purse, SeatCard, SeatHand, Transfer, Viewer, counts};
use crate::card::Card;
use crate::hand::Hand;
use crate::seat::{BySeat, Seat, Seats};

pub(super) fn list(cards: Hand) -> Vec<Card> {
    cards.iter().collect()
}

fn seat_cards(pairs: &[(Seat, Card)]) -> Vec<SeatCard> {
    let pair = |&(seat, card): &(Seat, Card)| SeatCard { seat, card };
    pairs.iter().map(pair).collect()
}

fn seat_hands(hands: &BySeat<Hand>) -> Vec<SeatHand> {
    let held = hands.iter().filter(|(_, hand)| !hand.is_empty());
    held.map(|(seat, &hand)| SeatHand {
        seat,
        cards: list(hand),
    })
    .collect()
}

impl Event {
    /// What this viewer may know of the event, at a table of `players` seats.
    pub fn seen_by(&self, viewer: Viewer, players: usize) -> EventView {
        match *self {
            Event::GameStarted { .. } => EventView::GameStarted {},
            Event::DealerCut { ref cards } => EventView::DealerCut {
                cards: seat_cards(cards),
            },
            Event::RoundStarted { dealer } => EventView::RoundStarted { dealer },
            Event::Committed { secret } => EventView::Committed {
                hash: hex::encode(secret.commitment()),
            },
            Event::Staked { seat, space, chips } => EventView::Staked { seat, space, chips },
            Event::Dealt {
                ref hands, dead, ..
            } => {
                let held = hands.iter().filter(|(_, hand)| !hand.is_empty());
                let seats: Seats = held.map(|(seat, _)| seat).collect();
                EventView::Dealt {
                    cards_left: counts(hands, seats),
                    dead_hand: dead.len() as u8,
                    hand: match viewer {
                        Viewer::Public => None,
                        Viewer::Seat(seat) => Some(list(hands[seat])),
                    },
                }
            }
            Event::DeadHandOffered { seat } => EventView::DeadHandOffered { seat },
            Event::DeadHandDeclined { seat } => EventView::DeadHandDeclined { seat },
            Event::DeadHandPeeked { seat, cards } => EventView::DeadHandPeeked {
                seat,
                cards: viewer.is(seat).then(|| list(cards)),
            },
            Event::DeadHandExchanged { seat, hand, dead } => EventView::DeadHandExchanged {
                seat,
                cards_left: hand.len() as u8,
                dead_hand: dead.len() as u8,
                hand: viewer.is(seat).then(|| list(hand)),
            },
            Event::Led { seat, card } => EventView::Led { seat, card },
            Event::Played { seat, card } => EventView::Played { seat, card },
            Event::Collected {
                seat,
                space,
                chips,
                cards,
                from,
            } => EventView::Collected {
                seat,
                space,
                chips,
                cards: list(cards),
                from,
            },
            Event::Stopped { seat, told, .. } => EventView::Stopped { seat, why: told },
            Event::TurnedUp { card } => EventView::TurnedUp { card },
            Event::BoodlesDrawn { ref cards } => EventView::BoodlesDrawn {
                cards: cards.clone(),
            },
            Event::PackCut { seat, at } => EventView::PackCut { seat, lifted: at },
            Event::Bid { seat, chips } => EventView::Bid { seat, chips },
            Event::Passed { seat } => EventView::Passed { seat },
            Event::PokerWon { ref hands } => {
                let cards = seat_hands(hands);
                EventView::PokerWon {
                    seats: cards.iter().map(|hand| hand.seat).collect(),
                    cards,
                }
            }
            Event::LeftOver { space, chips } => EventView::LeftOver { space, chips },
            Event::Melded { seat, cards } => EventView::Melded {
                seat,
                cards: list(cards),
            },
            Event::Moved { from, to, chips } => EventView::Moved { from, to, chips },
            Event::Rebought { seat, chips } => EventView::Rebought { seat, chips },
            Event::LeadPassed { seat } => EventView::LeadPassed { seat },
            Event::WentOut { seat } => EventView::WentOut { seat },
            Event::Paid {
                from,
                to,
                chips,
                cards,
                why,
            } => {
                let (to, space) = match to {
                    Payee::Seat(seat) => (Some(seat), None),
                    Payee::Space(space) => (None, Some(space)),
                };
                EventView::Paid {
                    from,
                    to,
                    space,
                    chips,
                    cards,
                    why,
                }
            }
            Event::Exempt { seat } => EventView::Exempt { seat },
            Event::CarriedOver { space, chips } => EventView::CarriedOver { space, chips },
            Event::Revealed { secret } => EventView::Revealed {
                secret: secret.reveal(),
                entropy: vec![None; players],
            },
            Event::RoundEnded {
                winner,
                ref hands,
                dead,
                shown,
            } => EventView::RoundEnded {
                winner,
                hands: seat_hands(hands),
                dead_hand: shown.then(|| list(dead)),
            },
            Event::RoundAbandoned {
                ref hands,
                dead,
                shown,
            } => EventView::RoundAbandoned {
                hands: seat_hands(hands),
                dead_hand: shown.then(|| list(dead)),
            },
            Event::Eliminated { seat } => EventView::Eliminated { seat },
            Event::LastRoundCalled {} => EventView::LastRoundCalled {},
            Event::ExtraRoundCalled {} => EventView::ExtraRoundCalled {},
            Event::GameEnded { ref outcome } => EventView::GameEnded {
                why: outcome.why,
                winners: outcome.winners.iter().collect(),
                ranking: outcome.ranking.to_vec(),
            },
            Event::Rewarded { seat, chips } => EventView::Rewarded { seat, chips },
            Event::MisdealDeclared { cause } => EventView::MisdealDeclared { cause },
            Event::Returned { transfer } => returned(transfer),
            Event::Lent { seat, chips } => EventView::Lent { seat, chips },
            Event::Repaid { seat, chips } => EventView::Repaid { seat, chips },
            Event::NextCommitted { secret } => EventView::NextCommitted {
                hash: hex::encode(secret.commitment()),
            },
            Event::EntropyAdded { seat, .. } => EventView::EntropyAdded { seat },
            Event::RevealedWithEntropy {
                secret,
                ref entropy,
            } => EventView::Revealed {
                secret: secret.reveal(),
                entropy: Seats::first(players)
                    .iter()
                    .map(|seat| entropy[seat].clone())
                    .collect(),
            },
        }
    }
}

fn returned(Transfer { from, to, chips }: Transfer) -> EventView {
    let seat = |purse| match purse {
        Purse::Seat(seat) => Some(seat),
        Purse::Space(_) | Purse::Bank => None,
    };
    let space = |purse| match purse {
        Purse::Space(space) => Some(space),
        Purse::Seat(_) | Purse::Bank => None,
    };
    EventView::Returned {
        from: seat(from),
        to: seat(to),
        // Nothing goes from space to space since the deal.
        space: space(from).or(space(to)),
        chips,
    }
}
