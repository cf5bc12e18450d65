"""Servers that are started, stopped and killed."""

import asyncio
import ctypes
import os
import random
import signal
import socket
import sys
import tempfile
from pathlib import Path

from wire import Lost, Place

ROOT = Path(__file__).parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
BOODLE = Path(os.environ.get("BOODLE", TARGET / "release" / "boodle"))


def die_with_parent() -> None:
    """Whatever happens to a script, nothing that it has started goes on."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def free_port() -> int:
    """A port that stays free while a server is down: none that those who connect are given."""
    while True:
        port = random.randrange(20000, 32000)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Instance:
    """One server, always at the same port."""

    def __init__(self, database: str, folder: Path, name: str, binary: Path = BOODLE) -> None:
        self.database, self.binary, self.name = database, binary, name
        self.log = folder / f"{name}.log"
        self.port = free_port()
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, patience: float = 30) -> None:
        """Until it says where it listens."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                self.binary,
                *("--listen", f"127.0.0.1:{self.port}", "--database", self.database),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                stdin=asyncio.subprocess.DEVNULL,
                preexec_fn=die_with_parent,
            )
        assert self.process.stdout
        async with asyncio.timeout(patience):
            line = await self.process.stdout.readline()
        if b"listens" not in line:
            await self.process.wait()
            raise RuntimeError(f"{self.name} does not start: {self.log.read_text()[-2000:]}")

    async def kill(self) -> None:
        assert self.process
        self.process.kill()
        await self.process.wait()

    async def stop(self, patience: float = 30) -> None:
        """As a system's manager does it; an error if it does not end by itself."""
        assert self.process
        self.process.terminate()
        async with asyncio.timeout(patience):
            ended = await self.process.wait()
        if ended != 0:
            raise RuntimeError(f"{self.name} ended with {ended}")

    async def ready(self, patience: float = 30) -> None:
        """Until it says that its database answers."""
        place = Place(self.port)
        async with asyncio.timeout(patience):
            while True:
                try:
                    if (await place.call("GET", "/readyz", patience=5)).status == 200:
                        return place.close()
                except Lost:
                    pass
                await asyncio.sleep(0.05)

    def faults(self) -> list[str]:
        """Lines of its log that no failure of others explains."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        bad = ("panicked", "internal error", "a thread of the store", "chose what it may not")
        return [line for line in lines if any(word in line for word in bad)]


def folder(prefix: str, parent: str | None = None) -> Path:
    """For the files of one run; PostgreSQL, which runs as somebody else, may enter."""
    made = Path(tempfile.mkdtemp(prefix=f"boodle-{prefix}-", dir=parent))
    made.chmod(0o755)
    return made


def usage(what: str, *choices: str) -> str:
    """The one argument of a script, which is one of these; the first by default."""
    chosen = sys.argv[1] if len(sys.argv) > 1 else choices[0]
    if chosen not in choices or len(sys.argv) > 2:
        sys.exit(f"{what}\nusage: {sys.argv[0]} [{'|'.join(choices)}]")
    if not BOODLE.exists():
        sys.exit(f"{BOODLE} is not there: cargo build --release, or name another in BOODLE")
    return chosen
