"""A bad network with a server of tomorrow at its end: stands between clients and a server.

It loses requests and answers, cuts connections after any byte, or keeps them open and says nothing
more. It has callers wait (429), and tells an older version than they did, so that the server
answers 412. What the server says it makes look like the answers of a later one: types of events,
values of enums and members that nobody knows. The seed decides what happens; threads decide when.

    network.py SERVER SEED     prints its address; `GET /network` there tells what it has done
"""

import contextlib
import json
import random
import re
import socket
import struct
import sys
import threading
import time
from collections import Counter
from http.client import HTTPConnection, HTTPResponse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

TOMORROW = "tomorrow_"
"""What is new begins so, for tests to tell it from what the server has said."""

PROBLEM = {
    "type": "/problems/too_many_requests",
    "code": "too_many_requests",
    "title": "Too many requests",
    "status": 429,
    "detail": "Come again in a second.",
}


class Network(ThreadingHTTPServer):
    """Where clients connect to, and what all connections share."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, server: str, seed: str) -> None:
        super().__init__(("127.0.0.1", 0), Connection)
        self.to = urlsplit(server).netloc
        self.seed = seed
        self.numbers = count()
        self.lock = threading.Lock()
        self.done: Counter[str] = Counter()
        self.too_early: dict[tuple[str, ...], float] = {}
        with urlopen(server + "/openapi.json") as document:
            self.grows = open_enums(json.load(document))

    def note(self, what: str) -> None:
        with self.lock:
            self.done[what] += 1

    def handle_error(self, request: Any, client_address: Any) -> None:
        """That a client has gone is no mistake."""
        if not isinstance(sys.exc_info()[1], OSError):
            self.note("mistakes of the network")
            super().handle_error(request, client_address)


def open_enums(document: dict[str, Any]) -> set[str]:
    """The members whose value is an enum that may grow."""
    schemas = document["components"]["schemas"]
    enums = {n for n, s in schemas.items() if s.get("x-extensible") and "enum" in s}
    member = re.compile(r'"(\w+)": (?:\{"oneOf": \[)?\{[^{}]*"#/components/schemas/(\w+)"')
    found = member.findall(json.dumps(schemas))
    # By `status` clients know that a game is over.
    return {name for name, schema in found if schema in enums} - {"status"}


def reset(connection: socket.socket | None) -> None:
    """Has a connection end with a reset, by which the other side knows that nobody is there."""
    if connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


class Connection(BaseHTTPRequestHandler):
    """A connection of a client, which sends one call after the other."""

    protocol_version = "HTTP/1.1"
    server: Network

    def setup(self) -> None:
        super().setup()
        self.dice = random.Random(f"{self.server.seed} {next(self.server.numbers)}")

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def chance(self, share: float) -> bool:
        return self.dice.random() < share

    def do_GET(self) -> None:
        if self.path == "/network":
            body = json.dumps(self.server.done).encode()
            self.wfile.write(b"HTTP/1.1 200 -\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
            return
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.must_wait():
            self.give(429, [("Retry-After", "1")], "application/problem+json", PROBLEM)
        else:
            self.pass_on(body)

    do_POST = do_GET

    def pass_on(self, body: bytes) -> None:
        """Has the server answer."""
        headers = {k: v for k, v in self.headers.items() if k.lower() != "accept-encoding"}
        if self.chance(0.03):
            self.server.note("requests lost")
            return self.cut()
        version = self.headers.get("If-Match")
        if version and self.chance(0.05):
            headers["If-Match"] = f'"{int(version.strip(chr(34))) - 1}"'
        server = HTTPConnection(self.server.to, timeout=60)
        server.request(self.command, self.path, body or None, headers)
        answer = server.getresponse()
        self.server.note("429 of the server" if answer.status == 429 else str(answer.status))
        if answer.headers.get("Idempotency-Replayed"):
            self.server.note("answers repeated")
        kind = answer.headers.get_content_type()
        try:
            if kind == "text/event-stream":
                self.stream(server, answer)
            else:
                text = answer.read()
                told = json.loads(text) if text else None
                told = self.renewed(told) if kind == "application/json" else told
                self.give(answer.status, answer.getheaders(), kind, told)
        finally:
            reset(server.sock)
            server.close()

    def must_wait(self) -> bool:
        """Whether the caller has to wait; and sees to it that those do who were told so."""
        who = (self.headers.get("Authorization", ""), self.headers.get("Idempotency-Key", ""))
        call = (self.command, self.path, *who)
        now = time.monotonic()
        with self.server.lock:
            if self.server.too_early.pop(call, 0) > now:
                self.server.done["come too early"] += 1
            wait = self.chance(0.015)
            if wait:
                self.server.done["429"] += 1
                # Somebody may open two streams at once.
                if not self.path.endswith("/stream"):
                    self.server.too_early[call] = now + 0.95
        return wait

    def give(self, status: int, headers: list[tuple[str, str]], kind: str, told: Any) -> None:
        """Sends an answer, or only a part of it."""
        body = b"" if told is None else json.dumps(told).encode()
        ours = ("content-length", "content-type", "connection")
        lines = [f"{k}: {v}" for k, v in headers if k.lower() not in ours]
        lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"] if body else []
        whole = "\r\n".join([f"HTTP/1.1 {status} -", *lines, "", ""]).encode() + body
        # Who does not get the answer is not to wait.
        if status == 429 or not self.chance(0.04):
            self.wfile.write(whole)
            return
        self.server.note("answers lost")
        self.wfile.write(whole[: self.dice.randrange(len(whole))])
        self.cut()

    def stream(self, server: HTTPConnection, answer: HTTPResponse) -> None:
        """Passes a stream on for a number of bytes."""
        again = self.headers.get("Last-Event-ID")
        self.server.note("streams resumed" if again else "streams begun")
        head = ["HTTP/1.1 200 -", "Content-Type: text/event-stream", "Transfer-Encoding: chunked"]
        self.wfile.write("\r\n".join([*head, "", ""]).encode())
        threading.Thread(target=self.hang_up, args=[server.sock], daemon=True).start()
        left, lines = int(self.dice.expovariate(1 / 8000)), list[bytes]()
        while line := answer.readline():
            lines.append(line)
            if line != b"\n":
                continue
            frame = self.renewed_frame(b"".join(lines).decode()).encode()
            part, left, lines = frame[:left], left - len(frame), []
            if part:
                self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
            if left <= 0:
                reset(server.sock)
                server.close()
                self.server.note("streams cut")
                return self.cut()
        self.wfile.write(b"0\r\n\r\n")

    def hang_up(self, server: socket.socket) -> None:
        """Tells the server when the client of a stream has gone."""
        with contextlib.suppress(OSError):
            self.connection.recv(1, socket.MSG_PEEK)
            reset(server)
            server.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Ends the connection, or keeps it open and says nothing."""
        self.close_connection = True
        if self.chance(0.03):
            self.server.note("connections fallen silent")
            self.rfile.read(1)
        elif self.chance(0.5):
            reset(self.connection)
        else:
            self.connection.shutdown(socket.SHUT_RDWR)

    def renewed_frame(self, frame: str) -> str:
        fields = dict(line.split(": ", 1) for line in frame.splitlines() if ": " in line)
        if fields.get("event") not in (None, "end", "shutdown"):
            told = self.renewed(json.loads(fields["data"]))
            if "id" in fields and self.chance(0.05):
                self.server.note("unknown types of events")
                fields["event"] = told["type"] = TOMORROW + told["type"]
            fields["data"] = json.dumps(told, ensure_ascii=False)
            frame = "".join(f"{name}: {value}\n" for name, value in fields.items()) + "\n"
        if self.chance(0.03):
            self.server.note("unknown frames")
            frame = f'event: {TOMORROW}frame\ndata: {{"new": [1, {{"and": 2.5}}]}}\n\n{frame}'
        return frame

    def renewed(self, told: Any) -> Any:
        """What a later version might say instead."""
        if isinstance(told, list):
            return [self.renewed(item) for item in told]
        if not isinstance(told, dict):
            return told
        new = {name: self.renewed(value) for name, value in told.items()}
        for name, value in told.items():
            if name in self.server.grows and isinstance(value, str) and self.chance(0.05):
                self.server.note("unknown values of enums")
                new[name] = TOMORROW + value
            if name in ("legal_actions", "claims") and value and self.chance(0.05):
                self.server.note("unknown variants of unions")
                new[name].append({"type": TOMORROW + "variant", "new": 1})
        # Only requests are closed; actions are sent back as they stand.
        if "version" in told:
            self.server.note("unknown members")
            new[TOMORROW] = {"new": [1, {"and": 2.5}]}
        return new


if __name__ == "__main__":
    network = Network(*sys.argv[1:3])
    print(f"http://127.0.0.1:{network.server_port}", flush=True)
    network.serve_forever()
