"""Days of matchmaking, simulated: people arrive, wait, meet and give up, by the code that seats them. Pure.

What people are like is assumed: `Crowd` says how. A seed gives the same days again.
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from mandate.people.fold import MU
from mandate.people.matching.match import TUNING, Meeting, Seat, Strength, Tuning, Waiting, match
from mandate.people.matching.wish import DAY_MS, Kind
from mandate.table.plan import Pace

HOUR_MS = 3_600_000
CLOCKS = (*tuple(Pace(per="game", seconds=60 * minutes, increment=5) for minutes in (10, 5)), Pace())


@dataclass(frozen=True, slots=True)
class Crowd:
    """The people of a small site of board games, as assumed."""

    peak_hour: float = 20.5  # when most people come
    peak: float = 0.8  # how much busier than the mean that hour is, as a share of it
    games: tuple[float, ...] = (0.6, 0.4)  # how many prefer each game
    both_games: float = 0.3  # who would play either
    seats: tuple[tuple[tuple[int, ...], float], ...] = (((2,), 0.7), ((2, 3, 4), 0.2), ((3, 4), 0.1))
    any_clock: float = 0.6  # who accepts every clock; the others one
    rated: float = 0.2
    strength_points: float = 12.0  # the standard deviation of true strengths
    newcomers: float = 0.4  # who have no rating yet
    known_sigma: float = 4.0  # of the ratings of the others
    new_sigma: float = 14.0
    patience_ms: float = 90_000  # on average, without anything to play meanwhile
    game_ms: float = 25 * 60_000  # that a person stays at a warm seat, on average
    agrees: float = 0.8  # that one of two people agrees to a handover
    reading_ms: float = 9_000  # until someone who was invited has seen the position and decided
    loading_ms: float = 1_500  # from the click to the first move of a table that is there


@dataclass(slots=True)
class Day:
    """What became of the requests: milliseconds, and points between those who met."""

    players: int
    warm: bool
    first_moves: list[float] = field(default_factory=list)
    meetings: list[float] = field(default_factory=list)  # from the request on
    gaps: list[float] = field(default_factory=list)
    abandoned: int = 0  # without having met a person

    @property
    def requests(self) -> int:
        return len(self.meetings) + self.abandoned


@dataclass(slots=True)
class _Person:
    waiting: Waiting
    true: float
    leaves: float
    played: bool = False  # whether there was a first move


class _Days:
    def __init__(
        self, players: int, days: int, seed: str, crowd: Crowd, tuning: Tuning, *, warm: bool
    ) -> None:
        self.chance = random.Random(f"{seed}/{players}/{days}")
        self.crowd, self.tuning, self.warm = crowd, tuning, warm
        self.here: dict[str, _Person] = {}
        self.found = Day(players, warm)
        self.events: list[tuple[float, int, Callable[[float], None]]] = []
        self.number = 0
        for day in range(days):
            for _ in range(self._poisson(players)):
                self._at(day * DAY_MS + self._hour() * HOUR_MS, self._arrives)

    def run(self) -> Day:
        while self.events:
            at, _, happens = heapq.heappop(self.events)
            happens(at)
        return self.found

    # --- chance -------------------------------------------------------------------------------------

    def _poisson(self, mean: float) -> int:
        """How many come on a day: the normal distribution is near enough beyond a few."""
        return max(0, round(self.chance.gauss(mean, math.sqrt(mean))))

    def _hour(self) -> float:
        while True:
            hour = self.chance.uniform(0, 24)
            busy = 1 + self.crowd.peak * math.cos((hour - self.crowd.peak_hour) / 24 * 2 * math.pi)
            if self.chance.uniform(0, 1 + self.crowd.peak) <= busy:
                return hour

    def _person(self, at: float) -> _Person:
        crowd, chance = self.crowd, self.chance
        names = ("first", "second")
        game = chance.choices(names, crowd.games)[0]
        games = names if chance.random() < crowd.both_games else (game,)
        seats = chance.choices([each for each, _ in crowd.seats], [share for _, share in crowd.seats])[0]
        clocks = CLOCKS if chance.random() < crowd.any_clock else (chance.choice(CLOCKS),)
        rated = chance.random() < crowd.rated
        kinds = [Kind(game, count, clock, rated) for game in games for count in seats for clock in clocks]
        true = chance.gauss(MU, crowd.strength_points)
        new = chance.random() < crowd.newcomers
        known = Strength(MU, crowd.new_sigma) if new else Strength(
            chance.gauss(true, crowd.known_sigma), crowd.known_sigma
        )  # fmt: skip
        strengths = {(game, count): known for game in games for count in seats}
        warm = Seat(kinds[0], kinds[0].seats - 1) if self.warm else None
        stays = crowd.game_ms if self.warm else crowd.patience_ms
        self.number += 1
        waiting = Waiting(f"{self.number:06}", frozenset(kinds), round(at), strengths, warm=warm)
        return _Person(waiting, true, at + chance.expovariate(1 / stays))

    # --- what happens -------------------------------------------------------------------------------

    def _at(self, moment: float, happens: Callable[[float], None]) -> None:
        self.number += 1
        heapq.heappush(self.events, (moment, self.number, happens))

    def _arrives(self, at: float) -> None:
        person = self._person(at)
        name = person.waiting.person
        self.here[name] = person
        self._at(person.leaves, lambda now: self._leaves(name, now))
        cold = person.waiting if person.waiting.warm is None else _without_table(person.waiting)
        self._match(at, newcomer=cold)
        if name in self.here and self.warm:
            person.played = True
            self.found.first_moves.append(self.crowd.loading_ms)
        if len(self.here) > 1:
            wave = self.tuning.wave_ms
            self._at((at // wave + 1) * wave, self._wave)

    def _wave(self, at: float) -> None:
        """Run a wave, unless it has been run; the next one comes while people wait."""
        if len(self.here) > 1:
            self._match(at)
            next_wave = at + self.tuning.wave_ms
            if not any(moment == next_wave for moment, _, _ in self.events[:3]):
                self._at(next_wave, self._wave)

    def _match(self, at: float, newcomer: Waiting | None = None) -> None:
        pool = [person.waiting for person in self.here.values()]
        if newcomer is not None:
            pool = [newcomer if each.person == newcomer.person else each for each in pool]
        for meeting in match(pool, round(at), self.tuning):
            self._meet(meeting, at)

    def _meet(self, meeting: Meeting, at: float) -> None:
        """A handover needs both; at a new table people have agreed already."""
        if meeting.host is not None and any(self.chance.random() > self.crowd.agrees for _ in range(2)):
            first, *others = meeting.people
            for other in others:
                self._keep_apart(first, other)
            return
        takes = self.crowd.loading_ms
        if meeting.host is not None:
            takes += self.chance.expovariate(1 / self.crowd.reading_ms)
        people = [self.here.pop(name) for name in meeting.people]
        for person in people:
            waited = at - person.waiting.since
            if not person.played:
                self.found.first_moves.append(waited + takes)
            self.found.meetings.append(waited + takes)
        strongest, weakest = max(person.true for person in people), min(person.true for person in people)
        self.found.gaps.append(strongest - weakest)

    def _keep_apart(self, one: str, other: str) -> None:
        for name, them in ((one, other), (other, one)):
            person = self.here[name]
            person.waiting = replace(person.waiting, apart=person.waiting.apart | {them})

    def _leaves(self, name: str, at: float) -> None:
        del at
        if self.here.pop(name, None) is not None:
            self.found.abandoned += 1


def _without_table(each: Waiting) -> Waiting:
    return replace(each, warm=None)


def simulate(
    players: int,
    days: int,
    seed: str,
    *,
    warm: bool = True,
    crowd: Crowd = Crowd(),  # noqa: B008  # frozen
    tuning: Tuning = TUNING,
) -> Day:
    """So many players a day; with `warm` a level keeps a seat until someone comes."""
    return _Days(players, days, seed, crowd, tuning, warm=warm).run()
