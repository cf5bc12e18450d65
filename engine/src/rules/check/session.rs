//! Objections against the table and the session.

use super::*;
use crate::seat::MAX_SEATS;

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
    for (index, end) in session.ends.iter().enumerate() {
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
    faults.unsupported("/misdeal", rules.misdeal != Misdeal::Never, "a misdeal");
}
