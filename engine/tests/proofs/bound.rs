//! How many events a round can have at most, and why.

use boodle_engine::{
    BonusPayer, Carry, Claim, Exchange, FixedPayer, MAX_REDEALS, MAX_SEATS, Misdeal, NoLead, Pays,
    RoundPhase, Rules, Rummy, ShortAnte, ShortPay, SpaceRules,
};

/// The most events of a round, from `round_started` to the last event before the next round or the
/// end of the session, for so many seats still in play and so many chips on seats and board when it
/// begins.
///
/// Let `n` be the seats, `p` the cards of the pack, `s` the spaces. Every step of a round falls under
/// one of these, and each happens at most so often:
///
/// - **Opening**: `round_started` and `committed`; a purchase a seat.
/// - **Stakes**: a seat stakes once a round, and with it once on each space for its antes and once on
///   each space that is free: `n × (s + free)`.
/// - **Deal**: one cut, one deal, and the commitment to the next one.
/// - **Entropy**: every seat adds once to a deal, also a seat that is out: to this one while it is not
///   dealt, to the next one when it is.
/// - **Held**: a claim by holding is looked at once. It pays every seat at most once (where all others
///   pay it, with `n − 1` payments a seat) and may leave chips over. The turn-up pays the dealer, and
///   the best poker hands are told once.
/// - **Dead hand**: one stake on it, one offer, one look; it is declined by everybody once and by the
///   dealer twice (he offers it first, and may refuse it last), or in an auction by the dealer alone.
///   It is paid for and taken once, with what lies on it. In an auction everybody passes at most once,
///   and each bid is higher than the one before and at most all chips of a seat: there are no more bids
///   than chips, those included that the bank may have paid until then.
/// - **Misdeals**: before the first card the host has the cards dealt again, [`MAX_REDEALS`] times at
///   most. Each time it is declared, the old secret is revealed and a new one sealed, whatever has
///   moved since the deal goes back once, and deal, held and dead hand come anew.
/// - **Debts**: each event after the stakes pays one seat at most, by one seat at most. There is one
///   loan before it and one repayment after it at most.
/// - **Play**: a card is played at most once, since no card comes back into a hand: `p` cards. Each
///   wins each space at most once that names it, so that a claim by playing is won once: a single card
///   is played once, and a set is complete only with the last of its cards.
/// - **Passes**: where cards may be kept back everybody is asked at most once for each card that
///   follows, and may pay for passing. Where not, everybody but one may pay that the turn passes by.
/// - **Stops**: a sequence stops at most once and begins with a card, so there are at most `p` stops.
///   Each may pay a bonus, by each of the others. Then the lead passes at most around the table, with
///   a fee each time: when it is back at the stopper nothing is barred, and he holds a card, or else
///   he had gone out and the round were over.
/// - **Going out** happens once, and ends the play. It pays each pot once and the reward; every other
///   seat melds and pays or is exempt; every card that still could have won a space lies in at most
///   one hand, and is paid for once.
/// - **Board**: a stake goes back at most once, a space moves to the pot once and is carried over once.
/// - **Closing**: the secret, `round_ended`; every seat is out at most once; the host may call the last
///   round; an extra round is called or the session ends, for which a space pays each seat once.
///
/// A round is finite therefore: all terms are, and whoever is asked has an answer, each of which is
/// one of the events above.
pub(crate) fn most_events(rules: &Rules, seats: usize, chips: u64) -> usize {
    let ruleset = rules.ruleset();
    let cards = rules.pack().len();
    let spaces = rules.board().len();
    let has = |phase| ruleset.phases.contains(&phase);
    // Where each of the others pays, a claim is that many payments.
    let paid = |space: &SpaceRules| match space.pays {
        Pays::Fixed {
            from: FixedPayer::Each,
            ..
        } => seats - 1,
        _ => 1,
    };
    let claims = |kind: fn(&Claim) -> bool| {
        let of_space = rules.board().iter().map(move |space| {
            let number = space.claims.iter().filter(|&claim| kind(claim)).count();
            number * paid(space)
        });
        of_space.sum::<usize>()
    };

    let free = ruleset.free_ante.as_ref().map_or(0, |free| free.on.len());
    let stakes = seats * (spaces + free);
    let bought = once(ruleset.short_ante == ShortAnte::Rebuy) * seats;
    let opening = 2 + bought + stakes + 3 + 2 * MAX_SEATS;

    let holding = claims(|claim| matches!(claim, Claim::Hold { .. } | Claim::HoldSet { .. }));
    let best = claims(|claim| *claim == Claim::Poker {});
    let turned = claims(|claim| matches!(claim, Claim::TurnUp { .. }));
    let shares = |claims: usize| claims * (seats + 1);
    let held = once(has(RoundPhase::TurnUp)) * (1 + turned)
        + once(has(RoundPhase::Collect)) * shares(holding)
        + once(has(RoundPhase::Poker)) * (1 + shares(best));

    // The bank has paid at most this by then; what a space pays, it pays to every seat once a claim.
    let banked = rules.board().iter().map(|space| match space.pays {
        Pays::Fixed { amount, .. } => u64::from(amount) * (space.claims.len() * seats) as u64,
        Pays::Pot {} => 0,
    });
    let banked = banked.sum::<u64>() + u64::from(ruleset.chips.start) * bought as u64;

    let widow = claims(|claim| *claim == Claim::TakeDeadHand {});
    let taken = 1 + 1 + widow;
    let dead_hand = match &ruleset.exchange {
        Exchange::None {} => 0,
        Exchange::DealerSwap { .. } => 1 + 1 + taken,
        Exchange::FixedPrice { .. } => 1 + 1 + 1 + (seats + 1) + taken,
        Exchange::Auction { .. } => 1 + seats + usize::try_from(chips + banked).unwrap() + taken,
    };

    let stops = &ruleset.stops;
    let fee = once(stops.pass_fee > 0);
    let passes = if stops.withhold {
        seats * (1 + fee)
    } else {
        (seats - 1) * fee
    };
    let bonus = match &stops.stop_bonus {
        None => 0,
        Some(bonus) if bonus.from == BonusPayer::Each => seats - 1,
        Some(_) => 1,
    };
    let passed_on = once(stops.no_lead == NoLead::PassLeft);
    let led_on = passed_on * seats * (1 + once(stops.no_lead_fee > 0));
    let boodles = claims(|claim| matches!(claim, Claim::Play { .. } | Claim::PlaySet { .. }));
    let play = cards * (1 + passes + 1 + bonus + led_on) + boodles;

    let pots = claims(|claim| matches!(claim, Claim::GoOut { .. }));
    let melds = once(ruleset.rummy == Rummy::MeldRelief);
    let losers = (seats - 1) * (1 + melds);
    let unplayed = rules.board().iter().flat_map(|space| &space.claims);
    let unplayed = unplayed.filter(|claim| matches!(claim, Claim::Play { .. }));
    let settling = 1 + pots + 1 + losers + unplayed.count();

    let back = rules
        .board()
        .iter()
        .any(|space| space.carry == Carry::Return);
    let board = once(back) * stakes + spaces + spaces;
    let closing = 2 + seats + 1 + 1 + spaces * seats;

    let debts = match ruleset.settle.short_pay {
        ShortPay::Available => 1,
        ShortPay::Debt => 3,
    };
    let before_play = (held + dead_hand) * debts;
    let redeals = match ruleset.misdeal {
        Misdeal::Never => 0,
        // Each event before the play moves chips once at most, and they go back once.
        Misdeal::BeforeFirstCard => {
            let again = 3 + before_play + 3 + MAX_SEATS + before_play;
            usize::from(MAX_REDEALS) * again
        }
    };
    opening + before_play + redeals + (play + settling + board + closing) * debts
}

fn once(happens: bool) -> usize {
    usize::from(happens)
}
