//! How the dead hand changes its owner.

use boodle_engine::{Claim, Exchange, ExchangeOrder, Offer, SpaceId, SwapSize};

use super::teller::Teller;

pub(super) fn told(teller: &Teller<'_>) -> Vec<String> {
    match &teller.rules.exchange {
        Exchange::None {} => Vec::new(),
        Exchange::FixedPrice { .. } => sale(teller),
        Exchange::DealerSwap { .. } => swap(teller),
        Exchange::Auction { .. } => auction(teller),
    }
}

/// What somebody gives for the dead hand.
struct Price<'a> {
    chips: u32,
    to: Option<&'a SpaceId>,
}

impl Price<'_> {
    fn is_to_dealer(&self) -> bool {
        self.to.is_some_and(|to| to.as_str() == "dealer")
    }

    fn payee(&self, teller: &Teller<'_>) -> String {
        let place = self.to.and_then(|to| teller.board.place_of(*to));
        match place {
            Some(place) => teller.place("pay", &[place]),
            None => teller.word("rules-to-dealer"),
        }
    }

    /// "for 4 chips, paid into the pot"
    fn whole(&self, teller: &Teller<'_>, free: bool) -> String {
        if free || self.chips == 0 {
            return teller.word("rules-free-of-charge");
        }
        let (chips, into) = (teller.chips(self.chips), self.payee(teller));
        teller.say(
            "rules-for-into",
            [("chips", chips.into()), ("into", into.into())],
        )
    }

    fn short(&self, teller: &Teller<'_>) -> String {
        if self.chips == 0 {
            return teller.word("rules-free-of-charge");
        }
        teller.say("rules-for", [("chips", teller.chips(self.chips).into())])
    }
}

fn sale(teller: &Teller<'_>) -> Vec<String> {
    let Exchange::FixedPrice {
        price,
        to,
        order,
        offer,
        forced_stake,
        dealer_free,
        dealer_peek,
        barred_if_paycard,
    } = &teller.rules.exchange
    else {
        return Vec::new();
    };
    let price = Price {
        chips: *price,
        to: Some(to),
    };
    let free = *dealer_free || price.is_to_dealer() || price.chips == 0;
    let mut told = Vec::new();
    forced(teller, *forced_stake, &mut told);
    match order {
        ExchangeOrder::LeftThenDealer => {
            let must = if *offer == Offer::Always { "yes" } else { "no" };
            let asked = price.short(teller);
            told.push(teller.say(
                "rules-sale-offer",
                [("must", must.into()), ("price", asked.into())],
            ));
            buyers(teller, &price, &mut told);
            let again = teller.word(if free {
                "rules-free-of-charge"
            } else {
                "rules-same-price"
            });
            told.push(teller.say(
                "rules-sale-unsold",
                [("peek", yes(*dealer_peek).into()), ("price", again.into())],
            ));
        }
        ExchangeOrder::DealerFirst => {
            told.push(dealer_takes(
                teller,
                *dealer_peek,
                "rules-whole-hand",
                &price,
                free,
            ));
            let asked = price.short(teller);
            told.push(teller.say("rules-sale-otherwise", [("price", asked.into())]));
            buyers(teller, &price, &mut told);
        }
        ExchangeOrder::DealerOnly => {
            told.push(dealer_takes(
                teller,
                *dealer_peek,
                "rules-whole-hand",
                &price,
                free,
            ));
        }
    }
    let alone = *order == ExchangeOrder::DealerOnly;
    if alone && !free {
        told.push(no_credit(teller, "rules-dealer-no-credit", price.chips));
    }
    bar(teller, alone, *barred_if_paycard, &mut told);
    after(teller, "hand", &mut told);
    told
}

fn buyers(teller: &Teller<'_>, price: &Price<'_>, told: &mut Vec<String>) {
    if price.chips == 0 {
        return told.push(teller.word("rules-sale-takers"));
    }
    let into = price.payee(teller);
    told.push(teller.say("rules-sale-buyers", [("into", into.into())]));
    told.push(no_credit(teller, "rules-no-credit", price.chips));
}

fn forced(teller: &Teller<'_>, stake: u32, told: &mut Vec<String>) {
    let widows = widows(teller);
    if let Some(widow) = widows.first().filter(|_| stake > 0) {
        let chips = teller.chips(stake);
        let into = teller.place("into", &[*widow]);
        told.push(teller.say(
            "rules-forced-stake",
            [("chips", chips.into()), ("into", into.into())],
        ));
    }
}

fn swap(teller: &Teller<'_>) -> Vec<String> {
    let Exchange::DealerSwap {
        price,
        to,
        peek,
        swap_size,
        barred_if_paycard,
    } = &teller.rules.exchange
    else {
        return Vec::new();
    };
    let price = Price {
        chips: *price,
        to: to.as_ref(),
    };
    let (what, thrown) = match swap_size {
        SwapSize::Whole => ("rules-whole-hand", "hand"),
        SwapSize::SameCount => ("rules-as-many", "cards"),
    };
    let mut told = vec![dealer_takes(teller, *peek, what, &price, false)];
    if price.chips > 0 {
        told.push(no_credit(teller, "rules-dealer-no-credit", price.chips));
    }
    bar(teller, true, *barred_if_paycard, &mut told);
    after(teller, thrown, &mut told);
    told
}

fn auction(teller: &Teller<'_>) -> Vec<String> {
    let Exchange::Auction {
        min_bid,
        to,
        order,
        dealer_bids,
        barred_if_paycard,
    } = &teller.rules.exchange
    else {
        return Vec::new();
    };
    let price = Price {
        chips: *min_bid,
        to: Some(to),
    };
    let first = *order != ExchangeOrder::LeftThenDealer;
    let mut told = Vec::new();
    if first {
        let free = price.is_to_dealer();
        told.push(dealer_takes(
            teller,
            false,
            "rules-whole-hand",
            &price,
            free,
        ));
    }
    let who = match (first, dealer_bids) {
        (true, _) => "rest",
        (false, true) => "all",
        (false, false) => "others",
    };
    let chips = teller.chips(*min_bid);
    told.push(teller.say(
        "rules-auction",
        [("who", who.into()), ("chips", chips.into())],
    ));
    let into = price.payee(teller);
    told.push(teller.say("rules-auction-end", [("into", into.into())]));
    if price.is_to_dealer() && who == "all" {
        told.push(teller.word("rules-auction-own"));
    }
    bar(teller, false, *barred_if_paycard, &mut told);
    after(teller, "hand", &mut told);
    told
}

fn dealer_takes(
    teller: &Teller<'_>,
    peek: bool,
    what: &str,
    price: &Price<'_>,
    free: bool,
) -> String {
    let price = price.whole(teller, free);
    teller.say(
        "rules-dealer-takes",
        [
            ("peek", yes(peek).into()),
            ("what", teller.word(what).into()),
            ("price", price.into()),
        ],
    )
}

/// What becomes of the cards thrown in, and of the chips on the dead hand.
fn after(teller: &Teller<'_>, thrown: &str, told: &mut Vec<String>) {
    told.push(teller.say("rules-thrown-in", [("what", thrown.into())]));
    let widows = widows(teller);
    if teller.with_chips() && !widows.is_empty() {
        let wins = teller.wins(&widows);
        told.push(teller.say("rules-widow", [("wins", wins.into())]));
    }
}

fn widows(teller: &Teller<'_>) -> Vec<usize> {
    teller
        .board
        .claimed(|claim| *claim == Claim::TakeDeadHand {})
}

fn no_credit(teller: &Teller<'_>, id: &str, chips: u32) -> String {
    teller.say(id, [("chips", teller.chips(chips).into())])
}

fn bar(teller: &Teller<'_>, dealer_alone: bool, barred: bool, told: &mut Vec<String>) {
    let id = if dealer_alone {
        "rules-dealer-barred"
    } else {
        "rules-barred"
    };
    if barred && !teller.board.boodles().is_empty() {
        told.push(teller.word(id));
    }
}

fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
