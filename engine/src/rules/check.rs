//! Objections against a ruleset: all of them at once.

use super::*;
use crate::board::{CardPattern, MAX_SPACES};
use crate::hand::Hand;
use crate::seat::MAX_SEATS;
use std::fmt::Display;

/// One objection against a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fault {
    /// Where, as a JSON pointer (RFC 6901) into the ruleset.
    #[cfg_attr(feature = "schema", schema(example = "/seats/min"))]
    pub pointer: String,
    /// What kind of objection it is; new ones may be added.
    pub code: FaultCode,
    /// The reason, a sentence for people.
    pub detail: String,
}

/// A kind of objection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    /// A number is too small or too large.
    OutOfRange,
    /// Something is named twice.
    Duplicate,
    /// A name leads nowhere.
    UnknownSpace,
    /// Two parameters contradict each other.
    Contradiction,
    /// With these values a hand without cards would be dealt.
    ImpossibleDeal,
    /// The engine cannot play this yet.
    NotSupported,
    /// A text is not of the right form.
    Malformed,
}

struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, pointer: impl Display, code: FaultCode, detail: impl Display) {
        self.0.push(Fault {
            pointer: pointer.to_string(),
            code,
            detail: detail.to_string(),
        });
    }

    fn range(&mut self, pointer: impl Display, value: u32, least: u32, most: u32) {
        if value < least || value > most {
            let detail = format!("{value} is not between {least} and {most}");
            self.add(pointer, FaultCode::OutOfRange, detail);
        }
    }

    fn amount(&mut self, pointer: impl Display, value: u32) {
        self.range(pointer, value, 0, MAX_AMOUNT);
    }

    /// Refuses what the engine cannot play yet.
    fn unsupported(&mut self, pointer: impl Display, asked: bool, what: &str) {
        if asked {
            self.add(
                pointer,
                FaultCode::NotSupported,
                format!("{what} cannot be played yet"),
            );
        }
    }
}

impl Ruleset {
    /// Checks the ruleset and makes the rules of it that the engine plays by.
    ///
    /// # Errors
    /// Every objection at once: numbers out of range, names that lead nowhere, contradictions,
    /// hands that cannot be dealt, and what the engine cannot play yet.
    pub fn check(self) -> Result<Rules, Vec<Fault>> {
        let mut faults = Faults(Vec::new());
        check_table(&self, &mut faults);
        check_board(&self, &mut faults);
        check_free_ante(&self, &mut faults);
        check_deal(&self, &mut faults);
        check_phases(&self, &mut faults);
        check_exchange(&self, &mut faults);
        check_stops(&self, &mut faults);
        check_settlement(&self, &mut faults);
        check_session(&self, &mut faults);
        if faults.0.is_empty() {
            Ok(Rules::of(self))
        } else {
            Err(faults.0)
        }
    }

    fn pack(&self) -> Hand {
        Hand::PACK.minus(self.deck.remove.iter().copied().collect())
    }

    fn has_space(&self, id: &SpaceId) -> bool {
        self.board.iter().any(|space| space.id == *id)
    }
}

fn check_table(rules: &Ruleset, faults: &mut Faults) {
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
    let removed: Hand = rules.deck.remove.iter().copied().collect();
    if removed.len() != rules.deck.remove.len() {
        faults.add(
            "/deck/remove",
            FaultCode::Duplicate,
            "a card is removed twice",
        );
    }
    faults.amount("/chips/start", rules.chips.start);
    if let FirstDealer::Seat { seat } = rules.dealer.first
        && seat >= seats.min
    {
        let detail = format!("seat {seat} is not there with {} players", seats.min);
        faults.add("/dealer/first/seat", FaultCode::OutOfRange, detail);
    }
    faults.unsupported(
        "/boodle_source",
        rules.boodle_source != BoodleSource::Fixed {},
        "drawing the boodle cards",
    );
    faults.unsupported(
        "/short_ante",
        rules.short_ante != ShortAnte::Partial,
        "any short ante but partial",
    );
}

fn check_board(rules: &Ruleset, faults: &mut Faults) {
    faults.range("/board", rules.board.len() as u32, 0, MAX_SPACES as u32);
    let mut total = 0_u64;
    for (index, space) in rules.board.iter().enumerate() {
        let at = format!("/board/{index}");
        if rules.board[..index]
            .iter()
            .any(|other| other.id == space.id)
        {
            let detail = format!("there are two spaces {}", space.id);
            faults.add(format!("{at}/id"), FaultCode::Duplicate, detail);
        }
        if space.id.as_str() == "dealer" {
            let detail = "a space cannot be called dealer: prices to the dealer are written so";
            faults.add(format!("{at}/id"), FaultCode::Contradiction, detail);
        }
        if space.claims.is_empty() {
            let detail = format!("nothing wins the chips on {}", space.id);
            faults.add(format!("{at}/claims"), FaultCode::Contradiction, detail);
        }
        faults.amount(format!("{at}/ante/each"), space.ante.each);
        faults.amount(format!("{at}/ante/dealer"), space.ante.dealer);
        total += u64::from(space.ante.each.max(space.ante.dealer));
        if !rules.chips.enabled && space.ante != Ante::default() {
            let detail = "antes need chips";
            faults.add(format!("{at}/ante"), FaultCode::Contradiction, detail);
        }
        for (number, claim) in space.claims.iter().enumerate() {
            check_claim(rules, &format!("{at}/claims/{number}"), claim, faults);
        }
        match &space.pays {
            Pays::Pot {} => {}
            Pays::Fixed { amount, from } => {
                faults.amount(format!("{at}/pays/amount"), *amount);
                let each = *from == FixedPayer::Each;
                faults.unsupported(
                    format!("{at}/pays/from"),
                    each,
                    "a payment by every other seat",
                );
            }
        }
        let keeps = space.carry == Carry::Keep;
        faults.unsupported(format!("{at}/carry"), !keeps, "any carry but keep");
    }
    if total > u64::from(MAX_AMOUNT) {
        let detail = format!("all antes of a round come to more than {MAX_AMOUNT}");
        faults.add("/board", FaultCode::OutOfRange, detail);
    }
}

fn check_claim(rules: &Ruleset, at: &str, claim: &Claim, faults: &mut Faults) {
    match claim {
        Claim::Play { card } => match card {
            CardPattern::Card(card) if !rules.pack().contains(*card) => {
                let detail = format!("{card} is removed from the pack");
                faults.add(format!("{at}/card"), FaultCode::Contradiction, detail);
            }
            CardPattern::Card(_) => {}
            CardPattern::Trump(_) => faults.unsupported(format!("{at}/card"), true, "a trump card"),
        },
        Claim::GoOut { only_unclaimed } => faults.unsupported(
            format!("{at}/only_unclaimed"),
            *only_unclaimed,
            "a pot that only an unclaimed space pays",
        ),
        Claim::Hold { .. } => faults.unsupported(at, true, "collecting for a card held"),
        Claim::HoldSet { .. } => faults.unsupported(at, true, "collecting for a set held"),
        Claim::PlaySet { .. } => faults.unsupported(at, true, "a claim for several cards played"),
        Claim::Poker {} => faults.unsupported(at, true, "a poker space"),
        Claim::TurnUp { .. } => faults.unsupported(at, true, "a claim for the turn-up"),
        Claim::TakeDeadHand {} => faults.unsupported(at, true, "a claim for taking the dead hand"),
    }
}

fn check_free_ante(rules: &Ruleset, faults: &mut Faults) {
    let Some(free) = &rules.free_ante else {
        return;
    };
    faults.range("/free_ante/budget", free.budget, 1, MAX_AMOUNT);
    if free.on.is_empty() {
        let detail = "there is no space to stake on";
        faults.add("/free_ante/on", FaultCode::Contradiction, detail);
    }
    for (index, id) in free.on.iter().enumerate() {
        let at = format!("/free_ante/on/{index}");
        if !rules.has_space(id) {
            let detail = format!("there is no space {id}");
            faults.add(&at, FaultCode::UnknownSpace, detail);
        }
        if free.on[..index].contains(id) {
            faults.add(&at, FaultCode::Duplicate, format!("{id} is named twice"));
        }
    }
    if !rules.chips.enabled {
        let detail = "stakes need chips";
        faults.add("/free_ante", FaultCode::Contradiction, detail);
    }
}

fn check_deal(rules: &Ruleset, faults: &mut Faults) {
    let deal = &rules.deal;
    faults.unsupported("/deal/cut", deal.cut == Cut::Ask, "asking for a cut");
    faults.unsupported(
        "/deal/hand_size",
        deal.hand_size.is_some(),
        "dealing a part of the pack",
    );
    if deal.extra == Extra::None && deal.uneven == Uneven::ToExtra {
        let detail = "there is no dead hand to take the odd cards";
        faults.add("/deal/uneven", FaultCode::Contradiction, detail);
    }
    let hands = usize::from(rules.seats.max) + usize::from(deal.extra == Extra::FullHand);
    if rules.pack().len() < hands {
        let detail = format!("{} cards are too few for {hands} hands", rules.pack().len());
        faults.add("/deck/remove", FaultCode::ImpossibleDeal, detail);
    }
    faults.unsupported("/turn_up", rules.turn_up != TurnUp::Off, "a turn-up");
    faults.unsupported("/rummy", rules.rummy != Rummy::Off, "meld relief");
    faults.unsupported("/misdeal", rules.misdeal != Misdeal::Never, "a misdeal");
}

fn check_phases(rules: &Ruleset, faults: &mut Faults) {
    for (index, phase) in rules.phases.iter().enumerate() {
        let at = format!("/phases/{index}");
        if rules.phases[..index].contains(phase) {
            faults.add(&at, FaultCode::Duplicate, "a phase is named twice");
        }
        let what = match phase {
            RoundPhase::Exchange | RoundPhase::Stops => continue,
            RoundPhase::TurnUp => "the phase turn_up",
            RoundPhase::Collect => "the phase collect",
            RoundPhase::Poker => "the phase poker",
            RoundPhase::Rummy => "the phase rummy",
        };
        faults.unsupported(&at, true, what);
    }
    let place = |phase| rules.phases.iter().position(|other| *other == phase);
    match (place(RoundPhase::Stops), place(RoundPhase::Exchange)) {
        (None, _) => {
            let detail = "without the phase stops no round ends";
            faults.add("/phases", FaultCode::Contradiction, detail);
        }
        (Some(stops), Some(exchange)) if exchange > stops => {
            let detail = "the dead hand cannot change its owner after the play";
            faults.add("/phases", FaultCode::Contradiction, detail);
        }
        (_, exchange) => {
            let listed = exchange.is_some();
            let wanted = rules.exchange != Exchange::None {};
            if listed && !wanted {
                let detail = "there is a phase exchange but no exchange";
                faults.add("/phases", FaultCode::Contradiction, detail);
            } else if wanted && !listed {
                let detail = "there is an exchange but no phase for it";
                faults.add("/exchange", FaultCode::Contradiction, detail);
            }
        }
    }
}

fn check_exchange(rules: &Ruleset, faults: &mut Faults) {
    if rules.exchange != (Exchange::None {}) && rules.deal.extra == Extra::None {
        let detail = "there is no dead hand to exchange";
        faults.add("/exchange", FaultCode::Contradiction, detail);
    }
    let mut price = |amount: u32, to: Option<&SpaceId>| {
        faults.amount("/exchange/price", amount);
        match to {
            Some(to) if to.as_str() != "dealer" && !rules.has_space(to) => {
                let detail = format!("there is no space {to}");
                faults.add("/exchange/to", FaultCode::UnknownSpace, detail);
            }
            None if amount > 0 => {
                let detail = "a price has to go somewhere";
                faults.add("/exchange/to", FaultCode::Contradiction, detail);
            }
            _ => {}
        }
        if amount > 0 && !rules.chips.enabled {
            let detail = "a price needs chips";
            faults.add("/exchange/price", FaultCode::Contradiction, detail);
        }
    };
    match &rules.exchange {
        Exchange::None {} => {}
        Exchange::FixedPrice {
            price: amount,
            to,
            order,
            forced_stake,
            dealer_free,
            dealer_peek,
            barred_if_paycard,
            ..
        } => {
            price(*amount, Some(to));
            let other = *order != ExchangeOrder::LeftThenDealer;
            faults.unsupported("/exchange/order", other, "any order but left_then_dealer");
            let staked = *forced_stake > 0;
            faults.unsupported("/exchange/forced_stake", staked, "a forced stake");
            faults.unsupported(
                "/exchange/dealer_free",
                *dealer_free,
                "a free dead hand for the dealer",
            );
            faults.unsupported(
                "/exchange/dealer_peek",
                *dealer_peek,
                "looking at an unsold dead hand",
            );
            let barred = *barred_if_paycard;
            faults.unsupported(
                "/exchange/barred_if_paycard",
                barred,
                "a bar for holders of boodle cards",
            );
        }
        Exchange::DealerSwap {
            price: amount,
            to,
            swap_size,
            barred_if_paycard,
            ..
        } => {
            price(*amount, to.as_ref());
            if to.is_some_and(|to| to.as_str() == "dealer") {
                let detail = "the dealer cannot pay himself";
                faults.add("/exchange/to", FaultCode::Contradiction, detail);
            }
            let same = *swap_size == SwapSize::SameCount;
            faults.unsupported("/exchange/swap_size", same, "swapping a part of a hand");
            let barred = *barred_if_paycard;
            faults.unsupported(
                "/exchange/barred_if_paycard",
                barred,
                "a bar for holders of boodle cards",
            );
        }
        Exchange::Auction { .. } => faults.unsupported("/exchange/mode", true, "an auction"),
    }
}

fn check_stops(rules: &Ruleset, faults: &mut Faults) {
    let stops = &rules.stops;
    let poker = stops.leader == Leader::PokerWinner {};
    faults.unsupported(
        "/stops/leader",
        poker,
        "a lead by the winner of the poker hand",
    );
    faults.amount("/stops/no_lead_fee", stops.no_lead_fee);
    faults.amount("/stops/pass_fee", stops.pass_fee);
    faults.unsupported(
        "/stops/no_lead_fee",
        stops.no_lead_fee > 0,
        "a fee for passing the lead on",
    );
    faults.unsupported(
        "/stops/pass_fee",
        stops.pass_fee > 0,
        "a fee for not following",
    );
    faults.unsupported(
        "/stops/withhold",
        stops.withhold,
        "keeping back the next card",
    );
    let forced: Hand = stops.forced_stops.iter().copied().collect();
    if forced.len() != stops.forced_stops.len() {
        faults.add(
            "/stops/forced_stops",
            FaultCode::Duplicate,
            "a card is named twice",
        );
    }
    if let Some(bonus) = &stops.stop_bonus {
        faults.range("/stops/stop_bonus/amount", bonus.amount, 1, MAX_AMOUNT);
        let other = bonus.from != BonusPayer::Each;
        faults.unsupported(
            "/stops/stop_bonus/from",
            other,
            "a stop bonus from pot or bank",
        );
        if !rules.chips.enabled {
            let detail = "a bonus needs chips";
            faults.add("/stops/stop_bonus", FaultCode::Contradiction, detail);
        }
    }
}

fn check_settlement(rules: &Ruleset, faults: &mut Faults) {
    let settle = &rules.settle;
    faults.amount("/settle/per_card", settle.per_card);
    faults.amount("/settle/round_bonus", settle.round_bonus);
    let penalty = settle.unplayed_boodle != UnplayedBoodle::None;
    faults.unsupported(
        "/settle/unplayed_boodle",
        penalty,
        "a penalty for unplayed boodle cards",
    );
    faults.unsupported(
        "/settle/round_bonus",
        settle.round_bonus > 0,
        "a bonus for going out",
    );
    let debt = settle.short_pay == ShortPay::Debt;
    faults.unsupported("/settle/short_pay", debt, "debt");
    if settle.per_card > 0 && !rules.chips.enabled {
        let detail = "a payment per card needs chips";
        faults.add("/settle/per_card", FaultCode::Contradiction, detail);
    }
}

fn check_session(rules: &Ruleset, faults: &mut Faults) {
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
    let moved = session.leftovers != Leftovers::Leave;
    faults.unsupported("/session/leftovers", moved, "any leftovers but leave");
}
