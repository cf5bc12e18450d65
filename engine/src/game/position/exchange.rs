//! Reading a position: who is asked about the dead hand.

use super::parts::{HighBid, PositionStep};
use super::table::set_of;
use super::{NoPosition, refuse};
use crate::game::Game;
use crate::game::state::{Bidding, ExchangeStep, Phase, State};
use crate::rules::{ExchangeMode, ExchangeOrder, RoundPhase};
use crate::seat::{Seat, Seats};

const AT: &str = "/phase/step";

/// The exchange at this step, when there is one.
pub(super) fn phase(step: &PositionStep, game: &Game) -> Result<Phase, NoPosition> {
    let (rules, state) = (game.rules(), game.state());
    let has_phase = rules.ruleset().phases.contains(&RoundPhase::Exchange);
    if !has_phase || state.done.contains(&RoundPhase::Exchange) {
        return refuse(
            "/phase",
            "the dead hand does not change its owner in this round",
        );
    }
    if state.dead.is_empty() {
        return refuse("/dead_hand", "there is no dead hand to exchange");
    }
    let step = found(step, game)?;
    let looks = matches!(
        step,
        ExchangeStep::First | ExchangeStep::Unsold | ExchangeStep::Swap
    );
    let has_looked = looks || rules.exchange().order == ExchangeOrder::DealerFirst;
    let seen = (rules.exchange().peek && has_looked).then_some(state.dealer);
    if state.dead_seen_by != seen {
        return refuse(
            "/dead_seen_by",
            "the dealer sees the dead hand when he decides, and only where he may look",
        );
    }
    Ok(Phase::Exchange(step))
}

fn found(step: &PositionStep, game: &Game) -> Result<ExchangeStep, NoPosition> {
    use ExchangeMode::{Auction, DealerSwap, Sale};
    use ExchangeOrder::{DealerFirst, DealerOnly, LeftThenDealer};
    let state = game.state();
    let exchange = game.rules().exchange();
    let buyers = state.active.without(state.dealer);
    match (step, exchange.mode, exchange.order) {
        (PositionStep::Offer {}, Sale, LeftThenDealer) => Ok(ExchangeStep::Offer),
        (PositionStep::Unsold {}, Sale, LeftThenDealer) => Ok(ExchangeStep::Unsold),
        (PositionStep::Buy { seat }, Sale, LeftThenDealer | DealerFirst) => {
            set_of(&[*seat], buyers, "/phase/step/seat")?;
            Ok(ExchangeStep::Buyer(*seat))
        }
        (PositionStep::First {}, Sale | Auction, DealerFirst | DealerOnly) => {
            Ok(ExchangeStep::First)
        }
        (PositionStep::Swap {}, DealerSwap, _) => Ok(ExchangeStep::Swap),
        (PositionStep::Bid { seat, left, high }, Auction, _) => {
            let dealer_bids = exchange.dealer_bids && exchange.order != DealerFirst;
            let bidders = if dealer_bids { state.active } else { buyers };
            let left = set_of(left, bidders, "/phase/step/left")?;
            let bidding = bidding(bidders, left, *high, game)?;
            if seat.is_some_and(|seat| seat != bidding.seat) {
                let detail = format!("seat {} is asked for a bid", bidding.seat);
                return refuse("/phase/step/seat", detail);
            }
            Ok(ExchangeStep::Bid(bidding))
        }
        _ => refuse(AT, "nobody is asked this in these rules"),
    }
}

/// Whoever is asked is the next after the highest bidder, or the first who has not passed.
fn bidding(
    bidders: Seats,
    left: Seats,
    high: Option<HighBid>,
    game: &Game,
) -> Result<Bidding, NoPosition> {
    let (rules, state) = (game.rules(), game.state());
    let Some(HighBid {
        seat: bidder,
        chips,
    }) = high
    else {
        let first = left.left_of(state.dealer);
        // Without a bid everybody before him has passed, and nobody after him was asked.
        let Some(seat) = first.filter(|&seat| left == from(seat, bidders, state)) else {
            let detail = "without a bid all have passed up to some seat, and none after it";
            return refuse("/phase/step/left", detail);
        };
        return Ok(Bidding {
            seat,
            left,
            high: None,
        });
    };
    let seat = left.left_of(bidder).filter(|&seat| seat != bidder);
    let Some(seat) = seat.filter(|_| left.contains(bidder)) else {
        let detail = "the highest bidder has not passed, and somebody else may still bid";
        return refuse("/phase/step/left", detail);
    };
    if chips < rules.exchange().price || chips > state.chips[bidder] {
        let detail = "a bid is the lowest one at least, and no more than the bidder has";
        return refuse("/phase/step/high/chips", detail);
    }
    if rules.exchange().barred && game.holds_boodle(bidder) {
        return refuse(
            "/phase/step/high/seat",
            "whoever holds a boodle card may not bid",
        );
    }
    Ok(Bidding {
        seat,
        left,
        high: Some((bidder, chips)),
    })
}

/// The bidders from this seat on to the one who is asked last.
fn from(seat: Seat, bidders: Seats, state: &State) -> Seats {
    let order = bidders.clockwise_after(state.dealer);
    order.skip_while(|&other| other != seat).collect()
}
