//! What is won by playing cards.

use boodle_engine::Claim;

use super::teller::{Case, Teller};

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    if !teller.with_chips() {
        return Vec::new();
    }
    let mut told = Vec::new();
    for (cards, wins) in teller.boodle_wins(|space| &space.plays, Case::Accusative, "-now") {
        told.push(teller.say(
            "rules-play",
            [("cards", cards.into()), ("wins", wins.into())],
        ));
    }
    for (place, space) in teller.board.spaces.iter().enumerate() {
        for claim in &space.rules.claims {
            let Claim::PlaySet { cards, same_player } = claim else {
                continue;
            };
            let (id, case) = if *same_player {
                ("rules-play-set", Case::Accusative)
            } else {
                ("rules-play-set-last", Case::Nominative)
            };
            let cards = cards.iter().map(|card| teller.pattern(*card, case));
            let cards = teller.and(cards);
            let wins = teller.wins(&[place]);
            told.push(teller.say(id, [("cards", cards.into()), ("wins", wins.into())]));
        }
    }
    told
}
