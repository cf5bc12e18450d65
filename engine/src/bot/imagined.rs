//! A game as it may be, for all that a seat knows: its view and a deal of the unseen cards.

use super::careful;
use super::gathered::barred_after;
use super::sight::Sight;
use crate::action::Action;
use crate::board::{CardPattern, Claim};
use crate::card::{Card, Suit};
use crate::event::Viewer;
use crate::fair::Secret;
use crate::game::state::{Bidding, ExchangeStep, Phase, State};
use crate::game::{Game, Moment};
use crate::hand::Hand;
use crate::rules::{ExchangeMode, ExchangeOrder, NoLead, Pays, Rules, SessionEnd};
use crate::seat::{BySeat, Seat, Seats};
use crate::view::PhaseName;
use arrayvec::ArrayVec;
use std::sync::Arc;

/// The time and the secret of imagined games; they end with the round, so that nothing is shuffled.
const MOMENT: Moment = Moment {
    now: 0,
    secret: Secret::new([0; 32]),
};

/// What all games have in common that the seat imagines.
pub(super) struct Frame {
    rules: Arc<Rules>,
    state: State,
    seat: Seat,
    /// What a chip on the board is worth to the seat when the round is over.
    share: f64,
}

impl Frame {
    /// Everything that the view tells; none before the deal.
    pub(super) fn of(sight: &Sight<'_>, rules: &Arc<Rules>) -> Option<Frame> {
        let view = sight.view;
        let seat = sight.you.seat;
        if view.board.len() != rules.board().len() {
            return None;
        }
        let mut state = State::new("", view.seats.len(), rules);
        for row in &view.seats {
            state.chips[row.seat] = row.chips;
            state.debts[row.seat] = row.debt;
            state.rounds_won[row.seat] = row.rounds_won;
            if row.eliminated {
                state.active = state.active.without(row.seat);
            }
        }
        for (place, space) in view.board.iter().enumerate() {
            state.board[place] = space.chips;
            // Whoever took a space took all that lay there.
            if space.chips == 0 && rules.board()[place].pays == (Pays::Pot {}) {
                state.claimed |= 1 << place;
            }
        }
        for shown in &view.exposed {
            state.exposed[shown.seat] = state.exposed[shown.seat].with(shown.card);
        }
        state.bank = view.bank;
        state.last_round = true;
        state.round = view.round;
        state.dealer = view.dealer;
        state.turned_up = view.turned_up;
        state.drawn = drawn(sight);
        let looked = view
            .dead_hand
            .as_ref()
            .is_some_and(|dead| dead.cards.is_some());
        state.dead_seen_by = looked.then_some(seat);
        state.poker_winner = poker_winner(sight);
        state.played = view
            .played
            .iter()
            .take(52)
            .map(|one| (one.seat, one.card))
            .collect();
        let begun = view.sequence.as_ref().map(|sequence| sequence.cards.len());
        let before = begun.and_then(|cards| view.played.len().checked_sub(cards));
        state.sequence = before.and_then(|place| u8::try_from(place).ok());
        state.phase = phase(sight)?;
        Some(Frame {
            rules: rules.clone(),
            state,
            seat,
            share: if is_last_round(sight) {
                0.0
            } else {
                1.0 / (sight.others + 1) as f64
            },
        })
    }

    /// The game with this deal: the hands by seat and the dead hand.
    pub(super) fn game(&self, (hands, dead): (BySeat<Hand>, Hand)) -> Game {
        let mut state = self.state.clone();
        state.hands = hands;
        state.dead = dead;
        Game::imagined(self.rules.clone(), state)
    }

    /// Does something in the game with this deal, plays the round on as careful bots do, and says
    /// what the seat then has, in chips. Counts the actions in `steps`.
    pub(super) fn outcome(
        &self,
        deal: (BySeat<Hand>, Hand),
        action: &Action,
        steps: &mut u32,
    ) -> Option<f64> {
        let mut game = self.game(deal);
        let mut next = Some((self.seat, action.clone()));
        while let Some((seat, action)) = next {
            game.apply(seat, &action, &MOMENT, &mut |_| {}).ok()?;
            *steps = steps.saturating_add(1);
            next = continued(&game);
        }
        Some(self.worth(&game))
    }

    fn worth(&self, game: &Game) -> f64 {
        let state = game.state();
        if !self.rules.with_chips() {
            return f64::from(state.rounds_won[self.seat]);
        }
        let own = f64::from(state.chips[self.seat]) - f64::from(state.debts[self.seat]);
        let board: f64 = state.board.iter().map(|&chips| f64::from(chips)).sum();
        own + self.share * board
    }
}

/// What comes next in an imagined game, as careful bots play.
fn continued(game: &Game) -> Option<(Seat, Action)> {
    if let Phase::Follow { seat, card } = game.state().phase {
        return Some((seat, Action::Play { card }));
    }
    let seat = game.to_act().iter().next()?;
    let view = game.view(Viewer::Seat(seat));
    let sight = Sight::of(&view, game.rules())?;
    Some((seat, careful::choose(&sight)?))
}

/// The boodle cards that were drawn for the session.
fn drawn(sight: &Sight<'_>) -> ArrayVec<Card, 16> {
    let claims = sight.view.board.iter().flat_map(|space| &space.claims);
    let boodles = claims.filter_map(|claim| match claim {
        Claim::Play { card } => Some(*card),
        _ => None,
    });
    let drawn = boodles.zip(sight.rules.boodles());
    let drawn = drawn.filter(|(_, boodle)| boodle.drawn.is_some());
    let cards = drawn.filter_map(|(card, _)| match card {
        CardPattern::Card(card) => Some(card),
        CardPattern::Trump(_) => None,
    });
    cards.take(16).collect()
}

/// Whoever has shown a poker hand, left of the dealer first.
fn poker_winner(sight: &Sight<'_>) -> Option<Seat> {
    let shown = |seat: Seat| {
        sight
            .view
            .exposed
            .iter()
            .filter(|card| card.seat == seat)
            .count()
    };
    let seats = sight.view.seats.iter().map(|row| row.seat);
    let winners: Seats = seats.filter(|&seat| shown(seat) >= 5).collect();
    winners.left_of(sight.view.dealer)
}

fn is_last_round(sight: &Sight<'_>) -> bool {
    let ends = &sight.rules.ruleset().session.ends;
    let last = |end: &SessionEnd| match end {
        SessionEnd::Rounds { count } => sight.view.round >= *count,
        _ => false,
    };
    sight.view.last_round || ends.iter().any(last)
}

fn phase(sight: &Sight<'_>) -> Option<Phase> {
    let seat = sight.you.seat;
    let sequence = sight.view.sequence.as_ref();
    match (sight.view.phase?, sequence) {
        (PhaseName::Exchange, _) => step(sight).map(Phase::Exchange),
        (PhaseName::Stops, None) => Some(Phase::Lead {
            leader: seat,
            barred: barred(sight),
            first: sight.view.played.is_empty(),
        }),
        (PhaseName::Stops, Some(sequence)) => {
            let card = sequence.next?;
            Some(if sight.rules.ruleset().stops.withhold {
                Phase::Ask { seat, card }
            } else {
                Phase::Follow { seat, card }
            })
        }
        (PhaseName::Stake | PhaseName::Cut | PhaseName::Deal, _) => None,
    }
}

/// What the seat is asked about the dead hand. Who else bids cannot be seen: it imagines that it is
/// alone, and gets the dead hand for the lowest bid.
fn step(sight: &Sight<'_>) -> Option<ExchangeStep> {
    let rules = sight.rules.exchange();
    let asked = |action: &Action| sight.you.legal_actions.contains(action);
    if asked(&Action::Offer {}) {
        Some(ExchangeStep::Offer)
    } else if asked(&Action::Buy {}) {
        Some(ExchangeStep::Buyer(sight.you.seat))
    } else if asked(&Action::Pass {}) {
        Some(ExchangeStep::Bid(Bidding {
            seat: sight.you.seat,
            left: Seats::only(sight.you.seat),
            high: None,
        }))
    } else if asked(&Action::Keep {}) {
        Some(match (rules.mode, rules.order) {
            (ExchangeMode::DealerSwap, _) => ExchangeStep::Swap,
            (_, ExchangeOrder::LeftThenDealer) => ExchangeStep::Unsold,
            _ => ExchangeStep::First,
        })
    } else {
        None
    }
}

/// The suit that may not be led, unless the lead has gone around the table.
fn barred(sight: &Sight<'_>) -> Option<Suit> {
    let suit = sight.view.played.last()?.card.suit();
    let barred = barred_after(sight, suit);
    let lifted = sight.rules.ruleset().stops.no_lead == NoLead::PassLeft
        && sight.you.legal_actions.iter().any(|action| match action {
            Action::Play { card } => barred.contains(*card),
            _ => false,
        });
    (!barred.is_empty() && !lifted).then_some(suit)
}
