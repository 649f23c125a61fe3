"""Playing The Great Wall by looking ahead: each promising choice is played on by rules of thumb, many times.

    thought = LookAhead(Budget(simulations=48), seed=7).think(view, decision)

What is hidden is drawn anew for every play-out (`resample`), so nothing depends on how it really lies. The
candidates meet the same made-up tables, and after each round the worse half of them is dropped (sequential
halving). A play-out ends with the Year, where learned weights judge, or with the game. The budget is counted
in play-outs: the same seed gives the same choice on every machine; one in seconds uses what the clock allows.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import cache

from mandate.core.errors import Malformed
from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.great_wall.resample import resample
from mandate.games.great_wall.view import GreatWallView
from mandate.players.budget import Budget, budget
from mandate.players.great_wall_playout import play_out
from mandate.players.great_wall_rules import RulesPlayer
from mandate.players.great_wall_value import Judgement, learned, worth
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
MOST = max(BREADTH.values())
CLEAR = 12.0  # Honor: where the rules of thumb see so much between two choices, nothing needs to be tried
NOISE = 16  # of 256 choices in a play-out are made by plain chance


DEFAULT = Budget(simulations=48)  # about a quarter of a second on one core


def called(name: str, written: str | None, seed: int | str | None) -> LookAhead:
    """The player of a name such as `ahead:48` or `marshal:1s`: the look-ahead at its full breadth."""
    return LookAhead(budget(name, written, DEFAULT, most_cores=1), seed)


def mode_of(options: dict[str, object]) -> str:
    """Which learned judgement fits a table with these options."""
    if options.get("coop"):
        return "coop"
    return {1: "solo", 2: "reed", 3: "3", 4: "4"}[int(str(options["players"]))]


def _judgement_for(view: GreatWallView) -> Judgement | None:
    """What was learned of this way to play; None, and one line of the log, where that is of no use."""
    try:
        return learned().judgements[mode_of(view.options)]
    except Malformed as problem:
        _warn(str(problem))
        return None


@cache
def _warn(reason: str) -> None:
    logger.warning("%s The steward plays instead.", reason)


class LookAhead:
    """Takes what its play-outs liked best; sees a view, and nothing else."""

    def __init__(
        self,
        budget: Budget,
        seed: int | str | None = None,
        breadth: int = MOST,
        judgement: Judgement | None = None,
    ) -> None:
        self.budget = budget
        self._breadth = breadth
        self._chance = Chance(seed)
        self._rules = RulesPlayer(self._chance.word())
        self._judgement = judgement

    def choose(self, view: View, decision: Decision) -> str:
        return self.think(view, decision).choice

    def think(self, view: View, decision: Decision) -> Thought:
        assert isinstance(view, GreatWallView) and view.seat is not None
        begun = time.perf_counter()
        worths = sorted(self._rules.worths(view, decision), key=lambda found: -found[1])
        breadth = min(BREADTH.get(decision.kind, 0), self._breadth)
        names = [option for option, _ in worths[:breadth]]
        judgement = self._judgement or _judgement_for(view)
        if judgement is None or len(names) < 2 or worths[0][1] - worths[1][1] > CLEAR:
            choice = worths[0][0] if worths else decision.options[0]
            return Thought(choice, (), 0, time.perf_counter() - begun)
        trial = _Trial(view, names, judgement, self._chance)
        trial.run(self.budget, begun)
        found = trial.candidates()
        return Thought(found[0].choice, found, trial.played, time.perf_counter() - begun)


class _Trial:
    """The candidates of one decision, and how each has fared so far."""

    def __init__(
        self, view: GreatWallView, names: Sequence[str], judgement: Judgement, chance: Chance
    ) -> None:
        assert view.seat is not None
        self.view, self.seat, self.judgement, self.chance = view, view.seat, judgement, chance
        self.names = list(names)
        self.sums = dict.fromkeys(names, 0.0)
        self.visits = dict.fromkeys(names, 0)
        self.played = 0
        self.last_year = max(1, int(view.open["year"]))  # what is chosen at setup lasts for a Year

    def run(self, budget: Budget, begun: float) -> None:
        """Rounds of equal length; after each, the worse half of those still in it is dropped."""
        rounds = max(1, (len(self.names) - 1).bit_length())
        running = self.names
        for number in range(rounds):
            if budget.simulations is not None:
                each = max(1, budget.simulations // (rounds * len(running)))
                for _ in range(each):
                    self._meet(running)
            else:
                assert budget.seconds is not None
                until = begun + budget.seconds * (number + 1) / rounds
                self._meet(running)
                while time.perf_counter() < until:
                    self._meet(running)
            running = sorted(running, key=self._mean, reverse=True)[: max(2, (len(running) + 1) // 2)]

    def _meet(self, running: Sequence[str]) -> None:
        """One made-up table, played on after each of the candidates."""
        table = resample(self.view, self.chance)
        word = self.chance.word()
        for name in running:
            state = table.copy()
            state.apply_unchecked(self.seat, name)
            play_out(state, self.last_year, Chance(word), NOISE)
            self.sums[name] += worth(state, self.seat, self.judgement)
            self.visits[name] += 1
            self.played += 1

    def _mean(self, name: str) -> float:
        return self.sums[name] / self.visits[name] if self.visits[name] else 0.0

    def candidates(self) -> tuple[Candidate, ...]:
        """Those who lasted longest first, the best of them before the others."""
        order = sorted(self.names, key=lambda name: (self.visits[name], self._mean(name)), reverse=True)
        return tuple(Candidate(name, round(self._mean(name), 6), self.visits[name]) for name in order)
