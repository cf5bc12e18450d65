#!/usr/bin/env python3
"""All instances are restarted in turn, with streams open: no call fails, no event is missed.

Clients do what the contract asks of them: a call whose connection breaks, or that is answered 503,
goes to the next instance with the same Idempotency-Key, and a stream goes on there with
Last-Event-ID.
"""

import asyncio

from followers import Follower, gathered
from instances import usage
from players import Habits
from scene import Scene, told, under_load

ROUNDS = 3
CLIENTS = 24
GAMES = 40


async def main() -> None:
    scene = Scene("rolling", usage(__doc__ or "", "postgres"))
    await scene.begin(3)
    table = scene.table(Habits(key=1.0, if_match=0.3, repeat=0.05))
    await table.open(GAMES, rounds=8)
    streams = [
        Follower(table.servers, game, seat) for game in table.games[:30] for seat in (0, 2, None)
    ]
    restarts = 0
    async with under_load(table, CLIENTS):
        await asyncio.sleep(2)
        for _ in range(ROUNDS):
            for instance in scene.instances:
                await instance.stop()
                await instance.start()
                await instance.ready()
                restarts += 1
                await asyncio.sleep(1)
    table.servers.close()
    streamed = await gathered(streams, table.wrong)
    print(f"  streams: {told(streamed)}")
    verdict = await scene.judge(table)
    await scene.end()
    broken = sum(
        n for what, n in table.counts.items() if "without an answer" in what or what[0] == "5"
    )
    verdict.kinds["missed"] += streamed["missed"]
    verdict.kinds["failed"] += sum("never answered" in what for what in table.wrong)
    print(f"  {broken} calls were sent again")
    scene.close(verdict, f"{restarts} restarts, {len(streams)} streams", "failed", "missed")


if __name__ == "__main__":
    asyncio.run(main())
