"""Playing The Great Wall by looking ahead: each promising choice is played on by rules of thumb, many times.

    thought = LookAhead(Budget(simulations=48), seed=7).think(view, decision)

Everything hidden is redrawn for every play-out (`resample`), so nothing depends on how it really lies. The
candidates meet the same made-up tables, and after each round the worse half of them is dropped (sequential
halving). A candidate that is clearly worse than the best one, or always ends just like it, is dropped sooner,
so the effort is spent where there is doubt. A play-out ends with the Year, where learned weights judge, or
with the game. The budget is counted in play-outs and is an upper limit: the same seed gives the same choice
on every machine. A budget in seconds uses what the clock allows.
"""

from __future__ import annotations

import itertools
import logging
import math
import time
from collections.abc import Iterator, Mapping
from functools import cache

from mandate.core.errors import Malformed
from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.great_wall.players.option_weights import MODES, OptionWeights, learned_weights
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.players.trial import Trial
from mandate.games.great_wall.players.value import Evaluation, evaluation_for, mode_of
from mandate.games.great_wall.views.view import GreatWallView
from mandate.players.budget import Budget, budget
from mandate.players.thought import Candidate, Thought

logger = logging.getLogger(__name__)

# how many candidates a kind of question deserves; of the others the rules of thumb know enough
BREADTH = {
    "setup.choose": 4, "reclaim": 2, "fall.choose": 5, "fall.order": 3, "clerks": 6, "copy": 3, "choose": 3,
    "advanced": 3, "tactic": 4, "hire": 4, "build": 4, "recruit": 4, "muster": 4, "attack": 5, "upgrade": 3,
    "donate": 2, "wound": 3, "march": 3, "tea": 2, "spend": 2, "use": 2, "save": 2, "shame": 2, "penance": 2,
    "gain": 3, "fetch": 3, "reed.move": 4, "reed.attack": 3, "reed.build": 2, "reed.swap": 2, "propose": 3,
    "consent": 2, "sacrifice": 3, "levy": 2, "whom": 2, "give": 3, "ordeal": 2,
}  # fmt: skip
MAX_CANDIDATES = max(BREADTH.values())
MIN_TABLES = 4  # made-up tables: fewer say nothing about who is clearly worse
CLEAR_LEAD_HONOR = (
    12.0  # Honor: where the rules of thumb see so much between two choices, nothing needs to be tried
)

MIN_THINKING_S = 0.05  # seconds: with less the rules of thumb decide
DEFAULT_BUDGET = Budget(simulations=48)  # about a quarter of a second on one core


def from_name(name: str, written: str | None, seed: int | str | None) -> LookAhead:
    """The player of a name such as `ahead:48` or `marshal:1s`: the look-ahead at its full breadth."""
    return LookAhead(budget(name, written, DEFAULT_BUDGET, most_cores=1), seed, has_option_weights=True)


def matters(decision: Decision) -> bool:
    """Whether there is anything in a question to look ahead for."""
    return len(decision.options) > 1 and decision.kind in BREADTH


def _usable(view: GreatWallView) -> Evaluation | None:
    """What was learned of this way to play; None, and one line of the log, where that is of no use."""
    try:
        return evaluation_for(view.options)
    except Malformed as problem:
        _warn(str(problem), "The steward plays instead.")
        return None


def option_weights_for(options: Mapping[str, object]) -> OptionWeights | None:
    """What looking ahead has taught the rules of thumb; None where that is nothing, or of no use."""
    if mode_of(options) not in MODES:
        return None
    try:
        return learned_weights()
    except Malformed as problem:
        _warn(str(problem), "The marshal plays on without it.")
        return None


@cache
def _warn(reason: str, then: str) -> None:
    logger.warning("%s %s", reason, then)


class LookAhead:
    """Takes what its play-outs liked best; sees a view, and nothing else."""

    def __init__(
        self,
        budget: Budget,
        seed: int | str | None = None,
        breadth: int = MAX_CANDIDATES,
        evaluation: Evaluation | None = None,
        *,
        has_option_weights: bool = False,
        explains: bool = False,
        stops_early: bool = True,
    ) -> None:
        self.budget = budget
        self._has_option_weights = has_option_weights
        self._stops_early = stops_early
        self._breadth = breadth
        self._chance = Chance(seed)
        self._rules = RulesPlayer(self._chance.word())
        self._evaluation = evaluation
        self._explains = explains

    def choose(self, view: View, decision: Decision) -> str:
        return self.think(view, decision).choice

    def choose_within(self, view: View, decision: Decision, seconds: float) -> str:
        return self.think(view, decision, seconds).choice

    def think(self, view: View, decision: Decision, within: float = math.inf) -> Thought:
        """`within`: seconds after which nothing more is tried, however much of the budget is left."""
        assert isinstance(view, GreatWallView) and view.seat is not None
        begun = time.perf_counter()
        option_weights = option_weights_for(view.options) if self._has_option_weights else None
        worths = sorted(self._rules.worths(view, decision, option_weights), key=lambda pair: -pair[1])
        breadth = min(BREADTH.get(decision.kind, 0), self._breadth)
        names = [option for option, _ in worths[:breadth]]
        evaluation = self._evaluation or _usable(view)
        is_clear = len(names) < 2 or worths[0][1] - worths[1][1] > CLEAR_LEAD_HONOR
        if evaluation is None or is_clear or within < MIN_THINKING_S:
            choice = worths[0][0] if worths else decision.options[0]
            return Thought(choice, (), 0, time.perf_counter() - begun)
        trial = Trial(
            view, names, evaluation, self._chance, option_weights=option_weights, explains=self._explains
        )
        self._halve(trial, begun, begun + within)
        pair = self._candidates(trial)
        return Thought(pair[0].choice, pair, trial.played, time.perf_counter() - begun)

    def _halve(self, trial: Trial, begun: float, until: float) -> None:
        """Rounds of equal length; after each, the worse half of those still in it is dropped."""
        running = trial.names
        rounds = max(1, (len(running) - 1).bit_length())
        for number in range(rounds):
            for _ in self._tables(len(running), number, rounds, begun):
                trial.meet(running)
                running = self._in_doubt(trial, running)
                if len(running) == 1 or time.perf_counter() >= until:
                    return
            running = sorted(running, key=trial.mean, reverse=True)[: max(2, (len(running) + 1) // 2)]

    def _tables(self, running: int, number: int, rounds: int, begun: float) -> Iterator[int]:
        """The made-up tables of a round: as many as its part of the budget allows, at least one."""
        if self.budget.simulations is not None:
            yield from range(max(1, self.budget.simulations // (rounds * running)))
            return
        assert self.budget.seconds is not None
        until = begun + self.budget.seconds * (number + 1) / rounds
        yield from itertools.takewhile(lambda met: not met or time.perf_counter() < until, itertools.count())

    def _in_doubt(self, trial: Trial, running: list[str]) -> list[str]:
        """The candidates that may still be the best; one of those that always end alike."""
        best = max(running, key=trial.mean)
        if not self._stops_early or trial.visits(best) < MIN_TABLES:
            return running
        return [
            name
            for name in running
            if name == best or not (trial.surely_better(best, name) or trial.alike(best, name))
        ]

    def _candidates(self, trial: Trial) -> tuple[Candidate, ...]:
        """The candidates that lasted longest first, the best of them before the others."""
        order = sorted(trial.names, key=lambda name: (trial.visits(name), trial.mean(name)), reverse=True)
        return tuple(
            Candidate(
                name,
                round(trial.mean(name), 6),
                trial.visits(name),
                trial.brings(name) if self._explains else None,
                trial.margin(name),
                name != order[0] and not trial.surely_better(order[0], name),
            )
            for name in order
        )
