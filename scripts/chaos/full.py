#!/usr/bin/env python3
"""The disk gets full, and read-only, under load, and well again: nothing is lost or spoiled.

Actions are refused as a problem meanwhile (507, or 503 where it is read-only), looks are answered where the database can
still read, and all goes on by itself. Needs root, for file systems of its own.
"""

import asyncio
import contextlib
import copy
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from audit import Verdict
from cluster import Cluster
from instances import usage
from players import Habits, Table
from scene import Scene, under_load

CLIENTS = 16
GAMES = 30


class Disk:
    """A small file system in a file."""

    def __init__(self, at: Path, megabytes: int) -> None:
        self.at, self.image = at, at.with_suffix(".image")
        at.mkdir(parents=True)
        with self.image.open("wb") as file:
            file.truncate(megabytes * 2**20)
        run("mkfs.ext4", "-q", "-m", "0", str(self.image))
        self.mount()

    def beside(self, name: str) -> "Disk":
        """The other disk of this run."""
        other = copy.copy(self)
        other.at = self.at.with_name(name)
        other.image = other.at.with_suffix(".image")
        return other

    def mount(self) -> None:
        run("mount", "-o", "loop", str(self.image), str(self.at))

    def fill(self) -> None:
        """To the last byte."""
        with (self.at / "ballast").open("ab", buffering=0) as file:
            for size in (2**20, 2**12, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    pass

    def free(self) -> None:
        (self.at / "ballast").unlink()

    def fail(self) -> None:
        """Becomes read-only at once, as a file system does that has met an error."""
        run("mount", "-o", "remount,abort", str(self.at))

    def repair(self) -> None:
        run("umount", str(self.at))
        subprocess.run(["e2fsck", "-p", "-f", str(self.image)], capture_output=True)
        self.mount()

    def end(self) -> None:
        run("umount", "--lazy", str(self.at))


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr}")


async def until(what: str, table: Table, done: Callable[[], bool], patience: float = 20) -> None:
    for _ in range(int(patience * 20)):
        if done():
            return
        await asyncio.sleep(0.05)
    table.wrong.append(f"it does not come to this: {what}; {dict(table.counts)}")


async def trouble(
    name: str, table: Table, begin: Callable[[], None], end: Callable[[], None], status: str
) -> None:
    """It begins, actions are refused and looks answered; it ends, and actions are done again."""
    before = table.counts.copy()
    begin()
    await until(f"{name} is noticed", table, lambda: refused(table) > refused_in(before) + 20)
    refusals = table.counts - before
    await looked(name, table)
    end()
    done = table.counts["200"]
    began = asyncio.get_running_loop().time()
    await until(f"actions after {name}", table, lambda: table.counts["200"] > done + 20)
    took = asyncio.get_running_loop().time() - began
    told = {what: n for what, n in refusals.items() if what[0] == "5"}
    table.wrong += [f"{name}: {what}" for what in told if not what.startswith(status)]
    print(f"  {name}: {told}; 20 actions {took:.1f} s after its end")
    table.counts["troubles"] += 1


async def looked(name: str, table: Table) -> None:
    """Those who only look are answered meanwhile."""
    for game in table.games[:30]:
        if await table.look(game, game.turn) is None:
            table.wrong.append(f"{name}: no look at {game.id}")


def refused(table: Table) -> int:
    return refused_in(table.counts)


def refused_in(counts: dict[str, int]) -> int:
    return sum(n for what, n in counts.items() if what[:4] in ("503 ", "507 "))


async def on_sqlite(scene: Scene, table: Table, disk: Disk) -> None:
    for turn in range(3):
        await trouble(f"full disk {turn + 1}", table, disk.fill, disk.free, "507")
    files = [str(it) for it in disk.at.iterdir() if it.name != "boodle.db-shm"]
    # A file system with open files cannot be made read-only, but its files can.
    await trouble(
        "read-only files",
        table,
        lambda: run("chattr", "+i", *files),
        lambda: run("chattr", "-i", *files),
        "503",
    )
    # A file system that has failed stays read-only: it is repaired, and the server started again.
    before = table.counts.copy()
    disk.fail()
    await until("a failed disk", table, lambda: refused(table) > refused_in(before) + 20)
    await looked("failed disk", table)
    await scene.instances[0].kill()
    disk.repair()
    await scene.instances[0].start()
    done = table.counts["200"]
    await until("actions after the repair", table, lambda: table.counts["200"] > done + 20)
    print(f"  failed disk: {dict(table.counts - before)}")
    table.counts["troubles"] += 1


async def on_postgres(scene: Scene, table: Table, disk: Disk) -> None:
    cluster = scene.cluster
    assert cluster
    for turn in range(3):
        await trouble(f"full disk {turn + 1}", table, disk.fill, disk.free, "507")

    def read_only(value: str) -> None:
        cluster.ask(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
        cluster.ask("SELECT pg_reload_conf()")

    def writable() -> None:
        cluster.ask("ALTER SYSTEM RESET default_transaction_read_only")
        cluster.ask("SELECT pg_reload_conf()")

    await trouble("read-only database", table, lambda: read_only("on"), writable, "503")
    await without_log(cluster, table, disk.beside("wal"))


async def without_log(cluster: Cluster, table: Table, disk: Disk) -> None:
    """PostgreSQL ends where its write-ahead log has no room, and has to be started again."""
    cluster.ask("CHECKPOINT")
    before = table.counts.copy()
    disk.fill()
    with contextlib.suppress(RuntimeError):
        while True:
            cluster.ask("SELECT pg_switch_wal()")
            await asyncio.sleep(0.05)
    await until("no room for the log", table, lambda: refused(table) > refused_in(before) + 20)
    await asyncio.sleep(1)
    await cluster.kill()
    disk.free()
    await cluster.start()
    done = table.counts["200"]
    await until("actions with a log", table, lambda: table.counts["200"] > done + 20)
    print(f"  no room for the log: {dict(table.counts - before)}")
    table.counts["troubles"] += 1


def integrity(path: Path, table: Table) -> None:
    """What SQLite finds in a file."""
    with sqlite3.connect(path) as db:
        for check in ("PRAGMA integrity_check", "PRAGMA foreign_key_check"):
            found = [row for row in db.execute(check) if row != ("ok",)]
            table.wrong += [f"{check}: {row}" for row in found]
    db.close()


async def main() -> None:
    database = usage(__doc__ or "", "sqlite", "postgres")
    if os.getuid() != 0:
        sys.exit("this script mounts file systems: it has to run as root")
    scene = Scene("full", database)
    disks = [Disk(scene.home / "disk", 192)]
    if scene.cluster:
        disks.append(Disk(scene.home / "wal", 64))
    try:
        table, verdict = await broken(scene, disks[0])
    finally:
        await scene.end()
        for disk in disks:
            disk.end()
    scene.close(verdict, f"{table.counts['troubles']} troubles")


async def broken(scene: Scene, disk: Disk) -> tuple[Table, Verdict]:
    if scene.cluster:
        scene.cluster.on_disks(disk.at, disk.beside("wal").at)
    else:
        scene.url = f"sqlite://{disk.at}/boodle.db"
    await scene.begin(3 if scene.cluster else 1)
    table = scene.table(Habits(key=0.8, if_match=0.3))
    await table.open(GAMES, rounds=3)
    async with under_load(table, CLIENTS):
        await asyncio.sleep(2)
        await (on_postgres if scene.cluster else on_sqlite)(scene, table, disk)
    if not scene.cluster:
        integrity(disk.at / "boodle.db", table)
    verdict = await scene.judge(table)
    verdict.counts["integrity checks"] += not scene.cluster
    return table, verdict


if __name__ == "__main__":
    asyncio.run(main())
