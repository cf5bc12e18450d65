"""Tells the rounds of engine/tests/transcripts again by the rules: every choice in them must be one of
those that there are, every stop have its cause, and every chip end where the transcript has it."""

import json
import pathlib
import re

from round import Round

ENGINE = pathlib.Path(__file__).parents[2] / "engine"

# What a ruleset leaves out.
ALL = {
    "deck": {"remove": []}, "chips": {"enabled": True}, "dealer": {"double_pot": "off"}, "free_ante": None,
    "deal": {"cut": "auto", "extra": "full_hand", "slot": "last", "uneven": "accept", "hand_size": None},
    "turn_up": "off", "rummy": "off", "exchange": {"mode": "none"},
    "stops": {"leader": {"type": "left_of_dealer"}, "first_lead": "lowest_of_suit", "lead": "lowest_of_suit",
              "restart": "change", "no_lead": "same_suit", "no_lead_fee": 0, "pass_fee": 0, "withhold": False,
              "forced_stops": [], "stop_bonus": None},
    "settle": {"per_card": 0, "exempt_holder": None, "unplayed_boodle": "none", "round_bonus": 0},
}
EXCHANGE = {"order": "left_then_dealer", "offer": "dealer_choice", "to": None, "forced_stake": 0, "dealer_free": False,
            "barred_if_paycard": False, "dealer_bids": True, "swap_size": "whole"}

CHOICES = [
    (r"P(\d) (?:leads )?([A2-9TJQK][CDHS])$", str),
    (r"P(\d) bids (\d+)$", int),
    (r"P(\d) (offers|declines|passes|takes)(?: the dead hand.*)?$", str),
]


class Wrong(Exception):
    """The transcript and the rules differ."""


def merged(old, new):
    """A merge patch, where another mode has other members."""
    if not (isinstance(old, dict) and isinstance(new, dict)) or old.get("mode") != new.get("mode", old.get("mode")):
        return new
    return old | {name: merged(old.get(name), value) for name, value in new.items()}


def ruleset(preset):
    data = json.loads((ENGINE / f"rulesets/{preset}.json").read_text())
    return merged(ruleset(data["base"]) if "base" in data else ALL, data["ruleset"])


def numbers(text):
    """`KH 4, pot 2` as a mapping."""
    return {name: int(chips) for name, chips in re.findall(r"([\w-]+) (-?\d+)", text)}


def chips_of(pattern, text):
    return [(int(seat), int(name[1]) if re.match(r"P\d$", name) else name, int(chips))
            for seat, name, chips in re.findall(pattern, text)]


class Told:
    """A round as it stands in the transcript."""

    def __init__(self, text):
        lines = text.replace("\n    ", " ").split("\n")
        self.dealer = int(re.search(r"P(\d) deals", lines[0])[1])
        self.hands, self.dead, self.stakes, self.said, self.board = {}, [], [], [], {}
        self.chips, self.carried, self.bank, self.winner = None, {}, 0, None
        self.causes = [(int(seat), cause) for seat, cause in re.findall(r"P(\d) stops: (\w+)", text)]
        self.takes = chips_of(r"P(\d) takes ([\w-]+) (\d+)", text)
        self.pays = chips_of(r"P(\d) pays ([\w-]+) (\d+)", text)
        for line in lines[1:]:
            kind, _, rest = line.partition(": ")
            if match := re.match(r"P(\d) has ((?:\w\w ?)+)$", line):
                self.hands[int(match[1])] = match[2].split()
            elif match := re.match(r"P(\d) stakes (.*)", line):
                self.stakes.append((int(match[1]), numbers(match[2])))
            elif match := re.match(r"P(\d) wins the round", line):
                self.winner = int(match[1])
            elif kind == "Dead hand":
                self.dead = rest.split()
            elif kind == "Turned up":
                self.dead.remove(rest)
                self.dead.append(rest)
            elif kind == "On the board":
                self.board = numbers(rest)
            elif kind == "Carried over":
                self.carried = numbers(rest)
            elif kind == "Chips":
                told = numbers(rest)
                self.bank = told.pop("bank", 0)
                self.chips = list(told.values())
            else:
                self.choices(line)

    def choices(self, line):
        for part in line.split(", "):
            for pattern, kind in CHOICES:
                if match := re.match(pattern, part):
                    self.said.append((int(match[1]), kind(match[2])))


class Retold(Round):
    def __init__(self, told, position):
        super().__init__(position, self.answer)
        self.told = told
        free = self.rules["free_ante"]
        self.splits = [(seat, tuple(chips.get(space, 0) for space in free["on"])) for seat, chips in told.stakes] if free else []

    def deal(self, pack):
        super().deal(list(range(len(pack))))
        self.same("on the board", self.told.board, {space: chips for space, chips in self.board.items() if chips})
        sizes = [len(cards) for cards in [*self.hands, self.dead]]
        self.hands = [set(self.told.hands[seat]) for seat in self.seats]
        self.dead = list(self.told.dead)
        self.same("the deal", [len(cards) for cards in [*self.hands, self.dead]], sizes)

    def answer(self, options):
        """What was said, if it is one of the options."""
        words = [word for _, word in options]
        if isinstance(words[0], tuple):
            said = self.splits.pop(0)
        elif isinstance(words[0], bool):
            ante = dict(self.antes(self.dealer, False))
            said = (self.dealer, dict(self.told.stakes).get(self.dealer, {}).get(self.pot(), 0) > ante[self.pot()]
                    if len(words) > 1 else False)
        else:
            said = self.word(words)
        if said not in options:
            raise Wrong(f"{said} is none of {options}")
        return said

    def word(self, words):
        seat, word = self.told.said.pop(0)
        hands = [word for word in words if isinstance(word, (set, frozenset))]
        if word == "takes" and not hands:  # Whoever bid most is not asked again.
            seat, word = self.told.said.pop(0)
        if word == "takes":
            return seat, hands[0]
        if word == "offers":
            return seat, "offer"
        if word == "declines" and "decline" in words:
            return seat, "decline"
        return seat, None if word in ("declines", "passes") else word

    def same(self, what, told, right):
        if told != right:
            raise Wrong(f"{what}: told {told}, by the rules {right}")


def retell(path):
    """How many rounds of the file were told again."""
    head, _, text = path.read_text().partition("\n")
    preset, seats = re.match(r"([\w-]+), (\d) players", head).groups()
    rules = ruleset(preset)
    if drawn := re.search(r"Boodle cards of the session: (.*)", text):
        drawn = iter(drawn[1].split())
        for space in rules["board"]:
            for claim in space["claims"]:
                if claim["type"] == "play":
                    claim["card"] = next(drawn)
    rules["exchange"] = EXCHANGE | rules["exchange"]
    chips = [rules["chips"].get("start", 0)] * int(seats)
    board, bank, dealer = {}, 0, None
    rounds = re.findall(r"^Round \d+, .*?(?:\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    for number, part in enumerate(rounds, 1):
        told = Told(part.strip())
        pack = [card for hand in [*told.hands.values(), told.dead] for card in hand]
        if len(set(pack)) != 52 - len(rules["deck"]["remove"]):
            raise Wrong(f"round {number} has {len(set(pack))} cards")
        again = Retold(told, {"ruleset": rules, "dealer": told.dealer, "chips": chips, "board": board, "pack": " ".join(pack)})
        winner, chips, left, change = again.tell()
        staked = {}
        for seat, space, amount in again.staked:
            if amount:
                staked.setdefault(seat, {}).setdefault(space, 0)
                staked[seat][space] += amount
        board = {space: amount for space, amount in zip(again.board, left) if amount}
        bank, chips = bank + change, list(chips)
        again.same("choices left over", told.said, [])
        again.same("the winner", told.winner, winner)
        again.same("the stakes", dict(told.stakes), staked)
        again.same("the stops", told.causes, again.causes)
        again.same("what is taken", told.takes, again.takes)
        again.same("what is paid", told.pays, again.pays)
        again.same("carried over", told.carried, board)
        again.same("chips", told.chips or [0] * int(seats), chips)
        again.same("the bank", told.bank, bank)
        again.same("the dealer", told.dealer, told.dealer if dealer is None else (dealer + 1) % int(seats))
        dealer = told.dealer
    return len(rounds)


def retell_all():
    files = sorted((ENGINE / "tests/transcripts").glob("*.txt"))
    rounds = 0
    for path in files:
        try:
            rounds += retell(path)
        except Wrong as wrong:
            raise SystemExit(f"{path.name}: {wrong}") from wrong
    print(f"transcripts: {len(files)} sessions, {rounds} rounds are as the rules have them")
