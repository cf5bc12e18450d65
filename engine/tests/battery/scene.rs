//! Positions for tables of rules, written in a line.

use boodle_engine::{
    Action, Card, Event, Game, Hand, Illegal, Moment, Position, PositionPhase, RoundPhase, Rules,
    Seat, Secret, Unlisted, Viewer, preset,
};
use serde_json::Value;
use std::sync::Arc;

pub(crate) fn rules(id: &str, changes: Value) -> Arc<Rules> {
    let ruleset = preset(id).unwrap().ruleset().patched(&changes).unwrap();
    Arc::new(
        ruleset
            .check()
            .unwrap_or_else(|faults| panic!("{faults:?}")),
    )
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn hand(cards: &str) -> Hand {
    cards.split_whitespace().map(card).collect()
}

pub(crate) fn at(minutes: u64) -> Moment {
    let secret = Secret::new([7; 32]);
    Moment {
        now: minutes * 60_000,
        secret,
    }
}

/// What comes next in a scene.
pub(crate) enum Stage {
    /// Antes, stakes and the deal. The cards are given, or dealt from a shuffle.
    Ante(Option<Cards>),
    /// The phases after the deal; the antes have fallen.
    Dealt {
        /// The cards.
        cards: Cards,
        /// Phases of the rules that are over.
        done: Vec<RoundPhase>,
    },
}

/// The cards of a scene; those that lie nowhere have been played.
pub(crate) enum Cards {
    /// A shuffled pack to deal, the first card dealt first.
    Pack(Vec<Card>),
    Hands {
        /// By seat.
        hands: Vec<Hand>,
        dead: Hand,
        /// The card of the dead hand that is turned up.
        turn_up: Option<Card>,
    },
}

impl Stage {
    /// A position with this to come.
    pub(crate) fn position(self, rules: &Rules, dealer: usize, chips: &[u32]) -> Position {
        let mut ruleset = rules.ruleset().clone();
        // Some scenes have more players than their game.
        let seats = u8::try_from(chips.len()).unwrap();
        if ruleset.seats.max < seats {
            ruleset.seats.max = seats;
            let most = u8::try_from(rules.pack().len()).unwrap() / seats;
            let size = &mut ruleset.deal.hand_size;
            *size = size.map(|size| size.min(most));
        }
        let phases = ruleset.phases.clone();
        let position = Position::new(ruleset, seat(dealer), chips.to_vec());
        let (cards, done, phase) = match self {
            Stage::Ante(cards) => (cards, Vec::new(), PositionPhase::Open {}),
            Stage::Dealt { cards, mut done } => {
                done.retain(|phase| phases.contains(phase));
                (Some(cards), done, PositionPhase::Dealt {})
            }
        };
        let position = Position {
            done,
            phase: Some(phase),
            ..position
        };
        match cards {
            None => position,
            Some(Cards::Pack(pack)) => Position {
                deck: Some(pack),
                ..position
            },
            Some(Cards::Hands {
                hands,
                dead,
                turn_up,
            }) => Position {
                hands,
                dead_hand: dead,
                turn_up,
                unlisted_cards: Some(Unlisted::Played),
                ..position
            },
        }
    }
}

/// A game and what was told in it.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Game,
    pub(crate) told: Vec<Event>,
    pub(crate) at: Moment,
}

impl Scene {
    /// A round that has been dealt: chips by seat, chips on the board as `pot 3, KH 2`, the hands by
    /// seat and the dead hand.
    pub(crate) fn dealt(
        rules: &Arc<Rules>,
        dealer: usize,
        chips: &[u32],
        board: &str,
        hands: &[&str],
        dead: &str,
    ) -> Scene {
        let cards = Cards::Hands {
            hands: hands.iter().map(|cards| hand(cards)).collect(),
            dead: hand(dead),
            turn_up: None,
        };
        Scene::at(
            rules,
            dealer,
            chips,
            board,
            Stage::Dealt {
                cards,
                done: vec![],
            },
        )
    }

    pub(crate) fn at(
        rules: &Arc<Rules>,
        dealer: usize,
        chips: &[u32],
        board: &str,
        stage: Stage,
    ) -> Scene {
        let spaces = board.split(',').filter(|space| !space.is_empty());
        let board = spaces.map(|space| {
            let (id, chips) = space.trim().split_once(' ').unwrap();
            (id.parse().unwrap(), chips.parse().unwrap())
        });
        let position = Position {
            board: board.collect(),
            ..stage.position(rules, dealer, chips)
        };
        let mut told = Vec::new();
        let mut seen = |event: &Event| told.push(event.clone());
        let game = position.game(&self::at(0), &mut seen).unwrap();
        Scene {
            game,
            told,
            at: at(0),
        }
    }

    /// An action, and what it led to.
    pub(crate) fn does(&mut self, number: usize, action: &Action) -> Vec<Event> {
        let mut told = Vec::new();
        let mut seen = |event: &Event| told.push(event.clone());
        let done = self.game.apply(seat(number), action, &self.at, &mut seen);
        done.unwrap_or_else(|why| panic!("P{number} {action:?}: {why}"));
        self.told.extend_from_slice(&told);
        told
    }

    pub(crate) fn plays(&mut self, number: usize, text: &str) -> Vec<Event> {
        self.does(number, &Action::Play { card: card(text) })
    }

    pub(crate) fn refuses(&mut self, number: usize, action: &Action) -> Illegal {
        let refused = self.game.apply(seat(number), action, &self.at, &mut |_| ());
        refused.expect_err("it is against the rules")
    }

    pub(crate) fn refuses_play(&mut self, number: usize, text: &str) -> Illegal {
        self.refuses(number, &Action::Play { card: card(text) })
    }

    /// The cards that the seat may play.
    pub(crate) fn may_play(&self, number: usize) -> Hand {
        let legal = self.game.legal_actions(seat(number));
        let played = legal.iter().map(|action| match action {
            Action::Play { card } => *card,
            other => panic!("P{number} is asked for {other:?}"),
        });
        played.collect()
    }

    pub(crate) fn holds(&self, number: usize, text: &str) -> bool {
        let you = self.game.view(Viewer::Seat(seat(number))).you.unwrap();
        you.hand.contains(&card(text))
    }

    pub(crate) fn asked(&self) -> Vec<usize> {
        self.game.to_act().iter().map(Seat::index).collect()
    }

    pub(crate) fn chips(&self) -> Vec<u32> {
        let view = self.game.view(Viewer::Public);
        view.seats.iter().map(|seat| seat.chips).collect()
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        let outcome = self.game.outcome().expect("the session has ended");
        outcome.winners.iter().map(Seat::index).collect()
    }
}
