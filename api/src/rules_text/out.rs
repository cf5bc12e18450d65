//! Going out and what is paid then.

use boodle_engine::{
    BonusPayer, Carry, Claim, FixedPayer, Pays, RoundPhase, ShortPay, UnplayedBoodle,
};

use super::board::{Boodle, Space};
use super::teller::{Case, Teller};

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    let mut told = vec![teller.word("rules-out")];
    if teller.with_chips() {
        won(teller, &mut told);
        penalties(teller, &mut told);
        left_over(teller, &mut told);
    } else {
        told.push(teller.word("rules-out-only"));
    }
    if teller.has_dead_hand() {
        let shown = teller.rules.visibility.show_dead_at_end;
        let shown = if shown { "yes" } else { "no" };
        told.push(teller.say("rules-dead-shown", [("shown", shown.into())]));
    }
    told
}

fn won(teller: &Teller<'_>, told: &mut Vec<String>) {
    let settle = &teller.rules.settle;
    let pots = |unclaimed: bool| {
        let wanted = Claim::GoOut {
            only_unclaimed: unclaimed,
        };
        teller.board.claimed(|claim| *claim == wanted)
    };
    for (id, pots) in [
        ("rules-out-wins", pots(false)),
        ("rules-out-unclaimed", pots(true)),
    ] {
        if !pots.is_empty() {
            told.push(teller.say(id, [("wins", teller.wins(&pots).into())]));
        }
    }
    if settle.round_bonus > 0 {
        let chips = teller.chips(settle.round_bonus);
        told.push(teller.say("rules-round-bonus", [("chips", chips.into())]));
    }
    if settle.per_card > 0 {
        let chips = teller.chips(settle.per_card);
        told.push(teller.say("rules-per-card", [("chips", chips.into())]));
        if let Some(card) = settle.exempt_holder {
            told.push(teller.say(
                "rules-exempt",
                [("card", teller.card(card, Case::Accusative).into())],
            ));
        }
        if teller.has_phase(RoundPhase::Rummy) {
            told.push(teller.word("rules-melds"));
        }
    }
    if told.len() == 1 {
        told.push(teller.word("rules-out-nothing"));
    }
}

fn penalties(teller: &Teller<'_>, told: &mut Vec<String>) {
    let settle = &teller.rules.settle;
    if settle.unplayed_boodle == UnplayedBoodle::DoubleSpace {
        unplayed(teller, told);
    }
    if owes(teller) {
        told.push(teller.word(match settle.short_pay {
            ShortPay::Available => "rules-short-available",
            ShortPay::Debt => "rules-short-debt",
        }));
    }
}

/// What still holding a card costs that wins a space when it is played.
fn unplayed(teller: &Teller<'_>, told: &mut Vec<String>) {
    let doubles = |space: &Space<'_>| space.rules.pays == Pays::Pot {} && !space.plays.is_empty();
    let places = teller.board.places(doubles);
    let spaces = places.iter().map(|place| &teller.board.spaces[*place]);
    let cards: Vec<Boodle> = spaces.flat_map(|space| space.plays.clone()).collect();
    if !cards.is_empty() {
        let cards = teller.any_of(&cards, Case::Accusative);
        told.push(teller.say("rules-unplayed", [("cards", cards.into())]));
    }
}

/// Whether players ever pay each other what they may not have.
fn owes(teller: &Teller<'_>) -> bool {
    let each = |space: &Space<'_>| {
        matches!(
            space.rules.pays,
            Pays::Fixed {
                from: FixedPayer::Each,
                ..
            }
        )
    };
    let bonus = teller.rules.stops.stop_bonus.as_ref();
    teller.rules.settle.per_card > 0
        || teller.board.spaces.iter().any(each)
        || bonus.is_some_and(|bonus| bonus.from == BonusPayer::Each)
}

/// What becomes of chips that nobody won, where that can happen.
fn left_over(teller: &Teller<'_>, told: &mut Vec<String>) {
    let always_won = Claim::GoOut {
        only_unclaimed: false,
    };
    let stay = |space: &Space<'_>| {
        space.rules.pays == Pays::Pot {} && !space.rules.claims.contains(&always_won)
    };
    let pot = teller.board.pots().first().copied();
    let carried = |wanted: Carry| {
        teller.board.places(|space| {
            let moved = space.rules.carry == Carry::ToPot;
            let is_pot = pot.is_some_and(|pot| teller.board.spaces[pot].rules.id == space.rules.id);
            let carry = if moved && is_pot {
                Carry::Keep
            } else {
                space.rules.carry
            };
            stay(space) && carry == wanted
        })
    };
    let into = pot.map_or(String::new(), |pot| teller.place("into", &[pot]));
    let groups: Vec<(&str, Vec<usize>)> = [
        ("keep", carried(Carry::Keep)),
        ("return", carried(Carry::Return)),
        ("to_pot", carried(Carry::ToPot)),
    ]
    .into_iter()
    .filter(|(_, places)| !places.is_empty())
    .collect();
    for (carry, places) in &groups {
        let mut values = Vec::new();
        if *carry == "to_pot" {
            values.push(("into", into.as_str().into()));
        }
        let mut id = format!("rules-carry-{carry}");
        if groups.len() > 1 {
            values.push(("on", teller.place("on", places).into()));
            id += "-on";
        }
        told.push(teller.say_all(&id, values));
    }
}
