"""The totals behind other screens: no player finds them on a view, and `resample` knows them all the same."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
from typing import Any

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.fields import flattened
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.view import GreatWallView
from tests.games.great_wall.engine_view import engine_json

STRANGE = 29_989  # a number that is nowhere else in a game
PLAIN = (int, str, bool, type(None), float)


def table(players: int, *, coop: bool = False) -> GreatWallState:
    s = GREAT_WALL.start({"players": players, "coop": coop}, Chance("counting"))
    s.res = [[STRANGE + 4 * clan + what for what in range(4)] for clan in range(s.clans)]
    return s


def reachable(thing: Any, seen: set[int] | None = None) -> set[Any]:
    """Every plain value that someone finds who follows public names, keys and places."""
    seen = set() if seen is None else seen
    if isinstance(thing, PLAIN):
        return {thing}
    if id(thing) in seen:
        return set()
    seen.add(id(thing))
    found: set[Any] = {repr(thing), str(thing)}
    parts: list[Any] = []
    if isinstance(thing, dict):
        parts = [*thing, *thing.values()]
    elif isinstance(thing, (list, tuple, set, frozenset)):
        parts = list(thing)
    for name in dir(thing):
        if not name.startswith("_"):
            value = getattr(thing, name)
            parts.append(value() if name in ("to_json", "encode") else value)
    for part in parts:
        if not callable(part):
            found |= reachable(part, seen)
    return found


def shows_totals(found: Any, hidden: set[int]) -> bool:
    return any(value in hidden or any(str(n) in str(value) for n in hidden) for value in found)


@pytest.mark.clause("gw.secret")
@pytest.mark.parametrize(("players", "coop"), [(3, False), (4, True), (2, False), (1, False)])
@pytest.mark.parametrize("way", ["as it is", "pickled", "copied"])
def test_no_public_part_of_a_view_shows_the_goods_of_others(players: int, coop: bool, way: str) -> None:
    s = table(players, coop=coop)
    for seat in (None, *map(Seat, range(players))):
        view: GreatWallView = s.view(seat)
        if way == "pickled":
            view = pickle.loads(pickle.dumps(view))
        elif way == "copied":
            view = copy.deepcopy(dataclasses.replace(view))
        own = set() if seat is None else set(s.res[seat])
        hidden = set(flattened(s.res)) - own
        assert not shows_totals(reachable(view), hidden)
        assert not shows_totals(
            [
                json.dumps(view.to_json()),
                json.dumps(engine_json(view)),
                s.encode_view(seat),
                repr(dataclasses.asdict(view)),
            ],
            hidden,
        )
        assert not shows_totals(
            reachable({f.name: getattr(view, f.name) for f in dataclasses.fields(view)}), hidden
        )
        assert not shows_totals(flattened(sketch(view).res), hidden)
        assert shows_totals(reachable(view), own) is bool(own)  # the search finds what is there


@pytest.mark.clause("gw.secret")
def test_resampling_knows_what_counting_would_tell_also_in_another_process() -> None:
    s = table(3)
    view = pickle.loads(pickle.dumps(s.view(Seat(1))))
    assert GREAT_WALL.resample(view, Chance("any")).res == s.res
