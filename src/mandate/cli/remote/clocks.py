"""A time limit as it is typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mandate.core.errors import Code, Malformed

if TYPE_CHECKING:
    from mandate.core.game import Json

SECONDS_OF = {"m": 60, "h": 60 * 60, "d": 24 * 60 * 60}


def read_clock(text: str) -> Json:
    """`10+5`: minutes for the game and seconds for each move; `2m`, `12h`, `3d`: for each move."""
    if (found := re.fullmatch(r"(\d+)\+(\d+)", text)) is not None:
        pace = {"per": "game", "seconds": 60 * int(found[1]), "increment": int(found[2])}
    elif (found := re.fullmatch(r"(\d+)([mhd])", text)) is not None:
        pace = {"per": "move", "seconds": int(found[1]) * SECONDS_OF[found[2]]}
    else:
        raise Malformed(Code.BAD_OPTION, option="clock", value=text, expected="10+5 | 2m | 12h | 3d")
    return pace
