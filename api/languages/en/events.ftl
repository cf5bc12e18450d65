## What happened: `event-` and the type of the event, with its reason where it has one. Names of
## people are written as they are; `dead` and `where` are the dead hand as `rules.ftl` has it.

# Somebody and cards: "Ann (king of hearts)".
shown = { $name } ({ $list })

## Around the table

event-game_created = A table for { $seats }: { $game }.
event-seat_taken = { $name } sits down.
event-seat_taken-bot = { $name } sits down, a bot.
event-seat_left = { $name } leaves the table.
event-seat_left-host = { $name } is sent away by the host.
event-seat_left-clock = { $name } has lost the seat.
event-seat_renamed = { $before } is called { $name } now.
event-seat_handed_over = The seat of { $name } gets a new token.
event-host_changed = { $name } is the host now.
event-host_token_replaced = The host gets a new token.
event-auto_play_set-off = { $name } plays every card alone.
event-auto_play_set-forced = Where { $name } has no choice, the server plays.
event-time_expired-act = { $name } took too long: the server acts.
event-time_expired-bot = { $name } took too long: a bot stands in.
event-time_expired-pause = { $name } took too long: the game waits.
event-time_expired-leave = { $name } took too long and loses the seat.
event-seat_resumed = { $name } is back.
event-clock_extended = The server was away: there is more time to act.
event-rematch_created = A rematch: those who have played have another game.
event-join_code_renewed = There is a new join code.

## The session and its rounds

event-game_started = The game begins.
event-dealer_cut = They cut for the deal: { $shown }.
event-boodles_drawn = The boodle cards are drawn: { $list }.
event-round_started = Round { $round }: { $name } deals.
event-committed = The shuffle of the round is sealed.
event-next_committed = The shuffle of the next deal is sealed.
event-entropy_added = { $name } adds to the next shuffle.
event-revealed = The secret of the shuffle is revealed.
event-round_ended = The round is over: { $name } has won it.
event-round_abandoned = The round is broken off.
event-eliminated = { $name } has no chips left and is out.
event-last_round_called = The host calls the last round.
event-extra_round_called = Several have the most chips: one more round is played.
event-game_ended-rounds = The agreed rounds have been played.
event-game_ended-minutes = The agreed time is over.
event-game_ended-first_bust = Somebody has no chips left.
event-game_ended-last_standing = All but one have no chips left.
event-game_ended-host = The last round has been played.
event-game_ended-max_rounds = No more rounds are played in one game.
event-game_ended-idle = Nobody has played on for a long time.
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
}

## The deal

event-pack_cut = { $name } cuts the pack after { cards }.
event-dealt = { $cards ->
    [0] The cards are dealt.
    [one] The cards are dealt; { $cards } lies { $where }.
   *[other] The cards are dealt; { $cards } lie { $where }.
}
event-misdeal_declared-exposed_card = Misdeal: a card was exposed.
event-misdeal_declared-wrong_deal = Misdeal: the pack was not properly dealt.
event-misdeal_declared-other = Misdeal: the cards are dealt again.
event-turned_up = The { $card } is turned up: { $suit } are trumps.
your-hand = Your hand: { $list }.

## The dead hand

event-dead_hand_offered = { $name } offers { $dead } for sale.
event-dead_hand_declined = { $name } leaves { $dead } where it is.
event-dead_hand_peeked = { $name } looks at { $dead }.
event-dead_hand_exchanged = { $name } takes { $dead } in exchange and now holds { cards }.
event-bid = { $name } bids { chips }.
event-passed = { $name } passes.
there-lies = There lies: { $list }.

## Chips

event-staked = { $name } puts { chips } on the { $space }.
event-collected-board = { $name } takes { chips } from the { $space }.
event-collected-board-with = { $name } takes { chips } from the { $space } with the { $list }.
event-collected-bank = { $name } gets { chips } from the bank for the { $space }.
event-collected-bank-with = { $name } gets { chips } from the bank for the { $space } with the { $list }.
event-left_over = { $chips ->
    [one] { chips } stays on the { $space }, for it cannot be shared.
   *[other] { chips } stay on the { $space }, for they cannot be shared.
}
event-carried_over = { $chips ->
    [one] { chips } stays on the { $space } for the next round.
   *[other] { chips } stay on the { $space } for the next round.
}
event-moved = { $chips ->
    [one] { chips } moves from the { $from } to the { $to }.
   *[other] { chips } move from the { $from } to the { $to }.
}
event-rebought = { $name } buys { chips } from the bank.
event-rewarded = { $name } gets { chips } from the bank for going out.
event-lent = { $name } borrows { chips } from the bank.
event-repaid = { $name } pays { chips } back to the bank.
event-returned = Returned: { chips }, { $from } → { $to }.
the-bank = bank
event-exempt = { $name } does not have to pay.
paid-seat = { $name } pays { $to } { chips }
paid-space = { $name } pays { chips } to the { $to }
event-paid-cards = { $paid } for { cards }.
event-paid-stop = { $paid } for the stop.
event-paid-price = { $paid } for { $dead }.
event-paid-stake = { $paid } as a stake on { $dead }.
event-paid-fee = { $paid } for passing.
event-paid-boodle = { $paid } for the boodle card.
event-paid-unplayed = { $paid } for the boodle card still in hand.

## The cards

event-poker_won = { $count ->
    [one] The best poker hand: { $shown }.
   *[other] The best poker hands: { $shown }.
}
event-melded = { $name } melds { $list }.
event-led = { $name } leads the { $card }.
event-played = { $name } plays the { $card }.
event-stopped-top = Stop by { $name }: the highest card of the suit has been played.
event-stopped-dead = Stop by { $name }: the next card lies { $where }.
event-stopped-played = Stop by { $name }: the next card has already been played.
event-stopped-removed = Stop by { $name }: the next card is not in the pack.
event-stopped-forced = Stop by { $name }: this card ends every sequence.
event-stopped-unplayed = Stop by { $name }: nobody plays the next card.
event-lead_passed = { $name } cannot lead and passes the lead on.
event-went_out = { $name } goes out.
