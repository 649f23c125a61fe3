"""Frames hold what `rules/frames.py` says of their kind, so that its types can be relied on."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import pytest

from mandate.core.flow import Frame
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.kinds import FrameKind
from tests.games.great_wall.driving import states
from tests.games.great_wall.modes import OTHERS

# counts under the names of things, which a TypedDict cannot say
COUNTS = {FrameKind.CLERKS: set(CODES), FrameKind.REQUEST: {"0", "1", "2", "3"}}


def misfits(frame: Frame) -> list[str]:
    """What is wrong with a frame's data."""
    kind = FrameKind(frame.kind)
    if kind in frames.FACTS:
        return []
    if kind in frames.SECRET:
        return [name for name in frame.data if not name.isdigit()]
    described: Any = frames.DATA.get(kind)
    if described is None:
        return list(frame.data)
    known = {*get_type_hints(described), *COUNTS.get(kind, ())}
    strange = [name for name in frame.data if name not in known]
    try:
        msgspec.convert(frame.data, described)
    except msgspec.ValidationError as error:
        return [*strange, str(error)]
    return strange


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4}, *OTHERS.values()], ids=str)
def test_every_frame_holds_what_its_kind_says(options: dict[str, Any]) -> None:
    seen = set()
    for s in states(**options, seed="frames", eager=True, rich=True):
        for frame in s.stack:
            assert misfits(frame) == [], frame.to_json()
            seen.add(frame.kind)
    assert {FrameKind.CLERKS, FrameKind.TURN, FrameKind.RECRUITING} <= seen


def test_a_missing_or_a_strange_part_is_found() -> None:
    assert misfits(Frame(FrameKind.HIRE, data={"n": 1, "disc": 0})) == [
        "Object missing required field `only`"
    ]
    assert misfits(Frame(FrameKind.MARCH, data={"n": "1"})) == ["Expected `int`, got `str` - at `$.n`"]
    assert misfits(Frame(FrameKind.MARCH, data={"n": 1, "disc": 0})) == ["disc"]
    assert misfits(Frame(FrameKind.BUILD, data={"n": 1})) == ["n"]
