//! What lies where, and who may know it: folded from everything that is stored of a game by the rules
//! and the contract, and by nothing of what makes views and events.

use boodle_engine::{Event, Hand, MAX_SEATS, Seat};

use super::reader::{Eye, Reader};
use super::rules::Rules;
use crate::log::{Entry, Fact};

/// The cards at one moment, and who may know which of them.
#[derive(Clone, Copy, Default)]
pub(super) struct Moment {
    held: [Hand; MAX_SEATS],
    dead: Hand,
    /// Cards that everybody has been shown since the cards were dealt.
    open: Hand,
    /// Cards that a seat holds or held, or has been shown alone.
    own: [Hand; MAX_SEATS],
    /// The card that continues the sequence, which everybody can tell.
    pub(super) due: Hand,
    /// The boodle cards that were drawn for the session, from another pack.
    pub(super) drawn: Hand,
    is_dealt: bool,
}

/// The cards that an event states.
#[derive(Clone, Copy, Default)]
struct Told {
    open: Hand,
    own: [Hand; MAX_SEATS],
}

/// The whole story of a game.
pub(super) struct Truth {
    pub(super) rules: Rules,
    /// The moment after each event; the first is before all of them.
    moments: Vec<Moment>,
    told: Vec<Told>,
    /// The last event of each version.
    ends: Vec<u64>,
    /// The event that ended the game.
    over: Option<u64>,
    pub(super) version: u64,
    pub(super) rounds: u32,
    poker: Hand,
}

fn one(seat: Seat, cards: Hand) -> [Hand; MAX_SEATS] {
    let mut own = [Hand::EMPTY; MAX_SEATS];
    own[seat.index()] = cards;
    own
}

fn all(hands: &[Hand; MAX_SEATS]) -> Hand {
    hands.iter().fold(Hand::EMPTY, |all, hand| all.union(*hand))
}

impl Moment {
    fn show(&mut self, cards: Hand) -> Told {
        self.open = self.open.union(cards);
        Told {
            open: cards,
            ..Told::default()
        }
    }

    fn show_to(&mut self, seat: Seat, cards: Hand) -> Told {
        let own = &mut self.own[seat.index()];
        *own = own.union(cards);
        Told {
            own: one(seat, cards),
            ..Told::default()
        }
    }

    /// Nothing is dealt, and what was is of no use any more.
    fn cleared(&self) -> Moment {
        Moment {
            drawn: self.drawn,
            ..Moment::default()
        }
    }

    fn played(&mut self, seat: Seat, card: boodle_engine::Card, rules: &Rules) -> Told {
        let held = &mut self.held[seat.index()];
        *held = held.without(card);
        self.due = rules.after(card).into_iter().collect();
        self.show(std::iter::once(card).collect())
    }

    /// He takes the dead hand and throws in what he does not hold any more.
    fn exchanged(&mut self, seat: Seat, hand: Hand) -> Told {
        let place = seat.index();
        let both = self.held[place].union(self.dead);
        let hand = hand.meet(both);
        self.held[place] = hand;
        self.dead = both.minus(hand);
        self.show_to(seat, hand)
    }
}

impl Truth {
    /// Of a game with these rules, before anything has happened.
    pub(super) fn new(rules: Rules) -> Truth {
        Truth {
            rules,
            moments: vec![Moment::default()],
            told: vec![Told::default()],
            ends: Vec::new(),
            over: None,
            version: 0,
            rounds: 0,
            poker: Hand::EMPTY,
        }
    }

    /// The number of the last event.
    pub(super) fn last(&self) -> u64 {
        self.moments.len() as u64 - 1
    }

    /// Goes on with what a commit has caused.
    pub(super) fn learn(&mut self, entry: &Entry) {
        assert_eq!(entry.first_seq, self.last() + 1, "the log has no gaps");
        self.version = entry.version;
        for (seq, _, fact) in entry.numbered() {
            let mut now = self.moments[self.moments.len() - 1];
            let told = match fact {
                Fact::Play(event) => self.fold(event, &mut now, seq),
                Fact::People(_) => Told::default(),
            };
            self.told.push(told);
            self.moments.push(now);
        }
        self.ends.push(self.last());
    }

    /// What the event states to whom. Events that are not named here state no card to anybody.
    fn fold(&mut self, event: &Event, now: &mut Moment, seq: u64) -> Told {
        match *event {
            Event::RoundStarted { .. } => {
                self.rounds += 1;
                *now = now.cleared();
                Told::default()
            }
            Event::MisdealDeclared { .. } => {
                *now = now.cleared();
                Told::default()
            }
            // Everybody cuts from another pack, and the boodle cards come out of a third.
            Event::DealerCut { ref cards } => Told {
                open: cards.iter().map(|(_, card)| *card).collect(),
                ..Told::default()
            },
            Event::BoodlesDrawn { ref cards } => {
                now.drawn = cards.iter().copied().collect();
                Told {
                    open: now.drawn,
                    ..Told::default()
                }
            }
            Event::Dealt {
                ref hands, dead, ..
            } => {
                *now = now.cleared();
                for (seat, hand) in hands.iter() {
                    now.held[seat.index()] = *hand;
                }
                (now.own, now.dead, now.is_dealt) = (now.held, dead, true);
                Told {
                    own: now.held,
                    ..Told::default()
                }
            }
            Event::TurnedUp { card } => now.show(std::iter::once(card).collect()),
            Event::DeadHandPeeked { seat, .. } => now.show_to(seat, now.dead),
            Event::DeadHandExchanged { seat, hand, .. } => now.exchanged(seat, hand),
            Event::Led { seat, card } | Event::Played { seat, card } => {
                now.played(seat, card, &self.rules)
            }
            Event::Stopped { .. } => {
                now.due = Hand::EMPTY;
                Told::default()
            }
            Event::Collected {
                seat, space, cards, ..
            } => {
                // Whoever takes chips shows the cards that win them, and no other.
                let wins = self.rules.winning(space.as_str(), now.drawn, self.poker);
                let there = now.held[seat.index()].union(now.open);
                now.show(cards.meet(wins).meet(there))
            }
            Event::PokerWon { ref hands } => {
                // The winners show their best five, the others nothing.
                let won = hands.iter().filter(|(_, five)| five.len() == 5);
                let held = |(seat, five): (Seat, &Hand)| five.meet(now.held[seat.index()]);
                self.poker = won.map(held).fold(Hand::EMPTY, Hand::union);
                now.show(self.poker)
            }
            Event::Melded { seat, cards } => now.show(cards.meet(now.held[seat.index()])),
            Event::RoundEnded { .. } => {
                let dead = if self.rules.shows_dead {
                    now.dead
                } else {
                    Hand::EMPTY
                };
                now.due = Hand::EMPTY;
                now.show(all(&now.held).union(dead))
            }
            // With its secret anybody can redo the deal.
            Event::Revealed { .. } | Event::RevealedWithEntropy { .. } => {
                if now.is_dealt {
                    now.open = Hand::PACK;
                }
                Told::default()
            }
            Event::GameEnded { .. } => {
                self.over = Some(seq);
                Told::default()
            }
            _ => Told::default(),
        }
    }

    /// The last event that somebody may know of: of the newest version that is old enough for him, or
    /// of the game as it was made.
    pub(super) fn newest(&self, reader: &Reader) -> u64 {
        let last = self.last();
        if let Some(until) = reader.until {
            return until;
        }
        if self.is_over(last) {
            return last;
        }
        let mut old = self.ends.iter().rev();
        let old = old.find(|end| *end + reader.delay <= last);
        old.or(self.ends.first()).copied().unwrap_or_default()
    }

    /// The moment after an event.
    pub(super) fn moment(&self, seq: u64) -> Moment {
        self.moments[(seq as usize).min(self.moments.len() - 1)]
    }

    /// Whether the game is over with an event.
    pub(super) fn is_over(&self, seq: u64) -> bool {
        self.over.is_some_and(|over| over <= seq)
    }

    /// The cards of this deal that somebody may know after an event.
    pub(super) fn may_know(&self, seq: u64, eye: Eye) -> Hand {
        let moment = self.moment(seq);
        match eye {
            Eye::Stranger => Hand::EMPTY,
            Eye::Public => moment.open,
            Eye::Seat(seat) => moment.open.union(moment.own[seat.index()]),
        }
    }

    /// The cards that an event may state to somebody.
    pub(super) fn told(&self, seq: u64, eye: Eye) -> Hand {
        let Some(told) = self.told.get(seq as usize) else {
            return Hand::EMPTY;
        };
        match eye {
            Eye::Stranger => Hand::EMPTY,
            Eye::Public => told.open,
            Eye::Seat(seat) => told.open.union(told.own[seat.index()]),
        }
    }

    /// The hands and the dead hand now.
    pub(super) fn places(&self) -> impl Iterator<Item = Hand> {
        let now = self.moment(self.last());
        now.held.into_iter().chain([now.dead])
    }
}
