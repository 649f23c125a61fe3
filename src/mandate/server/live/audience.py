"""The audience of this process's tables: who is present, their names, and what to notify them of."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping, Set

from mandate.server.live.caretaker import OTHER_PROCESS_SECONDS, Caretaker
from mandate.server.live.live_table import Live
from mandate.server.live.peers import Peers
from mandate.server.live.presence import Presence
from mandate.server.live.watchers import Watcher
from mandate.server.store.store import Store
from mandate.server.workers.queue import Asker
from mandate.table.table import Table

MAX_ADDRESSES = 10_000
MAX_WATCHED = 200  # games of which other processes hear how many watch


def may_watch(table: Table, guest: str | None) -> bool:
    """Whether a guest may watch. Before the game begins, everyone admitted may."""
    return table.opened.plan.spectators or table.status == "open" or bool(_belongs(table, guest))


def _seated(table: Table) -> set[str]:
    return {chair.guest for chair in table.chairs if chair.guest is not None}


def _shown(table: Table) -> set[str]:
    """The guests whose names are shown: of those seated, and of those who ask for a seat."""
    return {*_seated(table), *(offer.guest for offer in table.offers.values())}


def _belongs(table: Table, guest: str | None) -> list[int]:
    """The guest's seats, or else those a computer player has taken over from them."""
    return table.seats_of(guest) or table.replaced(guest)


class Audience:
    """Everyone watching a table in hand, and the guests seated there."""

    def __init__(
        self,
        store: Store,
        live: Mapping[str, Live],
        caretaker: Caretaker,
        clock: Callable[[], int],
        changed: Callable[[Iterable[str], bool], None],
    ) -> None:
        """`changed` receives tables that other processes wrote to; see `Peers`."""
        self._store = store
        self._clock = clock
        self._live = live
        self._caretaker = caretaker
        self.names: dict[str, str] = {}  # of guests at the tables in hand
        self._seen: set[str] = set()  # guests who came since `take_seen`
        self.addresses: OrderedDict[str, str] = OrderedDict()  # where guests came from last
        self.presence = Presence(self._look_up)
        self.peers = Peers(store.process, live, self.presence, changed, self._call, self._hang_up)

    # --- watching -----------------------------------------------------------------------------------

    def watch(self, live: Live, watcher: Watcher) -> None:
        live.watchers.add(watcher)
        live.was_watched = True
        live.used = time.monotonic()
        watcher.news()
        self._came_or_went(live, watcher.guest)
        self._caretaker.look_after(live, patience=self._patience)

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        self._came_or_went(live, watcher.guest)

    def glance(self, live: Live, guest: str | None) -> None:
        """Note a request for the state that opens no socket; it resumes a resting game."""
        live.glanced = time.monotonic()
        if guest is not None:
            live.absences.glanced(guest, self._clock())
        if live.table.bots_asked and not live.thinking:
            self._caretaker.look_after(live, patience=self._patience)

    def tell(self, live: Live, before: Table | None = None, *, elsewhere: bool = False) -> None:
        """Notify watchers of a change since `before`; `elsewhere`: another process wrote it."""
        live.used = time.monotonic()
        concerned = None if before is None else _who_ordered(before, live.table)
        if concerned is None:
            live.watchers.tell(_seated(live.table))
        else:
            for watcher in live.watchers:
                if watcher.guest in concerned:
                    watcher.news()
        if before is None or before.chairs != live.table.chairs:
            self._note_who_is_here(live)
        self._caretaker.look_after(live, patience=OTHER_PROCESS_SECONDS if elsewhere else 0.0)

    @property
    def _patience(self) -> float:
        """Another process may have asked the computer players already; give it a moment to answer."""
        return OTHER_PROCESS_SECONDS if self._store.shared else 0.0

    # --- who is there -------------------------------------------------------------------------------

    def here(self, live: Live) -> Set[str]:
        """The guests who have the table open, in any process."""
        elsewhere = self.presence.at(live.table.name)
        return live.here | elsewhere if elsewhere else live.here

    def watching(self, live: Live) -> int:
        """How many people without a seat have the table open, in any process."""
        return self._watching_here(live) + self.presence.watching(live.table.name)

    def watchers(self, live: Live) -> Set[str]:
        """Some of the guests without a seat who have the table open, in any process."""
        return self.presence.watchers(live.table.name) - _seated(live.table)

    def watched(self) -> dict[str, int]:
        """How many watch here, at each listed game that someone watches; at most `MAX_WATCHED` games."""
        listed = (live for live in self._live.values() if live.table.opened.plan.listed)
        found = {live.table.name: self._watching_here(live) for live in listed if live.watchers}
        most = sorted(filter(found.__getitem__, found), key=lambda name: -found[name])[:MAX_WATCHED]
        return {name: found[name] for name in most}

    def _watching_here(self, live: Live) -> int:
        return live.watchers.besides(_seated(live.table))

    def _came_or_went(self, live: Live, who: str | None) -> None:
        live.watchers.moved(_seated(live.table), who)
        self._note_who_is_here(live)

    def _note_who_is_here(self, live: Live) -> None:
        seated = _seated(live.table)
        self.peers.note(
            live.table.name, seated & live.here, live.watchers.besides(seated), live.watchers.some(seated)
        )
        live.absences.note(self.here(live), self._clock())

    def _look_up(self, names: Iterable[str]) -> None:
        """Note arrivals and departures in another process."""
        for live in filter(None, map(self._live.get, names)):
            live.absences.note(self.here(live), self._clock())
            live.watchers.moved(_seated(live.table), None)

    def seen(self, guest: str, address: str) -> None:
        """Note that a guest is here, and the address they came from."""
        self._seen.add(guest)
        self.addresses.pop(guest, None)
        self.addresses[guest] = address
        if len(self.addresses) > MAX_ADDRESSES:
            self.addresses.popitem(last=False)

    def take_seen(self) -> set[str]:
        """The guests who have been here since the last call, or have a table open."""
        seen, self._seen = self._seen, set()
        return seen.union(*(live.here for live in self._live.values()))

    def asker(self, live: Live) -> Asker:
        """On whose behalf a table's computer players think: its host, and whether anyone is waiting."""
        host = live.table.opened.host
        return Asker(self.addresses.get(host, ""), host, live.looked_at)

    # --- names --------------------------------------------------------------------------------------

    async def learn_names(self, table: Table) -> None:
        unknown = _shown(table) - self.names.keys()
        self.names |= await self._store.guests.names(unknown)

    def forget_names(self) -> None:
        """Drop the names of guests at no table in hand."""
        shown = {guest for live in self._live.values() for guest in _shown(live.table)}
        self.names = {guest: name for guest, name in self.names.items() if guest in shown}

    def rename(self, guest: str, name: str | None) -> None:
        """Rename a guest; None forgets them."""
        self._call(guest, name)
        self.peers.rename(guest, name)

    def _call(self, guest: str, name: str | None) -> None:
        if name is None:
            for live in self._live.values():
                for watcher in live.watchers:
                    if watcher.guest == guest:
                        watcher.dismiss()
        if guest not in self.names:
            return
        if name is None:
            del self.names[guest]
        else:
            self.names[guest] = name
        for live in self._live.values():
            if live.table.seats_of(guest):
                for watcher in live.watchers:
                    watcher.news()

    # --- sessions -----------------------------------------------------------------------------------

    def end_sessions(self, sessions: Collection[str], *, renewed: bool = False) -> None:
        """Close the sockets of sessions that have ended; `renewed`: their browsers may open them again."""
        self._hang_up(sessions, renewed)
        self.peers.ended(sessions, renewed=renewed)

    def _hang_up(self, sessions: Collection[str], renewed: bool) -> None:
        for live in self._live.values():
            for watcher in live.watchers:
                if watcher.session in sessions:
                    watcher.move() if renewed else watcher.dismiss()


def _who_ordered(before: Table, table: Table) -> set[str | None] | None:
    """The guests who gave orders or muted others, if nothing else happened: only they are notified."""
    if before.number != table.number:
        return None
    orders, mutes = table.orders.items(), table.mutes.items()
    muting = {guest for guest, others in mutes if before.mutes.get(guest) is not others}
    return muting | {
        table.chairs[seat].guest for seat, order in orders if before.orders.get(seat) is not order
    }
