"""Clients who play games through any instance, and write down what they have sent and were told."""

import asyncio
import random
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from wire import Answer, Lost, Servers

PLAYERS = 4
NAMES = ("Ann", "Ben", "Cid", "Dot")
REFUSED = (409, 412, 422)


@dataclass
class Deed:
    """An action that was sent, maybe several times under its key."""

    seat: int
    action: dict[str, Any]
    key: str
    if_match: int | None
    sent: float
    told: float | None = None
    """When it was answered."""
    status: int = 0
    """Of the answer; 0 if there was none."""
    version: int = 0
    events: list[dict[str, Any]] = field(default_factory=list)
    through: int = 0


@dataclass
class Look:
    """A version that somebody was told, of a view or by a refusal."""

    sent: float
    told: float
    version: int
    why: str


@dataclass
class Game:
    id: str
    host: str
    tokens: list[str]
    rounds: int
    deeds: list[Deed] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    turn: int = 0
    is_over: bool = False

    @property
    def path(self) -> str:
        return f"/v1/games/{self.id}"


async def new_game(servers: Servers, rounds: int) -> Game:
    """Made and started, both exactly once, whatever happens meanwhile."""
    body = {
        "ruleset": "newmarket",
        "overrides": {"session": {"ends": [{"type": "rounds", "count": rounds}]}},
        "seats": [{"name": name} for name in NAMES[:PLAYERS]],
    }
    key = str(uuid.uuid4())
    made = await servers.until_answered("POST", "/v1/games", body=body, key=key)
    if made.status != 201:
        raise RuntimeError(f"no game is made: {made.status} {made.body}")
    tokens = [seat["token"] for seat in sorted(made.body["seats"], key=lambda it: it["seat"])]
    game = Game(made.body["game"]["id"], made.body["host_token"], tokens, rounds)
    key = str(uuid.uuid4())
    begun = await servers.until_answered("POST", f"{game.path}/start", game.host, key=key)
    if begun.status != 200:
        raise RuntimeError(f"a game is not started: {begun.status} {begun.body}")
    game.turn = begun.body["view"]["to_act"][0]
    return game


@dataclass
class Habits:
    """How clients act, as chances."""

    key: float = 1.0
    if_match: float = 0.3
    repeat: float = 0.0
    """That the same call is sent twice at once, to two instances."""
    quarrel: float = 0.0
    """That somebody else acts for the same seat at the same moment, on the same version."""


class Table:
    """All games of a run, and those who play them until they are told to stop."""

    def __init__(self, servers: Servers, habits: Habits, seed: int = 0) -> None:
        self.servers, self.habits = servers, habits
        self.dice = random.Random(seed)
        self.games: list[Game] = []
        self.stopped = asyncio.Event()
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.rounds = 6

    async def open(self, games: int, rounds: int) -> None:
        self.rounds = rounds
        gate = asyncio.Semaphore(8)

        async def one() -> None:
            async with gate:
                self.games.append(await new_game(self.servers, rounds))

        await asyncio.gather(*(one() for _ in range(games)))
        self.on = list(self.games)

    async def play(self, clients: int) -> None:
        """Until `stopped` is set; each client sits at another game every time."""
        await asyncio.gather(*(self.client() for _ in range(clients)))

    async def client(self) -> None:
        while not self.stopped.is_set():
            # Some tables are more popular than others.
            among = self.on if self.dice.random() < 0.7 else self.on[:8]
            game = self.dice.choice(among)
            await self.step(game)
            if game.is_over and game in self.on:
                place = self.on.index(game)
                fresh = await new_game(self.servers, self.rounds)
                self.games.append(fresh)
                self.counts["games over"] += 1
                self.on[place] = fresh

    async def step(self, game: Game) -> None:
        """Looks, and acts if it is the seat's turn."""
        seat = game.turn
        view = await self.look(game, seat)
        if view is None:
            return
        if view["status"] == "finished":
            game.is_over = True
            return
        if seat not in view["to_act"]:
            game.turn = self.dice.choice(view["to_act"])
            return
        legal = view["you"]["legal_actions"]
        count = 2 if self.dice.random() < self.habits.quarrel else 1
        version = view["version"] if count > 1 or self.chance(self.habits.if_match) else None
        await asyncio.gather(
            *(self.act(game, seat, self.dice.choice(legal), version) for _ in range(count))
        )

    def chance(self, share: float) -> bool:
        return self.dice.random() < share

    async def look(self, game: Game, seat: int) -> dict[str, Any] | None:
        sent = time.monotonic()
        try:
            answer = await self.servers.any().call("GET", game.path, game.tokens[seat], patience=15)
        except Lost as lost:
            self.counts[f"looks without an answer: {lost}"] += 1
            await asyncio.sleep(0.02)
            return None
        if answer.status != 200:
            self.odd(answer, "a look")
            await asyncio.sleep(0.05)
            return None
        view: dict[str, Any] = answer.body
        self.counts["looks"] += 1
        if answer.headers.get("etag") != f'"{view["version"]}"':
            self.wrong.append(
                f"{game.id}: ETag {answer.headers.get('etag')} of version {view['version']}"
            )
        game.looks.append(Look(sent, time.monotonic(), view["version"], "view"))
        return view

    async def act(self, game: Game, seat: int, action: dict[str, Any], version: int | None) -> None:
        key = str(uuid.uuid4()) if self.chance(self.habits.key) else ""
        deed = Deed(seat, action, key, version, time.monotonic())
        game.deeds.append(deed)
        headers = {"Idempotency-Key": key} if key else {}
        if version is not None:
            headers["If-Match"] = f'"{version}"'
        if not key:
            try:
                self.answered(game, deed, await self.post(game, deed, headers))
            except Lost:
                self.counts["actions of unknown fate"] += 1
            return
        count = 2 if self.chance(self.habits.repeat) else 1
        repeats = (self.insist(game, deed, headers) for _ in range(count))
        answers = [it for it in await asyncio.gather(*repeats) if it is not None]
        for answer in answers:
            self.answered(game, deed, answer)
        self.counts["answers given again"] += sum(
            "idempotency-replayed" in answer.headers for answer in answers
        )
        said = {(it.status, str(it.body.get("events"))) for it in answers if it.status == 200}
        if len(said) > 1:
            self.wrong.append(f"{game.id}: one key {key}, two answers")

    async def post(self, game: Game, deed: Deed, headers: dict[str, str]) -> Answer:
        place = self.servers.any()
        deed.through = place.port
        path, token = f"{game.path}/actions", game.tokens[deed.seat]
        return await place.call("POST", path, token, deed.action, headers, patience=15)

    async def insist(self, game: Game, deed: Deed, headers: dict[str, str]) -> Answer | None:
        """Sends it until it is answered, however long that takes."""
        until, pause = time.monotonic() + 90, 0.02
        while time.monotonic() < until:
            try:
                answer = await self.post(game, deed, headers)
                if answer.status == 200 or answer.status in REFUSED:
                    return answer
                self.odd(answer, "an action")
            except Lost as lost:
                self.counts[f"actions without an answer: {lost}"] += 1
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)
        self.wrong.append(f"{game.id}: an action is never answered: {deed}")
        return None

    def answered(self, game: Game, deed: Deed, answer: Answer) -> None:
        if answer.status not in (200, *REFUSED):
            self.odd(answer, "an action without a key")
            self.counts["actions of unknown fate"] += answer.status >= 500
            return
        if deed.status == 200:
            return
        now = time.monotonic()
        if answer.status == 412:
            game.looks.append(Look(deed.sent, now, answer.body["version"], "412"))
        deed.told, deed.status = now, answer.status
        self.counts[f"{answer.status} {answer.code}".strip()] += 1
        if answer.status == 200:
            deed.events = answer.body["events"]
            deed.version = deed.events[0]["version"]
            to_act = answer.body["view"]["to_act"]
            game.turn = self.dice.choice(to_act) if to_act else game.turn
            game.is_over = game.is_over or answer.body["view"]["status"] == "finished"

    def odd(self, answer: Answer, what: str) -> None:
        """What no client that follows the contract should be told while nothing is broken."""
        self.counts[f"{answer.status} {answer.code}"] += 1
        if not answer.code:
            self.wrong.append(
                f"{what} is answered {answer.status} without a problem: {answer.body}"
            )
        if answer.status == 503 and "retry-after" not in answer.headers:
            self.wrong.append(f"{what} is answered 503 without Retry-After")
        if answer.status not in (429, 503, 507):
            self.wrong.append(f"{what} is answered {answer.status} {answer.body}")
