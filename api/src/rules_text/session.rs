//! When the session ends and who wins it.

use boodle_engine::{Bust, Leftovers, SessionEnd, Tie};

use super::teller::Teller;

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    let session = &teller.rules.session;
    let mut told = Vec::new();
    if teller.with_chips() && !session.ends.contains(&SessionEnd::FirstBust {}) {
        told.push(teller.word(match session.bust {
            Bust::Eliminate => "rules-bust-eliminate",
            Bust::Keep => "rules-bust-keep",
        }));
    }
    ends(teller, &mut told);
    told.push(teller.word(if teller.with_chips() {
        "rules-most-chips"
    } else {
        "rules-most-rounds"
    }));
    told.push(teller.word(match session.tie {
        Tie::Shared => "rules-tie-shared",
        Tie::ExtraRound => "rules-tie-extra_round",
    }));
    if teller.with_chips() && !teller.board.spaces.is_empty() {
        told.push(teller.word(match session.leftovers {
            Leftovers::Leave => "rules-leftovers-leave",
            Leftovers::Split => "rules-leftovers-split",
            Leftovers::Winner => "rules-leftovers-winner",
        }));
    }
    told
}

/// The rounds after which a session ends that nobody needs to hear of.
const USUAL_MAX: u32 = 500;

fn ends(teller: &Teller<'_>, told: &mut Vec<String>) {
    let session = &teller.rules.session;
    let mut ends: Vec<String> = session
        .ends
        .iter()
        .map(|end| told_end(teller, end))
        .collect();
    let few = teller.rules.seats.min_active;
    if few > 2 && teller.with_chips() {
        ends.push(teller.say("rules-end-few", [("count", few.into())]));
    }
    // Where nothing else is agreed on, the host ends it.
    if ends.is_empty() {
        ends.push(teller.word("rules-end-manual"));
    }
    told.push(teller.say("rules-ends", [("ends", teller.or(ends).into())]));
    let rounds = session.ends.iter().find_map(|end| match end {
        SessionEnd::Rounds { count } => Some(*count),
        _ => None,
    });
    let usual = session.max_rounds == USUAL_MAX;
    let reached = rounds.is_none_or(|rounds| {
        let further = if session.tie == Tie::ExtraRound {
            10
        } else {
            0
        };
        session.max_rounds < rounds + further
    });
    let manual = session.ends.iter().all(|end| *end == SessionEnd::Manual {});
    if reached && (!usual || manual) {
        told.push(teller.say("rules-end-max", [("count", session.max_rounds.into())]));
    }
}

fn told_end(teller: &Teller<'_>, end: &SessionEnd) -> String {
    match end {
        SessionEnd::Rounds { count } => {
            teller.say("rules-end-rounds", [("count", (*count).into())])
        }
        SessionEnd::Minutes { count } => {
            teller.say("rules-end-minutes", [("count", (*count).into())])
        }
        SessionEnd::FirstBust {} => teller.word("rules-end-first_bust"),
        SessionEnd::LastStanding {} => teller.word("rules-end-last_standing"),
        SessionEnd::Manual {} => teller.word("rules-end-manual"),
    }
}
