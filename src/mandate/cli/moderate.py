"""`mandate moderate`: reports and what to do about them, at a server or in its database."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.text import harmless
from mandate.lang import say
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from mandate.people.conduct import ChatLine, Conduct, Decision, NewDecision, ReportDetails, ReportInfo
    from mandate.server.store.safety import SafetyStore

VIEWS = ("list", "show", "history")
MEASURES = ("dismiss", "warn", "mute", "suspend", "rename", "lift")
KEY = "MANDATE_MODERATOR_KEY"
EXIT_BAD_INPUT = 2
OPERATOR = "operator"  # the moderator in the history, for decisions made in the database itself


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("what", choices=(*VIEWS, *MEASURES), help=words("moderate-what"))
    parser.add_argument("report", nargs="?", metavar="REPORT", help=words("moderate-report"))
    parser.add_argument("--reason", metavar="TEXT", default="", help=words("moderate-reason"))
    parser.add_argument("--days", metavar="N", type=int, default=7, help=words("moderate-days"))
    parser.add_argument("--name", metavar="NAME", default="", help=words("moderate-name"))
    parser.add_argument("--closed", action="store_true", help=words("moderate-closed"))
    parser.add_argument("--json", action="store_true", help=words("moderate-json"))
    parser.add_argument("--at", metavar="URL", help=words("moderate-at", variable=KEY))
    parser.add_argument("--database", metavar="ADDRESS", help=words("moderate-database"))
    parser.add_argument("--settings", metavar="FILE", help=words("serve-settings"))
    parser.epilog = words("moderate-epilogue", variable=KEY)


def run(arguments: argparse.Namespace, language: str) -> int:
    if find_spec("litestar") is None:
        from mandate.extras import install_command

        raise Refused(ServerCode.NOT_INSTALLED, command=install_command("server"))
    if arguments.what not in ("list", "history") and not arguments.report:
        raise Malformed(
            Code.BAD_OPTION, option="REPORT", value="", expected=f"mandate moderate {arguments.what} REPORT"
        )
    from mandate.cli.kit.trouble import Trouble

    try:
        found = _at_server(arguments, language) if arguments.at else _in_database(arguments)
    except Trouble as trouble:
        sys.stderr.write(f"mandate moderate: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    else:
        for line in _lines(arguments, found, language):
            print(harmless(line))
    return 0


def _decision(arguments: argparse.Namespace) -> NewDecision:
    from mandate.people.conduct import NewDecision

    wanted = {
        "kind": arguments.what,
        "reason": arguments.reason,
        "days": arguments.days,
        "name": arguments.name,
    }
    try:
        return msgspec.convert(wanted, NewDecision)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].rstrip("`")
        value = str(wanted.get(name, ""))
        raise Malformed(Code.BAD_OPTION, option=name, value=value, expected=str(error)) from error


# --- at a server --------------------------------------------------------------------------------------------


def _at_server(arguments: argparse.Namespace, language: str) -> Any:
    from mandate.cli.remote.address import read_address
    from mandate.cli.remote.guest import Guest
    from mandate.people.conduct import Decision, ReportDetails, ReportInfo

    key = os.environ.get(KEY, "")
    if not key:
        raise Malformed(Code.BAD_OPTION, option=KEY, value="", expected=say(language, "moderate-key"))
    guest = Guest(read_address(arguments.at), language, key=key)
    path = f"moderation/reports/{quote(arguments.report or '', safe='')}"
    match arguments.what:
        case "list":
            closed = "true" if arguments.closed else None
            listed = guest.call("GET", "moderation/reports", closed=closed)
            return msgspec.json.decode(listed, type=list[ReportInfo])
        case "history":
            return msgspec.json.decode(guest.call("GET", "moderation/history"), type=list[Decision])
        case "show":
            return msgspec.json.decode(guest.call("GET", path), type=ReportDetails)
    guest.call("POST", path, _decision(arguments))
    return None


# --- in the database ----------------------------------------------------------------------------------------


def _in_database(arguments: argparse.Namespace) -> Any:
    from mandate.server.settings import read_settings
    from mandate.server.store.look import look_at

    settings = read_settings({"database": arguments.database}, file=arguments.settings)
    look_at(settings.database)
    return asyncio.run(_with_store(settings.database, settings.reserved_names, arguments))


async def _with_store(database: str, reserved: str, arguments: argparse.Namespace) -> Any:
    from mandate.server.store.store import Store

    store = Store(database)
    await store.open()
    try:
        return await _work(store.safety, reserved, arguments)
    finally:
        await store.close()


async def _work(safety: SafetyStore, reserved: str, arguments: argparse.Namespace) -> Any:
    match arguments.what:
        case "list":
            return await safety.list_reports(closed=arguments.closed)
        case "history":
            return await safety.history()
        case "show":
            return await safety.show_report(arguments.report)
    from mandate.server.live.safety import check_decision, reserved_names

    new = _decision(arguments)
    check_decision(new, reserved_names(reserved))
    await safety.decide(arguments.report, OPERATOR, new, int(time.time() * 1000))
    return None


# --- in words -----------------------------------------------------------------------------------------------


def _lines(arguments: argparse.Namespace, found: Any, language: str) -> list[str]:
    match arguments.what:
        case "list":
            return [_report(each, language) for each in found] or [say(language, "moderate-none")]
        case "history":
            return [_decided(each, language) for each in found] or [say(language, "moderate-no-history")]
        case "show":
            return _details(found, language)
    return [say(language, "moderate-done", {"report": arguments.report})]


def _report(each: ReportInfo, language: str) -> str:
    from mandate.server.live.safety import in_utc

    facts = {
        "id": each.id,
        "at": in_utc(each.at),
        "name": each.name,
        "reason": say(language, f"safety-reason-{each.reason}"),
        "by": each.by or "–",
        "text": each.text,
    }
    return say(language, "moderate-line", facts)


def _decided(each: Decision, language: str) -> str:
    from mandate.server.live.safety import in_utc

    facts = {
        "at": in_utc(each.at),
        "moderator": each.moderator,
        "kind": say(language, f"safety-measure-{each.kind}"),
        "name": each.name or each.detail or "–",
        "until": in_utc(each.until) if each.until else "",
        "timed": "yes" if each.until else "no",
        "reason": each.reason,
    }
    return say(language, "moderate-decided", facts)


def _details(found: ReportDetails, language: str) -> list[str]:
    lines = [_report(found.report, language)]
    if found.report.table:
        lines.append(say(language, "moderate-table", {"table": found.report.table}))
    lines += [say(language, "moderate-log")] if found.log else []
    lines += [_said(line, found.report.line, language) for line in found.log]
    lines += _conduct(found.conduct, language)
    lines += [say(language, "moderate-others", {"count": len(found.others)})]
    lines += [_report(each, language) for each in found.others]
    lines += [say(language, "moderate-history")] if found.history else []
    return [*lines, *(_decided(each, language) for each in found.history)]


def _conduct(found: Conduct, language: str) -> list[str]:
    counts = {"games": found.games, "left": found.left, "stalled": found.stalled, "early": found.early}
    pairings = (
        msgspec.structs.asdict(each) | {"name": each.name or "–", "near": "yes" if each.near else "no"}
        for each in found.pairings
    )
    return [
        say(language, "safety-moderate-conduct", counts),
        *(f"  {say(language, 'safety-moderate-pairing', each)}" for each in pairings),
    ]


def _said(line: ChatLine, reported: int | None, language: str) -> str:
    from mandate.table.phrases import in_words

    is_reported = line.number == reported and not line.remark
    sign = ">" if is_reported else "*" if line.reported else " "
    name = f"{line.name} ({say(language, 'safety-moderate-spectator')})" if line.remark else line.name
    text = line.text if line.phrase is None else in_words(line.phrase, language)
    return f"  {sign} {name}: {text}"
