"""The positions: small packs, each for a few rules, in the form of a ruleset's JSON. The pack has the
cards that are named, and no others."""


def play(card, **more):
    return {"id": card.replace("+", ""), "claims": [{"type": "play", "card": card}], **more}


def space(name, *claims, **more):
    return {"id": name, "claims": list(claims), **more}


OUT = {"type": "go_out"}
POT = space("pot", OUT)
STOPS = {"leader": {"type": "left_of_dealer"}, "first_lead": "lowest_of_suit", "lead": "lowest_of_suit",
         "restart": "change", "no_lead": "same_suit", "no_lead_fee": 0, "pass_fee": 0, "withhold": False,
         "forced_stops": [], "stop_bonus": None}
SALE = {"mode": "fixed_price", "price": 4, "to": "pot", "order": "left_then_dealer", "offer": "dealer_choice",
        "forced_stake": 0, "dealer_free": False, "dealer_peek": False, "barred_if_paycard": False}
SWAP = {"mode": "dealer_swap", "price": 0, "to": None, "peek": True, "swap_size": "whole",
        "barred_if_paycard": False}
AUCTION = {"mode": "auction", "min_bid": 1, "to": "pot", "order": "left_then_dealer", "dealer_bids": True,
           "barred_if_paycard": False}
SETTLE = {"per_card": 1, "exempt_holder": None, "round_bonus": 0, "unplayed_boodle": "none"}
PASS_LEFT = {"no_lead": "pass_left", "no_lead_fee": 1}
COLOUR = {"restart": "change_colour"} | PASS_LEFT

POSITIONS = []


def position(name, cards, dealer=0, chips=None, on_board=None, depth=None, board=None, stops=None, settle=None,
             deal=None, exchange=None, phases=("stops",), low="A", double_pot="off", by_hand=None, **more):
    """`cards` is a pack to deal, or the hands and, after a bar, the dead hand. `by_hand` is what was
    counted on paper, and how."""
    hands, bar, dead = cards.partition("|")
    hands = [hand.strip() for hand in hands.split("/")]
    named = cards.replace("/", " ").replace("|", " ").split()
    dealt = len(hands) == 1
    assert len(set(named)) == len(named)
    chips = chips or [20] * len(hands)
    deal = {"cut": "auto", "extra": "full_hand" if bar or dealt else "none", "slot": "last",
            "uneven": "accept", "hand_size": None} | (deal or {})
    ruleset = {"id": "tree", "seats": {"min": len(chips), "max": len(chips)},
               "deck": {"low": low},
               "chips": {"enabled": True, "start": max(chips)}, "dealer": {"double_pot": double_pot},
               "board": [POT] if board is None else board, "free_ante": None, "deal": deal, "rummy": "off",
               "phases": list(phases), "exchange": exchange or {"mode": "none"}, "stops": STOPS | (stops or {}),
               "settle": SETTLE | (settle or {}),
               "session": {"ends": [{"type": "rounds", "count": 1}], "tie": "shared", "leftovers": "leave"}}
    place = {"pack": cards} if dealt else {"hands": hands, "dead": dead.strip()}
    told = {"name": name, "dealer": dealer, "chips": chips, "board": on_board or {}} | place
    told |= {"depth": depth} if depth else {}
    told |= {"by_hand": by_hand} if by_hand else {}
    POSITIONS.append(told | {"ruleset": ruleset | more})



def by_hand(how, paths, wins, chips):
    return {"how": how, "paths": paths, "wins": wins, "chips": chips}


# Small enough for paper; the dealer is P0, so that P1 begins.
TEN = {"chips": [10, 10], "on_board": {"pot": 4}}
ANY = {"first_lead": "any", "lead": "any", "restart": "any"}
position("on paper: two cards", "3C / 5C", **TEN, by_hand=by_hand(
    "P1 plays 5C and is out: the pot of 4, and 1 for P0's card.", [1], [0, 1], [9, 15]))
position("on paper: any card", "2C 4C / 3C 5C", **TEN, stops=ANY, by_hand=by_hand(
    "P1 leads 3C, P0 and P1 follow, P1 is out and P0 has 2C: 15 and 9. "
    "Or P1 leads 5C, which stops, then 3C, and P0 has two cards: 16 and 8.",
    [2, 2, 1], [0, 2], [17, 31]))
position("on paper: the lead passes on", "4D / 3C 5C / 2D 7C", chips=[10, 10, 10], on_board={"pot": 4},
         stops={"no_lead": "pass_left"}, by_hand=by_hand(
    "P1 leads 3C. 4C is not in the pack, and P1 has nothing but clubs: P2 leads, not 7C but 2D. "
    "3D is not in the pack: P2 leads 7C and is out. The others have one card each.", [1, 1, 1], [0, 0, 1], [9, 9, 16]))
position("on paper: a card is kept back", "4C 6C / 3C 9C", **TEN, stops={"withhold": True}, by_hand=by_hand(
    "P1 leads 3C. P0 plays 4C, 5C is not in the pack, and 6C is P0's last: 15 and 9. "
    "Or P0 passes, P1 passes as he must, leads 9C and is out: 16 and 8.", [1, 2, 2, 1], [1, 1], [23, 25]))
position("on paper: an auction", "5C / 3C | 7C", chips=[2, 2], phases=["exchange", "stops"], exchange=AUCTION,
         by_hand=by_hand(
    "P1 passes, then P0 passes, or bids 1, or 2; P1 bids 1, then P0 passes, or bids 2 and P1 has to pass; "
    "P1 bids 2 and P0 has to pass. In all six P1 leads his only card, is out and takes what was paid; P0 "
    "pays 1 if he can, which is so if he bought nothing: he has 1, 0, 0, 1, 0, 1, and P1 the rest of 4.",
    [3, 6, 6, 1], [0, 6], [3, 21]))
position("on paper: free stakes", "3C 5C", chips=[10, 10], free_ante={"budget": 2, "on": ["3C", "5C"]},
         board=[play("3C"), play("5C"), POT], deal={"extra": "none"}, by_hand=by_hand(
    "Either may stake first, each in 3 ways: 6, then 3 more: 18. P0 deals, P1 plays 3C and is out. In each "
    "of the 18 P1 is left with 8, and 1 for P0's card, and on 3C lie 0 to 4, on average 2; P0 is left with 7.",
    [6, 18, 18, 18], [0, 18], [126, 198]))

# Leads and restarts
FOUR = "3C 6C 4D 2S 5S / 4C AD 2D 3H 6H / 5C 2H 4H 3S / 2C 3D 5D AH 4S | 7C 5H 6S"
THREE = "3C 6C 4D 2S 5S / 4C AD 2D 3H 6H / 5C 2H 4H 3S 5D | 2C 3D 7C"
BOARD = [play("4C"), play("2D"), POT]
FULL = {"4C": 3, "2D": 2, "pot": 4}
position("any card", "3C 5C 2D / 4C AD 3D 6C / 2C 4D 7C | 5D 8C", stops={"first_lead": "any", "lead": "any", "restart": "any"},
         settle={"per_card": 0}, board=[play("4C"), play("AD")], on_board={"4C": 3, "AD": 1})
position("the lowest of another suit, else of the same", FOUR, board=BOARD, on_board=FULL)
position("the lowest of any suit", THREE, dealer=2, board=BOARD, on_board=FULL, stops={"restart": "any"})
position("another suit, or the lead passes on", "3C 5C 2D 4D / 4C 7C 9C / 6C 8C TC AD | 3D 2C", dealer=1, board=BOARD,
         on_board=FULL, stops=PASS_LEFT)
position("nobody has another suit", "3C 5C 9C / 4C 7C JC KC / 6C TC 2C | 8C QC", stops=PASS_LEFT, chips=[20, 20, 1])
position("another colour, or the lead passes on", FOUR, dealer=3, board=BOARD, on_board=FULL, stops=COLOUR)
position("first the lowest of the longest suit", FOUR, dealer=1, board=BOARD, on_board=FULL,
         stops={"first_lead": "lowest_of_longest", "restart": "any"})
position("always the lowest of the longest suit", FOUR, dealer=2, stops={"first_lead": "lowest_of_longest",
         "lead": "lowest_of_longest", "restart": "any"})
position("the lowest of the hand", "3C 4D 6C 6D / 4C 3D 3H 7S / 5C 4H 2S 2H", low="2",
         stops={"first_lead": "lowest_in_hand", "lead": "lowest_in_hand", "restart": "any"})
position("the dealer leads", THREE, dealer=1, stops={"leader": {"type": "dealer"}})
position("the lowest diamond leads", THREE, dealer=1,
         stops={"leader": {"type": "holder_of_lowest", "suit": "D"}, "first_lead": "any", "restart": "any"})
position("aces low", "KC AD 2H / AC QD KD / 2C AH KH | QC", stops={"restart": "any"})
position("aces high", "KC AD 2H / AC QD KD / 2C AH KH | QC", stops={"restart": "any"}, low="2")
position("two players, any card", "3C 5C 2D 4D AS / 4C AD 3D 6C 2S | 5D", stops={"first_lead": "any", "lead": "any",
         "restart": "any"}, board=BOARD, on_board=FULL)

# Stops
BONUS = {"amount": 2, "from": "each", "causes": ["top", "dead", "played", "removed", "forced"]}
position("forced stops and a bonus from each", FOUR, dealer=1, chips=[20, 3, 20, 20], board=BOARD, on_board=FULL,
         stops={"forced_stops": ["3C", "2D"], "stop_bonus": BONUS, "restart": "any"})
position("a bonus from the pot", THREE, board=BOARD, on_board=FULL, stops={"stop_bonus": BONUS | {"from": "pot"}})
position("a bonus from the bank", THREE, board=BOARD, on_board=FULL,
         stops={"stop_bonus": BONUS | {"from": "bank", "causes": ["dead", "removed"]}})
position("cards are kept back", "3C 5C 2D / 4C 3D / 6C 4D | 7C 5D", stops={"withhold": True}, board=BOARD, on_board=FULL)
position("cards are kept back, for a fee", "3C 5C 2D / 4C 3D 7C | 6C 4D", chips=[20, 3],
         stops={"withhold": True, "restart": "any", "pass_fee": 1})
position("kept back or dead, a bonus", "3C 2D / 4C 3D / 5C AD 4D | 6C", dealer=2, stops={"withhold": True,
         "stop_bonus": {"amount": 1, "from": "each", "causes": ["dead", "unplayed"]}})
position("kept back, as far as four players go", FOUR, stops={"withhold": True}, depth=14)
position("a fee for whom the turn passes by", FOUR, chips=[20, 20, 3, 20], stops={"pass_fee": 1, "restart": "any"})

# Spaces and the end
position("who holds the six of clubs pays nothing", THREE, settle={"per_card": 2, "exempt_holder": "6C"}, chips=[9, 5, 20])
position("sets that are played", "3C 6C 4D 2S / 4C 2D 3H 6H / 5C 2H 4H 3D", stops={"restart": "any"}, on_board={"run": 3, "own": 5},
         board=[space("run", {"type": "play_set", "cards": ["4C", "5C"], "same_player": False}),
                space("own", {"type": "play_set", "cards": ["2D", "3H"], "same_player": True}), POT])
position("a reward from the bank", THREE, stops={"restart": "any"}, settle={"per_card": 0, "round_bonus": 7}, board=BOARD,
         on_board=FULL)
position("who holds a boodle card doubles its space", THREE, settle={"unplayed_boodle": "double_space"}, chips=[6, 9, 20],
         board=[play("6C"), space("both", {"type": "play", "card": "5S"}, {"type": "play", "card": "6H"}), POT],
         on_board={"6C": 4, "both": 2, "pot": 1}, stops={"restart": "any"})
position("melds cost nothing", "3C 4C 5C 6C 3D 3H 3S / 2C 9C 7D / 8D 8H 8S 9D TD JD | 7C", dealer=1, low="2", rummy="meld_relief",
         phases=["stops", "rummy"], stops={"restart": "any"})
position("fixed payments", THREE, chips=[20, 2, 20], board=[play("4C", pays={"type": "fixed", "amount": 8, "from": "bank"}),
         play("4H", pays={"type": "fixed", "amount": 3, "from": "each"}), POT])
HELD = [space("KH", {"type": "hold", "card": "KH"}, {"type": "play", "card": "KH"}),
        space("kq", {"type": "hold_set", "ranks": "KQ", "suit": "any"}),
        space("skat", {"type": "hold_set", "ranks": "89T", "suit": "any"}, OUT)]
position("spaces are won by holding", "KC QC 8D 9D TD / KH QH KS QS 2C / 3C 8S 9S TS 3D | 2H", low="2", phases=["collect", "stops"],
         board=HELD, on_board={"KH": 2, "kq": 7, "skat": 5}, stops={"restart": "any"})
HELD = [HELD[0], HELD[1] | {"share": "per_set"}, HELD[2] | {"claims": [HELD[2]["claims"][0], {"type": "go_out", "only_unclaimed": True}]}]
position("a share a set, and the skat only if unclaimed", "KC QC 8D 9D TD / KH QH KS QS 2C / 3C 8S 9S 3D | 2H TS", low="2",
         phases=["collect", "stops"], board=HELD, on_board={"KH": 2, "kq": 7, "skat": 5}, stops={"restart": "any"})
position("the best poker hand leads", "2C 3C 4C 5C 9D 9S / 2D 3D 4D 5D AC JS / KC KD 2H 2S 3H / 3S 4S 5S 6S AH", low="2",
         phases=["poker", "stops"], board=[space("pott", {"type": "poker"}), POT], on_board={"pott": 7}, dealer=1,
         stops={"leader": {"type": "poker_winner"}})
position("a poker hand ties", "2C 3C 4C 5C 6D / 2D 3D 4D 5D 6H AC", low="2", phases=["poker", "stops"],
         board=[space("pott", {"type": "poker"}), POT], on_board={"pott": 7}, stops={"restart": "any"})
position("trumps", "QS 4D 2C JS / KS 5D 3C / 6D 2S 4C | 5C AS", phases=["turn_up", "stops"], turn_up="last_extra_card",
         stops={"restart": "any"}, on_board={"ace": 3, "intrigue": 4, "K": 2},
         board=[space("ace", {"type": "turn_up", "card": "A+"}, {"type": "play", "card": "A+"}),
                space("intrigue", {"type": "play_set", "cards": ["Q+", "J+"], "same_player": False}),
                play("K+") | {"id": "K"}, POT])

# The dead hand
SMALL = "3C 6C 4D / 4C AD 3H / 5C 2H | 2C 2D"
position("a sale to the pot", SMALL, exchange=SALE, phases=["exchange", "stops"], chips=[9, 9, 3], board=BOARD, on_board=FULL)
position("pay for the widow", FOUR, exchange=SALE | {"offer": "always", "forced_stake": 4, "dealer_free": True}, depth=15,
         phases=["exchange", "stops"], chips=[9, 9, 3, 9], dealer=3, board=[*BOARD, space("widow", {"type": "take_dead_hand"})])
position("a sale to the dealer, not for who holds a boodle", FOUR, exchange=SALE | {"to": "dealer", "barred_if_paycard": True},
         phases=["exchange", "stops"], dealer=2, board=BOARD, on_board=FULL)
position("only the dealer may buy", SMALL, exchange=SALE | {"order": "dealer_only"}, phases=["exchange", "stops"], board=BOARD)
position("the dealer swaps", THREE, exchange=SWAP | {"price": 4, "to": "pot"}, phases=["exchange", "stops"], dealer=1,
         board=BOARD, on_board=FULL, stops=PASS_LEFT)
position("the dealer swaps as many", SMALL, exchange=SWAP | {"swap_size": "same_count"}, phases=["exchange", "stops"],
         board=BOARD, on_board=FULL, stops={"first_lead": "any", "lead": "any", "restart": "any"})
position("an auction", SMALL, exchange=AUCTION, phases=["exchange", "stops"], chips=[4, 3, 5], board=BOARD, on_board=FULL)
position("an auction without the dealer, for the dealer", SMALL, exchange=AUCTION | {"to": "dealer", "dealer_bids": False, "min_bid": 2},
         phases=["exchange", "stops"], chips=[4, 5, 6], dealer=1)
position("an auction, the dealer first", SMALL, exchange=AUCTION | {"to": "dealer", "order": "dealer_first", "min_bid": 3},
         phases=["exchange", "stops"], chips=[7, 7, 7], dealer=2)

# Stakes and the deal
FREE = {"free_ante": {"budget": 2, "on": ["4C", "2D"]}, "board": [play("4C"), play("2D"), space("pot", OUT, ante={"each": 1, "dealer": 1})]}
DEAL = "5C 2D 3D 4C AD 3C 4D 6C 2C 5D AC"
position("free stakes", DEAL, chips=[9, 9, 9], dealer=1, **FREE)
position("free stakes of the poor", DEAL, chips=[9, 2, 1], **FREE, deal={"uneven": "to_extra"})
position("the dealer may double", DEAL, chips=[9, 9], **FREE, dealer=1, deal={"slot": "first"},
         double_pot="optional")
position("the pack is cut", DEAL, chips=[9, 9, 9], board=BOARD, on_board=FULL, deal={"cut": "ask"})
position("leftovers", DEAL, chips=[9, 9, 9, 9], board=BOARD, on_board=FULL, deal={"extra": "leftover"}, stops=COLOUR)
position("two cards each", DEAL, chips=[9, 9, 9], board=BOARD, on_board=FULL, deal={"hand_size": 2}, stops={"restart": "any"})
position("stakes go back", DEAL, chips=[9, 9, 9], **FREE | {"board": [dict(space, carry="return") for space in FREE["board"]]},
         double_pot="always", deal={"extra": "none"}, stops={"restart": "any"})
position("stakes go back before others go to the pot", DEAL, chips=[9, 9, 9], dealer=2, deal={"extra": "none"}, stops={"restart": "any"},
         board=[play("6C", ante={"each": 2, "dealer": 3}, carry="to_pot"), play("4D", ante={"each": 1, "dealer": 2}, carry="return"),
                space("pot", {"type": "play", "card": "4C"}, OUT | {"only_unclaimed": True}, ante={"each": 1, "dealer": 1}, carry="return")])
position("stakes go to the pot", DEAL, chips=[9, 9, 9], dealer=2, board=[play("4C", ante={"each": 1, "dealer": 2}, carry="to_pot"),
         play("6C", ante={"each": 2, "dealer": 3}, carry="to_pot"), space("pot", OUT, ante={"each": 1, "dealer": 1})])
