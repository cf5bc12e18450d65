//! A game as a position.

use super::deals;
use super::form::Position;
use super::parts::*;
use crate::card::Card;
use crate::game::Game;
use crate::game::state::{Bidding, CardSource, ExchangeStep, Phase, State};
use crate::hand::Hand;
use crate::seat::BySeat;
use crate::view::EndReason;

/// Where the cards are, or will be once they are dealt.
struct Lie {
    deck: Option<Vec<Card>>,
    hands: BySeat<Hand>,
    dead: Hand,
    turn_up: Option<Card>,
}

impl Game {
    /// The game as a position, from which [`Position::game`] makes an equal game; none of a game into
    /// which events are still being folded, so that nobody is asked and it is not over either, and none
    /// of a session that was abandoned.
    ///
    /// It holds every secret there is: all hands, and what decides the deal.
    pub fn position(&self) -> Option<Position> {
        let (state, rules) = (self.state(), self.rules());
        let phase = phase(state)?;
        let lie = lie(state);
        let given = matches!(state.cards, CardSource::Hands { .. });
        let played: Hand = state.played.iter().map(|(_, card)| *card).collect();
        let held = state.seats().iter().map(|seat| lie.hands[seat]);
        let named = held.fold(lie.dead.union(played), Hand::union);
        let unlisted = (dealt(state) || given) && named != rules.pack();
        let spaces = || rules.board().iter().map(|space| space.id).enumerate();
        let on_board = spaces().filter(|(place, _)| state.board[*place] > 0);
        let claimed = spaces().filter(|(place, _)| state.claimed >> place & 1 == 1);
        let count = state.sequence.map(|from| state.played.len() as u8 - from);
        Some(Position {
            ruleset: PositionRules::Whole(Box::new(rules.ruleset().clone())),
            overrides: None,
            game: state.game.to_string(),
            started_at: Some(state.started_at),
            round: state.round,
            dealer: state.dealer,
            chips: by_seat(state, &state.chips),
            all_chips: Some(all_chips(state)),
            rounds_won: unless_unset(state, &state.rounds_won),
            debts: unless_unset(state, &state.debts),
            eliminated: state.seats().without_all(state.active).iter().collect(),
            last_round: state.last_round,
            extra_rounds: state.extra_rounds,
            bank: state.bank,
            board: on_board
                .map(|(place, id)| (id, state.board[place]))
                .collect(),
            drawn: state.drawn.to_vec(),
            secret: (state.cards == CardSource::Shuffle).then_some(state.secret),
            deals: deals::written(state),
            deck: lie.deck,
            cut_at: state.cut_at,
            hands: unless_unset(state, &lie.hands),
            dead_hand: lie.dead,
            unlisted_cards: unlisted.then_some(Unlisted::Played),
            turn_up: lie.turn_up,
            dead_seen_by: state.dead_seen_by,
            exposed: unless_unset(state, &state.exposed),
            claimed: claimed.map(|(_, id)| id).collect(),
            poker_winner: state.poker_winner,
            stakes: stakes(self),
            done: state.done.clone(),
            redeals: state.redeals,
            since_deal: state.since_deal.iter().copied().map(Moved::from).collect(),
            debts_at_deal: debts_at_deal(self),
            played: played_cards(state),
            sequence: count,
            phase: Some(phase),
        })
    }
}

fn all_chips(state: &State) -> i64 {
    let seats = state.seats().iter().map(|seat| state.chips[seat]);
    let chips = seats.chain(state.board.iter().copied());
    chips.map(i64::from).sum::<i64>() + state.bank
}

fn by_seat<T: Copy>(state: &State, values: &BySeat<T>) -> Vec<T> {
    state.seats().iter().map(|seat| values[seat]).collect()
}

/// The values of all seats, or none at all if nothing is to be said of any.
fn unless_unset<T: Copy + Default + PartialEq>(state: &State, values: &BySeat<T>) -> Vec<T> {
    let values = by_seat(state, values);
    if values.iter().all(|value| *value == T::default()) {
        return Vec::new();
    }
    values
}

fn lie(state: &State) -> Lie {
    match &state.cards {
        CardSource::Pack(pack) if state.phase == Phase::Ante => Lie {
            deck: Some(pack.to_vec()),
            hands: BySeat::default(),
            dead: Hand::EMPTY,
            turn_up: None,
        },
        CardSource::Hands {
            hands,
            dead,
            turn_up,
        } if state.phase == Phase::Ante => Lie {
            deck: None,
            hands: *hands,
            dead: *dead,
            turn_up: *turn_up,
        },
        _ => Lie {
            deck: None,
            hands: state.hands,
            dead: state.dead,
            turn_up: state.turned_up,
        },
    }
}

/// What a misdeal would bring back, unless it is owed now.
fn debts_at_deal(game: &Game) -> Vec<u32> {
    let state = game.state();
    let returns = game.rules().may_misdeal() && dealt(state) && state.played.is_empty();
    if !returns || state.debts_at_deal == state.debts {
        return Vec::new();
    }
    by_seat(state, &state.debts_at_deal)
}

fn dealt(state: &State) -> bool {
    state.phase != Phase::Ante
}

fn stakes(game: &Game) -> Vec<Staked> {
    let staked = game.state().returns.iter();
    let form = staked.map(|&(place, seat, chips)| Staked {
        seat,
        space: game.rules().board()[usize::from(place)].id,
        chips,
    });
    form.collect()
}

fn played_cards(state: &State) -> Vec<PlayedCard> {
    let played = state.played.iter();
    played
        .map(|&(seat, card)| PlayedCard { seat, card })
        .collect()
}

fn phase(state: &State) -> Option<PositionPhase> {
    Some(match &state.phase {
        Phase::Ante => PositionPhase::Ante {
            unstaked: state.unstaked.iter().collect(),
        },
        Phase::Exchange(step) => PositionPhase::Exchange {
            step: self::step(*step),
        },
        Phase::Lead { leader, barred, .. } => PositionPhase::Lead {
            leader: Some(*leader),
            barred: *barred,
        },
        Phase::Follow { seat, card } => PositionPhase::Follow {
            seat: Some(*seat),
            card: Some(*card),
        },
        Phase::Ask { seat, card } => PositionPhase::Ask {
            seat: *seat,
            card: Some(*card),
        },
        Phase::Settling => return None,
        Phase::Finished(outcome) if outcome.why == EndReason::Idle => return None,
        Phase::Finished(outcome) => PositionPhase::Finished { why: outcome.why },
    })
}

fn step(step: ExchangeStep) -> PositionStep {
    match step {
        ExchangeStep::Offer => PositionStep::Offer {},
        ExchangeStep::Buyer(seat) => PositionStep::Buy { seat },
        ExchangeStep::Unsold => PositionStep::Unsold {},
        ExchangeStep::First => PositionStep::First {},
        ExchangeStep::Swap => PositionStep::Swap {},
        ExchangeStep::Bid(Bidding { seat, left, high }) => PositionStep::Bid {
            seat: Some(seat),
            left: left.iter().collect(),
            high: high.map(|(seat, chips)| HighBid { seat, chips }),
        },
    }
}
