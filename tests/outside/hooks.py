"""What schemathesis cannot know from the document: which token opens which game.

A case that is meant to be valid and names no game gets one that a caller of this call may have, and the
token of its host or of the seat that it names. Cases that are meant to be invalid stay as they are.
"""

import random
import uuid
from typing import Any

import schemathesis
from games import Game, new_game
from schemathesis import GenerationMode

BY_HOST = {
    "start_game",
    "end_game",
    "redeal_game",
    "hand_over_host",
    "renew_join_code",
    "delete_game",
}
# The order of choices is the same in every run.
choice = random.Random(1)


GAMES: dict[str, Game] = {}


def noted(game: Game) -> Game:
    GAMES[game.id] = game
    return game


FINISHED = [noted(new_game("finished")) for _ in range(2)]


def game_for(operation: str) -> Game:
    if operation in ("get_replay", "rematch_game", "stream_game"):
        return choice.choice(FINISHED)
    if operation in ("take_seat", "start_game", "renew_join_code", "delete_game"):
        return noted(new_game("open"))
    return noted(new_game("playing"))


@schemathesis.auth(refresh_interval=None)
class Tokens:
    def get(self, case: Any, context: Any) -> Game | None:
        parameters = case.path_parameters or {}
        known = GAMES.get(str(parameters.get("id")))
        # A stream of a game that goes on does not end.
        if operation_id(case) == "stream_game" and known not in FINISHED:
            known = None
        if known or not case.operation.path.startswith("/v1/games/{id}"):
            return known
        if not is_valid(case):
            return choice.choice(FINISHED)
        game = game_for(operation_id(case))
        case.path_parameters["id"] = game.id
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = choice.choice(sorted(game.seats))
        return game

    def set(self, case: Any, data: Game | None, context: Any) -> None:
        if is_valid(case):
            humoured(case)
        if data is None:
            return
        seat = (case.path_parameters or {}).get("seat")
        of_seat = data.seats.get(seat) or next(iter(data.seats.values()), data.host)
        token = data.host if operation_id(case) in BY_HOST else of_seat
        case.headers["Authorization"] = f"Bearer {token}"


def is_valid(case: Any) -> bool:
    """Whether a case is meant to be."""
    return case.meta is None or case.meta.generation.mode is GenerationMode.POSITIVE


def humoured(case: Any) -> None:
    """What is valid but would test nothing."""
    # The key of the example would be used for something else in every call.
    if case.headers and "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = str(uuid.UUID(int=choice.getrandbits(128), version=4))
    # Schemathesis takes the quotes off that the pattern asks for.
    for header in ("If-Match", "If-None-Match"):
        tag = (case.headers or {}).get(header)
        if tag and "*" not in tag and '"' not in tag:
            case.headers[header] = f'"{tag}"'
    # Nothing happens while one waits.
    if case.query and "wait" in case.query:
        case.query["wait"] = 0


@schemathesis.hook
def filter_case(context: Any, case: Any) -> bool:
    """Headers that nobody knows are no mistake: HTTP has them ignored."""
    return "x-schemathesis-unknown-property" not in (case.headers or {})


def operation_id(case: Any) -> str:
    return str(case.operation.definition.raw.get("operationId"))


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    if response.status_code == 201 and operation_id(case) == "create_game":
        noted(Game.made(response.json()))
