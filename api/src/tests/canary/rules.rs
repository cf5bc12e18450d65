//! What the rules of a game say about its cards, read from the parameters that everybody is sent.

use boodle_engine::{Card, Hand};
use serde_json::Value;

use super::cards;

/// What matters of the rules of a game.
pub(super) struct Rules {
    /// Ranks from the lowest to the highest.
    ranks: &'static str,
    /// Cards that end every sequence.
    forced: Hand,
    /// Whether cards may be kept back.
    pub(super) withhold: bool,
    /// Whether the dead hand is shown when a round has ended.
    pub(super) shows_dead: bool,
    /// Cards that the game is called after.
    pub(super) title: Hand,
    spaces: Vec<Space>,
}

/// A space of the board.
struct Space {
    id: String,
    /// Cards that it is called after, or that its claims name.
    named: Hand,
    /// Cards with which it can be won.
    wins: Hand,
    /// Whether the best poker hand wins it.
    is_poker: bool,
    /// Whether its card is drawn in each session.
    is_drawn: bool,
}

fn text<'a>(value: &'a Value, member: &str) -> &'a str {
    value[member].as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn hand(cards: &Value) -> Hand {
    let cards = list(cards).filter_map(Value::as_str);
    cards.filter_map(|card| card.parse().ok()).collect()
}

/// Each of some ranks in a suit, or in every suit.
fn in_suits(ranks: &str, suit: &str) -> Hand {
    let suits = if suit.len() == 1 { suit } else { "CDHS" };
    let cards = ranks.chars().flat_map(|rank| {
        let cards = suits.chars().map(move |suit| format!("{rank}{suit}"));
        cards.filter_map(|card| card.parse::<Card>().ok())
    });
    cards.collect()
}

/// The cards that a pattern stands for: `QD`, or `Q+` for the queen of whatever suit is trumps.
fn pattern(card: &str) -> Hand {
    match card.strip_suffix('+') {
        Some(rank) => in_suits(rank, "any"),
        None => card.parse::<Card>().ok().into_iter().collect(),
    }
}

fn wins(claim: &Value) -> Hand {
    let several = list(&claim["cards"]).filter_map(Value::as_str);
    let all = std::iter::once(pattern(text(claim, "card"))).chain(several.map(pattern));
    let cards = all.fold(Hand::EMPTY, Hand::union);
    cards.union(in_suits(text(claim, "ranks"), text(claim, "suit")))
}

fn space(space: &Value, draws: bool) -> Space {
    let id = text(space, "id");
    let claims = || list(&space["claims"]);
    let of_claims = claims().map(wins).fold(Hand::EMPTY, Hand::union);
    let certain = claims().filter_map(|claim| text(claim, "card").parse::<Card>().ok());
    Space {
        id: id.to_owned(),
        named: certain.chain(id.parse().ok()).collect(),
        wins: of_claims,
        is_poker: claims().any(|claim| claim["type"] == "poker"),
        is_drawn: draws && claims().any(|claim| claim["type"] == "play"),
    }
}

impl Rules {
    /// From the parameters.
    pub(super) fn read(rules: &Value) -> Rules {
        let draws = rules["boodle_source"]["type"] != "fixed";
        let preset = boodle_engine::preset(text(rules, "id"));
        let names = preset.map(|preset| ["en", "de", "nl"].map(|language| preset.name(language)));
        let titles = names.into_iter().flatten().map(cards::named);
        Rules {
            ranks: match text(&rules["deck"], "low") {
                "A" => "A23456789TJQK",
                _ => "23456789TJQKA",
            },
            forced: hand(&rules["stops"]["forced_stops"]),
            withhold: rules["stops"]["withhold"] == true,
            shows_dead: rules["visibility"]["show_dead_at_end"] == true,
            title: titles.fold(Hand::EMPTY, Hand::union),
            spaces: list(&rules["board"]).map(|of| space(of, draws)).collect(),
        }
    }

    /// The card that continues a sequence after another one.
    pub(super) fn after(&self, card: Card) -> Option<Card> {
        let written = card.to_string();
        let (rank, suit) = written.split_at(1);
        let place = self.ranks.find(rank)?;
        let next = self.ranks.get(place + 1..place + 2)?;
        let card = format!("{next}{suit}").parse().ok();
        card.filter(|_| !self.forced.contains(written.parse().unwrap()))
    }

    /// Whether a space is called so.
    pub(super) fn has_space(&self, id: &str) -> bool {
        self.spaces.iter().any(|space| space.id == id)
    }

    /// The cards that a space is called after, or that its claims name.
    pub(super) fn named_by(&self, id: &str) -> Hand {
        let space = self.spaces.iter().find(|space| space.id == id);
        space.map_or(Hand::EMPTY, |space| space.named)
    }

    /// The cards that the board names.
    pub(super) fn on_the_board(&self) -> Hand {
        let named = self.spaces.iter().map(|space| space.named);
        named.fold(Hand::EMPTY, Hand::union)
    }

    /// The cards with which a space can be won, where these were drawn for the session and these won
    /// the poker.
    pub(super) fn winning(&self, id: &str, drawn: Hand, poker: Hand) -> Hand {
        let Some(space) = self.spaces.iter().find(|space| space.id == id) else {
            return Hand::EMPTY;
        };
        let mut wins = space.wins;
        if space.is_poker {
            wins = wins.union(poker);
        }
        if space.is_drawn {
            wins = wins.union(drawn);
        }
        wins
    }
}
