"""The safety of people who do not know each other: who may meet whom, who may talk, and reports."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from ipaddress import ip_network

from mandate import games, players
from mandate.core.errors import Malformed, Refused
from mandate.lang import LANGUAGES
from mandate.people.conduct import (
    At,
    ChatLine,
    Complaint,
    NewDecision,
    NewReport,
    Notice,
    ReportDetails,
)
from mandate.people.evidence import chat_of, other_at, speaker
from mandate.people.names import check_name, look_alike, reserve
from mandate.server.http.middleware.rate_limit import Limits
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables, fits
from mandate.server.settings import Settings, read_moderators, read_reserved
from mandate.server.store.lists import Listed
from mandate.server.store.remarks import StoredRemark
from mandate.server.store.store import Store
from mandate.table import commands, log
from mandate.table.codes import ServerCode
from mandate.table.plan import Open, Plan
from mandate.table.table import Table
from mandate.table.talk import reads_remarks

REPORTS_PER_SECOND, REPORTS_AT_ONCE = 1 / 360, 20  # of one address
GUARDED = (
    commands.Sit,
    commands.Join,
    commands.Say,
    commands.Phrase,
    commands.Consent,
)  # what a suspension may forbid


class Safety:
    """Checks before people meet or talk, and what they can do about each other."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._strangers = settings.strangers
        self._keys = read_moderators(settings.moderators)
        self._reserved = reserved_names(settings.reserved_names)
        self._reports = Limits(REPORTS_PER_SECOND, REPORTS_AT_ONCE)
        self._secret = b""
        tables.chat = settings.chat

    async def open(self) -> None:
        self._secret = (await self._store.secret("origins")).encode()
        self._tables.background.do(self._store.safety.clean_up(self._tables.clock()))

    # --- names --------------------------------------------------------------------------------------

    def check_name(self, name: str) -> str:
        """A name as others will see it; refused if it misleads."""
        return check_name(name, self._reserved)

    # --- who may do what ----------------------------------------------------------------------------

    async def check_command(
        self, live: Live, guest: str, command: commands.AnyCommand, link: str | None
    ) -> None:
        """Refuse a command that a suspension, a mute or a block forbids."""
        held = await self._store.safety.in_force(guest, self._tables.clock())
        if isinstance(command, commands.Sit | commands.Join):
            refuse_if(held, "suspend")
            await self._check_seat(live.table, guest, link)
        else:
            refuse_if(held, "suspend", "mute")

    async def check_texts(self, guest: str | None, *, free: bool) -> None:
        """Refuse publications of suspended people, and free text where the operator allows none."""
        if guest is not None:
            refuse_if(await self._store.safety.in_force(guest, self._tables.clock()), "suspend", "mute")
        if free and self._tables.chat in ("off", "phrases"):
            raise Refused(ServerCode.TEXTS_OFF)

    async def check_opening(self, guest: str | None, plan: Plan) -> None:
        """Refuse a table for strangers where there are none, and a suspended person's table for others."""
        meets = any(isinstance(seat, Open) for seat in plan.seats)
        if (self._strangers == "off" and meets) or (self._strangers != "open" and plan.listed):
            raise Refused(ServerCode.STRANGERS_OFF, why="people" if self._strangers == "off" else "lobby")
        if guest is not None and (meets or plan.rated):
            refuse_if(await self._store.safety.in_force(guest, self._tables.clock()), "suspend")
            if plan.listed:
                await self._check_kin(guest)

    async def check_challenge(self, guest: str, other: str) -> None:
        """Refuse a challenge between people kept apart, as if there were no such person."""
        refuse_if(await self._store.safety.in_force(guest, self._tables.clock()), "suspend")
        if self._strangers != "open":
            raise Refused(ServerCode.STRANGERS_OFF, why="people" if self._strangers == "off" else "lobby")
        if other in await self.apart(guest):
            raise Refused(ServerCode.NO_SUCH_PERSON)

    async def check_request(self, guest: str) -> str | None:
        """Refuse a request for strangers from a person who may not meet any; where it comes from."""
        if self._strangers != "open":
            raise Refused(ServerCode.STRANGERS_OFF, why="people" if self._strangers == "off" else "lobby")
        refuse_if(await self._store.safety.in_force(guest, self._tables.clock()), "suspend")
        await self._check_kin(guest)
        return self.origin(guest)

    async def check_cup(self, guest: str, others: Collection[str], *, apart: bool, club: bool) -> None:
        """Refuse a cup among strangers, to people kept apart (`apart`) and to a name that misleads."""
        refuse_if(await self._store.safety.in_force(guest, self._tables.clock()), "suspend")
        if self._strangers != "open" and not (club and self._strangers == "friends"):
            raise Refused(ServerCode.STRANGERS_OFF, why="people" if self._strangers == "off" else "lobby")
        await self._check_kin(guest)
        if apart and set(others) & await self.apart(guest):
            raise Refused(ServerCode.NOT_FOR_YOU)
        names = await self._store.guests.names({guest, *others})
        if look_alike(names.pop(guest, ""), names.values()):
            raise Refused(ServerCode.LOOK_ALIKE)

    async def _check_seat(self, table: Table, guest: str, link: str | None) -> None:
        """Refuse a seat among strangers to people kept apart, and to a name that looks like another."""
        if guest in (table.host, *table.people) or table.replaced(guest):
            return
        if self._strangers == "off":
            raise Refused(ServerCode.STRANGERS_OFF, why="people")
        if not table.opened.plan.listed or fits(table, link):
            return
        if self._strangers != "open":
            raise Refused(ServerCode.STRANGERS_OFF, why="lobby")
        await self._check_kin(guest)
        others = {table.opened.host, *table.people}
        if others & await self.apart(guest):
            raise Refused(ServerCode.NOT_FOR_YOU)
        names = await self._store.guests.names({guest, *others})
        if look_alike(names.pop(guest, ""), names.values()):
            raise Refused(ServerCode.LOOK_ALIKE)

    async def _check_kin(self, guest: str) -> None:
        origin = await self._origin_of_new(guest)
        if origin is not None:
            now = self._tables.clock()
            if await self._store.safety.suspended_kin(guest, origin, now):
                raise Refused(ServerCode.NOT_FOR_YOU)

    async def lobby(self, guest: str | None, listed: list[Listed]) -> list[Listed]:
        """The tables of a lobby that a guest may see: none of people kept apart."""
        if self._strangers != "open":
            return []
        apart: Collection[str] = () if guest is None else await self.apart(guest)
        return [each for each in listed if not any(seat.guest in apart for seat in each.card.seats)]

    async def apart(self, guest: str) -> set[str]:
        """Everyone whom a guest must not meet."""
        origin = await self._origin_of_new(guest)
        return await self._store.safety.apart(guest, origin, self._tables.clock())

    async def _origin_of_new(self, guest: str) -> str | None:
        """Where a guest comes from; None for one who can come back, who is an account of its own."""
        origin = self.origin(guest)
        return None if origin is None or await self._store.guests.is_claimed(guest) else origin

    def origin(self, guest: str) -> str | None:
        """A keyed hash of the address from which a guest came last, where that says anything.

        Everyone on this machine, or behind a proxy that is not named, comes from a loopback address.
        """
        address = self._tables.audience.addresses.get(guest, "")
        try:
            if ip_network(address).is_loopback:
                return None
        except ValueError:
            return None
        return hmac.new(self._secret, address.encode(), hashlib.sha256).hexdigest()

    # --- blocks and reports -------------------------------------------------------------------------

    async def _other(self, live: Live, guest: str, at: At) -> str:
        """The other person who is meant: on a seat, or the author of a remark that the guest may read."""
        if at.remark is None:
            if at.seat is None:
                raise Malformed(ServerCode.BAD_MESSAGE, reason="seat")
            return other_at(live.table, guest, at.seat)
        if not reads_remarks(live.table, guest):
            raise Refused(ServerCode.NOT_OVER)
        found = await self._store.remarks.one(live.table.name, at.remark)
        if found is None or found.guest == guest:
            raise Refused(ServerCode.NO_OTHER_PERSON)
        return found.guest

    async def block(self, live: Live, guest: str, at: At) -> None:
        """Keep a guest and another person apart from now on; at this table their words are hidden."""
        other = await self._other(live, guest, at)
        names = await self._store.guests.names([other])
        now = self._tables.clock()
        await self._store.safety.block(guest, other, names.get(other, ""), now, self.origin(other))
        if guest in live.table.people and (seats := live.table.seats_of(other)):
            await self._tables.act(live, guest, commands.Mute(seat=seats[0]))

    async def block_person(self, guest: str, other: str) -> None:
        """Keep a guest and a person apart whom they may never have met."""
        if guest == other:
            raise Refused(ServerCode.YOURSELF)
        names = await self._store.guests.names([other])
        now = self._tables.clock()
        await self._store.safety.block(guest, other, names.get(other, ""), now, self.origin(other))

    async def report_person(self, guest: str, address: str, other: str, new: Complaint) -> str:
        """Store a report about a person by their profile: no chat is attached."""
        self._reports.check(address)
        if guest == other:
            raise Refused(ServerCode.YOURSELF)
        names = await self._store.guests.names([other])
        about = NewReport(table="", seat=0, reason=new.reason, text=new.text)
        now = self._tables.clock()
        return await self._store.safety.report(about, guest, other, names.get(other, ""), [], now)

    async def report(self, live: Live, guest: str, address: str, new: NewReport) -> str:
        """Store a report about a player or a spectator, or about what a player said in a line.

        Remarks are attached to reports about spectators: who reports a player may not know them.
        """
        self._reports.check(address)
        table = live.table
        other = await self._other(live, guest, new) if new.line is None else speaker(table, guest, new.line)
        remarks = [] if new.remark is None else await self._store.remarks.latest(table.name)
        said = [line.guest for line in table.lines if isinstance(line, log.Said)]
        names = await self._store.guests.names({other, *said, *(each.guest for each in remarks)})
        attached = [*chat_of(table, other, names), *remarks_of(remarks, other, names)]
        return await self._store.safety.report(
            new, guest, other, names.get(other, ""), attached, self._tables.clock()
        )

    # --- moderators ---------------------------------------------------------------------------------

    def moderator_with(self, key: str) -> str | None:
        """The moderator who has this key."""
        for name, known in self._keys.items():
            if hmac.compare_digest(known.encode(), key.encode()):
                return name
        return None

    async def appoint(self, guest: str, key: str) -> str:
        """Mark a guest as a moderator, by a key of the settings."""
        name = self.moderator_with(key)
        if name is None:
            raise Refused(ServerCode.NOT_MODERATOR)
        await self._store.safety.appoint(guest, name, hash_key(key), self._tables.clock())
        return name

    async def moderator(self, guest: str) -> str | None:
        """The name of a guest who is a moderator while their key is in the settings."""
        found = await self._store.safety.moderator(guest)
        if found is None:
            return None
        name, key = found
        return name if name in self._keys and hash_key(self._keys[name]) == key else None

    async def show_report(self, report: str) -> ReportDetails:
        return await self._store.safety.show_report(report, self._near)

    def _near(self, one: str, other: str) -> bool:
        """Whether two guests came from the same address last, as far as this process knows."""
        origin = self.origin(one)
        return origin is not None and origin == self.origin(other)

    async def decide(self, report: str, moderator: str, new: NewDecision) -> None:
        new_name = check_decision(new, self._reserved)
        guest = await self._store.safety.decide(report, moderator, new, self._tables.clock(), self.origin)
        if new.kind == "rename":
            self._tables.audience.rename(guest, new_name)


def reserved_names(file: str = "") -> frozenset[str]:
    """The names that people cannot take: those of computer players in every language, and the operator's."""
    found = {name for game in games.names() for name in players.names_for(game)}
    shown = {players.label(name, language) for name in found for language in LANGUAGES}
    return reserve([*found, *shown, *read_reserved(file)])


def check_decision(new: NewDecision, reserved: Collection[str] = ()) -> str:
    """The new name of a rename; refuse a decision without a reason, or a rename without a name."""
    if not new.reason.strip() and new.kind not in ("dismiss", "lift"):
        raise Refused(ServerCode.NO_REASON)
    if new.kind != "rename":
        return ""
    name = check_name(new.name, reserved)
    if name != new.name:
        raise Refused(ServerCode.UNSEEN_NAME)
    return name


def refuse_if(held: Collection[Notice], *kinds: str) -> None:
    """Refuse if a mute or a suspension of these kinds holds."""
    for each in held:
        if each.kind in kinds:
            code = ServerCode.SUSPENDED if each.kind == "suspend" else ServerCode.MUTED
            raise Refused(code, reason=each.reason, until=in_utc(each.until or 0))


def in_utc(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def remarks_of(remarks: list[StoredRemark], about: str, names: Mapping[str, str]) -> list[ChatLine]:
    """What spectators said, as they could read it."""
    return [
        ChatLine(
            number=each.number, at=each.at, name=names.get(each.guest, ""), text=each.text,
            phrase=each.phrase, remark=True, reported=each.guest == about,
        )
        for each in remarks
    ]  # fmt: skip
