"""Earlier positions of a running game: each as the seat saw it then, and none that a takeback canceled."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.table import commands
from mandate.table.past import MOST_AT_ONCE, Past, looking_back, past
from mandate.table.show import Show
from tests.table.scenes import ANN, Scene, plan

FAR = 1_000_000


def shown(scene: Scene, seat: int | None, before: int = FAR) -> Past:
    found = past(looking_back(scene.table, seat, before, Show()))
    return msgspec.json.decode(found, type=Past)


def view(scene: Scene, seat: int | None) -> Any:
    assert scene.table.state is not None
    return msgspec.json.decode(scene.table.state.encode_view(None if seat is None else Seat(seat)))


@pytest.mark.parametrize(("game", "seats"), [("qin", 3), ("great-wall", 2)])
def test_a_seat_sees_again_exactly_what_it_saw(game: str, seats: int) -> None:
    scene = Scene(plan(*["me"] * seats, game=game, takebacks=True))
    chance = Chance(game)
    eyes = [*range(seats), None]
    seen = {(eye, 0): view(scene, eye) for eye in eyes}
    for _ in range(25):
        scene.play(chance)
        seen |= {(eye, scene.table.number): view(scene, eye) for eye in eyes}
    for eye in eyes:
        last: list[int] = []
        before = FAR
        while before > 0:
            found = shown(scene, eye, before)
            assert len(found.views) <= MOST_AT_ONCE
            lines = found.lines[found.first : found.first + len(found.views)]
            for line, position in zip(lines, found.views, strict=True):
                assert position.view == seen[eye, line]
                assert position.hidden is msgspec.UNSET
            last, before = [*lines, *last], lines[0]
        assert last == found.lines == [line for who, line in seen if who == eye]


def test_what_was_taken_back_is_not_among_them() -> None:
    scene = Scene(plan("me", "me", takebacks=True))
    chance = Chance("back")
    for _ in range(6):
        scene.play(chance)
    lines = shown(scene, 0).lines
    mover = next(iter(scene.table.pending))
    scene.do(ANN, commands.Offer(what="takeback", seat=1 - mover))
    assert shown(scene, 0).lines == lines[:-1]
    scene.play(chance)
    assert shown(scene, 0).lines == [*lines[:-1], scene.table.number]
    assert shown(scene, 0).views[-1].view == view(scene, 0)


def test_looking_back_from_the_start_shows_nothing() -> None:
    scene = Scene(plan("me", "me"))
    found = shown(scene, 0, 0)
    assert (found.lines, found.first, found.views) == ([0], 0, [])
