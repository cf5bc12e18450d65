//! What all parts of the text need: words, lists, cards, amounts.

use boodle_engine::{
    Card, CardPattern, DEAD_HAND, Hand, Pays, Rank, RoundPhase, Ruleset, SpaceId, Suit,
};
use fluent_bundle::FluentValue;

use super::board::Board;
use crate::language::{Args, Language};

pub(super) struct Teller<'a> {
    pub(super) rules: &'a Ruleset,
    pub(super) board: Board<'a>,
    language: Language,
    label: &'a dyn Fn(&str) -> Option<String>,
    dead: String,
    /// The name of the dead hand as a key of the texts, by which a language knows its gender.
    dead_word: String,
}

/// The case of a noun, where a language tells them apart.
#[derive(Clone, Copy)]
pub(super) enum Case {
    Nominative,
    Accusative,
    Dative,
}

impl Case {
    /// How the texts call it.
    fn key(self) -> &'static str {
        match self {
            Case::Nominative => "nom",
            Case::Accusative => "acc",
            Case::Dative => "dat",
        }
    }
}

impl<'a> Teller<'a> {
    pub(super) fn new(
        rules: &'a Ruleset,
        language: Language,
        label: &'a dyn Fn(&str) -> Option<String>,
    ) -> Teller<'a> {
        let dead = label(DEAD_HAND).unwrap_or_else(|| language.word("dead-hand"));
        Teller {
            rules,
            board: Board::of(rules),
            language,
            label,
            dead_word: dead.to_lowercase().replace(' ', "-"),
            dead,
        }
    }

    /// A text; the dead hand and the greatest number of players are among the variables of each.
    pub(super) fn say<'v, const N: usize>(
        &'v self,
        id: &str,
        values: [(&'v str, FluentValue<'v>); N],
    ) -> String {
        self.say_all(id, values)
    }

    pub(super) fn say_all<'v>(
        &'v self,
        id: &str,
        values: impl IntoIterator<Item = (&'v str, FluentValue<'v>)>,
    ) -> String {
        let mut args: Args<'v> = values.into_iter().collect();
        args.set("dead", self.dead.as_str());
        args.set("word", self.dead_word.as_str());
        args.set("most", self.rules.seats.max);
        self.language.say(id, &args)
    }

    pub(super) fn word(&self, id: &str) -> String {
        self.say(id, [])
    }

    pub(super) fn chips(&self, count: u32) -> String {
        self.say("chips", [("chips", count.into())])
    }

    /// A small number as a word.
    pub(super) fn number(&self, count: usize) -> String {
        self.say("rules-number", [("count", count.into())])
    }

    /// "a, b and c"
    pub(super) fn and(&self, items: impl IntoIterator<Item = String>) -> String {
        self.language.list(items)
    }

    /// "a, b or c"
    pub(super) fn or(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            return last;
        }
        format!("{} {} {last}", items.join(", "), self.word("rules-or"))
    }

    pub(super) fn card_name(&self, card: Card) -> String {
        self.language.card(card).to_owned()
    }

    /// "the queen of diamonds"
    pub(super) fn card(&self, card: Card, case: Case) -> String {
        self.say(
            "rules-card",
            [
                ("case", case.key().into()),
                ("rank", card.rank().letter().to_string().into()),
                ("card", self.language.card(card).into()),
            ],
        )
    }

    /// "the queen of diamonds", "the king of trumps"
    pub(super) fn pattern(&self, pattern: CardPattern, case: Case) -> String {
        match pattern {
            CardPattern::Card(card) => self.card(card, case),
            CardPattern::Trump(rank) => self.say(
                "rules-trump",
                [
                    ("case", case.key().into()),
                    ("rank", rank.letter().to_string().into()),
                    ("name", self.rank(rank.letter()).into()),
                ],
            ),
        }
    }

    pub(super) fn rank(&self, letter: char) -> String {
        self.word(&format!("rank-{letter}"))
    }

    /// "the king"
    pub(super) fn the_rank(&self, rank: Rank) -> String {
        let letter = rank.letter();
        let name = self.rank(letter);
        self.say(
            "rules-rank",
            [("rank", letter.to_string().into()), ("name", name.into())],
        )
    }

    pub(super) fn suit(&self, suit: Suit) -> String {
        self.language.suit(suit).to_owned()
    }

    /// What people call a space that is not named after its card.
    pub(super) fn name(&self, id: SpaceId) -> String {
        let own = (self.label)(id.as_str());
        let usual = || self.language.word_if_any(&format!("space-{id}"));
        own.or_else(usual).unwrap_or_else(|| id.to_string())
    }

    /// The cards that are dealt.
    pub(super) fn pack(&self) -> Hand {
        let removed = self.rules.deck.remove.iter().copied().collect();
        Hand::PACK.minus(removed)
    }

    pub(super) fn with_chips(&self) -> bool {
        self.rules.chips.enabled
    }

    pub(super) fn has_phase(&self, phase: RoundPhase) -> bool {
        self.rules.phases.contains(&phase)
    }

    /// What the winner of these spaces does: "takes the pot and is paid 5 chips by the bank".
    pub(super) fn wins(&self, places: &[usize]) -> String {
        let pot = |place: &usize| self.board.pays(*place) == &Pays::Pot {};
        let (pots, fixed): (Vec<usize>, Vec<usize>) = places.iter().partition(|place| pot(place));
        let mut wins = Vec::new();
        if !pots.is_empty() {
            let take = self.place("take", &pots);
            wins.push(self.say("rules-wins-take", [("take", take.into())]));
        }
        wins.extend(fixed.into_iter().map(|place| self.wins_sum(place)));
        self.and(wins)
    }
}
