"""Presence at tables in other processes. `peers.py` carries it over the bus."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple, TypeAlias

Guests: TypeAlias = frozenset[str]


class AtTable(NamedTuple):
    """Who has a table open: the seated guests, and how many others watch."""

    guests: Guests = Guests()
    watching: int = 0


NO_VIEWERS = AtTable()


class Presence:
    """Who is at which table: here, and as far as it concerns our tables, in other processes."""

    def __init__(self, came_or_went: Callable[[Iterable[str]], None]) -> None:
        """`came_or_went` receives the tables at which it changed in another process."""
        self._came_or_went = came_or_went
        self._own: dict[str, AtTable] = {}
        self._others: dict[str, dict[str, AtTable]] = {}  # by table and process
        self._own_watchers: dict[str, Guests] = {}
        self._watchers: dict[str, dict[str, Guests]] = {}  # by table and process

    def at(self, table: str) -> set[str]:
        """The guests who have a table open in other processes."""
        others = self._others.get(table)
        return {guest for known in others.values() for guest in known.guests} if others else set()

    def watching(self, table: str) -> int:
        """How many people without a seat have a table open in other processes."""
        others = self._others.get(table)
        return sum(known.watching for known in others.values()) if others else 0

    def own(self, table: str) -> AtTable:
        return self._own.get(table, NO_VIEWERS)

    def note(self, table: str, guests: Collection[str], watching: int) -> bool:
        """Note who has a table open here; whether that is a change."""
        now = AtTable(Guests(guests), watching)
        if self.own(table) == now:
            return False
        if now == NO_VIEWERS:
            del self._own[table]
        else:
            self._own[table] = now
        return True

    def own_watchers(self, table: str) -> Guests:
        """Some of the guests without a seat who have a table open here."""
        return self._own_watchers.get(table, Guests())

    def note_watchers(self, table: str, guests: Collection[str]) -> bool:
        """Note some of those who have a table open here without a seat; whether that is a change."""
        now = Guests(guests)
        if self.own_watchers(table) == now:
            return False
        if now:
            self._own_watchers[table] = now
        else:
            del self._own_watchers[table]
        return True

    def watchers(self, table: str) -> Guests:
        """Some of the guests without a seat who have a table open, in any process."""
        return self.own_watchers(table).union(*self._watchers.get(table, {}).values())

    def learn_watchers(self, process: str, table: str, guests: Collection[str]) -> None:
        """Note some of those who have a table open in another process without a seat."""
        known = self._watchers.setdefault(table, {})
        known[process] = Guests(guests)
        if not guests:
            del known[process]
        if not known:
            del self._watchers[table]

    def learn(self, process: str, tables: dict[str, AtTable]) -> None:
        """Note who is at these tables in another process."""
        for table, now in tables.items():
            known = self._others.setdefault(table, {})
            known[process] = now
            if now == NO_VIEWERS:
                del known[process]
            if not known:
                del self._others[table]
        self._came_or_went(tables)

    def forget(self, process: str, tables: Collection[str] | None = None) -> None:
        """Forget who is there in another process: at these tables, or at all of them."""
        wanted = list(self._others) if tables is None else tables
        touched = [table for table in wanted if process in self._others.get(table, {})]
        self.learn(process, dict.fromkeys(touched, NO_VIEWERS))
        for table in list(self._watchers) if tables is None else tables:
            if process in self._watchers.get(table, {}):
                self.learn_watchers(process, table, ())
