#!/usr/bin/env python3
"""Backups are made while games are played, as scripts/deploy/README.md tells, and played on.

Everything that was acknowledged before a backup began is in it, and each game is whole.
"""

import asyncio
import shutil
import sqlite3
import subprocess
import time

from audit import audit
from cluster import Cluster
from instances import Instance, usage
from players import Game, Habits, Look, Table
from scene import Scene, under_load
from wire import Servers

CLIENTS = 24
GAMES = 40


def of_sqlite(scene: Scene, way: str) -> tuple[str, Cluster | None]:
    file, copy = scene.home / "boodle.db", scene.home / f"{way.replace(' ', '-')}.db"
    commands = {
        "backup": ["sqlite3", str(file), f".backup '{copy}'"],
        "vacuum into": ["sqlite3", str(file), f"VACUUM INTO '{copy}'"],
    }
    if shutil.which("sqlite3"):
        run(commands[way])
    else:
        with sqlite3.connect(file) as db, sqlite3.connect(copy) as into:
            db.backup(into)
    return f"sqlite://{copy}", None


def of_postgres(scene: Scene, way: str) -> tuple[str, Cluster | None]:
    cluster = scene.cluster
    assert cluster
    if way == "pg_basebackup":
        other = Cluster(scene.home, "restored")
        place = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres"]
        other.run("pg_basebackup", *place, "-D", other.data, "-X", "stream", "-c", "fast")
        return other.url, other
    dump = cluster.home / "boodle.dump"
    place = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres"]
    cluster.run("pg_dump", *place, "-Fc", "-f", dump, "postgres")
    cluster.ask("CREATE DATABASE restored")
    cluster.run("pg_restore", *place, "-d", "restored", "--exit-on-error", dump)
    return cluster.url.rpartition("/")[0] + "/restored", None


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr}")


def as_of(game: Game, began: float, ended: float) -> Game:
    """What must be in a backup that was made from then to then, and what may be."""
    then = Game(game.id, game.host, game.tokens, game.rounds)
    for deed in game.deeds:
        if deed.status == 200 and deed.told is not None and deed.told < began:
            then.deeds.append(deed)
        elif deed.sent < ended and deed.status in (0, 200):
            then.deeds.append(
                type(deed)(deed.seat, deed.action, deed.key, deed.if_match, deed.sent)
            )
    then.looks = [
        Look(it.sent, it.told, it.version, it.why) for it in game.looks if it.told < began
    ]
    return then


async def restored(scene: Scene, table: Table, way: str) -> tuple[Table, Instance, Cluster | None]:
    """A server on a backup that is made now."""
    make = of_postgres if scene.cluster else of_sqlite
    games = list(table.games)
    began = time.monotonic()
    url, cluster = await asyncio.to_thread(make, scene, way)
    ended = time.monotonic()
    if cluster:
        await cluster.start()
    instance = Instance(url, scene.home, way.replace(" ", "-"))
    await instance.start()
    then = Table(Servers([instance.port]), Habits())
    then.games = then.on = [as_of(game, began, ended) for game in games]
    print(f"  {way}: made in {ended - began:.1f} s beside {CLIENTS} clients")
    return then, instance, cluster


async def main() -> None:
    scene = Scene("backup", usage(__doc__ or "", "sqlite", "postgres"))
    ways = ["pg_dump", "pg_basebackup"] if scene.cluster else ["backup", "vacuum into"]
    await scene.begin(2 if scene.cluster else 1)
    table = scene.table(Habits(key=1.0))
    await table.open(GAMES, rounds=50)
    copies = []
    async with under_load(table, CLIENTS):
        for way in ways:
            await asyncio.sleep(4)
            copies.append(await restored(scene, table, way))
    verdict = await scene.judge(table)
    for then, instance, cluster in copies:
        found = await audit(then, [instance.port])
        verdict.faults += [f"backup: {fault}" for fault in found.faults]
        verdict.kinds += found.kinds
        before = then.counts["200"]
        for game in then.games:
            game.deeds.clear()
        async with under_load(then, CLIENTS):
            await asyncio.sleep(3)
        verdict.counts["in backups"] += found.counts["acknowledged"]
        verdict.counts["actions after a restore"] += then.counts["200"] - before
        if then.counts["200"] == before:
            then.wrong.append("nobody can play on from a backup")
        verdict.faults += then.wrong
        await instance.stop()
        if cluster:
            await cluster.stop()
    await scene.end()
    scene.close(verdict, f"{len(copies)} backups with {verdict.counts['in backups']} actions")


if __name__ == "__main__":
    asyncio.run(main())
