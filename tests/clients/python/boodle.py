"""A client of Boodle: plays a seat of a game, whatever the network does.

`boodle_api` is generated from openapi.yaml; this adds what a generator cannot know: calls that are
repeated until they are answered, and a game that is followed without a gap. Give a `Player` a
`choose` of your own, and you have a bot. `table.py` shows how it is used.
"""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from http import HTTPStatus
from itertools import count
from typing import Any, Protocol, TypeVar
from uuid import UUID, uuid4

import httpx

from boodle_api import AuthenticatedClient, Client
from boodle_api.api.actions import post_action
from boodle_api.api.events import stream_game
from boodle_api.api.games import get_game
from boodle_api.models import (
    ActionBid,
    ActionBuy,
    ActionCut,
    ActionDeal,
    ActionDecline,
    ActionExchange,
    ActionKeep,
    ActionOffer,
    ActionPass,
    ActionPlay,
    ActionStake,
    ActionUnknown,
    Changed,
    Problem,
    StreamEnd,
    StreamFrame,
    View,
)
from boodle_api.types import UNSET, Response
from sse import frames

ATTEMPTS = 10
"""So often a call is sent before its failure is told."""

SILENCE = 30.0
"""A connection without a word for so many seconds is dead; on a stream there is one every 15."""

TRUST = ssl.create_default_context()
"""Whom https trusts; read once, for it takes long."""

Action = (
    ActionBid
    | ActionBuy
    | ActionCut
    | ActionDeal
    | ActionDecline
    | ActionExchange
    | ActionKeep
    | ActionOffer
    | ActionPass
    | ActionPlay
    | ActionStake
    | ActionUnknown
)


class Event(Protocol):
    """What every event has. `match` tells them apart: `case EventPlayed(seat=seat, card=card)`."""

    @property
    def seq(self) -> int: ...
    @property
    def version(self) -> int: ...
    @property
    def text(self) -> str: ...
    def to_dict(self) -> dict[str, Any]: ...


class Refused(Exception):
    """The server said no. `problem.code` tells why."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.detail}")
        self.problem = problem


T = TypeVar("T")


def expect(kind: type[T], answer: Response[Any]) -> T:
    """What a call gives when all is well."""
    if isinstance(answer.parsed, kind):
        return answer.parsed
    if isinstance(answer.parsed, Problem):
        raise Refused(answer.status_code, answer.parsed)
    raise ValueError(f"{answer.status_code}: {answer.content[:200]!r}")


class Patient(httpx.AsyncHTTPTransport):
    """Sends a call until it is answered: again when a connection breaks, later when told to wait.

    A POST has an `Idempotency-Key`: it happens once, however often it is sent.
    """

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            request.headers.setdefault("Idempotency-Key", str(uuid4()))
        elif request.method != "GET":
            return await super().handle_async_request(request)
        for attempt in count(1):
            try:
                answer = await super().handle_async_request(request)
                if "text/event-stream" not in answer.headers.get("Content-Type", ""):
                    await answer.aread()
            except httpx.TransportError:
                if attempt == ATTEMPTS:
                    raise
                await asyncio.sleep(min(0.05 * 2**attempt, 5))
            else:
                if answer.status_code not in (429, 503) or attempt == ATTEMPTS:
                    return answer
                await asyncio.sleep(float(answer.headers.get("Retry-After", 1)))
        raise AssertionError


def anybody(url: str) -> Client:
    """The client of somebody without a token."""
    args = {"transport": Patient(verify=TRUST)}
    return Client(url, timeout=httpx.Timeout(SILENCE), httpx_args=args)


def holder(url: str, token: str) -> AuthenticatedClient:
    """The client of a seat or of the host."""
    args = {"transport": Patient(verify=TRUST)}
    return AuthenticatedClient(url, token, timeout=httpx.Timeout(SILENCE), httpx_args=args)


def first(view: View) -> Action:
    """The simplest way to choose: what the server lists first. It ends every session."""
    assert view.you
    return view.you.legal_actions[0]


@dataclass
class Player:
    """Somebody at a table."""

    client: AuthenticatedClient
    game: UUID
    choose: Callable[[View], Action] = first

    async def play(self, hear: Callable[[Event], None] = lambda event: None) -> View:
        """Plays until the game is over, telling `hear` every event, and returns the last view."""
        view = await self.look()
        async for told in self.follow():
            if isinstance(told, View):
                view = told
            else:
                hear(told)
                if told.version <= view.version:
                    continue
                view = await self.look()
            while view.you and view.you.seat in view.to_act:
                view = await self.act(view)
        return view

    async def look(self) -> View:
        """The game as this seat may see it."""
        return expect(View, await get_game.asyncio_detailed(self.game, client=self.client))

    async def act(self, view: View) -> View:
        """Acts on what a view shows; gives the next view, from which to decide anew."""
        action = self.choose(view)
        while True:
            answer = await post_action.asyncio_detailed(
                self.game, client=self.client, body=action, if_match=f'"{view.version}"'
            )
            match answer.status_code, answer.parsed:
                case HTTPStatus.PRECONDITION_FAILED | HTTPStatus.CONFLICT, _:
                    return await self.look()  # The game has moved on.
                case HTTPStatus.UNPROCESSABLE_ENTITY, Problem(legal_actions=[legal, *_]):
                    action = legal  # Against the rules; this is not.
                case _:
                    return expect(Changed, answer).view

    async def follow(self) -> AsyncIterator[View | Event]:
        """The view, then every event once and in order, until the game is over, or until the token
        has opened four newer streams: to go on would displace one of them.

        A connection that breaks or falls silent is opened again after the last event.
        """
        http = self.client.get_async_httpx_client()
        last: int | None = None
        while True:
            call = stream_game._get_kwargs(self.game, last_event_id=UNSET if last is None else last)
            answer = await http.send(http.build_request(**call), stream=True)
            try:
                if answer.status_code == HTTPStatus.NO_CONTENT:
                    return
                if answer.status_code != HTTPStatus.OK:
                    raise Refused(answer.status_code, Problem.from_dict(answer.json()))
                async for frame in frames(answer.aiter_bytes()):
                    if frame.event == "end":
                        return
                    if frame.event == "shutdown":
                        break
                    if not frame.id and frame.event != "view":
                        continue  # What a later server may tell besides the log.
                    fields = {"event": frame.event, "data": json.loads(frame.data)}
                    told = StreamFrame.from_dict(fields).data
                    assert not isinstance(told, StreamEnd)
                    last = told.last_seq if isinstance(told, View) else told.seq
                    yield told
            except httpx.TransportError:
                pass
            finally:
                await answer.aclose()
            await asyncio.sleep(0.1)
