"""Whole records of the games of a run: made where a game is played, written where its run is."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import TextIO

import msgspec

from mandate.arena.plan import Plan
from mandate.arena.play import Onlooker
from mandate.arena.played import Finished
from mandate.arena.schedule import Task
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import State
from mandate.core.match import Match

RECORD = "record"  # what it is called among the things seen


class Recorder(Onlooker):
    """The match keeps its record itself: there is nothing to see on the way."""

    def __init__(self, match: Match[State]) -> None:
        self._match = match

    def made(self) -> msgspec.Raw:
        return msgspec.Raw(self._match.record.dumps())


class Recording:
    """Sends a recorder to every game."""

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Recorder:
        del plan, task
        return Recorder(match)


class Writer:
    """A listener that writes every record as a line."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def hear(self, game: Finished) -> None:
        self._file.write(bytes(game.played.seen[RECORD]).decode() + "\n")


@contextlib.contextmanager
def writing(name: str) -> Iterator[Writer]:
    """Where records go; `-` is the standard output. A file appears under its name only with whole records
    in it, including those before an interruption or a failure of a player.

    A device or another special file is written to directly: a rename would put a file in its place.
    """
    if name == "-":
        yield Writer(sys.stdout)
        return
    taken = os.path.exists(name) and not os.path.isfile(name)
    part = name if taken else f"{name}.part"
    try:
        file = open(part, "w", encoding="utf-8")  # noqa: SIM115  # closed below, whatever happens
    except OSError as error:
        raise _unwritable(name, error) from error
    try:
        with file:
            yield Writer(file)
    except KeyboardInterrupt:
        _settle(part, name)
        raise
    except BaseException as error:
        if isinstance(error, Problem) and os.path.getsize(part):  # of a player: what it has played is kept
            _settle(part, name)
        elif part != name:
            os.unlink(part)
        if isinstance(error, OSError):
            raise _unwritable(name, error) from error
        raise
    _settle(part, name)


def _unwritable(name: str, error: OSError) -> Malformed:
    return Malformed(Code.UNWRITABLE, file=name, reason=error.strerror or str(error))


def _settle(part: str, name: str) -> None:
    if part != name:
        os.replace(part, name)
