"""A ladder, folded from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from mandate import games
from mandate.core.game import Json
from mandate.core.rated import BETA
from mandate.people.bot_ladder import log
from mandate.people.results import ratings_of
from mandate.people.standing import level_of

MU_POINTS = (
    400 / 2.302585092994046 / BETA
)  # points of chess ratings in one of the rating model, but for √seats


@dataclass(slots=True)
class Entrant:
    """A player, or one version of it."""

    who: str
    player: str
    level: str
    since: int
    paused: log.Paused | None = None
    sets: int = 0  # begun
    with_levels: int = 0  # of these, how many had a level in their company


@dataclass(slots=True)
class Game:
    """One seating of a set."""

    set: Set
    seating: int
    sitting: log.Sitting
    played: log.Played | None = None


@dataclass(slots=True)
class Set:
    """A company that plays one deal in all seatings, one after the other at a server."""

    line: log.Paired
    games: list[Game] = field(default_factory=list)
    changed: int = 0
    dropped: bool = False

    @property
    def company(self) -> tuple[str, ...]:
        return tuple(sorted(self.line.games[0].seats))

    @property
    def is_over(self) -> bool:
        return self.dropped or all(game.played is not None for game in self.games)


class Ladder:
    """All that is known of a ladder. Only `add` changes it."""

    def __init__(self, lines: Iterable[log.AnyLine] = ()) -> None:
        self.lines = 0
        self.changed = 0
        self.entrants: dict[str, Entrant] = {}  # in the order of entry
        self.sets: list[Set] = []
        self.companies: Counter[tuple[str, ...]] = Counter()  # how many sets each has begun
        self.met: Counter[tuple[str, str]] = Counter()  # in how many sets one met another
        self.running: dict[int, Set] = {}
        self.finished: list[Game] = []
        self.rated: log.Rated | None = None
        self.last: log.AnyLine | None = None
        self.ended: log.Ended | None = None
        for line in lines:
            self.add(line)

    opened: log.Opened

    def options_of(self, line: log.Paired) -> Json:
        return self.opened.options[line.deal % len(self.opened.options)]

    @property
    def anchors(self) -> dict[str, float]:
        """The levels that take part, with the points at which the game's scale holds them."""
        scale = self._scale()
        return {one.who: scale[one.level] for one in self.entrants.values() if one.level in scale}

    def plays_like(self, points: float) -> float | None:
        """Like which level such a rating plays; they count from 1. None where no level takes part."""
        return level_of(list(self._scale().values()), points) if self.anchors else None

    def _scale(self) -> dict[str, float]:
        """The points of every level of this game at tables of this size; the first level stands at 0."""
        found = ratings_of(self.opened.game)
        options = games.find(self.opened.game).configure(self.opened.options[0])
        matchup = found.matchup(options) if found is not None else None
        if found is None or matchup is None or matchup.scenario is not None:
            return {}
        levels = found.scales[matchup.scale].levels
        first = next(iter(levels.values()))
        each = MU_POINTS / self.opened.seats**0.5
        return {level: (mu - first) * each for level, mu in levels.items()}

    def sets_of(self, who: str) -> Iterator[Set]:
        return (each for each in self.sets if who in each.line.games[0].seats)

    # --- folding ------------------------------------------------------------------------------------

    def add(self, line: log.AnyLine) -> None:
        self.lines += 1
        self.last = line
        self.changed = line.at
        match line:
            case log.Opened():
                self.opened = line
            case log.Entered(who=who):
                self.entrants[who] = Entrant(who, line.player, line.level, line.at)
            case log.Paired():
                self._pair(line)
            case log.Played():
                game = self.sets[line.set].games[line.seating]
                game.played = line
                game.set.changed = line.at
                self.finished.append(game)
                if game.set.is_over:
                    self.running.pop(line.set, None)
            case log.Dropped():
                self.sets[line.set].dropped = True
                self.running.pop(line.set, None)
            case log.Paused(who=who):
                self.entrants[who].paused = line
            case log.Resumed(who=who):
                self.entrants[who].paused = None
            case log.Rated():
                self.rated = line
            case log.Ended():
                self.ended = line

    def _pair(self, line: log.Paired) -> None:
        made = Set(line, changed=line.at)
        made.games = [Game(made, seating, sitting) for seating, sitting in enumerate(line.games)]
        self.sets.append(made)
        self.running[line.set] = made
        self.companies[made.company] += 1
        company = [self.entrants[who] for who in dict.fromkeys(made.company)]
        self.met.update((one.who, other.who) for one in company for other in company if one is not other)
        leveled = any(one.level for one in company)
        for one in company:
            one.sets += 1
            one.with_levels += leveled
