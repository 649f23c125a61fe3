"""The sockets that have a table open: players hear of a change first, spectators after them, a few at a time.

A popular table has thousands of spectators. If all were woken at once, the next choice of a player would wait
until each of them has its update.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator, KeysView, Set
from itertools import islice
from typing import Protocol

AT_ONCE = 32  # spectators that hear of something in one pass of the event loop
CROWD_SPECTATORS = 64  # spectators from which on it is announced only now and then that some came or went
NAMED_SPECTATORS = 30  # whose names others may see
ANNOUNCE_SECONDS = 1.0  # between two such announcements


class Watcher(Protocol):
    """A socket that has the table open."""

    guest: str | None
    session: str | None  # of the guest; it may be ended while the table is open

    def news(self) -> None:
        """Note that something has changed. Must return at once."""
        ...

    def came_or_went(self) -> None:
        """Note that only the people present have changed. Must return at once."""
        ...

    def remark(self, message: bytes) -> None:
        """Note what a spectator said, encoded. Must return at once."""
        ...

    def move(self) -> None:
        """Hang up so that the client reconnects, to another server. Must return at once."""
        ...

    def dismiss(self) -> None:
        """Refuse further messages and hang up: the guest or the session is gone. Must return at once."""
        ...


class Watchers:
    """Everyone who has one table open in this process, in the order in which they came."""

    def __init__(self) -> None:
        self._all: dict[Watcher, None] = {}
        self._guests: Counter[str] = Counter()
        self._strangers = 0
        self._waiting: dict[Watcher, bool] = {}  # spectators yet to hear: of news, or only of who is there
        self._next: asyncio.Handle | None = None  # wakes some of them in the next pass of the loop
        self._announcement: asyncio.TimerHandle | None = None

    def __iter__(self) -> Iterator[Watcher]:
        return iter(tuple(self._all))

    def __len__(self) -> int:
        return len(self._all)

    @property
    def guests(self) -> KeysView[str]:
        """The guests among them."""
        return self._guests.keys()

    def besides(self, seated: Set[str]) -> int:
        """How many people without a seat there are."""
        return self._strangers + len(self._guests) - len(self._guests.keys() & seated)

    def some(self, seated: Collection[str]) -> list[str]:
        """Guests among those without a seat: the first who came, at most `NAMED_SPECTATORS`."""
        return [*islice((guest for guest in self._guests if guest not in seated), NAMED_SPECTATORS)]

    def add(self, watcher: Watcher) -> None:
        if watcher in self._all:
            return
        self._all[watcher] = None
        if watcher.guest is None:
            self._strangers += 1
        else:
            self._guests[watcher.guest] += 1

    def discard(self, watcher: Watcher) -> None:
        if watcher not in self._all:
            return
        del self._all[watcher]
        self._waiting.pop(watcher, None)
        if watcher.guest is None:
            self._strangers -= 1
        else:
            self._guests[watcher.guest] -= 1
            if not self._guests[watcher.guest]:
                del self._guests[watcher.guest]

    def tell(self, seated: Collection[str]) -> None:
        """Wake everyone for news: those seated first."""
        for watcher in self._all:
            if watcher.guest in seated:
                watcher.news()
        for watcher in self._all:
            if watcher.guest not in seated:
                self._waiting[watcher] = True  # one that waits already keeps its place
        self._go_on()

    def moved(self, seated: Collection[str], who: str | None) -> None:
        """Wake everyone because this person came or went; a crowd only now and then, except for a player."""
        if len(self._all) < CROWD_SPECTATORS or who in seated:
            self._announce(seated)
        elif self._announcement is None:
            loop = asyncio.get_running_loop()
            self._announcement = loop.call_later(ANNOUNCE_SECONDS, self._announce, seated)

    def _announce(self, seated: Collection[str]) -> None:
        if self._announcement is not None:
            self._announcement.cancel()
            self._announcement = None
        for watcher in self._all:
            if watcher.guest in seated:
                watcher.came_or_went()
            else:
                self._waiting.setdefault(watcher, False)
        self._go_on()

    def _go_on(self) -> None:
        """Wake a few, unless others were woken in this pass of the loop; the rest follow in the next ones."""
        if self._next is None:
            self._wake_some()

    def _wake_some(self) -> None:
        self._next = None
        for watcher in tuple(islice(self._waiting, AT_ONCE)):
            if self._waiting.pop(watcher):
                watcher.news()
            else:
                watcher.came_or_went()
        if self._waiting:
            self._next = asyncio.get_running_loop().call_soon(self._wake_some)
