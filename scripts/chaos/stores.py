"""Databases as their files and tables are: how large they are, and games copied row by row."""

import sqlite3
from pathlib import Path

from scene import Scene

TABLES = ("log", "packed_logs", "games", "idempotency_keys")


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

    def age(self) -> None:
        """Makes what is over two hours older."""
        self.do("UPDATE games SET idle_since = idle_since - 7200000 WHERE status = 2")

    def settle(self) -> None:
        """As a database is some time after many rows have come and gone."""
        for statement in ("VACUUM ANALYZE", "CHECKPOINT") if self.cluster else ("ANALYZE",):
            self.do(statement)

    def unpacked(self) -> int:
        """How many steps are left: a game that is over is packed, and then its rows go."""
        over = "SELECT count(*) FROM games WHERE status = 2 AND NOT packed"
        left = "SELECT count(*) FROM removed_logs"
        return 2 * self.count(over) + self.count(left)

    def copy(self, games: int) -> int:
        """Copies the games that are there and packed until there are so many; how many that is."""
        copies = -(-games // self.count("SELECT count(*) FROM games")) - 1
        if self.cluster:
            for statement in postgres(copies):
                self.do(statement)
        else:
            db = sqlite3.connect(self.path, isolation_level=None)
            db.executescript(sqlite(copies))
            db.close()
        return self.count("SELECT count(*) FROM games")

    def do(self, statement: str) -> None:
        if self.cluster:
            self.cluster.ask(statement, self.name)
        else:
            self.lite(statement)

    def count(self, query: str) -> int:
        if self.cluster:
            return int(self.cluster.ask(query, self.name))
        return self.lite(query)[0][0]


GAME = """version, last_seq, head, status, listed, ruleset, rules, snapshot, due_at, idle_since,
    expires_at, attended, packed"""


def sqlite(copies: int) -> str:
    return f"""
        PRAGMA synchronous = OFF;
        BEGIN;
        CREATE TEMP TABLE copies AS
        WITH RECURSIVE times (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < {copies})
        SELECT substr(id, 1, 6) || randomblob(10) AS copy, games.* FROM times, games;
        INSERT INTO games (id, {GAME}) SELECT copy, {GAME} FROM copies;
        INSERT INTO packed_logs SELECT copy, p.last_seq, p.body
            FROM copies JOIN packed_logs p ON p.game = copies.id;
        COMMIT;
        ANALYZE;"""


def postgres(copies: int) -> list[str]:
    identity = (
        "substring(id FOR 6) || substring(decode(md5(id::text || n || random()), 'hex') FOR 10)"
    )
    return [
        f"""CREATE UNLOGGED TABLE copies AS
            SELECT {identity} AS copy, games.* FROM generate_series(1, {copies}) AS n, games""",
        f"INSERT INTO games (id, {GAME}) SELECT copy, {GAME} FROM copies",
        """INSERT INTO packed_logs SELECT copy, p.last_seq, p.body
            FROM copies JOIN packed_logs p ON p.game = copies.id""",
        "DROP TABLE copies",
        "VACUUM ANALYZE",
        "CHECKPOINT",
    ]
