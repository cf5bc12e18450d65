#!/usr/bin/env python3
"""A primary with a synchronous standby dies under load, and the standby takes its place.

The instances know both by one URL and go on by themselves; nothing that was acknowledged is lost.
Then the old primary comes back as the standby of the new one, and the same happens again. At last
the standby dies: nothing is acknowledged that is not copied, and looks are answered all the same.
"""

import asyncio
import shutil
import time

from cluster import Cluster
from instances import Instance, usage
from players import Habits, Table
from scene import Scene, under_load

FAILOVERS = 3
CLIENTS = 24
GAMES = 40
AWAY = 30.0
"""Seconds without a standby."""


class Pair:
    """Two servers, of which one has a copy of everything before it is acknowledged."""

    def __init__(self, scene: Scene) -> None:
        assert scene.cluster
        self.primary = scene.cluster
        self.standby = Cluster(scene.home, "standby")
        ports = f"127.0.0.1:{self.primary.port},127.0.0.1:{self.standby.port}"
        options = "target_session_attrs=read-write&connect_timeout=2"
        self.url = f"postgres://postgres@{ports}/postgres?{options}"

    async def begin(self) -> None:
        self.primary.make()
        await self.primary.start()
        await self.follow()

    async def follow(self) -> None:
        """The standby becomes a copy, and no commit is acknowledged from now on that it has not."""
        shutil.rmtree(self.standby.data, ignore_errors=True)
        # Clients go on meanwhile.
        await asyncio.to_thread(self.standby.copy_of, self.primary, "other")
        await self.standby.start()
        self.primary.ask("ALTER SYSTEM SET synchronous_standby_names = 'other'")
        self.primary.ask("SELECT pg_reload_conf()")
        while self.primary.ask("SELECT sync_state FROM pg_stat_replication") != "sync":
            await asyncio.sleep(0.1)

    async def fail(self) -> None:
        """The primary dies; somebody notices, and promotes the standby, which then is alone."""
        await self.primary.kill()
        await asyncio.sleep(1)
        await asyncio.to_thread(self.standby.promote)
        self.standby.ask("ALTER SYSTEM SET synchronous_standby_names = ''")
        self.standby.ask("SELECT pg_reload_conf()")
        self.primary, self.standby = self.standby, self.primary


async def resumed(table: Table) -> float:
    """Seconds until people can act again."""
    began, done = time.monotonic(), table.counts["200"]
    while table.counts["200"] < done + 20 and time.monotonic() < began + 60:
        await asyncio.sleep(0.05)
    if table.counts["200"] < done + 20:
        table.wrong.append("the service does not resume")
    return time.monotonic() - began


async def uncopied(pair: Pair, table: Table) -> None:
    """The standby dies; after a while somebody decides to go on without one."""
    await pair.standby.kill()
    await asyncio.sleep(1)
    done = table.counts["200"]
    looked = asked = 0
    until = time.monotonic() + AWAY
    while time.monotonic() < until:
        game = table.games[asked % len(table.games)]
        asked += 1
        looked += await table.look(game, 0) is not None
        await asyncio.sleep(0.2)
    if acknowledged := table.counts["200"] - done:
        table.wrong.append(f"{acknowledged} actions were acknowledged that no standby has")
    if looked < asked:
        table.wrong.append(f"without a standby {asked - looked} of {asked} looks were not answered")
    backends = pair.primary.ask(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    )
    print(f"  without a standby: {looked} of {asked} looks answered, {backends} commits that wait")
    pair.primary.ask("ALTER SYSTEM SET synchronous_standby_names = ''")
    pair.primary.ask("SELECT pg_reload_conf()")


async def main() -> None:
    scene = Scene("failover", usage(__doc__ or "", "postgres"))
    pair = Pair(scene)
    await pair.begin()
    scene.instances = [Instance(pair.url, scene.home, f"boodle-{n}") for n in range(3)]
    await asyncio.gather(*(instance.start() for instance in scene.instances))
    table = scene.table(Habits(key=0.8, if_match=0.3, repeat=0.1, quarrel=0.1))
    await table.open(GAMES, rounds=3)
    away = []
    async with under_load(table, CLIENTS):
        for _ in range(FAILOVERS):
            await asyncio.sleep(3)
            await pair.fail()
            away.append(await resumed(table))
            await pair.follow()
        await asyncio.sleep(2)
        await uncopied(pair, table)
        await resumed(table)
    scene.cluster = pair.primary
    verdict = await scene.judge(table)
    await scene.end()
    await pair.standby.stop()
    print(f"  after a promotion people act again in {max(away):.1f} s at most")
    scene.close(verdict, f"{FAILOVERS} failovers")


if __name__ == "__main__":
    asyncio.run(main())
