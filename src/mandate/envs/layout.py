"""What stands where in an observation: named fields in a fixed order, each with the function that reads it.

The tables in docs/env-layouts.md are made from these, so that a layout is written down once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
T = TypeVar("T")
# Rows by block and place, each with what it was read from: what is as it was is not read again. Most of a
# table is the same from one decision to the next.
Kept = dict[tuple[str, int], tuple[object, Floats]]


@dataclass(frozen=True, slots=True)
class Field(Generic[T]):
    """So many numbers side by side, and where they come from."""

    name: str
    size: int
    meaning: str
    read: Callable[[T], Sequence[float]]


@dataclass(frozen=True)
class Block(Generic[T]):
    """An array of an observation: its fields along the last axis, for each of `rows`."""

    name: str
    meaning: str
    fields: tuple[Field[T], ...]
    rows: tuple[int, ...] = ()
    size: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", sum(part.size for part in self.fields))

    @property
    def shape(self) -> tuple[int, ...]:
        return (*self.rows, self.size)

    def row(self, thing: T) -> list[float]:
        out: list[float] = []
        for part in self.fields:
            out += part.read(thing)
        assert len(out) == self.size, f"a row of {self.name} is too long or too short"
        return out

    def array(self, things: Iterable[T | None], kept: Kept | None = None) -> Floats:
        """A row for each of them; zeros for missing ones, and behind the last."""
        out = np.zeros(self.shape, dtype=np.float32)
        rows = out.reshape(-1, self.size)
        for at, thing in enumerate(things):
            if thing is None:
                continue
            before = None if kept is None else kept.get((self.name, at))
            if before is not None and before[0] == thing:
                rows[at] = before[1]
                continue
            rows[at] = self.row(thing)
            if kept is not None:
                kept[self.name, at] = thing, rows[at].copy()
        return out

    def slices(self) -> list[tuple[Field[T], int, int]]:
        """Each field with its first place, and the place behind its last."""
        parts, at = [], 0
        for part in self.fields:
            parts.append((part, at, at + part.size))
            at += part.size
        return parts


def one_hot(size: int, number: int | None) -> list[float]:
    """A one at that place; all zeros without a number, or with one out of range."""
    out = [0.0] * size
    if number is not None and 0 <= number < size:
        out[number] = 1.0
    return out


def counts(size: int, numbers: Iterable[int]) -> list[float]:
    """How often each number comes."""
    out = [0.0] * size
    for number in numbers:
        out[number] += 1.0
    return out
