//! Leading, following and stopping.

use boodle_engine::{
    BonusPayer, Card, LeadRule, Leader, Low, NoLead, Rank, Restart, StopBonus, StopCause,
};

use super::teller::Teller;

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
        let cards = teller.and(stops.forced_stops.iter().map(|card| teller.card(*card)));
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
    let players = teller.rules.seats.max;
    let leader = match stops.leader {
        Leader::LeftOfDealer {} => teller.say("rules-leader-left", [("players", players.into())]),
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
    let top = match teller.rules.deck.low {
        Low::A => Rank::KING,
        Low::Two => Rank::ACE,
    };
    if teller.pack().iter().any(|card| card.rank() == top) {
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
            let (chips, into) = (teller.chips(fee), pot(teller, "into"));
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
        let (chips, into) = (teller.chips(stops.pass_fee), pot(teller, "into"));
        told.push(teller.say(
            "rules-pass-fee",
            [
                ("withhold", withhold.into()),
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
    let withhold = teller.rules.stops.withhold;
    let paid = |cause| bonus.causes.contains(&cause);
    let mut causes = Vec::new();
    if paid(StopCause::Top) {
        causes.push(teller.word("rules-bonus-top"));
    }
    if paid(StopCause::Forced) && !teller.rules.stops.forced_stops.is_empty() {
        causes.push(teller.word("rules-bonus-forced"));
    }
    if paid(StopCause::Unplayed) && withhold {
        causes.push(teller.word("rules-bonus-unplayed"));
    }
    let mut why = Vec::new();
    if paid(StopCause::Dead) && !withhold && teller.has_dead_hand() {
        why.push(teller.word("rules-why-dead"));
    }
    if paid(StopCause::Played) {
        why.push(teller.word("rules-why-played"));
    }
    if paid(StopCause::Removed) && teller.has_gaps() {
        why.push(teller.word("rules-why-removed"));
    }
    if !why.is_empty() {
        causes.push(teller.say("rules-bonus-next", [("why", teller.or(why).into())]));
    }
    if causes.is_empty() {
        return None;
    }
    let chips = teller.chips(bonus.amount);
    let paid = match bonus.from {
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
    let causes = teller.or(causes);
    Some(teller.say(
        "rules-stop-bonus",
        [("bonus", paid.into()), ("causes", causes.into())],
    ))
}

impl Teller<'_> {
    /// Whether a card may be played whose next higher one is not in the pack.
    fn has_gaps(&self) -> bool {
        let (low, pack) = (self.rules.deck.low, self.pack());
        let gap = |card: Card| low.next(card).is_some_and(|next| !pack.contains(next));
        pack.iter().any(gap)
    }
}
