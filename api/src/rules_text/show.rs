//! Spaces that are won without playing: by the turn-up, by cards held, by the best poker hand.

use boodle_engine::{Claim, Pays, SetSuit, Share, Suit};

use super::board::Space;
use super::teller::{Case, Teller};

pub(super) fn turn_up(teller: &Teller<'_>) -> Vec<String> {
    let mut told = vec![teller.word("rules-turn-up")];
    if teller.with_chips() {
        for (cards, wins) in teller.boodle_wins(|space| &space.turn_ups, Case::Nominative, "") {
            told.push(teller.say(
                "rules-turn-up-wins",
                [("cards", cards.into()), ("wins", wins.into())],
            ));
        }
    }
    told
}

pub(super) fn collect(teller: &Teller<'_>) -> Vec<String> {
    if !teller.with_chips() {
        return Vec::new();
    }
    let mut told = Vec::new();
    for (cards, wins) in teller.boodle_wins(|space| &space.holds, Case::Accusative, "") {
        told.push(teller.say(
            "rules-collect",
            [("cards", cards.into()), ("wins", wins.into())],
        ));
    }
    sets(teller, &mut told);
    told
}

/// The spaces won by several cards of a suit. Spaces that are shared alike follow each other, and
/// then how they are.
fn sets(teller: &Teller<'_>, told: &mut Vec<String>) {
    for id in ["rules-share-players", "rules-share-sets", "rules-share-sum"] {
        let mut several = false;
        for (place, space) in teller.board.spaces.iter().enumerate() {
            if share(space) != id {
                continue;
            }
            for claim in &space.rules.claims {
                if let Claim::HoldSet { ranks, suit } = claim {
                    told.push(set(teller, place, ranks, *suit));
                    several |= *suit == SetSuit::Any;
                }
            }
        }
        if several {
            told.push(teller.word(id));
        }
    }
}

fn share(space: &Space<'_>) -> &'static str {
    match (&space.rules.pays, space.rules.share) {
        (Pays::Fixed { .. }, _) => "rules-share-sum",
        (Pays::Pot {}, Share::PerPlayer) => "rules-share-players",
        (Pays::Pot {}, Share::PerSet) => "rules-share-sets",
    }
}

fn set(teller: &Teller<'_>, place: usize, ranks: &str, suit: SetSuit) -> String {
    let ranks = teller.and(ranks.chars().map(|letter| teller.rank(letter)));
    let suit = match suit {
        SetSuit::Any => None,
        SetSuit::C => Some(Suit::Clubs),
        SetSuit::D => Some(Suit::Diamonds),
        SetSuit::H => Some(Suit::Hearts),
        SetSuit::S => Some(Suit::Spades),
    };
    let suit = match suit {
        None => teller.word("rules-of-one-suit"),
        Some(suit) => teller.say("rules-of-suit", [("suit", teller.suit(suit).into())]),
    };
    let wins = teller.wins(&[place]);
    teller.say(
        "rules-collect-set",
        [
            ("ranks", ranks.into()),
            ("suit", suit.into()),
            ("wins", wins.into()),
        ],
    )
}

pub(super) fn poker(teller: &Teller<'_>) -> Vec<String> {
    let mut told = vec![teller.word("rules-poker")];
    let places = teller.board.claimed(|claim| *claim == Claim::Poker {});
    if teller.with_chips() && !places.is_empty() {
        let wins = teller.wins(&places);
        told.push(teller.say("rules-poker-wins", [("wins", wins.into())]));
        if places
            .iter()
            .any(|place| *teller.board.pays(*place) == Pays::Pot {})
        {
            told.push(teller.word("rules-poker-share"));
        }
    }
    told.push(teller.word("rules-poker-order"));
    told
}
