//! Spaces of the board and boodle cards as they stand in a sentence.

use boodle_engine::{CardPattern, FixedPayer, Pays};

use super::board::{Boodle, Space};
use super::teller::{Case, Teller};

/// A number of chips and the spaces that it is for.
pub(super) type Group = (u32, Vec<usize>);

/// The cards that win a space in some way.
type CardsOf = for<'s> fn(&'s Space<'_>) -> &'s [Boodle];

impl Teller<'_> {
    pub(super) fn boodle(&self, boodle: Boodle, case: Case) -> String {
        match boodle {
            Boodle::Card(card) => self.pattern(card, case),
            Boodle::Drawn(place) => self.say("rules-drawn", [("number", (place + 1).into())]),
        }
    }

    /// The name of a space alone, in quotes where it is not a card.
    pub(super) fn bare(&self, place: usize, case: Case) -> String {
        let space = &self.board.spaces[place];
        match space.card {
            Some(card) => self.boodle(card, case),
            None => {
                let name = self.name(space.rules.id);
                self.say("rules-quoted", [("name", name.into())])
            }
        }
    }

    /// The name of a space in a list of all, where cards need no article.
    pub(super) fn listed(&self, place: usize) -> String {
        match self.board.spaces[place].card {
            Some(Boodle::Card(CardPattern::Card(card))) => self.card_name(card),
            _ => self.bare(place, Case::Nominative),
        }
    }

    pub(super) fn is_drawn(&self, place: usize) -> bool {
        matches!(self.board.spaces[place].card, Some(Boodle::Drawn(_)))
    }

    /// Spaces in a phrase of a form: put `into` them, `pay` to them, lie `on` them, come `from` them,
    /// `take` what lies there.
    pub(super) fn place(&self, form: &str, places: &[usize]) -> String {
        let (cards, named) = self.sorted(places);
        let mut phrases = Vec::new();
        if !cards.is_empty() {
            let case = match form {
                "into" | "pay" => Case::Accusative,
                _ => Case::Dative,
            };
            let cards = self.and(cards.iter().map(|place| self.bare(*place, case)));
            phrases.push(self.say(&format!("rules-cards-{form}"), [("cards", cards.into())]));
        }
        if !named.is_empty() {
            phrases.push(self.named(&format!("-{form}"), &named));
        }
        self.and(phrases)
    }

    /// Spaces with names in a phrase; no form is the subject of a sentence.
    pub(super) fn named(&self, form: &str, places: &[usize]) -> String {
        if let [place] = places {
            let name = self.name(self.board.spaces[*place].rules.id);
            return self.say(&format!("rules-space{form}"), [("space", name.into())]);
        }
        let names = places
            .iter()
            .map(|place| self.bare(*place, Case::Nominative));
        let names = self.and(names);
        self.say(&format!("rules-spaces{form}"), [("names", names.into())])
    }

    /// The spaces that are named after their cards, and the others.
    pub(super) fn sorted(&self, places: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let card = |place: &&usize| self.board.spaces[**place].card.is_some();
        let (cards, named): (Vec<&usize>, Vec<&usize>) = places.iter().partition(card);
        (
            cards.into_iter().copied().collect(),
            named.into_iter().copied().collect(),
        )
    }

    /// The spaces with a number of chips, equal ones together, in board order.
    pub(super) fn groups(&self, amount: impl Fn(&Space<'_>) -> Option<u32>) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (place, space) in self.board.spaces.iter().enumerate() {
            let Some(amount) = amount(space) else {
                continue;
            };
            match groups.iter_mut().find(|(other, _)| *other == amount) {
                Some((_, places)) => places.push(place),
                None => groups.push((amount, vec![place])),
            }
        }
        groups
    }

    /// What the winner of a space that pays a fixed sum gets.
    pub(super) fn wins_sum(&self, place: usize) -> String {
        match self.board.pays(place) {
            Pays::Pot {} => String::new(),
            Pays::Fixed { amount, from } => {
                let id = match from {
                    FixedPayer::Bank => "rules-wins-bank",
                    FixedPayer::Each => "rules-wins-each",
                };
                self.say(id, [("chips", self.chips(*amount).into())])
            }
        }
    }

    /// The cards that win spaces in some way, with what they win: those that win alike together.
    pub(super) fn boodle_wins(
        &self,
        cards: CardsOf,
        case: Case,
        now: &str,
    ) -> Vec<(String, String)> {
        let places = self.board.places(|space| !cards(space).is_empty());
        let mut wins = Vec::new();
        for id in WINS {
            let alike = places.iter().copied();
            let alike: Vec<usize> = alike.filter(|place| self.win_id(*place) == *id).collect();
            if alike.is_empty() {
                continue;
            }
            let group = alike.iter().flat_map(|p| cards(&self.board.spaces[*p]));
            let group: Vec<Boodle> = group.copied().collect();
            let cards = self.any_of(&group, case);
            wins.push((cards, self.word(&format!("{id}{now}"))));
        }
        wins
    }

    /// "a boodle card" if these are all that there are, else "the king of hearts or the queen of clubs".
    pub(super) fn any_of(&self, cards: &[Boodle], case: Case) -> String {
        if self.board.boodles().iter().all(|card| cards.contains(card)) {
            return self.word("rules-boodle");
        }
        let mut different: Vec<Boodle> = Vec::new();
        for card in cards {
            if !different.contains(card) {
                different.push(*card);
            }
        }
        self.or(different.into_iter().map(|card| self.boodle(card, case)))
    }

    fn win_id(&self, place: usize) -> &'static str {
        let space = &self.board.spaces[place];
        match space.rules.pays {
            Pays::Pot {} if space.card.is_some() => "rules-wins-it",
            Pays::Pot {} => "rules-wins-its-space",
            Pays::Fixed {
                from: FixedPayer::Bank,
                ..
            } => "rules-wins-sum-bank",
            Pays::Fixed {
                from: FixedPayer::Each,
                ..
            } => "rules-wins-sum-each",
        }
    }
}

const WINS: &[&str] = &[
    "rules-wins-it",
    "rules-wins-its-space",
    "rules-wins-sum-bank",
    "rules-wins-sum-each",
];
