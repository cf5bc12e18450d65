"""HTTP as a client sees it: calls, streams, and whether a call that failed may have been done."""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any


class Lost(Exception):
    """No whole answer came: nobody knows whether the call was done."""


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: Any

    @property
    def code(self) -> str:
        """Of a problem; nothing if it is none, or no proper one."""
        kind = self.headers.get("content-type", "")
        if self.status < 400 or not kind.startswith("application/problem+json"):
            return ""
        return str(self.body.get("code", "")) if isinstance(self.body, dict) else ""


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]

IDLE = 3.0
"""Seconds after which a connection is not used again: the server may be about to close it."""


@dataclass
class Place:
    """An address, and the connections to it that are free."""

    port: int
    free: list[tuple[float, Line]] = field(default_factory=list)

    async def line(self) -> Line:
        while self.free:
            since, line = self.free.pop()
            is_fresh = time.monotonic() - since < IDLE
            if is_fresh and not line[0].at_eof() and not line[1].is_closing():
                return line
            line[1].close()
        return await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)

    async def call(
        self,
        method: str,
        path: str,
        token: str = "",
        body: Any = None,
        headers: dict[str, str] | None = None,
        patience: float = 30,
    ) -> Answer:
        line = None
        try:
            async with asyncio.timeout(patience):
                line = await self.line()
                line[1].write(written(method, path, token, body, headers or {}))
                answer = await read(line[0])
        except (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError) as error:
            if line:
                line[1].close()
            raise Lost(type(error).__name__) from error
        if answer.headers.get("connection", "").lower() == "close":
            line[1].close()
        else:
            self.free.append((time.monotonic(), line))
        return answer

    async def frames(
        self, path: str, token: str, after: int | None, silence: float = 30
    ) -> AsyncIterator[tuple[int | None, str, Any]]:
        """The frames of a stream, as (id, event, data); `OSError` when it breaks or is refused."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        try:
            headers = {"Accept": "text/event-stream"}
            if after is not None:
                headers["Last-Event-ID"] = str(after)
            writer.write(written("GET", path, token, None, headers))
            status, _ = await head(reader)
            if status == 204:
                yield None, "over", None
            if status != 200:
                return
            number, name, data = None, "", ""
            async for text in lines(reader, silence):
                if text.startswith("id: "):
                    number = int(text[4:])
                elif text.startswith("event: "):
                    name = text[7:]
                elif text.startswith("data: "):
                    data += text[6:]
                elif not text and data:
                    yield number, name, json.loads(data)
                    number, name, data = None, "", ""
        except (EOFError, TimeoutError, ValueError) as error:
            raise OSError(str(error)) from error
        finally:
            writer.close()

    def close(self) -> None:
        for _, (_, writer) in self.free:
            writer.close()
        self.free.clear()


def written(method: str, path: str, token: str, body: Any, headers: dict[str, str]) -> bytes:
    text = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n"
    if token:
        text += f"Authorization: Bearer {token}\r\n"
    for name, value in headers.items():
        text += f"{name}: {value}\r\n"
    if method != "POST":
        return f"{text}\r\n".encode()
    content = json.dumps({} if body is None else body).encode()
    text += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    return text.encode() + content


async def head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    text = (await reader.readuntil(b"\r\n\r\n")).decode()
    first, *rest = text[:-4].split("\r\n")
    pairs = (line.split(":", 1) for line in rest)
    return int(first.split()[1]), {name.lower(): value.strip() for name, value in pairs}


async def read(reader: asyncio.StreamReader) -> Answer:
    status, headers = await head(reader)
    length = int(headers.get("content-length", 0))
    content = b"".join([piece async for piece in pieces(reader)]) if is_chunked(headers) else b""
    content = content or await reader.readexactly(length)
    is_json = "json" in headers.get("content-type", "")
    return Answer(status, headers, json.loads(content) if is_json and content else content.decode())


def is_chunked(headers: dict[str, str]) -> bool:
    return headers.get("transfer-encoding", "").lower() == "chunked"


async def pieces(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int((await reader.readuntil(b"\r\n")).split(b";")[0], 16):
        yield (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)


async def lines(reader: asyncio.StreamReader, silence: float) -> AsyncIterator[str]:
    """Lines of a body in pieces, none later than `silence` seconds after the one before."""
    rest, incoming = b"", aiter(pieces(reader))
    while True:
        async with asyncio.timeout(silence):
            piece = await anext(incoming, None)
        if piece is None:
            return
        *whole, rest = (rest + piece).split(b"\n")
        for line in whole:
            yield line.decode()


class Servers:
    """The instances that a client knows; it begins anywhere and goes on with the next one."""

    def __init__(self, ports: list[int]) -> None:
        self.places = [Place(port) for port in ports]
        self.turn = itertools.count()

    def any(self) -> Place:
        return self.places[next(self.turn) % len(self.places)]

    async def until_answered(
        self,
        method: str,
        path: str,
        token: str = "",
        body: Any = None,
        key: str = "",
        within: float = 60,
    ) -> Answer:
        """A call that may be repeated, until an instance can answer it."""
        named = {"Idempotency-Key": key} if key else {}
        last: Answer | Lost = Lost("never sent")
        until = asyncio.get_running_loop().time() + within
        pause = 0.02
        while asyncio.get_running_loop().time() < until:
            try:
                last = await self.any().call(method, path, token, body, named, patience=15)
                if last.status not in (429, 500, 502, 503, 504, 507):
                    return last
            except Lost as lost:
                last = lost
            await asyncio.sleep(pause)
            pause = min(pause * 2, 0.5)
        if isinstance(last, Answer):
            return last
        raise last

    def close(self) -> None:
        for place in self.places:
            place.close()
