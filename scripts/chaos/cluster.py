"""PostgreSQL servers of one's own, to be killed: with every sync that a real one makes."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

from instances import free_port

HOW = "-A trust -E UTF8 --locale=C"


def programs() -> Path:
    """Where initdb and the server are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda it: int(it.parent.name))
    at = shutil.which("initdb")
    if found:
        return found[-1]
    if not at:
        raise SystemExit("PostgreSQL is not there: please install the package 'postgresql'")
    return Path(at).resolve().parent


def as_server(die: bool = True) -> list[str]:
    """PostgreSQL refuses to run as root. It ends with the script that has started it."""
    tie = ["--pdeathsig", "QUIT"] if die else []
    if os.getuid() != 0:
        return ["setpriv", *tie]
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        subprocess.run(["useradd", "--system", "postgres"], check=True)
    return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups", *tie]


class Cluster:
    """One server with its files."""

    def __init__(self, folder: Path, name: str = "primary", port: int | None = None) -> None:
        self.bin = programs()
        self.home = folder / name
        self.data = self.home / "data"
        self.port = port or free_port()
        self.process: asyncio.subprocess.Process | None = None
        self.log_files: list[str] = []
        self.settings: list[str] = []
        self.home.mkdir()
        if os.getuid() == 0:
            shutil.chown(self.home, "postgres")

    def on_disks(self, tables: Path, log: Path) -> None:
        """Keeps its tables on one disk, and its write-ahead log, in small files, on another."""
        self.data = tables / "data"
        self.log_files = ["--waldir", str(log / "log"), "--wal-segsize", "1"]
        self.settings = ["min_wal_size=4MB", "max_wal_size=16MB"]
        for folder in (self.data, log / "log"):
            folder.mkdir()
            if os.getuid() == 0:
                shutil.chown(folder, "postgres")

    @property
    def url(self) -> str:
        return f"postgres://postgres@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *arguments: str | Path) -> str:
        command = [*as_server(False), str(self.bin / program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/")
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")
        return done.stdout

    def make(self) -> None:
        self.run("initdb", "-D", self.data, "-U", "postgres", *self.log_files, *HOW.split())

    def copy_of(self, primary: "Cluster", name: str) -> None:
        """Becomes a standby of another one, known to it by a name."""
        to = f"host=127.0.0.1 port={primary.port} user=postgres application_name={name}"
        self.run("pg_basebackup", "-D", self.data, "-R", "-X", "stream", "-c", "fast", "-d", to)

    async def start(self, *options: str, patience: float = 60) -> None:
        settings = [
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.home}",
            *("fsync=on", "synchronous_commit=on", "full_page_writes=on"),
            *("max_connections=200", "logging_collector=off"),
            *self.settings,
            *options,
        ]
        arguments = [word for setting in settings for word in ("-c", setting)]
        with (self.home / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *as_server(),
                *(str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port)),
                *arguments,
                stdout=log,
                stderr=log,
                stdin=asyncio.subprocess.DEVNULL,
                cwd="/",
                start_new_session=True,
            )
        await self.answers(patience)

    async def answers(self, patience: float = 60) -> None:
        """Until it takes connections."""
        async with asyncio.timeout(patience):
            while True:
                if self.process and self.process.returncode is not None:
                    log = (self.home / "log").read_text()[-2000:]
                    raise RuntimeError(f"{self.process.returncode}: {log}")
                try:
                    self.ask("SELECT 1")
                    return
                except RuntimeError:
                    await asyncio.sleep(0.1)

    def processes(self) -> list[int]:
        """All that belong to it."""
        return [self.process.pid, *children(self.process.pid)] if self.process else []

    def ask(self, statement: str, database: str = "postgres") -> str:
        to = f"host=127.0.0.1 port={self.port} user=postgres dbname={database} connect_timeout=3"
        return self.run("psql", "-XAtq", "-d", to, "-c", statement).strip()

    async def kill(self) -> int:
        """SIGKILL to all its processes, so that none of them can tidy up; how many they were."""
        assert self.process
        if self.process.returncode is not None:
            return 0
        main = self.process.pid
        # It shall not start others meanwhile.
        os.kill(main, signal.SIGSTOP)
        all_of_them = [*children(main), main]
        for process in all_of_them:
            os.kill(process, signal.SIGKILL)
        await self.process.wait()
        while any(Path(f"/proc/{process}").exists() for process in all_of_them[:-1]):
            await asyncio.sleep(0.01)
        return len(all_of_them)

    async def stop(self) -> None:
        if self.process and self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
            await self.process.wait()

    def promote(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "promote")


def children(parent: int) -> Sequence[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == parent:
                found.append(int(entry.name))
    return found
