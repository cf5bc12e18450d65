"""Games to be asked about: made and played over HTTP, at the server of BOODLE_URL."""

import os
from dataclasses import dataclass
from typing import Any

import requests

SERVER = os.environ["BOODLE_URL"]


@dataclass
class Game:
    id: str
    host: str
    seats: dict[int, str]

    @staticmethod
    def made(answer: dict[str, Any]) -> "Game":
        """The game of an answer that gives its tokens."""
        seats = {seat["seat"]: seat["token"] for seat in answer["seats"]}
        return Game(answer["game"]["id"], answer["host_token"], seats)


def call(method: str, path: str, token: str = "", body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = requests.request(method, SERVER + path, headers=headers, json=body, timeout=30)
    answer.raise_for_status()
    return answer.json() if answer.content else None


def new_game(status: str, ruleset: str = "stops-no-chips") -> Game:
    """A game of three, of one round, that is open, playing or finished."""
    ends = {"ends": [{"type": "rounds", "count": 1}]}
    seats = [{"name": name} for name in ("Ann", "Ben", "Cid")]
    if status == "open":
        seats[2] = {}
    body = {"ruleset": ruleset, "overrides": {"session": ends}, "seats": seats}
    game = Game.made(call("POST", "/v1/games", body=body))
    if status != "open":
        call("POST", f"/v1/games/{game.id}/start", game.host)
    while status == "finished":
        view = call("GET", f"/v1/games/{game.id}")
        if not view["to_act"]:
            break
        token = game.seats[view["to_act"][0]]
        own = call("GET", f"/v1/games/{game.id}", token)
        call("POST", f"/v1/games/{game.id}/actions", token, own["you"]["legal_actions"][0])
    return game
