"""Room for arrays that go to other libraries."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

ALIGNED: Final = 64  # bytes: JAX takes an array that begins so without a copy


def room(shape: tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """An array with anything in it, in C order."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    plain = np.empty(size + ALIGNED, dtype=np.uint8)
    begin = -plain.ctypes.data % ALIGNED
    return plain[begin : begin + size].view(dtype).reshape(shape)
