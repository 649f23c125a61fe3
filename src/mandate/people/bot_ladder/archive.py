"""A ladder as a file: its log, one line of JSON each, with the record of every game.

`mandate ladder run` writes such a file while it plays, and a server a finished season. Anyone who has the
file can play every game again and fit every rating again: `verified` does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

import msgspec

from mandate import games
from mandate.arena.luck import luck_of
from mandate.arena.results import lock
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.record import Record
from mandate.core.replay import replay, verify
from mandate.core.rng import Chance
from mandate.people.bot_ladder import log
from mandate.people.bot_ladder.ladder import Ladder
from mandate.people.bot_ladder.pairing import seatings
from mandate.people.bot_ladder.standings import places


def read(path: Path) -> Iterator[log.AnyLine]:
    """The lines of a file; a last one that was cut off is left out."""
    with _opened(path, "rb") as file:
        yield from _lines(path, file)


def _opened(path: Path, mode: str) -> IO[bytes]:
    try:
        return open(path, mode)  # closed by the caller
    except OSError as error:
        code = Code.UNREADABLE if mode == "rb" else Code.UNWRITABLE
        raise Malformed(code, file=str(path), reason=error.strerror or str(error)) from error


def _lines(path: Path, file: Iterable[bytes]) -> Iterator[log.AnyLine]:
    for number, written in enumerate(file, 1):
        if not written.endswith(b"\n"):
            return
        try:
            line = log.decode(written)
        except msgspec.DecodeError as error:
            if number == 1:
                raise Malformed(Code.RESULTS_FOREIGN, file=str(path)) from error
            raise Malformed(Code.RESULTS_DAMAGED, file=str(path), line=number, reason=str(error)) from error
        if (number == 1) != isinstance(line, log.Opened) or getattr(line, "format", log.FORMAT) != log.FORMAT:
            raise Malformed(Code.RESULTS_FOREIGN, file=str(path))
        yield line


class LadderFile:
    """The file of a ladder that is being played; no other process writes to it meanwhile.

    `ladder` is what it holds, without the records.
    """

    def __init__(self, path: Path | None) -> None:
        """`path`: None to keep no file."""
        self.path = path
        self.ladder = Ladder()
        self._file: IO[bytes] | None = None

    def __enter__(self) -> LadderFile:
        if self.path is None:
            return self
        self._file = _opened(self.path, "ab")
        try:
            lock(self._file)
            whole = 0
            for line in read(self.path):
                self.ladder.add(without_record(line))
            with open(self.path, "rb") as written:
                for _ in range(self.ladder.lines):
                    whole += len(written.readline())
            self._file.truncate(whole)
        except BlockingIOError as error:
            self._file.close()
            raise Malformed(Code.RESULTS_BUSY, file=str(self.path)) from error
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None and self.path is not None:
            self._file.close()
            if not self.ladder.lines:
                self.path.unlink(missing_ok=True)

    def add(self, line: log.AnyLine) -> None:
        try:
            if self._file is not None:
                self._file.write(log.encode(line).encode() + b"\n")
                self._file.flush()
        except OSError as error:
            reason = error.strerror or str(error)
            raise Malformed(Code.UNWRITABLE, file=str(self.path), reason=reason) from error
        self.ladder.add(without_record(line))


def without_record(line: log.AnyLine) -> log.AnyLine:
    return msgspec.structs.replace(line, record=None) if isinstance(line, log.Played) else line


# --- verifying ----------------------------------------------------------------------------------------------


def verified(lines: Iterable[log.AnyLine], found: list[tuple[int, Problem]]) -> Ladder:
    """Play every game of a log again, deal, choices, result and luck, and fit all ratings again.

    What does not fit is added to `found`, each with the number of its line.
    """
    ladder = Ladder()
    setups: dict[int, object] = {}
    for number, line in enumerate(lines, 1):
        try:
            _check(ladder, line, setups)
        except Problem as problem:
            found.append((number, problem))
        ladder.add(without_record(line))
    return ladder


def _check(ladder: Ladder, line: log.AnyLine, setups: dict[int, object]) -> None:
    if isinstance(line, log.Paired):
        seats = [game.seats for game in line.games]
        if line.set != len(ladder.sets) or seats != seatings(seats[0]):
            raise _wrong("seats", "every seating once")
    elif isinstance(line, log.Played):
        _check_game(ladder, line, setups)
    elif isinstance(line, log.Rated) and places(ladder) != line.places:
        raise _wrong("places", "the ratings that follow from these games")


def _wrong(key: str, expected: str) -> Malformed:
    return Malformed(Code.BAD_RECORD, line=1, key=key, expected=expected)


def _check_game(ladder: Ladder, line: log.Played, setups: dict[int, object]) -> None:
    record, paired = line.record, ladder.sets[line.set].line
    if record is None:
        raise _wrong("record", "the record of the game")
    game = games.find(ladder.opened.game)
    if record.game != game.id:
        raise _wrong("record.game", game.id)
    *_, (_, state, _) = replay(game, record)
    outcome = state.outcome
    if outcome is None:
        if not line.failures:  # a program's failure ends a game that cannot go on without it
            raise Malformed(Code.TRUNCATED_RECORD, choices=len(record.choices))
    elif [*outcome.winners] != line.winners or [int(score) for score in outcome.scores] != line.scores:
        raise _wrong("winners", str([*outcome.winners]))
    if setups.setdefault(line.set, record.setup) != record.setup:
        raise _wrong("record.setup", "the deal of the set")
    _check_deal(ladder, paired, record)
    if line.luck is not None and luck_of(record) != line.luck:
        raise _wrong("luck", "the luck that follows from the record")


def _check_deal(ladder: Ladder, paired: log.Paired, record: Record) -> None:
    """A deal follows from the seed, at home; at a server from what it had committed to."""
    game, dealt = games.find(record.game), paired.dealt
    if dealt is not None:
        if (dealt.commitment, dealt.setup) != (record.commitment, record.setup):
            raise Malformed(Code.WRONG_COMMITMENT)
        verify(game, record)
    elif game.start(ladder.options_of(paired), Chance(deal_seed(ladder, paired))).setup() != record.setup:
        raise Malformed(Code.WRONG_COMMITMENT)


def deal_seed(ladder: Ladder, paired: log.Paired) -> str:
    return f"{ladder.opened.seed}/{paired.deal}"
