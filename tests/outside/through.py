"""Play and refusals through a proxy that answers for itself where the document is not kept.

`python through.py PROXY`, with the server behind it at BOODLE_URL. Prism marks its own answers with a page of
its makers.
"""

import sys

import requests
from games import Game, new_game

BY_PRISM = "stoplight.io/prism"
PROXY = sys.argv[1]


def answer(method: str, path: str, token: str = "", **more: object) -> requests.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return requests.request(method, PROXY + path, headers=headers, timeout=60, **more)


def some_actions(game: Game) -> list[str]:
    """What is wrong with the beginning of a round: stakes, a deal, some cards."""
    at, wrong = f"/v1/games/{game.id}", []
    for _ in range(8):
        seat = answer("GET", at).json()["to_act"][0]
        own = answer("GET", at, game.seats[seat]).json()
        action = own["you"]["legal_actions"][0]
        done = answer("POST", f"{at}/actions", game.seats[seat], json=action)
        if done.status_code != 200:
            wrong.append(f"{action}: {done.status_code} {done.text[:500]}")
            break
    return wrong


def calls(game: Game) -> list[tuple[str, str, str, int]]:
    """Method, path, token and status of calls that are documented, with what is refused among them."""
    at, seat = f"/v1/games/{game.id}", game.seats[0]
    return [
        ("GET", "/healthz", "", 200),
        ("GET", "/readyz", "", 200),
        ("GET", "/.well-known/jwks.json", "", 200),
        ("GET", "/openapi.json", "", 200),
        ("GET", "/openapi-3.0.json", "", 200),
        ("GET", "/problems/not_found", "", 200),
        ("GET", "/v1/rulesets?limit=2", "", 200),
        ("GET", "/v1/rulesets/newmarket", "", 200),
        ("GET", "/v1/rulesets/snap", "", 404),
        ("GET", "/v1/games?status=finished", "", 200),
        ("GET", at, seat, 200),
        ("GET", f"{at}/events?limit=100", seat, 200),
        ("GET", f"{at}/replay", "", 200),
        ("GET", f"{at}/rules", "", 200),
        ("POST", f"{at}/start", game.host, 409),
        ("POST", f"{at}/start", seat, 403),
        ("POST", f"{at}/rematch", game.host, 201),
        ("DELETE", at, game.host, 204),
        ("GET", at, seat, 404),
    ]


def main() -> None:
    wrong = some_actions(new_game("playing", "newmarket"))
    for method, path, token, status in calls(new_game("finished")):
        got = answer(method, path, token)
        if got.status_code != status or BY_PRISM in got.text[:2000]:
            wrong.append(f"{method} {path}: {got.status_code} {got.text[:500]}")
    # And prism does find what there is to find.
    odd = answer("POST", "/v1/games", json={"ruleset": 7, "seats": []})
    if BY_PRISM not in odd.text:
        wrong.append(f"prism lets a bad request pass: {odd.text[:500]}")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
