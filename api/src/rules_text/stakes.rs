//! What everybody puts on the board before a round.

use boodle_engine::{Claim, DoublePot, ShortAnte};

use super::board::Space;
use super::spaces::Group;
use super::teller::Teller;

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    let mut told = Vec::new();
    if !teller.with_chips() {
        return told;
    }
    let always = teller.rules.dealer.double_pot == DoublePot::Always;
    let pots = teller.board.pots();
    let pot = |space: &Space<'_>| {
        let claims = &space.rules.claims;
        claims
            .iter()
            .any(|claim| matches!(claim, Claim::GoOut { .. }))
    };
    let each = |space: &Space<'_>| Some(space.rules.ante.each).filter(|chips| *chips > 0);
    let dealer = |space: &Space<'_>| {
        let chips = space.rules.ante.dealer;
        let chips = if always && pot(space) {
            chips * 2
        } else {
            chips
        };
        Some(chips).filter(|chips| *chips > 0)
    };
    let (others, dealers) = (teller.groups(each), teller.groups(dealer));
    let fixed = !(others.is_empty() && dealers.is_empty());
    if fixed {
        told.push(fixed_stakes(teller, &others, &dealers));
    }
    if teller.rules.dealer.double_pot == DoublePot::Optional {
        for place in pots {
            let chips = teller.board.spaces[place].rules.ante.dealer;
            if chips > 0 {
                let place = teller.place("into", &[place]);
                let double = teller.chips(chips * 2).into();
                told.push(teller.say(
                    "rules-double",
                    [
                        ("place", place.into()),
                        ("double", double),
                        ("chips", chips.into()),
                    ],
                ));
            }
        }
    }
    free(teller, fixed, &mut told);
    short(teller, fixed, &mut told);
    told
}

fn fixed_stakes(teller: &Teller<'_>, others: &[Group], dealers: &[Group]) -> String {
    let mine = teller.and(stakes(teller, dealers));
    if others == dealers {
        return teller.say("rules-ante-all", [("stakes", mine.into())]);
    }
    let all = teller.and(stakes(teller, others));
    match (others, dealers) {
        ([], _) => teller.say("rules-ante-dealer", [("stakes", mine.into())]),
        (_, []) => teller.say("rules-ante-others", [("stakes", all.into())]),
        _ => teller.say(
            "rules-ante-both",
            [("dealer", mine.into()), ("others", all.into())],
        ),
    }
}

/// "1 chip on each boodle card", "2 chips into the pot"
fn stakes(teller: &Teller<'_>, groups: &[Group]) -> Vec<String> {
    let mut stakes = Vec::new();
    for (chips, places) in groups {
        let chips = teller.chips(*chips);
        let stake = |id: &str, place: String| {
            teller.say(
                id,
                [("chips", chips.as_str().into()), ("place", place.into())],
            )
        };
        let (mut cards, mut named) = teller.sorted(places);
        let all: Vec<usize> = (0..teller.board.spaces.len()).collect();
        let (all_cards, all_named) = teller.sorted(&all);
        if *places == all && named.len() > 1 && cards.len() != 1 {
            let id = if cards.is_empty() {
                "rules-each-space"
            } else {
                "rules-each-place"
            };
            stakes.push(stake("rules-stake", teller.word(id)));
            cards.clear();
            named.clear();
        }
        let only_cards = all_named
            .iter()
            .all(|p| teller.board.spaces[*p].boodles().is_empty());
        if cards.len() > 1 && cards == all_cards && only_cards {
            stakes.push(stake("rules-stake", teller.word("rules-each-boodle")));
            cards.clear();
        }
        for alike in [cards, named].iter().filter(|places| !places.is_empty()) {
            let id = if alike.len() > 1 {
                "rules-stake-each"
            } else {
                "rules-stake"
            };
            stakes.push(stake(id, teller.place("into", alike)));
        }
    }
    stakes
}

/// Chips that everybody distributes.
fn free(teller: &Teller<'_>, after: bool, told: &mut Vec<String>) {
    let Some(free) = &teller.rules.free_ante else {
        return;
    };
    let places = teller
        .board
        .places(|space| free.on.contains(&space.rules.id));
    let boodles = teller.board.places(|space| !space.boodles().is_empty());
    let (id, over) = match places[..] {
        [_] => ("rules-free-one", teller.place("into", &places)),
        _ if places == boodles => ("rules-free", teller.word("rules-over-boodles")),
        _ => (
            "rules-free",
            teller.and(places.iter().map(|place| teller.bare(*place))),
        ),
    };
    let after = if after { "yes" } else { "no" };
    let chips = teller.chips(free.budget);
    told.push(teller.say(
        id,
        [
            ("after", after.into()),
            ("chips", chips.into()),
            ("places", over.into()),
        ],
    ));
}

fn short(teller: &Teller<'_>, fixed: bool, told: &mut Vec<String>) {
    let stakes = match (fixed, teller.rules.free_ante.is_some()) {
        (true, true) => "both",
        (true, false) => "fixed",
        (false, true) => "free",
        (false, false) => return,
    };
    told.push(match teller.rules.short_ante {
        ShortAnte::Partial => teller.say("rules-short-partial", [("stakes", stakes.into())]),
        ShortAnte::Eliminate => teller.word("rules-short-eliminate"),
        ShortAnte::Rebuy => {
            let chips = teller.chips(teller.rules.chips.start);
            teller.say("rules-short-rebuy", [("chips", chips.into())])
        }
    });
}
