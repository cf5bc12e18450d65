//! What is won by playing cards.

use boodle_engine::Claim;

use super::teller::Teller;

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    if !teller.with_chips() {
        return Vec::new();
    }
    let mut told = Vec::new();
    for (cards, wins) in teller.boodle_wins(|space| &space.plays, "-now") {
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
            let cards = teller.and(cards.iter().map(|card| teller.pattern(*card)));
            let id = if *same_player {
                "rules-play-set"
            } else {
                "rules-play-set-last"
            };
            let wins = teller.wins(&[place]);
            told.push(teller.say(id, [("cards", cards.into()), ("wins", wins.into())]));
        }
    }
    told
}
