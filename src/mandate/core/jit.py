"""Compiling a rules kernel, or leaving it as plain Python.

A kernel is a module of plain functions over flat arrays. Decorated with `jit` it is compiled by
Numba and kept in Numba's cache. With `MANDATE_KERNEL=python` in the environment the same source
runs uncompiled, for debugging and for measuring coverage.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = os.environ.get("MANDATE_KERNEL", "compiled") != "python"


def jit(function: Function) -> Function:
    """Compile `function` on its first call, unless kernels are to run as plain Python."""
    return _compile(function, forceinline=False)


def inlined(function: Function) -> Function:
    """Like `jit`, for small functions: their code is copied to where they are called.

    An array travels as seven numbers, so that a call can cost more than what a small function does.
    """
    return _compile(function, forceinline=True)


def _compile(function: Function, *, forceinline: bool) -> Function:
    if not COMPILED:
        return function
    import numba

    # No reference counting (_nrt): kernels allocate nothing, and counting would cost more than they do.
    compile_it = numba.njit(cache=True, boundscheck=False, _nrt=False, forceinline=forceinline)
    return cast("Function", compile_it(function))
