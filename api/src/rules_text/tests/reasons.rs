//! Where the text is rightly the same although an option has changed.

use boodle_engine::{
    BonusPayer, BoodleSource, Claim, Exchange, ExchangeOrder, Extra, FixedPayer, Pays, Restart,
    Ruleset, SessionEnd, SetSuit, StopCause, Tie,
};

/// Why the text is rightly the same, if it is.
pub(super) fn reason(option: &str, before: &Ruleset, after: &Ruleset) -> Option<&'static str> {
    let is = |prefix: &str| option.starts_with(prefix);
    let deal = &before.deal;
    let alike = |rules: &Ruleset, wanted: &dyn Fn(&Exchange) -> bool| wanted(&rules.exchange);
    let reasons = [
        (is("/id"), "it is a name for programs"),
        (
            is("/board[]/claims (order)")
                || is("/free_ante/on (order)")
                || is("/deck/remove (order)")
                || is("/stops/forced_stops (order)")
                || is("/stops/stop_bonus/causes (order)"),
            "nothing follows from the order",
        ),
        (
            [
                "/board (order)",
                "/board[]/id",
                "/board[]/claims[][play]/card",
            ]
            .contains(&option)
                && is_drawn(before),
            "cards that are drawn stand for those of the board",
        ),
        (
            is("/board[]/share") && !shares_sets(before, after),
            "nobody holds more than one set that wins this space",
        ),
        (
            is("/board[]/carry") && !may_be_left(before, after),
            "nothing is ever left there",
        ),
        (
            is("/settle/exempt_holder") && before.settle.per_card == 0,
            "nobody pays for cards",
        ),
        (
            is("/settle/unplayed_boodle") && !may_be_doubled(before),
            "what pays a fixed sum is not doubled",
        ),
        (
            is("/deal/extra") && deal.hand_size.is_some(),
            "where not all cards are dealt the others are the dead hand",
        ),
        (
            is("/deal/slot") && (deal.hand_size.is_some() || deal.extra != Extra::FullHand),
            "no hand is dealt in turn to the dead hand",
        ),
        (
            is("/deal/uneven") && (deal.hand_size.is_some() || deal.extra == Extra::Leftover),
            "all hands are equal in any case",
        ),
        (
            is("/dealer/double_pot") && !has_dealers_pot(before),
            "the dealer puts nothing on what going out wins",
        ),
        (
            is("/exchange[auction]/dealer_bids")
                && alike(
                    before,
                    &|e| matches!(e, Exchange::Auction { order, .. } if *order != ExchangeOrder::LeftThenDealer),
                ),
            "a dealer who has declined does not bid",
        ),
        (
            is("/exchange[fixed_price]/offer")
                && alike(
                    before,
                    &|e| matches!(e, Exchange::FixedPrice { order, .. } if *order != ExchangeOrder::LeftThenDealer),
                ),
            "the dealer is asked first and offers nothing",
        ),
        (
            is("/exchange[dealer_swap]/to")
                && alike(before, &|e| {
                    matches!(e, Exchange::DealerSwap { price: 0, .. })
                }),
            "nothing is paid",
        ),
        (
            is("/session/bust") && before.session.ends.contains(&SessionEnd::FirstBust {}),
            "the session has ended then",
        ),
        (
            is("/session/max_rounds") && is_over_before(before, after),
            "the session has ended then",
        ),
        (
            is("/settle/short_pay") && !owes(before),
            "nobody pays another",
        ),
        (
            is("/stops/no_lead") && before.stops.restart == Restart::Any,
            "every suit may be led",
        ),
        (
            is("/stops/stop_bonus/causes") && !new_causes_happen(before, after),
            "no sequence stops for this reason",
        ),
        (
            without_chips(option) && !before.chips.enabled,
            "there are no chips",
        ),
    ];
    reasons
        .into_iter()
        .find(|(applies, _)| *applies)
        .map(|(_, reason)| reason)
}

fn without_chips(option: &str) -> bool {
    let about_chips = [
        "/board",
        "/chips/start",
        "/seats/min_active",
        "/session/bust",
        "/session/leftovers",
        "/short_ante",
    ];
    about_chips.iter().any(|prefix| option.starts_with(prefix))
}

fn is_drawn(rules: &Ruleset) -> bool {
    matches!(rules.boodle_source, BoodleSource::DrawSession { .. })
}

fn shares_sets(before: &Ruleset, after: &Ruleset) -> bool {
    let any = |claim: &Claim| matches!(claim, Claim::HoldSet { suit, .. } if *suit == SetSuit::Any);
    let mut spaces = before.board.iter().zip(&after.board);
    spaces.any(|(old, new)| {
        old.share != new.share && old.pays == Pays::Pot {} && old.claims.iter().any(any)
    })
}

fn may_be_left(before: &Ruleset, after: &Ruleset) -> bool {
    let won = Claim::GoOut {
        only_unclaimed: false,
    };
    let mut spaces = before.board.iter().zip(&after.board);
    spaces.any(|(old, new)| {
        old.carry != new.carry && old.pays == Pays::Pot {} && !old.claims.contains(&won)
    })
}

fn may_be_doubled(rules: &Ruleset) -> bool {
    let played = |claim: &Claim| matches!(claim, Claim::Play { .. });
    let mut spaces = rules.board.iter();
    spaces.any(|space| space.pays == Pays::Pot {} && space.claims.iter().any(played))
}

fn has_dealers_pot(rules: &Ruleset) -> bool {
    let out = |claim: &Claim| matches!(claim, Claim::GoOut { .. });
    let mut spaces = rules.board.iter();
    spaces.any(|space| space.ante.dealer > 0 && space.claims.iter().any(out))
}

/// Whether the agreed number of rounds always comes before the highest number.
fn is_over_before(before: &Ruleset, after: &Ruleset) -> bool {
    let further = if before.session.tie == Tie::ExtraRound {
        10
    } else {
        0
    };
    let most = before.session.max_rounds.min(after.session.max_rounds);
    before.session.ends.iter().any(|end| match end {
        SessionEnd::Rounds { count } => count + further <= most,
        _ => false,
    })
}

fn owes(rules: &Ruleset) -> bool {
    let each = rules.board.iter().any(|space| {
        matches!(
            space.pays,
            Pays::Fixed {
                from: FixedPayer::Each,
                ..
            }
        )
    });
    let bonus = rules.stops.stop_bonus.as_ref();
    let bonus = bonus.is_some_and(|bonus| bonus.from == BonusPayer::Each);
    rules.settle.per_card > 0 || each || bonus
}

fn new_causes_happen(before: &Ruleset, after: &Ruleset) -> bool {
    let causes = |rules: &Ruleset| {
        rules
            .stops
            .stop_bonus
            .as_ref()
            .map(|bonus| bonus.causes.clone())
    };
    let (old, new) = (
        causes(before).unwrap_or_default(),
        causes(after).unwrap_or_default(),
    );
    let changed = old
        .iter()
        .filter(|c| !new.contains(c))
        .chain(new.iter().filter(|c| !old.contains(c)));
    let mut happening = changed.filter(|cause| match cause {
        StopCause::Top | StopCause::Dead | StopCause::Played => true,
        StopCause::Removed => !before.deck.remove.is_empty(),
        StopCause::Forced => !before.stops.forced_stops.is_empty(),
        StopCause::Unplayed => before.stops.withhold,
    });
    happening.next().is_some()
}
