"""One position assessed: what the seat that is to choose can expect, and what its best choices promise.

Judged, as a review is, by what that seat can know and never by how the hidden things really lie.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Seat, State
from mandate.lang.text import TextJson, text
from mandate.study.review import reviewer_of

SUGGESTIONS = 3


class Prospect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a choice promises its player. `error`: a standard error."""

    choice: str
    share: float  # of the win
    share_error: float
    points: float | None = None  # by how many it leads the best of the others in the end
    points_error: float = 0.0
    told: TextJson | None = None  # the choice in words, if the reviewer has them
    brings: TextJson | None = None  # its expected outcome


class Assessment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best choices, best first; the position is worth what the first of them promises."""

    seat: int
    simulations: int  # for each choice
    prospects: list[Prospect]
    unit: TextJson | None  # what points are called


def assess(game: str, state: State, seat: Seat | None) -> Assessment:
    """Assess a position for a seat that has to choose; the same position gets the same assessment."""
    reviewer = reviewer_of(game)
    if reviewer is None:
        raise Malformed(Code.NO_REVIEW, game=text(f"{game}-name"))
    if seat is None:
        raise Refused(Code.GAME_OVER)
    if seat not in state.pending:
        asked = ", ".join(str(each + 1) for each in state.pending)
        raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=asked)
    simulations = reviewer.for_position
    prospects = reviewer.prospects(state.view(seat), simulations, state.pending[seat].number)
    best = sorted(prospects, key=lambda each: (-round(each.share, 4), -(each.points or 0.0)))[:SUGGESTIONS]
    unit, _ = reviewer.points(state)
    return Assessment(int(seat), simulations, [_rounded(each) for each in best], msgspec.to_builtins(unit))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def _rounded(prospect: Prospect) -> Prospect:
    return msgspec.structs.replace(
        prospect,
        share=round(prospect.share, 4),
        share_error=round(prospect.share_error, 4),
        points=None if prospect.points is None else round(prospect.points, 3),
        points_error=round(prospect.points_error, 3),
    )
