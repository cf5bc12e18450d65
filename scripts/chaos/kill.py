#!/usr/bin/env python3
"""An instance is killed every second for a minute under load; nothing acknowledged is lost.

On SQLite there is one instance, on PostgreSQL there are three, one of which dies each second.
"""

import asyncio

from instances import Instance, usage
from players import Habits
from scene import Scene, under_load

SECONDS = 60
CLIENTS = 32
GAMES = 60


async def killed(instances: list[Instance]) -> int:
    loop = asyncio.get_running_loop()
    begin = loop.time()
    for turn in range(SECONDS):
        await asyncio.sleep(max(0.0, begin + turn + 1 - loop.time()))
        instance = instances[turn % len(instances)]
        await instance.kill()
        await instance.start()
    return SECONDS


async def main() -> None:
    scene = Scene("kill", usage(__doc__ or "", "sqlite", "postgres"))
    await scene.begin(3 if scene.cluster else 1)
    table = scene.table(Habits(key=0.8, if_match=0.3, repeat=0.1, quarrel=0.1))
    await table.open(GAMES, rounds=3)
    async with under_load(table, CLIENTS):
        kills = await killed(scene.instances)
    verdict = await scene.judge(table)
    await scene.end()
    scene.close(verdict, f"{kills} kills")


if __name__ == "__main__":
    asyncio.run(main())
