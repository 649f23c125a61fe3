"""Fair play: what counts as a missed game, and what follows from several. Pure: a fold over games in order.

It is mild first: a message, then pauses from rated games that grow. Games played to their end make up for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from mandate.people.fold import DAY_MS, MAX_PAIR_GAMES_PER_DAY
from mandate.table import log
from mandate.table.table import Table

HOUR_MS = 3_600_000
# Left the others, let a live clock run out, or gave up a rated game at once.
MissKind: TypeAlias = Literal["left", "stalled", "early"]
EARLY_CHOICES = 6  # of a seat that gives up a rated game: fewer look like losing on purpose
FREE_MISSES = 2  # the first brings nothing but a message
PAUSES_MS = (HOUR_MS // 4, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS)
FADE_MS = 30 * DAY_MS  # after which a miss is forgotten
FAIR_PLAY_MS = 2 * FADE_MS  # of games to look at
GAMES_PER_MISS = 10  # games played to their end that make up for one
GAMES_PER_EXCUSE = 20  # one miss in so many games is excused in a completion rate


class Game(msgspec.Struct, frozen=True):
    """A person's game with other people, as far as fair play looks at it."""

    at: int
    miss: MissKind | None
    rated: bool
    people: tuple[str, ...] = ()  # the others


class FairPlay(msgspec.Struct, frozen=True):
    """Where a person stands: misses that count, the last one, and until when rated games are paused."""

    misses: int = 0
    last: MissKind | None = None
    at: int = 0  # of the last one
    until: int = 0


def miss_of(table: Table, seat: int, *, choices: int) -> MissKind | None:
    """What the player of a seat missed who left the game; None for what hurts no one.

    Between two people resigning is a way to lose. With more of them it takes a player from the others.
    """
    others = [
        each for number, each in enumerate(table.chairs) if number != seat and (each.guest or each.before)
    ]
    if not others:
        return None
    leaving = (log.Resigned, log.Replaced)
    line = next(each for each in reversed(table.lines) if isinstance(each, leaving) and each.seat == seat)
    if isinstance(line, log.Replaced) or line.why == "removed":
        return "left"
    if line.why == "time":
        return "left" if table.opened.plan.pace.slow else "stalled"
    if table.opened.plan.rated and choices < EARLY_CHOICES:
        return "early"
    return "left" if len(others) > 1 else None


def fair_play(games: Iterable[Game]) -> FairPlay:
    """Where a person stands after these games, given in order."""
    counted: list[int] = []  # when the misses were that count
    completed, last, at, until = 0, None, 0, 0
    for game in games:
        counted = [each for each in counted if game.at - each < FADE_MS]
        if game.miss is None:
            completed += 1
            if completed % GAMES_PER_MISS == 0:
                counted = counted[1:]
        elif game.rated:
            counted.append(game.at)
            last, at = game.miss, game.at
            if len(counted) > FREE_MISSES:
                pause = PAUSES_MS[min(len(counted) - FREE_MISSES, len(PAUSES_MS)) - 1]
                until = max(until, game.at + pause)
    return FairPlay(len(counted), last, at, until)


def meets_too_often(games: Sequence[Game], now: int) -> bool:
    """Whether rated games with the same person no longer count today."""
    today = (
        person
        for game in games
        if game.rated and game.at // DAY_MS == now // DAY_MS
        for person in game.people
    )
    return any(count >= MAX_PAIR_GAMES_PER_DAY for count in Counter(today).values())


def excused(games: int, misses: int) -> int:
    """How many of so many misses a completion rate does not count."""
    return min(misses, games // GAMES_PER_EXCUSE)
