## The rules of a ruleset, made from its options. Every message is a sentence or a part of one;
## `rules-dead…` are the dead hand, whose name is `dead` and, in small letters with hyphens, `word`.

rules-or = or
rules-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
rules-range = { $min } to { $max }
rules-quoted = “{ $name }”

## The dead hand

rules-dead = { $word ->
   *[other] the { $dead }
}
rules-dead-acc = { $word ->
   *[other] the { $dead }
}
rules-dead-in = { $word ->
   *[other] in the { $dead }
}
rules-dead-to = { $word ->
   *[other] to the { $dead }
}
rules-dead-of = { $word ->
   *[other] of the { $dead }
}
rules-dead-a = { $word ->
   *[other] a { $dead }
}
rules-dead-new = { $word ->
   *[other] the new { $dead }
}

## Cards

rules-card = the { $card }
rules-trump = the { $rank } of trumps
rules-drawn = boodle card { $number }
rules-boodle = a boodle card
rules-rank = { $rank ->
   *[other] the { $name }
}
rules-ranks-of-all = the { $ranks } of every suit

## Spaces

rules-space = { $space ->
    [kitty] the kitty
    [pot] the pot
    [skat] the skat
    [poker] the poker space
   *[other] the space “{ $space }”
}
rules-space-into = { $space ->
    [kitty] into the kitty
    [pot] into the pot
    [skat] on the skat
    [poker] on the poker space
   *[other] on the space “{ $space }”
}
rules-space-on = { $space ->
    [kitty] in the kitty
    [pot] in the pot
    [skat] on the skat
    [poker] on the poker space
   *[other] on the space “{ $space }”
}
rules-space-from = { $space ->
    [kitty] from the kitty
    [pot] from the pot
    [skat] from the skat
    [poker] from the poker space
   *[other] from the space “{ $space }”
}
rules-space-take = { $space ->
    [kitty] the kitty
    [pot] the pot
    [skat] whatever lies on the skat
    [poker] the chips on the poker space
   *[other] the chips on the space “{ $space }”
}
rules-spaces = the spaces { $names }
rules-spaces-into = on the spaces { $names }
rules-spaces-on = on the spaces { $names }
rules-spaces-from = from the spaces { $names }
rules-spaces-take = the chips on the spaces { $names }
rules-cards-into = on { $cards }
rules-cards-on = on { $cards }
rules-cards-from = from { $cards }
rules-cards-take = the chips on { $cards }
rules-each-space = on each space
rules-each-boodle = on each boodle card
rules-each-place = on each boodle card and on each of the other spaces
rules-to-dealer = to the dealer

## Winning

rules-wins-it = takes all the chips on it
rules-wins-its-space = takes all the chips on its space
rules-wins-sum-bank = is paid the fixed sum for it by the bank
rules-wins-sum-each = is paid the fixed sum for it by every other player
rules-wins-it-now = takes all the chips on it at once
rules-wins-its-space-now = takes all the chips on its space at once
rules-wins-sum-bank-now = is paid the fixed sum for it at once by the bank
rules-wins-sum-each-now = is paid the fixed sum for it at once by every other player
rules-wins-take = takes { $take }
rules-wins-bank = is paid { $chips } by the bank
rules-wins-each = is paid { $chips } by every other player

## Players, pack, board and stakes

rules-players = For { $players } players; each plays alone and starts with { $chips }.
rules-players-without-chips = For { $players } players; each plays alone, and no chips are used.
rules-pack = The pack has { $count } cards; in each suit { $low } is the lowest card and { $high } the highest.
rules-pack-without = The pack has { $count } cards: a full pack without { $cards }; in each suit { $low } is the lowest card and { $high } the highest.
rules-board-cards = { $count ->
    [one] One boodle card from a second pack lies face up on the table: { $cards }.
   *[other] { $number } boodle cards from a second pack lie face up on the table: { $cards }.
}
rules-board-cards-and = { $count ->
    [one] The board shows one boodle card – { $cards } – and { $spaces }.
   *[other] The board shows { $number } boodle cards – { $cards } – and { $spaces }.
}
rules-board-spaces = { $count ->
    [one] The board has one space: { $names }.
   *[other] The board has { $number } spaces: { $names }.
}
rules-boodles-are = { $count ->
    [one] The boodle card is { $cards }.
   *[other] The boodle cards are { $cards }.
}
rules-boodles-also = { $count ->
    [one] A boodle card is also { $cards }.
   *[other] Boodle cards are also { $cards }.
}
rules-boodle-for = { $cards } for { $name }
rules-board-drawn = { $count ->
    [one] The boodle card is drawn from a second pack at the start of the session and stays the same until its end.
   *[other] The { $number } boodle cards are drawn from a second pack at the start of the session and stay the same until its end.
}
rules-board-drawn-some = { $count ->
    [one] The first boodle card is drawn from a second pack at the start of the session and stays the same until its end.
   *[other] The first { $number } boodle cards are drawn from a second pack at the start of the session and stay the same until its end.
}
rules-drawn-ranks = Only { $ranks } are drawn.
rules-drawn-suits-differ = No two of the cards drawn are of one suit.
rules-drawn-ranks-differ = No two of the cards drawn are of one rank.
rules-sums-bank = The bank pays a fixed sum: { $sums }.
rules-sums-each = Every other player pays a fixed sum: { $sums }.
rules-sum = { $chips } for { $cards }
rules-ante-all = Before each round everybody puts { $stakes }.
rules-ante-both = Before each round the dealer puts { $dealer }, and everybody else { $others }.
rules-ante-dealer = Before each round the dealer alone puts { $stakes }.
rules-ante-others = Before each round everybody but the dealer puts { $stakes }.
rules-stake = { $chips } { $place }
rules-stake-each = { $chips } each { $place }
rules-double = When dealing, the dealer may put double { $place }, { $double } instead of { $chips }.
rules-free = { $after ->
    [yes] Everybody then distributes { $chips } as they like over { $places }.
   *[no] Before each round everybody distributes { $chips } as they like over { $places }.
}
rules-free-one = { $after ->
    [yes] Everybody then puts { $chips } { $places }.
   *[no] Before each round everybody puts { $chips } { $places }.
}
rules-over-boodles = the boodle cards
rules-short-partial = { $stakes ->
    [fixed] A player who is short of chips puts down what is left, in the order of the board, and plays on.
    [free] A player with fewer chips stakes all of them and plays on.
   *[both] A player who is short of chips puts down what is left, first the fixed stakes in the order of the board, and plays on.
}
rules-short-eliminate = A player who cannot put all of this down drops out.
rules-short-rebuy = A player who cannot put all of this down first buys { $chips } from the bank.

## The deal

rules-first-cut = Everybody cuts, and the highest card deals first; those who are equal cut again.
rules-first-seat = The player in the { $seat ->
    [0] first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
   *[other] ninth
} seat deals first.
rules-first-random = Who deals first is drawn by lot.
rules-deal-moves = After each round the deal passes to the left.
rules-cut = The player on the dealer's right cuts the pack.
rules-deal-last = The whole pack is dealt one card at a time, clockwise, to all players and, last in turn, to { rules-dead-a }.
rules-deal-first = The whole pack is dealt one card at a time, clockwise, to { rules-dead-a } on the dealer's left and then to the players.
rules-deal-uneven = Some hands have one card more than others.
rules-deal-odd = The players get equally many cards; what is left over goes { rules-dead-to } too.
rules-deal-leftover = The pack is dealt one card at a time, clockwise, to the players alone, as far as all get equally many cards; the cards left over are { rules-dead }.
rules-deal-none = The whole pack is dealt one card at a time, clockwise, to the players alone.
rules-deal-size = { $count ->
    [one] Each player gets 1 card; the cards that are not dealt are { rules-dead }.
   *[other] Each player gets { $count } cards, dealt one at a time; the cards that are not dealt are { rules-dead }.
}
rules-no-dead = With { $counts } players none are left over.
rules-dead-lies = { rules-dead } lies face down and belongs to nobody.
rules-misdeal = Until the first card is led, the host may declare a misdeal: then whatever has been paid since the deal is returned, the antes stay, and the same dealer deals again.
rules-order = After the deal follow, in this order: { $phases }.
rules-phase-turn_up = the turning up of the trump card
rules-phase-exchange = the exchange of { rules-dead }
rules-phase-collect = the collecting of spaces
rules-phase-poker = the comparing of poker hands
rules-phase-stops = the play of the cards
rules-phase-rummy = the melding

## The turn-up

rules-turn-up = The last card { rules-dead-of } is turned up; its suit is trumps.
rules-turn-up-wins = The dealer { $wins } if it is { $cards }.

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
    [yes] If nobody does, the dealer looks at { rules-dead-acc } and may then take it { $price }.
   *[no] If nobody does, the dealer may take { rules-dead-acc }, still unseen, { $price }.
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
rules-no-credit = Nobody can do so with fewer than { $chips }.
rules-dealer-no-credit = A dealer with fewer than { $chips } cannot.
rules-barred = Whoever holds a boodle card may not.
rules-dealer-barred = A dealer who holds a boodle card may not.
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
rules-share-sets = If several such sets are held, each set gets an equal share, and what cannot be divided stays.
rules-share-sum = If several players can, each is paid in full.
rules-poker = Then the best five cards of each hand are compared as poker hands; no cards are changed and nobody bets.
rules-poker-wins = The best poker hand { $wins }.
rules-poker-share = Equal hands share it, and what cannot be divided stays.
rules-poker-order = From high to low the hands are straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair and highest card; the ace is high, and in a straight it may also stand below the two.

## The play

rules-leader-left = { $players ->
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
   *[no] Whoever is passed over for lack of the next card pays { $chips } { $into }: from the player of the last card clockwise all who sit before the one who plays on, and all others if that is the same player or if the card lies { rules-dead-in }. Nobody pays when all can see that no card can follow.
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
rules-play-set-last = When { $cards } have all been played in one round, no matter by whom, the player of the last of them { $wins }.

## Going out

rules-out = The round ends as soon as someone plays their last card.
rules-out-wins = That player { $wins }.
rules-out-unclaimed = That player { $wins }, unless somebody has already won something there in this round.
rules-per-card = { $players ->
    [2] The opponent pays that player { $chips } for every card still held.
   *[other] Every opponent pays that player { $chips } for every card still held.
}
rules-round-bonus = The bank pays that player { $chips }.
rules-out-only = That player wins the round.
rules-out-nothing = That player wins the round, but is paid nothing for it.
rules-exempt = Whoever still holds { $card } pays nothing.
rules-melds = Before that the others lay down what they can meld of the cards left to them: sets of three or four cards of one rank and runs of three or more cards of one suit, each card in one meld only. They pay nothing for melded cards.
rules-unplayed = Whoever still holds a boodle card puts as many chips on its space as lie there.
rules-short-available = Anyone who has too few chips pays what is left, and the rest is forgiven.
rules-short-debt = Anyone who has too few chips pays what is left and owes the rest.
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
rules-tie-shared = Equal players share the win.
rules-tie-extra_round = A tie for first place is played off in further rounds; after ten of them the win is shared.
rules-leftovers-leave = Chips still on the board count for nobody.
rules-leftovers-split = Chips still on the board are shared equally among the players who are left.
rules-leftovers-winner = Chips still on the board go to the winner.
