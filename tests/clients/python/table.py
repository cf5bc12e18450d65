"""A table of four clients, one of whom tells what happens. With a server running:

python table.py http://127.0.0.1:8080 newmarket
"""

import asyncio
import sys
from typing import Any

from boodle import Event, Player, anybody, expect, holder
from boodle_api.api.games import create_game, start_game
from boodle_api.api.seats import take_seat
from boodle_api.models import (
    Changed,
    CreatedGame,
    CreateGame,
    CreateGameOverrides,
    NewSeat,
    TakenSeat,
    TakeSeat,
)


async def seated(
    url: str, ruleset: str, names: list[str], overrides: dict[str, Any]
) -> list[Player]:
    """Makes a game, has everybody take a seat, and starts it."""
    asked = CreateGame(ruleset, [NewSeat() for _ in names])
    asked.overrides = CreateGameOverrides.from_dict(overrides)
    players = []
    async with anybody(url) as client:
        made = expect(CreatedGame, await create_game.asyncio_detailed(client=client, body=asked))
        for name in names:
            asking = TakeSeat(name=name)
            answer = await take_seat.asyncio_detailed(made.game.id, client=client, body=asking)
            taken = expect(TakenSeat, answer)
            assert taken.token
            players.append(Player(holder(url, taken.token), made.game.id))
    async with holder(url, made.host_token) as host:
        expect(Changed, await start_game.asyncio_detailed(made.game.id, client=host))
    return players


def tell(event: Event) -> None:
    print(event.text)


async def main(url: str, ruleset: str) -> None:
    players = await seated(url, ruleset, ["Ann", "Ben", "Cid", "Dot"], {})
    ann, *others = players
    await asyncio.gather(ann.play(tell), *(player.play() for player in others))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
