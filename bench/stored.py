"""A database with many games in it: how long the lobby and the list of one's own games take then."""

from __future__ import annotations

import asyncio
import copy
import secrets
import time

import httpx

from bench.table import Server
from mandate.core.rng import Chance
from mandate.server.http.identity import Identity, new_guest
from mandate.server.live.pulse import now_ms
from mandate.server.store.sessions import Device
from mandate.server.store.store import Store
from mandate.server.store.writer import Append
from mandate.table import commands
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_table
from mandate.table.dispatch import carry_out
from mandate.table.plan import Me, Open, Plan
from mandate.table.table import Table

PATTERNS = 20  # different games of each kind; the others are copies of them
BATCH = 200  # tables that are written together
WAITING, PLAYING = 50, 10  # one of so many waits for players, and one of so many is going on
REQUESTS = 50
WARM = 5  # requests before those that are counted


async def fill(database: str, games: int) -> str:
    """So many games of one guest; the guest's token."""
    store = Store(database)
    await store.open()
    try:
        me, other = new_guest("Me"), new_guest("Other")
        for guest in (me, other):
            await store.guests.add(guest, now_ms())
        kinds = {
            stop: [_game(me.id, other.id, Chance(f"{stop}/{at}"), stop) for at in range(PATTERNS)]
            for stop in ("open", "playing", "over")
        }
        wanted = [_kind(at) for at in range(games)]
        for first in range(0, games, BATCH):
            tables = [
                _renamed(kinds[stop][at % PATTERNS]) for at, stop in enumerate(wanted[first : first + BATCH])
            ]
            await asyncio.gather(*(store.append(Append(t, t.lines, None)) for t in tables))
        session, _ = await store.sessions.start(me.id, Device("bench", ""), now_ms())
        return Identity(await store.secret("cookies")).token(me.id, session)
    finally:
        await store.close()


def _kind(at: int) -> str:
    return "open" if at % WAITING == 0 else "playing" if at % PLAYING == 1 else "over"


def _game(me: str, other: str, chance: Chance, stop: str) -> Table:
    """A listed game of Qin, waiting for a player, in its middle, or over."""
    plan = Plan(game="qin", options={"players": 2}, seats=[Me(), Open()], listed=True)
    table = open_table(plan, me, now_ms()).table
    if stop == "open":
        return table
    table = _done(table, other, commands.Sit())
    while table.status == "playing" and not (stop == "playing" and table.number > 20):
        seat, decision = next(iter(table.pending.items()))
        ask, guest = table.ask(seat), table.chairs[seat].guest
        assert ask is not None
        assert guest is not None
        table = _done(table, guest, commands.Play(seat=seat, ask=ask, choice=chance.choose(decision.options)))
    return table


def _done(table: Table, guest: str, command: commands.AnyCommand) -> Table:
    act = Act(table.fork(), now_ms())
    carry_out(act, guest, command)
    return act.table


def _renamed(table: Table) -> Table:
    twin = copy.copy(table)
    twin.name = secrets.token_urlsafe(16)
    return twin


def ask(database: str, token: str) -> dict[str, list[float]]:
    """Milliseconds of each request, from a server that has just been started."""
    server = Server(database)
    try:
        headers = {"Authorization": f"Bearer {token}"}
        with httpx.Client(base_url=server.address, headers=headers, timeout=60) as http:
            return {name: _times(http, path) for name, path in PATHS.items()}
    finally:
        server.stop()


PATHS = {"lobby": "/api/tables", "my games": "/api/me/tables"}


def _times(http: httpx.Client, path: str) -> list[float]:
    taken = []
    for _ in range(WARM + REQUESTS):
        began = time.perf_counter()
        answer = http.get(path)
        taken.append((time.perf_counter() - began) * 1000)
        answer.raise_for_status()
        assert answer.json(), "an empty list measures nothing"
    return taken[WARM:]
