"""Repeated measurements, taken in turns, so that whatever else the machine does hits all alike."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Measure = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Samples:
    """The values of one measurement, one a round."""

    name: str
    unit: str
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "unit": self.unit,
            "median": self.median,
            "min": min(self.values),
            "max": max(self.values),
            "values": list(self.values),
        }


def in_turns(unit: str, measures: Mapping[str, Measure], rounds: int) -> dict[str, Samples]:
    """Every measure once a round; a first round, to warm up, does not count."""
    for measure in measures.values():
        measure()
    values: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            values[name].append(measure())
    return {name: Samples(name, unit, tuple(taken)) for name, taken in values.items()}


def ratios(ours: Samples, theirs: Sequence[Samples]) -> list[Samples]:
    """Ours divided by each of theirs, within each round."""
    return [
        Samples(
            f"{ours.name} / {their.name}",
            "×",
            tuple(a / b for a, b in zip(ours.values, their.values, strict=True)),
        )
        for their in theirs
    ]
