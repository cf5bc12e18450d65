#!/usr/bin/env python3
"""PostgreSQL, all its processes, is killed again and again under load, and started again.

Three instances use it. They resume by themselves, and nothing that was acknowledged is lost.
"""

import asyncio
import time

from instances import usage
from players import Habits
from scene import Scene, under_load

KILLS = 8
UP = 4.0
DOWN = 1.0
CLIENTS = 32
GAMES = 60


async def main() -> None:
    scene = Scene("database", usage(__doc__ or "", "postgres"))
    await scene.begin(3)
    cluster = scene.cluster
    assert cluster
    table = scene.table(Habits(key=0.8, if_match=0.3, repeat=0.1, quarrel=0.1))
    await table.open(GAMES, rounds=3)
    processes, slowest = 0, 0.0
    async with under_load(table, CLIENTS):
        for _ in range(KILLS):
            await asyncio.sleep(UP)
            processes += await cluster.kill()
            await asyncio.sleep(DOWN)
            await cluster.start()
            began = time.monotonic()
            await asyncio.gather(*(instance.ready() for instance in scene.instances))
            slowest = max(slowest, time.monotonic() - began)
    verdict = await scene.judge(table)
    await scene.end()
    print(f"  the slowest return took all instances {slowest:.1f} s")
    scene.close(verdict, f"{KILLS} kills of {processes} processes")


if __name__ == "__main__":
    asyncio.run(main())
