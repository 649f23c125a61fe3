"""What a game brings to ratings: its scales, and fixed points on each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

BETA = 25 / 6  # how much luck there is in a game, in points: the default of the rating model


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games that are rated together, with the anchors that `tools/anchors.py` fitted from arena results.

    All numbers are points of the rating model (`mandate.people.fold`), whose middle is 25.
    """

    levels: dict[str, float]  # computer players, the weakest first
    seats: dict[str, list[float]] = {}  # by number of seats: what each seat adds to the player in it
    scenarios: dict[str, float] = {}  # the game itself as an opponent, where all win or lose together


class Matchup(msgspec.Struct, frozen=True):
    """Who meets whom under some options: rivals on a scale, or all seats together against a scenario."""

    scale: str
    scenario: str | None = None


@dataclass(frozen=True, slots=True)
class Ratings:
    """The scales of a game, and on which of them a table counts; None: on none."""

    scales: Mapping[str, Scale]
    matchup: Callable[[Mapping[str, Any]], Matchup | None]


def read_scales(stored: bytes) -> dict[str, Scale]:
    """The scales of a game from its JSON file."""
    return msgspec.json.decode(stored, type=dict[str, Scale])
