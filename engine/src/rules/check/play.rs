//! Objections against the exchange, the play and the settlement.

use super::board::needs_pot;
use super::*;

/// How many causes of a stop there are.
const MAX_CAUSES: usize = 6;
/// Every card may be a stop.
const MAX_STOPS: usize = 52;

pub(super) fn check(rules: &Ruleset, faults: &mut Faults) {
    check_exchange(rules, faults);
    check_stops(rules, faults);
    check_settlement(rules, faults);
}

fn check_exchange(rules: &Ruleset, faults: &mut Faults) {
    if rules.exchange == (Exchange::None {}) {
        return;
    }
    if rules.deal.extra == Extra::None {
        let detail = "there is no dead hand to exchange";
        faults.add("/exchange", FaultCode::Contradiction, detail);
    }
    match &rules.exchange {
        Exchange::None {} => {}
        Exchange::FixedPrice {
            price,
            to,
            forced_stake,
            ..
        } => {
            check_price(rules, "price", *price, Some(to), faults);
            check_forced_stake(rules, *forced_stake, faults);
        }
        Exchange::DealerSwap { price, to, .. } => {
            check_price(rules, "price", *price, to.as_ref(), faults);
            if to.is_some_and(|to| to.as_str() == "dealer") {
                let detail = "the dealer cannot pay himself";
                faults.add("/exchange/to", FaultCode::Contradiction, detail);
            }
        }
        Exchange::Auction {
            min_bid, to, order, ..
        } => {
            check_price(rules, "min_bid", *min_bid, Some(to), faults);
            faults.range("/exchange/min_bid", *min_bid, 1, MAX_AMOUNT);
            if *order == ExchangeOrder::DealerOnly {
                let detail = "an auction needs more than one bidder";
                faults.add("/exchange/order", FaultCode::Contradiction, detail);
            }
        }
    }
}

fn check_price(
    rules: &Ruleset,
    name: &str,
    amount: u32,
    to: Option<&SpaceId>,
    faults: &mut Faults,
) {
    let at = format!("/exchange/{name}");
    faults.amount(&at, amount);
    match to {
        Some(to) if to.as_str() != "dealer" => check_sink(rules, to, faults),
        None if amount > 0 => {
            let detail = "a price has to go somewhere";
            faults.add("/exchange/to", FaultCode::Contradiction, detail);
        }
        _ => {}
    }
    if amount > 0 && !rules.chips.enabled {
        faults.add(&at, FaultCode::Contradiction, "a price needs chips");
    }
}

/// The space that a price goes to.
fn check_sink(rules: &Ruleset, to: &SpaceId, faults: &mut Faults) {
    match rules.board.iter().find(|space| space.id == *to) {
        None => {
            let detail = format!("there is no space {to}");
            faults.add("/exchange/to", FaultCode::UnknownSpace, detail);
        }
        Some(space) if !gives_back(space) => {
            let detail = format!("nobody would win the price on {to}, which pays a fixed sum");
            faults.add("/exchange/to", FaultCode::Contradiction, detail);
        }
        Some(_) => {}
    }
}

fn check_forced_stake(rules: &Ruleset, stake: u32, faults: &mut Faults) {
    let at = "/exchange/forced_stake";
    faults.amount(at, stake);
    if stake == 0 {
        return;
    }
    let taken = |claim: &Claim| *claim == Claim::TakeDeadHand {};
    let mut spaces = rules.board.iter();
    match spaces.find(|space| space.claims.iter().any(taken)) {
        None => {
            let detail = "no space is won by taking the dead hand";
            faults.add(at, FaultCode::Contradiction, detail);
        }
        Some(widow) if !gives_back(widow) => {
            let detail = format!(
                "nobody would win the stake on {}, which pays a fixed sum",
                widow.id
            );
            faults.add(at, FaultCode::Contradiction, detail);
        }
        Some(_) => {}
    }
    if !rules.chips.enabled {
        faults.add(at, FaultCode::Contradiction, "a stake needs chips");
    }
}

fn check_stops(rules: &Ruleset, faults: &mut Faults) {
    let stops = &rules.stops;
    let poker = rules.phases.contains(&RoundPhase::Poker);
    if stops.leader == (Leader::PokerWinner {}) && !poker {
        let detail = "nobody wins the poker hand without the phase poker";
        faults.add("/stops/leader", FaultCode::Contradiction, detail);
    }
    check_fee(rules, "/stops/no_lead_fee", stops.no_lead_fee, faults);
    if stops.no_lead_fee > 0 && stops.no_lead != NoLead::PassLeft {
        let detail = "the lead is never passed on with this no_lead";
        faults.add("/stops/no_lead_fee", FaultCode::Contradiction, detail);
    }
    check_fee(rules, "/stops/pass_fee", stops.pass_fee, faults);
    let forced: Hand = stops.forced_stops.iter().copied().collect();
    if forced.len() != stops.forced_stops.len() {
        let detail = "a card is named twice";
        faults.add("/stops/forced_stops", FaultCode::Duplicate, detail);
    }
    let listed = stops.forced_stops.len();
    faults.length("/stops/forced_stops", listed, MAX_STOPS);
    for card in forced.minus(rules.pack()).iter() {
        let detail = format!("{card} is removed from the pack");
        faults.add("/stops/forced_stops", FaultCode::Contradiction, detail);
    }
    if let Some(bonus) = &stops.stop_bonus {
        check_bonus(rules, bonus, faults);
    }
}

fn check_fee(rules: &Ruleset, at: &str, fee: u32, faults: &mut Faults) {
    faults.amount(at, fee);
    if fee == 0 {
        return;
    }
    needs_pot(rules, at, faults);
    if !rules.chips.enabled {
        faults.add(at, FaultCode::Contradiction, "a fee needs chips");
    }
}

fn check_bonus(rules: &Ruleset, bonus: &StopBonus, faults: &mut Faults) {
    faults.range("/stops/stop_bonus/amount", bonus.amount, 1, MAX_AMOUNT);
    let causes: &[StopCause] = &bonus.causes;
    faults.length("/stops/stop_bonus/causes", causes.len(), MAX_CAUSES);
    if causes.is_empty() {
        let detail = "no stop is paid for";
        faults.add("/stops/stop_bonus/causes", FaultCode::Contradiction, detail);
    }
    for (index, cause) in causes.iter().take(MAX_CAUSES).enumerate() {
        if causes[..index].contains(cause) {
            let at = format!("/stops/stop_bonus/causes/{index}");
            faults.add(at, FaultCode::Duplicate, "a cause is named twice");
        }
    }
    match bonus.from {
        BonusPayer::Each => {}
        BonusPayer::Pot => needs_pot(rules, "/stops/stop_bonus/from", faults),
        BonusPayer::Bank if rules.pot().is_some() => {}
        BonusPayer::Bank => {
            let detail = "no space is won by going out";
            faults.add("/stops/stop_bonus/from", FaultCode::Contradiction, detail);
        }
    }
    if !rules.chips.enabled {
        let detail = "a bonus needs chips";
        faults.add("/stops/stop_bonus", FaultCode::Contradiction, detail);
    }
    // Who is paid for a dead card and who for one kept back would tell the two apart.
    let paid = |cause| causes.contains(&cause);
    if rules.stops.withhold && paid(StopCause::Dead) != paid(StopCause::Unplayed) {
        let detail = "where cards may be kept back, dead and unplayed are paid alike";
        faults.add("/stops/stop_bonus/causes", FaultCode::Contradiction, detail);
    }
}

fn check_settlement(rules: &Ruleset, faults: &mut Faults) {
    let settle = &rules.settle;
    faults.amount("/settle/per_card", settle.per_card);
    faults.amount("/settle/round_bonus", settle.round_bonus);
    let penalty = settle.unplayed_boodle != UnplayedBoodle::None;
    let played = |claim: &Claim| matches!(claim, Claim::Play { .. });
    let doubled = |space: &SpaceRules| gives_back(space) && space.claims.iter().any(played);
    if penalty && !rules.board.iter().any(doubled) {
        let detail = "no space is won by playing a card";
        faults.add("/settle/unplayed_boodle", FaultCode::Contradiction, detail);
    }
    let paid = [
        ("per_card", settle.per_card > 0, "a payment per card"),
        ("round_bonus", settle.round_bonus > 0, "a reward"),
        ("unplayed_boodle", penalty, "a penalty"),
        ("short_pay", settle.short_pay == ShortPay::Debt, "a debt"),
    ];
    for (name, _, what) in paid
        .iter()
        .filter(|(_, paid, _)| *paid && !rules.chips.enabled)
    {
        let detail = format!("{what} needs chips");
        faults.add(format!("/settle/{name}"), FaultCode::Contradiction, detail);
    }
    if let Some(card) = settle.exempt_holder
        && !rules.pack().contains(card)
    {
        let detail = format!("{card} is removed from the pack");
        faults.add("/settle/exempt_holder", FaultCode::Contradiction, detail);
    }
}
