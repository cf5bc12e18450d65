"""Holds what the servers have kept against what the clients were told."""

import asyncio
import json
import math
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from instances import ROOT
from players import Deed, Game, Table
from wire import Place

Event = dict[str, Any]


@dataclass
class Verdict:
    """What there was, and what is wrong with it."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def fault(self, kind: str, game: Game, what: str) -> None:
        self.kinds[kind] += 1
        self.faults.append(f"{kind}: {game.id}: {what}")


async def log_of(place: Place, game: Game) -> list[Event]:
    """All events as seat 0 is told them."""
    events: list[Event] = []
    while True:
        after = events[-1]["seq"] if events else 0
        path = f"{game.path}/events?after={after}&limit=100"
        page = await place.call("GET", path, game.tokens[0])
        if page.status != 200:
            raise RuntimeError(f"no log of {game.id}: {page.status} {page.body}")
        events += page.body["items"]
        if not page.body["items"] or events[-1]["seq"] >= page.body["last_seq"]:
            return events


async def audit(table: Table, ports: list[int], replays: int = 20) -> Verdict:
    """Of all games, as they are on each of these instances."""
    verdict = Verdict()
    verdict.kinds["wrong"] = len(table.wrong)
    verdict.faults += table.wrong
    places = [Place(port) for port in ports]
    gate = asyncio.Semaphore(8)

    async def one(game: Game) -> None:
        async with gate:
            logs = [await log_of(place, game) for place in places]
            view = await places[-1].call("GET", game.path, game.tokens[0])
        if any(log != logs[0] for log in logs):
            verdict.fault("different", game, "the instances tell different logs")
        judge(verdict, game, logs[0], view.body)

    await asyncio.gather(*(one(game) for game in table.games))
    over = [game for game in table.games if game.is_over][:replays]
    for game in over:
        await verify(verdict, places[0], game)
    for place in places:
        place.close()
    return verdict


def judge(verdict: Verdict, game: Game, log: list[Event], view: dict[str, Any]) -> None:
    by_version: dict[int, list[Event]] = defaultdict(list)
    for event in log:
        by_version[event["version"]].append(event)
    verdict.counts["games"] += 1
    verdict.counts["versions"] += len(by_version)
    verdict.counts["events"] += len(log)
    verdict.counts["looks"] += len(game.looks)
    whole(verdict, game, log, by_version, view)
    explained(verdict, game, by_version)
    in_time(verdict, game, view["version"])


def whole(
    verdict: Verdict, game: Game, log: list[Event], by_version: dict[int, list[Event]], view: Any
) -> None:
    """No change is half there: log and snapshot tell the same."""
    if [event["seq"] for event in log] != list(range(1, len(log) + 1)):
        verdict.fault("half", game, "the numbers of the log have gaps")
    if list(by_version) != list(range(1, view["version"] + 1)):
        verdict.fault("half", game, f"the log has not each version up to {view['version']} once")
    if view["last_seq"] != len(log):
        verdict.fault(
            "half", game, f"last_seq is {view['last_seq']}, the log has {len(log)} events"
        )
    chips, board, cards = folded(log, len(game.tokens))
    if chips != [seat["chips"] for seat in view["seats"]]:
        verdict.fault("half", game, f"seats have {view['seats']}, the log says {chips}")
    if board != {space["id"]: space["chips"] for space in view["board"] if space["chips"]}:
        verdict.fault("half", game, f"the board has {view['board']}, the log says {board}")
    if sum(chips) + sum(board.values()) != 40 * len(chips):
        verdict.fault("half", game, "chips have vanished")
    if view["status"] == "playing" and cards != [seat["cards_left"] for seat in view["seats"]]:
        verdict.fault("half", game, f"hands have other cards than {cards}, which the log says")


def folded(log: list[Event], seats: int) -> tuple[list[int], dict[str, int], list[int]]:
    """Chips of the seats and of the board, and cards in hands, as the events alone tell them."""
    chips, cards, board = [40] * seats, [0] * seats, Counter[str]()
    for event in log:
        match event["type"]:
            case "staked":
                chips[event["seat"]] -= event["chips"]
                board[event["space"]] += event["chips"]
            case "collected":
                chips[event["seat"]] += event["chips"]
                board[event["space"]] -= event["chips"]
            case "paid":
                chips[event["from"]] -= event["chips"]
                if event["to"] is None:
                    board[event["space"]] += event["chips"]
                else:
                    chips[event["to"]] += event["chips"]
            case "round_started":
                cards = [0] * seats
            case "dealt":
                for hand in event["cards_left"]:
                    cards[hand["seat"]] = hand["count"]
            case "led" | "played":
                cards[event["seat"]] -= 1
    return chips, {space: count for space, count in board.items() if count}, cards


def explained(verdict: Verdict, game: Game, by_version: dict[int, list[Event]]) -> None:
    """Each acknowledged action is there once as it was told; nothing is that nobody has sent."""
    done = [deed for deed in game.deeds if deed.status == 200]
    unknown = [deed for deed in game.deeds if deed.status == 0]
    verdict.counts["acknowledged"] += len(done)
    verdict.counts["refused"] += len(game.deeds) - len(done) - len(unknown)
    verdict.counts["of unknown fate"] += len(unknown)
    by_deed = {deed.version: deed for deed in done}
    if len(by_deed) != len(done):
        verdict.fault("twice", game, "two acknowledged actions have one version")
    for deed in done:
        kept = by_version.get(deed.version, [])
        if [told(it) for it in kept] != [told(it) for it in deed.events]:
            verdict.fault("lost", game, f"{deed} is there as {kept}")
        if deed.if_match is not None and deed.version != deed.if_match + 1:
            verdict.fault("order", game, f"{deed} was accepted on another version")
    for version, events in by_version.items():
        if version <= 2 or version in by_deed:
            continue
        fitting = [deed for deed in unknown if fits(deed, version, events)]
        if not fitting:
            verdict.fault("twice", game, f"nobody has sent version {version}: {events}")
        else:
            unknown.remove(fitting[0])
            verdict.counts["done without an answer"] += 1


def told(event: Event) -> Event:
    """What is the same for all who are told it: a hand is told to its seat only."""
    return {name: value for name, value in event.items() if name not in ("hand", "text")}


def fits(deed: Deed, version: int, events: list[Event]) -> bool:
    if deed.if_match is not None and version != deed.if_match + 1:
        return False
    types = {"play": ("led", "played"), "stake": ("staked",), "deal": ("dealt",)}
    # Before a deal there may be the dealer's own antes.
    for event in events:
        if event["type"] in types.get(deed.action["type"], ()):
            card = deed.action.get("card", event.get("card"))
            return event.get("seat", deed.seat) == deed.seat and event.get("card") == card
    return False


def in_time(verdict: Verdict, game: Game, last: int) -> None:
    """What was told before something was sent is older: one history, in the order of real time."""
    # (sent, told, the oldest version that it may be if `floor` is known already, itself)
    steps = [(deed.sent, deed.told, 1, deed.version) for deed in game.deeds if deed.status == 200]
    steps += [(look.sent, look.told, 0, look.version) for look in game.looks]
    steps.sort()
    ends = sorted((told or math.inf, version) for _, told, _, version in steps)
    floor, place = 2, 0
    for sent, _, newer, version in steps:
        while place < len(ends) and ends[place][0] < sent:
            floor = max(floor, ends[place][1])
            place += 1
        if version < floor + newer:
            what = "an action" if newer else "a look"
            verdict.fault("order", game, f"{what} has version {version}, {floor} was told before")
        if version > last:
            verdict.fault("order", game, f"version {version} was told, there are {last}")


async def verify(verdict: Verdict, place: Place, game: Game) -> None:
    """Every deal of a game that is over is dealt again by another program."""
    pages, cursor = [], ""
    while True:
        page = await place.call("GET", f"{game.path}/replay?limit=20{cursor}")
        if page.status != 200:
            verdict.fault("half", game, f"no replay: {page.status} {page.body}")
            return
        pages.append(page.body)
        if not page.body["next_cursor"]:
            break
        cursor = f"&cursor={page.body['next_cursor']}"
    script = ROOT / "scripts" / "verify-deal"
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.json" for number in range(len(pages))]
        for at, page in zip(files, pages, strict=True):
            at.write_text(json.dumps(page))
        done = subprocess.run([sys.executable, script, *files], capture_output=True, text=True)
    verdict.counts["replays verified"] += 1
    if done.returncode:
        verdict.fault("half", game, f"replay: {done.stdout}{done.stderr}")
