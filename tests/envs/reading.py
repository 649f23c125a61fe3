"""Observations read plainly off what a view shows, field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

import numpy as np

from mandate.envs.layout import Block, Floats

T = TypeVar("T")
Reads: TypeAlias = tuple[tuple[str, Callable[[T], Sequence[float]]], ...]  # by the name of the field


def row(block: Block, reads: Reads[T], thing: T) -> list[float]:
    """The numbers of all fields, each as long as the layout says."""
    out: list[float] = []
    assert [name for name, _ in reads] == [part.name for part in block.fields]
    for part, (name, read) in zip(block.fields, reads, strict=True):
        numbers = read(thing)
        assert len(numbers) == part.size, name
        out += numbers
    return out


def rows(block: Block, reads: Reads[T], things: Iterable[T | None]) -> Floats:
    """A row for each of them; zeros for missing ones, and behind the last."""
    out = np.zeros(block.shape, dtype=np.float32)
    for at, thing in enumerate(things):
        if thing is not None:
            out.reshape(-1, block.size)[at] = row(block, reads, thing)
    return out


@dataclass(frozen=True, slots=True)
class Field(Generic[T]):
    """So many numbers side by side, and where they come from."""

    name: str
    size: int
    meaning: str
    read: Callable[[T], Sequence[float]]


@dataclass(frozen=True)
class Layout(Generic[T]):
    """The fields of a vector, in their order."""

    fields: tuple[Field[T], ...]
    size: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", sum(part.size for part in self.fields))

    def row(self, thing: T) -> list[float]:
        out: list[float] = []
        for part in self.fields:
            out += part.read(thing)
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
