"""The chat: phrases and free text, consent to it, and hiding what another player says."""

from __future__ import annotations

from mandate.core.errors import Refused
from mandate.table import log
from mandate.table.acts.act import Act
from mandate.table.codes import ServerCode
from mandate.table.log_limits import FLOOD_LINES, FLOOD_MS, MAX_MUTES
from mandate.table.table import Table
from mandate.table.talk import talk


def speak(act: Act, guest: str, text: str) -> None:
    _check_talk(act, guest)
    if talk(act.table, act.chat).mode != "free":
        raise Refused(ServerCode.PHRASES_ONLY)
    act.add(log.Said(at=act.now, guest=guest, by=act.seat_of(guest), text=text))


def say_phrase(act: Act, guest: str, phrase: str) -> None:
    _check_talk(act, guest)
    act.add(log.Said(at=act.now, guest=guest, by=act.seat_of(guest), text="", phrase=phrase))


def _check_talk(act: Act, guest: str) -> None:
    """Refuse a guest without a seat, a table without chat, and a flood of lines among people."""
    act.seat_of(guest)
    if talk(act.table, act.chat).mode == "off":
        raise Refused(ServerCode.CHAT_OFF)
    lines = act.table.lines
    said = [line.at for line in lines if isinstance(line, log.Said) and line.guest == guest]
    in_short_time = len(said) >= FLOOD_LINES and said[-FLOOD_LINES] > act.now - FLOOD_MS
    if in_short_time and len(act.table.people) > 1:
        raise Refused(ServerCode.CHAT_FLOOD, most=FLOOD_LINES, seconds=FLOOD_MS // 1000)


def consent(act: Act, guest: str, yes: bool) -> None:
    """Consent to free text at this table, or revoke it; no line is added if nothing changes."""
    by = act.seat_of(guest)
    mode = talk(act.table, act.chat).mode
    if mode in ("off", "phrases"):
        raise Refused(ServerCode.CHAT_OFF if mode == "off" else ServerCode.PHRASES_ONLY)
    if (guest in act.table.consents) != yes:
        act.add(log.Consented(at=act.now, guest=guest, by=by, yes=yes))


def mute(act: Act, guest: str, seat: int, *, on: bool) -> None:
    """Hide what another player says from this guest only, or show it again."""
    act.seat_of(guest)
    other = act.table.chair(seat).guest
    if other is None or other == guest:
        raise Refused(ServerCode.NO_OTHER_PERSON)
    if (other in act.table.mutes.get(guest, ())) == on:
        return
    if act.table.mutes_given >= MAX_MUTES:
        raise Refused(ServerCode.TABLE_FULL, most=MAX_MUTES)
    act.add(log.Muted(at=act.now, guest=guest, other=other, on=on))


def carry_consents(before: Table, after: Act) -> None:
    """Keep consents in the next game of the same people."""
    for guest in after.table.people:
        if guest in before.consents:
            by = after.table.seats_of(guest)[0]
            after.add(log.Consented(at=after.now, guest=guest, by=by, yes=True))
