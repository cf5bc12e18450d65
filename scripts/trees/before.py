"""What happens before the play: stakes, the deal, spaces that are won by holding, the dead hand."""

import itertools

from table import Table


class Before(Table):
    def antes(self, seat, double):
        for space in self.spaces:
            amount = space.get("ante", {}).get("dealer" if seat == self.dealer else "each", 0)
            if double and any(claim["type"] == "go_out" for claim in space["claims"]):
                amount *= 2
            yield space["id"], amount

    def ante(self, seat, double=False):
        for space, amount in self.antes(seat, double):
            self.stake(seat, space, min(amount, self.chips[seat]))

    def stake(self, seat, space, chips):
        self.move(seat, chips, space)
        self.staked.append((seat, space, chips))

    def stakes(self):
        free = self.rules["free_ante"] or {"budget": 0, "on": []}
        doubles = self.rules["dealer"]["double_pot"]
        waiting = {}
        for seat in self.after(self.dealer):
            later = seat == self.dealer and doubles == "optional"
            fixed = sum(amount for _, amount in self.antes(seat, doubles == "always" and seat == self.dealer))
            waiting[seat] = min(free["budget"], max(0, self.chips[seat] - fixed))
            if not waiting[seat]:
                del waiting[seat]
                if not later:
                    self.ante(seat, doubles == "always" and seat == self.dealer)
        while waiting:
            seat, split = self.ask([(seat, split) for seat, total in waiting.items()
                                    for split in splits(total, len(free["on"]))])
            del waiting[seat]
            if not (seat == self.dealer and doubles == "optional"):
                self.ante(seat, doubles == "always" and seat == self.dealer)
            for space, chips in zip(free["on"], split):
                self.stake(seat, space, chips)

    def deal(self, pack):
        if self.rules["deal"]["cut"] == "ask":
            right = self.after(self.dealer)[-2]
            _, at = self.ask([(right, at) for at in range(1, len(pack))])
            pack = pack[at:] + pack[:at]
        optional = self.rules["dealer"]["double_pot"] == "optional"
        _, double = self.ask([(self.dealer, double) for double in ([False, True] if optional else [False])])
        if optional:
            self.ante(self.dealer, double)
        rules = self.rules["deal"]
        order = [("seat", seat) for seat in self.after(self.dealer)]
        if rules["extra"] == "full_hand" and not rules["hand_size"]:
            order.insert(0 if rules["slot"] == "first" else len(order), ("dead", None))
        each, odd = divmod(len(pack), len(order))
        if rules["hand_size"]:
            each, odd = rules["hand_size"], 0
        if rules["extra"] == "leftover" or rules["uneven"] == "to_extra":
            odd = 0
        self.hands, self.dead = [set() for _ in self.seats], []
        for number, card in enumerate(pack):
            kind, seat = order[number % len(order)]
            if number >= each * len(order) + odd or kind == "dead":
                self.dead.append(card)
            else:
                self.hands[seat].add(card)

    # What happens before the play

    def turn_up(self):
        card = self.dead[-1]
        self.trump = card[1]
        for space, claim in self.claims("turn_up"):
            if self.meant(claim["card"]) == card and self.take(self.dealer, space):
                self.taken.add(space["id"])

    def collect(self):
        for space in self.spaces:
            for claim in space["claims"]:
                if claim["type"] == "hold":
                    sets = [{self.meant(claim["card"])}]
                elif claim["type"] == "hold_set":
                    suits = "CDHS" if claim["suit"] == "any" else claim["suit"]
                    sets = [{rank + suit for rank in claim["ranks"]} for suit in suits]
                else:
                    continue
                held = {seat: sum(cards <= self.hands[seat] for cards in sets) for seat in self.after(self.dealer)}
                self.share(space, {seat: number for seat, number in held.items() if number})

    def poker(self):
        best = {seat: max(map(strength, itertools.combinations(self.hands[seat], 5))) for seat in self.seats}
        self.best = {seat: 1 for seat in self.after(self.dealer) if best[seat] == max(best.values())}
        for space, _ in self.claims("poker"):
            self.share(space, self.best)

    def share(self, space, winners):
        """Equal shares, one a player or one a set; what is left over stays."""
        if space.get("share") != "per_set":
            winners = dict.fromkeys(winners, 1)
        if space.get("pays", {"type": "pot"})["type"] != "pot":
            for seat in winners:
                self.take(seat, space)
            return
        part = self.board[space["id"]] // max(1, sum(winners.values()))
        for seat, number in winners.items():
            if self.take(seat, space, part * number):
                self.taken.add(space["id"])

    # The dead hand changes its owner

    def exchange(self):
        if self.dead:
            getattr(self, self.rules["exchange"]["mode"])(self.rules["exchange"])

    def fixed_price(self, rules):
        for space, _ in self.claims("take_dead_hand"):
            self.pay(self.dealer, rules["forced_stake"], space["id"])
            break
        own = 0 if rules["dealer_free"] or rules["to"] == "dealer" else rules["price"]
        if rules["order"] == "dealer_only":
            self.may_swap(self.dealer, own, rules)
            return
        offers = ["offer"] if rules["offer"] == "always" else ["offer", "decline"]
        if self.ask([(self.dealer, word) for word in offers])[1] == "decline":
            return
        for seat in self.after(self.dealer):
            if self.may_swap(seat, own if seat == self.dealer else rules["price"], rules):
                return

    def dealer_swap(self, rules):
        self.may_swap(self.dealer, rules["price"], rules)

    def auction(self, rules):
        bidders = self.after(self.dealer)
        if rules["order"] == "dealer_first":
            own = 0 if rules["to"] == "dealer" else rules["min_bid"]
            if self.may_swap(self.dealer, own, rules):
                return
        if rules["order"] == "dealer_first" or not rules["dealer_bids"]:
            bidders.remove(self.dealer)
        high, best = 0, None
        while bidders and bidders != [best]:
            seat = bidders.pop(0)
            bids = range(max(rules["min_bid"], high + 1), self.chips[seat] + 1)
            if self.barred(seat, rules):
                bids = []
            _, bid = self.ask([(seat, bid) for bid in [None, *bids]])
            if bid is not None:
                high, best = bid, seat
                bidders.append(seat)
        if best is not None:
            self.swap(best, high, rules, self.hands[best])

    def barred(self, seat, rules):
        cards = [claim["card"] for kind in ("play", "hold") for _, claim in self.claims(kind)]
        return rules["barred_if_paycard"] and any(card in self.hands[seat] for card in cards)

    def may_swap(self, seat, price, rules):
        """Whether the seat takes the dead hand, if it may and can pay."""
        throws = []
        if self.chips[seat] >= price and not self.barred(seat, rules):
            throws = [self.hands[seat]]
            if rules.get("swap_size") == "same_count":
                throws = map(set, itertools.combinations(sorted(self.hands[seat]), len(self.dead)))
        _, thrown = self.ask([(seat, thrown) for thrown in [None, *throws]])
        if thrown is not None:
            self.swap(seat, price, rules, thrown)
        return thrown is not None

    def swap(self, seat, price, rules, thrown):
        if price:
            self.pay(seat, price, self.dealer if rules["to"] == "dealer" else rules["to"])
        self.hands[seat], self.dead = self.hands[seat] - thrown | set(self.dead), list(thrown)
        for space, _ in self.claims("take_dead_hand"):
            self.take(seat, space)


def splits(total, places):
    """All ways to lay so many chips on so many places."""
    if places == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total + 1) for rest in splits(total - first, places - 1)]


def strength(five):
    """What a poker hand is worth: greater is better."""
    heights = sorted(("23456789TJQKA".index(rank) for rank, _ in five), reverse=True)
    groups = sorted(heights, key=lambda height: (-heights.count(height), -height))
    counts = tuple(sorted((heights.count(height) for height in set(heights)), reverse=True))
    if heights == [12, 3, 2, 1, 0]:
        heights = groups = [3, 2, 1, 0, -1]
    run = len(counts) == 5 and heights[0] - heights[4] == 4
    flush = len({suit for _, suit in five}) == 1
    kinds = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}
    kind = 8 if run and flush else max(kinds[counts], 5 if flush else 4 if run else 0)
    return kind, groups
