//! Rounds that are dealt and played twice: as they were, and as they might have been for all that a
//! viewer has been shown.

use crate::actions;
use crate::cards::Cards as Places;
use crate::dice::Dice;
use crate::scene::seat;
use boodle_engine::{
    Action, Card, Event, Game, Hand, Moment, Position, Rules, Seat, Seats, SpaceId, Viewer,
};
use std::sync::Arc;

/// A round before the antes.
pub(crate) struct Round {
    pub(crate) rules: Arc<Rules>,
    pub(crate) players: usize,
    dealer: Seat,
    chips: Vec<u32>,
    board: Vec<(SpaceId, u32)>,
    pub(crate) pack: Vec<Card>,
    at: Moment,
}

/// A game at some step, what was told so far, and where the cards are.
pub(crate) struct Shot {
    pub(crate) game: Game,
    pub(crate) told: Vec<Event>,
    pub(crate) places: Places,
}

impl Round {
    pub(crate) fn random(rules: &Arc<Rules>, dice: &mut Dice) -> Round {
        let seats = &rules.ruleset().seats;
        let players = usize::from(seats.min) + dice.below(usize::from(seats.max - seats.min) + 1);
        let mut pack: Vec<Card> = rules.pack().iter().collect();
        dice.shuffle(&mut pack);
        let with = u32::from(rules.with_chips());
        let few = |dice: &mut Dice, most: usize| with * u32::try_from(dice.below(most)).unwrap();
        Round {
            rules: rules.clone(),
            players,
            dealer: seat(dice.below(players)),
            chips: (0..players).map(|_| few(dice, 30)).collect(),
            board: rules
                .board()
                .iter()
                .map(|space| (space.id, few(dice, 6)))
                .collect(),
            pack,
            at: Moment {
                now: 0,
                secret: dice.secret(),
            },
        }
    }

    /// The round with this pack, opened.
    fn open(&self, pack: &[Card]) -> Shot {
        let ruleset = self.rules.ruleset().clone();
        let position = Position {
            board: self.board.iter().copied().collect(),
            deck: Some(pack.to_vec()),
            ..Position::new(ruleset, self.dealer, self.chips.clone())
        };
        let mut told = Vec::new();
        let mut seen = |event: &Event| told.push(event.clone());
        let game = position.game(&self.at, &mut seen).unwrap();
        let mut places = Places::new(&self.rules, self.players);
        told.iter().for_each(|event| places.fold(event));
        Shot { game, told, places }
    }
}

impl Shot {
    /// Carries out an action; says the new events, none if it is refused.
    pub(crate) fn apply(&mut self, round: &Round, seat: Seat, action: &Action) -> Option<()> {
        let before = self.told.len();
        let told = &mut self.told;
        let mut seen = |event: &Event| told.push(event.clone());
        self.game.apply(seat, action, &round.at, &mut seen).ok()?;
        self.told[before..]
            .iter()
            .for_each(|event| self.places.fold(event));
        Some(())
    }
}

/// A round as it was played.
pub(crate) struct Truth {
    pub(crate) round: Round,
    pub(crate) said: Vec<(Seat, Action)>,
    told: Vec<Event>,
    /// How much was told, and who was to act, before each action.
    steps: Vec<(usize, Seats)>,
    /// The place of the deal among the actions.
    pub(crate) deal: usize,
    /// The place of the first lead among the actions.
    pub(crate) first_lead: usize,
    dealt: Vec<Hand>,
}

impl Truth {
    /// Plays a round at random to its end.
    pub(crate) fn play(round: Round, dice: &mut Dice) -> Truth {
        let mut shot = round.open(&round.pack);
        let (mut said, mut steps) = (Vec::new(), Vec::new());
        let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
        while !shot.told.iter().any(ended) {
            steps.push((shot.told.len(), shot.game.to_act()));
            let asked: Vec<Seat> = shot.game.to_act().iter().collect();
            let seat = *dice.pick(&asked);
            let action = actions::choose(&shot.game, seat, dice);
            shot.apply(&round, seat, &action).expect("it was listed");
            said.push((seat, action));
        }
        let deal = said
            .iter()
            .position(|(_, action)| matches!(action, Action::Deal { .. }));
        let first_lead = said
            .iter()
            .position(|(_, action)| matches!(action, Action::Play { .. }));
        let dealt = shot.told.iter().find_map(|event| match event {
            Event::Dealt { hands, .. } => Some(hands.iter().map(|(_, hand)| *hand).collect()),
            _ => None,
        });
        Truth {
            round,
            said,
            told: shot.told,
            steps,
            deal: deal.unwrap(),
            first_lead: first_lead.unwrap(),
            dealt: dealt.unwrap(),
        }
    }

    /// The round with this pack after `step` actions, if the viewer has been shown just the same.
    pub(crate) fn same_for(&self, viewer: Viewer, pack: &[Card], step: usize) -> Option<Shot> {
        let mut shot = self.round.open(pack);
        let players = self.round.players;
        for place in 0..=step {
            let (told, to_act) = self.steps[place];
            let before = if place == 0 {
                0
            } else {
                self.steps[place - 1].0
            };
            let new = &self.told[before..told];
            let same = |(one, other): (&Event, &Event)| {
                one.seen_by(viewer, players) == other.seen_by(viewer, players)
            };
            if shot.told.len() != told
                || shot.game.to_act() != to_act
                || !shot.told[before..].iter().zip(new).all(same)
            {
                return None;
            }
            if place < step {
                let (seat, action) = &self.said[place];
                shot.apply(&self.round, *seat, action)?;
            }
        }
        Some(shot)
    }

    /// The steps whose actions ended a sequence or the round.
    pub(crate) fn stops(&self) -> Vec<usize> {
        let ends =
            |event: &Event| matches!(event, Event::Stopped { .. } | Event::RoundEnded { .. });
        let after = |step: usize| {
            self.steps
                .get(step + 1)
                .map_or(self.told.len(), |next| next.0)
        };
        let new = |step: usize| &self.told[self.steps[step].0..after(step)];
        (0..self.steps.len())
            .filter(|&step| new(step).iter().any(ends))
            .collect()
    }

    /// The cards whose place the viewer knows: what he was shown, and the hand that he is or will be
    /// dealt. Where cards may be kept back nobody knows where the card is that is due.
    pub(crate) fn known(&self, viewer: Viewer, now: &Shot) -> Hand {
        let mut known = now.places.known(viewer);
        if self.round.rules.ruleset().stops.withhold
            && let Some(due) = now.places.due
        {
            known = known.without(due);
        }
        if let Viewer::Seat(seat) = viewer {
            known = known
                .union(self.dealt[seat.index()])
                .union(now.places.hands[seat.index()]);
            if now.places.dead_seen_by == Some(seat) {
                known = known.union(now.places.dead);
            }
        }
        known
    }
}
