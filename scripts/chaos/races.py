#!/usr/bin/env python3
"""64 clients on 200 games through three instances of one PostgreSQL; on SQLite through one.

Clients race: with the same version, for the same seat, with the same call sent twice at once. What
they sent and were told has to fit one history of each game, in the order of real time.
"""

import asyncio
import sys

from instances import usage
from players import Habits
from scene import Scene, under_load

SECONDS = 60
CLIENTS = 64
GAMES = 200


async def main() -> None:
    scene = Scene("races", usage(__doc__ or "", "postgres", "sqlite"))
    await scene.begin(3 if scene.cluster else 1)
    table = scene.table(Habits(key=0.7, if_match=0.5, repeat=0.2, quarrel=0.2))
    await table.open(GAMES, rounds=3)
    async with under_load(table, CLIENTS):
        await asyncio.sleep(SECONDS)
    verdict = await scene.judge(table)
    await scene.end()
    for needed in ("412 stale_version", "answers given again"):
        if not table.counts[needed]:
            sys.exit(f"nothing was proved: {needed} did not happen")
    for unheard in [what for what in table.counts if what[0] == "5"]:
        verdict.kinds["unavailable"] += table.counts[unheard]
        verdict.faults.append(f"{table.counts[unheard]} times {unheard}, though nothing was broken")
    looks = f"{GAMES} games, {verdict.counts['looks']} looks"
    scene.close(verdict, looks, "order", "different")


if __name__ == "__main__":
    asyncio.run(main())
