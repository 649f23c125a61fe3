"""Flat arrays where there is no NumPy: what kernels rely on holds for both."""

import numpy as np
import pytest

from mandate.core import flat


def test_random_bits_wrap_round_as_numpy_has_them() -> None:
    def drawn(module: object, start: int) -> list[int]:
        u64 = module.uint64  # type: ignore[attr-defined]
        x, found = u64(start), []
        for _ in range(50):
            x ^= x << u64(13)
            x ^= x >> u64(7)
            x ^= x << u64(17)
            found += [int(x), int(((x >> u64(32)) * u64(77)) >> u64(32))]
        return found

    assert drawn(flat, 0x9E3779B97F4A7C15) == drawn(np, 0x9E3779B97F4A7C15)


def test_what_does_not_fit_is_an_error_and_never_a_wrong_number() -> None:
    array = flat.zeros(3, dtype=flat.uint16)
    assert isinstance(array, flat.ndarray)
    for wrong in (-1, 0x10000):
        with pytest.raises(OverflowError):
            array[1] = wrong
    array[1] = 0xFFFF
    assert (array.tolist(), array.size) == ([0, 0xFFFF, 0], 3)
    twin = array.copy()
    twin[0] = 7
    assert array[0] == 0


def test_rows_and_repeats() -> None:
    grid = flat.zeros((2, 3), dtype=flat.int32)
    assert isinstance(grid, flat.Grid)
    grid[1, 2] = -5
    assert (grid[1, 2], grid.shape, len(grid)) == (-5, (2, 3), 2)
    assert grid.tolist() == np.array([[0, 0, 0], [0, 0, -5]]).tolist()
    kinds = flat.repeat(flat.arange(3, dtype=flat.uint16), (2, 0, 1))
    assert kinds.tolist() == np.repeat(np.arange(3), (2, 0, 1)).tolist() == [0, 0, 2]
    assert flat.array_of(["a", "b"], dtype=flat.object_).take([1, 1, 0]).tolist() == ["b", "b", "a"]  # type: ignore[union-attr]
    assert flat.fromiter(iter([1, 2]), dtype=flat.int32).tolist() == [1, 2]
    assert flat.frombuffer(b"ab", dtype=flat.uint8).tolist() == [97, 98]
