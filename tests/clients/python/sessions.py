"""Plays a session of every family of games over a bad network, and compares what each client was
told with what the server itself says: `sessions.py SERVER NETWORK`."""

import asyncio
import json
import sys
import traceback
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import httpx

import boodle
from boodle import Action, Event, Patient, Player, first
from boodle_api.models import ActionBid, View
from sse import frames
from table import seated

SHARED = json.loads(Path(__file__).with_name("..").joinpath("shared.json").read_text("utf-8"))
TOMORROW = "tomorrow_"
"""What the network makes look new begins so."""

totals = {"sessions": 0, "actions": 0, "events": 0}
failed = False


async def session(server: str, network: str, preset: str) -> None:
    """A session of a preset, every event of which each of its players must have heard once."""
    async with httpx.AsyncClient(base_url=server, transport=Patient()) as http:
        seats = (await http.get(f"/v1/rulesets/{preset}")).json()["players"]["min"]
        players = await seated(network, preset, ["Ann", "Ben", "Cid"][:seats], SHARED["short"])
        for player in players:
            player.choose = sometimes_wrong
        heard: list[list[Event]] = [[] for _ in players]
        pairs = list(zip(players, heard, strict=True))
        plays = [player.play(told.append) for player, told in pairs]
        followed = follow(players[0])
        (begin, events), views = await asyncio.gather(followed, asyncio.gather(*plays))
        for view in views:
            assert view.status == "finished" and view.result, view.status
        assert events[0].seq == begin.last_seq + 1
        for player, told in [*pairs, (players[0], events)]:
            log = await whole_log(http, player, view.last_seq)
            assert [today(event.to_dict()) for event in told] == log[told[0].seq - 1 :]
            totals["events"] += len(told)
    totals["sessions"] += 1


async def follow(player: Player) -> tuple[View, list[Event]]:
    """What somebody is told who only looks on."""
    events: list[Event] = []
    async for told in player.follow():
        if isinstance(told, View):
            assert not events, "a view after an event"
            view = told
        else:
            events.append(told)
    return view, events


def sometimes_wrong(view: View) -> Action:
    """Now and then tries what the rules forbid."""
    totals["actions"] += 1
    return first(view) if totals["actions"] % 20 else ActionBid(0, "bid")


async def whole_log(http: httpx.AsyncClient, player: Player, end: int) -> list[dict[str, Any]]:
    """What has happened, as a player may see it."""
    log: list[dict[str, Any]] = []
    headers = {"Authorization": f"Bearer {player.client.token}"}
    while len(log) < end:
        params = {"after": len(log), "limit": 100}
        page = await http.get(f"/v1/games/{player.game}/events", params=params, headers=headers)
        log += today(page.raise_for_status().json()["items"])
    return log


def today(value: Any) -> Any:
    """What is told without what is new in it, nor times, which can be written in several ways."""
    if isinstance(value, str):
        return value.removeprefix(TOMORROW)
    if isinstance(value, list):
        return [today(item) for item in value]
    if isinstance(value, dict):
        return {k: today(v) for k, v in value.items() if k not in (TOMORROW, "at")}
    return value


async def stream(case: dict[str, Any]) -> None:
    """Reads the same frames however the bytes of a stream come."""
    whole = case["bytes"].encode()

    async def pieces(size: int) -> AsyncIterator[bytes]:
        for start in range(0, len(whole), size):
            yield whole[start : start + size]

    for size in (1, 2, 3, 5, len(whole)):
        read = [[frame.id, frame.event, frame.data] async for frame in frames(pieces(size))]
        assert read == case["frames"], f"in pieces of {size}: {read}"


async def network_was_bad(network: str) -> None:
    """Everything has happened that clients must survive, and nobody came before he was told to."""
    async with httpx.AsyncClient() as http:
        done = (await http.get(f"{network}/network")).json()
    told = SHARED["must_happen"] + SHARED["may_happen"]
    print(", ".join(f"{done.get(what, 0)} {what}" for what in told))
    assert [what for what in SHARED["must_happen"] if not done.get(what)] == []
    assert [what for what in SHARED["must_not_happen"] if done.get(what)] == []


async def check(name: str, test: Awaitable[None]) -> None:
    """Tells on one line whether a test is passed."""
    global failed
    try:
        await asyncio.wait_for(test, 300)
        print(f"ok {name}")
    except Exception:
        failed = True
        print(f"FAILED {name}\n{traceback.format_exc(limit=-4, chain=False)}")


async def main(server: str, network: str) -> None:
    for case in SHARED["streams"]:
        await check(f"stream: {case['name']}", stream(case))
    presets = SHARED["presets"]
    sessions = (check(f"session: {name}", session(server, network, name)) for name in presets)
    await asyncio.gather(*sessions)
    print(", ".join(f"{number} {what}" for what, number in totals.items()))
    await check("the network was bad", network_was_bad(network))
    sys.exit(failed)


if __name__ == "__main__":
    boodle.SILENCE = 5
    asyncio.run(main(*sys.argv[1:3]))
