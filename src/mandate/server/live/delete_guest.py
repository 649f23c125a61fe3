"""Delete a guest on request: they leave every table, and everything stored about them is deleted."""

from __future__ import annotations

from mandate.core.errors import Refused
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables
from mandate.table import commands
from mandate.table.codes import NOT_STORED


async def forget(tables: Tables, guest: str) -> None:
    """Forget a guest. If the store is unavailable, raise Refused; the guest is still known and may retry."""
    left: set[str] = set()
    while rest := [name for name in await tables.store.lists.unfinished_of(guest) if name not in left]:
        for name in rest:  # leaving may open the next game of a series, so look again
            left.add(name)
            await _get_up(tables, await tables.find(name), guest)
    touched = await tables.store.guests.forget(guest)
    tables.audience.rename(guest, None)
    await tables.read_anew(touched)


async def _get_up(tables: Tables, live: Live, guest: str) -> None:
    for seat in live.table.seats_of(guest):
        if not live.table.chairs[seat].away:
            try:
                await tables.act(live, guest, commands.Leave(seat=seat))
            except Refused as problem:  # the game has ended meanwhile, or the table is frozen
                if problem.code in NOT_STORED:
                    raise
