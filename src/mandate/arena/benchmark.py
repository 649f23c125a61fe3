"""A benchmark: one player against each level of a game, until each result is decided or narrow.

A *row* is a level on one setting of the game, such as unseen boards. Its games stop as soon as its interval
excludes the fair share, or is narrow enough. The intervals are `sequential.Betting`'s, which hold at every
moment; the error of 5 % is divided among the rows, so that all intervals of a result hold together.

In a suite with partners all seats win or lose together: the player has one seat and a level the others, and
in a first row the player has all seats.

What is played follows from the `Heading` alone; so anyone who has the file can check it (`benchmark_check`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from mandate import __version__, games
from mandate.arena.luck import SEEN
from mandate.arena.plan import ANSWER_S, Plan, make_plan
from mandate.arena.played import Played
from mandate.arena.schedule import Schedule, Task, games_a_deal
from mandate.arena.sequential import Betting
from mandate.arena.shares import share_of
from mandate.arena.statistics import LEVEL, Estimate
from mandate.arena.summary import by_deal, less_luck
from mandate.core.errors import Code, Malformed
from mandate.core.game import Json
from mandate.players import levels_of
from mandate.players.usage import Usage

FORMAT = "mandate-benchmark-1"
NARROW = 0.1
PLAYER = 0  # its number in every plan


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a suite is played. `options` takes the seed, the seats and the number of deals.

    It gives the options of each deal, drawn alike and independently, or one for all deals.
    """

    name: str
    options: Callable[[str, int, int], list[Json]]


@dataclass(frozen=True, slots=True)
class Suite:
    """A benchmark that has a name. Another number of levels is another suite."""

    name: str
    game: str
    seats: int
    settings: tuple[Setting, ...]
    partners: bool = False


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """All that defines a result, and the first line of its file."""

    format: str = FORMAT
    mandate: str
    suite: str
    game: str
    rules: str
    player: str
    levels: list[str]
    seats: int
    seed: str
    seconds: float  # that a program has for one answer
    narrow: float  # half of an interval that needs to be no shorter
    precise: bool  # whether games go on when it is decided who is better, until the interval is narrow


def suites() -> dict[str, Suite]:
    """Those of all games by name; a game that brings none has a plain one."""
    found: dict[str, Suite] = {}
    for game in games.names():
        registration = games.registration(game)
        brought: Sequence[Suite] | None = registration.part("benchmarks")
        if brought is None and registration.levels:
            brought = (Suite(f"{game}-{len(registration.levels)}", game, 2, (Setting("plain", _plain),)),)
        found |= {suite.name: suite for suite in brought or ()}
    return found


def _plain(seed: str, seats: int, deals: int) -> list[Json]:
    del seed, deals
    return [{"players": seats}]


def suite_of(name: str) -> Suite:
    known = suites()
    if name not in known:
        raise Malformed(Code.BAD_OPTION, option="suite", value=name, expected=", ".join(known))
    return known[name]


def make_heading(
    suite: Suite,
    player: str,
    *,
    seed: str,
    levels: Sequence[str] = (),
    seats: int | None = None,
    seconds: float = ANSWER_S,
    narrow: float = NARROW,
    precise: bool = False,
) -> Heading:
    return Heading(
        mandate=__version__,
        suite=suite.name,
        game=suite.game,
        rules=games.find(suite.game).rules_version,
        player=player,
        levels=list(levels or levels_of(suite.game)),
        seats=suite.seats if seats is None else seats,
        seed=seed,
        seconds=float(seconds),
        narrow=narrow,
        precise=precise,
    )


@dataclass(slots=True)
class Row:
    """The player against one level, or beside it; `level` is empty where the player has all seats."""

    setting: Setting
    level: str
    plan: Plan
    betting: Betting
    narrow: float
    precise: bool
    fair: float | None  # the share that would be decided about; None with partners
    played: list[Played] = field(default_factory=list)
    _waiting: list[float] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.played.append(played)
        self._waiting.append(share_of(played, self.plan, PLAYER))
        if len(self._waiting) == games_a_deal(self.plan):  # a deal is one observation
            self.betting.add(math.fsum(self._waiting) / len(self._waiting))
            self._waiting.clear()

    @property
    def share(self) -> Estimate:
        return self.betting.estimate

    @property
    def verdict(self) -> int:
        """1 if the player is better than this level, -1 if it is worse, 0 while that is open."""
        if self.fair is None:
            return 0
        return 1 if self.share.low > self.fair else -1 if self.share.high < self.fair else 0

    @property
    def is_done(self) -> bool:
        decided = self.verdict != 0 and not self.precise
        return decided or self.share.high - self.share.low <= 2 * self.narrow

    @property
    def adjusted(self) -> Estimate | None:
        """The share without luck. Its interval is the usual one, somewhat too short after stopping."""
        if not self.played:
            return None
        shares = by_deal(self.played, lambda played: share_of(played, self.plan, PLAYER))
        return less_luck(self.played, PLAYER, shares)


class Benchmark:
    """The games of one heading, and what follows from them. It also says which games are not needed."""

    def __init__(self, heading: Heading, deals: int) -> None:
        self.heading = heading
        self.suite = suite_of(heading.suite)
        self.rows = list(self._rows(deals))
        self.schedule = Schedule([row.plan for row in self.rows], deals)
        self.usage = Usage()
        self.seconds, self.choices, self.games = 0.0, 0, 0
        self.failures = 0  # games that the player lost by one

    @classmethod
    def of_games(cls, heading: Heading, games: int) -> Benchmark:
        """With so many games at most in each row, rounded up to whole deals."""
        return cls(heading, math.ceil(games / heading.seats))

    @property
    def games_a_deal(self) -> list[int]:
        return [games_a_deal(row.plan) for row in self.rows]

    def _rows(self, deals: int) -> Iterator[Row]:
        heading, partners = self.heading, self.suite.partners
        levels = (["", *heading.levels]) if partners else heading.levels
        error = (1 - LEVEL) / (len(levels) * len(self.suite.settings))
        for setting in self.suite.settings:
            options = setting.options(heading.seed, heading.seats, deals)
            for level in levels:
                plan = make_plan(
                    heading.game,
                    [heading.player, level] if level else [heading.player],
                    options,
                    seed=heading.seed,
                    seconds=heading.seconds,
                    mixed=bool(partners and level),
                    part=f"{setting.name}/{level or 'alone'}",
                )
                options = plan.options  # checked, and the boards drawn
                fair = None if partners else 1 / plan.seats
                yield Row(setting, level, plan, Betting(error), heading.narrow, heading.precise, fair)

    # --- while it is played -------------------------------------------------------------------------

    def is_decided(self, task: Task) -> bool:
        return self.rows[task.part].is_done

    def add(self, task: Task, played: Played) -> None:
        seen = {SEEN: played.seen[SEEN]} if SEEN in played.seen else {}
        self.rows[task.part].add(msgspec.structs.replace(played, seen=seen))
        self.games += 1
        self.failures += bool(played.failures)
        for usage in played.usage.values():
            self.usage.include(usage)
        for seat, player in enumerate(played.seats):
            if player == PLAYER:
                self.seconds += played.seconds[seat]
                self.choices += played.decisions[seat]

    # --- what follows -------------------------------------------------------------------------------

    def score(self, setting: Setting) -> Estimate:
        """The mean of the shares of all levels on a setting; its interval holds with all others."""
        rows = [row for row in self.rows if row.setting is setting and row.level]
        shares = [row.share for row in rows]
        return Estimate(*(math.fsum(values) / len(rows) for values in _columns(shares)))

    def to_json(self) -> Json:
        """The result under documented keys (docs/benchmark.md)."""
        heading = msgspec.to_builtins(self.heading)
        usage = msgspec.to_builtins(self.usage)
        return {
            **heading,
            "games": self.games,
            "scores": {setting.name: self.score(setting).to_json() for setting in self.suite.settings},
            "rows": [
                {
                    "setting": row.setting.name,
                    "level": row.level,
                    "games": len(row.played),
                    "share": row.share.to_json(),
                    "adjusted": row.adjusted.to_json() if row.adjusted else None,
                    "fair": row.fair,
                    "verdict": row.verdict,
                    "done": row.is_done,
                }
                for row in self.rows
            ],
            "choices": self.choices,
            "seconds": round(self.seconds, 3),
            "failures": self.failures,
            "usage": usage if self.usage.answers else None,
        }


def _columns(shares: Sequence[Estimate]) -> Iterator[list[float]]:
    yield [share.mean for share in shares]
    yield [share.low for share in shares]
    yield [share.high for share in shares]
