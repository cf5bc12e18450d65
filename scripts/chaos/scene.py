"""What the scripts share: a database, instances on it, players, and what is said at the end."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from audit import Verdict, audit
from cluster import Cluster
from instances import Instance, folder
from players import Habits, Table
from wire import Servers


class Scene:
    """Instances on one database, and the games that are played through them."""

    def __init__(self, name: str, database: str) -> None:
        self.name, self.database = name, database
        self.home = folder(name)
        self.cluster = Cluster(self.home) if database == "postgres" else None
        self.url = self.cluster.url if self.cluster else f"sqlite://{self.home}/boodle.db"
        self.instances: list[Instance] = []

    @property
    def ports(self) -> list[int]:
        return [instance.port for instance in self.instances]

    async def begin(self, instances: int) -> None:
        if self.cluster:
            self.cluster.make()
            await self.cluster.start()
        self.instances = [Instance(self.url, self.home, f"boodle-{n}") for n in range(instances)]
        # All at once, on an empty database.
        await asyncio.gather(*(instance.start() for instance in self.instances))

    def table(self, habits: Habits) -> Table:
        return Table(Servers(self.ports), habits)

    async def judge(self, table: Table, replays: int = 20) -> Verdict:
        """What has become of the games, as every instance tells it."""
        table.servers.close()
        print(f"  clients: {told(table.counts)}")
        for instance in self.instances:
            await instance.ready()
            table.wrong += [f"{instance.name}: {line}" for line in instance.faults()]
        return await audit(table, self.ports, replays)

    async def end(self) -> None:
        for instance in self.instances:
            if instance.process and instance.process.returncode is None:
                await instance.stop()
        if self.cluster:
            await self.cluster.stop()

    def close(self, verdict: Verdict, more: str, *expect: str) -> None:
        """What was counted, at most ten faults, and the closing line; ends the script."""
        for fault in verdict.faults[:10]:
            print(f"  FAULT {fault[:700]}")
        print(f"  kept: {told(verdict.counts)}")
        kinds = dict.fromkeys(("lost", "twice", "half", *expect), 0) | verdict.kinds
        found = ", ".join(f"{n} {what}" for what, n in kinds.items() if n or what != "wrong")
        acknowledged = f"{verdict.counts['acknowledged']} acknowledged"
        print(f"chaos {self.name} {self.database}: {more}, {acknowledged}, {found}", flush=True)
        if verdict.faults:
            sys.exit(f"  the logs are in {self.home}")
        self.remove()

    def remove(self) -> None:
        shutil.rmtree(self.home)


def told(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))


@asynccontextmanager
async def under_load(table: Table, clients: int) -> AsyncIterator[None]:
    """Clients play while something happens."""
    playing = asyncio.create_task(table.play(clients))
    try:
        yield
    finally:
        table.stopped.set()
        await playing
