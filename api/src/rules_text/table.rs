//! Players, pack and board.

use boodle_engine::{BoodleSource, Distinct, Exchange, FixedPayer, Hand, Pays, Rank};

use super::board::Space;
use super::teller::{Case, Teller};

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    let mut told = vec![players(teller), pack(teller)];
    if teller.with_chips() || barred(teller) {
        board(teller, &mut told);
    }
    told
}

/// Whether it matters without chips too which the boodle cards are.
fn barred(teller: &Teller<'_>) -> bool {
    match teller.rules.exchange {
        Exchange::None {} => false,
        Exchange::FixedPrice {
            barred_if_paycard, ..
        }
        | Exchange::DealerSwap {
            barred_if_paycard, ..
        }
        | Exchange::Auction {
            barred_if_paycard, ..
        } => barred_if_paycard,
    }
}

fn players(teller: &Teller<'_>) -> String {
    let (min, max) = (teller.rules.seats.min, teller.rules.seats.max);
    let players = if min == max {
        max.to_string()
    } else {
        teller.say("rules-range", [("min", min.into()), ("max", max.into())])
    };
    if !teller.with_chips() {
        return teller.say("rules-players-without-chips", [("players", players.into())]);
    }
    let chips = teller.chips(teller.rules.chips.start);
    teller.say(
        "rules-players",
        [("players", players.into()), ("chips", chips.into())],
    )
}

fn pack(teller: &Teller<'_>) -> String {
    let (deck, pack) = (&teller.rules.deck, teller.pack());
    let height = |rank: &Rank| deck.low.height(*rank);
    let ranks = || pack.iter().map(|card| card.rank());
    let (low, high) = (ranks().min_by_key(height), ranks().max_by_key(height));
    let rank = |rank: Option<Rank>| teller.the_rank(rank.unwrap_or(Rank::ACE));
    let mut told = vec![("count", pack.len().into())];
    told.push(("low", rank(low).into()));
    told.push(("high", rank(high).into()));
    if deck.remove.is_empty() {
        teller.say_all("rules-pack", told)
    } else {
        told.push(("cards", removed(teller).into()));
        teller.say_all("rules-pack-without", told)
    }
}

/// The cards taken out: whole ranks first, then single cards.
fn removed(teller: &Teller<'_>) -> String {
    let removed: Hand = teller.rules.deck.remove.iter().copied().collect();
    let height = |rank: &Rank| teller.rules.deck.low.height(*rank);
    let of_rank = |rank: Rank| removed.iter().filter(move |card| card.rank() == rank);
    let mut whole: Vec<Rank> = removed.iter().map(|card| card.rank()).collect();
    whole.sort_by_key(height);
    whole.dedup();
    whole.retain(|rank| of_rank(*rank).count() == 4);
    let mut told = Vec::new();
    if !whole.is_empty() {
        let ranks = teller.and(whole.iter().map(|rank| teller.rank(rank.letter())));
        told.push(teller.say("rules-ranks-of-all", [("ranks", ranks.into())]));
    }
    let single = removed.iter().filter(|card| !whole.contains(&card.rank()));
    told.extend(single.map(|card| teller.card(card, Case::Accusative)));
    teller.and(told)
}

fn board(teller: &Teller<'_>, told: &mut Vec<String>) {
    let all: Vec<usize> = (0..teller.board.spaces.len()).collect();
    let (cards, named) = teller.sorted(&all);
    if all.is_empty() {
        return;
    }
    // The order of the board decides for what the last chips of a player go.
    let in_order = cards.iter().chain(&named).eq(&all);
    let mut values = vec![("number", teller.number(cards.len()).into())];
    values.push(("count", cards.len().into()));
    let names = |places: &[usize]| teller.and(places.iter().map(|place| teller.listed(*place)));
    let drawn_alone = cards.iter().all(|place| teller.is_drawn(*place));
    if in_order && !cards.is_empty() {
        let mut id = String::from("rules-board-");
        if drawn_alone {
            id += "drawn-cards";
        } else {
            id += "cards";
            values.push(("cards", names(&cards).into()));
        }
        if !named.is_empty() {
            id += "-and";
            values.push(("spaces", teller.named("", &named).into()));
        }
        told.push(teller.say_all(&id, values));
    } else {
        let number = teller.number(all.len());
        let count = all.len().into();
        told.push(teller.say(
            "rules-board-spaces",
            [
                ("number", number.into()),
                ("count", count),
                ("names", names(&all).into()),
            ],
        ));
    }
    boodles(teller, in_order && !cards.is_empty(), told);
    drawn(teller, told);
    sums(teller, FixedPayer::Bank, "rules-sums-bank", told);
    sums(teller, FixedPayer::Each, "rules-sums-each", told);
}

/// Which cards win which spaces, as far as the names of the spaces do not say so.
fn boodles(teller: &Teller<'_>, cards_told: bool, told: &mut Vec<String>) {
    let (mut pairs, mut count) = (Vec::new(), 0);
    for (place, space) in teller.board.spaces.iter().enumerate() {
        let boodles = space.boodles();
        if boodles.is_empty() || (space.card.is_some() && cards_told) {
            continue;
        }
        count += boodles.len();
        let cards = teller.and(
            boodles
                .into_iter()
                .map(|card| teller.boodle(card, Case::Nominative)),
        );
        pairs.push(if space.card.is_some() {
            cards
        } else {
            let name = teller.bare(place, Case::Nominative);
            teller.say(
                "rules-boodle-for",
                [("cards", cards.into()), ("name", name.into())],
            )
        });
    }
    if count == 0 {
        return;
    }
    let also = cards_told && teller.board.spaces.iter().any(|space| space.card.is_some());
    let id = if also {
        "rules-boodles-also"
    } else {
        "rules-boodles-are"
    };
    let cards = teller.and(pairs);
    told.push(teller.say(id, [("cards", cards.into()), ("count", count.into())]));
}

fn drawn(teller: &Teller<'_>, told: &mut Vec<String>) {
    let BoodleSource::DrawSession {
        count,
        ranks,
        distinct,
    } = &teller.rules.boodle_source
    else {
        return;
    };
    let count = usize::from(*count);
    let id = if teller.board.boodles().len() == count {
        "rules-board-drawn"
    } else {
        "rules-board-drawn-some"
    };
    let number = teller.number(count);
    told.push(teller.say(id, [("number", number.into()), ("count", count.into())]));
    if let Some(ranks) = ranks {
        let ranks = teller.and(ranks.chars().map(|letter| teller.rank(letter)));
        told.push(teller.say("rules-drawn-ranks", [("ranks", ranks.into())]));
    }
    match distinct {
        Distinct::None => {}
        Distinct::Suits => told.push(teller.word("rules-drawn-suits-differ")),
        Distinct::Ranks => told.push(teller.word("rules-drawn-ranks-differ")),
    }
}

/// The fixed sums for boodle cards, equal ones together.
fn sums(teller: &Teller<'_>, payer: FixedPayer, id: &str, told: &mut Vec<String>) {
    let sum = |space: &Space<'_>| match space.rules.pays {
        Pays::Fixed { amount, from } if from == payer => Some(amount),
        _ => None,
    };
    let paid = |space: &Space<'_>| sum(space).filter(|_| !space.boodles().is_empty());
    let sums: Vec<String> = teller
        .groups(|space| paid(space))
        .into_iter()
        .map(|(amount, places)| {
            let boodles = places
                .iter()
                .flat_map(|place| teller.board.spaces[*place].boodles());
            let cards: Vec<String> = boodles
                .map(|card| teller.boodle(card, Case::Accusative))
                .collect();
            let id = if cards.len() > 1 {
                "rules-sum-each"
            } else {
                "rules-sum"
            };
            let (chips, cards) = (teller.chips(amount), teller.and(cards));
            teller.say(id, [("chips", chips.into()), ("cards", cards.into())])
        })
        .collect();
    if !sums.is_empty() {
        told.push(teller.say(id, [("sums", teller.and(sums).into())]));
    }
}
