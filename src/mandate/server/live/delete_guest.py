"""A guest asks to be forgotten: gets up from every table, and everything kept about them is deleted."""

from __future__ import annotations

from mandate.core.errors import Refused
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables
from mandate.table import commands
from mandate.table.codes import NOT_STORED


async def forget(tables: Tables, guest: str) -> None:
    """Refused only where the store is away; then the guest is still known, and may ask again."""
    left: set[str] = set()
    while rest := [name for name in await tables.store.lists.unfinished_of(guest) if name not in left]:
        for name in rest:  # getting up may bring the next game of a series, so they are asked for again
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
            except Refused as problem:  # the game has ended meanwhile, or nobody can go on with it
                if problem.code in NOT_STORED:
                    raise
