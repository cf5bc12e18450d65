## The options of a ruleset, one by one, for forms: a few words and what it means. An id is the type
## and the member, the choice or the variant that the text is about; `api/src/options` asks for all of them.

## The ruleset

option-Ruleset-id = Id
option-Ruleset-id-meaning = The id of the rules, or of the game they were made from. House rules on a game of the server leave it as it is.
option-Ruleset-seats = Players
option-Ruleset-seats-meaning = How many play.
option-Ruleset-deck = Pack
option-Ruleset-deck-meaning = The cards that are played with.
option-Ruleset-chips = Chips
option-Ruleset-chips-meaning = Whether chips are played for, and with how many everybody starts.
option-Ruleset-dealer = Dealer
option-Ruleset-dealer-meaning = Who deals first, and whether the dealer stakes more.
option-Ruleset-boodle_source = Boodle cards
option-Ruleset-boodle_source-meaning = Where the boodle cards come from.
option-Ruleset-board = Board
option-Ruleset-board-meaning = The spaces on which chips lie, in order. Stakes that do not reach for all fall in this order.
option-Ruleset-board-item = Space
option-Ruleset-board-item-meaning = A space of the board.
option-Ruleset-free_ante = Free stake
option-Ruleset-free_ante-meaning = Chips that everybody distributes at will before a round. Left empty: there are none.
option-Ruleset-short_ante = Too few chips to stake
option-Ruleset-short_ante-meaning = What happens to a player who cannot stake everything before a round.
option-Ruleset-deal = Deal
option-Ruleset-deal-meaning = How the cards are dealt.
option-Ruleset-turn_up = Trumps
option-Ruleset-turn_up-meaning = Whether a card is turned up for trumps; it goes with the phase of that name.
option-Ruleset-rummy = Melds
option-Ruleset-rummy-meaning = Whether melds relieve the others before they pay; it goes with the phase of that name.
option-Ruleset-phases = Phases
option-Ruleset-phases-meaning = What a round consists of after the deal, in this order. The play is always part of it.
option-Ruleset-phases-item = Phase
option-Ruleset-phases-item-meaning = A part of the round.
option-Ruleset-exchange = Exchange of the dead hand
option-Ruleset-exchange-meaning = How somebody can get the dead hand; it goes with the phase of that name.
option-Ruleset-stops = Play
option-Ruleset-stops-meaning = How cards are led and followed, and what a stop is worth.
option-Ruleset-settle = Settlement
option-Ruleset-settle-meaning = What is paid at the end of a round.
option-Ruleset-session = Session
option-Ruleset-session-meaning = When the session ends and who wins it.
option-Ruleset-misdeal = Misdeal
option-Ruleset-misdeal-meaning = Until when the host may have the cards dealt again.
option-Ruleset-visibility = After the round
option-Ruleset-visibility-meaning = What everybody is shown after a round.

## Players

option-SeatRules-min = Fewest players
option-SeatRules-min-meaning = So many players there are at least.
option-SeatRules-max = Most players
option-SeatRules-max-meaning = So many players there are at most.
option-SeatRules-min_active = Players to go on
option-SeatRules-min_active-meaning = When players have dropped out and fewer than these are left, the session ends.

## Pack and chips

option-DeckRules-low = Lowest card
option-DeckRules-low-meaning = Which card is the lowest of a suit, and so whether the ace is low or high.
option-Low-A-meaning = The ace: it is low and the king is the top card.
option-Low-2-meaning = The two: the ace is high.
option-DeckRules-remove = Cards removed
option-DeckRules-remove-meaning = Cards that are taken out of the pack before the game.
option-DeckRules-remove-item = Card
option-DeckRules-remove-item-meaning = A card that is not played with; each only once.
option-ChipRules-enabled = Play for chips
option-ChipRules-enabled-meaning = Whether chips are played for. Without them whoever wins most rounds wins.
option-ChipRules-start = Starting chips
option-ChipRules-start-meaning = So many chips everybody has at the start; at least 1 where chips are played for.

## Dealer

option-DealerRules-first = First dealer
option-DealerRules-first-meaning = Who deals the first round; afterwards the deal moves clockwise.
option-FirstDealer-cut_high-meaning = Everybody cuts and the highest card deals; those who tie cut again.
option-FirstDealer-seat-meaning = A certain seat.
option-FirstDealer-seat-seat = Seat
option-FirstDealer-seat-seat-meaning = The seat that deals first, counted from 0. It must be there with the fewest players too.
option-FirstDealer-random-meaning = It is left to chance.
option-DealerRules-double_pot = Dealer stakes double
option-DealerRules-double_pot-meaning = Whether the dealer stakes double on the spaces that are won by going out.
option-DoublePot-off-meaning = Never.
option-DoublePot-optional-meaning = The dealer decides in each round when dealing.
option-DoublePot-always-meaning = Always.

## Boodle cards

option-BoodleSource-fixed-meaning = They are those that the board names.
option-BoodleSource-draw_session-meaning = They are drawn from a second pack at the start of the session and stay the same.
option-BoodleSource-draw_session-count = Cards drawn
option-BoodleSource-draw_session-count-meaning = How many are drawn. They take the place of as many cards, the first ones, that win a space of the board when they are played.
option-BoodleSource-draw_session-distinct = All different
option-BoodleSource-draw_session-distinct-meaning = What no two of the drawn cards have in common.
option-Distinct-none-meaning = Nothing is asked of them.
option-Distinct-suits-meaning = No two are of one suit.
option-Distinct-ranks-meaning = No two are of one rank.
option-BoodleSource-draw_session-ranks = Ranks
option-BoodleSource-draw_session-ranks-meaning = The ranks that are drawn from, each once, as in AKQJ. Left empty: all.

## Spaces of the board

option-SpaceRules-id = Name
option-SpaceRules-id-meaning = The name of the space, which no other has: that of its card, as in QD, or a word; dealer is none.
option-SpaceRules-claims = Won by
option-SpaceRules-claims-meaning = What wins the chips on the space. Whoever is first in a round takes what lies there.
option-SpaceRules-claims-item = Way to win it
option-SpaceRules-claims-item-meaning = One way to win the chips on the space.
option-Claim-play-meaning = Playing a certain card: a boodle card.
option-Claim-play-card = Boodle card
option-Claim-play-card-meaning = The card that wins the space when it is played; a rank with + is that of trumps, as in K+.
option-Claim-hold-meaning = Holding a certain card when spaces are collected.
option-Claim-hold-card = Card
option-Claim-hold-card-meaning = The card that must be held; a rank with + is that of trumps, as in K+.
option-Claim-hold_set-meaning = Holding several ranks of one suit when spaces are collected.
option-Claim-hold_set-ranks = Ranks
option-Claim-hold_set-ranks-meaning = The ranks that must be held together, each once, as in KQ or 89T.
option-Claim-hold_set-suit = Suit
option-Claim-hold_set-suit-meaning = The suit that they must be of.
option-SetSuit-any-meaning = Any suit, but all of the same.
option-SetSuit-C-meaning = Clubs.
option-SetSuit-D-meaning = Diamonds.
option-SetSuit-H-meaning = Hearts.
option-SetSuit-S-meaning = Spades.
option-Claim-play_set-meaning = Playing certain cards, all in one round.
option-Claim-play_set-cards = Cards
option-Claim-play_set-cards-meaning = The cards that must be played.
option-Claim-play_set-cards-item = Card
option-Claim-play_set-cards-item-meaning = One of these cards; a rank with + is that of trumps, as in K+.
option-Claim-play_set-same_player = By one player
option-Claim-play_set-same_player-meaning = Whether one player must play them all. Otherwise whoever plays the last of them wins.
option-Claim-poker-meaning = The best poker hand.
option-Claim-go_out-meaning = Going out: playing the last card of a hand.
option-Claim-go_out-only_unclaimed = Only if unclaimed
option-Claim-go_out-only_unclaimed-meaning = Only if nobody has won anything there earlier in the round.
option-Claim-turn_up-meaning = A certain card is turned up for trumps: the dealer wins the space.
option-Claim-turn_up-card = Card
option-Claim-turn_up-card-meaning = The card that is turned up; a rank with + is that of trumps, as in K+.
option-Claim-take_dead_hand-meaning = Taking the dead hand.
option-SpaceRules-ante = Stake
option-SpaceRules-ante-meaning = Chips that are put on the space before every round.
option-Ante-each = From everybody
option-Ante-each-meaning = Chips from everybody but the dealer.
option-Ante-dealer = From the dealer
option-Ante-dealer-meaning = Chips from the dealer.
option-SpaceRules-pays = What is won
option-SpaceRules-pays-meaning = What whoever wins the space gets.
option-Pays-pot-meaning = All chips on the space.
option-Pays-fixed-meaning = A fixed sum.
option-Pays-fixed-amount = Sum
option-Pays-fixed-amount-meaning = The sum, in chips.
option-Pays-fixed-from = Paid by
option-Pays-fixed-from-meaning = Who pays it.
option-FixedPayer-bank-meaning = The bank.
option-FixedPayer-each-meaning = Every other player.
option-SpaceRules-share = Shared
option-SpaceRules-share-meaning = How several winners share the space; odd chips stay there.
option-Share-per_player-meaning = One share a player.
option-Share-per_set-meaning = One share for each set of cards, so that a player may have several.
option-SpaceRules-carry = Chips left
option-SpaceRules-carry-meaning = What becomes of chips that nobody has won in the round.
option-Carry-keep-meaning = They stay for the next round.
option-Carry-return-meaning = They go back to those who staked them in this round, as far as they are still there.
option-Carry-to_pot-meaning = They go into the pot: the first space that is won by going out.

## Stakes

option-FreeAnte-budget = Chips
option-FreeAnte-budget-meaning = So many chips everybody distributes; all of them must be staked.
option-FreeAnte-on = On
option-FreeAnte-on-meaning = The spaces that they may be put on.
option-FreeAnte-on-item = Space
option-FreeAnte-on-item-meaning = A space of the board; each only once.
option-ShortAnte-partial-meaning = They stake what they have, in the order of the board, and play on.
option-ShortAnte-eliminate-meaning = They drop out before the round begins.
option-ShortAnte-rebuy-meaning = They first buy as many chips from the bank as everybody starts with.

## Deal

option-DealRules-cut = Cut
option-DealRules-cut-meaning = Whether the player right of the dealer is asked to cut.
option-Cut-auto-meaning = No: the shuffle is enough.
option-Cut-ask-meaning = Yes: the player names the place.
option-DealRules-extra = Dead hand
option-DealRules-extra-meaning = What the dead hand is, the cards that nobody plays; also called kitty, blind hand, extra hand or widow.
option-Extra-full_hand-meaning = A hand that is dealt as if to one more player.
option-Extra-leftover-meaning = The cards that are left when everybody has equally many.
option-Extra-none-meaning = There is none.
option-DealRules-slot = Place of the dead hand
option-DealRules-slot-meaning = When the dead hand gets its cards.
option-Slot-first-meaning = First, before the player left of the dealer.
option-Slot-last-meaning = Last, after the dealer.
option-DealRules-uneven = Odd cards
option-DealRules-uneven-meaning = Who gets the cards that cannot be dealt evenly.
option-Uneven-accept-meaning = Some players hold one card more than others.
option-Uneven-to_extra-meaning = The dead hand; all players have equally many.
option-DealRules-hand_size = Cards a hand
option-DealRules-hand_size-meaning = So many cards everybody is dealt; the rest are the dead hand. Left empty: the whole pack is dealt.
option-TurnUp-off-meaning = No.
option-TurnUp-last_extra_card-meaning = The last card of the dead hand is turned up; its suit is trumps.
option-Rummy-off-meaning = No.
option-Rummy-meld_relief-meaning = Cards in sets of equal ranks and in runs of one suit cost nothing at the end.
option-RoundPhase-turn_up-meaning = A card is turned up for trumps.
option-RoundPhase-exchange-meaning = The exchange of the dead hand.
option-RoundPhase-collect-meaning = Spaces are collected for cards held.
option-RoundPhase-poker-meaning = The poker hands are compared.
option-RoundPhase-stops-meaning = The play in sequences.
option-RoundPhase-rummy-meaning = The melds before the settlement.

## Exchange of the dead hand

option-Exchange-none-meaning = Nobody gets it.
option-Exchange-fixed_price-meaning = It is sold unseen at an agreed price.
option-Exchange-fixed_price-price = Price
option-Exchange-fixed_price-price-meaning = The price, in chips.
option-Exchange-fixed_price-to = Goes to
option-Exchange-fixed_price-to-meaning = The space of the board that the price is put on, or the dealer.
option-Exchange-fixed_price-order = Order
option-Exchange-fixed_price-order-meaning = Who is asked, in which order.
option-ExchangeOrder-left_then_dealer-meaning = Clockwise from the left of the dealer, the dealer last.
option-ExchangeOrder-dealer_first-meaning = The dealer first, then the others clockwise.
option-ExchangeOrder-dealer_only-meaning = The dealer alone.
option-Exchange-fixed_price-offer = Offer
option-Exchange-fixed_price-offer-meaning = Whether the dealer must offer it.
option-Offer-dealer_choice-meaning = The dealer may keep it back, which ends the exchange.
option-Offer-always-meaning = It must be offered.
option-Exchange-fixed_price-forced_stake = Dealer's stake on it
option-Exchange-fixed_price-forced_stake-meaning = Chips that the dealer must put on the space that is won by taking the dead hand.
option-Exchange-fixed_price-dealer_free = Free for the dealer
option-Exchange-fixed_price-dealer_free-meaning = Whether the dealer may take it free of charge when nobody has bought it.
option-Exchange-fixed_price-dealer_peek = Dealer looks
option-Exchange-fixed_price-dealer_peek-meaning = Whether the dealer looks at it before deciding when nobody has bought it.
option-Exchange-fixed_price-barred_if_paycard = Not with a boodle card
option-Exchange-fixed_price-barred_if_paycard-meaning = Whether nobody who holds a boodle card may buy it.
option-Exchange-dealer_swap-meaning = The dealer alone may swap cards for it.
option-Exchange-dealer_swap-price = Price
option-Exchange-dealer_swap-price-meaning = The price, in chips.
option-Exchange-dealer_swap-to = Goes to
option-Exchange-dealer_swap-to-meaning = The space of the board that the price is put on. It may be left empty only where nothing is paid.
option-Exchange-dealer_swap-peek = Dealer looks
option-Exchange-dealer_swap-peek-meaning = Whether the dealer looks at it before deciding.
option-Exchange-dealer_swap-swap_size = Cards swapped
option-Exchange-dealer_swap-swap_size-meaning = How many cards the dealer swaps.
option-SwapSize-whole-meaning = The whole hand.
option-SwapSize-same_count-meaning = As many as the dead hand has.
option-Exchange-dealer_swap-barred_if_paycard = Not with a boodle card
option-Exchange-dealer_swap-barred_if_paycard-meaning = Whether a dealer who holds a boodle card may not swap.
option-Exchange-auction-meaning = It goes unseen to the highest bidder.
option-Exchange-auction-min_bid = Lowest bid
option-Exchange-auction-min_bid-meaning = The lowest first bid, in chips.
option-Exchange-auction-to = Goes to
option-Exchange-auction-to-meaning = The space of the board that the bid is put on, or the dealer.
option-Exchange-auction-order = Order
option-Exchange-auction-order-meaning = Who bids, in which order; the dealer alone makes no auction.
option-Exchange-auction-dealer_bids = Dealer bids
option-Exchange-auction-dealer_bids-meaning = Whether the dealer bids too.
option-Exchange-auction-barred_if_paycard = Not with a boodle card
option-Exchange-auction-barred_if_paycard-meaning = Whether nobody who holds a boodle card may bid.

## Play

option-StopsRules-leader = First lead by
option-StopsRules-leader-meaning = Who leads the first sequence of a round.
option-Leader-left_of_dealer-meaning = The player left of the dealer.
option-Leader-dealer-meaning = The dealer.
option-Leader-holder_of_lowest-meaning = Whoever holds the lowest card of a suit.
option-Leader-holder_of_lowest-suit = Suit
option-Leader-holder_of_lowest-suit-meaning = The suit.
option-Suit-C-meaning = Clubs.
option-Suit-D-meaning = Diamonds.
option-Suit-H-meaning = Hearts.
option-Suit-S-meaning = Spades.
option-Leader-poker_winner-meaning = Whoever had the best poker hand.
option-StopsRules-first_lead = First card
option-StopsRules-first_lead-meaning = Which card may be the first of a round.
option-StopsRules-lead = Later leads
option-StopsRules-lead-meaning = Which card may begin a later sequence.
option-LeadRule-any-meaning = Any card.
option-LeadRule-lowest_of_suit-meaning = The lowest card of any suit.
option-LeadRule-lowest_of_longest-meaning = The lowest card of the longest suit in the hand.
option-LeadRule-lowest_in_hand-meaning = The lowest card in the hand.
option-StopsRules-restart = Suit after a stop
option-StopsRules-restart-meaning = Which suit may be led after a stop.
option-Restart-any-meaning = Any suit.
option-Restart-change-meaning = Another suit than the one that stopped.
option-Restart-change_colour-meaning = A red suit after a black one, a black suit after a red one.
option-StopsRules-no_lead = No such suit
option-StopsRules-no_lead-meaning = What happens when the leader has no card of a suit that may be led.
option-NoLead-same_suit-meaning = The suit that stopped may be led again.
option-NoLead-pass_left-meaning = The lead passes to the left; if nobody has such a card, any suit may be led.
option-StopsRules-no_lead_fee = Fee for passing the lead
option-StopsRules-no_lead_fee-meaning = Chips paid into the pot for passing the lead on, as far as they reach. The pot is the first space that is won by going out.
option-StopsRules-pass_fee = Fee for passing
option-StopsRules-pass_fee-meaning = Chips paid into the pot by everybody whom the turn passes by for want of the next card. Where cards may be kept back, every pass costs this.
option-StopsRules-withhold = Cards may be kept back
option-StopsRules-withhold-meaning = Whether a player may keep the next card back instead of playing it.
option-StopsRules-forced_stops = Cards that always stop
option-StopsRules-forced_stops-meaning = Cards that always end the sequence.
option-StopsRules-forced_stops-item = Card
option-StopsRules-forced_stops-item-meaning = A card that always ends the sequence; each only once.
option-StopsRules-stop_bonus = Chips for a stop
option-StopsRules-stop_bonus-meaning = What the card earns at which a sequence stops; the last card of a round earns nothing. Left empty: nothing is paid.
option-StopBonus-amount = Chips
option-StopBonus-amount-meaning = So many chips from each who pays.
option-StopBonus-from = Paid by
option-StopBonus-from-meaning = Who pays.
option-BonusPayer-each-meaning = Every other player.
option-BonusPayer-pot-meaning = The pot, as far as its chips reach.
option-BonusPayer-bank-meaning = The bank.
option-StopBonus-causes = Stops that count
option-StopBonus-causes-meaning = For which stops chips are paid.
option-StopBonus-causes-item = Reason
option-StopBonus-causes-item-meaning = Why the sequence stops; each only once.
option-StopCause-top-meaning = The highest card of the suit was played.
option-StopCause-dead-meaning = The next card lies in the dead hand.
option-StopCause-played-meaning = The next card has been played before.
option-StopCause-removed-meaning = The next card is not in the pack.
option-StopCause-forced-meaning = The card always ends the sequence.
option-StopCause-unplayed-meaning = Nobody played the next card, where cards may be kept back.

## Settlement

option-SettleRules-per_card = Chips a card
option-SettleRules-per_card-meaning = Chips that everybody pays whoever goes out for each card still held.
option-SettleRules-exempt_holder = Card that spares
option-SettleRules-exempt_holder-meaning = Whoever still holds this card pays nothing for cards. Left empty: everybody pays.
option-SettleRules-unplayed_boodle = Boodle cards still held
option-SettleRules-unplayed_boodle-meaning = What a boodle card costs that is still in a hand at the end of the round.
option-UnplayedBoodle-none-meaning = Nothing.
option-UnplayedBoodle-double_space-meaning = As many chips as lie on its space, or as many as there are; they are put there.
option-SettleRules-round_bonus = Reward
option-SettleRules-round_bonus-meaning = Chips from the bank for whoever goes out.
option-SettleRules-short_pay = Too few chips to pay
option-SettleRules-short_pay-meaning = What happens when somebody cannot pay another player in full.
option-ShortPay-available-meaning = What is there is paid; the rest is forgiven.
option-ShortPay-debt-meaning = The bank lends the rest: later winnings go to it first, and at the end a debt counts against the chips.

## Session

option-SessionRules-ends = Ends
option-SessionRules-ends-meaning = What ends the session. It is looked at after every round; the first that is true counts.
option-SessionRules-ends-item = End
option-SessionRules-ends-item-meaning = A reason for the session to end; each only once.
option-SessionEnd-rounds-meaning = So many rounds are played.
option-SessionEnd-rounds-count = Rounds
option-SessionEnd-rounds-count-meaning = How many rounds.
option-SessionEnd-minutes-meaning = So many minutes have passed; the round in play is finished first.
option-SessionEnd-minutes-count = Minutes
option-SessionEnd-minutes-count-meaning = How many minutes since the start.
option-SessionEnd-first_bust-meaning = Somebody has no chips left.
option-SessionEnd-last_standing-meaning = Only one player has chips left.
option-SessionEnd-manual-meaning = The host calls the last round.
option-SessionRules-bust = Out of chips
option-SessionRules-bust-meaning = What happens to a player who has no chips left after a round.
option-Bust-eliminate-meaning = The player drops out.
option-Bust-keep-meaning = The player stays, and stakes nothing until there are chips again.
option-SessionRules-tie = Tie
option-SessionRules-tie-meaning = What happens when several are ahead at the end.
option-Tie-shared-meaning = They share the win.
option-Tie-extra_round-meaning = Further rounds are played until one is ahead; after ten they share the win.
option-SessionRules-leftovers = Chips on the board
option-SessionRules-leftovers-meaning = What becomes of the chips that lie on the board at the end.
option-Leftovers-leave-meaning = They count for nobody.
option-Leftovers-split-meaning = Those who are still in share them equally.
option-Leftovers-winner-meaning = The winner takes them.
option-SessionRules-max_rounds = Most rounds
option-SessionRules-max_rounds-meaning = After so many rounds the session ends in any case.

## Misdeal and what is shown

option-Misdeal-never-meaning = Never.
option-Misdeal-before_first_card-meaning = Until the first card is led.
option-Visibility-show_dead_at_end = Show the dead hand
option-Visibility-show_dead_at_end-meaning = Whether everybody is shown the dead hand after the round.
