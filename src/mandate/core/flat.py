"""Flat arrays of numbers in plain Python, for where there is no NumPy: the rules in a browser.

Only what kernels and those who call them need, under the names that NumPy has for it. `stand_in` makes it
answer to NumPy's name, so that the one source of the rules runs on either. Kernels run uncompiled then, and
their numbers are Python's: they never wrap round, except where 64 bits are drawn at random (`uint64`). A
number that does not fit its array is an error here, never a wrong number.
"""
# ruff: noqa: N801  # the names are NumPy's

from __future__ import annotations

import array
import sys
from collections.abc import Iterable, Iterator, Sequence
from types import GenericAlias, ModuleType
from typing import Any

# Two of the kinds are Python's own, for kernels make these at every step.
int64, float64 = int, float


class uint8(int):
    """Of 8 bits."""


class uint16(int):
    """Of 16 bits."""


class uint32(int):
    """Of 32 bits."""


class int16(int):
    """Of 16 bits, with a sign."""


class int32(int):
    """Of 32 bits, with a sign."""


class object_:
    """Anything."""


class uint64(int):
    """Of 64 bits: what is shifted or multiplied beyond them is lost."""

    def __lshift__(self, bits: int) -> int:
        return int.__lshift__(self, bits) & _ALL

    def __rlshift__(self, number: int) -> int:
        return number << int(self) & _ALL

    def __mul__(self, number: int) -> int:
        return int.__mul__(self, number) & _ALL

    __rmul__ = __mul__


_ALL = (1 << 64) - 1
_CODES: dict[Any, str] = {
    uint8: "B",
    uint16: "H",
    uint32: "I",
    uint64: "Q",
    int16: "h",
    int32: "i",
    int64: "q",
    float64: "d",
}


class ndarray(array.array):  # type: ignore[type-arg]  # its numbers are whole or not, as its kind has it
    """Numbers of one kind in a row. A part of it is a copy, which kernels only read."""

    __slots__ = ()

    @property
    def size(self) -> int:
        return len(self)

    def copy(self) -> ndarray:
        return ndarray(self.typecode, self)

    def reshape(self, *shape: int) -> ndarray | Grid:
        return self if shape == (-1,) else Grid(self, *shape)


class Grid:
    """Numbers in rows."""

    def __init__(self, flat: ndarray, rows: int, columns: int) -> None:
        self.shape = rows, columns
        self._flat = flat

    def __getitem__(self, at: tuple[int, int]) -> Any:
        return self._flat[at[0] * self.shape[1] + at[1]]

    def __setitem__(self, at: tuple[int, int], number: float) -> None:
        self._flat[at[0] * self.shape[1] + at[1]] = number

    def __len__(self) -> int:
        return self.shape[0]

    def tolist(self) -> list[list[Any]]:
        rows, columns = self.shape
        return [self._flat[row * columns : (row + 1) * columns].tolist() for row in range(rows)]


class Things(list[Any]):
    """Anything in a row."""

    def take(self, places: Iterable[int]) -> Things:
        return Things(map(self.__getitem__, places))

    def tolist(self) -> list[Any]:
        return [*self]


# --- making them --------------------------------------------------------------------------------------


def zeros(shape: int | tuple[int, int], dtype: Any = float64) -> ndarray | Grid:
    if isinstance(shape, tuple):
        return Grid(_zeros(shape[0] * shape[1], dtype), *shape)
    return _zeros(shape, dtype)


def _zeros(count: int, dtype: Any) -> ndarray:
    return ndarray(_CODES[dtype], bytes(count * array.array(_CODES[dtype]).itemsize))


empty = zeros


def empty_like(other: ndarray) -> ndarray:
    return other.copy()


def array_of(numbers: Sequence[Any], dtype: Any = float64) -> ndarray | Things:
    if dtype is object_:
        return Things(numbers)
    rows = [number if isinstance(number, Iterable) else (number,) for number in numbers]
    return ndarray(_CODES[dtype], [number for row in rows for number in row])


def fromiter(numbers: Iterator[Any], dtype: Any) -> ndarray:
    return ndarray(_CODES[dtype], numbers)


def frombuffer(buffer: bytes, dtype: Any) -> ndarray:
    return ndarray(_CODES[dtype], buffer)


def arange(count: int, dtype: Any) -> ndarray:
    return ndarray(_CODES[dtype], range(count))


def repeat(numbers: ndarray, times: Sequence[int]) -> ndarray:
    """Each number so many times."""
    counted = zip(numbers, times, strict=True)
    return ndarray(numbers.typecode, [number for number, count in counted for _ in range(count)])


# --- in place of NumPy --------------------------------------------------------------------------------


class _Annotation:
    """`NDArray[…]` in an annotation, where nothing else is needed of it."""

    def __class_getitem__(cls, kind: Any) -> GenericAlias:
        return GenericAlias(ndarray, (kind,))


def stand_in() -> None:
    """From now on `import numpy` gives this. To be called before anything imports a kernel."""
    numpy, typing = ModuleType("numpy"), ModuleType("numpy.typing")
    numpy.__dict__.update({name: thing for name, thing in globals().items() if not name.startswith("_")})
    numpy.array = array_of  # type: ignore[attr-defined]
    typing.NDArray = _Annotation  # type: ignore[attr-defined]
    numpy.typing = typing  # type: ignore[attr-defined]
    sys.modules["numpy"], sys.modules["numpy.typing"] = numpy, typing
