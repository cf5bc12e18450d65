//! Positions for tables of rules, written in a line.

use boodle_engine::{
    Action, Card, Cards, Event, Game, Hand, Illegal, Moment, Position, Rules, Seat, Secret, Stage,
    Viewer, preset,
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
        let board = board.split(',').filter(|space| !space.is_empty());
        let position = Position {
            players: chips.len(),
            dealer: seat(dealer),
            chips: chips.to_vec(),
            board: board
                .map(|space| {
                    let (id, chips) = space.trim().split_once(' ').unwrap();
                    (id.parse().unwrap(), chips.parse().unwrap())
                })
                .collect(),
            stage,
        };
        let mut told = Vec::new();
        let mut seen = |event: &Event| told.push(event.clone());
        let game = position.game("scene", rules.clone(), &mut seen).unwrap();
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
