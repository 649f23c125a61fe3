"""What stands where in an observation: named fields in a fixed order.

The tables in docs/env-layouts.md are made from these, so that a layout is written down once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Field:
    """So many numbers side by side, and what they are.

    `by_seat`: seat after seat in relative order, so many numbers for each.
    """

    name: str
    size: int
    meaning: str
    by_seat: int = 0


@dataclass(frozen=True)
class Block:
    """An array of an observation: its fields along the last axis, for each of `rows`."""

    name: str
    meaning: str
    fields: tuple[Field, ...]
    rows: tuple[int, ...] = ()
    size: int = field(init=False)
    at: dict[str, int] = field(init=False)  # the first place of each field

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", sum(part.size for part in self.fields))
        object.__setattr__(self, "at", {part.name: begin for part, begin, _ in self.slices()})

    @property
    def shape(self) -> tuple[int, ...]:
        return (*self.rows, self.size)

    def slices(self) -> list[tuple[Field, int, int]]:
        """Each field with its first place, and the place behind its last."""
        parts, at = [], 0
        for part in self.fields:
            parts.append((part, at, at + part.size))
            at += part.size
        return parts
