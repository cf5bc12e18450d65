//! The events of a session in plain words, with everything that is secret.

use boodle_engine::{Card, Event, Game, Hand, PaidFor, Payee, Rules, Seat, Source, SpaceId};
use std::sync::Arc;

/// A line is broken before this column.
const WIDTH: usize = 100;

pub(crate) struct Teller {
    /// The same session, folded from its events.
    pub(super) game: Game,
    lines: Vec<String>,
    /// What goes on in one line.
    open: Option<Open>,
}

/// What goes on in one line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Stakes(Seat),
    Sequence,
    Carried,
}

fn words(cards: &[Card]) -> String {
    let words: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    words.join(" ")
}

fn payee(to: Payee) -> String {
    match to {
        Payee::Seat(seat) => format!("P{seat}"),
        Payee::Space(space) => space.to_string(),
    }
}

impl Teller {
    pub(crate) fn new(rules: &Arc<Rules>, players: usize) -> Teller {
        Teller {
            game: Game::blank("transcript", rules.clone(), players),
            lines: Vec::new(),
            open: None,
        }
    }

    pub(crate) fn told(self) -> Vec<String> {
        self.lines
    }

    /// A hand by suits, each from its lowest card.
    fn cards(&self, hand: Hand) -> String {
        let low = self.game.rules().ruleset().deck.low;
        let mut cards: Vec<Card> = hand.iter().collect();
        cards.sort_by_key(|card| (card.suit().letter(), low.height(card.rank())));
        words(&cards)
    }

    pub(super) fn line(&mut self, text: String) {
        self.open = None;
        self.lines.push(text);
    }

    /// Goes on with the line that is open, or with a new one.
    fn go_on(&mut self, open: Open, begin: &str, text: &str) {
        match self.lines.last_mut() {
            Some(line) if self.open == Some(open) => {
                if line.len() + text.len() < WIDTH {
                    line.push_str(text);
                } else {
                    line.push(',');
                    let text = text.trim_start_matches([',', ' ']);
                    self.lines.push(format!("    {text}"));
                }
            }
            _ => self.lines.push(format!("{begin}{text}")),
        }
        self.open = Some(open);
    }

    /// Tells more of a sequence that is being played, or else a line of its own.
    fn aside(&mut self, text: &str) {
        if self.open == Some(Open::Sequence) {
            self.go_on(Open::Sequence, "", &format!(", {text}"));
        } else {
            self.line(text.to_owned());
        }
    }

    pub(crate) fn hear(&mut self, event: &Event) {
        self.game.replay(event);
        match event {
            Event::GameStarted { .. } | Event::Committed { .. } | Event::Revealed { .. } => {}
            Event::DealerCut { cards } => {
                let cut = |(seat, card): &(Seat, Card)| format!("P{seat} {card}");
                let all: Vec<_> = cards.iter().map(cut).collect();
                self.line(format!("Cut for the deal: {}", all.join(", ")));
            }
            Event::BoodlesDrawn { cards } => {
                self.line(format!("Boodle cards of the session: {}", words(cards)));
            }
            Event::RoundStarted { dealer } => {
                self.line(String::new());
                let round = self.game.round();
                self.line(format!("Round {round}, P{dealer} deals"));
            }
            Event::Staked { seat, space, chips } => {
                let open = Open::Stakes(*seat);
                let again = self.open == Some(open);
                let text = format!("{} {space} {chips}", if again { "," } else { "" });
                self.go_on(open, &format!("P{seat} stakes"), &text);
            }
            Event::Rebought { seat, chips } => self.line(format!("P{seat} buys {chips} chips")),
            Event::PackCut { seat, at } => self.line(format!("P{seat} lifts off {at} cards")),
            Event::Dealt { hands, dead, .. } => {
                self.board();
                for (seat, hand) in hands.iter().filter(|(_, hand)| !hand.is_empty()) {
                    self.line(format!("P{seat} has {}", self.cards(*hand)));
                }
                if !dead.is_empty() {
                    self.line(format!("Dead hand: {}", self.cards(*dead)));
                }
            }
            Event::TurnedUp { card } => self.line(format!("Turned up: {card}")),
            _ => self.hear_of_the_dead_hand(event),
        }
    }

    fn hear_of_the_dead_hand(&mut self, event: &Event) {
        match event {
            Event::DeadHandOffered { seat } => {
                self.line(format!("P{seat} offers the dead hand"));
            }
            Event::DeadHandDeclined { seat } => self.line(format!("P{seat} declines")),
            Event::DeadHandPeeked { seat, .. } => {
                self.line(format!("P{seat} looks at the dead hand"));
            }
            Event::DeadHandExchanged { seat, dead, .. } => {
                self.line(format!(
                    "P{seat} takes the dead hand; dead now: {}",
                    self.cards(*dead)
                ));
            }
            Event::Bid { seat, chips } => self.line(format!("P{seat} bids {chips}")),
            Event::Passed { seat } => self.aside(&format!("P{seat} passes")),
            _ => self.hear_of_the_play(event),
        }
    }

    fn hear_of_the_play(&mut self, event: &Event) {
        match event {
            Event::Led { seat, card } => {
                self.open = None;
                self.go_on(Open::Sequence, "", &format!("P{seat} leads {card}"));
            }
            Event::Played { seat, card } => self.aside(&format!("P{seat} {card}")),
            Event::Stopped { seat, why, told } => {
                let word = |cause| serde_json::to_value(cause).unwrap();
                let (why, told) = (word(why), word(told));
                let why = why.as_str().unwrap_or_default();
                self.aside(&if told == why {
                    format!("P{seat} stops: {why}")
                } else {
                    format!(
                        "P{seat} stops: {why}, told as {}",
                        told.as_str().unwrap_or_default()
                    )
                });
            }
            Event::LeadPassed { seat } => self.line(format!("P{seat} passes the lead on")),
            Event::Collected {
                seat,
                space,
                chips,
                cards: with,
                from,
            } => {
                let played = self.open == Some(Open::Sequence);
                let with = match with.is_empty() || played {
                    true => String::new(),
                    false => format!(" with {}", self.cards(*with)),
                };
                let bank = match from {
                    Source::Board => "",
                    Source::Bank => " from the bank",
                };
                self.aside(&format!("P{seat} takes {space} {chips}{bank}{with}"));
            }
            Event::WentOut { seat } => {
                self.aside(&format!("P{seat} is out"));
                self.open = None;
            }
            _ => self.hear_of_chips(event),
        }
    }

    fn hear_of_chips(&mut self, event: &Event) {
        match event {
            Event::PokerWon { hands } => {
                for (seat, hand) in hands.iter().filter(|(_, hand)| !hand.is_empty()) {
                    self.line(format!(
                        "P{seat} has the best poker hand: {}",
                        self.cards(*hand)
                    ));
                }
            }
            Event::LeftOver { space, chips } => self.line(format!("{chips} stays on {space}")),
            Event::Paid {
                from,
                to,
                chips,
                cards,
                why,
            } => {
                let why = match (why, cards) {
                    (PaidFor::Cards, Some(1)) => "for 1 card".to_owned(),
                    (PaidFor::Cards, Some(cards)) => format!("for {cards} cards"),
                    (PaidFor::Cards, None) => "for cards".to_owned(),
                    (PaidFor::Stop, _) => "for the stop".to_owned(),
                    (PaidFor::Price, _) => "for the dead hand".to_owned(),
                    (PaidFor::Stake, _) => "as a stake".to_owned(),
                    (PaidFor::Fee, _) => "as a fee".to_owned(),
                    (PaidFor::Boodle, _) => "for a boodle card".to_owned(),
                    (PaidFor::Unplayed, _) => "for an unplayed card".to_owned(),
                };
                self.aside(&format!("P{from} pays {} {chips} {why}", payee(*to)));
            }
            Event::Exempt { seat } => self.line(format!("P{seat} need not pay")),
            Event::Melded {
                seat,
                cards: melded,
            } => {
                self.line(format!("P{seat} melds {}", self.cards(*melded)));
            }
            Event::Rewarded { seat, chips } => {
                self.line(format!("The bank rewards P{seat} with {chips}"));
            }
            Event::Lent { seat, chips } => self.line(format!("The bank lends P{seat} {chips}")),
            Event::Repaid { seat, chips } => self.line(format!("P{seat} pays back {chips}")),
            Event::Moved { from, to, chips } => {
                self.line(format!("{chips} go from {from} to {to}"));
            }
            Event::CarriedOver { space, chips } => self.carried(*space, *chips),
            _ => self.hear_of_the_end(event),
        }
    }

    fn hear_of_the_end(&mut self, event: &Event) {
        match event {
            Event::RoundEnded { winner, .. } => {
                self.line(format!("P{winner} wins the round"));
                self.chips();
            }
            Event::Eliminated { seat } => self.line(format!("P{seat} has no chips and is out")),
            Event::LastRoundCalled {} => self.line("The host calls the last round".to_owned()),
            Event::ExtraRoundCalled {} => self.line("One more round for the tie".to_owned()),
            Event::GameEnded { outcome } => self.ended(outcome),
            Event::MisdealDeclared { .. } | Event::Returned { .. } => {
                panic!("nobody declares a misdeal here")
            }
            other => panic!("nobody tells of {other:?}"),
        }
    }

    fn carried(&mut self, space: SpaceId, chips: u32) {
        let comma = if self.open == Some(Open::Carried) {
            ","
        } else {
            ""
        };
        self.go_on(
            Open::Carried,
            "Carried over:",
            &format!("{comma} {space} {chips}"),
        );
    }
}
