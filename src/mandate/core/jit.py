"""Compiling a rules kernel, or leaving it as plain Python.

A kernel is a module of plain functions over flat arrays. Decorated with `jit` it is compiled by
Numba and kept in Numba's cache. With `MANDATE_KERNEL=python` in the environment the same source
runs uncompiled, for debugging and for measuring coverage.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = os.environ.get("MANDATE_KERNEL", "compiled") != "python"
_made: list[Any] = []  # every function that is compiled when it is first called


def jit(function: Function) -> Function:
    """Compile `function` on its first call, unless kernels are to run as plain Python."""
    return _compile(function, forceinline=False)


def inlined(function: Function) -> Function:
    """Like `jit`, for small functions: their code is copied to where they are called.

    An array travels as seven numbers, so that a call can cost more than what a small function does.
    """
    return _compile(function, forceinline=True)


def jit_on(*modules: ModuleType) -> Callable[[Function], Function]:
    """Like `jit`, for a function that calls compiled functions of these other modules.

    Numba's cache knows only the file of the function itself, and would keep using old rules; here the
    cached code is also tied to the exact sources of the modules.
    """

    def compile_it(function: Function) -> Function:
        compiled = _compile(function, forceinline=False)
        if (index := _cache_index(compiled)) is not None:
            index._source_stamp = (index._source_stamp, *map(_fingerprint, modules))
        return compiled

    return compile_it


def _fingerprint(module: ModuleType) -> str:
    assert module.__file__ is not None
    return hashlib.sha256(Path(module.__file__).read_bytes()).hexdigest()


def _cache_index(compiled: Any) -> Any:
    """The index of a function's cached code, or None. Numba has no public access to it."""
    return getattr(getattr(compiled, "_cache", None), "_cache_file", None)


def _ignore_unreadable(index: Any) -> None:
    """Treat an index that names classes of another release as empty: Numba unpickles it first."""
    load = index._load_index

    def load_index() -> Any:
        try:
            return load()
        except (AttributeError, ImportError, EOFError, pickle.UnpicklingError):
            return {}

    index._load_index = load_index


def _compile(function: Function, *, forceinline: bool) -> Function:
    if not COMPILED:
        return function
    import numba

    # No reference counting (_nrt): kernels allocate nothing, and counting would cost more than they do.
    # No interpreter lock (nogil): searches run beside each other and beside the screen.
    settings = {"boundscheck": False, "_nrt": False, "nogil": True, "forceinline": forceinline}
    try:
        made = numba.njit(cache=True, **settings)(function)
    except RuntimeError:  # no folder where compiled code could be kept: it is compiled at each start
        made = numba.njit(**settings)(function)
    if (index := _cache_index(made)) is not None:
        _ignore_unreadable(index)
    _made.append(made)
    return cast("Function", made)


def folders() -> set[str | None]:
    """The folders of the compiled code of imported modules; None stands for code that is not cached."""
    return {made.stats.cache_path for made in _made}
