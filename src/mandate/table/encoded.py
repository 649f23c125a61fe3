"""Encoded seat views of a table: each part is encoded once per version of the table.

A table is replaced as a whole with every line of its log, so a part is valid for one `Table` object. The key
of a part names everything else it depends on: the seat, the line, the wording, the players' names. What
differs from person to person (`seat_view.now`: who they are, the time) is not cached, except for spectators:
all of them see the same, so their whole update is encoded once for a moment.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

import msgspec

from mandate.table import news, seat_view, wire
from mandate.table.seat_view import Onlooker
from mandate.table.show import Show
from mandate.table.table import Table

MAX_BYTES_OF_TABLE = 1024 * 1024  # cached
MAX_BYTES = 64 * 1024 * 1024  # cached for all tables
SAME_MOMENT_MS = 100  # clocks that spectators see may be behind by so much
OVERHEAD_BYTES = 200  # that a part takes in addition to its text
ALL_EYES = -1  # in place of a seat: an item that is the same for every seat and for spectators
_encode = msgspec.json.encode


class _Update(msgspec.Struct, kw_only=True, tag_field="is", tag="update"):
    """`wire.Update` with parts already encoded."""

    after: int
    number: int
    table: wire.TableNow
    sights: list[dict[str, Any]]
    terms: msgspec.Raw | msgspec.UnsetType


class Shelf:
    """Bounds the cache of all tables; evicts everything of the least recently viewed table first."""

    def __init__(self, most: int = MAX_BYTES) -> None:
        self._most = most
        self._tables: OrderedDict[TableInHand, int] = OrderedDict()
        self.size = 0

    def use(self, table: TableInHand, size: int) -> None:
        """Note that a table was viewed and that its parts now take `size` bytes."""
        self.size += size - self._tables.pop(table, 0)
        self._tables[table] = size
        while self.size > self._most and len(self._tables) > 1:
            next(iter(self._tables)).forget_parts()

    def drop(self, table: TableInHand) -> None:
        self.size -= self._tables.pop(table, 0)


class TableInHand:
    """A table in its current state, with its encoded parts."""

    def __init__(self, table: Table, shelf: Shelf | None = None) -> None:
        self.table = table
        self._shelf = shelf or Shelf()
        self._parts: dict[Hashable, msgspec.Raw] = {}
        self._of: Table | None = None  # the version of the table that the parts show
        self._common: seat_view.Common | None = None  # of that version
        self._size = 0

    @property
    def edition(self) -> tuple[bool, bool]:
        """Which terms apply: they change when the game begins, and until then with the seating."""
        return self.table.start is not None, self.table.gives_hints

    def forget_parts(self) -> None:
        """Drop all parts, and the views they were made from; they are made again when needed."""
        self._parts, self._common, self._of, self._size = {}, None, None, 0
        self.table.views = {}
        self._shelf.drop(self)

    def update(self, who: Onlooker, after: int, *, terms: bool = True) -> bytes:
        """What happened since line `after`, as `wire.Update`; `terms`: include the table's terms.

        Spectators who look at the same moment get the same bytes.
        """
        self._begin()
        table, show, after = self.table, who.show, news.since(self.table, after)
        key = None
        if seat_view.is_spectator(table, who.guest) and not table.mutes.get(who.guest or ""):
            names, here = seat_view.names_at(table, who.names), seat_view.here(table, who.here)
            moment = who.now // SAME_MOMENT_MS
            key = "update", after, terms, show, who.language, who.watching, tuple(names), tuple(here), moment
            if (shared := self._parts.get(key)) is not None:
                return bytes(shared)
        if self._common is None:
            self._common = seat_view.common(table)
        update = _Update(
            after=after,
            number=table.number,
            table=seat_view.now(table, who, self._common),
            sights=[self._sight(who.guest, seat, after, show) for seat in seat_view.eyes(table, who.guest)],
            terms=self._part(("terms", show.reader), lambda: seat_view.terms(table, show))
            if terms
            else msgspec.UNSET,
        )
        encoded = _encode(update) if key is None else bytes(self._part(key, lambda: update))
        self._shelf.use(self, self._size)
        return encoded

    def earlier(self, guest: str | None, seat: int | None, before: int, show: Show) -> bytes:
        """A page of the lines before line `before`, as a guest sees them from one seat."""
        self._begin()
        page = _encode(self._items(seat, news.page(self.table, guest, before), show))
        self._shelf.use(self, self._size)
        return page

    def record(self, seat: int | None, names: Mapping[str, str]) -> bytes | None:
        """`seat_view.record`, encoded."""
        table = self.table
        if not seat_view.has_record(table):
            return None
        self._begin()
        key = ("record", seat, tuple(names.get(chair.guest or "") for chair in table.chairs))
        record = bytes(self._part(key, lambda: seat_view.record(table, seat, names)))
        self._shelf.use(self, self._size)
        return record

    def _sight(self, guest: str | None, seat: int | None, after: int, show: Show) -> dict[str, Any]:
        table, state, eye = self.table, self.table.state, seat_view.eye(seat)
        sight: dict[str, Any] = {
            "seat": seat,
            "ask": None if seat is None else table.ask(seat),
            "news": self._items(seat, news.heard(table, guest, range(after + 1, table.number + 1)), show),
            "view": None,
        }
        if state is None:
            sight |= {"question": None} if show.words else {}
            return sight | ({"facts": []} if show.facts else {})
        if table.canceled:
            sight["view"] = self._part(("view", seat), lambda: seat_view.view(table, eye))
        else:
            sight["view"] = self._part(
                ("view", seat), lambda: msgspec.Raw(state.encode_view(eye, table.view))
            )
        if show.words:
            sight["question"] = self._part(
                ("question", seat, show.reader), lambda: show.say(table.view(eye).question())
            )
        if show.facts:
            sight["facts"] = self._part(
                ("facts", seat, show.reader), lambda: show.say(table.view(eye).tidy())
            )
        if show.orders and (orders := seat_view.orders(table, seat, show)) is not msgspec.UNSET:
            sight["orders"] = orders
        return sight

    def _items(self, seat: int | None, lines: Iterable[int], show: Show) -> list[msgspec.Raw]:
        table, wording = self.table, (show.words, show.reader)
        return [
            self._part(
                ("item", line, seat if news.differs(table, line) else ALL_EYES, wording),
                functools.partial(news.item, table, line, seat, show),
            )
            for line in lines
        ]

    def _begin(self) -> None:
        """Drop the parts of an earlier version of the table, and all if there are too many."""
        if self._of is not self.table or self._size > MAX_BYTES_OF_TABLE:
            self._parts, self._common, self._of, self._size = {}, None, self.table, 0

    def _part(self, key: Hashable, make: Callable[[], Any]) -> msgspec.Raw:
        """The part with that key, as JSON; made if this version of the table does not have it yet."""
        if self._size > MAX_BYTES_OF_TABLE:
            self._begin()
        if (part := self._parts.get(key)) is None:
            made = make()
            part = made if isinstance(made, msgspec.Raw) else msgspec.Raw(_encode(made))
            self._parts[key] = part
            self._size += len(bytes(part)) + OVERHEAD_BYTES
        return part
