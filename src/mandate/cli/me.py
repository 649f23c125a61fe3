"""`mandate me`: one's own guest at a server: name, ways to sign in, devices, data."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

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


class Session(msgspec.Struct):
    """A device that is signed in."""

    id: str
    client: str
    system: str
    seen: int
    current: bool


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


def _break(guest: Guest, address: Address, arguments: argparse.Namespace) -> str:
    _confirm(arguments)
    guest.call("POST", "me/disable")
    forget(address)
    return say(guest.language, "account-break-done")


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
