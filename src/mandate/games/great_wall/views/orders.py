"""Standing answers as orders that a server keeps: one for each window, and in co-op for the Tea order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mandate.core.errors import Code, Malformed
from mandate.core.orders import OrderChoice, OrderInfo, OrdersNow, StandingOrders
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.views.standing_answers import WINDOWS, Moment, Standing, Until, standing_answer
from mandate.games.great_wall.views.view import GreatWallView
from mandate.games.great_wall.words import names
from mandate.lang.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mandate.core.game import View

ASK = "ask"
ARRANGE, TEA = "arrange", "tea"  # in co-op: the order of others, and the usual one
AND = "+"  # between several moments, the first of which ends an order
OFFERED = (Until.NEXT, Until.TURN, Until.YEAR, Until.HORDES, Until.GAME)


class GreatWallOrders(StandingOrders):
    """`ask`, or until when a window is passed: `year`, or several moments, `turn+assault`."""

    kinds = frozenset({"tactic", "arrange", "fall.choose"})

    def offered(self, options: Mapping[str, Any]) -> list[OrderInfo]:
        coop = bool(options.get("coop"))
        windows = [_window(window, coop) for window in Window]
        if not coop:
            return windows
        order = [_choice(TEA), _choice(ASK)]
        return [*windows, OrderInfo(ARRANGE, text("gwp-orders-arrange"), order)]

    def give(self, view: View, orders: Mapping[str, Any], wanted: Mapping[str, str]) -> dict[str, Any]:
        assert isinstance(view, GreatWallView)
        now = Moment.in_view(view)
        standing = _read(orders).after(now)
        for order, choice in wanted.items():
            if order == ARRANGE and choice in (TEA, ASK):
                standing = msgspec.structs.replace(standing, asks_order=choice == ASK)
            elif order in set(Window):
                standing = standing.passes([Window(order)], _until(order, choice), now)
            else:
                raise Malformed(Code.BAD_ORDER, order=order, choice=choice)
        return _written(standing)

    def after(self, view: View, orders: Mapping[str, Any]) -> dict[str, Any]:
        assert isinstance(view, GreatWallView)
        return _written(_read(orders).after(Moment.in_view(view)))

    def answer(self, view: View, orders: Mapping[str, Any], *, unseen: bool) -> str | None:
        assert isinstance(view, GreatWallView)
        return standing_answer(Moment.in_view(view), _read(orders), unseen=unseen)

    def shown(self, orders: Mapping[str, Any]) -> OrdersNow:
        standing = _read(orders)
        given = {window.value: AND.join(order.until) for window, order in standing.passing.items()}
        if standing.asks_order:
            given[ARRANGE] = ASK
        ended = {window.value: text("gwp-orders-ended", why=why) for window, why in standing.ended.items()}
        return OrdersNow(given, ended)


def _window(window: Window, coop: bool) -> OrderInfo:
    anyone = coop and window is Window.SOLDIERS_KILLED
    return OrderInfo(window, names.window(window, anyone=anyone), _choices(window))


def _choices(window: Window) -> list[OrderChoice]:
    """The moments that mean something for a window: none that is the window itself."""
    moments = (until for until in OFFERED if window not in WINDOWS.get(until, ()))
    return [_choice(ASK), *(_choice(until) for until in moments)]


def _choice(name: str) -> OrderChoice:
    return OrderChoice(name, Text("gwp-orders-choice", {"choice": name}))


def _until(order: str, choice: str) -> tuple[Until, ...]:
    if choice == ASK:
        return ()
    moments = choice.split(AND)
    if not set(moments) <= set(Until):
        raise Malformed(Code.BAD_ORDER, order=order, choice=choice)
    return tuple(Until(moment) for moment in dict.fromkeys(moments))


def _read(orders: Mapping[str, Any]) -> Standing:
    return msgspec.convert(orders, Standing)


def _written(standing: Standing) -> dict[str, Any]:
    stored: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(standing))  # as a log gives it back
    return stored


ORDERS = GreatWallOrders()
