//! The dealer, the deal and the dead hand.

use boodle_engine::{
    Bust, Cut, Extra, FirstDealer, Misdeal, RoundPhase, SessionEnd, ShortAnte, Slot, Uneven,
};

use super::teller::Teller;

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    let rules = teller.rules;
    let mut told = Vec::new();
    told.push(match rules.dealer.first {
        FirstDealer::CutHigh {} => teller.word("rules-first-cut"),
        FirstDealer::Seat { seat } => teller.say("rules-first-seat", [("seat", seat.into())]),
        FirstDealer::Random {} => teller.word("rules-first-random"),
    });
    told.push(teller.word("rules-deal-moves"));
    if rules.deal.cut == Cut::Ask {
        told.push(teller.word("rules-cut"));
    }
    cards(teller, &mut told);
    if teller.has_dead_hand() {
        told.push(teller.word("rules-dead-lies"));
    }
    if rules.misdeal == Misdeal::BeforeFirstCard {
        told.push(teller.word("rules-misdeal"));
    }
    if rules.phases.len() > 1 {
        let phases = teller.and(rules.phases.iter().map(|phase| phase_name(teller, *phase)));
        told.push(teller.say("rules-order", [("phases", phases.into())]));
    }
    told
}

fn phase_name(teller: &Teller<'_>, phase: RoundPhase) -> String {
    teller.word(match phase {
        RoundPhase::TurnUp => "rules-phase-turn_up",
        RoundPhase::Exchange => "rules-phase-exchange",
        RoundPhase::Collect => "rules-phase-collect",
        RoundPhase::Poker => "rules-phase-poker",
        RoundPhase::Stops => "rules-phase-stops",
        RoundPhase::Rummy => "rules-phase-rummy",
    })
}

fn cards(teller: &Teller<'_>, told: &mut Vec<String>) {
    let deal = &teller.rules.deal;
    if let Some(size) = deal.hand_size {
        told.push(teller.say("rules-deal-size", [("count", size.into())]));
        return no_dead_hand(teller, told);
    }
    let id = match (deal.extra, deal.slot) {
        (Extra::FullHand, Slot::Last) => "rules-deal-last",
        (Extra::FullHand, Slot::First) => "rules-deal-first",
        (Extra::Leftover, _) => "rules-deal-leftover",
        (Extra::None, _) => "rules-deal-none",
    };
    told.push(teller.word(id));
    match (deal.extra, deal.uneven) {
        (Extra::Leftover, _) => no_dead_hand(teller, told),
        (_, Uneven::ToExtra) => told.push(teller.word("rules-deal-odd")),
        (extra, Uneven::Accept) => {
            let hands = |players: usize| players + usize::from(extra == Extra::FullHand);
            let pack = teller.pack().len();
            if teller
                .numbers_of_players()
                .any(|players| !pack.is_multiple_of(hands(players)))
            {
                told.push(teller.word("rules-deal-uneven"));
            }
        }
    }
}

/// With how many players no card is left over.
fn no_dead_hand(teller: &Teller<'_>, told: &mut Vec<String>) {
    let without = teller.numbers_of_players();
    let without = without.filter(|players| teller.dead_cards(*players) == 0);
    let counts: Vec<String> = without.map(|players| players.to_string()).collect();
    if !counts.is_empty() && teller.has_dead_hand() {
        told.push(teller.say("rules-no-dead", [("counts", teller.or(counts).into())]));
    }
}

impl Teller<'_> {
    /// With how many players a round may be dealt.
    fn numbers_of_players(&self) -> impl Iterator<Item = usize> + use<> {
        let (seats, session) = (&self.rules.seats, &self.rules.session);
        let drops = session.bust == Bust::Eliminate
            && !session.ends.contains(&SessionEnd::FirstBust {})
            || self.rules.short_ante == ShortAnte::Eliminate;
        let least = if drops && self.with_chips() {
            seats.min_active.min(seats.min)
        } else {
            seats.min
        };
        usize::from(least)..=usize::from(seats.max)
    }

    fn dead_cards(&self, players: usize) -> usize {
        let (pack, deal) = (self.pack().len(), &self.rules.deal);
        match (deal.hand_size, deal.extra) {
            (Some(size), _) => pack.saturating_sub(usize::from(size) * players),
            (None, Extra::FullHand) => pack / (players + 1),
            (None, Extra::Leftover) => pack % players.max(1),
            (None, Extra::None) => 0,
        }
    }

    /// Whether there ever is a dead hand.
    pub(super) fn has_dead_hand(&self) -> bool {
        self.numbers_of_players()
            .any(|players| self.dead_cards(players) > 0)
    }
}
