#!/usr/bin/env python3
"""How much room actions take on disk, and what an action costs beside many games that are over.

The games that are over are copies: a few are played by bots and packed, and their rows are copied
with SQL. With --play each of them is played, which takes some minutes for ten thousand.
"""

import argparse
import asyncio
import os
import statistics
import time
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from instances import Instance
from players import Game, new_game
from scene import Scene
from stores import Store
from wire import Servers

RUNNING = 40
"""Games that are played half, to see what they take."""
ACTIONS = 150
"""Actions in each of them."""
OVER = 40
"""Games of bots that are played to the end, and then copied."""
AT_ONCE = 64
"""Games that bots play at the same time when all of them are played."""
PORTION = 10_000
"""Of games that are played; after each the server is started again, and packs what it finds."""
BATCHES = 3
"""Of games that are packed; what the first has taken is there for the next."""
PATIENCE = 120
"""Seconds without progress after which packing hangs."""
ROUNDS = 40
"""Of the comparison; in each both databases have their turn."""


@dataclass
class Cost:
    """Of actions, each for itself."""

    millis: list[float] = field(default_factory=list)
    cpu: float = 0

    def told(self) -> str:
        micros = self.cpu / len(self.millis) * 1e6
        p50 = statistics.median(self.millis)
        p90 = statistics.quantiles(self.millis, n=10)[-1]
        return f"{p50:.2f} ms p50, {p90:.2f} ms p90, {micros:.0f} µs of CPU"


async def act(servers: Servers, game: Game, with_keys: bool) -> float:
    """One action, the first that is legal; how long it took, in milliseconds."""
    view: dict[str, Any] = {"to_act": [game.turn]}
    while "you" not in view or not view["you"]["legal_actions"]:
        game.turn = view["to_act"][0]
        view = (await servers.any().call("GET", game.path, game.tokens[game.turn])).body
    action = view["you"]["legal_actions"][0]
    headers = {"Idempotency-Key": str(uuid.uuid4())} if with_keys else {}
    began = time.monotonic()
    path, token = f"{game.path}/actions", game.tokens[game.turn]
    answer = await servers.any().call("POST", path, token, action, headers)
    took = (time.monotonic() - began) * 1000
    if answer.status != 200:
        raise RuntimeError(f"{answer.status} {answer.body}")
    game.turn = (answer.body["view"]["to_act"] or [0])[0]
    game.is_over = answer.body["view"]["status"] == "finished"
    return took


async def play_on(servers: Servers, actions: int, with_keys: bool) -> int:
    """Games of people; how many actions were sent. Where one has won everything, others begin."""

    async def one() -> None:
        game = await new_game(servers, rounds=1000)
        for _ in range(actions):
            if game.is_over:
                game = await new_game(servers, rounds=1000)
            await act(servers, game, with_keys)

    for _ in range(RUNNING // 8):
        await asyncio.gather(*(one() for _ in range(8)))
    return RUNNING * actions


async def play_out(servers: Servers, rounds: int, games: int = OVER) -> int:
    """Games of bots, each of which ends; how many actions they took."""
    numbers = iter(range(games))

    async def some() -> int:
        return sum([await play_one_out(servers, rounds) for _ in numbers])

    return sum(await asyncio.gather(*(some() for _ in range(AT_ONCE))))


async def play_one_out(servers: Servers, rounds: int) -> int:
    ends = {"session": {"ends": [{"type": "rounds", "count": rounds}]}}
    seats = [{"bot": "random"}] * 4
    body = {"ruleset": "newmarket", "overrides": ends, "seats": seats}
    made = (await servers.any().call("POST", "/v1/games", body=body)).body
    path = f"/v1/games/{made['game']['id']}"
    begun = await servers.any().call("POST", f"{path}/start", made["host_token"])
    if begun.status != 200:
        raise RuntimeError(f"{begun.status} {begun.body}")
    while (view := (await servers.any().call("GET", path)).body)["status"] != "finished":
        await asyncio.sleep(0.3)
    return int(view["version"]) - 2


async def room(scene: Scene) -> None:
    """Bytes per action: of games that are played, with and without keys, and that are over."""
    ways: dict[str, Callable[[Servers], Awaitable[int]]] = {
        "running": lambda servers: play_on(servers, ACTIONS, False),
        "running, all with keys": lambda servers: play_on(servers, ACTIONS, True),
        "over, 10 rounds": lambda servers: play_out(servers, 10),
        "over, 1 round": lambda servers: play_out(servers, 1),
    }
    for number, (what, play) in enumerate(ways.items()):
        store = Store(scene, f"room_{number}")
        instance = Instance(store.url, scene.home, f"room-{number}")
        await instance.start()
        empty = store.size()
        servers = Servers([instance.port])
        actions = await play(servers)
        servers.close()
        await instance.stop()
        parts = ", ".join(f"{name} {size / actions:.0f}" for name, size in store.parts().items())
        each = (store.size() - empty) / actions
        print(f"  {what}: {each:.0f} bytes per action ({actions} actions; {parts})")
    for rounds in (10, 1):
        each = await packed(scene, rounds)
        print(f"  over and packed, {rounds} rounds: {each:.0f} bytes per action more")


async def packed(scene: Scene, rounds: int) -> float:
    """What games that are over add for each action, once they are packed and others have been before them."""
    store = Store(scene, f"packed_{rounds}")
    actions, sizes = 0, []
    for _ in range(BATCHES):
        actions = await play_out_on(scene, store, rounds)
        await pack(scene, store)
        sizes.append(store.size())
    return (sizes[-1] - sizes[0]) / (BATCHES - 1) / actions


async def play_out_on(scene: Scene, store: Store, rounds: int, games: int = OVER) -> int:
    instance = Instance(store.url, scene.home, "play-out")
    await instance.start()
    servers = Servers([instance.port])
    actions = await play_out(servers, rounds, games)
    servers.close()
    await instance.stop()
    return actions


async def pack(scene: Scene, store: Store) -> None:
    """An hour later: a server that starts then packs what is over."""
    store.age()
    instance = Instance(store.url, scene.home, "pack")
    await instance.start()
    left = store.unpacked()
    async with asyncio.timeout(PATIENCE) as patience:
        while left:
            await asyncio.sleep(0.2)
            if (now := store.unpacked()) < left:
                left = now
                patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)
    await instance.stop()


async def fill_by_copying(scene: Scene, store: Store, games: int) -> None:
    """Games that are over and packed, some of which are played and the others copied."""
    await play_out_on(scene, store, 1)
    await pack(scene, store)
    began = time.monotonic()
    copied = store.copy(games)
    took = time.monotonic() - began
    print(f"  {copied} games that are over and packed, copies made in {took:.0f} s", flush=True)


async def fill_by_playing(scene: Scene, store: Store, games: int) -> None:
    """Games that are over and packed, each of which is played.

    What one portion leaves is packed while the next is played.
    """
    began, actions = time.monotonic(), 0
    for done in range(0, games, PORTION):
        actions += await play_out_on(scene, store, 1, min(PORTION, games - done))
        store.age()
    played = time.monotonic() - began
    await pack(scene, store)
    packed = time.monotonic() - began - played
    there = store.count("SELECT count(*) FROM games WHERE status = 2 AND packed")
    if there != games:
        raise RuntimeError(f"{games} games were played, {there} are over and packed")
    store.settle()
    what = f"{there} games played to the end, {actions} actions, in {played:.0f} s"
    more = f"packed meanwhile and in {packed:.0f} s more"
    print(f"  {what}, {more}; {store.size() / actions:.0f} bytes per action", flush=True)


async def costs(scene: Scene, games: int, is_played: bool) -> tuple[float, float]:
    """Of an action beside many games and beside none, in turns; how many times as much."""
    stores = {"empty": Store(scene, "empty"), "filled": Store(scene, "filled")}
    fill = fill_by_playing if is_played else fill_by_copying
    await fill(scene, stores["filled"], games)
    # What is left to write of that is none of the actions' business.
    os.sync()
    told: dict[str, Cost] = {name: Cost() for name in stores}
    playing: dict[str, tuple[Instance, Servers]] = {}
    for name, store in stores.items():
        instance = Instance(store.url, scene.home, name)
        await instance.start()
        playing[name] = (instance, Servers([instance.port]))
    for turn in range(ROUNDS + 1):
        for name, (instance, servers) in playing.items():
            tables = [await new_game(servers, rounds=1000) for _ in range(4)]
            before = cpu(instance, scene)
            millis = [await act(servers, game, False) for _ in range(15) for game in tables]
            if turn > 0:
                told[name].cpu += cpu(instance, scene) - before
                told[name].millis += millis
    for name, (instance, servers) in playing.items():
        print(f"  an action, {name}: {told[name].told()}")
        servers.close()
        await instance.stop()
    filled, empty = told["filled"], told["empty"]
    return statistics.median(filled.millis) / statistics.median(
        empty.millis
    ), filled.cpu / empty.cpu


def cpu(instance: Instance, scene: Scene) -> float:
    """Seconds that the server has used, and its database's server."""
    processes = [instance.process.pid] if instance.process else []
    processes += scene.cluster.processes() if scene.cluster else []
    return sum(used(process) for process in processes)


def used(process: int) -> float:
    total = 0
    for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
        try:
            total += int(thread.read_text().split()[0])
        except OSError:
            continue
    return total / 1e9


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/size", description=__doc__)
    choices = ["sqlite", "postgres"]
    parser.add_argument("database", nargs="?", choices=choices, help="both by default")
    parser.add_argument("games", nargs="?", type=positive, default=100_000, help="that are over")
    parser.add_argument("--play", action="store_true", help="every one of them")
    asked = parser.parse_args()
    asked.database = [asked.database] if asked.database else choices
    return asked


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not positive")
    return number


async def main() -> None:
    asked = arguments()
    games: int = asked.games
    for database in asked.database:
        print(f"size {database}")
        scene = Scene("size", database)
        await scene.begin(0)
        await room(scene)
        time_ratio, cpu_ratio = await costs(scene, games, asked.play)
        await scene.end()
        scene.remove()
        beside = f"an action beside {games} games instead of none"
        ratios = f"{time_ratio:.2f} × the time, {cpu_ratio:.2f} × the CPU"
        print(f"size {database}: {beside}: {ratios}")


if __name__ == "__main__":
    asyncio.run(main())
