//! What everybody puts on the board before a round.

use boodle_engine::{DoublePot, ShortAnte};

use super::spaces::Group;
use super::teller::{Case, Teller};

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    let mut told = Vec::new();
    if !teller.with_chips() {
        return told;
    }
    let stake = |chips: u32| Some(chips).filter(|chips| *chips > 0);
    let others = teller.groups(|space| stake(space.rules.ante.each));
    let dealers = teller.groups(|space| stake(space.rules.ante.dealer));
    let fixed = !(others.is_empty() && dealers.is_empty());
    if fixed {
        told.push(fixed_stakes(teller, &others, &dealers));
    }
    double(teller, &mut told);
    free(teller, fixed, &mut told);
    short(teller, fixed, &mut told);
    told
}

/// What the dealer may or must put down twice.
fn double(teller: &Teller<'_>, told: &mut Vec<String>) {
    let id = match teller.rules.dealer.double_pot {
        DoublePot::Off => return,
        DoublePot::Optional => "rules-double",
        DoublePot::Always => "rules-double-always",
    };
    for pot in teller.board.pots() {
        let chips = teller.board.spaces[pot].rules.ante.dealer;
        if chips > 0 {
            let (place, double) = (teller.place("into", &[pot]), teller.chips(chips * 2));
            told.push(teller.say(
                id,
                [
                    ("place", place.into()),
                    ("double", double.into()),
                    ("chips", chips.into()),
                ],
            ));
        }
    }
}

fn fixed_stakes(teller: &Teller<'_>, others: &[Group], dealers: &[Group]) -> String {
    let mine = teller.and(stakes(teller, dealers));
    if others == dealers {
        return teller.say("rules-ante-all", [("stakes", mine.into())]);
    }
    let all = teller.and(stakes(teller, others));
    match (others, dealers) {
        ([(each, places)], [(dealer, same)]) if places == same => {
            let place = teller.and(phrases(teller, places).into_iter().map(|(place, _)| place));
            let (dealer, others) = (teller.chips(*dealer), teller.chips(*each));
            teller.say(
                "rules-ante-split",
                [
                    ("dealer", dealer.into()),
                    ("others", others.into()),
                    ("place", place.into()),
                ],
            )
        }
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
    let stake = |chips: u32, place: String, several: bool| {
        let id = if several {
            "rules-stake-each"
        } else {
            "rules-stake"
        };
        let chips = teller.chips(chips);
        teller.say(id, [("chips", chips.into()), ("place", place.into())])
    };
    let stakes = groups.iter().flat_map(|(chips, places)| {
        let phrases = phrases(teller, places).into_iter();
        phrases.map(|(place, several)| stake(*chips, place, several))
    });
    stakes.collect()
}

/// Where the same number of chips is put, and whether a phrase names several spaces one by one.
fn phrases(teller: &Teller<'_>, places: &[usize]) -> Vec<(String, bool)> {
    let (mut cards, named) = teller.sorted(places);
    let all: Vec<usize> = (0..teller.board.spaces.len()).collect();
    let (all_cards, all_named) = teller.sorted(&all);
    if places == all && named.len() > 1 && cards.len() != 1 {
        let id = if cards.is_empty() {
            "rules-each-space"
        } else {
            "rules-each-place"
        };
        return vec![(teller.word(id), false)];
    }
    let mut phrases = Vec::new();
    let boodle = |place: &usize| !teller.board.spaces[*place].boodles().is_empty();
    if cards.len() > 1 && cards == all_cards && !all_named.iter().any(boodle) {
        phrases.push((teller.word("rules-each-boodle"), false));
        cards.clear();
    }
    for alike in [cards, named].iter().filter(|places| !places.is_empty()) {
        phrases.push((teller.place("into", alike), alike.len() > 1));
    }
    phrases
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
            teller.and(
                places
                    .iter()
                    .map(|place| teller.bare(*place, Case::Accusative)),
            ),
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
