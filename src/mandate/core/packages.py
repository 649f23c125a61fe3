"""What other installed packages bring along: found by their entry points, each loaded by itself.

A package that cannot be loaded is reported in one sentence and stops none of the others.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, TypeVar

from mandate.core.errors import Code, Malformed

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Place = str  # `module:attribute`, imported only on use
T = TypeVar("T")


def load(place: Place) -> Any:
    """What stands at a place."""
    module, _, attribute = place.partition(":")
    return getattr(importlib.import_module(module), attribute)


def reason_of(error: BaseException) -> str:
    """An error of foreign code on one line: its kind, and what it says."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def brought(group: str, kind: type[T]) -> tuple[list[tuple[str, T]], list[Malformed]]:
    """The objects in a group of entry points, each behind the name of its package; and what failed."""
    from importlib.metadata import entry_points  # which brings a lot along, and only who looks needs it

    parts: list[tuple[str, T]] = []
    broken: list[Malformed] = []
    for entry in sorted(entry_points(group=group), key=lambda entry: (_package(entry), entry.name)):
        try:
            thing = entry.load()
            if not isinstance(thing, kind):
                raise TypeError(f"{entry.value} is no {kind.__name__}")  # reported like the others
        except Exception as error:  # a foreign module may raise anything on import
            broken.append(broken_package(_package(entry), entry.name, reason_of(error)))
        else:
            parts.append((_package(entry), thing))
    return parts, broken


def broken_package(package: str, entry: str, reason: str) -> Malformed:
    return Malformed(Code.BROKEN_PACKAGE, package=package, entry=entry, reason=reason)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value
