//! What the spaces of a board are to players: boodle cards, or places with a name.

use boodle_engine::{BoodleSource, CardPattern, Claim, Pays, Ruleset, SpaceId, SpaceRules};

/// The board of a ruleset as players see it.
pub(super) struct Board<'a> {
    pub(super) spaces: Vec<Space<'a>>,
}

pub(super) struct Space<'a> {
    pub(super) rules: &'a SpaceRules,
    /// Cards that win it when they are played.
    pub(super) plays: Vec<Boodle>,
    /// Cards that win it when they are held.
    pub(super) holds: Vec<Boodle>,
    /// Cards that win it when they are turned up.
    pub(super) turn_ups: Vec<Boodle>,
    /// The one card that wins it, where it needs no other name.
    pub(super) card: Option<Boodle>,
}

/// A card that wins a space.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Boodle {
    Card(CardPattern),
    /// One of those drawn for the session, from 0.
    Drawn(usize),
}

impl<'a> Board<'a> {
    pub(super) fn of(rules: &'a Ruleset) -> Board<'a> {
        let draws = match rules.boodle_source {
            BoodleSource::Fixed {} => 0,
            BoodleSource::DrawSession { count, .. } => usize::from(count),
        };
        let mut number = 0;
        let mut played = |card: CardPattern| {
            number += 1;
            if number <= draws {
                Boodle::Drawn(number - 1)
            } else {
                Boodle::Card(card)
            }
        };
        let spaces = rules.board.iter();
        Board {
            spaces: spaces.map(|space| Space::of(space, &mut played)).collect(),
        }
    }

    pub(super) fn pays(&self, place: usize) -> &Pays {
        &self.spaces[place].rules.pays
    }

    pub(super) fn place_of(&self, id: SpaceId) -> Option<usize> {
        self.spaces.iter().position(|space| space.rules.id == id)
    }

    /// The spaces of which this is so, in board order.
    pub(super) fn places(&self, wanted: impl Fn(&Space<'a>) -> bool) -> Vec<usize> {
        let spaces = self.spaces.iter().enumerate();
        spaces
            .filter(|(_, space)| wanted(space))
            .map(|(place, _)| place)
            .collect()
    }

    /// The spaces that have a certain claim.
    pub(super) fn claimed(&self, wanted: impl Fn(&Claim) -> bool) -> Vec<usize> {
        self.places(|space| space.rules.claims.iter().any(&wanted))
    }

    /// The spaces that going out wins.
    pub(super) fn pots(&self) -> Vec<usize> {
        self.claimed(|claim| matches!(claim, Claim::GoOut { .. }))
    }

    /// All cards that win a space when they are held or played.
    pub(super) fn boodles(&self) -> Vec<Boodle> {
        let mut all = Vec::new();
        for boodle in self.spaces.iter().flat_map(Space::boodles) {
            if !all.contains(&boodle) {
                all.push(boodle);
            }
        }
        all
    }
}

impl<'a> Space<'a> {
    fn of(rules: &'a SpaceRules, played: &mut impl FnMut(CardPattern) -> Boodle) -> Space<'a> {
        let (mut plays, mut holds, mut turn_ups) = (Vec::new(), Vec::new(), Vec::new());
        let mut only_cards = true;
        for claim in &rules.claims {
            match claim {
                Claim::Play { card } => plays.push(played(*card)),
                Claim::Hold { card } => holds.push(Boodle::Card(*card)),
                Claim::TurnUp { card } => turn_ups.push(Boodle::Card(*card)),
                Claim::HoldSet { .. }
                | Claim::PlaySet { .. }
                | Claim::Poker {}
                | Claim::GoOut { .. }
                | Claim::TakeDeadHand {} => only_cards = false,
            }
        }
        let mut all = plays.iter().chain(&holds).chain(&turn_ups);
        let card = all.next().copied().filter(|first| {
            let named = match first {
                Boodle::Card(card) => card.to_string() == rules.id.as_str(),
                Boodle::Drawn(_) => true,
            };
            let turned = plays.is_empty() && holds.is_empty();
            only_cards && named && !turned && all.all(|other| other == first)
        });
        Space {
            rules,
            plays,
            holds,
            turn_ups,
            card,
        }
    }

    /// The cards that win it when they are held or played.
    pub(super) fn boodles(&self) -> Vec<Boodle> {
        let mut all = self.plays.clone();
        for boodle in &self.holds {
            if !all.contains(boodle) {
                all.push(*boodle);
            }
        }
        all
    }
}
