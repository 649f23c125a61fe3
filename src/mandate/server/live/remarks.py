"""What spectators say to each other. Players hear nothing of it before their game is over.

Remarks are in no log, so a player cannot notice them by a number, an update or a time either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from mandate.core.errors import Refused
from mandate.people.names import look_alike
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables
from mandate.server.live.watchers import AT_ONCE
from mandate.server.store.remarks import StoredRemark
from mandate.server.store.store import Store
from mandate.table import commands, wire
from mandate.table.codes import ServerCode
from mandate.table.dispatch import readable_text
from mandate.table.talk import plays, reads_remarks, talk_of_spectators


class Remarks:
    """Remarks at the tables of this process, and from other processes that hold them too."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        tables.peers.remarked = self._heard_elsewhere

    def takes(self, live: Live, guest: str) -> bool:
        """Whether what this guest says is for the spectators: without a seat, once the game has begun."""
        return live.table.status in ("playing", "over") and not plays(live.table, guest)

    async def post(self, live: Live, guest: str, command: commands.Say | commands.Phrase) -> None:
        """Say something to the spectators. A name that could be a player's would mislead them."""
        self._tables.check_talk(guest)
        table = live.table
        mode = talk_of_spectators(table, self._tables.chat).mode
        if mode == "off":
            raise Refused(ServerCode.CHAT_OFF)
        if isinstance(command, commands.Say) and mode != "free":
            raise Refused(ServerCode.PHRASES_ONLY)
        names = await self._store.guests.names({guest, *table.people})
        if look_alike(names.pop(guest, ""), names.values()):
            raise Refused(ServerCode.LOOK_ALIKE)
        said = (readable_text(command.text), None) if isinstance(command, commands.Say) else ("", command.id)
        number = await self._store.remarks.add(table.name, guest, self._tables.clock(), *said)
        self._tables.peers.tell_remark(table.name, number)
        await self._tell(live, number)

    async def shown(self, live: Live, guest: str | None, after: int) -> list[wire.Remark]:
        """A page of remarks after that number; refused to players of a running game."""
        if not reads_remarks(live.table, guest):
            raise Refused(ServerCode.NOT_OVER)
        return await self._named(await self._store.remarks.of(live.table.name, after, guest))

    async def _named(self, stored: Sequence[StoredRemark]) -> list[wire.Remark]:
        authors = {each.guest for each in stored}
        names = await self._store.guests.names(authors)
        profiles = await self._store.profiles.of(authors)
        return [
            wire.Remark(
                number=each.number,
                at=each.at,
                name=names.get(each.guest),
                text=each.text,
                phrase=each.phrase,
                tag=profiles[each.guest].tag if each.guest in profiles else None,
            )
            for each in stored
        ]

    async def _tell(self, live: Live, number: int) -> None:
        """Send a remark to everyone here who may read it and has not blocked its author, a few at a time."""
        stored = await self._store.remarks.one(live.table.name, number)
        if stored is None:
            return
        deaf = await self._store.remarks.deaf_to(stored.guest)
        message = msgspec.json.encode(wire.Remarked(remarks=await self._named([stored])))
        for place, watcher in enumerate(live.watchers):
            if place % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)  # choices of players come between
            if watcher.guest not in deaf and reads_remarks(live.table, watcher.guest):
                watcher.remark(message)

    def _heard_elsewhere(self, table: str, number: int) -> None:
        """Another process stored a remark at a table of ours."""
        if (live := self._tables.live.get(table)) is not None:
            self._tables.background.do(self._tell(live, number))
