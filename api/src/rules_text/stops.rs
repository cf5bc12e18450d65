//! Leading, following and stopping.

use boodle_engine::{
    BonusPayer, Card, LeadRule, Leader, Low, NoLead, Rank, Restart, StopBonus, StopCause,
};

use super::teller::{Case, Teller};

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    let stops = &teller.rules.stops;
    let mut told = vec![first_lead(teller)];
    if stops.withhold {
        let hidden = if teller.has_dead_hand() { "yes" } else { "no" };
        told.push(teller.say("rules-withhold", [("hidden", hidden.into())]));
    } else {
        told.push(teller.word("rules-follow"));
    }
    told.push(stop(teller));
    if !stops.forced_stops.is_empty() {
        let cards = teller.and(
            stops
                .forced_stops
                .iter()
                .map(|card| teller.card(*card, Case::Nominative)),
        );
        let count = stops.forced_stops.len();
        told.push(teller.say(
            "rules-forced",
            [("cards", cards.into()), ("count", count.into())],
        ));
    }
    later_lead(teller, &mut told);
    fees(teller, &mut told);
    if let Some(bonus) = stops.stop_bonus.as_ref().filter(|_| teller.with_chips()) {
        told.extend(stop_bonus(teller, bonus));
    }
    told
}

fn first_lead(teller: &Teller<'_>) -> String {
    let stops = &teller.rules.stops;
    let leader = match stops.leader {
        Leader::LeftOfDealer {} => teller.word("rules-leader-left"),
        Leader::Dealer {} => teller.word("rules-leader-dealer"),
        Leader::HolderOfLowest { suit } => {
            teller.say("rules-leader-lowest", [("suit", teller.suit(suit).into())])
        }
        Leader::PokerWinner {} => teller.word("rules-leader-poker"),
    };
    let lead = lead(teller, stops.first_lead, Restart::Any);
    teller.say(
        "rules-leads",
        [("leader", leader.into()), ("lead", lead.into())],
    )
}

/// "the lowest card of another suit"
fn lead(teller: &Teller<'_>, rule: LeadRule, restart: Restart) -> String {
    let rule = match rule {
        LeadRule::Any => "any",
        LeadRule::LowestOfSuit => "lowest_of_suit",
        LeadRule::LowestOfLongest => "lowest_of_longest",
        LeadRule::LowestInHand => "lowest_in_hand",
    };
    let restart = match restart {
        Restart::Any => "",
        Restart::Change => "-change",
        Restart::ChangeColour => "-change_colour",
    };
    teller.word(&format!("rules-lead-{rule}{restart}"))
}

/// When a sequence stops.
fn stop(teller: &Teller<'_>) -> String {
    let withhold = teller.rules.stops.withhold;
    let mut causes = Vec::new();
    if let Some(top) = teller.top_rank() {
        let rank = teller.the_rank(top);
        causes.push(teller.say("rules-stop-top", [("rank", rank.into())]));
    }
    let mut why = Vec::new();
    if teller.has_dead_hand() && !withhold {
        why.push("dead");
    }
    why.push("played");
    if teller.has_gaps() {
        why.push("removed");
    }
    let why = teller.or(why
        .iter()
        .map(|why| teller.word(&format!("rules-why-{why}"))));
    let id = if withhold {
        "rules-stop-next-known"
    } else {
        "rules-stop-next"
    };
    causes.push(teller.say(id, [("why", why.into())]));
    let also = if withhold { "yes" } else { "no" };
    let causes = teller.or(causes);
    teller.say(
        "rules-stops",
        [("also", also.into()), ("causes", causes.into())],
    )
}

fn later_lead(teller: &Teller<'_>, told: &mut Vec<String>) {
    let stops = &teller.rules.stops;
    let lead = lead(teller, stops.lead, stops.restart);
    told.push(teller.say("rules-leads-again", [("lead", lead.into())]));
    let restart = match stops.restart {
        Restart::Any => return,
        Restart::Change => "change",
        Restart::ChangeColour => "change_colour",
    };
    told.push(match (stops.no_lead, stops.no_lead_fee) {
        (NoLead::SameSuit, _) => teller.say("rules-no-lead-same", [("restart", restart.into())]),
        (NoLead::PassLeft, 0) => teller.word("rules-no-lead-pass"),
        (NoLead::PassLeft, fee) => {
            let (chips, into) = (teller.chips(fee), pot(teller, "pay"));
            teller.say(
                "rules-no-lead-pass-fee",
                [("chips", chips.into()), ("into", into.into())],
            )
        }
    });
}

/// The space that fees go to, in a phrase.
fn pot(teller: &Teller<'_>, form: &str) -> String {
    let pots = teller.board.pots();
    pots.first()
        .map_or(String::new(), |pot| teller.place(form, &[*pot]))
}

fn fees(teller: &Teller<'_>, told: &mut Vec<String>) {
    let stops = &teller.rules.stops;
    if stops.pass_fee > 0 {
        let withhold = if stops.withhold { "yes" } else { "no" };
        let hidden = if teller.has_dead_hand() { "yes" } else { "no" };
        let (chips, into) = (teller.chips(stops.pass_fee), pot(teller, "pay"));
        told.push(teller.say(
            "rules-pass-fee",
            [
                ("withhold", withhold.into()),
                ("hidden", hidden.into()),
                ("chips", chips.into()),
                ("into", into.into()),
            ],
        ));
    }
    let passes = stops.restart != Restart::Any && stops.no_lead == NoLead::PassLeft;
    if stops.pass_fee > 0 || (passes && stops.no_lead_fee > 0) {
        told.push(teller.word("rules-short-fee"));
    }
}

fn stop_bonus(teller: &Teller<'_>, bonus: &StopBonus) -> Option<String> {
    let possible = possible_stops(teller);
    let (paid, unpaid): (Vec<StopCause>, Vec<StopCause>) = possible
        .into_iter()
        .partition(|cause| bonus.causes.contains(cause));
    if paid.is_empty() {
        return None;
    }
    let chips = teller.chips(bonus.amount);
    let prize = match bonus.from {
        BonusPayer::Each => teller.say("rules-bonus-each", [("chips", chips.into())]),
        BonusPayer::Bank => teller.say("rules-bonus-bank", [("chips", chips.into())]),
        BonusPayer::Pot => {
            let from = pot(teller, "from");
            teller.say(
                "rules-bonus-pot",
                [("chips", chips.into()), ("from", from.into())],
            )
        }
    };
    if unpaid.is_empty() {
        return Some(teller.say("rules-stop-bonus-any", [("bonus", prize.into())]));
    }
    let causes = bonus_causes(teller, &paid);
    Some(teller.say(
        "rules-stop-bonus",
        [("bonus", prize.into()), ("causes", causes.into())],
    ))
}

/// Why sequences stop by these rules, as far as players can tell.
fn possible_stops(teller: &Teller<'_>) -> Vec<StopCause> {
    let stops = &teller.rules.stops;
    let possible = [
        (StopCause::Top, teller.top_rank().is_some()),
        (StopCause::Forced, !stops.forced_stops.is_empty()),
        (StopCause::Unplayed, stops.withhold),
        (StopCause::Dead, !stops.withhold && teller.has_dead_hand()),
        (StopCause::Played, true),
        (StopCause::Removed, teller.has_gaps()),
    ];
    let possible = possible.into_iter().filter(|(_, possible)| *possible);
    possible.map(|(cause, _)| cause).collect()
}

/// "if it is the highest card of its suit or if the next card was played earlier"
fn bonus_causes(teller: &Teller<'_>, paid: &[StopCause]) -> String {
    let (mut causes, mut next) = (Vec::new(), Vec::new());
    for cause in paid {
        match cause {
            StopCause::Top => causes.push(teller.word("rules-bonus-top")),
            StopCause::Forced => causes.push(teller.word("rules-bonus-forced")),
            StopCause::Unplayed => causes.push(teller.word("rules-bonus-unplayed")),
            StopCause::Dead => next.push(teller.word("rules-why-dead")),
            StopCause::Played => next.push(teller.word("rules-why-played")),
            StopCause::Removed => next.push(teller.word("rules-why-removed")),
        }
    }
    if !next.is_empty() {
        causes.push(teller.say("rules-bonus-next", [("why", teller.or(next).into())]));
    }
    teller.or(causes)
}

impl Teller<'_> {
    /// The rank above which there is none, if it is in the pack.
    fn top_rank(&self) -> Option<Rank> {
        let top = match self.rules.deck.low {
            Low::A => Rank::KING,
            Low::Two => Rank::ACE,
        };
        Some(top).filter(|top| self.pack().iter().any(|card| card.rank() == *top))
    }

    /// Whether a card may be played whose next higher one is not in the pack.
    fn has_gaps(&self) -> bool {
        let (low, pack) = (self.rules.deck.low, self.pack());
        let gap = |card: Card| low.next(card).is_some_and(|next| !pack.contains(next));
        pack.iter().any(gap)
    }
}
