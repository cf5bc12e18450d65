"""Databases as their files and tables are: how large they are, and games copied row by row."""

import sqlite3
from pathlib import Path

from scene import Scene

TABLES = ("log", "games", "idempotency_keys")


class Store:
    """A database of its own, empty at first."""

    def __init__(self, scene: Scene, name: str) -> None:
        self.cluster = scene.cluster
        self.name = name
        self.path = Path(scene.home / f"{name}.db")
        self.url = f"sqlite://{self.path}"
        if self.cluster:
            self.cluster.ask(f"CREATE DATABASE {name}")
            self.url = self.cluster.url.rpartition("/")[0] + f"/{name}"

    def size(self) -> int:
        """Bytes on disk, when what waits in the write-ahead log has come to its place."""
        if self.cluster:
            self.cluster.ask("VACUUM", self.name)
            return int(self.cluster.ask("SELECT pg_database_size(current_database())", self.name))
        self.lite("PRAGMA wal_checkpoint(TRUNCATE)")
        return self.path.stat().st_size

    def parts(self) -> dict[str, int]:
        """The same of each table, with its indexes."""
        if self.cluster:
            ask, of = self.cluster.ask, "SELECT pg_total_relation_size('{}')"
            return {table: int(ask(of.format(table), self.name)) for table in TABLES}
        of_all = "SELECT sum(pgsize) FROM dbstat WHERE name = '{0}' OR name LIKE '{0}_%'"
        try:
            return {table: int(self.lite(of_all.format(table))[0][0] or 0) for table in TABLES}
        except sqlite3.OperationalError:
            # Not every build of SQLite can tell.
            return {}

    def lite(self, statement: str) -> list[tuple[int, ...]]:
        db = sqlite3.connect(self.path, isolation_level=None)
        rows = db.execute(statement).fetchall()
        db.close()
        return rows

    def copy(self, games: int) -> int:
        """Copies the games that are there until there are so many; how many log entries that is."""
        have, last = "SELECT count(*) FROM games", "SELECT max(no) + 2 FROM log"
        if self.cluster:
            here = int(self.cluster.ask(have, self.name))
            apart = int(self.cluster.ask(last, self.name))
            for statement in postgres(-(-games // here) - 1, apart):
                self.cluster.ask(statement, self.name)
            return int(self.cluster.ask("SELECT count(*) FROM log", self.name))
        here, apart = self.lite(have)[0][0], self.lite(last)[0][0]
        db = sqlite3.connect(self.path, isolation_level=None)
        db.executescript(sqlite(-(-games // here) - 1, apart))
        db.close()
        return int(self.lite("SELECT count(*) FROM log")[0][0])


def columns(identity: str) -> str:
    """A game's row as it is copied: another name, and its log further on."""
    rest = "status, listed, ruleset, rules, snapshot, due_at, idle_since, expires_at, attended"
    names = f"id, version, last_seq, head, {rest}"
    return f"({names}) SELECT {identity}, version, last_seq, head + n * apart, {rest}"


ENTRIES = """(no, prev, last_seq, body)
    SELECT no + n * apart, CASE prev WHEN 0 THEN 0 ELSE prev + n * apart END, last_seq, body"""


def sqlite(copies: int, apart: int) -> str:
    numbers = f"""
        CREATE TEMP TABLE times AS
        WITH RECURSIVE times (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < {copies})
        SELECT n, {apart} AS apart FROM times;"""
    return f"""
        PRAGMA synchronous = OFF;
        BEGIN;
        {numbers}
        CREATE TEMP TABLE some_games AS SELECT * FROM games;
        CREATE TEMP TABLE some_log AS SELECT * FROM log;
        INSERT INTO games {columns("substr(id, 1, 6) || randomblob(10)")} FROM times, some_games;
        INSERT INTO log {ENTRIES} FROM times, some_log;
        COMMIT;
        ANALYZE;"""


def postgres(copies: int, apart: int) -> list[str]:
    times = f"(SELECT n, {apart}::bigint AS apart FROM generate_series(1, {copies}) AS n) AS times"
    identity = (
        "substring(id FOR 6) || substring(decode(md5(id::text || n || random()), 'hex') FOR 10)"
    )
    return [
        f"INSERT INTO games {columns(identity)} FROM {times}, games",
        f"INSERT INTO log {ENTRIES} FROM {times}, log",
        "SELECT setval('log_numbers', (SELECT max(no) + 1 FROM log))",
        "VACUUM ANALYZE",
        "CHECKPOINT",
    ]
