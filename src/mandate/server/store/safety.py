"""Blocks and reports in the database, and what moderators decided."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection

import msgspec
from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mandate.core.errors import Refused
from mandate.core.text import tidy
from mandate.people.conduct import (
    TIMED,
    Block,
    ChatLine,
    Decision,
    NewDecision,
    NewReport,
    Notice,
    ReportDetails,
    ReportInfo,
)  # fmt: skip
from mandate.server.store import schema
from mandate.server.store.conduct import conduct_in
from mandate.server.store.engine import answering, begin
from mandate.server.store.profiles import shows_otherwise
from mandate.server.store.safety_schema import blocks, decisions, moderators, reports
from mandate.table.codes import ServerCode

DAY_MS = 86_400_000
MAX_BLOCKS = 500  # of one guest
MAX_REPORTS = 10  # of one guest in a day
KIN_MS = 30 * DAY_MS  # that a new guest from the address of a blocked one counts as the same person
KEPT_MS = 180 * DAY_MS  # that a closed report is kept
MAX_LISTED = 200  # reports or decisions in one answer


def new_id() -> str:
    return secrets.token_urlsafe(9)


class SafetyStore:
    """What is stored for the safety of people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # --- blocks -------------------------------------------------------------------------------------

    async def block(self, guest: str, other: str, name: str, now: int, origin: str | None) -> None:
        """Note a block; `name`: as the other one is called, `origin`: where they come from."""
        c = blocks.c
        with answering():
            async with begin(self._engine) as connection:
                own = select(func.count()).select_from(blocks).where(c.guest == guest)
                if int((await connection.execute(own)).scalar_one()) >= MAX_BLOCKS:
                    raise Refused(ServerCode.TOO_MANY_BLOCKS, most=MAX_BLOCKS)
                await connection.execute(delete(blocks).where(c.guest == guest, c.other == other))
                row = {
                    "id": new_id(), "guest": guest, "other": other, "name": name, "since": now,
                    "origin": origin,
                }  # fmt: skip
                await connection.execute(insert(blocks).values(row))

    async def unblock(self, guest: str, block: str) -> None:
        with answering():
            async with begin(self._engine) as connection:
                c = blocks.c
                own = delete(blocks).where(c.guest == guest, or_(c.id == block, c.copy_of == block))
                await connection.execute(own)

    async def blocks_of(self, guest: str) -> list[Block]:
        """The people whom a guest has blocked, the newest first."""
        c = blocks.c
        asked = select(c.id, c.name, c.since).where(c.guest == guest, c.copy_of.is_(None))
        with answering():
            async with self._engine.connect() as connection:
                listed = await connection.execute(asked.order_by(c.since.desc(), c.id))
                return [Block(*row) for row in listed]

    async def inherit(self, parent: str, child: str, now: int) -> None:
        """A second guest of one person: the blocks of and against the first one hold for it too."""
        c = blocks.c
        with answering():
            async with begin(self._engine) as connection:
                about = select(blocks).where(or_(c.guest == parent, c.other == parent))
                rows = [
                    {
                        **row._asdict(),
                        "id": new_id(),
                        "guest": child if row.guest == parent else row.guest,
                        "other": child if row.other == parent else row.other,
                        "copy_of": (row.copy_of or row.id) if row.other == parent else None,
                    }
                    for row in await connection.execute(about)
                ]
                if rows:
                    await connection.execute(insert(blocks), rows)
                d = decisions.c
                held = select(decisions).where(d.guest == parent, *_in_force(now))
                sanctions = [
                    {**row._asdict(), "id": new_id(), "guest": child}
                    for row in await connection.execute(held)
                ]
                if sanctions:
                    await connection.execute(insert(decisions), sanctions)

    async def apart(self, guest: str, origin: str | None, now: int) -> set[str]:
        """Everyone whom a guest must not meet: blocked by them, or having blocked them.

        With `origin`, a guest who came after a block from the same origin counts as the one blocked.
        """
        c, g = blocks.c, schema.guests.c
        mine = select(c.other).where(c.guest == guest)
        theirs = select(c.guest).where(c.other == guest)
        with answering():
            async with self._engine.connect() as connection:
                found = {str(row[0]) for asked in (mine, theirs) for row in await connection.execute(asked)}
                if origin is not None:
                    came = select(g.since).where(g.id == guest).scalar_subquery()
                    recent = (c.origin == origin, c.since <= came, c.since > now - KIN_MS)
                    kin = select(c.guest).where(*recent, c.guest != guest)
                    found |= {str(row[0]) for row in await connection.execute(kin)}
        return found

    # --- reports ------------------------------------------------------------------------------------

    async def report(
        self, new: NewReport, reporter: str, guest: str, name: str, log: list[ChatLine], now: int
    ) -> str:
        """Store a report and return its id; a repeated one changes nothing."""
        c = reports.c
        same = (c.reporter == reporter, c.guest == guest, c.table_id == new.table, c.closed.is_(None))
        line = c.line.is_(None) if new.line is None else c.line == new.line
        with answering():
            async with begin(self._engine) as connection:
                known = (await connection.execute(select(c.id).where(*same, line))).scalar()
                if known is not None:
                    return str(known)
                today = select(func.count()).select_from(reports)
                today = today.where(c.reporter == reporter, c.at > now - DAY_MS)
                if int((await connection.execute(today)).scalar_one()) >= MAX_REPORTS:
                    raise Refused(ServerCode.TOO_MANY_REPORTS, most=MAX_REPORTS)
                row = {
                    "id": new_id(), "at": now, "reporter": reporter, "guest": guest, "name": name,
                    "table_id": new.table, "line": new.line, "reason": new.reason, "text": tidy(new.text),
                    "log": msgspec.json.encode(log).decode(),
                }  # fmt: skip
                await connection.execute(insert(reports).values(row))
                return str(row["id"])

    async def list_reports(self, *, closed: bool = False) -> list[ReportInfo]:
        """Open reports, the oldest first; or closed ones, the newest first."""
        c = reports.c
        if closed:
            asked = select(reports).where(c.closed.is_not(None)).order_by(c.closed.desc(), c.id)
        else:
            asked = select(reports).where(c.closed.is_(None)).order_by(c.at, c.id)
        with answering():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(asked.limit(MAX_LISTED))).all()
                return await _infos(connection, rows)

    async def show_report(
        self, report: str, near: Callable[[str, str], bool] = lambda *_: False
    ) -> ReportDetails:
        """A report with its context. `near` says whether two guests come from the same address."""
        c, d = reports.c, decisions.c
        with answering():
            async with self._engine.connect() as connection:
                row = await _find(connection, report)
                about = select(reports).where(c.guest == row.guest, c.id != row.id).order_by(c.at.desc())
                others = (await connection.execute(about.limit(MAX_LISTED))).all()
                history = select(decisions).where(d.guest == row.guest).order_by(d.at.desc(), d.id)
                known = (await connection.execute(history.limit(MAX_LISTED))).all()
                infos = await _infos(connection, [row, *others])
                return ReportDetails(
                    report=infos[0],
                    log=msgspec.json.decode(row.log, type=list[ChatLine]),
                    conduct=await conduct_in(connection, str(row.guest), int(row.at), near),
                    others=infos[1:],
                    history=await _decided(connection, known),
                )

    # --- decisions ----------------------------------------------------------------------------------

    async def decide(
        self,
        report: str,
        moderator: str,
        new: NewDecision,
        now: int,
        origin_of: Callable[[str], str | None] = lambda _: None,
    ) -> str:
        """Carry out what a moderator decided about a report and close it; the guest concerned.

        `origin_of` says where a guest comes from, where that is known.
        """
        with answering():
            async with begin(self._engine) as connection:
                row = await _find(connection, report)
                g, d = schema.guests.c, decisions.c
                detail = None
                if new.kind == "rename":
                    detail = (await connection.execute(select(g.name).where(g.id == row.guest))).scalar()
                    await connection.execute(
                        update(schema.guests).where(g.id == row.guest).values(name=new.name)
                    )
                    await shows_otherwise(connection, row.guest)
                elif new.kind == "lift":
                    held = update(decisions).where(d.guest == row.guest, *_in_force(now))
                    await connection.execute(held.values(lifted=now))
                timed = new.kind in TIMED
                values = {
                    "id": new_id(), "at": now, "moderator": moderator, "guest": row.guest, "kind": new.kind,
                    "reason": tidy(new.reason), "report": row.id, "detail": detail,
                    "until": now + new.days * DAY_MS if timed else None,
                    "origin": origin_of(str(row.guest)) if timed else None,
                }  # fmt: skip
                await connection.execute(insert(decisions).values(values))
                at = update(reports).where(reports.c.id == row.id, reports.c.closed.is_(None))
                await connection.execute(at.values(closed=now))
                return str(row.guest)

    async def history(self) -> list[Decision]:
        """The latest decisions, the newest first."""
        asked = select(decisions).order_by(decisions.c.at.desc(), decisions.c.id).limit(MAX_LISTED)
        with answering():
            async with self._engine.connect() as connection:
                return await _decided(connection, (await connection.execute(asked)).all())

    async def in_force(self, guest: str, now: int) -> list[Notice]:
        """The mutes and suspensions that hold for a guest now, the one that ends last first."""
        d = decisions.c
        asked = select(decisions).where(d.guest == guest, *_in_force(now)).order_by(d.until.desc())
        with answering():
            async with self._engine.connect() as connection:
                return [_notice(row) for row in await connection.execute(asked)]

    async def suspended_kin(self, guest: str, origin: str, now: int) -> bool:
        """Whether another guest from the same origin was suspended before this one came."""
        d, g = decisions.c, schema.guests.c
        came = select(g.since).where(g.id == guest).scalar_subquery()
        asked = select(d.id).where(d.origin == origin, d.kind == "suspend", d.at <= came, *_in_force(now))
        with answering():
            async with self._engine.connect() as connection:
                return (await connection.execute(asked.limit(1))).first() is not None

    async def notices(self, guest: str, now: int) -> list[Notice]:
        """What a guest must be shown: what holds now, and what they have not confirmed to have read."""
        d = decisions.c
        unread = and_(d.seen.is_(None), d.kind.in_(("warn", "rename")))
        asked = select(decisions).where(d.guest == guest, or_(unread, and_(*_in_force(now))))
        with answering():
            async with self._engine.connect() as connection:
                return [_notice(row) for row in await connection.execute(asked.order_by(d.at.desc()))]

    async def confirm(self, guest: str, notice: str, now: int) -> None:
        d = decisions.c
        with answering():
            async with begin(self._engine) as connection:
                own = update(decisions).where(d.id == notice, d.guest == guest)
                await connection.execute(own.values(seen=now))

    # --- moderators ---------------------------------------------------------------------------------

    async def appoint(self, guest: str, name: str, key: str, now: int) -> None:
        await self.dismiss(guest)
        with answering():
            async with begin(self._engine) as connection:
                row = {"guest": guest, "name": name, "key": key, "since": now}
                await connection.execute(insert(moderators).values(row))

    async def dismiss(self, guest: str) -> None:
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(moderators).where(moderators.c.guest == guest))

    async def moderator(self, guest: str) -> tuple[str, str] | None:
        """The name of a guest who presented a moderator's key, and the key's hash."""
        asked = select(moderators.c.name, moderators.c.key).where(moderators.c.guest == guest)
        with answering():
            async with self._engine.connect() as connection:
                found = (await connection.execute(asked)).first()
                return None if found is None else (str(found.name), str(found.key))

    # --- keeping no more than needed ----------------------------------------------------------------

    async def clean_up(self, now: int) -> None:
        """Delete closed reports after half a year, and origins once they no longer count."""
        c, b, d = reports.c, blocks.c, decisions.c
        with answering():
            async with begin(self._engine) as connection:
                await connection.execute(delete(reports).where(c.closed < now - KEPT_MS))
                await connection.execute(update(blocks).where(b.since < now - KIN_MS).values(origin=None))
                await connection.execute(update(decisions).where(d.until < now).values(origin=None))


async def forget(connection: AsyncConnection, guest: str) -> None:
    """Delete what is stored about a guest. Open reports about them and suspensions stay until settled."""
    b, c = blocks.c, reports.c
    await connection.execute(delete(blocks).where(b.guest == guest))
    await connection.execute(update(blocks).where(b.other == guest).values(name=""))
    await connection.execute(update(reports).where(c.reporter == guest).values(reporter=None))
    await connection.execute(delete(reports).where(c.guest == guest, c.closed.is_not(None)))
    await connection.execute(delete(decisions).where(decisions.c.guest == guest, decisions.c.until.is_(None)))
    await connection.execute(delete(moderators).where(moderators.c.guest == guest))


def _in_force(now: int) -> tuple[ColumnElement[bool], ...]:
    d = decisions.c
    return d.kind.in_(TIMED), d.until > now, d.lifted.is_(None)


async def _find(connection: AsyncConnection, report: str) -> Row[tuple[object, ...]]:
    row = (await connection.execute(select(reports).where(reports.c.id == report))).first()
    if row is None:
        raise Refused(ServerCode.NO_SUCH_REPORT)
    return row


async def _infos(connection: AsyncConnection, rows: Collection[Row[tuple[object, ...]]]) -> list[ReportInfo]:
    names = await _names(connection, {who for row in rows for who in (row.guest, row.reporter) if who})
    return [
        ReportInfo(
            id=row.id, at=row.at, reason=row.reason, text=row.text, name=row.name,
            name_now=names.get(row.guest), by=names.get(row.reporter), table=row.table_id, line=row.line,
            closed=row.closed,
        )
        for row in rows
    ]  # fmt: skip


async def _decided(connection: AsyncConnection, rows: Collection[Row[tuple[object, ...]]]) -> list[Decision]:
    names = await _names(connection, {row.guest for row in rows})
    return [
        Decision(
            id=row.id, at=row.at, moderator=row.moderator, kind=row.kind, reason=row.reason,
            name=names.get(row.guest), report=row.report, until=row.until, lifted=row.lifted,
            detail=row.detail,
        )
        for row in rows
    ]  # fmt: skip


async def _names(connection: AsyncConnection, guests: Collection[str]) -> dict[str, str]:
    g = schema.guests.c
    found = await connection.execute(select(g.id, g.name).where(g.id.in_(guests)))
    return {str(key): str(name) for key, name in found}


def _notice(row: Row[tuple[object, ...]]) -> Notice:
    return Notice(id=row.id, kind=row.kind, reason=row.reason, at=row.at, until=row.until, name=row.detail)
