"""A game on a device, as a browser has it: without NumPy and with kernels that are not compiled.

    MANDATE_KERNEL=python python -m tests.table.on_device

prints what was sent of it as JSON, to be held against what a server tells of the same game.
"""

from __future__ import annotations

import json
import sys
from typing import Any

SEED = "without a network"
SEATS = 3
OPTIONS = {"players": SEATS, "board": "lion"}
TURNS = 24
UNDONE = 9  # after so many turns one is taken back
MOVES = 5  # after which each level is asked


def choice_of(options: list[str], turn: int) -> str:
    return options[7 * turn % len(options)]


def timeless(data: Any) -> Any:
    """Without what differs between two tables: when things happened, and what a guest is called."""
    if isinstance(data, dict):
        return {key: timeless(value) for key, value in data.items() if key not in ("at", "ref", "sentence")}
    return [timeless(each) for each in data] if isinstance(data, list) else data


def levels_say() -> dict[str, str]:
    """What each level that answers without a compiled kernel would place, a few moves into a game."""
    from mandate import games, players
    from mandate.core.rng import Chance

    game = games.find("qin")
    state = game.start({"players": 2}, Chance(SEED))
    for turn in range(MOVES):
        ((seat, decision),) = state.pending.items()
        state.apply(seat, choice_of([*decision.options], turn))
    ((seat, decision),) = state.pending.items()
    quick = [player.name for player in games.registration("qin").players if not player.slow]
    return {
        name: players.find(name, seed=SEED, game="qin").choose(state.view(seat), decision)
        for name in games.registration("qin").levels
        if name in quick
    }


def play() -> list[Any]:
    from mandate.table.device import Device

    device = Device(lambda: 0)
    plan = {"game": "qin", "options": OPTIONS, "seats": [{"kind": "me"}] * SEATS, "seed": SEED}
    status, answer = device.ask("POST", "tables", json.dumps({**plan, "takebacks": True}))
    assert status == 201, answer
    line = device.listen(json.loads(answer)["id"], "after=0&show=words")

    def do(command: str, **more: Any) -> Any:
        return timeless(json.loads(line.take(json.dumps({"do": command, **more}))))

    heard = []
    sights = json.loads(line.hear())["sights"]
    for turn in range(TURNS):
        asked = next(sight for sight in sights if sight["ask"] is not None)
        here = {"seat": asked["seat"], "ask": asked["ask"]}
        choice = choice_of(asked["view"]["decision"]["options"], turn)
        heard.append(do("play", **here, choice="RR:a1a2"))
        heard.append(do("preview", **here, choice=choice))
        assert do("play", **here, choice=choice)["is"] == "done"
        if turn == UNDONE:
            sights = json.loads(line.hear())["sights"]
            heard.append(timeless(sights))
            assert do("offer", what="takeback", seat=here["seat"])["is"] == "done"
        sights = json.loads(line.hear())["sights"]
        heard.append(timeless(sights))
    return heard


if __name__ == "__main__":
    from mandate.core import flat

    flat.stand_in()
    json.dump({"heard": play(), "levels": levels_say()}, sys.stdout)
    assert "numba" not in sys.modules
