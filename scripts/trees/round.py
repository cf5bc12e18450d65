"""A round from the stakes to the payment."""

import itertools

from before import Before


class Round(Before):
    """Told as one plain story, in the order in which it happens."""

    def tell(self):
        """The whole round; what it came to: who won, all chips."""
        if "pack" in self.position:
            self.stakes()
            self.deal(self.position["pack"].split())
        else:
            self.hands = [set(hand.split()) for hand in self.position["hands"]]
            self.dead = self.position["dead"].split()
        for phase in self.rules["phases"]:
            if phase != "rummy":  # That is part of the payment.
                getattr(self, phase)()
        return self.settle(self.played[-1][0])

    def stops(self):
        rules = self.rules["stops"]
        leader, barred, rule = self.first_leader(), "", rules["first_lead"]
        while True:
            leader, cards = self.leads(leader, barred, rule)
            seat, card = self.ask([(leader, card) for card in cards])
            while card:
                last, end = (seat, card), self.put(seat, card)
                if end:
                    return
                seat, card = self.follow(seat, card)
            leader, suit, rule = last[0], last[1][1], rules["lead"]
            self.stop(*last)
            colour = "DH" if suit in "DH" else "CS"
            barred = {"any": "", "change": suit, "change_colour": colour}[rules["restart"]]

    def first_leader(self):
        left, leader = self.after(self.dealer)[0], self.rules["stops"]["leader"]
        if leader["type"] == "dealer":
            return self.dealer
        if leader["type"] == "poker_winner":
            return next(seat for seat in self.after(self.dealer) if seat in self.best)
        if leader["type"] == "holder_of_lowest":
            held = [card for hand in self.hands for card in hand if card[1] == leader["suit"]]
            return self.holder(min(held, key=self.height)) if held else left
        return left

    def leads(self, leader, barred, rule):
        """Who leads, and what he may lead. The lead passes on from those who may lead nothing; when it
        is back where it came from, nothing is barred any more."""
        stopper, rules = leader, self.rules["stops"]
        while True:
            hand = [card for card in self.hands[leader] if card[1] not in barred]
            if not hand and rules["no_lead"] == "same_suit":
                hand = list(self.hands[leader])
            if hand:
                return leader, self.by_rule(rule, sorted(hand))
            if rules["no_lead_fee"]:
                self.pay(leader, rules["no_lead_fee"], self.pot())
            leader = self.after(leader)[0]
            if leader == stopper:
                barred = ""

    def by_rule(self, rule, cards):
        suits = [[card for card in cards if card[1] == suit] for suit in "CDHS"]
        lowest = [min(suit, key=self.height) for suit in suits if suit]
        if rule == "any":
            return cards
        if rule == "lowest_of_longest":
            length = max(map(len, suits))
            return [min(suit, key=self.height) for suit in suits if len(suit) == length]
        if rule == "lowest_in_hand":
            bottom = min(map(self.height, lowest))
            return [card for card in lowest if self.height(card) == bottom]
        return lowest

    def put(self, seat, card):
        """A card is played, and wins what it wins; whether it was the last of the hand."""
        self.hands[seat].remove(card)
        self.played.append((seat, card))
        for space, claim in self.claims("play"):
            if self.meant(claim["card"]) == card and self.take(seat, space):
                self.taken.add(space["id"])
        for space, claim in self.claims("play_set"):
            cards = {self.meant(pattern) for pattern in claim["cards"]}
            counted = {card for player, card in self.played if player == seat or not claim["same_player"]}
            if card in cards and cards <= counted and self.take(seat, space):
                self.taken.add(space["id"])
        return not self.hands[seat]

    def follow(self, last, card):
        """Who plays the next card, and which that is; nobody at a stop."""
        rules = self.rules["stops"]
        due = None if card in rules["forced_stops"] else self.next_card(card)
        holder = self.holder(due)
        if holder is None and due not in self.dead:
            return None, None
        for seat in self.after(last):
            if rules["withhold"]:
                words = [None, due] if seat == holder else [None]
                seat, word = self.ask([(seat, word) for word in words])
                if word:
                    return seat, word
            elif seat == holder:
                return self.ask([(seat, due)])
            elif seat == last:
                break
            if rules["pass_fee"]:
                self.pay(seat, rules["pass_fee"], self.pot())
        return None, None

    def stop(self, last, card):
        due, rules = self.next_card(card), self.rules["stops"]
        bonus = rules["stop_bonus"]
        if card in rules["forced_stops"]:
            cause = "forced"
        elif due is None:
            cause = "top"
        elif due in self.dead:
            cause = "dead"
        elif self.holder(due) is not None:
            cause = "unplayed"
        else:
            cause = "played" if due in [card for _, card in self.played] else "removed"
        self.causes.append((last, cause))
        if not bonus or cause not in bonus["causes"]:
            return
        if bonus["from"] == "each":
            for seat in self.after(self.dealer):
                if seat != last:
                    self.pay(seat, bonus["amount"], last)
        elif bonus["from"] == "pot":
            chips = min(bonus["amount"], self.board[self.pot()])
            self.board[self.pot()] -= chips
            self.chips[last] += chips
        else:
            self.bank -= bonus["amount"]
            self.chips[last] += bonus["amount"]

    def settle(self, winner):
        rules = self.rules["settle"]
        for space, claim in self.claims("go_out"):
            if not (claim.get("only_unclaimed") and space["id"] in self.taken):
                self.take(winner, space)
        self.bank -= rules["round_bonus"]
        self.chips[winner] += rules["round_bonus"]
        losers = [seat for seat in self.after(self.dealer) if seat != winner]
        for seat in losers:
            if rules["exempt_holder"] not in self.hands[seat]:
                left = len(self.hands[seat])
                if self.rules["rummy"] == "meld_relief":
                    left -= most_melded(frozenset(self.hands[seat]), self.ranks)
                self.pay(seat, rules["per_card"] * left, winner)
        if rules["unplayed_boodle"] == "double_space":
            for seat in losers:
                for space, claim in self.claims("play"):
                    if self.meant(claim["card"]) in self.hands[seat]:
                        self.pay(seat, self.board[space["id"]], space["id"])
        self.clear_board()
        return winner, tuple(self.chips), tuple(self.board.values()), self.bank

    def clear_board(self):
        """What nobody won stays, goes back or goes to the pot. Stakes go back first: they lie where they
        were put, and on a space that was won there are none."""
        carried = {space["id"]: space.get("carry", "keep") for space in self.spaces}
        for seat, on, chips in self.staked:
            if carried[on] == "return" and on not in self.taken:
                chips = min(chips, self.board[on])
                self.board[on] -= chips
                self.chips[seat] += chips
        for space in self.board:
            if carried[space] == "to_pot" and space != self.pot():
                self.board[self.pot()] += self.board[space]
                self.board[space] = 0


def most_melded(cards, ranks):
    """How many cards lie in sets and runs, where these are laid out as well as can be."""
    best = 0
    for meld in melds(cards, ranks):
        best = max(best, len(meld) + most_melded(cards - meld, ranks))
    return best


def melds(cards, ranks):
    """Three or four of a rank; three or more in a row of a suit. Longer runs than five are two."""
    for rank in ranks:
        same = {rank + suit for suit in "CDHS"} & cards
        for size in (3, 4):
            yield from map(frozenset, itertools.combinations(sorted(same), size))
    for suit in "CDHS":
        for length in (3, 4, 5):
            for start in range(len(ranks) - length + 1):
                run = frozenset(rank + suit for rank in ranks[start:start + length])
                if run <= cards:
                    yield run
