"""A table's card: the little that lists show of it. The store keeps it as a cache of the log."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mandate.server import wire
from mandate.server.plan import Pace
from mandate.server.table import Table


class CardSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat on a card."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False
    asked: bool = False


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a table."""

    game: str
    status: str
    seats: list[CardSeat]
    pace: Pace
    series: wire.Leg | None = None


def card(table: Table) -> Card:
    asked = table.pending
    seats = [CardSeat(c.guest, c.bot, c.away, seat in asked) for seat, c in enumerate(table.chairs)]
    plan = table.opened.plan
    leg = wire.Leg(table.opened.round.number, len(plan.games)) if plan.games else None
    return Card(plan.game, table.status, seats, plan.pace, leg)


def summary(
    name: str, shown: Card, changed: int, guest: str | None, names: Mapping[str, str]
) -> wire.Summary:
    """A card as one person sees it in a list."""
    seats = [
        wire.SeatInfo(
            kind="bot" if seat.bot else "person" if seat.guest else "open",
            name=names.get(seat.guest) if seat.guest else seat.bot,
            you=seat.guest is not None and seat.guest == guest,
            away=seat.away,
            asked=seat.asked,
        )
        for seat in shown.seats
    ]
    return wire.Summary(
        id=name,
        game=shown.game,
        status=msgspec.convert(shown.status, wire.Status),
        seats=seats,
        pace=shown.pace,
        changed=changed,
        series=shown.series,
        your_turn=any(seat.you and seat.asked for seat in seats),
    )
