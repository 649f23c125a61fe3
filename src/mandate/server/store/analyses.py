"""Analyses that guests share by link, kept for a while under the hash of what they hold."""

from __future__ import annotations

import base64
import hashlib
import zlib

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mandate.core.errors import Refused
from mandate.server.store.engine import answering, begin
from mandate.server.store.people_schema import analyses
from mandate.table.codes import ServerCode

MAX_ANALYSES = 100  # of one guest
KEEP_MS = 180 * 24 * 60 * 60 * 1000  # milliseconds after it was last shared
ID_BYTES = 15


def address_of(body: bytes) -> str:
    """The same content has the same address."""
    return base64.urlsafe_b64encode(hashlib.sha256(body).digest()[:ID_BYTES]).decode()


class Analyses:
    """What was shared and has not expired."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def share(self, guest: str, body: bytes, now: int) -> tuple[str, int]:
        """Keep it from now on; its address, and until when. Sharing it again keeps it longer."""
        c = analyses.c
        address, until = address_of(body), now + KEEP_MS
        row = {"id": address, "guest": guest, "until": until, "body": zlib.compress(body, 9)}
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(analyses).where(c.until < now))
                await connection.execute(delete(analyses).where(c.id == address, c.guest == guest))
                own = select(func.count()).select_from(analyses).where(c.guest == guest)
                if int((await connection.execute(own)).scalar_one()) >= MAX_ANALYSES:
                    raise Refused(ServerCode.TOO_MANY_ANALYSES, most=MAX_ANALYSES)
                await connection.execute(insert(analyses).values(row))
        return address, until

    async def find(self, address: str, now: int) -> bytes | None:
        """An analysis as JSON; None if it does not exist, or has expired."""
        c = analyses.c
        asked = select(c.body).where(c.id == address, c.until >= now).limit(1)
        with answering():
            async with self._engine.connect() as connection:
                row = (await connection.execute(asked)).first()
        return None if row is None else zlib.decompress(row.body)

    async def of(self, guest: str, now: int) -> list[str]:
        """The addresses of what a guest has shared."""
        c = analyses.c
        asked = select(c.id).where(c.guest == guest, c.until >= now).order_by(c.until, c.id)
        with answering():
            async with self._engine.connect() as connection:
                return [str(row.id) for row in (await connection.execute(asked)).all()]
