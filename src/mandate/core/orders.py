"""Standing orders: what a seat wants answered for it, until it says otherwise. Knows no game.

A game offers them (`Game.orders`) for questions that rarely need thought. The table keeps what a seat has
ordered, as plain JSON that only its game reads, and answers for the seat as if it had thought about it.
Orders are private to one seat: no other seat ever learns of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from mandate.lang.text import TextJson

if TYPE_CHECKING:
    from mandate.core.game import Seat, State, View


class OrderChoice(msgspec.Struct, frozen=True):
    """One choice of a standing order, with its label not yet translated."""

    id: str
    label: TextJson


class OrderInfo(msgspec.Struct, frozen=True):
    """A standing order that a seat may give. The first of its choices is the default."""

    id: str
    label: TextJson
    choices: list[OrderChoice]


class OrdersNow(msgspec.Struct, frozen=True):
    """The seat's standing orders: choice by order; and why others have ended, not yet translated.

    `answering`: an order is about to answer the seat's current question; the table says so.
    """

    given: dict[str, str]
    ended: dict[str, TextJson]
    answering: bool = False


class StandingOrders(ABC):
    """What can be ordered in a game, and what is answered then. `orders` begin as an empty object.

    All of it follows from what the seat may know: its view.
    """

    kinds: ClassVar[frozenset[str]]  # of the decisions that may be answered by an order

    @abstractmethod
    def offered(self, options: Mapping[str, Any]) -> list[OrderInfo]:
        """What can be ordered in a game with these options."""

    @abstractmethod
    def give(self, view: View, orders: Mapping[str, Any], wanted: Mapping[str, str]) -> dict[str, Any]:
        """The orders with those that are wanted now, from this moment on. Raises if one cannot be read."""

    @abstractmethod
    def after(self, view: View, orders: Mapping[str, Any]) -> dict[str, Any]:
        """The orders without what has come to its end; asked after everything that happens."""

    @abstractmethod
    def answer(self, view: View, orders: Mapping[str, Any], *, unseen: bool) -> str | None:
        """The answer to what the seat is asked now, or None if the person is to be asked.

        `unseen`: no other person plays, so a quick answer gives away nothing of what the seat holds.
        Otherwise the answer must not depend on anything that the others do not know.
        """

    @abstractmethod
    def shown(self, orders: Mapping[str, Any]) -> OrdersNow:
        """The orders for their own seat."""


class Answers:
    """What one seat's standing orders answer while its choices are tried on a copy.

    The orders are read and ended as at the real table, so that a trial meets the same questions.
    """

    def __init__(self, orders: StandingOrders, given: Mapping[str, Any], *, unseen: bool) -> None:
        self._orders = orders
        self._given = given
        self._unseen = unseen

    def next(self, state: State, seat: Seat) -> str | None:
        """The answer to what the seat is asked in this state, or None if the person is to be asked."""
        view = state.view(seat)
        self._given = self._orders.after(view, self._given)
        if view.decision is None or view.decision.kind not in self._orders.kinds:
            return None
        return self._orders.answer(view, self._given, unseen=self._unseen)
