## The rules of a ruleset, from the turn-up to the end of the session. What `rules.ftl` says of the
## dead hand holds here too.

## The turn-up

rules-turn-up = The last card { rules-dead-of } is turned up; its suit is trumps.
rules-turn-up-wins = If it is { $cards }, the dealer { $wins }.

## The exchange

rules-for = for { $chips }
rules-for-into = for { $chips }, paid { $into }
rules-same-price = at the same price
rules-free-of-charge = free of charge
rules-forced-stake = First the dealer puts { $chips } { $into }, or all that is left if there are fewer.
rules-sale-offer = { $must ->
    [yes] The dealer has to offer { rules-dead-acc } for sale, unseen, { $price }.
   *[no] The dealer may offer { rules-dead-acc } for sale, unseen, { $price }; if it is not offered it stays where it is.
}
rules-sale-buyers = Beginning on the dealer's left, each player in turn may buy it: the buyer pays the price { $into }, throws in the whole hand and takes { rules-dead-acc } instead, which ends the sale.
rules-sale-takers = Beginning on the dealer's left, each player in turn may swap: whoever does throws in the whole hand and takes { rules-dead-acc } instead, which ends the offer.
rules-sale-unsold = { $peek ->
    [yes] If nobody wants it, the dealer looks at { rules-dead-acc } and may then take it { $price }.
   *[no] If nobody wants it, the dealer may take { rules-dead-acc }, still unseen, { $price }.
}
rules-sale-otherwise = If the dealer does not, the others may have { rules-dead-acc }, unseen, { $price }.
rules-dealer-takes = { $peek ->
    [yes] The dealer looks at { rules-dead-acc } and may then swap { $what } for it { $price }.
   *[no] The dealer may swap { $what } for { rules-dead-acc }, unseen, { $price }.
}
rules-whole-hand = the whole hand
rules-as-many = as many cards of the hand as it has
rules-thrown-in = { $what ->
    [cards] The cards thrown in are { rules-dead-new }, still face down.
   *[hand] The hand thrown in is { rules-dead-new }, still face down.
}
rules-no-credit = Nobody can buy with fewer than { $chips }.
rules-dealer-no-credit = A dealer with fewer than { $chips } cannot.
rules-barred = Whoever holds a boodle card may not take { rules-dead-acc }.
rules-dealer-barred = A dealer who holds a boodle card may not take { rules-dead-acc }.
rules-widow = Whoever takes { rules-dead-acc } also { $wins }.
rules-auction = { $who ->
    [all] Now { rules-dead } is auctioned, unseen: beginning on the dealer's left the players bid in turn, the dealer last;
    [rest] If the dealer does not take it, it is auctioned among the others, unseen: beginning on the dealer's left they bid in turn;
   *[others] Now { rules-dead } is auctioned, unseen: beginning on the dealer's left the players bid in turn, but not the dealer;
} the first bid is at least { $chips }, each further one is higher, and nobody may bid more chips than they have.
rules-auction-own = A dealer who bids highest pays nothing.
rules-auction-end = Whoever passes is out of the bidding. The highest bidder pays the bid { $into }, throws in the whole hand and takes { rules-dead-acc } instead; if all pass nobody swaps.

## Collecting and poker

rules-collect = Whoever holds { $cards } shows it and { $wins }.
rules-collect-set = Whoever holds { $ranks } { $suit } shows them and { $wins }.
rules-of-suit = of { $suit }
rules-of-one-suit = of any one suit
rules-share-players = If several players can, they share equally, and what cannot be divided stays.
rules-share-sets = If several such sets are held, each of them gets an equal share, even of one player, and what cannot be divided stays.
rules-share-sum = If several players can, each is paid in full.
rules-poker = The best five cards of each hand are compared as poker hands; no cards are changed and nobody bets.
rules-poker-wins = The best poker hand { $wins }.
rules-poker-share = Equal hands share, and what cannot be divided stays.
rules-poker-order = From high to low the hands are straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair and highest card; the ace is high, and in a straight it may also stand below the two.

## The play

rules-leader-left = { $most ->
    [2] The player who did not deal
   *[other] The player on the dealer's left
}
rules-leader-dealer = The dealer
rules-leader-lowest = Whoever of all players holds the lowest card of { $suit }
rules-leader-poker = Whoever had the best poker hand – of equal ones the first, counted from the dealer's left –
rules-leads = { $leader } leads { $lead }.
rules-leads-again = Whoever played last then leads { $lead }.

rules-lead-any = any card
rules-lead-lowest_of_suit = the lowest card of any suit
rules-lead-lowest_of_longest = the lowest card of the longest suit in hand, choosing between suits of equal length
rules-lead-lowest_in_hand = the lowest card in hand, choosing between equal ones
rules-lead-any-change = any card of another suit
rules-lead-lowest_of_suit-change = the lowest card of another suit
rules-lead-lowest_of_longest-change = the lowest card of the longest other suit, choosing between suits of equal length
rules-lead-lowest_in_hand-change = the lowest card of all other suits, choosing between equal ones
rules-lead-any-change_colour = any red card after a black sequence, any black one after a red sequence
rules-lead-lowest_of_suit-change_colour = the lowest card of a red suit after a black sequence, of a black suit after a red one
rules-lead-lowest_of_longest-change_colour = the lowest card of the longer red suit after a black sequence, of the longer black suit after a red one
rules-lead-lowest_in_hand-change_colour = the lowest red card after a black sequence, the lowest black one after a red sequence

rules-follow = Whoever holds the next higher card of that suit must play it, even the player who has just played, and so on upwards.
rules-withhold = Then all players are asked in turn for the next higher card of that suit, clockwise, the one who played last coming last: whoever holds it may play it or pass, all others pass. When it has been played the next one is asked for in the same way. When all have passed the sequence stops{ $hidden ->
    [yes] , and nobody learns whether the card was kept back or lies { rules-dead-in }.
   *[no] .
}
rules-stops = The sequence { $also ->
    [yes] also stops
   *[no] stops
} { $causes }.
rules-stop-top = when { $rank } has been played
rules-stop-next = when nobody can play the next card because it { $why }
rules-stop-next-known = when the next card { $why }
rules-why-dead = lies { rules-dead-in }
rules-why-played = was played earlier
rules-why-removed = is not in the pack
rules-forced = { $count ->
    [one] { $cards } always ends the sequence.
   *[other] { $cards } always end the sequence.
}
rules-no-lead-same = { $restart ->
    [change] A player who has no other suit leads the same suit again.
   *[change_colour] A player who has none leads red after red, or black after black.
}
rules-no-lead-pass = A player who has no such card passes the lead to the left, on the same condition; if nobody has one, whoever played last may lead any suit.
rules-no-lead-pass-fee = A player who has no such card pays { $chips } { $into } and passes the lead to the left, on the same condition; if nobody has one, whoever played last may lead any suit.
rules-pass-fee = { $withhold ->
    [yes] Every pass costs { $chips }, paid { $into }.
   *[no] When the next card is due, all who sit clockwise between the player of the last card and the one who holds the next pay { $chips } { $into } each; if that is the same player{ $hidden ->
        [yes] { " " }or if the card lies { rules-dead-in }
       *[no] { "" }
    }, all others pay. Nobody pays when all can see that no card can follow.
}
rules-short-fee = Whoever has fewer chips pays what is left.
rules-stop-bonus = Whoever plays the card at which a sequence stops gets { $bonus } at once { $causes }; the card that ends the round earns nothing.
rules-stop-bonus-any = Whoever plays the card at which a sequence stops gets { $bonus } at once, whatever stops it; the card that ends the round earns nothing.
rules-bonus-each = { $chips } from every other player
rules-bonus-pot = { $chips } { $from } (or what is left there)
rules-bonus-bank = { $chips } from the bank
rules-bonus-top = if it is the highest card of its suit
rules-bonus-forced = if it always ends the sequence
rules-bonus-unplayed = if nobody has played the next card
rules-bonus-next = if the next card { $why }
rules-play = Whoever plays { $cards }, leading or following, { $wins }.
rules-play-set = Whoever plays { $cards } in one round { $wins }.
rules-play-set-last = When { $cards } have been played in one round, no matter by whom, the player of the last of them { $wins }.

## Going out

rules-out = The round ends as soon as someone plays their last card.
rules-out-wins = That player { $wins }.
rules-out-unclaimed = That player { $wins }, unless somebody has already won something there in this round.
rules-per-card = { $most ->
    [2] The opponent pays that player { $chips } for every card still held.
   *[other] Every opponent pays that player { $chips } for every card still held.
}
rules-round-bonus = The bank pays that player { $chips }.
rules-out-only = That player wins the round.
rules-out-nothing = That player wins the round, but is paid nothing for it.
rules-exempt = Whoever still holds { $card } pays nothing.
rules-melds = Before paying, the others lay down what they can meld of the cards left to them: sets of three or four cards of one rank and runs of three or more cards of one suit, each card in one meld only. They pay nothing for melded cards.
rules-unplayed = Then whoever still holds { $cards } pays onto its space as many chips as lie there, or as many as are left.
rules-short-available = Anyone who has too few chips pays what is left, and the rest is forgiven.
rules-short-debt = Anyone who has too few chips pays what is left, and the bank lends the rest: whatever comes to that player later goes back to the bank first, and in the end a debt counts against the chips.
rules-carry-keep = Chips that nobody won stay where they are for the next round.
rules-carry-keep-on = Chips { $on } that nobody won stay there for the next round.
rules-carry-return = Chips that nobody won go back to those who staked them.
rules-carry-return-on = Chips { $on } that nobody won go back to those who staked them.
rules-carry-to_pot = Chips that nobody won are then put { $into } for the next round.
rules-carry-to_pot-on = Chips { $on } that nobody won are then put { $into } for the next round.
rules-dead-shown = { $shown ->
    [yes] After the round { rules-dead } is shown to all.
   *[no] Even after the round { rules-dead } is not shown.
}

## The session

rules-bust-eliminate = A player who has no chips left after a round drops out.
rules-bust-keep = A player who has no chips left stays in, without staking or paying anything until there are chips again.
rules-ends = The session ends as soon as { $ends }.
rules-end-rounds = { $count ->
    [one] 1 round has been played
   *[other] { $count } rounds have been played
}
rules-end-minutes = { $count ->
    [one] 1 minute is over (the round in play is finished first)
   *[other] { $count } minutes are over (the round in play is finished first)
}
rules-end-first_bust = a player has no chips left after a round
rules-end-last_standing = only one player has chips
rules-end-manual = the last round that the host calls has been played
rules-end-few = fewer than { $count } players are left
rules-end-max = { $count ->
    [one] It is over after 1 round in any case.
   *[other] It is over after { $count } rounds in any case.
}
rules-most-chips = Whoever has most chips wins.
rules-most-rounds = Whoever has won most rounds wins.
rules-tie-shared = If several are equal they share the win.
rules-tie-extra_round = A tie for first place is played off in further rounds; after ten of them the win is shared.
rules-leftovers-leave = Chips still on the board count for nobody.
rules-leftovers-split = Chips still on the board are shared equally among the players who are left.
rules-leftovers-winner = Chips still on the board go to the winner.
