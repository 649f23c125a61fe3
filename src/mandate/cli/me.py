"""`mandate me`: one's own guest at a server: name, ways to sign in, devices, data."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from mandate.cli.kit.days import local_day
from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.address import read_address
from mandate.cli.remote.guest import Guest, Kept, Known, forget, recall, remember
from mandate.core.errors import Code, Malformed
from mandate.core.text import tidy
from mandate.files import write_whole
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.cli.remote.address import Address

EXPORT = "mandate-me.json"
MAX_EXPORT_BYTES = 1 << 30
NOTHING = "–"
OTHERS = "others"
OFF = "off"
HOURS = re.compile(r"([01]?\d|2[0-3])(?::([0-5]\d))?-([01]?\d|2[0-3])(?::([0-5]\d))?")
EXIT_BAD_INPUT = 2
T = TypeVar("T")


class Passkey(msgspec.Struct):
    """A passkey, as the server lists it."""

    name: str


class Ways(msgspec.Struct):
    """How to sign in on another device."""

    code: bool
    passkeys: list[Passkey]


class MadeCode(msgspec.Struct):
    """A new recovery code."""

    code: str


class Picture(msgspec.Struct):
    """One's own card: the number of the picture."""

    avatar: int


class Shown(msgspec.Struct):
    """One's own profile: what others see."""

    person: Picture
    public: list[str]


class Session(msgspec.Struct):
    """A device that is signed in."""

    id: str
    client: str
    system: str
    seen: int
    current: bool


class Quiet(msgspec.Struct):
    """Hours without messages and clocks, in minutes after midnight."""

    hours: tuple[int, int]
    zone: str


class Calendar(msgspec.Struct):
    """Quiet hours and vacation, and how many days of it are left."""

    quiet: Quiet | None
    vacation: tuple[int, int] | None
    left: int
    year: int


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("what", choices=tuple(DOES), help=words("me-what"))
    parser.add_argument("value", nargs="?", help=words("me-value"))
    parser.add_argument("--at", metavar="URL", required=True, help=words("me-at"))
    parser.add_argument("--yes", action="store_true", help=words("me-yes"))
    parser.epilog = words("me-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    try:
        address = read_address(arguments.at)
        line = DOES[arguments.what](recall(address, language), address, arguments)
    except Trouble as trouble:
        sys.stderr.write(f"mandate me: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    print(line)
    return 0


def _show(guest: Guest, _: Address, __: argparse.Namespace) -> str:
    language = guest.language
    ways = _get(guest, "me/ways-in", Ways)
    name = _get(guest, "me", Known).name
    passkeys = tidy(", ".join(each.name for each in ways.passkeys)) or NOTHING
    lines = [
        say(language, "me-name", {"name": tidy(name) or NOTHING}),
        say(language, "me-ways-in", {"passkeys": passkeys, "code": "yes" if ways.code else "no"}),
    ]
    for number, device in enumerate(_get(guest, "me/sessions", list[Session]), 1):
        facts = {"number": number, "device": _device(device, language), "seen": _day(device.seen)}
        lines.append(say(language, "me-device-this" if device.current else "me-device", facts))
    calendar = _get(guest, "me/calendar", Calendar)
    if calendar.quiet is not None or calendar.vacation is not None:
        lines.append(_show_calendar(calendar, language))
    return "\n".join(lines)


def _code(guest: Guest, _: Address, __: argparse.Namespace) -> str:
    made = guest.read(guest.call("POST", "me/code"), MadeCode)
    return say(guest.language, "page-me-code-is", {"code": tidy(made.code)})


def _recover(guest: Guest, address: Address, arguments: argparse.Namespace) -> str:
    code = arguments.value or sys.stdin.readline().strip()  # standard input is in no list of processes
    fresh = Guest(address, guest.language)
    kept = fresh.read(fresh.call("POST", "me/recover", {"code": code, "program": True}), Kept)
    fresh.name, fresh.token = kept.name, kept.token
    remember(fresh)
    return say(fresh.language, "me-recovered", {"name": tidy(kept.name) or NOTHING})


def _sign_out(guest: Guest, address: Address, arguments: argparse.Namespace) -> str:
    if arguments.value == OTHERS:
        guest.call("DELETE", "me/sessions")
    else:
        sessions = _get(guest, "me/sessions", list[Session])
        numbers = {str(number): each for number, each in enumerate(sessions, 1)}
        if (chosen := numbers.get(arguments.value or "")) is None:
            known = ", ".join([*numbers, OTHERS])
            raise Malformed(Code.BAD_OPTION, option="sign-out", value=arguments.value or "", expected=known)
        guest.call("DELETE", f"me/sessions/{chosen.id}")
        if chosen.current:
            forget(address)
    return say(guest.language, "account-signed-out")


def _export(guest: Guest, _: Address, arguments: argparse.Namespace) -> str:
    file = Path(arguments.value or EXPORT)
    body = guest.call("GET", "me/export", most=MAX_EXPORT_BYTES)
    try:
        write_whole(file, body.decode())
    except OSError as error:
        raise Trouble("play-trouble-write", file=str(file), reason=error) from error
    return say(guest.language, "me-exported", {"file": str(file)})


def _quiet(guest: Guest, _: Address, arguments: argparse.Namespace) -> str:
    if (value := arguments.value or "") == OFF:
        return _in_words(guest, guest.call("DELETE", "me/quiet-hours"))
    hours, _space, zone = value.partition(" ")
    if (read := HOURS.fullmatch(hours)) is None:
        raise Malformed(Code.BAD_OPTION, option="quiet", value=value, expected=f"22:00-07:00, {OFF}")
    first, last = (60 * int(read[at]) + int(read[at + 1] or 0) for at in (1, 3))
    if not (zone := zone.strip() or own_zone()):
        raise Trouble("me-zone", value=hours)
    return _in_words(guest, guest.call("PUT", "me/quiet-hours", {"hours": [first, last], "zone": zone}))


def _away(guest: Guest, _: Address, arguments: argparse.Namespace) -> str:
    """Take a vacation, both days included, by this machine's calendar."""
    first, _dots, last = (arguments.value or "").partition("..")
    try:
        since, until = (date.fromisoformat(each) for each in (first, last or first))
    except ValueError as error:
        expected = "2026-12-20..2027-01-02"
        raise Malformed(
            Code.BAD_OPTION, option="away", value=arguments.value or "", expected=expected
        ) from error
    body = {"since": _midnight(since), "until": _midnight(until + timedelta(days=1))}
    return _in_words(guest, guest.call("PUT", "me/vacation", body))


def _back(guest: Guest, _: Address, __: argparse.Namespace) -> str:
    return _in_words(guest, guest.call("DELETE", "me/vacation"))


def _in_words(guest: Guest, answer: bytes) -> str:
    return _show_calendar(guest.read(answer, Calendar), guest.language)


def _show_calendar(calendar: Calendar, language: str) -> str:
    lines = []
    if (quiet := calendar.quiet) is not None:
        first, last = (f"{minute // 60:02}:{minute % 60:02}" for minute in quiet.hours)
        lines.append(say(language, "me-quiet", {"from": first, "to": last, "zone": tidy(quiet.zone)}))
    if calendar.vacation is not None:
        since, until = calendar.vacation
        days = {"since": local_day(since), "until": local_day(until - 1)}
        lines.append(say(language, "me-vacation", days))
    lines.append(say(language, "me-vacation-left", {"left": calendar.left, "year": calendar.year}))
    return "\n".join(lines)


def own_zone() -> str:
    """The name of this machine's time zone; empty if it does not say."""
    if name := os.environ.get("TZ", "").removeprefix(":"):
        return name
    try:
        return str(Path("/etc/localtime").readlink()).partition("zoneinfo/")[2]
    except OSError:
        return ""


def _midnight(day: date) -> int:
    """The first moment of a day here, in milliseconds since 1970."""
    return round(datetime(day.year, day.month, day.day).astimezone().timestamp() * 1000)


def _break(guest: Guest, address: Address, arguments: argparse.Namespace) -> str:
    _confirm(arguments)
    guest.call("POST", "me/disable")
    forget(address)
    return say(guest.language, "account-break-done")


def _data(guest: Guest, _: Address, arguments: argparse.Namespace) -> str:
    """Agree that one's games may be published without names, or withdraw that; without a value say which."""
    shown = _get(guest, "me/profile", Shown)
    if arguments.value is not None:
        if arguments.value not in ("on", OFF):
            raise Malformed(Code.BAD_OPTION, option="data", value=arguments.value, expected="on | off")
        public = {*shown.public} - {"data"} | ({"data"} if arguments.value == "on" else set())
        body = {"public": sorted(public), "avatar": shown.person.avatar}
        shown = guest.read(guest.call("PUT", "me/profile", body), Shown)
    return say(guest.language, "me-data", {"agreed": "yes" if "data" in shown.public else "no"})


def _delete(guest: Guest, address: Address, arguments: argparse.Namespace) -> str:
    _confirm(arguments)
    guest.call("DELETE", "me")
    forget(address)
    return say(guest.language, "page-me-forgotten")


DOES: dict[str, Callable[[Guest, Address, argparse.Namespace], str]] = {
    "show": _show,
    "code": _code,
    "recover": _recover,
    "sign-out": _sign_out,
    "export": _export,
    "quiet": _quiet,
    "data": _data,
    "away": _away,
    "back": _back,
    "break": _break,
    "delete": _delete,
}


def _confirm(arguments: argparse.Namespace) -> None:
    if not arguments.yes:
        raise Trouble("me-unsure", what=arguments.what)


def _get(guest: Guest, path: str, kind: type[T]) -> T:
    return guest.read(guest.call("GET", path), kind)


def _device(device: Session, language: str) -> str:
    if device.client and device.system:
        facts = {"client": tidy(device.client), "system": tidy(device.system)}
        return say(language, "account-device", facts)
    return tidy(device.client or device.system) or say(language, "account-device-unknown")


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
