//! The engine's events in the words of the scenario files.

use boodle_engine::{Event, Exchange, PaidFor, Payee, Rules, Source, StopCause};

/// Translates the events of one round.
#[derive(Clone, Default)]
pub(crate) struct Lines {
    told: Vec<String>,
    /// Whether the dead hand was offered: declining before that is not offering it.
    offered: bool,
    /// Whether cards are being played: passing before that ends a bid.
    playing: bool,
}

impl Lines {
    pub(crate) fn told(&self) -> &[String] {
        &self.told
    }

    /// Puts the antes in seat order, left of the dealer first: free stakes are put down in any
    /// order, and the antes of a seat that has nothing left to stake do not wait for others.
    pub(crate) fn sort_antes(&mut self, dealer: usize, players: usize) {
        let place = |line: &String| {
            let seat = line
                .strip_prefix("ANTE P")
                .and_then(|line| line.split(' ').next());
            let seat = seat.and_then(|seat| seat.parse::<usize>().ok());
            seat.map(|seat| (seat + players - dealer - 1) % players)
        };
        self.told.sort_by_key(place);
    }

    /// Every event is either a line or named here as none, so that a new one cannot slip through.
    pub(crate) fn hear(&mut self, rules: &Rules, event: &Event) {
        let line = match event {
            Event::Staked { seat, space, chips } => format!("ANTE P{seat} {space} {chips}"),
            Event::DeadHandOffered { seat } => {
                self.offered = true;
                format!("OFFER P{seat}")
            }
            Event::DeadHandDeclined { seat } => {
                let sale = matches!(rules.ruleset().exchange, Exchange::FixedPrice { .. });
                if sale && !self.offered {
                    format!("NOOFFER P{seat}")
                } else {
                    format!("DECLINE P{seat}")
                }
            }
            Event::DeadHandPeeked { seat, .. } => format!("PEEK P{seat}"),
            Event::DeadHandExchanged { seat, .. } => format!("SWAP P{seat}"),
            Event::Led { seat, card } => {
                self.playing = true;
                format!("LEAD P{seat} {card}")
            }
            Event::Played { seat, card } => format!("PLAY P{seat} {card}"),
            Event::Collected {
                seat,
                space,
                chips,
                from,
                ..
            } => match from {
                Source::Board => format!("TAKE P{seat} {space} {chips}"),
                Source::Bank => format!("TAKE P{seat} {space} {chips} bank"),
            },
            Event::Stopped { seat, why, .. } => format!("STOP {} P{seat}", cause(*why)),
            Event::TurnedUp { card } => format!("TURNUP {card}"),
            Event::PokerWon { hands } => {
                let winners = hands.iter().filter(|(_, hand)| !hand.is_empty());
                let winners: Vec<_> = winners.map(|(seat, _)| format!("P{seat}")).collect();
                format!("POKER {}", winners.join(","))
            }
            Event::LeftOver { space, chips } => format!("LEFT {space} {chips}"),
            Event::Bid { seat, chips } => format!("BID P{seat} {chips}"),
            // Asked for a card each seat passes; the files tell only the stop that follows.
            Event::Passed { .. } if rules.ruleset().stops.withhold && self.playing => return,
            Event::Passed { seat } => format!("PASSBID P{seat}"),
            Event::LeadPassed { seat } => format!("NOLEAD P{seat}"),
            Event::WentOut { seat } => format!("OUT P{seat}"),
            Event::Paid {
                from,
                to,
                chips,
                why,
                ..
            } => {
                let to = match (to, why) {
                    // As the ruleset writes it.
                    (Payee::Seat(_), PaidFor::Price) => "dealer".to_owned(),
                    (Payee::Seat(seat), _) => format!("P{seat}"),
                    (Payee::Space(space), _) => space.to_string(),
                };
                match why {
                    PaidFor::Cards => format!("PAY P{from} {to} {chips} cards"),
                    PaidFor::Stop => format!("PAY P{from} {to} {chips} stop"),
                    PaidFor::Fee => format!("PAY P{from} {to} {chips} fee"),
                    PaidFor::Price => format!("PRICE P{from} {to} {chips}"),
                    PaidFor::Stake => format!("STAKE P{from} {to} {chips}"),
                    PaidFor::Boodle => format!("PAY P{from} {to} {chips} boodle"),
                    PaidFor::Unplayed => format!("PAY P{from} {to} {chips} unplayed"),
                }
            }
            Event::Rewarded { seat, chips } => format!("REWARD P{seat} {chips}"),
            Event::Lent { seat, chips } => format!("LEND P{seat} {chips}"),
            Event::Repaid { seat, chips } => format!("REPAY P{seat} {chips}"),
            Event::Exempt { seat } => format!("EXEMPT P{seat}"),
            Event::CarriedOver { space, chips } => format!("CARRY {space} {chips}"),
            // What the cards are is in the file, and the session around the round is not.
            Event::GameStarted { .. }
            | Event::DealerCut { .. }
            | Event::BoodlesDrawn { .. }
            | Event::PackCut { .. }
            | Event::Rebought { .. }
            | Event::Moved { .. }
            | Event::Melded { .. }
            | Event::RoundStarted { .. }
            | Event::Committed { .. }
            | Event::NextCommitted { .. }
            | Event::EntropyAdded { .. }
            | Event::RevealedWithEntropy { .. }
            | Event::Dealt { .. }
            | Event::Revealed { .. }
            | Event::RoundEnded { .. }
            | Event::Eliminated { .. }
            | Event::LastRoundCalled {}
            | Event::RoundAbandoned { .. }
            | Event::MisdealDeclared { .. }
            | Event::Returned { .. }
            | Event::ExtraRoundCalled {}
            | Event::GameEnded { .. } => return,
        };
        self.told.push(line);
    }
}

fn cause(why: StopCause) -> &'static str {
    match why {
        StopCause::Top => "top",
        StopCause::Dead => "dead",
        StopCause::Played => "played",
        StopCause::Removed => "removed",
        StopCause::Forced => "forced",
        StopCause::Unplayed => "withheld",
    }
}
