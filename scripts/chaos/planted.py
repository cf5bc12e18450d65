#!/usr/bin/env python3
"""Whether the audit finds what it is there to find: one game as it was, and spoiled in each way."""

import copy
import sys
from collections.abc import Callable
from typing import Any

from audit import Verdict, judge
from players import Deed, Game, Look

Spoiled = tuple[Game, list[dict[str, Any]], dict[str, Any]]


def event(seq: int, version: int, kind: str, **more: Any) -> dict[str, Any]:
    return {"seq": seq, "version": version, "type": kind, **more}


def played() -> Spoiled:
    """Two seats stake and play a card; the last card is of unknown fate, and was played."""
    log = [
        event(1, 1, "game_created"),
        event(2, 2, "round_started"),
        event(3, 3, "staked", seat=0, space="pot", chips=4),
        event(4, 4, "staked", seat=1, space="pot", chips=4),
        event(5, 4, "dealt", cards_left=[{"seat": 0, "count": 2}, {"seat": 1, "count": 2}]),
        event(6, 5, "led", seat=0, card="3C"),
        event(7, 6, "played", seat=1, card="4C"),
    ]
    stake, play = {"type": "stake"}, {"type": "play", "card": "3C"}
    deeds = [
        Deed(0, stake, "a", None, 1, 2, 200, 3, copy.deepcopy(log[2:3])),
        Deed(1, stake, "b", None, 3, 4, 200, 4, copy.deepcopy(log[3:5])),
        Deed(0, play, "c", 4, 5, 6, 200, 5, copy.deepcopy(log[5:6])),
        Deed(1, {"type": "play", "card": "4C"}, "", None, 7),
    ]
    game = Game("planted", "", ["", ""], 1, deeds, [Look(4.5, 4.6, 4, "view")])
    seats = [{"chips": 36, "cards_left": 1}, {"chips": 36, "cards_left": 1}]
    board = [{"id": "pot", "chips": 8}]
    return game, log, dict(version=6, last_seq=7, status="playing", seats=seats, board=board)


def again(log: list[dict[str, Any]], view: dict[str, Any]) -> None:
    log.append(event(8, 7, "played", seat=1, card="4C"))
    view.update(version=7, last_seq=8)


Spoil = Callable[[Game, list[dict[str, Any]], dict[str, Any]], object]

PLANTED: dict[str, tuple[Spoil, str]] = {
    "nothing": (lambda game, log, view: None, ""),
    "an acknowledged action is another": (lambda game, log, view: log[5].update(card="5C"), "lost"),
    "the end of the log is gone": (lambda game, log, view: log.pop(6), "half"),
    "an event of a change is gone": (lambda game, log, view: log.pop(4), "half"),
    "the snapshot is a change behind": (lambda game, log, view: view.update(version=5), "half"),
    "a chip has vanished": (lambda game, log, view: view["seats"][0].update(chips=35), "half"),
    "a card has come back": (lambda game, log, view: view["seats"][1].update(cards_left=2), "half"),
    "something was done twice": (lambda game, log, view: again(log, view), "twice"),
    "two actions have one version": (
        lambda game, log, view: setattr(game.deeds[1], "version", 3),
        "twice",
    ),
    "an action is older than a look before it": (
        lambda game, log, view: setattr(game.deeds[0], "sent", 4.7),
        "order",
    ),
    "a look is older than an action before it": (
        lambda game, log, view: setattr(game.looks[0], "version", 3),
        "order",
    ),
    "a look has a version that never was": (
        lambda game, log, view: setattr(game.looks[0], "version", 9),
        "order",
    ),
    "an action was accepted on another version": (
        lambda game, log, view: setattr(game.deeds[2], "if_match", 3),
        "order",
    ),
}


def main() -> None:
    missed = 0
    for what, (spoil, kind) in PLANTED.items():
        game, log, view = played()
        spoil(game, log, view)
        verdict = Verdict()
        judge(verdict, game, log, view)
        kinds = +verdict.kinds
        if (kind not in kinds) if kind else kinds:
            missed += 1
            print(f"  {what}: {dict(kinds)}")
    print(f"chaos planted: {len(PLANTED) - 1} faults planted, {missed} judged wrongly")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
