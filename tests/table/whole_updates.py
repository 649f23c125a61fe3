"""Updates as one struct, to compare with what `mandate.table.encoded` puts together from parts."""

from __future__ import annotations

from typing import Any

from mandate.table import items, news, seat_view, wire
from mandate.table.seat_view import Onlooker
from mandate.table.show import NOTHING, Show
from mandate.table.table import Table


def update(table: Table, who: Onlooker, after: int) -> wire.Update:
    """What happened since line `after`, as this person may know it; only the latest if it is too much."""
    after = news.since(table, after)
    return wire.Update(
        after=after,
        number=table.number,
        table=seat_view.now(table, who),
        sights=[sight(table, seat, after, who.show) for seat in seat_view.eyes(table, who.guest)],
        terms=seat_view.terms(table, who.show),
    )


def sight(table: Table, seat: int | None, after: int, show: Show = NOTHING) -> wire.Sight:
    eye = seat_view.eye(seat)
    explained: dict[str, Any] = {"question": None} if show.words else {}
    if show.facts:
        explained["facts"] = []
    if table.state is not None:
        explained = seat_view.explained(table.state.view(eye), show)
    return wire.Sight(
        seat=seat,
        ask=None if seat is None else table.ask(seat),
        news=later(table, seat, after, show),
        view=None if table.state is None else seat_view.view(table, eye),
        orders=seat_view.orders(table, seat, show),
        **explained,
    )


def later(table: Table, seat: int | None, after: int, show: Show = NOTHING) -> list[items.AnyItem]:
    """The lines after line `after`."""
    return [news.item(table, number, seat, show) for number in range(after + 1, table.number + 1)]
