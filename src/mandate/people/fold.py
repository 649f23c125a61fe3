"""Ratings as a fold over results: the same results give the same numbers, whenever they are computed.

Weng and Lin's Bayesian ratings with the Plackett–Luce model (`openskill`). Computer players are fixed: they
are met, and never change. A seat's advantage is added to its player before a game is rated, and taken off
after it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from mandate.core.rated import BETA, Scale
from mandate.people.results import Result, ratings_of
from mandate.table.plan import MOST_SEATS

MU = 25.0  # the middle of every scale
MIN_START_SIGMA = 25 / 3
DAY_MS = 86_400_000
MAX_PAIR_GAMES_PER_DAY = 12  # rated games of the same two people on a day; later ones do not count
_MODEL = PlackettLuce(mu=MU, sigma=MIN_START_SIGMA, beta=BETA)


class _Teams(list[list[PlackettLuceRating]]):
    """Teams that the model may change. It makes deep copies otherwise, which take half of its time."""

    def __deepcopy__(self, _: object) -> _Teams:
        return self


_TEAMS = {  # by number of seats; filled in for each game
    count: _Teams([_MODEL.rating()] for _ in range(count)) for count in range(1, MOST_SEATS + 1)
}


class Rating(msgspec.Struct, frozen=True):
    """A person on a scale: what is known of their strength after so many games."""

    mu: float
    sigma: float
    games: int = 0
    at: int = 0
    table: str = ""  # of the last game that counted

    @property
    def key(self) -> tuple[int, str]:
        return self.at, self.table


ScaleKey = tuple[str, str]  # the game, and the scale's id
Person = tuple[str, str, str]  # the id of a guest, and the scale's key
Pair = tuple[str, str, int]  # two people and a day
Find = Callable[[str, str], "Scale | None"]


def find_scale(game: str, scale: str) -> Scale | None:
    ratings = ratings_of(game)
    return None if ratings is None else ratings.scales.get(scale)


def start_sigma(scale: Scale) -> float:
    """A newcomer may play like any level: two standard deviations reach the first and the last."""
    anchors = list(scale.levels.values())
    return max(MIN_START_SIGMA, (max(anchors) - min(anchors)) / 4) if anchors else MIN_START_SIGMA


class Book:
    """All ratings after some results."""

    def __init__(self, find: Find = find_scale) -> None:
        self.ratings: dict[Person, Rating] = {}
        self.pairs: dict[Pair, int] = {}  # how often they met, on the last day
        self._day: int | None = None
        self._find = find
        self._scales: dict[ScaleKey, tuple[Scale, float] | None] = {}

    def add(self, result: Result) -> dict[str, Rating]:
        """Count a result; the ratings that it changed, by guest. Results come in the order of their keys."""
        scale = self._scale(result.game, result.scale) if result.rated else None
        if scale is None or not self._is_new(result):
            return {}
        before = self._before(result, *scale)
        if before is None:
            return {}
        rate = _together if result.scenario is not None else _rivals
        after = rate(result, scale[0], before)
        changed = {}
        for seat, (own, (mu, sigma)) in enumerate(zip(result.seats, after, strict=True)):
            if own.person:
                games = before[seat].games + 1
                rating = Rating(mu, sigma, games, result.at, result.table)
                self.ratings[own.who, result.game, result.scale] = changed[own.who] = rating
        return changed

    def _scale(self, game: str, scale: str) -> tuple[Scale, float] | None:
        key = game, scale
        if key not in self._scales:
            found = self._find(game, scale)
            self._scales[key] = None if found is None else (found, start_sigma(found))
        return self._scales[key]

    def _before(self, result: Result, scale: Scale, sigma: float) -> list[Rating] | None:
        """Everyone's rating before the game; None if a seat has no place on the scale."""
        found = []
        for own in result.seats:
            if own.person:
                known = self.ratings.get((own.who, result.game, result.scale))
                found.append(known or Rating(MU, sigma))
            elif (anchor := scale.levels.get(own.who)) is not None:
                found.append(Rating(anchor, 0.0))
            else:
                return None
        return found

    def _is_new(self, result: Result) -> bool:
        """Whether its people have not met too often that day; counts the meeting."""
        people = [own.who for own in result.seats if own.person]
        if not people or len(set(people)) < len(people):
            return False
        day = result.at // DAY_MS
        if self._day is not None and day > self._day:
            self.pairs.clear()  # results come in order, so earlier days are over
        self._day = day
        pairs = pairs_of(result)
        if any(self.pairs.get(pair, 0) >= MAX_PAIR_GAMES_PER_DAY for pair in pairs):
            return False
        for pair in pairs:
            self.pairs[pair] = self.pairs.get(pair, 0) + 1
        return True


def pairs_of(result: Result) -> list[Pair]:
    people = sorted(own.who for own in result.seats if own.person)
    return [(one, other, result.at // DAY_MS) for one, other in combinations(people, 2)]


def _rivals(result: Result, scale: Scale, before: list[Rating]) -> list[tuple[float, float]]:
    offsets = scale.seats.get(str(len(before))) or [0.0] * len(before)
    teams = _TEAMS[len(before)]
    for (team,), own, more in zip(teams, before, offsets, strict=True):
        team.mu, team.sigma = own.mu + more, own.sigma
    ranks = [float(own.rank) for own in result.seats]
    if len(teams) < 2:
        return [(own.mu, own.sigma) for own in before]
    rated = _MODEL.rate(teams, ranks=ranks)
    return [(team[0].mu - more, team[0].sigma) for team, more in zip(rated, offsets, strict=True)]


def _together(result: Result, scale: Scale, before: list[Rating]) -> list[tuple[float, float]]:
    """Everyone meets the scenario, helped or held back by the others: a team is as strong as its mean.

    What is not known of the others is not known of the opponent either.
    """
    target = scale.scenarios.get(result.scenario or "")
    if target is None:
        return [(own.mu, own.sigma) for own in before]
    mean = sum(own.mu for own in before) / len(before)
    after = []
    for own, seat in zip(before, result.seats, strict=True):
        doubt = math.sqrt(sum(other.sigma**2 for other in before if other is not own)) / len(before)
        against = _rating(target + own.mu - mean, doubt)
        ranks = [1.0, 2.0] if seat.rank == 1 else [2.0, 1.0]
        ((mine,), _) = _MODEL.rate([[_rating(own.mu, own.sigma)], [against]], ranks=ranks)
        after.append((mine.mu, mine.sigma))
    return after


def _rating(mu: float, sigma: float) -> PlackettLuceRating:
    return _MODEL.create_rating([mu, sigma])


def fold(results: Iterable[Result], find: Find = find_scale) -> Book:
    """All ratings from all results, in the order of their keys whatever order they come in."""
    book = Book(find)
    for result in sorted(results, key=lambda each: each.key):
        book.add(result)
    return book
