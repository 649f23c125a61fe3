"""A rating as levels: between which of them a person plays, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from mandate.core.rated import Scale

if TYPE_CHECKING:  # a server's package, which levels do not need
    from mandate.people.fold import Rating

STANDARD_DEVIATIONS = 1.96  # of an interval of 95 %
PROVISIONAL_LEVELS = 1.5  # half the width of an interval above which a rating is provisional


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Plays like level `level` ± `margin`: an interval of 95 %. Levels count from 1, without bounds."""

    game: str
    scale: str
    level: float
    margin: float
    games: int
    of: int  # how many levels there are
    provisional: bool


def standing(game: str, scale_id: str, scale: Scale, rating: Rating) -> Standing:
    anchors = list(scale.levels.values())
    spread = STANDARD_DEVIATIONS * rating.sigma
    low, high = level_of(anchors, rating.mu - spread), level_of(anchors, rating.mu + spread)
    margin = (high - low) / 2
    return Standing(
        game=game,
        scale=scale_id,
        level=round(level_of(anchors, rating.mu), 1),
        margin=round(margin, 1),
        games=rating.games,
        of=len(anchors),
        provisional=margin > PROVISIONAL_LEVELS,
    )


def level_of(anchors: Sequence[float], mu: float) -> float:
    """Between two levels in proportion; beyond the ends as wide as the steps of the scale on average."""
    if len(anchors) < 2:
        return 1.0
    mean_step = (anchors[-1] - anchors[0]) / (len(anchors) - 1)
    if mu <= anchors[0]:
        return 1 + (mu - anchors[0]) / mean_step
    for number, (below, above) in enumerate(pairwise(anchors), 1):
        if mu <= above:
            return number + (mu - below) / (above - below)
    return len(anchors) + (mu - anchors[-1]) / mean_step
