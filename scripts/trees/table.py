"""Who sits where, holds which cards and has how many chips."""


class Table:
    """A position. `ask` is given who might do what, and says what is done."""

    def __init__(self, position, ask):
        self.position, self.ask = position, ask
        self.rules = position["ruleset"]
        self.ranks = {"A": "A23456789TJQK", "2": "23456789TJQKA"}[self.rules["deck"]["low"]]
        self.dealer = position["dealer"]
        self.chips = list(position["chips"])
        self.seats = range(len(self.chips))
        self.spaces = self.rules["board"]
        self.board = {space["id"]: position["board"].get(space["id"], 0) for space in self.spaces}
        self.bank = 0
        self.staked = []
        self.taken = set()
        self.played = []
        # What happened, for whoever wants to compare it.
        self.causes, self.takes, self.pays = [], [], []
        self.trump = None

    def after(self, seat):
        """Clockwise, from the left of a seat to the seat itself."""
        return [(seat + step) % len(self.seats) for step in self.seats[1:]] + [seat]

    def height(self, card):
        return self.ranks.index(card[0])

    def next_card(self, card):
        height = self.height(card) + 1
        return self.ranks[height] + card[1] if height < 13 else None

    def holder(self, card):
        return next((seat for seat in self.seats if card in self.hands[seat]), None)

    def meant(self, pattern):
        """K+ is the king of trumps."""
        return pattern.replace("+", self.trump or "?")

    def claims(self, kind):
        for space in self.spaces:
            for claim in space["claims"]:
                if claim["type"] == kind:
                    yield space, claim

    def pot(self):
        return next(self.claims("go_out"))[0]["id"]

    def pay(self, seat, amount, to):
        """A seat pays a seat or a space, as far as its chips reach."""
        chips = min(amount, self.chips[seat])
        if chips:
            self.pays.append((seat, to, chips))
        self.move(seat, chips, to)

    def move(self, seat, chips, to):
        self.chips[seat] -= chips
        if isinstance(to, int):
            self.chips[to] += chips
        else:
            self.board[to] += chips

    def take(self, seat, space, amount=None):
        """A seat wins a space: what lies there, or what the space pays."""
        pays = space.get("pays", {"type": "pot"})
        if pays["type"] == "pot":
            chips = self.board[space["id"]] if amount is None else amount
            self.board[space["id"]] -= chips
            self.chips[seat] += chips
            if chips:
                self.takes.append((seat, space["id"], chips))
            return chips > 0
        if pays["from"] == "bank":
            self.bank -= pays["amount"]
            self.chips[seat] += pays["amount"]
            self.takes.append((seat, space["id"], pays["amount"]))
        else:
            for other in self.after(self.dealer):
                if other != seat:
                    self.pay(other, pays["amount"], seat)
        return True
