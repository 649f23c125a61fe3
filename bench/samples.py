"""Repeated measurements, taken in turns, so that whatever else the machine does hits all alike."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

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
    values: dict[str, list[float]] = {name: [] for name in measures}
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with progress:
        bar = progress.add_task("", total=(rounds + 1) * len(measures))
        for turn in range(rounds + 1):
            for name, measure in measures.items():
                progress.update(bar, description=name)
                value = measure()
                if turn > 0:
                    values[name].append(value)
                progress.advance(bar)
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
