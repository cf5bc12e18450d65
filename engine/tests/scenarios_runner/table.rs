//! The table of a scenario: the game, and what was told at it.

use super::file::{CardMove, ExchangeMove, ExchangeWord, Phase, Scenario, Stakes};
use super::lines::Lines;
use super::setup::{Trouble, done, hands, rules};
use boodle_engine::{
    Action, DoublePot, Game, Moment, Position, PositionPhase, Seat, Secret, SpaceId, View, Viewer,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A game in the position of a scenario.
#[derive(Clone)]
pub(crate) struct Table {
    game: Game,
    lines: Lines,
}

impl Table {
    /// Sets up the position.
    pub(crate) fn set(scenario: &Scenario) -> Result<Table, Trouble> {
        let rules = rules(scenario)?;
        if scenario.players != scenario.chips_before.len() {
            return Err("every seat has chips".into());
        }
        let dealer = Seat::new(scenario.dealer).ok_or("the dealer has no seat")?;
        let mut board = BTreeMap::new();
        for (space, &chips) in scenario.board_before.iter().flatten() {
            board.insert(space.parse::<SpaceId>()?, chips);
        }
        let (hands, dead_hand) = hands(scenario)?;
        let opens = scenario.phases.contains(&Phase::Ante);
        let position = Position {
            board,
            deck: scenario.deck.clone(),
            hands,
            dead_hand,
            unlisted_cards: scenario.unlisted_cards,
            turn_up: scenario.turn_up,
            done: if opens {
                Vec::new()
            } else {
                done(scenario, &rules)
            },
            phase: Some(if opens {
                PositionPhase::Open {}
            } else {
                PositionPhase::Dealt {}
            }),
            ..Position::new(
                rules.ruleset().clone(),
                dealer,
                scenario.chips_before.clone(),
            )
        };
        let mut lines = Lines::default();
        let game = position.game(&MOMENT, &mut |event| lines.hear(&rules, event))?;
        Ok(Table { game, lines })
    }

    pub(crate) fn told(&self) -> &[String] {
        self.lines.told()
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the seat has to act.
    pub(crate) fn asks(&self, seat: usize) -> bool {
        Seat::new(seat).is_some_and(|seat| self.game.to_act().contains(seat))
    }

    /// Passes for the seats that are asked for a card they do not hold, up to this seat's turn.
    pub(crate) fn pass_until(&mut self, seat: usize) -> Result<(), String> {
        let withhold = self.game.rules().ruleset().stops.withhold;
        while withhold && !self.asks(seat) {
            let Some(asked) = self.game.to_act().iter().next() else {
                return Ok(());
            };
            if self.game.legal_actions(asked) != [Action::Pass {}] {
                return Ok(());
            }
            self.act(asked.index(), &json!({"type": "pass"}))?;
        }
        Ok(())
    }

    /// Passes also for the seat whose turn it would be to lead, when it is asked and cannot follow.
    pub(crate) fn pass_before(&mut self, seat: usize, action: &Value) -> Result<(), String> {
        self.pass_until(seat)?;
        let pass = json!({"type": "pass"});
        let only_passes = |table: &Table| {
            let chair = Seat::new(seat);
            chair.is_some_and(|chair| table.game.legal_actions(chair) == [Action::Pass {}])
        };
        while *action != pass && only_passes(self) {
            self.act(seat, &pass)?;
            self.pass_until(seat)?;
        }
        Ok(())
    }

    /// Does what must be legal, and listed as such.
    pub(crate) fn act(&mut self, seat: usize, action: &Value) -> Result<(), String> {
        let what = format!("P{seat} {action}");
        let chair = Seat::new(seat).ok_or_else(|| format!("{what}: there is no such seat"))?;
        let parsed: Action =
            serde_json::from_value(action.clone()).map_err(|error| format!("{what}: {error}"))?;
        let listed = self.lists(chair, &parsed);
        let rules = self.game.rules().clone();
        let lines = &mut self.lines;
        self.game
            .apply(chair, &parsed, &MOMENT, &mut |event| {
                lines.hear(&rules, event);
            })
            .map_err(|illegal| format!("{what} is refused: {illegal}"))?;
        if !listed {
            return Err(format!("{what} is accepted but was not listed as legal"));
        }
        Ok(())
    }

    /// Tries what must be refused without any change.
    pub(crate) fn refuses(&mut self, seat: usize, action: &Value) -> Result<(), String> {
        let what = format!("P{seat} {action}");
        // What cannot even be said is refused where actions are read.
        let (Some(chair), Ok(parsed)) = (
            Seat::new(seat),
            serde_json::from_value::<Action>(action.clone()),
        ) else {
            return Ok(());
        };
        let listed = self.lists(chair, &parsed);
        let before = self.game.save();
        let mut told = 0;
        let accepted = self
            .game
            .apply(chair, &parsed, &MOMENT, &mut |_| told += 1)
            .is_ok();
        if accepted {
            return Err(format!("{what} is accepted"));
        }
        if listed {
            return Err(format!("{what} is refused but was listed as legal"));
        }
        if told > 0 || self.game.save() != before {
            return Err(format!("{what} is refused but has changed the game"));
        }
        Ok(())
    }

    /// Whether the seat is told that it may do this; of stakes it is told the limits.
    fn lists(&self, seat: Seat, action: &Action) -> bool {
        let Some(you) = self.game.view(Viewer::Seat(seat)).you else {
            return false;
        };
        match (action, you.limits.stake, you.limits.bid) {
            (Action::Bid { chips }, _, Some(limits)) => (limits.min..=limits.max).contains(chips),
            (Action::Stake { chips }, Some(limits), _) => {
                let sum: u64 = chips.values().copied().map(u64::from).sum();
                sum == u64::from(limits.total) && chips.keys().all(|id| limits.on.contains(id))
            }
            _ => you.legal_actions.contains(action),
        }
    }

    /// Everybody who can has put down a free stake.
    pub(crate) fn all_staked(&mut self, dealer: usize) {
        if self.game.rules().ruleset().free_ante.is_some() {
            self.lines.sort_antes(dealer, self.game.players());
        }
    }

    /// The deal, in which the dealer says whether he doubles where he may.
    pub(crate) fn deal(&mut self, dealer: usize, doubles: Option<bool>) -> Result<(), String> {
        let optional = self.dealer_may_double();
        let action = match doubles {
            Some(true) if self.double_pot() == DoublePot::Off => {
                json!({"type": "deal", "double": true})
            }
            doubles if optional => json!({"type": "deal", "double": doubles.unwrap_or(false)}),
            _ => json!({"type": "deal"}),
        };
        self.act(dealer, &action)
    }

    pub(crate) fn dealer_may_double(&self) -> bool {
        self.double_pot() == DoublePot::Optional
    }

    fn double_pot(&self) -> DoublePot {
        self.game.rules().ruleset().dealer.double_pot
    }

    /// The action that a move about the dead hand is in the API's words.
    pub(crate) fn exchange_action(&self, (seat, word, value): &ExchangeMove) -> Value {
        let keeps = Seat::new(*seat).is_some_and(|seat| self.lists(seat, &Action::Keep {}));
        match word {
            ExchangeWord::Offer => json!({"type": "offer"}),
            ExchangeWord::Decline if keeps => json!({"type": "keep"}),
            ExchangeWord::NoOffer | ExchangeWord::Decline => json!({"type": "decline"}),
            ExchangeWord::Buy => json!({"type": "buy"}),
            ExchangeWord::Take | ExchangeWord::Swap => json!({"type": "exchange"}),
            ExchangeWord::Bid => json!({"type": "bid", "chips": value}),
            ExchangeWord::Pass => json!({"type": "pass"}),
        }
    }
}

/// Scenarios know no time, and no round after the first is played.
const MOMENT: Moment = Moment {
    now: 0,
    secret: Secret::new([0; 32]),
};

pub(crate) fn card_action((_, card): &CardMove) -> Value {
    if card == "withhold" {
        json!({"type": "pass"})
    } else {
        json!({"type": "play", "card": card})
    }
}

pub(crate) fn stake_action(stakes: &Stakes) -> Value {
    json!({"type": "stake", "chips": stakes})
}
