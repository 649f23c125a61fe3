"""The other processes that hold tables of ours, and what is sent to them over the bus.

A process that takes a table in hand tells all others. Those that hold it too answer it alone, and from then
on each tells the other what it writes there and who is there. So nothing is sent about a table that only one
process holds, which is every table where requests are routed by table.

Nothing is missed between reading a table and hearing of its writes: a process tells how many lines it has
read, and the answer says how many there are.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from mandate.server.bus.bus import Bus, Message
from mandate.server.live.live_table import Live
from mandate.server.live.notes import (
    NAMES_PER_NOTE,
    TABLES_PER_NOTE,
    AnyNote,
    Blanked,
    Dropped,
    Ended,
    Gone,
    Here,
    Holding,
    Named,
    Remarked,
    Visited,
    Watching,
    Wrote,
    decoded,
    encoded,
    portions,
)
from mandate.server.live.presence import AtTable, Guests, Presence

FADE_MS = 20_000  # milliseconds without a sign of life, after which a process counts as gone
VISIT_SECONDS = 60.0  # within which requests at two processes count as routed to both

CHANNEL = "mandate"


class Peers:
    """What this process knows of the others. Without a bus it is alone."""

    def __init__(
        self,
        process: str,
        live: Mapping[str, Live],
        presence: Presence,
        changed: Callable[[Iterable[str], bool], None],
        renamed: Callable[[str, str | None], None],
        ended: Callable[[Collection[str], bool], None],
    ) -> None:
        """`changed` receives tables that others wrote to, and whether earlier lines changed too."""
        self.holders: dict[str, set[str]] = {}  # by table of ours: the other processes that hold it
        self.bus: Bus | None = None
        self.doubled_in_all = 0  # tables that clients reached here and elsewhere, since the start
        self.others: set[str] = set()  # processes that gave a sign of life lately
        self._process = process
        self._live = live
        self._presence = presence
        self._changed = changed
        self._renamed = renamed
        self._ended = ended
        self.remarked: Callable[[str, int], None] = lambda *_: None  # receives remarks made elsewhere
        self._prefix = CHANNEL
        self._doubled: dict[str, float] = {}  # by table: when that was seen last

    @property
    def doubled(self) -> int:
        """Tables that clients asked this process and another one for within the last minute."""
        oldest = time.monotonic() - VISIT_SECONDS
        self._doubled = {table: seen for table, seen in self._doubled.items() if seen >= oldest}
        return len(self._doubled)

    def channels(self, prefix: str) -> tuple[str, str]:
        """The channels to listen to: the one of all processes, and our own."""
        self._prefix = prefix
        return f"{prefix}.all", f"{prefix}.{self._process}"

    # --- telling ------------------------------------------------------------------------------------

    def connected(self) -> None:
        """Tell everyone what we hold, and hear who holds it too: something may have been missed."""
        for names in portions(self._live, NAMES_PER_NOTE):
            self._tell_all(self._holding(names))

    def took(self, table: str) -> None:
        """A table was taken in hand."""
        if self.bus is not None:
            self._tell_all(self._holding([table]))

    def dropped(self, table: str) -> None:
        """A table is no longer in hand."""
        for process in self.holders.pop(table, ()):
            self._tell(process, Dropped(self._process, [table]))
        self._presence.note(table, (), 0)
        self._presence.note_watchers(table, ())

    def wrote(self, table: str, stored: int) -> None:
        """We wrote to a table that others hold."""
        for process in self.holders.get(table, ()):
            self._tell(process, Wrote(self._process, {table: stored}))

    def blanked(self, tables: Iterable[str]) -> None:
        """Earlier lines of these tables were changed."""
        for names in portions(tables, NAMES_PER_NOTE):
            self._tell_all(Blanked(self._process, list(names)), must=True)

    def visited(self, live: Live) -> None:
        """A client requested a table."""
        before, live.visited = live.visited, time.monotonic()
        if live.visited - before > VISIT_SECONDS / 2:
            for process in self.holders.get(live.table.name, ()):
                self._tell(process, Visited(self._process, [live.table.name]))

    def note(
        self, table: str, guests: Collection[str], watching: int = 0, watchers: Collection[str] = ()
    ) -> None:
        """Note which seated guests have a table open here, how many watch, and some of these.

        Call after every change.
        """
        if self._presence.note(table, guests, watching):
            for process in self.holders.get(table, ()):
                self._share(process, [table])
        if self._presence.note_watchers(table, watchers):
            for process in self.holders.get(table, ()):
                self._name_watchers(process, [table])

    def tell_remark(self, table: str, number: int) -> None:
        """A spectator of a table has said something here."""
        for process in self.holders.get(table, ()):
            self._tell(process, Remarked(self._process, table, number))

    def rename(self, guest: str, name: str | None) -> None:
        self._tell_all(Named(self._process, guest, name), must=True)

    def ended(self, sessions: Iterable[str], *, renewed: bool) -> None:
        for names in portions(sessions, NAMES_PER_NOTE):
            self._tell_all(Ended(self._process, list(names), renewed), must=True)

    def leave(self) -> None:
        """Say goodbye."""
        self._tell_all(Gone(self._process))

    def _share(self, process: str, tables: Sequence[str]) -> None:
        for names in portions(tables, TABLES_PER_NOTE):
            known = {table: self._presence.own(table) for table in names}
            guests = {table: sorted(each.guests) for table, each in known.items()}
            watching = {table: each.watching for table, each in known.items() if each.watching}
            self._tell(process, Here(self._process, guests, watching))

    def _name_watchers(self, process: str, tables: Iterable[str]) -> None:
        for table in tables:
            self._tell(process, Watching(self._process, table, sorted(self._presence.own_watchers(table))))

    def _holding(self, names: Iterable[str], *, answer: bool = False) -> Holding:
        tables = {name: self._live[name].table.stored for name in names}
        visited = [name for name in tables if self._visited_lately(name)]
        return Holding(self._process, tables, visited, answer)

    def _visited_lately(self, table: str) -> bool:
        live = self._live[table]
        return bool(live.watchers) or time.monotonic() - live.visited <= VISIT_SECONDS

    def _tell(self, process: str, note: AnyNote) -> None:
        if self.bus is not None:
            self.bus.send(Message(f"{self._prefix}.{process}", encoded(note)))

    def _tell_all(self, note: AnyNote, *, must: bool = False) -> None:
        if self.bus is not None:
            self.bus.send(Message(f"{self._prefix}.all", encoded(note), must))

    # --- hearing ------------------------------------------------------------------------------------

    def heard(self, text: str) -> None:
        note = decoded(text)
        if note is None or note.process == self._process:
            return
        match note:
            case Holding():
                self._learn(note)
            case Dropped(process=process, tables=names):
                self._forget(process, names)
            case Wrote(process=process, tables=tables):
                self._changed([name for name, stored in tables.items() if self._behind(name, stored)], False)
                if foreign := [name for name in tables if name not in self._live]:
                    self._tell(process, Dropped(self._process, foreign))
            case Blanked(tables=names):
                self._changed(names, True)
            case Visited(process=process, tables=names):
                self._both_visited(process, names)
            case Here(process=process, tables=tables, watching=watching):
                known = {
                    name: AtTable(Guests(guests), watching.get(name, 0))
                    for name, guests in tables.items()
                    if name in self._live
                }
                self._presence.learn(process, known)
            case Watching(process=process, table=table, guests=guests):
                if table in self._live:
                    self._presence.learn_watchers(process, table, guests)
            case Remarked(table=table, number=number):
                self.remarked(table, number)
            case Named(guest=guest, name=called):
                self._renamed(guest, called)
            case Ended(sessions=sessions, renewed=renewed):
                self._ended(sessions, renewed)
            case Gone(process=process):
                self._forget(process)

    def _behind(self, name: str, stored: int) -> bool:
        """Whether a table may have lines that we have not read; one being read now may."""
        live = self._live.get(name)
        return live is None or live.table.stored < stored

    def _ahead_of(self, note: Holding) -> dict[str, int]:
        """The tables of which we have more lines than another process, and how many."""
        ours = {name: self._live[name].table.stored for name in note.tables if name in self._live}
        return {name: stored for name, stored in ours.items() if stored > note.tables[name]}

    def _learn(self, note: Holding) -> None:
        common = [name for name in note.tables if name in self._live]
        for name in common:
            self.holders.setdefault(name, set()).add(note.process)
        self._changed([name for name, stored in note.tables.items() if self._behind(name, stored)], False)
        if not common:
            return
        if not note.answer:
            self._tell(note.process, self._holding(common, answer=True))
        elif ahead := self._ahead_of(note):  # written since we said what we hold
            self._tell(note.process, Wrote(self._process, ahead))
        self._share(note.process, common)
        self._name_watchers(note.process, filter(self._presence.own_watchers, common))
        self._both_visited(note.process, [name for name in note.visited if name in self._live])

    def _both_visited(self, process: str, names: Iterable[str]) -> None:
        """Clients of both processes requested these tables: the one with the lesser id counts them."""
        both = [name for name in names if name in self._live and self._visited_lately(name)]
        if both and self._process > process:
            self._tell(process, Visited(self._process, both))
        elif both:
            before = self.doubled
            self._doubled |= dict.fromkeys(both, time.monotonic())
            self.doubled_in_all += len(self._doubled) - before

    def _forget(self, process: str, names: Collection[str] | None = None) -> None:
        for name in list(self.holders) if names is None else names:
            holders = self.holders.get(name, set())
            holders.discard(process)
            if not holders:
                self.holders.pop(name, None)
        self._presence.forget(process, names)

    def alive(self, processes: Collection[str]) -> None:
        """Note the processes that gave a sign of life lately; forget what is known of the others."""
        others = {*processes} - {self._process}
        for process in self.others.union(*self.holders.values()) - others:
            self._forget(process)
        for process in others - self.others:  # it is new, or was thought gone
            for names in portions(self._live, NAMES_PER_NOTE):
                self._tell(process, self._holding(names))
        self.others = others
