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

rules-card = { $case ->
   *[other] { $rank ->
       *[other] the { $card }
    }
}
rules-trump = { $case ->
   *[other] { $rank ->
       *[other] the { $name } of trumps
    }
}
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
rules-space-pay = { $space ->
    [kitty] into the kitty
    [pot] into the pot
    [skat] to the skat
    [poker] to the poker space
   *[other] to the space “{ $space }”
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
rules-spaces-pay = to the spaces { $names }
rules-spaces-on = on the spaces { $names }
rules-spaces-from = from the spaces { $names }
rules-spaces-take = the chips on the spaces { $names }
rules-cards-into = on { $cards }
rules-cards-pay = to { $cards }
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

rules-players = { $most ->
    [2] For 2 players, who start with { $chips } each.
   *[other] For { $players } players; each plays alone and starts with { $chips }.
}
rules-players-without-chips = { $most ->
    [2] For 2 players; no chips are used.
   *[other] For { $players } players; each plays alone, and no chips are used.
}
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
rules-board-drawn-cards = { $count ->
    [one] One boodle card lies face up on the table.
   *[other] { $number } boodle cards lie face up on the table.
}
rules-board-drawn-cards-and = { $count ->
    [one] The board shows one boodle card and { $spaces }.
   *[other] The board shows { $number } boodle cards and { $spaces }.
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
    [one] { $cards } is a boodle card too.
   *[other] { $cards } are boodle cards too.
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
rules-sum-each = { $chips } each for { $cards }
rules-sum = { $chips } for { $cards }
rules-ante-all = { $most ->
    [2] Before each round both players put { $stakes }.
   *[other] Before each round everybody puts { $stakes }.
}
rules-ante-split = Before each round the dealer puts { $dealer } and { $most ->
    [2] the other player
   *[other] everybody else
} { $others } { $place }.
rules-ante-both = Before each round the dealer puts { $dealer }, and everybody else { $others }.
rules-ante-dealer = Before each round the dealer alone puts { $stakes }.
rules-ante-others = Before each round everybody but the dealer puts { $stakes }.
rules-stake = { $chips } { $place }
rules-stake-each = { $chips } each { $place }
rules-double-always = The dealer always puts double { $place }, { $double } instead of { $chips }.
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

rules-first-cut = { $most ->
    [2] Both cut, and the higher card deals first; if they are equal both cut again.
   *[other] Everybody cuts, and the highest card deals first; those who are equal cut again.
}
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
rules-deal-moves = { $most ->
    [2] After that the deal alternates.
   *[other] After each round the deal passes to the left.
}
rules-cut = The player on the dealer's right cuts the pack.
rules-deal-last = The whole pack is dealt one card at a time, clockwise, to all players and, last in turn, to { rules-dead-a }.
rules-deal-first = The whole pack is dealt one card at a time, clockwise, to { rules-dead-a } on the dealer's left and then to the players.
rules-deal-uneven = Some hands have one card more than others.
rules-deal-odd = The players get equally many cards; what is left over goes { rules-dead-to } too.
rules-deal-leftover = The pack is dealt one card at a time, clockwise, to the players alone, as long as all get equally many; the cards left over are { rules-dead }.
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
