"""Snapshots: a table as it stood after some line of its log, so that the log need not be played again.

A snapshot is a cache. It is used only if it was made by the same code from the same lines; otherwise the
log is folded as if there were none. What a line brought is decoded when someone reads that line.
"""

from __future__ import annotations

import functools
import hashlib
import zlib
from collections.abc import Sequence
from contextlib import suppress
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, overload

import msgspec

from mandate import games
from mandate.core.game import Event
from mandate.core.match import Match
from mandate.core.record import Entry
from mandate.table import fold, log
from mandate.table.choices import Made, Standing
from mandate.table.clock import Clock
from mandate.table.items import Why
from mandate.table.rests import Rests
from mandate.table.table import Chair, LineResult, OpenOffer, Status, Table

SOURCES = (".py", ".toml", ".txt")  # files that decide what a log comes to
OUR_PACKAGES = ("core", "games", "table")
COMPRESSION = 1  # the fastest: most of the size are events, which repeat themselves


class Snapshot(NamedTuple):
    """What the store keeps. `digest` covers the code, the first `stored` lines of the log and the body."""

    stored: int
    digest: str
    body: bytes


class _Result(msgspec.Struct, array_like=True):
    """A `LineResult`; its events as pairs of a class's name and an event."""

    events: msgspec.Raw
    face_down: bool
    undone: tuple[int, ...]


class _Kept(msgspec.Struct):
    """Attributes of a table that are stored as they are."""

    chairs: list[Chair]
    status: Status
    clock: Clock
    offers: dict[int, OpenOffer]
    hints_settled: bool | None
    hinted: set[tuple[int, int]]
    marks: dict[int, tuple[str, ...]]
    asked_at: dict[int, int]
    asks: list[int]
    opener_sat: bool
    sent_away: dict[str, int]
    orders: dict[int, dict[str, Any]]
    orders_given: int
    by_hand: dict[int, int]
    out: dict[int, Why]
    strangers: set[str]
    consents: set[str]
    mutes: dict[str, frozenset[str]]
    mutes_given: int
    rests: dict[str, Rests]
    warned: set[int]


class _Body(msgspec.Struct, array_like=True):
    """What a table holds and its lines do not say."""

    state: dict[str, Any]
    automatic: list[Entry]  # in the record before the first line of the game
    results: list[_Result]
    kept: _Kept
    made: list[Made]


KEPT = _Kept.__struct_fields__


def take(table: Table, stored: Sequence[str]) -> Snapshot | None:
    """A snapshot of a table whose whole log is `stored`; None if it has no game, or one without them."""
    if table.match is None or table.frozen is not None or len(stored) != table.stored:
        return None
    assert table.start is not None
    kinds = {*table.match.game.events}
    if not all(_are_among(kinds, result.events) for result in table.results):
        return None
    choices, first = table.match.record.choices, len(table.start.choices)
    played = sum(len(line.lines) for line in table.lines if isinstance(line, fold.InTheGame))
    body = _Body(
        state=table.match.state.to_json(),
        automatic=choices[first : len(choices) - played],
        results=[
            _Result(_encoded(result.events), result.face_down, (*result.undone,)) for result in table.results
        ],
        kept=_Kept(*(getattr(table, name) for name in KEPT)),
        made=table.standing.made,
    )
    packed = zlib.compress(msgspec.json.encode(body), COMPRESSION)
    return Snapshot(len(stored), _digest(table.match.game.id, stored, packed), packed)


def wake(name: str, stored: Sequence[str], snapshot: Snapshot | None = None) -> tuple[Table, int]:
    """The table that a log describes, and how many of its lines came from the snapshot.

    That is 0 if there is no snapshot that can be used: then all lines are folded.
    """
    lines = [log.decode(line) for line in stored]
    table = None if snapshot is None else _wake(name, stored, lines, snapshot)
    if table is None:
        return fold.read(name, lines), 0
    kept = table.stored
    for line in lines[kept:]:
        fold.follow(table, line)
    return table, kept


def _wake(name: str, stored: Sequence[str], lines: Sequence[log.AnyLine], snapshot: Snapshot) -> Table | None:
    opened = lines[0]
    assert isinstance(opened, log.Opened), "a log begins with the opening of its table"
    with suppress(Exception):  # whatever is wrong with a cache must not keep a table from waking
        before = stored[: snapshot.stored]
        if len(before) == snapshot.stored and snapshot.digest == _digest(
            opened.plan.game, before, snapshot.body
        ):
            return _restored(Table(name, opened), lines[: snapshot.stored], snapshot)
    return None


def _restored(table: Table, lines: Sequence[log.AnyLine], snapshot: Snapshot) -> Table:
    body = msgspec.json.decode(zlib.decompress(snapshot.body), type=_Body)
    game = games.find(table.opened.plan.game)
    kinds = {kind.__name__: kind for kind in game.events}
    table.lines = [line for line in lines if not isinstance(line, log.PRIVATE)]
    table.stored = snapshot.stored
    table.results = [
        LineResult(StoredEvents(result.events, kinds), result.face_down, result.undone)
        for result in body.results
    ]
    for name in KEPT:
        setattr(table, name, getattr(body.kept, name))
    table.standing = Standing(body.made)
    played = []
    for line in lines:
        if isinstance(line, log.Started):
            table.start = line.deal(table.opened.plan)
        elif isinstance(line, log.Rematched):
            table.next_table = line
        elif isinstance(line, fold.InTheGame):
            played += line.lines
    assert table.start is not None
    state = game.state_from_json(body.state)
    record = table.start.copy()
    record.choices += [*body.automatic, *played]
    record.outcome = state.outcome.to_json() if state.outcome else None
    table.match = Match(game, state, record)
    table.pending = fold.questions(table)
    return table


def _are_among(kinds: set[type[Event]], events: Sequence[Event]) -> bool:
    return isinstance(events, StoredEvents) or kinds.issuperset(map(type, events))


def _encoded(events: Sequence[Event]) -> msgspec.Raw:
    if isinstance(events, StoredEvents) and events.raw is not None:
        return events.raw
    return msgspec.Raw(msgspec.json.encode([(type(event).__name__, event) for event in events]))


class StoredEvents(Sequence[Event]):
    """Events that are decoded when they are first looked at."""

    __slots__ = ("_events", "_kinds", "raw")

    def __init__(self, raw: msgspec.Raw, kinds: dict[str, type[Event]]) -> None:
        self.raw: msgspec.Raw | None = raw  # None once decoded
        self._kinds = kinds
        self._events: list[Event] = []

    @property
    def all(self) -> list[Event]:
        if self.raw is not None:
            pairs = msgspec.json.decode(self.raw, type=list[tuple[str, msgspec.Raw]])
            self._events = [msgspec.json.decode(raw, type=self._kinds[name]) for name, raw in pairs]
            self.raw = None
        return self._events

    def __len__(self) -> int:
        return len(self.all)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        return self.all[at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.all == [*other]

    __hash__ = None  # type: ignore[assignment]  # as a list has none


def _digest(game: str, stored: Sequence[str], body: bytes) -> str:
    hashed = hashlib.sha256(_code(game) + b"%d\n" % len(stored))
    for line in stored:
        hashed.update(line.encode() + b"\n")
    hashed.update(body)
    return hashed.hexdigest()


@functools.cache
def _code(game: str) -> bytes:
    """A hash of the sources that fold a log of this game: those of its package, and ours."""
    package = games.registration(game).rules.partition(".")[0].partition(":")[0]
    ours = resources.files("mandate")
    folders = [ours / name for name in OUR_PACKAGES]
    hashed = hashlib.sha256()
    for folder in folders if package == "mandate" else [*folders, resources.files(package)]:
        _add_sources(hashed, folder)
    return hashed.digest()


def _add_sources(hashed: Any, folder: Traversable) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            _add_sources(hashed, entry)
        elif entry.name.endswith(SOURCES):
            hashed.update(entry.name.encode() + b"\0" + entry.read_bytes())
