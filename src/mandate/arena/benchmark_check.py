"""Checking a benchmark's file, which trusts none of it.

Which games there must be follows from the heading and from the results before each: so none is missing, none
is there twice, and the run did not stop where it liked. Each game has the deal that the seed gives, and is
played again from its record. With `deep` the levels are also asked again, and must choose as they did.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mandate import games
from mandate.arena.benchmark import FORMAT, PLAYER, Benchmark, Heading, suite_of
from mandate.arena.luck import SEEN, luck_of
from mandate.arena.plan import Plan, digest_of
from mandate.arena.play import FORFEIT, Programs, play, start
from mandate.arena.played import Played
from mandate.arena.records import RECORD
from mandate.arena.schedule import Task
from mandate.core.errors import Code, Malformed, Problem, Refused
from mandate.core.game import Decision, Event, Seat, View
from mandate.core.match import Match
from mandate.core.record import RESIGN, Record
from mandate.core.replay import replay
from mandate.players.bot_process import BotFailed
from mandate.players.usage import Usage


class Checked:
    """What a file holds, and what in it does not hold: the number of each such line, and why."""

    def __init__(self, benchmark: Benchmark, hashed: str) -> None:
        self.benchmark = benchmark
        self.hashed = hashed  # SHA-256 of the file: what a published result names
        self.found: list[tuple[int, Problem]] = []


def read_heading(path: Path, line: bytes) -> Heading:
    """The terms in the first line of a file."""
    try:
        written = msgspec.json.decode(line)
        heading = msgspec.convert(written["plan"], Heading)
        ours = heading.format == FORMAT and suite_of(heading.suite).game == heading.game
    except (msgspec.MsgspecError, UnicodeDecodeError, LookupError, TypeError, Malformed):
        ours = False
    if not ours:
        raise Malformed(Code.RESULTS_FOREIGN, file=str(path))
    if written.get("digest") != digest_of(msgspec.to_builtins(heading)):
        raise Malformed(Code.RESULTS_DAMAGED, file=str(path), line=1, reason="digest")
    return heading


def read(path: Path) -> tuple[Heading, list[Played], str]:
    """The heading, every whole game and the hash of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=str(path), reason=error.strerror or str(error)) from error
    lines = [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]
    if not lines:
        raise Malformed(Code.RESULTS_FOREIGN, file=str(path))
    heading = read_heading(path, lines[0])
    listed = []
    for number, line in enumerate(lines[1:], 2):
        try:
            listed.append(msgspec.json.decode(line, type=Played))
        except msgspec.MsgspecError as error:
            raise Malformed(Code.RESULTS_DAMAGED, file=str(path), line=number, reason=str(error)) from error
    return heading, listed, hashlib.sha256(data).hexdigest()


def benchmark_of(heading: Heading, listed: Sequence[Played]) -> Benchmark:
    """With at least as many deals as these games had, and no game yet."""
    return Benchmark(heading, max((played.deal for played in listed), default=0) + 1)


def check(path: Path, progress: Callable[[int, int], Any], *, deep: bool = False) -> Checked:
    """`progress` hears how many games are done, and of how many."""
    heading, listed, hashed = read(path)
    benchmark = benchmark_of(heading, listed)
    checked = Checked(benchmark, hashed)
    for number, (task, played) in enumerate(zip(_needed(benchmark), listed, strict=False), 2):
        plan = benchmark.rows[task.part].plan
        try:
            if not played.belongs_to(task) or played.part != plan.part:
                raise _wrong("deal", f"{plan.part}/{task.deal}/{task.seating}")
            _check_game(plan, task, played, deep=deep)
        except Problem as problem:
            checked.found.append((number, problem))
            if not played.belongs_to(task):
                break  # what follows cannot be placed either
        benchmark.add(task, played)
        progress(number - 1, len(listed))
    else:
        if benchmark.games < len(listed):
            checked.found.append((benchmark.games + 2, _wrong("deal", "–")))
    return checked


def counted(path: Path) -> Checked:
    """What a file says, without playing its games again."""
    heading, listed, hashed = read(path)
    benchmark = benchmark_of(heading, listed)
    parts = {row.plan.part: number for number, row in enumerate(benchmark.rows)}
    for played in listed:
        if played.part not in parts:
            raise Malformed(Code.RESULTS_FOREIGN, file=str(path))
        task = Task(played.deal, played.table, played.seating, tuple(played.seats), parts[played.part])
        benchmark.add(task, played)
    return Checked(benchmark, hashed)


def _needed(benchmark: Benchmark) -> Iterator[Task]:
    """The games that are to be there, in their order; each must have been counted before the next."""
    return (task for task in benchmark.schedule.tasks() if not benchmark.is_decided(task))


def _wrong(key: str, expected: str) -> Malformed:
    return Malformed(Code.BAD_RECORD, line=1, key=key, expected=expected)


def _check_game(plan: Plan, task: Task, played: Played, *, deep: bool) -> None:
    if RECORD not in played.seen:
        raise _wrong("record", "the record of the game")
    record = msgspec.json.decode(played.seen[RECORD], type=Record)
    game = games.find(plan.game)
    if record.game != game.id:
        raise _wrong("record.game", game.id)
    if start(plan, task).record.setup != record.setup:
        raise Malformed(Code.WRONG_COMMITMENT)
    if any(played.seats[failure.seat] != PLAYER for failure in played.failures):
        raise _wrong("failures", plan.players[PLAYER])  # a level does not fail
    *_, (_, state, _) = replay(game, record)
    outcome = state.outcome
    if outcome is None:
        if not played.failures or played.reason != FORFEIT or _won(played):
            raise Malformed(Code.TRUNCATED_RECORD, choices=len(record.choices))
    elif [*outcome.winners] != played.winners or [int(each) for each in outcome.scores] != played.scores:
        raise _wrong("winners", str([*outcome.winners]))
    if SEEN in played.seen and luck_of(record) != msgspec.json.decode(played.seen[SEEN]):
        raise _wrong("luck", "the luck that follows from the record")
    if deep:
        _ask_again(plan, task, played, record)


def _won(played: Played) -> bool:
    """Whether the player won a game that its failure ended."""
    return any(played.seats[seat] == PLAYER for seat in played.winners)


class _Recorded:
    """Chooses what a record says."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._match: Match[Any] | None = None
        self.usage = Usage()

    def sit_down(self, match: Match[Any], seat: Seat) -> None:
        del seat
        self._match = match

    def hear(self, chooser: Seat, events: Iterable[Event]) -> None:
        """It knows what comes."""

    def choose(self, view: View, decision: Decision) -> str:
        del view
        assert self._match is not None
        made = len(self._match.record.choices)
        entry = self._record.choices[made] if made < len(self._record.choices) else None
        if entry is None or entry.choice == RESIGN:
            raise BotFailed(Code.BOT_EXITED, bot="")
        if entry.seat != decision.seat:
            raise Refused(Code.NOT_ASKED, seat=entry.seat + 1)
        return entry.choice


def _ask_again(plan: Plan, task: Task, played: Played, record: Record) -> None:
    """Play the game again, the player by its record and the levels by themselves."""
    recorded = _Recorded(record)
    match = start(plan, task)
    instead = {seat: recorded for seat, player in enumerate(played.seats) if player == PLAYER}
    play(plan, task, match, Programs(), instead=instead)
    if match.record.choices != record.choices:
        pairs = enumerate(zip(match.record.choices, record.choices, strict=False))
        at = next((number for number, (one, other) in pairs if one != other), len(record.choices))
        raise _wrong(f"choices[{at}]", "what its level chooses")
