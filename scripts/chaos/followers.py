"""Streams that are followed through whatever happens to the server at their other end."""

import asyncio
from collections import Counter
from typing import Any

from players import Game
from wire import Servers


class Follower:
    """Follows a game from its first event on, with the token of a seat or with none."""

    def __init__(self, servers: Servers, game: Game, seat: int | None) -> None:
        self.servers, self.game = servers, game
        self.token = "" if seat is None else game.tokens[seat]
        self.seqs: list[int] = []
        self.counts: Counter[str] = Counter()
        self.is_over = False
        self.task = asyncio.create_task(self.follow())

    async def follow(self) -> None:
        while not self.is_over:
            after = self.seqs[-1] if self.seqs else 0
            place = self.servers.any()
            try:
                self.counts["opened"] += 1
                async for number, name, data in place.frames(
                    f"{self.game.path}/stream", self.token, after
                ):
                    self.take(number, name, data)
                self.counts["ended"] += 1
            except OSError:
                self.counts["broken"] += 1
            await asyncio.sleep(0.1)

    def take(self, number: int | None, name: str, data: Any) -> None:
        if name == "over" or (name == "end" and data["why"] == "finished"):
            self.is_over = True
        elif name == "shutdown":
            self.counts["told to go"] += 1
        elif name == "end":
            self.counts[f"ended: {data['why']}"] += 1
        elif number is not None:
            self.seqs.append(number)

    async def until(self, last: int, patience: float = 30) -> bool:
        """Whether everything up to this event comes."""
        for _ in range(int(patience / 0.05)):
            if self.seqs and self.seqs[-1] >= last:
                return True
            await asyncio.sleep(0.05)
        return False

    def fault(self, last: int) -> str:
        """What it was told that it should not have been, or not told."""
        if self.seqs == list(range(1, last + 1)):
            return ""
        missing = set(range(1, last + 1)) - set(self.seqs)
        return f"{len(missing)} events missed, {len(self.seqs) - len(set(self.seqs))} told twice"


async def gathered(followers: list[Follower], table_faults: list[str]) -> Counter[str]:
    """Ends all of them when they have been told everything; what they have been told."""
    counts: Counter[str] = Counter(streams=len(followers))
    for follower in followers:
        answer = await follower.servers.until_answered("GET", follower.game.path, follower.token)
        last = answer.body["last_seq"]
        await follower.until(last)
        follower.task.cancel()
        counts += follower.counts
        counts["events streamed"] += len(follower.seqs)
        if fault := follower.fault(last):
            counts["missed"] += 1
            table_faults.append(f"a stream of {follower.game.id} up to {last}: {fault}")
    return counts
