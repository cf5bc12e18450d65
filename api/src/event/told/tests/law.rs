//! Nothing is said that the event does not tell: whoever may not know a card does not read it.

use std::sync::Arc;

use boodle_engine::{Event, Game, Moment, Secret, Viewer, preset};

use super::*;

/// Kept back cards, sales at a price, auctions, looks at the dead hand, poker, melds, trumps.
const RULESETS: [&str; 10] = [
    "newmarket-withhold",
    "newmarket-buy-dead-hand",
    "michigan",
    "michigan-rummy-pay-the-widow",
    "michigan-rummy-variable",
    "michigan-rummy-cadaco",
    "tripoli-auction",
    "tripoley",
    "tripoley-board",
    "pope-joan",
];

/// Chance, the same every time (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// All events of a game in which the seats act at random, until so many rounds are over.
fn random_game(ruleset: &str, players: usize, rounds: u32, dice: &mut Dice) -> Vec<Event> {
    let rules = preset(ruleset).unwrap().ruleset().clone().check().unwrap();
    let mut secret = [0; 32];
    secret.fill_with(|| dice.below(256) as u8);
    let at = Moment {
        now: 0,
        secret: Secret::new(secret),
    };
    let mut events = Vec::new();
    let mut keep = |event: &Event| events.push(event.clone());
    let mut game = Game::start("law", Arc::new(rules), players, &at, &mut keep).unwrap();
    while !game.is_finished() && game.round() <= rounds {
        let seat = game.to_act().iter().next().unwrap();
        let actions = game.legal_actions(seat);
        let action = &actions[dice.below(actions.len())];
        game.apply(seat, action, &at, &mut keep).unwrap();
    }
    events
}

/// Whether the card stands anywhere in the event as it is sent.
fn is_told(event: &Value, card: &str) -> bool {
    match event {
        Value::String(text) => text == card,
        Value::Array(items) => items.iter().any(|item| is_told(item, card)),
        Value::Object(members) => members.values().any(|member| is_told(member, card)),
        _ => false,
    }
}

#[test]
fn no_sentence_names_a_card_that_its_event_does_not_tell() {
    let mut dice = Dice(0x5eed_cafe);
    let chairs = chairs();
    let players = 3;
    let (mut open, mut private) = (0, 0);
    for ruleset in RULESETS {
        let events = random_game(ruleset, players, 3, &mut dice);
        for language in Language::ALL {
            let teller = Teller::new(&chairs, Words::of(ruleset, language));
            for event in &events {
                for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
                    let what = What::Play(event.seen_by(viewer, players));
                    let text = teller.tell(&what, 1);
                    let told = serde_json::to_value(&what).unwrap();
                    for card in Card::all().filter(|&card| text.contains(language.card(card))) {
                        let id = card.to_string();
                        assert!(is_told(&told, &id), "{ruleset}: {text} says {id} of {told}");
                        match viewer {
                            Viewer::Public => open += 1,
                            Viewer::Seat(_) if told["hand"].is_array() => private += 1,
                            Viewer::Seat(_) => {}
                        }
                    }
                }
            }
        }
    }
    // Of each ruleset at least ten cards were played in each round, and ten dealt to each viewer.
    assert!(open > 10 * 3 * 3 * RULESETS.len(), "{open}");
    assert!(private > 2 * 10 * 3 * 3 * RULESETS.len(), "{private}");
}
