//! The table of a scenario: the game, and what was told at it.

use super::file::{CardMove, ExchangeMove, ExchangeWord, Phase, Scenario, Stakes, Unlisted};
use super::lines::Lines;
use boodle_engine::{
    Action, Card, Cards, DoublePot, FaultCode, Game, Hand, Leftovers, Moment, Position, RoundPhase,
    Rules, Seat, Secret, SessionEnd, SpaceId, Stage, Tie, TurnUp, View, Viewer, preset,
};
use serde_json::{Value, json};
use std::sync::Arc;

/// Why there is no table, or why it was left.
pub(crate) enum Trouble {
    /// The engine does not play this yet.
    NotPlayed(String),
    Fault(String),
}

impl<T: ToString> From<T> for Trouble {
    fn from(fault: T) -> Trouble {
        Trouble::Fault(fault.to_string())
    }
}

/// A game in the position of a scenario.
#[derive(Clone)]
pub(crate) struct Table {
    game: Game,
    lines: Lines,
}

impl Table {
    /// Sets up the position.
    pub(crate) fn set(scenario: &Scenario) -> Result<Table, Trouble> {
        let rules = Arc::new(rules(scenario)?);
        if scenario.turn_up.is_some() && scenario.deck.is_some() {
            return Err("the card turned up follows from the deck".into());
        }
        if scenario.turn_up.is_some() && rules.ruleset().turn_up == TurnUp::Off {
            return Err("no card is turned up by these rules".into());
        }
        let dealer = Seat::new(scenario.dealer).ok_or("the dealer has no seat")?;
        let mut board = Vec::new();
        for (space, &chips) in scenario.board_before.iter().flatten() {
            board.push((space.parse::<SpaceId>()?, chips));
        }
        let cards = cards(scenario, &rules)?;
        let stage = match cards {
            cards if scenario.phases.contains(&Phase::Ante) => Stage::Ante(cards),
            Some(cards) => Stage::Dealt {
                cards,
                done: done(scenario, &rules),
            },
            None => return Err("it has neither hands nor a deck".into()),
        };
        let position = Position {
            players: scenario.players,
            dealer,
            chips: scenario.chips_before.clone(),
            board,
            stage,
        };
        let mut lines = Lines::default();
        let game = position.game("scenario", rules.clone(), &mut |event| {
            lines.hear(&rules, event);
        })?;
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

/// The phases of the rules that a scenario from a position has behind it.
fn done(scenario: &Scenario, rules: &Rules) -> Vec<RoundPhase> {
    let phases = rules.ruleset().phases.iter().copied();
    phases
        .filter(|&phase| !scenario.phases.contains(&Phase::Round(phase)))
        .collect()
}

/// The rules of the scenario, with only one round, so that chips can be compared
/// right after its settlement.
fn rules(scenario: &Scenario) -> Result<Rules, Trouble> {
    let Some(preset) = preset(&scenario.preset) else {
        let why = format!("there is no preset {}", scenario.preset);
        return Err(Trouble::NotPlayed(why));
    };
    let mut ruleset = match &scenario.overrides {
        Some(overrides) => preset.ruleset().patched(overrides)?,
        None => preset.ruleset().clone(),
    };
    ruleset.session.ends = vec![SessionEnd::Rounds { count: 1 }];
    ruleset.session.tie = Tie::Shared;
    ruleset.session.leftovers = Leftovers::Leave;
    ruleset.check().map_err(|faults| {
        let told: Vec<String> = faults
            .iter()
            .map(|fault| format!("{}: {}", fault.pointer, fault.detail))
            .collect();
        let told = told.join("; ");
        let only_not_supported = faults
            .iter()
            .all(|fault| fault.code == FaultCode::NotSupported);
        if only_not_supported {
            Trouble::NotPlayed(told)
        } else {
            Trouble::Fault(told)
        }
    })
}

fn cards(scenario: &Scenario, rules: &Rules) -> Result<Option<Cards>, Trouble> {
    let hand = |cards: &Vec<Card>| cards.iter().copied().collect::<Hand>();
    let (hands, deck) = (&scenario.hands, &scenario.deck);
    let hands = match (hands, deck) {
        (None, None) => return Ok(None),
        (Some(_), Some(_)) => return Err("it has hands and a deck".into()),
        (None, Some(deck)) => return Ok(Some(Cards::Pack(deck.clone()))),
        (Some(hands), None) => hands,
    };
    let named = hands.iter().chain(&scenario.dead_hand).flatten();
    let all: Hand = named.clone().copied().collect();
    if all.len() != named.count() {
        return Err("a card is named twice".into());
    }
    let dead = scenario.dead_hand.as_ref().map(hand).unwrap_or_default();
    let dead = match scenario.unlisted_cards {
        Some(Unlisted::Extra) => dead.union(rules.pack().minus(all)),
        Some(Unlisted::Played) => dead,
        None => return Err("it does not say where the unlisted cards are".into()),
    };
    Ok(Some(Cards::Hands {
        hands: hands.iter().map(hand).collect(),
        dead,
        turn_up: scenario.turn_up,
    }))
}
