//! Counts of what happened, and what has to have happened for the laws to mean something.

use crate::session::Session;
use crate::tally::Tally;
use boodle_engine::{
    BoodleSource, Claim, Event, Exchange, Extra, PaidFor, Pays, Preset, Purse, Rules, Seat,
    ShortPay, Source, SpaceRules, StopCause, Viewer,
};

/// Whatever a preset allows has happened in its sessions.
pub(crate) fn everything_happened(preset: &Preset, tally: &Tally) {
    let rules = preset.ruleset();
    let seen = |what: &str| tally.at_least(1, what, preset.id());
    let drawn = rules.boodle_source != BoodleSource::Fixed {};
    for space in &rules.board {
        seen(&format!("{} won", space.id));
        for claim in &space.claims {
            match claim {
                Claim::Play { card } | Claim::Hold { card } => {
                    if let Some(card) = card.card().filter(|_| !drawn) {
                        seen(&format!("{} by [{card}]", space.id));
                    }
                }
                Claim::GoOut { .. } | Claim::TakeDeadHand {} => {
                    seen(&format!("{} by []", space.id))
                }
                Claim::HoldSet { .. } | Claim::PlaySet { .. } | Claim::Poker {} => {
                    seen(&format!("{} by several", space.id));
                }
                // One card in fifty: it is enough that the space is won.
                Claim::TurnUp { .. } => {}
            }
        }
    }
    let checked = rules.clone().check().unwrap();
    stops(&checked)
        .iter()
        .for_each(|why| seen(&format!("stop {why:?}")));
    seen("went out");
    // Where the bank pays hardly anybody becomes poor.
    let pots = |space: &SpaceRules| space.pays == Pays::Pot {};
    if !rules.board.is_empty() && rules.board.iter().all(pots) {
        seen("short ante");
    }
    if rules.board.iter().any(may_keep_chips) {
        seen("carried over");
    }
    if rules.settle.per_card > 0 {
        seen("short payment");
    }
    if rules.exchange != (Exchange::None {}) {
        seen("exchanged");
    }
}

/// Whether chips may be left on a space after a round: those that going out wins are not.
fn may_keep_chips(space: &SpaceRules) -> bool {
    let always = |claim: &Claim| {
        *claim
            == Claim::GoOut {
                only_unclaimed: false,
            }
    };
    space.pays == Pays::Pot {} && !space.claims.iter().any(always)
}

/// Whatever house rules allow has happened in the sessions of all presets together.
pub(crate) fn everything_else_happened(tallies: &[Tally]) {
    for what in [
        "eliminated",
        "extra round",
        "lead passed",
        "exempt",
        "snapshots of 4",
        "space shared",
        "rebought",
        "moved",
        "melded",
        "boodles drawn",
        "pack cut",
        "bid",
        "kept back",
        "peeked",
        "turned up",
        "poker won",
        "paid Stop",
        "paid Price",
        "paid Fee",
        "paid for a turn",
        "paid for a pass",
        "paid Stake",
        "paid Boodle",
        "paid Unplayed",
        "rewarded",
        "lent",
        "repaid",
        "out with a debt",
        "chips and a debt",
        "from the bank",
        "stop Removed",
        "stop Forced",
        "stop Unplayed",
        "ended by Rounds",
        "ended by Minutes",
        "ended by FirstBust",
        "ended by LastStanding",
        "ended by Host",
        "ended by MaxRounds",
        "misdeal in Exchange",
        "misdeal in Stops",
        "returned to a seat",
        "returned to the board",
        "returned to the bank",
    ] {
        let times: u64 = tallies.iter().map(|tally| tally.of(what)).sum();
        assert!(times > 0, "{what} never");
    }
}

/// The causes of stops that the rules allow.
fn stops(rules: &Rules) -> Vec<StopCause> {
    let ruleset = rules.ruleset();
    let mut causes = vec![StopCause::Top, StopCause::Played];
    if ruleset.deal.extra != Extra::None {
        causes.push(StopCause::Dead);
    }
    let mut next = rules
        .pack()
        .iter()
        .filter_map(|card| rules.low().next(card));
    if next.any(|next| !rules.pack().contains(next)) {
        causes.push(StopCause::Removed);
    }
    if !ruleset.stops.forced_stops.is_empty() {
        causes.push(StopCause::Forced);
    }
    if ruleset.stops.withhold {
        causes.push(StopCause::Unplayed);
    }
    causes
}

/// Counts what happens, before it is folded.
pub(crate) fn note(session: &mut Session<'_>, event: &Event) {
    let rules = session.table.rules.clone();
    let (per_card, stops) = (rules.ruleset().settle.per_card, &rules.ruleset().stops);
    let tally = &mut *session.tally;
    match event {
        Event::Collected {
            space, cards, from, ..
        } => {
            let cards: Vec<_> = cards.iter().collect();
            tally.one(format!("{space} won"));
            if cards.len() > 1 {
                tally.one(format!("{space} by several"));
            } else {
                tally.one(format!("{space} by {cards:?}"));
            }
            if *from == Source::Bank {
                tally.one("from the bank");
            }
        }
        Event::Paid {
            chips, cards, why, ..
        } => {
            tally.one(format!("paid {why:?}"));
            if *why == PaidFor::Fee && stops.no_lead_fee == 0 {
                let passed = if stops.withhold { "pass" } else { "turn" };
                tally.one(format!("paid for a {passed}"));
            }
            if *why == PaidFor::Cards && *chips < per_card * u32::from(cards.unwrap()) {
                let debt = rules.ruleset().settle.short_pay == ShortPay::Debt;
                assert!(!debt, "{event:?} is less than is owed");
                tally.one("short payment");
            }
        }
        Event::Stopped { why, .. } => tally.one(format!("stop {why:?}")),
        Event::WentOut { .. } => tally.one("went out"),
        Event::CarriedOver { .. } => tally.one("carried over"),
        Event::LeadPassed { .. } => tally.one("lead passed"),
        Event::Exempt { .. } => tally.one("exempt"),
        Event::ExtraRoundCalled {} => tally.one("extra round"),
        Event::DeadHandExchanged { .. } => tally.one("exchanged"),
        Event::DeadHandPeeked { .. } => tally.one("peeked"),
        Event::TurnedUp { .. } => tally.one("turned up"),
        Event::BoodlesDrawn { .. } => tally.one("boodles drawn"),
        Event::PackCut { .. } => tally.one("pack cut"),
        Event::Bid { .. } => tally.one("bid"),
        Event::Passed { seat } => {
            let due = session.cards.due;
            if due.is_some_and(|due| session.cards.hands[seat.index()].contains(due)) {
                tally.one("kept back");
            }
        }
        Event::PokerWon { .. } => tally.one("poker won"),
        Event::LeftOver { .. } => tally.one("space shared"),
        Event::Melded { .. } => tally.one("melded"),
        Event::Moved { .. } => tally.one("moved"),
        Event::Rebought { .. } => tally.one("rebought"),
        Event::Rewarded { .. } => tally.one("rewarded"),
        Event::Lent { .. } => tally.one("lent"),
        Event::Repaid { .. } => tally.one("repaid"),
        Event::RoundStarted { dealer } => {
            let players = session.table.players;
            let out = |steps: usize| session.chips.out[(dealer.index() + steps) % players];
            tally.one("rounds");
            tally.add("dealer skipped", usize::from(out(players - 1)));
            tally.add("leader skipped", usize::from(out(1)));
        }
        Event::Eliminated { seat } => {
            tally.one("eliminated");
            let owes = session.chips.debts[seat.index()] > 0;
            tally.add("out with a debt", usize::from(owes));
            let dealer = dealer(&session.log);
            tally.add("dealer eliminated", usize::from(dealer == *seat));
        }
        Event::Dealt { .. } => {
            let both = session.chips.seats.iter().zip(&session.chips.debts);
            let both = both.filter(|(chips, debt)| **chips > 0 && **debt > 0);
            tally.add("chips and a debt", both.count());
            let short = short_antes(session);
            session.tally.add("short ante", short);
        }
        Event::RoundEnded { winner, .. } => {
            let nothing = paid_nothing(session, *winner);
            if rules.ruleset().settle.short_pay == ShortPay::Debt {
                assert_eq!(nothing, 0, "somebody has not paid and does not owe it");
            }
            session.tally.add("short payment", nothing);
        }
        Event::GameEnded { outcome } => tally.one(format!("ended by {:?}", outcome.why)),
        Event::MisdealDeclared { .. } => {
            let phase = session.mirror.view(Viewer::Public).phase.unwrap();
            tally.one(format!("misdeal in {phase:?}"));
        }
        Event::Returned { transfer } => tally.one(match transfer.to {
            Purse::Seat(_) => "returned to a seat",
            Purse::Space(_) => "returned to the board",
            Purse::Bank => "returned to the bank",
        }),
        Event::GameStarted { .. }
        | Event::DealerCut { .. }
        | Event::Committed { .. }
        | Event::NextCommitted { .. }
        | Event::EntropyAdded { .. }
        | Event::RevealedWithEntropy { .. }
        | Event::Staked { .. }
        | Event::DeadHandOffered { .. }
        | Event::DeadHandDeclined { .. }
        | Event::Led { .. }
        | Event::Played { .. }
        | Event::Revealed { .. }
        | Event::RoundAbandoned { .. }
        | Event::LastRoundCalled {} => {}
    }
}

pub(crate) fn dealer(log: &[Event]) -> Seat {
    let started = log.iter().rev().find_map(|event| match event {
        Event::RoundStarted { dealer } => Some(*dealer),
        _ => None,
    });
    started.unwrap()
}

/// How many seats had too few chips for what is asked of them.
fn short_antes(session: &Session<'_>) -> usize {
    let ruleset = session.table.rules.ruleset();
    let free = ruleset.free_ante.as_ref().map_or(0, |free| free.budget);
    let each: u32 = ruleset.board.iter().map(|space| space.ante.each).sum();
    let dealers: u32 = ruleset.board.iter().map(|space| space.ante.dealer).sum();
    let dealer = dealer(&session.log);
    let of_round = session.log.iter().rev();
    let mut staked = vec![0; session.table.players];
    for event in of_round.take_while(|event| !matches!(event, Event::RoundStarted { .. })) {
        if let Event::Staked { seat, chips, .. } = event {
            staked[seat.index()] += chips;
        }
    }
    let short = |&(place, staked): &(usize, u32)| {
        let asked = free
            + if place == dealer.index() {
                dealers
            } else {
                each
            };
        !session.chips.out[place] && staked < asked
    };
    staked.into_iter().enumerate().filter(short).count()
}

/// How many seats owed for cards, had no chips and so paid nothing, of which nothing is told.
fn paid_nothing(session: &Session<'_>, winner: Seat) -> usize {
    if session.table.rules.ruleset().settle.per_card == 0 {
        return 0;
    }
    let last = |event: &&Event| !matches!(event, Event::WentOut { .. });
    let spared = |seat: Seat| {
        let mut settled = session.log.iter().rev().take_while(last);
        settled.any(|event| match event {
            Event::Paid { from, .. } => *from == seat,
            Event::Exempt { seat: other } | Event::Melded { seat: other, .. } => *other == seat,
            _ => false,
        })
    };
    let seats = (0..session.table.players).filter_map(Seat::new);
    let owing = seats.filter(|&seat| {
        let place = seat.index();
        let has_cards = !session.cards.hands[place].is_empty();
        seat != winner && has_cards && session.chips.seats[place] == 0 && !spared(seat)
    });
    owing.count()
}
