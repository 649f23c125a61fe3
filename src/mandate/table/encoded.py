"""Encoded seat views of a table: each part is encoded once per version of the table.

A table is replaced as a whole with every line of its log, so a part is valid for one `Table` object. The key
of a part names everything else it depends on: the seat, the line, the wording, the players' names. What
differs from person to person (`seat_view.now`: who they are, the time) is never cached.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any

import msgspec

from mandate.core.game import Seat, State
from mandate.table import news, seat_view, wire
from mandate.table.seat_view import Onlooker
from mandate.table.show import Show
from mandate.table.table import Table

MOST_EACH = 1024 * 1024  # bytes cached for one table
MOST = 64 * 1024 * 1024  # bytes cached for all tables
OVERHEAD = 200  # bytes a part takes in addition to its text


class _Update(msgspec.Struct, kw_only=True, tag_field="is", tag="update"):
    """`wire.Update` with parts already encoded."""

    after: int
    number: int
    table: wire.TableNow
    sights: list[dict[str, Any]]
    terms: msgspec.Raw | msgspec.UnsetType


class Shelf:
    """Bounds the cache of all tables; evicts everything of the least recently viewed table first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._shown: OrderedDict[Shown, int] = OrderedDict()
        self.size = 0

    def use(self, shown: Shown, size: int) -> None:
        """Note that a table was viewed and that its parts now take `size` bytes."""
        self.size += size - self._shown.pop(shown, 0)
        self._shown[shown] = size
        while self.size > self._most and len(self._shown) > 1:
            next(iter(self._shown)).clear()

    def drop(self, shown: Shown) -> None:
        self.size -= self._shown.pop(shown, 0)


class Shown:
    """The encoded parts of one table in memory."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf = shelf or Shelf()
        self._parts: dict[Hashable, msgspec.Raw] = {}
        self._of: Table | None = None
        self._size = 0

    def clear(self) -> None:
        """Drop all parts; they are encoded again when needed."""
        self._parts, self._of, self._size = {}, None, 0
        self._shelf.drop(self)

    def update(self, table: Table, who: Onlooker, after: int, *, terms: bool = True) -> bytes:
        """What happened since line `after`, as `wire.Update`; `terms`: include the table's terms."""
        after = news.since(table, after)
        encoded = _Update(
            after=after,
            number=table.number,
            table=seat_view.now(table, who),
            sights=[self._sight(table, seat, after, who.show) for seat in seat_view.eyes(table, who.guest)],
            terms=self._terms(table, who.show) if terms else msgspec.UNSET,
        )
        return msgspec.json.encode(encoded)

    def _terms(self, table: Table, show: Show) -> msgspec.Raw:
        return self._part(table, ("terms", show.reader), lambda: seat_view.terms(table, show))

    def earlier(self, table: Table, seat: int | None, before: int, show: Show) -> bytes:
        """`news.earlier`, encoded."""
        return msgspec.json.encode(self._items(table, seat, news.page(table, before), show))

    def record(self, table: Table, seat: int | None, names: Mapping[str, str]) -> bytes | None:
        """`seat_view.record`, encoded."""
        if not seat_view.has_record(table):
            return None
        called = tuple(names.get(chair.guest or "") for chair in table.chairs)
        key = ("record", seat, called)
        return bytes(self._part(table, key, lambda: seat_view.record(table, seat, names)))

    def _sight(self, table: Table, seat: int | None, after: int, show: Show) -> dict[str, Any]:
        state, eye = seat_view.state_of(table), seat_view.eye(seat)
        told: dict[str, Any] = {
            "seat": seat,
            "ask": seat_view.ask(table, seat),
            "news": self._items(table, seat, range(after + 1, table.number + 1), show),
            "view": None
            if state is None
            else self._encoded(table, ("view", seat), lambda: seat_view.encoded_view(table, state, eye)),
        }
        words, facts = show._replace(facts=False), show._replace(words=False)
        for name, only in (("question", words), ("facts", facts)):
            if only:
                explain = functools.partial(_explained, name, state, eye, only)
                told[name] = self._part(table, (name, seat, show.reader), explain)
        if show.orders and (orders := seat_view.orders(table, seat, show)) is not msgspec.UNSET:
            told["orders"] = orders
        return told

    def _items(self, table: Table, seat: int | None, lines: range, show: Show) -> list[msgspec.Raw]:
        how = show.words, show.reader
        return [
            self._part(
                table, ("item", line, seat, how), functools.partial(news.item, table, line, seat, show)
            )
            for line in lines
        ]

    def _part(self, table: Table, key: Hashable, make: Callable[[], Any]) -> msgspec.Raw:
        return self._encoded(table, key, lambda: msgspec.json.encode(make()))

    def _encoded(self, table: Table, key: Hashable, make: Callable[[], bytes]) -> msgspec.Raw:
        if self._of is not table or self._size > MOST_EACH:
            self.clear()
            self._of = table
        if (kept := self._parts.get(key)) is None:
            kept = msgspec.Raw(make())
            self._parts[key] = kept
            self._size += len(bytes(kept)) + OVERHEAD
            self._shelf.use(self, self._size)
        return kept


class TableInHand:
    """A table in its current state, with its encoded parts."""

    def __init__(self, table: Table, shelf: Shelf | None = None) -> None:
        self.table = table
        self.shown = Shown(shelf)

    @property
    def edition(self) -> tuple[bool, bool]:
        """Which terms apply: they change when the game begins, and until then with the seating."""
        return self.table.start is not None, self.table.gives_hints

    def update(self, who: Onlooker, after: int, *, terms: bool = True) -> bytes:
        """What happened since line `after`, as `wire.Update`; `terms`: include the table's terms."""
        return self.shown.update(self.table, who, after, terms=terms)


def _explained(name: str, state: State | None, eye: Seat | None, show: Show) -> Any:
    return seat_view.explained(state, eye, show)[name]
