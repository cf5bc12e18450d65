//! Objections against the table and the session.

use super::*;
use crate::seat::MAX_SEATS;

/// The most ends of a session.
const MAX_ENDS: usize = 8;

/// Every card may be a stop.
const MOST_STOPS: u64 = 52;

pub(super) fn check_table(rules: &Ruleset, faults: &mut Faults) {
    let id = rules.id.as_bytes();
    let letters = |c: &u8| c.is_ascii_lowercase() || c.is_ascii_digit() || *c == b'-';
    if id.is_empty() || id.len() > 40 || id[0] == b'-' || !id.iter().all(letters) {
        let detail = "an id is 1 to 40 lower-case letters, digits and hyphens";
        faults.add("/id", FaultCode::Malformed, detail);
    }
    let most = MAX_SEATS as u32;
    let seats = &rules.seats;
    faults.range("/seats/min", seats.min.into(), 2, most);
    faults.range("/seats/max", seats.max.into(), 2, most);
    faults.range("/seats/min_active", seats.min_active.into(), 2, most);
    if seats.min > seats.max {
        let detail = format!("{} seats at least but {} at most", seats.min, seats.max);
        faults.add("/seats", FaultCode::Contradiction, detail);
    }
    if seats.min_active > seats.min {
        let detail = "more seats are needed to go on than to start";
        faults.add("/seats/min_active", FaultCode::Contradiction, detail);
    }
    let least = u32::from(rules.chips.enabled);
    faults.range("/chips/start", rules.chips.start, least, MAX_AMOUNT);
    if let FirstDealer::Seat { seat } = rules.dealer.first
        && seat >= seats.min
    {
        let detail = format!("seat {seat} is not there with {} players", seats.min);
        faults.add("/dealer/first/seat", FaultCode::OutOfRange, detail);
    }
    if rules.short_ante == ShortAnte::Rebuy && !rules.chips.enabled {
        let detail = "without chips none are bought";
        faults.add("/short_ante", FaultCode::Contradiction, detail);
    }
}

pub(super) fn check_session(rules: &Ruleset, faults: &mut Faults) {
    let session = &rules.session;
    faults.length("/session/ends", session.ends.len(), MAX_ENDS);
    for (index, end) in session.ends.iter().take(MAX_ENDS).enumerate() {
        let at = format!("/session/ends/{index}");
        match end {
            SessionEnd::Rounds { count } => faults.range(format!("{at}/count"), *count, 1, 10_000),
            SessionEnd::Minutes { count } => faults.range(format!("{at}/count"), *count, 1, 1_440),
            SessionEnd::FirstBust {} | SessionEnd::LastStanding {} if !rules.chips.enabled => {
                let detail = "without chips nobody goes broke";
                faults.add(&at, FaultCode::Contradiction, detail);
            }
            SessionEnd::FirstBust {} | SessionEnd::LastStanding {} | SessionEnd::Manual {} => {}
        }
        if session.ends[..index].contains(end) {
            faults.add(&at, FaultCode::Duplicate, "an end is named twice");
        }
    }
    faults.range("/session/max_rounds", session.max_rounds, 1, 10_000);
    let paid = bank_a_round(rules).saturating_mul(u64::from(session.max_rounds));
    if paid > u64::from(MAX_BANK) {
        let detail = format!(
            "the bank may have to pay or lend {paid} chips in so many rounds, more than {MAX_BANK}"
        );
        faults.add("/session/max_rounds", FaultCode::OutOfRange, detail);
    }
}

/// The most that the bank can have to pay or lend in a round.
pub(crate) fn bank_a_round(rules: &Ruleset) -> u64 {
    let bonus = match &rules.stops.stop_bonus {
        Some(bonus) if bonus.from == BonusPayer::Bank => u64::from(bonus.amount) * MOST_STOPS,
        _ => 0,
    };
    let rebuys = match rules.short_ante {
        ShortAnte::Rebuy => u64::from(rules.chips.start) * MAX_SEATS as u64,
        _ => 0,
    };
    let reward = u64::from(rules.settle.round_bonus);
    fixed_payouts(rules, FixedPayer::Bank) + bonus + rebuys + reward + loans_a_round(rules)
}

/// The most that the bank can have to lend in a round: all that seats may owe each other.
fn loans_a_round(rules: &Ruleset) -> u64 {
    if rules.settle.short_pay != ShortPay::Debt {
        return 0;
    }
    let payers = MAX_SEATS as u64 - 1;
    let bonus = match &rules.stops.stop_bonus {
        Some(bonus) if bonus.from == BonusPayer::Each => u64::from(bonus.amount) * MOST_STOPS,
        _ => 0,
    };
    let cards = u64::from(rules.settle.per_card) * rules.pack().len() as u64;
    (fixed_payouts(rules, FixedPayer::Each) + bonus) * payers + cards
}

/// The most that spaces which pay a fixed sum from there can pay in a round, by one payer.
fn fixed_payouts(rules: &Ruleset, payer: FixedPayer) -> u64 {
    let spaces = rules.board.iter().map(|space| match space.pays {
        Pays::Fixed { amount, from } if from == payer => {
            // Several may hold what a space asks for; a card is played by one.
            let winners = space.claims.iter().map(|claim| match claim {
                Claim::HoldSet { .. } | Claim::Poker {} => MAX_SEATS as u64,
                _ => 1,
            });
            u64::from(amount) * winners.sum::<u64>()
        }
        _ => 0,
    });
    spaces.sum()
}
