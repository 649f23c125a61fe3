"""What an onlooker keeps of the course of one game."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

import msgspec

from mandate.arena.plan import Plan
from mandate.arena.play import Onlooker
from mandate.arena.schedule import Task
from mandate.core.game import Decision, Event, State, View
from mandate.core.match import Match
from mandate.games import registration
from mandate.study.properties.traits import Traits

PARTS = 20  # of a game, from its first choice to its last
COURSE = "course"  # what it is called among the things seen


class GameCourse(msgspec.Struct, kw_only=True):
    """One game. Lists by part of the game are sums over the choices in it."""

    tree: float  # the number of ways through its choices, as a power of 10
    most: int  # options at once
    choices: list[int]  # by part
    options: list[int]
    hidden: list[float] | None = None  # bits
    kinds: dict[str, tuple[int, int]]  # kind of question → how often, and all its options
    leads: int | None = None  # how often another seat came to lead alone
    settled: float | None = None  # the part of the game after which the winner led to the end


class Course(Onlooker):
    """Looks on at one game."""

    def __init__(self, traits: Traits, state: State) -> None:
        self._traits = traits
        self._state = state
        self._options: list[int] = []
        self._hidden: list[float] = []
        self._kinds: dict[str, list[int]] = {}
        self._leaders: list[int | None] = []  # after each choice; None if several are level

    def saw(self, view: View, decision: Decision, choice: str, events: Sequence[Event]) -> None:
        del choice, events
        options = len(decision.options)
        self._options.append(options)
        of_kind = self._kinds.setdefault(str(decision.kind), [0, 0])
        of_kind[0] += 1
        of_kind[1] += options
        if self._traits.hidden is not None and self._state.seats > 1:
            self._hidden.append(self._traits.hidden(view))
        if self._traits.standing is not None and self._state.seats > 1:
            self._leaders.append(self._leader(self._traits.standing))

    def _leader(self, standing: Callable[[State], Sequence[float]]) -> int | None:
        outcome = self._state.outcome
        if outcome is not None:
            return int(outcome.winners[0]) if len(outcome.winners) == 1 else None
        scores = list(standing(self._state))
        best = max(scores)
        return scores.index(best) if scores.count(best) == 1 else None

    def made(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self.finished()))

    def finished(self) -> GameCourse:
        count = len(self._options)
        places = [min(PARTS * number // count, PARTS - 1) for number in range(count)]
        choices, options, hidden = [0] * PARTS, [0] * PARTS, [0.0] * PARTS
        for number, part in enumerate(places):
            choices[part] += 1
            options[part] += self._options[number]
            if self._hidden:
                hidden[part] += self._hidden[number]
        return GameCourse(
            tree=round(sum(math.log10(n) for n in self._options), 3),
            most=max(self._options, default=0),
            choices=choices,
            options=options,
            hidden=[round(bits, 3) for bits in hidden] if self._hidden else None,
            kinds={kind: (n, options) for kind, (n, options) in sorted(self._kinds.items())},
            leads=self._leads(),
            settled=self._settled(),
        )

    def _leads(self) -> int | None:
        if not self._leaders:
            return None
        alone = [leader for leader in self._leaders if leader is not None]
        return sum(one != other for one, other in itertools.pairwise(alone))

    def _settled(self) -> float | None:
        outcome = self._state.outcome
        if not self._leaders or outcome is None or len(outcome.winners) != 1:
            return None
        winner, count = int(outcome.winners[0]), len(self._leaders)
        since = next((n for n in range(count, 0, -1) if self._leaders[n - 1] != winner), 0)
        return round(since / count, 4)


class Watching:
    """Sends an onlooker to every game."""

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Course:
        del task
        return Course(traits_of(plan.game), match.state)


def traits_of(game: str) -> Traits:
    traits = registration(game).part("traits")
    return traits if isinstance(traits, Traits) else Traits()
