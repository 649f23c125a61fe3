"""Who meets whom next: companies whose games tell the most.

A player meets levels in a third of its sets, so that everyone is measured by the same fixed points, and else
players of like strength whom it has met seldom. What a game tells is greatest between equals, p·(1−p) for a
chance p of winning, and each further set of the same two tells less.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from statistics import fmean

from mandate.arena.rating import SCALE
from mandate.people.bot_ladder.ladder import Entrant, Ladder

LEVELS_EVERY = 3  # at least one set in so many has a level in it


def next_company(
    ladder: Ladder,
    seeking: Collection[str],
    free: Collection[str],
    points: Mapping[str, float],
    apart: Collection[frozenset[str]] = (),
) -> list[str] | None:
    """The company of the next set; None if none can be filled.

    `seeking`: who needs a set; of these the one that has begun the fewest comes first. `free`: who may be
    paired with them, levels among them; `points`: ratings as far as they are known; `apart`: pairs that do
    not meet.
    """
    among = [one for one in ladder.entrants.values() if one.who in free]
    for first in sorted((ladder.entrants[who] for who in seeking), key=lambda one: one.sets):
        company = _company(ladder, first, among, points, apart)
        if len(company) > 1:
            return _filled([one.who for one in company], ladder.opened.seats)
    return None


def _company(
    ladder: Ladder,
    first: Entrant,
    among: Sequence[Entrant],
    points: Mapping[str, float],
    apart: Collection[frozenset[str]],
) -> list[Entrant]:
    company = [first]
    due = first.with_levels * LEVELS_EVERY <= first.sets
    while len(company) < ladder.opened.seats:
        others = [
            one
            for one in among
            if one not in company and not any(frozenset((one.who, each.who)) in apart for each in company)
        ]
        if len(company) == 1 and due:
            others = [one for one in others if one.level] or others
        if not others:
            break
        company.append(max(others, key=lambda one: _worth(ladder, first, one, points)))
    return company


def _filled(company: list[str], seats: int) -> list[str]:
    """With fewer players than seats the first one sits alone, and the others share the remaining seats."""
    first, *others = company
    return [first, *(others[number % len(others)] for number in range(seats - 1))]


def _worth(ladder: Ladder, first: Entrant, other: Entrant, points: Mapping[str, float]) -> float:
    usual = fmean(points.values()) if points else 0.0
    lead = (points.get(first.who, usual) - points.get(other.who, usual)) / SCALE
    chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))
    return chance * (1 - chance) / (1 + ladder.met[first.who, other.who])


def seatings(company: Sequence[str]) -> list[list[str]]:
    """The company in every seating: moved round by one seat at a time."""
    return [[*company[-shift:], *company[:-shift]] if shift else [*company] for shift in range(len(company))]
