"""Choices of one decision in The Great Wall, tried on the same made-up tables: how each of them fares."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mandate.core.rng import Chance
from mandate.games.great_wall.players.heuristics.playout import play_out
from mandate.games.great_wall.players.option_weights import OptionWeights
from mandate.games.great_wall.players.outlook import holdings, weightiest
from mandate.games.great_wall.players.value import Evaluation, in_requests, lead, worth
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.hidden.resample import resample
from mandate.games.great_wall.views.view import GreatWallView
from mandate.lang.text import Joined, Text, text

RANDOM_OF_256 = 16  # of 256 choices in a play-out are made by plain chance
MIN_TABLES = 2  # tables: fewer say nothing about how far results spread


def _reach(count: int) -> float:
    """Standard errors that chance explains (95 %): two, and more on few tables, as Student's t has it."""
    return 2 + 4 / (count - 1)


def _gain(values: Sequence[float], than: Sequence[float]) -> tuple[float, float, int]:
    gains = [a - b for a, b in zip(values, than, strict=False)]
    count = len(gains)
    if count < MIN_TABLES:
        return 0.0, math.inf, count
    mean = sum(gains) / count
    variance = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return mean, math.sqrt(variance / count), count


class Trial:
    """Plays on after each candidate, by rules of thumb to the end of the Year, and has a evaluation say how
    good that is. One that `explains` also counts what the seat has then."""

    def __init__(
        self,
        view: GreatWallView,
        names: Sequence[str],
        evaluation: Evaluation,
        chance: Chance,
        *,
        option_weights: OptionWeights | None = None,
        explains: bool = False,
    ) -> None:
        assert view.seat is not None
        self.view, self.seat, self.evaluation, self.chance = view, view.seat, evaluation, chance
        self.option_weights = option_weights
        self.names = list(names)
        self.values: dict[str, list[float]] = {name: [] for name in names}
        self.leads: dict[str, list[float]] = {name: [] for name in names}  # in Honor; in co-op Requests
        self.played = 0
        self._last_year = max(1, int(view.open["year"]))  # what is chosen at setup lasts for a Year
        self._explains = explains
        self._together = False
        self._had: list[float] = []  # before the choice; the same on every table
        self._held: dict[str, list[list[float]]] = {name: [] for name in names}  # at the end of each play-out

    def meet(self, running: Sequence[str]) -> None:
        """One made-up table, played on after each of these candidates."""
        table = resample(self.view, self.chance)
        word = self.chance.word()
        if self._explains and not self._had:
            self._together, self._had = table.coop, holdings(table, self.seat)
        for name in running:
            state = table.copy()
            state.apply_unchecked(self.seat, name)
            play_out(state, self._last_year, Chance(word), RANDOM_OF_256, self.option_weights)
            self.ended(name, state)

    def ended(self, name: str, state: GreatWallState) -> None:
        """A play-out after this candidate has come to its end: count what there is to count."""
        self.values[name].append(worth(state, self.seat, self.evaluation))
        if self._explains:
            self._held[name].append(holdings(state, self.seat))
            stands = (
                in_requests(state, self.evaluation) if state.coop else lead(state, self.seat, self.evaluation)
            )
            self.leads[name].append(stands)
        self.played += 1

    def lead(self, name: str) -> float | None:
        """The lead in Honor that this candidate promises, in co-op how well all stand in Requests."""
        leads = self.leads[name]
        return sum(leads) / len(leads) if leads else None

    def visits(self, name: str) -> int:
        return len(self.values[name])

    def mean(self, name: str) -> float:
        """The share of the win that this candidate promises."""
        values = self.values[name]
        return sum(values) / len(values) if values else 0.0

    def margin(self, name: str) -> float | None:
        """How far the true share may be from the mean; None where too few tables were met to say so."""
        values = self.values[name]
        if len(values) <= MIN_TABLES:
            return None
        mean = self.mean(name)
        variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return round(_reach(len(values)) * math.sqrt(variance / len(values)), 6)

    def surely_better(self, name: str, than: str) -> bool:
        """Whether it is better on the tables that both met, by clearly more than chance explains."""
        mean, error, count = self.gain(name, than)
        return mean > 0 and mean > _reach(count) * error

    def alike(self, name: str, other: str) -> bool:
        """Whether each table that both met ended equally well: then nothing hangs on the choice."""
        return all(a == b for a, b in zip(self.values[name], self.values[other], strict=False))

    def gain(self, name: str, than: str) -> tuple[float, float, int]:
        """How much better it did on the tables that both met, the standard error of that, and their number.

        A candidate that was dropped early has met only the first of them.
        """
        return _gain(self.values[name], self.values[than])

    def gain_in_points(self, name: str, than: str) -> tuple[float, float, int]:
        """The same for the lead in Honor, or Requests."""
        return _gain(self.leads[name], self.leads[than])

    # --- in words --------------------------------------------------------------------------------------

    def brings(self, name: str) -> Text | None:
        """What the seat is expected to have gained by the end of the Year."""
        differences = self._differences(self._ends(name), self._had)
        return None if differences is None else text("gw-outlook", list=differences)

    def brings_instead(self, name: str, of: str) -> Text | None:
        """How that differs from what another choice brings, on the tables that both met."""
        both = min(self.visits(name), self.visits(of))
        differences = self._differences(self._ends(name, both), self._ends(of, both))
        return None if differences is None else text("gw-outlook-instead", list=differences)

    def _ends(self, name: str, first: int | None = None) -> list[float]:
        ends = self._held[name][:first]
        return [sum(much) / len(ends) for much in zip(*ends, strict=True)]

    def _differences(self, ends: Sequence[float], before: Sequence[float]) -> Joined | None:
        differences = [end - start for end, start in zip(ends, before, strict=True)]
        return weightiest(differences, together=self._together)
