"""The bot ladder in the database: the logs of its seasons, and the programs of each owner."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.core.errors import Refused
from mandate.people.bot_ladder import log
from mandate.people.names import fold
from mandate.server.store import schema
from mandate.server.store.engine import answering, begin
from mandate.server.store.kept_logs import KeptLogs
from mandate.server.store.ladder_schema import ladder_bots, ladder_lines, ladders
from mandate.table.codes import ServerCode

PREFIX = "mandate-bot-"  # of a token, so that scanners for leaked secrets find it
TOKEN_BYTES = 24
ID_BYTES = 12
MAX_BOTS = 20  # of one owner, those with a token
GONE = ""  # the token of a program that was revoked


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A season in a list."""

    id: str
    game: str
    season: int
    status: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A version of a program."""

    id: str  # of the guest who sits at the tables
    owner: str
    who: str  # NAME@VERSION
    since: int
    game: str  # which ladder it is connected to, or was
    socket: str
    seen: int
    revoked: bool


class LadderStore(KeptLogs[log.AnyLine]):
    """Every ladder of an installation."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, ladders, ladder_lines, log.encode, log.decode)

    async def listed(self) -> list[LadderRow]:
        """All seasons, the latest of each game first."""
        c = ladders.c
        asked = select(c.id, c.game, c.season, c.status).order_by(c.game, c.season.desc())
        with answering():
            async with self._engine.connect() as connection:
                return [LadderRow(*row) for row in await connection.execute(asked)]

    # --- programs -----------------------------------------------------------------------------------

    async def give_token(self, owner: str, name: str, version: str, now: int) -> tuple[Bot, str]:
        """A version with a new token, which is not kept. A token that it had before ends."""
        c = ladder_bots.c
        who, token = f"{name}@{version}", PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
        fresh = {"token": _hash(token), "socket": "", "seen": 0}
        with answering():
            try:
                async with begin(self._engine) as connection:
                    same = select(c.id, c.owner, c.who, c.token).where(c.name == fold(name))
                    rows = (await connection.execute(same)).all()
                    if any(row.owner != owner for row in rows):
                        raise Refused(ServerCode.BOT_NAME_TAKEN, name=name)
                    own = next((row.id for row in rows if row.who == who), None)
                    if own is None or all(row.token == GONE for row in rows if row.id == own):
                        await _check_number(connection, owner)
                    if own is None:
                        own = secrets.token_urlsafe(ID_BYTES)
                        await connection.execute(insert(schema.guests).values(id=own, name=who, since=now))
                        row = {"id": own, "owner": owner, "who": who, "name": fold(name)}
                        await connection.execute(
                            insert(ladder_bots).values(**row, since=now, game="", **fresh)
                        )
                    else:
                        await connection.execute(update(ladder_bots).where(c.id == own).values(fresh))
            except IntegrityError as error:  # another owner was faster
                raise Refused(ServerCode.BOT_NAME_TAKEN, name=name) from error
        (made,) = await self._bots(c.id == own)
        return made, token

    async def revoke(self, bot: str) -> None:
        """End the token of a program."""
        await self._change(ladder_bots.c.id == bot, {"token": GONE, "socket": "", "seen": 0})

    async def of(self, owner: str) -> list[Bot]:
        return await self._bots(ladder_bots.c.owner == owner)

    async def with_token(self, token: str) -> Bot | None:
        if not token.startswith(PREFIX):
            return None
        return next(iter(await self._bots(ladder_bots.c.token == _hash(token))), None)

    async def named(self, names: Collection[str]) -> dict[str, Bot]:
        """Programs by NAME@VERSION."""
        return {bot.who: bot for bot in await self._bots(ladder_bots.c.who.in_(names))} if names else {}

    async def here(self, game: str, since: int) -> dict[str, Bot]:
        """The programs that are connected to a ladder, by NAME@VERSION, the first to come first."""
        c = ladder_bots.c
        found = await self._bots((c.game == game) & (c.seen >= since) & (c.socket != "") & (c.token != GONE))
        return {bot.who: bot for bot in found}

    async def connect(self, bot: str, game: str, socket: str, now: int) -> bool:
        """Note a program's connection; an earlier one ends at its next beat. False if it was revoked."""
        c = ladder_bots.c
        fresh = {"game": game, "socket": socket, "seen": now}
        return await self._change((c.id == bot) & (c.token != GONE), fresh) == 1

    async def disconnect(self, bot: str, socket: str) -> None:
        c = ladder_bots.c
        await self._change((c.id == bot) & (c.socket == socket), {"socket": ""})

    async def beat(self, sockets: Mapping[str, str], now: int) -> dict[str, bool]:
        """Note which programs are there, each with its socket.

        Returns those whose socket is another one by now, and whether they were revoked.
        """
        c = ladder_bots.c
        lost = [
            bot
            for bot, socket in sockets.items()
            if await self._change((c.id == bot) & (c.socket == socket) & (c.token != GONE), {"seen": now})
            != 1
        ]
        return {bot.id: bot.revoked for bot in await self._bots(c.id.in_(lost))} if lost else {}

    async def _change(self, where: ColumnElement[bool], values: Mapping[str, object]) -> int:
        with answering():
            async with begin(self._engine) as connection:
                changed = update(ladder_bots).where(where).values(dict(values))
                return (await connection.execute(changed)).rowcount

    async def _bots(self, where: ColumnElement[bool]) -> list[Bot]:
        c = ladder_bots.c
        asked = select(
            c.id, c.owner, c.who, c.since, c.game, c.socket, c.seen, (c.token == GONE).label("revoked")
        )
        with answering():
            async with self._engine.connect() as connection:
                rows = await connection.execute(asked.where(where).order_by(c.since, c.who))
                return [Bot(**row._mapping) for row in rows]


async def forget_owner(connection: AsyncConnection, owner: str) -> None:
    """The programs of a guest who is leaving for good: their games stay, and no one plays with them again."""
    own = update(ladder_bots).where(ladder_bots.c.owner == owner)
    await connection.execute(own.values(owner="", token=GONE, socket="", seen=0))


async def _check_number(connection: AsyncConnection, owner: str) -> None:
    c = ladder_bots.c
    held: Iterable[str] = (
        await connection.execute(select(c.id).where(c.owner == owner, c.token != GONE))
    ).scalars()
    if len(list(held)) >= MAX_BOTS:
        raise Refused(ServerCode.TOO_MANY_BOTS, most=MAX_BOTS)


def _hash(token: str) -> str:
    """A token has enough bits that a plain hash is safe."""
    return hashlib.sha256(token.encode()).hexdigest()
