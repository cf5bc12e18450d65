#!/usr/bin/env python3
"""An older and a newer server side by side on one PostgreSQL, both used, as in an upgrade.

The newer one is $BOODLE, the older one $BOODLE_OLDER. Besides, a migration of tomorrow comes under
the feet of both: new columns, a new table, a version that neither of them knows.
"""

import asyncio
import os
from pathlib import Path

from followers import Follower, gathered
from instances import BOODLE, Instance, usage
from players import Habits
from scene import Scene, told, under_load

TOMORROW = """
    ALTER TABLE games ADD COLUMN tomorrow BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE log ADD COLUMN tomorrow BIGINT;
    CREATE TABLE tomorrow (game BYTEA NOT NULL PRIMARY KEY);
    INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')"""

CLIENTS = 24
GAMES = 40


async def main() -> None:
    scene = Scene("versions", usage(__doc__ or "", "postgres"))
    older = Path(os.environ.get("BOODLE_OLDER", BOODLE))
    is_pair = older.read_bytes() != BOODLE.read_bytes()
    assert scene.cluster
    scene.cluster.make()
    await scene.cluster.start()
    old, also_old = (Instance(scene.url, scene.home, f"older-{n}", older) for n in range(2))
    new = Instance(scene.url, scene.home, "newer")
    scene.instances = [old, also_old, new]
    await old.start()
    await also_old.start()
    table = scene.table(Habits(key=0.9, if_match=0.3, repeat=0.1, quarrel=0.1))
    # The games begin on the older ones alone: whoever is not there is passed over.
    await table.open(GAMES, rounds=4)
    streams = [Follower(table.servers, game, 0) for game in table.games]
    async with under_load(table, CLIENTS):
        await asyncio.sleep(3)
        # The newer one brings the tables up to date under the feet of the older ones.
        await new.start()
        await asyncio.sleep(4)
        scene.cluster.ask(TOMORROW)
        await asyncio.sleep(4)
        # An older one comes back to what the newer one has made of the tables.
        await also_old.stop()
        await also_old.start()
        await asyncio.sleep(4)
        # Back to the older ones alone, and forward again.
        await new.stop()
        await asyncio.sleep(4)
        await new.start()
        await old.stop()
        await asyncio.sleep(2)
        await old.start()
    table.servers.close()
    streamed = await gathered(streams, table.wrong)
    print(f"  streams: {told(streamed)}")
    verdict = await scene.judge(table)
    await scene.end()
    verdict.kinds["missed"] += streamed["missed"]
    pair = "two versions" if is_pair else "one version twice, for there is no $BOODLE_OLDER"
    scene.close(verdict, f"{pair}, {len(streams)} streams", "different", "missed")


if __name__ == "__main__":
    asyncio.run(main())
