//! Objections against the board: its spaces, claims, antes and stakes.

use super::*;
use crate::board::{CardPattern, MAX_SPACES, SetSuit};
use crate::card::{Rank, Suit};
use crate::presets::DEAD_HAND;

/// The most claims of a space.
const MAX_CLAIMS: usize = 8;
/// The most cards of a set that is played.
const MAX_SET: usize = 13;

pub(super) fn check(rules: &Ruleset, faults: &mut Faults) {
    faults.length("/board", rules.board.len(), MAX_SPACES);
    let mut total = 0_u64;
    for (index, space) in rules.board.iter().take(MAX_SPACES).enumerate() {
        let at = format!("/board/{index}");
        check_name(rules, index, &at, faults);
        total += u64::from(space.ante.each.max(space.ante.dealer)) * 2;
        check_money(rules, space, &at, faults);
        if space.claims.is_empty() {
            let detail = format!("nothing wins the chips on {}", space.id);
            faults.add(format!("{at}/claims"), FaultCode::Contradiction, detail);
        }
        faults.length(format!("{at}/claims"), space.claims.len(), MAX_CLAIMS);
        for (number, claim) in space.claims.iter().take(MAX_CLAIMS).enumerate() {
            let at = format!("{at}/claims/{number}");
            if space.claims[..number].contains(claim) {
                faults.add(&at, FaultCode::Duplicate, "a claim is named twice");
            }
            check_claim(rules, &at, claim, faults);
        }
    }
    if total > u64::from(MAX_AMOUNT) {
        let detail = format!("all antes of a round may come to more than {MAX_AMOUNT}");
        faults.add("/board", FaultCode::OutOfRange, detail);
    }
    check_free_ante(rules, faults);
    check_draw(rules, faults);
}

fn check_name(rules: &Ruleset, index: usize, at: &str, faults: &mut Faults) {
    let id = rules.board[index].id;
    if rules.board[..index].iter().any(|other| other.id == id) {
        let detail = format!("there are two spaces {id}");
        faults.add(format!("{at}/id"), FaultCode::Duplicate, detail);
    }
    let detail = match id.as_str() {
        "dealer" => "a space cannot be called dealer: prices to the dealer are written so",
        DEAD_HAND => "a space cannot be called dead_hand: the dead hand is called so",
        _ => return,
    };
    faults.add(format!("{at}/id"), FaultCode::Contradiction, detail);
}

fn check_money(rules: &Ruleset, space: &SpaceRules, at: &str, faults: &mut Faults) {
    faults.amount(format!("{at}/ante/each"), space.ante.each);
    faults.amount(format!("{at}/ante/dealer"), space.ante.dealer);
    if !rules.chips.enabled && space.ante != Ante::default() {
        let detail = "antes need chips";
        faults.add(format!("{at}/ante"), FaultCode::Contradiction, detail);
    }
    if let Pays::Fixed { amount, .. } = space.pays {
        faults.amount(format!("{at}/pays/amount"), amount);
        let free = rules
            .free_ante
            .iter()
            .any(|free| free.on.contains(&space.id));
        if space.ante != Ante::default() || free {
            let detail = "nobody would win the antes on a space that pays a fixed sum";
            faults.add(format!("{at}/ante"), FaultCode::Contradiction, detail);
        }
        if !rules.chips.enabled {
            let detail = "a payment needs chips";
            faults.add(format!("{at}/pays"), FaultCode::Contradiction, detail);
        }
    }
    check_unclaimed(space, at, faults);
    if space.carry == Carry::ToPot {
        needs_pot(rules, format!("{at}/carry"), faults);
    }
}

/// Whether a space has been taken is known from what it has paid; what the others pay is no part of it.
fn check_unclaimed(space: &SpaceRules, at: &str, faults: &mut Faults) {
    let unclaimed = Claim::GoOut {
        only_unclaimed: true,
    };
    let each = matches!(
        space.pays,
        Pays::Fixed {
            from: FixedPayer::Each,
            ..
        }
    );
    if each && space.claims.contains(&unclaimed) {
        let detail = "a space for which the others pay is never taken";
        faults.add(format!("{at}/claims"), FaultCode::Contradiction, detail);
    }
}

/// Refuses chips for the pot where there is none, or where nobody would win them.
pub(super) fn needs_pot(rules: &Ruleset, at: impl Display, faults: &mut Faults) {
    let detail = match rules.pot() {
        None => "no space is won by going out".to_owned(),
        Some(pot) if gives_back(pot) => return,
        Some(pot) => format!(
            "nobody would win the chips on {}, which pays a fixed sum",
            pot.id
        ),
    };
    faults.add(at, FaultCode::Contradiction, detail);
}

fn check_claim(rules: &Ruleset, at: &str, claim: &Claim, faults: &mut Faults) {
    let needs = |phase: RoundPhase, name: &str| {
        let missing = !rules.phases.contains(&phase);
        missing.then(|| format!("nobody wins this without the phase {name}"))
    };
    let missing = match claim {
        Claim::Play { card } => {
            check_card(rules, &format!("{at}/card"), *card, faults);
            None
        }
        Claim::Hold { card } => {
            check_card(rules, &format!("{at}/card"), *card, faults);
            needs(RoundPhase::Collect, "collect")
        }
        Claim::HoldSet { ranks, suit } => {
            check_held_set(rules, at, ranks, *suit, faults);
            needs(RoundPhase::Collect, "collect")
        }
        Claim::PlaySet { cards, .. } => {
            check_played_set(rules, at, cards, faults);
            None
        }
        Claim::Poker {} => needs(RoundPhase::Poker, "poker"),
        Claim::TurnUp { card } => {
            check_card(rules, &format!("{at}/card"), *card, faults);
            needs(RoundPhase::TurnUp, "turn_up")
        }
        Claim::TakeDeadHand {} => needs(RoundPhase::Exchange, "exchange"),
        Claim::GoOut { .. } => None,
    };
    if let Some(detail) = missing {
        faults.add(at, FaultCode::Contradiction, detail);
    }
}

fn check_held_set(rules: &Ruleset, at: &str, ranks: &str, suit: SetSuit, faults: &mut Faults) {
    if !are_ranks(ranks) || ranks.len() < 2 {
        let detail = "two or more different ranks of A23456789TJQK";
        return faults.add(format!("{at}/ranks"), FaultCode::Malformed, detail);
    }
    let whole = |suit: &Suit| {
        let mut ranks = ranks.chars().filter_map(Rank::from_letter);
        ranks.all(|rank| rules.pack().contains(Card::new(*suit, rank)))
    };
    if !Suit::ALL.iter().any(|each| suit.is(*each) && whole(each)) {
        let detail = "a card of every such set is removed from the pack";
        faults.add(format!("{at}/ranks"), FaultCode::Contradiction, detail);
    }
}

fn check_played_set(rules: &Ruleset, at: &str, cards: &[CardPattern], faults: &mut Faults) {
    faults.length(format!("{at}/cards"), cards.len(), MAX_SET);
    for (index, card) in cards.iter().take(MAX_SET).enumerate() {
        let at = format!("{at}/cards/{index}");
        check_card(rules, &at, *card, faults);
        if cards[..index].contains(card) {
            faults.add(&at, FaultCode::Duplicate, format!("{card} is named twice"));
        }
    }
    if cards.len() < 2 {
        let detail = "a set is two cards or more";
        faults.add(format!("{at}/cards"), FaultCode::Contradiction, detail);
    }
}

fn check_card(rules: &Ruleset, at: &str, card: CardPattern, faults: &mut Faults) {
    match card {
        CardPattern::Card(card) if !rules.pack().contains(card) => {
            let detail = format!("{card} is removed from the pack");
            faults.add(at, FaultCode::Contradiction, detail);
        }
        CardPattern::Card(_) => {}
        CardPattern::Trump(_) if rules.turn_up == TurnUp::Off => {
            let detail = "there are no trumps without a turn-up";
            faults.add(at, FaultCode::Contradiction, detail);
        }
        CardPattern::Trump(rank) => {
            let card = |suit: &Suit| Card::new(*suit, rank);
            if !Suit::ALL
                .iter()
                .map(card)
                .any(|card| rules.pack().contains(card))
            {
                let detail = format!("every {} is removed from the pack", rank.letter());
                faults.add(at, FaultCode::Contradiction, detail);
            }
        }
    }
}

/// Whether the text names different ranks, of which there are thirteen.
fn are_ranks(text: &str) -> bool {
    if text.is_empty() || text.len() > 13 {
        return false;
    }
    let known = text
        .chars()
        .all(|letter| Rank::from_letter(letter).is_some());
    let twice = text
        .char_indices()
        .any(|(at, letter)| text[..at].contains(letter));
    known && !twice
}

fn check_free_ante(rules: &Ruleset, faults: &mut Faults) {
    let Some(free) = &rules.free_ante else {
        return;
    };
    faults.range("/free_ante/budget", free.budget, 1, MAX_AMOUNT);
    faults.length("/free_ante/on", free.on.len(), MAX_SPACES);
    if free.on.is_empty() {
        let detail = "there is no space to stake on";
        faults.add("/free_ante/on", FaultCode::Contradiction, detail);
    }
    for (index, id) in free.on.iter().take(MAX_SPACES).enumerate() {
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

fn check_draw(rules: &Ruleset, faults: &mut Faults) {
    let BoodleSource::DrawSession {
        count,
        ranks,
        distinct,
    } = &rules.boodle_source
    else {
        return;
    };
    let claims = rules.board.iter().flat_map(|space| &space.claims);
    let places = claims
        .filter(|claim| matches!(claim, Claim::Play { .. }))
        .count();
    faults.range(
        "/boodle_source/count",
        u32::from(*count),
        1,
        places.clamp(1, MAX_SPACES) as u32,
    );
    if places == 0 {
        let detail = "no space is won by playing a card";
        faults.add("/boodle_source", FaultCode::Contradiction, detail);
    }
    if ranks.as_ref().is_some_and(|ranks| !are_ranks(ranks)) {
        let detail = "different ranks of A23456789TJQK";
        faults.add("/boodle_source/ranks", FaultCode::Malformed, detail);
        return;
    }
    let wanted = |card: &Card| {
        let ranks = ranks.as_ref();
        ranks.is_none_or(|ranks| ranks.contains(card.rank().letter()))
    };
    let cards: Vec<Card> = rules.pack().iter().filter(wanted).collect();
    let different = match distinct {
        Distinct::None => cards.len(),
        Distinct::Suits => cards.chunk_by(|a, b| a.suit() == b.suit()).count(),
        Distinct::Ranks => (0..13)
            .filter(|&rank| cards.iter().any(|card| card.rank().index() == rank))
            .count(),
    };
    if usize::from(*count) > different {
        let detail = format!("only {different} such cards can be drawn");
        faults.add("/boodle_source/count", FaultCode::ImpossibleDeal, detail);
    }
}
