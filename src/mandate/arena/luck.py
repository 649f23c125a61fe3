"""Luck as a control variate: results with less chance in them, and the same in the mean.

    luck = luck_of(record)            # each seat's luck in one game; None where the game has no evaluator
    values = adjusted(shares, lucks)  # one number a deal: what a player won there, and the luck in it

Hand `values` to `statistics.share` as you would hand it `shares`. `mandate arena` keeps the luck of each game
under `Played.seen["luck"]` (`LuckWatch`, `luck_in`).

The luck of a chance event is what a game's `LuckEvaluator` thinks of what came, less the mean of what it
thinks of everything that could have come, each with its true probability. So the expectation of that luck is
zero, whatever the evaluator is worth and however the players play: a bad evaluator takes out little chance,
but it never favors a player. How much of the luck is taken off a deal is fitted to the *other* deals, so that
this factor is independent of what it multiplies, and the mean stays unbiased.

Luck is a function of the record alone: everyone who has the record gets the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
import numpy as np

from mandate import games
from mandate.arena.plan import Plan
from mandate.arena.play import Onlooker
from mandate.arena.played import Played
from mandate.arena.schedule import Task
from mandate.core.game import State
from mandate.core.match import Match
from mandate.core.record import Entry, Record
from mandate.core.replay import begin, repeat

SEEN = "luck"  # what results call it
LEAST_DEALS = 10  # a factor that is fitted to fewer adds more chance than it takes out
DIGITS = 6


class LuckEvaluator(Protocol):
    """What chance was worth in one game; a registration names one as its `luck`.

    Both methods may use everything hidden, give one number a seat in shares of the win, and change no state.
    Their expectation over what chance could have brought is zero; a test of the game proves it.
    """

    def deal(self, start: State) -> Sequence[float] | None:
        """The luck of the deal; None where nothing was dealt at random, as in a position that was set up."""
        ...

    def draw(self, state: State, entry: Entry) -> Sequence[float] | None:
        """The luck of what is drawn with the choice that comes next; None where nothing is drawn."""
        ...


def evaluator_of(game: str) -> LuckEvaluator | None:
    """The evaluator of a game; None if it has none."""
    evaluator: LuckEvaluator | None = games.registration(game).part("luck")
    return evaluator


def luck_of(record: Record) -> list[float] | None:
    """Each seat's luck in a game, in shares of the win; None if the game has no evaluator.

    A record without an end has the luck up to there.
    """
    evaluator = evaluator_of(record.game)
    if evaluator is None:
        return None
    state = begin(games.find(record.game), record)
    total = np.zeros(state.seats)
    if (dealt := evaluator.deal(state)) is not None:
        total += dealt
    for entry in record.in_force():
        if (drawn := evaluator.draw(state, entry)) is not None:
            total += drawn
        repeat(state, entry)
    return [round(float(one), DIGITS) for one in total]


def adjusted(values: Sequence[float], luck: Sequence[float]) -> list[float]:
    """The values less the luck in them, times a factor for each that is fitted to all others."""
    y, c = np.asarray(values, dtype=float), np.asarray(luck, dtype=float)
    n = len(y)
    if n < LEAST_DEALS:
        return [float(one) for one in y]
    sums, squares = c.sum() - c, (c * c).sum() - c * c
    products, means = (c * y).sum() - c * y, (y.sum() - y) / (n - 1)
    slopes = np.divide(products - means * sums, squares, out=np.zeros(n), where=squares > 0)
    return [float(one) for one in y - slopes * c]


# --- in an arena ------------------------------------------------------------------------------------------


class _Meter(Onlooker):
    """Measures a game when it is over, from its record."""

    def __init__(self, match: Match[State]) -> None:
        self._match = match

    def made(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(luck_of(self._match.record)))


class LuckWatch:
    """Measures the luck of every game where it is played: `Run(…, watch={SEEN: LuckWatch()})`."""

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Onlooker:
        del plan, task
        return _Meter(match)


def luck_in(played: Played, player: int) -> float | None:
    """A player's luck in a game of an arena, for each seat it held; None where it was not measured."""
    if SEEN not in played.seen:
        return None
    luck: list[float] | None = msgspec.json.decode(played.seen[SEEN], type=list[float] | None)
    if luck is None:
        return None
    own = [one for seat, one in enumerate(luck) if played.seats[seat] == player]
    return sum(own) / len(own)
