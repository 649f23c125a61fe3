"""Standing orders: giving them, answering by them where the speed reveals nothing, and ending them."""

from __future__ import annotations

from collections.abc import Mapping

from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.table import log
from mandate.table.acts.act import Act
from mandate.table.codes import ServerCode
from mandate.table.log_limits import MAX_ORDERS


def order(act: Act, guest: str, seat: int, wanted: Mapping[str, str]) -> None:
    """Give orders that answer for the seat from now on, including its current question."""
    act.check_owner(guest, seat)
    table = act.at_status("playing")
    assert table.match is not None
    orders = table.match.game.orders
    if orders is None:
        raise Refused(ServerCode.NO_ORDERS)
    if table.orders_given >= MAX_ORDERS:
        raise Refused(ServerCode.TABLE_FULL, most=MAX_ORDERS)
    orders_now = orders.give(table.view(Seat(seat)), table.orders.get(seat, {}), wanted)
    act.add(log.Ordered(at=act.now, seat=seat, orders=orders_now))
    stand_in(act)


def stand_in(act: Act) -> None:
    """Record which orders have ended. Where other people cannot see the speed, the others answer at once."""
    _end_orders(act)
    while not act.watched and (answered := _answered_unseen(act)) is not None:
        seat, choice = answered
        act.choose(seat, choice, ordered=True)
        _end_orders(act)


def stand_in_for(act: Act, seat: int) -> None:
    """Give this seat's ordered answers at once: further choices of the same plan follow.

    The speed reveals nothing about the hand: a plan passes a window just as fast if it was passed by hand.
    """
    stand_in(act)
    while (choice := act.table.ordered_answer(seat)) is not None:
        act.choose(seat, choice, ordered=True)
        stand_in(act)


def _answered_unseen(act: Act) -> tuple[int, str] | None:
    table = act.table
    for seat in table.pending:
        if table.alone(seat) and (choice := table.ordered_answer(seat)) is not None:
            return seat, choice
    return None


def _end_orders(act: Act) -> None:
    match = act.table.match
    orders = match.game.orders if match is not None else None
    for seat, before in act.table.orders.copy().items():
        assert orders is not None
        if (after := orders.after(act.table.view(Seat(seat)), before)) != before:
            act.add(log.Ordered(at=act.now, seat=seat, orders=after))
